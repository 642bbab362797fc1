"""Fields of a score that is kept by hand: a number with steps, points, one of a few."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
)
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QWidget

from handfoot_gui.core.text.typed_numbers import LONGEST, typed_number
from handfoot_gui.core.text.words import MINUS
from handfoot_gui.ui.widgets.controls import Button, ButtonKind, is_enter, is_with_control
from handfoot_gui.ui.widgets.fields import ChoiceField
from handfoot_gui.ui.widgets.key_text import presses
from handfoot_gui.ui.widgets.layouts import horizontal
from handfoot_gui.ui.widgets.numbers import number_problem
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.widgets.vocabulary import WORDS, aloud

_PLAIN: Final = re.compile(f"[-{MINUS}]?[0-9]*")
"""A number as it is kept."""


class NumberLine(QLineEdit):
    """A number in digits, or several that are added up; the arrow keys step it. Nothing stands
    for 0, or for nothing where the number *is asked* for. What is not understood is refused whole,
    and stays to be mended.

    Signals: ``typed(int)`` at every key, ``misread()`` in its place while that is no number here,
    ``entered(int)`` once when the number is left changed, ``next_requested()`` on Enter,
    ``focused()``.
    """

    typed = Signal(int)
    misread = Signal()
    entered = Signal(int)
    next_requested = Signal()
    focused = Signal()

    def __init__(
        self, style: Style, least: int, most: int, *, name: str, said: str, step: int = 1,
        is_tight: bool = False, is_asked: bool = False,
    ) -> None:  # fmt: skip
        super().__init__()
        self._is_asked = is_asked
        self._least, self._most, self._step = least, most, step
        self._kept: int | None = None if is_asked else 0
        """What was told or shown last; None is nothing typed, where it is asked for."""
        self._is_led_here = False
        """A click has just given the field the keyboard."""
        self.setObjectName(name)
        self.setAccessibleName(aloud(said))
        self.setFont(style.font(TextStyle.TOTAL, size=18))
        self.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.setPlaceholderText("" if is_asked else "0")
        digits = len(str(most))
        self.setMaxLength(LONGEST)
        self.setFixedWidth(style.px((20 if is_tight else 34) + 12 * max(2, digits)))
        self.textEdited.connect(self._on_edited)
        self.editingFinished.connect(self.commit)

    def value(self) -> int:
        """The number, 0 where there is none; what was kept while that is not understood."""
        return self.number() or 0

    def number(self) -> int | None:
        """As `value`; None where nothing was typed and it is asked for."""
        if self.problem():
            return self._kept
        if self._is_asked and not self.text().strip():
            return None
        return typed_number(self.text()) or 0

    def problem(self) -> str:
        """Why what was typed is no number here, as a sentence; empty when it is one."""
        text = self.text()
        if not text.strip():
            return ""
        return number_problem(self.accessibleName(), text, self._least, self._most)

    def show_value(self, value: int | None) -> None:
        """Show *value* without telling; what means it already, or is still to be mended, stays as
        it was typed."""
        is_same = value == self._kept
        self._kept = value
        if self.problem():
            if not is_same:
                self._put(value)
        elif self.number() != value or (value and not self.text()):
            self._put(value)

    def _put(self, value: int | None) -> None:
        is_shown = value is not None if self._is_asked else value
        self.setText(str(value).replace("-", MINUS) if is_shown else "")

    def _on_edited(self) -> None:
        if self.problem():
            self.misread.emit()
        else:
            self.typed.emit(self.value())

    def commit(self) -> None:
        """Tell the number if it was changed since it was told last."""
        if self.problem():
            return
        value = self.number()
        if not _PLAIN.fullmatch(self.text()):
            # What was added up stands there as what it comes to.
            self._put(value)
        if value != self._kept:
            self._kept = value
            self.entered.emit(value or 0)

    def step(self, steps: int) -> None:
        """Make the number larger or smaller, and tell it."""
        self._put(min(self._most, max(self._least, self.value() + steps * self._step)))
        self.commit()

    def event(self, event: QEvent) -> bool:
        # The last entry is taken back on the page, not the last key in the field.
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            redo = QKeySequence.StandardKey.Redo
            if presses(event, "Ctrl+Z") or event.matches(redo):
                event.ignore()
                return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_enter(event) and not is_with_control(event):
            if self.problem():
                self.selectAll()
                self.misread.emit()
            else:
                self.commit()
                self.next_requested.emit()
        elif event.key() == Qt.Key.Key_Up:
            self.step(1)
        elif event.key() == Qt.Key.Key_Down:
            self.step(-1)
        elif presses(event, "Ctrl+Z"):
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
        self.setAccessibleName(aloud(said))
        self.activated.connect(self.chosen)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_enter(event) and not is_with_control(event):
            self.next_requested.emit()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focused.emit()
