"""Players who share a side, in the one order in which they are named everywhere."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import lru_cache


def together(names: Iterable[str]) -> tuple[str, ...]:
    """The players of a side by *names*, wherever they sit and whoever looks.

    Seats change from game to game, and the family book tells of one pair in many games.
    """
    return tuple(sorted(names, key=person_key))


@lru_cache(maxsize=4096)
def person_key(name: str) -> str:
    """The same for every way of writing one name.

    Upper and lower case, spaces at the ends and doubled ones, and the ways Unicode has to write
    one letter (NFC) make no difference; accents do.
    """
    plain = " ".join(unicodedata.normalize("NFC", name).split()).casefold()
    return unicodedata.normalize("NFC", plain)
