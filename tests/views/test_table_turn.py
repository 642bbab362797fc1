"""The turn being put together is taken back, comes back, and says every change once."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot
from table_positions import RULES, position

from handfoot_gui.core.cards import Card
from handfoot_gui.core.seats import Seat
from handfoot_gui.games.hand_and_foot.presenter.table import HandAndFootTable
from handfoot_gui.games.hand_and_foot.presenter.values import EMPTY, CardGroup, Draft
from handfoot_gui.ui.table.turn import NO_DRAFT, Turn

KINGS = tuple(Card.parse(f"K{suit}1") for suit in "HDC")
VIEW = RULES.view(position("KH KD KC 9H 4S"), Seat(0))
LAID = Draft((CardGroup(KINGS),))


@pytest.fixture
def turn(qtbot: QtBot) -> Turn:
    del qtbot
    turn = Turn()
    turn.adapter = HandAndFootTable(RULES)
    turn.see(VIEW)
    turn.keep()
    return turn


def test_a_turn_begins_empty_and_says_what_is_laid_out_once(turn: Turn) -> None:
    heard: list[object] = []
    turn.changed.connect(heard.append)
    assert turn.draft == EMPTY
    assert not turn.has_draft
    assert not turn.can_undo
    assert turn.undone() is None
    turn.draft = LAID
    turn.tell()
    turn.tell()
    assert heard == [LAID]
    assert turn.has_draft


def test_what_is_put_aside_comes_back_until_the_next_move(turn: Turn) -> None:
    turn.draft = LAID
    left = turn.put_aside()
    assert left == EMPTY
    turn.draft = left
    assert turn.can_undo
    turn.see(VIEW)
    assert turn.undone() == LAID
    assert turn.undone() is None
    turn.draft = LAID
    turn.draft = turn.put_aside() or LAID
    turn.see(RULES.view(position("KH KD 9H 4S"), Seat(0)))
    assert not turn.can_undo


def test_without_a_view_nothing_is_laid_out_and_nobody_is_told(turn: Turn) -> None:
    heard: list[object] = []
    turn.draft = LAID
    turn.tell()
    turn.changed.connect(heard.append)
    turn.see(None)
    turn.begin()
    turn.tell()
    assert turn.draft is NO_DRAFT
    assert turn.put_aside() is None
    assert turn.without_last_step() is None
    assert heard == []


def test_a_draft_that_a_newer_view_has_no_cards_for_goes(turn: Turn) -> None:
    turn.draft = LAID
    turn.see(RULES.view(position("9H 4S 5S"), Seat(0)))
    turn.keep()
    assert turn.draft == EMPTY
