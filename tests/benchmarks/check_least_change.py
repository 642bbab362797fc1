"""Whether the least change the solver finds is the least, by an integer program; it is no test.

A variable for every meld with jokers in every place of it, alone and in the place of every old
meld of its kind that shares a card with it; CBC through PuLP is asked for as many cards laid as
the solver lays, and the fewest that leave their place. So the program shares neither rules nor
bounds with the solver. It is slow where there are jokers.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterator
from time import perf_counter
from typing import NamedTuple

import pulp

from handfoot_gui.games.manipulation.rules.melds import Meld
from handfoot_gui.games.manipulation.solver import best_play
from tests.benchmarks.manipulation_positions import (
    SIZES,
    Face,
    Position,
    face_of,
    groups,
    random_position,
    sequences,
    with_jokers,
)


class Shape(NamedTuple):
    """A meld: whether it is a group, and for every spot whether a joker lies there."""

    is_group: bool
    spots: dict[Face, bool]


def shape_of(meld: Meld) -> Shape:
    faces = [face_of(laid.rank, laid.suit) for laid in meld]
    is_group = faces[0][0] == faces[1][0]
    if not is_group and faces[-1][0] == 0:
        faces[-1] = 13, faces[-1][1]
    wild = [laid.name is not None for laid in meld]
    return Shape(is_group, dict(zip(faces, wild, strict=True)))


def shapes(jokers: int) -> Iterator[Shape]:
    """All melds there are, with so many jokers at most."""
    for is_group, melds in ((False, sequences(range(3, 14))), (True, groups())):
        for spots in melds:
            for wild in with_jokers(spots, jokers):
                yield Shape(is_group, {spot: spot in wild for spot in spots})


def least_change(position: Position, laid: int) -> int:
    """The fewest cards that leave their place when so many are laid."""
    old = [shape_of(meld) for meld in position.table]
    table, named, hand, jokers_in_hand = position.faces()
    real: dict[Face, list[pulp.LpVariable]] = defaultdict(list)
    wild: dict[Face, list[pulp.LpVariable]] = defaultdict(list)
    taken: dict[int, list[pulp.LpVariable]] = defaultdict(list)
    staying: list[pulp.LpAffineExpression] = []
    problem = pulp.LpProblem("change", pulp.LpMaximize)
    for number, shape in enumerate(shapes(min(2, named.total() + jokers_in_hand))):
        faces = [((place % 13, suit), joker) for (place, suit), joker in shape.spots.items()]
        if any(not joker and not table[face] + hand[face] for face, joker in faces):
            continue
        alike = {
            origin: sum(before.spots.get(spot) is joker for spot, joker in shape.spots.items())
            for origin, before in enumerate(old)
            if before.is_group is shape.is_group
        }
        for origin, same in [(-1, 0), *((origin, same) for origin, same in alike.items() if same)]:
            x = pulp.LpVariable(f"x{number}_{origin + 1}", 0, 2, pulp.LpInteger)
            for face, joker in faces:
                (wild if joker else real)[face].append(x)
            if same:
                taken[origin].append(x)
                staying.append(same * x)
    problem += pulp.lpSum(staying)
    for some in taken.values():
        problem += pulp.lpSum(some) <= 1
    used = []
    for face in table | hand:
        problem += pulp.lpSum(real[face]) >= table[face]
        problem += pulp.lpSum(real[face]) <= table[face] + hand[face]
        used += real[face]
    jokers = pulp.lpSum([x for some in wild.values() for x in some])
    problem += jokers >= named.total()
    problem += jokers <= named.total() + jokers_in_hand
    problem += pulp.lpSum(used) + jokers == table.total() + named.total() + laid
    for face, count in named.items():
        problem += pulp.lpSum(real[face] + wild[face]) >= count
    problem.solve(pulp.PULP_CBC_CMD(msg=False))
    assert pulp.LpStatus[problem.status] == "Optimal"
    return len(position.lying) - round(pulp.value(problem.objective) or 0)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=10, help="of each size")
    parser.add_argument("--jokers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sizes", type=int, nargs="+", default=list(SIZES))
    asked = parser.parse_args()
    for size in asked.sizes:
        same = proved = 0
        start = perf_counter()
        for seed in range(asked.seed, asked.seed + asked.positions):
            position = random_position(seed, size, asked.jokers)
            plan = best_play(*position)
            moved = plan.moved if plan else 0
            least = least_change(position, len(plan.laid)) if plan else 0
            same += moved == least
            proved += plan is None or plan.is_least
            if moved != least:
                print(f"  seed {seed}: moved {moved}, CBC {least}")
        seconds = perf_counter() - start
        print(
            f"About {size} cards on the table, {asked.jokers} jokers: moved as CBC in {same} of "
            f"{asked.positions}, proved in {proved}; {seconds:.0f} s"
        )


if __name__ == "__main__":
    main()
