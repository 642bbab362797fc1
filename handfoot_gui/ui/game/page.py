"""The page of the game being played: bar, card table, and the panel or drawer beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, QTimer
from PySide6.QtGui import QAction, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QMenu, QWidget

from handfoot_gui.ui.game.panel.panel_facts import PanelFacts
from handfoot_gui.ui.game.panel.readings import Reading
from handfoot_gui.ui.game.panel.side_panel import SidePanel, panel_width
from handfoot_gui.ui.widgets.controls import Button, ButtonKind
from handfoot_gui.ui.widgets.felt import Felt, TableRow
from handfoot_gui.ui.widgets.figures import figure
from handfoot_gui.ui.widgets.icons import Icon
from handfoot_gui.ui.widgets.labels import Marker, label
from handfoot_gui.ui.widgets.layouts import horizontal, vertical
from handfoot_gui.ui.widgets.theme import LEAST_TABLE, Style, TextStyle, on_table
from handfoot_gui.ui.window.actions import why_not

DRAWER_BELOW: Final = 1180
"""Units of width below which the side panel is a drawer."""
BAR_HEIGHT: Final = 44
"""Of the bar over every table, in units."""
LEAST_PAGE: Final = (LEAST_TABLE[0], LEAST_TABLE[1] + BAR_HEIGHT)
"""Units, across and down, that the bar and every table need."""
LOW_DRAWER: Final = 520
"""Units of height below which the drawer leaves out what can be found elsewhere."""
_BAR_SIDES: Final = 2
"""So many totals fit into the bar of a small window, beside the buttons; the drawer has all."""


_LEAVE: Final = "leave-demo"
_PASSING: Final = frozenset({"redo", _LEAVE})
"""The buttons that are there only while there is something for them."""
_OF_A_PLAYER: Final = frozenset({"undo", "hint"})
"""The buttons for which there is nothing in a demo."""


class TopBar(QWidget):
    """The bar over the table, on the felt itself: menu, game, and *actions*, which are always at
    hand, as sign and word; what does not fit goes, the menu has all of it."""

    def __init__(self, style: Style, menu: QMenu, actions: Sequence[tuple[QAction, Icon]]) -> None:
        super().__init__()
        self._fitted = style
        self._style = replace(style, theme=on_table(style.theme))
        self._menu = menu
        self._actions = tuple(actions)
        self._game = self._about = ""
        self._totals: tuple[int, ...] = ()
        self._is_compact = False
        self._row = horizontal(style, self)
        self._giving_way: list[QWidget] = []
        """What hides when room is short, first to go first."""
        self._widgets: list[QWidget] = []
        self._buttons: dict[str, Button] = {}
        """By the name of what each does."""
        self._fill()
        for action, _ in self._actions:
            action.changed.connect(self._follow)

    def set_style(self, style: Style) -> None:
        """Show the bar in another theme or size."""
        self._fitted = style
        self._style = replace(style, theme=on_table(style.theme))
        self._fill()

    def fit(self, style: Style, page: QSize) -> None:
        """Show the bar of a *page* in *style*: smaller than all else in a window below the
        smallest, like the table below the bar."""
        fitting = style.fitting(page.width(), page.height(), LEAST_PAGE)
        if fitting != self._fitted:
            self.set_style(fitting)

    def show_facts(self, facts: PanelFacts, *, is_compact: bool) -> None:
        """Show *facts*; while it *is_compact*, say what there is no side panel to say."""
        about, totals = facts.rules, tuple(side.total for side in facts.sides)
        if is_compact:
            about = facts.deal
        if not is_compact or len(totals) > _BAR_SIDES:
            totals = ()
        shown = self._game, self._about, self._totals, self._is_compact
        if (facts.game, about, totals, is_compact) == shown:
            return
        was_compact = self._is_compact
        self._game, self._about, self._totals = facts.game, about, totals
        self._is_compact = is_compact
        if was_compact or is_compact:
            self._fill()
        else:
            self._title.setText(self._game)
            self._rules.setText(self._about)
            self._row.invalidate()
            self._fit()

    def open_menu(self) -> None:
        """Open the menu below its button."""
        button = self._widgets[0]
        self._menu.popup(button.mapToGlobal(QPoint(0, button.height())))

    _title: QLabel
    _rules: QLabel

    def _fill(self) -> None:
        style, px, theme = self._style, self._style.px, self._style.theme
        while self._row.count():
            self._row.takeAt(0)
        gone, self._widgets, self._giving_way, self._buttons = self._widgets, [], [], {}
        for widget in gone:
            widget.hide()
            widget.deleteLater()
        # In its new height the bar fits what it has, which is nothing of what goes.
        self.setFixedHeight(style.grid_px(BAR_HEIGHT))
        self._row.setContentsMargins(px(6), 0, px(6), 0)
        self._row.setSpacing(px(6))
        menu = Button(
            style,
            self.tr("Menu"),
            ButtonKind.QUIET,
            sign=Icon.MENU,
            name="menu",
            act=self.open_menu,
        )
        menu.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        title = self._title = label(style, self._game, TextStyle.SECTION_TITLE)
        # Whole or not at all: half of it says nothing.
        rules = self._rules = label(style, self._about, TextStyle.LABEL, ink=theme.text2)
        rules.setAlignment(Qt.AlignmentFlag.AlignVCenter)
        rules.setContentsMargins(px(4), px(4), 0, 0)
        totals = QWidget()
        inner = horizontal(style, totals, margins=(10, 0, 0, 0), gap=6)
        for side, total in enumerate(self._totals):
            inner.addWidget(Marker(style, theme.sides[side]))
            inner.addWidget(label(style, figure(total), TextStyle.NAME))
            inner.addSpacing(px(8))
        self._buttons = {
            action.objectName(): self._button(action, sign) for action, sign in self._actions
        }
        buttons = list(self._buttons.values())
        self._widgets = [menu, title, rules, totals, *buttons]
        for widget in self._widgets[:4]:
            self._row.addWidget(widget)
        self._row.addStretch(1)
        for widget in buttons:
            self._row.addWidget(widget)
        redo = [self._buttons["redo"]] if "redo" in self._buttons else []
        self._giving_way = [*redo, rules, title, buttons[-1]]
        if self._is_compact:
            # The drawer says the totals, too.
            self._giving_way = [*redo, title, rules, buttons[-1], totals]
        self._fit()

    def _button(self, action: QAction, sign: Icon) -> Button:
        name, text = action.objectName(), action.text()
        if name == "sheet" and self._is_compact:
            text = self.tr("Moves, scores")
        button = Button(
            self._style, text, ButtonKind.QUIET, sign=sign, name=f"bar-{name}", act=action.trigger
        )
        # The card table keeps the keyboard when somebody clicks up here.
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.asked_why.connect(action.trigger)
        _follow(button, action)
        return button

    def _follow(self) -> None:
        """Be on and off as the actions are now."""
        before = self._enabled
        for action, _ in self._actions:
            _follow(self._buttons[action.objectName()], action)
        if self._enabled != before:
            self._fit()

    @property
    def _enabled(self) -> list[bool]:
        return [button.isEnabled() for button in self._buttons.values()]

    def _fit(self) -> None:
        # All of them: a layout leaves no room for a widget that was not shown yet.
        for widget in self._widgets:
            widget.setVisible(True)
        for name in _PASSING & self._buttons.keys():
            self._buttons[name].setVisible(self._buttons[name].isEnabled())
        leave = self._buttons.get(_LEAVE)
        if leave is not None and leave.isEnabled():
            for name in _OF_A_PLAYER & self._buttons.keys():
                self._buttons[name].hide()
        for widget in self._giving_way:
            if self._row.minimumSize().width() <= self.width():
                break
            widget.hide()
            self._row.invalidate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()


def _follow(button: Button, action: QAction) -> None:
    why = why_not(action)
    button.set_reason(why)
    button.setEnabled(action.isEnabled() and not why)
    if not why:
        button.setAccessibleDescription(action.shortcut().toString())


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
        self.panel = SidePanel(style)
        self.panel.closed.connect(self.close_drawer)
        self.panel.turned.connect(self._place_drawer)
        rows = vertical(style, self, margins=(0, 0, 0, 0), gap=0)
        rows.addWidget(self.bar)
        self._middle = TableRow(style)
        rows.addLayout(self._middle, 1)
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
        self._middle.insertWidget(0, table, 1)
        table.show()
        if self.panel.reading is Reading.MOVES:
            self.panel.show_reading(Reading.TURNS)
        if self.is_compact:
            # Left open in the game before, it would lie over the first button of this one.
            self.panel.hide()

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
        is_compact = self._is_narrow or not self._facts.has_panel
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
        if is_compact:
            self.panel.setFixedWidth(min(self._style.px(300), self.width()))
            self._place_drawer()
            # The table finds its own places first.
            QTimer.singleShot(0, self, self._place_drawer)
        else:
            self.panel.setFixedWidth(panel_width(self._style, self.width()))

    def _place_drawer(self) -> None:
        """At the right edge; the memory aid leaves the own hand in sight."""
        if not self.is_compact:
            return
        wide, top = self.panel.maximumWidth(), self.bar.height()
        high = self.height() - top
        if self.panel.reading is Reading.MEMORY:
            from handfoot_gui.ui.table.view import TableView

            if isinstance(self._table, TableView):
                high = min(high, self._table.prompt_bar_top())
        self.panel.setGeometry(self.width() - wide, top, wide, high)
