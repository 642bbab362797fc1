"""The questions that lead to a family's rules of Raub."""

from __future__ import annotations

from handfoot_gui.core.text.interview import Answer, Interview, Question
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.raub.rules.options import Direction, Options


def interview(words: Words) -> Interview:
    """All questions in the order they are asked, from the classic game on."""
    translate = words.translate
    asked = (
        Question(
            "players",
            translate("RaubInterview", "How many sit at the table?"),
            (
                Answer(
                    translate("RaubInterview", "Two players"),
                    translate("RaubInterview", "Few tricks are sure; much stays in the talon."),
                    {"players": 2},
                ),
                Answer(
                    translate("RaubInterview", "Three players"),
                    translate("RaubInterview", "The talon always has enough for everybody."),
                    {"players": 3},
                ),
                Answer(
                    translate("RaubInterview", "Four players"),
                    translate("RaubInterview", "The last to exchange may find the talon short."),
                    {"players": 4},
                ),
            ),
            usual=2,
        ),
        Question(
            "direction",
            translate("RaubInterview", "Which way does the game go round?"),
            (
                Answer(
                    translate("RaubInterview", "To the right"),
                    translate("RaubInterview", "Dealing, asking and playing, as always."),
                    {"direction": Direction.RIGHT},
                ),
                Answer(
                    translate("RaubInterview", "To the left"),
                    translate("RaubInterview", "Clockwise, like most other card games."),
                    {"direction": Direction.LEFT},
                ),
            ),
        ),
        Question(
            "beat",
            translate("RaubInterview", "Must the cards that lie there be beaten?"),
            (
                Answer(
                    translate("RaubInterview", "Nobody has to beat them"),
                    translate("RaubInterview", "Any card of the suit will do."),
                    {"must_beat": False},
                ),
                Answer(
                    translate("RaubInterview", "Whoever can must beat the highest"),
                    translate("RaubInterview", "With the same suit, or with a trump."),
                    {"must_beat": True},
                ),
            ),
        ),
        Question(
            "seven",
            translate("RaubInterview", "How long may the seven of trumps be swapped?"),
            (
                Answer(
                    translate("RaubInterview", "Until the first card is led"),
                    translate("RaubInterview", "In the own exchange, or before the first trick."),
                    {"swap_in_exchange_only": False},
                ),
                Answer(
                    translate("RaubInterview", "In the own exchange only"),
                    translate("RaubInterview", "Before or after drawing, and not later."),
                    {"swap_in_exchange_only": True},
                ),
            ),
        ),
    )
    return Interview(words, asked, Options())
