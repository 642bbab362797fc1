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
from handfoot_gui.core.preferences import Animation, BotPace, SpokenNews
from handfoot_gui.games.hand_and_foot.presenter.values import FOOT
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.storage.codec import load
from handfoot_gui.ui.art.palette import Back
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.played_game import PlayedGame
from handfoot_gui.ui.game.score.score_rows import ScoreRow
from handfoot_gui.ui.table.items import CardItem
from handfoot_gui.ui.table.places import CardSide
from handfoot_gui.ui.widgets.controls import Button
from handfoot_gui.ui.widgets.timing import Timing

SAMPLES = KEPT.parent
ENDS = {"format-1": 183, "manipulation/classic-4": 106, "manipulation/classic-3": 83}
"""Kept games, and how many moves lead to the end of their first deal."""
LINES = {"hand-and-foot": "cards_left", "manipulation": "in_hand"}


@pytest.fixture
def program(timing: Timing) -> Iterator[Controller]:
    yield from running(8, timing=timing)


def at_the_end(program: Controller, qtbot: QtBot, kept: str, pace: BotPace) -> PlayedGame:
    """The first deal of a kept game is about to be scored."""
    program.window.set_preferences(replace(LIKED, bot_pace=pace, spoken_news=SpokenNews.FULL))
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
    hands = canvas.shown.turned_up
    closed = {card for hand in hands for card in hand.left.reserve}
    assert shown(game) & held == held - closed
    assert {card for hand in hands for card, _ in hand.place.cards} == held - closed
    spots = [place.rect for hand in hands for _, place in hand.place.cards]
    bar = canvas.places.prompt_bar
    room = canvas.places.hand.adjusted(-1, 0, 0, 1)
    room.setRight(bar.right())
    room.setTop(bar.bottom())
    assert all(room.contains(spot) for spot in spots)
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


def test_a_foot_that_was_left_lies_closed_beside_the_hand_and_nowhere_else(
    program: Controller, qtbot: QtBot
) -> None:
    program.window.set_preferences(replace(LIKED, bot_pace=BotPace.CALM))
    elise = 1
    game = advanced(program, KEPT, ENDS["format-1"], elise)
    assert FOOT in game.scene.canvas.places.zones
    qtbot.waitUntil(lambda: game.play.waiting is Waiting.NEXT_DEAL, timeout=10_000)
    state, seat = whole_state(game.play.session), game.scene.table.seat
    assert seat == elise
    assert state.feet[seat], "it was never picked up"
    assert shown(game).isdisjoint(state.feet[seat])
    assert FOOT not in game.scene.canvas.places.zones
    canvas = game.scene.canvas
    hand = next(one for one in canvas.shown.turned_up if one.seat == elise)
    assert set(hand.left.reserve) == set(state.feet[seat])
    assert hand.left.of_hand + hand.left.of_reserve == hand.left.whole
    assert hand.reserve is not None
    (back,) = hand.reserve.backs
    assert back.sheet is CardSide.BACK
    assert hand.reserve.back is Back.WINE
    words = canvas.delegate.words.left_over(game.presenter.words)
    assert words.of_reserve(hand.left) == ("foot 13", "−115")
    assert words.of_hand(hand.left)[0] == "−25 left in hand"
    assert not any(place.rect.intersects(back.rect) for _, place in hand.place.cards)


@pytest.mark.parametrize("kept", ENDS)
def test_what_is_said_of_who_is_at_the_screen_lies_on_nobodys_hand(
    kept: str, program: Controller, qtbot: QtBot
) -> None:
    game = at_the_end(program, qtbot, kept, BotPace.CALM)
    canvas = game.scene.canvas
    canvas.set_moments([Moment("picked up", seat=game.scene.table.seat)])
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
    heard = row.sum_said
    for one in hands:
        signs = ", ".join(words.card(card) for card in one.all_cards)
        assert f"{game.presenter.names[one.seat]}: {signs}" in heard
    # What was left in an earlier deal is found there, too, also when the game was left meanwhile.
    again = game.play.session.left_by_deal
    assert list(again) == [1]
    QTest.mouseClick(child(game.pages.score, Button, "next-deal"), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not game.play.has_left_deal, timeout=10_000)
    assert game.play.session.left_by_deal == again


# --- how it comes about ---------------------------------------------------------------------------


def ending(program: Controller, qtbot: QtBot, pace: BotPace, animation: Animation) -> PlayedGame:
    """Karl, a bot, plays the last card of a deal while a person looks on."""
    program.window.set_preferences(replace(LIKED, bot_pace=pace, animation=animation))
    game = advanced(program, SAMPLES / "format-1.handfoot.json", ENDS["format-1"] - 1, 2)
    game.screen.make(load(KEPT).record.moves[ENDS["format-1"] - 1][1])
    qtbot.waitUntil(lambda: game.play.waiting is Waiting.NEXT_DEAL, timeout=10_000)
    return game


