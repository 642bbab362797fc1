"""A note in the place of the last moves, where it has none on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from handfoot_gui.core.presenter import NoteText
from handfoot_gui.ui.game.panel.readings import Reading, Readings
from handfoot_gui.ui.widgets.controls import Button, ButtonKind
from handfoot_gui.ui.widgets.figures import translate
from handfoot_gui.ui.widgets.labels import label, paint_round
from handfoot_gui.ui.widgets.layouts import horizontal, vertical
from handfoot_gui.ui.widgets.theme import Style, TextStyle, on_paper

if TYPE_CHECKING:
    from handfoot_gui.ui.game.page import GamePage


class LogNote(QWidget):
    """Paper with a golden edge over a part of the panel."""

    def __init__(
        self, style: Style, note: NoteText, closed: Callable[[], object], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._style = style
        self.note = note
        self.setObjectName("log-note")
        rows = vertical(style, self, margins=(12, 4, 4, 12), gap=0)
        head = horizontal(style, gap=0)
        title = label(style, note.title, TextStyle.PROMPT_NAME, wraps=True)
        head.addWidget(title, 1)
        close = Button(style, "\N{MULTIPLICATION SIGN}", ButtonKind.QUIET, name="log-note-close",
                       act=closed)  # fmt: skip
        close.setAccessibleName(translate("TableTips", "Close this note"))
        close.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        head.addWidget(close)
        rows.addLayout(head)
        text = label(style, note.text, TextStyle.BODY, wraps=True)
        text.setFont(style.font(TextStyle.BODY, size=16))
        text.setContentsMargins(0, 0, style.px(8), 0)
        rows.addWidget(text)

    def lie_in(self, place: QRect) -> bool:
        """Lie at the foot of *place*, in pixels of the parent; whether it has room there."""
        layout = self.layout()
        assert layout is not None
        high = layout.totalHeightForWidth(place.width())
        if high > place.height() or layout.totalMinimumSize().width() > place.width():
            return False
        self.setGeometry(place.x(), place.bottom() + 1 - high, place.width(), high)
        return True

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, edge = self._style.theme, self._style.scale
        body = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
        radius = 10 * self._style.scale
        paint_round(QPainter(self), body, radius, theme.chrome, theme.accent, width=2 * edge)


class LogNotes(QObject):
    """Shows one note at a time at the foot of the log of *page*, until that is laid out anew."""

    def __init__(self, page: GamePage) -> None:
        super().__init__(page)
        self._page = page
        self._shown: LogNote | None = None

    @property
    def shown(self) -> LogNote | None:
        """What lies there."""
        return self._shown

    def show(self, style: Style, note: NoteText, closed: Callable[[], object]) -> bool:
        """Show *note*, whose sign does *closed*; whether there is room for it."""
        self.hide()
        panel, log = self._page.panel, self._page.panel.findChild(Readings)
        is_there = not self._page.is_compact and panel.isVisible()
        if log is None or not is_there or panel.reading is not Reading.TURNS:
            return False
        made = LogNote(replace(style, theme=on_paper(style.theme)), note, closed, panel)
        if not made.lie_in(QRect(log.mapTo(panel, QPoint(0, 0)), log.size())):
            made.deleteLater()
            return False
        made.show()
        self._shown = made
        panel.installEventFilter(self)
        return True

    def hide(self) -> None:
        """Show the log alone again."""
        if self._shown is not None:
            self._page.panel.removeEventFilter(self)
            self._shown.hide()
            self._shown.deleteLater()
            self._shown = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self.hide()
        return super().eventFilter(watched, event)
