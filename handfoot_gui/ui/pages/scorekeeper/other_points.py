"""The window in which a family writes down other points: lines of its own beside the rules."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCompleter, QLineEdit, QWidget

from handfoot_gui.core.other_points import (
    LONGEST_WORD,
    MOST_POINTS,
    OtherPoints,
    problem_of,
)
from handfoot_gui.core.text.other_points import other_points_name, problem_with_line
from handfoot_gui.core.text.words import Words
from handfoot_gui.core.typed import one_line
from handfoot_gui.ui.pages.scorekeeper.fields import NumberLine, OneOf
from handfoot_gui.ui.widgets.controls import RING, Button, ButtonKind, is_enter, is_with_control
from handfoot_gui.ui.widgets.entry_dialog import EntryDialog
from handfoot_gui.ui.widgets.figures import filled, translate
from handfoot_gui.ui.widgets.labels import breakable, label
from handfoot_gui.ui.widgets.layouts import horizontal, put, vertical
from handfoot_gui.ui.widgets.page import Page
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.widgets.vocabulary import WORDS

_SIZE = (720, 460)
"""Units of width and height."""
_WORD = 190
"""Units of the field for a word at least."""


class OpenLine(Struct, frozen=True):
    """A line as it stands in its fields."""

    side: int = 0
    word: str = ""
    points: int = 0
    number: int | None = None
    """Where it stood before; None for a new line."""

    @property
    def is_blank(self) -> bool:
        return not (one_line(self.word, LONGEST_WORD) or self.points)

    @property
    def line(self) -> OtherPoints:
        return OtherPoints(self.side, one_line(self.word, LONGEST_WORD), self.points)


class OtherPointsDialog(EntryDialog):
    """Accepted with `lines`; none of them is wrong then."""

    def __init__(
        self,
        style: Style,
        deal: str,
        sides: Sequence[str],
        lines: Sequence[OpenLine],
        words: Words,
        parent: QWidget | None = None,
        *,
        known: Sequence[str] = (),
        side: int = 0,
    ) -> None:
        """*deal* is what the lines belong to: "Deal 2"; *known* are words that may be meant again,
        and *side* is that of a new line."""
        self._words = words
        self._page = _LinesPage(style, deal, sides, lines, known, side)
        super().__init__(
            style, "other-points", other_points_name(words), self._page, parent, size=_SIZE,
            taken_by=translate("Common", "Write down"), taken_by_name="write",
        )  # fmt: skip
        self._page.changed.connect(self._judge)
        self._page.ended.connect(self._go_to_accept)
        self._judge()

    def _begin(self) -> None:
        self._page.begin()

    @property
    def lines(self) -> tuple[OpenLine, ...]:
        """What is to stand from now on; lines in which nothing stands are left out."""
        return tuple(line for line in self._page.lines if not line.is_blank)

    def _judge(self) -> None:
        wrong = problem_of([line.line for line in self.lines])
        said = self.tr("Other points are added as entered and never doubled.")
        if wrong is not None:
            said = problem_with_line(self._words, wrong)
        misread = self._page.misread
        self._say(misread or said, is_wrong=bool(misread) or wrong is not None)


class _WordField(QLineEdit):
    """The family's word. Signals: ``next_requested()`` on Enter."""

    next_requested = Signal()

    def __init__(self, style: Style, word: str, known: Sequence[str], *, name: str) -> None:
        super().__init__(word)
        self.setMaxLength(LONGEST_WORD)
        self.setObjectName(name)
        self.setFont(style.font(TextStyle.NAME))
        self.setMinimumWidth(style.px(_WORD))
        self.setCursorPosition(0)
        if known:
            again = QCompleter(list(known), self)
            again.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
            self.setCompleter(again)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_enter(event) and not is_with_control(event):
            self.next_requested.emit()
        else:
            super().keyPressEvent(event)


