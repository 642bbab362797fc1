"""Where cards come from that enter the table's view, and where those go that leave it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from handfoot_gui.core.seats import Seat
from handfoot_gui.core.table import HAND, STOCK, Table
from handfoot_gui.ui.table.background import others
from handfoot_gui.ui.table.chrome import PlayerBadge
from handfoot_gui.ui.table.places import CardPlace, TablePlaces

AT_POINTER = "pointer"
"""Where a card is said to lie that was just let go."""
_BADGE_CARD = 44.0
"""Width of a card that flies to a player's badge."""


class Transition(Struct, frozen=True):
    """From one arrangement of the table to the next."""

    before: Table | None
    places_before: TablePlaces | None
    table: Table
    places: TablePlaces
    badges: Sequence[PlayerBadge]

    def origin(self, key: str) -> CardPlace | None:
        """Where a card comes from that enters zone *key*; None: it is simply there."""
        if self.before is None or self.places_before is None:
            return pile_place(self.places, STOCK) if key == HAND else None
        if key == HAND:
            unseen = self.before.zone(HAND)
            if unseen is not None and unseen.backs:
                return None
            return pile_place(self.places_before, self._reserve_picked_up or STOCK)
        return self.badge(self.before.actor) or pile_place(self.places, STOCK)

    def exit(self, key: str) -> CardPlace | None:
        """Where a card goes that leaves zone *key* and is not to be seen any more."""
        if self.table.gone_to is not None and key != HAND:
            return self.badge(self.table.gone_to) or self._prompt_bar_end()
        if key not in (HAND, AT_POINTER) and self.before is not None:
            badge = self.badge(self.before.actor)
            if badge is not None:
                return badge
        return pile_place(self.places, STOCK)

    def badge(self, seat: Seat | None) -> CardPlace | None:
        """The badge of another player, as a place for a card."""
        rects = zip(others(self.badges, self.table.seat), self.places.badges, strict=False)
        for badge, rect in rects:
            if badge.seat == seat:
                return CardPlace(rect.center().x() - _BADGE_CARD / 2, rect.top(), _BADGE_CARD)
        return None

    def _prompt_bar_end(self) -> CardPlace:
        """The left end of the prompt bar, which stands for the player whose hand is shown."""
        strip = self.places.prompt_bar
        return CardPlace(strip.left() + 12, strip.top(), _BADGE_CARD)

    @property
    def _reserve_picked_up(self) -> str | None:
        """The reserve whose cards have all left it."""
        for zone in self.table.zones:
            had = self.before.zone(zone.key) if self.before is not None else None
            if zone.is_reserve and had is not None and had.backs > 0 == zone.backs:
                return zone.key
        return None

    @property
    def draws(self) -> int:
        """Cards that another player has drawn, as far as the stock shows."""
        if self.before is None:
            return 0
        is_other = self.badge(self.before.actor) is not None
        drawn = sum(map(self._fewer, self.table.stocks))
        return drawn if is_other and 0 < drawn <= 8 else 0

    @property
    def drawn_from(self) -> str:
        """The stock pile that another player drew most from."""
        return max(self.table.stocks, key=self._fewer, default=STOCK)

    def _fewer(self, key: str) -> int:
        """How many cards a stock pile has lost."""
        had = self.before.zone(key) if self.before is not None else None
        has = self.table.zone(key)
        return had.backs - has.backs if had is not None and has is not None else 0


def pile_place(places: TablePlaces, key: str) -> CardPlace | None:
    """The place of the top card of a zone, or of the slot for it."""
    zone = places.zones.get(key)
    if zone is None:
        return None
    if zone.backs:
        return zone.backs[-1]
    return CardPlace(zone.rect.x(), zone.rect.y(), zone.rect.width())
