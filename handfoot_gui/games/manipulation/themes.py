"""What a decision of Manipulation Rummy was about: what was left that could be laid."""

from __future__ import annotations

from enum import StrEnum

from handfoot_gui.games.manipulation.rules.moves import Play, PlayerMove
from handfoot_gui.games.manipulation.rules.options import Options
from handfoot_gui.games.manipulation.rules.state import View


class Themed(StrEnum):
    """What it may be."""

    PLAIN = "plain"
    """The better play leaves the melds of the table together."""
    REARRANGED = "rearranged"
    """It takes melds of the table apart."""


def theme_of(options: Options, view: View, move: PlayerMove, other: PlayerMove) -> str:
    """What the choice between *move* and *other*, which lays more, was about."""
    del options
    better = other if isinstance(other, Play) else move
    after = better.melds if isinstance(better, Play) else view.public.melds
    melds = [{laid.card for laid in meld} for meld in after]
    is_plain = all(
        any({laid.card for laid in meld} <= whole for whole in melds) for meld in view.public.melds
    )
    return Themed.PLAIN if is_plain else Themed.REARRANGED
