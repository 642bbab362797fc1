"""Every option of Raub in words: one record each."""

from __future__ import annotations

from handfoot_gui.core.text.options import OptionMaker, OptionTexts, Unit, grouped
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.raub.rules.options import Direction, Options


def option_texts(words: Words, options: Options) -> OptionTexts:  # noqa: ARG001  (all are worded alike)
    """The words of *options*."""
    translate, make = words.translate, OptionMaker(words)
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
        ),
    }
    play = {
        "must_beat": make.switch(
            translate("RaubOptions", "Duty to beat"),
            translate("RaubOptions", "A card must beat the highest one so far, where possible."),
            translate("RaubOptions", "the highest card must be beaten where possible"),
            translate("RaubOptions", "the highest card need not be beaten"),
        ),
        "swap_in_exchange_only": make.switch(
            translate("RaubOptions", "Swapping the seven in the exchange only"),
            translate("RaubOptions", "Otherwise it may be swapped until the first card is led."),
            translate("RaubOptions", "the seven swapped in the own exchange only"),
            translate("RaubOptions", "the seven swapped until the first card is led"),
        ),
    }
    return OptionTexts(
        words,
        grouped(
            (translate("RaubOptions", "Table"), table), (translate("RaubOptions", "Play"), play)
        ),
    )
