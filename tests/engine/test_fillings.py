"""What the cards of a rank can be laid as: for each number of piles one way, found without trying
every way."""

from __future__ import annotations

from itertools import product, zip_longest

import pytest
from msgspec.structs import replace

from handfoot_gui.core.cards import Rank
from handfoot_gui.games.hand_and_foot.rules.laying import LayTargets, Sizes, Steps, shape_of
from handfoot_gui.games.hand_and_foot.rules.melds import PILE_SIZE
from handfoot_gui.games.hand_and_foot.rules.option_values import Openness, SecondMeld, WildLimit
from handfoot_gui.games.hand_and_foot.rules.options import Options

LAID: tuple[Sizes, ...] = ((), ((3, 1),), ((7, 0),), ((4, 0), (2, 2)))


def targets(second: SecondMeld, openness: Openness, sizes: Sizes) -> LayTargets:
    options = replace(
        Options(),
        second_meld=second,
        open_clean=openness,
        open_dirty=openness,
        wild_limit=WildLimit.FREE,
        most_wilds=None,
    )
    onto = tuple(range(len(sizes)))
    return LayTargets(shape_of(options, Rank.NINE), onto, sizes, may_begin=True)


def more_piles(sizes: Sizes, steps: Steps) -> tuple[int, int]:
    """Clean and dirty piles after *steps*, less those before."""
    found = [0, 0]
    for (a, w), (x, y) in zip_longest(sizes, steps, fillvalue=(0, 0)):
        if a + w >= PILE_SIZE:
            found[w > 0] -= 1
        if a + w + x + y >= PILE_SIZE:
            found[w + y > 0] += 1
    return found[0], found[1]


@pytest.mark.parametrize("second", SecondMeld)
@pytest.mark.parametrize("openness", Openness)
def test_of_the_ways_that_make_as_many_piles_the_first_one_is_found(
    second: SecondMeld, openness: Openness
) -> None:
    for sizes, more, wilds in product(LAID, range(9), range(5)):
        target = targets(second, openness, sizes)
        first: dict[tuple[int, int], Steps] = {}
        for steps in target.ways(more, wilds):
            first.setdefault(more_piles(sizes, steps), steps)
        assert list(target.fillings(more, wilds).items()) == list(first.items())


@pytest.mark.parametrize("second", SecondMeld)
def test_sixteen_naturals_and_as_many_wilds_are_no_more_than_can_be_tried(
    second: SecondMeld,
) -> None:
    """Trying every way would take hours where melds lie side by side."""
    found = targets(second, Openness.ALL, ((3, 1),)).fillings(16, 16)
    for piles, steps in found.items():
        assert more_piles(((3, 1),), steps) == piles
        assert sum(x for x, _ in steps) == sum(y for _, y in steps) == 16
