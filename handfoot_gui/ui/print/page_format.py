"""Paper, margins and text sizes of printed score sheets, in millimetres and points."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from msgspec import Struct

MARGIN: Final = 12.7
"""Millimetres free at every edge."""
GAP: Final = 14.0
"""Millimetres between two sheets on a page, half of it on each side of the cut."""
MM: Final = 0.3528
"""Millimetres of a point."""
LINE: Final = 1.25
"""Height of a line of text, in its size."""


class Paper(StrEnum):
    """The papers a sheet is made for, upright."""

    A4 = "A4"
    LETTER = "letter"

    @property
    def width(self) -> float:
        return 210.0 if self is Paper.A4 else 215.9

    @property
    def height(self) -> float:
        return 297.0 if self is Paper.A4 else 279.4


class Text(Struct, frozen=True):
    """Sizes of text, in points."""

    title: float
    rules: float
    name: float
    head: float
    caption: float
    label: float
    small: float
    figure: float
    foot: float
    note: float


NORMAL: Final = Text(21, 10, 12, 11, 9, 10.5, 9, 11.5, 9.5, 9)
LARGE: Final = Text(24, 12.5, 15, 14, 12, 14, 12, 14, 12.5, 11)
LEAST_NAME: Final = 9.0
"""Points to which a name may shrink before it is broken into lines."""
COMPACT_TITLE: Final = 14.0
"""The title where several sheets share a page."""


def line(points: float) -> float:
    """Millimetres of a line of text."""
    return points * MM * LINE


def text_width(text: str, points: float) -> float:
    """About how many millimetres *text* is wide; in most fonts it is less."""
    return sum(_WIDTHS.get(sign, _USUAL) for sign in text) * points * MM


_USUAL: Final = 0.62
_WIDTHS: Final = {
    **dict.fromkeys("0123456789", 0.64),
    **dict.fromkeys("+−×–=", 0.84),
    **dict.fromkeys(" ,.:;'ijl|!\u202f\u00a0", 0.33),
    **dict.fromkeys("frt()-", 0.4),
    **dict.fromkeys("mwMW", 0.97),
}
