"""The pages of the preferences: every choice is told at once, there is nothing to confirm."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from enum import StrEnum
from pathlib import Path
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import (
    QCompleter,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from handfoot_gui.engine.agreements import MemoryAid, TakeBack
from handfoot_gui.model.preferences import (
    Animation,
    BotPace,
    CardBack,
    CardDesign,
    CardSize,
    Preferences,
    Sorting,
    SuitColours,
    SuitSigns,
    TableColour,
    TextSize,
    Theme,
)
from handfoot_gui.model.wording.words import shown_name
from handfoot_gui.views.controls import RING, Button
from handfoot_gui.views.fields import Choice, Segments, Tick
from handfoot_gui.views.figures import figure, filled
from handfoot_gui.views.labels import breakable, label
from handfoot_gui.views.language import ENGLISH, SYSTEM, installed, language_name
from handfoot_gui.views.page import Page
from handfoot_gui.views.seat_rows import LONGEST_NAME
from handfoot_gui.views.setup_choice import USUAL_SEATS
from handfoot_gui.views.setup_parts import tidy
from handfoot_gui.views.theme import Look, Role

_AS_ALL: Final = "all"
"""The value of a seat without a pace of its own."""


class PreferencesPage(Page):
    """One page; the choices stand below one another.

    Signals: ``changed(Preferences)`` with every single choice.
    """

    changed = Signal(object)
    breaks = ()

    def __init__(self, look: Look, liked: Preferences) -> None:
        super().__init__(look)
        self.liked = liked
        self._rebuild()

    def show_liked(self, liked: Preferences, *, is_anew: bool = False) -> None:
        """Go on from *liked*, which was chosen elsewhere; *is_anew* shows every choice again."""
        self.liked = liked
        if is_anew:
            self._rebuild()

    def _content(self) -> QWidget:
        px = self._look.px
        content = QWidget()
        rows = QVBoxLayout(content)
        rows.setContentsMargins(px(4), px(4), px(12), px(4))
        rows.setSpacing(px(2))
        self._fill(rows)
        rows.addStretch(1)
        return content

    @abstractmethod
    def _fill(self, rows: QVBoxLayout) -> None:
        """Put all choices into *rows*."""

    def _ask(
        self,
        rows: QVBoxLayout,
        field: str,
        question: str,
        answers: Iterable[tuple[str, StrEnum]],
    ) -> None:
        """One of a few values of *field*."""
        listed = tuple(answers)
        asked = label(self._look, question, Role.NAME)
        asked.setContentsMargins(self._look.px(RING), self._look.px(8), 0, 0)
        rows.addWidget(asked)
        choice = Segments(self._look, [(text, value.value) for text, value in listed], name=field)
        choice.set_value(getattr(self.liked, field).value)
        choice.set_accessible_names(question)
        kind = type(listed[0][1])
        choice.chosen.connect(lambda value: self._choose(field, kind(value)))
        rows.addWidget(choice)

    def _ask_whether(self, rows: QVBoxLayout, field: str, sentence: str) -> None:
        tick = Tick(self._look, sentence, name=field)
        tick.setChecked(getattr(self.liked, field))
        tick.toggled.connect(lambda is_on: self._choose(field, is_on))
        rows.addWidget(tick)

    def _head(self, rows: QVBoxLayout, text: str) -> None:
        head = label(self._look, text, Role.SECTION_TITLE)
        head.setContentsMargins(self._look.px(RING), self._look.px(8), 0, 0)
        rows.addWidget(head)

    def _note(self, rows: QVBoxLayout, text: str) -> None:
        note = label(self._look, text, Role.LABEL, ink=self._look.theme.text2, wraps=True)
        note.setContentsMargins(self._look.px(RING), self._look.px(2), 0, self._look.px(2))
        rows.addWidget(note)

    def _choose(self, field: str, value: object) -> None:
        self.liked = replace(self.liked, **{field: value})
        self.changed.emit(self.liked)


class TablePage(PreferencesPage):
    """Colours, text and speed."""

    def _fill(self, rows: QVBoxLayout) -> None:
        self._ask(
            rows,
            "theme",
            self.tr("Light or dark"),
            (
                (self.tr("As the system"), Theme.SYSTEM),
                (self.tr("Light"), Theme.LIGHT),
                (self.tr("Dark"), Theme.DARK),
                (self.tr("High contrast"), Theme.HIGH_CONTRAST),
            ),
        )
        is_black = self._look.theme.name is Theme.HIGH_CONTRAST
        self._ask(
            rows,
            "table_colour",
            self.tr("Table"),
            (
                (self.tr("Black") if is_black else self.tr("Green"), TableColour.GREEN),
                (self.tr("Blue"), TableColour.BLUE),
                (self.tr("Wine"), TableColour.WINE),
                (self.tr("Violet"), TableColour.VIOLET),
                (self.tr("Grey"), TableColour.GREY),
            ),
        )
        self._ask(
            rows,
            "text_size",
            self.tr("Text"),
            (
                (self.tr("Normal"), TextSize.NORMAL),
                (self.tr("Large"), TextSize.LARGE),
                (self.tr("Largest"), TextSize.LARGEST),
            ),
        )
        self._ask(
            rows,
            "animation",
            self.tr("Moving cards"),
            (
                (self.tr("At once"), Animation.OFF),
                (self.tr("Quick"), Animation.QUICK),
                (self.tr("Calm"), Animation.CALM),
                (self.tr("Slow"), Animation.SLOW),
            ),
        )


class CardsPage(PreferencesPage):
    """What cards look like, and how they lie in the hand."""

    def _fill(self, rows: QVBoxLayout) -> None:
        self._ask(
            rows,
            "card_size",
            self.tr("Cards in hand"),
            ((self.tr("Normal"), CardSize.NORMAL), (self.tr("Large"), CardSize.LARGE)),
        )
        self._ask(
            rows,
            "card_design",
            self.tr("Card faces"),
            (
                (self.tr("Standard"), CardDesign.STANDARD),
                (self.tr("Large index"), CardDesign.LARGE_INDEX),
            ),
        )
        self._ask(
            rows,
            "suit_colours",
            self.tr("Suits"),
            (
                (self.tr("Four colours"), SuitColours.FOUR),
                (self.tr("Two colours"), SuitColours.TWO),
            ),
        )
        self._ask(
            rows,
            "suit_signs",
            self.tr("Suits in Raub"),
            (
                (self.tr("French"), SuitSigns.FRENCH),
                (self.tr("Hungarian"), SuitSigns.HUNGARIAN),
            ),
        )
        self._ask(
            rows,
            "card_back",
            self.tr("Card backs"),
            (
                (self.tr("Suits"), CardBack.SUITS),
                (self.tr("Lattice"), CardBack.LATTICE),
                (self.tr("Waves"), CardBack.WAVES),
                (self.tr("Star"), CardBack.STAR),
            ),
        )
        self._ask(
            rows,
            "sorting",
            self.tr("Order of the hand"),
            (
                (self.tr("By rank"), Sorting.RANK),
                (self.tr("By suit"), Sorting.SUIT),
                (self.tr("Own order"), Sorting.OWN),
            ),
        )


class PlayPage(PreferencesPage):
    """The bots' pace, questions before costly acts, and what new games agree on."""

    def _fill(self, rows: QVBoxLayout) -> None:
        self._ask(rows, "bot_pace", self.tr("Pace of bots"), _paces())
        self._note(rows, self.tr("A bot's seat may have a pace of its own, under People."))
        self._head(rows, self.tr("Questions"))
        self._ask_whether(
            rows,
            "warn_before_slips",
            self.tr("Ask before a costly slip, such as making a clean meld dirty"),
        )
        self._ask_whether(
            rows, "ask_before_turn_ends", self.tr("Ask before a discard or act that ends the turn")
        )
        self._ask_whether(
            rows, "ask_before_leaving", self.tr("Ask before a game is left, although it is kept")
        )
        self._head(rows, self.tr("Agreed on in new games"))
        self._ask(
            rows,
            "take_back",
            self.tr("Taking back"),
            (
                (self.tr("As long as no card was seen"), TakeBack.RULES),
                (self.tr("Anything, for practice"), TakeBack.ANYTHING),
            ),
        )
        self._ask(
            rows,
            "memory_aid",
            self.tr("Memory aid"),
            (
                (self.tr("Off"), MemoryAid.OFF),
                (self.tr("Last discards"), MemoryAid.DISCARDS),
                (self.tr("Unseen cards"), MemoryAid.UNSEEN),
            ),
        )
        self._note(
            rows,
            self.tr(
                "Both are fixed when a game begins and stand on its score sheet. "
                "Anything may be taken back by a person who plays alone."
            ),
        )


