"""Whether knocking is likely to win the round."""

from __future__ import annotations

from itertools import combinations

from handfoot_gui.core.cards import Card
from handfoot_gui.games.manipulation.rules.scoring import POINTS, hand_points
from handfoot_gui.games.manipulation.rules.view import View

_MOST_COUNTED = 3
"""A hand of more cards is hardly ever worth as little as one may knock with."""


def chance_of_winning(cards: tuple[Card, ...], view: View, points: int) -> float:
    """How likely it is that nobody else holds *points* or fewer, as far as one can know.

    *cards* are all cards of the game.
    """
    seen = {laid.card for meld in view.public.melds for laid in meld}
    seen.update(view.hand)
    unseen = sorted(POINTS[card.rank] for card in cards if card not in seen)
    chance = 1.0
    for seat, count in enumerate(view.hand_counts):
        if seat != view.seat:
            chance *= 1 - _chance_of_few(unseen, count, points)
    return chance


def wins_by_knocking(cards: tuple[Card, ...], view: View, left: tuple[Card, ...]) -> bool:
    """Whether knocking with *left* in the hand is better than going on."""
    return chance_of_winning(cards, view, hand_points(left)) >= 0.5


def _chance_of_few(unseen: list[int], count: int, points: int) -> float:
    """How likely *count* of the *unseen* cards are worth *points* or fewer together."""
    if not count or count > _MOST_COUNTED or count > len(unseen):
        return 0.0
    light = [each for each in unseen if each <= points]
    found = sum(sum(some) <= points for some in combinations(light, count))
    total = 1.0
    for step in range(count):
        total *= (len(unseen) - step) / (step + 1)
    return found / total
