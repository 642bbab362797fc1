"""Pictures painted for a test, and what is seen in them."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import product

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter


def drawn(width: int, height: int, paint: Callable[[QPainter], object]) -> QImage:
    """What *paint* leaves on an empty picture of that size."""
    image = QImage(width, height, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint(painter)
    painter.end()
    return image


def covered(image: QImage) -> set[tuple[int, int]]:
    """The pixels that are more than half covered."""
    places = product(range(image.width()), range(image.height()))
    return {(x, y) for x, y in places if image.pixelColor(x, y).alpha() > 127}


def contrast(one: str, other: str) -> float:
    """The contrast ratio of WCAG 2, 1 to 21."""

    def luminance(colour: str) -> float:
        known = QColor(colour)
        channels = (known.redF(), known.greenF(), known.blueF())
        linear = [
            c / 12.92 if c <= 0.04045 else math.pow((c + 0.055) / 1.055, 2.4) for c in channels
        ]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)
