"""`?` lists every kind of move with what it is or why it has to wait, and shows it on the table."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from played_lab import KEPT, advanced, running
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from handfoot_gui.core.record import states
from handfoot_gui.core.seats import TABLE
from handfoot_gui.core.table import STOCK
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import presenter_of, rules_of
from handfoot_gui.storage.codec import load
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.bridge import Waiting
from handfoot_gui.ui.game.possible_dialog import PossibleDialog

SAMPLES = KEPT.parent
KINDS: dict[str, dict[str, str]] = {
    "hand-and-foot": {
        "Draw": "Draw", "TakePile": "Take the discard pile", "Lay": "Lay Add",
        "Discard": "Discard a card", "Ask": "Ask to go out", "EndTurn": "End the turn",
    },
    "raub": {
        "TakeDeal": "Deal", "PassDeal": "Pass the deal on", "BlindRaub": "Say Raub unseen",
        "Look": "Look at the cards", "Raub": "Say Raub", "Dalje": "Say Dalje",
        "Exchange": "Change cards", "SwapSeven": "Swap the seven", "Play": "Play",
    },
    "manipulation": {
        "Draw": "Draw a card", "Play": "Lay cards", "Knock": "Knock", "EndTurn": "End the turn",
    },
}  # fmt: skip
"""By game, what the list calls each kind of move; two names where it tells them apart."""


@pytest.fixture
def program(qtbot: QtBot) -> Iterator[Controller]:  # noqa: ARG001  (the application must be there)
    yield from running(4)


@pytest.mark.parametrize(
    "kept",
    [
        KEPT,
        SAMPLES / "raub/classic-3.handfoot.json",
        SAMPLES / "manipulation/classic-3.handfoot.json",
    ],
)
def test_what_was_done_is_possible_and_what_is_not_possible_has_a_reason(kept: Path) -> None:
    record = load(kept).record
    presenter: Any = presenter_of(record, Words())
    rules = rules_of(record)
    asked = 0
    for (seat, move), (state, _) in zip(
        record.moves, pairwise(states(rules, record.moves)), strict=True
    ):
        if seat == TABLE or asked > 150:
            continue
        found = presenter.possible(rules.view(state, seat))
        name = KINDS[record.game].get(type(move).__name__)
        if not found or name is None:
            continue
        asked += 1
        on = [one for one in found if one.is_on]
        assert any(
            one.name.startswith(tuple(name.split())) or one.name.startswith(name) for one in on
        )
        assert all(one.name and one.said.endswith(".") for one in found)
        names = [one.name for one in found]
        assert len(set(names)) == len(names)
    assert asked > 50


def test_the_list_opens_by_its_key_and_shows_a_move_on_the_table(
    qtbot: QtBot, program: Controller
) -> None:
    game = advanced(program, KEPT, 4, 3)
    program.window.show()
    qtbot.waitUntil(lambda: game.bridge.waiting is Waiting.PERSON)
    names: list[str] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, PossibleDialog)
        shows = [one for one in dialog.findChildren(QAbstractButton) if one.text() == "Show"]
        names.extend(one.accessibleName() for one in shows)
        QTest.mouseClick(shows[0], Qt.MouseButton.LeftButton)

    QTimer.singleShot(100, look)
    QTest.keyClicks(game.view, "?")
    assert names[0] == "Show on the table: Draw two cards"
    assert game.scene.canvas.pointed_out == (frozenset(), (STOCK,))
    assert game.scene.actions.bar.prompt == "A click on the stock draws."
    QTest.keyClick(game.view, Qt.Key.Key_Escape)
    game.bridge.play(next(iter(game.bridge.session.rules.suggestions(game.bridge.view))))
    assert game.scene.canvas.pointed_out == (frozenset(), ())
