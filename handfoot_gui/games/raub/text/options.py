"""Every option of Raub in words: one record each."""

from __future__ import annotations

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
