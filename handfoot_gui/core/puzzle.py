"""A puzzle: a position out of a game, what its player shall find there, and what solves it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum, auto
from typing import Any, Final, TypeAlias

from msgspec import Struct

from handfoot_gui.core.judgement import Judgement
from handfoot_gui.core.rules import Rules
from handfoot_gui.core.seats import Seat

AnyRules: TypeAlias = Rules[Any, Any, Any]
Moves: TypeAlias = tuple[tuple[Seat, Any], ...]

DEGREES: Final = (1, 2, 3)
"""From easy to hard."""


class Verdict(Enum):
    """What has come of an attempt so far."""

    OPEN = auto()
    """It can still be solved by going on."""
    SOLVED = auto()
    MISSED = auto()


class Puzzle(Struct, frozen=True):
    """One position and its best answer, found and checked by a solver or by bots."""

    name: str
    """Unique in its game, and the same in every version: progress is kept by it."""
    kind: str
    """What is to be found there: a word of the game, see `PuzzleKind`."""
    degree: int
    """One of `DEGREES`."""
    options: Any
    moves: Moves
    """From the start of a game to the position, where the solver is to move."""
    solution: Moves
    """The best line, at least one move of the solver; moves of others where they answer it."""
    judged: Judgement | None = None
    """What the first move of the solution is worth beside others; None where it is no matter of
    more or less, as it reaches a goal that nothing else reaches."""


class PuzzleKind(Struct, frozen=True):
    """What is asked in puzzles of one kind, and how an attempt is judged."""

    name: str
    """The word of the game for it."""
    title: str
    """Over the position: "Lay all cards"."""
    question: Callable[[Any], str]
    """From the solver's view: what to find, in one or two sentences."""
    verdict: Callable[[AnyRules, Puzzle, Any, Moves], Verdict]
    """From rules, puzzle, the state at its position and the moves made since then, all legal and
    by whoever's turn it was: what has come of it."""
    explained: Callable[[AnyRules, Puzzle, Any], str]
    """From rules, puzzle and the state at its position: why the solution is the best answer, in a
    sentence or two. It may tell what the solver sees, and nothing else."""
    advice: Callable[[Any, Any], object] = lambda view, move: None  # noqa: ARG005
    """From the solver's view and the move of the solution there: what the game's presenter makes
    hints of; see `GameDef.advice`."""


def after(rules: AnyRules, state: Any, moves: Sequence[tuple[Seat, Any]]) -> Any:
    """The state after legal *moves*."""
    for seat, move in moves:
        state = rules.apply(state, seat, move)
    return state
