"""The words of every game whose score can be kept, by name, imported when wanted."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from handfoot_gui.engine.registry import GAMES
from handfoot_gui.model.desks import DESKS
from handfoot_gui.model.keeper.kept import AnyKept
from handfoot_gui.model.keeper.terms import AnyTerms
from handfoot_gui.model.wording.words import Words, shown_name


def _hand_and_foot() -> type[AnyTerms]:
    from handfoot_gui.model.wording.hand_and_foot.keeping import HandAndFootTerms

    return HandAndFootTerms


def _raub() -> type[AnyTerms]:
    from handfoot_gui.model.wording.raub.keeping import RaubTerms

    return RaubTerms


def _manipulation() -> type[AnyTerms]:
    from handfoot_gui.model.wording.manipulation.keeping import ManipulationTerms

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
