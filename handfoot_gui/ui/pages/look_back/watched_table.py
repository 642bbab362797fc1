"""The card table of a game that is looked at again: to be read and walked over, not played on."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from handfoot_gui.ui.table.cursor import Direction
from handfoot_gui.ui.table.view import TableView

_WAYS: Final = {
    Qt.Key.Key_Left: Direction.LEFT,
    Qt.Key.Key_Right: Direction.RIGHT,
    Qt.Key.Key_Up: Direction.UP,
    Qt.Key.Key_Down: Direction.DOWN,
}


class WatchedTable(TableView):
    """Arrow keys walk over cards and zones; a click or O shows a side's melds large."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.scene_.is_only_shown = True
        # A click on it leaves the keyboard with what steps through the game.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.scene_.canvas.cursor.hide()
            hit = self.scene_.canvas.at(self.mapToScene(event.position().toPoint()))
            if hit is not None:
                self.scene_.activate(hit[0])

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        hit = self.scene_.canvas.at(self.mapToScene(event.position().toPoint()))
        self.scene_.canvas.point_at_zone(hit[0] if hit is not None else None)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        key = event.key()
        if held == Qt.KeyboardModifier.NoModifier and key in _WAYS:
            self.scene_.canvas.cursor.walk(_WAYS[Qt.Key(key)])
        elif key == Qt.Key.Key_Space and self.scene_.canvas.cursor.stop is not None:
            self.scene_.activate(self.scene_.canvas.cursor.stop.key)
        elif key == Qt.Key.Key_O:
            self.scene_.canvas.enlarge_next()
        elif key == Qt.Key.Key_Escape and self.scene_.canvas.enlarged is not None:
            self.scene_.canvas.enlarge(None)
        else:
            event.ignore()
