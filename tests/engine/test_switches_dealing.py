"""Each switch of section 3 that is about the deal and the stock."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from setting_out import DRAW, Play, position, under

from handfoot_gui.core.errors import IllegalMove
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.games.hand_and_foot.rules import problems as no
from handfoot_gui.games.hand_and_foot.rules.moves import (
    ChooseDealer,
    Cut,
    Deal,
    Draw,
    LayRedThree,
    Lift,
    Reshuffle,
    TakePile,
    TurnUp,
)
from handfoot_gui.games.hand_and_foot.rules.option_values import (
    Deck,
    Passing,
    RedThrees,
    Sides,
    StockOut,
    Upcard,
    WildOnTop,
)
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.state import Phase, State

# The stock ---------------------------------------------------------------------------------------


def short_stock(stock_out: StockOut, **where: Any) -> Play:
    return position(
        under(stock_out=stock_out, wild_on_top=WildOnTop.FREEZES, **where.pop("more", {})),
        holding="J J", pile="4 5 6", removed="7 8 2", stock_size=1, phase=DRAW, **where,
    )  # fmt: skip


def test_a_draw_that_exceeds_the_stock_ends_the_deal() -> None:
    play = short_stock(StockOut.ENDS).draw()
    assert play.phase is Phase.DEAL_OVER


@pytest.mark.parametrize(
    ("stock_out", "shuffled", "pile"),
    [(StockOut.REMOVED, 3, ["4", "5", "6"]), (StockOut.ALL_BUT_TOP, 5, ["6"])],
)
def test_or_cards_out_of_play_are_shuffled_under_the_stock(
    stock_out: StockOut, shuffled: int, pile: list[str]
) -> None:
    play = short_stock(stock_out)
    (top,) = play.state.stocks[0]
    play.allowed(Draw((2,)), settle=False)
    assert (play.actor, play.phase) == (TABLE, Phase.RESHUFFLE)
    move = play.rules.table_move(play.state, Random(1))
    assert isinstance(move, Reshuffle)
    assert len(move.order) == shuffled
    play.state = play.rules.apply(play.state, TABLE, move)
    assert play.phase is Phase.PLAY
    assert play.holding[-2:] == (top, move.order[0])
    assert play.state.stocks == (move.order[1:],)
    assert play.public.removed == ()
    assert [card.rank for card in play.public.pile] == pile


def test_the_reshuffle_is_every_card_out_of_play_and_no_other() -> None:
    play = short_stock(StockOut.REMOVED)
    play.allowed(Draw((2,)), settle=False)
    removed = play.public.removed
    for order in (removed[1:], (*removed[1:], removed[1]), (*removed, play.public.pile[0])):
        with pytest.raises(IllegalMove):
            play.rules.apply(play.state, TABLE, Reshuffle(order))


# The deal ----------------------------------------------------------------------------------------


def dealt(options: Options, order: Any = None) -> tuple[HandAndFoot, State]:
    rules = HandAndFoot(options)
    state = rules.apply(rules.start(), TABLE, ChooseDealer(Seat(0)))
    return rules, rules.apply(state, TABLE, Deal(tuple(order or rules.cards)))


@pytest.mark.parametrize(
    ("changes", "cards", "wilds"),
    [
        ({}, 270, 30),
        ({"packs": 4}, 216, 24),
        ({"packs": 6}, 324, 36),
        ({"jokers_per_pack": 0}, 260, 20),
        ({"jokers_per_pack": 4}, 280, 40),
        ({"deck": Deck.SPECIAL}, 262, 30),
        ({"deck": Deck.SPECIAL, "packs": 6, "jokers_per_pack": 4}, 262, 30),
    ],
)
def test_the_cards_of_the_game(changes: dict[str, Any], cards: int, wilds: int) -> None:
    """Packs and jokers are not counted for the special deck, which is one set."""
    rules = HandAndFoot(under(**changes))
    assert len(rules.cards) == cards
    assert sum(card.is_wild for card in rules.cards) == wilds
    assert any(card.is_lady for card in rules.cards) is ("deck" in changes)


@pytest.mark.parametrize(
    ("changes", "hand", "foot", "stock"),
    [
        ({}, 13, 13, 166),
        ({"hand_size": 11}, 11, 13, 174),
        ({"foot_size": 7}, 13, 7, 190),
        ({"players": 6, "packs": 7, "sides": Sides.TEAMS}, 13, 13, 222),
        ({"players": 2, "packs": 3, "sides": Sides.ALONE, "hand_size": 15}, 15, 13, 106),
    ],
)
def test_every_player_gets_a_hand_and_a_foot(
    changes: dict[str, Any], hand: int, foot: int, stock: int
) -> None:
    rules, state = dealt(under(**changes))
    assert {len(some) for some in state.holdings} == {hand}
    assert {len(some) for some in state.feet} == {foot}
    assert len(state.holdings) == len(state.feet) == rules.options.players
    assert len(state.stocks[0]) == stock


def test_without_an_upcard_the_pile_begins_empty() -> None:
    rules, state = dealt(under(upcard=Upcard.NONE))
    assert state.public.phase is DRAW
    assert state.public.pile == ()
    view = rules.view(state, Seat(1))
    assert rules.problem(view, TakePile(())) == no.PileEmpty()


@pytest.mark.parametrize("face", ["3H", "2S", "*H"])
def test_an_upcard_is_left_in_place_or_buried(face: str) -> None:
    cards = list(HandAndFoot(Options()).cards)
    up = next(card for card in cards if card.face == face)
    cards.remove(up)
    cards.insert(104, up)
    for upcard, stays in ((Upcard.LEFT, True), (Upcard.BURIED, False)):
        rules, state = dealt(under(upcard=upcard), cards)
        assert state.stocks[0][0] is up
        move = rules.table_move(state, Random(1))
        assert isinstance(move, TurnUp)
        assert (move.bury is None) is stays
        after = rules.apply(state, TABLE, move)
        assert (after.public.pile == (up,)) is stays


def test_a_red_three_as_upcard_blocks_until_covered_and_comes_with_the_pile() -> None:
    """Who takes it with the pile lays it and replaces it from the stock."""
    options = under(upcard=Upcard.LEFT)
    play = position(options, "3S 8 8", pile="3H", phase=DRAW)
    play.refused(play.take("top 8 8"), no.PileBlocked(play.pile[-1]))
    play = position(options, "8 8 J J", pile="3H 8", phase=DRAW)
    play.allowed(play.take("top 8 8"), settle=False)
    play.settle()
    laid = play.public.tables[0].red_threes
    assert [card.face for card in laid] == ["3H"]


def test_the_foot_is_passed_to_the_right() -> None:
    _, kept = dealt(under(passing=Passing.NONE))
    _, passed = dealt(under(passing=Passing.RIGHT))
    assert passed.holdings == kept.holdings
    for seat in range(4):
        assert passed.feet[(seat - 1) % 4] == kept.feet[seat]


def test_two_stock_piles_are_halves() -> None:
    _, state = dealt(under(stock_piles=2, upcard=Upcard.NONE))
    assert [len(stock) for stock in state.stocks] == [83, 83]
    _, odd = dealt(under(stock_piles=2, upcard=Upcard.NONE, hand_size=12, packs=6, foot_size=12))
    first, second = map(len, odd.stocks)
    assert first - second in (0, 1)


CUTTING = under(exact_cut_bonus=100, hand_size=11, foot_size=11)


def test_players_lift_their_packets_one_after_the_other() -> None:
    rules, state = dealt(CUTTING)
    deck = state.stocks[0]
    for turn, seat in enumerate((1, 2, 3, 0)):
        assert (state.public.phase, rules.actor(state)) == (Phase.CUT, seat)
        state = rules.apply(state, Seat(seat), Cut(22))
        assert rules.actor(state) == TABLE
        state = rules.apply(state, TABLE, Lift(22 + turn))
        assert state.holdings[seat] == deck[22 * turn : 22 * turn + 11]
        assert state.feet[seat] == deck[22 * turn + 11 : 22 * turn + 22]
    assert state.public.lifted == (25, 22, 23, 24)
    assert state.public.phase is Phase.TURN_UP
    assert state.stocks[0] == deck[88:]


def test_only_a_cut_is_allowed_while_the_deck_is_cut() -> None:
    rules, state = dealt(CUTTING)
    view = rules.view(state, Seat(1))
    assert rules.problem(view, Draw((2,))) == no.CutFirst()
    assert rules.problem(view, Cut(0)) == no.WrongHeight(0, 270)
    assert rules.problem(view, Cut(271)) == no.WrongHeight(271, 270)
    assert next(rules.suggestions(view)) == Cut(22)
    position(Options(), "J J", phase=DRAW).refused(Cut(22), no.NothingToCut())


def test_red_threes_are_laid_or_kept() -> None:
    bonus = position(Options(), "3H J J", phase=DRAW)
    assert bonus.actor == TABLE
    assert bonus.rules.table_move(bonus.state, Random(1)) == LayRedThree(bonus.held("3H")[0])
    penalty = position(under(red_threes=RedThrees.PENALTY), "3H J J")
    assert penalty.actor == 0
    penalty.discards("3H")
    assert penalty.state.public.pile[-1].is_red_three
    following = penalty.rules.view(penalty.state, Seat(1))
    assert penalty.phase is DRAW
    assert following.public.turn == 1
