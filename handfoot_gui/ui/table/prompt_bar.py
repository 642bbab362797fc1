"""The prompt bar above the hand: its buttons, their places, and how it is painted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QDeadlineTimer, QEvent, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QPushButton, QWidget

from handfoot_gui.core.messages import BarButton, PlayerBadge, PromptBar
from handfoot_gui.core.table import ButtonRole
from handfoot_gui.ui.table.items import BAR_HEIGHT, Legend, paint_bar
from handfoot_gui.ui.table.prompt_text import PromptText
from handfoot_gui.ui.widgets.avatars import paint_avatar
from handfoot_gui.ui.widgets.controls import is_enter
from handfoot_gui.ui.widgets.felt import PLATE_RADIUS
from handfoot_gui.ui.widgets.key_names import key_name
from handfoot_gui.ui.widgets.theme import TextStyle, Theme, faint, font

BUTTON_HEIGHT = 44.0
BAND_BUTTON: Final = 50.0
"""Of a button on paper, in units."""
_GAP = 6.0
_PAD = 16.0
_NARROW = 700
"""Units of width of a bar that gives all it can to the prompt: buttons hug their words, and the
sign of the player, who is named, is left out."""
_NARROW_PAD = 10.0
_SIZES = (18, 15, 13)
"""Of the prompt: in one line, in two, and where two lines of that are too short."""
_SIZES_FROM_AFAR = (23, 18, 15)
"""The same on a table without hands."""
_LINES = 2
_TWO_LINES_FROM = 50
"""Units of height of a bar in which the facts stand below the prompt."""
_TWO_ROWS_FROM = 110
"""Units of height of a bar with buttons one above the other."""
_LONG_WORD = 20
"""Letters of a word that is not left out as a whole."""
_BEFORE_BAR = 14.0
_LEGEND_BAR = 26.0
_AFTER_BAR = 6.0
"""Units of a bar in the legend, and of the gaps before and after it."""
_AFTER_PROMPT: Final = 4.0
"""Units between lines of a bar that has room for more than two."""
_MOST_BUTTONS = 0.64
"""Of the prompt bar's width; the rest is the prompt's."""
_MOST_BUTTONS_WITH_FACTS = 0.4
"""Of a narrow prompt bar in which the facts follow the prompt."""


_CHANGES_LOOKS: Final = (
    QEvent.Type.Enter, QEvent.Type.Leave, QEvent.Type.FocusIn, QEvent.Type.FocusOut,
)  # fmt: skip


class PromptBarButton(QPushButton):
    """A real button for keyboard, mouse and screen reader; the scene paints how it looks.

    Nothing is painted here, so that a card dragged across the prompt bar lies above the button.
    Signals: ``repaint_needed()`` when pointing, pressing or focus change how it must look;
    ``asked_why()`` when it is pressed while it is off.
    """

    repaint_needed = Signal()
    asked_why = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setFlat(True)
        self._pressed_as = ""
        """What it was when the mouse pressed it last."""
        self.quiet = QDeadlineTimer()
        """Until then it takes no press: it has just come in the place of another."""
        self.is_golden = False
        """Enter presses it wherever the keyboard is, so the table does that."""
        self.pressed.connect(self.repaint_needed)
        self.released.connect(self.repaint_needed)

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.MouseButtonPress and not self.isEnabled():
            self.asked_why.emit()
            return True
        is_done = super().event(event)
        if event.type() in _CHANGES_LOOKS:
            self.repaint_needed.emit()
        return is_done

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Left to the scene."""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed_as = self.objectName() if self.quiet.hasExpired() else ""
        if self._pressed_as:
            super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        # A press that began on what lay here before is no press of this.
        if self.objectName() == self._pressed_as:
            super().mouseReleaseEvent(event)
        else:
            self.setDown(False)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        # The second half of a double click on what lay here before is no press of this.
        if self.objectName() == self._pressed_as:
            super().mouseDoubleClickEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not is_enter(event) or self.is_golden:
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            self.click()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._pressed_as = ""


class ButtonState(Struct, frozen=True):
    """How a button must look apart from what it says."""

    is_pointed_at: bool = False
    is_down: bool = False
    has_focus: bool = False


def button_rects(
    buttons: Sequence[BarButton], bar: QRectF, *, is_paper: bool = False
) -> tuple[QRectF, ...]:
    """Places of the buttons in units, set from the right: quiet, plain, primary; *is_paper*: on a
    band of paper."""
    if bar.height() >= _TWO_ROWS_FROM:
        return _in_two_rows(buttons, bar)
    rects: list[QRectF] = []
    x = bar.right() - (10 if is_paper else 8)
    high = min(BAND_BUTTON if is_paper else BUTTON_HEIGHT, bar.height() - (8 if is_paper else 4))
    for button in reversed(buttons):
        wide = _button_width(button, bar)
        x -= wide
        rects.insert(0, QRectF(x, bar.center().y() - high / 2, wide, high))
        x -= _GAP
    return tuple(rects)


