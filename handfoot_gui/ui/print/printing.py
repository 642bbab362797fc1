"""The printer: asked for with the system's own dialog, and loaded only when somebody prints."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QDialog, QWidget

from handfoot_gui.ui.print.page_format import Paper
from handfoot_gui.ui.print.paper import page_size
from handfoot_gui.ui.widgets.foreign import set_title

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter


class Printed(Enum):
    """What became of something to be printed."""

    CANCELLED = auto()
    SENT = auto()
    REFUSED = auto()
    """The printer does not take it."""


def has_printer() -> bool:
    """Whether a printer is set up here."""
    from PySide6.QtPrintSupport import QPrinterInfo

    return bool(QPrinterInfo.availablePrinterNames())


def print_out(
    parent: QWidget,
    name: str,
    title: str,
    paint: Callable[[QPrinter], bool],
    paper: Paper | None = None,
) -> Printed:
    """Let people choose a printer in a dialog called *title*, and *paint* there what is called
    *name*; *paper* is what it needs, where that is known before."""
    from PySide6.QtPrintSupport import QPrintDialog, QPrinter

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(name)
    if paper is not None:
        printer.setPageSize(page_size(paper))
    dialog = QPrintDialog(printer, parent)
    set_title(dialog, title)
    is_accepted = dialog.exec() == QDialog.DialogCode.Accepted
    dialog.deleteLater()
    if not is_accepted:
        return Printed.CANCELLED
    return Printed.SENT if paint(printer) else Printed.REFUSED
