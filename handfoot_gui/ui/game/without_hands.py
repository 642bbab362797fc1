"""The page of a game whose hands are all elsewhere: the table has all the room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtWidgets import QMenu, QWidget

from handfoot_gui.core.seats import Seat

if TYPE_CHECKING:
    from handfoot_gui.ui.table.view import TableView


class WithoutHands(QObject):
    """Shows the table of a *page* without hands, and nothing around it, while nobody plays at the
    screen; the *menu* is opened by a button of the table then.

    Signal: ``changed()`` when that begins or ends.
    """

    changed = Signal()

    def __init__(self, page: QWidget, bar: QWidget, menu: QMenu) -> None:
        super().__init__(page)
        self._page, self._bar, self._menu = page, bar, menu
        self._view: TableView | None = None
        self.is_on = False
        """Whether it is so now."""

    def watch(self, table: QWidget) -> None:
        """Have *table* on the page from now on."""
        from handfoot_gui.ui.table.view import TableView

        self._view = table if isinstance(table, TableView) else None
        if self._view is None:
            return
        self._view.scene_.actions.menu_asked.connect(self._open_menu)
        self._follow(self._view.scene_.canvas.afar.is_on)

    def turn(self, is_on: bool, *, tray_of: Seat | None = None) -> None:
        """Let it be so, or not; for *tray_of* see `Afar.turn`."""
        if self._view is not None:
            self._view.scene_.canvas.afar.turn(is_on, tray_of=tray_of)
        self._follow(is_on)

    def _follow(self, is_on: bool) -> None:
        is_new, self.is_on = is_on != self.is_on, is_on
        if is_new:
            self._bar.setVisible(not is_on)
            self.changed.emit()
            layout = self._page.layout()
            if layout is not None:
                # The table is drawn in its right size the first time.
                layout.activate()

    def _open_menu(self) -> None:
        """Open the menu above its button."""
        from handfoot_gui.ui.table.actions import MENU

        button = self._view.button(MENU) if self._view is not None else None
        within: QWidget = self._page if button is None else button
        size = self._menu.sizeHint()
        corner = within.mapToGlobal(within.rect().topRight())
        self._menu.popup(corner - QPoint(size.width(), size.height()))
        self._menu.setActiveAction(self._menu.actions()[0])
