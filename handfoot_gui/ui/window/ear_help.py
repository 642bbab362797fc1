"""What people may want to know who play by ear: screen readers, what is spoken, what can be set."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QWidget

from handfoot_gui.core.keys import are_usual
from handfoot_gui.ui.widgets.figures import filled, translate
from handfoot_gui.ui.widgets.labels import set_title
from handfoot_gui.ui.widgets.page import PageDialog
from handfoot_gui.ui.widgets.theme import Style
from handfoot_gui.ui.widgets.vocabulary import WORDS
from handfoot_gui.ui.window.help_pages import Answered, AnswersPage

_SIZE: Final = (720, 640)
"""Units of width and height."""


class EarHelp(PageDialog):
    """All about playing by ear, to be read."""

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(style, _EarPage(style), _SIZE, parent)
        self.setObjectName("help-by-ear")
        set_title(self, _title())


class _EarPage(AnswersPage):
    @property
    def title(self) -> str:
        return _title()

    def _parts(self) -> Answered:
        return (
            (
                self.tr("Which screen reader"),
                (
                    self.tr(
                        "On Linux: Orca 45 or newer; games were played with Orca 48. An older Orca "
                        "gets the same messages in another way, and may leave some out."
                    ),
                    self.tr(
                        "On Windows: NVDA gets the same messages as Orca, but nobody has tried it "
                        "yet. Narrator, JAWS, and VoiceOver on a Mac are untested, too."
                    ),
                ),
            ),
            (
                self.tr("What is spoken"),
                (
                    filled(
                        self.tr(
                            "What you did, then what the others did, turn by turn, then what to do "
                            "next. {key} makes it shorter or longer: brief, normal, full."
                        ),
                        key=WORDS.key("F12"),
                    ),
                    self._of_messages(),
                    self._of_state(),
                ),
            ),
            (
                self.tr("What else you can choose"),
                (
                    self.tr(
                        "Under Preferences, Accessibility: how much is spoken, keys of your own, "
                        "Tab from card to card, and the time to take back a turn."
                    ),
                    self.tr(
                        "Under Preferences, Play: at the narrated pace, each bot’s turn waits for "
                        "your key. There you can also turn off explanations, or have the program "
                        "ask before a costly move."
                    ),
                    self.tr(
                        "Under Preferences, Table: high contrast, larger text, and what you hear "
                        "besides speech."
                    ),
                ),
            ),
            (
                self.tr("When something is missing"),
                (
                    filled(
                        self.tr(
                            "Tell us which screen reader you have, its version, and what you "
                            "heard. {key} copies everything else that helps, without names."
                        ),
                        key=WORDS.key("Ctrl+Shift+R"),
                    ),
                ),
            ),
        )

    def _of_messages(self) -> str:
        if are_usual(WORDS.preferences, is_asked=False):
            return self.tr(
                "The comma key says the newest message again, then the one before it; the "
                "period key says the next one."
            )
        text = self.tr(
            "{before} says the newest message again, then the one before it; {after} says the next "
            "one."
        )
        return filled(text, before=WORDS.key(","), after=WORDS.key("."))

    def _of_state(self) -> str:
        if are_usual(WORDS.preferences, is_asked=True):
            text = self.tr("F4 to F9 say how things stand; {key} lists all keys.")
        else:
            text = self.tr("{key} lists all keys, and which of them say how things stand.")
        return filled(text, key=WORDS.key("F1"))


def _title() -> str:
    return translate("EarHelp", "Play by ear")