class PeoplePage(PreferencesPage):
    """The family's name, and the names and paces of all seats."""

    def _fill(self, rows: QVBoxLayout) -> None:
        px = self._look.px
        on_sheets = QGridLayout()
        on_sheets.setHorizontalSpacing(px(12))
        for column, (what, question) in enumerate(
            (("family", self.tr("Family, on sheets")), ("place", self.tr("Place, on sheets")))
        ):
            asked = label(self._look, question, Role.NAME)
            asked.setContentsMargins(px(RING), px(8), 0, px(2))
            on_sheets.addWidget(asked, 0, column)
            typed = self._field(what, getattr(self.liked, what))
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
            number = label(self._look, figure(seat + 1), Role.NAME)
            number.setContentsMargins(px(RING), 0, 0, 0)
            grid.addWidget(number, seat, 0)
            field = self._field(f"name-{seat}", name)
            self._offer_people(field)
            field.setAccessibleName(filled(self.tr("Name at seat {number}"), number=seat + 1))
            field.textEdited.connect(lambda text, seat=seat: self._rename(seat, text))
            grid.addWidget(field, seat, 1)
            grid.addWidget(self._pace(seat), seat, 2)
        rows.addLayout(grid)
        if self.liked.people:
            self._head(rows, self.tr("People who have played"))
            self._note(rows, breakable(", ".join(map(shown_name, self.liked.people))))
            forget = Button(self._look, self.tr("Forget these names"), name="forget-people")
            forget.clicked.connect(self._forget)
            line = QHBoxLayout()
            line.addWidget(forget)
            line.addStretch(1)
            rows.addLayout(line)

    def _forget(self) -> None:
        self._choose("people", ())
        self._rebuild()

    def _field(self, name: str, text: str) -> QLineEdit:
        field = QLineEdit(text)
        field.setObjectName(name)
        field.setMaxLength(LONGEST_NAME)
        field.setFont(self._look.font(Role.BODY))
        return field

    def _offer_people(self, field: QLineEdit) -> None:
        """Offer the names of people who have played."""
        known = [shown_name(name) for name in self.liked.people]
        completer = QCompleter(known, field)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        field.setCompleter(completer)

    def _names(self) -> tuple[str, ...]:
        known = self.liked.names
        return (*known, *(seat.name for seat in USUAL_SEATS[len(known) :]))

    def _rename(self, seat: int, text: str) -> None:
        """Keep the new name; an empty one is not kept, so that the old one comes back."""
        name = tidy(text)
        names = self._names()
        self._choose("names", (*names[:seat], name or names[seat], *names[seat + 1 :]))

    def _pace(self, seat: int) -> Choice:
        items = [(self.tr("Pace of all"), _AS_ALL)]
        items += [(text, pace.value) for text, pace in _paces()]
        choice = Choice(self._look, items, name=f"pace-{seat}")
        choice.setAccessibleName(filled(self.tr("Pace at seat {number}"), number=seat + 1))
        own = self.liked.seat_paces[seat] if seat < len(self.liked.seat_paces) else None
        choice.set_value(_AS_ALL if own is None else own.value)
        choice.currentIndexChanged.connect(lambda: self._set_pace(seat, choice.value()))
        return choice

    def _set_pace(self, seat: int, value: str) -> None:
        paces: list[BotPace | None] = [*self.liked.seat_paces]
        paces += [None] * (seat + 1 - len(paces))
        paces[seat] = None if value == _AS_ALL else BotPace(value)
        while paces and paces[-1] is None:
            paces.pop()
        self._choose("seat_paces", tuple(paces))


