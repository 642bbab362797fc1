"""Matches between bots, played from views only; the same seed gives the same games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from math import ceil, log
from random import Random
from time import perf_counter
from typing import Any, Final

from msgspec import Struct

from handfoot_gui.bots.guest import Guest, NoBot, NoMove
from handfoot_gui.core.bot import derived_seed
from handfoot_gui.core.game import AnyBot
from handfoot_gui.core.options import GameOptions
from handfoot_gui.core.rules import Rules
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.sheet import Sheet
from handfoot_gui.games import GAMES

THINKING_TIME: Final = 1.0
"""Seconds a bot may think about one move."""

MOST_GONE: Final = 5
"""So often the process of a bot is begun again in a game; then it is not asked any more."""

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
    seat_faults: tuple[Mapping[str, int], ...]
    """By seat: moves that were not made or not allowed, and were replaced, by what was wrong."""
    thinking: tuple[tuple[float, ...], ...]
    """By seat: seconds for each move."""

    @property
    def faults(self) -> int:
        return sum(sum(own.values()) for own in self.seat_faults)


def play_game(
    rules: Rules[Any, Any, Any],
    bots: Sequence[AnyBot],
    seed: int,
    time: float = THINKING_TIME,
) -> ArenaGame:
    """Play one game to its end; every chance and every bot's seed comes from *seed*.

    A bot has *time*, in seconds, for each move. Where it makes none, or one that is not allowed,
    the game goes on with a move that the rules suggest.
    """
    rng = Random(derived_seed(seed, "table"))
    state = rules.start()
    moves: list[tuple[Seat, Any]] = []
    turns: list[int] = []
    begun_turns, last = 0, TABLE
    thinking: list[list[float]] = [[] for _ in bots]
    faults: list[Counter[str]] = [Counter() for _ in bots]
    gone: Counter[Seat] = Counter()
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
            fault = ""
            try:
                if gone[actor] >= MOST_GONE:
                    raise NoMove("not asked any more")
                move = bots[actor].choose(view, move_seed, time)
                thinking[actor].append(perf_counter() - begun)
            except NoMove as error:
                fault = error.kind
                gone[actor] += error.is_gone
            except Exception as error:  # noqa: BLE001  (a bot's mistake must not end the match)
                fault = f"raised {type(error).__name__}"
            if not fault:
                try:
                    # A list in the place of a tuple would do harm later on.
                    hash(move)
                    after = rules.apply(state, actor, move)
                except Exception:  # noqa: BLE001  (what is no move at all may raise anything)
                    fault = "not allowed"
            if fault:
                faults[actor][fault] += 1
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
        tuple(faults),
        tuple(map(tuple, thinking)),
    )


# -- many games ----------------------------------------------------------------------------------


class GameSet(Struct, frozen=True):
    """Games with the same cards: what any process anywhere needs to play them."""

    game: str
    options: Any
    seatings: tuple[tuple[str, ...], ...]
    """For each game the bots by seat: levels, or bots of others as ``module:Class``."""
    seed: int
    time: float = THINKING_TIME
    is_recorded: bool = False
    """Whether the moves are wanted, too."""
    mark: tuple[int, int] = (0, 0)
    """By this the one who asks knows it again."""


class Outcome(Struct, frozen=True):
    """What a game has come to, in figures."""

    bots: tuple[str, ...]
    """By seat."""
    sides: tuple[tuple[Seat, ...], ...]
    totals: tuple[int, ...]
    """By side, as *leaders*."""
    leaders: tuple[int, ...]
    is_lowest_best: bool
    ended: tuple[str, ...]
    """How each deal ended, in the game's words."""
    turns: tuple[int, ...]
    """Of each deal."""
    faults: tuple[dict[str, int], ...]
    """By seat, as `ArenaGame.seat_faults`."""
    times: tuple[dict[int, int], ...]
    """By seat: how many moves took how long, as `quantiles_of_times` reads them."""


Played = tuple[Outcome, ArenaGame | None]
"""A game in figures, and with its moves where they are wanted."""


def play_set(asked: GameSet) -> tuple[Played, ...]:
    """Play the games of *asked*, one for each seating.

    A bot of somebody else begins anew with each set, so that nothing it remembers depends on who
    plays which. Raises `NoBot` where there is none.
    """
    with ExitStack() as stack:
        bots: dict[str, AnyBot] = {}
        for name in dict.fromkeys(name for seating in asked.seatings for name in seating):
            if is_guest(name):
                bots[name] = stack.enter_context(Guest(name, asked.options))
            else:
                bots[name] = GAMES[asked.game].bot(name, asked.options)
        rules = GAMES[asked.game].rules(asked.options)
        found = []
        for seating in asked.seatings:
            game = play_game(rules, [bots[name] for name in seating], asked.seed, asked.time)
            found.append((outcome(game, seating), game if asked.is_recorded else None))
        return tuple(found)


def is_guest(name: str) -> bool:
    """Whether the bot is somebody else's, and not a level of the game."""
    return ":" in name


def problem_with(asked: GameSet) -> str | None:
    """Why the games cannot be played: a sentence about a bot that cannot be used."""
    for name in sorted({name for seating in asked.seatings for name in seating}):
        try:
            if is_guest(name):
                Guest(name, asked.options).close()
        except NoBot as error:
            return str(error)
    return None


def outcome(game: ArenaGame, seating: tuple[str, ...]) -> Outcome:
    """The figures of *game*, which the bots of *seating* have played."""
    sheet = game.sheet
    return Outcome(
        seating,
        sheet.sides,
        sheet.totals,
        sheet.leaders,
        sheet.is_lowest_best,
        tuple(deal.ended for deal in sheet.deals),
        game.turns,
        tuple(map(dict, game.seat_faults)),
        tuple(dict(Counter(map(_time_class, seconds))) for seconds in game.thinking),
    )


_STEP: Final = 1.02
"""Times of one class differ by two percent at most."""
_SHORTEST: Final = 1e-7


def _time_class(seconds: float) -> int:
    return ceil(log(max(seconds, _SHORTEST) / _SHORTEST) / log(_STEP))


def quantiles_of_times(
    times: Iterable[Mapping[int, int]], shares: Sequence[float]
) -> tuple[float, ...]:
    """The seconds that so large *shares* of all moves did not exceed; 0 where there were none."""
    counts: Counter[int] = Counter()
    for some in times:
        counts.update(some)
    found = []
    for share in shares:
        rest, reached = share * counts.total(), 0
        for own in sorted(counts):
            reached = own
            rest -= counts[own]
            if rest <= 0:
                break
        found.append(_SHORTEST * _STEP**reached if counts else 0.0)
    return tuple(found)


def rotations(seating: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """The seating with everybody moved on by a seat, as often as it makes a difference."""
    return tuple(dict.fromkeys(seating[by:] + seating[:by] for by in range(len(seating))))


def duel(options: GameOptions, one: str, other: str) -> tuple[tuple[str, ...], ...]:
    """All seatings in which *one* and *other* hold every second side, in turns."""
    side_of = {seat: side for side, seats in enumerate(options.seats_of_sides) for seat in seats}
    return tuple(
        dict.fromkeys(
            seating
            for pair in ((one, other), (other, one))
            for seating in rotations(
                tuple(pair[side_of[seat] % 2] for seat in range(options.players))
            )
        )
    )
