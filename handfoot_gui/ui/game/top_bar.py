"""The bar over every table: menu, game, and what is always at hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QLabel, QMenu, QWidget

from handfoot_gui.ui.game.bar_row import SHEET, BarRow
from handfoot_gui.ui.game.panel.panel_facts import PanelFacts
from handfoot_gui.ui.widgets.controls import Button, ButtonKind
from handfoot_gui.ui.widgets.figures import figure, translate
from handfoot_gui.ui.widgets.icons import Icon
from handfoot_gui.ui.widgets.labels import Marker, label
from handfoot_gui.ui.widgets.layouts import horizontal
from handfoot_gui.ui.widgets.theme import LEAST_TABLE, Style, TextStyle, on_table
from handfoot_gui.ui.window.actions import why_not

BAR_HEIGHT: Final = 44
"""Of the bar over every table, in units."""
LEAST_PAGE: Final = (LEAST_TABLE[0], LEAST_TABLE[1] + BAR_HEIGHT)
"""Units, across and down, that the bar and every table need."""
_BAR_SIDES: Final = 2
"""So many totals fit into the bar of a small window, beside the buttons; the drawer has all."""


class TopBar(QWidget):
    """The bar over the table, on the felt itself: menu, game, and *actions*, which are always at
    hand, as sign and word; what does not fit goes, the menu has all of it.

    Signal: ``free_changed()`` when there is more or less room for seats.
    """

    free_changed = Signal()

    def __init__(self, style: Style, menu: QMenu, actions: Sequence[tuple[QAction, Icon]]) -> None:
        super().__init__()
        self._fitted = style
        self._style = replace(style, theme=on_table(style.theme))
        self._menu = menu
        self._actions = tuple(actions)
        self._game = self._about = ""
        self._totals: tuple[int, ...] = ()
        self._is_compact = False
        self.free = QRect()
        """Where seats stand in the bar; empty where there is no room for them."""
        self._row = BarRow(self, style)
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
            self._fit()

    def make_room(self, least: float, liked: float) -> None:
        """Leave so many units of width free for seats, if that can be: the *least* that they need,
        or as much as is *liked*, and what is left."""
        if (liked, least) != self._row.needs:
            self._row.needs = liked, least
            self._fit()

    def open_menu(self) -> None:
        """Open the menu below its button."""
        button = self._row.buttons["menu"]
        self._menu.popup(button.mapToGlobal(QPoint(0, button.height())))

    _title: QLabel
    _rules: QLabel

    def _fill(self) -> None:
        style, px, theme = self._style, self._style.px, self._style.theme
        # In its new height the bar fits what it has, which is nothing of what goes.
        self._row.clear()
        self.setFixedHeight(style.grid_px(BAR_HEIGHT))
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
        buttons = {
            action.objectName(): self._button(action, sign) for action, sign in self._actions
        }
        redo, last = buttons.get("redo"), list(buttons.values())[-1]
        # The drawer says the totals, too.
        gone = [title, rules, last, totals] if self._is_compact else [rules, title, last]
        giving_way = gone if redo is None else [redo, *gone]
        told, buttons = [title, rules, totals], {"menu": menu, **buttons}
        self._row.fill(style, told, buttons, giving_way, self._sheet_texts)
        self._fit()

    def _button(self, action: QAction, sign: Icon) -> Button:
        name = action.objectName()
        button = Button(
            self._style,
            action.text(),
            ButtonKind.QUIET,
            sign=sign,
            name=f"bar-{name}",
            act=action.trigger,
        )
        # The card table keeps the keyboard when somebody clicks up here.
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.asked_why.connect(action.trigger)
        _follow(button, action)
        return button

    @property
    def _sheet_texts(self) -> tuple[str, str]:
        """What the button says that opens the score sheet, or the drawer that has the last moves,
        too; and what it says beside seats."""
        usual = (action.text() for action, _ in self._actions if action.objectName() == SHEET)
        text = self.tr("Moves and scores") if self._is_compact else next(usual, "")
        return text, translate("Common", "Scores")

    def _follow(self) -> None:
        """Be on and off as the actions are now."""
        before = self._enabled
        for action, _ in self._actions:
            _follow(self._row.buttons[action.objectName()], action)
        if self._enabled != before:
            self._fit()

    @property
    def _enabled(self) -> list[bool]:
        return [button.isEnabled() for button in self._row.buttons.values()]

    def _fit(self) -> None:
        self._row.fit()
        if self._row.free != self.free:
            self.free = self._row.free
            self.free_changed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()


def _follow(button: Button, action: QAction) -> None:
    why = why_not(action)
    button.set_reason(why)
    button.setEnabled(action.isEnabled() and not why)
    if not why:
        button.setAccessibleDescription(action.shortcut().toString())
