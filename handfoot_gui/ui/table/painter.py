"""Paints the parts that every table is made of: panels, texts, outlines, small backs."""

from __future__ import annotations

from typing import Generic, TypeVar

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from handfoot_gui.core.table import Table
from handfoot_gui.ui.art.atlas import CardAtlas
from handfoot_gui.ui.art.palette import Back, Shadow
from handfoot_gui.ui.table.background import Background
from handfoot_gui.ui.table.chrome import PlayerBadge
from handfoot_gui.ui.table.places import TablePlaces
from handfoot_gui.ui.widgets.icons import paint_shape
from handfoot_gui.ui.widgets.theme import TextStyle, Theme, font

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter


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

    def glow(self, rect: QRectF, radius: float) -> None:
        """Whose turn it is."""
        theme, painter = self.theme, self.painter
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for step in range(9):
            glow = QColor(theme.best)
            glow.setAlphaF(0.34 * (9 - step) / 9)
            painter.setPen(QPen(glow, 1))
            off = 2.0 + step
            painter.drawRoundedRect(rect.adjusted(-off, -off, off, off), radius + off, radius + off)
        painter.setPen(QPen(QColor(theme.best), 3))
        painter.drawRoundedRect(rect, radius, radius)

    def panel(self, rect: QRectF, radius: float) -> None:
        theme = self.theme
        pen = QPen(QColor(theme.zone_line), 1) if theme.zone_line else Qt.PenStyle.NoPen
        self.painter.setPen(pen)
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
    ) -> None:
        painter = self.painter
        face = font(role, 1.0, size=size)
        painter.setFont(face)
        painter.setPen(QColor(colour))
        if "\n" not in text:
            text = QFontMetricsF(face).elidedText(
                text, Qt.TextElideMode.ElideRight, rect.width() + 1
            )
        painter.drawText(rect, int(where), text)

    def small_back(self, rect: QRectF, kind: Back) -> None:
        picture = self.atlas.back(kind, rect.width() * 2, dpr=2 * self.dpr, shadow=Shadow.NONE)
        self.painter.drawPixmap(rect, picture, QRectF(picture.rect()))

    def dashed(self, rect: QRectF, radius: float, width: float) -> None:
        pen = QPen(QColor(self.theme.on2), width)
        pen.setDashPattern([4 / width, 3 / width])
        self.painter.setPen(pen)
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.painter.drawRoundedRect(rect, radius, radius)

    def avatar(self, badge: PlayerBadge, rect: QRectF) -> None:
        """The shape of a player's side with the initial in it."""
        mark = self.theme.sides[badge.side]
        paint_shape(self.painter, mark.shape, rect, mark.table)
        self.text(rect, badge.initial, TextStyle.NAME, self.theme.avatar_text, CENTRE)


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
