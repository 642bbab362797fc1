"""Families' switches about packets, draws, first melds and going out; page "families' switches"."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from setting_out import DOWN, QUOTA, Play

from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.games.hand_and_foot.rules import problems as no
from handfoot_gui.games.hand_and_foot.rules.moves import (
    Ask,
    Cut,
    Deal,
    Draw,
    EndDeal,
    EndTurn,
    Lay,
    Lift,
)
from handfoot_gui.games.hand_and_foot.rules.openings import openings
from handfoot_gui.games.hand_and_foot.rules.option_values import (
    FirstMeldBy,
    FirstMeldNeeds,
    FootOpened,
    PartnersInFoot,
    Passing,
    Sides,
    StockOut,
)
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.packets import packets_left, packets_of
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.scoring import deal_score
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


KNEE = Options(players=4, packs=6, packets=(15, 13, 11))


def in_knee(holding: str, *, left: str, **changes: Any) -> Play:
    """Seat 0 plays *holding* from the knee, its foot is *left*; the partner plays from the foot."""
    play = Play(
        holding, feet={0: left, 1: "K K K K K"}, in_foot=(2, 3), played_foot=(2, 3), **changes
    )
    public = replace(play.public, opened=(1, 0, 2, 2))
    play.state = replace(play.state, public=public)
    return play


def test_s2_hand_knee_and_foot_are_dealt_one_after_the_other() -> None:
    rules, state = dealt(KNEE)
    assert len(rules.cards) == 324
    assert sum(map(len, (*state.holdings, *state.feet))) == 156
    assert sum(map(len, state.stocks)) == 168, "167 once a card is turned"
    knees, feet = rules.cards[60:112], rules.cards[112:156]
    for seat in range(4):
        packets = packets_of(KNEE, state.public, seat, state.feet[seat])
        assert packets == (knees[13 * seat :][:13], feet[11 * seat :][:11])
        assert packets_left(KNEE, state.public, seat) == 2


def test_s2_passing_moves_all_packets_but_the_hand() -> None:
    _, kept = dealt(KNEE)
    _, passed = dealt(replace(KNEE, passing=(Passing.LEFT,)))
    assert passed.holdings == kept.holdings
    assert [passed.feet[(seat + 1) % 4] for seat in range(4)] == list(kept.feet)


def test_s2_who_lifts_lifts_their_sum() -> None:
    options = replace(KNEE, packets=(9, 8, 7), exact_cut_bonus=100)
    rules, state = dealt(options)
    for seat in range(4):
        state = rules.apply(state, Seat(seat), Cut(24))
        state = rules.apply(state, TABLE, Lift(24))
        mine = rules.cards[24 * seat : 24 * seat + 24]
        assert (state.holdings[seat], state.feet[seat]) == (mine[:9], mine[9:])
    assert state.public.lifted == (24,) * 4


def test_s2_who_runs_out_of_the_hand_picks_up_the_knee_and_goes_on() -> None:
    foot = " ".join(["6"] * 13 + ["5"] * 11)
    play = Play("8 8 8", melds={0: DOWN}, feet={0: foot}, options=replace(KNEE, packs=7))
    play.state = replace(play.state, public=replace(play.public, opened=(0, 0, 0, 0)))
    play.lays("8 8 8")
    assert [card.rank for card in play.holding] == ["6"] * 13
    assert [card.rank for card in play.state.feet[0]] == ["5"] * 11
    assert (play.public.opened[0], play.public.in_foot[0]) == (1, False)
    assert packets_left(play.rules.options, play.public, 0) == 1
    assert play.phase is Phase.PLAY


def test_s2_who_walks_out_of_the_knee_plays_from_the_foot_next_turn() -> None:
    play = in_knee("8", left="5 5 5 5 5 5", options=KNEE)
    play.discards("8")
    assert play.public.in_foot[0]
    assert not play.public.played_foot[0]
    assert (play.public.opened[0], len(play.state.holdings[0])) == (2, 6)
    assert play.public.turn == 1


def test_s2_a_partner_who_plays_from_the_knee_keeps_the_other_from_going_out() -> None:
    for asked in (PLAYED, PICKED_UP):
        play = Play(
            "8 8 8 9", melds={0: QUOTA}, in_foot=(0,), played_foot=(0,),
            options=replace(KNEE, partners_in_foot=asked),
        )  # fmt: skip
        play.state = replace(play.state, public=replace(play.public, opened=(2, 0, 1, 0)))
        play.refused(Ask(), no.PartnerNotReady(Seat(2), False))


def test_s2_going_out_of_the_knee_is_no_way_out() -> None:
    play = in_knee("8 8 8", left="5 5 5 5 5", melds={0: QUOTA}, options=KNEE)
    play.refused(Ask(), no.NotInFoot())
    play.lays("8 8 8")
    assert play.public.in_foot[0]
    assert play.public.out is None


def test_s2_a_packet_of_red_threes_that_nothing_replaces_opens_the_next_at_once() -> None:
    play = Play(
        "8", feet={0: "3H 3D 3H 3D 3H 5 5 5 5 5"}, stock_size=0,
        options=replace(KNEE, packets=(6, 5, 5)),
    )  # fmt: skip
    play.state = replace(play.state, public=replace(play.public, opened=(0, 0, 0, 0)))
    play.discards("8")
    assert play.public.in_foot[0]
    assert [card.rank for card in play.state.holdings[0]] == ["5"] * 5
    assert len(play.public.tables[0].red_threes) == 5


@pytest.mark.parametrize(("piles", "opened"), [(1, 1), (2, 2), (3, 2)])
def test_s2_each_pile_a_move_completes_opens_one_packet(piles: int, opened: int) -> None:
    options = replace(KNEE, packets=(6, 5, 5), foot_opened=FootOpened.PILE)
    begun = ("8 8 8 8 8 8", "9 9 9 9 9 9", "J J J J J J")
    play = Play("8 9 J Q Q", melds={0: begun}, feet={0: "5 5 5 5 5 6 6 6 6 6"}, options=options)
    play.state = replace(play.state, public=replace(play.public, opened=(0, 0, 0, 0)))
    play.lays(*["0: 8", "1: 9", "2: J"][:piles])
    assert play.public.opened[0] == opened
    assert play.public.in_foot[0] is (opened == 2)
    assert len(play.holding) == 5 - piles + 5 * opened


def test_s2_packets_that_are_not_picked_up_all_count_against() -> None:
    sixes = " ".join(["6"] * 24)
    play = Play(
        "", feet={0: sixes}, in_foot=(1, 2, 3), others={2: ""}, stock_size=0,
        phase=Phase.DEAL_OVER, options=replace(KNEE, packs=8),
    )  # fmt: skip
    play.state = replace(play.state, public=replace(play.public, opened=(0, 2, 2, 2)))
    lines = {line.kind: line.items for line in deal_score(play.rules.options, play.state).lines}
    assert sum(item.points for item in lines["cards_left"][0]) == -120
    (left,) = [one for one in play.rules.left_over(with_deal_scored(play)) if one.seat == 0]
    assert (left.reserve_packets, left.of_reserve) == (2, -120)


def with_deal_scored(play: Play) -> State:
    return play.rules.apply(play.state, TABLE, EndDeal())


def test_s2_a_view_hides_knee_and_foot_and_imagines_them() -> None:
    rules, state = dealt(KNEE)
    view = rules.view(state, Seat(0))
    assert view.foot_counts == (24,) * 4
    imagined = rules.imagine(view, Random(1))
    assert rules.view(imagined, Seat(0)) == view


# --- S18: the first meld --------------------------------------------------------------------------


EACH = Options(first_meld_by=FirstMeldBy.PLAYER)
CLEAN_FIRST = Options(first_meld_needs=FirstMeldNeeds.CLEAN_MELD)
NO_WILDS = Options(first_meld_needs=FirstMeldNeeds.NO_WILDS)


def each(holding: str, *, down: tuple[int, ...] = (2,), **changes: Any) -> Play:
    """Seat 0 plays *holding* where every player needs a first meld; those *down* have laid it."""
    play = Play(holding, **{"melds": {0: DOWN}, "options": EACH, **changes})
    public = replace(play.public, down=tuple(seat in down for seat in range(4)))
    play.state = replace(play.state, public=public)
    return play


def test_s18_a_king_onto_the_partners_kings_and_three_aces_are_70() -> None:
    each("K A A A 4 5").lays("0: K", "A A A")
    each("K A A A 4 5").no_lay(no.TooFewPoints(10, 50), "0: K")
    play = each("K A A A 4 5").lays("0: K", "A A A")
    assert play.public.down == (True, False, True, False)


def test_s18_who_is_down_lays_anything_and_a_partner_still_needs_the_minimum() -> None:
    each("K 4 5", down=(0,)).lays("0: K")
    each("8 8 8 4 5").no_lay(no.TooFewPoints(30, 50), "8 8 8")


def test_s18_the_first_take_is_worth_the_minimum_too() -> None:
    play = each("9 9 4 5", pile="9", phase=Phase.DRAW)
    play.no_take(no.TooFewPoints(30, 50), "top 9 9")
    each("9 9 A A A 4", pile="9", phase=Phase.DRAW).takes("top 9 9", "A A A")


def test_s18_alone_it_changes_nothing() -> None:
    options = replace(EACH, sides=Sides.ALONE)
    play = Play("K 4 5", melds={0: DOWN}, options=options)
    assert play.public.down == ()
    play.lays("0: K")


def test_s18_a_concealed_pile_serves_the_partners_so_both_are_refused() -> None:
    options = replace(EACH, concealed_deals=(4,))
    assert [fields for fields, _ in options.contradictions()] == [
        ("concealed_deals", "first_meld_by")
    ]


def test_s18_nine_nine_nine_with_queens_and_a_two_has_a_clean_meld() -> None:
    Play("9 9 9 Q Q 2 4 5", melds={}, options=CLEAN_FIRST).lays("9 9 9", "Q Q 2")
    play = Play("9 9 2 Q Q 2 4 5", melds={}, options=CLEAN_FIRST)
    play.no_lay(no.CleanMeldNeeded(), "9 9 2", "Q Q 2")


def test_s18_a_meld_that_is_extended_and_has_no_wild_after_it_is_enough() -> None:
    options = replace(EACH, first_meld_needs=FirstMeldNeeds.CLEAN_MELD)
    each("K A A 2 4 5", options=options).lays("0: K", "A A 2")
    play = each("K A A 2 4 5", melds={0: ("K K 2",)}, options=options)
    play.no_lay(no.CleanMeldNeeded(), "0: K", "A A 2")


def test_s18_a_first_meld_without_wilds_lays_none() -> None:
    play = Play("9 9 9 Q Q 2 4 5", melds={}, options=NO_WILDS)
    wild = next(card for card in play.holding if card.is_wild)
    play.no_lay(no.WildInFirstMeld(wild), "9 9 9", "Q Q 2")
    Play("A A A 2 4 5", melds={}, options=NO_WILDS).lays("A A A")


def test_s18_in_a_concealed_deal_it_is_not_asked() -> None:
    options = replace(NO_WILDS, concealed_deals=(1,))
    Play("8 8 8 8 8 2 2 4 5", melds={}, options=options).lays("8 8 8 8 8 2 2")


@pytest.mark.parametrize("needs", FirstMeldNeeds)
def test_s18_suggested_first_melds_and_openings_are_what_is_allowed(needs: FirstMeldNeeds) -> None:
    options = replace(EACH, first_meld_needs=needs)
    play = each("K K A A A 2 4 5", options=options)
    view = play.rules.view(play.state, Seat(0))
    found = [move for move in play.rules.suggestions(view) if isinstance(move, Lay)]
    assert found
    assert openings(options, view)
    for move in (*found, *openings(options, view)):
        assert play.problem(move) is None


# --- S19: the next packet ------------------------------------------------------------------------


RUNNING = Options(running_ends_turn=True)
WITH_PILE = Options(foot_opened=FootOpened.HAND_EMPTY_WITH_PILE)
SEVEN_KINGS = "K K K K K K K"


def test_s19_the_last_two_kings_melded_pick_up_the_foot_and_the_next_player_draws() -> None:
    play = Play("K K", melds={0: DOWN}, feet={0: "4 5 6 7 8"}, options=RUNNING).lays("0: K K")
    assert play.public.in_foot[0]
    assert [card.rank for card in play.state.holdings[0]] == ["4", "5", "6", "7", "8"]
    assert (play.phase, play.public.turn) == (Phase.DRAW, 1)
    assert not play.public.discards[0]


def test_s19_red_threes_of_that_packet_are_laid_before_the_turn_is_over() -> None:
    play = Play("K K", melds={0: DOWN}, feet={0: "4 5 6 7 3H"}, stock="9", options=RUNNING)
    play.lays("0: K K")
    assert [card.rank for card in play.state.holdings[0]] == ["4", "5", "6", "7", "9"]
    assert len(play.public.tables[0].red_threes) == 1
    assert play.public.turn == 1


def test_s19_who_walks_into_the_foot_ends_the_turn_as_ever() -> None:
    play = Play("K", melds={0: DOWN}, options=RUNNING).discards("K")
    assert play.public.in_foot[0]
    assert play.public.turn == 1


def test_s19_going_out_by_melding_the_foot_is_no_running() -> None:
    play = Play("K K K", melds={0: QUOTA}, in_foot=(0, 2), played_foot=(0, 2),
                options=replace(RUNNING, permission=False))  # fmt: skip
    play.lays("K K K").went_out()


def test_s19_where_a_pile_opens_the_foot_running_changes_nothing() -> None:
    options = replace(RUNNING, foot_opened=FootOpened.PILE)
    play = Play("K 9", melds={0: ("K K K K K K",)}, options=options).lays("0: K")
    assert (play.phase, play.public.turn) == (Phase.PLAY, 0)


def test_s19_decision_53_nobody_runs_into_the_foot_and_goes_out_in_the_same_turn() -> None:
    play = Play("K K K", melds={0: QUOTA}, feet={0: "8 8 8 8 8"}, in_foot=(2,), played_foot=(2,),
                options=replace(RUNNING, permission=False))  # fmt: skip
    play.lays("K K K")
    assert play.public.turn == 1
    assert play.public.out is None


def test_s19_two_cards_held_and_no_pile_one_is_discarded_and_one_kept() -> None:
    play = Play("K K", melds={0: DOWN}, options=WITH_PILE)
    play.no_lay(no.PileBeforeFoot(0, 2), "0: K K")
    play.no_lay(no.PileBeforeFoot(1, 2), "0: K")
    play.discards("K")
    play = Play("K", melds={0: DOWN}, options=WITH_PILE)
    play.refused(play.discard("K"), no.PileBeforeFoot(0, 1))
    play.allowed(EndTurn())
    assert (len(play.state.holdings[0]), play.public.turn) == (1, 1)


def test_s19_the_pile_may_be_complete_by_the_move_that_empties_the_packet() -> None:
    play = Play("K", melds={0: ("K K K K K K",)}, options=WITH_PILE).lays("0: K")
    assert play.public.in_foot[0]
    play = Play("8 8 8", melds={0: (SEVEN_KINGS,)}, options=WITH_PILE).lays("8 8 8")
    assert play.public.in_foot[0]
    play = Play("8", melds={0: (SEVEN_KINGS,)}, options=WITH_PILE).discards("8")
    assert play.public.in_foot[0]


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
