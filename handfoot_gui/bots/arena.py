"""Matches between bots, played from views only; the same seed gives the same games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Any, Final

from handfoot_gui.core.bot import derived_seed
from handfoot_gui.core.game import AnyBot
from handfoot_gui.core.rules import Rules
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.sheet import Sheet

THINKING_TIME: Final = 1.0
"""Seconds a bot may think about one move."""

MOST_MOVES: Final = 100_000
"""No game is longer; reaching it is a fault of the rules."""


@dataclass(frozen=True, slots=True)
class ArenaGame:
    """A game between bots, as it went."""

    moves: tuple[tuple[Seat, Any], ...]
    """Every move with its mover, the table's moves included."""
    final: Any
    """The rules' state after the last move."""
    sheet: Sheet
    turns: tuple[int, ...]
    """The turns of each finished deal: how often another player acted than before."""
    faults: int
    """Moves that a bot failed to make, or that were not allowed, and were replaced."""
    thinking: tuple[tuple[float, ...], ...]
    """By seat: seconds for each move."""


def play_game(
    rules: Rules[Any, Any, Any],
    bots: Sequence[AnyBot],
    seed: int,
) -> ArenaGame:
    """Play one game to its end; every chance and every bot's seed comes from *seed*."""
    rng = Random(derived_seed(seed, "table"))
    state = rules.start()
    moves: list[tuple[Seat, Any]] = []
    turns: list[int] = []
    begun_turns, last = 0, TABLE
    thinking: list[list[float]] = [[] for _ in bots]
    faults = 0
    while (actor := rules.actor(state)) is not None:
        assert len(moves) < MOST_MOVES, "the game does not end"
        if actor == TABLE:
            move = rules.table_move(state, rng)
            after = rules.apply(state, TABLE, move)
        else:
            begun_turns, last = begun_turns + (actor != last), actor
            view = rules.view(state, actor)
            begun = perf_counter()
            move_seed = derived_seed(seed, "bot", actor, len(moves))
            try:
                move = bots[actor].choose(view, move_seed, THINKING_TIME)
                thinking[actor].append(perf_counter() - begun)
                after = rules.apply(state, actor, move)
            except Exception:  # noqa: BLE001  (a bot's mistake must not end the match)
                faults += 1
                move = next(rules.suggestions(view))
                after = rules.apply(state, actor, move)
        moves.append((actor, move))
        state = after
        if len(rules.sheet(state).deals) > len(turns):
            turns.append(begun_turns)
            begun_turns, last = 0, TABLE
    return ArenaGame(
        tuple(moves),
        state,
        rules.sheet(state),
        tuple(turns),
        faults,
        tuple(map(tuple, thinking)),
    )
