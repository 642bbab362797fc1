"""The pages of the preferences: every choice is told at once, there is nothing to confirm."""

from __future__ import annotations

from abc import abstractmethod
from enum import StrEnum
from pathlib import Path
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QCompleter, QGridLayout, QLineEdit, QVBoxLayout, QWidget

from handfoot_gui.core.preferences import (
    LONGEST_NAME,
    BotPace,
    CardLetters,
    Preferences,
    ThemeChoice,
)
from handfoot_gui.core.text.letters import letters_in_use
from handfoot_gui.core.text.words import shown_name
from handfoot_gui.ui.game.sound.loudspeaker import is_installed
from handfoot_gui.ui.pages.setup.choice import USUAL_SEATS
from handfoot_gui.ui.pages.setup.seat_rows import tidy
from handfoot_gui.ui.widgets.controls import RING, Button
from handfoot_gui.ui.widgets.fields import ChoiceField, GraveChoice, Segments, Tick
from handfoot_gui.ui.widgets.figures import alphabetical, figure, filled, translate
from handfoot_gui.ui.widgets.labels import breakable, label
from handfoot_gui.ui.widgets.layouts import at_left, vertical
from handfoot_gui.ui.widgets.page import Page
from handfoot_gui.ui.widgets.portrait_dialog import AvatarButton
from handfoot_gui.ui.widgets.spoken_of import offer_spoken_of
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.widgets.titles import paces
from handfoot_gui.ui.widgets.vocabulary import WORDS
from handfoot_gui.ui.window.language import ENGLISH, SYSTEM, installed, language_name

_AS_ALL: Final = "all"
"""The value of a seat without a pace of its own."""


class PreferencesPage(Page):
    """One page; the choices stand below one another."""

    changed = Signal(object)  # the `Preferences`, with every single choice
    breaks = ()

    _rows: QVBoxLayout

    def __init__(self, style: Style, preferences: Preferences) -> None:
        super().__init__(style)
        self.preferences = preferences
        self._rebuild()

    def show_preferences(self, preferences: Preferences, *, is_anew: bool = False) -> None:
        """Go on from *preferences*, chosen elsewhere; *is_anew* shows every choice again."""
        self.preferences = preferences
        if is_anew:
            self._rebuild()

    def _content(self) -> QWidget:
        content = QWidget()
        self._rows = vertical(self._style, content, margins=(4, 4, 12, 6), gap=2)
        self._fill()
        self._rows.addStretch(1)
        return content

    @abstractmethod
    def _fill(self) -> None:
        """Put all choices into the rows."""

    def _ask(self, field: str, question: str, *answers: str, is_on: bool = True) -> None:
        """One value of *field*, in the order of its type; grey where it changes nothing."""
        chosen: StrEnum = getattr(self.preferences, field)
        kind = type(chosen)
        self._say(question, TextStyle.NAME)
        listed = [(text, value.value) for text, value in zip(answers, kind, strict=True)]
        choice = Segments(self._style, listed, name=field)
        choice.set_value(chosen.value)
        choice.set_accessible_names(question)
        choice.chosen.connect(lambda value: self._choose(field, kind(value)))
        choice.setEnabled(is_on)
        self._rows.addWidget(choice)

    def _ask_whether(self, field: str, sentence: str) -> None:
        tick = Tick(self._style, sentence, name=field)
        tick.setChecked(getattr(self.preferences, field))
        tick.toggled.connect(lambda is_on: self._choose(field, is_on))
        self._rows.addWidget(tick)

    def _say(self, text: str, style: TextStyle = TextStyle.SECTION_TITLE) -> None:
        said = label(self._style, text, style, wraps=True)
        said.setContentsMargins(self._style.px(RING), self._style.px(8), 0, 0)
        self._rows.addWidget(said)

    def _note(self, text: str) -> None:
        note = label(self._style, text, TextStyle.LABEL, ink=self._style.theme.text2, wraps=True)
        note.setContentsMargins(self._style.px(RING), self._style.px(2), 0, self._style.px(2))
        self._rows.addWidget(note)

    def _choose(self, field: str, value: object) -> None:
        self.preferences = replace(self.preferences, **{field: value})
        self.changed.emit(self.preferences)


