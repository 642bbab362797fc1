"""What a bot is: somebody who turns a view into a move."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, Protocol, TypeVar, runtime_checkable

from handfoot_gui.core.errors import Problem

ViewT = TypeVar("ViewT", contravariant=True)
MoveT = TypeVar("MoveT", covariant=True)
PlayerMove = TypeVar("PlayerMove")
Part = TypeVar("Part")
Found = TypeVar("Found")


EXPERT: Final = "expert"
"""The level that thinks as long as it may; all others take the time they need."""


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


class Cores(Protocol):
    """The cores of this machine on which a bot may think at the same time."""

    @property
    def count(self) -> int:
        """How many there are now, at least one."""

    def each(
        self,
        function: Callable[[Part], Found],
        parts: Sequence[Part],
        until: float | None = None,
    ) -> list[Found | None]:
        """What *function* finds for each of *parts*, in their order; the first is worked on here.

        *function* is one that other processes can import, and looks itself to it that it ends
        when the clock `time.perf_counter` shows *until*. What is not there then is None.
        """


class _OneCore:
    """The core on which the bot itself runs, and no other."""

    count: Final = 1

    def each(
        self,
        function: Callable[[Part], Found],
        parts: Sequence[Part],
        until: float | None = None,  # noqa: ARG002
    ) -> list[Found | None]:
        return [function(part) for part in parts]


ONE_CORE: Final[Cores] = _OneCore()


@runtime_checkable
class HasCores(Protocol):
    """A bot that may think on many cores; it uses one until it is given more."""

    cores: Cores


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
    from handfoot_gui.core.hashes import blake2b

    text = "\x1f".join(str(part) for part in parts)
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big") >> 1