class _LinesPage(Page):
    """A row for every line.

    Signals: ``changed()``, ``ended()`` on Enter in the last field.
    """

    changed = Signal()
    ended = Signal()
    breaks = (620,)

    def __init__(
        self,
        style: Style,
        deal: str,
        sides: Sequence[str],
        lines: Sequence[OpenLine],
        known: Sequence[str],
        side: int,
    ) -> None:
        super().__init__(style)
        self._deal, self._sides, self._known, self._side = deal, sides, known, side
        self.lines = [*lines] or [OpenLine(side)]
        self._fields: list[QWidget] = []
        self._rebuild()

    def begin(self) -> None:
        """Let the keyboard be in the word of the first line that has none."""
        empty = [place for place, line in enumerate(self.lines) if not line.word]
        field = self.findChild(_WordField, f"word-{empty[0] if empty else len(self.lines) - 1}")
        if field is not None:
            field.setFocus(Qt.FocusReason.TabFocusReason)

    def _content(self) -> QWidget:
        style, content = self._style, QWidget()
        self._fields = []
        rows = vertical(style, content, margins=(32, 20, 32 - RING, 8), gap=8)
        title = filled(self.tr("Other points, {deal}"), deal=self._deal)
        rows.addWidget(label(style, breakable(title), TextStyle.PAGE_TITLE, wraps=True))
        about = self.tr("Lines of your own besides those in the rules: a description and points.")
        rows.addWidget(label(style, about, TextStyle.BODY, ink=style.theme.text2, wraps=True))
        for place, line in enumerate(self.lines):
            rows.addWidget(self._row(place, line))
        more = Button(style, self.tr("Add a line"), name="more", act=self._on_more)
        foot = horizontal(style)
        put(foot, more, 1)
        rows.addLayout(foot)
        rows.addStretch(1)
        return content

    def _row(self, place: int, line: OpenLine) -> QWidget:
        style, holder = self._style, QWidget()
        number = str(place + 1)

        def said(text: str) -> str:
            return filled(text, number=number)

        side = OneOf(
            style, self._sides, name=f"side-{place}", said=said(self.tr("Line {number}, side"))
        )
        side.setCurrentIndex(line.side)
        side.chosen.connect(lambda chosen: self._change(place, side=chosen))
        word = _WordField(style, line.word, self._known, name=f"word-{place}")
        word.setAccessibleName(said(self.tr("Line {number}, description")))
        word.setPlaceholderText(self.tr("Your description"))
        word.textChanged.connect(lambda text: self._change(place, word=text))
        points = NumberLine(
            style, -MOST_POINTS, MOST_POINTS, name=f"points-{place}",
            said=said(self.tr("Line {number}, points")), step=5,
        )  # fmt: skip
        points.show_value(line.points)
        points.misread.connect(self.changed)
        for told in (points.typed, points.entered):
            told.connect(lambda value: self._change(place, points=value))
        delete = Button(
            style, translate("Common", "Delete"), ButtonKind.QUIET, name=f"delete-{place}",
            act=lambda: self._on_delete(place),
        )  # fmt: skip
        delete.setAccessibleDescription(WORDS.row([said(self.tr("Line {number}")), line.word]))
        for field in (side, word, points):
            self._fields.append(field)
            field.next_requested.connect(lambda field=field: self._go_on(field))
        if self._is_narrow:
            lines = vertical(style, holder, margins=(0, 0, 0, 0), gap=2)
            upper, lower = horizontal(style, gap=10), horizontal(style, gap=10)
            put(upper, (side, 1), delete)
            put(lower, (word, 1), points)
            put(lines, upper, lower)
        else:
            row = horizontal(style, holder, margins=(0, 0, 0, 0), gap=10)
            put(row, (side, 2), (word, 3), points, delete)
        return holder

    @property
    def misread(self) -> str:
        """Why points that were typed are no number, as a sentence; empty when all are."""
        numbers = (field for field in self._fields if isinstance(field, NumberLine))
        return next((found for field in numbers if (found := field.problem())), "")

    def _change(self, place: int, **changes: int | str) -> None:
        self.lines[place] = replace(self.lines[place], **changes)
        self.changed.emit()

    def _go_on(self, field: QWidget) -> None:
        following = self._fields.index(field) + 1
        if following < len(self._fields):
            self._fields[following].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self.ended.emit()

    def _on_more(self) -> None:
        self.lines.append(OpenLine(self._side))
        self._rebuild()
        self.begin()
        self.changed.emit()

    def _on_delete(self, place: int) -> None:
        del self.lines[place]
        if not self.lines:
            self.lines.append(OpenLine(self._side))
        self._rebuild()
        self.begin()
        self.changed.emit()
