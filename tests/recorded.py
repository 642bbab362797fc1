"""Games for the tests of records and files: played at random, under any seed, in a moment."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from random import Random

from handfoot_gui.core.record import Player, PlayerKind, Record
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.games.hand_and_foot.rules.moves import Move
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.state import State
from handfoot_gui.storage.files import KEPT, files_in
from handfoot_gui.storage.scored_games import LoadedScoredGame, load_scored

SEATS = (
    Player("Marta", PlayerKind.PERSON),
    Player("Elise", PlayerKind.BOT, "steady"),
    Player("Josip", PlayerKind.BOT, "steady"),
    Player("Karl", PlayerKind.BOT, "easy"),
)


def playing(seed: int, options: Options | None = None) -> Iterator[tuple[Record, State]]:
    """A random game under *seed*: record and state from the start, then after every move."""
    rules = HandAndFoot(options or Options())
    rng = Random(seed)
    state = rules.start()
    record = Record("hand-and-foot", "classic", rules.options, SEATS, (), seed)
    yield record, state
    while (seat := rules.actor(state)) is not None:
        if seat == TABLE:
            move: Move = rules.table_move(state, rng)
        else:
            move = rng.choice(list(islice(rules.suggestions(rules.view(state, Seat(seat))), 12)))
        state = rules.apply(state, seat, move)
        record = record.with_move(seat, move)
        yield record, state


@cache
def game(seed: int = 1, moves: int | None = None) -> tuple[Record, State]:
    """The game of *seed* after *moves* moves, or at its end."""
    *_, last = islice(playing(seed), None if moves is None else moves + 1)
    return last


def scored_in(folder: Path) -> tuple[LoadedScoredGame, ...]:
    """Every kept game in *folder*, as it lies there."""
    return tuple(load_scored(path) for path in files_in(folder, KEPT))
