"""The options of Manipulation Rummy in words, and the questions that lead to house rules."""

from __future__ import annotations

from handfoot_gui.core.text.interview import Interview, InterviewAnswer, InterviewQuestion
from handfoot_gui.core.text.options import OptionMaker, OptionTexts, Unit, grouped
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.manipulation.rules.options import Options


def option_texts(words: Words, options: Options) -> OptionTexts:
    """The words of *options*."""
    translate, make = words.translate, OptionMaker(words)
    none = translate("ManipulationOptions", "none")
    instead = translate("ManipulationOptions", "{new} instead of {old}")
    nobody_knocks = (
        not options.knock_limit,
        translate("ManipulationOptions", "Not used, since nobody knocks."),
    )
    draws = {
        1: translate(
            "ManipulationCard", "Play, or draw one card instead, which ends the turn."
        ),
        2: translate(
            "ManipulationCard",
            "Draw a card. Then play, or draw a second. Whoever drew the second may not play in "
            "this turn.",
        ),
        3: translate(
            "ManipulationCard",
            "Draw a card. Then play, or draw a second. Then play, or draw a third. Whoever drew "
            "the third may not play in this turn.",
        ),
    }  # fmt: skip
    table = {
        "players": make.number(
            translate("ManipulationOptions", "Players"),
            translate("ManipulationOptions", "How many people and bots sit at the table."),
            Unit.PLAYERS,
            change=instead,
        ),
        "packs": make.choice(
            translate("ManipulationOptions", "Packs of cards"),
            translate("ManipulationOptions", "Packs of 52 cards, without their jokers."),
            {
                0: translate("ManipulationOptions", "two, for two players one"),
                1: words.count(1),
                2: words.count(2),
            },
        ),
        "jokers": make.choice(
            translate("ManipulationOptions", "Jokers"),
            translate("ManipulationOptions", "How many jokers are in the game, in all."),
            {
                -1: translate("ManipulationOptions", "one for each pack"),
                0: none,
                **{number: words.count(number) for number in range(1, 5)},
            },
        ),
    }
    turn = {
        "draw_limit": make.choice(
            translate("ManipulationOptions", "Cards drawn in a turn"),
            translate("ManipulationOptions", "Whoever draws the last of them may not play."),
            {
                3: translate("ManipulationOptions", "up to three"),
                2: translate("ManipulationOptions", "up to two"),
                1: translate("ManipulationOptions", "one, instead of playing"),
            },
            card=draws[options.draw_limit],
        ),
        "first_play": make.number(
            translate("ManipulationOptions", "First cards on an empty table"),
            translate("ManipulationOptions", "Points that must be laid at least, or 0 for any."),
            Unit.POINTS,
            zero=translate("ManipulationOptions", "any"),
        ),
        "knock_limit": make.number(
            translate("ManipulationOptions", "Knocking"),
            translate(
                "ManipulationOptions", "Points in the hand to knock with, or 0 for no knocking."
            ),
            Unit.POINTS,
            zero=translate("ManipulationOptions", "nobody knocks"),
            change=translate("ManipulationOptions", "knocking with {new} instead of {old}"),
        ),
    }
    score = {
        "target": make.number(
            translate("ManipulationOptions", "The game goes to"),
            translate("ManipulationOptions", "It ends after the round in which this is reached."),
            Unit.POINTS,
            change=translate("ManipulationOptions", "to {new} instead of {old}"),
        ),
        "out_bonus": make.number(
            translate("ManipulationOptions", "Bonus for going out"),
            translate("ManipulationOptions", "Points for laying the last card of the hand."),
            Unit.POINTS,
            zero=none,
        ),
        "undercut_bonus": make.number(
            translate("ManipulationOptions", "Bonus for an undercut"),
            translate("ManipulationOptions", "Points for winning a round another has knocked in."),
            Unit.POINTS,
            nobody_knocks,
            zero=none,
        ),
        "round_bonus": make.number(
            translate("ManipulationOptions", "Bonus for each round won"),
            translate("ManipulationOptions", "Points for it at the end of the game."),
            Unit.POINTS,
            zero=none,
        ),
        "target_bonus": make.number(
            translate("ManipulationOptions", "Bonus for reaching the goal"),
            translate("ManipulationOptions", "Points at the end for all who have reached it."),
            Unit.POINTS,
            zero=none,
        ),
    }
    return OptionTexts(
        words,
        grouped(
            (translate("ManipulationOptions", "Table and cards"), table),
            (translate("ManipulationOptions", "A turn"), turn),
            (translate("ManipulationOptions", "Score"), score),
        ),
    )


def interview(words: Words) -> Interview:
    """All questions in the order they are asked, from the classic game on."""
    asked = (*_about_the_table(words), *_about_a_turn(words), *_about_the_score(words))
    return Interview(words, asked, Options())


