"""What is practiced in one go: some own decisions, one after the other, and what came of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from handfoot_gui.session.own_puzzle import OwnAttempt
from handfoot_gui.session.practice import OwnMistake


class Sitting:
    """*mistakes* in their order, each of which is a puzzle of that *kind*."""

    def __init__(
        self,
        person: str = "",
        mistakes: Sequence[OwnMistake] = (),
        kind: type[OwnAttempt] = OwnAttempt,
    ) -> None:
        """*person* is the name of whoever made them, whoever is chosen meanwhile."""
        self.person, self.mistakes, self.kind = person, tuple(mistakes), kind
        self._first: dict[str, bool] = {}
        """By name, whether the first attempt at it was right."""

    def from_on(self, number: int) -> Iterator[tuple[int, OwnMistake]]:
        """The one of that number, from 0, and those after it, with their numbers."""
        return iter(list(enumerate(self.mistakes))[number:])

    def number_of(self, attempt: OwnAttempt) -> int:
        """The number of the one that *attempt* is about."""
        return [own.name for own in self.mistakes].index(attempt.own.name)

    def note(self, attempt: OwnAttempt, *, is_solved: bool) -> None:
        """An *attempt* has come to its end."""
        self._first.setdefault(attempt.own.name, is_solved)

    @property
    def tried(self) -> int:
        """How many were tried."""
        return len(self._first)

    @property
    def right(self) -> int:
        """How many of them were right on the first try."""
        return sum(self._first.values())
