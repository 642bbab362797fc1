"""The numbers by which a player of the kernel deals with wilds, and waits for partners."""

from __future__ import annotations

from typing import NamedTuple


class Tactics(NamedTuple):
    """What `bots.tuning` learns for a house; by themselves those of the steady player."""

    patience: float = 1.0
    """While a larger share of the first stock is left, partners wait for a first meld without
    wilds; 1 where nobody waits."""
    reserve: int = 1
    """Wilds that are kept until the foot is picked up, but for what they complete, for a new wild
    meld, and where they open the way there."""
    room: int = 1
    """Places in begun melds that a player in the foot does not fill with naturals while a partner
    is not there."""
    hoard: int = 2
    """Of more wilds than these the rest is spent where nothing but dirty melds takes them."""
    spoils: int = 6
    """Rounds before the end from which on wilds that would else be kept make a clean meld a dirty
    pile of the quota."""
    closes: float = 1.0
    """While a larger share of the first stock is left, no wild that would else be kept completes a
    dirty pile beyond the quota."""
    opens: float = 4.0
    """What a take is worth, in cards drawn and beside those it brings, as it lays a first meld."""
    saved: int = 2
    """Wilds that are kept in the foot at most for dirty piles the quota lacks while a wild meld is
    begun."""
    pairs: bool = True
    """Whether pairs for own melds are kept for the pile when no wild pile is missing, too."""
