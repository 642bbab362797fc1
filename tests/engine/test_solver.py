"""The solver of Manipulation Rummy against trying everything, sentence by sentence, and itself."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from handfoot_gui.engine.cards import Card, Rank, Suit, packs_of_cards
from handfoot_gui.engine.game import Seat
from handfoot_gui.engine.manipulation.legality import problem_table
from handfoot_gui.engine.manipulation.melds import Laid, Meld, Name
from handfoot_gui.engine.manipulation.options import Options
from handfoot_gui.engine.manipulation.shapes import RANKS_UPWARD
from handfoot_gui.engine.manipulation.solver import (
    Goal,
    Plan,
    after,
    best_play,
    most,
    steps,
)
from handfoot_gui.engine.manipulation.state import Phase, Public
from handfoot_gui.engine.manipulation.view import View
from tests.engine.all_plays import best_by_trying

ONE_EACH = dict.fromkeys(Rank, 1)
POINTS = {
    **{rank: min(place + 1, 10) for place, rank in enumerate(RANKS_UPWARD)},
    Rank.JOKER: 25,
}


def meld(text: str) -> Meld:
    """A meld from codes; a joker with its name: ``"*H1=5S"``."""
    found = []
    for code in text.split():
        card, _, name = code.partition("=")
        named = Name(Rank(name[0]), Suit(name[1])) if name else None
        found.append(Laid(Card.parse(card), named))
    return tuple(found)


def table(*melds: str) -> tuple[Meld, ...]:
    return tuple(map(meld, melds))


def check(
    before: tuple[Meld, ...], hand: tuple[Card, ...], plan: Plan, first_play: int = 0
) -> None:
    """The plan is a legal play, says of itself what is true, and its steps lead to it."""
    public = Public(Phase.TURN, 1, Seat(0), Seat(1), 1, drawn=1, melds=before)
    view = View(Seat(1), public, hand, (10, len(hand)), 20)
    assert problem_table(Options(first_play=first_play), view, plan.melds) is None
    on_table = {laid.card for some in before for laid in some}
    laid = {laid.card for some in plan.melds for laid in some} - on_table
    assert laid == set(plan.laid)
    assert plan.points == sum(POINTS[card.rank] for card in plan.laid)
    stay = 0
    for number, origin in enumerate(plan.origins):
        if origin is not None:
            stay += len(set(before[origin]) & set(plan.melds[number]))
    assert len(on_table) - stay == plan.moved
    lying = before
    for step in steps(before, plan):
        lying = after(lying, step)
    assert Counter(lying) == Counter(plan.melds)


@st.composite
def small_positions(draw: st.DrawFn) -> tuple[tuple[Meld, ...], tuple[Card, ...]]:
    """A legal table of up to three melds and up to four cards in hand, of ranks close together."""
    rng = Random(draw(st.integers(0, 2**32)))
    jokers = [card for card in packs_of_cards(2, 2) if card.is_joker][: rng.randint(0, 2)]
    low, width = rng.randrange(13), rng.choice((4, 5, 6))
    ranks = [RANKS_UPWARD[(low + n) % 13] for n in range(width)]
    suits = rng.sample(list(Suit)[:4], rng.choice((3, 3, 4)))
    left = [
        card
        for card in packs_of_cards(rng.choice((1, 2, 2)), 0)
        if card.rank in ranks and card.suit in suits
    ]
    rng.shuffle(left)
    melds: list[Meld] = []
    for _ in range(rng.choice((0, 1, 2, 2, 3))):
        if rng.random() < 0.5 or width < 3:
            rank = rng.choice(ranks)
            names = [Name(rank, suit) for suit in rng.sample(suits, 3)]
        else:
            size = rng.choice((3, 3, 4))
            places = [RANKS_UPWARD.index(rank) for rank in ranks]
            start = rng.randrange(len(places) - size + 1)
            chosen = places[start : start + size]
            if any(b == 0 for b in chosen[1:-1]) or chosen[-2:] == [0, 1]:
                continue
            suit = rng.choice(suits)
            names = [Name(RANKS_UPWARD[place], suit) for place in chosen]
        some: list[Laid] = []
        for name in names:
            real = next((c for c in left if (c.rank, c.suit) == (name.rank, name.suit)), None)
            if real is not None and not (jokers and rng.random() < 0.15):
                left.remove(real)
                some.append(Laid(real))
            elif jokers:
                some.append(Laid(jokers.pop(), name))
        if len(some) == len(names):
            melds.append(tuple(some))
        else:
            left += [laid.card for laid in some if laid.name is None]
            jokers += [laid.card for laid in some if laid.name is not None]
    return tuple(melds), tuple([*jokers[:1], *left][: rng.choice((2, 3, 4, 4))])


@settings(max_examples=120, deadline=None)
@given(small_positions())
def test_lays_the_most_cards_and_moves_the_fewest(
    position: tuple[tuple[Meld, ...], tuple[Card, ...]],
) -> None:
    before, hand = position
    plan = best_play(before, hand)
    found = None if plan is None else (len(plan.laid), plan.moved)
    assert found == best_by_trying(before, hand, ONE_EACH)
    assert most(before, hand) == (0 if plan is None else len(plan.laid))
    if plan is not None:
        assert plan.is_least
        check(before, hand, plan)


@settings(max_examples=60, deadline=None)
@given(small_positions())
def test_lays_the_most_points(position: tuple[tuple[Meld, ...], tuple[Card, ...]]) -> None:
    before, hand = position
    plan = best_play(before, hand, Goal.POINTS)
    found = None if plan is None else (plan.points, plan.moved)
    assert found == best_by_trying(before, hand, POINTS)
    if plan is not None:
        check(before, hand, plan)


@settings(max_examples=60, deadline=None)
@given(small_positions(), st.integers(0, 4))
def test_moves_no_more_than_it_may(
    position: tuple[tuple[Meld, ...], tuple[Card, ...]], reach: int
) -> None:
    before, hand = position
    plan = best_play(before, hand, reach=reach)
    found = None if plan is None else (len(plan.laid), plan.moved)
    assert found == best_by_trying(before, hand, ONE_EACH, reach)
    if plan is not None:
        assert plan.is_least
        check(before, hand, plan)
