"""The strong and the expert player: the search of the kernel behind the contract of a bot."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from time import perf_counter
from typing import Final

from msgspec import Struct

from handfoot_gui.core.bot import ONE_CORE, Cores, derived_seed
from handfoot_gui.core.record import Agreed
from handfoot_gui.games.hand_and_foot.bots.kernel.candidates import Line
from handfoot_gui.games.hand_and_foot.bots.kernel.deal import deal_of_view
from handfoot_gui.games.hand_and_foot.bots.kernel.moves import move_of
from handfoot_gui.games.hand_and_foot.bots.kernel.search import (
    Budget,
    Judged,
    Rows,
    Trial,
    best_of,
    judged_acts,
)
from handfoot_gui.games.hand_and_foot.bots.kernel.terms import Terms
from handfoot_gui.games.hand_and_foot.bots.learnt import tactics_for, weights_for
from handfoot_gui.games.hand_and_foot.bots.levels import SteadyBot
from handfoot_gui.games.hand_and_foot.rules.moves import PlayerMove
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.state import Phase, View

STRONG: Final = Budget(rollouts=75, turns=4, worlds=6, gate=1.5)
"""Under a twentieth of a second in plain Python, and clearly between the levels beside it: with
twice as many rollouts of twice the length strong players are hardly weaker than experts."""
ADVISER: Final = STRONG._replace(rollouts=150, turns=8)
"""Who gives hints may take a tenth of a second, and sees what an expert sees in most positions."""
EXPERT: Final = Budget(rollouts=400_000, turns=12, worlds=16, gate=0.75)
"""Looked at in more worlds, a line is seldom given up by mistake, and needs less to be trusted. The
rollouts are what an expert with much time ends at."""
HURRY: Final = 0.5
"""Seconds: an expert with less time looks no further ahead than who gives hints."""
HURRIED: Final = ADVISER._replace(rollouts=EXPERT.rollouts)
_SHARE: Final = 0.9
"""Of its time, in which an expert begins to look at worlds."""


@lru_cache(maxsize=2)
def _terms(options: Options, agreed: Agreed) -> Terms:
    """Those of strong players, with the tactics they have learnt."""
    return Terms(options, agreed, tactics=tactics_for(options))


def chance_of_turn(view: View, number: int = 0) -> Random:
    """What worlds are made of, others by another *number*. They are the same all through a turn; so
    what one decision holds back, the next one does not lay because it looks into other worlds."""
    public = view.public
    more = (number,) if number else ()
    return Random(derived_seed("worlds", public.deal, public.turns, view.seat, *more))


class StrongBot:
    """Plays lines on in a fixed number of imagined worlds: the same view gives the same move,
    whatever the seed."""

    def __init__(
        self,
        options: Options,
        agreed: Agreed = (),
        *,
        budget: Budget = STRONG,
        number: int = 0,
    ) -> None:
        """*agreed* is what the players of each side agreed on; with another *number* other worlds
        are imagined."""
        self._rules = HandAndFoot(options)
        self._agreed = agreed
        self._terms = _terms(options, agreed)
        self._steady = SteadyBot(options, agreed)
        self._budget = budget
        self._number = number

    def choose(self, view: View, seed: int, time: float) -> PlayerMove:
        weights = weights_for(self._rules.options)
        if view.public.phase in (Phase.CUT, Phase.ANSWER) or not weights:
            return self._steady.choose(view, seed, time)
        move = move_of(self._terms, view, best_of(self.judged(view, time)).act)
        if self._rules.problem(view, move) is not None:
            return self._steady.choose(view, seed, time)
        return move

    def judged(self, view: View, time: float = 1.0) -> list[Judged]:
        """What may be done in *view*, and how good it is; the weights are there."""
        del time
        return judged_acts(
            deal_of_view(self._terms, view),
            weights_for(self._rules.options),
            chance_of_turn(view, self._number),
            self._budget,
        )


class _Share(Struct, frozen=True):
    """So many worlds from a first one on, to be looked at wherever there is time."""

    options: Options
    agreed: Agreed
    view: View
    seed: int
    turns: int
    lines: list[Line]
    first: int
    count: int
    until: float | None


def _rows(share: _Share) -> Rows:
    """What is found in the worlds of *share*."""
    deal = deal_of_view(_terms(share.options, share.agreed), share.view)
    trial = Trial(deal, weights_for(share.options), share.seed, share.turns)
    return trial.rows(share.lines, share.first, share.count, share.until)


class ExpertBot(StrongBot):
    """Plays on in as many worlds as its time and its `cores` allow; with a budget of its own
    the same view gives the same move, on however many cores."""

    def __init__(
        self,
        options: Options,
        agreed: Agreed = (),
        *,
        budget: Budget | None = None,
        number: int = 0,
    ) -> None:
        super().__init__(options, agreed, budget=budget or EXPERT, number=number)
        self._is_timed = budget is None
        self.cores: Cores = ONE_CORE

    def judged(self, view: View, time: float = 1.0) -> list[Judged]:
        """As `StrongBot.judged`, within so much *time* in seconds."""
        until = perf_counter() + time * _SHARE if self._is_timed else None
        budget = HURRIED if self._is_timed and time < HURRY else self._budget

        def spread(trial: int, lines: list[Line], first: int, count: int) -> Rows:
            each = -(-count // self.cores.count)
            what = self._rules.options, self._agreed, view, trial, budget.turns, lines
            end = first + count
            shares = [
                _Share(*what, one, min(each, end - one), until) for one in range(first, end, each)
            ]
            found = self.cores.each(_rows, shares, until)
            return [row for rows in found if rows is not None for row in rows]

        return judged_acts(
            deal_of_view(self._terms, view),
            weights_for(self._rules.options),
            chance_of_turn(view, self._number),
            budget,
            until=until,
            spread=spread,
        )


def unhurried_expert(options: Options, number: int) -> ExpertBot:
    """An expert who looks at so many worlds, whatever the clock shows, as who gives hints does; by
    another *number* at others."""
    return ExpertBot(options, budget=ADVISER, number=number)
