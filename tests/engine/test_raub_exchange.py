"""Raub, section 3: the exchange, sentence by sentence."""

from __future__ import annotations

import pytest
from raub_positions import Deals, cards

from handfoot_gui.core.cards import Card
from handfoot_gui.core.errors import CardTwice, NotHeld, NotToMove
from handfoot_gui.games.raub.rules import moves as m
from handfoot_gui.games.raub.rules import problems as no
from handfoot_gui.games.raub.rules.state import Phase


def changing_four(deals: Deals) -> list[int]:
    """Every seat asks for as many as it may; how many cards each one got."""
    got = []
    while deals.phase is Phase.EXCHANGE:
        before = len(deals.state.talon)
        deals.exchange(min(4, before))
        if deals.phase is Phase.LAY_ASIDE:
            deals.do(m.LayAside(next(c for c in deals.view().hand if c is not deals.public.taken)))
            deals.settle()
        got.append(before - len(deals.state.talon))
    return got


# The vectors of section 6; a seven of trumps is nowhere in a hand, so nobody is asked.


def test_four_ask_for_four_one_upcard_taken_by_nobody() -> None:
    deals = Deals(upcard="9H", talon="AS KS QS JS TS 9S 8S AC KC QC JC TC 9C 8C 7H")
    deals.asked(raubing=1)
    assert changing_four(deals) == [5, 4, 4, 2]
    assert deals.public.changed == (4, 4, 4, 2)


def test_four_ask_for_four_three_upcards() -> None:
    deals = Deals(upcard="9H", talon="KD 7S")
    deals.asked(raubing=1, upcards=3)
    assert changing_four(deals) == [5, 4, 4, 0]


def test_four_ask_for_four_the_upcard_taken_by_the_dealer() -> None:
    deals = Deals(upcard="9H")
    deals.do(m.BlindRaub())
    assert changing_four(deals) == [4, 5, 4, 2]


# Sentences


def test_the_dealer_first_then_in_order_each_knowing_the_earlier_numbers() -> None:
    deals = Deals(upcard="KH", dealer=2, talon="8D")
    deals.asked(raubing=0)
    order = []
    for count in (2, 0, 3, 1):
        assert deals.phase is Phase.EXCHANGE
        order.append(deals.public.turn)
        deals.exchange(count)
        if deals.phase is Phase.DRAWN:
            deals.do(m.KeepSeven())
    assert order == [2, 3, 0, 1]
    for seat in range(4):
        assert deals.view(seat).public.changed == (3, 1, 2, 0)


def test_cards_laid_aside_go_face_down_and_as_many_come_from_the_talon() -> None:
    deals = Deals({0: "8S 9S TS JS"}, upcard="9H", talon="AD KD")
    deals.asked(raubing=1)
    deals.do(m.Exchange(cards("8S TS")))
    assert deals.hand(0) == {"9S", "JS", "AD", "KD"}
    assert deals.state.aside[0] == cards("8S TS")
    assert deals.view(0).aside == cards("8S TS")
    assert deals.view(1).aside == ()


def test_cards_laid_aside_do_not_come_back() -> None:
    deals = Deals(upcard="9H")
    deals.asked(raubing=1)
    gone: set[Card] = set()
    while deals.phase is not Phase.DEAL_OVER:
        gone |= {card for aside in deals.state.aside for card in aside}
        held = {card for hand in (*deals.state.hands, deals.state.talon) for card in hand}
        assert not gone & held
        if deals.phase is Phase.EXCHANGE:
            deals.exchange(min(4, deals.view().talon_count))
        elif deals.phase is Phase.LAY_ASIDE:
            deals.do(m.LayAside(deals.view().hand[0]))
        elif deals.phase is Phase.PLAY:
            deals.play(min(deals.playable()))
        else:
            deals.do(m.KeepSeven())
    assert len(gone) == 15
    assert not gone & {card for trick in deals.public.tricks for card in trick.cards}


def test_the_number_changed_is_public_the_cards_are_not() -> None:
    deals = Deals({0: "8S 9S TS JS"}, upcard="9H", talon="AD KD")
    deals.asked(raubing=1)
    deals.do(m.Exchange(cards("8S TS")))
    for seat in range(1, 4):
        view = deals.view(seat)
        assert view.public.changed[0] == 2
        assert not set(cards("8S TS AD KD")) & deals.rules.cards_seen(view)


