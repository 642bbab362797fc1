"""Text for a terminal, which neither obeys what is in it nor is flooded by it."""

from __future__ import annotations

import sys
from typing import Final

_LONGEST: Final = 600
"""Characters of a sentence; of a longer one the middle is left out."""


def plain(text: str) -> str:
    """The text without what a terminal would obey: names and paths come from strangers' files."""
    return "".join(
        sign if sign.isprintable() else sign.encode("unicode_escape").decode("ascii")
        for sign in text
    )


def complain(sentence: str) -> None:
    """Say in one line what is wrong."""
    shown = plain(sentence)
    if len(shown) > _LONGEST:
        shown = f"{shown[: _LONGEST // 2]}…{shown[-_LONGEST // 2 :]}"
    print(shown, file=sys.stderr)
