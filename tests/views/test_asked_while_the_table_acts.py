"""What is asked while the table lays a red three in the own turn is answered after it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from played_lab import LIKED, advanced, running
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from handfoot_gui.core.preferences import BotPace
from handfoot_gui.core.seats import TABLE
from handfoot_gui.games.hand_and_foot.rules.moves import Draw
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.storage.codec import load
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.guides.possible_dialog import PossibleDialog
from handfoot_gui.ui.game.played_game import PlayedGame

KEPT = Path(__file__).parents[1] / "samples/steady/classic.handfoot.json"


@pytest.fixture
def program(qtbot: QtBot) -> Iterator[Controller]:  # noqa: ARG001  (the application must be there)
    yield from running(4, replace(LIKED, bot_pace=BotPace.CALM))


def _laying(program: Controller) -> PlayedGame:
    """A game in which the table lays a red three in a person's own turn."""
    moves = load(KEPT).record.moves
    at = next(
        number
        for number, (seat, move) in enumerate(moves)
        if seat != TABLE
        and isinstance(move, Draw)
        and moves[number + 1][0] == TABLE
        and moves[number + 2][0] in (seat, TABLE)
    )
    game = advanced(program, KEPT, at + 1, moves[at][0])
    assert game.play.waiting is Waiting.NOTHING
    return game


def test_a_hint_asked_while_a_red_three_is_laid_comes_after_it(
    program: Controller, qtbot: QtBot
) -> None:
    game = _laying(program)
    QTest.keyClick(game.view, Qt.Key.Key_H)
    assert "it is a person’s turn" not in game.scene.actions.bar.prompt
    qtbot.waitUntil(lambda: game.scene.actions.bar.prompt.startswith("Hint:"), timeout=20_000)


def test_the_first_melds_asked_for_while_a_red_three_is_laid_come_after_it(
    program: Controller, qtbot: QtBot
) -> None:
    game = _laying(program)
    QTest.keyClick(game.view, Qt.Key.Key_F)
    assert "it is a person’s turn" not in game.scene.actions.bar.prompt
    qtbot.waitUntil(lambda: game.play.waiting is Waiting.PERSON, timeout=20_000)
    assert not list(game.presenter.guidance.openings(game.screen.view))
    assert game.presenter.guidance.no_opening(game.screen.view) in game.scene.actions.bar.prompt


def test_what_may_be_done_asked_for_while_a_red_three_is_laid_comes_after_it(
    program: Controller, qtbot: QtBot
) -> None:
    game = _laying(program)
    opened: list[tuple[QDialog, Waiting]] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QDialog):
            opened.append((dialog, game.play.waiting))
            dialog.reject()

    looking = QTimer()
    looking.timeout.connect(look)
    looking.start(20)
    QTest.keyClick(game.view, Qt.Key.Key_Question)
    assert not opened
    assert "it is a person’s turn" not in game.scene.actions.bar.prompt
    qtbot.waitUntil(lambda: bool(opened), timeout=20_000)
    looking.stop()
    ((dialog, waiting),) = opened
    assert isinstance(dialog, PossibleDialog)
    assert waiting is Waiting.PERSON
