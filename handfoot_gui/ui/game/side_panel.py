"""Beside the table: the deal, the scores, the last moves and the bots' pace."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from handfoot_gui.core.preferences import BotPace
from handfoot_gui.core.presenter import Note
from handfoot_gui.ui.game.move_list import MoveLine, MoveList, MoveModel
from handfoot_gui.ui.game.top_bar import BarFacts
from handfoot_gui.ui.widgets.controls import Button
from handfoot_gui.ui.widgets.fields import Choice, Segments
from handfoot_gui.ui.widgets.figures import figure
from handfoot_gui.ui.widgets.labels import Elided, Marker, label, separator, set_tip
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.widgets.titles import paces

if TYPE_CHECKING:
    from handfoot_gui.session.text.memory import MemoryText
    from handfoot_gui.ui.game.memory_list import MemoryList

_FEW_SIDES = 3
"""So many sides have a line of their own for what lies on the table."""
_MOVES, _MEMORY = "moves", "memory"
_BAR_SIDES = 2
"""So many totals fit into the bar of a small window."""


class PanelSide(Struct, frozen=True):
    """A side's names, its total before this deal, and what is said beside it."""

    names: str
    total: int
    note: Note | None = None


class PanelFacts(Struct, frozen=True):
    """All the side panel shows, and the bar where there is no panel."""

    game: str
    rules: str
    deal: str
    """ "Deal 2 of 4"."""
    about: str
    """A line below it; may be empty."""
    sides: tuple[PanelSide, ...]
    moves: tuple[MoveLine, ...] = ()
    """Newest first."""
    opening: str = ""
    """Stands in the place of the moves while there are none."""
    has_panel: bool = True
    """Otherwise the table itself shows scores and moves."""
    code: str = ""
    """Of the deal, as it was shown before the first card."""
    memory: MemoryText | None = None
    """What the memory aid shows; None where none was agreed on."""


