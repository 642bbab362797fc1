"""What the moves of a game came to, so that a replay under changed rules is noticed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from handfoot_gui.core.game import AnyRecord, AnyRules
from handfoot_gui.core.record import SeatNumber
from handfoot_gui.core.sheet import Line, Sheet

MOST_MOVES: Final = 200_000
"""Of the longest game that is read."""
Score = Annotated[int, Meta(ge=-(10**9), le=10**9)]
Number = Annotated[int, Meta(ge=0, le=10**9)]
Points = Annotated[tuple[Score, ...], Meta(max_length=32)]
"""By side."""


class DealLines(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A deal of the score sheet."""

    number: Number
    ended: Annotated[str, Meta(max_length=100)]
    """A word of the game, as `DealScore.ended`."""
    by: SeatNumber | None
    """Who went out, knocked or made trumps."""
    doubled: bool
    """Whether the points are those of a Refe."""
    lines: dict[str, Points]
    """The points of every kind of line, in the order of the sheet; a line that only tells has
    none."""
    others: Annotated[tuple[tuple[Number, str, Score], ...], Meta(max_length=200)] = ()
    """Of the line of other points: the side, the family's word, and the points."""


class SheetLines(Struct, frozen=True, forbid_unknown_fields=True):
    """The score sheet in points."""

    deals: Annotated[tuple[DealLines, ...], Meta(max_length=MOST_MOVES)]
    closing: dict[str, Points]
    """What is added when the game is over."""


class Check(Struct, frozen=True, forbid_unknown_fields=True):
    """What the moves came to when they were played; a replay must come to the same."""

    moves: Number
    scores: Annotated[tuple[Score, ...], Meta(max_length=32)]
    """The total of every side."""
    finished: bool
    deal: Number
    """Counted from 1; the last one once the game is finished."""
    to_move: SeatNumber | None
    """Who moves next: a seat, -1 for the table, None when the game is finished."""
    sheet: SheetLines | None = None
    """None: it was written in a format that had none."""


def check_of(record: AnyRecord, rules: AnyRules, state: Any) -> Check:
    """What *state*, reached by the moves of *record*, comes to."""
    sheet = rules.sheet(state)
    actor = rules.actor(state)
    deal = sheet.next_deal - (actor is None)
    return Check(len(record.moves), sheet.totals, actor is None, deal, actor, _sheet_lines(sheet))


def _sheet_lines(sheet: Sheet) -> SheetLines:
    sides = range(len(sheet.sides))

    def points(lines: Iterable[Line]) -> dict[str, tuple[int, ...]]:
        return {
            line.kind: tuple(map(line.points, sides)) for line in lines if not line.is_only_told
        }

    deals = tuple(
        DealLines(
            deal.number,
            deal.ended,
            deal.by,
            deal.is_doubled,
            points(deal.lines),
            tuple((line.side, line.word, line.points) for line in deal.others),
        )
        for deal in sheet.deals
    )
    return SheetLines(deals, points(sheet.closing))
