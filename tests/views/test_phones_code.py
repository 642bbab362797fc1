"""The code on the screen is read by a camera: dark on white in any theme, large, with white."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest
import segno
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from handfoot_gui.ui.phones.qr import LEAST_SIZE, QUIET, Code
from handfoot_gui.ui.widgets.theme import DARK, HIGH_CONTRAST, LIGHT, Style, Theme

URL = "http://192.168.178.123:54321/#q4Zk1-Wd8PzR0_tUvXyA3w"
THEMES = (LIGHT, DARK, HIGH_CONTRAST)


def shown(qtbot: QtBot, theme: Theme, scale: float, size: float = 300) -> tuple[Code, QImage]:
    """A code that is seen, and its picture."""
    code = Code(Style(theme, scale), URL, size=size, name="Code for Oma")
    qtbot.addWidget(code)
    code.resize(round(size * scale), round(size * scale))
    code.show()
    return code, code.grab().toImage()


def white_square(code: Code, image: QImage) -> QRect:
    """The white square, without the line around it."""
    dpr = image.devicePixelRatio()
    corner = QPoint(round(code.square.left() * dpr), round(code.square.top() * dpr))
    side = round(code.square.width() * dpr)
    return QRect(corner.x() + 1, corner.y() + 1, side - 2, side - 2)


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5])
def test_every_square_is_painted_as_it_is_black_on_white(
    qtbot: QtBot, theme: Theme, scale: float
) -> None:
    code, image = shown(qtbot, theme, scale)
    rows = [bytes(row) for row in segno.make_qr(URL, error="m", boost_error=False).matrix]
    place = white_square(code, image)
    count = len(rows) + 2 * QUIET
    step = (place.width() + 2) // count
    first = QPoint(
        place.left() - 1 + round((place.width() + 2 - step * count) / 2),
        place.top() - 1 + round((place.height() + 2 - step * count) / 2),
    )
    white, black = QColor("#FFFFFF"), QColor("#000000")
    for down in range(-QUIET, len(rows) + QUIET):
        for across in range(-QUIET, len(rows) + QUIET):
            is_code = 0 <= down < len(rows) and 0 <= across < len(rows)
            is_dark = is_code and rows[down][across]
            middle = first + QPoint(
                (across + QUIET) * step + step // 2, (down + QUIET) * step + step // 2
            )
            assert image.pixelColor(middle) == (black if is_dark else white), (across, down)
    # No pixel between the two: a square is as many whole pixels as its neighbour.
    colours = {
        image.pixelColor(x, place.center().y()).name()
        for x in range(place.left(), place.right() + 1)
    }
    assert colours == {"#000000", "#ffffff"}


@pytest.mark.parametrize("scale", [0.75, 1.0, 1.5])
def test_it_is_never_smaller_than_a_camera_catches_from_a_chair(qtbot: QtBot, scale: float) -> None:
    code, _ = shown(qtbot, LIGHT, scale, size=100)
    code.resize(10, 10)
    assert code.minimumSize().width() == code.minimumSize().height() >= round(LEAST_SIZE * scale)
    assert code.square.width() >= round(LEAST_SIZE * scale)
    assert LEAST_SIZE >= 216
    assert QUIET >= 4


@pytest.mark.skipif(shutil.which("zbarimg") is None, reason="nothing reads codes here")
@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_a_reader_of_codes_reads_the_address(
    qtbot: QtBot, tmp_path: Path, theme: Theme, scale: float
) -> None:
    _, image = shown(qtbot, theme, scale, size=LEAST_SIZE)
    assert image.save(str(tmp_path / "code.png"))
    told = subprocess.run(
        ["zbarimg", "--quiet", "--raw", str(tmp_path / "code.png")],
        capture_output=True, text=True, check=True, timeout=60,
    )  # fmt: skip
    assert told.stdout.strip() == URL
