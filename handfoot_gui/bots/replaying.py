"""The cards of a deal played again by the best bots, to say what they are worth."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count
from random import Random
from typing import Any, Final

from handfoot_gui.core.bot import derived_seed
from handfoot_gui.core.brought_forward import BroughtForward
from handfoot_gui.core.record import replay
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.games import GAMES

_USUAL_TIME: Final = 1.0
"""Seconds, for bots that would shorten their thinking with less."""


def plays_again(
    game: str,
    options: Any,
    moves: Sequence[tuple[Seat, Any]],
    brought: BroughtForward | None = None,
) -> Iterator[tuple[int, ...] | None]:
    """The points of every side in one play after the other of the cards that the last of *moves*
    dealt, without end; None after each decision, so that whoever waits may let others go first.

    Bots of the level of `GameDef.replays` sit on every seat, and know no more than they would at
    the table. The same moves give the same plays. *brought* is what the game started from.
    """
    replays = GAMES[game].replays
    assert replays is not None, f"nobody plays cards of {game} again"
    rules = GAMES[game].rules(options).begun_with(brought)
    dealt = replay(rules, moves)
    before = len(rules.sheet(dealt).deals)
    for number in count(1):
        rng = Random(derived_seed("cards played", number))
        bot = replays.bot(GAMES[game], options, number)
        state = replays.stirred(dealt, rng)
        while len(rules.sheet(state).deals) == before:
            seat = rules.actor(state)
            assert seat is not None, "the deal goes on"
            if seat == TABLE:
                move = rules.table_move(state, rng)
            else:
                move = bot.choose(rules.view(state, seat), rng.getrandbits(63), _USUAL_TIME)
                yield None
            state = rules.apply(state, seat, move)
        sheet = rules.sheet(state)
        yield tuple(map(sheet.deals[-1].points_by_rules, range(len(sheet.sides))))
