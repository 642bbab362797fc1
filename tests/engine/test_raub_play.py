"""Raub, section 4: leading, following, trumping and winning, sentence by sentence."""

from __future__ import annotations

from raub_positions import Deals, cards

from handfoot_gui.core.cards import Suit
from handfoot_gui.core.errors import NotHeld, NotToMove
from handfoot_gui.core.seats import TABLE
from handfoot_gui.games.raub.rules import moves as m
from handfoot_gui.games.raub.rules import problems as no
from handfoot_gui.games.raub.rules.legality import playable
from handfoot_gui.games.raub.rules.state import Phase

HANDS = {0: "AS KS QS JS", 1: "8S TH 8D 9D", 2: "AH 8C 9C TC", 3: "QH JH TD JD"}


def led(must_beat: bool = False, **hands: str) -> Deals:
    """Hearts are trumps, raubed by seat 0 by asking; nobody has changed anything."""
    held = HANDS | {int(seat[1]): faces for seat, faces in hands.items()}
    deals = Deals(held, upcard="9H", dealer=3, must_beat=must_beat)
    deals.asked(raubing=0)
    deals.stand_pat()
    return deals


def test_the_raubing_player_leads() -> None:
    deals = led()
    assert (deals.phase, deals.actor) == (Phase.PLAY, 0)
    assert deals.playable() == {"AS", "KS", "QS", "JS"}


def test_the_dealer_leads_after_an_automatic_seven() -> None:
    deals = Deals(upcard="7H", dealer=2)
    deals.stand_pat()
    assert deals.actor == 2


def test_follow_suit() -> None:
    deals = led()
    deals.play("AS")
    assert deals.playable() == {"8S"}
    assert deals.refused(m.Play(cards("TH")[0])) == no.MustFollow(Suit.SPADES)


def test_if_void_trump() -> None:
    deals = led()
    deals.play("AS", "8S")
    assert deals.playable() == {"AH"}
    refused = deals.refused(m.Play(cards("8C")[0]))
    assert refused == no.MustTrump(Suit.SPADES, Suit.HEARTS)


def test_if_void_in_both_any_card() -> None:
    deals = led(s2="7C 8C 9C TC")
    deals.play("AS", "8S")
    assert deals.playable() == {"7C", "8C", "9C", "TC"}


def test_the_highest_trump_wins_and_the_winner_leads_the_next() -> None:
    deals = led()
    deals.play("AS", "8S", "AH")
    deals.do(m.Play(cards("QH")[0]))
    assert (deals.phase, deals.actor) == (Phase.SWEEP, TABLE)
    assert deals.public.tricks[-1].winner is None
    deals.do(m.Sweep())
    assert deals.public.tricks[-1].winner == 2
    assert (deals.phase, deals.actor) == (Phase.PLAY, 2)
    assert deals.public.won == (0, 0, 1, 0)


def test_else_the_highest_of_the_suit_led_wins() -> None:
    deals = led(s0="8S 9S AD KD", s1="KS TS 8D 9D", s2="7C 8C 9C TC", s3="7D JD TD QD")
    deals.play("9S", "TS", "TC", "QD")
    assert deals.public.tricks[0].winner == 1


def test_the_ace_is_high_and_the_seven_low() -> None:
    deals = led(s0="7S AD KD QD", s1="8S 8D 9D TD", s2="AS 7C 8C 9C", s3="KS JC TC QC")
    deals.play("7S", "8S", "AS", "KS")
    assert deals.public.tricks[0].winner == 2


def test_there_is_no_duty_to_beat() -> None:
    deals = led(s1="7S AS 8D 9D", s0="KS QS JS TS")
    deals.play("QS")
    assert deals.playable() == {"7S", "AS"}


def test_the_switch_adds_the_duty_to_beat_when_following() -> None:
    deals = led(must_beat=True, s1="7S AS 8D 9D", s0="KS QS JS TS")
    deals.play("QS")
    assert deals.playable() == {"AS"}
    assert deals.refused(m.Play(cards("7S")[0])) == no.MustBeat(cards("QS")[0])


def test_the_highest_card_so_far_is_beaten_not_the_last() -> None:
    deals = led(must_beat=True, s0="KS QS JS AD", s2="AS 9S 9C TC")
    deals.play("KS", "8S")
    assert deals.playable() == {"AS"}
    assert deals.refused(m.Play(cards("9S")[0])) == no.MustBeat(cards("KS")[0])


def test_it_adds_the_duty_to_beat_when_trumping() -> None:
    deals = led(must_beat=True, s2="8H 8C 9C TC", s3="QH 7H TD JD")
    deals.play("AS", "8S", "8H")
    assert deals.playable() == {"QH"}


def test_who_cannot_beat_still_follows_and_still_trumps() -> None:
    deals = led(must_beat=True, s1="8S 9S 8D 9D", s2="AH 8C 9C TC", s3="QH JH TD JD")
    deals.play("AS")
    assert deals.playable() == {"8S", "9S"}
    deals.play("8S", "AH")
    assert deals.playable() == {"QH", "JH"}


def test_a_trumped_trick_cannot_be_beaten_by_following() -> None:
    held = cards("8S KS")
    may = playable(held, cards("QS 8H"), Suit.HEARTS, must_beat=True)
    assert set(may) == set(held)


def test_a_trump_led_is_followed_by_trumps() -> None:
    held = cards("8H AS")
    assert playable(held, cards("9H"), Suit.HEARTS, must_beat=False) == cards("8H")


def test_tricks_stay_and_can_be_looked_at_until_the_deal_is_scored() -> None:
    deals = led()
    deals.play_out()
    assert len(deals.public.tricks) == 4
    assert sum(deals.public.won) == 4
    deals.do(m.EndDeal())
    assert deals.public.tricks == ()


def test_the_upcard_the_dealer_took_is_known_until_it_is_played() -> None:
    deals = Deals({0: "AS KS QS JS"}, upcard="7H")
    deals.stand_pat()
    assert deals.public.taken == cards("7H")[0]
    deals.play("7H")
    assert deals.public.taken is None


def test_nobody_may_drop_out() -> None:
    deals = led()
    played = dict.fromkeys(range(4), 0)
    while deals.phase is Phase.PLAY:
        seat = deals.actor
        assert seat is not None
        assert all(isinstance(move, m.Play) for move in deals.rules.suggestions(deals.view()))
        played[seat] += 1
        deals.play(min(deals.playable()))
    assert played == dict.fromkeys(range(4), 4)


def test_only_a_held_card_and_only_in_turn() -> None:
    deals = led()
    assert deals.refused(m.Play(cards("AH")[0])) == NotHeld(cards("AH")[0])
    refused = deals.rules.problem(deals.view(1), m.Play(cards("8S")[0]))
    assert refused == NotToMove(1, 0)
    assert deals.refused(m.Exchange(())) == no.NotNow(Phase.PLAY)
