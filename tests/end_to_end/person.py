"""A person at the installed program: a real window, the mouse and the keys of its X server.

Nothing but a finger that presses Enter again waits for a time, only for what is to be seen next.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple, TypeVar

AGENT = Path(__file__).with_name("agent")
COMMAND = Path(sys.executable).with_name("handfoot")
PATIENCE = 60.0
"""Seconds after which something is waited for in vain."""
BREATH = 0.33
"""Seconds in which nobody presses Enter again."""
_Found = TypeVar("_Found")


def wait_for(look: Callable[[], _Found], what: str) -> _Found:
    """What *look* finds, once that is something."""
    end = time.monotonic() + PATIENCE
    while not (found := look()):
        assert time.monotonic() < end, f"waited in vain for {what}"
        time.sleep(0.02)
    return found


class Window(NamedTuple):
    """Where a window is without its frame, and how."""

    left: int
    top: int
    width: int
    height: int
    is_maximised: bool
    is_full: bool
    is_in_front: bool


class Person:
    """Starts the program in *home*, which is all there is of theirs, and does what people do."""

    def __init__(
        self,
        display: str,
        home: Path,
        *arguments: str,
        desktop: Mapping[str, str] | None = None,
        dice: int | None = None,
    ) -> None:
        """*desktop* is what else its desktop says to every program; with the same *dice* the same
        keys lead to the same game."""
        assert COMMAND.exists(), "the program is not installed beside this Python"
        kept = ("PATH", "LC_ALL", "TMPDIR", "FONTCONFIG_FILE")
        own = {
            "DISPLAY": display,
            "HOME": str(home),
            "XDG_CACHE_HOME": str(Path.home() / ".cache"),
            "HANDFOOT_HOME": str(home),
            "PYTHONPATH": str(AGENT),
        }
        self._pressed = 0.0
        own |= desktop or {}
        if dice is not None:
            own["DICE"] = str(dice)
        self.environment = {name: os.environ[name] for name in kept if name in os.environ} | own
        # A pipe that nobody reads is full one day, and holds the program up.
        self._errors = tempfile.TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115  (kept open)
        self._process = subprocess.Popen(
            [COMMAND, *arguments],
            env=self.environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            text=True,
        )

    # -- what is seen -----------------------------------------------------------------------

    def _ask(self, what: str, argument: str = "") -> object:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            self._process.stdin.write(f"{what} {argument}\n")
            self._process.stdin.flush()
            return json.loads(self._process.stdout.readline())
        except (OSError, ValueError):
            self._process.communicate()
            raise AssertionError(self.errors()) from None

    def errors(self) -> str:
        """What the program has written on its standard error."""
        self._errors.seek(0)
        return self._errors.read()

    def page(self) -> str:
        """The kind of the page, or of the dialog or the list of values in front of it."""
        return str(self._ask("page"))

    def sees(self, page: str) -> None:
        """Wait for that kind of page or dialog."""
        wait_for(lambda: self.page() == page, page)

    def texts(self) -> list[str]:
        """What can be read."""
        texts = self._ask("texts")
        assert isinstance(texts, list)
        return texts

    def reads(self, *parts: str) -> None:
        """Wait until something with each of *parts* can be read."""
        for part in parts:
            wait_for(lambda part=part: any(part in text for text in self.texts()), part)

    def is_there(self, name: str) -> bool:
        """Whether something of that name can be pressed."""
        return self._ask("where", name) is not None

    def is_laid_out(self, card: str) -> None:
        """Wait until a card is no longer in the hand."""
        wait_for(lambda: self._ask("on-table", card) is None, f"{card} on the table")

    def _point(self, what: str, name: str) -> tuple[int, int]:
        """Where it is, once it has come to rest."""
        last: object = None

        def look() -> object:
            nonlocal last
            before, last = last, self._ask(what, name)
            return last if last == before else None

        point = wait_for(look, f"{name}, of {self.texts()}")
        assert isinstance(point, list)
        return int(point[0]), int(point[1])

    def window(self) -> Window:
        """How the window lies on the screen."""
        found = self._ask("place")
        assert isinstance(found, list)
        return Window(*found)

    def is_so(self, look: Callable[[Window], bool]) -> None:
        """Wait until *look* is true of the window."""
        wait_for(lambda: look(self.window()), f"another place than {self.window()}")

    # -- what is done -----------------------------------------------------------------------

    def _tool(self, *arguments: object) -> None:
        subprocess.run(["xdotool", *map(str, arguments)], env=self.environment, check=True)

    def click(self, name: str) -> None:
        """Click on what has that name."""
        self._tool("mousemove", *self._point("where", name), "click", 1)

    def click_on_table(self, name: str) -> None:
        """Click on a card of the hand, by its code, or a zone, by its key."""
        self._tool("mousemove", *self._point("on-table", name), "click", 1)

    def drag(self, card: str, zone: str) -> None:
        """Drag a card of the hand to a zone."""
        (x, y), (to_x, to_y) = self._point("on-table", card), self._point("on-table", zone)
        self._tool("mousemove", x, y, "mousedown", 1)
        for step in range(1, 6):
            way = x + (to_x - x) * step // 5, y + (to_y - y) * step // 5
            self._tool("mousemove", "--sync", *way)
        self._tool("mouseup", 1)

    def _focused(self) -> tuple[object, ...]:
        """Gives the keys to the window in front, as a desktop does."""
        return "windowfocus", "--sync", wait_for(lambda: self._ask("window"), "a window")

    def press(self, *keys: str) -> None:
        """Press keys, as xdotool calls them; what just came opens by no key of a quick rhythm."""
        if "Return" in keys:
            time.sleep(max(0.0, self._pressed + BREATH - time.monotonic()))
        self._tool(*self._focused(), "key", *keys)
        self._pressed = time.monotonic()

    def hold(self, key: str) -> None:
        """Press a key for what has been there for a while, and leave it down."""
        time.sleep(BREATH)
        self._tool(*self._focused(), "keydown", key)

    def let_go(self, key: str) -> None:
        """Take the finger off a key."""
        self._tool("keyup", key)

    def type(self, text: str) -> None:
        """Type *text*."""
        self._tool(*self._focused(), "type", "--delay", 1, text)

    def place_window(self, left: int, top: int, width: int, height: int) -> None:
        """Let the window be there and as large, frame and all."""
        window = str(wait_for(lambda: self._ask("window"), "a window"))
        self._tool("windowsize", window, width, height)
        self._tool("windowmove", window, left, top)
        self.is_so(lambda now: now.width == width and abs(now.left - left) < 10)

    def minimise(self) -> None:
        """Put the window away."""
        window = str(wait_for(lambda: self._ask("window"), "a window"))
        self._tool("windowminimize", window)

    def maximise(self, *, is_so: bool = True) -> None:
        """Maximise the window by a double click above it, or let it be as it was before."""
        now = self.window()
        self._tool("mousemove", now.left + now.width // 2, now.top - 8)
        self._tool("click", "--repeat", 2, "--delay", 40, 1)
        self.is_so(lambda now: now.is_maximised is is_so)

    def kill(self) -> None:
        """End the program as a power cut does."""
        self._process.kill()
        self._process.communicate()
        self._errors.close()

    def quit(self) -> None:
        """Leave with Ctrl+Q; nothing may have gone wrong."""
        self.press("ctrl+q")
        self._process.communicate(timeout=PATIENCE)
        assert (self._process.returncode, self.errors()) == (0, "")
