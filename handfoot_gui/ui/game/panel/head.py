"""The head of the panel beside the table: the deal, and the scores before it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QVBoxLayout, QWidget

from handfoot_gui.ui.game.panel.panel_facts import PanelFacts, PanelSide
from handfoot_gui.ui.game.panel.strip import StripHead
from handfoot_gui.ui.game.panel.turn_list import TURN_EDGE
from handfoot_gui.ui.widgets.figures import figure
from handfoot_gui.ui.widgets.labels import Elided, Explained, Marker, label, separator
from handfoot_gui.ui.widgets.layouts import horizontal, put, vertical
from handfoot_gui.ui.widgets.theme import Style, TextStyle

_ABOUT_GAP: Final = 14
"""Units at least between the deal and what it is about."""
_UNDER_NAME: Final = 20
"""Units from the marker of a side to its name."""
_FEW_SIDES: Final = 3
"""So many sides have a line of their own for what lies on the table."""
_THREE_LINES: Final = 64
"""The same where the panel is high enough for a third line."""
_TWO_LINES: Final = 40
"""Letters of names that take two lines at most."""


def head_of(
    style: Style, facts: PanelFacts, width: int, *, is_drawer: bool, is_low: bool
) -> QWidget:
    """What stands at the head of a panel for *facts*, in so many pixels of *width*."""
    if facts.strip is not None:
        return StripHead(style, facts, facts.strip)
    return PanelHead(style, facts, width, is_drawer=is_drawer, is_low=is_low)


class PanelHead(QWidget):
    """Says *facts* of the deal and of every side; made anew with every score."""

    def __init__(
        self, style: Style, facts: PanelFacts, width: int, *, is_drawer: bool, is_low: bool
    ) -> None:
        """Who makes it has so many pixels of *width* for it."""
        super().__init__()
        self._style = style
        self._width = width
        self._is_low = is_low
        # A drawer is as high as the window, and large text fills it soon.
        self._is_many = len(facts.sides) > _FEW_SIDES or is_drawer
        # Four pairs are named in two lines each where a panel has that height.
        self._may_wrap = len(facts.sides) == _FEW_SIDES + 1 and not (is_low or is_drawer)
        theme = style.theme
        rows = vertical(style, self, margins=(TURN_EDGE, 0, TURN_EDGE, 0), gap=0)
        self._add_title(rows, facts)
        if facts.code:
            code = label(style, facts.code, TextStyle.LABEL, ink=theme.text2, wraps=True)
            code.setFont(style.font(TextStyle.LABEL, size=13))
            code.setObjectName("deal-code")
            rows.addSpacing(style.px(4))
            rows.addWidget(code)
        for number, side in enumerate(facts.sides):
            self._add_side(rows, number, side)
        rows.addSpacing(style.px(8))
        rows.addWidget(separator(style))

    def _add_title(self, rows: QVBoxLayout, facts: PanelFacts) -> None:
        """The deal, and beside it what it is about, or below where there is no room."""
        style, theme = self._style, self._style.theme
        title = label(style, facts.deal, TextStyle.SECTION_TITLE)
        if not facts.about:
            rows.addWidget(title)
            return
        about = label(style, facts.about, TextStyle.LABEL, ink=theme.text2, wraps=True)
        if facts.about_meaning:
            about = Explained(style, facts.about, facts.about_meaning, ink=theme.text2)
        beside = QFontMetrics(about.font()).horizontalAdvance(facts.about) + style.px(_ABOUT_GAP)
        if title.sizeHint().width() + beside > self._width:
            rows.addWidget(title)
            rows.addWidget(about)
            return
        about.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom)
        about.setContentsMargins(0, 0, 0, style.px(2))
        line = horizontal(style, gap=8)
        put(line, title, (about, 1))
        rows.addLayout(line)

    def _has_two_lines(self, side: PanelSide) -> bool:
        """Whether the names of *side* take two lines beside its figures, which have no more."""
        style, px = self._style, self._style.px
        note = "" if side.note is None else side.note.brief
        figures = (
            (note, style.font(TextStyle.LABEL)),
            (figure(side.total), style.font(TextStyle.GRAND_TOTAL, size=20)),
        )
        beside = sum(QFontMetrics(font).horizontalAdvance(text) for text, font in figures)
        room = self._width - 2 * px(TURN_EDGE) - px(12 + 3 * 8) - beside
        metrics = QFontMetrics(style.font(TextStyle.NAME))
        words = map(metrics.horizontalAdvance, side.names.split())
        wide = metrics.horizontalAdvance(side.names)
        return room < wide <= 1.8 * room and max(words) <= room

    def _add_side(self, rows: QVBoxLayout, number: int, side: PanelSide) -> None:
        style, px, theme = self._style, self._style.px, self._style.theme
        is_many = self._is_many
        total = label(style, figure(side.total), TextStyle.TOTAL)
        total.setFont(style.font(TextStyle.GRAND_TOTAL, size=20 if is_many else 22))
        line = horizontal(style, gap=8)
        top = Qt.AlignmentFlag.AlignTop
        marker = Marker(style, theme.sides[number], size=12)
        if self._may_wrap and self._has_two_lines(side):
            names = label(style, side.names, TextStyle.NAME, wraps=True)
            put(line, marker, (names, 1))
        elif is_many or len(side.names) > (_TWO_LINES if self._is_low else _THREE_LINES):
            put(line, marker, (Elided(style, side.names, TextStyle.NAME), 1))
        else:
            names = label(style, side.names, TextStyle.NAME, wraps=True)
            # The first line of the names, their marker and the total have one middle.
            high = QFontMetrics(total.font()).height()
            below = (high - QFontMetrics(names.font()).height()) // 2
            names.setContentsMargins(0, below, 0, 0)
            place = vertical(style, margins=(0, 0, 0, 0), gap=0)
            place.addSpacing((high - marker.height()) // 2)
            place.addWidget(marker)
            line.addLayout(place)
            line.setAlignment(place, top)
            line.addWidget(names, 1, top)
        rows.addSpacing(px(2 if is_many else 6))
        if is_many and side.note is not None:
            beside = label(style, side.note.brief, TextStyle.LABEL, ink=theme.text2)
            beside.setAccessibleName(side.note.text)
            line.addWidget(beside)
        line.addWidget(total, 0, Qt.AlignmentFlag.AlignVCenter if is_many else top)
        rows.addLayout(line)
        if side.note is not None and not is_many:
            text, brief = side.note.text, side.note.brief
            note = Elided(style, text, TextStyle.LABEL, ink=theme.text2, brief=brief)
            note.setContentsMargins(px(_UNDER_NAME), 0, 0, 0)
            rows.addWidget(note)
