"""The games whose score can be kept, by name: what makes their keepers, imported when wanted."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from handfoot_gui.core.scorekeeping import AnyKeeper, AnyKept
from handfoot_gui.core.sheet import Sheet


def _hand_and_foot() -> type[AnyKeeper]:
    from handfoot_gui.games.hand_and_foot.scorekeeping.keeper import HandAndFootKeeper

    return HandAndFootKeeper


def _raub() -> type[AnyKeeper]:
    from handfoot_gui.games.raub.scorekeeping import RaubKeeper

    return RaubKeeper


def _manipulation() -> type[AnyKeeper]:
    from handfoot_gui.games.manipulation.scorekeeping import ManipulationKeeper

    return ManipulationKeeper


KEEPERS: Final[Mapping[str, Callable[[], type[AnyKeeper]]]] = {
    "hand-and-foot": _hand_and_foot,
    "raub": _raub,
    "manipulation": _manipulation,
}
"""Every game whose score can be kept."""


def keeper_for(game: str, options: Any) -> AnyKeeper:
    """The keeper of *game* under *options*; KeyError for a game that is not kept."""
    return KEEPERS[game]()(options)


def keeper_of(kept: AnyKept) -> AnyKeeper:
    """The keeper of a kept game."""
    return keeper_for(kept.game, kept.options)


def sheet_of(kept: AnyKept) -> Sheet:
    """The score of the deals that have been written down."""
    return keeper_of(kept).sheet(kept.deals, kept.first_dealer)
