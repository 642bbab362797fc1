"""The installed program in a real window: a turn played with the mouse, killed, and gone on with.

A second copy of the game, offscreen and in a folder of its own, tells where things lie in a
window of that size; the program under test is only reached through the X server and its files.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import msgspec
import pytest
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from handfoot_gui.core.cards import Card, cards
from handfoot_gui.core.preferences import Animation, BotPace, Preferences, ThemeChoice
from handfoot_gui.core.record import Player, PlayerKind, Record, replay
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.games.hand_and_foot.rules.moves import (
    ChooseDealer,
    Deal,
    Discard,
    Draw,
    Lay,
    Move,
    TurnUp,
)
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.storage.codec import load
from handfoot_gui.storage.preferences import PreferencesFile
from handfoot_gui.storage.saves import Saves
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.table.scene import TableScene

pytestmark = pytest.mark.skipif(
    shutil.which("xdotool") is None, reason="needs xdotool for a real window"
)

KINGS, ACES = cards("KS1 KH1 KD1"), cards("AS1 AH1 AD1")
REST = cards("4S1 5S1 6S1 7S1 8S1 9S1 TS1")
STOCK = cards("JC5 QD4 QC4")  # the upcard, then the first draw
PATIENCE = 60.0


def _wait_until(is_true: Callable[[], bool], what: str) -> None:
    end = time.monotonic() + PATIENCE
    while not is_true():
        assert time.monotonic() < end, f"waited in vain for {what}"
        time.sleep(0.05)


def _order(rules: HandAndFoot) -> tuple[Card, ...]:
    """A deal in which seat 0 plays first and can get down with kings and aces."""
    fixed = {*KINGS, *ACES, *REST, *STOCK}
    others = [card for card in rules.cards if card not in fixed]
    Random(8).shuffle(others)
    packets = 4 * (rules.options.hand_size + rules.options.foot_size) - 13
    return (*KINGS, *ACES, *REST, *others[:packets], *STOCK, *others[packets:])


def _prepare(home: Path) -> Path:
    """A household's folder with quick preferences and one game, seat 0 to draw."""
    preferences = Preferences(
        bot_pace=BotPace.INSTANT, animation=Animation.OFF, theme=ThemeChoice.LIGHT
    )
    PreferencesFile(home).save(preferences)
    rules = HandAndFoot(Options())
    players = (
        Player("Marta", PlayerKind.PERSON),
        *(Player(name, PlayerKind.BOT, "easy") for name in ("Elise", "Josip", "Karl")),
    )
    moves: list[Move] = [ChooseDealer(Seat(3)), Deal(_order(rules)), TurnUp()]
    record = Record(
        "hand-and-foot",
        "classic",
        rules.options,
        players,
        tuple((TABLE, move) for move in moves),
    )
    with Saves(home).create(record) as game:
        game.save(record, replay(rules, record.moves))
        return game.path


class RealProgram:
    """The installed command in a window of the X server, and a mouse to reach it with."""

    def __init__(self, display: str, home: Path, *arguments: str) -> None:
        keep = ("PATH", "HOME", "LANG", "LC_ALL", "TMPDIR", "VIRTUAL_ENV")
        self.environment = {name: os.environ[name] for name in keep if name in os.environ}
        self.environment |= {"DISPLAY": display, "HANDFOOT_HOME": str(home)}
        command = Path(sys.executable).with_name("handfoot")
        assert command.exists(), "the program is not installed beside this Python"
        self.process = subprocess.Popen(
            [command, *arguments], env=self.environment, stderr=subprocess.PIPE, text=True
        )
        self.window = self._find_window()

    def _tool(self, *arguments: str) -> str:
        done = subprocess.run(
            ["xdotool", *arguments], env=self.environment, capture_output=True, text=True
        )
        return done.stdout

    def _find_window(self) -> str:
        found: list[str] = []

        def look() -> bool:
            assert self.process.poll() is None, self.process.communicate()[1]
            pid = str(self.process.pid)
            found[:] = self._tool("search", "--onlyvisible", "--pid", pid).split()
            return bool(found)

        _wait_until(look, "the window")
        return found[-1]

    def _corner(self) -> tuple[int, int]:
        told = self._tool("getwindowgeometry", "--shell", self.window)
        numbers = dict(re.findall(r"^(\w+)=(-?\d+)$", told, re.MULTILINE))
        return int(numbers["X"]), int(numbers["Y"])

    def move(self, point: QPoint) -> None:
        x, y = self._corner()
        self._tool("mousemove", "--sync", str(x + point.x()), str(y + point.y()))

    def click(self, point: QPoint) -> None:
        self.move(point)
        self._tool("click", "1")

    def drag(self, start: QPoint, end: QPoint) -> None:
        self.move(start)
        self._tool("mousedown", "1")
        for step in range(1, 6):
            self.move(start + (end - start) * step / 5)
        self._tool("mouseup", "1")

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.communicate()

    def quit(self) -> tuple[int, str]:
        self._tool("key", "--window", self.window, "ctrl+q")
        errors = self.process.communicate(timeout=PATIENCE)[1]
        return self.process.returncode, errors


