"""Pages onto a printer, into a PDF and onto the screen: one way for whatever is printed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, TypeAlias

from msgspec import Struct
from PySide6.QtCore import (
    QBuffer,
    QByteArray,
    QIODevice,
    QLocale,
    QMarginsF,
    QRectF,
    QSizeF,
)
from PySide6.QtGui import (
    QColor,
    QImage,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPaintEvent,
    QPdfWriter,
)
from PySide6.QtWidgets import QDialog, QWidget

from handfoot_gui.core.text.words import Words
from handfoot_gui.storage.faults import SaveError
from handfoot_gui.storage.files import save_file
from handfoot_gui.storage.text.faults import fault
from handfoot_gui.ui.print.page_format import PaperSize
from handfoot_gui.ui.print.page_marks import Mark
from handfoot_gui.ui.print.print_painter import paint_marks
from handfoot_gui.ui.print.print_text import UNITS
from handfoot_gui.ui.widgets.controls import KeyFocus, paint_focus
from handfoot_gui.ui.widgets.figures import translate
from handfoot_gui.ui.widgets.labels import set_title
from handfoot_gui.ui.widgets.saved_files import chosen_pdf, saved_as
from handfoot_gui.ui.widgets.theme import Style

_INCH: Final = 25.4
_DOTS: Final = 1200


class PrintedPage(Struct, frozen=True):
    """A page of *width* and *height* millimetres, and what stands on it."""

    width: float
    height: float
    marks: Sequence[Mark]


class Printout(Struct, frozen=True):
    """What is printed; all of its pages are of one size."""

    title: str
    pages: Sequence[PrintedPage]


MakePrintout: TypeAlias = Callable[[QSizeF | None], Printout]
"""Lays something out for paper of so many millimetres, unless it has a paper of its own; for the
one chosen where nothing is said."""


def usual_paper() -> PaperSize:
    """Letter where the computer is set to inches, A4 anywhere else, whatever language is read."""
    measures = QLocale.system().measurementSystem()
    is_imperial = measures is QLocale.MeasurementSystem.ImperialUSSystem
    return PaperSize.LETTER if is_imperial else PaperSize.A4


def paper_called(name: str) -> PaperSize:
    """The paper that a preference calls *name*; the usual one where it calls none."""
    known = {paper.value: paper for paper in PaperSize}
    return known.get(name, usual_paper())


def papers_offered() -> tuple[tuple[str, str], ...]:
    """The papers to choose from, each with what it is called on the page and in a preference."""
    return (
        (translate("Common", "A4"), PaperSize.A4.value),
        (translate("Common", "Letter"), PaperSize.LETTER.value),
    )


def sizes_offered(normal: str, large: str) -> tuple[tuple[str, str], ...]:
    """The sizes of print to choose from, with the values *normal* and *large*."""
    return (
        (translate("Common", "Normal", "print"), normal),
        (translate("Common", "Large", "print"), large),
    )


def pdf_of(printout: Printout) -> bytes:
    """*printout* as a PDF."""
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(_DOTS)
    writer.setTitle(printout.title)
    writer.setCreator("Hand and Foot")
    is_painted = paint_onto(writer, printout)
    assert is_painted, "a buffer can be painted into"
    buffer.close()
    return bytes(content.data())


def paint_onto(device: QPagedPaintDevice, printout: Printout) -> bool:
    """Paint *printout* onto a printer or a PDF; False when painting cannot begin."""
    _take_paper(device, printout.pages[0])
    painter = QPainter()
    if not painter.begin(device):
        return False
    painter.scale(device.logicalDpiX() / _INCH / UNITS, device.logicalDpiY() / _INCH / UNITS)
    # A printer that keeps margins of its own begins to count inside them.
    margins = device.pageLayout().margins(QPageLayout.Unit.Millimeter)
    painter.translate(-margins.left() * UNITS, -margins.top() * UNITS)
    for number, page in enumerate(printout.pages):
        if number:
            device.newPage()
        painter.save()
        paint_marks(painter, page.marks)
        painter.restore()
    return painter.end()


def _take_paper(device: QPagedPaintDevice, page: PrintedPage) -> None:
    """Let *device* have pages like *page*, without margins."""
    short, long = sorted((page.width, page.height))
    # Qt finds A4 and Letter by their sizes.
    device.setPageSize(QPageSize(QSizeF(short, long), QPageSize.Unit.Millimeter))
    device.setPageOrientation(
        QPageLayout.Orientation.Landscape
        if page.width > page.height
        else QPageLayout.Orientation.Portrait
    )
    device.setPageMargins(QMarginsF(0, 0, 0, 0), QPageLayout.Unit.Millimeter)


def picture_of(page: PrintedPage, width: int, ratio: float = 1.0) -> QImage:
    """*page* as a picture *width* pixels wide, on a screen with *ratio* dots to a pixel."""
    scale = width * ratio / page.width
    size = QSizeF(page.width, page.height) * scale
    picture = QImage(size.toSize(), QImage.Format.Format_RGB32)
    picture.fill(QColor("white"))
    painter = QPainter(picture)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    painter.scale(scale / UNITS, scale / UNITS)
    paint_marks(painter, page.marks)
    painter.end()
    picture.setDevicePixelRatio(ratio)
    return picture


class PageView(QWidget):
    """*page* as it will be printed, *width* pixels wide.

    With so many units of *ring* free around it, it shows that the keyboard is on it.
    """

    def __init__(self, style: Style, page: PrintedPage, width: int, ring: int = 0) -> None:
        super().__init__()
        self._style, self._page, self._width, self._ring = style, page, width, style.px(ring)
        self._focus = KeyFocus(self) if ring else None
        self._picture: QImage | None = None
        edges = 2 * self._ring
        self.setFixedSize(width + edges, round(width * page.height / page.width) + edges)

    def paintEvent(self, _event: QPaintEvent) -> None:
        ratio, ring = self.devicePixelRatioF(), self._ring
        if self._picture is None or self._picture.devicePixelRatio() != ratio:
            self._picture = picture_of(self._page, self._width, ratio)
        painter = QPainter(self)
        inner = self.rect().adjusted(ring, ring, -ring, -ring)
        painter.drawImage(inner, self._picture)
        painter.setPen(QColor(self._style.theme.field_line))
        painter.drawRect(inner.adjusted(0, 0, -1, -1))
        if self._focus is not None and self._focus.is_shown:
            paint_focus(painter, self._style, QRectF(self.rect()), self._style.px(6))


class PrintDialogs:
    """Asks for a file or a printer, and says what became of what is saved or printed there."""

    def __init__(
        self,
        parent: QWidget,
        words: Words,
        say: Callable[[str, bool], None],
        offer_pdf: Callable[[], None],
    ) -> None:
        """*say* shows a sentence, and whether it is a fault; *offer_pdf* puts the keyboard on the
        way to a PDF, which always works."""
        self._parent, self._words = parent, words
        self._say, self._offer_pdf = say, offer_pdf

    def ask_for_pdf(self, name: str, printout: Printout) -> None:
        """Save *printout* as a PDF where people want it; *name* is the file's so far."""
        path = chosen_pdf(self._parent, name)
        if path is not None:
            self.save_pdf(path, printout)

    def save_pdf(self, path: Path, printout: Printout) -> None:
        """Write *printout* to *path*."""
        try:
            save_file(path, pdf_of(printout))
        except SaveError as error:
            self._say(fault(self._words, error), True)
        else:
            self._say(saved_as(path), False)

    def print_out(self, dialog: str, title: str, make: MakePrintout) -> None:
        """Let people choose a printer in a *dialog* called so, and print what is called *title*."""
        # Loaded only when somebody prints.
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo

        if not QPrinterInfo.availablePrinterNames():
            self._offer(
                translate(
                    "Printing", "No printer is set up here. Save the page as a PDF and print that."
                )
            )
            return
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(title)
        _take_paper(printer, make(None).pages[0])
        chooser = QPrintDialog(printer, self._parent)
        set_title(chooser, dialog)
        is_accepted = chooser.exec() == QDialog.DialogCode.Accepted
        chooser.deleteLater()
        if not is_accepted:
            return
        if paint_onto(printer, make(_paper_of(printer))):
            self._say(translate("Printing", "The page was sent to the printer."), False)
        else:
            self._offer(
                translate(
                    "Printing", "The printer did not accept the page. Save it as a PDF instead."
                )
            )

    def _offer(self, sentence: str) -> None:
        """Say why it cannot be printed, and offer a PDF."""
        self._say(sentence, True)
        self._offer_pdf()


def _paper_of(printer: QPagedPaintDevice) -> QSizeF:
    return printer.pageLayout().fullRect(QPageLayout.Unit.Millimeter).size()
