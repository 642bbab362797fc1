"""The page of the game being played: bar, card table, and the panel or drawer beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer
from PySide6.QtGui import QAction, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QVBoxLayout, QWidget

from handfoot_gui.ui.game.side_panel import PanelFacts, SidePanel, panel_width
from handfoot_gui.ui.game.top_bar import TopBar
from handfoot_gui.ui.widgets.icons import Icon
from handfoot_gui.ui.widgets.theme import LEAST_TABLE, Style

DRAWER_BELOW: Final = 1180
"""Units of width below which the side panel is a drawer."""

LEAST_PAGE: Final = (LEAST_TABLE[0], LEAST_TABLE[1] + 48)
"""Units, across and down, that the bar and every table need."""

LOW_DRAWER: Final = 520
"""Units of height below which the drawer leaves out what can be found elsewhere."""


class GamePage(QWidget):
    """Lays out what surrounds the card table, which is given to it."""

    def __init__(self, style: Style, menu: QMenu, actions: Sequence[tuple[QAction, Icon]]) -> None:
        super().__init__()
        self._style = style
        self._table: QWidget | None = None
        self._is_compact = False
        self._has_panel = True
        self._bar_style = style
        self.bar = TopBar(style, menu, actions)
        self.panel = SidePanel(style)
        self.panel.closed.connect(self.close_drawer)
        self.panel.turned.connect(self._place_drawer)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        rows.addWidget(self.bar)
        self._middle = QHBoxLayout()
        self._middle.setContentsMargins(0, 0, 0, 0)
        self._middle.setSpacing(0)
        rows.addLayout(self._middle, 1)
        self._middle.addWidget(self.panel)

    @property
    def is_compact(self) -> bool:
        """Whether the panel is a drawer now."""
        return self._is_compact

    @property
    def is_drawer_open(self) -> bool:
        return self._is_compact and self.panel.isVisibleTo(self)

    def set_table(self, table: QWidget) -> None:
        """Put *table* of another game in the middle; an earlier one is let go."""
        if self._table is not None:
            self._middle.removeWidget(self._table)
            self._table.hide()
            self._table.deleteLater()
        self._table = table
        table.installEventFilter(self)
        self._middle.insertWidget(0, table, 1)
        table.show()
        if self._is_compact:
            # Left open in the game before, it would lie over the first button of this one.
            self.panel.hide()

    def settle(self) -> None:
        """Lay the page out now, so that the table is drawn in its right size the first time."""
        layout = self.layout()
        if layout is not None:
            layout.activate()

    def set_facts(self, facts: PanelFacts) -> None:
        """Show *facts* in panel and bar."""
        if facts.has_panel != self._has_panel:
            self._has_panel = facts.has_panel
            self._arrange()
        self.panel.set_facts(facts)
        self.bar.set_facts(self.panel.bar_facts())

    def set_style(self, style: Style) -> None:
        """Show bar and panel in another theme or size; the table hears of it by itself."""
        self._style = style
        self._bar_style = self._style_of_bar()
        self.bar.set_style(self._bar_style)
        self.panel.set_style(style)
        self._arrange()

    def toggle_drawer(self) -> None:
        """Open or close the drawer."""
        if self.is_drawer_open:
            self.close_drawer()
        elif self._is_compact:
            self._place_drawer()
            self.panel.show()
            self.panel.raise_()

    def toggle_memory(self) -> None:
        """Show the memory aid or what it lies over; as a drawer it is opened or closed."""
        if not self._is_compact:
            self.panel.toggle_memory()
        elif self.is_drawer_open and self.panel.shows_memory:
            self.close_drawer()
        else:
            if not self.is_drawer_open:
                self.toggle_drawer()
            self.panel.show_memory(True)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if (
            isinstance(event, QKeyEvent)
            and event.type() is QEvent.Type.KeyPress
            and watched is self._table
            and event.key() == Qt.Key.Key_Escape
            and self.is_drawer_open
        ):
            # What lies over the table goes first; a second Escape is for the table.
            self.close_drawer()
            return True
        return super().eventFilter(watched, event)

    def close_drawer(self) -> None:
        """Close the drawer and give the keyboard back to the table."""
        if self.is_drawer_open:
            self.panel.hide()
            if self._table is not None:
                self._table.setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _style_of_bar(self) -> Style:
        """Smaller than all else in a window below the smallest, like the table below the bar."""
        return self._style.fitting(self.width(), self.height(), LEAST_PAGE)

    def _arrange(self) -> None:
        bar_style = self._style_of_bar()
        if bar_style != self._bar_style:
            self._bar_style = bar_style
            self.bar.set_style(bar_style)
        # A table that shows scores and moves itself has the panel as a drawer at any width.
        is_narrow = self.width() < DRAWER_BELOW * self._style.scale
        is_compact = is_narrow or not self._has_panel
        if is_compact != self._is_compact:
            self._is_compact = is_compact
            if is_compact:
                self._middle.removeWidget(self.panel)
                self.panel.hide()
            else:
                self._middle.addWidget(self.panel)
                self.panel.show()
        is_low = self.height() - self.bar.height() < LOW_DRAWER * self._style.scale
        self.panel.set_drawer(is_compact, is_low=is_compact and is_low)
        self.bar.set_compact(is_narrow and self._has_panel)
        wide = panel_width(self._style, self.width())
        if is_compact:
            self.panel.setFixedWidth(min(self._style.px(300), self.width()))
            self._place_drawer()
            # The table finds its own places first.
            QTimer.singleShot(0, self, self._place_drawer)
        else:
            self.panel.setFixedWidth(wide)

    def _place_drawer(self) -> None:
        """At the right edge; the memory aid leaves the own hand in sight."""
        if not self._is_compact:
            return
        wide, top = self.panel.maximumWidth(), self.bar.height()
        high = self.height() - top
        if self.panel.shows_memory:
            from handfoot_gui.ui.table.view import TableView

            if isinstance(self._table, TableView):
                high = min(high, self._table.prompt_bar_top())
        self.panel.setGeometry(QRect(self.width() - wide, top, wide, high))
