"""All that is shown below the cards, as one value: it is painted anew when that changes."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from handfoot_gui.core.cards import Card
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.table import Table, Zone
from handfoot_gui.core.text.partners import together
from handfoot_gui.ui.table.furniture import Plate
from handfoot_gui.ui.table.places import TablePlaces


def others(plates: Sequence[Plate], own: Seat) -> list[Plate]:
    """The plates of all players but one, in turn order from there."""
    count = max(1, len(plates))
    rest = [plate for plate in plates if plate.seat != own]
    return sorted(rest, key=lambda plate: (plate.seat - own) % count)


class Scenery(Struct, frozen=True):
    """All that the backdrop shows."""

    table: Table
    places: TablePlaces
    plates: Sequence[Plate]
    new_meld: Zone | None = None
    log: tuple[str, ...] = ()
    """The last acts of all players in words, the newest first."""
    lifted: tuple[Card, ...] = ()
    """Only for what lies over the cards; the backdrop does not depend on it."""
    is_clearing: bool = False
    """Cards still fly over what would be read, which is painted when they have gone."""

    @property
    def others(self) -> list[Plate]:
        """The plates of the seat row."""
        return others(self.plates, self.table.seat)

    def names(self, side: int) -> list[str]:
        """The players of *side*."""
        return list(together(plate.name for plate in self.plates if plate.side == side))
