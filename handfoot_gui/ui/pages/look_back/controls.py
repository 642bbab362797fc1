"""What steps through a game that is looked at again: buttons, a slider, and their keys."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleInterface,
    QColor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QAccessibleWidget,
    QGridLayout,
    QHBoxLayout,
    QSizePolicy,
    QSlider,
    QWidget,
)

from handfoot_gui.session.route import Step
from handfoot_gui.ui.widgets.controls import (
    RING,
    Button,
    ButtonKind,
    KeyFocus,
    give_way,
    paint_focus,
)
from handfoot_gui.ui.widgets.figures import filled, translate
from handfoot_gui.ui.widgets.icons import Icon
from handfoot_gui.ui.widgets.key_names import key_name
from handfoot_gui.ui.widgets.labels import paint_round, set_tip
from handfoot_gui.ui.widgets.theme import Style, TextStyle

_NO_KEYS: Final = Qt.KeyboardModifier.NoModifier
_CONTROL: Final = Qt.KeyboardModifier.ControlModifier
_KEYS: Final = {
    (Qt.Key.Key_Left, _NO_KEYS): (Step.MOVE, -1),
    (Qt.Key.Key_Right, _NO_KEYS): (Step.MOVE, 1),
    (Qt.Key.Key_Left, _CONTROL): (Step.TURN, -1),
    (Qt.Key.Key_Right, _CONTROL): (Step.TURN, 1),
    (Qt.Key.Key_PageUp, _NO_KEYS): (Step.DEAL, -1),
    (Qt.Key.Key_PageDown, _NO_KEYS): (Step.DEAL, 1),
    (Qt.Key.Key_Home, _NO_KEYS): (None, -1),
    (Qt.Key.Key_End, _NO_KEYS): (None, 1),
}


def step_of(event: QKeyEvent) -> tuple[Step | None, int] | None:
    """The step a key means: how far, and −1 back or 1 on; a far of None is all the way."""
    held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    return next(
        (step for (key, wanted), step in _KEYS.items() if key == event.key() and wanted == held),
        None,
    )


class _TimelineAccessible(QAccessibleWidget):
    """The slider for screen readers: what it stands on is heard in words, as its description.

    As a number, Qt hands its steps to readers on Linux so that they say three hundred noughts.
    """

    def __init__(self, timeline: Timeline) -> None:
        super().__init__(timeline, QAccessible.Role.Slider)


@cache
def _meet_readers() -> None:
    """Let screen readers meet every slider so from now on."""

    def made(_class: str, thing: QObject) -> QAccessibleInterface | None:
        return _TimelineAccessible(thing) if isinstance(thing, Timeline) else None

    QAccessible.installFactory(made)


class Timeline(QSlider):
    """Stands on one of so many positions; a click or a drag goes there. Keys are the page's."""

    def __init__(self, style: Style, count: int, ticks: Sequence[tuple[int, str]]) -> None:
        """*ticks* are places and the short texts below them."""
        super().__init__(Qt.Orientation.Horizontal)
        _meet_readers()
        self._style = style
        self._ticks = tuple(ticks)
        self._focus = KeyFocus(self)
        self.setRange(0, max(0, count - 1))
        self.setObjectName("timeline")
        self.setAccessibleName(self.tr("Position in the game"))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        px = self._style.px
        return QSize(px(240), px(44) + 2 * px(RING))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._style.px(120), self.sizeHint().height())

    def _line(self) -> QRectF:
        """The line the handle runs along; its height is nothing."""
        px = self._style.px
        inset = px(RING) + px(12)
        return QRectF(inset, px(RING) + px(15), max(1, self.width() - 2 * inset), 0)

    def x_of(self, place: int) -> float:
        """Where *place* lies, in pixels from the left."""
        line = self._line()
        return line.left() + line.width() * place / max(1, self.maximum())

    def _place_at(self, x: float) -> int:
        line = self._line()
        share = (x - line.left()) / line.width()
        return min(self.maximum(), max(0, round(share * self.maximum())))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self.setValue(self._place_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.setValue(self._place_at(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(False)

    def wheelEvent(self, event: QWheelEvent) -> None:
        # Whoever scrolls past it stays at the move that is looked at.
        event.ignore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        style, theme, px = self._style, self._style.theme, self._style.px
        line = self._line()
        now = self.x_of(self.value())
        painter.setPen(QPen(QColor(theme.field_line), px(4)))
        painter.drawLine(line.topLeft(), line.topRight())
        painter.setPen(QPen(QColor(theme.link), px(4)))
        painter.drawLine(line.topLeft(), QPointF(now, line.top()))
        painter.setFont(style.font(TextStyle.KEY))
        free_from = 0.0
        for place, text in self._ticks:
            x = self.x_of(place)
            painter.setPen(QPen(QColor(theme.text2), max(1, px(2))))
            painter.drawLine(QPointF(x, line.top() - px(8)), QPointF(x, line.top() + px(8)))
            width = painter.fontMetrics().horizontalAdvance(text)
            left = min(max(0.0, x - width / 2), self.width() - width)
            if left >= free_from:
                painter.setPen(QColor(theme.text2))
                spot = QRectF(left, line.top() + px(9), width + 2, px(20))
                painter.drawText(spot, Qt.AlignmentFlag.AlignTop, text)
                free_from = left + width + px(8)
        radius = px(9)
        painter.setPen(QPen(QColor(theme.chrome), px(2)))
        painter.setBrush(QColor(theme.link))
        painter.drawEllipse(QPointF(now, line.top()), radius, radius)
        if self._focus.is_shown:
            paint_focus(painter, style, QRectF(self.rect()), px(11))
        elif theme.zone_line:
            paint_round(
                painter, QRectF(self.rect()).adjusted(2, 2, -2, -2), px(8), None, theme.line
            )


class StepBar(QWidget):
    """Buttons for steps back, the slider, buttons for steps on."""

    stepped = Signal(object, int)  # a step, None for all the way, and which way
    placed = Signal(int)  # the slider was moved by hand

    def __init__(
        self, style: Style, count: int, ticks: Sequence[tuple[int, str]], *, is_narrow: bool
    ) -> None:
        """*count* places in all, see `Timeline`; narrow: the slider has a row of its own."""
        super().__init__()
        self._style = style
        px = style.px
        grid = QGridLayout(self)
        grid.setContentsMargins(px(12), px(2), px(12), px(4))
        grid.setSpacing(0)
        self.timeline = Timeline(style, count, ticks)
        self.timeline.valueChanged.connect(self.placed)
        self._buttons: dict[int, list[Button]] = {-1: [], 1: []}
        self._rows = {-1: QHBoxLayout(), 1: QHBoxLayout()}
        for way, row in self._rows.items():
            row.setSpacing(0)
            for step in (None, Step.DEAL, Step.TURN, Step.MOVE)[::-way]:
                button = self._button(step, way)
                button.setParent(self)
                self._buttons[way].append(button)
        give_way(*self._all)
        self._words_wide = sum(button.minimumSizeHint().width() for button in self._all)
        """Pixels that all buttons with their words need."""
        self._lay_out(is_shared=False)
        if is_narrow:
            grid.addWidget(self.timeline, 0, 0, 1, 3)
        else:
            grid.addWidget(self.timeline, 1, 1)
        grid.addLayout(self._rows[-1], 1, 0)
        grid.addLayout(self._rows[1], 1, 2)
        grid.setColumnStretch(1, 1)

    @property
    def _all(self) -> list[Button]:
        return [*self._buttons[-1], *self._buttons[1]]

    def minimumSizeHint(self) -> QSize:
        # Wider than it has room for, it would never hear that it is to be narrower.
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        margins = self.contentsMargins()
        room = self.width() - margins.left() - margins.right() - 2 * self._style.px(12)
        is_shared = self._words_wide > room
        if is_shared != self._is_shared:
            self._lay_out(is_shared=is_shared)

    def _lay_out(self, *, is_shared: bool) -> None:
        """Put the buttons in their rows; where they share a word, the sign of each step back
        stands before the same step on, which keeps it."""
        self._is_shared = is_shared
        for row in self._rows.values():
            while row.takeAt(0) is not None:
                pass
        first, *steps_back = self._buttons[-1]
        *steps_on, last = self._buttons[1]
        pairs = list(zip(steps_back, reversed(steps_on), strict=True))
        for one, other in pairs:
            one.setText("" if is_shared else other.text())
        order = self._all
        if is_shared:
            order = [first, *(button for pair in pairs for button in pair), last]
        for button in order:
            is_back = button is first or (button in steps_back and not is_shared)
            self._rows[-1 if is_back else 1].addWidget(button)
        for before, after in pairwise(order):
            self.setTabOrder(before, after)

    def show_place(self, place: int) -> None:
        """Stand on *place* without telling; buttons that lead nowhere are off."""
        self.timeline.blockSignals(True)
        self.timeline.setValue(place)
        self.timeline.blockSignals(False)
        self.timeline.update()
        for way, can in ((-1, place > 0), (1, place < self.timeline.maximum())):
            for button in self._buttons[way]:
                if not can and button.hasFocus():
                    self.timeline.setFocus(Qt.FocusReason.TabFocusReason)
                button.setEnabled(can)

    def _button(self, step: Step | None, way: int) -> Button:
        text, said, key = self._words(step, way)
        sign = None
        if step is not None:
            sign = Icon.CHEVRON_LEFT if way < 0 else Icon.CHEVRON_RIGHT
        name = f"{'back' if way < 0 else 'on'}-{step.name.lower() if step else 'all'}"
        button = Button(
            self._style, text, ButtonKind.QUIET, sign=sign, name=name, is_sign_last=way > 0
        )
        button.setAccessibleName(said)
        button.setAccessibleDescription(key_name(key))
        tip = filled(translate("Common", "{text} ({key})"), text=said, key=key_name(key))
        set_tip(button, tip)
        button.clicked.connect(lambda: self.stepped.emit(step, way))
        return button

    def _words(self, step: Step | None, way: int) -> tuple[str, str, str]:
        """On the button, for a screen reader, and the key."""
        start, end = translate("Common", "Start", "noun"), translate("Common", "End", "noun")
        deal = translate("Common", "Deal", "noun")
        return {
            (None, -1): (start, self.tr("Go to the start of the game"), "Home"),
            (None, 1): (end, self.tr("Go to the end of the game"), "End"),
            (Step.DEAL, -1): (deal, self.tr("Go back one deal"), "PgUp"),
            (Step.DEAL, 1): (deal, self.tr("Go forward one deal"), "PgDown"),
            (Step.TURN, -1): (self.tr("Turn"), self.tr("Go back one turn"), "Ctrl+Left"),
            (Step.TURN, 1): (self.tr("Turn"), self.tr("Go forward one turn"), "Ctrl+Right"),
            (Step.MOVE, -1): (self.tr("Move"), self.tr("Go back one move"), "Left"),
            (Step.MOVE, 1): (self.tr("Move"), self.tr("Go forward one move"), "Right"),
        }[step, way]
