"""How many Python functions a drop on the table calls, until its event returns."""

from __future__ import annotations

import sys
from types import FrameType
from typing import Final

from played_lab import KEPT, advanced, card_spot, running, zone_spot
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from table_lab import Lab
from table_positions import played

from handfoot_gui.core.cards import Card
from handfoot_gui.core.table import DISCARD
from handfoot_gui.games import rules_of
from handfoot_gui.games.hand_and_foot.rules.moves import Discard
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.state import Phase
from handfoot_gui.storage.codec import load

SIZE: Final = (1280, 720)
MOVES: Final = 120
"""Of a classic deal, until the middle of it."""
BESIDE: Final = QPoint(30, -20)
"""From where a card of the hand is to where it is still in the hand, and nothing has changed."""
NOWHERE: Final = QPoint(3, 3)


class Calls:
    """Counts the Python functions that this thread calls while it is entered."""

    def __init__(self) -> None:
        self.count = 0

    def __enter__(self) -> Calls:
        sys.setprofile(self._note)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)

    def _note(self, _frame: FrameType, event: str, _arg: object) -> None:
        self.count += event == "call"


def mid_deal() -> Lab:
    """A table in the middle of a deal, its player to lay and to discard."""
    rules, state = played(Options(), MOVES, phases=(Phase.PLAY,))
    return Lab(state, rules=rules, size=SIZE)


def hold(port: QWidget, start: QPoint, end: QPoint) -> None:
    """Drag what is at *start* to *end*, and do not let go of it."""
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, 9):
        QTest.mouseMove(port, start + (end - start) * step / 8)
    QApplication.processEvents()


def calls_of_drop(port: QWidget, end: QPoint) -> int:
    """Calls from letting go at *end* of what is held until that event returns; what is painted
    or thought after it is not among them."""
    with Calls() as calls:
        QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=end)
    return calls.count


def discarded(lab: Lab) -> Card:
    """A plain card of the hand, which nobody is asked about."""
    return next(card for card in reversed(lab.hand()) if not (card.is_wild or card.is_black_three))


def calls_of_each(lab: Lab) -> dict[str, int]:
    """A drop back into the hand, one beside the table, and a discard, on one table."""
    port, found = lab.view.viewport(), {}
    card = discarded(lab)
    for name in ("back into the hand", "nowhere", "a discard"):
        start = lab.card_point(card)
        end = {"nowhere": NOWHERE, "a discard": lab.zone_point(DISCARD)}.get(name, start + BESIDE)
        hold(port, start, end)
        found[name] = calls_of_drop(port, end)
        QApplication.processEvents()
    return found


def at_the_discard(moves: int) -> int:
    """Moves of the kept game after which its first player is to discard, *moves* or more."""
    record = load(KEPT).record
    rules = rules_of(record)
    state = rules.start()
    for number, (seat, move) in enumerate(record.moves):
        is_free = state.public.phase is Phase.PLAY and rules.actor(state) == 0
        if number >= moves and is_free and isinstance(move, Discard):
            return number
        state = rules.apply(state, seat, move)
    raise AssertionError("the kept game is too short")


def in_the_program(moves: int) -> dict[str, int]:
    """The same drops in the whole program, with the discard that was made in the kept game."""
    began = running(3)
    program = next(began)
    program.window.resize(*SIZE)
    game = advanced(program, KEPT, moves, 0)
    QTest.qWait(200)
    port, found = game.view.viewport(), {}
    card = load(KEPT).record.moves[moves][1].card
    for name in ("back into the hand", "a discard"):
        start = card_spot(game, card)
        end = start + BESIDE if name != "a discard" else zone_spot(game, DISCARD)
        hold(port, start, end)
        found[name] = calls_of_drop(port, end)
        QTest.qWait(50)
    assert isinstance(game.record.moves[moves][1], Discard)
    next(began, None)
    return found
