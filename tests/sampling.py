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


def examples(few: int, many: int) -> int:
    """*few* where every night repeats the same ones, the first half of them before a change, *many*
    where each run looks for new ones."""
    if not settings.default.derandomize:
        return many
    return few if is_thorough() else (few + 1) // 2
