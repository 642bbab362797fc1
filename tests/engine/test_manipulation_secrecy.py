"""Nobody sees what is not theirs: views do not depend on hidden cards, nor contain them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from manipulation_positions import Position, all_cards
from manipulation_random_play import match, options_by_chance
from scrambling import cards_in, played_on

from handfoot_gui.core.seats import Seat
from handfoot_gui.games.manipulation.rules.rules import Manipulation
from handfoot_gui.games.manipulation.rules.scoring import hand_points
from handfoot_gui.games.manipulation.rules.state import Phase, State

few = settings(max_examples=10, deadline=None, suppress_health_check=[HealthCheck.too_slow])
seeds = st.integers(0, 2**32)


def shuffled(state: State, seat: Seat, rng: Random) -> State:
    """*state* with every card exchanged that *seat* cannot see: written from the rules alone."""
    places = [hand for other, hand in enumerate(state.hands) if other != seat]
    hidden = [card for place in (*places, state.stock) for card in place]
    rng.shuffle(hidden)
    dealt = iter(hidden)
    hands = tuple(
        hand if other == seat else tuple(next(dealt) for _ in hand)
        for other, hand in enumerate(state.hands)
    )
    return State(state.public, hands, tuple(dealt))


def seats_of(rules: Manipulation) -> Iterator[Seat]:
    return map(Seat, range(rules.options.players))


@few
@given(seeds)
def test_the_view_does_not_change_when_hidden_cards_do(seed: int) -> None:
    rng = Random(seed)
    rules = Manipulation(options_by_chance(rng))
    for state, _, _ in match(rules, Random(seed)):
        for seat in seats_of(rules):
            if rng.random() > 0.3:
                continue
            view = rules.view(state, seat)
            other = rules.view(shuffled(state, seat, rng), seat)
            assert other == view
            assert repr(other) == repr(view)
            hidden = {card for who, hand in enumerate(state.hands) if who != seat for card in hand}
            hidden |= set(state.stock)
            assert not hidden & set(cards_in(view))
            if state.hands:
                assert rules.cards_seen(view) == set(rules.cards) - hidden


@few
@given(seeds)
def test_an_imagined_state_looks_the_same_has_every_card_and_can_be_played_on(seed: int) -> None:
    rng = Random(seed)
    rules = Manipulation(options_by_chance(rng))
    for state, _, _ in match(rules, Random(seed)):
        if rng.random() < 0.5:
            continue
        view = rules.view(state, Seat(rng.randrange(rules.options.players)))
        imagined = rules.imagine(view, rng)
        assert rules.view(imagined, view.seat) == view
        assert rules.actor(imagined) == rules.actor(state)
        for after in (imagined, *played_on(rules, imagined, rng, 40 if rng.random() < 0.06 else 0)):
            assert not after.hands or all_cards(after) == Counter(rules.cards)


def test_imagining_deals_the_hidden_cards_differently_each_time() -> None:
    position = Position(hand="5S 6S 7S", others={1: "2S 2D 2C 9H 9D JC"})
    view = position.rules.view(position.state, Seat(0))
    seen = {position.rules.imagine(view, Random(seed)).hands[1] for seed in range(20)}
    assert len(seen) == 20
    again = [position.rules.imagine(view, Random(7)) for _ in range(2)]
    assert again[0] == again[1]


def test_who_is_asked_whether_to_knock_holds_few_points_in_an_imagined_state_too() -> None:
    position = Position(hand="5S 6S 7S 2D 3D")
    position.allowed(position.play("5S 6S 7S"))
    assert position.public.phase is Phase.KNOCK
    view = position.rules.view(position.state, Seat(1))
    for seed in range(30):
        imagined = position.rules.imagine(view, Random(seed))
        assert len(imagined.hands[0]) == 2
        assert hand_points(position.rules.options.values, imagined.hands[0]) <= 5
