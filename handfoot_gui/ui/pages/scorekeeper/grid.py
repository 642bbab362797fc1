"""The fields of one deal: a row for everything that is entered, a column for every side."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from msgspec import Struct
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QWidget

from handfoot_gui.core.other_points import OtherPoints
from handfoot_gui.core.scorekeeping import (
    TOTAL,
    UNTYPED,
    AnyScorekeeper,
    EntryOfDeal,
    Field,
    FieldKind,
    Value,
    points_of,
)
from handfoot_gui.core.text.other_points import other_points_name
from handfoot_gui.core.text.scorekeeping import AnyScorekeeperText
from handfoot_gui.core.typed import shown_line
from handfoot_gui.ui.pages.scorekeeper.fields import NumberLine, OneOf, Stepper
from handfoot_gui.ui.widgets.controls import RING, Button, ButtonKind, give_way
from handfoot_gui.ui.widgets.fields import Tick
from handfoot_gui.ui.widgets.figures import figure, filled, translate
from handfoot_gui.ui.widgets.icons import Icon
from handfoot_gui.ui.widgets.labels import Elided, Marker, breakable, label, separator, set_tip
from handfoot_gui.ui.widgets.layouts import horizontal, put, vertical
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.widgets.vocabulary import WORDS

_MOST_CARDS = 999
_LABELS = 180
"""Units of what stands before a choice of the whole deal."""
_WITH_STEPS = 140
_WITH_COUNT = 180
"""Units of a column that has room for the buttons beside a number."""


class Entered(Struct, frozen=True):
    """A value that a person entered in a field of a side."""

    field: Field
    side: int
    value: Value


_NAME_LINES: Final = 6
"""Lines of names over a column at most; no family needs more."""
_NAME_SIZES: Final = (15.0, 14.0, 13.0)
"""Of the names over the fields, in units; the largest that leaves every word whole is taken."""
_LEAST_ROOMY: Final = 96
"""Units of a side's column below which everything in it is set closer."""


