"""Whether the seats stand as chips in the bar over the table, or on the table itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QRegion
from PySide6.QtWidgets import QVBoxLayout, QWidget

from handfoot_gui.ui.game.top_bar import TopBar
from handfoot_gui.ui.table.seat_chips import LOW, liked_by, needed_by
from handfoot_gui.ui.widgets.theme import Style

if TYPE_CHECKING:
    from handfoot_gui.ui.table.view import TableView


class SeatsInBar(QObject):
    """Lets the seats stand in the *bar* of a page where their row would cost the hand its size: on
    a low table without a panel, if the bar has room for each.

    The table reaches to the upper edge of the page then, below the bar, which lies over it and is
    open where the seats are.
    """

    def __init__(self, page: QWidget, bar: TopBar, rows: QVBoxLayout, style: Style) -> None:
        super().__init__(page)
        self._page, self._bar, self._rows, self._style = page, bar, rows, style
        self._view: TableView | None = None
        self._may_be = False
        bar.free_changed.connect(self._place)

    def watch(self, table: QWidget) -> None:
        """Have the seats of *table*."""
        from handfoot_gui.ui.table.view import TableView

        self._view = table if isinstance(table, TableView) else None
        if self._view is not None:
            self._view.scene_.canvas.arranged.connect(self._decide)
        self._place()

    def arrange(self, style: Style, *, has_panel: bool) -> None:
        """The page has another size, or another look; beside the table it *has* a *panel*."""
        low = LOW * style.scale
        self._style, self._may_be = style, not has_panel and self._high() < low
        self._decide()

    def _high(self) -> int:
        return self._page.height() - self._bar.height()

    def _decide(self) -> None:
        view = self._view
        if view is not None and not view.scene_.canvas.shown.is_empty:
            least, best = view.seats_for_bar if self._may_be else (0, 0)
            self._bar.make_room(needed_by(least), liked_by(best))
        self._place()

    def _place(self) -> None:
        """Put the bar over the table where seats stand in it, and the table below it elsewhere."""
        bar, free, view = self._bar, self._bar.free, self._view
        is_over = not free.isEmpty() and view is not None
        if is_over == (self._rows.indexOf(bar) >= 0):
            if is_over:
                self._rows.removeWidget(bar)
            else:
                self._rows.insertWidget(0, bar)
                bar.clearMask()
            self._rows.activate()
        if is_over:
            bar.setGeometry(0, 0, self._page.width(), bar.height())
            # What is free of the bar is the table's, for the pointer, too.
            closed = QRegion(bar.rect()) - QRegion(free)
            if bar.mask() != closed:
                bar.setMask(closed)
                bar.raise_()
        if view is not None:
            view.lie_below_bar(bar.height() if is_over else 0, free if is_over else QRect())