class TablePage(PreferencesPage):
    """Colours, text, speed and sounds."""

    def _fill(self) -> None:
        is_black = self._style.theme.name is ThemeChoice.HIGH_CONTRAST
        first = self.tr("Black") if is_black else self.tr("Green")
        self._ask(
            "theme", self.tr("Light or dark"),
            translate("Common", "Match the system"),
            self.tr("Light"), self.tr("Dark"), self.tr("High contrast"),
        )  # fmt: skip
        self._ask(
            "table_colour", translate("Common", "Table"),
            first, self.tr("Blue"), self.tr("Wine"), self.tr("Violet"), self.tr("Gray"),
            self.tr("Teal"), self.tr("Brown"), self.tr("Olive"),
        )  # fmt: skip
        self._ask(
            "text_size", self.tr("Text"),
            translate("Common", "Match the system"),
            self.tr("Normal", "text"), self.tr("Large", "text"), self.tr("Largest", "text"),
        )  # fmt: skip
        self._ask(
            "animation", self.tr("Moving cards"),
            translate("Common", "Match the system"), translate("Pace", "Instant"),
            self.tr("Quick", "moves"), self.tr("Calm", "moves"), self.tr("Slow", "moves"),
        )  # fmt: skip
        is_heard = is_installed()
        self._ask(
            "sounds", self.tr("Sounds"),
            self.tr("All", "sounds"), self.tr("Only on your turn"), self.tr("None", "sounds"),
            is_on=is_heard,
        )  # fmt: skip
        self._ask(
            "volume", self.tr("Volume"),
            self.tr("Soft"), self.tr("Medium", "volume"), self.tr("Loud"),
            is_on=is_heard,
        )  # fmt: skip
        self._ask_whether(
            "reactions", self.tr("With phones: let players call “Well played!” and the like")
        )
        if not is_heard:
            self._note(
                self.tr(
                    "This copy of the program came without its sounds. To hear them, install "
                    "miniaudio beside it; the README says how."
                )
            )


class CardsPage(PreferencesPage):
    """What cards look like, and how they lie in the hand."""

    def _fill(self) -> None:
        self._ask(
            "card_size",
            self.tr("Cards in hand"),
            self.tr("Normal", "cards"),
            self.tr("Large", "cards"),
        )
        self._ask("card_design", self.tr("Card faces"), self.tr("Standard"), self.tr("Large index"))
        self._ask_letters()
        self._ask("suit_colours", self.tr("Suits"), self.tr("Four colors"), self.tr("Two colors"))
        self._ask("suit_signs", self.tr("Suits in Raub"), self.tr("French"), self.tr("Hungarian"))
        self._ask(
            "card_back", self.tr("Card backs"),
            self.tr("Suits"), self.tr("Lattice"), self.tr("Waves"), self.tr("Star"),
            self.tr("Fans"), self.tr("Flowers"), self.tr("Quilt"),
        )  # fmt: skip
        self._ask(
            "sorting", self.tr("Order of your hand"),
            self.tr("By rank"), self.tr("By suit"), self.tr("Your order"),
        )  # fmt: skip

    def _ask_letters(self) -> None:
        question = self.tr("Letters on the cards")
        usual = letters_in_use(CardLetters.LANGUAGE, QCoreApplication.translate)
        text = filled(self.tr("Same as the language: {letters}"), letters=" ".join(usual))
        items = [
            (text if one is CardLetters.LANGUAGE else " ".join(one.value), one.value)
            for one in CardLetters
        ]
        choice = ChoiceField(self._style, items, name="card_letters")
        choice.setAccessibleName(question)
        choice.set_value(self.preferences.card_letters.value)
        choice.currentIndexChanged.connect(
            lambda: self._choose("card_letters", CardLetters(choice.value()))
        )
        self._say(question, TextStyle.NAME)
        self._rows.addWidget(choice)


class PlayPage(PreferencesPage):
    """The bots' pace, questions before costly acts, and what new games agree on."""

    def _fill(self) -> None:
        self._ask(
            "bot_pace", translate("Common", "Pace of the bots"), *(text for text, _ in paces())
        )
        self._note(
            self.tr(
                "“Narrated” waits for a key after each turn. Your first game is slow until you "
                "choose a pace. Under People, a bot’s seat may have its own pace."
            )
        )
        self._ask(
            "expert_time", self.tr("How long experts think"),
            self.tr("A moment"), self.tr("A second"), self.tr("Five seconds"),
        )  # fmt: skip
        self._note(self.tr("With more time, expert bots try their moves in more imagined deals."))
        self._say(self.tr("Questions"))
        self._ask_whether(
            "warn_before_slips",
            self.tr("Warn me before I make a costly mistake or break an agreement"),
        )
        self._ask_whether("ask_before_turn_ends", self.tr("Ask before anything that ends the turn"))
        self._ask_whether(
            "ask_before_leaving", self.tr("Ask before leaving a game, even though it is saved")
        )
        self._say(self.tr("Learning"))
        self._ask_whether("tips", self.tr("Explain things when they first happen"))
        self._ask_whether("tell_misses", self.tr("Tell me when I miss something big"))
        self._ask_whether(
            "find_mistakes", self.tr("After each deal, save big mistakes for me to practice")
        )
        self._ask_whether(
            "tell_reasons", self.tr("Explain bots’ moves, from what everybody can see")
        )
        self._say(self.tr("Agreed for new games"))
        self._ask(
            "take_back", self.tr("Taking back"),
            self.tr("Until a new card is seen"), self.tr("Anything, for practice"),
        )  # fmt: skip
        self._ask(
            "memory_aid", translate("Common", "Memory aid"),
            self.tr("Off"), self.tr("Last discards"), self.tr("Unseen cards"),
        )  # fmt: skip
        self._note(
            self.tr(
                "Both are set when a game starts and appear on its score sheet. If you play alone, "
                "you may take back anything."
            )
        )

    def _choose(self, field: str, value: object) -> None:
        if field == "tips" and value:
            self.preferences = replace(self.preferences, tips_told=())
        if field == "bot_pace":
            # Chosen for first games, too.
            self.preferences = replace(self.preferences, unfamiliar=())
        super()._choose(field, value)


