"""Who can say more to a person who asks for help than what a bot would do."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from handfoot_gui.games.manipulation.rules.advice import advice_for
from handfoot_gui.games.manipulation.rules.moves import Play

Adviser: TypeAlias = Callable[[Any, Any], tuple[Any, Any] | None]
"""From options and view: a move and what the game's desk makes hints of; None: nothing."""


def _manipulation(options: Any, view: Any) -> tuple[Any, Any] | None:
    advice = advice_for(options, view)
    return None if advice is None else (Play(advice.plan.melds), advice)


ADVISERS: Final[Mapping[str, Adviser]] = {"manipulation": _manipulation}
"""By game; in the others a bot's move is all that is said."""


def adviser_of(game: str) -> Adviser:
    """The adviser of *game*; one that says nothing where it has none."""
    return ADVISERS.get(game, lambda _options, _view: None)
