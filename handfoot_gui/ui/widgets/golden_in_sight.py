"""What is golden on a page that scrolls: seen below it as long as it is out of sight."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, QTimer
from PySide6.QtWidgets import QScrollArea, QWidget

from handfoot_gui.ui.widgets.controls import Button, ButtonKind, double

GOLDEN_IN_SIGHT: Final = "golden-in-sight"
_CHANGES: Final = (QEvent.Type.LayoutRequest, QEvent.Type.Resize)


class GoldenInSight(QObject):
    """Follows what is golden in *area*, and shows it once more below what scrolls.

    The double is for eyes and the mouse: the keyboard and readers meet the button itself.
    """

    def __init__(self, area: QScrollArea, is_wanted: Callable[[], bool] = lambda: True) -> None:
        """*is_wanted* says whether *area* has so little room that this may be needed; anywhere else
        all that is golden has room in it."""
        super().__init__(area)
        self._area, self._is_wanted = area, is_wanted
        self._followed: QWidget | None = None
        """The content whose layout is followed."""
        self._double: Button | None = None
        self._of: Button | None = None
        """What is shown once more."""
        self._is_arranging = False
        area.viewport().installEventFilter(self)
        bar = area.verticalScrollBar()
        bar.valueChanged.connect(self.follow)
        bar.rangeChanged.connect(self.follow)

    def follow(self) -> None:
        """Show it, or no more, as it is now."""
        if self._is_arranging:
            return
        self._is_arranging = True
        try:
            golden = self._golden() if self._is_wanted() else None
            self._show(None if golden is None or self._is_seen(golden) else golden)
        finally:
            self._is_arranging = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        is_done = super().eventFilter(watched, event)
        if event.type() in _CHANGES:
            self.follow()
        elif event.type() is QEvent.Type.ChildAdded:
            # It is another content, once it is in its place.
            QTimer.singleShot(0, self, self.follow)
        return is_done

    def _golden(self) -> Button | None:
        content: QWidget | None = self._area.widget()
        if content is not self._followed:
            self._followed = content
            if content is not None:
                content.installEventFilter(self)
        if content is None:
            return None
        shown = (one for one in content.findChildren(Button) if one.kind is ButtonKind.PRIMARY)
        return next((one for one in shown if one.isVisibleTo(content)), None)

    def _is_seen(self, golden: Button) -> bool:
        view = self._area.viewport()
        place = QRect(golden.mapTo(view, QPoint()), golden.size())
        return view.rect().contains(place)

    def _show(self, golden: Button | None) -> None:
        area = self._area
        if golden is None:
            if self._double is not None:
                self._double.hide()
                area.setViewportMargins(0, 0, 0, 0)
            return
        if self._double is None or self._of is not golden:
            self._make(golden)
        assert self._double is not None
        self._double.setText(golden.text())
        self._double.setEnabled(golden.isEnabled())
        high = self._double.sizeHint().height()
        area.setViewportMargins(0, 0, 0, high)
        self._double.setGeometry(0, area.height() - high, area.width(), high)
        self._double.show()
        self._double.raise_()

    def _make(self, golden: Button) -> None:
        if self._double is not None:
            self._double.hide()
            self._double.deleteLater()
        self._of = golden
        self._double = double(golden, GOLDEN_IN_SIGHT)
        self._double.setParent(self._area)
        self._double.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._double.clicked.connect(golden.click)
