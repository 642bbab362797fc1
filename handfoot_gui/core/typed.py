"""What people type on one line: names, and sentences about rules that the program does not know."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Annotated, Final, TypeAlias

from msgspec import Meta

MOST_SENTENCES: Final = 12
"""Of a rule set."""
LONGEST_SENTENCE: Final = 200

ONE_LINE: Final = r"^(?=[^\n]*\S)[^\u0000-\u001f\u007f-\u009f\u2028\u2029]+\Z"
"""Signs of one line, not all of them blanks."""
OwnSentences: TypeAlias = Annotated[
    tuple[Annotated[str, Meta(min_length=1, max_length=LONGEST_SENTENCE, pattern=ONE_LINE)], ...],
    Meta(max_length=MOST_SENTENCES),
]
"""A family's own sentences about its rules, as they were typed; they decide nothing."""


_TURNING: Final = "\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\x7f"
"""Signs that turn the text around them."""
_UNSEEN: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Signs that are called letters or symbols and show nothing."""
_BLANK: Final = ("Cc", "Cf", "Cs", "Zs", "Zl", "Zp")
"""Categories of signs that show nothing."""


def shown_line(text: str) -> str:
    """*text* in one line that obeys no sign for turning the text around it; "?" where nothing of it
    would be seen.

    It was typed by people, but a file may come from anywhere.
    """
    signs = ("" if sign in _TURNING else sign if sign >= " " else " " for sign in text)
    line = " ".join("".join(signs).split())
    return line if any(map(_is_seen, line)) else "?"


def _is_seen(sign: str) -> bool:
    return sign not in _UNSEEN and unicodedata.category(sign) not in _BLANK


def one_line(text: str, longest: int) -> str:
    """*text* in one line, without control characters and signs that turn the text around them, of
    at most *longest* characters; empty where nothing of it would be seen."""
    kept = "".join(
        " " if unicodedata.category(sign) == "Cc" else sign
        for sign in text
        if unicodedata.category(sign) != "Cs" and sign not in _TURNING
    )
    line = " ".join(kept.split())[:longest].strip()
    return line if any(map(_is_seen, line)) else ""


def own_sentences(typed: Iterable[str]) -> tuple[str, ...]:
    """The sentences among what was *typed*."""
    lines = (one_line(text, LONGEST_SENTENCE) for text in typed)
    return tuple(filter(None, lines))[:MOST_SENTENCES]
