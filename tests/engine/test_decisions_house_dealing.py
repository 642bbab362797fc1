"""The decisions of section 5 about the cut and two stocks, each named after its sentence."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace
from setting_out import DRAW, Play, position, under

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
)
from handfoot_gui.games.hand_and_foot.rules.option_values import StockOut, Upcard, WildOnTop
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.presets import PRESETS
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.scoring import deal_score
from handfoot_gui.games.hand_and_foot.rules.state import Phase

# 20, 24, 25: two stocks --------------------------------------------------------------------------

TWO = under(
    stock_piles=2, wild_on_top=WildOnTop.FREEZES, stock_out=StockOut.REMOVED, upcard=Upcard.NONE
)


def test_20_a_draw_names_how_many_from_each() -> None:
    for counts in ((2, 0), (1, 1), (0, 2)):
        play = position(TWO, "J J", phase=DRAW)
        first, second = play.state.stocks
        play.allowed(Draw(counts))
        assert set(play.holding[2:]) == {*first[: counts[0]], *second[: counts[1]]}


def test_20_a_draw_takes_from_what_is_there() -> None:
    play = position(TWO, "J J", phase=DRAW, stock_size=3)
    assert list(map(len, play.state.stocks)) == [2, 1]
    play.refused(Draw((0, 2)), no.StockPileShort(1, 1)).allowed(Draw((2, 0)))


def restocked(stock_size: int) -> Play:
    play = position(TWO, "J J", phase=DRAW, stock_size=stock_size, removed="4 5 6 2 7")
    return play.allowed(Draw((2, 0)), settle=False)


def test_20_25_shuffled_in_cards_go_under_the_smaller_pile_and_of_equals_the_first() -> None:
    play = restocked(1)
    assert list(map(len, play.state.stocks)) == [1, 0]
    order = play.public.removed
    play.state = play.rules.apply(play.state, TABLE, Reshuffle(order))
    assert play.state.stocks == ((), order[1:])
    empty = restocked(0)
    empty.state = empty.rules.apply(empty.state, TABLE, Reshuffle(order))
    assert empty.state.stocks == (order[2:], ())
    assert empty.holding[2:] == order[:2]


def test_24_stock_reshuffle_still_too_short_the_deal_ends() -> None:
    play = position(TWO, "J J", phase=DRAW, stock_size=0, removed="4").allowed(Draw((2, 0)))
    assert play.phase is Phase.DEAL_OVER
    assert play.public.out is None


def test_25_replacements_come_from_the_larger_pile_the_first_if_equal() -> None:
    for size, taken in ((4, 0), (5, 0)):
        play = position(TWO, "3H J J", stock_size=size)
        before = play.state.stocks
        (move,) = play.settle()
        assert isinstance(move, LayRedThree)
        assert play.holding[-1] is before[taken][0]
    play = position(TWO, "3H J J", stock_size=3)
    play.state = replace(play.state, stocks=tuple(reversed(play.state.stocks)))
    second = play.state.stocks[1]
    play.settle()
    assert play.holding[-1] is second[0]


# 21 and 22: the cut and the upcard ---------------------------------------------------------------


def after_cuts(options: Options, counts: tuple[int, ...]) -> Play:
    """A position whose players have lifted that many cards."""
    play = position(options, "J J")
    play.state = replace(play.state, public=replace(play.public, lifted=counts))
    return play


def test_21_the_program_adds_a_hidden_seeded_error() -> None:
    rules = HandAndFoot(PRESETS["simpson"])
    state = rules.apply(rules.start(), TABLE, ChooseDealer(Seat(0)))
    state = rules.apply(state, TABLE, Deal(rules.cards))
    state = rules.apply(state, Seat(1), Cut(22))
    found = Counter()
    for seed in range(400):
        move = rules.table_move(state, Random(seed))
        assert isinstance(move, Lift)
        found[move.count] += 1
        assert move == rules.table_move(state, Random(seed))
    assert set(found) == set(range(18, 27))
    assert found.most_common(1)[0][0] in (21, 22, 23)


@pytest.mark.parametrize("count", [18, 22, 30])
def test_21_missing_cards_are_taken_from_and_surplus_ones_returned_to_the_top(count: int) -> None:
    rules = HandAndFoot(PRESETS["simpson"])
    state = rules.apply(rules.start(), TABLE, ChooseDealer(Seat(0)))
    state = rules.apply(state, TABLE, Deal(rules.cards))
    state = rules.apply(state, Seat(1), Cut(20))
    state = rules.apply(state, TABLE, Lift(count))
    assert state.holdings[1] == rules.cards[:11]
    assert state.feet[0] == rules.cards[11:22], "the right-hand neighbour's foot"
    assert state.stocks[0] == rules.cards[22:]


def test_21_the_bonus_counts_for_the_side_in_that_deal() -> None:
    play = after_cuts(under(exact_cut_bonus=100), (26, 25, 26, 26))
    score = deal_score(play.rules.options, play.state)
    line = next(line for line in score.lines if line.kind == "exact_cut")
    assert [line.points(side) for side in (0, 1)] == [200, 100]
    dealt = after_cuts(Options(), ())
    assert all(line.kind != "exact_cut" for line in deal_score(Options(), dealt.state).lines)


def test_21_the_dealer_is_nominal_and_rotates() -> None:
    rules = HandAndFoot(PRESETS["simpson"])
    state = rules.apply(rules.start(), TABLE, ChooseDealer(Seat(2)))
    state = rules.apply(state, TABLE, Deal(rules.cards))
    assert (state.public.dealer, state.public.turn) == (2, 3)


@pytest.mark.parametrize("upcard", [Upcard.LEFT, Upcard.BURIED])
def test_22_a_wild_upcard_where_a_wild_freezes_is_buried(upcard: Upcard) -> None:
    options = under(upcard=upcard, wild_on_top=WildOnTop.FREEZES)
    two = next(card for card in options.cards() if card.rank == "2")
    assert options.buries(two)
    assert not under(upcard=Upcard.LEFT).buries(two)
