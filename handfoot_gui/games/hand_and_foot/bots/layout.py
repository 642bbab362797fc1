"""Laying out melds in thought: where cards would go, and what would be left."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from handfoot_gui.core.cards import Card, Rank
from handfoot_gui.games.hand_and_foot.bots.reading import Reading
from handfoot_gui.games.hand_and_foot.rules.fitting import fits, shape_of
from handfoot_gui.games.hand_and_foot.rules.melds import LEAST_MELD, Kind, Meld, meld_of
from handfoot_gui.games.hand_and_foot.rules.moves import Placement
from handfoot_gui.games.hand_and_foot.rules.option_values import SecondMeld
from handfoot_gui.games.hand_and_foot.rules.piles import kind_of


@dataclass(slots=True)
class Spot:
    """A meld that was or would be on the table, and the cards this move would put there."""

    index: int | None
    """Its number among the side's melds; None for a new meld."""
    before: Meld | None
    """As it is on the table; None for a new meld."""
    meld: Meld
    """With the added cards."""
    added: list[Card] = field(default_factory=list)

    @property
    def is_completed(self) -> bool:
        """Whether this move makes a pile of it."""
        return self.meld.is_complete and (self.before is None or not self.before.is_complete)


class LayOut:
    """The own side's melds as one move would leave them, and the cards not laid."""

    def __init__(self, reading: Reading, holding: Sequence[Card] | None = None) -> None:
        self._options = reading.options
        self.spots = [Spot(index, meld, meld) for index, meld in enumerate(reading.table.melds)]
        """Melds on the table, complete ones too, then the new ones."""
        cards = reading.view.holding if holding is None else holding
        self.left = sorted(cards, key=lambda card: (reading.options.values.of(card), card.order))
        """Cards not laid, the cheapest first."""

    def of_rank(self, rank: Rank) -> list[Card]:
        """The cards of *rank* not laid."""
        return [card for card in self.left if card.rank is rank]

    def black_threes(self) -> list[Card]:
        """The black threes or villains not laid."""
        return [card for card in self.left if card.is_black_three]

    def wilds(self) -> list[Card]:
        """The wilds not laid, the cheapest first."""
        return [card for card in self.left if card.is_wild]

    def ladies(self) -> list[Card]:
        """The ladies not laid."""
        return [card for card in self.left if card.is_lady]

    def spot_of(self, rank: Rank | None) -> Spot | None:
        """The incomplete meld of *rank* (None: the wild one), if there is one."""
        for spot in self.spots:
            if spot.meld.rank is rank and not spot.meld.is_complete:
                return spot
        return None

    def incomplete(self) -> Iterator[Spot]:
        """Melds of naturals that are no piles yet."""
        for spot in self.spots:
            if spot.meld.rank is not None and not spot.meld.is_complete:
                yield spot

    def complete_spot_of(self, rank: Rank | None) -> Spot | None:
        """A complete pile of *rank* (None: of wilds) that takes one more, if there is one."""
        for spot in self.spots:
            if spot.meld.rank is rank and spot.meld.is_complete and self.fits(spot, 1, 0):
                return spot
        return None

    def may_begin(self, rank: Rank | None) -> bool:
        """Whether a new meld of *rank* (None: of wilds) may be begun now."""
        if rank is None and not self._options.wild_melds:
            return False
        is_once = self._options.second_meld is SecondMeld.NEVER
        return not any(
            spot.meld.rank is rank and (is_once or not spot.meld.is_complete) for spot in self.spots
        )

    def kind(self, spot: Spot) -> Kind:
        """What the meld counts as once it is complete."""
        return kind_of(self._options, spot.meld)

    def count(self, kind: Kind, *, complete: bool | None = None) -> int:
        """The melds of *kind*: all of them, or only complete or incomplete ones."""
        return sum(
            self.kind(spot) is kind and complete in (None, spot.meld.is_complete)
            for spot in self.spots
        )

    def fits(self, spot: Spot, naturals: int, wilds: int) -> bool:
        """Whether the meld takes so many cards more; of a wild meld wilds count as naturals."""
        shape = shape_of(self._options, spot.meld.rank)
        a, w = _sizes(spot.before)
        b, v = _sizes(spot.meld)
        return fits(shape, a, w, b - a + naturals, v - w + wilds)

    def room(self, spot: Spot, held: int) -> int:
        """How many of *held* naturals (of a wild meld: wilds) the meld takes."""
        return next((count for count in range(held, 0, -1) if self.fits(spot, count, 0)), 0)

    def wild_room(self, spot: Spot, held: int | None = None) -> int:
        """How many of *held* wilds the meld takes, by default of those not laid."""
        held = len(self.wilds()) if held is None else held
        if spot.meld.rank is None:
            return self.room(spot, held)
        return next((count for count in range(held, 0, -1) if self.fits(spot, 0, count)), 0)

    def wild_room_to_seven(self, spot: Spot) -> int:
        """How many of the wilds not laid the meld takes before it is complete."""
        return min(spot.meld.room, self.wild_room(spot, min(spot.meld.room, len(self.wilds()))))

    def may_begin_with_wild(self, rank: Rank) -> bool:
        """Whether two naturals of *rank* and a wild are a meld that may be begun."""
        return self.may_begin(rank) and fits(shape_of(self._options, rank), 0, 0, 2, 1)

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
        spot = Spot(None, None, meld_of(some), list(some))
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
        base = spot.before or Meld(spot.meld.rank, (), 0)
        spot.meld = base.with_cards(spot.added)
        self.left.extend(gone)

    def completes_pile(self) -> bool:
        """Whether this move makes a pile of some meld."""
        return any(spot.is_completed for spot in self.spots)

    def keep(self, least: int) -> None:
        """Take cards back until *least* are left; what completes a pile stays longest."""
        while len(self.left) < least:
            spots = [spot for spot in self.spots if spot.added]
            if not spots:
                return
            spot = min(
                spots,
                key=lambda spot: (
                    spot.is_completed,
                    spot.index is None and len(spot.meld.cards) == LEAST_MELD,
                    spot.meld.rank is None,
                ),
            )
            self.take_back(spot, spot.added[-1])

    def placements(self) -> tuple[Placement, ...]:
        """What the move would say: additions to melds on the table first, then new melds."""
        return tuple(Placement(tuple(spot.added), spot.index) for spot in self.spots if spot.added)


def _sizes(meld: Meld | None) -> tuple[int, int]:
    """Naturals and wilds; of a wild meld the wilds count as naturals."""
    if meld is None:
        return 0, 0
    return (len(meld.cards), 0) if meld.rank is None else (meld.naturals, meld.wilds)
