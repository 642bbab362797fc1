"""The program started twice: the window that is there comes forward and opens the file."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import pytest
from person import COMMAND, PATIENCE, Person, wait_for

from handfoot_gui.core.preferences import Preferences
from handfoot_gui.storage.preferences import PreferencesFile

SAMPLES = Path(__file__).parent.parent / "samples"


@pytest.fixture
def first(
    desktop: Callable[[str], AbstractContextManager[str]], user_folder: Path
) -> Iterator[Person]:
    """A person at the first window, under a window manager."""
    PreferencesFile(user_folder).save(Preferences(names=("Ann", "Bo", "Cleo", "Dan")))
    with desktop("1400x900") as display:
        person = Person(display, user_folder)
        try:
            person.sees("StartPage")
            person.is_so(lambda now: now.is_in_front)
            yield person
        finally:
            person.kill()


def start_again(person: Person, *arguments: str) -> None:
    """Start the program once more, as from a menu; it ends at once."""
    done = subprocess.run(
        [COMMAND, *arguments], env=person.environment, capture_output=True, text=True,
        timeout=PATIENCE,
    )  # fmt: skip
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_the_window_comes_to_the_front_and_opens_the_file(first: Person) -> None:
    first.minimise()
    first.is_so(lambda now: not now.is_in_front)
    start_again(first)
    first.is_so(lambda now: now.is_in_front)
    start_again(first, str(SAMPLES / "format-8.handfoot.json"))
    wait_for(lambda: first.page() != "StartPage", "another page than the first")
    first.is_so(lambda now: now.is_in_front)


def test_one_more_window_opens_where_that_is_asked_for(first: Person, user_folder: Path) -> None:
    second = Person(first.environment["DISPLAY"], user_folder, "--new-window")
    try:
        second.sees("StartPage")
        # Who is called is the first, as long as it is there.
        start_again(first, str(SAMPLES / "format-8.handfoot.json"))
        wait_for(lambda: first.page() != "StartPage", "the file in the first window")
        assert second.page() == "StartPage"
    finally:
        second.kill()


def test_after_a_kill_the_next_start_has_its_window(first: Person, user_folder: Path) -> None:
    display = first.environment["DISPLAY"]
    first.kill()
    next_one = Person(display, user_folder)
    try:
        next_one.sees("StartPage")
        start_again(next_one)
        next_one.quit()
    finally:
        next_one.kill()
