"""The whole program on an evening of a family: two people on phones, one at the screen, one bot.

    HANDFOOT_HOME=FOLDER .venv/bin/python tests/browsers/serve_evening.py

The person at the screen plays by real mouse presses, whenever the game waits there. Lines on the
standard input are commands, each of which is answered with one line of JSON: `begin GAME` deals,
with the seats of `PHONES` on phones; `continue` goes on with the game left last, by a click on the
start page; `addresses` are what the codes say; `wait` is answered once a phone, or the next deal,
is waited for; `drop` cuts all connections, and waits until all phones are back; `fetch` takes the
cards of whoever is to act to the screen, where nobody then does anything until `give` has pressed
*yes* where that phone asks for them; `close` closes the window, which ends the program.
"""

from __future__ import annotations

import json
import os
import sys
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
TESTS: Final = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(TESTS), str(TESTS.parent), str(TESTS / "views")]

from family_lab import LIKED, NAMES, choice  # noqa: E402
from played_lab import card_spot, zone_spot  # noqa: E402
from PySide6.QtCore import QObject, QPoint, QSocketNotifier, Qt, QTimer  # noqa: E402
from PySide6.QtNetwork import QTcpSocket  # noqa: E402
from PySide6.QtTest import QTest  # noqa: E402
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget  # noqa: E402
from watching import faces, hands  # noqa: E402
from whole_program import QUICK  # noqa: E402

from handfoot_gui.core.seats import Seat  # noqa: E402
from handfoot_gui.core.table import ButtonRole  # noqa: E402
from handfoot_gui.session.waiting import Waiting  # noqa: E402
from handfoot_gui.ui.controller import Controller  # noqa: E402
from handfoot_gui.ui.game.played_game import PlayedGame  # noqa: E402
from handfoot_gui.ui.phones import door  # noqa: E402
from handfoot_gui.ui.widgets.page import QuestionDialog  # noqa: E402
from handfoot_gui.ui.window.language import ENGLISH, use_language  # noqa: E402

PHONES: Final = (Seat(0), Seat(2))
AT_SCREEN: Final = Seat(1)
_PACE: Final = 2
"""Milliseconds after which the person at the screen looks again."""
_ENDS: Final = (Waiting.NEXT_DEAL, Waiting.OVER)


def press(widget: QWidget, at: QPoint | None = None) -> None:
    """A press of the left button in the middle of *widget*, or *at* that place."""
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=at or widget.rect().center())


class AtScreen:
    """The person who sits at the screen, and has a mouse."""

    def __init__(self, game: PlayedGame) -> None:
        self.game = game
        self.covers = self.presses = self.drags = 0

    def act(self) -> None:
        """One act, where the game waits for one."""
        match self.game.play.waiting:
            case Waiting.COVER:
                self.covers += 1
                cover = self.game.view.window().findChild(QWidget, "cover")
                assert cover is not None
                golden = next(one for one in cover.findChildren(QAbstractButton) if one.hasFocus())
                press(golden)
            case Waiting.PERSON | Waiting.LOOK | Waiting.PRESS:
                self._play()

    def _play(self) -> None:
        game, scene = self.game, self.game.scene
        buttons = [one for one in scene.actions.buttons if one.is_on]
        golden = [one for one in buttons if one.role is ButtonRole.PRIMARY]
        if golden or (buttons and game.play.waiting is not Waiting.PERSON):
            button = game.view.button((golden or buttons)[-1].code)
            assert button is not None
            self.presses += 1
            press(button)
        elif scene.turn.has_draft or not any(map(self._drags, self._suggested())):
            game.questions.hint()

    def _suggested(self) -> list[Any]:
        game = self.game
        return list(islice(game.play.session.rules.suggestions(game.screen.view), 8))

    def _drags(self, move: Any) -> bool:
        """Put the one card of a *move* where it goes; False where that takes more than that."""
        game = self.game
        gesture = game.presenter.table.gesture(game.screen.view, move)
        if gesture is None or len(gesture[0]) != 1 or game.scene.table.zone(gesture[1]) is None:
            return False
        (card,), key = gesture
        port, start, end = game.view.viewport(), card_spot(game, card), zone_spot(game, key)
        moves = len(game.record.moves)
        QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
        QTest.mouseMove(port, start + QPoint(0, -40))
        QTest.mouseMove(port, end)
        QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=end)
        is_made = len(game.record.moves) > moves
        self.drags += is_made
        return is_made


