"""The questions that lead to a family's rules of Manipulation Rummy."""

from __future__ import annotations

from handfoot_gui.core.text.interview import Answer, Interview, Question
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.manipulation.rules.options import Options


def interview(words: Words) -> Interview:
    """All questions in the order they are asked, from the classic game on."""
    asked = (*_about_the_table(words), *_about_a_turn(words), *_about_the_score(words))
    return Interview(words, asked, Options())


def _about_the_table(words: Words) -> tuple[Question, ...]:
    translate = words.translate
    return (
        Question(
            "players",
            translate("ManipulationInterview", "How many sit at the table?"),
            (
                Answer(
                    translate("ManipulationInterview", "Two players"),
                    translate("ManipulationInterview", "Usually with one pack of cards."),
                    {"players": 2},
                ),
                Answer(
                    translate("ManipulationInterview", "Three players"),
                    translate("ManipulationInterview", "Usually with two packs of cards."),
                    {"players": 3},
                ),
                Answer(
                    translate("ManipulationInterview", "Four players"),
                    translate("ManipulationInterview", "Usually with two packs of cards."),
                    {"players": 4},
                ),
                Answer(
                    translate("ManipulationInterview", "Five players"),
                    translate("ManipulationInterview", "Usually with two packs of cards."),
                    {"players": 5},
                ),
            ),
            usual=2,
        ),
        Question(
            "jokers",
            translate("ManipulationInterview", "How many jokers are in the cards?"),
            (
                Answer(
                    translate("ManipulationInterview", "One for each pack"),
                    translate("ManipulationInterview", "As in the classic game."),
                    {"jokers": -1},
                ),
                Answer(
                    translate("ManipulationInterview", "None"),
                    translate("ManipulationInterview", "As in Machiavelli."),
                    {"jokers": 0},
                ),
                Answer(
                    translate("ManipulationInterview", "Four"),
                    translate("ManipulationInterview", "More melds fit together, and faster."),
                    {"jokers": 4},
                ),
            ),
        ),
    )


def _about_a_turn(words: Words) -> tuple[Question, ...]:
    translate = words.translate
    return (
        Question(
            "draw",
            translate("ManipulationInterview", "How many cards may be drawn in a turn?"),
            (
                Answer(
                    translate("ManipulationInterview", "Up to three, one after the other"),
                    translate("ManipulationInterview", "Whoever drew the third may not play."),
                    {"draw_limit": 3},
                ),
                Answer(
                    translate("ManipulationInterview", "Up to two, one after the other"),
                    translate("ManipulationInterview", "Whoever drew the second may not play."),
                    {"draw_limit": 2},
                ),
                Answer(
                    translate("ManipulationInterview", "One, instead of playing"),
                    translate("ManipulationInterview", "Play or draw, as in Machiavelli."),
                    {"draw_limit": 1},
                ),
            ),
        ),
        Question(
            "first",
            translate("ManipulationInterview", "What must be laid first on an empty table?"),
            (
                Answer(
                    translate("ManipulationInterview", "Any whole meld"),
                    translate("ManipulationInterview", "However little it is worth."),
                    {"first_play": 0},
                ),
                Answer(
                    translate("ManipulationInterview", "Melds of 30 points or more"),
                    translate("ManipulationInterview", "The first to begin needs good cards."),
                    {"first_play": 30},
                ),
            ),
        ),
        Question(
            "knock",
            translate("ManipulationInterview", "May a round be ended by knocking?"),
            (
                Answer(
                    translate("ManipulationInterview", "With 5 points or fewer in the hand"),
                    translate("ManipulationInterview", "As in the classic game."),
                    {"knock_limit": 5},
                ),
                Answer(
                    translate("ManipulationInterview", "With 10 points or fewer in the hand"),
                    translate("ManipulationInterview", "Rounds are shorter, and undercuts more."),
                    {"knock_limit": 10},
                ),
                Answer(
                    translate("ManipulationInterview", "Nobody knocks"),
                    translate("ManipulationInterview", "A round ends when somebody goes out."),
                    {"knock_limit": 0},
                ),
            ),
        ),
    )


def _about_the_score(words: Words) -> tuple[Question, ...]:
    translate = words.translate
    return (
        Question(
            "target",
            translate("ManipulationInterview", "How long is a game?"),
            (
                Answer(
                    translate("ManipulationInterview", "Up to 150 points"),
                    translate("ManipulationInterview", "As in the classic game."),
                    {"target": 150},
                ),
                Answer(
                    translate("ManipulationInterview", "Up to 100 points"),
                    translate("ManipulationInterview", "A few rounds less."),
                    {"target": 100},
                ),
                Answer(
                    translate("ManipulationInterview", "Up to 300 points"),
                    translate("ManipulationInterview", "A long evening."),
                    {"target": 300},
                ),
            ),
        ),
        Question(
            "bonuses",
            translate("ManipulationInterview", "Are there bonuses beside the cards left?"),
            (
                Answer(
                    translate("ManipulationInterview", "The usual ones"),
                    translate(
                        "ManipulationInterview",
                        "25 for going out and a round won, 10 for an undercut, 100 at the end.",
                    ),
                    {
                        "out_bonus": 25,
                        "undercut_bonus": 10,
                        "round_bonus": 25,
                        "target_bonus": 100,
                    },
                ),
                Answer(
                    translate("ManipulationInterview", "None"),
                    translate("ManipulationInterview", "Only the cards left in the hands count."),
                    {"out_bonus": 0, "undercut_bonus": 0, "round_bonus": 0, "target_bonus": 0},
                ),
            ),
        ),
    )
