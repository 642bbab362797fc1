"""The list of one's own mistakes: each is played again by a click, and can be taken out."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from handfoot_gui.core.text.judging import JudgedMoves
from handfoot_gui.session.practice import BOXES, OwnMistake
from handfoot_gui.ui.widgets.controls import RING, Button
from handfoot_gui.ui.widgets.figures import figure, filled, long_date, short_date, translate
from handfoot_gui.ui.widgets.key_text import presses, worn
from handfoot_gui.ui.widgets.layouts import vertical
from handfoot_gui.ui.widgets.page import tidings
from handfoot_gui.ui.widgets.person_page import PersonPage
from handfoot_gui.ui.widgets.text_table import TextColumn, TextTable, TextTableView
from handfoot_gui.ui.widgets.theme import Style
from handfoot_gui.ui.widgets.titles import game_title
from handfoot_gui.ui.widgets.vocabulary import WORDS


class MistakesListFacts(Struct, frozen=True):
    """What the page shows."""

    person: str = ""
    people: tuple[str, ...] = ()
    """Who may be chosen."""
    mistakes: tuple[OwnMistake, ...] = ()
    """Those that are learned, too, the last ones first."""
    themes: Mapping[tuple[str, str], str] = {}
    """The titles of themes, by game and theme."""
    today: date = date.min
    chosen: str = ""
    """The name of the one that has the keyboard."""
    said: str = ""
    """What has just been done."""
    can_undo: bool = False
    """Whether that can be undone."""
    notices: tuple[str, ...] = ()


class MistakesListPage(PersonPage):
    """All mistakes of one person.

    Signals: those of every page of a person, ``chosen(OwnMistake)`` to be played again,
    ``removed(OwnMistake)``, ``undo_requested()`` of that.
    """

    chosen = Signal(object)
    removed = Signal(object)
    undo_requested = Signal()
    breaks = (620, 900)

    def __init__(self, style: Style) -> None:
        super().__init__(style, translate("OwnMistakesPage", "All my mistakes"))
        self.facts = MistakesListFacts()
        """What is shown."""

    def set_facts(self, facts: MistakesListFacts) -> None:
        """Show *facts*."""
        self.facts = facts
        self._rebuild()

    def take_focus(self) -> None:
        """Let Enter play the mistake that is chosen, or go back where there is none."""
        first = self.findChild(TextTableView, "mistakes") or self.findChild(Button, "back")
        if first is not None:
            first.setFocus(Qt.FocusReason.TabFocusReason)

    @property
    def _is_narrow(self) -> bool:
        """Whether what is solved has one column."""
        return self._room < len(self.breaks)

    @property
    def _is_tiny(self) -> bool:
        """Whether all of a mistake has one column."""
        return self._room == 0

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.facts.can_undo and presses(event, "Ctrl+Z"):
            self.undo_requested.emit()
        else:
            super().keyPressEvent(event)

    def _content(self) -> QWidget:
        px, facts = self._style.px, self.facts
        content, rows = self._begun(facts.notices)
        if facts.said:
            rows.addSpacing(px(8))
            rows.addWidget(self._told())
        rows.addSpacing(px(8))
        asked = translate("OwnMistakesPage", "Whose mistakes")
        rows.addLayout(self._whose(self._said(), asked, facts.person, facts.people))
        if facts.mistakes:
            rows.addSpacing(px(8))
            rows.addWidget(self._table(), 1)
        else:
            rows.addStretch(1)
        return content

    def _told(self) -> QWidget:
        style, beside = self._style, list[QWidget]()
        if self.facts.can_undo:
            text, key = translate("Common", "Undo"), worn("Ctrl+Z")
            beside.append(Button(style, text, key=key, name="undo", act=self.undo_requested))
        return tidings(style, self.facts.said, *beside)

    def _said(self) -> str:
        n = len(self.facts.mistakes)
        if not n:
            return self.tr("There is no mistake in the list.")
        learned = sum(own.place.is_learnt for own in self.facts.mistakes)
        text = self.tr("{total} mistake(s), {number} of them learned.", "", n)
        said = filled(text, total=figure(n), number=figure(learned))
        plays = self.tr("A click or {key} plays one again.")
        deletes = self.tr("{key} takes one out of the list.")
        return " ".join(
            (
                said,
                filled(plays, key=WORDS.key("Enter")),
                filled(deletes, key=WORDS.key("Del")),
            )
        )

    def _table(self) -> QWidget:
        """The list, a row for each."""
        style, facts = self._style, self.facts
        table = TextTableView(
            style,
            TextTable(self._columns(), facts.mistakes),
            name="mistakes",
            title=translate("OwnMistakesPage", "All my mistakes"),
            is_narrow=self._is_narrow,
            opens_by_click=True,
            never_scrolls=True,
        )
        table.setMinimumHeight(style.px(200))
        table.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        names = [own.name for own in facts.mistakes]
        table.show_row(names.index(facts.chosen) if facts.chosen in names else 0)
        table.row_chosen.connect(lambda row: self.chosen.emit(facts.mistakes[row]))
        table.row_removed.connect(lambda row: self.removed.emit(facts.mistakes[row]))
        holder = QWidget()
        vertical(style, holder, margins=(RING, 0, RING, 0)).addWidget(table)
        return holder

    def _columns(self) -> list[TextColumn]:
        day = TextColumn(
            translate("FamilyBook", "Day"), lambda own: short_date(own.day), heard=self._heard
        )
        game = TextColumn(
            translate("Common", "Game"), lambda own: game_title(own.game), may_wrap=True
        )
        theme = TextColumn(self.tr("Theme"), self._theme, is_wide=True, may_wrap=True)
        cost = TextColumn(self.tr("Cost"), self._cost, is_figure=True, may_wrap=True)
        solved = TextColumn(self.tr("Solved"), self._solved)
        both = TextColumn(self.tr("Solved"), self._solved_and_again, may_wrap=True)
        again = TextColumn(self.tr("Again"), self._again)
        delete = TextColumn("", lambda _: translate("Common", "Delete"), is_act=True)
        if not self._is_narrow:
            return [day, game, theme, cost, solved, again, delete]
        # Two lines of one column have room where two columns have not.
        delete = replace(delete, sign="\N{MULTIPLICATION X}")
        if not self._is_tiny:
            return [day, game, theme, cost, both, delete]
        whole = TextColumn(
            self.tr("Mistake"),
            lambda own: WORDS.row([column.text(own) for column in (day, game, theme, cost)]),
            is_wide=True, may_wrap=True, lines=3, heard=self._heard,
        )  # fmt: skip
        return [whole, both, delete]

    def _heard(self, own: OwnMistake) -> str:
        """All of a row, which is heard where it begins."""
        return WORDS.row(
            (
                long_date(own.day),
                game_title(own.game),
                self._theme(own),
                self._cost(own),
                WORDS.labelled(self.tr("Solved"), self._solved(own)),
                WORDS.labelled(self.tr("Again"), self._again(own)),
            )
        )

    def _theme(self, own: OwnMistake) -> str:
        return self.facts.themes.get((own.game, own.mistake.theme), "")

    def _cost(self, own: OwnMistake) -> str:
        return JudgedMoves(WORDS).amount(own.mistake.judged)

    def _solved(self, own: OwnMistake) -> str:
        """How far *own* has come: "not yet", "2 of 5", "learned"."""
        if own.place.is_learnt:
            return self.tr("learned")
        if own.place.box == 1:
            return translate("Common", "not yet")
        text = translate("Table", "{number} of {total}")
        return filled(text, number=figure(own.place.box - 1), total=figure(len(BOXES)))

    def _again(self, own: OwnMistake) -> str:
        """When *own* comes again."""
        if own.place.is_learnt:
            return self.tr("no more")
        is_due = own.place.is_due(self.facts.today)
        return self.tr("today") if is_due else short_date(own.place.due)

    def _solved_and_again(self, own: OwnMistake) -> str:
        """Both, each of which stays together where they stand in two lines."""
        parts = (self._solved(own), *(() if own.place.is_learnt else (self._again(own),)))
        return WORDS.row([part.replace(" ", "\N{NO-BREAK SPACE}") for part in parts])
