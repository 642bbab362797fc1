"""The levels at which a bot plays Manipulation Rummy, and what is said to a person who asks."""

from __future__ import annotations

from handfoot_gui.games.manipulation.bots.easy import EasyBot
from handfoot_gui.games.manipulation.bots.steady import SteadyBot
from handfoot_gui.games.manipulation.bots.strong import StrongBot
from handfoot_gui.games.manipulation.rules.advice import Advice, advice_for
from handfoot_gui.games.manipulation.rules.moves import Play
from handfoot_gui.games.manipulation.rules.options import Options
from handfoot_gui.games.manipulation.rules.rules import Manipulation
from handfoot_gui.games.manipulation.rules.view import View


def easy(options: Options) -> EasyBot:
    """Never takes a meld apart."""
    return EasyBot(Manipulation(options))


def steady(options: Options) -> SteadyBot:
    """Sees rearrangements that move a few cards."""
    return SteadyBot(Manipulation(options))


def strong(options: Options) -> StrongBot:
    """Sees every rearrangement, and holds cards back."""
    return StrongBot(Manipulation(options))


def advice(options: Options, view: View) -> tuple[Play, Advice] | None:
    """The best play, and the steps that lead to it; None where nothing can be played."""
    found = advice_for(options, view)
    return None if found is None else (Play(found.plan.melds), found)
