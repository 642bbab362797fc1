"""The levels at which a bot plays Raub."""

from __future__ import annotations

from handfoot_gui.games.raub.bots.searching import SearchingBot
from handfoot_gui.games.raub.rules.options import Options
from handfoot_gui.games.raub.rules.rules import RaubRules


def easy(options: Options) -> SearchingBot:
    """Imagines a few ways in which the hidden cards may lie, and errs now and then."""
    return SearchingBot(RaubRules(options), worlds=3, mistakes=0.15)


def steady(options: Options) -> SearchingBot:
    """Imagines more of them, and plays each to the end of the deal."""
    return SearchingBot(RaubRules(options), worlds=32)
