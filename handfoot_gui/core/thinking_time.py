"""How long may be thought about what nobody waits for: judges of all games ask while they think."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final


class OutOfTime(Exception):  # noqa: N818  (named as what it tells)
    """What was thought about is left as it is, without an answer."""


_may_go_on: Final[ContextVar[Callable[[], bool] | None]] = ContextVar("_may_go_on", default=None)


@contextmanager
def thinking_while(may_go_on: Callable[[], bool]) -> Iterator[None]:
    """Within this, `think_on` raises `OutOfTime` once *may_go_on* says no."""
    token = _may_go_on.set(may_go_on)
    try:
        yield
    finally:
        _may_go_on.reset(token)


def think_on() -> None:
    """Called in every part of what may take long, each of them some milliseconds at most.

    It changes no answer: nobody gets one that was not thought through.
    """
    may_go_on = _may_go_on.get()
    if may_go_on is not None and not may_go_on():
        raise OutOfTime
