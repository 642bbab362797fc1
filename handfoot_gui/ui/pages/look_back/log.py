"""The whole log of a game that is looked at again; every line leads to its move."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPalette,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyleOptionViewItem

from handfoot_gui.ui.game.move_list import MoveDelegate, MoveList, MoveModel
from handfoot_gui.ui.widgets.labels import paint_round
from handfoot_gui.ui.widgets.theme import Style


class _Delegate(MoveDelegate):
    """Marks the line of the move that is shown, and the one the keyboard is on."""

    most_kept = 20_000

    def __init__(self, style: Style, parent: LookBackLog) -> None:
        super().__init__(style, parent)
        self._log = parent

    def is_now(self, row: int) -> bool:
        return row == self._log.shown_row

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        style, theme = self._style, self._style.theme
        body = QRectF(option.rect).adjusted(0, 0, -1, -1)
        painter.save()
        if self.is_now(index.row()):
            paint_round(painter, body, style.px(6), theme.chrome2, theme.link)
            bar = QRectF(body.left(), body.top(), style.px(4), body.height())
            painter.fillRect(bar, QColor(theme.link))
        has_focus = bool(option.state & QStyle.StateFlag.State_HasFocus)
        if has_focus and self._log.is_by_key:
            paint_round(painter, body, style.px(6), None, theme.focus, width=style.px(3))
        inset = QStyleOptionViewItem(option)
        inset.rect = option.rect.adjusted(style.px(8), style.px(4), -style.px(4), 0)
        super().paint(painter, inset, index)
        painter.restore()

    def _width(self) -> float:
        return super()._width() - self._style.px(12)


class LookBackLog(MoveList):
    """The log, oldest line first; a click on a line chooses it, too."""

    def __init__(self, style: Style, model: MoveModel) -> None:
        self.shown_row = -1
        self.is_by_key = False
        super().__init__(style, model)
        self.setObjectName("look-back-log")
        self.setAccessibleName(self.tr("Log of the game"))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self._on_clicked)

    def set_style(self, style: Style) -> None:
        super().set_style(style)
        self.setItemDelegate(_Delegate(style, self))
        palette = self.palette()
        for role in (QPalette.ColorRole.Highlight, QPalette.ColorRole.HighlightedText):
            palette.setColor(role, QColor(style.theme.chrome))
        self.setPalette(palette)

    def show_row(self, row: int) -> None:
        """Mark the line in *row* (−1: none) and bring it into sight."""
        if row == self.shown_row:
            return
        self.shown_row = row
        index = self.model().index(max(0, row), 0)
        self.setCurrentIndex(index)
        self.scrollTo(index, QAbstractItemView.ScrollHint.EnsureVisible)
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scrollTo(self.model().index(max(0, self.shown_row), 0))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.is_by_key = True
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.line_chosen.emit(self.currentIndex().row())
        elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            super().keyPressEvent(event)
        else:
            # The page steps with all other keys.
            event.ignore()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        # The first click has led there already.
        event.accept()

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.is_by_key = event.reason() is not Qt.FocusReason.MouseFocusReason
        super().focusInEvent(event)

    def _on_clicked(self, index: QModelIndex) -> None:
        self.line_chosen.emit(index.row())