def test_nothing_need_be_changed() -> None:
    deals = Deals()
    deals.asked(raubing=1)
    before = deals.state.hands
    deals.do(m.Exchange(()))
    assert deals.public.changed[0] == 0
    assert deals.state.hands == before


def test_who_changes_all_four_first_gets_five_and_lays_one_aside() -> None:
    deals = Deals({0: "8S 9S TS JS"}, upcard="9H", talon="AD KD QD JD TD")
    deals.asked(raubing=1)
    deals.do(m.Exchange(cards("8S 9S TS JS")))
    assert deals.hand(0) == {"AD", "KD", "QD", "JD", "TD"}
    assert (deals.phase, deals.actor) == (Phase.LAY_ASIDE, 0)
    deals.do(m.LayAside(cards("AD")[0]))
    assert deals.hand(0) == {"KD", "QD", "JD", "TD"}
    assert deals.state.aside[0] == cards("8S 9S TS JS AD")
    assert deals.public.turn == 1


def test_the_third_of_the_five_is_dealt_face_up_for_all_to_see() -> None:
    deals = Deals(upcard="9H", talon="AD KD QD JD TD")
    deals.asked(raubing=1)
    deals.exchange(4)
    assert (deals.public.shown, deals.public.shown_to) == (cards("QD")[0], 0)
    for seat in range(4):
        assert cards("QD")[0] in deals.rules.cards_seen(deals.view(seat))


def test_with_five_cards_nothing_but_laying_one_aside_is_next() -> None:
    deals = Deals(upcard="9H")
    deals.asked(raubing=1)
    deals.exchange(4)
    assert deals.refused(m.Exchange(())) == no.NotNow(Phase.LAY_ASIDE)
    assert deals.refused(m.KeepSeven()) == no.NotNow(Phase.LAY_ASIDE)


def test_the_five_for_four_is_not_a_choice() -> None:
    deals = Deals({0: "8S 9S TS JS"}, upcard="9H")
    deals.asked(raubing=1)
    hand = deals.view().hand
    of_four = [
        move
        for move in deals.rules.suggestions(deals.view())
        if isinstance(move, m.Exchange) and set(move.cards) == set(hand)
    ]
    assert of_four == [m.Exchange(hand)]
    deals.do(of_four[0])
    assert len(deals.view(0).hand) == 5
    assert all(isinstance(move, m.LayAside) for move in deals.rules.suggestions(deals.view(0)))


def test_the_five_for_four_is_for_the_first_only() -> None:
    deals = Deals(upcard="KH")
    deals.asked(raubing=1)
    deals.exchange(3)
    assert not deals.public.is_five_spent
    if deals.phase is Phase.DRAWN:
        deals.do(m.KeepSeven())
    deals.exchange(4)
    assert deals.phase is Phase.LAY_ASIDE
    assert deals.public.is_five_spent
    deals.do(m.LayAside(deals.view().hand[0]))
    deals.do(m.Exchange(deals.view().hand))
    assert deals.phase is not Phase.LAY_ASIDE


def test_if_only_four_are_left_for_that_player_he_gets_four_and_the_privilege_is_spent() -> None:
    deals = Deals(upcard="9H", talon="KD 7S")
    deals.asked(raubing=1, upcards=3)
    for count in (3, 3, 3):
        deals.exchange(count)
    assert len(deals.state.talon) == 4
    deals.exchange(4)
    assert deals.public.is_five_spent
    assert deals.phase is not Phase.LAY_ASIDE
    assert (deals.public.shown, len(deals.state.talon)) == (None, 0)


def test_if_exactly_five_are_left_for_that_player_he_gets_them_all() -> None:
    deals = Deals(upcard="9H", talon="KD 7S")
    deals.asked(raubing=1, upcards=3)
    for count in (3, 3, 2):
        deals.exchange(count)
    assert len(deals.state.talon) == 5
    third = deals.state.talon[2]
    deals.exchange(4)
    assert deals.phase is Phase.LAY_ASIDE
    assert (deals.public.shown, len(deals.state.talon)) == (third, 0)


