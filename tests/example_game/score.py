"""The score of High tricks: its sheet, and what checks it where paper cards are played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, ClassVar

from msgspec import Meta

from example_game.rules import CARDS, DEALS, Options, scored
from handfoot_gui.core.score_sheet import (
    Cell,
    Column,
    ColumnGroup,
    Growth,
    SheetBody,
    SheetFacts,
    SheetRow,
)
from handfoot_gui.core.scorekeeping import (
    Coming,
    EntryOfDeal,
    EntryOfSide,
    EntryProblem,
    Field,
    FieldKind,
    NothingEntered,
    Scorekeeper,
    totals_missing,
)
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.sheet import Sheet
from handfoot_gui.core.text import score_sheet
from handfoot_gui.core.text.words import Words


def sheet_body(facts: SheetFacts, words: Words) -> SheetBody:
    """A row for every deal, a column for every player."""
    sheet = facts.sheet or Sheet((), ())
    sides = score_sheet.side_names(words, facts)
    rows = tuple(
        SheetRow(
            score_sheet.marked(words.number(deal.number), deal),
            cells=tuple(Cell(words.number(deal.points(side))) for side in range(len(sides))),
        )
        for deal in sheet.deals
    )
    spare = range(len(rows) + 1, DEALS + 1)
    return SheetBody(
        title=words.translate("Sheet", "High tricks"),
        about="",
        is_over=len(rows) == DEALS,
        growth=Growth.ROWS,
        groups=tuple(
            ColumnGroup(side.name, columns=(Column(side=number, is_sum=True),), side=number)
            for number, side in enumerate(sides)
        ),
        rows=rows,
        spare_rows=tuple(SheetRow(words.number(number)) for number in spare),
    )


class PlayerEntry(EntryOfSide, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    tricks: Annotated[int, Meta(ge=0, le=99)] = 0


class DealEntry(EntryOfDeal, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    sides: tuple[PlayerEntry, ...]

    @property
    def won(self) -> tuple[int, ...]:
        return tuple(side.tricks for side in self.sides)


class NotFiveTricks(EntryProblem, frozen=True):
    """A deal has five tricks."""


class HighTricksScorekeeper(Scorekeeper[Options, DealEntry]):
    """The score of High tricks for so many players."""

    deal_type: ClassVar = DealEntry

    def blank(self) -> DealEntry:
        return DealEntry((PlayerEntry(),) * self.options.players)

    def fields(self, deal: DealEntry) -> tuple[Field, ...]:
        return (Field("tricks", FieldKind.COUNT, "tricks"),)

    def sheet(self, deals: Sequence[DealEntry], first_dealer: Seat) -> Sheet:
        sides = tuple((Seat(seat),) for seat in range(self.options.players))
        scores = (
            self.as_entered(
                scored(self.number(place), deal.won, self.dealer(place, first_dealer)), deal
            )
            for place, deal in enumerate(deals)
        )
        return Sheet(sides, tuple(scores), brought=self.brought)

    def problems(self, deals: Sequence[DealEntry], first_dealer: Seat) -> tuple[EntryProblem, ...]:
        deal = deals[-1]
        totals = [side.total_points for side in deal.sides]
        if not any(deal.won) and not any(totals):
            return (NothingEntered(),)
        is_whole = sum(deal.won) == CARDS or totals.count(None) < len(totals)
        missing = totals_missing(deal.sides)
        return tuple(missing) if is_whole else (NotFiveTricks(), *missing)

    def coming(self, deals: Sequence[DealEntry], first_dealer: Seat) -> Coming:
        return Coming(self.number(len(deals)), self.dealer(len(deals), first_dealer), None)

    def is_over(self, deals: Sequence[DealEntry], first_dealer: Seat) -> bool:
        return self.number(len(deals)) > DEALS
