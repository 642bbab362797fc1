"""Where the small signs of a number card stand, in card units."""

from __future__ import annotations

from functools import cache
from typing import Final

from handfoot_gui.core.cards import Rank
from handfoot_gui.ui.art.palette import HEIGHT

_LEFT, _MIDDLE, _RIGHT = 352.0, 500.0, 648.0
_TOP, _UPPER, _CENTRE = 250.0, 550.0, 700.0
_PAIR_ROWS: Final = {
    Rank.FOUR: (_TOP,),
    Rank.FIVE: (_TOP,),
    Rank.SIX: (_TOP, _CENTRE),
    Rank.SEVEN: (_TOP, _CENTRE),
    Rank.EIGHT: (_TOP, _CENTRE),
    Rank.NINE: (_TOP, _UPPER),
    Rank.TEN: (_TOP, _UPPER),
}
_MIDDLE_ROWS: Final = {
    Rank.TWO: (_TOP, HEIGHT - _TOP),
    Rank.THREE: (_TOP, _CENTRE, HEIGHT - _TOP),
    Rank.FIVE: (_CENTRE,),
    Rank.SEVEN: ((_TOP + _CENTRE) / 2,),
    Rank.EIGHT: ((_TOP + _CENTRE) / 2, HEIGHT - (_TOP + _CENTRE) / 2),
    Rank.NINE: (_CENTRE,),
    Rank.TEN: ((_TOP + _UPPER) / 2, HEIGHT - (_TOP + _UPPER) / 2),
}


@cache
def pip_places(rank: Rank) -> tuple[tuple[float, float], ...]:
    """The middle of every sign; those below the middle of the card stand upside down."""
    places = [(_MIDDLE, y) for y in _MIDDLE_ROWS.get(rank, ())]
    for row in _PAIR_ROWS.get(rank, ()):
        for y in {row, HEIGHT - row}:
            places += [(_LEFT, y), (_RIGHT, y)]
    return tuple(places)
