"""The vocabulary of the window: in its language, with the letters its household likes on cards."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from handfoot_gui.core.preferences import Preferences
from handfoot_gui.core.text.words import Words
from handfoot_gui.ui.widgets.figures import figure


class WindowWords(Words):
    """Words that follow *preferences*, those in force."""

    def __init__(self) -> None:
        super().__init__(
            QCoreApplication.translate,
            figure,
            letters=lambda: self.preferences.card_letters,
        )
        self.preferences = Preferences()


WORDS: Final = WindowWords()
"""There is one, as there is one language: whatever is said in the window is made of it."""
