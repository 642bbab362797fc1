"""Raub, sections 1 and 2: the deal and the three ways to trumps, sentence by sentence."""

from __future__ import annotations

from random import Random
from typing import get_args

import pytest
from raub_habits import habit
from raub_positions import Deals, cards

from handfoot_gui.core.cards import Suit
from handfoot_gui.core.errors import NotToMove
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.games.raub.rules import moves as m
from handfoot_gui.games.raub.rules import problems as no
from handfoot_gui.games.raub.rules.options import (
    PRESET_SEATS,
    Direction,
    Options,
    SevenSwap,
    preset,
)
from handfoot_gui.games.raub.rules.rules import EFFECTS, RaubRules
from handfoot_gui.games.raub.rules.state import Phase, TrumpSource


def test_there_are_32_cards_from_ace_to_seven_in_four_suits() -> None:
    deck = Options().cards()
    assert len(set(deck)) == 32
    assert {card.rank.value for card in deck} == set("AKQJT987")
    assert {card.suit.value for card in deck} == set("SHDC")


def test_the_first_dealer_is_found_by_lot() -> None:
    rules = RaubRules(Options())
    chosen = [rules.table_move(rules.start(), Random(seed)) for seed in range(60)]
    assert {move.dealer for move in chosen if isinstance(move, m.ChooseDealer)} == {0, 1, 2, 3}
    for move in chosen:
        assert isinstance(move, m.ChooseDealer)
        assert rules.apply(rules.start(), TABLE, move).public.dealer == move.dealer


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_play_each_alone(players: int) -> None:
    options = preset("classic", players)
    assert options.players == players
    sheet = RaubRules(options).sheet(RaubRules(options).start())
    assert sheet.sides == tuple((seat,) for seat in range(players))
    assert sheet.totals == (21,) * players
    assert sheet.is_lowest_best


def test_play_runs_to_the_right_unless_the_setting_turns_it() -> None:
    assert Options().runs_right
    assert not Options(direction=Direction.LEFT).runs_right


def test_no_other_number_of_players() -> None:
    assert sorted(PRESET_SEATS["classic"]) == [2, 3, 4]
    for players in (1, 5):
        with pytest.raises(ValueError, match="not played by"):
            preset("classic", players)


@pytest.mark.parametrize("dealer", [0, 1, 3])
def test_two_cards_to_each_then_the_upcard_then_two_more_the_dealer_last(dealer: int) -> None:
    rules = RaubRules(Options())
    state = rules.apply(rules.start(), TABLE, m.ChooseDealer(Seat(dealer)))
    state = rules.apply(state, Seat(dealer), m.TakeDeal())
    deck = rules.cards
    state = rules.apply(state, TABLE, m.Deal(deck))
    for step in range(4):
        seat = (dealer + 1 + step) % 4
        first, second = deck[2 * step : 2 * step + 2], deck[9 + 2 * step : 11 + 2 * step]
        assert state.hands[seat] == (*first, *second)
    assert state.public.upcards == (deck[8],)
    assert state.talon == deck[17:]


@pytest.mark.parametrize(
    ("players", "left"), [(4, (15, 14, 13)), (3, (19, 18, 17)), (2, (23, 22, 21))]
)
def test_the_talon_after_the_deal_with_one_two_and_three_upcards(
    players: int, left: tuple[int, ...]
) -> None:
    for upcards, size in enumerate(left, start=1):
        deals = Deals(players=players)
        deals.asked(raubing=0, upcards=upcards)
        assert len(deals.public.upcards) == upcards
        assert len(deals.state.talon) == size


def test_the_deal_passes_on_one_seat_after_every_deal_played_or_thrown_in() -> None:
    deals = Deals(dealer=3)
    deals.all_pass(3)
    deals.do(m.ThrowIn())
    assert deals.public.dealer == 0


# Way 1


def test_a_seven_as_first_upcard_makes_trumps_at_once_and_the_dealer_takes_it() -> None:
    deals = Deals({1: "AS KS QS JS"}, upcard="7S", dealer=1)
    public = deals.public
    assert (public.phase, public.way, public.trumps) == (
        Phase.EXCHANGE,
        TrumpSource.SEVEN,
        Suit.SPADES,
    )
    assert (public.raubing, public.owes, public.turn) == (1, 1, 1)
    assert deals.hand(1) == {"AS", "KS", "QS", "JS", "7S"}
    assert (public.upcards, public.taken) == ((), cards("7S")[0])


