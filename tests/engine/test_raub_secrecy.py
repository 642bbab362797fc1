"""Nobody sees what is not theirs: views do not depend on hidden cards, nor contain them."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from raub_positions import Deals, all_cards, cards, match, options_by_chance
from scrambling import cards_in, played_on

from handfoot_gui.core.cards import Card
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.games.raub.rules import moves as m
from handfoot_gui.games.raub.rules.legality import SEVEN_PHASES, playable
from handfoot_gui.games.raub.rules.options import Options
from handfoot_gui.games.raub.rules.rules import RaubRules
from handfoot_gui.games.raub.rules.state import Phase, State

few = settings(max_examples=5, deadline=None, suppress_health_check=[HealthCheck.too_slow])
seeds = st.integers(0, 2**32)
MOST = 150
"""Moves looked at in one game."""


def by_chance(seed: int) -> RaubRules:
    return RaubRules(options_by_chance(seed))


def is_blind(state: State, seat: Seat) -> bool:
    return state.public.phase is Phase.BLIND and seat == state.public.dealer


def shuffled(state: State, seat: Seat, rng: Random) -> State:
    """*state* with every card exchanged that *seat* cannot see: written from the rules alone."""
    own = () if is_blind(state, seat) else (seat,)
    hands, asides = list(state.hands), list(state.aside)
    hidden = list(state.talon)
    for who in range(len(hands)):
        if who not in own:
            hidden += hands[who]
        if who != seat:
            hidden += asides[who]
    rng.shuffle(hidden)
    dealt = iter(hidden)
    for who in range(len(hands)):
        if who not in own:
            hands[who] = tuple(next(dealt) for _ in hands[who])
        if who != seat:
            asides[who] = tuple(next(dealt) for _ in asides[who])
    talon = tuple(next(dealt) for _ in state.talon)
    return State(state.public, tuple(hands), talon, tuple(asides))


def hidden_from(state: State, seat: Seat) -> set[Card]:
    """What *seat* cannot know where it is."""
    public = state.public
    places = [state.talon]
    places += [hand for who, hand in enumerate(state.hands) if who != seat]
    places += [aside for who, aside in enumerate(state.aside) if who != seat]
    if is_blind(state, seat):
        places.append(state.hands[seat])
    return {card for place in places for card in place} - {public.taken, public.shown}


@few
@given(seeds)
def test_the_view_does_not_change_when_hidden_cards_do_nor_what_may_be_done(seed: int) -> None:
    """Who acts is told by the public part, too, but for the seven."""
    rules, rng = by_chance(seed), Random(seed)
    for state, mover, _ in match(rules, Random(seed), MOST):
        is_seven = state.public.phase in SEVEN_PHASES
        for seat in map(Seat, range(rules.options.players)):
            view = rules.view(state, seat)
            other = shuffled(state, seat, rng)
            assert all_cards(other) == all_cards(state)
            assert rules.view(other, seat) == view
            assert repr(rules.view(other, seat)) == repr(view)
            assert not hidden_from(state, seat) & set(cards_in(view))
            assert rules.cards_seen(view) == set(cards_in(view))
            may_act = (TABLE, state.public.turn) if is_seven else (mover,)
            assert rules.actor(other) in may_act
            if seat == (state.public.turn if is_seven else mover):
                assert rules.actor(other) == mover
            for move in rules.suggestions(view):
                assert rules.problem(rules.view(other, seat), move) is None


@few
@given(seeds)
def test_an_imagined_state_looks_the_same_has_every_card_and_can_be_played_on(seed: int) -> None:
    rules, rng = by_chance(seed), Random(seed)
    for state, _, _ in match(rules, Random(seed), MOST):
        seat = Seat(rng.randrange(rules.options.players))
        view = rules.view(state, seat)
        imagined = rules.imagine(view, rng)
        assert rules.view(imagined, seat) == view
        assert all_cards(imagined) == all_cards(state)
        assert explains_the_play(rules, imagined)
        if rng.random() < 0.05:
            for after in played_on(rules, imagined, rng, 50):
                assert set(cards_in(after)) <= set(rules.cards)


def explains_the_play(rules: RaubRules, state: State) -> bool:
    """Whether every card played so far was legal with the cards each one had then."""
    public = state.public
    seats = len(public.scores)
    held = [list(hand) for hand in state.hands]
    for trick in reversed(public.tricks):
        for place in reversed(range(len(trick.cards))):
            seat = trick.seat_of(place, seats)
            held[seat].append(trick.cards[place])
            assert public.trumps is not None
            before, must_beat = trick.cards[:place], rules.options.must_beat
            legal = playable(held[seat], before, public.trumps, must_beat=must_beat)
            if trick.cards[place] not in legal:
                return False
    return True


def test_a_blind_dealer_imagines_the_own_hand_too() -> None:
    deals = Deals({0: "AS KS QS JS"})
    view = deals.view(0)
    hands = {deals.rules.imagine(view, Random(seed)).hands[0] for seed in range(20)}
    assert len(hands) == 20
    assert all(len(hand) == 4 for hand in hands)


def test_the_card_dealt_face_up_is_with_its_player_or_laid_aside() -> None:
    deals = Deals(talon="AD KD QD JD TD")
    deals.asked(raubing=1)
    deals.do(m.Exchange(deals.view().hand))
    shown = cards("QD")[0]
    for seed in range(30):
        assert shown in deals.rules.imagine(deals.view(1), Random(seed)).hands[0]
    deals.do(m.LayAside(cards("TD")[0]))
    worlds = [deals.rules.imagine(deals.view(1), Random(seed)) for seed in range(60)]
    places = Counter((shown in w.hands[0], shown in w.aside[0]) for w in worlds)
    assert set(places) == {(True, False), (False, True)}
    assert places[True, False] > places[False, True]


def test_who_did_not_follow_holds_none_of_the_suit_in_an_imagined_state() -> None:
    deals = Deals({0: "AS KS QS JS", 1: "8C 9C TC JC"}, dealer=3)
    deals.asked(raubing=0)
    deals.stand_pat()
    deals.play("AS", "8C")
    for seed in range(30):
        hand = deals.rules.imagine(deals.view(2), Random(seed)).hands[1]
        assert not any(card.suit.value in "SH" for card in hand)


@pytest.mark.parametrize("phase", [Phase.LOT, Phase.DEALER, Phase.DEAL])
def test_between_deals_nothing_is_imagined(phase: Phase) -> None:
    rules = RaubRules(Options())
    state = rules.start()
    state = replace(state, public=replace(state.public, phase=phase))
    assert rules.imagine(rules.view(state, Seat(0)), Random(1)) == state
