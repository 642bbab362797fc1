"""What the games and their rule sets are called."""

from __future__ import annotations

from handfoot_gui.core.text.words import Translate
from handfoot_gui.games import GAMES


def game_name(translate: Translate, game: str) -> str:
    """The game's name."""
    return GAMES[game].text(translate).title


def preset_name(translate: Translate, preset: str | None) -> str:
    """The rule set's name, the same in every game; a set without a name is the house's own."""
    for game in GAMES.values():
        name, _ = game.text(translate).presets.get(preset or "", ("", ""))
        if name:
            return name
    return preset or translate("Games", "House rules")
