"""Faces of the special deck: numbers with as many dots, and lord, jester, villain and lady."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin
from typing import Final

from PySide6.QtGui import QPainter, QPainterPath

from handfoot_gui.core.cards import NUMBERS, Rank, Suit
from handfoot_gui.ui.art.figures import paint_jester
from handfoot_gui.ui.art.glyphs import rank_path
from handfoot_gui.ui.art.palette import GOLD, HEIGHT, WIDTH, CardDesign, CardLook, Form
from handfoot_gui.ui.art.strokes import box, draw, fill, oval, placed, together

_INK_OF: Final = {
    Rank.LORD: Suit.HEARTS,
    Rank.LADY: Suit.HEARTS,
    Rank.JESTER: Suit.DIAMONDS,
    Rank.VILLAIN: Suit.SPADES,
}
"""The suit whose colour a picture card wears; low numbers are blue, high ones black."""


def ink_of(rank: Rank, look: CardLook) -> str:
    """The colour of a card of the special deck."""
    number = NUMBERS.get(rank, 0)
    by_number = Suit.CLUBS if 0 < number <= 6 else Suit.SPADES
    return look.suit_colour(_INK_OF.get(rank, by_number))


def paint_special(painter: QPainter, rank: Rank, look: CardLook, form: Form) -> None:
    """Paint what is printed on the sheet, in card units."""
    colour = ink_of(rank, look)
    large = look.design is CardDesign.LARGE_INDEX
    match form:
        case Form.FULL:
            index = _index(rank, 136, 62, 300 if large else 220, 200)
            fill(painter, index, colour)
            _paint_middle(painter, rank, look, 500, 700, 470)
            if rank in NUMBERS:
                fill(painter, _ring(NUMBERS[rank], 500, 700, 240), colour)
            painter.translate(WIDTH, HEIGHT)
            painter.rotate(180)
            fill(painter, index, colour)
        case Form.ROW:
            fill(painter, _index(rank, 200, 44, 270 if large else 250, 300), colour)
            _paint_middle(painter, rank, look, 520, 850, 560)
        case Form.STACK:
            fill(painter, _index(rank, 190, 60, 340 if large else 300, 300), colour)
            _paint_middle(painter, rank, look, 640, 900, 480)


@cache
def _index(rank: Rank, x: float, top: float, height: float, widest: float) -> QPainterPath:
    """The number or sign of a rank, its middle at x, squeezed where it would be too wide."""
    path = rank_path(rank)
    bounds = path.boundingRect()
    scale = height / 1000
    wide = min(1.0, widest / (bounds.width() * scale))
    across = scale * wide
    moved = placed(path, 0, top + height / 2, height, wide=wide)
    return moved.translated(x - (bounds.center().x() - 500) * across, 0)


def _paint_middle(
    painter: QPainter, rank: Rank, look: CardLook, x: float, y: float, size: float
) -> None:
    """The large picture around (x, y)."""
    colour = ink_of(rank, look)
    if rank in NUMBERS:
        fill(painter, _index(rank, x, y - size * 0.34, size * 0.68, size * 0.62), colour)
        return
    if rank is Rank.JESTER:
        paint_jester(painter, Suit.DIAMONDS, look, x, y, size)
        return
    half = size * 0.48
    panel = box(x - half, y - half * 1.3, x + half, y + half * 1.3, 60)
    fill(painter, panel, look.paper.tint)
    draw(painter, panel, GOLD, 14)
    fill(painter, placed(rank_path(rank), x, y, size * 0.78), colour)


@cache
def _ring(count: int, x: float, y: float, reach: float) -> QPainterPath:
    """*count* dots around a middle, the first on top."""
    dots = []
    for place in range(count):
        angle = 2 * pi * place / count
        dots.append(oval(x + 0.86 * reach * sin(angle), y - 1.1 * reach * cos(angle), reach * 0.1))
    return together(*dots)
