"""What a printed score sheet is made from: a game played here, one kept with real cards, or none.

Whoever wants a sheet makes `SheetFacts` and hands them to `model.sheet.makers.sheet_of`, which
gives the rows and columns; `model.sheet.pages.pages_of` puts those on paper, and
`ui.print.sheet_painter` paints the pages. In the program `ScoreSheetController.show` does all
of it and asks for paper and size.
"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from handfoot_gui.core.game import GameOptions
from handfoot_gui.core.match_settings import MatchSettings
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.sheet import Sheet


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
    first_dealer: Seat | None = None
    """Who deals first, where it is known before the first deal is finished."""
    origin: Origin = Origin.BLANK
    family: str = ""
    place: str = ""
    date: str = ""
    """Written out, as "Saturday 21 November 2026"."""
    agreements: MatchSettings = MatchSettings()
    """What the players agreed on; the foot of the sheet says what is not usual."""

    @property
    def dealer_of_first(self) -> Seat | None:
        """Who dealt first, if anybody knows."""
        if self.sheet is not None and self.sheet.deals:
            return self.sheet.deals[0].dealer
        return self.first_dealer

    def dealer(self, deal: int) -> Seat | None:
        """Who deals *deal* (counted from 1), by the order of the seats, where it is known."""
        first = self.dealer_of_first
        if first is None or not self.names:
            return None
        return Seat((first + deal - 1) % len(self.names))

    def named(self, seat: Seat | None) -> str:
        """The whole name of *seat*; empty where it is to be written in."""
        return self.names[seat] if self.names and seat is not None else ""

    def called(self, seat: Seat | None) -> str:
        """The first word of a name, by which nobody else is called; otherwise the whole name.

        It stands where there is no room for a name that is said whole at the top of the sheet.
        """
        if not self.names or seat is None:
            return ""
        whole = self.names[seat]
        firsts = [_first_word(name).casefold() for name in self.names]
        first = _first_word(whole)
        return whole if firsts.count(first.casefold()) > 1 else first


def _first_word(name: str) -> str:
    """The first word of *name*, set apart from what stands around it like the name itself."""
    bare = name.strip("\u2068\u2069")
    first = next(iter(bare.split()), "")
    return first if bare == name else f"\u2068{first}\u2069"
