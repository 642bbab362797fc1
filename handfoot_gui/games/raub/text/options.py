"""The options of Raub in words, one record each, and the questions that lead to house rules."""

from __future__ import annotations

from handfoot_gui.core.text.interview import Interview, InterviewAnswer, InterviewQuestion
from handfoot_gui.core.text.options import OptionMaker, OptionTexts, Unit, grouped
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.raub.rules.options import Direction, Options


def option_texts(words: Words, options: Options) -> OptionTexts:
    """The words of *options*."""
    translate, make = words.translate, OptionMaker(words)
    order = translate(
        "RaubCard",
        "Everything goes round to the left: dealing, asking, the exchange, playing, and who deals "
        "next, after a thrown-in deal too. The first dealer is found by lot.",
    )
    if options.runs_right:
        order = translate(
            "RaubCard",
            "Everything goes round to the right: dealing, asking, the exchange, playing, and who "
            "deals next, after a thrown-in deal too. The first dealer is found by lot.",
        )
    beat = translate("RaubCard", "Nobody has to beat the cards that lie there already.")
    if options.must_beat:
        beat = translate(
            "RaubCard",
            "A card of the same suit, or a trump, must beat the highest so far, where possible.",
        )
    swap = translate(
        "RaubCard",
        "After asking, whoever holds the seven of trumps may swap it for the last upcard, in the "
        "own exchange or just before the first trick, once. That card may not be exchanged again.",
    )
    if options.swap_in_exchange_only:
        swap = translate(
            "RaubCard",
            "After asking, whoever holds the seven of trumps may swap it for the last upcard in "
            "the own exchange, before or after drawing, and not later. That card may not be "
            "exchanged again.",
        )
    table = {
        "players": make.number(
            translate("RaubOptions", "Players"),
            translate("RaubOptions", "How many people and bots sit at the table."),
            Unit.PLAYERS,
            change=translate("RaubOptions", "{new} instead of {old}"),
        ),
        "direction": make.choice(
            translate("RaubOptions", "Direction of play"),
            translate("RaubOptions", "Where the next player sits, for dealing as for playing."),
            {
                Direction.RIGHT: translate("RaubOptions", "to the right"),
                Direction.LEFT: translate("RaubOptions", "to the left"),
            },
            change=translate("RaubOptions", "played {new} instead of {old}"),
            card=order,
        ),
    }
    play = {
        "must_beat": make.switch(
            translate("RaubOptions", "Duty to beat"),
            translate("RaubOptions", "A card must beat the highest one so far, where possible."),
            translate("RaubOptions", "the highest card must be beaten where possible"),
            translate("RaubOptions", "the highest card need not be beaten"),
            card=beat,
        ),
        "swap_in_exchange_only": make.switch(
            translate("RaubOptions", "Swapping the seven in the exchange only"),
            translate("RaubOptions", "Otherwise it may be swapped until the first card is led."),
            translate("RaubOptions", "the seven swapped in the own exchange only"),
            translate("RaubOptions", "the seven swapped until the first card is led"),
            card=swap,
        ),
    }
    return OptionTexts(
        words,
        grouped(
            (translate("RaubOptions", "Table"), table), (translate("RaubOptions", "Play"), play)
        ),
    )


def interview(words: Words) -> Interview:
    """All questions in the order they are asked, from the classic game on."""
    translate = words.translate
    asked = (
        InterviewQuestion(
            "players",
            translate("RaubInterview", "How many sit at the table?"),
            (
                InterviewAnswer(
                    translate("RaubInterview", "Two players"),
                    translate("RaubInterview", "Few tricks are sure; much stays in the talon."),
                    {"players": 2},
                ),
                InterviewAnswer(
                    translate("RaubInterview", "Three players"),
                    translate("RaubInterview", "The talon always has enough for everybody."),
                    {"players": 3},
                ),
                InterviewAnswer(
                    translate("RaubInterview", "Four players"),
                    translate("RaubInterview", "The last to exchange may find the talon short."),
                    {"players": 4},
                ),
            ),
            usual=2,
        ),
        InterviewQuestion(
            "direction",
            translate("RaubInterview", "Which way does the game go round?"),
            (
                InterviewAnswer(
                    translate("RaubInterview", "To the right"),
                    translate("RaubInterview", "Dealing, asking and playing, as always."),
                    {"direction": Direction.RIGHT},
                ),
                InterviewAnswer(
                    translate("RaubInterview", "To the left"),
                    translate("RaubInterview", "Clockwise, like most other card games."),
                    {"direction": Direction.LEFT},
                ),
            ),
        ),
        InterviewQuestion(
            "beat",
            translate("RaubInterview", "Must the cards that lie there be beaten?"),
            (
                InterviewAnswer(
                    translate("RaubInterview", "Nobody has to beat them"),
                    translate("RaubInterview", "Any card of the suit will do."),
                    {"must_beat": False},
                ),
                InterviewAnswer(
                    translate("RaubInterview", "Whoever can must beat the highest"),
                    translate("RaubInterview", "With the same suit, or with a trump."),
                    {"must_beat": True},
                ),
            ),
        ),
        InterviewQuestion(
            "seven",
            translate("RaubInterview", "How long may the seven of trumps be swapped?"),
            (
                InterviewAnswer(
                    translate("RaubInterview", "Until the first card is led"),
                    translate("RaubInterview", "In the own exchange, or before the first trick."),
                    {"swap_in_exchange_only": False},
                ),
                InterviewAnswer(
                    translate("RaubInterview", "In the own exchange only"),
                    translate("RaubInterview", "Before or after drawing, and not later."),
                    {"swap_in_exchange_only": True},
                ),
            ),
        ),
    )
    return Interview(words, asked, Options())
