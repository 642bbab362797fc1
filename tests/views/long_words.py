"""Texts that are longer than the English ones, as those of other languages are."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from PySide6.QtCore import QTranslator

from handfoot_gui.core.text.phrases import untranslated

LONGER: Final = 0.35
"""How much longer than English other languages are, as a rule."""
_KEPT: Final = re.compile(r"(\{[^{}]*\}|<[^<>]*>|&[a-z]+;)")
"""Slots and markup."""
_WORD: Final = re.compile(r"[^\W\d_]{2,}")


@cache
def longer(text: str) -> str:
    """*text* with more letters in every word, and with all its slots and markup."""

    def stretched(word: re.Match[str]) -> str:
        letters = list(word[0])
        places = [place for place, letter in enumerate(letters) if letter.lower() in "aeiouy"]
        places = places or [len(letters) - 1]
        for number in range(round(len(letters) * LONGER)):
            place = places[number % len(places)]
            letters[place] += letters[place][-1].lower()
        return "".join(letters)

    parts = _KEPT.split(text)
    return "".join(
        part if number % 2 else _WORD.sub(stretched, part) for number, part in enumerate(parts)
    )


class LongerWords(QTranslator):
    """Translates English into English with longer words."""

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, text: str, _meaning: str | None = None, n: int = -1) -> str:
        said = untranslated(context, text, "", n)
        return said if context == "QShortcut" else longer(said)
