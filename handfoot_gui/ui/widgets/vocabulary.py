"""The vocabulary of the window: in its language, and as the household likes cards and people."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication

from handfoot_gui.core.preferences import Preferences
from handfoot_gui.core.text.people import gender_of
from handfoot_gui.core.text.words import Words
from handfoot_gui.ui.widgets.figures import figure


class WindowWords(Words):
    """Words that follow *preferences*, those in force."""

    def __init__(self) -> None:
        super().__init__(
            QCoreApplication.translate,
            figure,
            lambda name: gender_of(self.preferences, name),
            lambda: self.preferences.card_letters,
        )
        self.preferences = Preferences()
        self.change_preferences: Callable[[Preferences], None] = self.follow
        """Lets others hold from now on, and be kept; the window answers for it."""

    def follow(self, preferences: Preferences) -> None:
        """Speak as *preferences* say from now on."""
        self.preferences = preferences


WORDS: Final = WindowWords()
"""There is one, as there is one language: whatever is said in the window is made of it."""
