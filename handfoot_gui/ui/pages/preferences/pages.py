"""The pages of the preferences: every choice is told at once, there is nothing to confirm."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import (
    QVBoxLayout,
)

from handfoot_gui.core.match_settings import MemoryAid, TakeBack
from handfoot_gui.core.preferences import (
    Animation,
    CardBack,
    CardDesign,
    CardSize,
    Preferences,
    Sorting,
    SuitColours,
    SuitSigns,
    TableColour,
    TextSize,
    ThemeChoice,
)
from handfoot_gui.ui.pages.preferences.page import PreferencesPage
from handfoot_gui.ui.widgets.controls import RING
from handfoot_gui.ui.widgets.fields import Choice
from handfoot_gui.ui.widgets.labels import label
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.widgets.titles import paces
from handfoot_gui.ui.window.language import ENGLISH, SYSTEM, installed, language_name


class TablePage(PreferencesPage):
    """Colours, text and speed."""

    def _fill(self, rows: QVBoxLayout) -> None:
        self._ask(
            rows,
            "theme",
            self.tr("Light or dark"),
            (
                (self.tr("As the system"), ThemeChoice.SYSTEM),
                (self.tr("Light"), ThemeChoice.LIGHT),
                (self.tr("Dark"), ThemeChoice.DARK),
                (self.tr("High contrast"), ThemeChoice.HIGH_CONTRAST),
            ),
        )
        is_black = self._style.theme.name is ThemeChoice.HIGH_CONTRAST
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
        self._ask(rows, "bot_pace", self.tr("Pace of bots"), paces())
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


class LanguagePage(PreferencesPage):
    """The language of the texts."""

    def __init__(self, style: Style, preferences: Preferences, folder: Path | None = None) -> None:
        """*folder* holds the translations; that of the assets, as a rule."""
        self._codes = [SYSTEM, ENGLISH, *(code for code in installed(folder) if code != ENGLISH)]
        super().__init__(style, preferences)

    def _fill(self, rows: QVBoxLayout) -> None:
        question = self.tr("Language of the texts")
        asked = label(self._style, question, TextStyle.NAME)
        asked.setContentsMargins(self._style.px(RING), self._style.px(8), 0, 0)
        rows.addWidget(asked)
        codes = self._codes
        if self.preferences.language not in codes:
            codes = [*codes, self.preferences.language]
        items = [
            (language_name(code) if code else self.tr("As the system"), code) for code in codes
        ]
        choice = Choice(self._style, items, name="language")
        choice.setAccessibleName(question)
        choice.set_value(self.preferences.language)
        choice.currentIndexChanged.connect(lambda: self._choose("language", choice.value()))
        rows.addWidget(choice)
        self._note(rows, self.tr("The language changes when the program is started again."))
        if len(self._codes) <= 2:
            self._note(rows, self.tr("So far there are only English texts."))
