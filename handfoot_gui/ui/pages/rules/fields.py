"""Fields to edit one value of a rule set in; which field follows from the value's type alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

import msgspec.inspect as types
from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from handfoot_gui.core.text.options import OptionText
from handfoot_gui.core.text.typed_numbers import LONGEST, typed_number
from handfoot_gui.ui.widgets.controls import RING, Button, ButtonKind
from handfoot_gui.ui.widgets.fields import ChoiceField, Segments
from handfoot_gui.ui.widgets.figures import figure, filled, translate
from handfoot_gui.ui.widgets.labels import label, set_ink
from handfoot_gui.ui.widgets.layouts import horizontal, put, vertical
from handfoot_gui.ui.widgets.numbers import number_problem
from handfoot_gui.ui.widgets.page import Flow
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.widgets.vocabulary import WORDS

MINUS: Final = "−"
_DEEPER: Final = 16
"""Units by which what a list is made of stands in from its number."""
_CONTROL: Final = 40 + 2 * RING
"""Units of height of a control."""
_USUAL: Final = 3
"""The number that is offered where there was none, of few that are counted."""
_FEW: Final = 30
"""A range of no more numbers is stepped through one by one."""


class Editor(QWidget):
    """Edits one value."""

    changed = Signal()  # by a person
    is_wide = False
    """Whether it stands below its label instead of beside it."""
    is_tall = False
    """Whether it has lines of its own, so that what removes it stands above them."""
    words = ""
    """The words of its values, to be found by."""

    def value(self) -> object:
        """The value now."""
        raise NotImplementedError

    def set_value(self, value: object) -> None:
        """Show *value* without telling."""
        raise NotImplementedError

    def problem(self) -> str:
        """Why what was typed is no value, as a sentence; empty when it is one."""
        return ""

    # No focus proxies: the Tab key would stop at what they stand for, and pass by all that stands
    # before it, or was made later.

    _first: QWidget
    _order: Sequence[QWidget] = ()
    """The controls and editors it is made of, as the keyboard goes through them."""

    @property
    def lead(self) -> QWidget:
        """The control that the keyboard comes to."""
        first = self._first
        if isinstance(first, Segments):
            return first.chosen_control
        return first.lead if isinstance(first, Editor) else first

    def stops(self) -> list[QWidget]:
        """All its controls, in the order in which the Tab key goes through them."""
        return [stop for part in self._order for stop in _stops_of(part)]

    def _lead_to(self, parts: Sequence[Editor]) -> None:
        """Let the keyboard come to the first of *parts* that is wrong, or to the first of all."""
        self._first = next((part for part in parts if part.problem()), parts[0])

    def _row(self, style: Style, focused: QWidget, *more: QWidget, gap: float = 0) -> QHBoxLayout:
        """A line that begins with the control that has the keyboard, unless it is among *more*."""
        row = horizontal(style, self, margins=(0, 0, 0, 0), gap=gap)
        self._first, self._order = focused, more or (focused,)
        put(row, *self._order)
        return row


def _stops_of(part: QWidget) -> Sequence[QWidget]:
    """The controls in *part*."""
    if isinstance(part, Editor):
        return part.stops()
    return part.controls if isinstance(part, Segments) else (part,)


def editor_for(style: Style, kind: types.Type, text: OptionText, name: str) -> Editor:
    """The editor for values of *kind*, called *name*."""
    if isinstance(kind, types.BoolType):
        return SwitchEditor(style, text, name)
    if isinstance(kind, types.VarTupleType):
        return ListEditor(style, kind, text, name)
    if text.values:
        return ChoiceEditor(style, tuple(text.values), text, name)
    if isinstance(kind, types.LiteralType):
        return ChoiceEditor(style, kind.values, text, name)
    if isinstance(kind, types.UnionType):
        number = next(one for one in kind.types if isinstance(one, types.IntType))
        return OptionalEditor(style, number, text, name)
    if isinstance(kind, types.IntType):
        assert kind.ge is not None
        assert kind.le is not None
        return NumberEditor(style, kind.ge, kind.le, text, name)
    if isinstance(kind, types.StructType):
        return PartsEditor(style, kind, text, name)
    raise AssertionError(f"no editor for {kind!r}")


class SwitchEditor(Editor):
    """Yes or no."""

    def __init__(self, style: Style, text: OptionText, name: str) -> None:
        super().__init__()
        answers = ((translate("Common", "yes"), "yes"), (translate("Common", "no"), "no"))
        self._segments = Segments(style, answers, name=name)
        self._segments.set_accessible_names(text.label)
        self._segments.chosen.connect(lambda: self.changed.emit())
        self._row(style, self._segments)

    def value(self) -> object:
        return self._segments.value() == "yes"

    def set_value(self, value: object) -> None:
        self._segments.set_value("yes" if value else "no")


class ChoiceEditor(Editor):
    """One of a few values."""

    def __init__(self, style: Style, values: Sequence[object], text: OptionText, name: str) -> None:
        super().__init__()
        self._values = tuple(values)
        words = [text.values.get(value, str(value)) for value in self._values]
        self.words = " ".join(words)
        items = [(word, str(place)) for place, word in enumerate(words)]
        self._choice = ChoiceField(style, items, name=name)
        self._choice.setAccessibleName(text.label)
        self._choice.activated.connect(lambda: self.changed.emit())
        self._row(style, self._choice)

    def value(self) -> object:
        return self._values[int(self._choice.value())]

    def set_value(self, value: object) -> None:
        self._choice.set_value(str(self._values.index(value)))


class NumberEditor(Editor):
    """A whole number in a range, typed or stepped by buttons and arrow keys."""

    def __init__(self, style: Style, least: int, most: int, text: OptionText, name: str) -> None:
        super().__init__()
        self._least, self._most = least, most
        self._step = _step_of(least, most)
        self._value = least
        self._label = text.label
        less = Button(style, MINUS, name=f"{name}-less", act=lambda: self._on_step(-1))
        less.setAccessibleName(filled(translate("RuleField", "Less: {field}"), field=text.label))
        more = Button(style, "+", name=f"{name}-more", act=lambda: self._on_step(1))
        more.setAccessibleName(filled(translate("RuleField", "More: {field}"), field=text.label))
        self._field = _NumberLine(self._on_step)
        self._field.setObjectName(name)
        self._field.setAccessibleName(text.label)
        self._field.setAlignment(Qt.AlignmentFlag.AlignRight)
        self._field.setFixedWidth(style.px(64 if most <= 20 else 92))
        self._field.setMaxLength(LONGEST)
        self._field.textEdited.connect(self._on_typed)
        self._field.editingFinished.connect(self._on_finished)
        row = self._row(style, self._field, less, self._field, more, gap=2)
        self._unit_of = text.unit
        self._unit = label(style, text.unit(least), TextStyle.LABEL, ink=style.theme.text2)
        self._unit.setMinimumWidth(style.px(56))
        row.addWidget(self._unit)
        self._unit.setHidden(not self._unit.text())

    def value(self) -> object:
        return self._value

    def set_value(self, value: object) -> None:
        assert isinstance(value, int)
        self._have(value)
        self._field.setText(figure(value) if value < 0 else str(value))

    def problem(self) -> str:
        return number_problem(self._label, self._field.text(), self._least, self._most)

    def _typed(self) -> int | None:
        return None if self.problem() else typed_number(self._field.text())

    def _on_typed(self) -> None:
        number = self._typed()
        if number is not None:
            self._have(number)
        self.changed.emit()

    def _have(self, value: int) -> None:
        """Take *value*, with what it counts in the plural form it asks for."""
        self._value = value
        self._unit.setText(self._unit_of(value))

    def _on_finished(self) -> None:
        number = self._typed()
        if number is not None:
            self.set_value(number)

    def _on_step(self, steps: int) -> None:
        number = self._value + steps * self._step
        self.set_value(min(self._most, max(self._least, number)))
        self.changed.emit()


class OptionalEditor(Editor):
    """A whole number, or none."""

    def __init__(self, style: Style, kind: types.IntType, text: OptionText, name: str) -> None:
        super().__init__()
        assert kind.ge is not None
        assert kind.le is not None
        self.words = text.none
        answers = ((text.none, "none"), (translate("RuleField", "a number"), "number"))
        self._segments = Segments(style, answers, name=f"{name}-is")
        self._segments.set_accessible_names(text.label)
        self._segments.chosen.connect(self._on_chosen)
        self._number = NumberEditor(style, kind.ge, kind.le, text, name)
        self._number.changed.connect(self.changed)
        self._usual = max(kind.ge, _USUAL if kind.le - kind.ge <= _FEW else 0)
        self._row(style, self._segments, self._segments, self._number, gap=8)

    def value(self) -> object:
        return None if self._segments.value() == "none" else self._number.value()

    def set_value(self, value: object) -> None:
        self._segments.set_value("none" if value is None else "number")
        self._number.setVisible(value is not None)
        self._number.set_value(self._usual if value is None else value)

    def problem(self) -> str:
        return "" if self.value() is None else self._number.problem()

    def _on_chosen(self) -> None:
        is_number = self._segments.value() == "number"
        self._number.setVisible(is_number)
        if not is_number:
            self._number.set_value(self._usual)
        self.changed.emit()


class _NumberLine(QLineEdit):
    """A line whose arrow keys step the number."""

    def __init__(self, step: Callable[[int], None]) -> None:
        super().__init__()
        self._step = step

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._step(1 if event.key() == Qt.Key.Key_Up else -1)
        else:
            super().keyPressEvent(event)


class PartsEditor(Editor):
    """A value of several parts, each with its own label; parts without one stay as they are."""

    is_wide = True
    _whole: Struct

    def __init__(self, style: Style, kind: types.StructType, text: OptionText, name: str) -> None:
        super().__init__()
        self._parts: dict[str, Editor] = {}
        lines = vertical(style, self, margins=(0, 0, 0, 0), gap=2)
        narrow: list[QWidget] = []
        numbers: list[tuple[QWidget, QLabel]] = []
        for field in (field for field in kind.fields if field.name in text.parts):
            said = text.parts[field.name]
            title = WORDS.row([text.label, said])
            part = replace(_text_of_part(text, field.name), label=title, unit=lambda _: "")
            editor = editor_for(style, field.type, part, f"{name}-{field.name}")
            editor.changed.connect(self._on_part_changed)
            self._parts[field.name] = editor
            self.is_tall |= isinstance(editor, ListEditor | OptionalEditor)
            above = label(style, said, TextStyle.LABEL, ink=style.theme.text2)
            above.setContentsMargins(style.px(RING), 0, 0, 0)
            cell = QWidget()
            put(vertical(style, cell, margins=(0, 0, 0, 0), gap=2), above, editor, 1)
            if editor.is_wide:
                _flow_into(lines, style, narrow)
                lines.addWidget(cell)
            else:
                narrow.append(cell)
            if isinstance(editor, NumberEditor):
                numbers.append((cell, above))
        _flow_into(lines, style, narrow)
        widest = max((cell.sizeHint().width() for cell, _ in numbers), default=0)
        for _, above in numbers:
            above.setMinimumWidth(widest)
        parts = tuple(self._parts.values())
        self._order = parts
        self._lead_to(parts)

    def _on_part_changed(self) -> None:
        self._lead_to(tuple(self._parts.values()))
        self.changed.emit()

    def value(self) -> object:
        parts = {name: editor.value() for name, editor in self._parts.items()}
        made: object = replace(self._whole, **parts)
        return made

    def set_value(self, value: object) -> None:
        assert isinstance(value, Struct)
        self._whole = value
        for name, editor in self._parts.items():
            editor.set_value(getattr(value, name))

    def problem(self) -> str:
        return next((found for part in self._parts.values() if (found := part.problem())), "")


class ListEditor(Editor):
    """Several values of one kind, with buttons to add one and to remove one."""

    is_wide = True
    is_tall = True

    def __init__(self, style: Style, kind: types.VarTupleType, text: OptionText, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self._style, self._text, self._name = style, text, name
        self._item = kind.item_type
        self._least, self._most = kind.min_length or 0, kind.max_length or 20
        self._items: list[Editor] = []
        self._add = Button(style, text.add[0], name=f"{name}-add", act=self._on_add)
        self._add.setAccessibleName(WORDS.labelled(text.add[0], text.label))
        self._first, self._order = self._add, (self._add,)
        self._holder = vertical(style, gap=4)
        foot = QHBoxLayout()
        put(foot, self._add, 1)
        put(vertical(style, self, margins=(0, 0, 0, 0), gap=4), self._holder, foot)

    def value(self) -> tuple[object, ...]:
        return tuple(item.value() for item in self._items)

    def set_value(self, value: object) -> None:
        assert isinstance(value, tuple)
        if len(value) != len(self._items):
            self._build(len(value))
        for item, one in zip(self._items, value, strict=True):
            item.set_value(one)

    def problem(self) -> str:
        return next((found for item in self._items if (found := item.problem())), "")

    def _build(self, count: int) -> None:
        while (old := self._holder.takeAt(0)) is not None:
            widget = old.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self._items = []
        order: list[QWidget] = []
        style, name = self._style, self._name
        for number in range(count):
            line = QWidget()
            place = label(style, figure(number + 1), TextStyle.LABEL_STRONG)
            place.setMinimumWidth(style.px(20))
            place.setFixedHeight(style.px(_CONTROL))
            set_ink(place, style.theme.text2)
            title = WORDS.side_by_side([self._text.label, figure(number + 1)])
            text = replace(self._text, label=title, add=self._text.add[1:])
            said = translate("Common", "Remove")
            remove = Button(style, said, ButtonKind.QUIET, name=f"{name}-{number}-remove")
            remove.setAccessibleName(WORDS.labelled(said, title))
            remove.clicked.connect(lambda _=False, number=number: self._on_remove(number))
            remove.setEnabled(count > self._least)
            item = editor_for(style, self._item, text, f"{name}-{number}")
            item.changed.connect(self._on_item_changed)
            self._items.append(item)
            order += (remove, item) if item.is_tall else (item, remove)
            row = horizontal(style, line, margins=(0, 0, 0, 0), gap=8)
            if item.is_tall:
                head = horizontal(style, gap=8)
                put(head, place, remove, 1)
                rows = vertical(style, gap=2)
                put(rows, head, item)
                put(row, (rows, 1))
                item.setContentsMargins(style.px(_DEEPER), 0, 0, style.px(_DEEPER))
            else:
                put(row, place, item, remove, 1)
                # In line with the controls, which may have words above them.
                for part in (place, remove):
                    row.setAlignment(part, Qt.AlignmentFlag.AlignBottom)
            self._holder.addWidget(line)
        self._add.setEnabled(count < self._most)
        self._order = (*order, self._add)
        self._first = self._add
        if self._items:
            self._lead_to(self._items)

    def _on_item_changed(self) -> None:
        self._lead_to(self._items)
        self.changed.emit()

    def _on_add(self) -> None:
        self.set_value((*self.value(), self._further()))
        self._items[-1].lead.setFocus(Qt.FocusReason.TabFocusReason)
        self.changed.emit()

    def _further(self) -> object:
        """The value a new item begins with: as the last one, but what it is about, which is its
        first part, is something that no other item is about, if there is any such."""
        values, kind = self.value(), self._item
        if not values:
            return _first_value(kind, self._text)
        last = values[-1]
        if not isinstance(kind, types.StructType) or not isinstance(last, Struct):
            return last
        about = kind.fields[0]
        taken = [getattr(value, about.name) for value in values]
        choices: Iterable[object] = self._text.part_values.get(about.name, ())
        if isinstance(about.type, types.IntType) and about.required:
            assert about.type.ge is not None
            assert about.type.le is not None
            step = _step_of(about.type.ge, about.type.le)
            choices = range(max(taken) + step, about.type.le + 1, step)
        unused = [choice for choice in choices if choice not in taken]
        return replace(last, **{about.name: unused[0]}) if unused else last

    def _on_remove(self, number: int) -> None:
        values = self.value()
        self.set_value(values[:number] + values[number + 1 :])
        self._add.setFocus(Qt.FocusReason.TabFocusReason)
        self.changed.emit()


def _flow_into(lines: QVBoxLayout, style: Style, cells: list[QWidget]) -> None:
    """Add *cells* one beside the other, as many as have room, and leave none of them."""
    if cells:
        lines.addWidget(Flow(cells, apart=style.px(10), lines_apart=style.px(2)))
        cells.clear()


def _step_of(least: int, most: int) -> int:
    """How far a button steps in a range of numbers."""
    return 1 if most - least <= _FEW else 10 if most <= 10_000 else 500


def _first_value(kind: types.Type, text: OptionText) -> object:
    """The value of *kind* that a list without any begins with; a choice is one of those that
    *text* offers."""
    if isinstance(kind, types.VarTupleType):
        return (_first_value(kind.item_type, text),) * (kind.min_length or 0)
    if isinstance(kind, types.StructType):
        made: object = kind.cls(**{
            field.name: _first_value(field.type, _text_of_part(text, field.name))
            for field in kind.fields
            if field.required
        })  # fmt: skip
        return made
    if text.values:
        return next(iter(text.values))
    if isinstance(kind, types.UnionType):
        return None
    if isinstance(kind, types.LiteralType):
        first: object = kind.values[0]
        return first
    if isinstance(kind, types.EnumType):
        return next(iter(kind.cls))
    if isinstance(kind, types.BoolType):
        return False
    assert isinstance(kind, types.IntType), kind
    return max(0, kind.ge or 0)


def _text_of_part(text: OptionText, name: str) -> OptionText:
    """The words of the part *name* of a composed value."""
    return replace(text, values=text.part_values.get(name, {}))
