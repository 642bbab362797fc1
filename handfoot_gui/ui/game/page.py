"""The page of the game being played: bar, card table, and the panel or drawer beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QAction, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QMenu, QWidget

from handfoot_gui.ui.game.panel.panel_facts import PanelFacts
from handfoot_gui.ui.game.panel.readings import Reading
from handfoot_gui.ui.game.panel.side_panel import SidePanel, panel_width
from handfoot_gui.ui.game.seats_in_bar import SeatsInBar
from handfoot_gui.ui.game.top_bar import TopBar
from handfoot_gui.ui.game.without_hands import WithoutHands
from handfoot_gui.ui.widgets.felt import Felt, TableRow
from handfoot_gui.ui.widgets.icons import Icon
from handfoot_gui.ui.widgets.labels import set_title
from handfoot_gui.ui.widgets.layouts import vertical
from handfoot_gui.ui.widgets.theme import Style
from handfoot_gui.ui.widgets.vocabulary import WORDS

if TYPE_CHECKING:
    from handfoot_gui.ui.table.view import TableView

DRAWER_BELOW: Final = 1180
"""Units of width below which the side panel is a drawer."""
LOW_DRAWER: Final = 520
"""Units of height below which the drawer leaves out what can be found elsewhere."""

_LEAST_DRAWER: Final = (300.0, 400.0)
"""Units, across and down, of a page on which all in the drawer has room."""


class GamePage(Felt):
    """Lays out what surrounds the card table, which is given to it."""

    def __init__(self, style: Style, menu: QMenu, actions: Sequence[tuple[QAction, Icon]]) -> None:
        super().__init__(style)
        self._style = style
        self._table: QWidget | None = None
        self._facts = PanelFacts("", "", "", "", ())
        self.is_compact = False
        """Whether the panel is a drawer now."""
        self.bar = TopBar(style, menu, actions)
        self.without_hands = WithoutHands(self, self.bar, menu)
        """While nobody plays at the screen."""
        self.without_hands.changed.connect(lambda: self._arrange())
        self.panel = SidePanel(style)
        self.panel.closed.connect(self.close_drawer)
        self.panel.turned.connect(self._place_drawer)
        rows = vertical(style, self, margins=(0, 0, 0, 0), gap=0)
        rows.addWidget(self.bar)
        self._middle = TableRow(style)
        rows.addLayout(self._middle, 1)
        self._seats = SeatsInBar(self, self.bar, rows, style)
        self._middle.lay(self.panel, style)

    @property
    def is_drawer_open(self) -> bool:
        return self.is_compact and self.panel.isVisibleTo(self)

    def set_table(self, table: QWidget) -> None:
        """Put *table* of another game in the middle; an earlier one is let go."""
        if self._table is not None:
            self._middle.removeWidget(self._table)
            self._table.hide()
            self._table.deleteLater()
        self._table = table
        table.installEventFilter(self)
        self._seats.watch(table)
        self.without_hands.watch(table)
        self._middle.insertWidget(0, table, 1)
        table.show()
        if self.panel.reading is Reading.MOVES:
            self.panel.show_reading(Reading.TURNS)
        if self.is_compact:
            # Left open in the game before, it would lie over the first button of this one.
            self.panel.hide()

    @property
    def _card_table(self) -> TableView | None:
        from handfoot_gui.ui.table.view import TableView

        return self._table if isinstance(self._table, TableView) else None

    def settle(self) -> None:
        """Lay the page out now, so that the table is drawn in its right size the first time."""
        layout = self.layout()
        if layout is not None:
            layout.activate()

    def set_facts(self, facts: PanelFacts) -> None:
        """Show *facts* in panel and bar."""
        before, self._facts = self._facts, facts
        if facts.has_panel != before.has_panel:
            self._arrange()
        if facts.deal != before.deal:
            # Left open it would lie over the buttons that the next deal begins with.
            self.close_drawer()
        self.panel.set_facts(facts)
        set_title(self, WORDS.row((facts.game, facts.deal)))
        self._show_in_bar()

    def set_style(self, style: Style) -> None:
        """Show bar and panel in another theme or size; the table hears of it by itself."""
        self._style = style
        self.set_felt(style)
        self.panel.set_style(style)
        self._arrange()

    def toggle_drawer(self) -> None:
        """Open or close the drawer."""
        if self.is_drawer_open:
            self.close_drawer()
        elif self.is_compact:
            self._place_drawer()
            self.panel.show()
            self.panel.raise_()

    def toggle_reading(self, shown: Reading) -> None:
        """Let *shown* be read in the panel, or the last turns again; a drawer is opened for it,
        or closed."""
        if not self.is_compact:
            is_read = self.panel.reading is shown
            self.panel.show_reading(Reading.TURNS if is_read else shown)
        elif self.is_drawer_open and self.panel.reading is shown:
            self.close_drawer()
        else:
            if not self.is_drawer_open:
                self.toggle_drawer()
            self.panel.show_reading(shown)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if (
            isinstance(event, QKeyEvent)
            and event.type() is QEvent.Type.KeyPress
            and watched is self._table
            and event.key() == Qt.Key.Key_Escape
            and (self.is_drawer_open or self.panel.reading is Reading.MOVES)
        ):
            # What was opened beside or over the table goes first; a second Escape is for the table.
            if self.is_drawer_open:
                self.close_drawer()
            else:
                self.panel.show_reading(Reading.TURNS)
            return True
        return super().eventFilter(watched, event)

    def close_drawer(self) -> None:
        """Close the drawer and give the keyboard back to the table."""
        if self.is_drawer_open:
            self.panel.hide()
            if self.panel.reading is Reading.MOVES:
                self.panel.show_reading(Reading.TURNS)
            if self._table is not None:
                self._table.setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    @property
    def _is_narrow(self) -> bool:
        return self.width() < DRAWER_BELOW * self._style.scale

    def _show_in_bar(self) -> None:
        self.bar.show_facts(self._facts, is_compact=self._is_narrow and self._facts.has_panel)

    def _arrange(self) -> None:
        self.bar.fit(self._style, self.size())
        # A table that shows scores and moves itself has the panel as a drawer at any width.
        is_compact = self._is_narrow or not self._facts.has_panel or self.without_hands.is_on
        if is_compact != self.is_compact:
            self.is_compact = is_compact
            if is_compact:
                self._middle.lift(self.panel)
                self.panel.hide()
            else:
                self._middle.lay(self.panel, self._style)
                self.panel.show()
        is_low = self.height() - self.bar.height() < LOW_DRAWER * self._style.scale
        self.set_sheets(*(() if is_compact else (self.panel,)))
        self._middle.set_style(self._style)
        self.panel.set_drawer(is_compact, is_low=is_compact and is_low)
        self._show_in_bar()
        is_alone = self.without_hands.is_on
        self._seats.arrange(self._style, has_panel=not is_compact or is_alone)
        if is_compact:
            self.panel.set_style(_drawer_style(self._style, self))
            self.panel.setFixedWidth(min(self._style.px(300), self.width()))
            self._place_drawer()
            # The table finds its own places first.
            QTimer.singleShot(0, self, self._place_drawer)
        else:
            self.panel.setFixedWidth(panel_width(self._style, self.width()))

    def _place_drawer(self) -> None:
        """At the right edge; the memory aid leaves the own hand in sight, where that can be."""
        if not self.is_compact:
            return
        wide, top = self.panel.maximumWidth(), 0 if self.without_hands.is_on else self.bar.height()
        high = self.height() - top
        # In a window below the smallest there is no room for it above the hand.
        is_small = _drawer_style(self._style, self) != self._style
        if self.panel.reading is Reading.MEMORY and not is_small:
            card_table = self._card_table
            if card_table is not None:
                high = min(high, card_table.y() + card_table.prompt_bar_top() - top)
        self.panel.setGeometry(self.width() - wide, top, wide, high)


def _drawer_style(style: Style, page: QWidget) -> Style:
    """*style*, or a smaller one in which all in the drawer of *page* has room."""
    return style.fitting(page.width(), page.height(), _LEAST_DRAWER)
