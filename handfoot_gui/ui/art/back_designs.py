"""What is drawn on the backs of cards besides the suits: lattice, waves and star.

Every drawing looks the same upside down, so that a back does not tell how a card lies.
"""

from __future__ import annotations

from functools import cache
from math import cos, hypot, pi, sin
from typing import Final

from PySide6.QtGui import QPainter, QPainterPath

from handfoot_gui.ui.art.palette import HEIGHT, WIDTH, BackInks
from handfoot_gui.ui.art.strokes import draw, fill, shape, together

_LEFT: Final = 130.0
_TOP: Final = 130.0
_MIDDLE: Final = WIDTH / 2, HEIGHT / 2


def paint_lattice(painter: QPainter, inks: BackInks, paper: str) -> None:
    """Lozenges side by side, every second row with a light heart."""
    fill(painter, _lozenges(), inks.pips)
    fill(painter, _hearts(), paper)


def paint_waves(painter: QPainter, inks: BackInks, paper: str) -> None:
    """Waves from edge to edge; three in the middle are light."""
    for number, wave in enumerate(_waves()):
        is_light = abs(number - (len(_waves()) - 1) / 2) <= 1
        draw(painter, wave, paper if is_light else inks.pips, 20)


def paint_star(painter: QPainter, inks: BackInks, paper: str) -> None:
    """One large star among small ones."""
    fill(painter, _small_stars(), inks.pips)
    fill(painter, _star(*_MIDDLE, 330, 0.44, 8), paper)
    fill(painter, _star(*_MIDDLE, 236, 0.44, 8), inks.field)
    fill(painter, _star(*_MIDDLE, 118, 0.44, 8), paper)


def _lozenge(x: float, y: float, across: float, upright: float) -> str:
    return (
        f"M{x:.1f} {y - upright:.1f} L{x + across:.1f} {y:.1f} "
        f"L{x:.1f} {y + upright:.1f} L{x - across:.1f} {y:.1f} Z"
    )


@cache
def _places() -> tuple[tuple[float, float, bool], ...]:
    """Middles of a lattice, and whether each lies in a row that is moved by half a step."""
    columns, rows = 6, 9
    wide, high = (WIDTH - 2 * _LEFT) / columns, (HEIGHT - 2 * _TOP) / rows
    return tuple(
        (_LEFT + (column + aside) * wide, _TOP + (row + aside) * high, bool(aside))
        for aside in (0, 0.5)
        for row in range(rows + (not aside))
        for column in range(columns + (not aside))
    )


@cache
def _lozenges() -> QPainterPath:
    return shape(" ".join(_lozenge(x, y, 44, 48) for x, y, is_aside in _places() if is_aside))


@cache
def _hearts() -> QPainterPath:
    return shape(" ".join(_lozenge(x, y, 15, 17) for x, y, is_aside in _places() if not is_aside))


@cache
def _waves() -> tuple[QPainterPath, ...]:
    rows, steps, swings = 13, 96, 3
    waves = []
    for row in range(rows):
        y = 190 + row * (HEIGHT - 380) / (rows - 1)
        points = []
        for step in range(steps + 1):
            x = _LEFT + step * (WIDTH - 2 * _LEFT) / steps
            # An odd wave is the same wave when the card is turned.
            lift = 34 * sin((x - WIDTH / 2) / (WIDTH - 2 * _LEFT) * swings * 2 * pi)
            points.append(f"{'L' if step else 'M'}{x:.2f} {y + lift:.2f}")
        waves.append(shape(" ".join(points)))
    return tuple(waves)


@cache
def _star(x: float, y: float, radius: float, waist: float, points: int) -> QPainterPath:
    corners = []
    for corner in range(2 * points):
        reach = radius * (waist if corner % 2 else 1)
        angle = corner * pi / points
        corners.append(f"L{x + reach * sin(angle):.1f} {y - reach * cos(angle):.1f}")
    return shape(" ".join(corners).replace("L", "M", 1) + " Z")


@cache
def _small_stars() -> QPainterPath:
    stars = [
        _star(x, y, 40, 0.4, 4)
        for x, y, _ in _places()
        if hypot(x - _MIDDLE[0], y - _MIDDLE[1]) > 380
    ]
    return together(*stars)