def _in_two_rows(buttons: Sequence[BarButton], bar: QRectF) -> tuple[QRectF, ...]:
    """Places of the buttons in a high bar: two by two one above the other, a golden one as high as
    both."""
    pairs, rest = [], list(range(len(buttons)))
    if rest and buttons[-1].role is ButtonRole.PRIMARY:
        pairs.append([rest.pop()])
    while rest:
        pairs.append(sorted(rest[-2:]))
        rest = rest[:-2]
    high = 2 * BUTTON_HEIGHT + _GAP
    x, top = bar.right() - 8, bar.center().y() - high / 2
    rects = [QRectF()] * len(buttons)
    for pair in pairs:
        wide = max(_button_width(buttons[one], bar) for one in pair)
        x -= wide
        is_golden = buttons[pair[0]].role is ButtonRole.PRIMARY
        for row, one in enumerate(pair):
            each = high if is_golden else BUTTON_HEIGHT
            middle = len(pair) == 1 and not is_golden
            y = bar.center().y() - each / 2 if middle else top + row * (BUTTON_HEIGHT + _GAP)
            rects[one] = QRectF(x, y, wide, each)
        x -= _GAP
    return tuple(rects)


def fitting(
    buttons: Sequence[BarButton], bar: QRectF, *, keeps_facts: bool = False
) -> tuple[BarButton, ...]:
    """The buttons, in their brief words where the long ones would crowd out the prompt, or the
    facts where the prompt *keeps_facts*."""
    wide = sum(_button_width(button, bar) + _GAP for button in buttons)
    most = _MOST_BUTTONS_WITH_FACTS if keeps_facts and bar.width() < _NARROW else _MOST_BUTTONS
    if wide <= most * bar.width():
        return tuple(buttons)
    return tuple(
        replace(button, text=button.brief, spoken=button.spoken or button.text)
        if button.brief
        else button
        for button in buttons
    )


def _button_width(button: BarButton, bar: QRectF) -> float:
    pad = _NARROW_PAD if bar.width() < _NARROW else _PAD
    text = QFontMetricsF(font(TextStyle.BUTTON, 1.0)).horizontalAdvance(button.text)
    key = QFontMetricsF(font(TextStyle.KEY, 1.0)).horizontalAdvance(key_name(button.key))
    return max(64.0, text + (key + 12 if key else 0.0) + 2 * pad)


