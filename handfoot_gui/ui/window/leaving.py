"""What is asked before a game is left."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from handfoot_gui.ui.widgets.question import Asked, is_agreed
from handfoot_gui.ui.widgets.theme import Look


def is_left(look: Look, parent: QWidget) -> bool:
    """Whether people want to leave the game that they are playing, which is kept."""
    translate = QCoreApplication.translate
    asked = Asked(
        translate("Leaving", "Leave this game?"),
        translate("Leaving", "It is kept as it is, and can be continued from the start page."),
        translate("Leaving", "Leave the game"),
        translate("Leaving", "Play on"),
    )
    return is_agreed(look, asked, parent)


def is_left_unsaved(look: Look, reason: str, parent: QWidget) -> bool:
    """Whether people would rather lose what cannot be saved for *reason*, a sentence, than stay."""
    translate = QCoreApplication.translate
    lost = translate("Leaving", "What was not saved would be lost.")
    asked = Asked(
        translate("Leaving", "Leave without saving?"),
        f"{reason} {lost}",
        translate("Leaving", "Leave without saving"),
        translate("Leaving", "Stay here"),
    )
    return is_agreed(look, asked, parent)
