"""A window of its own that keeps within its screen: what has no room there is scrolled to."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QDialog, QFrame, QLayout, QScrollArea, QVBoxLayout, QWidget

FRAME: Final = QSize(4, 32)
"""What a desktop draws around a window."""
_WHOLE: Final = "whole-dialog"


class Dialog(QDialog):
    """Asks, or shows something, in front of the window."""

    @property
    def room(self) -> QRect:
        """What of its screen is there for it and its frame."""
        return self.screen().availableGeometry()

    def setVisible(self, visible: bool) -> None:
        if visible and not self.isVisible():
            if not self.testAttribute(Qt.WidgetAttribute.WA_Resized):
                self.adjustSize()
            self._keep_within()
        super().setVisible(visible)

    def _keep_within(self) -> None:
        room, layout = self.room.size() - FRAME, self.layout()
        if layout is not None and not isinstance(self.findChild(QWidget, _WHOLE), QScrollArea):
            width = min(self.width(), room.width())
            needed = max(layout.minimumSize().height(), layout.minimumHeightForWidth(width))
            if needed > room.height():
                self._scroll_whole(layout)
        if room != room.expandedTo(self.size()):
            self.resize(self.size().boundedTo(room))

    def _scroll_whole(self, layout: QLayout) -> None:
        """Let all that is in it be scrolled to: only a small screen much enlarged is so low."""
        from handfoot_gui.ui.widgets.golden_in_sight import GoldenInSight

        whole, area, focus = QWidget(), QScrollArea(), self.focusWidget()
        # It takes the layout from the dialog, with all that is in it.
        whole.setLayout(layout)
        area.setObjectName(_WHOLE)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(whole)
        self.setMinimumSize(0, 0)
        self.resize(self.width() + area.verticalScrollBar().sizeHint().width(), self.height())
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(area)
        GoldenInSight(area)
        if focus is not None:
            focus.setFocus()
