"""Backs of cards and the blank sheet below every drawing."""

from __future__ import annotations

from functools import cache
from math import hypot
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from handfoot_gui.core.cards import Suit
from handfoot_gui.ui.art.back_designs import paint_lattice, paint_star, paint_waves
from handfoot_gui.ui.art.glyphs import medallion_path, suit_path
from handfoot_gui.ui.art.palette import (
    BACKS,
    CORNER,
    HEIGHT,
    WIDTH,
    Back,
    BackDesign,
    CardLook,
    Shadow,
)
from handfoot_gui.ui.art.strokes import box, draw, fill, ink, oval, placed, together

_MEDALLION: Final = 232.0


@cache
def sheet_path(inset: float = 0) -> QPainterPath:
    """The outline of a card in card units."""
    return box(inset, inset, WIDTH - inset, HEIGHT - inset, CORNER - inset)


def paint_sheet(painter: QPainter, look: CardLook, *, line: float = 12) -> None:
    """The blank paper of a card with its edge; *line* is the width of that edge."""
    fill(painter, sheet_path(), look.paper.edge)
    fill(painter, sheet_path(line), look.paper.face)


def paint_back(painter: QPainter, kind: Back, look: CardLook, *, line: float = 12) -> None:
    """The back of a card on a painter scaled to card units."""
    inks = BACKS[kind]
    paint_sheet(painter, look, line=line)
    fill(painter, _field(), inks.field)
    paper = look.paper.face
    draw(painter, _inner_border(), paper, 9)
    match look.back:
        case BackDesign.SUITS:
            fill(painter, _strewn_pips(), inks.pips)
            fill(painter, _medallion(_MEDALLION), inks.field)
            draw(painter, _medallion(_MEDALLION - 6), paper, 11)
            fill(painter, _four_suits(), paper)
        case BackDesign.LATTICE:
            paint_lattice(painter, inks, paper)
        case BackDesign.WAVES:
            paint_waves(painter, inks, paper)
        case BackDesign.STAR:
            paint_star(painter, inks, paper)


def paint_shadow(painter: QPainter, card: QRectF, shadow: Shadow) -> None:
    """The shadow of a card with this rectangle, in the painter's own units."""
    radius = card.width() * CORNER / WIDTH
    for lower, wider, strength in shadow.fills:
        sheet = card.adjusted(-wider, lower, wider, lower + wider)
        path = QPainterPath()
        path.addRoundedRect(sheet, radius + wider, radius + wider)
        painter.setOpacity(strength)
        painter.fillPath(path, ink("#000000"))
    painter.setOpacity(1)


@cache
def _field() -> QPainterPath:
    return box(50, 50, WIDTH - 50, HEIGHT - 50, 38)


@cache
def _inner_border() -> QPainterPath:
    return box(88, 88, WIDTH - 88, HEIGHT - 88, 22)


@cache
def _strewn_pips() -> QPainterPath:
    """Rows of small suits around the medallion, every second row half a step aside.

    The lower half is the upper one turned, so that a back does not tell how a card lies.
    """
    order = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
    rows, columns = 13, 7
    pips = []
    for row in range(rows // 2 + 1):
        y = 160 + row * (HEIGHT - 320) / (rows - 1)
        aside = row % 2
        for column in range(columns - aside):
            x = 152 + (column + aside / 2) * (WIDTH - 304) / (columns - 1)
            is_second_half = row == rows // 2 and x > WIDTH / 2
            if is_second_half or hypot(x - WIDTH / 2, y - HEIGHT / 2) < _MEDALLION + 34:
                continue
            pip = suit_path(order[(column + 2 * (row // 2) + aside) % 4])
            pips.append(placed(pip, x, y, 50))
            pips.append(placed(pip, WIDTH - x, HEIGHT - y, 50, turned=True))
    return together(*pips)


@cache
def _medallion(radius: float) -> QPainterPath:
    return oval(WIDTH / 2, HEIGHT / 2, radius)


@cache
def _four_suits() -> QPainterPath:
    return placed(medallion_path(), WIDTH / 2, HEIGHT / 2, 340)
