"""Paper for whatever is printed: its sizes, PDFs, and pictures of pages for the screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QLocale, QMarginsF, QSizeF
from PySide6.QtGui import (
    QColor,
    QImage,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
)

from handfoot_gui.ui.print.page_format import Paper
from handfoot_gui.ui.print.print_painter import UNITS

_INCH: Final = 25.4
_DOTS: Final = 1200


def page_size(paper: Paper) -> QPageSize:
    """*paper* as printers know it."""
    known = {Paper.A4: QPageSize.PageSizeId.A4, Paper.LETTER: QPageSize.PageSizeId.Letter}
    return QPageSize(known[paper])


def usual_paper() -> Paper:
    """Letter where letters are, A4 anywhere else."""
    is_imperial = QLocale().measurementSystem() is QLocale.MeasurementSystem.ImperialUSSystem
    return Paper.LETTER if is_imperial else Paper.A4


def pdf_of(title: str, paint: Callable[[QPdfWriter], bool]) -> bytes:
    """What *paint* paints, as a PDF called *title*."""
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(_DOTS)
    writer.setTitle(title)
    writer.setCreator("Hand and Foot")
    is_painted = paint(writer)
    assert is_painted, "a buffer can be painted into"
    buffer.close()
    return bytes(content.data())


def take_whole_page(device: QPagedPaintDevice, paper: Paper, *, is_turned: bool = False) -> None:
    """Let a printer or a PDF have pages of *paper* without margins."""
    device.setPageSize(page_size(paper))
    device.setPageOrientation(
        QPageLayout.Orientation.Landscape if is_turned else QPageLayout.Orientation.Portrait
    )
    device.setPageMargins(QMarginsF(0, 0, 0, 0), QPageLayout.Unit.Millimeter)


def count_in_ink(painter: QPainter, device: QPagedPaintDevice) -> None:
    """Count in the units of `PrintPainter` from the page's corner on."""
    margins = device.pageLayout().margins(QPageLayout.Unit.Millimeter)
    painter.scale(device.logicalDpiX() / _INCH / UNITS, device.logicalDpiY() / _INCH / UNITS)
    # A printer that keeps margins of its own begins to count inside them.
    painter.translate(-margins.left() * UNITS, -margins.top() * UNITS)


def picture_of_page(
    page: QSizeF, width: int, ratio: float, paint: Callable[[QPainter], None]
) -> QImage:
    """What *paint* paints in the units of `PrintPainter`, as a picture *width* pixels wide.

    *page* is its size in millimetres, *ratio* how many dots the screen has to a pixel.
    """
    scale = width * ratio / page.width()
    picture = QImage((page * scale).toSize(), QImage.Format.Format_RGB32)
    picture.fill(QColor("white"))
    painter = QPainter(picture)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    painter.scale(scale / UNITS, scale / UNITS)
    paint(painter)
    painter.end()
    picture.setDevicePixelRatio(ratio)
    return picture
