"""Signs and shapes are drawn, differ, and stay in their square."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from handfoot_gui.ui.widgets.icons import Icon, icon, paint_shape, paint_sign
from handfoot_gui.ui.widgets.theme import MarkShape

pytestmark = pytest.mark.usefixtures("qapp")

MARGIN = 4
SIZE = 48


def blank() -> QImage:
    image = QImage(SIZE + 2 * MARGIN, SIZE + 2 * MARGIN, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    return image


def square() -> QRectF:
    return QRectF(MARGIN, MARGIN, SIZE, SIZE)


def sign_picture(sign: Icon) -> QImage:
    image = blank()
    painter = QPainter(image)
    paint_sign(painter, sign, square(), "#1F5A48")
    painter.end()
    return image


def shape_picture(shape: MarkShape) -> QImage:
    image = blank()
    painter = QPainter(image)
    paint_shape(painter, shape, square(), "#EDBB5F")
    painter.end()
    return image


def inked(image: QImage) -> set[tuple[int, int]]:
    return {
        (x, y)
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y).alpha() > 127
    }


@pytest.mark.parametrize("sign", Icon)
def test_a_sign_is_drawn_inside_its_square(sign: Icon) -> None:
    ink = inked(sign_picture(sign))
    assert len(ink) > 60
    assert all(MARGIN <= x < SIZE + MARGIN and MARGIN <= y < SIZE + MARGIN for x, y in ink)


def test_signs_differ() -> None:
    pictures = {sign: inked(sign_picture(sign)) for sign in Icon}
    for one, other in combinations(Icon, 2):
        assert len(pictures[one] ^ pictures[other]) > 60, (one, other)


def test_an_icon_is_crisp_at_every_ratio() -> None:
    made = icon(Icon.HINT, "#1F5A48", 18)
    for ratio in (1.0, 1.5, 2.0, 3.0):
        pixmap = made.pixmap(made.availableSizes()[0], ratio)
        assert pixmap.devicePixelRatio() == ratio
        assert pixmap.width() == round(18 * ratio)


@pytest.mark.parametrize("shape", MarkShape)
def test_shapes_weigh_about_the_same(shape: MarkShape) -> None:
    image = shape_picture(shape)
    area = len(inked(image)) / SIZE**2
    assert 0.45 <= area <= 0.9
    middle = image.pixelColor(image.width() // 2, image.height() // 2)
    assert middle == QColor("#EDBB5F")


def test_shapes_differ_in_outline() -> None:
    pictures = {shape: inked(shape_picture(shape)) for shape in MarkShape}
    for one, other in combinations(MarkShape, 2):
        assert len(pictures[one] ^ pictures[other]) > 60, (one, other)
