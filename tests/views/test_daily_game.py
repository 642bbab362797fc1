"""The deal of the day is begun from the start page, and says what it is."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date

import pytest
from played_lab import running, wait
from PySide6.QtGui import QAction
from pytestqt.qtbot import QtBot

from handfoot_gui.games import GAMES
from handfoot_gui.session.daily import deal_of
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.ui.controller import Controller


@pytest.fixture
def program(qtbot: QtBot) -> Iterator[Controller]:  # noqa: ARG001  (the application must be there)
    yield from running(4)


@pytest.mark.parametrize("game", GAMES)
def test_the_cards_of_the_day_are_dealt_to_whoever_sat_there_last(
    program: Controller, game: str, qtbot: QtBot
) -> None:
    program.window.show()
    (action,) = [
        one for one in program.window.findChildren(QAction) if one.objectName() == f"daily-{game}"
    ]
    action.trigger()
    assert program.played is not None
    record = program.played.record
    day = deal_of(game, date.today())
    assert record.moves[: len(day.moves)] == day.moves
    assert record.is_dealt_again
    bar = program.played.scene.actions
    assert bar.bar.prompt.startswith("Everybody gets these cards on ")
    # What the others do before takes it away; whoever is to move reads it at leisure.
    wait(qtbot, program.played, Waiting.PERSON)
    assert bar.bar.prompt.startswith("Everybody gets these cards on ")
