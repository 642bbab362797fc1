"""Beside the table: the deal, the scores, the last moves or the memory aid, and the bots' pace."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QScrollArea, QVBoxLayout, QWidget

from handfoot_gui.ui.game.panel.head import PanelHead
from handfoot_gui.ui.game.panel.move_list import MoveLine, MoveList, MoveModel
from handfoot_gui.ui.game.panel.pace_row import PaceRow
from handfoot_gui.ui.game.panel.panel_facts import PanelFacts
from handfoot_gui.ui.widgets.controls import Button, give_way
from handfoot_gui.ui.widgets.felt import paint_sheet, scroll
from handfoot_gui.ui.widgets.fields import Segments
from handfoot_gui.ui.widgets.figures import translate
from handfoot_gui.ui.widgets.labels import (
    Elided,
    label,
    set_tip,
)
from handfoot_gui.ui.widgets.layouts import horizontal, put, vertical
from handfoot_gui.ui.widgets.theme import Style, TextStyle, on_paper

if TYPE_CHECKING:
    from handfoot_gui.session.memory_text import MemoryCell, MemoryText

_MOVES, _MEMORY = "moves", "memory"
_COLUMNS: Final = 4
_SHORT: Final = 3
"""Signs of a number among the unseen cards; longer texts have a line of their own."""


class SidePanel(QWidget):
    """The panel, at the side or as a drawer over the table.

    Signals: ``sheet_requested()``, ``line_chosen(row)`` (one of
    `moves`), ``closed()`` (the drawer's), ``turned()`` (from the moves to the memory or back).
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
        self._is_turned = False
        """People want the memory aid in the place of the last moves."""
        self.moves = MoveModel(self)
        """The lines of the log."""
        self.pace = PaceRow(self._style)
        """How the bots play."""
        self._rows = vertical(style, self, margins=(0, 0, 0, 0))
        self._body, self._head = QWidget(), QWidget()
        self._fill()

    def set_facts(self, facts: PanelFacts) -> None:
        """Show *facts*."""
        old, self._facts = self._facts, facts
        if (old.memory is None) != (facts.memory is None):
            self._fill()
        opening = (MoveLine(None, "", facts.opening),) if facts.opening else ()
        self.moves.set_lines(facts.moves or opening, has_more=facts.has_more)
        if (old.deal, old.about, old.code, old.sides) != (
            facts.deal, facts.about, facts.code, facts.sides,
        ):  # fmt: skip
            self._fill_head()
            self._settle()
        if facts.memory is not None and self._memory is not None:
            self._memory.set_text(facts.memory)

    @property
    def facts(self) -> PanelFacts:
        """What is shown."""
        return self._facts

    @property
    def has_memory(self) -> bool:
        """Whether there is a memory aid to show."""
        return self._facts.memory is not None

    @property
    def shows_memory(self) -> bool:
        """Whether the memory aid stands in the place of the last moves."""
        return self.has_memory and self._is_turned

    def toggle_memory(self) -> None:
        """Show the memory aid in the place of the last moves, or these again."""
        self.show_memory(not self._is_turned)

    def show_memory(self, is_shown: bool) -> None:
        """Show the memory aid, or the last moves."""
        if self._tabs is not None and self._memory is not None:
            self._is_turned = is_shown
            self._tabs.set_value(_MEMORY if is_shown else _MOVES)
            self._list.setVisible(not is_shown)
            self._memory.setVisible(is_shown)
            self._give_room()
            self.turned.emit()

    def _give_room(self) -> None:
        """In a drawer the memory aid takes the place of the scores and the pace, too."""
        has_room = not (self._is_drawer and self.shows_memory)
        self._head.setVisible(has_room)
        self.pace.setVisible(has_room and not self._is_low)

    def set_style(self, style: Style) -> None:
        """Show the panel in another theme or size."""
        self._style = replace(style, theme=on_paper(style.theme))
        self._fill()

    def set_drawer(self, is_drawer: bool, *, is_low: bool = False) -> None:
        """Be a drawer, which can be closed and leads to the score sheet, or a fixed panel; a low
        one leaves the pace to the preferences."""
        if (is_drawer, is_low) != (self._is_drawer, self._is_low):
            self._is_drawer, self._is_low = is_drawer, is_low
            self._fill()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._is_drawer and event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        paint_sheet(self, self._style, is_inset=not self._is_drawer)

    # -- content ----------------------------------------------------------------------------

    _top: QVBoxLayout
    _list: MoveList
    _tabs: Segments | None = None
    _memory: MemoryList | None = None

    def _fill(self) -> None:
        style, px = self._style, self._style.px
        _let_go(self._body)
        self._body = QWidget()
        self._rows.addWidget(self._body)
        top = 8 if self._is_drawer else 16
        rows = vertical(style, self._body, margins=(16, top, 16, 6), gap=6)
        self._top = QVBoxLayout()
        rows.addLayout(self._top)
        self._fill_head()
        rows.addSpacing(px(4 if self._is_drawer else 12))
        self._tabs = self._memory = None
        if self.has_memory:
            tabs = ((translate("Common", "Moves"), _MOVES), (self.tr("Memory"), _MEMORY))
            self._tabs = Segments(style, tabs, name="panel-shows")
            self._tabs.set_accessible_names(self.tr("Shown"))
            self._tabs.chosen.connect(lambda shown: self.show_memory(shown == _MEMORY))
            rows.addWidget(self._tabs)
        else:
            title = label(style, translate("Common", "Last moves"), TextStyle.SECTION_TITLE)
            title.setFont(style.font(TextStyle.SECTION_TITLE, size=17))
            rows.addWidget(title)
        self._list = MoveList(style, self.moves)
        set_tip(self._list, self.tr("Enter or a double click looks back at a move"))
        self._list.line_chosen.connect(self.line_chosen)
        self._list.setMinimumHeight(px(40))
        rows.addWidget(self._list, 1)
        if self._facts.memory is not None:
            self._memory = MemoryList(style)
            self._memory.setMinimumHeight(px(40))
            self._memory.set_text(self._facts.memory)
            rows.addWidget(self._memory, 1)
        if self._is_drawer:
            buttons = horizontal(style, gap=0)
            sheet, close = translate("Common", "Score sheet"), translate("Common", "Close")
            to_sheet = Button(style, sheet, name="panel-sheet", act=self.sheet_requested)
            away = Button(style, close, name="panel-close", act=self.closed)
            give_way(to_sheet, away)
            put(buttons, to_sheet, away)
            rows.addLayout(buttons)
        self.pace.set_style(style)
        rows.addWidget(self.pace)
        self.show_memory(self._is_turned)
        self._give_room()

    def _fill_head(self) -> None:
        """Fill the part above the moves, which changes with every score."""
        _let_go(self._head)
        self._head = PanelHead(
            self._style, self._facts, is_drawer=self._is_drawer, is_low=self._is_low
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


class MemoryList(QScrollArea):
    """Shows a `MemoryText` in as many lines as it takes: each player's last discards, and the
    cards unseen; scrolls when there are more."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._style = style
        self._text: MemoryText | None = None
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(translate("Common", "Memory aid"))

    def set_text(self, text: MemoryText) -> None:
        """Show *text*."""
        if text == self._text:
            return
        self._text = text
        place = self.verticalScrollBar().value()
        scroll(self, self._content(text))
        self.verticalScrollBar().setValue(place)

    def _content(self, text: MemoryText) -> QWidget:
        style, px, theme = self._style, self._style.px, self._style.theme
        content = QWidget()
        rows = vertical(style, content, margins=(0, 0, 2, 0), gap=2)
        for line in text.lines:
            rows.addWidget(Elided(style, line.name, TextStyle.LABEL_STRONG))
            for said in filter(None, (line.laid, line.held)):
                told = label(style, said, TextStyle.LABEL, wraps=True)
                told.setContentsMargins(px(12), 0, 0, px(2))
                rows.addWidget(told)
        if text.cells:
            left = label(style, text.left, TextStyle.LABEL_STRONG, wraps=True)
            left.setContentsMargins(0, px(6) if text.lines else 0, 0, 0)
            rows.addWidget(left)
            rows.addLayout(self._cells(text.cells))
        if text.note:
            rows.addWidget(label(style, text.note, TextStyle.LABEL, ink=theme.text2, wraps=True))
        rows.addStretch(1)
        return content

    def _cells(self, cells: tuple[MemoryCell, ...]) -> QGridLayout:
        style, px, theme = self._style, self._style.px, self._style.theme
        is_short = all(len(cell.text) <= _SHORT for cell in cells)
        columns = _COLUMNS if is_short else 1
        grid = QGridLayout()
        grid.setHorizontalSpacing(px(10))
        grid.setVerticalSpacing(px(2))
        for number, cell in enumerate(cells):
            pair = horizontal(style, gap=6)
            pair.addWidget(label(style, cell.head, TextStyle.LABEL, ink=theme.text2))
            count = label(style, cell.text, TextStyle.LABEL_STRONG, wraps=not is_short)
            count.setAccessibleName(cell.spoken)
            pair.addWidget(count, 0 if is_short else 1)
            if is_short:
                pair.addStretch(1)
            grid.addLayout(pair, number // columns, number % columns)
        return grid


def _let_go(widget: QWidget) -> None:
    """Take *widget*, in whose place another one comes, from the screen at once."""
    widget.hide()
    widget.deleteLater()


def panel_width(style: Style, width: int) -> int:
    """Pixels of the panel beside a table in a window *width* pixels wide."""
    return style.px(min(320.0, max(248.0, 0.19 * width / style.scale)))
