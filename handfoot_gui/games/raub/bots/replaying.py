"""Plays a deal of Raub to its end with quick players, from any of its states."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from handfoot_gui.core.seats import TABLE
from handfoot_gui.games.raub.bots.searching import SearchingBot
from handfoot_gui.games.raub.bots.worlds import Sight
from handfoot_gui.games.raub.rules.options import Options
from handfoot_gui.games.raub.rules.rules import RaubRules
from handfoot_gui.games.raub.rules.state import State

_WORLDS: Final = 8
"""So few that a deal takes a hundredth of a second, and is not played the same way each time."""


def replayer(options: Options) -> Callable[[State, Random], tuple[float, ...]]:
    """What plays the deal of a state to its end and gives everybody's points in it."""
    rules = RaubRules(options)
    bot = SearchingBot(rules, worlds=_WORLDS, sight=Sight.TABLE)

    def played(state: State, rng: Random) -> tuple[float, ...]:
        before = len(rules.sheet(state).deals)
        while len(rules.sheet(state).deals) == before:
            seat = rules.actor(state)
            assert seat is not None, "the deal goes on"
            if seat == TABLE:
                state = rules.apply(state, seat, rules.table_move(state, rng))
            else:
                move = bot.choose(rules.view(state, seat), rng.getrandbits(32), 1.0)
                state = rules.apply(state, seat, move)
        deal = rules.sheet(state).deals[-1]
        return tuple(float(deal.points(side)) for side in range(options.players))

    return played
