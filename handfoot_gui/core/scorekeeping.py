"""A game with paper cards whose score is kept here: what was entered, and what follows from it.

`ScoredGame` is the whole game as it was entered; `storage.scored_games.load_scored` reads one
together with its `Sheet`. A `Scorekeeper` is the arithmetic of one game under one rule set.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from copy import copy
from enum import StrEnum
from typing import (
    Annotated,
    Any,
    ClassVar,
    Final,
    Generic,
    Literal,
    Self,
    TypeAlias,
    TypeVar,
    cast,
)

from msgspec import Meta, Struct
from msgspec.structs import replace

from handfoot_gui.core.brought_forward import NOTHING, BroughtForward
from handfoot_gui.core.errors import Problem, in_words
from handfoot_gui.core.options import GameOptions
from handfoot_gui.core.other_points import OtherPoints
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.sheet import ONLY_TOTAL, DealScore, Sheet
from handfoot_gui.core.typed import OwnSentences

MOST_TOTAL: Final = 100_000
"""Points of a deal that one number may stand for, either way."""
UNTYPED: Final = "missing"
"""Stands for a total that nobody has typed yet; it counts as 0."""
DoubtName = Annotated[str, Meta(max_length=60, pattern="^[a-z]+( [a-z]+)*$")]


class EntryOfSide(
    Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True
):
    """What is entered of a side in any game."""

    total: Annotated[int, Meta(ge=-MOST_TOTAL, le=MOST_TOTAL)] | Literal["missing"] | None = None
    """The points of the deal, in place of all lines of the score; `UNTYPED` while they are only
    asked for, None: there are lines."""

    @property
    def has_lines(self) -> bool:
        """Whether there is more than a total."""
        return self.total is None

    @property
    def total_points(self) -> int | None:
        """What the total counts for; None: there are lines."""
        return 0 if self.total == UNTYPED else self.total


class EntryOfDeal(
    Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True
):
    """What is entered of a deal in any game; its `sides` are an `EntryOfSide` each."""

    accepted: Annotated[tuple[DoubtName, ...], Meta(max_length=100)] = ()
    """The doubts with which it was written down all the same, by `EntryProblem.doubt`."""
    others: Annotated[tuple[OtherPoints, ...], Meta(max_length=100)] = ()
    """The lines of the family's own beside those of the rules."""

    @property
    def seats_named(self) -> tuple[int, ...]:
        """Every seat that the entry names, as who went out; none in a game that names nobody."""
        return ()


OptionsT = TypeVar("OptionsT", bound=GameOptions)
DealT = TypeVar("DealT", bound=EntryOfDeal)

Counted: TypeAlias = Mapping[str, int]
"""Numbers of cards by their class, where points are counted instead of entered as a sum."""

Value: TypeAlias = int | str | Counted | None
"""What stands in a field."""


