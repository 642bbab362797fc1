"""Who a player is at a glance: the shape of the side with the picture or the initial in it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QImage, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from handfoot_gui.core.preferences import Motif
from handfoot_gui.ui.art.palette import CardStyle, Inks
from handfoot_gui.ui.art.photos import kept_photo
from handfoot_gui.ui.art.pictures import paint, painted
from handfoot_gui.ui.widgets.icons import paint_shape
from handfoot_gui.ui.widgets.theme import MarkShape, SideMark, Style, TextStyle, Theme
from handfoot_gui.ui.widgets.vocabulary import WORDS

_DISCS: Final = {
    MarkShape.CIRCLE: (12, 10.3),
    MarkShape.SQUARE: (12, 10.0),
    MarkShape.HEXAGON: (12, 10.0),
    MarkShape.DIAMOND: (12, 9.2),
    MarkShape.TRIANGLE: (14.6, 6.9),
    MarkShape.PENTAGON: (12.7, 9.6),
    MarkShape.CROSS: (12, 9.0),
    MarkShape.STAR: (12.9, 7.9),
}
"""How far down the middle of a picture lies in a shape 24 wide, and its radius: as large as leaves
the shape and its colour in sight."""
_MOTIFS: Final = frozenset(map(str, Motif))
_MOTIF: Final = 0.94
"""How much of a medallion a motif takes across."""
_EDGE: Final = 0.035
"""The paper around a photo, whose colours may be those of the side."""
INITIAL: Final = 17 / 36
"""Of an avatar's size, what the initial has."""


def initial_of(name: str) -> str:
    """What stands in the place of a picture."""
    return name.strip()[:1].upper()


def paint_avatar(
    painter: QPainter,
    theme: Theme,
    side: SideMark,
    rect: QRectF,
    name: str,
    picture: str,
    font: QFont,
) -> bool:
    """The shape of *side* in the square *rect*, with *picture* in it, or where that is none or
    cannot be read the initial of *name*, in *font*; gives whether it is the picture."""
    paint_shape(painter, side.shape, rect, side.table)
    if picture and _paint_picture(painter, theme, side.shape, rect, picture):
        return True
    painter.setFont(font)
    painter.setPen(QColor(theme.avatar_text))
    painter.drawText(rect, int(Qt.AlignmentFlag.AlignCenter), initial_of(name))
    return False


def _paint_picture(
    painter: QPainter, theme: Theme, shape: MarkShape, rect: QRectF, picture: str
) -> bool:
    """Paint *picture* as large as *shape* lets it; False where there is none."""
    unit = rect.width() / 24
    down, radius = (part * unit for part in _DISCS[shape])
    place = QRectF(rect.center().x() - radius, rect.top() + down - radius, 2 * radius, 2 * radius)
    # As many pixels as the screen has there.
    pixels = round(2 * radius * painter.deviceTransform().m11())
    shown = medallion(picture, pixels, CardStyle(theme=theme.name).paper.face)
    if shown.isNull():
        return False
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(place, shown, QRectF(shown.rect()))
    return True


@lru_cache(maxsize=64)
def medallion(picture: str, pixels: int, paper: str) -> QPixmap:
    """*picture*, a motif or a photo, as a disc *pixels* across on *paper*; null where there is no
    such picture, or its file cannot be read."""
    size, whole, is_motif = QSize(pixels, pixels), QRectF(0, 0, pixels, pixels), picture in _MOTIFS
    photo = QImage() if is_motif else _photo(picture)
    if photo.isNull() and not is_motif:
        return QPixmap()

    def paint_disc(painter: QPainter) -> None:
        edge = pixels * ((1 - _MOTIF) / 2 if is_motif else _EDGE)
        inside = whole.adjusted(edge, edge, -edge, -edge)
        painter.setPen(Qt.PenStyle.NoPen)
        if not is_motif or picture == Motif.SUN:
            painter.setBrush(QColor(paper))
            painter.drawEllipse(whole)
        if is_motif:
            # On the colour of the side itself, but the sun, which has that of the first.
            paint(painter, f"portraits/{picture}", inside, Inks(face=paper))
        else:
            smooth = Qt.TransformationMode.SmoothTransformation
            scaled = photo.scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
            painter.setBrush(QBrush(scaled))
            painter.drawEllipse(inside)

    return painted(size, 1, paint_disc)


def forget() -> None:
    """Keep no picture; they are read anew when asked for."""
    medallion.cache_clear()
    _photo.cache_clear()


@lru_cache(maxsize=8)
def _photo(picture: str) -> QImage:
    """A photo as it is kept; null where there is none."""
    return kept_photo(WORDS.photo(picture))


class Avatar(QWidget):
    """A player's picture or initial in the shape of the side."""

    def __init__(
        self, style: Style, side: SideMark, name: str, *, size: float = 36, picture: str = ""
    ) -> None:
        super().__init__()
        self._style, self._side = style, side
        self._name, self._picture = name, picture
        self._font = style.font(TextStyle.BUTTON, size=INITIAL * size)
        self.setFixedSize(style.px(size), style.px(size))

    def paintEvent(self, _event: QPaintEvent) -> None:
        margin = self._style.px(1)
        rect = QRectF(self.rect()).adjusted(margin, margin, -margin, -margin)
        paint_avatar(
            QPainter(self), self._style.theme, self._side, rect, self._name, self._picture,
            self._font,
        )  # fmt: skip