def paint_prompt_bar(
    painter: QPainter,
    theme: Theme,
    bar: QRectF,
    value: PromptBar,
    who: PlayerBadge | None,
    end: float,
    *,
    is_playing: bool,
    legend: Sequence[Legend] = (),
    is_afar: bool = False,
) -> None:
    """Everything of the prompt bar but panel and buttons, in units; text ends before *end*, and
    begins with the sign of *who* it is about. The *legend* of bars over cards stands behind the
    facts, where it has room. *is_afar*: it is read from the other end of the room."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if is_playing:
        _paint_stripe(painter, theme, bar)
    left = bar.left() + 17
    if who is not None and bar.width() >= _NARROW:
        avatar = QRectF(left, bar.center().y() - 17, 34, 34)
        letter = font(TextStyle.NAME, 1.0)
        paint_avatar(painter, theme, theme.sides[who.side], avatar, who.name, who.picture, letter)
        left = avatar.right() + 11
    room = QRectF(left, bar.top() + 2, max(60.0, end - left - 12), bar.height() - 4)
    if is_afar and bar.height() >= _TWO_ROWS_FROM and value.facts:
        _paint_in_lines(painter, theme, room, value, legend)
        return
    is_low = bar.height() < _TWO_LINES_FROM
    sizes = _SIZES_FROM_AFAR if is_afar else _SIZES
    # Both lines together in the middle.
    down = (room.height() - _TWO_LINES_FROM) / 2 if is_afar else 0.0
    both = room.adjusted(0, down, 0, 0)
    if not _paint_with_facts(painter, theme, both, value, legend, sizes[0], is_low=is_low):
        colour = _ink(theme, value)
        told = _with_facts(value, room.width(), colour)
        _as_large_as_fits(told, room.width(), colour, sizes).paint(painter, room)


def _paint_in_lines(
    painter: QPainter, theme: Theme, room: QRectF, value: PromptBar, legend: Sequence[Legend]
) -> None:
    """Paint prompt, facts and legend one below the other, each in as many lines as it takes; the
    legend is left out first."""
    prompt = _as_large_as_fits(value, room.width(), _ink(theme, value), _SIZES_FROM_AFAR)
    face, wraps = font(TextStyle.LABEL, 1.0), int(Qt.TextFlag.TextWordWrap)
    metrics = QFontMetricsF(face)
    left = room.height() - prompt.height - _AFTER_PROMPT
    measure = QRectF(0, 0, room.width(), 1000)
    said = (value.facts, *value.brief_facts)
    heights = [metrics.boundingRect(measure, wraps, one).height() for one in said]
    fits = (at for at, high in enumerate(heights) if high <= left)
    shown = next(fits, len(said) - 1)
    high = min(heights[shown], left)
    has_legend = bool(legend) and _legend_width(legend) <= room.width()
    has_legend = has_legend and high + metrics.height() + _AFTER_PROMPT <= left
    below = metrics.height() + _AFTER_PROMPT if has_legend else 0.0
    y = room.top() + (left - high - below) / 2
    prompt.paint(painter, QRectF(room.left(), y, room.width(), prompt.height))
    y += prompt.height + _AFTER_PROMPT
    painter.setFont(face)
    painter.setPen(QColor(theme.on2))
    text = said[shown]
    if heights[shown] > left:
        text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room.width())
    painter.drawText(QRectF(room.left(), y, room.width(), high), wraps, text)
    if has_legend:
        line = QRectF(room.left() - _BEFORE_BAR, y + high + _AFTER_PROMPT, 0, metrics.height())
        _paint_legend(painter, theme, line, legend)


def _ink(theme: Theme, value: PromptBar) -> str:
    return theme.refused if value.is_refusal else theme.on


def _paint_stripe(painter: QPainter, theme: Theme, bar: QRectF) -> None:
    """The golden end of a bar whose player is to act, or has won."""
    painter.save()
    painter.setClipRect(QRectF(bar.left(), bar.top(), 6, bar.height()))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.best))
    painter.drawRoundedRect(bar, PLATE_RADIUS, PLATE_RADIUS)
    painter.restore()


def _paint_with_facts(
    painter: QPainter,
    theme: Theme,
    room: QRectF,
    value: PromptBar,
    legend: Sequence[Legend],
    size: int,
    *,
    is_low: bool,
) -> bool:
    """Paint a prompt of one line with the facts below it, or in a bar that *is_low* beside it;
    whether both have room."""
    prompt = PromptText(value, room.width(), _ink(theme, value), size)
    if not value.facts or prompt.lines != 1:
        return False
    line, below = QRectF(room), QRectF(room)
    if is_low:
        # Only what fits beside the prompt.
        below.setLeft(room.left() + prompt.width + 16)
    else:
        more = size - _SIZES[0]
        line.setRect(room.left(), room.top() + 1, room.width(), 26 + more)
        below.setRect(room.left(), room.top() + 25 + more, room.width(), 21)
    metrics = QFontMetricsF(font(TextStyle.LABEL, 1.0))
    said = (value.facts, *value.brief_facts)
    beside: list[str] = []
    # Since when something is new or moved is left out before what the bars mean.
    whole, legend = legend, tuple(one for one in legend if one.is_new is not None)
    for shown in (whole, legend):
        meant = _legend_width(shown)
        beside = [one for one in said if metrics.horizontalAdvance(one) + meant <= below.width()]
        if beside:
            legend = shown
            break
    fits = (one for one in said if metrics.horizontalAdvance(one) <= below.width())
    facts = next(iter(beside or fits), "" if is_low or value.is_facts_first else said[-1])
    if not facts:
        return False
    prompt.paint(painter, line)
    painter.setFont(font(TextStyle.LABEL, 1.0))
    painter.setPen(QColor(theme.on2))
    text = metrics.elidedText(facts, Qt.TextElideMode.ElideRight, below.width())
    painter.drawText(below, int(Qt.AlignmentFlag.AlignVCenter), text)
    if beside:
        below.setLeft(below.left() + metrics.horizontalAdvance(facts))
        _paint_legend(painter, theme, below, legend)
    return True


def _legend_width(legend: Sequence[Legend]) -> float:
    """Units of *legend* with the gap before it."""
    metrics = QFontMetricsF(font(TextStyle.LABEL, 1.0))
    words = sum(metrics.horizontalAdvance(one.text) for one in legend)
    bars = sum(one.is_new is not None for one in legend)
    return words + len(legend) * _BEFORE_BAR + bars * (_LEGEND_BAR + _AFTER_BAR)


def _paint_legend(painter: QPainter, theme: Theme, line: QRectF, legend: Sequence[Legend]) -> None:
    """Each kind of bar with its word, from the left end of *line* on."""
    metrics, x = QFontMetricsF(font(TextStyle.LABEL, 1.0)), line.left()
    for one in legend:
        x += _BEFORE_BAR
        if one.is_new is not None:
            bar = QRectF(x, line.center().y() - BAR_HEIGHT / 2 + 1, _LEGEND_BAR, BAR_HEIGHT)
            paint_bar(painter, theme, bar, is_new=one.is_new)
            x += _LEGEND_BAR + _AFTER_BAR
        wide = metrics.horizontalAdvance(one.text)
        painter.setPen(QColor(theme.on2))
        where = QRectF(x, line.top(), wide + 2, line.height())
        painter.drawText(where, int(Qt.AlignmentFlag.AlignVCenter), one.text)
        x += wide


def _with_facts(value: PromptBar, width: float, colour: str) -> PromptBar:
    """*value* with its facts in place of the prompt or behind it, where they count more."""
    if value.is_facts_first and value.facts:
        return PromptBar(prompt=value.facts)
    if not (value.keeps_facts and value.facts):
        return value
    both = (
        replace(value, prompt=f"{value.prompt} {facts}")
        for facts in (value.facts, *value.brief_facts)
    )
    whole = (one for one in both if PromptText(one, width, colour, _SIZES[-1]).lines <= _LINES)
    return next(whole, value)


def _as_large_as_fits(
    value: PromptBar, width: float, colour: str, sizes: Sequence[int]
) -> PromptText:
    """The prompt of *value* in one line or two, the end left out where it does not fit."""
    for size in sizes:
        prompt = PromptText(value, width, colour, size)
        if prompt.lines <= (1 if size == sizes[0] else _LINES):
            break
    text = value.prompt
    while prompt.lines > _LINES and text:
        # As many words as two lines of the smallest text take.
        start, _, last = text.rpartition(" ")
        text = start if start and len(last) < _LONG_WORD else text[: -_LONG_WORD // 2]
        prompt = PromptText(replace(value, prompt=f"{text} …"), width, colour, sizes[-1])
    return prompt


def paint_button(
    painter: QPainter,
    theme: Theme,
    rect: QRectF,
    button: BarButton,
    state: ButtonState,
    *,
    is_paper: bool = False,
) -> None:
    """One button in units; *is_paper*: on a band of paper."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    fill, line, ink = (_colours_on_paper if is_paper else _colours)(theme, button, state)
    pen = QPen(QColor(line), 1) if line else QPen(Qt.PenStyle.NoPen)
    if line and not button.is_on:
        pen.setStyle(Qt.PenStyle.DashLine)
    painter.setPen(pen)
    painter.setBrush(QColor(fill) if fill else Qt.BrushStyle.NoBrush)
    body = rect.adjusted(0.5, 0.5, -0.5, -0.5)
    painter.drawRoundedRect(body, 8, 8)
    if state.has_focus:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(theme.focus_inner), 3))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 8, 8)
        painter.setPen(QPen(QColor(theme.focus if is_paper else theme.focus_outer), 3))
        painter.drawRoundedRect(rect.adjusted(-2, -2, 2, 2), 10, 10)
    face, small = font(TextStyle.BUTTON, 1.0), font(TextStyle.KEY, 1.0)
    text = QFontMetricsF(face).horizontalAdvance(button.text)
    key = QFontMetricsF(small).horizontalAdvance(key_name(button.key)) + 12 if button.key else 0.0
    left = rect.center().x() - (text + key) / 2
    painter.setPen(QColor(ink))
    painter.setFont(face)
    middle = int(Qt.AlignmentFlag.AlignVCenter)
    painter.drawText(QRectF(left, rect.top(), text + 4, rect.height()), middle, button.text)
    if button.key:
        painter.setFont(small)
        where = QRectF(left + text + 12, rect.top(), key + 4, rect.height())
        painter.drawText(where, middle, key_name(button.key))


