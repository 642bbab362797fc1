"""Browsers that show the page of a phone, by Playwright, and programs that serve tables to it."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

HERE: Final = Path(__file__).parent


class Serving:
    """A program that serves tables, and obeys lines."""

    def __init__(self, script: str, *words: str) -> None:
        self._program = subprocess.Popen(
            [sys.executable, HERE / script, *words],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip

    def line(self) -> str:
        """The next line that it prints."""
        assert self._program.stdout is not None
        return self._program.stdout.readline().strip()

    def tell(self, *words: str) -> None:
        assert self._program.stdin is not None
        self._program.stdin.write(" ".join(words) + "\n")
        self._program.stdin.flush()

    def end(self) -> None:
        with self._program:
            self._program.kill()


class States(Serving):
    """`serve_states.py`: every state by its own key."""

    def __init__(self) -> None:
        super().__init__("serve_states.py")
        self.port = self.line()

    def address(self, state: str) -> str:
        return f"http://127.0.0.1:{self.port}/#key-of-state-{state}"

    def do(self, *words: str) -> None:
        """Give a command and wait until it is done."""
        self.tell(*words)
        assert self.line() == "done"


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    found = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")
    with found.sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    path = shutil.which("chromium")
    if path is None:
        pytest.skip("chromium is not installed")
    started = playwright.chromium.launch(executable_path=path)
    yield started
    started.close()


@pytest.fixture(scope="session")
def states() -> Iterator[States]:
    serving = States()
    yield serving
    serving.end()


@pytest.fixture
def serve() -> Iterator[Callable[..., Serving]]:
    """Starts a program of this folder, which ends with the test."""
    running = []

    def started(*words: Any) -> Serving:
        running.append(Serving(*words))
        return running[-1]

    yield started
    for one in running:
        one.end()
