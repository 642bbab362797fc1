"""What is read below the scores: the last turns, every single move, or the memory aid."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from handfoot_gui.ui.game.panel.move_list import MoveLine, MoveList, MoveModel
from handfoot_gui.ui.game.panel.panel_facts import PanelFacts
from handfoot_gui.ui.game.panel.turn_list import TURN_EDGE, TurnList, as_turn
from handfoot_gui.ui.widgets.fields import Segments
from handfoot_gui.ui.widgets.figures import translate
from handfoot_gui.ui.widgets.labels import label, set_tip
from handfoot_gui.ui.widgets.layouts import vertical
from handfoot_gui.ui.widgets.theme import Style, TextStyle

if TYPE_CHECKING:
    from handfoot_gui.ui.game.panel.memory_list import MemoryList


class Reading(StrEnum):
    """One of them."""

    TURNS = "turns"
    MOVES = "moves"
    MEMORY = "memory"


class Log:
    """The log as the panel has it, whatever that looks like."""

    def __init__(self, parent: QWidget) -> None:
        self.turns = MoveModel(parent)
        """By turns."""
        self.moves = MoveModel(parent)
        """One line for every act."""
        self.rows: tuple[int, ...] = ()
        """Which of the moves each turn began with."""

    def show(self, facts: PanelFacts) -> None:
        """Have the lines of *facts*."""
        opening = (MoveLine(None, "", facts.opening),) if facts.opening else ()
        self.moves.set_lines(facts.moves or opening, has_more=facts.has_more)
        self.rows = facts.turn_rows
        self.turns.set_lines(facts.turns or tuple(map(as_turn, opening)))


class Readings(QWidget):
    """Shows one of them, made for *facts* that have a memory aid or have none.

    Signals: ``line_chosen(row)`` of the moves, ``wanted(Reading)`` when a tab is chosen.
    """

    line_chosen = Signal(int)
    wanted = Signal(object)

    def __init__(self, style: Style, log: Log, facts: PanelFacts, *, is_low: bool) -> None:
        """*is_low*: the panel has little height."""
        super().__init__()
        self._log = log
        # The opened turn reaches nearer to the edges than all else.
        around = vertical(style, self, margins=(0, 0, 0, 0), gap=6)
        rows = self._rows = vertical(style, margins=(TURN_EDGE, 0, TURN_EDGE, 0), gap=6)
        self._tabs: Segments | None = None
        self._memory: MemoryList | None = None
        if facts.memory is not None:
            memory = self.tr("Memory")
            tabs = ((translate("Common", "Moves"), Reading.TURNS), (memory, Reading.MEMORY))
            self._tabs = Segments(style, tabs, name="panel-shows")
            self._tabs.set_accessible_names(self.tr("Shown"))
            self._tabs.chosen.connect(lambda shown: self.wanted.emit(Reading(shown)))
            rows.addWidget(self._tabs)
        self._title = label(style, translate("Common", "All moves"), TextStyle.SECTION_TITLE)
        self._title.setFont(style.font(TextStyle.SECTION_TITLE, size=17))
        rows.addWidget(self._title)
        self._turns = TurnList(style, log.turns)
        self._moves = MoveList(style, log.moves)
        self._turns.line_chosen.connect(self._on_turn_chosen)
        self._moves.line_chosen.connect(self.line_chosen)
        for shown in (self._turns, self._moves):
            set_tip(shown, self.tr("Press Enter or double-click to look back at a move"))
            shown.setMinimumHeight(style.px(40))
        if facts.strip is not None:
            self._turns.hold_few(may_shrink=is_low)
        rows.addWidget(self._moves, 1)
        if facts.memory is not None:
            from handfoot_gui.ui.game.panel.memory_list import MemoryList

            self._memory = MemoryList(style)
            self._memory.setMinimumHeight(style.px(40))
            rows.addWidget(self._memory, 1)
        around.addLayout(rows)
        around.addWidget(self._turns, 1)
        self._around = around
        self.set_facts(facts)

    def set_facts(self, facts: PanelFacts) -> None:
        """Say who plays now and what the memory aid knows; the log is its own."""
        is_opened = bool(facts.turns) and facts.strip is None
        self._turns.show_now(facts.now, is_opened=is_opened)
        if facts.memory is not None and self._memory is not None:
            self._memory.set_text(facts.memory)

    def show_reading(self, shown: Reading) -> None:
        """Show this one."""
        if self._tabs is not None:
            self._tabs.set_value(Reading.MEMORY if shown is Reading.MEMORY else Reading.TURNS)
            self._tabs.setVisible(shown is not Reading.MOVES)
        self._title.setVisible(shown is Reading.MOVES)
        self._moves.setVisible(shown is Reading.MOVES)
        self._turns.setVisible(shown is Reading.TURNS)
        self._around.setStretchFactor(self._rows, 0 if shown is Reading.TURNS else 1)
        if self._memory is not None:
            self._memory.setVisible(shown is Reading.MEMORY)

    def _on_turn_chosen(self, row: int) -> None:
        if row < len(self._log.rows):
            self.line_chosen.emit(self._log.rows[row])