@pytest.mark.parametrize("upcard", ["8S", "9S", "TS", "JS", "QS", "KS", "AS"])
def test_any_other_first_upcard_is_a_proposal(upcard: str) -> None:
    deals = Deals(upcard=upcard, dealer=1)
    assert (deals.phase, deals.actor, deals.public.trumps) == (Phase.BLIND, 1, None)
    assert deals.public.upcards == cards(upcard)


# Way 2


def test_before_looking_the_dealer_may_raub_and_takes_the_upcard_owing_two() -> None:
    deals = Deals({0: "AS KS QS JS"}, upcard="9H")
    assert deals.view().hand == ()
    assert deals.view().hand_counts == (4, 4, 4, 4)
    deals.do(m.BlindRaub())
    public = deals.public
    assert (public.way, public.trumps, public.raubing) == (TrumpSource.BLIND, Suit.HEARTS, 0)
    assert (public.owes, public.taken, public.turn) == (2, cards("9H")[0], 0)
    assert deals.hand(0) == {"AS", "KS", "QS", "JS", "9H"}
    assert len(deals.view(0).hand) == 5


def test_the_others_see_their_cards_while_the_dealer_does_not() -> None:
    deals = Deals({1: "AS KS QS JS"})
    assert {card.face for card in deals.view(1).hand} == {"AS", "KS", "QS", "JS"}


def test_unseen_the_dealer_does_not_raub_as_in_way_three_and_once_seen_not_blind() -> None:
    deals = Deals()
    assert [deals.refused(said) for said in (m.Raub(), m.Dalje())] == [no.NotNow(Phase.BLIND)] * 2
    deals.do(m.Look())
    assert len(deals.view(0).hand) == 4
    assert [deals.refused(said) for said in (m.BlindRaub(), m.Look())] == [no.NotNow(Phase.ASK)] * 2


# Way 3


def test_the_dealer_is_asked_first_then_each_in_order() -> None:
    deals = Deals(dealer=2)
    deals.do(m.Look())
    asked = []
    for _ in range(4):
        asked.append(deals.actor)
        deals.do(m.Dalje())
    assert asked == [2, 3, 0, 1]


def test_who_says_raub_owes_two_and_may_not_take_the_upcard() -> None:
    deals = Deals({2: "AS KS QS JS"})
    deals.asked(raubing=2)
    public = deals.public
    assert (public.way, public.trumps) == (TrumpSource.ASKING, Suit.HEARTS)
    assert (public.raubing, public.owes, public.taken) == (2, 2, None)
    assert public.upcards == cards("9H")
    assert deals.hand(2) == {"AS", "KS", "QS", "JS"}
    assert public.turn == public.dealer


def test_all_pass_so_the_next_card_is_turned_and_all_are_asked_again_from_the_dealer() -> None:
    deals = Deals(talon="KD", dealer=1)
    deals.all_pass()
    assert (deals.phase, deals.actor) == (Phase.TURN_UP, TABLE)
    deals.do(m.TurnUp())
    assert deals.public.upcards == cards("9H KD")
    assert (deals.phase, deals.actor) == (Phase.ASK, 1)
    deals.do(m.Raub())
    assert deals.public.trumps is Suit.DIAMONDS


def test_refused_upcards_stay_face_up_and_only_the_last_is_raubed() -> None:
    deals = Deals({1: "7S 8D 9D TD"}, upcard="9H", talon="KD AS")
    deals.asked(raubing=0, upcards=3)
    assert deals.public.upcards == cards("9H KD AS")
    deals.exchange()
    deals.do(m.SwapSeven())
    assert "AS" in deals.hand(1)
    assert deals.public.upcards == cards("9H KD")


def test_a_seven_as_second_upcard_is_an_ordinary_card() -> None:
    deals = Deals(talon="7D")
    deals.asked(raubing=3, upcards=2)
    public = deals.public
    assert (public.way, public.owes, public.raubing) == (TrumpSource.ASKING, 2, 3)
    assert public.upcards == cards("9H 7D")


def test_blind_raub_is_over_at_the_second_upcard() -> None:
    deals = Deals()
    deals.all_pass()
    deals.settle()
    assert deals.refused(m.BlindRaub()) == no.NotNow(Phase.ASK)