def _colours(
    theme: Theme, button: BarButton, state: ButtonState
) -> tuple[str | None, str | None, str]:
    """Fill, line and ink."""
    if not button.is_on:
        return (theme.table, theme.zone_line, theme.on2)
    is_lit = state.is_pointed_at or state.is_down
    match button.role:
        case ButtonRole.PRIMARY:
            shade = 112 if state.is_down else 105 if state.is_pointed_at else 100
            return (QColor(theme.accent).darker(shade).name(), None, theme.on_accent)
        case ButtonRole.PLAIN:
            white = theme.shares.lit if is_lit else theme.shares.button
            return (faint("#FFFFFF", white), theme.on, theme.on)
        case ButtonRole.QUIET:
            return (faint("#FFFFFF", theme.shares.lit) if is_lit else None, None, theme.on)


def _colours_on_paper(
    theme: Theme, button: BarButton, state: ButtonState
) -> tuple[str | None, str | None, str]:
    """Fill, line and ink."""
    if button.role is ButtonRole.PRIMARY or not button.is_on:
        fill, line, ink = _colours(theme, button, state)
        return (fill, theme.accent_line if button.is_on else line, ink)
    lit = theme.chrome2 if state.is_pointed_at or state.is_down else None
    return (lit, None if button.role is ButtonRole.QUIET else theme.field_line, theme.text)
