"""What stands in the bar over the table, of which goes what has no room, and the room for seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QSizePolicy, QWidget

from handfoot_gui.ui.widgets.controls import Button, give_way
from handfoot_gui.ui.widgets.layouts import horizontal
from handfoot_gui.ui.widgets.theme import Style

LEAVE: Final = "leave-demo"
SHEET: Final = "sheet"
_PASSING: Final = frozenset({"redo", LEAVE})
"""The buttons that are there only while there is something for them."""
_OF_A_PLAYER: Final = frozenset({"undo", "hint"})
"""The buttons for which there is nothing in a demo."""
_GAP: Final = 6
_CLOSE: Final = 3
"""Units between what stands there, usually and beside seats."""
_ALL: Final = 1000
"""Of the stretch in the bar: seats have all that is free."""


class BarRow:
    """The row of *bar*: menu, what is told of the game, room for seats, and buttons."""

    def __init__(self, bar: QWidget, style: Style) -> None:
        self._bar, self._style = bar, style
        self._layout = horizontal(style, bar)
        self._seats = QWidget(bar)
        """Keeps the room of the seats."""
        self._seats.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.needs = (0.0, 0.0)
        """Units of width that seats like and need in the bar; 0: they stand on the table."""
        self.buttons: dict[str, Button] = {}
        """By the name of what each does; the first is the menu."""
        self._told: Sequence[QWidget] = ()
        self._giving_way: Sequence[QWidget] = ()
        self._sheet_texts = "", ""
        """What the button of the score sheet says, usually and beside seats."""

    @property
    def free(self) -> QRect:
        """Where seats stand in the bar; empty where there is no room for them."""
        return QRect() if self._seats.isHidden() else self._seats.geometry()

    def clear(self) -> None:
        """Let go of everything."""
        gone = [*self._told, *self.buttons.values()]
        self._told, self.buttons, self._giving_way = (), {}, ()
        while self._layout.count():
            self._layout.takeAt(0)
        for widget in gone:
            widget.hide()
            widget.deleteLater()

    def fill(
        self,
        style: Style,
        told: Sequence[QWidget],
        buttons: dict[str, Button],
        giving_way: Sequence[QWidget],
        sheet_texts: tuple[str, str],
    ) -> None:
        """Have these; *giving_way* hides when room is short, first to go first."""
        self._style, self._sheet_texts = style, sheet_texts
        self._told, self.buttons, self._giving_way = told, buttons, giving_way
        self._layout.setContentsMargins(style.px(_GAP), 0, style.px(_GAP), 0)
        menu, *others = buttons.values()
        for widget in (menu, *told):
            self._layout.addWidget(widget)
        self._layout.addWidget(self._seats, _ALL)
        self._layout.addStretch(1)
        for widget in others:
            self._layout.addWidget(widget)

    def fit(self) -> None:
        """Show what there is room for; where seats stand in the bar, they have the room of all
        that is told, and of the last button."""
        if not any(map(self._makes_room, self.needs)):
            self._show_all(is_brief=False)
            self._seats.hide()
            for widget in self._giving_way:
                if self._has_room():
                    break
                widget.hide()
                self._layout.invalidate()
        self._layout.activate()

    def _has_room(self) -> bool:
        return self._layout.minimumSize().width() <= self._bar.width()

    def _makes_room(self, width: float) -> bool:
        """Leave so many units of *width* to seats, if there are any, and that can be."""
        if not width:
            return False
        self._show_all(is_brief=True)
        for widget in (*self._told, *list(self.buttons.values())[-1:]):
            widget.hide()
        if "redo" in self.buttons:
            self.buttons["redo"].hide()
        give_way(*self.buttons.values())
        self._seats.setMinimumWidth(self._style.px(width))
        self._seats.show()
        self._layout.invalidate()
        return self._has_room()

    def _show_all(self, *, is_brief: bool) -> None:
        buttons = self.buttons
        if SHEET in buttons:
            buttons[SHEET].setText(self._sheet_texts[is_brief])
        self._layout.setSpacing(self._style.px(_CLOSE if is_brief else _GAP))
        for button in buttons.values():
            button.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        # All of them: a layout leaves no room for a widget that was not shown yet.
        for widget in (*self._told, *buttons.values()):
            widget.setVisible(True)
        for name in _PASSING & buttons.keys():
            buttons[name].setVisible(buttons[name].isEnabled())
        leave = buttons.get(LEAVE)
        if leave is not None and leave.isEnabled():
            for name in _OF_A_PLAYER & buttons.keys():
                buttons[name].hide()
