"""Paper, margins and text sizes of what is printed, in millimetres and points; without Qt."""

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


class PaperSize(StrEnum):
    """The papers a sheet is made for, upright."""

    A4 = "A4"
    LETTER = "letter"

    @property
    def width(self) -> float:
        return 210.0 if self is PaperSize.A4 else 215.9

    @property
    def height(self) -> float:
        return 297.0 if self is PaperSize.A4 else 279.4


SHARES: Final = (1, 2)
"""How many blank sheets may share a page; two stand side by side on one that lies."""


class Wish(Struct, frozen=True):
    """How a sheet is to be printed."""

    paper: PaperSize = PaperSize.A4
    is_large: bool = False
    share: int = 1
    """Blank sheets on a page: one of `SHARES`."""
    is_one_page: bool = False
    """A blank sheet stays on one page with all that ends a game, and has room for fewer deals."""


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
