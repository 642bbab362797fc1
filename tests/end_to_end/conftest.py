"""An X server for tests of real windows, and people before it."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from orca import Orca, missing
from person import Person

XVFB = ("Xvfb", "-screen", "0", "2880x1700x24", "-nolisten", "tcp", "-noreset", "-ardelay", "250",
        "-arinterval", "33")  # fmt: skip
"""A key that is held is sent again after a quarter of a second, 30 times a second."""


@pytest.fixture
def display() -> Iterator[str]:
    """An X server of this test alone."""
    if shutil.which("Xvfb") is None:
        pytest.skip("needs Xvfb for a real window")
    read, write = os.pipe()
    server = subprocess.Popen(
        [*XVFB, "-displayfd", str(write)],
        pass_fds=(write,),
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    with os.fdopen(read) as pipe:
        number = pipe.readline().strip()
    yield f":{number}"
    server.terminate()
    server.wait(timeout=60)


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

    def _start(*arguments: str) -> Person:
        heard_by = "orca" in request.fixturenames and request.getfixturevalue("orca")
        desktop = heard_by.environment if heard_by else None
        people.append(Person(display, user_folder, *arguments, desktop=desktop))
        return people[-1]

    yield _start
    for person in people:
        person.kill()
