"""What a bot is: somebody who turns a view into a move."""

from __future__ import annotations

from hashlib import blake2b
from typing import Protocol, TypeVar

ViewT = TypeVar("ViewT", contravariant=True)
MoveT = TypeVar("MoveT", covariant=True)


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


def derived_seed(*parts: int | str) -> int:
    """A seed of 63 bits made from *parts*, the same in every process and on every machine."""
    text = "\x1f".join(str(part) for part in parts)
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big") >> 1
