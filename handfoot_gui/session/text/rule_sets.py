"""What the games and their rule sets are called."""

from __future__ import annotations

from handfoot_gui.core.text.words import Translate
from handfoot_gui.games import GAMES


def game_name(translate: Translate, game: str) -> str:
    """The game's name."""
    return GAMES[game].text(translate).title


def preset_name(translate: Translate, game: str | None, preset: str | None) -> str:
    """The name of a rule set of *game*, or of any; a set without a name is the house's own."""
    for one in GAMES if game is None else [game]:
        presets = GAMES[one].text(translate).presets if one in GAMES else {}
        if preset is not None and preset in presets:
            return presets[preset][0]
    return preset or translate("Games", "House rules")
