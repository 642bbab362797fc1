"""Words on the table of Raub: panels, and what a screen reader says."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale


def trumps() -> str:
    return QCoreApplication.translate("RaubTable", "Trumps")


def not_yet() -> str:
    return QCoreApplication.translate("RaubTable", "not yet")


def refe() -> str:
    return QCoreApplication.translate("RaubTable", "Refe")


def points_to_go(score: str) -> str:
    if score == QLocale().toString(1):
        return QCoreApplication.translate("RaubTable", "1 point to go")
    return QCoreApplication.translate("RaubTable", "{score} points to go").format(score=score)