class LanguagePage(PreferencesPage):
    """The language of the texts."""

    def __init__(self, look: Look, liked: Preferences, folder: Path | None = None) -> None:
        """*folder* holds the translations; that of the assets, as a rule."""
        self._codes = [SYSTEM, ENGLISH, *(code for code in installed(folder) if code != ENGLISH)]
        super().__init__(look, liked)

    def _fill(self, rows: QVBoxLayout) -> None:
        question = self.tr("Language of the texts")
        asked = label(self._look, question, Role.NAME)
        asked.setContentsMargins(self._look.px(RING), self._look.px(8), 0, 0)
        rows.addWidget(asked)
        codes = self._codes
        if self.liked.language not in codes:
            codes = [*codes, self.liked.language]
        items = [
            (language_name(code) if code else self.tr("As the system"), code) for code in codes
        ]
        choice = Choice(self._look, items, name="language")
        choice.setAccessibleName(question)
        choice.set_value(self.liked.language)
        choice.currentIndexChanged.connect(lambda: self._choose("language", choice.value()))
        rows.addWidget(choice)
        self._note(rows, self.tr("The language changes when the program is started again."))
        if len(self._codes) <= 2:
            self._note(rows, self.tr("So far there are only English texts."))


def _paces() -> tuple[tuple[str, BotPace], ...]:
    translate = QCoreApplication.translate
    return (
        (translate("Pace", "Instant"), BotPace.INSTANT),
        (translate("Pace", "Calm"), BotPace.CALM),
        (translate("Pace", "Slow"), BotPace.SLOW),
        (translate("Pace", "By key"), BotPace.KEY),
    )
