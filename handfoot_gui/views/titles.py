"""What games and rule sets are called on the screen."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def game_title(game: str) -> str:
    """The game's name on the screen."""
    names = {"hand-and-foot": QCoreApplication.translate("Games", "Hand and Foot")}
    return names[game]


def preset_title(preset: str | None) -> str:
    """The rule set's name on the screen; a set without a name is the house's own."""
    names = {"classic": QCoreApplication.translate("Games", "Classic")}
    return names.get(preset or "", preset or QCoreApplication.translate("Games", "House rules"))
