"""Signs and shapes are drawn, differ, and stay in their square."""

from __future__ import annotations

from itertools import combinations

import pytest
from pictures_lab import covered, drawn
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from handfoot_gui.ui.widgets.icons import Icon, icon, paint_shape, paint_sign
from handfoot_gui.ui.widgets.theme import MarkShape

pytestmark = pytest.mark.usefixtures("qapp")

MARGIN = 4
SIZE = 48


def picture(what: Icon | MarkShape) -> QImage:
    def paint(painter: QPainter) -> None:
        square = QRectF(MARGIN, MARGIN, SIZE, SIZE)
        if isinstance(what, Icon):
            paint_sign(painter, what, square, "#1F5A48")
        else:
            paint_shape(painter, what, square, "#EDBB5F")

    return drawn(SIZE + 2 * MARGIN, SIZE + 2 * MARGIN, paint)


@pytest.mark.parametrize("kind", [Icon, MarkShape])
def test_signs_and_shapes_differ_and_signs_stay_in_their_square(
    kind: type[Icon] | type[MarkShape],
) -> None:
    ink = {what: covered(picture(what)) for what in kind}
    for what, places in ink.items():
        assert len(places) > 60, what
        # Shapes may be a little larger, to weigh the same.
        reach = 0 if kind is Icon else MARGIN
        assert all(
            MARGIN - reach <= at < SIZE + MARGIN + reach for place in places for at in place
        ), what
    for one, other in combinations(kind, 2):
        assert len(ink[one] ^ ink[other]) > 60, (one, other)


def test_an_icon_is_crisp_at_every_ratio() -> None:
    made = icon(Icon.HINT, "#1F5A48", 18)
    for ratio in (1.0, 1.5, 2.0, 3.0):
        pixmap = made.pixmap(made.availableSizes()[0], ratio)
        assert pixmap.devicePixelRatio() == ratio
        assert pixmap.width() == round(18 * ratio)


def test_shapes_weigh_about_the_same() -> None:
    for shape in MarkShape:
        image = picture(shape)
        assert 0.45 <= len(covered(image)) / SIZE**2 <= 0.9, shape
        middle = image.pixelColor(image.width() // 2, image.height() // 2)
        assert middle == QColor("#EDBB5F"), shape
