"""Score sheets onto paper: a PDF, a printer, and a picture for the screen."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import (
    QBuffer,
    QByteArray,
    QCoreApplication,
    QIODevice,
    QLocale,
    QMarginsF,
    QSizeF,
)
from PySide6.QtGui import (
    QColor,
    QImage,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
)

from handfoot_gui.model.sheet.facts import SheetFacts
from handfoot_gui.model.sheet.makers import sheet_of
from handfoot_gui.model.sheet.pages import Page, Wish, pages_of, shares_that_fit
from handfoot_gui.model.sheet.paper import Paper
from handfoot_gui.model.wording.words import Words
from handfoot_gui.views.parts.figures import figure, full_date
from handfoot_gui.views.parts.ink import UNITS
from handfoot_gui.views.sheet.painter import paint_page

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


def dated_pdf(facts: SheetFacts, day: date | None, wish: Wish) -> bytes:
    """The sheet for *facts* as a PDF; *day* stands on it as the reader's country writes it.

    Raises ValueError where so many sheets do not fit on a page.
    """
    words = Words(lambda context, text: QCoreApplication.translate(context, text), figure)
    if day is not None:
        facts = replace(facts, date=full_date(day))
    model = sheet_of(facts, words)
    if wish.share not in shares_that_fit(model, wish):
        raise ValueError("two such sheets do not fit on a page")
    return pdf_of_sheet(pages_of(model, wish), model.title)


def pdf_of_sheet(pages: Sequence[Page], title: str) -> bytes:
    """*pages* as a PDF."""
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(_DOTS)
    writer.setTitle(title)
    writer.setCreator("Hand and Foot")
    is_painted = paint_sheet(pages, writer)
    assert is_painted, "a buffer can be painted into"
    buffer.close()
    return bytes(content.data())


def paint_sheet(pages: Sequence[Page], device: QPagedPaintDevice) -> bool:
    """Paint *pages* onto a printer or a PDF; False when painting cannot begin."""
    device.setPageSize(page_size(pages[0].paper))
    device.setPageOrientation(
        QPageLayout.Orientation.Landscape
        if pages[0].is_turned
        else QPageLayout.Orientation.Portrait
    )
    device.setPageMargins(QMarginsF(0, 0, 0, 0), QPageLayout.Unit.Millimeter)
    painter = QPainter()
    if not painter.begin(device):
        return False
    layout = device.pageLayout()
    margins = layout.margins(QPageLayout.Unit.Millimeter)
    across = device.logicalDpiX() / _INCH / UNITS
    down = device.logicalDpiY() / _INCH / UNITS
    for number, page in enumerate(pages):
        if number:
            device.newPage()
        painter.save()
        painter.scale(across, down)
        # A printer that keeps margins of its own begins to count inside them.
        painter.translate(-margins.left() * UNITS, -margins.top() * UNITS)
        paint_page(painter, page)
        painter.restore()
    return painter.end()


def picture_of(page: Page, width: int, ratio: float = 1.0) -> QImage:
    """*page* as a picture *width* pixels wide, on a screen with *ratio* dots to a pixel."""
    scale = width * ratio / page.width
    size = QSizeF(page.width * scale, page.height * scale).toSize()
    picture = QImage(size, QImage.Format.Format_RGB32)
    picture.fill(QColor("white"))
    painter = QPainter(picture)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    painter.scale(scale / UNITS, scale / UNITS)
    paint_page(painter, page)
    painter.end()
    picture.setDevicePixelRatio(ratio)
    return picture
