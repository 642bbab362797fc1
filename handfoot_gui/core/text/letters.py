"""The letters of ace, king, queen and jack: each country prints its own on the same cards."""

from __future__ import annotations

from typing import Final

from handfoot_gui.core.cards import Rank
from handfoot_gui.core.preferences import CardLetters
from handfoot_gui.core.text.phrases import Translate

LETTERED: Final = (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK)
"""The ranks with a letter in the corner, in the order of the letters of a set."""
ENGLISH: Final = "AKQJ"
HUNGARIAN: Final = "AKOU"
"""Of the packs with leaves, bells and acorns, in every language: Ober and Unter."""
_SETS: Final = frozenset(CardLetters) - {CardLetters.LANGUAGE}
YES_KEY: Final = "Y"
NO_KEY: Final = "N"
"""The keys of the two answers to a question of the program, in every language; no card has either
of them."""
_BESIDE: Final = {"R": "E", "D": "I", "V": "G", "B": "W"}
"""The key that stands in for that of an act while cards wear it; no game uses it otherwise."""


def letters_in_use(chosen: CardLetters, translate: Translate) -> str:
    """The four letters, ace first: those *chosen*, or those of the language *translate* speaks.

    A catalogue translates "AKQJ" by one of the other sets; anything else counts as that.
    """
    if chosen is not CardLetters.LANGUAGE:
        return chosen.value
    wanted = translate(
        "CardLetters", "AKQJ", "on ace, king, queen, jack: AKQJ, ARDV, AKDB, AKDJ or AKDZ"
    )
    return wanted if wanted in _SETS else ENGLISH


def letter_of(rank: Rank, letters: str) -> str:
    """The letter of an ace or a court card among *letters*; of any other rank what it is called
    in card notation."""
    return letters[LETTERED.index(rank)] if rank in LETTERED else rank.value


def ranks_by_key(letters: str) -> dict[str, Rank]:
    """The keys that lead to a rank: its English letter or figure, and the one of *letters*."""
    keys = {rank.value: rank for rank in Rank}
    return keys | dict(zip(letters, LETTERED, strict=True))


def key_beside(key: str, letters: str) -> str:
    """The key of an act: *key* itself, or another one where a card of *letters* wears it."""
    return _BESIDE[key] if key in letters and key in _BESIDE else key
