"""The questions that lead to one of a game's named versions."""

from __future__ import annotations

from handfoot_gui.core.text.which import NamedVersion, Which
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES


def has_which(game: str) -> bool:
    """Whether questions lead to one of the named versions of *game*."""
    return bool(GAMES[game].which_questions(Words()))


def which_of(game: str, words: Words) -> Which:
    """The questions that lead to one of the named versions of *game*, which `has_which`."""
    known = GAMES[game]
    titles = known.text(words.translate).presets
    versions = [
        NamedVersion(name, titles[name][0], options, known.option_texts(words, options))
        for name, options in known.presets.items()
    ]
    asked = known.interview(words).questions
    plain = [answer for question in asked for answer in question.answers]
    return Which(words, known.which_questions(words), versions, plain)
