"""A whole state that looks like a given view: what bots search and what tests compare."""

from __future__ import annotations

from random import Random

from handfoot_gui.core.cards import Card
from handfoot_gui.games.manipulation.rules.options import Options
from handfoot_gui.games.manipulation.rules.scoring import POINTS, hand_points
from handfoot_gui.games.manipulation.rules.state import Phase, State
from handfoot_gui.games.manipulation.rules.view import View

_TRIES = 50
"""How often a hand light enough to knock is sought by chance, before the lightest is taken."""


def imagine(options: Options, cards: tuple[Card, ...], view: View, rng: Random) -> State:
    """Deal every unseen card at random.

    Another player who is asked whether to knock holds no more points than one may knock with.
    """
    public = view.public
    seen = {laid.card for meld in public.melds for laid in meld}
    seen.update(view.hand)
    unseen = [card for card in cards if card not in seen]
    rng.shuffle(unseen)
    hands: list[tuple[Card, ...]] = [()] * len(view.hand_counts)
    if hands:
        hands[view.seat] = view.hand
        if public.phase is Phase.KNOCK and public.turn != view.seat:
            light = _light_hand(unseen, view.hand_counts[public.turn], options.knock_limit, rng)
            hands[public.turn] = light
            unseen = [card for card in unseen if card not in light]
    for seat, count in enumerate(view.hand_counts):
        if not hands[seat]:
            hands[seat] = tuple(unseen[:count])
            del unseen[:count]
    return State(public, tuple(hands), tuple(unseen[: view.stock_count]))


def _light_hand(unseen: list[Card], count: int, limit: int, rng: Random) -> tuple[Card, ...]:
    """So many of the *unseen* cards, worth no more than *limit* together."""
    light = [card for card in unseen if POINTS[card.rank] <= limit]
    if len(light) >= count:
        for _ in range(_TRIES):
            hand = rng.sample(light, count)
            if hand_points(hand) <= limit:
                return tuple(hand)
    return tuple(sorted(unseen, key=lambda card: POINTS[card.rank])[:count])
