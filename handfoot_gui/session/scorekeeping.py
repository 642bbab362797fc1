"""A game with paper cards: what keeps its score, and in which words."""

from __future__ import annotations

from handfoot_gui.core.scorekeeping import AnyScoredGame, AnyScorekeeper
from handfoot_gui.core.sheet import Sheet
from handfoot_gui.core.text.scorekeeping import AnyScorekeeperText
from handfoot_gui.core.text.words import Words, shown_name
from handfoot_gui.games import GAMES


def scorekeeper_of(kept: AnyScoredGame) -> AnyScorekeeper:
    """The keeper of a kept game; KeyError for a game that is not known here."""
    return GAMES[kept.game].scorekeeper(kept.options)


def sheet_of(kept: AnyScoredGame) -> Sheet:
    """The score of the deals that have been written down."""
    return scorekeeper_of(kept).sheet(kept.deals, kept.first_dealer)


def terms_of(kept: AnyScoredGame, words: Words) -> AnyScorekeeperText:
    """The words for a kept game; KeyError for a game that is not known here."""
    game = GAMES[kept.game]
    names = [shown_name(name) for name in kept.names]
    presenter = game.presenter(game.rules(kept.options), names, words)
    return game.scorekeeper_text(kept.options, names, words, presenter)