def test_three_upcards_passed_the_cards_are_thrown_in_and_a_refe_is_written() -> None:
    deals = Deals()
    deals.all_pass(3)
    assert (deals.phase, deals.actor) == (Phase.THROW_IN, TABLE)
    assert len(deals.public.upcards) == 3
    deals.do(m.ThrowIn())
    assert deals.public.refes == 1
    assert deals.public.scores == (21, 21, 21, 21)
    (entry,) = deals.public.results
    assert (entry.ended, entry.by, entry.lines, entry.dealer) == ("thrown in", None, (), 0)
    assert not any(deals.state.hands)
    assert (deals.phase, deals.public.turn) == (Phase.DEALER, 1)


# Swapping the seven


def seven(seat: int = 1, **given: object) -> Deals:
    """Hearts are trumps by asking, *seat* holds their seven, and it is the dealer's exchange."""
    hands = {seat: "7H 8S 9S TS"}
    deals = Deals(hands, upcard="KH", **given)  # type: ignore[arg-type]
    deals.asked(raubing=2)
    return deals


def test_the_seven_is_swapped_for_the_raubed_upcard_before_drawing() -> None:
    deals = seven()
    deals.exchange()
    deals.do(m.SwapSeven())
    assert deals.hand(1) == {"KH", "8S", "9S", "TS"}
    public = deals.public
    assert (public.left_seven, public.swapped, public.upcards) == (cards("7H")[0], 1, ())
    assert public.taken == cards("KH")[0]
    assert (deals.phase, deals.actor) == (Phase.EXCHANGE, 1)


def test_the_seven_is_swapped_after_drawing() -> None:
    deals = seven()
    deals.exchange()
    deals.do(m.Exchange(cards("8S 9S")))
    assert (deals.phase, deals.actor) == (Phase.DRAWN, 1)
    deals.do(m.SwapSeven())
    assert "KH" in deals.hand(1)
    assert (deals.phase, deals.actor) == (Phase.EXCHANGE, 2)


def test_a_seven_got_in_the_exchange_may_be_swapped() -> None:
    deals = Deals({1: "8S 9S TS JS"}, upcard="KH", talon="7H")
    deals.asked(raubing=2)
    deals.exchange()
    deals.do(m.Exchange(cards("8S")))
    assert deals.actor == 1
    deals.do(m.SwapSeven())
    assert deals.hand(1) == {"KH", "9S", "TS", "JS"}


def test_the_seven_is_swapped_between_drawing_five_and_laying_one_aside() -> None:
    deals = Deals({0: "8S 9S TS JS"}, upcard="KH", talon="7H")
    deals.asked(raubing=2)
    deals.do(m.Exchange(cards("8S 9S TS JS")))
    assert deals.phase is Phase.LAY_ASIDE
    deals.do(m.SwapSeven())
    assert deals.phase is Phase.LAY_ASIDE
    assert "KH" in deals.hand(0)
    assert len(deals.state.hands[0]) == 5


def test_of_five_for_four_the_least_useful_is_laid_aside_even_one_that_was_swapped_in() -> None:
    deals = Deals({0: "8S 9S TS JS"}, upcard="8H", talon="7H AH KH QH JH")
    deals.asked(raubing=2)
    deals.do(m.Exchange(cards("8S 9S TS JS")))
    deals.do(m.SwapSeven())
    upcard = cards("8H")[0]
    assert m.LayAside(upcard) in list(deals.rules.suggestions(deals.view()))
    assert habit(deals.rules, deals.view()) == m.LayAside(upcard)
    deals.do(m.LayAside(upcard))
    assert deals.hand(0) == {"AH", "KH", "QH", "JH"}
    assert deals.state.aside[0][-1] is upcard


def test_nobody_else_knows_whether_the_swapped_in_card_was_laid_aside() -> None:
    views = []
    for laid in ("8H", "JH"):
        deals = Deals({0: "8S 9S TS JS"}, upcard="8H", talon="7H AH KH QH JH")
        deals.asked(raubing=2)
        deals.do(m.Exchange(cards("8S 9S TS JS")))
        deals.do(m.SwapSeven())
        deals.do(m.LayAside(cards(laid)[0]))
        views.append(deals.view(1))
    assert views[0] == views[1]
    upcard = cards("8H")[0]
    imagined = [deals.rules.imagine(views[0], Random(seed)) for seed in range(60)]
    assert {upcard in state.hands[0] for state in imagined} == {True, False}
    for state in imagined:
        assert upcard in (*state.hands[0], *state.aside[0])
        assert len(state.aside[0]) == 5
        assert deals.rules.view(state, Seat(1)) == views[0]