class ScoredGame(Struct, Generic[OptionsT, DealT], frozen=True):
    """A kept game as far as it has been entered."""

    game: str
    """Name of the game in `handfoot_gui.games.GAMES`."""
    preset: str | None
    """What the rule set was chosen as: a preset's name or the name of house rules."""
    options: OptionsT
    names: tuple[str, ...]
    """By seat, in playing order."""
    first_dealer: Seat
    family: str = ""
    place: str = ""
    """The family's name, and where it is played; for the sheet."""
    deals: tuple[DealT, ...] = ()
    """Written down, oldest first."""
    entry: DealT | None = None
    """The deal that is being entered, as far as it has got."""
    is_finished: bool = False
    sentences: OwnSentences = ()
    """What the household says about its rules besides."""
    brought_forward: BroughtForward | None = None
    """What a game begun elsewhere, or with a handicap, starts from; None: it begins here."""

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats of every side."""
        return self.options.seats_of_sides


AnyScoredGame: TypeAlias = ScoredGame[Any, Any]


class FieldKind(StrEnum):
    """How something is entered."""

    COUNT = "count"
    POINTS = "points"
    """As a sum, or by numbers of cards of each class."""
    CHOICE = "choice"


class Field(Struct, frozen=True):
    """One thing to be entered for every side, or once for the deal."""

    key: str
    """The attribute of the side's entry, or of the deal's, or its name in the one that is *of*."""
    kind: FieldKind
    line: str = ""
    """`Line.kind` of the line of the score that it counts in; empty for none."""
    least: int = 0
    most: int = 99
    classes: tuple[tuple[str, int], ...] = ()
    """Of points that may be counted: each class of cards, and what a card of it is worth."""
    choices: tuple[tuple[int | str | None, ...], ...] = ()
    """What may be chosen, by side; for a field of the deal there is one row."""
    of: str = ""
    """The attribute of the entry that has such numbers by their names."""
    is_of_deal: bool = False
    is_asked: bool = False
    """Nothing stands there until something is entered, were it 0."""
    is_beside_total: bool = False
    """Of a side, and asked for where only its total is entered, too."""


TOTAL: Final = Field("total", FieldKind.POINTS, ONLY_TOTAL, -MOST_TOTAL, MOST_TOTAL)
"""What is entered of a side in any game in place of its lines; None where there are lines, and
`UNTYPED` before it is."""


class Severity(StrEnum):
    """What a problem means for the entry."""

    MISSING = "missing"
    """Something has still to be entered."""
    IMPOSSIBLE = "impossible"
    """The entry cannot be right by the rules."""
    DOUBTFUL = "doubtful"
    """The entry breaks the rules, or is likely a slip."""


class EntryProblem(Problem, frozen=True):
    """What is wrong with an entry, as a code with its facts.

    A table may have a rule that nobody here knows, so whatever can be added up is only doubted.
    """

    weight: ClassVar[Severity] = Severity.IMPOSSIBLE

    @property
    def is_refused(self) -> bool:
        """Whether the entry cannot be added up; a doubt may be written down anyway."""
        return False

    @property
    def doubt(self) -> str:
        """Its name in files; formats.md lists them."""
        return in_words(self)


class NothingEntered(EntryProblem, frozen=True):
    """No side has anything."""

    weight: ClassVar = Severity.MISSING

    @property
    def is_refused(self) -> bool:
        return True


class TotalMissing(EntryProblem, frozen=True):
    """Only the total of a side is asked for, and none stands there."""

    weight: ClassVar = Severity.MISSING
    side: int


class GameWasOver(EntryProblem, frozen=True):
    """The deals before, as they have been corrected, end the game."""


class Coming(Struct, frozen=True):
    """The deal to come."""

    number: int
    dealer: Seat
    first: Seat | None
    """Who plays first; None where only the deal will tell."""
    minima: tuple[int, ...] = ()
    """Points of the first meld by side; none where the game has no such rule."""
    is_concealed: bool = False
    """The first meld is a whole concealed pile instead."""
    refes: int = 0
    """Refes waiting, so that the next played deal is doubled."""


class Scorekeeper(ABC, Generic[OptionsT, DealT]):
    """The arithmetic of one game under *options*. Every method is pure: values in, values out."""

    deal_type: ClassVar[Any]
    """The type of a deal's entry, for files."""
    brought: BroughtForward = NOTHING
    """What the game starts from; see `begun_with`."""
    is_scored_whole: ClassVar[bool] = True
    """Whether a deal is worth nothing yet while something of it is missing; else points grow."""

    def __init__(self, options: OptionsT) -> None:
        self.options = options
        self.sides = options.seats_of_sides

    @abstractmethod
    def blank(self) -> DealT:
        """A deal of which nothing has been entered."""

    @abstractmethod
    def fields(self, deal: DealT) -> tuple[Field, ...]:
        """What is to be entered, in the order of a sheet; it may depend on what is chosen."""

    @abstractmethod
    def sheet(self, deals: Sequence[DealT], first_dealer: Seat) -> Sheet:
        """The score of *deals*, whatever they are; impossible ones count as they are entered."""

    @abstractmethod
    def problems(self, deals: Sequence[DealT], first_dealer: Seat) -> tuple[EntryProblem, ...]:
        """What is wrong with the last of *deals*, the weightiest first, accepted or not."""

    @abstractmethod
    def coming(self, deals: Sequence[DealT], first_dealer: Seat) -> Coming:
        """The deal after *deals*."""

    @abstractmethod
    def is_over(self, deals: Sequence[DealT], first_dealer: Seat) -> bool:
        """Whether the rules end the game after *deals*."""

    def doubts(self, deals: Sequence[DealT], first_dealer: Seat) -> tuple[EntryProblem, ...]:
        """What is wrong with the last of *deals* and was not accepted when it was written down."""
        accepted = deals[-1].accepted
        found = self.problems(deals, first_dealer)
        if len(deals) > 1 and self.is_over(deals[:-1], first_dealer):
            found = (GameWasOver(), *found)
        return tuple(one for one in found if one.is_refused or one.doubt not in accepted)

    @staticmethod
    def as_entered(score: DealScore, deal: DealT) -> DealScore:
        """*score*, which the rules give for the lines of *deal*, with what was entered besides."""
        totals = [side.total_points for side in cast(Any, deal).sides]
        score = score.with_totals(totals).with_others(deal.others, len(totals))
        return replace(score, is_as_written=bool(deal.accepted))

    def with_lines(self, deal: DealT, lines: Sequence[OtherPoints]) -> DealT:
        """*deal* with *lines* as its other points; what was accepted before is asked anew."""
        return replace(deal, others=tuple(lines), accepted=())

    def begun_with(self, brought: BroughtForward | None) -> Self:
        """The same arithmetic for a game that starts from *brought*; None: it begins here."""
        made = copy(self)
        made.brought = brought or NOTHING
        return made

    def number(self, place: int) -> int:
        """The number of the deal at *place*, counted from 0."""
        return self.brought.deal + place

    def dealer(self, place: int, first_dealer: Seat) -> Seat:
        """Who deals the deal at *place*, counted from 0."""
        return Seat((first_dealer + place) % self.options.players)

    def value(self, deal: DealT, field: Field, side: int) -> Value:
        """What stands in *field*; *side* does not matter for a field of the deal."""
        return _value(_part(deal, field, side), field)

    def with_value(self, deal: DealT, field: Field, side: int, value: Value) -> DealT:
        """*deal* with *value* in *field*; what was accepted before is asked anew."""
        part = _part(deal, field, side)
        if field == TOTAL and (value is None or part.total is None):
            part = self._blank_side(deal, side)
        changed = (
            replace(part, **{field.key: value})
            if not field.of
            else replace(part, **{field.of: {**getattr(part, field.of), field.key: value}})
        )
        if not field.is_of_deal:
            sides = cast(Any, deal).sides
            changed = replace(deal, sides=(*sides[:side], changed, *sides[side + 1 :]))
        return replace(cast(DealT, changed), accepted=())

    def fields_of(self, deal: DealT, side: int) -> tuple[Field, ...]:
        """Those of the `fields` that *side* is asked for: few where only its total is entered."""
        has_lines = self.value(deal, TOTAL, side) is None
        return tuple(
            field
            for field in self.fields(deal)
            if not field.is_of_deal and (has_lines or field.is_beside_total)
        )

    def _blank_side(self, deal: DealT, side: int) -> Any:
        """*side* of *deal* with nothing but what does not depend on how its points are entered."""
        part, blank = (cast(Any, one).sides[side] for one in (deal, self.blank()))
        kept = {
            field.key: _value(part, field) for field in self.fields(deal) if field.is_beside_total
        }
        return replace(blank, **kept)


