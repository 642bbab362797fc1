"""Beside the table: the deal, the scores, the last moves or the memory aid, and the bots' pace."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from handfoot_gui.ui.game.panel.head import head_of
from handfoot_gui.ui.game.panel.pace_row import PaceRow
from handfoot_gui.ui.game.panel.panel_facts import PanelFacts
from handfoot_gui.ui.game.panel.readings import Log, Reading, Readings
from handfoot_gui.ui.game.panel.strip import StripHead
from handfoot_gui.ui.game.panel.turn_list import TURN_EDGE
from handfoot_gui.ui.widgets.controls import Button, give_way
from handfoot_gui.ui.widgets.felt import paint_sheet
from handfoot_gui.ui.widgets.figures import translate
from handfoot_gui.ui.widgets.layouts import horizontal, put, vertical
from handfoot_gui.ui.widgets.theme import Style, on_paper

_EDGE: Final = 8
"""Units from the edge of the panel to the opened turn."""


class SidePanel(QWidget):
    """The panel, at the side or as a drawer over the table.

    Signals: ``sheet_requested()``, ``line_chosen(row)`` (one of the moves of its `log`),
    ``closed()`` (the drawer's), ``turned()`` (something else is read).
    """

    sheet_requested = Signal()
    line_chosen = Signal(int)
    closed = Signal()
    turned = Signal()

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._style = replace(style, theme=on_paper(style.theme))
        self._facts = PanelFacts("", "", "", "", ())
        self._is_drawer = self._is_low = False
        self._wanted = Reading.TURNS
        """What people want to read below the scores."""
        self.log = Log(self)
        """The lines of the log."""
        self.pace = PaceRow(self._style)
        """How the bots play."""
        self._rows = vertical(style, self, margins=(0, 0, 0, 0))
        self._body, self._head = QWidget(), QWidget()
        self._fill()

    def set_facts(self, facts: PanelFacts) -> None:
        """Show *facts*."""
        old, self._facts = self._facts, facts
        if (old.memory is None, old.strip is None) != (facts.memory is None, facts.strip is None):
            self._fill()
        self.log.show(facts)
        self._readings.set_facts(facts)
        if (old.deal, old.about, old.code, old.sides, old.strip) != (
            facts.deal, facts.about, facts.code, facts.sides, facts.strip,
        ):  # fmt: skip
            self._fill_head()
            self._settle()

    @property
    def facts(self) -> PanelFacts:
        """What is shown."""
        return self._facts

    @property
    def has_memory(self) -> bool:
        """Whether there is a memory aid to show."""
        return self._facts.memory is not None

    @property
    def reading(self) -> Reading:
        """What is read below the scores."""
        is_there = self.has_memory or self._wanted is not Reading.MEMORY
        return self._wanted if is_there else Reading.TURNS

    def show_reading(self, shown: Reading) -> None:
        """Let *shown* be read below the scores."""
        if self.has_memory or shown is not Reading.MEMORY:
            self._wanted = shown
            self._readings.show_reading(shown)
            self._give_room()
            self.turned.emit()

    def _give_room(self) -> None:
        """In a drawer the memory aid takes the place of the scores and the pace, too."""
        has_room = not (self._is_drawer and self.reading is Reading.MEMORY)
        self._head.setVisible(has_room)
        self.pace.setVisible(has_room and not self._is_low)
        rows, has_strip = self._body.layout(), self._facts.strip is not None
        if isinstance(rows, QVBoxLayout):
            # Below a strip, which grows, the last turns are held at the foot; of what is longer
            # as much is seen as beside the last line of the strip.
            is_held = has_strip and self.reading is Reading.TURNS
            rows.setStretchFactor(self._top, int(is_held))
            rows.setStretchFactor(self._readings, int(not is_held))
            if isinstance(self._head, StripHead):
                self._head.show_all(is_held)

    def set_style(self, style: Style) -> None:
        """Show the panel in another theme or size."""
        wanted = replace(style, theme=on_paper(style.theme))
        if wanted != self._style:
            self._style = wanted
            self._fill()

    def set_drawer(self, is_drawer: bool, *, is_low: bool = False) -> None:
        """Be a drawer, which can be closed and leads to the score sheet, or a fixed panel; a low
        one leaves the pace to the preferences."""
        if (is_drawer, is_low) != (self._is_drawer, self._is_low):
            self._is_drawer, self._is_low = is_drawer, is_low
            self._fill()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_escape = event.key() == Qt.Key.Key_Escape
        if is_escape and self.reading is Reading.MOVES:
            self.show_reading(Reading.TURNS)
        elif is_escape and self._is_drawer:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fill_head()

    def paintEvent(self, _event: QPaintEvent) -> None:
        paint_sheet(self, self._style, is_inset=not self._is_drawer)

    # -- content ----------------------------------------------------------------------------

    _top: QVBoxLayout
    _readings: Readings

    def _fill(self) -> None:
        style = self._style
        _let_go(self._body)
        self._body = QWidget()
        self._rows.addWidget(self._body)
        top = 8 if self._is_drawer else 14
        rows = vertical(style, self._body, margins=(_EDGE, top, _EDGE, 6), gap=6)
        self._top = vertical(style, margins=(0, 0, 0, 0))
        rows.addLayout(self._top)
        self._fill_head()
        self._readings = Readings(style, self.log, self._facts, is_low=self._is_low)
        self._readings.line_chosen.connect(self.line_chosen)
        self._readings.wanted.connect(self.show_reading)
        rows.addWidget(self._readings, 1)
        below = vertical(style, margins=(TURN_EDGE, 0, TURN_EDGE, 0), gap=6)
        rows.addLayout(below)
        if self._is_drawer:
            buttons = horizontal(style, gap=0)
            sheet, close = translate("Common", "Score sheet"), translate("Common", "Close")
            to_sheet = Button(style, sheet, name="panel-sheet", act=self.sheet_requested)
            away = Button(style, close, name="panel-close", act=self.closed)
            give_way(to_sheet, away)
            put(buttons, to_sheet, away)
            below.addLayout(buttons)
        self.pace.set_style(style)
        below.addWidget(self.pace)
        self.show_reading(self.reading)

    def _fill_head(self) -> None:
        """Fill the part above the moves, which changes with every score."""
        _let_go(self._head)
        edges = 2 * self._style.px(_EDGE) + 2 * self._style.px(TURN_EDGE)
        self._head = head_of(
            self._style,
            self._facts,
            self.width() - edges,
            is_drawer=self._is_drawer,
            is_low=self._is_low,
        )
        self._top.addWidget(self._head)

    def _settle(self) -> None:
        """Lay the new head out now: the next picture may be painted before the layout would."""
        self._give_room()
        if self.isVisible():
            for widget in (self, self._body, self._head):
                layout = widget.layout()
                if layout is not None:
                    layout.activate()


def _let_go(widget: QWidget) -> None:
    """Take *widget*, in whose place another one comes, from the screen at once."""
    widget.hide()
    widget.deleteLater()


def panel_width(style: Style, width: int) -> int:
    """Pixels of the panel beside a table in a window *width* pixels wide."""
    return style.px(min(320.0, max(248.0, 0.19 * width / style.scale)))
