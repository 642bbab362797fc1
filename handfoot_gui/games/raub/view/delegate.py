"""What Raub looks like on the table."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem

from handfoot_gui.core.cards import Card
from handfoot_gui.core.preferences import Preferences
from handfoot_gui.core.table import Table, Zone
from handfoot_gui.games.raub.presenter.scene import Place, RaubScene, RaubZone
from handfoot_gui.games.raub.view import labels
from handfoot_gui.games.raub.view.layout import RaubPlaces, card_of, lay_out
from handfoot_gui.games.raub.view.painting import RaubPainting
from handfoot_gui.ui.art.palette import CardStyle
from handfoot_gui.ui.table.background import Background, TablePainter
from handfoot_gui.ui.table.delegate import GameDelegate, Viewport
from handfoot_gui.ui.table.items import RING_LAYER, TAG_LAYER, Pictures, Scale, picture_item, ring
from handfoot_gui.ui.table.labels import playing
from handfoot_gui.ui.table.places import CardPlace, TablePlaces
from handfoot_gui.ui.table.prompt_bar import PlayerBadge
from handfoot_gui.ui.widgets.theme import Theme, with_suit_signs


class RaubDelegate(GameDelegate):
    """Seats around one square, trumps top left, Refe top right, the hand below."""

    game = "raub"

    def lay_out(self, table: Table, viewport: Viewport) -> TablePlaces:
        assert isinstance(table, RaubScene)
        return lay_out(table, viewport)

    def paint(self, brush: TablePainter, background: Background) -> None:
        RaubPainting(brush, background).paint()

    def card_style(self, style: CardStyle, preferences: Preferences) -> CardStyle:
        return with_suit_signs(style, preferences)

    def waits_until_cleared(self, table: Table) -> bool:
        assert isinstance(table, RaubScene)
        # Before the play the title stands above talon and upcards, where nothing flies.
        return bool(table.title) and not table.is_before_play

    def marks(
        self, background: Background, theme: Theme, scale: Scale, pictures: Pictures
    ) -> list[QGraphicsItem]:
        table, places = background.table, background.places
        assert isinstance(table, RaubScene)
        assert isinstance(places, RaubPlaces)
        made: list[QGraphicsItem] = []
        if table.winning is not None:
            made += self._marked(places, table, table.winning, theme, scale, pictures)
        if table.led is not None and table.led is not table.winning:
            where = _place_of(places, table, table.led)
            if where is not None:
                made.append(_tag(where, table.led_text, theme.possible, theme, scale, pictures))
        for zone in table.zones:
            for card, place in places.zones[zone.key].cards if zone.key in places.zones else ():
                if zone.place is Place.PAST and card in table.past_best:
                    around = scale.rect(place.rect.adjusted(-2.5, -2.5, 2.5, 2.5))
                    made.append(ring(around, 5 * scale.k, theme.best, 2.5 * scale.k, RING_LAYER))
        return made

    def _marked(
        self,
        places: RaubPlaces,
        table: RaubScene,
        card: Card,
        theme: Theme,
        scale: Scale,
        pictures: Pictures,
    ) -> list[QGraphicsItem]:
        """The card that wins so far: line, glow and tag."""
        where = _place_of(places, table, card)
        if where is None:
            return []
        text = table.winning_text
        if table.led is card:
            text = f"{table.led_text}, {text}"
        rect = scale.rect(where[0].rect.adjusted(-3, -3, 3, 3))
        size = (round(rect.width(), 1), round(rect.height(), 1))
        radius = 8 * scale.k
        glow = pictures.glow(size, radius, theme.best, scale)
        corner = rect.topLeft() - QPointF(14 * scale.k, 14 * scale.k)
        return [
            picture_item(glow, corner, RING_LAYER - 3),
            ring(rect, radius, theme.best, 3 * scale.k, RING_LAYER - 3),
            _tag(where, text, theme.best, theme, scale, pictures),
        ]

    # --- words --------------------------------------------------------------------------------

    def zone_name(self, zone: Zone, owner: str) -> str:
        del owner
        return zone.said if isinstance(zone, RaubZone) else ""

    def card_name(self, card: Card, table: Table) -> str:
        names = table.card_names if isinstance(table, RaubScene) else {}
        return names.get(card) or super().card_name(card, table)

    def badge_name(self, badge: PlayerBadge, table: Table) -> str:
        assert isinstance(table, RaubScene)
        player = table.players[badge.seat]
        parts = [badge.name, labels.points_to_go(player.score), player.owed, player.line]
        if player.is_dealer:
            parts.append(table.dealer_text)
        if badge.is_playing:
            parts.append(playing())
        return ", ".join(part for part in parts if part)


def _place_of(places: RaubPlaces, table: RaubScene, card: Card) -> tuple[CardPlace, bool] | None:
    """Where a card of the trick lies, and whether it is the own one."""
    for zone in table.zones:
        place = places.zones.get(zone.key)
        if zone.place is Place.TRICK and place is not None:
            found = card_of(place, card)
            if found is not None:
                return found, zone.side == table.seat
    return None


def _tag(
    where: tuple[CardPlace, bool],
    text: str,
    fill: str,
    theme: Theme,
    scale: Scale,
    pictures: Pictures,
) -> QGraphicsItem:
    """A tag above a card; below the own one, above which another card lies."""
    place, is_own = where
    picture = pictures.tag(text, fill, theme.on_accent, None, scale)
    size = picture.deviceIndependentSize()
    k = scale.k
    x = place.rect.center().x() - size.width() / k / 2
    y = place.rect.bottom() - size.height() / k / 2 if is_own else place.y - size.height() / k - 5
    return picture_item(picture, scale.point(x, y), TAG_LAYER - 2)