class EntryGrid(QWidget):
    """The fields of a deal.

    Signals: ``entered(Entered)`` when a value was entered, ``typed(Entered)`` at every key of
    one that is still being typed, ``misread()`` while that is no number, ``line_reached(str)``
    when the keyboard comes to a field of that line of the score, ``ended()`` on Enter in the last
    field, ``lines_requested(int)`` when a side is to get other points, ``way_changed(Field, int)``
    when a side's cards are to be counted from now on, or their sum entered again.
    """

    entered = Signal(object)
    typed = Signal(object)
    misread = Signal()
    line_reached = Signal(str)
    ended = Signal()
    lines_requested = Signal(int)
    way_changed = Signal(object, int)

    def __init__(
        self,
        style: Style,
        scorekeeper: AnyScorekeeper,
        terms: AnyScorekeeperText,
        deal: EntryOfDeal,
        column: float,
        labels: float,
    ) -> None:
        """*column* are the units there are for each side, and *labels* those beside all of them
        for what is entered; a longer word stands above its fields."""
        super().__init__()
        self._style, self._scorekeeper, self._terms, self._deal = style, scorekeeper, terms, deal
        self._column, self._labels = column, labels
        self._lines: dict[tuple[str, int, str], NumberLine] = {}
        """By field, side and class of cards; the class is empty for a plain number."""
        self._choices: dict[tuple[str, int], OneOf] = {}
        self._sums: dict[tuple[str, int], QLabel] = {}
        self._order: dict[int, list[QWidget]] = {-1: [], **{n: [] for n in self._sides}}
        """The fields in which Enter leads from one to the next: of the deal, then by side."""
        self._row = 0
        self._totals: list[QLabel] = []
        rows = vertical(style, self, margins=(0, 0, 0, 0), gap=6)
        fields = scorekeeper.fields(deal)
        for field in fields:
            if field.is_of_deal:
                rows.addLayout(self._deal_row(field))
        self._grid = QGridLayout()
        self._is_tight = column < _LEAST_ROOMY
        self._grid.setHorizontalSpacing(style.px(7 if self._is_tight else 12))
        self._grid.setVerticalSpacing(style.px(2))
        self._grid.setColumnStretch(0, 1)
        rows.addLayout(self._grid)
        self._add_heads()
        fields_of_sides = [field for field in fields if not field.is_of_deal]
        for field in fields:
            if not field.is_of_deal:
                self._add_row(field)
        if fields_of_sides:
            self._add_total_row()
        self._add_other_points_row(deal.others)

    def show_totals(self, name: str, points: Sequence[int | None]) -> None:
        """Show what the deal called *name* comes to, as far as known, below the columns."""
        if not self._totals:
            style = self._style
            self._grid.addWidget(separator(style), self._row, 0, 1, 1 + len(points))
            title = label(style, name, TextStyle.SECTION_TITLE, wraps=self._is_tight)
            title.setContentsMargins(0, style.px(4), 0, style.px(4))
            self._row += 1
            self._put_label(title)
            self._totals = [label(style, "", TextStyle.TOTAL) for _ in points]
            for side, total in enumerate(self._totals):
                total.setObjectName("deal-points")
                total.setContentsMargins(style.px(RING), 0, 0, 0)
                self._grid.addWidget(total, self._row, 1 + side)
        for total, number in zip(self._totals, points, strict=True):
            total.setText("" if number is None else figure(number))

    @property
    def _sides(self) -> range:
        return range(len(self._scorekeeper.sides))

    @property
    def order(self) -> list[QWidget]:
        """All fields as Enter goes through them."""
        return [widget for some in self._order.values() for widget in some]

    @property
    def problem(self) -> str:
        """Why what was typed somewhere is no number, as a sentence; empty when all are."""
        return next((found for line in self._lines.values() if (found := line.problem())), "")

    @property
    def misread_texts(self) -> dict[str, str]:
        """What was typed and is no number, by the names of the fields."""
        return {line.objectName(): line.text() for line in self._lines.values() if line.problem()}

    def bring_back(self, misread: Mapping[str, str]) -> None:
        """Let *misread* texts of fields that are made anew be mended there."""
        for line in self._lines.values():
            if text := misread.get(line.objectName()):
                line.setText(text)

    def commit(self) -> None:
        """Tell the number that is still being typed."""
        for line in self._lines.values():
            line.commit()

    def show_deal(self, deal: EntryOfDeal) -> None:
        """Show the values of *deal*, which has the same fields."""
        self._deal = deal
        scorekeeper = self._scorekeeper
        for field in scorekeeper.fields(deal):
            for side in self._sides:
                if field.is_of_deal or field in scorekeeper.fields_of(deal, side):
                    self._show(field, side, scorekeeper.value(deal, field, side))
        for side in self._sides:
            if (total := scorekeeper.value(deal, TOTAL, side)) is not None:
                self._show(TOTAL, side, total)

    def _show(self, field: Field, side: int, value: Value) -> None:
        if field.kind is FieldKind.CHOICE:
            place = -1 if field.is_of_deal else side
            choices = field.choices[0 if field.is_of_deal else side]
            self._choices[field.key, place].setCurrentIndex(choices.index(_choice(value)))
        elif isinstance(value, Mapping):
            for name, _ in field.classes:
                self._lines[field.key, side, name].show_value(value.get(name, 0))
            self._sums[field.key, side].setText(figure(points_of(field, value)))
        else:
            self._lines[field.key, side, ""].show_value(_number(value))

    # -- rows -------------------------------------------------------------------------------

    def _add_heads(self) -> None:
        style, px = self._style, self._style.px
        beside = px(self._column) - px(14 + 8 + 2)
        heads = [self._names(side, beside) for side in self._sides]
        # A marker above its names leaves them the whole column.
        is_above = not all(self._has_room(*head, beside) for head in heads)
        if is_above:
            heads = [self._names(side, px(self._column)) for side in self._sides]
        for side, (lines, name_font) in zip(self._sides, heads, strict=True):
            names = vertical(style, gap=0)
            for said in lines:
                line = Elided(style, said, TextStyle.NAME)
                line.setFont(name_font)
                names.addWidget(line)
            holder = QWidget()
            marker = Marker(style, style.theme.sides[side])
            margins = (0, 2, 0, 2)
            if is_above:
                put(vertical(style, holder, margins=margins, gap=2), marker, names, 1)
            else:
                put(horizontal(style, holder, margins=margins, gap=8), marker, (names, 1))
            holder.setFixedWidth(px(self._column))
            self._grid.addWidget(holder, 0, 1 + side)
        self._grid.addWidget(separator(style), 1, 0, 1, 1 + len(self._scorekeeper.sides))
        self._row = 2

    def _names(self, side: int, room: float) -> tuple[list[str], QFont]:
        """The players of *side* in as many lines of *room* as they need, and their font: a smaller
        one where a word has no room. What has none even so is for `Elided`."""
        whole, players = self._terms.side(side), self._terms.players(side)
        for size in _NAME_SIZES:
            name_font = self._style.font(TextStyle.NAME, size=size)
            metrics = QFontMetrics(name_font)
            if metrics.horizontalAdvance(whole) <= room:
                return [whole], name_font
            lines = _lines_of_words(metrics, players, room)
            last = " ".join(lines[_NAME_LINES - 1 :])
            lines = [*lines[: _NAME_LINES - 1], *([last] if last else [])]
            if self._has_room(lines, name_font, room):
                break
        return lines, name_font

    @staticmethod
    def _has_room(lines: Sequence[str], name_font: QFont, room: float) -> bool:
        metrics = QFontMetrics(name_font)
        return all(metrics.horizontalAdvance(line) <= room for line in lines)

    def _deal_row(self, field: Field) -> QHBoxLayout:
        row = QHBoxLayout()
        name = label(self._style, self._terms.field_name(field), TextStyle.NAME, wraps=True)
        name.setFixedWidth(self._style.px(_LABELS))
        put(row, name, self._choice(field, -1), 1)
        return row

    def _add_row(self, field: Field) -> None:
        style = self._style
        if not any(field in self._scorekeeper.fields_of(self._deal, side) for side in self._sides):
            return
        name = label(style, self._terms.field_name(field), TextStyle.NAME, wraps=True)
        self._put_label(name)
        counted = []
        for side in self._sides:
            if field not in self._scorekeeper.fields_of(self._deal, side):
                continue
            value = self._scorekeeper.value(self._deal, field, side)
            if isinstance(value, Mapping):
                counted.append(side)
            cell = self._cell(field, side, value)
            self._grid.addWidget(cell, self._row, 1 + side, Qt.AlignmentFlag.AlignLeft)
        self._row += 1
        if counted:
            self._add_classes(field, counted)

    def _add_total_row(self) -> None:
        """A switch for every side that has one number in place of all other fields, and that."""
        style, name = self._style, translate("Common", "Only the total")
        self._put_label(label(style, name, TextStyle.NAME, wraps=True))
        for side in self._sides:
            total = self._scorekeeper.value(self._deal, TOTAL, side)
            tick = Tick(style, "", name=f"only-total-{side}")
            tick.setAccessibleName(WORDS.row([name, self._terms.side(side)]))
            tick.setChecked(total is not None)
            tick.clicked.connect(
                lambda is_on, side=side: self.entered.emit(
                    Entered(TOTAL, side, UNTYPED if is_on else None)
                )
            )
            holder = QWidget()
            cell = vertical(style, holder, margins=(0, 0, 0, 0), gap=0)
            cell.addWidget(tick)
            if total is not None:
                line = self._line(TOTAL, side, "", _number(total))
                row = horizontal(style, margins=(0 if self._is_tight else RING, 0, 0, RING))
                put(row, line, 1)
                cell.addLayout(row)
            cell.addStretch(1)
            self._grid.addWidget(holder, self._row, 1 + side, Qt.AlignmentFlag.AlignLeft)
        self._row += 1

    def _add_other_points_row(self, lines: Sequence[OtherPoints]) -> None:
        """What every side has besides, on a button that leads to its lines."""
        style, words = self._style, self._terms.words
        own = {shown_line(line.word) for line in lines}
        name = own.pop() if len(own) == 1 else other_points_name(words)
        self._put_label(label(style, breakable(name), TextStyle.NAME, wraps=True))
        for side in self._sides:
            points = [line.points for line in lines if line.side == side]
            text = figure(sum(points)) if points else self.tr("Add", "a line of other points")
            act = partial(self.lines_requested.emit, side)
            button = Button(style, text, ButtonKind.QUIET, name=f"other-points-{side}", act=act)
            if not points and self._is_too_wide(button):
                button = self._signed(Icon.PENCIL, text, f"other-points-{side}", act)
            give_way(button)
            button.setAccessibleName(WORDS.row([name, self._terms.side(side), text]))
            self._grid.addWidget(button, self._row, 1 + side, Qt.AlignmentFlag.AlignLeft)
        self._row += 1

    def _is_too_wide(self, button: Button, edge: float = 0) -> bool:
        """Whether *button* with *edge* units beside it would make its column wider, and with it
        the page wider than the window."""
        width = button.minimumSizeHint().width() + self._style.px(edge)
        return width > self._style.px(self._column)

    def _signed(self, sign: Icon, text: str, name: str, act: Callable[[], None]) -> Button:
        """A button with *sign* in the place of *text*, which is its tip."""
        button = Button(self._style, "", ButtonKind.QUIET, sign=sign, name=name, act=act)
        set_tip(button, text)
        return button

    def first_of(self, side: int | None) -> QWidget:
        """The field with which entering *side* begins, or the deal."""
        fields = self._order.get(-1 if side is None else side, [])
        return (fields or self.order)[0]

    def last_of(self, side: int) -> QWidget:
        """The field with which entering *side* ends."""
        return self._order[side][-1]

    def _put_label(self, said: QLabel) -> None:
        """Put *said* before the fields of the row to come, or above them all."""
        is_above = said.minimumSizeHint().width() > self._style.px(self._labels)
        self._grid.addWidget(said, self._row, 0, 1, 1 + len(self._sides) * is_above)
        self._row += is_above

    def _add_classes(self, field: Field, sides: list[int]) -> None:
        """A row for each class of cards of the sides whose cards are counted."""
        style = self._style
        for name, worth in field.classes:
            text = filled(
                self.tr("{cards}, {points} each"), cards=self._terms.class_name(name), points=worth
            )
            said = label(style, text, TextStyle.LABEL, ink=style.theme.text2, wraps=True)
            said.setContentsMargins(style.px(8 if self._is_tight else 20), 0, 0, 0)
            self._put_label(said)
            for side in sides:
                value = self._scorekeeper.value(self._deal, field, side)
                assert isinstance(value, Mapping), "these cards are counted"
                line = self._line(field, side, name, value.get(name, 0), text)
                self._grid.addWidget(self._with_steps(line), self._row, 1 + side)
            self._row += 1

    def _cell(self, field: Field, side: int, value: Value) -> QWidget:
        if field.kind is FieldKind.CHOICE:
            return self._choice(field, side)
        if field.kind is FieldKind.COUNT:
            return self._with_steps(self._line(field, side, "", _number(value)))
        style, holder = self._style, QWidget()
        layout = horizontal if self._column >= _WITH_COUNT else vertical
        edge = 0 if self._is_tight else RING
        row = layout(style, holder, margins=(edge, 0, 0, 0), gap=0)
        if isinstance(value, Mapping):
            total = label(style, figure(points_of(field, value)), TextStyle.TOTAL)
            shown: QWidget = total
            self._sums[field.key, side] = total
            texts = (self.tr("Enter sum"), self.tr("Sum"))
        else:
            assert isinstance(value, int), "points are a number or counted"
            shown = self._line(field, side, "", value)
            texts = (self.tr("Count"),) * 2
        name, act = f"count-{field.key}-{side}", partial(self.way_changed.emit, field, side)
        button = Button(style, texts[self._is_tight], ButtonKind.QUIET, name=name, act=act)
        if self._is_too_wide(button, edge):
            button.setText(texts[-1])
        if self._is_too_wide(button, edge):
            button = self._signed(Icon.TALLY, texts[-1], name, act)
            button.setAccessibleName(texts[-1])
        give_way(button)
        button.setAccessibleDescription(self._said(field, side))
        put(row, shown, button, 1)
        return holder

    def _said(self, field: Field, side: int) -> str:
        """A field for who cannot see it."""
        name = translate("Common", "Only the total")
        if field != TOTAL:
            name = self._terms.field_name(field)
        return WORDS.row([name, self._terms.side(side)])

    def _with_steps(self, line: NumberLine) -> QWidget:
        if self._column >= _WITH_STEPS:
            return Stepper(self._style, line, self.tr("Less"), translate("Common", "More"))
        holder = QWidget()
        margins = (RING, RING, 0, RING)
        horizontal(self._style, holder, margins=margins).addWidget(line)
        return holder

    def _line(
        self, field: Field, side: int, name: str, value: int | None, what: str = ""
    ) -> NumberLine:
        is_points, said = field.kind is FieldKind.POINTS and not name, self._said(field, side)
        line = NumberLine(
            self._style,
            0 if name else field.least,
            _MOST_CARDS if name else field.most,
            name="-".join(filter(None, (field.key, str(side), name))),
            said=WORDS.row([what, said]) if what else said,
            step=5 if is_points else 1,
            is_tight=self._is_tight,
            is_asked=field == TOTAL or field.is_asked,
        )
        line.setFixedWidth(min(line.width(), round(self._style.px(self._column))))
        line.show_value(value)
        line.misread.connect(self.misread)
        for told, tell in ((line.typed, self.typed), (line.entered, self.entered)):
            told.connect(lambda number, tell=tell: tell.emit(self._made(field, side, name, number)))
        self._lines[field.key, side, name] = line
        self._chain(line, field, side)
        return line

    def _choice(self, field: Field, side: int) -> OneOf:
        choices = field.choices[max(0, side)]
        texts = [self._terms.choice_name(field, choice) for choice in choices]
        said = self._terms.field_name(field) if side < 0 else self._said(field, side)
        name = field.key if side < 0 else f"{field.key}-{side}"
        one = OneOf(self._style, texts, name=name, said=said)
        value = self._scorekeeper.value(self._deal, field, max(0, side))
        one.setCurrentIndex(choices.index(_choice(value)))
        if side >= 0:
            one.setFixedWidth(self._style.px(self._column))
        one.chosen.connect(
            lambda place: self.entered.emit(Entered(field, max(0, side), choices[place]))
        )
        self._choices[field.key, side] = one
        self._chain(one, field, side)
        return one

    def _chain(self, widget: NumberLine | OneOf, field: Field, side: int) -> None:
        widget.focused.connect(lambda: self.line_reached.emit(field.line))
        widget.next_requested.connect(lambda: self._go_on(widget))
        self._order[-1 if field.is_of_deal else side].append(widget)

    # -- acts -------------------------------------------------------------------------------

    def _made(self, field: Field, side: int, name: str, number: int) -> Entered:
        """What a number in a field means."""
        if self._lines[field.key, side, name].number() is None:
            return Entered(field, side, UNTYPED if field == TOTAL else None)
        if not name:
            return Entered(field, side, number)
        value = self._scorekeeper.value(self._deal, field, side)
        assert isinstance(value, Mapping), "these cards are counted"
        counts = {key: count for key, count in {**value, name: number}.items() if count}
        return Entered(field, side, counts)

    def _go_on(self, widget: QWidget) -> None:
        # What was entered may have led to other fields.
        order = self.order
        place = next((n for n, one in enumerate(order) if one is widget), len(order))
        if place + 1 < len(order):
            order[place + 1].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self.ended.emit()


def _lines_of_words(metrics: QFontMetrics, names: Sequence[str], room: float) -> list[str]:
    """*names* with commas in lines no wider than *room*, as far as their words are not.

    A name is broken only where it has no room for itself, at spaces and hyphens.
    """
    lines: list[str] = []
    for place, name in enumerate(names):
        text = f"{name}," if place < len(names) - 1 else name
        parts = [(" ", text)]
        if metrics.horizontalAdvance(text) > room:
            words = (re.split(r"(?<=-)(?=.)", word) for word in text.split())
            parts = [("" if n else " ", part) for word in words for n, part in enumerate(word)]
        for joint, part in parts:
            if lines and metrics.horizontalAdvance(f"{lines[-1]}{joint}{part}") <= room:
                lines[-1] += f"{joint}{part}"
            else:
                lines.append(part)
    return lines


def _number(value: Value) -> int | None:
    """What a field of numbers shows of *value*."""
    if value == UNTYPED or value is None:
        return None
    assert isinstance(value, int), "a number field holds a number"
    return value


def _choice(value: Value) -> int | str | None:
    assert not isinstance(value, Mapping), "cards are no choice"
    return value
