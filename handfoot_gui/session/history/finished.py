"""A finished game as the family book keeps it: who sat where, who won, and the points of deals."""

from __future__ import annotations

from datetime import date, datetime
from enum import StrEnum
from functools import cached_property
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from handfoot_gui.core.game import AnyRecord
from handfoot_gui.core.hashes import sha256
from handfoot_gui.core.options import GameOptions
from handfoot_gui.core.other_points import OtherPoints
from handfoot_gui.core.record import Player
from handfoot_gui.core.sheet import DealScore, Sheet
from handfoot_gui.core.text.words import person_key, shown_name

WENT_OUT: Final = "out"
"""The word by which every game says that a deal ended by somebody going out."""

Points = Annotated[int, Meta(ge=-(10**9), le=10**9)]
SideNumber = Annotated[int, Meta(ge=0, le=31)]
Text = Annotated[str, Meta(max_length=200)]


class Source(StrEnum):
    """Where a game was played."""

    PLAYED = "played"
    """At the table of this program."""
    KEPT = "kept"
    """With real cards; the program kept the score."""


class Seated(Struct, frozen=True):
    """Who sat at a seat; seats stand in playing order."""

    name: Text
    is_bot: bool
    level: Text
    """Of a bot; empty for a person."""
    side: SideNumber

    @property
    def key(self) -> tuple[str, bool]:
        """The same for the same player in every game."""
        return person_key(self.name), self.is_bot


class SideResult(Struct, frozen=True):
    """What a side came to; several sides may share a win."""

    total: Points
    has_won: bool


class DealResult(Struct, frozen=True):
    """A deal that was scored; a Raub deal that was only written down as Refe is none, unless it
    has other points."""

    number: int
    """Counted from 1, as on the score sheet."""
    points: tuple[Points, ...]
    """By side."""
    out: SideNumber | None
    """The seat that went out, if one did."""
    only_totals: tuple[SideNumber, ...] = ()
    """The sides of which no more than a total was entered."""
    is_as_written: bool = False
    """Written down at the table whatever its keeper doubted."""
    others: tuple[OtherPoints, ...] = ()
    """What is in the points beside those of the rules."""

    def points_by_rules(self, side: int) -> int:
        """The points of *side* without other points, so that deals can be compared."""
        return self.points[side] - sum(line.points for line in self.lines_of(side))

    def lines_of(self, side: int) -> tuple[OtherPoints, ...]:
        """The other points of *side*."""
        return tuple(line for line in self.others if line.side == side)


class ClosingLine(Struct, frozen=True):
    """One kind of points that the end of a game added."""

    kind: Text
    """A word of the game, as `Line.kind`."""
    points: tuple[Points, ...]
    """By side."""


class FinishedGame(Struct, frozen=True, dict=True):
    """One finished game. Times are in UTC."""

    id: str
    """The same for every copy of the game, so that it stands in the book once."""
    source: Source
    file: str
    """Name of the game's file; its folder follows from *source*."""
    game: str
    rules: str
    """What the rules were chosen as, a preset or a house's name; may be empty."""
    options: str
    """The same for the same options, whatever they are called."""
    started: datetime
    finished: datetime
    is_lowest_best: bool
    opening: Points
    """What every side began with."""
    seats: tuple[Seated, ...]
    sides: tuple[SideResult, ...]
    deals: tuple[DealResult, ...]
    """Empty where only the totals are known."""
    is_practice: bool = False
    """Somebody who played alone with bots could take back anything."""
    brought: tuple[Points, ...] = ()
    """By side, what was brought forward from a game begun elsewhere; empty where it began here."""
    closing: tuple[ClosingLine, ...] = ()
    """What the end of the game added to the points of the deals."""

    @cached_property
    def day(self) -> date:
        """The day the game ended, where this computer is."""
        return self.finished.astimezone().date()

    @cached_property
    def has_bots(self) -> bool:
        return any(seat.is_bot for seat in self.seats)

    @cached_property
    def names(self) -> tuple[tuple[str, ...], ...]:
        """The names of every side, in one order wherever its players sat."""
        every = [
            [shown_name(seat.name) for seat in self.seats if seat.side == side]
            for side in range(len(self.sides))
        ]
        return tuple(tuple(sorted(names, key=person_key)) for names in every)

    @property
    def winners(self) -> tuple[int, ...]:
        """The side or sides that won."""
        return tuple(side for side, result in enumerate(self.sides) if result.has_won)

    def running(self) -> list[list[int]]:
        """``[n][side]``: the totals after *n* deals, starting with the opening.

        Where the end of the game added to the points of the deals, those of the end come last.
        """
        totals = [list(self.brought) or [self.opening] * len(self.sides)]
        for deal in self.deals:
            totals.append([a + b for a, b in zip(totals[-1], deal.points, strict=True)])
        end = [side.total for side in self.sides]
        if self.deals and totals[-1] != end:
            totals.append(end)
        return totals


def played_game(
    record: AnyRecord, sheet: Sheet, file: str, times: tuple[datetime, datetime]
) -> FinishedGame:
    """A game of this program's table that ended with *sheet*; *times* are begin and end.

    Its id comes from players and moves, as a copy of the file has another id in it. It does not
    come from the rules, which get new fields with new versions and would make it another game.
    """
    return finished_game(
        record.seats,
        sheet,
        source=Source.PLAYED,
        game_id=content_id(record.game, record.seats, record.moves),
        file=file,
        game=record.game,
        rules=record.preset or "",
        options=record.options,
        times=times,
        is_practice=record.is_practice,
    )


def finished_game(
    seats: tuple[Player, ...],
    sheet: Sheet,
    *,
    source: Source,
    game_id: str,
    file: str,
    game: str,
    rules: str,
    options: GameOptions,
    times: tuple[datetime, datetime],
    is_practice: bool = False,
) -> FinishedGame:
    """The figures of *sheet* with the names of *seats*."""
    side_of: dict[int, int] = {seat: side for side, some in enumerate(sheet.sides) for seat in some}
    winners = sheet.leaders
    return FinishedGame(
        id=game_id,
        source=source,
        file=file,
        game=game,
        rules=rules,
        options=fingerprint(options),
        started=times[0],
        finished=times[1],
        is_lowest_best=sheet.is_lowest_best,
        opening=sheet.opening,
        seats=tuple(
            Seated(player.name, player.is_bot, player.level or "", side_of[seat])
            for seat, player in enumerate(seats)
        ),
        sides=tuple(SideResult(total, side in winners) for side, total in enumerate(sheet.totals)),
        deals=tuple(_deal(deal, len(sheet.sides)) for deal in sheet.deals if deal.lines),
        is_practice=is_practice,
        brought=sheet.brought.totals,
        closing=tuple(
            ClosingLine(line.kind, tuple(line.points(side) for side in range(len(sheet.sides))))
            for line in sheet.closing
            if any(line.items)
        ),
    )


def content_id(*parts: object) -> str:
    """An id that follows from what a game consists of."""
    return sha256(_ENCODER.encode(parts)).hexdigest()[:32]


def fingerprint(options: GameOptions) -> str:
    """A short word for *options*: the same for the same rules."""
    return sha256(_ENCODER.encode(options)).hexdigest()[:16]


def _deal(deal: DealScore, sides: int) -> DealResult:
    points = tuple(deal.points(side) for side in range(sides))
    out = deal.by if deal.ended == WENT_OUT else None
    totals, is_as_written = deal.only_totals, deal.is_as_written
    return DealResult(deal.number, points, out, totals, is_as_written, deal.others)


_ENCODER: Final = msgspec.json.Encoder(enc_hook=str, order="deterministic")
