"""What several tests look at, and none changes: it is made once, as far as any of them wants it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, TypeVar

Value = TypeVar("Value")


class Shared(Generic[Value]):
    """The values of an iterator, for everybody who goes through them."""

    def __init__(self, source: Iterator[Value]) -> None:
        self._source = source
        self._made: list[Value] = []

    def __iter__(self) -> Iterator[Value]:
        number = 0
        while True:
            if number == len(self._made):
                try:
                    self._made.append(next(self._source))
                except StopIteration:
                    return
            yield self._made[number]
            number += 1
