"""Whole numbers as people type them: in digits, grouped or not, and added up."""

from __future__ import annotations

import re
from typing import Final

from handfoot_gui.core.text.words import MINUS

LONGEST: Final = 40
"""Characters of what is typed in the place of a number."""
_DIGITS: Final = r"(?:[0-9]{1,3}(?:[ .,'’\u00a0\u202f][0-9]{3})+|[0-9]+)"
_SUM: Final = re.compile(rf"\s*[+-]?\s*{_DIGITS}(?:\s*[+-]\s*{_DIGITS})*\s*")
_PART: Final = re.compile(rf"([+-]?)\s*({_DIGITS})")
_BETWEEN: Final = re.compile(r"[^0-9]")


def typed_number(text: str) -> int | None:
    """What *text* comes to, "10+20" to 30; None where any part of it is not understood."""
    text = text.replace(MINUS, "-")
    if not _SUM.fullmatch(text):
        return None
    parts = ((sign, int(_BETWEEN.sub("", digits))) for sign, digits in _PART.findall(text))
    return sum(-number if sign == "-" else number for sign, number in parts)
