"""Keeping the score of Raub: tricks, who made trumps, and the Refes between the deals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, ClassVar, Final, Literal

from msgspec import Meta
from msgspec.structs import replace

from handfoot_gui.core import scorekeeping as s
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.sheet import DealScore, Sheet
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.core.text.scorekeeping import ScorekeeperText
from handfoot_gui.games.raub.rules.legality import TRICKS
from handfoot_gui.games.raub.rules.options import Options
from handfoot_gui.games.raub.rules.scoring import (
    OPENING,
    PASSED_ON,
    PLAYED,
    THROWN_IN,
    score_of_tricks,
    winners_of,
)

SeatNumber = Annotated[int, Meta(ge=0, le=3)]


class PlayerEntry(s.EntryOfSide, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What one player has won."""

    tricks: Annotated[int, Meta(ge=0, le=99)] = 0


class DealEntry(s.EntryOfDeal, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One deal, by player."""

    sides: tuple[PlayerEntry, ...]
    ended: Literal["tricks", "thrown in", "passed on"] = "tricks"
    """Played, or no more than a Refe written."""
    raubing: SeatNumber | None = None
    """Who made trumps; the dealer after an automatic seven."""
    owes: Literal[1, 2] = 2

    @property
    def is_played(self) -> bool:
        return self.ended == PLAYED

    @property
    def seats_named(self) -> tuple[int, ...]:
        """Every seat that is named."""
        return () if self.raubing is None else (self.raubing,)

    @property
    def won(self) -> tuple[int, ...]:
        """Tricks by seat; none where there is only a total."""
        return tuple(side.tricks if side.has_lines else 0 for side in self.sides)


class TricksMissing(s.EntryProblem, frozen=True):
    """*count* tricks have not been entered yet."""

    weight: ClassVar = s.Severity.MISSING
    count: int

    @property
    def is_refused(self) -> bool:
        # Nothing has been entered.
        return self.count == TRICKS


class TooManyTricks(s.EntryProblem, frozen=True):
    """A deal has four tricks, not *entered*."""

    entered: int


class NoRaubingPlayer(s.EntryProblem, frozen=True):
    """Nobody has been named who made trumps."""

    weight: ClassVar = s.Severity.MISSING

    @property
    def is_refused(self) -> bool:
        return True


class OnlyDealerOwesOne(s.EntryProblem, frozen=True):
    """One trick is owed only by the dealer, after an automatic seven."""

    seat: Seat
    dealer: Seat


class PassedOnTwice(s.EntryProblem, frozen=True):
    """The deal before was passed on, so this one may not be."""

    dealer: Seat


_ENDS: Final = (PLAYED, THROWN_IN, PASSED_ON)


class RaubScorekeeper(s.Scorekeeper[Options, DealEntry]):
    """The score of Raub for so many players."""

    deal_type: ClassVar = DealEntry

    def blank(self) -> DealEntry:
        return DealEntry((PlayerEntry(),) * self.options.players)

    def fields(self, deal: DealEntry) -> tuple[s.Field, ...]:
        ended = s.Field("ended", s.FieldKind.CHOICE, choices=(_ENDS,), is_of_deal=True)
        if not deal.is_played:
            return (ended,)
        seats = (None, *range(self.options.players))
        return (
            ended,
            s.Field("raubing", s.FieldKind.CHOICE, choices=(seats,), is_of_deal=True),
            s.Field("owes", s.FieldKind.CHOICE, "obligation", choices=((2, 1),), is_of_deal=True),
            s.Field("tricks", s.FieldKind.COUNT, "tricks"),
        )

    def sheet(self, deals: Sequence[DealEntry], first_dealer: Seat) -> Sheet:
        scores: list[DealScore] = []
        refes = 0
        raubing: Seat | None = None
        for place, deal in enumerate(deals):
            number, dealer = self.number(place), self.dealer(place, first_dealer)
            if not deal.is_played:
                refes += 1
                score = DealScore(number, dealer, deal.ended, None, ())
                scores.append(self.as_entered(score, deal))
                continue
            raubing = None if deal.raubing is None else Seat(deal.raubing)
            score = score_of_tricks(
                deal.won, raubing, deal.owes, is_doubled=refes > 0, number=number, dealer=dealer
            )
            scores.append(self.as_entered(score, deal))
            refes = max(0, refes - 1)
        sides = self.options.seats_of_sides
        brought = self.brought
        sheet = Sheet(sides, tuple(scores), OPENING, is_lowest_best=True, brought=brought)
        return replace(sheet, winners=tuple(winners_of(sheet.totals, raubing)) or None)

    def problems(
        self, deals: Sequence[DealEntry], first_dealer: Seat
    ) -> tuple[s.EntryProblem, ...]:
        deal, place = deals[-1], len(deals) - 1
        dealer = self.dealer(place, first_dealer)
        if not deal.is_played:
            is_again = deal.ended == PASSED_ON and place and deals[-2].ended == PASSED_ON
            return (PassedOnTwice(dealer),) if is_again else ()
        found: list[s.EntryProblem] = []
        tricks, totals = sum(deal.won), [side.total for side in deal.sides]
        found += s.totals_missing(deal.sides)
        if None not in totals:
            # Who made trumps decides nothing any more but a tie.
            is_anything = any(side.total_points for side in deal.sides)
            return tuple(found) if is_anything else (s.NothingEntered(),)
        if tricks > TRICKS:
            found.append(TooManyTricks(tricks))
        elif tricks < TRICKS and totals.count(None) == len(totals):
            found.append(TricksMissing(TRICKS - tricks))
        if deal.raubing is None:
            found.append(NoRaubingPlayer())
        elif deal.owes == 1 and deal.raubing != dealer:
            found.append(OnlyDealerOwesOne(Seat(deal.raubing), dealer))
        return s.weightiest_first(found)

    def coming(self, deals: Sequence[DealEntry], first_dealer: Seat) -> s.Coming:
        refes = 0
        for deal in deals:
            refes = max(0, refes - 1) if deal.is_played else refes + 1
        dealer = self.dealer(len(deals), first_dealer)
        return s.Coming(self.number(len(deals)), dealer, None, refes=refes)

    def is_over(self, deals: Sequence[DealEntry], first_dealer: Seat) -> bool:
        return self.sheet(deals, first_dealer).winners is not None


class RaubScorekeeperText(ScorekeeperText[Options]):
    """The words of Raub."""

    def field_name(self, field: s.Field) -> str:
        translate = self.words.translate
        return {
            "ended": translate("RaubScore", "The deal was"),
            "raubing": translate("RaubScore", "Made trumps"),
            "owes": translate("Common", "Tricks owed"),
            "tricks": translate("Common", "Tricks won"),
        }[field.key]

    def choice_name(self, field: s.Field, choice: int | str | None) -> str:
        translate = self.words.translate
        if field.key == "raubing":
            return translate("Common", "nobody yet") if choice is None else self.names[int(choice)]
        return {
            1: self.tr("one, after a seven"),
            2: self.tr("two"),
            PLAYED: self.tr("played"),
            THROWN_IN: self.tr("thrown in: a Refe"),
            PASSED_ON: self.tr("passed on: a Refe"),
        }[choice or 0]

    def class_name(self, name: str) -> str:
        raise AssertionError(f"no cards are counted in Raub: {name}")

    def asks(self, coming: s.Coming) -> str:
        if not coming.refes:
            return ""
        text = self.tr(
            "(A Refe waits|{count:^} Refes wait): the deal counts double.", "", coming.refes
        )
        return filled(text, count=self.words.count(coming.refes))

    def _problem(self, problem: s.EntryProblem) -> str:
        match problem:
            case TricksMissing(count):
                text = self.tr("{count:^} trick(s) (is|are) missing.", "", count)
                return filled(text, count=self.words.count(count))
            case TooManyTricks(entered):
                text = self.tr("{number} tricks are entered, a deal has four.", "", entered)
                return filled(text, number=self.words.number(entered))
            case NoRaubingPlayer():
                return self.tr("Who made trumps is missing.")
            case OnlyDealerOwesOne(seat, dealer):
                text = self.tr("Only {dealer}, who dealt, owes one trick.")
                return filled(text, name=self.names[seat], dealer=self.names[dealer])
            case PassedOnTwice(dealer):
                text = self.tr("The deal before was passed on, so {dealer} has to deal.")
                return filled(text, dealer=self.names[dealer])
        raise AssertionError(f"no words for {problem!r}")