def won(game: PlayedGame) -> list[float]:
    """How much is seen of each mark of who has won."""
    return [item.opacity() for item in game.scene.canvas.marks.shown("won")]


@pytest.mark.timing(last_card=600, won_fades_in=300)
def test_the_last_card_rests_then_the_line_fades_in_and_the_hands_are_turned_up(
    program: Controller, qtbot: QtBot
) -> None:
    game = ending(program, qtbot, BotPace.CALM, Animation.CALM)
    canvas = game.scene.canvas
    others = {card for one in game.play.session.left_over for card in one.cards}
    others -= set(game.scene.table.hand)
    assert canvas.ending.is_hidden
    assert (won(game), canvas.shown.turned_up) == ([], ())
    assert shown(game).isdisjoint(others)
    assert [button.text for button in game.scene.actions.buttons] == ["See the score"]
    qtbot.waitUntil(lambda: not canvas.ending.is_hidden, timeout=5_000)
    assert won(game)
    assert max(won(game)) < 1
    opening = [item for item in game.scene.items() if isinstance(item, CardItem)]
    opening = [item for item in opening if item.card in others]
    assert len(opening) == len(others)
    assert all(canvas.cards.animator.is_in_flight(item) for item in opening)
    lying = {item.card: item.pos() for item in opening}
    # At most so long in all: they are as wide as they get.
    assert canvas.cards.animator.rest <= 900
    qtbot.waitUntil(lambda: not canvas.cards.animator.is_flying, timeout=5_000)
    assert {item.card: item.pos() for item in opening} == lying, "they are turned where they lie"
    assert all(item.transform().isIdentity() for item in opening)
    qtbot.waitUntil(lambda: set(won(game)) == {1.0}, timeout=5_000)
    # Then nothing moves until the score is asked for.
    moved: list[bool] = []
    canvas.cards.animator.moved.connect(lambda: moved.append(True))
    qtbot.wait(300)
    assert not moved
    assert game.pages.is_at_table


@pytest.mark.timing(last_card=600)
@pytest.mark.parametrize(
    ("pace", "animation"),
    [(BotPace.CALM, Animation.OFF), (BotPace.INSTANT, Animation.CALM)],
)
def test_nothing_moves_where_nothing_is_to(
    pace: BotPace, animation: Animation, program: Controller, qtbot: QtBot
) -> None:
    program.window.set_preferences(replace(LIKED, bot_pace=pace, animation=animation))
    game = advanced(program, KEPT, ENDS["format-1"], 0)
    qtbot.waitUntil(lambda: game.play.waiting is Waiting.NEXT_DEAL, timeout=10_000)
    canvas = game.scene.canvas
    assert not canvas.ending.is_hidden
    assert not canvas.cards.animator.is_flying
    assert set(won(game)) == {1.0}
    # A line says for a moment what has come.
    assert len(canvas.marks.shown("cut")) == len(game.play.session.left_over)
    qtbot.waitUntil(lambda: not canvas.marks.shown("cut"), timeout=2_000)
    assert {card for one in game.play.session.left_over for card in one.cards} <= shown(game)


@pytest.mark.timing(last_card=300)
def test_enter_while_the_last_card_rests_goes_on_and_leaves_nothing_behind(
    program: Controller, qtbot: QtBot
) -> None:
    game = ending(program, qtbot, BotPace.CALM, Animation.CALM)
    canvas = game.scene.canvas
    assert canvas.ending.is_hidden
    QTest.keyClick(game.view, Qt.Key.Key_Return)
    assert game.pages.is_at_score
    game.deal_next()
    qtbot.wait(400)
    assert (won(game), canvas.shown.turned_up) == ([], ())


@pytest.mark.timing(last_look=250)
@pytest.mark.parametrize("pace", [BotPace.QUICK, BotPace.INSTANT])
def test_the_score_comes_by_itself_only_where_bots_play_quickly(
    pace: BotPace, program: Controller, qtbot: QtBot
) -> None:
    game = ending(program, qtbot, pace, Animation.OFF)
    qtbot.waitUntil(lambda: game.pages.is_at_score, timeout=5_000)


def test_what_everybody_turned_up_is_heard(program: Controller, qtbot: QtBot) -> None:
    game = at_the_end(program, qtbot, "format-1", BotPace.CALM)
    heard = game.scene.actions.bar.heard_facts
    assert heard.startswith("Josip went out with the five of hearts. ")
    assert "Elise: ace of clubs, seven of clubs, −25 left in hand, foot 13 −115." in heard