def test_a_card_swapped_in_before_the_exchange_is_none_of_five() -> None:
    deals = Deals({0: "7H 9S TS JS"}, upcard="KH")
    deals.asked(raubing=2)
    deals.do(m.SwapSeven())
    deals.exchange(3)
    assert deals.phase is not Phase.LAY_ASIDE
    assert not deals.public.may_lie_aside


def test_before_the_first_lead_each_is_asked_in_order_and_may_swap() -> None:
    deals = seven(seat=3)
    for _ in range(3):
        deals.exchange()
    deals.do(m.Exchange(()))
    deals.do(m.KeepSeven(), 3)
    asked = []
    while deals.phase is Phase.SEVEN and deals.actor == TABLE:
        asked.append(deals.public.turn)
        deals.do(m.KeepSeven())
    assert asked == [0, 1, 2]
    assert (deals.phase, deals.actor) == (Phase.SEVEN, 3)
    deals.do(m.SwapSeven())
    assert (deals.phase, deals.public.turn) == (Phase.PLAY, 2)
    assert "KH" in deals.hand(3)


def test_who_cannot_swap_does_not_answer_either() -> None:
    deals = seven(seat=3)
    deals.do(m.Exchange(()))
    assert (deals.phase, deals.public.turn, deals.actor) == (Phase.DRAWN, 0, TABLE)
    for move in (m.KeepSeven(), m.SwapSeven()):
        assert deals.rules.problem(deals.view(0), move) == NotToMove(Seat(0), None)


def test_the_swap_is_public_and_the_seven_is_left_face_up_out_of_play() -> None:
    deals = Deals({2: "7H 8C 9C TC"}, upcard="9H", dealer=0)
    deals.asked(raubing=1)
    seven, upcard = cards("7H 9H")
    while deals.public.turn != 2:
        deals.do(m.Exchange(()))
        deals.settle()
    deals.do(m.SwapSeven(), 2)
    for seat in range(4):
        public = deals.view(seat).public
        assert (public.swapped, public.left_seven, public.taken) == (2, seven, upcard)
    deals.stand_pat()
    while deals.phase is not Phase.DEAL_OVER:
        assert seven not in {card for hand in deals.state.hands for card in hand}
        deals.play(min(deals.playable()))
    assert deals.public.left_seven == seven


def test_the_swap_is_optional() -> None:
    deals = seven()
    deals.stand_pat()
    assert "7H" in deals.hand(1)
    assert deals.public.upcards == cards("KH")
    assert deals.public.swapped is None


def test_after_the_question_before_the_first_lead_it_is_too_late() -> None:
    deals = seven(seat=2)
    deals.stand_pat()
    assert (deals.phase, deals.actor) == (Phase.PLAY, 2)
    assert "7H" in deals.hand(2)
    assert deals.refused(m.SwapSeven()) == no.NotNow(Phase.PLAY)


@pytest.mark.parametrize("holder", [0, 3])
def test_a_family_may_swap_in_the_own_exchange_only(holder: int) -> None:
    deals = Deals(
        {holder: "7H 8C 9C TC"},
        upcard="KH",
        dealer=0,
        options=Options(seven_swap=SevenSwap.EXCHANGE),
    )
    deals.asked(raubing=2)
    while deals.public.turn != holder:
        deals.exchange()
    assert m.SwapSeven() in list(deals.rules.suggestions(deals.view(holder)))
    deals.do(m.Exchange(()))
    assert (deals.phase, deals.actor) == (Phase.DRAWN, holder)
    deals.do(m.KeepSeven())
    while deals.phase is not Phase.PLAY:
        assert deals.phase is not Phase.SEVEN
        deals.exchange()
    assert deals.actor == 2, "nobody is asked before the first lead"
    assert "7H" in deals.hand(holder)


@pytest.mark.parametrize("is_drawn", [False, True])
def test_in_the_own_exchange_that_family_swaps_before_or_after_drawing(is_drawn: bool) -> None:
    deals = Deals(
        {1: "7H 8C 9C TC"}, upcard="KH", dealer=0, options=Options(seven_swap=SevenSwap.EXCHANGE)
    )
    deals.asked(raubing=2)
    deals.exchange()
    if is_drawn:
        deals.do(m.Exchange(()))
    deals.do(m.SwapSeven())
    assert (deals.public.swapped, "KH" in deals.hand(1)) == (1, True)


