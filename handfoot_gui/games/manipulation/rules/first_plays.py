"""All sensible first plays of a round, where these need points (section 3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final

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
    melds = list(own_melds(hand))
    found = islice(_extended((), melds, options.first_play), _MOST_FOUND)
    return sorted((way for way in found if _is_lean(way, options.first_play)), key=_price)[:_MOST]


def _extended(
    way: tuple[Meld, ...], melds: Sequence[Meld], need: int
) -> Iterator[tuple[Meld, ...]]:
    """*way* itself where it is enough, else with some of *melds*."""
    if sum(map(laid_points, way)) >= need:
        yield way
        return
    for place, meld in enumerate(melds):
        taken = {laid.card for laid in meld}
        rest = [one for one in melds[place + 1 :] if taken.isdisjoint(laid.card for laid in one)]
        yield from _extended((*way, meld), rest, need)


def _is_lean(way: tuple[Meld, ...], need: int) -> bool:
    """Whether *way* is too little without any of its melds."""
    points = sum(map(laid_points, way))
    return all(points - laid_points(meld) < need for meld in way)


def _price(way: tuple[Meld, ...]) -> tuple[int, int]:
    """Jokers that are spent, and cards that leave the hand."""
    return sum(laid.card.is_joker for meld in way for laid in meld), sum(map(len, way))
