"""The window's end of the process that makes a report on a deal."""

from __future__ import annotations

from PySide6.QtCore import Signal

from handfoot_gui.bots.messages import Reported
from handfoot_gui.ui.widgets.asked_process import AskedProcess


class ReportRunner(AskedProcess):
    """Makes one report after the other, each asked for by a `Report`."""

    advanced = Signal(object)
    """(report): a `DealReport`, better than the one before; the last one is whole."""

    def _hear(self, reply: object) -> None:
        if isinstance(reply, Reported):
            if reply.report.is_whole:
                self.stop()
            self.advanced.emit(reply.report)
