"""What the paces of bots are called."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from handfoot_gui.core.preferences import BotPace


def paces() -> tuple[tuple[str, BotPace], ...]:
    """Every pace with its name, the quickest first."""
    translate = QCoreApplication.translate
    return (
        (translate("Pace", "Instant"), BotPace.INSTANT),
        (translate("Pace", "Calm"), BotPace.CALM),
        (translate("Pace", "Slow"), BotPace.SLOW),
        (translate("Pace", "By key"), BotPace.KEY),
    )
