"""The numbers by which a player of the kernel deals with wilds, and waits for partners."""

from __future__ import annotations

from typing import NamedTuple


class Tactics(NamedTuple):
    """What is learnt for every house by `bots.tuning`; by themselves those of the steady player."""

    patience: float = 1.0
    """While a larger share of the first stock is left, partners wait for a first meld without
    wilds; 1 where nobody waits."""
    reserve: int = 1
    """Wilds that are kept until the foot is picked up."""
    room: int = 1
    """Places in own melds that a player in the foot leaves to a partner who is not."""
    hoard: int = 2
    """Of more wilds than these the rest is spent where nothing but dirty melds takes them."""
    spoils: int = 6
    """Rounds before the end from which on a clean meld may become a dirty pile of the quota."""
    closes: float = 1.0
    """While a larger share of the first stock is left, no wild completes a dirty pile beyond the
    quota."""
