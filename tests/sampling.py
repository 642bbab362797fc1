"""How many examples tests of chance look at."""

from __future__ import annotations

from hypothesis import settings


def examples(few: int, many: int) -> int:
    """*few* where every run repeats the same ones, *many* where each looks for new ones."""
    return few if settings.default.derandomize else many
