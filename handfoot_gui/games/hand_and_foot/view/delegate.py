"""What Hand and Foot looks like on the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsItem

from handfoot_gui.core.messages import PlayerBadge
from handfoot_gui.core.table import (
    Amount,
    Table,
    Zone,
    side_key,
)
from handfoot_gui.games.hand_and_foot.presenter.values import (
    FIRST_MELD,
    HandAndFootScene,
    Place,
    SideZone,
)
from handfoot_gui.games.hand_and_foot.view.backdrop import (
    TABLE_WORDS,
    Backdrop,
    deck_pictures,
    label_widths,
)
from handfoot_gui.games.hand_and_foot.view.layout import has_seat_titles, lay_out
from handfoot_gui.games.hand_and_foot.view.side_layout import SidePlaces, Sizes, Wishes, is_worded
from handfoot_gui.ui.art.palette import CardStyle
from handfoot_gui.ui.table.background import Background, TablePainter
from handfoot_gui.ui.table.delegate import GameDelegate, Term, Viewport
from handfoot_gui.ui.table.from_afar import Standing
from handfoot_gui.ui.table.items import TAG_LAYER, Mark, Pictures, Scale, picture_item
from handfoot_gui.ui.table.places import TablePlaces
from handfoot_gui.ui.table.seat_chips import chips
from handfoot_gui.ui.widgets.theme import Theme

_SIZE_LAYER: Final = 90


class HandAndFootDelegate(GameDelegate):
    """Sides with their melds and piles, stock and discard pile, hand and foot."""

    game = "hand-and-foot"
    words = TABLE_WORDS

    def lay_out(self, table: Table, viewport: Viewport) -> TablePlaces:
        assert isinstance(table, HandAndFootScene)
        wishes = Wishes(
            card_factor=viewport.card_factor,
            label_widths=label_widths(table, viewport.large),
            has_new_meld=viewport.has_new_meld,
            large=viewport.large,
            badges=viewport.badges,
            least_bar=viewport.least_bar,
            chips=() if viewport.bar is None else chips(viewport.bar, viewport.badges),
            before=Sizes.of(viewport.sizes),
            may_grow=not table.is_own_turn,
            shows_hand=viewport.shows_hand,
        )
        return lay_out(viewport.width, viewport.height, table, wishes)

    def seats_for_bar(self, table: Table, others: int) -> tuple[int, int]:
        """None where the zones of the others have titles that say who plays there, or no hand
        lacks the height of a row."""
        assert isinstance(table, HandAndFootScene)
        has_hand = any(zone.place is Place.HAND for zone in table.zones)
        count = others if has_hand and not has_seat_titles(table) else 0
        return count, count

    def paint(self, brush: TablePainter, background: Background) -> None:
        Backdrop(brush, background).paint()

    def marks(self, background: Background, pictures: Pictures) -> list[Mark]:
        """The sizes of piles upon them, the longest that fits; and on the stock how soon it is
        used up."""
        table, places = background.table, background.places
        assert isinstance(table, HandAndFootScene)
        assert isinstance(places, SidePlaces)
        made = list(self._sight(table, places, pictures))
        before = QRectF()
        for zone in table.zones:
            if zone.place is not Place.SLOT or not _has_sizes_upon(places, zone):
                continue
            rect = pictures.scale.rect(places.zones[zone.key].rect)
            picture = self._sizes(zone, rect.width(), pictures)
            size = picture.deviceIndependentSize()
            where = QRectF(0, 0, size.width(), size.height())
            where.moveCenter(rect.center())
            where.moveBottom(rect.bottom())
            if where.intersects(before):
                where.moveBottom(before.top() - 1)
            before = where
            made.append(Mark(picture_item(picture, where.topLeft(), _SIZE_LAYER)))
        return made

    def _sight(
        self, table: HandAndFootScene, places: SidePlaces, pictures: Pictures
    ) -> Iterator[Mark]:
        """How soon the stock is used up, upon it, where that is in sight."""
        theme, scale = pictures.theme, pictures.scale
        stocks = [zone for zone in table.zones if zone.place is Place.STOCK]
        rects = [places.zones[zone.key].rect for zone in stocks if zone.key in places.zones]
        if rects and (sight := TABLE_WORDS.stock_in_sight(table)):
            picture = pictures.tag(sight, theme.possible, theme.on_accent, theme.zone)
            wide = picture.deviceIndependentSize().width() / scale.k
            left = max(2.0, rects[0].united(rects[-1]).center().x() - wide / 2)
            top = rects[0].top() + 6
            yield Mark(picture_item(picture, scale.point(left, top), TAG_LAYER))

    def _sizes(self, zone: SideZone, wide: float, pictures: Pictures) -> QPixmap:
        """A tag with the sizes of the piles in *zone*, the longest that is no wider."""
        theme, most_wide = pictures.theme, wide + 6 * pictures.scale.k
        for most in (4, 3, 2, 1):
            text = TABLE_WORDS.slots.pile_sizes(zone, most)
            picture = pictures.tag(text, theme.zone, theme.on, theme.on)
            if picture.deviceIndependentSize().width() <= most_wide:
                break
        return picture

    def standing(self, table: Table, badge: PlayerBadge) -> Standing:
        return Standing(badge.reserve if badge.has_reserve_dealt else None)

    def amount_items(
        self,
        amount: Amount,
        chosen: int,
        place: QRectF,
        theme: Theme,
        style: CardStyle,
        scale: Scale,
    ) -> list[QGraphicsItem]:
        return deck_pictures(place, amount, chosen, theme, style, scale)

    def read(self, background: Background) -> list[QRectF]:
        """The titles of the sides, and how much a first meld lacks."""
        places = background.places
        assert isinstance(places, SidePlaces)
        meter = [places.meter] if places.meter is not None else []
        return [*(line for line in places.titles if places.has_titles), *meter]

    def term(self, zone: Zone) -> str:
        assert isinstance(zone, SideZone)
        return zone.slot or zone.place

    def terms(self, background: Background) -> list[Term]:
        """Besides those of every table what a side that is not down yet needs."""
        found, places = super().terms(background), background.places
        assert isinstance(places, SidePlaces)
        for panel, line in zip(background.table.panels, places.titles, strict=True):
            title = line.adjusted(0, 0, 0, 3)
            # Set as close as can be, a side has no title.
            if not panel.is_down and places.has_titles:
                found.append(Term(FIRST_MELD, title, side_key(panel.side)))
        return found


def _has_sizes_upon(places: SidePlaces, zone: SideZone) -> bool:
    """Whether the sizes of the piles in *zone* are to be said."""
    return (
        zone.key in places.zones
        and bool(TABLE_WORDS.slots.pile_sizes(zone))
        and not is_worded(places.zones[zone.key])
    )
