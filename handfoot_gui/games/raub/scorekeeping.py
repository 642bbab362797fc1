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
from handfoot_gui.games.raub.rules.options import Options, Refe
from handfoot_gui.games.raub.rules.scoring import (
    AT_ONCE,
    PASSED_ON,
    PLAYED,
    THROWN_IN,
    factor_of,
    is_refe_written,
    refes_left,
    score_of_tricks,
    taken_off,
    winners_after,
)

SeatNumber = Annotated[int, Meta(ge=0, le=3)]


class PlayerEntry(s.EntryOfSide, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What one player has won."""

    tricks: Annotated[int, Meta(ge=0, le=99)] | None = None
    """None before anything is entered; it counts as 0."""


class DealEntry(s.EntryOfDeal, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One deal, by player."""

    sides: tuple[PlayerEntry, ...]
    ended: Literal["tricks", "at once", "thrown in", "passed on"] = "tricks"
    """Played, as a rule to the end, or no more than a Refe written."""
    raubing: SeatNumber | None = None
    """Who made trumps; the dealer after an automatic seven."""
    owes: Literal[1, 2] = 2
    winner: SeatNumber | None = None
    """Whom a trick brought to 0, where that ended the game."""

    @property
    def is_played(self) -> bool:
        return self.ended in (PLAYED, AT_ONCE)

    @property
    def seats_named(self) -> tuple[int, ...]:
        """Every seat that is named."""
        return tuple(seat for seat in (self.raubing, self.winner) if seat is not None)

    @property
    def won(self) -> tuple[int, ...]:
        """Tricks by seat; none where there is only a total."""
        return tuple(side.tricks or 0 if side.has_lines else 0 for side in self.sides)


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


class NoWinner(s.EntryProblem, frozen=True):
    """Nobody has been named whom a trick brought to 0."""

    weight: ClassVar = s.Severity.MISSING


class NotAtNothing(s.EntryProblem, frozen=True):
    """*seat* is said to have won at once, but stands at *total*."""

    seat: Seat
    total: int


class WonAtOnce(s.EntryProblem, frozen=True):
    """The tricks of *seat* lead to 0 or below, so the game was over with one of them."""

    seat: Seat


_ENDS: Final = (PLAYED, AT_ONCE, THROWN_IN, PASSED_ON)


class RaubScorekeeper(s.Scorekeeper[Options, DealEntry]):
    """The score of Raub for so many players."""

    deal_type: ClassVar = DealEntry

    def blank(self) -> DealEntry:
        return DealEntry((PlayerEntry(),) * self.options.players)

    def fields(self, deal: DealEntry) -> tuple[s.Field, ...]:
        options = self.options
        is_possible = {AT_ONCE: options.ends_at_once, PASSED_ON: options.may_pass_deal}
        ends = tuple(end for end in _ENDS if is_possible.get(end, True) or end == deal.ended)
        ended = s.Field("ended", s.FieldKind.CHOICE, choices=(ends,), is_of_deal=True)
        if not deal.is_played:
            return (ended,)
        seats = (None, *range(options.players))
        winner = s.Field("winner", s.FieldKind.CHOICE, choices=(seats,), is_of_deal=True)
        raubing = s.Field("raubing", s.FieldKind.CHOICE, choices=(seats,), is_of_deal=True)
        owes = s.Field("owes", s.FieldKind.CHOICE, "obligation", choices=((2, 1),), is_of_deal=True)
        is_one_owed = options.automatic_seven or deal.owes == 1
        return (
            ended,
            *((winner,) if deal.ended == AT_ONCE else ()),
            raubing,
            *((owes,) if is_one_owed else ()),
            s.Field("tricks", s.FieldKind.COUNT, "tricks", is_asked=True),
        )

    def with_value(self, deal: DealEntry, field: s.Field, side: int, value: s.Value) -> DealEntry:
        changed = super().with_value(deal, field, side, value)
        is_whole = changed.ended == PLAYED and all(one.has_lines for one in changed.sides)
        return _with_the_rest(changed) if field.key == "tricks" and is_whole else changed

    def sheet(self, deals: Sequence[DealEntry], first_dealer: Seat) -> Sheet:
        scores: list[DealScore] = []
        refes = 0
        for place, deal in enumerate(deals):
            number, dealer = self.number(place), self.dealer(place, first_dealer)
            if deal.is_played:
                score = score_of_tricks(
                    self.options.points,
                    deal.won,
                    None if deal.raubing is None else Seat(deal.raubing),
                    deal.owes,
                    factor=factor_of(self.options, refes),
                    number=number,
                    dealer=dealer,
                    ended=deal.ended,
                )
            else:
                has_refe = is_refe_written(self.options, refes)
                score = DealScore(number, dealer, deal.ended, None, (), has_refe=has_refe)
            scores.append(self.as_entered(score, deal))
            refes = self._refes_after(deal, refes)
        sides, start = self.options.seats_of_sides, self.options.start
        brought = self.brought
        sheet = Sheet(sides, tuple(scores), start, is_lowest_best=True, brought=brought)
        winners = tuple(winners_after(self.options, sheet.totals, sheet.deals))
        if deals and deals[-1].winner in winners:
            # A trick brought only this one there.
            winners = (Seat(deals[-1].winner),)
        return replace(sheet, winners=winners or None)

    def _refes_after(self, deal: DealEntry, refes: int) -> int:
        """How many Refes wait after *deal*, of so many before it."""
        if deal.is_played:
            return refes_left(self.options, refes)
        return refes + is_refe_written(self.options, refes)

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
        elif tricks < (TRICKS if deal.ended == PLAYED else 1) and totals.count(None) == len(totals):
            found.append(TricksMissing(TRICKS - tricks))
        if deal.raubing is None:
            found.append(NoRaubingPlayer())
        elif deal.owes == 1 and deal.raubing != dealer:
            found.append(OnlyDealerOwesOne(Seat(deal.raubing), dealer))
        found += self._problems_at_once(deals, first_dealer)
        return s.weightiest_first(found)

    def _problems_at_once(
        self, deals: Sequence[DealEntry], first_dealer: Seat
    ) -> list[s.EntryProblem]:
        """What is doubtful where tricks end the game at once (section 8, R1)."""
        deal = deals[-1]
        before = self.sheet(deals[:-1], first_dealer).totals
        after = self.sheet(deals, first_dealer).deals[-1]
        if deal.ended == AT_ONCE:
            if deal.winner is None:
                return [NoWinner()]
            total = before[deal.winner] + after.points_by_rules(deal.winner)
            return [NotAtNothing(Seat(deal.winner), total)] if total > 0 else []
        if not self.options.ends_at_once:
            return []
        return [
            WonAtOnce(Seat(seat))
            for seat, tricks in enumerate(deal.won)
            if before[seat]
            <= after.factor
            * taken_off(self.options.points, tricks, deal.owes if seat == deal.raubing else 0)
        ]

    def coming(self, deals: Sequence[DealEntry], first_dealer: Seat) -> s.Coming:
        refes = 0
        for deal in deals:
            refes = self._refes_after(deal, refes)
        dealer = self.dealer(len(deals), first_dealer)
        return s.Coming(self.number(len(deals)), dealer, None, refes=refes)

    def is_over(self, deals: Sequence[DealEntry], first_dealer: Seat) -> bool:
        return self.sheet(deals, first_dealer).winners is not None


def _with_the_rest(deal: DealEntry) -> DealEntry:
    """*deal*, in which the last player gets the tricks that the others have not won."""
    left = [seat for seat, side in enumerate(deal.sides) if side.tricks is None]
    rest = TRICKS - sum(deal.won)
    if len(left) != 1 or rest < 0:
        return deal
    sides = list(deal.sides)
    sides[left[0]] = replace(sides[left[0]], tricks=rest)
    return replace(deal, sides=tuple(sides))


class RaubScorekeeperText(ScorekeeperText[Options]):
    """The words of Raub."""

    def field_name(self, field: s.Field) -> str:
        translate = self.words.translate
        return {
            "ended": translate("RaubScore", "The deal was"),
            "winner": translate("RaubScore", "Reached 0"),
            "raubing": translate("RaubScore", "Made trumps"),
            "owes": translate("Common", "Tricks owed"),
            "tricks": translate("Common", "Tricks won"),
        }[field.key]

    def choice_name(self, field: s.Field, choice: int | str | None) -> str:
        translate = self.words.translate
        if field.key in ("raubing", "winner"):
            return translate("Common", "nobody yet") if choice is None else self.names[int(choice)]
        is_refe = self.options.refe in (Refe.QUEUED, Refe.STACKED)
        return {
            1: self.tr("one, after a seven"),
            2: self.tr("two"),
            PLAYED: self.tr("played"),
            AT_ONCE: self.tr("played until somebody reached 0"),
            THROWN_IN: self.tr("thrown in: a Refe") if is_refe else self.tr("thrown in"),
            PASSED_ON: self.tr("passed on: a Refe") if is_refe else self.tr("passed on"),
        }[choice or 0]

    def class_name(self, name: str) -> str:
        raise AssertionError(f"no cards are counted in Raub: {name}")

    def asks(self, coming: s.Coming) -> str:
        if not coming.refes:
            return ""
        n, factor = coming.refes, factor_of(self.options, coming.refes)
        text = self.tr("(A Refe is|{count:^} Refes are) waiting: the deal counts double.", "", n)
        if factor > 2:
            text = self.tr(
                "{count:^} Refe(s) (is|are) waiting: the deal counts {times} times.", "", n
            )
        return filled(text, count=self.words.count(n), times=self.words.number(factor))

    def _problem(self, problem: s.EntryProblem) -> str:
        match problem:
            case TricksMissing(count):
                text = self.tr("{count:^} trick(s) still to enter.", "", count)
                return filled(text, count=self.words.count(count))
            case TooManyTricks(entered):
                text = self.tr("You entered {number} tricks, but a deal has four.", "", entered)
                return filled(text, number=self.words.number(entered))
            case NoRaubingPlayer():
                return self.tr("Enter who made trumps.")
            case OnlyDealerOwesOne(seat, dealer):
                text = self.tr("Only {dealer}, who dealt, can owe one trick.")
                return filled(text, name=self.names[seat], dealer=self.names[dealer])
            case NoWinner():
                return self.tr("Enter who reached 0.")
            case NotAtNothing(seat, total):
                text = self.tr("{name} cannot have reached 0 with a total of {number}.", "", total)
                return filled(text, name=self.names[seat], number=self.words.number(total))
            case WonAtOnce(seat):
                text = self.tr("{name} reached 0 with a trick, which ends the game.")
                return filled(text, name=self.names[seat])
            case PassedOnTwice(dealer):
                text = self.tr("The last deal was passed on, so {dealer} has to deal.")
                return filled(text, dealer=self.names[dealer])
        raise AssertionError(f"no words for {problem!r}")
