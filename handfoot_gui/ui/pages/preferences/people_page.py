"""The people among the preferences: the family, its seats and their names and paces."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCompleter,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QVBoxLayout,
)

from handfoot_gui.core.preferences import (
    BotPace,
)
from handfoot_gui.core.text.words import shown_name
from handfoot_gui.ui.pages.preferences.page import PreferencesPage
from handfoot_gui.ui.pages.setup.choice import USUAL_SEATS
from handfoot_gui.ui.pages.setup.seat_rows import LONGEST_NAME, tidy
from handfoot_gui.ui.widgets.controls import RING, Button
from handfoot_gui.ui.widgets.fields import Choice
from handfoot_gui.ui.widgets.figures import figure, filled
from handfoot_gui.ui.widgets.labels import breakable, label
from handfoot_gui.ui.widgets.layouts import put
from handfoot_gui.ui.widgets.theme import TextStyle
from handfoot_gui.ui.widgets.titles import paces

_AS_ALL: Final = "all"
"""The value of a seat without a pace of its own."""


class PeoplePage(PreferencesPage):
    """The family's name, and the names and paces of all seats."""

    def _fill(self, rows: QVBoxLayout) -> None:
        px = self._style.px
        on_sheets = QGridLayout()
        on_sheets.setHorizontalSpacing(px(12))
        for column, (what, question) in enumerate(
            (("family", self.tr("Family, on sheets")), ("place", self.tr("Place, on sheets")))
        ):
            asked = label(self._style, question, TextStyle.NAME)
            asked.setContentsMargins(px(RING), px(8), 0, px(2))
            on_sheets.addWidget(asked, 0, column)
            typed = self._field(what, getattr(self.preferences, what))
            typed.setAccessibleName(question)
            typed.textEdited.connect(lambda text, what=what: self._choose(what, tidy(text)))
            on_sheets.addWidget(typed, 1, column)
        rows.addLayout(on_sheets)
        self._head(rows, self.tr("Seats"))
        self._note(rows, self.tr("Names as last used; a pace counts while a bot sits there."))
        grid = QGridLayout()
        grid.setHorizontalSpacing(px(8))
        grid.setVerticalSpacing(0)
        grid.setColumnStretch(1, 1)
        for seat, name in enumerate(self._names()):
            number = label(self._style, figure(seat + 1), TextStyle.NAME)
            number.setContentsMargins(px(RING), 0, 0, 0)
            grid.addWidget(number, seat, 0)
            field = self._field(f"name-{seat}", name)
            self._offer_people(field)
            field.setAccessibleName(filled(self.tr("Name at seat {number}"), number=seat + 1))
            field.textEdited.connect(lambda text, seat=seat: self._rename(seat, text))
            grid.addWidget(field, seat, 1)
            grid.addWidget(self._pace(seat), seat, 2)
        rows.addLayout(grid)
        if self.preferences.people:
            self._head(rows, self.tr("People who have played"))
            self._note(rows, breakable(", ".join(map(shown_name, self.preferences.people))))
            forget = Button(self._style, self.tr("Forget these names"), name="forget-people")
            forget.clicked.connect(self._forget)
            line = QHBoxLayout()
            put(line, forget, 1)
            rows.addLayout(line)

    def _forget(self) -> None:
        self._choose("people", ())
        self._rebuild()

    def _field(self, name: str, text: str) -> QLineEdit:
        field = QLineEdit(text)
        field.setObjectName(name)
        field.setMaxLength(LONGEST_NAME)
        field.setFont(self._style.font(TextStyle.BODY))
        return field

    def _offer_people(self, field: QLineEdit) -> None:
        """Offer the names of people who have played."""
        known = [shown_name(name) for name in self.preferences.people]
        completer = QCompleter(known, field)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        field.setCompleter(completer)

    def _names(self) -> tuple[str, ...]:
        known = self.preferences.names
        return (*known, *(seat.name for seat in USUAL_SEATS[len(known) :]))

    def _rename(self, seat: int, text: str) -> None:
        """Keep the new name; an empty one is not kept, so that the old one comes back."""
        name = tidy(text)
        names = self._names()
        self._choose("names", (*names[:seat], name or names[seat], *names[seat + 1 :]))

    def _pace(self, seat: int) -> Choice:
        items = [(self.tr("Pace of all"), _AS_ALL)]
        items += [(text, pace.value) for text, pace in paces()]
        choice = Choice(self._style, items, name=f"pace-{seat}")
        choice.setAccessibleName(filled(self.tr("Pace at seat {number}"), number=seat + 1))
        own = self.preferences.seat_paces[seat] if seat < len(self.preferences.seat_paces) else None
        choice.set_value(_AS_ALL if own is None else own.value)
        choice.currentIndexChanged.connect(lambda: self._set_pace(seat, choice.value()))
        return choice

    def _set_pace(self, seat: int, value: str) -> None:
        paces: list[BotPace | None] = [*self.preferences.seat_paces]
        paces += [None] * (seat + 1 - len(paces))
        paces[seat] = None if value == _AS_ALL else BotPace(value)
        while paces and paces[-1] is None:
            paces.pop()
        self._choose("seat_paces", tuple(paces))
