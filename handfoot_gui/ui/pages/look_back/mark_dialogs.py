"""The small windows about marked positions: the sentence to one, the list of all, and sending."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from handfoot_gui.core.seats import Seat
from handfoot_gui.core.typed import one_line, shown_line
from handfoot_gui.session.marked_deal import LONGEST_TEXT, Mark
from handfoot_gui.ui.game.score.deal_dialogs import DealDialog
from handfoot_gui.ui.widgets.controls import RING, Button, ButtonKind
from handfoot_gui.ui.widgets.fields import ChoiceField, Tick
from handfoot_gui.ui.widgets.figures import filled, translate
from handfoot_gui.ui.widgets.key_names import key_name
from handfoot_gui.ui.widgets.labels import breakable, label, separator, set_title
from handfoot_gui.ui.widgets.layouts import horizontal, vertical
from handfoot_gui.ui.widgets.page import Page, PageDialog, QuestionText, is_agreed
from handfoot_gui.ui.widgets.speaker import say
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.widgets.vocabulary import WORDS, aloud, joined

_SIZE = (680, 560)
"""Units of width and height of the list."""


class MarkedPlace(Struct, frozen=True):
    """A position that is, or is to be, marked."""

    position: int
    where: str
    """ "Deal 2 of 4 · move 240 of 673"."""
    mover: Seat
    """Who moves there."""
    names: Mapping[Seat, str]
    """Of everybody."""


class MarkDialog(DealDialog):
    """Asks for the sentence to a position, and how it is shown.

    Signals: ``chosen(Mark)``.
    """

    chosen = Signal(object)

    def __init__(
        self,
        style: Style,
        place: MarkedPlace,
        seat: Seat,
        before: Mark | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """*seat* is who is looked over the shoulder of; *before* is the mark there is already."""
        super().__init__(style, self.tr("Mark this position"), parent)
        self._place = place
        mover = WORDS.person(place.names[place.mover])
        said = filled(self.tr("{where}: {name} is to move."), where=place.where, name=mover)
        self._say(said, is_quiet=True)
        self._text = QLineEdit()
        self._text.setObjectName("mark-text")
        self._text.setMaxLength(LONGEST_TEXT)
        self._text.setFont(style.font(TextStyle.BODY))
        asked = self.tr("Your sentence about this position")
        self._text.setAccessibleName(asked)
        # A placeholder with the same words would be heard as a description.
        self._rows.addWidget(label(style, asked, TextStyle.BODY))
        self._rows.addWidget(self._text)
        self._full = label(style, "", TextStyle.LABEL, ink=style.theme.warn, wraps=True)
        self._full.setObjectName("mark-full")
        self._full.hide()
        self._rows.addWidget(self._full)
        self._asks = Tick(style, self.tr("Ask first: “What would you do here?”"), name="mark-asks")
        self._asks.setAccessibleDescription(
            self.tr("The reader makes a move, and then reads your sentence.")
        )
        self._rows.addWidget(self._asks)
        items = [(name, str(one)) for one, name in place.names.items()]
        self._seat = ChoiceField(style, items, name="mark-seat")
        self._seat.setAccessibleName(translate("LookBackBar", "Seen from the seat of"))
        line = horizontal(style, gap=10)
        line.addWidget(label(style, translate("LookBackBar", "Seen by"), TextStyle.BODY))
        line.addWidget(self._seat, 1)
        self._rows.addLayout(line)
        self._button = self._add_buttons(
            translate("Common", "Cancel"), self.tr("Mark it"), "mark-it"
        )
        self._seat.set_value(str(seat if before is None else before.seat))
        if before is not None:
            self._text.setText(before.text)
            self._asks.setChecked(before.asks)
        self._text.textChanged.connect(self._show)
        self._text.textChanged.connect(self._tell_full)
        self._asks.toggled.connect(self._show)
        self.accepted.connect(self._tell)
        self._show()
        self._text.setFocus()

    def _show(self) -> None:
        """Whoever is asked for the move sees the table from where it is made."""
        if self._asks.isChecked():
            self._seat.set_value(str(self._place.mover))
        self._seat.setEnabled(not self._asks.isChecked())
        is_written = bool(one_line(self._text.text(), LONGEST_TEXT))
        self._button.set_reason("" if is_written else self.tr("Write a sentence first."))

    def _tell_full(self) -> None:
        """Say that the field takes no more, before somebody goes on typing."""
        is_full = len(self._text.text()) >= LONGEST_TEXT
        if is_full and self._full.isHidden():
            said = self.tr("That is as long as a sentence can be.")
            self._full.setText(said)
            say(self, said)
        self._full.setVisible(is_full)

    def accept(self) -> None:
        if one_line(self._text.text(), LONGEST_TEXT):
            super().accept()

    def _tell(self) -> None:
        text = one_line(self._text.text(), LONGEST_TEXT)
        seat = Seat(int(self._seat.value()))
        self.chosen.emit(Mark(self._place.position, seat, text, self._asks.isChecked()))


class MarksDialog(PageDialog):
    """All marks of a game.

    Signals: ``shown(position)`` and ``changed(position)`` close it; ``deleted(position)`` does
    not; ``sent(bool)``, with the players' names or without.
    """

    shown = Signal(int)
    changed = Signal(int)
    deleted = Signal(int)
    sent = Signal(bool)

    def __init__(
        self,
        style: Style,
        marks: Sequence[Mark],
        places: Mapping[int, MarkedPlace],
        mark_key: str,
        parent: QWidget | None = None,
    ) -> None:
        """*places* are those of *marks*, by position; *mark_key* marks one more."""
        self._page = _MarksPage(style, marks, places, mark_key)
        super().__init__(style, self._page, _SIZE, parent)
        set_title(self, self._page.title)
        self._page.shown.connect(self._close_with(self.shown.emit))
        self._page.changed.connect(self._close_with(self.changed.emit))
        self._page.deleted.connect(self.deleted)
        self._page.sent.connect(self._on_sent)

    def set_marks(self, marks: Sequence[Mark]) -> None:
        """Show other *marks*, of places that are known."""
        self._page.set_marks(marks)

    def _close_with(self, act: object) -> object:
        def close(position: int) -> None:
            self.accept()
            assert callable(act)
            act(position)

        return close

    def _on_sent(self, with_names: bool) -> None:
        self.accept()
        self.sent.emit(with_names)


class _MarksPage(Page):
    """The scrolling part."""

    shown = Signal(int)
    changed = Signal(int)
    deleted = Signal(int)
    sent = Signal(bool)
    breaks = ()

    def __init__(
        self,
        style: Style,
        marks: Sequence[Mark],
        places: Mapping[int, MarkedPlace],
        mark_key: str,
    ) -> None:
        super().__init__(style)
        self.title = self.tr("Marked positions")
        self._marks, self._places, self._mark_key = tuple(marks), places, mark_key
        self._with_names = True
        self._rebuild()

    def set_marks(self, marks: Sequence[Mark]) -> None:
        """Show other *marks*."""
        self._marks = tuple(marks)
        self._rebuild()

    def _content(self) -> QWidget:
        style, content = self._style, QWidget()
        rows = vertical(style, content, margins=(28, 20, 28 - RING, 8), gap=6)
        rows.addWidget(label(style, self.title, TextStyle.PAGE_TITLE, wraps=True))
        if not self._marks:
            text = self.tr("Nothing is marked yet. Go to a player’s move and press {key}.")
            said = filled(text, key=key_name(self._mark_key))
            rows.addWidget(label(style, said, TextStyle.BODY, wraps=True))
            rows.addStretch(1)
            return content
        about = self.tr(
            "Anyone who opens the file walks through your marks at the table, one by one. The file "
            "has the game up to the last mark."
        )
        rows.addWidget(label(style, about, TextStyle.BODY, ink=style.theme.text2, wraps=True))
        for mark in self._marks:
            self._add(rows, mark)
        rows.addWidget(separator(style))
        self._add_sending(rows)
        rows.addStretch(1)
        return content

    def _add(self, rows: QVBoxLayout, mark: Mark) -> None:
        style, place = self._style, self._places[mark.position]
        rows.addWidget(separator(style))
        rows.addWidget(label(style, breakable(shown_line(mark.text)), TextStyle.NAME, wraps=True))
        row = horizontal(style, gap=2)
        about = place.where
        if mark.asks:
            about = filled(self.tr("{where} · asks for the move"), where=about)
        told = label(style, about, TextStyle.LABEL, ink=style.theme.text2, wraps=True)
        told.setAccessibleName(aloud(about))
        row.addWidget(told, 1)
        self._add_button(row, mark, "show", translate("Common", "Show"), self.shown.emit)
        self._add_button(row, mark, "change", self.tr("Change"), self.changed.emit)
        self._add_button(row, mark, "delete", translate("Common", "Delete"), self._delete)
        rows.addLayout(row)

    def _add_button(self, row: QHBoxLayout, mark: Mark, does: str, text: str, act: object) -> None:
        assert callable(act)
        button = Button(
            self._style, text, ButtonKind.QUIET, name=f"mark-{does}-{mark.position}",
            act=lambda: act(mark.position),
        )  # fmt: skip
        button.setAccessibleName(aloud(WORDS.labelled(text, shown_line(mark.text))))
        button.setAccessibleDescription(aloud(self._places[mark.position].where))
        row.addWidget(button)

    def _add_sending(self, rows: QVBoxLayout) -> None:
        style = self._style
        names = joined(tuple(next(iter(self._places.values())).names.values()))
        tick = Tick(
            style, translate("SaveDealDialog", "Include the players’ names"), name="with-names"
        )
        tick.setAccessibleDescription(names)
        tick.setChecked(self._with_names)
        tick.toggled.connect(self._keep_names)
        rows.addWidget(tick)
        rows.addWidget(
            label(style, breakable(names), TextStyle.LABEL, ink=style.theme.text2, wraps=True)
        )
        send = Button(
            style, self.tr("Save as a lesson"), name="save-lesson",
            act=lambda: self.sent.emit(self._with_names),
        )  # fmt: skip
        line = horizontal(style, gap=0)
        line.addWidget(send)
        line.addStretch(1)
        rows.addLayout(line)

    def _keep_names(self, is_on: bool) -> None:
        self._with_names = is_on

    def _delete(self, position: int) -> None:
        text = next(mark.text for mark in self._marks if mark.position == position)
        asked = QuestionText(
            self.tr("Delete this mark?"),
            shown_line(text),
            translate("Common", "Delete"),
            translate("Common", "Cancel"),
        )
        if is_agreed(self._style, asked, self.window()):
            self.deleted.emit(position)
            self._go_on_after(position)

    def _go_on_after(self, position: int) -> None:
        """Give the keyboard, whose button is gone, to the next mark, or to what closes."""
        left = [mark.position for mark in self._marks]
        following = [one for one in left if one > position] or left[-1:]
        name = f"mark-delete-{following[0]}" if following else "close"
        button = self.window().findChild(Button, name)
        if button is not None:
            button.setFocus(Qt.FocusReason.OtherFocusReason)
