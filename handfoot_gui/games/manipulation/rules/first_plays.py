"""All sensible first plays of a round, where these need points (sections 3 and 7)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final, TypeAlias

from handfoot_gui.core.cards import Card
from handfoot_gui.games.manipulation.rules.melds import Meld
from handfoot_gui.games.manipulation.rules.options import Options
from handfoot_gui.games.manipulation.rules.scoring import laid_points
from handfoot_gui.games.manipulation.rules.shapes import own_melds

_MOST: Final = 12
_MOST_FOUND: Final = 600


def first_plays(options: Options, hand: Sequence[Card]) -> list[tuple[Meld, ...]]:
    """Melds of *hand* worth enough for a first play, none of which could be spared; those with the
    fewest jokers, then with the fewest cards, first."""
    values, need = options.values, options.first_play
    melds = [(meld, laid_points(values, meld)) for meld in own_melds(hand, options.ace)]
    found = islice(_extended((), melds, need), _MOST_FOUND)
    lean = (way for way in found if _is_lean(way, need))
    return sorted((tuple(meld for meld, _ in way) for way in lean), key=_price)[:_MOST]


_Worth: TypeAlias = tuple[Meld, int]
"""A meld, and what it counts."""


def _extended(
    way: tuple[_Worth, ...], melds: Sequence[_Worth], need: int
) -> Iterator[tuple[_Worth, ...]]:
    """*way* itself where it is enough, else with some of *melds*."""
    if sum(points for _, points in way) >= need:
        yield way
        return
    for place, (meld, points) in enumerate(melds):
        taken = {laid.card for laid in meld}
        rest = [one for one in melds[place + 1 :] if taken.isdisjoint(laid.card for laid in one[0])]
        yield from _extended((*way, (meld, points)), rest, need)


def _is_lean(way: tuple[_Worth, ...], need: int) -> bool:
    """Whether *way* is too little without any of its melds."""
    total = sum(points for _, points in way)
    return all(total - points < need for _, points in way)


def _price(way: tuple[Meld, ...]) -> tuple[int, int]:
    """Jokers that are spent, and cards that leave the hand."""
    return sum(laid.card.is_joker for meld in way for laid in meld), sum(map(len, way))
