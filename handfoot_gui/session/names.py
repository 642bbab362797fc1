"""What games, their rule sets and what the players agreed on are called."""

from __future__ import annotations

from handfoot_gui.core.game import AnyRecord
from handfoot_gui.core.record import MatchSettings, MemoryAid, TakeBack
from handfoot_gui.core.text.phrases import Translate, filled
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES, agreed_by_side


def game_name(translate: Translate, game: str) -> str:
    """The game's name."""
    return GAMES[game].text(translate).title


def preset_name(translate: Translate, game: str | None, preset: str | None) -> str:
    """The name of a rule set of *game*, or of any; a set without a name is the house's own."""
    for one in GAMES if game is None else [game]:
        presets = GAMES[one].text(translate).presets if one in GAMES else {}
        if preset is not None and preset in presets:
            return presets[preset][0]
    return preset or translate("Common", "House rules")


def agreed(words: Words, agreements: MatchSettings) -> str:
    """What differs from the usual agreements for all, in sentences; empty where nothing does."""
    translate = words.translate
    take_back = {
        TakeBack.RULES: "",
        TakeBack.ANYTHING: translate(
            "Agreements", "For practice: playing alone, you may take back any move."
        ),
    }
    aid = {
        MemoryAid.OFF: "",
        MemoryAid.DISCARDS: translate("Agreements", "The table shows the last discards."),
        MemoryAid.UNSEEN: translate("Agreements", "The table counts the unseen cards."),
    }
    return " ".join(filter(None, (take_back[agreements.take_back], aid[agreements.memory_aid])))


def partners_agreed(words: Words, record: AnyRecord) -> str:
    """What partners agreed on in a game, as a sentence; empty where that is nothing."""
    known = {name for side in agreed_by_side(record) for name in side}
    texts = GAMES[record.game].agreements(words, record.options)
    said = [text.said for text in texts if text.name in known]
    whole = words.translate("Agreements", "Partners agreed: {agreements}.")
    return filled(whole, agreements=words.listed(said)) if said else ""
