"""The widget of the card table: what mouse and keyboard do in the scene that it shows."""

from __future__ import annotations

from typing import Final, cast

from PySide6.QtCore import QEvent, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QGuiApplication,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QWidget

from handfoot_gui.ui.table import accessible
from handfoot_gui.ui.table.pointer import Pointer
from handfoot_gui.ui.table.scene_view import SceneView
from handfoot_gui.ui.table.table_keys import ENTER, TableKeys, answers_first
from handfoot_gui.ui.widgets.timing import USUAL, Timing

__all__ = ["ENTER", "TableView"]

_BY_TAB: Final = {Qt.FocusReason.TabFocusReason: 1, Qt.FocusReason.BacktabFocusReason: -1}
_HELD: Final = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta)


class TableView(SceneView):
    """A table to play at.

    Signal: ``idle_key(str)``, a letter that means nothing now, or `ENTER` where no button is
    golden that can be pressed.
    """

    idle_key = Signal(str)

    def __init__(self, parent: QWidget | None = None, *, timing: Timing = USUAL) -> None:
        # Whichever page shows the first table, readers have to meet it.
        accessible.install()
        super().__init__(parent, timing=timing)
        self._canvas = self.scene_.canvas
        self.pointer = Pointer(self.scene_)
        self.scene_.hands_taken.connect(self.pointer.forget)
        self._keys = TableKeys(
            self.scene_, self.pointer, self.bar, self.sorting, self.idle_key.emit, timing, self
        )
        self._canvas.arranged.connect(self._keys.proposal.note_turn)
        self.scene_.actions.prompt_bar_changed.connect(self._keys.proposal.note_turn)
        self._is_pressed_here = False
        """Whether the mouse pressed the table since it was shown."""
        self._finger, self._finger_at = QTimer(self, singleShot=True), QPointF()
        """Runs while a finger rests where it touched the table."""
        self._finger.timeout.connect(self._on_long_press)

    def event(self, event: QEvent) -> bool:
        is_key = event.type() in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress)
        if is_key and self._canvas.is_dealing and isinstance(event, QKeyEvent):
            # Any key but those held, with others or from before, ends a deal and does nothing else.
            is_meant = event.key() not in _HELD and not event.isAutoRepeat()
            if event.type() == QEvent.Type.KeyPress and is_meant:
                self._canvas.finish_deal()
            event.accept()
            return True
        is_asked = event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent)
        if is_asked and answers_first(cast(QKeyEvent, event), self.scene_.actions):
            event.accept()
            return True
        return super().event(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._keys.proposal.begin()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._is_pressed_here = False

    # --- mouse --------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._canvas.is_dealing:
            # Nor is the second half of a double click meant for what lies there then.
            self._is_pressed_here = False
            self._canvas.finish_deal()
            return
        self._is_pressed_here = True
        if event.button() == Qt.MouseButton.RightButton:
            self.scene_.ask_about(self.mapToScene(event.position().toPoint()))
        elif event.button() == Qt.MouseButton.LeftButton:
            if event.source() is not Qt.MouseEventSource.MouseEventNotSynthesized:
                self._finger.start(QGuiApplication.styleHints().mousePressAndHoldInterval())
                self._finger_at = event.position()
            self._canvas.cursor.hide()
            at = self.mapToScene(event.position().toPoint())
            is_range = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            is_added = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
            self.pointer.press(at, is_added=is_added, is_range=is_range)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        # The second half of a double click on what lay here before is no press of this.
        if event.button() == Qt.MouseButton.LeftButton and self._is_pressed_here:
            self.pointer.double_press(self.mapToScene(event.position().toPoint()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.pointer.is_dragging:
            self._finger.stop()
        at = self.mapToScene(event.position().toPoint())
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.pointer.move(at)
        elif not self._canvas.is_dealing:
            self.pointer.hover(at)
            self.point_out_term(at)

    def point_out_term(self, at: QPointF) -> None:
        """Let the pointer, *at* a point in pixels of the scene, show where a word is explained."""
        has_term = self.scene_.terms.at(at) is not None
        shape = Qt.CursorShape.WhatsThisCursor if has_term else Qt.CursorShape.ArrowCursor
        self.viewport().setCursor(shape)

    def _on_long_press(self) -> None:
        """A finger that rests on something asks what the right button asks."""
        self.pointer.cancel()
        self.scene_.ask_about(self.mapToScene(self._finger_at.toPoint()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._finger.stop()
        if event.button() == Qt.MouseButton.LeftButton:
            self.pointer.release(self.mapToScene(event.position().toPoint()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._canvas.point_at(None)
        self._canvas.point_at_zone(None)

    # --- keyboard -----------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._keys.do(event):
            event.ignore()

    @property
    def _is_tab_through_cards(self) -> bool:
        """Whether Tab goes from card to card, not from part to part."""
        return self._canvas.preferences.tab_through_cards

    def _walk(self, step: int) -> bool:
        """To what the Tab key comes to next; False where that is not on the table."""
        return self._canvas.cursor.next_part(step, is_by_card=self._is_tab_through_cards)

    def focusNextPrevChild(self, is_next: bool) -> bool:
        if self.hasFocus() and self._walk(1 if is_next else -1):
            return True
        return super().focusNextPrevChild(is_next)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        step = _BY_TAB.get(event.reason())
        if step is not None:
            # Where the cursor was last may be the end, behind which the next Tab leads away.
            self._canvas.cursor.hide()
            self._walk(step)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._canvas.cursor.hide()
