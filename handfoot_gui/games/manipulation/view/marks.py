"""What lies over the cards of Manipulation Rummy: bars, names of jokers, holes, illegal melds."""

from __future__ import annotations

from collections.abc import Collection
from itertools import zip_longest
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem

from handfoot_gui.core.cards import Card
from handfoot_gui.games.manipulation.presenter.scene import MELD, ManipulationScene, MeldZone
from handfoot_gui.games.manipulation.rules.melds import Name
from handfoot_gui.games.manipulation.view.layout import JOKER_STRIP, ManipulationPlaces
from handfoot_gui.ui.art.faces import paint_rank, paint_suit, rank_width
from handfoot_gui.ui.art.pictures import painted
from handfoot_gui.ui.table.items import (
    RING_LAYER,
    TAG_LAYER,
    Mark,
    Pictures,
    bar_over,
    picture_item,
    ring,
    rounded,
)
from handfoot_gui.ui.table.places import LIFT, RATIO, CardPlace, ZonePlace

_BADGE: Final = 22.0
"""Height of the card a joker wears."""
_SIGN: Final = 13.5
_TAG: Final = 23.0
_TICK: Final = 18.0
_INDEX: Final = 0.6
"""Of a card's height: where rank and suit have ended on the smallest cards."""


class MeldMarks:
    """The marks of one arrangement."""

    def __init__(
        self,
        table: ManipulationScene,
        places: ManipulationPlaces,
        selected: Collection[Card],
        pictures: Pictures,
    ) -> None:
        self._table = table
        self._places = places
        self._selected = selected
        self._theme = pictures.theme
        self._scale = pictures.scale
        self._pictures = pictures

    def all(self) -> list[Mark]:
        made: list[Mark] = []
        for zone in self._table.zones:
            place = self._places.zones.get(zone.key)
            if isinstance(zone, MeldZone) and place is not None and zone.laid:
                made += self._of_cards(place)
                made += map(Mark, self._holes(place))
                if zone.lacks and place.cards:
                    made += map(Mark, self._illegal(place, zone.lacks))
                elif zone.is_mended and place.cards:
                    made += map(Mark, self._tick(place))
        return made

    def _of_cards(self, place: ZonePlace) -> list[Mark]:
        table = self._table
        made: list[Mark] = []
        for card, home in place.cards:
            name = table.names.get(card)
            if name is not None:
                spot = home.moved(0, -LIFT if card in self._selected else 0.0)
                badge = self._badge(name, spot, is_last=card is place.cards[-1][0])
                made += [Mark(item, (card,)) for item in badge]
        for (card, home), following in zip_longest(place.cards, place.cards[1:]):
            is_played = self._is_played(card)
            if is_played is not None:
                strip = home.width if following is None else following[1].x - home.x
                spot = home.moved(0, -LIFT if card in self._selected else 0.0)
                rect = bar_over(spot.rect, strip)
                # Lifted in the top row it would lie on the row of seats.
                rect.moveTop(max(rect.top(), self._places.melds.top() - rect.height()))
                picture = self._pictures.bar(rect.width(), is_new=is_played)
                corner = self._scale.point(rect.x(), rect.y())
                made.append(Mark(picture_item(picture, corner, spot.layer + 0.4), (card,)))
        return made

    def _is_played(self, card: Card) -> bool | None:
        """Whether a card is from the hand, or else from another meld; None: it lay there."""
        if card in self._table.played:
            return True
        return False if card in self._table.moved else None

    def _plate(
        self, rect: QRectF, radius: float, fill: str, line: str, layer: float, width: float = 1.5
    ) -> QGraphicsItem:
        """A filled shape with round corners and a line around it."""
        item = QGraphicsPathItem(rounded(self._scale.rect(rect), radius * self._scale.k))
        item.setBrush(QColor(fill))
        item.setPen(QPen(QColor(line), width * self._scale.k))
        return _at(item, layer)

    def _badge(self, name: Name, spot: CardPlace, *, is_last: bool) -> list[QGraphicsItem]:
        """The card a joker stands for, in its lower corner."""
        theme, wide = self._theme, JOKER_STRIP - 6
        x = self._badge_left(spot, is_last=is_last)
        # Where rows lie close together the lower edge of the card is covered.
        bottom = spot.y + min(spot.width * RATIO, self._places.pitch or spot.width * RATIO)
        body = QRectF(x, bottom - _BADGE - 3, wide, _BADGE)
        badge = self._plate(body, 5, theme.new, theme.new_line, spot.layer + 0.5)
        sign = picture_item(
            _sign(name, body.size(), self._pictures),
            self._scale.point(body.left(), body.top()), spot.layer + 0.6,
        )  # fmt: skip
        return [badge, sign]

    @staticmethod
    def _badge_left(spot: CardPlace, *, is_last: bool) -> float:
        return spot.x + spot.width - (JOKER_STRIP - 6) - 3 if is_last else spot.x + 3

    def _holes(self, place: ZonePlace) -> list[QGraphicsItem]:
        """Where a sequence lacks cards: the table shows between its cards."""
        theme, k = self._theme, self._scale.k
        made: list[QGraphicsItem] = []
        for before, rect in place.gaps.items():
            layer = place.cards[before - 1][1].layer if 0 < before <= len(place.cards) else 30.0
            hole = QGraphicsPathItem(rounded(self._scale.rect(rect.adjusted(0, 0, -1, 0)), 4 * k))
            hole.setBrush(QColor(theme.zone))
            pen = QPen(QColor(theme.on2), 1.5 * k)
            pen.setDashPattern([3.0, 2.2])
            hole.setPen(pen)
            made.append(_at(hole, layer + 0.7))
        return made

    def _illegal(self, place: ZonePlace, text: str) -> list[QGraphicsItem]:
        """The dashed line around a meld that has to be mended, with the reason."""
        theme, scale = self._theme, self._scale
        k = scale.k
        below = min(5.0, self._free - 1)
        line = ring(scale.rect(place.rect.adjusted(-5, -5, 5, below)), 8 * k, theme.refused, 3 * k,
                    RING_LAYER - 3, is_dashed=True)  # fmt: skip
        picture = self._pictures.tag(text, theme.refused, theme.on_refused, None)
        wide = picture.deviceIndependentSize().width() / k
        left = place.rect.center().x() - wide / 2
        room = self._places.melds
        rect = place.rect
        # Ranks and suits are not covered; on small cards the tag lies on the lower edge.
        clear = rect.top() + _INDEX * rect.height()
        edge = rect.bottom() + min(0.0, self._free + 2) + max(0.0, self._free - 1)
        top = max(rect.bottom() - 1.45 * _TAG, min(clear, edge - _TAG))
        if self._free < 0:
            top = edge - _TAG
        if self._table.names.get(place.cards[-1][0]) is not None:
            above = rect.bottom() - 2.4 * _TAG
            # Beside the badge of a joker alone the tag would lie on the next meld.
            is_alone = len(place.cards) == 1 and self._free >= 0
            if is_alone or above >= clear:
                top = above
            else:
                left = self._badge_left(place.cards[-1][1], is_last=True) - wide - 3
        left = max(room.left() + 2, min(left, room.right() - wide - 2))
        return [line, picture_item(picture, scale.point(left, top), TAG_LAYER - 2)]

    @property
    def _free(self) -> float:
        """Between the cards of two rows; less than nothing where they overlap."""
        if not self._places.pitch or not self._places.zones:
            return _TICK
        high = max(place.rect.height() for key, place in self._places.zones.items()
                   if key.startswith(MELD))  # fmt: skip
        return self._places.pitch - high

    def _tick(self, place: ZonePlace) -> list[QGraphicsItem]:
        """At the lower left of a meld that was changed and is legal."""
        theme, k = self._theme, self._scale.k
        # It may lie over the edge where the next row leaves room for that.
        edge = place.rect.bottom() + min(5.0, max(0.0, self._free - 3), self._free)
        left = place.rect.left() - 5
        if self._table.names.get(place.cards[0][0]) is not None and len(place.cards) > 1:
            # There a joker says what it stands for.
            left = place.rect.right() + 5 - _TICK
        round_ = QRectF(left, edge - _TICK, _TICK, _TICK)
        disc = self._plate(round_, _TICK / 2, theme.best, theme.zone, RING_LAYER - 3)
        path = QPainterPath(QPointF(round_.left() + 4.6, round_.top() + 9.4))
        path.lineTo(round_.left() + 7.8, round_.top() + 12.6)
        path.lineTo(round_.left() + 13.4, round_.top() + 5.8)
        sign = QGraphicsPathItem(QTransform.fromScale(k, k).map(path))
        pen = QPen(QColor(theme.on_accent), 2.2 * k)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        sign.setPen(pen)
        return [disc, _at(sign, RING_LAYER - 2)]


def _sign(name: Name, size: QSizeF, pictures: Pictures) -> QPixmap:
    """Rank and suit side by side in the middle of a badge of *size* units."""
    card, style = Card(name.rank, name.suit), pictures.cards
    scale, ink = pictures.scale, pictures.theme.on_new
    rank = rank_width(card, style, _SIGN, _SIGN, ink)
    left = (size.width() - rank - 2 - _SIGN) / 2
    top = (size.height() - _SIGN) / 2

    def paint(painter: QPainter) -> None:
        painter.scale(scale.k, scale.k)
        paint_rank(painter, card, style, QRectF(left, top, rank, _SIGN), ink)
        paint_suit(painter, card, style, QRectF(left + rank + 2, top, _SIGN, _SIGN), ink=ink)

    return painted((size * scale.k * scale.dpr).toSize(), scale.dpr, paint)


def _at(item: QGraphicsPathItem, layer: float) -> QGraphicsPathItem:
    item.setZValue(layer)
    item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    return item
