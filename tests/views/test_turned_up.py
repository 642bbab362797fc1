"""Once a deal is over everybody's cards are turned up, at the table and on its score."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from played_lab import KEPT, LIKED, advanced, running
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from scrambling import whole_state
from whole_program import child

from handfoot_gui.core.cards import Card
from handfoot_gui.core.messages import Moment
from handfoot_gui.core.preferences import BotPace
from handfoot_gui.games.hand_and_foot.presenter.values import FOOT
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.play.waiting import Waiting
from handfoot_gui.ui.game.played_game import PlayedGame
from handfoot_gui.ui.game.score.score_rows import ScoreRow
from handfoot_gui.ui.table.items import CardItem
from handfoot_gui.ui.table.places import CardSide
from handfoot_gui.ui.widgets.controls import Button

SAMPLES = KEPT.parent
ENDS = {"format-1": 183, "manipulation/classic-4": 106, "manipulation/classic-3": 83}
"""Kept games, and how many moves lead to the end of their first deal."""
LINES = {"hand-and-foot": "cards_left", "manipulation": "in_hand"}


@pytest.fixture
def program() -> Iterator[Controller]:
    yield from running(8)


def at_the_end(program: Controller, qtbot: QtBot, kept: str, pace: BotPace) -> PlayedGame:
    """The first deal of a kept game is about to be scored."""
    program.window.set_preferences(replace(LIKED, bot_pace=pace))
    game = advanced(program, SAMPLES / f"{kept}.handfoot.json", ENDS[kept], 0)
    assert game.play.session.left_over == ()
    assert shown(game).isdisjoint(left(game) - set(game.scene.table.hand))
    qtbot.waitUntil(lambda: game.play.waiting is Waiting.NEXT_DEAL, timeout=10_000)
    return game


def left(game: PlayedGame) -> set[Card]:
    """All cards that anybody holds."""
    state = whole_state(game.play.session)
    hands = getattr(state, "hands", None) or (*state.holdings, *state.feet)
    return {card for hand in hands for card in hand}


def shown(game: PlayedGame) -> set[Card]:
    """The cards whose faces are seen at the table."""
    items = [item for item in game.scene.items() if isinstance(item, CardItem)]
    return {one.card for one in items if one.card is not None and one.side is CardSide.FACE}


@pytest.mark.parametrize("kept", ENDS)
def test_all_hands_lie_open_until_the_next_deal(
    kept: str, program: Controller, qtbot: QtBot
) -> None:
    game = at_the_end(program, qtbot, kept, BotPace.CALM)
    held, canvas = left(game), game.scene.canvas
    assert held
    assert held <= shown(game)
    hands = canvas.shown.turned_up
    assert {card for hand in hands for card, _ in hand.place.cards} == held
    spots = [place.rect for hand in hands for _, place in hand.place.cards]
    assert all(canvas.places.hand.adjusted(-1, -1, 1, 1).contains(spot) for spot in spots)
    labels = [hand.place.label for hand in hands]
    assert not any(a.intersects(b) for a in labels for b in labels if a is not b)
    # They are looked at for as long as people like, and nothing can be done with them.
    qtbot.wait(50)
    assert game.pages.is_at_table
    middle = hands[-1].place.cards[0][1].rect.center() * canvas.scale.k
    QTest.mouseClick(
        game.view.viewport(), Qt.MouseButton.LeftButton, pos=game.view.mapFromScene(middle)
    )
    assert not game.scene.selection
    QTest.keyClick(game.view, Qt.Key.Key_Return)
    assert game.pages.is_at_score
    game.deal_next()
    dealt = game.play.session.rules.order_dealt
    qtbot.waitUntil(lambda: any(dealt(move) for _, move in game.record.moves[-2:]), timeout=10_000)
    assert canvas.shown.turned_up == ()
    assert shown(game).isdisjoint(left(game) - set(game.scene.table.hand))


def test_a_foot_that_is_turned_up_lies_nowhere_else(program: Controller, qtbot: QtBot) -> None:
    program.window.set_preferences(replace(LIKED, bot_pace=BotPace.CALM))
    elise = 1
    game = advanced(program, KEPT, ENDS["format-1"], elise)
    assert FOOT in game.scene.canvas.places.zones
    qtbot.waitUntil(lambda: game.play.waiting is Waiting.NEXT_DEAL, timeout=10_000)
    state, seat = whole_state(game.play.session), game.scene.table.seat
    assert seat == elise
    assert state.feet[seat], "it was never picked up"
    assert set(state.feet[seat]) <= shown(game)
    assert all(not zone.is_reserve for zone in game.scene.table.zones)
    assert FOOT not in game.scene.canvas.places.zones


@pytest.mark.parametrize("kept", ENDS)
def test_what_is_said_of_who_is_at_the_screen_lies_on_nobodys_hand(
    kept: str, program: Controller, qtbot: QtBot
) -> None:
    game = at_the_end(program, qtbot, kept, BotPace.CALM)
    canvas = game.scene.canvas
    canvas.set_moments([Moment("wins the round", seat=game.scene.table.seat)])
    _, tag = (item.sceneBoundingRect() for item in canvas.marks.shown("moments"))
    taken = [rect for one in canvas.shown.turned_up for rect in (one.place.label, one.place.rect)]
    assert not any(tag.intersects(canvas.scale.rect(rect)) for rect in taken)
    assert tag.intersects(canvas.scale.rect(canvas.places.prompt_bar))


@pytest.mark.parametrize("kept", ENDS)
def test_the_line_of_what_is_left_opens_into_the_cards(
    kept: str, program: Controller, qtbot: QtBot
) -> None:
    game = at_the_end(program, qtbot, kept, BotPace.INSTANT)
    hands, words = game.play.session.left_over, game.presenter.words
    qtbot.waitUntil(lambda: game.pages.is_at_score, timeout=10_000)
    row = child(game.pages.score, ScoreRow, f"row-{LINES[game.record.game]}")
    closed = row.sizeHint().height()
    row.setFocus()
    QTest.keyClick(row, Qt.Key.Key_Right)
    assert row.isChecked()
    assert row.sizeHint().height() >= closed + 2 * 20 * len(hands)
    heard = row.accessibleDescription()
    for one in hands:
        signs = ", ".join(words.sign(card) for card in one.cards)
        assert f"{game.presenter.names[one.seat]}: {signs}" in heard
    # What was left in an earlier deal is found there, too, also when the game was left meanwhile.
    again = game.play.session.left_by_deal
    assert list(again) == [1]
    QTest.mouseClick(child(game.pages.score, Button, "next-deal"), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not game.play.has_left_deal, timeout=10_000)
    assert game.play.session.left_by_deal == again
