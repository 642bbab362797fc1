"""Words on the table of Manipulation Rummy, and what a screen reader says of a plate."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale


def cards(count: int) -> str:
    """ "6 cards" on a plate."""
    if count == 1:
        return QCoreApplication.translate("ManipulationTable", "1 card")
    text = QCoreApplication.translate("ManipulationTable", "{count} cards")
    return text.format(count=QLocale().toString(count))


def points(score: str) -> str:
    return QCoreApplication.translate("ManipulationTable", "{score} points").format(score=score)


def knocked() -> str:
    return QCoreApplication.translate("ManipulationTable", "knocked")
