"""Packets of Hand and Foot that are not picked up yet; page "Families' switches", S2.

There are two packets, hand and foot, or three, hand, knee and foot. Who has picked up the last one
plays from the foot.
"""

from __future__ import annotations

from typing import Final

from handfoot_gui.core.cards import Card
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.state import Public

HAND_AND_FOOT: Final = 2
"""So many packets are but hand and foot."""


def has_knee(options: Options) -> bool:
    """Whether there is a packet between hand and foot."""
    return len(options.packets) > HAND_AND_FOOT


def packets_left(options: Options, public: Public, seat: int) -> int:
    """How many packets *seat* has not picked up yet, as everybody knows."""
    if not public.opened:
        return int(not public.in_foot[seat])
    return len(options.packets) - 1 - public.opened[seat]


def packets_of(
    options: Options, public: Public, seat: int, cards: tuple[Card, ...]
) -> tuple[tuple[Card, ...], ...]:
    """*cards*, which are all that *seat* has not picked up yet, as packets, the next one first."""
    left, found = packets_left(options, public, seat), []
    for number in range(left, 1, -1):
        size = options.packets[-number]
        found.append(cards[:size])
        cards = cards[size:]
    return (*found, cards) if left else ()
