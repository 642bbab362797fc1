"""Theme and scale of the window: what fits its size, the preferences and the system's colours."""

from __future__ import annotations

from typing import Final, cast

from PySide6.QtCore import (
    QCoreApplication,
    QElapsedTimer,
    QEvent,
    QObject,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from handfoot_gui.core.preferences import Preferences
from handfoot_gui.ui.widgets.theme import Style, apply_style, card_style, scale_for, theme_for

_STEP: Final = 0.05
"""Steps of the scale, so that pulling at the window's edge does not restyle at every pixel."""
_STREAM_MS: Final = 400
"""Sizes that follow one another faster come from an edge that is being dragged."""
_WAIT_MS: Final = 80
"""How long the last of many sizes is waited for."""
_LAYOUT_ROUNDS: Final = 3
"""A label that wraps changes the layouts around it, and these those around them."""


class WindowStyle(QObject):
    """Keeps the look that *window* is shown in.

    Signals: ``changed(Look)``: everything in the window is to be shown in it at once, and is
    painted then.
    """

    changed = Signal(object)

    def __init__(self, window: QWidget, size: QSize, preferences: Preferences) -> None:
        """*size* is what the window is going to have."""
        super().__init__(window)
        self._window = window
        self._preferences = preferences
        self._style = self._fitting(size)
        self._apply()
        self._since = QElapsedTimer()
        self._since.start()
        self._rescale = QTimer(self)
        self._rescale.setSingleShot(True)
        self._rescale.setInterval(_WAIT_MS)
        self._rescale.timeout.connect(self._refresh)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._refresh)

    @property
    def style(self) -> Style:
        """The theme and scale in force."""
        return self._style

    def set_preferences(self, preferences: Preferences) -> None:
        """Apply *preferences* at once."""
        self._preferences = preferences
        self._refresh()

    def follow_size(self) -> None:
        """Fit the size that the window has got."""
        if self._fitting(self._window.size()) == self._style:
            return
        # The first of many sizes is shown at once, and the last; those between are passed over.
        if self._window.isVisible() and self._since.elapsed() > _STREAM_MS:
            self._refresh()
        else:
            self._rescale.start()

    def _fitting(self, size: QSize) -> Style:
        preferences = self._preferences
        is_dark = QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark
        theme = theme_for(
            preferences.theme, is_system_dark=is_dark, colour=preferences.table_colour
        )
        exact = scale_for(size.width(), size.height(), 1.0)
        scale = int(exact / _STEP + 1e-6) * _STEP
        return Style(
            theme, round(scale * preferences.text_size.factor, 4), card_style(theme, preferences)
        )

    def _apply(self) -> None:
        apply_style(cast(QApplication, QApplication.instance()), self._style)

    def _refresh(self) -> None:
        style = self._fitting(self._window.size())
        if style == self._style:
            return
        self._style = style
        # Nothing is painted before all of it is in its new place.
        self._window.setUpdatesEnabled(False)
        try:
            self._apply()
            self.changed.emit(style)
            for _ in range(_LAYOUT_ROUNDS):
                QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        finally:
            self._window.setUpdatesEnabled(True)
        self._since.restart()
