"""Families' switches about packets, draws, first melds and going out; page "families' switches"."""

from __future__ import annotations

import pytest
from setting_out import QUOTA, Play

from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.games.hand_and_foot.rules import problems as no
from handfoot_gui.games.hand_and_foot.rules.moves import Ask, Deal, Draw
from handfoot_gui.games.hand_and_foot.rules.option_values import (
    PartnersInFoot,
    Passing,
    Sides,
    StockOut,
)
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.state import Phase, State, with_public

NO, PICKED_UP, PLAYED = PartnersInFoot


def dealt(options: Options, deal: int = 1) -> tuple[HandAndFoot, State]:
    """The state after the deal number *deal*, by seat 3, of the cards in their order."""
    rules = HandAndFoot(options)
    state = with_public(rules.start(), phase=Phase.DEAL, dealer=Seat(3), deal=deal - 1)
    return rules, rules.apply(state, TABLE, Deal(rules.cards))


# --- S3: passing ----------------------------------------------------------------------------------


def test_s3_the_packets_dealt_to_a_seat_go_left_right_or_across() -> None:
    _, kept = dealt(Options())
    for passing, steps in ((Passing.LEFT, 1), (Passing.RIGHT, -1), (Passing.ACROSS, 2)):
        _, passed = dealt(Options(passing=(passing,)))
        assert passed.holdings == kept.holdings
        for seat in range(4):
            assert passed.feet[(seat + steps) % 4] == kept.feet[seat]


def test_s3_across_seat_1_plays_the_foot_dealt_to_seat_3() -> None:
    _, kept = dealt(Options())
    _, passed = dealt(Options(passing=(Passing.ACROSS,)))
    assert passed.feet[1] == kept.feet[3]


def test_s3_entries_left_none_deal_3_passes_none() -> None:
    options = Options(passing=(Passing.LEFT, Passing.NONE))
    kept = [dealt(Options(), deal)[1].feet for deal in (1, 2, 3)]
    passed = [dealt(options, deal)[1].feet for deal in (1, 2, 3)]
    assert [one == other for one, other in zip(kept, passed, strict=True)] == [False, True, True]


@pytest.mark.parametrize("players", [3, 5])
def test_s3_an_odd_number_of_players_has_nobody_opposite(players: int) -> None:
    options = Options(
        players=players, sides=Sides.ALONE, packs=players + 1,
        passing=(Passing.LEFT, Passing.ACROSS),
    )  # fmt: skip
    assert ("passing", "players") in [fields for fields, _ in options.contradictions()]


# --- S4: draws ------------------------------------------------------------------------------------


def test_s4_the_draw_of_deal_n_is_entry_n_and_the_last_repeats() -> None:
    options = Options(draws=(2, 3, 4), deals=6)
    for deal, size in ((1, 2), (2, 3), (3, 4), (5, 4)):
        play = Play("8 9", stock_size=60, phase=Phase.DRAW, deal=deal, options=options)
        for other in {2, 3, 4} - {size}:
            play.refused(Draw((other,)), no.WrongDraw(other, size))
        assert len(play.allowed(Draw((size,))).holding) == 2 + size


def test_s4_one_card_in_the_stock_is_drawn_and_the_next_who_draws_ends_the_deal() -> None:
    options = Options(short_draw=True)
    play = Play("8 9", stock="K", stock_size=1, phase=Phase.DRAW, options=options)
    play.refused(Draw((2,)), no.WrongDraw(2, 1))
    play.allowed(Draw((1,)))
    assert (play.phase, len(play.holding)) == (Phase.PLAY, 3)
    play.discards("8")
    play.seat = Seat(1)
    play.allowed(Draw((2,)))
    assert play.phase is Phase.DEAL_OVER
    assert play.public.out is None


def test_s4_all_stock_piles_together_are_too_few() -> None:
    options = Options(short_draw=True, draws=(3,), stock_piles=2)
    play = Play("8 9", stock="K Q", stock_size=2, phase=Phase.DRAW, options=options)
    play.refused(Draw((2, 0)), no.StockPileShort(0, 1))
    play.allowed(Draw((1, 1)))
    assert len(play.holding) == 4


def test_s4_without_the_switch_a_short_stock_ends_the_deal() -> None:
    play = Play("8 9", stock="K", stock_size=1, phase=Phase.DRAW).allowed(Draw((2,)))
    assert play.phase is Phase.DEAL_OVER


def test_s4_the_last_cards_are_never_drawn_from_a_stock_that_is_filled_up_again() -> None:
    for stock_out in (StockOut.REMOVED, StockOut.ALL_BUT_TOP):
        options = Options(short_draw=True, stock_out=stock_out)
        assert [fields for fields, _ in options.contradictions()] == [("short_draw", "stock_out")]


def test_s4_drawing_one_card_in_any_deal_from_such_a_stock_could_go_on_for_ever() -> None:
    options = Options(draws=(2, 1, 2), stock_out=StockOut.ALL_BUT_TOP)
    assert [fields for fields, _ in options.contradictions()] == [("draws", "stock_out")]


# --- S2: packets ----------------------------------------------------------------------------------


def test_s2_all_hands_are_dealt_first_then_all_second_packets() -> None:
    rules, state = dealt(Options(packets=(15, 11)))
    assert state.holdings == tuple(rules.cards[15 * seat : 15 * seat + 15] for seat in range(4))
    feet = (rules.cards[60 + 11 * seat : 60 + 11 * seat + 11] for seat in range(4))
    assert state.feet == tuple(feet)


# --- S20: partners in the foot --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("partner", "in_foot", "played", "allowed"),
    [
        ("walked into the foot and was not on turn since", (0, 2), (0,), (NO, PICKED_UP)),
        ("has melded or discarded from it", (0, 2), (0, 2), (NO, PICKED_UP, PLAYED)),
        ("in the hand", (0,), (0,), (NO,)),
    ],
)
def test_s20_holding_the_foot_is_enough_where_it_need_only_be_picked_up(
    partner: str, in_foot: tuple[int, ...], played: tuple[int, ...],
    allowed: tuple[PartnersInFoot, ...],
) -> None:  # fmt: skip
    for asked in PartnersInFoot:
        play = Play(
            "8 8 8 9", melds={0: QUOTA}, in_foot=in_foot, played_foot=played,
            options=Options(partners_in_foot=asked),
        )  # fmt: skip
        if asked in allowed:
            assert play.problem(Ask()) is None, (partner, asked)
        else:
            play.refused(Ask(), no.PartnerNotReady(Seat(2), 2 in in_foot))
