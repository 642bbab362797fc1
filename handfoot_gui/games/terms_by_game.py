"""The words of every game whose score can be kept, by name, imported when wanted."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from handfoot_gui.core.scorekeeping import AnyKept
from handfoot_gui.core.text.scorekeeping import AnyTerms
from handfoot_gui.core.text.words import Words, shown_name
from handfoot_gui.games.desks import DESKS
from handfoot_gui.games.registry import GAMES


def _hand_and_foot() -> type[AnyTerms]:
    from handfoot_gui.games.hand_and_foot.text.keeping import HandAndFootTerms

    return HandAndFootTerms


def _raub() -> type[AnyTerms]:
    from handfoot_gui.games.raub.text.keeping import RaubTerms

    return RaubTerms


def _manipulation() -> type[AnyTerms]:
    from handfoot_gui.games.manipulation.text.keeping import ManipulationTerms

    return ManipulationTerms


_TERMS: Final[Mapping[str, Callable[[], type[AnyTerms]]]] = {
    "hand-and-foot": _hand_and_foot,
    "raub": _raub,
    "manipulation": _manipulation,
}


def terms_of(kept: AnyKept, words: Words) -> AnyTerms:
    """The words for a kept game; KeyError for a game that is not kept."""
    names = [shown_name(name) for name in kept.names]
    desk = DESKS[kept.game](GAMES[kept.game].rules(kept.options), names, words)
    return _TERMS[kept.game]()(kept.options, names, words, desk)
