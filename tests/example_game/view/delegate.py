"""What High tricks looks like: the others above, the trick in the middle, the hand below."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF, Qt

from example_game.text import HighTricksTableWords
from handfoot_gui.core.table import HAND, Table
from handfoot_gui.ui.table.background import Background, TablePainter
from handfoot_gui.ui.table.delegate import GameDelegate, Viewport
from handfoot_gui.ui.table.from_afar import frame_of
from handfoot_gui.ui.table.places import RATIO, TablePlaces, ZonePlace, back_places, hand_places
from handfoot_gui.ui.widgets.theme import TextStyle
from handfoot_gui.ui.widgets.vocabulary import WORDS

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
MARGIN = 16.0
CARD = 96.0
STRIP = 52.0
BADGE = 52.0


class HighTricksDelegate(GameDelegate):
    """A row of players, a trick, a hand."""

    game = "high-tricks"
    words = HighTricksTableWords(WORDS)

    def lay_out(self, table: Table, viewport: Viewport) -> TablePlaces:
        if not viewport.shows_hand:
            return self._from_afar(table, viewport)
        wide = viewport.width - 2 * MARGIN
        hand = QRectF(MARGIN, viewport.height - 12 - CARD * RATIO, wide, CARD * RATIO)
        high = max(STRIP, viewport.least_bar)
        strip = QRectF(MARGIN, hand.top() - 24 - high, wide, high)
        middle = QRectF(MARGIN, MARGIN + BADGE, wide, strip.top() - 2 * MARGIN - BADGE)
        trick = QRectF(middle.left(), middle.center().y() - CARD * RATIO / 2, wide, CARD * RATIO)
        step = wide / max(1, viewport.badges)
        badges = tuple(
            QRectF(MARGIN + step * place, 8, step - 8, BADGE) for place in range(viewport.badges)
        )
        areas = {HAND: (hand, hand)}
        zones = {}
        for zone in table.zones:
            where, drop = areas.get(zone.key, (trick, middle))
            cards = tuple(zip(zone.cards, hand_places(zone.cards, where, CARD), strict=True))
            backs = back_places(zone.backs, where, CARD)
            zones[zone.key] = ZonePlace(zone.key, where, drop, QRectF(), cards, backs)
        return TablePlaces(viewport.width, viewport.height, badges, (), strip, hand, zones)

    @staticmethod
    def _from_afar(table: Table, viewport: Viewport) -> TablePlaces:
        """The trick alone, as large as can be; plates and prompt are every game's."""
        wide, high = viewport.width, viewport.height
        frame = frame_of(wide, high, viewport.badges, bar=viewport.least_bar)
        nowhere, middle = QRectF(frame.prompt_bar.topLeft(), QSizeF()), frame.middle
        zones = {HAND: ZonePlace(HAND, nowhere, nowhere, nowhere)}
        for zone in table.zones:
            if zone.key != HAND:
                card = min(1.5 * CARD, middle.height() / RATIO)
                trick = middle.adjusted(0, (middle.height() - card * RATIO) / 2, 0, 0)
                trick.setHeight(card * RATIO)
                cards = tuple(zip(zone.cards, hand_places(zone.cards, trick, card), strict=True))
                backs = back_places(zone.backs, trick, card)
                zones[zone.key] = ZonePlace(zone.key, trick, middle, QRectF(), cards, backs)
        return TablePlaces(
            wide, high, frame.plates, (), frame.prompt_bar, nowhere, zones, afar=frame.own
        )

    def paint(self, brush: TablePainter, background: Background) -> None:
        brush.plate(background.places.prompt_bar)
        if background.places.afar is not None:
            return
        for badge, rect in zip(background.others, background.places.badges, strict=False):
            brush.plate(rect)
            if badge.is_playing:
                brush.glow(rect)
            brush.text(
                rect.adjusted(12, 0, -12, 0), badge.name, TextStyle.NAME, brush.theme.on, LEFT
            )
