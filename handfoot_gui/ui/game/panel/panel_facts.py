"""What stands in the panel beside the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from handfoot_gui.core.presenter import Note
from handfoot_gui.core.score_strip import ScoreStrip
from handfoot_gui.ui.game.panel.move_list import MoveLine
from handfoot_gui.ui.game.panel.turn_list import TurnLine

if TYPE_CHECKING:
    from handfoot_gui.session.memory_text import MemoryText


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
    """All that was done, newest first."""
    opening: str = ""
    """Stands in the place of the moves while there are none."""
    about_meaning: str = ""
    """What the line below the deal means; empty where it needs no words."""
    has_panel: bool = True
    """Otherwise the table itself shows scores and moves."""
    code: str = ""
    """Of the deal, as it was shown before the first card."""
    memory: MemoryText | None = None
    """What the memory aid shows; None where none was agreed on."""
    has_more: bool = False
    """Whether there are older moves than those, to be told when somebody wants to read them."""
    strip: ScoreStrip | None = None
    """The score as a strip of paper, in place of totals; None where that does not tell all."""
    turns: tuple[TurnLine, ...] = ()
    """The last of them, newest first."""
    turn_rows: tuple[int, ...] = ()
    """Which of all moves each of them began with."""
    now: str = ""
    """Who plays now; empty where nobody does."""
