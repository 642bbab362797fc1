"""A printed score sheet: the facts it is made from, and its rows and columns of text.

Whoever wants a sheet makes `SheetFacts` and hands them to `session.score_sheet.sheet_of`, which
gives the rows and columns; `ui.print.sheet_pages.pages_of` measures those for paper, and
`ui.print.sheet_printout` puts every mark in its place, which is all that is painted. In the program
`ScoreSheetController.show` does all of it and asks for paper and size. Nothing in the rows depends
on paper or on a game.
"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from handfoot_gui.core.brought_forward import BroughtForward
from handfoot_gui.core.options import GameOptions
from handfoot_gui.core.record import MatchSettings
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
    """The name of the game in `games.GAMES`."""
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
    """Written out, as "Saturday, November 21, 2026"."""
    agreements: MatchSettings = MatchSettings()
    """What the players agreed on; the foot of the sheet says what is not usual."""
    partners_agreed: str = ""
    """What partners agreed on, as a sentence."""
    sentences: tuple[str, ...] = ()
    """The household's own ones about its rules."""
    brought: BroughtForward = BroughtForward()
    """What a blank sheet begins with; a sheet with deals knows it by itself."""

    @property
    def shown(self) -> Sheet:
        """The finished deals; none of a blank sheet."""
        return self.sheet or Sheet((), (), brought=self.brought)

    @property
    def dealer_of_first(self) -> Seat | None:
        """Who dealt first, if anybody knows."""
        if self.sheet is not None and self.sheet.deals:
            return self.sheet.deals[0].dealer
        return self.first_dealer

    @property
    def first_deal(self) -> int:
        """The number of the first deal on this sheet."""
        return self.shown.brought.deal

    def dealer(self, deal: int) -> Seat | None:
        """Who deals *deal* (by its number), by the order of the seats, where it is known."""
        first = self.dealer_of_first
        if first is None or not self.names:
            return None
        return Seat((first + deal - self.first_deal) % len(self.names))

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


class Emphasis(StrEnum):
    """How much a row stands out."""

    PLAIN = "plain"
    SUM = "sum"
    """Bold, between two lines."""
    TOTAL = "total"
    """Bold on a grey tint."""
    LINE = "line"
    """One text across all columns with a heavy line under it: a Refe."""
    CARRIED = "carried"
    """The sums of the page before; bold."""


class Cell(Struct, frozen=True):
    """A figure or a word, and how it came about."""

    text: str = ""
    small: tuple[str, ...] = ()
    """A remark under a figure, from long to short; the longest that fits is written.

    For words: what is written instead where there is no room for them.
    """


EMPTY = Cell()


class Caption(Struct, frozen=True):
    """A few words, with a line to write on after them where *is_open*."""

    text: str = ""
    is_open: bool = False
    short: str = ""
    """Written instead where there is little room."""


NOTHING = Caption()


class SheetRow(Struct, frozen=True):
    """A line of the table; *cells* are those of its columns, or one for each group."""

    name: str
    hint: Caption = NOTHING
    """Smaller, under the name: "500 each"."""
    cells: tuple[Cell, ...] = ()
    """Cells that are missing at the end are to be written in."""
    weight: Emphasis = Emphasis.PLAIN
    is_merged: bool = False
    """There is one cell for each group of columns."""
    is_counted: bool = False
    """Something is counted here, so that there is room for a remark under the figure."""
    spare: int = 0
    """Where there is no room for all, rows are left out, those with the highest number first: 1 of
    a blank sheet only, more of any; 0 never."""
    together: SheetRow | None = None
    """Written instead where the row after this one is left out, for both."""

    @property
    def is_bold(self) -> bool:
        return self.weight in (Emphasis.SUM, Emphasis.TOTAL, Emphasis.CARRIED)


class Column(Struct, frozen=True):
    """One column of a group."""

    title: str = ""
    side: int | None = None
    """Whose column it is; its mark is drawn."""
    is_text: bool = False
    """Holds words, not figures."""
    is_sum: bool = False
    """Its last figure is carried over to the next page."""


class ColumnGroup(Struct, frozen=True):
    """Columns under one head: a deal with its sides, or a player with several figures."""

    title: str
    """A line to write on where it is empty."""
    lines: tuple[Caption, ...] = ()
    columns: tuple[Column, ...] = (Column(),)
    side: int | None = None
    """Whose group it is, where it belongs to a side."""
    short: str = ""
    """The title where there is little room."""


class Growth(StrEnum):
    """What a game adds as it goes on, and so what goes on on the next page."""

    GROUPS = "groups"
    """One group of columns for every deal."""
    ROWS = "rows"
    """One row for every deal."""


class Block(Struct, frozen=True):
    """A short list under the table."""

    title: str
    lines: tuple[str, ...]
    is_repeated: bool = False
    """The table says the same; left out where there is little room."""


class Side(Struct, frozen=True):
    """Who plays together; a line to write on where the name is empty."""

    name: str
    players: int


class ResultLine(Struct, frozen=True):
    """Who won, as "Winner ___ by ___ points"; empty texts are lines to write on."""

    label: str
    who: str
    by_label: str = ""
    """Empty where nothing is said about the points."""
    by: str = ""
    unit: str = ""


class SheetBody(Struct, frozen=True):
    """What one game puts on its sheet; the rest of a `SheetModel` is alike for all games."""

    title: str
    about: str
    """Goes on after the rules' name: how long the game is, or the like."""
    is_over: bool
    """Nothing more will be played, so the winner is known."""
    growth: Growth
    groups: tuple[ColumnGroup, ...]
    rows: tuple[SheetRow, ...]
    corner: str = ""
    """What stands over the names of the rows."""
    closing: tuple[SheetRow, ...] = ()
    """Rows after the last deal."""
    spare_groups: tuple[ColumnGroup, ...] = ()
    """Groups for deals to come, of which there are as many as there is room for."""
    spare_rows: tuple[SheetRow, ...] = ()
    """Rows for deals to come, likewise."""
    whole_game: int = 0
    """Rows for all but the longest games: a blank sheet has as many, on as many pages."""
    blocks: tuple[Block, ...] = ()


class SheetModel(SheetBody, frozen=True, kw_only=True):
    """A whole score sheet."""

    rules: str
    """One line: the rules' name, deals and packs."""
    family: str
    """Empty where nobody gave one."""
    date: Caption
    place: Caption
    order: Caption
    """Who deals after whom."""
    sides: tuple[Side, ...]
    carried: str = ""
    """Name of the row with the sums of the page before."""
    result: ResultLine | None = None
    notes: tuple[str, ...] = ()
    own_notes: tuple[str, ...] = ()
    """One more note, from long to short: the first for which there is room is written."""
    translations: tuple[SheetModel, ...] = ()
    """The same sheet in other languages, as far as it has to be laid out like them."""
    page_label: str = "{page}"
    """ "Page {page} of {pages}"."""
    is_blank: bool = False

    @property
    def is_written_on(self) -> bool:
        """Whether something is still to be written by hand."""
        return self.result is not None and not self.result.who
