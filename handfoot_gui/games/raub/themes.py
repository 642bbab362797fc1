"""What a decision of Raub was about."""

from __future__ import annotations

from enum import StrEnum

from handfoot_gui.games.raub.rules.moves import (
    Exchange,
    KeepSeven,
    LayAside,
    Play,
    PlayerMove,
    SwapSeven,
)
from handfoot_gui.games.raub.rules.options import Options
from handfoot_gui.games.raub.rules.state import View


class Themed(StrEnum):
    """What it may be."""

    CALLING = "calling"
    """To deal, to look, to raub, or to pass."""
    EXCHANGE = "exchange"
    PLAY = "play"


def theme_of(options: Options, view: View, move: PlayerMove, other: PlayerMove) -> str:
    """What the choice between *move* and *other* was about."""
    del options, view, other
    match move:
        case Play():
            return Themed.PLAY
        case Exchange() | LayAside() | SwapSeven() | KeepSeven():
            return Themed.EXCHANGE
        case _:
            return Themed.CALLING
