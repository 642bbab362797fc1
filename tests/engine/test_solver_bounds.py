"""What the searches of the solver leave out, against trying every walk of small chains."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from itertools import product
from random import Random

import pytest

from handfoot_gui.games.manipulation.solver.bounds import IMPOSSIBLE, NEVER
from handfoot_gui.games.manipulation.solver.chains import Arc, Chain, Links, Pattern
from handfoot_gui.games.manipulation.solver.lists import ListChain
from handfoot_gui.games.manipulation.solver.plain import HighAces
from handfoot_gui.games.manipulation.solver.search import FOR_EVER, Search

SLACK = 1e-6
PLACES = 4
KEYS = 3


def random_chain(rng: Random) -> ListChain:
    sizes = [1, *(rng.randint(1, 3) for _ in range(PLACES - 1)), 1]
    arcs: list[list[list[Arc]]] = []
    for place in range(PLACES):
        here: list[list[Arc]] = []
        for _ in range(sizes[place]):
            some = rng.sample(list(product(range(KEYS), range(sizes[place + 1]))), sizes[place + 1])
            some += [(key, rng.randrange(sizes[place + 1])) for key in range(KEYS)][: 3 - place % 2]
            here.append([
                (key, then, float(rng.randint(-9, 9)), rng.randint(-1, 2), (0, 0, ()))
                for key, then in some
            ])  # fmt: skip
        arcs.append(here)
    return ListChain(arcs, 1)


def random_patterns(rng: Random, place: int) -> list[Pattern]:
    keys = rng.sample(list(product(range(KEYS), repeat=4)), rng.randint(3, 9))
    return [
        Pattern(a, b, c, d, rng.randint(-6, 6) if place else 0, rng.randint(0, 1) if place else 0)
        for a, b, c, d in keys
    ]


def random_search(rng: Random, limit: int | None = None) -> Search:
    """A search in which there is a walk."""
    while True:
        chains = [random_chain(rng) for _ in range(4)]
        patterns = [random_patterns(rng, place) for place in range(PLACES)]
        if best_of([chain.links for chain in chains], patterns) > NEVER / 2:
            return Search(chains, patterns, limit)


def best_walk(search: Search, limit: int | None = None) -> float:
    """What the best joint walk over the links of a search is worth, all tried."""
    links = [chain.links for chain in search.chains]
    return best_of(links, search.patterns) if limit is None else best_cheap(search, limit)


def best_of(
    chains: Sequence[Sequence[dict[int, Links]]], patterns: Sequence[Sequence[Pattern]]
) -> float:
    walks: dict[tuple[int, ...], float] = {(0, 0, 0, 0): 0.0}
    for place, some in enumerate(patterns):
        after: dict[tuple[int, ...], float] = {}
        for pattern in some:
            ways = []
            for chain, key in zip(chains, pattern[:4], strict=True):
                leads: dict[int, list[tuple[int, float]]] = defaultdict(list)
                for before, then, worth in zip(*chain[place].get(key, ([], [], [])), strict=True):
                    leads[before].append((then, worth))
                ways.append(leads)
            for states, worth in walks.items():
                for arcs in product(*(w.get(s, ()) for w, s in zip(ways, states, strict=True))):
                    then_states = tuple(then for then, _ in arcs)
                    value = worth + pattern.worth + sum(gain for _, gain in arcs)
                    after[then_states] = max(value, after.get(then_states, NEVER))
        walks = after
    return max(walks.values(), default=NEVER)


def best_cheap(search: Search, limit: int) -> float:
    """The same among the walks that cost no more than that, over all arcs."""
    chains: list[Chain] = list(search.chains)
    walks: dict[tuple[tuple[int, ...], int], float] = {((0, 0, 0, 0), 0): 0.0}
    for place, some in enumerate(search.patterns):
        after: dict[tuple[tuple[int, ...], int], float] = {}
        for (states, spent), worth in walks.items():
            ways = [c.arcs(place, state) for c, state in zip(chains, states, strict=True)]
            for pattern in some:
                fitting = [
                    [arc for arc in arcs if arc[0] == key]
                    for arcs, key in zip(ways, pattern[:4], strict=True)
                ]
                for arcs in product(*fitting):
                    name = (
                        tuple(arc[1] for arc in arcs),
                        spent + pattern.cost + sum(arc[3] for arc in arcs),
                    )
                    value = worth + pattern.worth + sum(arc[2] for arc in arcs)
                    after[name] = max(value, after.get(name, NEVER))
        walks = after
    return max((worth for (_, cost), worth in walks.items() if cost <= limit), default=NEVER)


def best_of_parts(search: Search, need: float, depth: int = 0) -> float:
    """What the best walk is worth that is left when a search is narrowed and parted as often as
    that goes."""
    if not search.narrow(need, 2, 0.5):
        return NEVER
    kept = best_walk(search)
    assert search.bound() >= kept - SLACK
    if not search.has_choice() or depth == 4:
        assert kept < need or search.reach(kept, FOR_EVER) == kept
        return kept
    return max([best_of_parts(part, need, depth + 1) for part in search.parted(need)])


@pytest.mark.parametrize("seed", range(12))
def test_no_bound_is_below_the_best_walk_and_the_best_walk_is_never_left_out(seed: int) -> None:
    rng = Random(seed)
    search = random_search(rng)
    best = best_walk(search)
    for prices in search.prices:
        prices[0] = {key: float(rng.randint(-9, 9)) for key in prices[0]}
    for _ in range(3):
        assert search.descend(1, NEVER) >= best - SLACK
        assert search.bound() >= best - SLACK
    assert search.reach(best, FOR_EVER) == best
    assert search.reach(best + 1, FOR_EVER) < best + 1
    for _ in range(5):
        assert search.descend(1, NEVER, is_first_priced=True) >= best - SLACK
        assert search.bound() >= best - SLACK
    whole = Search(search.chains, search.patterns)
    whole.follow(search)
    assert whole.cut(best - 3 - SLACK)
    assert best_walk(whole) == best
    assert whole.reach(best, FOR_EVER) == best
    search.narrow(best - SLACK, 2, 0.5)
    assert best_walk(search) == best
    parts = [best_walk(search.part(p, bound - best)) for bound, p in search.hopes(best)]
    assert max(parts) == best


@pytest.mark.parametrize("seed", range(8))
def test_the_second_sweep_follows_no_way_and_never_has_to_be_done_again(seed: int) -> None:
    search = random_search(Random(300 + seed))
    sweeps = []
    sweep = search.sweep
    search.sweep = lambda **how: (sweeps.append(1), sweep(**how))[1]  # type: ignore[method-assign]
    first = search.descend(1, NEVER, is_first_priced=True)
    assert search.descend(1, NEVER, is_first_priced=True) <= first + SLACK
    assert len(sweeps) == 2
    assert search.descend(6, NEVER, is_first_priced=True) <= first + SLACK


@pytest.mark.parametrize("seed", range(8))
def test_prices_of_a_search_over_other_keys_only_guide_and_rule_nothing_out(seed: int) -> None:
    rng = Random(400 + seed)
    search, other = random_search(rng), random_search(rng)
    best = best_walk(search)
    other.descend(3, NEVER, is_first_priced=True)
    other.prices[0][1].pop(next(iter(other.prices[0][1])))
    before = [[[*some] for some in prices] for prices in search.prices]
    search.guide(other.prices)
    for suit, place in product(range(4), range(PLACES)):
        known = other.prices[suit][place]
        known = {key: price for key, price in known.items() if price > IMPOSSIBLE}
        guided = {key: known.get(key, 0.0) for key in before[suit][place]}
        assert search.prices[suit][place] == guided
    assert search.descend(2, NEVER, is_first_priced=True) >= best - SLACK
    assert search.cut(best - SLACK)
    assert best_walk(search) == best


def walks_of(chain: Chain, place: int = 0, state: int = 0) -> list[tuple[float, ...]]:
    """The keys and worths of all walks from a state to the end."""
    if place == PLACES:
        return [()]
    return sorted(
        (key, worth, *walk)
        for key, links in chain.links[place].items()
        for before, then, worth in zip(*links, strict=True)
        if before == state
        for walk in walks_of(chain, place + 1, then)
    )


@pytest.mark.parametrize("seed", range(12))
def test_links_that_lead_nowhere_are_left_out_and_no_others(seed: int) -> None:
    rng = Random(500 + seed)
    whole = random_chain(rng)
    arcs = [
        [
            [arc for arc in whole.arcs(place, state) if rng.random() < 0.6]
            for state in range(whole.sizes[place])
        ]
        for place in range(PLACES)
    ]
    chain = ListChain(arcs, 1)
    walks = walks_of(chain)
    chain.leave_out_dead_ends()
    assert walks_of(chain) == walks
    for place in range(PLACES - 1):
        begun = {a for befores, _, _ in chain.links[place + 1].values() for a in befores}
        for befores, thens, worths in chain.links[place].values():
            assert len(befores) == len(thens) == len(worths) > 0
            assert begun.issuperset(thens)


def test_jokers_that_only_a_low_ace_takes_are_no_key_where_aces_are_high() -> None:
    low: Arc = (1, 0, 0.0, 0, (1, 1, ()))
    high: Arc = (0, 1, 0.0, 0, (0, 0, ()))
    plain = ListChain([[[low, high]], [[(0, 0, 0.0, 0, (0, 0, ()))]] * 2], 1)
    chain = HighAces(plain)
    assert chain.links == [{0: ([0], [1], [0.0])}, plain.links[1]]
    assert chain.arcs(0, 0) == [high]
    search = Search(
        [chain] * 4, [[Pattern(1, 1, 1, 1), Pattern(0, 0, 0, 0)], [Pattern(0, 0, 0, 0)]]
    )
    assert search.descend(2, NEVER, is_first_priced=True) == 0
    nothing = Search([chain] * 4, [[Pattern(1, 1, 1, 1)], [Pattern(0, 0, 0, 0)]])
    assert nothing.descend(2, NEVER, is_first_priced=True) < NEVER / 2


@pytest.mark.parametrize("room", [0, 5])
@pytest.mark.parametrize("seed", range(8))
def test_one_of_the_parts_has_the_best_walk(seed: int, room: int) -> None:
    search = random_search(Random(200 + seed))
    best = best_walk(search)
    assert best_of_parts(search, best - room - SLACK) == best


@pytest.mark.parametrize("seed", range(12))
def test_what_a_cut_says_of_the_other_suits_is_never_too_little(seed: int) -> None:
    search = random_search(Random(seed))
    assert search.narrow(best_walk(search) - 4 - SLACK, 2, 0.5)
    for suit, place in product(range(4), range(PLACES)):
        for key in search.chains[suit].links[place]:
            links = [*search.chains[suit].links]
            links[place] = {key: links[place][key]}
            chains = [chain.links for chain in search.chains]
            chains[suit] = links
            own = best_own(search, suit, links) - search.prices[suit][place][key]
            rest = search.rests[suit][place][key]
            assert best_of(chains, search.patterns) <= own + rest + SLACK


def best_own(search: Search, suit: int, links: Sequence[dict[int, Links]]) -> float:
    """What the best walk of one suit is worth with its prices."""
    walks = {0: 0.0}
    for place, some in enumerate(links):
        after: dict[int, float] = {}
        for key, (befores, thens, worths) in some.items():
            for before, then, worth in zip(befores, thens, worths, strict=True):
                if before in walks:
                    value = walks[before] + worth + search.prices[suit][place][key]
                    after[then] = max(value, after.get(then, NEVER))
        walks = after
    return max(walks.values(), default=NEVER)


@pytest.mark.parametrize("seed", range(12))
def test_the_best_walk_that_costs_no_more_than_it_may_is_found(seed: int) -> None:
    rng = Random(100 + seed)
    limit = rng.randint(-2, 6)
    search = random_search(rng, limit)
    best = best_cheap(search, limit)
    search.descend(3, NEVER, is_first_priced=True)
    assert search.bound() >= best
    if best <= NEVER:
        assert search.reach(-500, FOR_EVER) < -500
        return
    assert search.cut(best - SLACK)
    aim = best + 3
    while (found := search.reach(aim, FOR_EVER)) < aim:
        assert found >= best
        aim = found
    assert aim == best
    cost = sum(pattern.cost + sum(arc[3] for arc in arcs) for pattern, arcs in search.answer)
    assert cost <= limit