class SidePanel(QWidget):
    """The panel, at the side or as a drawer over the table.

    Signals: ``pace_chosen(BotPace)``, ``sheet_requested()``, ``line_chosen(row)`` (one of
    `moves`), ``closed()`` (the drawer's), ``turned()`` (from the moves to the memory or back).
    """

    pace_chosen = Signal(object)
    sheet_requested = Signal()
    line_chosen = Signal(int)
    closed = Signal()
    turned = Signal()

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._style = style
        self._facts = PanelFacts("", "", "", "", ())
        self._pace = BotPace.CALM
        self._is_drawer = self._is_low = False
        self._moves = MoveModel(self)
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._body: QWidget | None = None
        self._top: QVBoxLayout | None = None
        self._head: QWidget | None = None
        self._foot: QWidget | None = None
        self._fill()

    @property
    def moves(self) -> MoveModel:
        """The lines of the log."""
        return self._moves

    def bar_facts(self) -> BarFacts:
        """What the bar says of the same facts."""
        facts = self._facts
        # More do not fit beside the buttons; the drawer has them.
        is_few = len(facts.sides) <= _BAR_SIDES
        totals = tuple(side.total for side in facts.sides) if is_few else ()
        deal = facts.deal[:1].lower() + facts.deal[1:]
        return BarFacts(facts.game, facts.rules, deal, totals)

    def set_facts(self, facts: PanelFacts) -> None:
        """Show *facts*."""
        has_same_head = self._head_of(facts) == self._head_of(self._facts)
        had_memory = self.has_memory
        self._facts = facts
        if had_memory != self.has_memory:
            self._fill()
        self._moves.set_lines(facts.moves or self._no_moves())
        if not has_same_head:
            self._fill_head()
            self._settle()
        if facts.memory is not None and self._memory is not None:
            self._memory.set_text(facts.memory)

    @property
    def has_memory(self) -> bool:
        """Whether there is a memory aid to show."""
        return self._facts.memory is not None

    @property
    def shows_memory(self) -> bool:
        """Whether the memory aid stands in the place of the last moves."""
        return self.has_memory and self._shows_memory

    def toggle_memory(self) -> None:
        """Show the memory aid in the place of the last moves, or these again."""
        self.show_memory(not self._shows_memory)

    def show_memory(self, is_shown: bool) -> None:
        """Show the memory aid, or the last moves."""
        if self._tabs is not None and self._memory is not None:
            self._shows_memory = is_shown
            self._tabs.set_value(_MEMORY if is_shown else _MOVES)
            self._list.setVisible(not is_shown)
            self._memory.setVisible(is_shown)
            self._give_room()
            self.turned.emit()

    def _give_room(self) -> None:
        """In a drawer the memory aid takes the place of the scores and the pace, too."""
        has_room = not (self._is_drawer and self.shows_memory)
        if self._head is not None:
            self._head.setVisible(has_room)
        if self._foot is not None:
            self._foot.setVisible(has_room and not self._is_low)

    def set_pace(self, pace: BotPace) -> None:
        """Show *pace* as the chosen one."""
        self._pace = pace
        if self._choice.value() != pace.value:
            self._choice.blockSignals(True)
            self._choice.set_value(pace.value)
            self._choice.blockSignals(False)

    def set_style(self, style: Style) -> None:
        """Show the panel in another theme or size."""
        self._style = style
        self._fill()

    def set_drawer(self, is_drawer: bool, *, is_low: bool = False) -> None:
        """Be a drawer, which can be closed and leads to the score sheet, or a fixed panel; a low
        one leaves the pace to the preferences and the deal's code to the moves."""
        if (is_drawer, is_low) != (self._is_drawer, self._is_low):
            self._is_drawer, self._is_low = is_drawer, is_low
            self._fill()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._is_drawer and event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self._style.theme.chrome))
        painter.fillRect(0, 0, 1, self.height(), QColor(self._style.theme.line))

    # -- content ----------------------------------------------------------------------------

    _choice: Choice
    _list: MoveList
    _tabs: Segments | None = None
    _memory: MemoryList | None = None
    _shows_memory = False

    @staticmethod
    def _head_of(facts: PanelFacts) -> tuple[object, ...]:
        return (facts.deal, facts.about, facts.code, facts.sides)

    def _no_moves(self) -> tuple[MoveLine, ...]:
        return (MoveLine(None, "", self._facts.opening),) if self._facts.opening else ()

    def _fill(self) -> None:
        style, px = self._style, self._style.px
        if self._body is not None:
            self._rows.removeWidget(self._body)
            self._body.hide()
            self._body.deleteLater()
        self._body = QWidget()
        self._head = None
        self._rows.addWidget(self._body)
        rows = QVBoxLayout(self._body)
        rows.setContentsMargins(px(20), px(8 if self._is_drawer else 16), px(20), px(6))
        rows.setSpacing(px(6))
        self._top = QVBoxLayout()
        rows.addLayout(self._top)
        self._fill_head()
        rows.addSpacing(px(4 if self._is_drawer else 12))
        self._tabs = self._memory = None
        if self.has_memory:
            tabs = ((self.tr("Moves"), _MOVES), (self.tr("Memory"), _MEMORY))
            self._tabs = Segments(style, tabs, name="panel-shows")
            self._tabs.set_accessible_names(self.tr("Shown"))
            self._tabs.chosen.connect(lambda shown: self.show_memory(shown == _MEMORY))
            rows.addWidget(self._tabs)
        else:
            title = label(style, self.tr("Last moves"), TextStyle.SECTION_TITLE)
            title.setFont(style.font(TextStyle.SECTION_TITLE, size=17))
            rows.addWidget(title)
        self._list = MoveList(style, self._moves)
        set_tip(self._list, self.tr("Enter or a double click looks back at a move"))
        self._list.line_chosen.connect(self.line_chosen)
        self._list.setMinimumHeight(px(40))
        rows.addWidget(self._list, 1)
        if self._facts.memory is not None:
            from handfoot_gui.ui.game.memory_list import MemoryList

            self._memory = MemoryList(style)
            self._memory.setMinimumHeight(px(40))
            self._memory.set_text(self._facts.memory)
            rows.addWidget(self._memory, 1)
            self.show_memory(self._shows_memory)
        if self._is_drawer:
            buttons = QHBoxLayout()
            buttons.setSpacing(0)
            sheet = Button(style, self.tr("Score sheet"), name="panel-sheet")
            sheet.clicked.connect(self.sheet_requested)
            close = Button(style, self.tr("Close"), name="panel-close")
            close.clicked.connect(self.closed)
            buttons.addWidget(sheet)
            buttons.addWidget(close)
            rows.addLayout(buttons)
        self._foot = QWidget()
        foot = QVBoxLayout(self._foot)
        foot.setContentsMargins(0, 0, 0, 0)
        foot.setSpacing(px(6))
        foot.addWidget(separator(style))
        pace = QHBoxLayout()
        pace.addWidget(label(style, self.tr("Pace"), TextStyle.LABEL, ink=style.theme.text2), 1)
        items = [(text, pace.value) for text, pace in paces()]
        self._choice = Choice(style, items, name="pace")
        self._choice.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._choice.setAccessibleName(self.tr("Pace of the bots"))
        self._choice.set_value(self._pace.value)
        self._choice.currentIndexChanged.connect(self._on_pace)
        pace.addWidget(self._choice)
        pace.setContentsMargins(0, 0, 0, 0)
        foot.addLayout(pace)
        rows.addWidget(self._foot)
        self._give_room()

    def _fill_head(self) -> None:
        """Fill the part above the moves, which changes with every score."""
        assert self._top is not None
        style, px, theme = self._style, self._style.px, self._style.theme
        if self._head is not None:
            self._top.removeWidget(self._head)
            self._head.hide()
            self._head.deleteLater()
        self._head = QWidget()
        self._top.addWidget(self._head)
        rows = QVBoxLayout(self._head)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(px(4))
        facts = self._facts
        rows.addWidget(label(style, facts.deal, TextStyle.SECTION_TITLE))
        if facts.about:
            rows.addWidget(label(style, facts.about, TextStyle.LABEL, ink=theme.text2, wraps=True))
        if facts.code and not self._is_low:
            code = label(style, facts.code, TextStyle.LABEL, ink=theme.text2, wraps=True)
            code.setFont(style.font(TextStyle.LABEL, size=13))
            code.setObjectName("deal-code")
            rows.addWidget(code)
        rows.addSpacing(px(6))
        rows.addWidget(separator(style))
        # A drawer is as high as the window, and large text fills it soon.
        is_many = len(facts.sides) > _FEW_SIDES or self._is_drawer
        for number, side in enumerate(facts.sides):
            line = QHBoxLayout()
            line.setSpacing(px(8))
            line.addWidget(Marker(style, theme.sides[number]))
            line.addWidget(Elided(style, side.names, TextStyle.NAME), 1)
            if is_many and side.note is not None:
                beside = label(style, side.note.brief, TextStyle.LABEL, ink=theme.text2)
                beside.setAccessibleName(side.note.text)
                line.addWidget(beside)
            if is_many:
                line.addWidget(label(style, figure(side.total), TextStyle.TOTAL))
            rows.addSpacing(px(0 if self._is_low else 4))
            rows.addLayout(line)
            if is_many:
                if not self._is_low:
                    rows.addSpacing(px(4))
                    rows.addWidget(separator(style))
                continue
            # Beside a total of five figures two names would have no room.
            points = QHBoxLayout()
            points.setContentsMargins(px(22), 0, 0, 0)
            if side.note is not None:
                text, brief = side.note.text, side.note.brief
                points.addWidget(Elided(style, text, TextStyle.LABEL, ink=theme.text2, brief=brief))
            points.addStretch(1)
            points.addWidget(label(style, figure(side.total), TextStyle.TOTAL))
            rows.addLayout(points)
            rows.addSpacing(px(4))
            rows.addWidget(separator(style))

    def _settle(self) -> None:
        """Lay the new head out now: the next picture may be painted before the layout would."""
        self._give_room()
        if self._head is None or self._body is None or not self.isVisible():
            return
        for widget in (self, self._body, self._head):
            layout = widget.layout()
            if layout is not None:
                layout.activate()

    def _on_pace(self) -> None:
        self._pace = BotPace(self._choice.value())
        self.pace_chosen.emit(self._pace)


def panel_width(style: Style, width: int) -> int:
    """Pixels of the panel beside a table in a window *width* pixels wide."""
    return style.px(min(320.0, max(232.0, 0.19 * width / style.scale)))
