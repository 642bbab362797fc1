"""Every option of Manipulation Rummy in words: one record each."""

from __future__ import annotations

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
