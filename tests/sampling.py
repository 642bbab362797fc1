"""How many examples tests of chance look at."""

from __future__ import annotations

from hypothesis import settings

_THOROUGH: list[bool] = [False]


def be_thorough() -> None:
    """From now on no test looks at fewer examples than each night; ``--thorough``."""
    _THOROUGH[0] = True


def is_thorough() -> bool:
    """Whether all cases are to be tried."""
    return _THOROUGH[0]


def examples(few: int, many: int, *, before_change: int | None = None) -> int:
    """*few* where every night repeats the same ones, *many* where each run looks for new ones.

    Of the few, the first half or *before_change* are looked at before a change.
    """
    if not settings.default.derandomize:
        return many
    if is_thorough():
        return few
    return (few + 1) // 2 if before_change is None else before_change
