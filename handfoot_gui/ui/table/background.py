"""All that is shown below the cards, as one value, and what paints it."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from handfoot_gui.core.cards import Card
from handfoot_gui.core.messages import PlayerBadge
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.table import Table, Zone
from handfoot_gui.core.text.left_over import LeftOverWords
from handfoot_gui.core.text.table import TableWords
from handfoot_gui.ui.art.atlas import CardAtlas
from handfoot_gui.ui.art.palette import Back, Shadow
from handfoot_gui.ui.table.items import Scale, paint_glow
from handfoot_gui.ui.table.places import TablePlaces, ZonePlace
from handfoot_gui.ui.table.turned_up import TurnedUpHand
from handfoot_gui.ui.widgets.avatars import paint_avatar
from handfoot_gui.ui.widgets.felt import PLATE_RADIUS, ZONE_RADIUS, draw_sunk
from handfoot_gui.ui.widgets.figures import figure
from handfoot_gui.ui.widgets.theme import TextStyle, Theme, faint, font
from handfoot_gui.ui.widgets.vocabulary import WORDS, joined


class Background(Struct, frozen=True):
    """All that the backdrop shows."""

    table: Table
    places: TablePlaces
    badges: Sequence[PlayerBadge]
    new_meld: Zone | None = None
    log: tuple[str, ...] = ()
    """The last acts of all players in words, the newest first."""
    selected: tuple[Card, ...] = ()
    """Only for what lies over the cards; the backdrop does not depend on it."""
    is_clearing: bool = False
    """Cards still fly over what would be read, which is painted when they have gone."""
    is_dealing: bool = False
    """Cards are being dealt; what is counted is what has come so far."""
    turned_up: tuple[TurnedUpHand, ...] = ()
    """The hands that everybody shows, once a deal is over."""

    @property
    def is_empty(self) -> bool:
        """Nothing is shown."""
        return not self.table.zones

    @property
    def zones(self) -> dict[str, ZonePlace]:
        """Where cards lie."""
        turned = {place.key: place for one in self.turned_up for place in one.places}
        return {**self.places.zones, **turned}

    @property
    def others(self) -> list[PlayerBadge]:
        """The badges of the seat row: all players but that of the table's seat, in turn order from
        there."""
        own, count = self.table.seat, max(1, len(self.badges))
        rest = [badge for badge in self.badges if badge.seat != own]
        return sorted(rest, key=lambda badge: (badge.seat - own - 1) % count)

    @property
    def seat_row(self) -> list[tuple[PlayerBadge, QRectF]]:
        """The badges of the seat row where they lie."""
        return list(zip(self.others, self.places.badges, strict=False))

    def names(self, side: int) -> list[str]:
        """The players of *side*."""
        return list(WORDS.together(badge.name for badge in self.badges if badge.side == side))

    def tip_at(self, at: QPointF, words: TableWords) -> str:
        """Who sits or lays *at* a point in units: on the table a long name may be cut short."""
        for badge, rect in self.seat_row:
            if rect.contains(at):
                return words.badge_name(badge, self.table)
        for side, rect in enumerate(self.places.panels):
            if rect.contains(at):
                return joined(self.names(side))
        return ""


NOTHING: Final = Background(
    Table(Seat(0), None, ()), TablePlaces(0, 0, (), (), QRectF(), QRectF()), ()
)
"""An empty table."""


def show_anew(scene: QGraphicsScene) -> None:
    """Have all of the table painted once more.

    Never by `QGraphicsScene.update`: what it has pending is lost where a part of the window is
    painted in between, and with it every item that has changed meanwhile.
    """
    for view in scene.views():
        view.viewport().update()


class BackgroundPicture:
    """The picture below the cards, painted anew when it is next shown after it became old."""

    def __init__(
        self, scale: Scale, paint: Callable[[QPixmap], None], update: Callable[[], None]
    ) -> None:
        """*paint* paints on a picture of the table's size; *update* has the table shown anew."""
        self._scale = scale
        self._paint = paint
        self._update = update
        self.picture = QPixmap()
        self._is_old = True
        self.shown = NOTHING
        self.lay_felt: Callable[[QPixmap], None] = QPixmap.fill
        """Fills the picture with what lies below everything."""

    def show(self, background: Background) -> None:
        if background != self.shown:
            self.shown = background
            self.age()

    def age(self) -> None:
        """It looks different now."""
        self._is_old = True
        self._update()

    def forget(self) -> None:
        """Keep no picture until it is asked for."""
        self.picture = QPixmap()
        self._is_old = True

    def on_cleared(self) -> None:
        """No card flies any more over what is read."""
        if self.shown.is_clearing:
            self.show(replace(self.shown, is_clearing=False))

    def draw(self, painter: QPainter, rect: QRectF | Any) -> None:
        """Show the part in *rect* (pixels)."""
        dpr = self._scale.dpr
        if self._is_old:
            wide, high = self._scale.room
            lengths = wide, high + self._scale.above
            size = QSize(*(max(1, math.ceil(length * dpr)) for length in lengths))
            if self.picture.size() != size:
                # One picture for as long as the size lasts: a new one of some megabytes for every
                # move would leave holes in the memory.
                self.picture = QPixmap(size)
            self.picture.setDevicePixelRatio(dpr)
            self.lay_felt(self.picture)
            self._paint(self.picture)
            self._is_old = False
        # What lies above the table has its place in the picture, too.
        rect = QRectF(rect).translated(0, self._scale.above)
        # In whole pixels of the screen, a little more than asked for: at 125 or 150 % the edges of
        # *rect* lie within pixels, which would keep a part of the card that left them.
        first = QPoint(math.floor(rect.left() * dpr) - 2, math.floor(rect.top() * dpr) - 2)
        last = QPoint(math.ceil(rect.right() * dpr) + 2, math.ceil(rect.bottom() * dpr) + 2)
        shown = QRect(first, last) & self.picture.rect()
        painter.save()
        painter.translate(0, -self._scale.above)
        painter.scale(1 / dpr, 1 / dpr)
        painter.drawPixmap(QRectF(shown), self.picture, QRectF(shown))
        painter.restore()


LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter
_AFTER_NAME: Final = 16.0
"""Between a player's name and what is said behind it."""
_WIDE_CHIP: Final = 122.0
"""Units of width from which on a chip's second line begins beside the sign."""
_SMALLER_NAMES: Final = (14.0, 13.0)
"""Sizes of a name that has no room at its full size."""


class TablePainter:
    """A painter with a theme, in units; the caller scales the painter."""

    def __init__(self, painter: QPainter, theme: Theme, atlas: CardAtlas, dpr: float) -> None:
        self.painter = painter
        self.theme = theme
        self.atlas = atlas
        self.dpr = dpr
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing
            | QPainter.RenderHint.TextAntialiasing
            | QPainter.RenderHint.SmoothPixmapTransform
        )

    def glow(self, rect: QRectF, radius: float = PLATE_RADIUS) -> None:
        """Whose turn it is."""
        paint_glow(self.painter, rect, radius, self.theme.best)
        self.painter.setPen(QPen(QColor(self.theme.best), 3))
        self.painter.drawRoundedRect(rect, radius, radius)

    def zone(self, rect: QRectF) -> None:
        """A part of the table, sunk into the felt."""
        self._sunk(rect, ZONE_RADIUS, is_plate=False)

    def plate(self, rect: QRectF) -> None:
        """A seat or the strip, sunk less deeply."""
        self._sunk(rect, PLATE_RADIUS, is_plate=True)

    def _sunk(self, rect: QRectF, radius: float, *, is_plate: bool) -> None:
        theme = self.theme
        if theme.zone_line is None:
            draw_sunk(self.painter, rect, radius, theme, 1.0, is_plate=is_plate)
            return
        self.painter.setPen(QPen(QColor(theme.zone_line), 1))
        self.painter.setBrush(QColor(theme.zone))
        self.painter.drawRoundedRect(rect, radius, radius)

    def text(
        self,
        rect: QRectF,
        text: str,
        role: TextStyle,
        colour: str,
        where: Qt.AlignmentFlag,
        *,
        size: float | None = None,
        wraps: bool = False,
    ) -> None:
        """Write *text* in one line, or where it *wraps* in as many as it needs; what is too wide
        is shortened."""
        painter = self.painter
        face = font(role, 1.0, size=size)
        painter.setFont(face)
        painter.setPen(QColor(colour))
        pieces = text.split(" ") if wraps else [text]
        if "\n" not in text:
            metrics, right = QFontMetricsF(face), Qt.TextElideMode.ElideRight
            pieces = [metrics.elidedText(one, right, rect.width() + 1) for one in pieces]
        flags = where | Qt.TextFlag.TextWordWrap if wraps else where
        painter.drawText(rect, int(flags), " ".join(pieces))

    def name(self, rect: QRectF, name: str, colour: str) -> None:
        """Write a player's *name* in one line, smaller where it is whole then."""
        sizes = (None, *_SMALLER_NAMES)
        fits = (s for s in sizes if self.width(name, TextStyle.NAME, s) <= rect.width() + 1)
        size = next(fits, _SMALLER_NAMES[-1])
        self.text(rect, name, TextStyle.NAME, colour, LEFT, size=size)

    def width(self, text: str, role: TextStyle, size: float | None = None) -> float:
        """How wide *text* is."""
        return QFontMetricsF(font(role, 1.0, size=size)).horizontalAdvance(text)

    def small_back(self, rect: QRectF, kind: Back) -> None:
        picture = self.atlas.back(kind, rect.width() * 2, dpr=2 * self.dpr, shadow=Shadow.NONE)
        self.painter.drawPixmap(rect, picture, QRectF(picture.rect()))

    def dashed(self, rect: QRectF, radius: float, width: float) -> None:
        pen = QPen(QColor(faint(self.theme.on, self.theme.shares.dashed)), width)
        pen.setDashPattern([4 / width, 3 / width])
        self.painter.setPen(pen)
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.painter.drawRoundedRect(rect, radius, radius)

    def turned_up(self, one: TurnedUpHand, words: LeftOverWords) -> None:
        """Whose the hand is, and what it counts; and what the closed cards beside it do."""
        if one.zone is not None:
            self._turned_up_in_zone(one, one.zone, words)
            return
        room, size, theme = one.place.label, 22.0, self.theme
        sign = QRectF(room.left(), room.center().y() - size / 2, size, size)
        line, name = room.adjusted(size + 8, 0, 0, 0), one.badge.name
        is_apart = one.reserve is None and bool(one.left.reserve)
        ways = words.of_hand(one.left, has_reserve=is_apart)
        taken = self.width(name, TextStyle.NAME) + _AFTER_NAME
        fits = (way for way in ways if taken + self.width(way, TextStyle.BODY) <= line.width())
        said = next(fits, ways[-1])
        wide = self.width(said, TextStyle.BODY) + 2
        if taken + wide <= line.width() + 8:
            self.avatar(one.badge, sign, TextStyle.KEY)
        else:
            # Before a name is cut it takes the place of its sign.
            line = room
        taken = min(taken, line.width() - wide)
        self.name(QRectF(line.left(), line.top(), taken - 6, line.height()), name, theme.on)
        count = QRectF(line.left() + taken, line.top(), wide, line.height())
        self.text(count, said, TextStyle.BODY, theme.on2, LEFT)
        if one.reserve is not None:
            lines, beside = words.of_reserve(one.left), one.reserve.label
            upper = QRectF(beside.left(), beside.center().y() - 22, beside.width(), 22)
            for text, role, colour in zip(
                lines, (TextStyle.NAME, TextStyle.BODY), (theme.on, theme.on2), strict=True
            ):
                self.text(upper, text, role, colour, LEFT)
                upper = upper.translated(0, 22)

    def _turned_up_in_zone(self, one: TurnedUpHand, zone: QRectF, words: LeftOverWords) -> None:
        """The zone of a hand with whose it is and, large, what it counts."""
        self.zone(zone)
        room, size, theme = one.place.label, 28.0, self.theme
        sign = QRectF(room.left(), room.center().y() - size / 2, size, size)
        self.avatar(one.badge, sign, TextStyle.KEY)
        points = figure(one.left.whole)
        wide = self.width(points, TextStyle.GRAND_TOTAL)
        self.text(room, points, TextStyle.GRAND_TOTAL, theme.on, RIGHT)
        name, before = one.badge.name, words.left()
        line = room.adjusted(size + 12, 0, -wide - 8, 0)
        taken = self.width(name, TextStyle.NAME) + _AFTER_NAME
        if taken + self.width(before, TextStyle.LABEL) <= line.width():
            self.text(line, before, TextStyle.LABEL, theme.on2, RIGHT)
        self.name(line, name, theme.on)

    def chip(self, badge: PlayerBadge, rect: QRectF) -> tuple[QRectF, QRectF]:
        """A seat in the bar over the table with its sign; gives its two lines, the first for the
        name. A narrow chip has the sign in the first one only."""
        self.plate(rect)
        if badge.is_playing:
            self.glow(rect)
        is_wide = rect.width() >= _WIDE_CHIP
        size, edge = (26.0, 8.0) if is_wide else (17.0, 6.0)
        half = rect.height() / 2
        first = QRectF(rect.left() + edge, rect.top() + 1, rect.width() - 2 * edge, half)
        sign = QRectF(first.left(), 0, size, size)
        sign.moveCenter(QPointF(sign.center().x(), (rect if is_wide else first).center().y()))
        self.avatar(badge, sign, TextStyle.LABEL_STRONG if is_wide else TextStyle.KEY)
        second = first.translated(0, half - 2)
        first.setLeft(sign.right() + (8 if is_wide else 4))
        if is_wide:
            second.setLeft(first.left())
        return first, second

    def avatar(self, badge: PlayerBadge, rect: QRectF, role: TextStyle = TextStyle.NAME) -> None:
        """The shape of a player's side with the picture or the initial in it."""
        mark, letter = self.theme.sides[badge.side], font(role, 1.0)
        paint_avatar(self.painter, self.theme, mark, rect, badge.name, badge.picture, letter)


TableT = TypeVar("TableT", bound=Table)
PlacesT = TypeVar("PlacesT", bound=TablePlaces)


class Painting(Generic[TableT, PlacesT]):
    """One painting of one game's table."""

    def __init__(
        self,
        brush: TablePainter,
        background: Background,
        table: type[TableT],
        places: type[PlacesT],
    ) -> None:
        """*table* and *places* are what *background* holds of this game."""
        assert isinstance(background.table, table)
        assert isinstance(background.places, places)
        self._brush = brush
        self._theme = brush.theme
        self._background = background
        self._table: TableT = background.table
        self._places: PlacesT = background.places