def test_it_is_done_once_and_nobody_is_asked_afterwards() -> None:
    deals = seven(seat=0)
    deals.do(m.SwapSeven())
    assert deals.refused(m.SwapSeven()) == no.SwapClosed()
    for _ in range(4):
        deals.do(m.Exchange(()))
    assert deals.phase is Phase.PLAY


def test_the_card_got_that_way_may_not_be_exchanged() -> None:
    deals = seven(seat=0)
    deals.do(m.SwapSeven())
    assert deals.refused(m.Exchange(cards("KH"))) == no.UpcardKept(cards("KH")[0])
    deals.do(m.Exchange(cards("8S")))


def test_without_the_seven_of_trumps_there_is_no_swap() -> None:
    deals = seven(seat=1)
    assert deals.refused(m.SwapSeven()) == no.NoSeven(Suit.HEARTS)


def test_a_raubed_seven_cannot_be_swapped_for() -> None:
    deals = Deals(talon="7D")
    deals.asked(raubing=3, upcards=2)
    assert deals.refused(m.SwapSeven()) == no.SwapClosed()
    for _ in range(4):
        deals.do(m.Exchange(()))
    assert deals.phase is Phase.PLAY


@pytest.mark.parametrize("first", ["KH", "7H"])
def test_ways_one_and_two_know_no_swap(first: str) -> None:
    deals = Deals({1: "8S 9S TS JS"} if first == "7H" else {1: "7H 9S TS JS"}, upcard=first)
    if first == "KH":
        deals.do(m.BlindRaub())
    deals.exchange()
    deals.do(m.LayAside(next(c for c in deals.view().hand if c is not deals.public.taken)))
    assert deals.actor == 1
    assert deals.refused(m.SwapSeven()) == no.SwapClosed()


def test_if_nobody_takes_the_raubed_upcard_it_stays_dead() -> None:
    deals = Deals({2: "AH AS AC AD"}, upcard="KH")
    deals.asked(raubing=2)
    deals.stand_pat()
    deals.play_out()
    assert deals.public.upcards == cards("KH")


# Passing the deal on (section 5)


def fresh(players: int = 4) -> Deals:
    deals = Deals(players=players)
    deals.state = deals.rules.apply(deals.rules.start(), TABLE, m.ChooseDealer(Seat(1)))
    return deals


def test_the_first_dealer_may_pass_the_deal_on_and_a_refe_is_written() -> None:
    deals = fresh()
    assert (deals.phase, deals.actor) == (Phase.DEALER, 1)
    deals.do(m.PassDeal())
    public = deals.public
    assert (public.refes, public.dealer, public.may_pass_deal) == (1, 2, False)
    (entry,) = public.results
    assert (entry.ended, entry.dealer, entry.lines) == ("passed on", 1, ())


def test_the_deal_is_not_passed_on_twice_running_so_nobody_is_asked() -> None:
    deals = fresh()
    deals.do(m.PassDeal())
    assert (deals.phase, deals.actor) == (Phase.DEAL, TABLE)


def test_a_thrown_in_deal_between_lifts_the_ban() -> None:
    deals = fresh()
    deals.do(m.PassDeal())
    deals.do(m.Deal(Deals(upcard="9H", dealer=2).rules.cards))
    deals.all_pass(3)
    deals.do(m.ThrowIn())
    assert deals.public.refes == 2
    assert (deals.phase, deals.actor) == (Phase.DEALER, 3)
    deals.do(m.PassDeal())
    assert deals.public.refes == 3
    assert [entry.number for entry in deals.public.results] == [1, 2, 3]


def test_a_played_deal_between_lifts_the_ban_too() -> None:
    deals = fresh()
    deals.do(m.PassDeal())
    deals.do(m.Deal(Deals(upcard="9H", dealer=2).rules.cards))
    deals.do(m.BlindRaub())
    deals.stand_pat()
    deals.play_out()
    assert not deals.public.may_pass_deal
    deals.do(m.EndDeal())
    assert (deals.phase, deals.actor, deals.public.refes) == (Phase.DEALER, 3, 0)


def test_every_move_has_its_effect() -> None:
    assert set(EFFECTS) == set(get_args(m.Move))