def _about_the_table(words: Words) -> tuple[InterviewQuestion, ...]:
    translate = words.translate
    return (
        InterviewQuestion(
            "players",
            translate("ManipulationInterview", "How many sit at the table?"),
            (
                InterviewAnswer(
                    translate("ManipulationInterview", "Two players"),
                    translate("ManipulationInterview", "Usually with one pack of cards."),
                    {"players": 2},
                ),
                InterviewAnswer(
                    translate("ManipulationInterview", "Three players"),
                    translate("ManipulationInterview", "Usually with two packs of cards."),
                    {"players": 3},
                ),
                InterviewAnswer(
                    translate("ManipulationInterview", "Four players"),
                    translate("ManipulationInterview", "Usually with two packs of cards."),
                    {"players": 4},
                ),
                InterviewAnswer(
                    translate("ManipulationInterview", "Five players"),
                    translate("ManipulationInterview", "Usually with two packs of cards."),
                    {"players": 5},
                ),
            ),
            usual=2,
        ),
        InterviewQuestion(
            "jokers",
            translate("ManipulationInterview", "How many jokers are in the cards?"),
            (
                InterviewAnswer(
                    translate("ManipulationInterview", "One for each pack"),
                    translate("ManipulationInterview", "As in the classic game."),
                    {"jokers": -1},
                ),
                InterviewAnswer(
                    translate("ManipulationInterview", "None"),
                    translate("ManipulationInterview", "As in Machiavelli."),
                    {"jokers": 0},
                ),
                InterviewAnswer(
                    translate("ManipulationInterview", "Four"),
                    translate("ManipulationInterview", "More melds fit together, and faster."),
                    {"jokers": 4},
                ),
            ),
        ),
    )


def _about_a_turn(words: Words) -> tuple[InterviewQuestion, ...]:
    translate = words.translate
    return (
        InterviewQuestion(
            "draw",
            translate("ManipulationInterview", "How many cards may be drawn in a turn?"),
            (
                InterviewAnswer(
                    translate("ManipulationInterview", "Up to three, one after the other"),
                    translate("ManipulationInterview", "Whoever drew the third may not play."),
                    {"draw_limit": 3},
                ),
                InterviewAnswer(
                    translate("ManipulationInterview", "Up to two, one after the other"),
                    translate("ManipulationInterview", "Whoever drew the second may not play."),
                    {"draw_limit": 2},
                ),
                InterviewAnswer(
                    translate("ManipulationInterview", "One, instead of playing"),
                    translate("ManipulationInterview", "Play or draw, as in Machiavelli."),
                    {"draw_limit": 1},
                ),
            ),
        ),
        InterviewQuestion(
            "first",
            translate("ManipulationInterview", "What must be laid first on an empty table?"),
            (
                InterviewAnswer(
                    translate("ManipulationInterview", "Any whole meld"),
                    translate("ManipulationInterview", "However little it is worth."),
                    {"first_play": 0},
                ),
                InterviewAnswer(
                    translate("ManipulationInterview", "Melds of 30 points or more"),
                    translate("ManipulationInterview", "The first to begin needs good cards."),
                    {"first_play": 30},
                ),
            ),
        ),
        InterviewQuestion(
            "knock",
            translate("ManipulationInterview", "May a round be ended by knocking?"),
            (
                InterviewAnswer(
                    translate("ManipulationInterview", "With 5 points or fewer in the hand"),
                    translate("ManipulationInterview", "As in the classic game."),
                    {"knock_limit": 5},
                ),
                InterviewAnswer(
                    translate("ManipulationInterview", "With 10 points or fewer in the hand"),
                    translate("ManipulationInterview", "Rounds are shorter, and undercuts more."),
                    {"knock_limit": 10},
                ),
                InterviewAnswer(
                    translate("ManipulationInterview", "Nobody knocks"),
                    translate("ManipulationInterview", "A round ends when somebody goes out."),
                    {"knock_limit": 0},
                ),
            ),
        ),
    )


def _about_the_score(words: Words) -> tuple[InterviewQuestion, ...]:
    translate = words.translate
    return (
        InterviewQuestion(
            "target",
            translate("ManipulationInterview", "How long is a game?"),
            (
                InterviewAnswer(
                    translate("ManipulationInterview", "Up to 150 points"),
                    translate("ManipulationInterview", "As in the classic game."),
                    {"target": 150},
                ),
                InterviewAnswer(
                    translate("ManipulationInterview", "Up to 100 points"),
                    translate("ManipulationInterview", "A few rounds less."),
                    {"target": 100},
                ),
                InterviewAnswer(
                    translate("ManipulationInterview", "Up to 300 points"),
                    translate("ManipulationInterview", "A long evening."),
                    {"target": 300},
                ),
            ),
        ),
        InterviewQuestion(
            "bonuses",
            translate("ManipulationInterview", "Are there bonuses beside the cards left?"),
            (
                InterviewAnswer(
                    translate("ManipulationInterview", "The usual ones"),
                    translate(
                        "ManipulationInterview",
                        "25 for going out and a round won, 10 for an undercut, 100 at the end.",
                    ),
                    {"out_bonus": 25, "undercut_bonus": 10, "round_bonus": 25, "target_bonus": 100},
                ),
                InterviewAnswer(
                    translate("ManipulationInterview", "None"),
                    translate("ManipulationInterview", "Only the cards left in the hands count."),
                    {"out_bonus": 0, "undercut_bonus": 0, "round_bonus": 0, "target_bonus": 0},
                ),
            ),
        ),
    )
