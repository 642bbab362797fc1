"""The head of the panel beside the table: the deal, and the scores before it."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QVBoxLayout, QWidget

from handfoot_gui.ui.game.panel.panel_facts import PanelFacts, PanelSide
from handfoot_gui.ui.widgets.figures import figure
from handfoot_gui.ui.widgets.labels import Elided, Explained, Marker, label, separator
from handfoot_gui.ui.widgets.layouts import horizontal, vertical
from handfoot_gui.ui.widgets.theme import Style, TextStyle

_FEW_SIDES: Final = 3
"""So many sides have a line of their own for what lies on the table."""
_THREE_LINES: Final = 64
"""The same where the panel is high enough for a third line."""
_TWO_LINES: Final = 40
"""Letters of names that take two lines at most."""


class PanelHead(QWidget):
    """Says *facts* of the deal and of every side; made anew with every score."""

    def __init__(self, style: Style, facts: PanelFacts, *, is_drawer: bool, is_low: bool) -> None:
        super().__init__()
        self._style = style
        self._is_low = is_low
        # A drawer is as high as the window, and large text fills it soon.
        self._is_many = len(facts.sides) > _FEW_SIDES or is_drawer
        theme = style.theme
        rows = vertical(style, self, margins=(0, 0, 0, 0), gap=4)
        rows.addWidget(label(style, facts.deal, TextStyle.SECTION_TITLE))
        if facts.about_meaning:
            rows.addWidget(Explained(style, facts.about, facts.about_meaning, ink=theme.text2))
        elif facts.about:
            rows.addWidget(label(style, facts.about, TextStyle.LABEL, ink=theme.text2, wraps=True))
        if facts.code:
            code = label(style, facts.code, TextStyle.LABEL, ink=theme.text2, wraps=True)
            code.setFont(style.font(TextStyle.LABEL, size=13))
            code.setObjectName("deal-code")
            rows.addWidget(code)
        rows.addSpacing(style.px(6))
        rows.addWidget(separator(style))
        for number, side in enumerate(facts.sides):
            self._add_side(rows, number, side)

    def _add_side(self, rows: QVBoxLayout, number: int, side: PanelSide) -> None:
        style, px, theme = self._style, self._style.px, self._style.theme
        is_many = self._is_many
        total = label(style, figure(side.total), TextStyle.TOTAL)
        line = horizontal(style, gap=8)
        line.addWidget(Marker(style, theme.sides[number]))
        if is_many or len(side.names) > (_TWO_LINES if self._is_low else _THREE_LINES):
            line.addWidget(Elided(style, side.names, TextStyle.NAME), 1)
        else:
            line.addWidget(label(style, side.names, TextStyle.NAME, wraps=True), 1)
        rows.addSpacing(px(0 if self._is_low else 4))
        rows.addLayout(line)
        if is_many:
            if side.note is not None:
                beside = label(style, side.note.brief, TextStyle.LABEL, ink=theme.text2)
                beside.setAccessibleName(side.note.text)
                line.addWidget(beside)
            line.addWidget(total)
        else:
            # Beside a total of five figures two names would have no room.
            points = horizontal(style, margins=(22, 0, 0, 0))
            if side.note is not None:
                text, brief = side.note.text, side.note.brief
                note = Elided(style, text, TextStyle.LABEL, ink=theme.text2, brief=brief)
                points.addWidget(note)
            points.addStretch(1)
            points.addWidget(total)
            rows.addLayout(points)
        if not (is_many and self._is_low):
            rows.addSpacing(px(4))
            rows.addWidget(separator(style))
