"""Fields of a score that is kept by hand: a number with steps, points, one of a few."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QEvent, QRegularExpression, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QRegularExpressionValidator,
    QValidator,
)
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QWidget

from handfoot_gui.core.text.words import MINUS
from handfoot_gui.ui.widgets.controls import Button, ButtonKind
from handfoot_gui.ui.widgets.fields import ChoiceField
from handfoot_gui.ui.widgets.layouts import horizontal
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.widgets.vocabulary import WORDS

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def is_with_control(event: QKeyEvent) -> bool:
    """Whether Ctrl is held: then Enter is meant for the whole page."""
    return bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)


class _Whole(QRegularExpressionValidator):
    """Takes no digit with which a number would be out of its range."""

    def __init__(
        self, pattern: QRegularExpression, least: int, most: int, parent: QLineEdit
    ) -> None:
        super().__init__(pattern, parent)
        self._range = least, most

    def validate(self, text: str, place: int) -> object:
        found: Any = super().validate(text, place)
        digits = text.replace(MINUS, "-")
        if not digits.strip("-"):
            return found
        least, most = self._range
        if found[0] is not QValidator.State.Invalid and not least <= int(digits) <= most:
            return QValidator.State.Invalid, text, place
        return found


class NumberLine(QLineEdit):
    """A number in digits, nothing standing for 0; the arrow keys step it.

    Signals: ``typed(int)`` at every key, ``entered(int)`` once when the number is left changed,
    ``next_requested()`` on Enter, ``focused()``.
    """

    typed = Signal(int)
    entered = Signal(int)
    next_requested = Signal()
    focused = Signal()

    def __init__(
        self, style: Style, least: int, most: int, *, name: str, said: str, step: int = 1,
        is_tight: bool = False,
    ) -> None:  # fmt: skip
        super().__init__()
        self._least, self._most, self._step = least, most, step
        self._kept = 0
        self._is_led_here = False
        """A click has just given the field the keyboard."""
        self.setObjectName(name)
        self.setAccessibleName(said)
        self.setFont(style.font(TextStyle.TOTAL, size=18))
        self.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.setPlaceholderText("0")
        digits = len(str(most))
        sign = f"[-{MINUS}]?" if least < 0 else ""
        pattern = QRegularExpression(f"^{sign}\\d{{0,{digits}}}$")
        self.setValidator(_Whole(pattern, least, most, self))
        self.setFixedWidth(style.px((20 if is_tight else 34) + 12 * max(2, digits)))
        self.textEdited.connect(lambda: self.typed.emit(self.value()))
        self.editingFinished.connect(self.commit)

    def value(self) -> int:
        """The number; 0 where there is none."""
        text = self.text().replace(MINUS, "-")
        number = int(text) if text.strip("-") else 0
        return min(self._most, max(self._least, number))

    def show_value(self, value: int) -> None:
        """Show *value* without telling; digits that mean it already stay as they are."""
        self._kept = value
        if self.value() != value or (value and not self.text()):
            self.setText(str(value).replace("-", MINUS) if value else "")

    def commit(self) -> None:
        """Tell the number if it was changed since it was told last."""
        value = self.value()
        if value != self._kept:
            self._kept = value
            self.entered.emit(value)

    def step(self, steps: int) -> None:
        """Make the number larger or smaller, and tell it."""
        value = min(self._most, max(self._least, self.value() + steps * self._step))
        self.setText(str(value).replace("-", MINUS) if value else "")
        self.commit()

    def event(self, event: QEvent) -> bool:
        # The last entry is taken back on the page, not the last key in the field.
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            for key in (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo):
                if event.matches(key):
                    event.ignore()
                    return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER and not is_with_control(event):
            self.commit()
            self.next_requested.emit()
        elif event.key() == Qt.Key.Key_Up:
            self.step(1)
        elif event.key() == Qt.Key.Key_Down:
            self.step(-1)
        elif event.matches(QKeySequence.StandardKey.Undo):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.selectAll()
        # The click that led here would put the cursor among the digits.
        self._is_led_here = event.reason() is Qt.FocusReason.MouseFocusReason
        self.focused.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if self._is_led_here:
            self.selectAll()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if not self._is_led_here:
            super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        self._is_led_here = False


class Stepper(QWidget):
    """A `NumberLine` between a button for less and one for more."""

    def __init__(self, style: Style, line: NumberLine, less: str, more: str) -> None:
        super().__init__()
        row = horizontal(style, self, margins=(0, 0, 0, 0), gap=0)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        for text, said, steps in ((MINUS, less, -1), ("", "", 0), ("+", more, 1)):
            if not steps:
                row.addWidget(line)
                continue
            button = Button(style, text, ButtonKind.QUIET, name=f"{line.objectName()}-{steps:+d}")
            button.setAccessibleName(WORDS.labelled(said, line.accessibleName()))
            # The arrow keys do the same, and Tab goes from number to number.
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.setAutoRepeat(True)
            button.clicked.connect(lambda _=False, steps=steps: line.step(steps))
            row.addWidget(button)


class OneOf(ChoiceField):
    """A choice that Enter leaves for the next field.

    Signals: ``chosen(int)``, the place of the value a person chose, ``next_requested()``,
    ``focused()``.
    """

    chosen = Signal(int)
    next_requested = Signal()
    focused = Signal()

    def __init__(self, style: Style, texts: Sequence[str], *, name: str, said: str) -> None:
        super().__init__(style, [(text, str(place)) for place, text in enumerate(texts)], name=name)
        self.setAccessibleName(said)
        self.activated.connect(self.chosen)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER and not is_with_control(event):
            self.next_requested.emit()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focused.emit()
