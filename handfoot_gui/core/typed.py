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
"""Signs of one line, at least one of which is seen."""
OwnSentences: TypeAlias = Annotated[
    tuple[Annotated[str, Meta(min_length=1, max_length=LONGEST_SENTENCE, pattern=ONE_LINE)], ...],
    Meta(max_length=MOST_SENTENCES),
]
"""A family's own sentences about its rules, as they were typed; they decide nothing."""


def one_line(text: str, longest: int) -> str:
    """*text* in one line, without control characters, of at most *longest* characters."""
    kept = "".join(
        " " if unicodedata.category(sign) == "Cc" else sign
        for sign in text
        if unicodedata.category(sign) != "Cs"
    )
    return " ".join(kept.split())[:longest].strip()


def own_sentences(typed: Iterable[str]) -> tuple[str, ...]:
    """The sentences among what was *typed*."""
    lines = (one_line(text, LONGEST_SENTENCE) for text in typed)
    return tuple(filter(None, lines))[:MOST_SENTENCES]
