"""On a printed sheet every side has a sign of its own."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter

from handfoot_gui.ui.print.page_marks import SideSign
from handfoot_gui.ui.print.print_painter import paint_marks


@pytest.mark.usefixtures("qapp")
def test_eight_sides_have_eight_signs() -> None:
    shown = set()
    for side in range(8):
        image = QImage(400, 400, QImage.Format.Format_Grayscale8)
        image.fill(255)
        painter = QPainter(image)
        paint_marks(painter, [SideSign(side, QPointF(2, 2), 3)])
        painter.end()
        shown.add(bytes(image.constBits()))
    assert len(shown) == 8
    assert bytes([255]) * 160_000 not in shown