class Twin:
    """The same game in the same size of window, offscreen: where things lie."""

    def __init__(self, qtbot: QtBot, game: Path) -> None:
        copy = Path(os.environ["HANDFOOT_HOME"]) / "twin.json"
        shutil.copy(game, copy)
        self.program = Controller()
        preferences, _ = PreferencesFile(game.parent.parent).load()
        self.program.window.set_preferences(preferences)
        self.program.start(copy)
        qtbot.wait(100)

    @property
    def scene(self) -> TableScene:
        assert self.program.played is not None
        return self.program.played.scene

    def _in_window(self, rect: QRectF) -> QPoint:
        assert self.program.played is not None
        view = self.program.played.view
        point = view.mapFromScene(rect.center())
        return view.viewport().mapTo(self.program.window, point)

    def zone(self, key: str) -> QPoint:
        places = self.scene.canvas.places
        return self._in_window(self.scene.canvas.scale.rect(places.zones[key].rect))

    def card(self, card: Card) -> QPoint:
        """A point near the card's upper left corner, which no other card of the hand covers."""
        places = self.scene.canvas.places
        rect = self.scene.canvas.scale.rect(dict(places.zones["hand"].cards)[card].rect)
        return self._in_window(QRectF(rect.left(), rect.top() + 20, 24, 24))

    def button(self, code: str) -> QPoint:
        assert self.program.played is not None
        button: QWidget | None = self.program.played.view.button(code)
        assert button is not None
        return button.mapTo(self.program.window, button.rect().center())

    def close(self) -> None:
        self.program.stop()
        self.program.window.close()


def _moves(path: Path) -> list[tuple[int, Move]]:
    return list(load(path).record.moves)


def test_a_turn_with_the_mouse_killed_in_the_middle_and_gone_on_with(
    qtbot: QtBot, display: str, tmp_path: Path
) -> None:
    home = tmp_path / "household"
    path = _prepare(home)
    real = RealProgram(display, home, "--open", str(path))
    twin = Twin(qtbot, path)

    real.click(twin.zone("stock"))
    _wait_until(lambda: _moves(path)[-1] == (0, Draw((2,))), "the draw")

    # The twin follows, so that the hand lies as it does in the real window.
    twin.program.played.bridge.play(Draw((2,)))  # type: ignore[union-attr]
    for card in KINGS:
        real.click(twin.card(card))
        twin.scene.selection.toggle(card)
    real.drag(twin.card(KINGS[1]), twin.zone("new-meld"))
    twin.scene.drop(KINGS, "new-meld")
    for card in ACES:
        real.click(twin.card(card))
        twin.scene.selection.toggle(card)
    real.drag(twin.card(ACES[1]), twin.zone("new-meld"))
    twin.scene.drop(ACES, "new-meld")
    assert len(_moves(path)) == 4, "a first meld is one move, and it is not made yet"
    real.click(twin.button("lay"))
    _wait_until(lambda: isinstance(_moves(path)[-1][1], Lay), "the first meld")
    laid = _moves(path)[-1][1]
    assert isinstance(laid, Lay)
    assert sorted(
        sorted(card.code for card in placement.cards) for placement in laid.melds
    ) == sorted([sorted(card.code for card in KINGS), sorted(card.code for card in ACES)])
    twin.close()

    real.kill()
    before = _moves(path)
    real = RealProgram(display, home, "--open", str(path))
    twin = Twin(qtbot, path)
    assert _moves(path) == before
    card = twin.scene.table.hand[-1]  # type: ignore[union-attr]
    real.drag(twin.card(card), twin.zone("discard"))
    _wait_until(lambda: len(_moves(path)) > len(before), "the discard")
    assert _moves(path)[len(before)] == (0, Discard(card))
    twin.close()

    # The bots play on by themselves until it is Marta's turn again.
    _wait_until(lambda: load(path).record.moves[-1][0] in (1, 2, 3, -1), "the bots")

    def has_marta_again() -> bool:
        loaded = load(path)
        public = loaded.state.public
        return bool(public.turn == 0 and public.turns == 5)

    _wait_until(has_marta_again, "Marta's second turn")
    code, errors = real.quit()
    assert (code, errors) == (0, "")
    assert msgspec.json.decode(path.read_bytes())["check"]["finished"] is False


def test_without_a_display_one_sentence_says_what_to_do(tmp_path: Path) -> None:
    command = Path(sys.executable).with_name("handfoot")
    environment = {"PATH": os.environ["PATH"], "HANDFOOT_HOME": str(tmp_path)}
    for display in (None, ":4711"):
        extra = {} if display is None else {"DISPLAY": display}
        done = subprocess.run(
            [command], env=environment | extra, capture_output=True, text=True, timeout=60
        )
        assert done.returncode == 2
        assert done.stdout == ""
        assert done.stderr.count("\n") == 1
        assert "Traceback" not in done.stderr
        assert "desktop session" in done.stderr