def test_the_dealer_who_took_the_upcard_changes_the_others_and_lays_one_of_those_aside() -> None:
    deals = Deals({0: "8S 9S TS JS"}, upcard="9H", talon="AD KD")
    deals.do(m.BlindRaub())
    upcard = cards("9H")[0]
    assert deals.refused(m.Exchange((upcard,))) == no.UpcardKept(upcard)
    deals.do(m.Exchange(cards("8S 9S")))
    assert (deals.phase, deals.actor) == (Phase.LAY_ASIDE, 0)
    assert deals.refused(m.LayAside(upcard)) == no.UpcardKept(upcard)
    deals.do(m.LayAside(cards("AD")[0]))
    assert deals.hand(0) == {"9H", "TS", "JS", "KD"}


def test_the_dealer_who_took_the_upcard_lays_one_aside_without_changing_too() -> None:
    deals = Deals({0: "8S 9S TS JS"}, upcard="7H")
    deals.do(m.Exchange(()))
    deals.do(m.LayAside(cards("8S")[0]))
    assert deals.hand(0) == {"7H", "9S", "TS", "JS"}
    assert deals.public.changed[0] == 0


def test_that_dealer_is_not_eligible_for_five_which_goes_to_the_next_who_changes_four() -> None:
    deals = Deals({0: "8S 9S TS JS"}, upcard="7H", talon="AD KD QD JD TD")
    deals.do(m.Exchange(cards("8S 9S TS JS")))
    assert len(deals.state.hands[0]) == 5
    assert not deals.public.is_five_spent
    deals.do(m.LayAside(cards("JD")[0]))
    deals.exchange(2)
    deals.exchange(4)
    assert deals.public.shown_to == 2
    assert len(deals.state.hands[2]) == 5


def test_a_later_player_may_change_at_most_what_is_left() -> None:
    deals = Deals(upcard="9H")
    deals.do(m.BlindRaub())
    for _ in range(3):
        deals.exchange(4)
        if deals.phase is Phase.LAY_ASIDE:
            deals.do(m.LayAside(deals.view().hand[-1]))
            deals.settle()
    assert deals.refused(m.Exchange(deals.view().hand)) == no.TalonShort(4, 2)
    assert deals.refused(m.Exchange(deals.view().hand[:3])) == no.TalonShort(3, 2)
    deals.exchange(2)
    assert deals.phase is Phase.PLAY


@pytest.mark.parametrize("players", [2, 3])
def test_with_two_or_three_players_the_talon_never_runs_short(players: int) -> None:
    deals = Deals(upcard="9H", talon="KD 7S", players=players)
    deals.asked(raubing=1, upcards=3)
    assert changing_four(deals) == [5, *(4,) * (players - 1)]


def test_only_cards_of_the_own_hand_each_once() -> None:
    deals = Deals({0: "8S 9S TS JS"})
    deals.asked(raubing=1)
    assert deals.refused(m.Exchange(cards("AD"))) == NotHeld(cards("AD")[0])
    assert deals.refused(m.Exchange(cards("8S 8S"))) == CardTwice(cards("8S")[0])


def test_all_sixteen_subsets_of_a_hand_may_be_exchanged() -> None:
    deals = Deals({0: "8S 9S TS JS"})
    deals.asked(raubing=1)
    found = [move for move in deals.rules.suggestions(deals.view()) if isinstance(move, m.Exchange)]
    assert len({frozenset(move.cards) for move in found}) == len(found) == 16


def test_the_table_answers_for_whoever_cannot_swap_and_nobody_can_tell() -> None:
    public = []
    for holder in (0, 1):
        hands = {holder: "7H 9S TS JS", 1 - holder: "8S QS KS AS"}
        deals = Deals(hands, upcard="KH", talon="8D 9D")
        deals.asked(raubing=2)
        deals.do(m.Exchange(()))
        assert (deals.actor == 0) == (holder == 0)
        assert deals.rules.problem(deals.view(2), m.KeepSeven()) == NotToMove(2, 0)
        public.append((deals.public, deals.view(2).hand_counts))
    assert public[0] == public[1]
