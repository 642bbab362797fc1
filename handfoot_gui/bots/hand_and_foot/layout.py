"""Laying out melds in thought: where cards would go, and what would be left."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from handfoot_gui.bots.hand_and_foot.reading import Reading
from handfoot_gui.engine.cards import Card, Rank
from handfoot_gui.engine.hand_and_foot.melds import LEAST_MELD, PILE_SIZE, Kind, Meld, meld_of
from handfoot_gui.engine.hand_and_foot.moves import Placement


@dataclass(slots=True)
class Spot:
    """A meld that was or would be on the table, and the cards this move would put there."""

    index: int | None
    """Its number among the side's melds; None for a new meld."""
    meld: Meld
    """With the added cards."""
    added: list[Card] = field(default_factory=list)


class LayOut:
    """The own side's melds as one move would leave them, and the cards not laid."""

    def __init__(self, reading: Reading, holding: Sequence[Card] | None = None) -> None:
        self._options = reading.options
        self.spots = [Spot(index, meld) for index, meld in enumerate(reading.table.melds)]
        """Melds on the table, complete ones too, then the new ones."""
        cards = reading.view.holding if holding is None else holding
        self.left = sorted(cards, key=lambda card: (reading.options.values.of(card), card.order))
        """Cards not laid, the cheapest first."""

    def of_rank(self, rank: Rank) -> list[Card]:
        """The cards of *rank* not laid."""
        return [card for card in self.left if card.rank is rank]

    def wilds(self) -> list[Card]:
        """The wilds not laid, the cheapest first."""
        return [card for card in self.left if card.is_wild]

    def spot_of(self, rank: Rank | None) -> Spot | None:
        """The incomplete meld of *rank* (None: the wild one), if there is one."""
        for spot in self.spots:
            if spot.meld.rank is rank and not spot.meld.is_complete:
                return spot
        return None

    def count(self, kind: Kind, *, complete: bool | None = None) -> int:
        """The melds of *kind*: all of them, or only complete or incomplete ones."""
        return sum(
            spot.meld.kind is kind and complete in (None, spot.meld.is_complete)
            for spot in self.spots
        )

    def wild_room(self, spot: Spot) -> int:
        """How many wilds the meld takes."""
        meld = spot.meld
        if meld.rank is None:
            return meld.room
        return max(0, min(meld.room, self.wilds_for(meld.naturals) - meld.wilds))

    def wilds_for(self, naturals: int) -> int:
        """How many wilds *naturals* of one rank allow."""
        return min(self._options.wilds_allowed(naturals), PILE_SIZE - naturals)

    def put(self, spot: Spot, cards: Iterable[Card]) -> None:
        """Add *cards* to the meld."""
        some = tuple(cards)
        spot.meld = spot.meld.with_cards(some)
        spot.added.extend(some)
        for card in some:
            self.left.remove(card)

    def begin(self, cards: Iterable[Card]) -> Spot:
        """Begin a new meld with *cards*."""
        some = tuple(cards)
        spot = Spot(None, meld_of(some), list(some))
        self.spots.append(spot)
        for card in some:
            self.left.remove(card)
        return spot

    def take_back(self, spot: Spot, card: Card) -> None:
        """Take one added card off the meld again; the rest of a new meld that gets too short."""
        gone = [card]
        if spot.index is None and len(spot.meld.cards) <= LEAST_MELD:
            gone = list(spot.added)
            self.spots.remove(spot)
        for one in gone:
            spot.added.remove(one)
        spot.meld = meld_of(one for one in spot.meld.cards if one not in gone)
        self.left.extend(gone)

    def keep(self, least: int) -> None:
        """Take cards back until *least* are left; what completes a pile stays longest."""
        while len(self.left) < least:
            spots = [spot for spot in self.spots if spot.added]
            if not spots:
                return
            spot = min(
                spots,
                key=lambda spot: (
                    spot.meld.is_complete,
                    spot.index is None and len(spot.meld.cards) == LEAST_MELD,
                    spot.meld.rank is None,
                ),
            )
            self.take_back(spot, spot.added[-1])

    def placements(self) -> tuple[Placement, ...]:
        """What the move would say: additions to melds on the table first, then new melds."""
        return tuple(Placement(tuple(spot.added), spot.index) for spot in self.spots if spot.added)
