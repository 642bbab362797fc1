"""What is said in the strip stays in the strip, however long it is."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from handfoot_gui.ui.table.prompt_bar import PromptBar, paint_prompt_bar
from handfoot_gui.ui.widgets.theme import LIGHT

WIDE, HIGH = 400, 140
STRIP = QRectF(10, 40, 380, 44)
LONG = "Step 12 of 38: 3♥ from threes, spades, hearts, diamonds and clubs to 4 5 6 of hearts"

SAID = [" ".join((LONG.split() * 20)[:count]) for count in (1, 8, 12, 16, 40, 200)]
SAID += ["m" * 500, "Marta, " + "m" * 300]


@pytest.mark.parametrize("said", SAID, ids=range(len(SAID)))
@pytest.mark.parametrize("height", [44, 52])
@pytest.mark.usefixtures("qtbot")
def test_a_prompt_of_any_length_stays_between_the_edges(said: str, height: int) -> None:
    image = QImage(WIDE, HIGH, QImage.Format.Format_ARGB32)
    image.fill(QColor("black"))
    strip = QRectF(STRIP.left(), STRIP.top(), STRIP.width(), height)
    painter = QPainter(image)
    paint_prompt_bar(painter, LIGHT, strip, PromptBar("Marta", said, "Five"), None, 300,
                is_playing=False)  # fmt: skip
    painter.end()
    inked = [
        (x, y) for y in range(HIGH) for x in range(WIDE) if image.pixelColor(x, y).lightness() > 40
    ]
    assert inked
    assert min(y for _, y in inked) >= strip.top()
    assert max(y for _, y in inked) <= strip.bottom()
    assert max(x for x, _ in inked) <= 300
