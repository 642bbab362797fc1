"""What a bot is: somebody who turns a view into a move."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import blake2b
from typing import Protocol, TypeVar

from handfoot_gui.core.errors import Problem

ViewT = TypeVar("ViewT", contravariant=True)
MoveT = TypeVar("MoveT", covariant=True)
PlayerMove = TypeVar("PlayerMove")


class Bot(Protocol[ViewT, MoveT]):
    """One level of play of one game under one set of options.

    A bot keeps nothing between two choices: what it remembers of a deal is what the view
    says. So the same view, seed and time give the same move in every process.
    """

    def choose(self, view: ViewT, seed: int, time: float) -> MoveT:
        """A legal move for the viewing seat, which is to move.

        *seed* is all the chance a bot may use, *time* the seconds it may think.
        """
        ...


class _Judge(Protocol[ViewT, PlayerMove]):
    """The rules of a game, as far as a bot asks them."""

    def problem(self, view: ViewT, move: PlayerMove) -> Problem | None: ...
    def suggestions(self, view: ViewT) -> Iterator[PlayerMove]: ...


def first_allowed(
    rules: _Judge[ViewT, PlayerMove], view: ViewT, wishes: Iterable[PlayerMove]
) -> PlayerMove:
    """The first of *wishes* that is legal, or else a move that the rules suggest."""
    for move in wishes:
        if rules.problem(view, move) is None:
            return move
    return next(rules.suggestions(view))


def derived_seed(*parts: int | str) -> int:
    """A seed of 63 bits made from *parts*, the same in every process and on every machine."""
    text = "\x1f".join(str(part) for part in parts)
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big") >> 1
