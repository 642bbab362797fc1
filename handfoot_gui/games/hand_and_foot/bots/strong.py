"""The strong and the expert player: the search of the kernel behind the contract of a bot."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Final

from handfoot_gui.games.hand_and_foot.bots.kernel.deal import Deal, deal_of_view
from handfoot_gui.games.hand_and_foot.bots.kernel.features import COUNT
from handfoot_gui.games.hand_and_foot.bots.kernel.going_out import reason_of
from handfoot_gui.games.hand_and_foot.bots.kernel.moves import move_of
from handfoot_gui.games.hand_and_foot.bots.kernel.search import best_of, judged_acts
from handfoot_gui.games.hand_and_foot.bots.kernel.terms import Terms
from handfoot_gui.games.hand_and_foot.bots.levels import SteadyBot
from handfoot_gui.games.hand_and_foot.rules.moves import Answer, PlayerMove, Reason
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.presets import PRESET_SEATS, preset
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.state import Phase, View

WEIGHTS: Final = Path(__file__).with_name("weights.json")
"""By name of a house, see `houses`: what each of `kernel.features` is worth, in points."""
_TURNS: Final = 4
_ROLLOUTS: Final = 200
_MOST_ROLLOUTS: Final = 40_000
"""An expert with much time ends here, too."""
_LIKELY_LONGEST: Final = 0.15
"""The share of its time in which an expert makes its move after the last rollout."""


def houses() -> dict[str, Options]:
    """The rules that have weights of their own: every preset for its players and sides."""
    return {
        f"{name} {players} {sides.value}": preset(name, players, sides)
        for name, seats in PRESET_SEATS.items()
        for players, some in seats.items()
        for sides in some
    }


@cache
def weights_for(options: Options) -> list[float]:
    """The weights learnt under the rules most like *options*; none where the file is damaged."""
    fields, same_houses = Options.__struct_fields__, houses()

    def likeness(house: str) -> tuple[bool, bool, int]:
        other = same_houses[house]
        same = sum(getattr(other, field) == getattr(options, field) for field in fields)
        return other.sides is options.sides, other.players == options.players, same

    try:
        known = json.loads(WEIGHTS.read_text("utf-8"))
        found = [float(weight) for weight in known[max(same_houses, key=likeness)]]
        if len(found) != COUNT:
            raise ValueError(f"{len(found)} weights in place of {COUNT}")
    except (OSError, ValueError, TypeError, LookupError) as fault:
        logging.getLogger(__name__).warning(
            "The strong bots play like the steady one, since %s cannot be used: %s",
            WEIGHTS.name,
            fault,
        )
        return []
    return found


class StrongBot:
    """Plays its acts on in a fixed number of imagined worlds: the same seed gives the same move."""

    def __init__(self, options: Options, rollouts: int = _ROLLOUTS, turns: int = _TURNS) -> None:
        self._rules = HandAndFoot(options)
        self._terms = Terms(options)
        self._steady = SteadyBot(options)
        self._rollouts = rollouts
        self._turns = turns

    def choose(self, view: View, seed: int, time: float) -> PlayerMove:
        weights = weights_for(self._rules.options)
        if view.public.phase is Phase.CUT or not weights:
            return self._steady.choose(view, seed, time)
        deal = deal_of_view(self._terms, view)
        found = judged_acts(
            deal,
            weights,
            Random(seed),
            rollouts=self._rollouts,
            turns=self._turns,
            is_time_up=self._clock(time),
        )
        move = move_of(self._terms, view, best_of(found).act)
        if isinstance(move, Answer):
            return self._with_reason(deal, view.seat, move.may)
        if self._rules.problem(view, move) is not None:
            return self._steady.choose(view, seed, time)
        return move

    def _clock(self, time: float) -> Callable[[], bool] | None:  # noqa: ARG002
        """What says that no more worlds are looked at."""
        return None

    def _with_reason(self, deal: Deal, seat: int, may: bool) -> Answer:
        """The answer with why, where the rules let it have one."""
        if not self._rules.options.answer_reasons:
            return Answer(may)
        reason = reason_of(deal, seat)
        if reason.is_yes != may:
            reason = Reason.AHEAD if may else Reason.TOO_MUCH_LEFT
        return Answer(may, reason)


class ExpertBot(StrongBot):
    """Plays on in as many worlds as its time allows; a number of rollouts gives the same moves."""

    def __init__(self, options: Options, rollouts: int | None = None, turns: int = _TURNS) -> None:
        super().__init__(options, _MOST_ROLLOUTS if rollouts is None else rollouts, turns)
        self._is_timed = rollouts is None

    def _clock(self, time: float) -> Callable[[], bool] | None:
        if not self._is_timed:
            return None
        end = perf_counter() + time * (1 - _LIKELY_LONGEST)
        return lambda: perf_counter() >= end
