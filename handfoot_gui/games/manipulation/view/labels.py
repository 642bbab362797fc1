"""Words on the table of Manipulation Rummy, and what a screen reader says of a badge."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

from handfoot_gui.games.manipulation.presenter.table import ActCode


def cards(count: int) -> str:
    """ "6 cards" on a badge."""
    if count == 1:
        return QCoreApplication.translate("ManipulationTable", "1 card")
    text = QCoreApplication.translate("ManipulationTable", "{count} cards")
    return text.format(count=QLocale().toString(count))


def points(score: str) -> str:
    if score == QLocale().toString(1):
        return QCoreApplication.translate("ManipulationTable", "1 point")
    return QCoreApplication.translate("ManipulationTable", "{score} points").format(score=score)


def knocked() -> str:
    return QCoreApplication.translate("ManipulationTable", "knocked")


def moved() -> str:
    """Over cards that lay in another meld when the turn began."""
    return QCoreApplication.translate("ManipulationTable", "moved")


def brief_act(code: str) -> str:
    """Shorter words for a button, where the strip is crowded."""
    translate = QCoreApplication.translate
    return {
        ActCode.DRAW: translate("ManipulationTable", "Draw"),
        ActCode.PLAY: translate("ManipulationTable", "End"),
        ActCode.END_TURN: translate("ManipulationTable", "End"),
        ActCode.NEW_MELD: translate("ManipulationTable", "New"),
        ActCode.ADD: translate("ManipulationTable", "Add"),
        ActCode.SPLIT: translate("ManipulationTable", "Split"),
        ActCode.TAKE_BACK: translate("ManipulationTable", "Take"),
        ActCode.PUT_BACK: translate("ManipulationTable", "Back"),
        ActCode.RESET: translate("ManipulationTable", "Reset"),
    }.get(ActCode(code), "")
