"""What the players agreed on, in words: for the page of a new game and for score pages."""

from __future__ import annotations

from handfoot_gui.core.record import MatchSettings, MemoryAid, TakeBack
from handfoot_gui.core.text.words import Words


def agreed(words: Words, agreements: MatchSettings) -> str:
    """What differs from the usual agreements, in sentences; empty where nothing does."""
    said = []
    if agreements.take_back is TakeBack.ANYTHING:
        said.append(
            words.translate("Agreements", "For practice, who plays alone may take back anything.")
        )
    match agreements.memory_aid:
        case MemoryAid.DISCARDS:
            said.append(words.translate("Agreements", "The table shows the last discards."))
        case MemoryAid.UNSEEN:
            said.append(words.translate("Agreements", "The table counts the unseen cards."))
        case MemoryAid.OFF:
            pass
    return " ".join(said)
