"""The choice of the bots' pace, beside the table."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from handfoot_gui.core.preferences import BotPace
from handfoot_gui.ui.widgets.fields import ChoiceField
from handfoot_gui.ui.widgets.figures import translate
from handfoot_gui.ui.widgets.labels import label, separator
from handfoot_gui.ui.widgets.layouts import horizontal, vertical
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.widgets.titles import paces


class PaceRow(QWidget):
    """Shows how the bots play, and lets people choose it.

    Signal: ``chosen(BotPace)``.
    """

    chosen = Signal(object)

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._rows = vertical(style, self, margins=(0, 0, 0, 0), gap=0)
        self._content = QWidget()
        self._pace = BotPace.CALM
        self._style = style
        self._fill()

    def set_style(self, style: Style) -> None:
        """Show it in another theme or size."""
        if style != self._style:
            self._style = style
            self._fill()

    def _fill(self) -> None:
        style = self._style
        self._content.hide()
        self._content.deleteLater()
        self._content = QWidget()
        self._rows.addWidget(self._content)
        rows = vertical(style, self._content, margins=(0, 0, 0, 0), gap=6)
        rows.addWidget(separator(style))
        line = horizontal(style, margins=(0, 0, 0, 0))
        line.addWidget(label(style, self.tr("Pace"), TextStyle.LABEL, ink=style.theme.text2), 1)
        items = [(text, pace.value) for text, pace in paces()]
        self._choice = ChoiceField(style, items, name="pace")
        self._choice.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._choice.setAccessibleName(translate("Common", "Pace of the bots"))
        self._choice.set_value(self._pace.value)
        self._choice.activated.connect(self._on_activated)
        line.addWidget(self._choice)
        rows.addLayout(line)

    def show_pace(self, pace: BotPace) -> None:
        """Show *pace* as the chosen one."""
        self._pace = pace
        self._choice.set_value(pace.value)

    def _on_activated(self) -> None:
        self._pace = BotPace(self._choice.value())
        self.chosen.emit(self._pace)
