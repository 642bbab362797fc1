"""Plays a deal to its end with steady players, as often as is wanted, from any of its states."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from handfoot_gui.core.seats import TABLE
from handfoot_gui.games.hand_and_foot.bots.kernel.deal import DISCARD, OVER, Act, Deal, deal_of
from handfoot_gui.games.hand_and_foot.bots.kernel.discarding import discards_of
from handfoot_gui.games.hand_and_foot.bots.kernel.refusals import discards_allowed
from handfoot_gui.games.hand_and_foot.bots.kernel.steady import decide
from handfoot_gui.games.hand_and_foot.bots.kernel.terms import Terms
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.state import Phase, State

_VARIES: Final = 0.1
"""How often the second-best card is discarded.

The steady player does the same with the same cards; so they fall otherwise every time. Of 60 deals
played ten times each this made no deal better or worse on average (6,035 points after 5,997).
"""


def replayer(options: Options) -> Callable[[State, Random], tuple[float, ...]]:
    """What plays the deal of a state to its end and gives every side's points in it.

    A state before the deal gets cards by chance; nobody tries to cut them exactly.
    """
    rules, terms = HandAndFoot(options), Terms(options)
    exact = options.each_dealt

    def played(state: State, rng: Random) -> tuple[float, ...]:
        state = _at_play(rules, state, rng)
        deal = deal_of(terms, state)
        while deal.phase != OVER:
            deal.perform(_varied(deal, rng), rng)
        lifted = state.public.lifted
        return tuple(
            float(deal.points(side))
            + options.exact_cut_bonus * sum(lifted[seat] == exact for seat in seats if lifted)
            for side, seats in enumerate(terms.seats_of)
        )

    return played


def _at_play(rules: HandAndFoot, state: State, rng: Random) -> State:
    """*state* once a player draws, melds or discards, or the deal is over."""
    while (phase := state.public.phase) is not Phase.DEAL_OVER:
        seat = rules.actor(state)
        assert seat is not None, "the game goes on"
        if seat == TABLE:
            state = rules.apply(state, seat, rules.table_move(state, rng))
        elif phase is Phase.CUT:
            state = rules.apply(state, seat, next(rules.suggestions(rules.view(state, seat))))
        else:
            break
    return state


def _varied(deal: Deal, rng: Random) -> Act:
    """What the steady player does, or now and then its second-best discard."""
    act = decide(deal)
    if act[0] == DISCARD and rng.random() < _VARIES:
        for code in discards_of(deal, deal.turn):
            if code != act[2] and discards_allowed(deal, deal.turn, [code]):
                return DISCARD, (), code
    return act
