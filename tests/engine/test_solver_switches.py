"""The solver under every rule for aces and jokers, held against trying everything (M3, M4)."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest
from sampling import examples

from handfoot_gui.core.cards import Card, Rank, Suit, packs_of_cards
from handfoot_gui.core.seats import Seat
from handfoot_gui.games.manipulation.rules.legality import problem_table
from handfoot_gui.games.manipulation.rules.melds import Laid, Meld, Name
from handfoot_gui.games.manipulation.rules.option_values import Ace, CardValues, JokerRule
from handfoot_gui.games.manipulation.rules.options import Options
from handfoot_gui.games.manipulation.rules.shapes import RANKS_UPWARD, meld_problem
from handfoot_gui.games.manipulation.rules.state import Phase, Public, View
from handfoot_gui.games.manipulation.solver import Goal, Plan, after, best_play, most, steps
from tests.engine.all_plays import best_by_trying

ONE_EACH = dict.fromkeys(Rank, 1)


def small_position(rng: Random, ace: Ace) -> tuple[tuple[Meld, ...], tuple[Card, ...]]:
    """A legal table of up to three melds and up to four cards in hand, of ranks close together and
    mostly near the ace."""
    jokers = [card for card in packs_of_cards(2, 2) if card.is_joker][: rng.randint(0, 2)]
    low, width = rng.choice((9, 10, 11, 12, 0, 0, 1, 5)), rng.choice((4, 5, 6))
    ranks = [RANKS_UPWARD[(low + n) % 13] for n in range(width)]
    suits = rng.sample(list(Suit)[:4], 3)
    left = [
        card
        for card in packs_of_cards(rng.choice((1, 2, 2)), 0)
        if card.rank in ranks and card.suit in suits
    ]
    rng.shuffle(left)
    melds: list[Meld] = []
    for _ in range(rng.choice((0, 1, 2, 2, 3))):
        if rng.random() < 0.4:
            rank = rng.choice(ranks)
            names = [Name(rank, suit) for suit in suits]
        else:
            size = rng.choice((3, 3, 4))
            start = rng.randrange(width - size + 1)
            suit = rng.choice(suits)
            names = [Name(rank, suit) for rank in ranks[start : start + size]]
        some: list[Laid] = []
        for name in names:
            real = next((c for c in left if (c.rank, c.suit) == (name.rank, name.suit)), None)
            if real is not None and not (jokers and rng.random() < 0.25):
                left.remove(real)
                some.append(Laid(real))
            elif jokers:
                some.append(Laid(jokers.pop(), name))
        if len(some) == len(names) and meld_problem(tuple(some), ace) is None:
            melds.append(tuple(some))
        else:
            left += [laid.card for laid in some if laid.name is None]
            jokers += [laid.card for laid in some if laid.name is not None]
    return tuple(melds), tuple([*jokers[:1], *left][: rng.choice((2, 3, 4))])


def check(options: Options, before: tuple[Meld, ...], hand: tuple[Card, ...], plan: Plan) -> None:
    """The plan is a legal play under *options*, and its steps lead to it."""
    public = Public(Phase.TURN, 1, Seat(0), Seat(1), 1, drawn=1, melds=before)
    view = View(Seat(1), public, hand, (10, len(hand)), 20)
    assert problem_table(options, view, plan.melds) is None, (before, hand, plan.melds)
    stay = 0
    for number, origin in enumerate(plan.origins):
        if origin is not None:
            stay += len(set(before[origin]) & set(plan.melds[number]))
    assert sum(map(len, before)) - stay == plan.moved
    lying = before
    for step in steps(before, plan):
        lying = after(lying, step)
    assert sorted(map(repr, lying)) == sorted(map(repr, plan.melds))


@pytest.mark.sampled(6)
@pytest.mark.parametrize(("ace", "rule"), list(product(Ace, JokerRule)))
def test_lays_the_most_under_every_rule_for_aces_and_jokers(ace: Ace, rule: JokerRule) -> None:
    rng, options = Random(f"{ace} {rule}"), Options(ace=ace, joker_rule=rule)
    for _ in range(examples(3, 200)):
        before, hand = small_position(rng, ace)
        plan = best_play(before, hand, options=options)
        found = best_by_trying(before, hand, ONE_EACH, ace=ace, rule=rule)
        assert most(before, hand, options=options) == (found[0] if found else 0), (before, hand)
        assert (plan is None) == (found is None)
        if plan is None or found is None:
            continue
        check(options, before, hand, plan)
        assert len(plan.laid) == found[0]
        if plan.is_least:
            assert plan.moved == found[1], (before, hand)
        else:
            assert ace is Ace.CORNER


@pytest.mark.parametrize("ace", [Ace.LOW, Ace.HIGH])
def test_moves_no_more_than_it_may_where_aces_have_one_end(ace: Ace) -> None:
    rng, options = Random(f"reach {ace}"), Options(ace=ace)
    for _ in range(examples(4, 100)):
        before, hand = small_position(rng, ace)
        reach = rng.randint(0, 4)
        plan = best_play(before, hand, reach=reach, options=options)
        found = None if plan is None else (len(plan.laid), plan.moved)
        assert found == best_by_trying(before, hand, ONE_EACH, reach, ace)
        if plan is not None:
            check(options, before, hand, plan)


def test_points_are_those_of_the_rules() -> None:
    rng = Random("points")
    values = CardValues(joker=30, ace=15, king=0, queen=0, nine=5, eight=5, two=0)
    options = Options(values=values)
    worth = dict(values.by_rank)
    for _ in range(examples(12, 300)):
        before, hand = small_position(rng, Ace.BOTH)
        plan = best_play(before, hand, Goal.POINTS, options=options)
        found = best_by_trying(before, hand, worth)
        assert most(before, hand, Goal.POINTS, options=options) == (found[0] if found else 0)
        if plan is not None and found is not None:
            check(options, before, hand, plan)
            assert plan.points == found[0]
