"""The window under a window manager: it comes back as it was, on the screens that are there."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest
from person import Person, Window

from handfoot_gui.core.preferences import Preferences
from handfoot_gui.storage.preferences import PreferencesFile

Desktop = Callable[[str], AbstractContextManager[str]]
LARGE, SMALL = "2880x1700", "1024x768"
FILL = "F11"


@pytest.fixture
def home(user_folder: Path) -> Path:
    """A household that has chosen something, so that its window is remembered."""
    PreferencesFile(user_folder).save(Preferences(names=("Ann", "Bo", "Cleo", "Dan")))
    return user_folder


@contextmanager
def started(display: str, home: Path, *arguments: str) -> Iterator[Person]:
    """The program, which is left at the end as people leave it."""
    person = Person(display, home, *arguments)
    try:
        person.sees("StartPage")
        person.is_so(lambda now: now.width > 0)
        yield person
        person.quit()
    finally:
        person.kill()


def same_place(one: Window, other: Window) -> bool:
    return one[:6] == other[:6]


def test_the_window_comes_back_where_it_was_again_and_again(desktop: Desktop, home: Path) -> None:
    with desktop(LARGE) as display:
        with started(display, home) as person:
            person.place_window(700, 300, 1300, 900)
            place = person.window()
        for _ in range(2):
            with started(display, home) as person:
                person.is_so(lambda now: same_place(now, place))


def test_a_maximised_window_comes_back_so_and_has_its_old_place_below(
    desktop: Desktop, home: Path
) -> None:
    with desktop(LARGE) as display:
        with started(display, home) as person:
            person.place_window(700, 300, 1300, 900)
            place = person.window()
            person.maximise()
        with started(display, home) as person:
            person.is_so(lambda now: now.is_maximised and now.width > 2800)
            person.maximise(is_so=False)
            person.is_so(lambda now: same_place(now, place))


@pytest.mark.parametrize("is_maximised", [False, True])
def test_what_fills_the_screen_comes_back_so_and_has_below_what_was_there(
    desktop: Desktop, home: Path, is_maximised: bool
) -> None:
    with desktop(LARGE) as display:
        with started(display, home) as person:
            person.place_window(700, 300, 1300, 900)
            place = person.window()
            if is_maximised:
                person.maximise()
            person.press(FILL)
            person.is_so(lambda now: now.is_full and now[:4] == (0, 0, 2880, 1700))
        with started(display, home) as person:
            person.is_so(lambda now: now.is_full and now[:4] == (0, 0, 2880, 1700))
            person.press(FILL)
            person.is_so(lambda now: not now.is_full and now.is_maximised is is_maximised)
            if is_maximised:
                person.is_so(lambda now: now.width > 2800)
                person.maximise(is_so=False)
            person.is_so(lambda now: same_place(now, place))


@pytest.mark.parametrize("is_maximised", [False, True])
def test_a_window_of_a_screen_that_is_gone_is_wholly_on_the_one_that_is_there(
    desktop: Desktop, home: Path, is_maximised: bool
) -> None:
    with desktop(LARGE) as display, started(display, home) as person:
        person.place_window(1450, 750, 1400, 900)
        if is_maximised:
            person.maximise()
    with desktop(SMALL) as display, started(display, home) as person:
        person.is_so(lambda now: now.is_maximised is is_maximised)
        person.is_so(
            lambda now: (
                0 <= now.left <= now.left + now.width <= 1024
                and 0 < now.top <= now.top + now.height <= 768
            )
        )
        if is_maximised:
            person.maximise(is_so=False)
            person.is_so(lambda now: now.left >= 0 and now.left + now.width <= 1024)


def test_a_window_that_was_mostly_beside_the_screen_comes_back_inside(
    desktop: Desktop, home: Path
) -> None:
    with desktop(LARGE) as display:
        with started(display, home) as person:
            person.place_window(2500, 1500, 1300, 900)
        with started(display, home) as person:
            person.is_so(lambda now: now.left + now.width <= 2880 and now.top + now.height <= 1700)
            assert person.window()[2:4] == (1300, 900)


needs_xrandr = pytest.mark.skipif(shutil.which("xrandr") is None, reason="needs xrandr")


def xrandr(display: str, *words: object) -> None:
    subprocess.run(
        ["xrandr", *map(str, words)],
        env=os.environ | {"DISPLAY": display}, stdout=subprocess.DEVNULL, check=True,
    )  # fmt: skip


def change_screen(display: str, width: int, height: int) -> None:
    """Make the screen of *display* as small while programs run there."""
    size = f"{width}x{height}"
    timings = (60, width, width + 8, width + 16, width + 24, height, height + 1, height + 2)
    xrandr(display, "--newmode", size, *timings, height + 3)
    xrandr(display, "--addmode", "screen", size)
    xrandr(display, "--output", "screen", "--mode", size)


@needs_xrandr
def test_a_window_stays_within_reach_when_its_screen_shrinks(desktop: Desktop, home: Path) -> None:
    with desktop(LARGE) as display, started(display, home) as person:
        person.place_window(1450, 750, 1400, 900)
        change_screen(display, 1024, 768)
        person.is_so(
            lambda now: (
                0 <= now.left <= now.left + now.width <= 1024
                and 0 < now.top <= now.top + now.height <= 768
            )
        )


@needs_xrandr
def test_what_was_maximised_when_its_screen_shrank_is_inside_afterwards(
    desktop: Desktop, home: Path
) -> None:
    with desktop(LARGE) as display, started(display, home) as person:
        person.place_window(1450, 750, 1400, 900)
        person.maximise()
        change_screen(display, 1024, 768)
        person.is_so(lambda now: now.is_maximised and now.width <= 1024)
        person.maximise(is_so=False)
        person.is_so(
            lambda now: (
                0 <= now.left <= now.left + now.width <= 1024
                and 0 < now.top <= now.top + now.height <= 768
            )
        )


@needs_xrandr
def test_a_window_goes_to_the_other_screen_when_its_own_goes(desktop: Desktop, home: Path) -> None:
    with desktop(LARGE) as display:
        xrandr(display, "--setmonitor", "left", "1440/300x1700/300+0+0", "screen")
        xrandr(display, "--setmonitor", "right", "1440/300x1700/300+1440+0", "none")
        with started(display, home) as person:
            person.place_window(1500, 400, 1200, 900)
            xrandr(display, "--delmonitor", "right")
            person.is_so(lambda now: 0 <= now.left <= now.left + now.width <= 1440)
