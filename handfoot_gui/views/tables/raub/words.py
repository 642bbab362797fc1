"""Words on the table of Raub: panels, and what a screen reader says."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def trumps() -> str:
    return QCoreApplication.translate("RaubTable", "Trumps")


def not_yet() -> str:
    return QCoreApplication.translate("RaubTable", "not yet")


def refe() -> str:
    return QCoreApplication.translate("RaubTable", "Refe")


def points_to_go(score: str) -> str:
    return QCoreApplication.translate("RaubTable", "{score} points to go").format(score=score)
