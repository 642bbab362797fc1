"""Raub, section 8: the switches of families, each with the examples of the page."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace
from raub_positions import STRONG, Deals, cards
from test_raub_score import over

from handfoot_gui.core.brought_forward import BroughtForward
from handfoot_gui.core.other_points import WriteOtherPoints
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.sheet import DealScore
from handfoot_gui.games.raub.rules import moves as m
from handfoot_gui.games.raub.rules import problems as no
from handfoot_gui.games.raub.rules.former import former_options
from handfoot_gui.games.raub.rules.options import (
    Ends,
    FiveForFour,
    Options,
    PlayDirection,
    Points,
    Refe,
    SevenSwap,
    SwappedCard,
)
from handfoot_gui.games.raub.rules.rules import RaubRules
from handfoot_gui.games.raub.rules.scoring import deal_score, points_of, standings
from handfoot_gui.games.raub.rules.state import Phase, Public, TrumpSource

AT_ONCE = Options(ends=Ends.AT_ONCE)


def played(options: Options, *, scores: tuple[int, ...], refes: int = 0, raubing: int = 0) -> Deals:
    """Hearts are trumps, raubed by asking; nobody has changed anything, and seat 0 wins all."""
    deals = Deals(STRONG, upcard="9H", dealer=3, options=options, refes=refes, scores=scores)
    deals.asked(raubing=raubing)
    deals.stand_pat()
    return deals


def entries(options: Options, won: tuple[int, ...], way: TrumpSource, refes: int = 0) -> list[int]:
    score = deal_score(options, over(won, way, refes=refes))
    return [score.points(seat) for seat in range(len(won))]


def ended(options: Options, public: Public) -> Public:
    """*public* after its deal is written down."""
    deals = Deals(players=len(public.scores), options=options)
    return deals.rules.apply(replace(deals.state, public=public), TABLE, m.EndDeal()).public


# Start and points


def test_start_15_two_tricks_each_by_two_players_13_13_others_17() -> None:
    options = Options(start=15)
    rules = RaubRules(options)
    assert rules.start().public.scores == (15,) * 4
    public = ended(options, over((2, 2, 0, 0), TrumpSource.ASKING))
    assert public.scores == (13, 13, 17, 17)
    assert rules.sheet(rules.start()).opening == 15


def test_totals_of_a_game_begun_elsewhere_take_the_place_of_start() -> None:
    rules = RaubRules(Options(start=15))
    begun = rules.begun_with(BroughtForward(totals=(30, 9, 1, 99)))
    assert begun.start().public.scores == (30, 9, 1, 99)


def test_trick_2_raubing_player_three_tricks_minus_6() -> None:
    options = Options(points=Points(trick=2))
    assert entries(options, (3, 1, 0, 0), TrumpSource.ASKING) == [-6, -2, 2, 2]


def test_one_short_5_one_trick_on_a_refe_plus_10() -> None:
    options = Options(points=Points(one_short=5))
    assert entries(options, (1, 3, 0, 0), TrumpSource.ASKING, refes=1)[0] == 10


@pytest.mark.parametrize(
    ("way", "won", "points"),
    [
        (TrumpSource.SEVEN, (0, 4), [7, -8]),
        (TrumpSource.ASKING, (1, 3), [11, -6]),
        (TrumpSource.BLIND, (0, 4), [13, -8]),
        (TrumpSource.SEVEN, (4, 0), [-8, 5]),
    ],
)
def test_a_trick_takes_trick_off_the_others_are_added(
    way: TrumpSource, won: tuple[int, ...], points: list[int]
) -> None:
    house = Points(trick=2, no_trick=5, seven_no_trick=7, one_short=11, raub_no_trick=13)
    assert entries(Options(points=house), won, way) == points


def test_an_entry_of_nothing_is_no_line_that_counts_tricks() -> None:
    score = deal_score(Options(points=Points(no_trick=0)), over((4, 0), TrumpSource.ASKING))
    assert not any(line.is_only_told for line in score.lines)
    assert score.points(1) == 0


def test_with_other_points_the_game_is_over_after_100_played_deals_lowest_wins() -> None:
    options = Options(players=2, points=Points(no_trick=20))
    thrown = DealScore(1, Seat(0), "thrown in", None, ())
    one = deal_score(options, over((3, 1), TrumpSource.ASKING))
    for count, is_over in ((98, False), (99, True)):
        before = replace(
            over((4, 0), TrumpSource.ASKING),
            results=(thrown, *(replace(one, lines=()) for _ in range(count))),
        )
        after = ended(options, before)
        assert bool(after.winners) is is_over
    assert after.scores == (17, 41)
    assert (after.phase, after.winners) == (Phase.OVER, (0,))
    high = ended(Options(players=2, start=22), before)
    assert high.winners == (0,), "from a high start it might not end either"
    usual = replace(before, results=(*before.results, *before.results))
    assert ended(Options(players=2), usual).winners == (), "usual points have no such end"


# R1


def test_at_2_owing_two_the_first_trick_leaves_2_the_second_0_won() -> None:
    deals = played(AT_ONCE, scores=(2, 9, 9, 9))
    deals.play("AH", "8S", "8C", "TH")
    assert standings(AT_ONCE, deals.public) == (2, 9, 9, 9)
    assert deals.phase is Phase.PLAY
    deals.play("KH", "9S", "9C", "TS")
    assert standings(AT_ONCE, deals.public)[0] == 0
    assert deals.phase is Phase.DEAL_OVER
    deals.do(m.EndDeal())
    assert (deals.phase, deals.public.winners) == (Phase.OVER, (0,))
    assert deals.public.scores == (0, 9, 9, 9)


def test_at_1_not_raubing_on_a_refe_one_trick_minus_1_won() -> None:
    deals = Deals(STRONG, upcard="9H", dealer=3, options=AT_ONCE, refes=1, scores=(1, 9, 9, 9))
    deals.asked(raubing=1)
    deals.stand_pat()
    deals.play("8S", "8C", "TS", "AH")
    deals.do(m.EndDeal())
    assert deals.public.scores == (-1, 9, 9, 9), "nobody's other entries are made"
    assert deals.public.winners == (0,)
    (entry,) = deals.public.results
    assert (entry.ended, entry.by, entry.factor) == ("at once", 1, 2)


def test_tricks_are_taken_off_as_they_are_swept_those_of_who_owes_two_from_the_second_on() -> None:
    deals = played(AT_ONCE, scores=(9, 9, 9, 9))
    for trick, stands in zip(
        (("AH", "8S", "8C", "TH"), ("KH", "9S", "9C", "TS"), ("QH", "8D", "TC", "TD")),
        (9, 7, 6),
        strict=True,
    ):
        deals.play(*trick)
        assert standings(AT_ONCE, deals.public) == (stands, 9, 9, 9)
    seven = replace(deals.public, way=TrumpSource.SEVEN, owes=1)
    assert standings(AT_ONCE, replace(seven, tricks=seven.tricks[:1])) == (8, 9, 9, 9)


def test_a_deal_in_which_nobody_gets_there_is_scored_as_always() -> None:
    deals = played(AT_ONCE, scores=(9, 9, 9, 9))
    deals.play_out()
    deals.do(m.EndDeal())
    assert deals.public.scores == (5, 11, 11, 11)
    assert deals.public.results[-1].ended == "tricks"
    assert deals.phase is Phase.DEALER


def test_the_last_trick_of_four_ends_it_at_once_too() -> None:
    deals = played(AT_ONCE, scores=(4, 9, 9, 9))
    deals.play_out()
    deals.do(m.EndDeal())
    assert deals.public.scores == (0, 9, 9, 9), "who has no trick gets nothing"
    assert deals.public.results[-1].ended == "at once"


def test_after_the_deal_it_is_played_on_below_0() -> None:
    deals = played(Options(), scores=(2, 9, 9, 9))
    deals.play_out()
    deals.do(m.EndDeal())
    assert deals.public.scores == (-2, 11, 11, 11)


def test_other_points_of_the_deal_count_with_its_end() -> None:
    """So that one can be taken back without changing what was played."""
    deals = played(AT_ONCE, scores=(9, 1, 9, 9))
    deals.do(WriteOtherPoints(0, "Grandma", -8), TABLE)
    deals.play("AH", "8S", "8C", "TH")
    deals.play("KH", "9S", "9C", "TS")
    assert deals.phase is Phase.PLAY
    deals.play_out()
    deals.do(m.EndDeal())
    assert deals.public.scores[0] == 9 - 4 - 8
    assert deals.public.winners == (0,)


# The plain ones


def test_upcards_1_four_players_all_pass_the_first_thrown_in_15_in_the_talon() -> None:
    for upcards, talon in ((1, 15), (2, 14)):
        deals = Deals(options=Options(upcards=upcards))
        deals.all_pass(upcards)
        assert deals.phase is Phase.THROW_IN
        assert len(deals.state.talon) == talon
        deals.settle()
        assert deals.public.refes == 1


def test_automatic_seven_no_the_dealer_who_raubs_it_blind_owes_two() -> None:
    deals = Deals(upcard="7H", options=Options(automatic_seven=False))
    assert deals.phase is Phase.BLIND
    deals.do(m.BlindRaub())
    assert (deals.public.way, deals.public.owes) == (TrumpSource.BLIND, 2)
    assert deals.public.taken == cards("7H")[0]


def test_automatic_seven_no_all_pass_the_next_card() -> None:
    deals = Deals(upcard="7H", options=Options(automatic_seven=False))
    deals.all_pass()
    assert deals.phase is Phase.TURN_UP


def test_a_seven_raubed_by_asking_is_not_swapped_for() -> None:
    deals = Deals(upcard="7H", options=Options(automatic_seven=False))
    deals.asked(raubing=2)
    assert deals.refused(m.SwapSeven()) == no.SwapClosed()


def test_blind_raub_no_the_dealer_having_looked_is_asked_like_everybody() -> None:
    deals = Deals({0: "AS KS QS JS"}, options=Options(blind_raub=False))
    assert (deals.phase, deals.actor) == (Phase.ASK, 0)
    assert {card.face for card in deals.view(0).hand} == {"AS", "KS", "QS", "JS"}
    assert deals.refused(m.BlindRaub()) == no.NotNow(Phase.ASK)
    assert deals.refused(m.Look()) == no.NotNow(Phase.ASK)
    for _ in range(4):
        deals.do(m.Dalje())
    assert deals.phase is Phase.TURN_UP


def test_without_blind_raub_a_seven_is_automatic_all_the_same() -> None:
    deals = Deals(upcard="7H", options=Options(blind_raub=False))
    assert (deals.public.way, deals.public.owes) == (TrumpSource.SEVEN, 1)


def test_seven_swap_no_it_is_played_as_a_trump() -> None:
    options = Options(seven_swap=SevenSwap.NO)
    deals = Deals({0: "7H 8S 9S TS"}, upcard="AH", dealer=3, options=options)
    deals.asked(raubing=0)
    deals.exchange("")
    assert deals.phase is Phase.EXCHANGE
    assert deals.refused(m.SwapSeven()) == no.NoSwaps()
    deals.exchange("")
    while deals.phase is Phase.EXCHANGE:
        deals.exchange("")
    assert deals.phase is Phase.PLAY, "nobody is asked before the lead"
    deals.play("7H")


def test_seven_swap_in_the_exchange_seven_drawn_by_the_last_swapped_in_that_turn_or_not() -> None:
    options = Options(seven_swap=SevenSwap.EXCHANGE)
    for is_swapped in (True, False):
        deals = Deals(upcard="AH", dealer=0, talon="7H 8S", options=options)
        deals.asked(raubing=1)
        for _ in range(3):
            deals.exchange("")
        hand = deals.hand(3)
        deals.do(m.Exchange(tuple(deals.view(3).hand[:1])))
        assert "7H" in deals.hand(3) - hand
        assert deals.phase is Phase.DRAWN
        deals.do(m.SwapSeven() if is_swapped else m.KeepSeven())
        assert deals.phase is Phase.PLAY
        assert ("AH" in deals.hand(3)) is is_swapped


def with_seven(swapped_card: SwappedCard) -> Deals:
    """The dealer, who is to exchange, has swapped the seven of hearts for the nine."""
    options = Options(swapped_card=swapped_card)
    deals = Deals({0: "7H 8S 9C TC"}, upcard="9H", talon="AS KS QS JS TS", options=options)
    deals.asked(raubing=0)
    deals.do(m.SwapSeven())
    return deals


def test_free_swapped_before_drawing_the_card_may_be_among_the_four_exchanged() -> None:
    deals = with_seven(SwappedCard.FREE)
    deals.do(m.Exchange(cards("9H 8S 9C TC")))
    assert deals.hand(0) == {"AS", "KS", "QS", "JS", "TS"}
    assert deals.public.may_lie_aside, "nobody else knows whether it was among them"


@pytest.mark.parametrize("kind", [SwappedCard.LAID_ASIDE, SwappedCard.KEPT])
def test_else_it_is_not_exchanged(kind: SwappedCard) -> None:
    deals = with_seven(kind)
    assert deals.refused(m.Exchange(cards("9H"))) == no.UpcardKept(cards("9H")[0])


@pytest.mark.parametrize(
    ("kind", "is_kept"), [(SwappedCard.KEPT, True), (SwappedCard.LAID_ASIDE, False)]
)
def test_kept_with_five_for_four_another_one_is_laid_aside(
    kind: SwappedCard, is_kept: bool
) -> None:
    options = Options(swapped_card=kind)
    hand = {0: "8S 9S 9C TC"}
    deals = Deals(hand, upcard="9H", talon="7H KS QS JS TS", options=options)
    deals.asked(raubing=0)
    deals.do(m.Exchange(deals.view(0).hand))
    deals.do(m.SwapSeven())
    nine = cards("9H")[0]
    if is_kept:
        assert deals.refused(m.LayAside(nine)) == no.UpcardKept(nine)
        deals.do(m.LayAside(cards("TS")[0]))
        assert not deals.public.may_lie_aside
    else:
        deals.do(m.LayAside(nine))
        assert deals.public.may_lie_aside


def test_pass_deal_no_the_player_due_to_deal_deals() -> None:
    rules = RaubRules(Options(pass_deal=False))
    state = rules.apply(rules.start(), TABLE, m.ChooseDealer(Seat(1)))
    assert (state.public.phase, rules.actor(state)) == (Phase.DEAL, TABLE)
    view = rules.view(state, Seat(1))
    assert rules.problem(view, m.PassDeal()) is not None


def test_pass_deal_no_there_is_no_refe_but_by_thrown_in_cards() -> None:
    deals = Deals(options=Options(pass_deal=False))
    deals.all_pass(3)
    deals.settle()
    assert (deals.public.refes, deals.phase) == (1, Phase.DEAL)


# R2


def exchanged(options: Options, *, is_taken: bool) -> list[int]:
    """How many cards each of four gets from the talon who all ask for four, one upcard."""
    deals = Deals(upcard="9H", options=options)
    if is_taken:
        deals.do(m.BlindRaub())
    else:
        deals.asked(raubing=0)
    found = []
    for _ in range(4):
        before = len(deals.state.talon)
        deals.exchange(min(4, before))
        while deals.phase is Phase.LAY_ASIDE:
            seat = deals.public.turn
            spare = [c for c in deals.view().hand if c is not deals.public.taken]
            if is_taken and seat == 0:
                upcard = deals.public.taken
                assert upcard is not None
                assert deals.refused(m.LayAside(upcard)) == no.UpcardKept(upcard)
            deals.do(m.LayAside(spare[0]))
            deals.settle()
        while deals.phase is Phase.DRAWN:
            deals.do(m.KeepSeven())
        found.append(before - len(deals.state.talon))
    assert all(len(hand) == 4 for hand in deals.state.hands)
    return found


def test_no_four_players_one_upcard_all_change_four_4_4_4_and_3_of_15() -> None:
    options = Options(five_for_four=FiveForFour.NO)
    assert exchanged(options, is_taken=False) == [4, 4, 4, 3]


def test_dealer_too_dealer_took_the_upcard_5_4_4_and_2() -> None:
    options = Options(five_for_four=FiveForFour.DEALER_TOO)
    assert exchanged(options, is_taken=True) == [5, 4, 4, 2]


def test_first_dealer_took_the_upcard_4_5_4_and_2() -> None:
    assert exchanged(Options(), is_taken=True) == [4, 5, 4, 2]


def test_dealer_too_of_six_cards_he_lays_two_aside_never_the_upcard() -> None:
    options = Options(five_for_four=FiveForFour.DEALER_TOO)
    deals = Deals(upcard="9H", options=options, talon="AS KS QS JS TS")
    deals.do(m.BlindRaub())
    deals.do(m.Exchange(tuple(c for c in deals.view(0).hand if c.face != "9H")))
    assert (len(deals.hand(0)), deals.public.to_lay) == (6, 2)
    assert deals.public.shown == cards("QS")[0]
    for faces in ("TS", "JS"):
        assert deals.refused(m.LayAside(cards("9H")[0])) == no.UpcardKept(cards("9H")[0])
        deals.do(m.LayAside(cards(faces)[0]))
    assert deals.hand(0) == {"9H", "AS", "KS", "QS"}
    assert (deals.phase, deals.actor) == (Phase.EXCHANGE, 1)
    assert len(deals.state.aside[0]) == 6


# R3


def test_two_waiting_raubing_player_one_trick_queued_6_stacked_12_off_3() -> None:
    for refe, points in ((Refe.QUEUED, 6), (Refe.STACKED, 12)):
        options = Options(refe=refe)
        assert entries(options, (1, 3), TrumpSource.ASKING, refes=2)[0] == points
    assert entries(Options(refe=Refe.OFF), (1, 3), TrumpSource.ASKING)[0] == 3


def test_stacked_all_that_wait_are_used_up_eightfold_at_most() -> None:
    options = Options(refe=Refe.STACKED)
    for refes, factor in ((1, 2), (2, 4), (3, 8), (4, 8)):
        before = over((2, 2), TrumpSource.ASKING, refes=refes)
        assert entries(options, (2, 2), TrumpSource.ASKING, refes=refes) == [-2 * factor] * 2
        assert ended(options, before).refes == 0


def test_one_while_one_waits_no_other_is_written() -> None:
    deals = Deals(options=Options(refe=Refe.ONE), refes=1)
    deals.all_pass(3)
    deals.settle()
    assert deals.public.refes == 1
    assert not deals.public.results[-1].has_refe
    deals.do(m.PassDeal())
    assert deals.public.refes == 1
    after = ended(Options(refe=Refe.ONE), over((2, 2), TrumpSource.ASKING, refes=1))
    assert after.refes == 0


def test_off_thrown_in_cards_only_pass_the_deal_and_pass_deal_is_idle() -> None:
    deals = Deals(options=Options(refe=Refe.OFF), dealer=2)
    deals.all_pass(3)
    deals.settle()
    assert (deals.public.refes, deals.public.dealer, deals.phase) == (0, 3, Phase.DEAL)


# R4


def order_of_play(players: int, leader: int, options: Options) -> list[int]:
    deals = Deals(players=players, dealer=0, options=options)
    deals.asked(raubing=leader)
    deals.stand_pat()
    found = []
    while deals.phase is Phase.PLAY:
        found.append(deals.public.turn)
        deals.play_any()
    return [int(seat) for seat in found]


OPPOSITE = Options(play_direction=PlayDirection.OPPOSITE)


def test_opposite_four_players_seat_1_leads_1_0_3_2() -> None:
    assert order_of_play(4, 1, OPPOSITE) == [1, 0, 3, 2]
    assert order_of_play(4, 1, Options()) == [1, 2, 3, 0]


def test_opposite_three_players_seat_2_leads_2_1_0() -> None:
    assert order_of_play(3, 2, OPPOSITE) == [2, 1, 0]


def test_opposite_dealing_asking_exchanging_and_the_next_dealer_go_on_as_before() -> None:
    deals = Deals(dealer=1, options=OPPOSITE)
    deals.do(m.Look())
    asked = []
    for _ in range(4):
        asked.append(int(deals.public.turn))
        deals.do(m.Raub() if len(asked) == 4 else m.Dalje())
    assert asked == [1, 2, 3, 0]
    exchanged = []
    while deals.phase in (Phase.EXCHANGE, Phase.DRAWN):
        if deals.phase is Phase.EXCHANGE:
            exchanged.append(int(deals.public.turn))
        deals.exchange("") if deals.phase is Phase.EXCHANGE else deals.do(m.KeepSeven())
    assert exchanged == [1, 2, 3, 0]
    deals.stand_pat()
    assert deals.actor == 0, "who leads is unchanged"
    deals.play_out()
    deals.do(m.EndDeal())
    assert deals.public.dealer == 2


def test_opposite_the_winner_of_a_trick_is_who_played_the_card_and_leads() -> None:
    deals = Deals({0: "8S 9S TS JS", 3: "AS 8D 9D TD"}, upcard="9H", dealer=3, options=OPPOSITE)
    deals.asked(raubing=0)
    deals.stand_pat()
    deals.play("8S", "AS")
    deals.play_any()
    deals.play_any()
    (trick,) = deals.public.tricks
    assert [int(trick.seat_of(place, 4)) for place in range(4)] == [0, 3, 2, 1]
    assert trick.card_of(Seat(3), 4) == cards("AS")[0]
    deals.settle()
    if deals.public.tricks[0].winner == 3:
        assert deals.actor == 3


def test_opposite_must_beat_is_as_before() -> None:
    options = Options(play_direction=PlayDirection.OPPOSITE, must_beat=True)
    hands = {0: "KS QS JS TS", 3: "7S AS 8D 9D"}
    deals = Deals(hands, upcard="9H", dealer=3, options=options)
    deals.asked(raubing=0)
    deals.stand_pat()
    deals.play("QS")
    assert deals.playable() == {"AS"}


# Old files, and the sets of families


@pytest.mark.parametrize(
    ("old", "now"), [(True, SevenSwap.EXCHANGE), (False, SevenSwap.UNTIL_LEAD)]
)
def test_swap_in_exchange_only_yes_is_in_the_exchange_no_until_the_lead(
    old: bool, now: SevenSwap
) -> None:
    read = former_options({"players": 3, "swap_in_exchange_only": old})
    assert msgspec.convert(read, Options) == Options(players=3, seven_swap=now)
    assert former_options(read) == read


def test_all_else_is_as_it_was() -> None:
    assert former_options({"must_beat": True}) == {"must_beat": True}
    assert points_of(Options().points, 1, 2) == 3
