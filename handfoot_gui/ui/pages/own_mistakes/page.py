"""The page of one's own mistakes: what is to be practiced today, and what waits in which box."""

from __future__ import annotations

from datetime import date
from functools import partial

from msgspec import Struct
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from handfoot_gui.session.practice import BOXES, SITTING
from handfoot_gui.ui.widgets.controls import RING, Button, ButtonKind
from handfoot_gui.ui.widgets.figures import figure, filled, long_date, translate
from handfoot_gui.ui.widgets.labels import breakable, label
from handfoot_gui.ui.widgets.layouts import at_left, horizontal, put, vertical
from handfoot_gui.ui.widgets.page import Flow, tidings
from handfoot_gui.ui.widgets.person_page import PersonPage
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.widgets.titles import game_title
from handfoot_gui.ui.widgets.vocabulary import WORDS


class WeeksAdvice(Struct, frozen=True):
    """What helps whoever loses most with one theme."""

    game: str
    theme: str
    """Its title."""
    advice: str
    positions: int
    """Own mistakes that show it."""


class Drill(Struct, frozen=True):
    """Own hands of one game that can be played again."""

    game: str
    theme: str
    """The title of what they are about."""
    hands: int


class OwnMistakesFacts(Struct, frozen=True):
    """What the page shows."""

    person: str = ""
    people: tuple[str, ...] = ()
    """Who may be chosen."""
    due: int = 0
    """Mistakes that are offered today."""
    next_due: date | None = None
    """When the next one is offered; None where nothing waits."""
    boxes: tuple[int, ...] = (0,) * len(BOXES)
    """How many lie in each."""
    learned: int = 0
    is_looking: bool = True
    """Whether the household lets deals be looked through."""
    is_empty: bool = True
    """Whether nothing at all is kept of the person."""
    advice: WeeksAdvice | None = None
    """What is said all week; None before it is sure of anything."""
    drills: tuple[Drill, ...] = ()
    told: str = ""
    """What has just been done."""
    notices: tuple[str, ...] = ()
    every: int = 0
    """All in the list, those that are learned or damaged, too."""
    is_going_on: bool = False
    """Whether something was practiced to its end just now."""

    @property
    def waiting(self) -> int:
        """All that are still to be learned."""
        return sum(self.boxes)