def _value(part: Any, field: Field) -> Value:
    """What stands in *field* of *part* of an entry."""
    if field.of:
        return cast(Value, getattr(part, field.of).get(field.key, 0))
    return cast(Value, getattr(part, field.key))


AnyScorekeeper: TypeAlias = Scorekeeper[Any, Any]


def points_of(field: Field, value: Value) -> int:
    """What the cards of a field of points come to; a file may name some that nobody plays with."""
    if isinstance(value, Mapping):
        worth = dict(field.classes)
        return sum(worth.get(name, 0) * count for name, count in value.items())
    assert isinstance(value, int), "a field of points holds a sum or counts"
    return value


def totals_missing(sides: Sequence[EntryOfSide]) -> list[EntryProblem]:
    """The totals that nobody has typed."""
    return [TotalMissing(side) for side, entry in enumerate(sides) if entry.total == UNTYPED]


def weightiest_first(problems: Sequence[EntryProblem]) -> tuple[EntryProblem, ...]:
    """What cannot be right before what is missing, and doubts last."""
    order = (Severity.IMPOSSIBLE, Severity.MISSING, Severity.DOUBTFUL)
    return tuple(sorted(problems, key=lambda problem: order.index(problem.weight)))


def scores_up_to(sheet: Sheet, deals: int) -> tuple[int, ...]:
    """The running totals after the first *deals* deals, without what is added at the end."""
    return tuple(
        opening + sum(deal.points(side) for deal in sheet.deals[:deals])
        for side, opening in enumerate(sheet.openings)
    )


def _part(deal: EntryOfDeal, field: Field, side: int) -> Any:
    return deal if field.is_of_deal else cast(Any, deal).sides[side]
