"""The band of paper in the place of the prompt bar, while somebody else than the table speaks."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen

from handfoot_gui.core.messages import PromptBar, Speaker
from handfoot_gui.ui.table.prompt_text import PromptText
from handfoot_gui.ui.widgets.avatars import INITIAL, paint_avatar
from handfoot_gui.ui.widgets.felt import PLATE_RADIUS, draw_shadow
from handfoot_gui.ui.widgets.icons import Icon, paint_sign
from handfoot_gui.ui.widgets.theme import TextStyle, Theme, font

BAND_HEIGHT: Final = 72.0
SHADOW: Final = 16.0
"""Units around the band on which its shadow falls."""
_FACE: Final = 50.0
_BEFORE_FACE: Final = 14.0
_AFTER_FACE: Final = 16.0
_NARROW: Final = 700.0
"""Units of width of a band whose face is smaller."""
_PROGRESS: Final = 4.0
_LOOKS: Final = (
    # size of the sentence, lines at most, whether the facts stand below it
    (19.0, 1, True),
    (17.0, 1, True),
    (17.0, 2, True),
    (15.0, 2, True),
    (17.0, 2, False),
    (15.0, 3, False),
    (13.0, 4, False),
)
"""How a band is set, from the best."""
_LONG_WORD: Final = 20
"""Letters of a word that is not left out as a whole."""


def paint_band(
    painter: QPainter, theme: Theme, bar: QRectF, value: PromptBar, speaker: Speaker, end: float
) -> None:
    """Everything of the band but its buttons, in units; text ends before *end*."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if not theme.is_flat:
        draw_shadow(painter, bar, PLATE_RADIUS, 1.0)
    shape = QPainterPath()
    body = bar.adjusted(0.5, 0.5, -0.5, -0.5) if theme.zone_line else bar
    shape.addRoundedRect(body, PLATE_RADIUS, PLATE_RADIUS)
    painter.fillPath(shape, QColor(theme.chrome))
    if speaker.progress is not None:
        _paint_progress(painter, theme, bar, speaker.progress, shape)
    if theme.zone_line:
        painter.setPen(QPen(QColor(theme.zone_line), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(shape)
    setting(theme, bar, value, end).paint(painter, theme)
    _paint_face(painter, theme, _face(bar), speaker)


def _face(bar: QRectF) -> QRectF:
    is_narrow = bar.width() < _NARROW
    size = min(_FACE, bar.height() - 16, 36.0 if is_narrow else _FACE)
    left = bar.left() + (8.0 if is_narrow else _BEFORE_FACE)
    return QRectF(left, bar.center().y() - size / 2, size, size)


def _paint_face(painter: QPainter, theme: Theme, place: QRectF, speaker: Speaker) -> None:
    badge = speaker.face
    if badge is not None:
        letter = font(TextStyle.BUTTON, 1.0, size=INITIAL * place.width())
        side = theme.sides[badge.side]
        paint_avatar(painter, theme, side, place, badge.name, badge.picture, letter)
        return
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.accent))
    painter.drawEllipse(place)
    off = place.width() / 5
    paint_sign(painter, Icon.HINT, place.adjusted(off, off, -off, -off), theme.on_accent)


def _paint_progress(
    painter: QPainter, theme: Theme, bar: QRectF, progress: float, shape: QPainterPath
) -> None:
    painter.save()
    painter.setClipPath(shape)
    line = QRectF(bar.left(), bar.bottom() - _PROGRESS, bar.width(), _PROGRESS)
    painter.fillRect(line, QColor(theme.chrome2))
    line.setWidth(progress * bar.width())
    painter.fillRect(line, QColor(theme.sides[0].chrome))
    painter.restore()


class BandSetting:
    """How sentence and facts are set in a band."""

    def __init__(
        self, prompt: PromptText, facts: str, room: QRectF, *, is_cut: bool = False
    ) -> None:
        self.prompt, self.facts, self._room = prompt, facts, room
        self.is_cut = is_cut
        """Something of the sentence is left out."""

    def paint(self, painter: QPainter, theme: Theme) -> None:
        """Paint both, one below the other, in the middle of their room."""
        metrics = QFontMetricsF(font(TextStyle.LABEL, 1.0))
        below = metrics.height() if self.facts else 0.0
        room, high = self._room, self.prompt.height + below
        top = room.top() + max(0.0, (room.height() - high) / 2)
        self.prompt.paint(painter, QRectF(room.left(), top, room.width(), self.prompt.height))
        if self.facts:
            painter.setFont(font(TextStyle.LABEL, 1.0))
            painter.setPen(QColor(theme.text2))
            where = QRectF(room.left(), top + self.prompt.height, room.width(), below)
            text = metrics.elidedText(self.facts, Qt.TextElideMode.ElideRight, room.width())
            painter.drawText(where, int(Qt.AlignmentFlag.AlignVCenter), text)


def setting(theme: Theme, bar: QRectF, value: PromptBar, end: float) -> BandSetting:
    """How *value* is set in *bar*, in the best of all ways in which it has room before *end*."""
    face = _face(bar)
    left = face.right() + (10.0 if bar.width() < _NARROW else _AFTER_FACE)
    room = QRectF(left, bar.top() + 4, max(60.0, end - left - 12), bar.height() - 6 - _PROGRESS)
    colour = theme.warn if value.is_refusal else theme.text
    metrics = QFontMetricsF(font(TextStyle.LABEL, 1.0))
    told = (value.facts, *value.brief_facts)
    facts = next((one for one in told if metrics.horizontalAdvance(one) <= room.width()), None)
    for size, lines, has_facts in _LOOKS:
        if has_facts and facts is None:
            continue
        prompt = PromptText(value, room.width(), colour, size, theme.suit_inks)
        below = metrics.height() if has_facts and facts else 0.0
        if prompt.lines <= lines and prompt.height + below <= room.height() + 2:
            shown = (facts or "") if has_facts else ""
            return BandSetting(prompt, shown, room)
    text = value.prompt
    while prompt.height > room.height() + 2 and text:
        # As many words as have room in the smallest text.
        start, _, last = text.rpartition(" ")
        text = start if start and len(last) < _LONG_WORD else text[: -_LONG_WORD // 2]
        cut = replace(value, prompt=f"{text} …")
        prompt = PromptText(cut, room.width(), colour, _LOOKS[-1][0], theme.suit_inks)
    return BandSetting(prompt, "", room, is_cut=True)