class OwnMistakesPage(PersonPage):
    """Mistakes of one person.

    Signals: those of every page of a person, ``practice_requested()``, ``advice_requested()`` for
    the positions behind the advice, ``drill_requested(game)``, ``list_requested()``,
    ``export_requested()``, ``bring_requested()``, ``delete_requested()``.
    """

    practice_requested = Signal()
    advice_requested = Signal()
    drill_requested = Signal(str)
    list_requested = Signal()
    export_requested = Signal()
    bring_requested = Signal()
    delete_requested = Signal()

    def __init__(self, style: Style) -> None:
        super().__init__(style, translate("Common", "My mistakes"))
        self.facts = OwnMistakesFacts()
        """What is shown."""

    def set_facts(self, facts: OwnMistakesFacts) -> None:
        """Show *facts*."""
        self.facts = facts
        self._rebuild()

    def take_focus(self) -> None:
        """Let Enter begin to practice, where there is something, and else go back."""
        button = self.findChild(Button, "practice") or self.findChild(Button, "back")
        if button is not None:
            button.setFocus(Qt.FocusReason.TabFocusReason)

    def _content(self) -> QWidget:
        style, px, facts = self._style, self._style.px, self.facts
        content, rows = self._begun(facts.notices)
        if facts.told:
            rows.addSpacing(px(8))
            rows.addWidget(tidings(style, facts.told))
        rows.addSpacing(px(12))
        rows.addLayout(
            self._whose(self._said(), self.tr("Whose mistakes"), facts.person, facts.people)
        )
        if facts.waiting:
            rows.addSpacing(px(12))
            rows.addLayout(self._practice())
        if facts.waiting or facts.learned:
            rows.addSpacing(px(20))
            rows.addLayout(self._boxes())
        if facts.every:
            rows.addSpacing(px(8))
            text = filled(self.tr("See all mistakes ({number})"), number=figure(facts.every))
            see = Button(style, text, name="all", act=self.list_requested)
            rows.addLayout(at_left(see))
        if facts.advice is not None:
            rows.addSpacing(px(20))
            rows.addLayout(self._advice(facts.advice))
        if facts.drills:
            rows.addSpacing(px(20))
            rows.addLayout(self._drills())
        rows.addSpacing(px(24))
        rows.addWidget(self._kept())
        rows.addStretch(1)
        return content

    def _said(self) -> str:
        facts, n = self.facts, self.facts.due
        if n:
            name = WORDS.person(facts.person)
            text = self.tr("{name} has {number} mistake(s) to practice today.", "", n)
            return filled(text, name=name, number=n)
        if facts.next_due is not None:
            text = self.tr("Nothing is due today. The next mistake comes up on {day}.")
            return filled(text, day=long_date(facts.next_due))
        if facts.learned:
            return self.tr("Nothing is left to practice.")
        if not facts.is_looking:
            return self.tr("Nothing here. Saving big mistakes is turned off in Preferences.")
        return self.tr(
            "Nothing here yet. After each deal the program looks through your moves, and those "
            "that surely cost you something come up here the next day."
        )

    def _practice(self) -> QHBoxLayout:
        """The button that begins to practice, and how much that is."""
        style, facts = self._style, self.facts
        text, kind = self.tr("Practice"), ButtonKind.PRIMARY
        if facts.is_going_on:
            text = self.tr("Go on practicing")
        elif not facts.due:
            text = self.tr("Practice ahead")
        if not facts.due:
            kind = ButtonKind.PLAIN
        button = Button(
            style, text, kind, height=52, name="practice", act=self.practice_requested
        )  # fmt: skip
        row = horizontal(style, gap=8)
        row.addWidget(button)
        if (facts.due or facts.waiting) > SITTING:
            told = self.tr("{number} at a time, games and themes mixed")
            said = filled(told, number=SITTING)
            button.setAccessibleDescription(said)
            row.addWidget(label(style, said, TextStyle.LABEL, ink=style.theme.text2, wraps=True), 1)
        else:
            row.addStretch(1)
        return row

    def _advice(self, said: WeeksAdvice) -> QVBoxLayout:
        """What helps most this week, and the positions that show it."""
        style, n = self._style, said.positions
        rows = vertical(style, gap=6)
        title = label(style, self.tr("This week"), TextStyle.SECTION_TITLE)
        where = filled(
            self.tr("Most goes here: {theme} ({game})."),
            theme=said.theme, game=game_title(said.game),
        )  # fmt: skip
        lines = [
            title,
            label(style, breakable(where), TextStyle.LABEL, ink=style.theme.text2, wraps=True),
            label(style, breakable(said.advice), TextStyle.BODY, wraps=True),
        ]
        for line in lines:
            line.setContentsMargins(style.px(RING), 0, 0, 0)
            rows.addWidget(line)
        if n:
            text = filled(self.tr("Play {number} own position(s)", "", n), number=n)
            button = Button(style, text, name="advice", act=self.advice_requested)
            row = horizontal(style, gap=0)
            put(row, button, 1)
            rows.addLayout(row)
        return rows

    def _drills(self) -> QVBoxLayout:
        """Own hands once more, a button for each game that drills any."""
        style = self._style
        rows = vertical(style, gap=6)
        title = label(style, self.tr("My hands again"), TextStyle.SECTION_TITLE)
        title.setContentsMargins(style.px(RING), 0, 0, 0)
        buttons = []
        for drill in self.facts.drills:
            n = drill.hands
            text = filled(
                self.tr("{theme}: {number} hand(s) ({game})", "", n),
                theme=drill.theme, number=n, game=game_title(drill.game),
            )  # fmt: skip
            act = partial(self.drill_requested.emit, drill.game)
            buttons.append(Button(style, text, name=f"drill-{drill.game}", act=act))
        put(rows, title, Flow(buttons, apart=style.px(4), lines_apart=style.px(4)))
        return rows

    def _boxes(self) -> QGridLayout:
        """How many lie in each box."""
        style = self._style
        grid = QGridLayout()
        grid.setContentsMargins(style.px(RING), 0, 0, 0)
        grid.setHorizontalSpacing(style.px(24))
        grid.setVerticalSpacing(style.px(6))
        grid.setColumnStretch(2, 1)
        lines = [
            (filled(self.tr("Again after {number} day(s)", "", days), number=days), count)
            for days, count in zip(BOXES, self.facts.boxes, strict=True)
        ]
        lines.append((self.tr("Learned"), self.facts.learned))
        for row, (said, count) in enumerate(lines):
            name = label(style, said, TextStyle.BODY)
            name.setAccessibleName(WORDS.labelled(said, figure(count)))
            number = label(style, figure(count), TextStyle.NAME)
            grid.addWidget(name, row, 0)
            grid.addWidget(number, row, 1, Qt.AlignmentFlag.AlignRight)
        return grid

    def _kept(self) -> QWidget:
        """What can be done with all that is kept."""
        style = self._style
        buttons = []
        if not self.facts.is_empty:
            text, act = translate("RulesCodePage", "Save as a file"), self.export_requested
            buttons.append(Button(style, text, ButtonKind.QUIET, name="export", act=act))
        text, act = self.tr("Bring back from a file"), self.bring_requested
        buttons.append(Button(style, text, ButtonKind.QUIET, name="bring", act=act))
        if not self.facts.is_empty:
            text, act = translate("Common", "Delete all"), self.delete_requested
            buttons.append(Button(style, text, ButtonKind.QUIET, name="delete", act=act))
        return Flow(buttons, apart=style.px(8), lines_apart=style.px(4))
