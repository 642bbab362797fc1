"""Score sheets onto paper: a PDF, a printer, and a picture for the screen."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from msgspec.structs import replace
from PySide6.QtCore import (
    QCoreApplication,
    QSizeF,
)
from PySide6.QtGui import (
    QImage,
    QPagedPaintDevice,
    QPainter,
)

from handfoot_gui.core.score_facts import SheetFacts
from handfoot_gui.core.text.words import Words
from handfoot_gui.session.score_sheet import sheet_of
from handfoot_gui.ui.print.paper import count_in_ink, pdf_of, picture_of_page, take_whole_page
from handfoot_gui.ui.print.sheet_pages import Page, Wish, pages_of, shares_that_fit
from handfoot_gui.ui.print.sheet_painter import paint_page
from handfoot_gui.ui.widgets.figures import figure, full_date


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
    return pdf_of(title, lambda writer: paint_sheet(pages, writer))


def paint_sheet(pages: Sequence[Page], device: QPagedPaintDevice) -> bool:
    """Paint *pages* onto a printer or a PDF; False when painting cannot begin."""
    take_whole_page(device, pages[0].paper, is_turned=pages[0].is_turned)
    painter = QPainter()
    if not painter.begin(device):
        return False
    for number, page in enumerate(pages):
        if number:
            device.newPage()
        painter.save()
        count_in_ink(painter, device)
        paint_page(painter, page)
        painter.restore()
    return painter.end()


def picture_of(page: Page, width: int, ratio: float = 1.0) -> QImage:
    """*page* as a picture *width* pixels wide, on a screen with *ratio* dots to a pixel."""
    size = QSizeF(page.width, page.height)
    return picture_of_page(size, width, ratio, lambda painter: paint_page(painter, page))