class Evening(QObject):
    """The program, obeying commands."""

    def __init__(self) -> None:
        super().__init__()
        self.program = Controller(timing=QUICK)
        self.program.game_controller.dice = Random(20)
        self.program.window.set_preferences(LIKED)
        self.program.window.resize(1280, 720)
        self.program.start()
        self._person: AtScreen | None = None
        self._is_asked = False
        self._seen: set[str] = set()
        self._timer = QTimer(self, interval=_PACE)
        self._timer.timeout.connect(self._look)

    @property
    def game(self) -> PlayedGame:
        assert self.program.played is not None
        return self.program.played

    def obey(self, line: str) -> None:
        """Do what a line of the standard input says."""
        match line.split():
            case ["begin", name]:
                self.program.new_game(choice(name, "p", "p", "p", "steady"))
                self.game.hands.send(*PHONES)
                self.game.hands.let_in()
                self._go_on()
            case ["continue"]:
                self._continue()
            case ["addresses"]:
                said = self.game.hands.phones.invitations()
                self._say({NAMES[one.seat]: one.url for one in said if one.url})
            case ["wait"]:
                self._is_asked = True
            case ["drop"]:
                for socket in self.game.hands.phones.door.listener.findChildren(QTcpSocket):
                    socket.abort()
                self._until_back()
            case ["fetch"]:
                self._timer.stop()
                seat = self.game.play.awaited
                assert seat is not None
                self.game.hands.fetch(seat)
                self._say(NAMES[seat])
            case ["give"]:
                self._give()
            case ["close"]:
                self._timer.stop()
                self.program.window.close()
                self.program.stop()
                self._say("done")

    def _until_back(self) -> None:
        """Answer once all phones are here again."""
        if all(map(self.game.hands.phones.door.is_here, PHONES)):
            self._say("done")
        else:
            QTimer.singleShot(_PACE, self._until_back)

    def _give(self) -> None:
        """Say yes to a phone that asks, once it has."""
        dialogs = self.program.window.findChildren(QuestionDialog)
        asking = next((one for one in dialogs if one.isVisible()), None)
        if asking is None:
            QTimer.singleShot(_PACE, self._give)
            return
        button = asking.findChild(QAbstractButton, "do-it")
        assert button is not None
        press(button)
        # As every window manager does once a dialog has gone.
        self.program.window.activateWindow()
        self._timer.start()
        self._until_back()

    def _continue(self) -> None:
        """Go on with the first game of the start page, once that has found it."""
        buttons = self.program.window.findChildren(QAbstractButton)
        found = [one for one in buttons if one.objectName().startswith("continue-")]
        if found:
            press(found[0])
            self._go_on()
        else:
            QTimer.singleShot(_PACE, self._continue)

    def _go_on(self) -> None:
        self._person = AtScreen(self.game)
        self._timer.start()
        self._say(self.game.record.game)

    def _look(self) -> None:
        """Play at the screen, and look whether a phone is waited for."""
        assert self._person is not None
        self._watch()
        self._person.act()
        play = self.game.play
        is_ended = play.waiting in _ENDS
        if self._is_asked and (is_ended or play.waiting is Waiting.ELSEWHERE):
            self._is_asked = False
            asked = None if play.awaited is None else NAMES[play.awaited]
            self._say(
                {
                    "asked": asked, "ended": is_ended, "moves": len(self.game.record.moves),
                    "covers": self._person.covers, "presses": self._person.presses,
                    "drags": self._person.drags, "seen": sorted(self._seen),
                }
            )  # fmt: skip

    def _watch(self) -> None:
        """Nobody's cards but those of whoever sits there are ever in the window."""
        if self.game.play.waiting in _ENDS:
            return
        shown = faces(self.game)
        for seat, cards in enumerate(hands(self.game)):
            if seat != AT_SCREEN and shown & cards:
                self._seen.add(f"{NAMES[seat]}: {sorted(map(str, shown & cards))}")

    def _say(self, what: object) -> None:
        print(json.dumps(what), flush=True)


def main() -> int:
    """Serve an evening until the window is closed, or the standard input ends."""
    app = QApplication(sys.argv[:1])
    use_language(ENGLISH)
    door.addresses = lambda: ("127.0.0.1",)
    evening = Evening()
    print("ready", flush=True)
    notifier = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read)

    def on_lines(*_: object) -> None:
        lines = os.read(sys.stdin.fileno(), 4096)
        if not lines:
            app.quit()
        for line in lines.decode().splitlines():
            evening.obey(line)

    notifier.activated.connect(on_lines)
    return app.exec()


if __name__ == "__main__":
    sys.exit(main())
