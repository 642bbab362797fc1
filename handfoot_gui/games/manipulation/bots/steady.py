"""The steady level: sees rearrangements that move a few cards, and always lays all it can."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from handfoot_gui.core.bot import first_allowed
from handfoot_gui.games.manipulation.rules.moves import Draw, EndTurn, Knock, Play, PlayerMove
from handfoot_gui.games.manipulation.rules.rules import Manipulation
from handfoot_gui.games.manipulation.rules.state import Phase
from handfoot_gui.games.manipulation.rules.view import View
from handfoot_gui.games.manipulation.solver import Goal, best_play

_REACH: Final = 3
"""Cards of the table that it thinks of moving in one turn."""


class SteadyBot:
    """Lays the most points it sees, draws when it sees nothing, and knocks whenever it may."""

    def __init__(self, rules: Manipulation) -> None:
        self._rules = rules

    def choose(self, view: View, seed: int, time: float) -> PlayerMove:  # noqa: ARG002
        return first_allowed(self._rules, view, self._wishes(view))

    def _wishes(self, view: View) -> Iterator[PlayerMove]:
        """What the bot would like to do, best first; the first legal one is played."""
        public, options = view.public, self._rules.options
        yield Knock()
        is_turn = public.phase is Phase.TURN
        if is_turn and (public.drawn or public.last_lap is not None or options.draw_limit == 1):
            first_play = 0 if public.melds else options.first_play
            plan = best_play(public.melds, view.hand, Goal.POINTS, first_play, _REACH)
            if plan is not None:
                yield Play(plan.melds)
        yield Draw()
        yield EndTurn()
