"""The deck that packets are lifted off: a side view whose upper part follows the hand."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem

from handfoot_gui.core.table import Amount
from handfoot_gui.games.hand_and_foot.view import painted
from handfoot_gui.ui.art.palette import BACKS, Back, CardStyle
from handfoot_gui.ui.table.items import TAG_LAYER, Scale, picture_item
from handfoot_gui.ui.widgets.icons import Icon, paint_sign
from handfoot_gui.ui.widgets.theme import TextStyle, Theme, font

_WIDTH: Final = 150.0
_THICK: Final = 0.9
"""Units that one card of the packet is thick in the picture."""
_MOST_RISE: Final = 54.0


def deck_pictures(
    room: QRectF, amount: Amount, height: int, theme: Theme, style: CardStyle, scale: Scale
) -> list[QGraphicsItem]:
    """The deck in *room* (units) with about *height* cards held above it."""
    k, dpr = scale.k, scale.dpr
    picture = QPixmap(round(room.width() * k * dpr), round(room.height() * k * dpr))
    picture.setDevicePixelRatio(dpr)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(k, k)
    left = (room.width() - _WIDTH) / 2
    bottom = room.height() - 14
    deck = min(0.42 * room.height(), 16 + 0.3 * amount.most)
    packet = min(0.3 * room.height(), 5 + _THICK * height) if height else 0.0
    rest = max(8.0, deck - packet)
    _paint_cards(painter, QRectF(left, bottom - rest, _WIDTH, rest), style)
    rise = min(_MOST_RISE, 8 + 0.5 * height) if height else 0.0
    top = bottom - rest
    if height:
        top -= rise + packet
        _paint_cards(painter, QRectF(left, top, _WIDTH, packet), style)
    sign = QRectF(room.width() / 2 - 11, top - 26, 22, 22)
    paint_sign(painter, Icon.CHEVRON_UP, sign, theme.best)
    painter.setFont(font(TextStyle.LABEL_STRONG, 1.0))
    painter.setPen(QColor(theme.on))
    text = painted.about_cards(height) if height else painted.drag_up()
    line = QRectF(0, top - 50, room.width(), 22)
    painter.drawText(line, int(Qt.AlignmentFlag.AlignCenter), text)
    painter.end()
    corner = scale.point(room.x(), room.y())
    return [picture_item(picture, QPointF(corner), TAG_LAYER)]


def _paint_cards(painter: QPainter, body: QRectF, style: CardStyle) -> None:
    """The edges of a packet, its uppermost card's back on top."""
    painter.setPen(QColor(style.paper.edge))
    painter.setBrush(QColor(style.paper.face))
    painter.drawRoundedRect(body, 2, 2)
    line = QColor(style.paper.edge)
    line.setAlphaF(0.55)
    painter.setPen(line)
    y = body.top() + 7
    while y < body.bottom() - 2:
        painter.drawLine(QPointF(body.left() + 2, y), QPointF(body.right() - 2, y))
        y += 3
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(BACKS[Back.BLUE].field))
    painter.drawRoundedRect(QRectF(body.left(), body.top(), body.width(), 4), 2, 2)
