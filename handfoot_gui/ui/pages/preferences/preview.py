"""A small table in the chosen colours, with the chosen cards: what the preferences come to."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from handfoot_gui.core.cards import Card, cards
from handfoot_gui.core.preferences import CardSize, Preferences, Sorting, SuitSigns
from handfoot_gui.ui.art.faces import paint_back_in, paint_face, paint_shadow
from handfoot_gui.ui.art.palette import Back, Form, Shadow
from handfoot_gui.ui.widgets.labels import paint_round
from handfoot_gui.ui.widgets.system import SYSTEM
from handfoot_gui.ui.widgets.theme import Style, TextStyle, with_suit_signs
from handfoot_gui.ui.widgets.vocabulary import partners

_HANDS: Final = {
    Sorting.RANK: cards("AS1 KH1 QC1 JD1 7C1 *H1"),
    Sorting.SUIT: cards("AS1 KH1 JD1 QC1 7C1 *H1"),
    Sorting.OWN: cards("JD1 AS1 7C1 *H1 KH1 QC1"),
}
_HUNGARIAN: Final = {
    Sorting.RANK: cards("AS1 KH1 QD1 JC1 9H1 7D1"),
    Sorting.SUIT: cards("AS1 KH1 9H1 QD1 7D1 JC1"),
    Sorting.OWN: cards("QD1 AS1 7D1 KH1 JC1 9H1"),
}
_MELD: Final = cards("8S1 8H1 8D1")
_FLIGHT_MS: Final = 220
_HIGH: Final = 230.0
"""Units of height from which there is room for a zone with a meld."""


class Preview(QWidget):
    """A picture; screen readers pass over it."""

    def __init__(self, style: Style, preferences: Preferences) -> None:
        super().__init__()
        self._style, self._preferences = style, preferences
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._flight = QVariantAnimation(self)
        self._flight.setStartValue(0.0)
        self._flight.setEndValue(1.0)
        self._flight.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._flight.valueChanged.connect(lambda _value: self.update())

    def show_preferences(self, style: Style, preferences: Preferences) -> None:
        """Paint another look; a card flies when its speed has changed."""
        is_other_speed = preferences.animation is not self._preferences.animation
        self._style, self._preferences = style, preferences
        if is_other_speed:
            self._flight.stop()
            self._flight.setDuration(round(_FLIGHT_MS * SYSTEM.motion(preferences.animation)))
            self._flight.start()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._style.px(280), self._style.px(420))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._style.px(200), self._style.px(110))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        style, scale = self._style, self._style.scale
        theme = style.theme
        whole = QRectF(self.rect())
        paint_round(painter, whole, style.px(12), theme.table, theme.zone_line)
        painter.scale(scale, scale)
        room = QRectF(0, 0, whole.width() / scale, whole.height() / scale)
        hand = room.adjusted(14, 12, -14, -10)
        if room.height() >= _HIGH:
            self._paint_zone(painter, QRectF(12, 12, room.width() - 24, room.height() - 160))
            hand.setTop(room.height() - 138)
        self._paint_hand(painter, hand)

    def _paint_zone(self, painter: QPainter, zone: QRectF) -> None:
        style, theme = self._style, self._style.theme
        paint_round(painter, zone, 10, theme.zone, theme.zone_line)
        painter.setFont(_unscaled(style, TextStyle.LABEL_STRONG))
        painter.setPen(QColor(theme.on))
        names = partners(self._preferences.names[:3:2])
        top = zone.adjusted(12, 8, -12, 0)
        top.setHeight(22)
        shown = painter.fontMetrics().elidedText(
            names, Qt.TextElideMode.ElideRight, int(top.width())
        )
        painter.drawText(top, Qt.AlignmentFlag.AlignVCenter, shown)
        width = min(62.0, (zone.height() - 80) / 2.8)
        left, y = zone.left() + 16, zone.top() + 38
        for number, kind in enumerate((Back.BLUE, Back.WINE)):
            at = QRectF(left + number * (width + 12), y, width, 0)
            self._paint_back(painter, at, kind)
        y += width * 1.4 + 22
        for number, card in enumerate(_MELD):
            at = QRectF(left + number * 24, y, width, 0)
            self._paint_card(painter, card, at, Form.STACK)
        ring = QRectF(left - 6, y - 6, width + 2 * 24 + 12, width * 1.4 + 12)
        paint_round(painter, ring, 8, None, theme.best, width=3)
        beside = QRectF(ring.right() + 14, ring.top(), zone.right() - ring.right() - 20, 44)
        painter.setFont(_unscaled(style, TextStyle.LABEL))
        painter.setPen(QColor(theme.on))
        painter.drawText(beside, Qt.TextFlag.TextWordWrap, self.tr("3 eights"))

    def _paint_hand(self, painter: QPainter, room: QRectF) -> None:
        preferences = self._preferences
        is_hungarian = preferences.suit_signs is SuitSigns.HUNGARIAN
        hand = (_HUNGARIAN if is_hungarian else _HANDS)[preferences.sorting]
        large = min(82.0, room.height() / 1.4)
        width = large if preferences.card_size is CardSize.LARGE else large * 0.8
        backs = 0.0 if self.height() >= _HIGH * self._style.scale else 2 * (width * 0.7 + 8)
        step = min(width * 0.62, (room.width() - backs - width) / (len(hand) - 1))
        flown = self._flight.currentValue()
        is_flying = self._flight.state() is QVariantAnimation.State.Running
        for number, card in enumerate(hand):
            at = QPointF(room.left() + number * step, room.bottom() - width * 1.4)
            if is_flying and number == len(hand) - 1 and isinstance(flown, float):
                at += QPointF(0, -(1 - flown) * (self.height() / self._style.scale - width * 1.6))
            self._paint_card(painter, card, QRectF(at.x(), at.y(), width, 0))
        if backs:
            for number, kind in enumerate((Back.BLUE, Back.WINE)):
                left = room.right() - backs + 8 + number * (width * 0.7 + 8)
                self._paint_back(painter, QRectF(left, room.top(), width * 0.7, 0), kind)

    def _paint_card(
        self, painter: QPainter, card: Card, rect: QRectF, form: Form | None = None
    ) -> None:
        style = self._style.cards
        if self._preferences.suit_signs is SuitSigns.HUNGARIAN:
            style = with_suit_signs(style, self._preferences)
        rect.setHeight(rect.width() * 1.4)
        paint_shadow(painter, rect, Shadow.RESTING)
        paint_face(painter, card, rect, style, form)

    def _paint_back(self, painter: QPainter, rect: QRectF, kind: Back) -> None:
        rect.setHeight(rect.width() * 1.4)
        paint_shadow(painter, rect, Shadow.RESTING)
        paint_back_in(painter, kind, rect, self._style.cards)


def _unscaled(style: Style, role: TextStyle) -> QFont:
    return replace(style, scale=1.0).font(role)
