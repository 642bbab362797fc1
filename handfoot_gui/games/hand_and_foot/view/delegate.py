"""What Hand and Foot looks like on the table."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsItem

from handfoot_gui.core.table import (
    DISCARD,
    NEW_MELD,
    Action,
    Amount,
    Move,
    MoveWarning,
    Table,
    Tag,
    Zone,
)
from handfoot_gui.games.hand_and_foot.presenter.values import HandAndFootScene, Place, SideZone
from handfoot_gui.games.hand_and_foot.view import labels as said
from handfoot_gui.games.hand_and_foot.view import painted
from handfoot_gui.games.hand_and_foot.view.backdrop import (
    Backdrop,
    deck_pictures,
    has_sizes_below,
    label_widths,
)
from handfoot_gui.games.hand_and_foot.view.layout import lay_out
from handfoot_gui.games.hand_and_foot.view.side_layout import SidePlaces, Wishes
from handfoot_gui.ui.art.palette import CardStyle
from handfoot_gui.ui.table.background import Background, TablePainter
from handfoot_gui.ui.table.delegate import GameDelegate, Viewport
from handfoot_gui.ui.table.items import Pictures, Scale, picture_item
from handfoot_gui.ui.table.places import TablePlaces
from handfoot_gui.ui.table.prompt_bar import PlayerBadge
from handfoot_gui.ui.widgets.theme import Theme

_SIZE_LAYER: Final = 90


class HandAndFootDelegate(GameDelegate):
    """Sides with their melds and piles, stock and discard pile, hand and foot."""

    game = "hand-and-foot"

    def lay_out(self, table: Table, viewport: Viewport) -> TablePlaces:
        assert isinstance(table, HandAndFootScene)
        wishes = Wishes(
            card_factor=viewport.card_factor,
            label_widths=label_widths(table, viewport.large),
            has_new_meld=viewport.has_new_meld,
            large=viewport.large,
            badges=viewport.badges,
        )
        return lay_out(viewport.width, viewport.height, table, wishes)

    def paint(self, brush: TablePainter, background: Background) -> None:
        Backdrop(brush).paint(background)

    def marks(self, background: Background, pictures: Pictures) -> list[QGraphicsItem]:
        """The sizes of piles upon them, where there is no room below; the longest that fits."""
        theme, scale = pictures.theme, pictures.scale
        made: list[QGraphicsItem] = []
        before = QRectF()
        places = background.places
        assert isinstance(background.table, HandAndFootScene)
        assert isinstance(places, SidePlaces)
        for zone in background.table.zones:
            if (
                zone.place is not Place.SLOT
                or zone.key not in places.zones
                or not painted.pile_sizes(zone)
                or has_sizes_below(places, zone)
            ):
                continue
            rect = scale.rect(places.zones[zone.key].rect)
            for most in (4, 3, 2, 1):
                text = painted.pile_sizes(zone, most)
                picture = pictures.tag(text, theme.zone, theme.on, theme.on)
                size = picture.deviceIndependentSize()
                if size.width() <= rect.width() + 6 * scale.k:
                    break
            where = QRectF(0, 0, size.width(), size.height())
            where.moveCenter(rect.center())
            where.moveBottom(rect.bottom())
            if where.intersects(before):
                where.moveBottom(before.top() - 1)
            before = where
            made.append(picture_item(picture, where.topLeft(), _SIZE_LAYER))
        return made

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

    def new_meld(self, side: int | None) -> Zone:
        return SideZone(NEW_MELD, Place.NEW_MELD, side)

    def zone_name(self, zone: Zone, owner: str) -> str:
        assert isinstance(zone, SideZone)
        return said.zone_name(zone, owner)

    def badge_name(self, badge: PlayerBadge, table: Table) -> str:
        del table
        return said.badge_name(badge)

    def remark(self, zone: Zone) -> str:
        assert isinstance(zone, SideZone)
        if zone.key != DISCARD or not said.taken(zone):
            return ""
        return said.take_brings(zone, said.signs(said.taken(zone)))

    def tag_text(self, tag: Tag, table: Table) -> str:
        assert isinstance(table, HandAndFootScene)
        return said.tag_text(tag, table.pile_word)

    def act_text(self, act: Action[Move], name: str) -> str:
        return said.act_text(act, name)

    def brief_act_text(self, act: Action[Move]) -> str:
        return said.brief_act_text(act)

    def act_said(self, act: Action[Move]) -> str:
        return said.act_said(act)

    def act_key(self, act: Action[Move]) -> str:
        return said.act_key(act.code)

    def warning_prompt(self, warning: MoveWarning) -> str:
        return said.warning_prompt(warning)

    def warning_verbs(self, warning: MoveWarning) -> tuple[str, str]:
        return said.warning_verbs(warning)