class LanguagePage(PreferencesPage):
    """The language of the texts."""

    def __init__(self, style: Style, preferences: Preferences, folder: Path | None = None) -> None:
        """*folder* holds the translations; that of the assets, as a rule."""
        codes = {ENGLISH, *installed(folder)}
        self._codes = [
            SYSTEM,
            *alphabetical(codes, language_name),
        ]
        super().__init__(style, preferences)

    def _fill(self) -> None:
        question = self.tr("Text language")
        self._say(question, TextStyle.NAME)
        codes = self._codes
        if self.preferences.language not in codes:
            codes = [*codes, self.preferences.language]
        items = [
            (language_name(code) if code else translate("Common", "Match the system"), code)
            for code in codes
        ]
        choice = GraveChoice(self._style, items, name="language")
        choice.setAccessibleName(question)
        choice.set_value(self.preferences.language)
        choice.currentIndexChanged.connect(lambda: self._choose("language", choice.value()))
        self._rows.addWidget(choice)


class PeoplePage(PreferencesPage):
    """The family's name, and the names and paces of all seats."""

    def _fill(self) -> None:
        px = self._style.px
        on_sheets = QGridLayout()
        on_sheets.setHorizontalSpacing(px(12))
        for column, (what, question) in enumerate(
            (
                ("family", self.tr("Family, on score sheets")),
                ("place", self.tr("Place, on score sheets")),
            )
        ):
            asked = label(self._style, question, TextStyle.NAME)
            asked.setContentsMargins(px(RING), px(8), 0, px(2))
            on_sheets.addWidget(asked, 0, column)
            typed = self._field(what, getattr(self.preferences, what))
            typed.setAccessibleName(question)
            typed.textEdited.connect(lambda text, what=what: self._choose(what, tidy(text)))
            on_sheets.addWidget(typed, 1, column)
        self._rows.addLayout(on_sheets)
        self._say(translate("Common", "Seats"))
        self._note(self.tr("Names as last used; a seat’s pace applies while a bot sits there."))
        grid = QGridLayout()
        grid.setHorizontalSpacing(px(8))
        grid.setVerticalSpacing(0)
        grid.setColumnStretch(2, 1)
        for seat, name in enumerate(self._names()):
            number = label(self._style, figure(seat + 1), TextStyle.NAME)
            number.setContentsMargins(px(RING), 0, 0, 0)
            grid.addWidget(number, seat, 0)
            field = self._field(f"name-{seat}", name)
            self._offer_people(field)
            offer_spoken_of(self._style, field, lambda: self.preferences, self._speak_as)
            field.setAccessibleName(filled(self.tr("Name at seat {number}"), number=seat + 1))
            field.textEdited.connect(lambda text, seat=seat: self._rename(seat, text))
            avatar = AvatarButton(
                self._style, None, name, code=f"picture-{seat}",
                known=lambda: self.preferences, change=self._picture,
            )  # fmt: skip
            field.textEdited.connect(avatar.set_name)
            grid.addWidget(avatar, seat, 1)
            grid.addWidget(field, seat, 2)
            grid.addWidget(self._pace(seat), seat, 3)
        self._rows.addLayout(grid)
        if self.preferences.people:
            self._say(self.tr("People who have played"))
            self._note(breakable(WORDS.row(list(map(shown_name, self.preferences.people)))))
            forget = Button(self._style, self.tr("Forget these names"), name="forget-people")
            forget.clicked.connect(self._forget)
            self._rows.addLayout(at_left(forget))

    def _forget(self) -> None:
        self.preferences = replace(
            self.preferences, spoken_of={}, pictures={}, own_looks={}, puzzler=""
        )
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

    def _speak_as(self, preferences: Preferences) -> None:
        self._choose("spoken_of", preferences.spoken_of)

    def _picture(self, preferences: Preferences) -> None:
        self._choose("pictures", preferences.pictures)

    def _rename(self, seat: int, text: str) -> None:
        """Keep the new name; an empty one is not kept, so that the old one comes back."""
        name = tidy(text)
        names = self._names()
        self._choose("names", (*names[:seat], name or names[seat], *names[seat + 1 :]))

    def _pace(self, seat: int) -> ChoiceField:
        items = [(self.tr("Same for all"), _AS_ALL)]
        items += [(text, pace.value) for text, pace in paces()]
        choice = ChoiceField(self._style, items, name=f"pace-{seat}")
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
