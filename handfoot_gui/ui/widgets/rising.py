"""A page that comes up over the one before, which stays below it for a moment, dimmed."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import (
    QCoreApplication,
    QEasingCurve,
    QEvent,
    QObject,
    QPointF,
    Qt,
    QVariantAnimation,
)
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

RISE_MS: Final = 260
"""How long a page takes to come up."""
_LAYOUT_ROUNDS: Final = 3
"""A label that wraps changes the layouts around it, and these those around them."""
_LEFT: Final = 0.4
"""How much is seen of what lies below in the end."""


class Rising(QWidget):
    """Pictures of two pages over *pages*; the keys and the mouse are for the upper one already."""

    def __init__(self, pages: QWidget, below: QPixmap, upper: QWidget, rise: float) -> None:
        """*upper* comes up *rise* pixels over what is seen *below*."""
        super().__init__(pages)
        self.setObjectName("rising")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._below = below
        for _ in range(_LAYOUT_ROUNDS):
            # It was only just shown, and has to lie there as it will.
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        self._upper = upper.grab()
        self._rise = rise
        self._come = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._come.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._come.valueChanged.connect(lambda _: self.update())
        self._come.finished.connect(self.end)
        self.setGeometry(pages.rect())
        pages.installEventFilter(self)

    def start(self, milliseconds: float) -> None:
        """Have the page come up in so many *milliseconds*."""
        self._come.setDuration(round(milliseconds))
        self.show()
        self.raise_()
        self._come.start()

    def end(self) -> None:
        """The upper page itself is seen from now on."""
        self._come.stop()
        self.hide()
        self.deleteLater()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize:
            self.end()
        return super().eventFilter(watched, event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        share, painter = float(self._come.currentValue()), QPainter(self)
        painter.drawPixmap(0, 0, self._below)
        shade = QColor(0, 0, 0)
        shade.setAlphaF((1 - _LEFT) * share)
        painter.fillRect(self.rect(), shade)
        painter.setOpacity(share)
        painter.drawPixmap(QPointF(0, self._rise * (1 - share)), self._upper)
