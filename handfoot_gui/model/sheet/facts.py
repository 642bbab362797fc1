"""What a printed score sheet is made from: a game played here, one kept with real cards, or none.

Whoever wants a sheet makes `SheetFacts` and hands them to `model.sheet.makers.sheet_of`, which
gives the rows and columns; `model.sheet.pages.pages_of` puts those on paper, and
`views.sheet_painter` paints the pages. In the program `views.sheet_desk.SheetDesk.show` does all
of it and asks for paper and size.
"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from handfoot_gui.engine.registry import GameOptions
from handfoot_gui.engine.sheet import Sheet


class Origin(StrEnum):
    """Where the figures come from; the sheet says so at its foot."""

    PLAYED = "played"
    KEPT = "kept"
    """Of a game with real cards, entered by hand."""
    BLANK = "blank"


class SheetFacts(Struct, frozen=True):
    """Everything a score sheet says; what is empty becomes a line to write on."""

    game: str
    """Name of the game in `engine.registry`."""
    options: GameOptions
    """The rules; they decide which rows there are."""
    rules: str
    """What the household calls the rules: "Classic", "Grandmother's rules"."""
    names: tuple[str, ...] = ()
    """By seat; none where they are to be written in."""
    sheet: Sheet | None = None
    """The finished deals; None for a blank sheet."""
    origin: Origin = Origin.BLANK
    family: str = ""
    place: str = ""
    date: str = ""
    """Written out, as "Saturday 21 November 2026"."""
    notes: tuple[str, ...] = ()
    """Sentences for the foot of the sheet, as what the players agreed on."""
