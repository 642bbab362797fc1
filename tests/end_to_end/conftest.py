"""An X server for tests of real windows, and people before it."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest
from orca import Orca, missing
from person import Person, wait_for

XVFB = ("Xvfb", "-nolisten", "tcp", "-noreset", "-ardelay", "250", "-arinterval", "33")
"""A key that is held is sent again after a quarter of a second, 30 times a second."""


@contextmanager
def x_server(size: str) -> Iterator[str]:
    """The display of an X server with a screen of this *size*."""
    if shutil.which("Xvfb") is None:
        pytest.skip("needs Xvfb for a real window")
    read, write = os.pipe()
    server = subprocess.Popen(
        [*XVFB, "-screen", "0", f"{size}x24", "-displayfd", str(write)],
        pass_fds=(write,),
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    with os.fdopen(read) as pipe:
        number = pipe.readline().strip()
    try:
        yield f":{number}"
    finally:
        server.terminate()
        server.wait(timeout=60)


@pytest.fixture
def display() -> Iterator[str]:
    """An X server of this test alone."""
    with x_server("2880x1700") as name:
        yield name


@pytest.fixture
def desktop() -> Callable[[str], AbstractContextManager[str]]:
    """What makes the display of a screen of some size, on which a window manager runs."""
    if shutil.which("openbox") is None:
        pytest.skip("needs openbox for a real desktop")

    @contextmanager
    def make(size: str) -> Iterator[str]:
        with x_server(size) as name:
            environment = os.environ | {"DISPLAY": name}
            manager = subprocess.Popen(
                ["openbox"], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
            )
            asks = ["xdotool", "get_num_desktops"]
            try:
                # Only a window manager knows how many there are.
                wait_for(
                    lambda: subprocess.run(asks, env=environment, capture_output=True).stdout,
                    "a window manager",
                )
                yield name
            finally:
                manager.terminate()
                manager.wait(timeout=60)

    return make


@pytest.fixture
def orca(display: str, tmp_path: Path) -> Iterator[Orca]:
    """A screen reader, which hears the programs that `start` starts."""
    if what := missing():
        pytest.skip(f"needs {what} for a screen reader")
    reader = Orca(display, tmp_path)
    try:
        reader.start()
        yield reader
    finally:
        reader.stop()


@pytest.fixture
def start(
    display: str, user_folder: Path, request: pytest.FixtureRequest
) -> Iterator[Callable[..., Person]]:
    """What starts the program in the household's folder, with what its command line says."""
    if shutil.which("xdotool") is None:
        pytest.skip("needs xdotool for a real window")
    people: list[Person] = []

    def _start(*arguments: str, dice: int | None = None) -> Person:
        heard_by = "orca" in request.fixturenames and request.getfixturevalue("orca")
        desktop = heard_by.environment if heard_by else None
        people.append(Person(display, user_folder, *arguments, desktop=desktop, dice=dice))
        return people[-1]

    yield _start
    for person in people:
        person.kill()
