"""Keeping the score of Manipulation Rummy: what is left in the hands, and how a round ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Annotated, ClassVar, Final, TypeAlias

from msgspec import Meta

from handfoot_gui.core import scorekeeping as s
from handfoot_gui.core.cards import Rank
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.sheet import Line, Sheet
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.core.text.scorekeeping import ScorekeeperText
from handfoot_gui.games.manipulation.rules.options import Options
from handfoot_gui.games.manipulation.rules.scoring import (
    closing_lines,
    hand_points,
    is_over,
    score_of_hands,
)
from handfoot_gui.games.manipulation.rules.shapes import RANKS_UPWARD
from handfoot_gui.games.manipulation.rules.state import End

MOST_POINTS: Final = 99_999

ClassName = Annotated[
    str,
    Meta(
        pattern="^(joker|court|nine|eight|seven|six|five|four|three|two|ace|[KQJT98765432]{1,12})$"
    ),
]
Cards: TypeAlias = (
    Annotated[int, Meta(ge=0, le=MOST_POINTS)]
    | Mapping[ClassName, Annotated[int, Meta(ge=0, le=999)]]
)
"""Points as a sum, or the numbers of cards by class: those of neighbouring ranks that count the
same."""

_RANKS: Final[dict[str, tuple[Rank, ...]]] = {
    "joker": (Rank.JOKER,),
    "court": (Rank.KING, Rank.QUEEN, Rank.JACK, Rank.TEN),
    "nine": (Rank.NINE,),
    "eight": (Rank.EIGHT,),
    "seven": (Rank.SEVEN,),
    "six": (Rank.SIX,),
    "five": (Rank.FIVE,),
    "four": (Rank.FOUR,),
    "three": (Rank.THREE,),
    "two": (Rank.TWO,),
    "ace": (Rank.ACE,),
}
_NAMES: Final = {ranks: name for name, ranks in _RANKS.items()}


def classes_of(options: Options) -> dict[str, tuple[Rank, ...]]:
    """The ranks of each class by its name; without a name of its own it is called by its ranks:
    ``KQ``, ``98765432``."""
    by_rank = options.values.by_rank
    downward = tuple(reversed(RANKS_UPWARD[1:]))
    same = [tuple(ranks) for _, ranks in groupby(downward, key=lambda rank: by_rank[rank])]
    jokers = [(Rank.JOKER,)] if options.joker_count else []
    return {
        _NAMES.get(ranks) or "".join(rank.value for rank in ranks): ranks
        for ranks in (*jokers, *same, (Rank.ACE,))
    }


class PlayerEntry(s.EntryOfSide, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What one player has left."""

    left: Cards = 0


class RoundEntry(s.EntryOfDeal, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One round, by player."""

    sides: tuple[PlayerEntry, ...]
    ended: End = End.OUT
    ender: Annotated[int, Meta(ge=0, le=5)] | None = None
    """Who went out or knocked."""

    @property
    def seats_named(self) -> tuple[int, ...]:
        """Every seat that is named."""
        return () if self.ender is None else (self.ender,)


class EnderMissing(s.EntryProblem, frozen=True):
    """Nobody has been named who went out or knocked."""

    weight: ClassVar = s.Severity.MISSING
    is_knock: bool

    @property
    def is_refused(self) -> bool:
        return True


class OutWithPoints(s.EntryProblem, frozen=True):
    """Who went out has nothing left, not *points*."""

    seat: Seat
    points: int


class NothingLeft(s.EntryProblem, frozen=True):
    """*seat* did not go out and so has cards left; none have been entered."""

    weight: ClassVar = s.Severity.MISSING
    seat: Seat


class ReckonedWithout(s.EntryProblem, frozen=True):
    """Only the total of *seat* is known, so nobody gets the difference to that hand."""

    weight: ClassVar = s.Severity.DOUBTFUL
    seat: Seat


class KnockedWithTooMuch(s.EntryProblem, frozen=True):
    """One knocks with *most* points at most."""

    seat: Seat
    points: int
    most: int


class TooManyCardsEntered(s.EntryProblem, frozen=True):
    """The packs have only *most* cards of a class."""

    name: str
    entered: int
    most: int


class TooManyPointsEntered(s.EntryProblem, frozen=True):
    """All cards together are worth only *most* points."""

    entered: int
    most: int


class ManipulationScorekeeper(s.Scorekeeper[Options, RoundEntry]):
    """The score of Manipulation Rummy under one rule set."""

    deal_type: ClassVar = RoundEntry

    def blank(self) -> RoundEntry:
        return RoundEntry((PlayerEntry(),) * self.options.players)

    def fields(self, deal: RoundEntry) -> tuple[s.Field, ...]:
        ends = tuple(end for end in End if end is not End.KNOCK or self.options.knock_limit)
        ended = s.Field("ended", s.FieldKind.CHOICE, choices=(ends,), is_of_deal=True)
        seats = (None, *range(self.options.players))
        ender = s.Field("ender", s.FieldKind.CHOICE, "going_out", choices=(seats,), is_of_deal=True)
        return (ended, *(() if deal.ended is End.STOCK else (ender,)), self._left())

    def _left(self) -> s.Field:
        points = self.options.values.by_rank
        classes = tuple(
            (name, points[ranks[0]]) for name, ranks in classes_of(self.options).items()
        )
        return s.Field("left", s.FieldKind.POINTS, "in_hand", 0, MOST_POINTS, classes)

    def hands(self, deal: RoundEntry) -> tuple[int | None, ...]:
        """Points left in each hand; None where only a total is known."""
        left = self._left()
        return tuple(
            s.points_of(left, side.left) if side.total is None else None for side in deal.sides
        )

    def sheet(self, deals: Sequence[RoundEntry], first_dealer: Seat) -> Sheet:
        scores = tuple(
            self.as_entered(
                score_of_hands(
                    self.options,
                    self.hands(deal),
                    deal.ended,
                    _ender(deal),
                    number=self.number(place),
                    dealer=self.dealer(place, first_dealer),
                ),
                deal,
            )
            for place, deal in enumerate(deals)
        )
        closing: tuple[Line, ...] = ()
        if is_over(self.options, scores, self.brought):
            closing = closing_lines(self.options, scores, self.brought)
        return Sheet(self.options.seats_of_sides, scores, closing=closing, brought=self.brought)

    def problems(
        self, deals: Sequence[RoundEntry], first_dealer: Seat
    ) -> tuple[s.EntryProblem, ...]:
        del first_dealer
        deal = deals[-1]
        hands, ended, ender = self.hands(deal), deal.ended, _ender(deal)
        is_named = ender is not None or ended is End.STOCK
        if not self._has_points(deal):
            return (s.NothingEntered() if is_named else EnderMissing(ended is End.KNOCK),)
        known = {Seat(seat): points for seat, points in enumerate(hands) if points is not None}
        without = [seat for seat in map(Seat, range(len(hands))) if seat not in known]
        found = s.totals_missing(deal.sides)
        if known and not is_named:
            found.append(EnderMissing(ended is End.KNOCK))
        if ender is not None:
            found += self._wrong_with_ender(ended, ender, known.get(ender, 0))
        if ended is not End.OUT or ender is not None:
            found += self._nothing_left(known, ender if ended is End.OUT else None)
        if known:
            found += map(ReckonedWithout, without)
        found += self._too_many(deal, tuple(known.values()))
        return s.weightiest_first(found)

    def _has_points(self, deal: RoundEntry) -> bool:
        return any(self.hands(deal)) or any(side.total_points for side in deal.sides)

    def _nothing_left(
        self, known: Mapping[Seat, int], out: Seat | None
    ) -> Iterator[s.EntryProblem]:
        """Who has no cards left, though only whoever is *out* can have none; cards may count
        nothing."""
        if not all(self.options.values.by_rank.values()):
            return iter(())
        empty = (seat for seat, points in known.items() if not points)
        return (NothingLeft(seat) for seat in empty if seat != out)

    def _wrong_with_ender(self, ended: End, ender: Seat, own: int) -> Iterator[s.EntryProblem]:
        """What cannot be of whoever ended the round with *own* points in the hand."""
        most = self.options.knock_limit
        if ended is End.OUT and own:
            yield OutWithPoints(ender, own)
        if ended is End.KNOCK and own > most:
            yield KnockedWithTooMuch(ender, own, most)

    def _too_many(self, deal: RoundEntry, hands: tuple[int, ...]) -> list[s.EntryProblem]:
        """What the packs do not hold."""
        cards = self.options.cards()
        ranks = Counter(card.rank for card in cards)
        entered: Counter[str] = Counter()
        for side in deal.sides:
            if side.total is None and isinstance(side.left, Mapping):
                entered.update(side.left)
        found: list[s.EntryProblem] = []
        classes = classes_of(self.options)
        for name, count in entered.items():
            most = sum(ranks[rank] for rank in classes.get(name, ()))
            if count > most:
                found.append(TooManyCardsEntered(name, count, most))
        worth = hand_points(self.options.values, cards)
        if sum(hands) > worth:
            found.append(TooManyPointsEntered(sum(hands), worth))
        return found

    def coming(self, deals: Sequence[RoundEntry], first_dealer: Seat) -> s.Coming:
        dealer = self.dealer(len(deals), first_dealer)
        return s.Coming(self.number(len(deals)), dealer, Seat((dealer + 1) % self.options.players))

    def is_over(self, deals: Sequence[RoundEntry], first_dealer: Seat) -> bool:
        return is_over(self.options, self.sheet(deals, first_dealer).deals, self.brought)


def _ender(deal: RoundEntry) -> Seat | None:
    if deal.ender is None or deal.ended is End.STOCK:
        return None
    return Seat(deal.ender)


class ManipulationScorekeeperText(ScorekeeperText[Options]):
    """The words of Manipulation Rummy."""

    def field_name(self, field: s.Field) -> str:
        translate = self.words.translate
        return {
            "ended": translate("ManipulationScore", "The round ended"),
            "ender": translate("ManipulationScore", "By"),
            "left": translate("Common", "Left in hand"),
        }[field.key]

    def choice_name(self, field: s.Field, choice: int | str | None) -> str:
        translate = self.words.translate
        if field.key == "ender":
            return translate("Common", "nobody yet") if choice is None else self.names[int(choice)]
        return {
            End.OUT: self.tr("with the last card played"),
            End.KNOCK: self.tr("with a knock"),
            End.STOCK: self.tr("when the stock ran out"),
        }[End(str(choice))]

    def class_name(self, name: str) -> str:
        if name == "court":
            return self.tr("Tens through kings")
        ranks = _RANKS.get(name) or tuple(map(Rank, name))
        if len(ranks) == 1:
            return self.tr("{ranks:^}", ranks=self.words.ranks(ranks[0]))
        text = self.tr("{first:^} through {last}", "ranks")
        if len(ranks) == 2:
            text = self.tr("{first:^} and {last}", "ranks")
        lowest, highest = self.words.ranks(ranks[-1]), self.words.ranks(ranks[0])
        return filled(text, first=lowest, last=highest)

    def _problem(self, problem: s.EntryProblem) -> str:
        number = self.words.number
        match problem:
            case EnderMissing(True):
                return self.tr("Enter who knocked.")
            case EnderMissing():
                return self.tr("Enter who went out.")
            case OutWithPoints(seat, points):
                text = self.tr("{name} went out, so what is left must be 0, not {points}.")
                return filled(text, name=self.names[seat], points=number(points))
            case NothingLeft(seat):
                return self.tr("Enter what {name} has left.", name=self.names[seat])
            case ReckonedWithout(seat):
                text = self.tr(
                    "{name} has only a total: nobody gets points for that player’s cards."
                )
                return filled(text, name=self.names[seat])
            case KnockedWithTooMuch(seat, points, most):
                text = self.tr(
                    "{name} may knock with at most {most} points, not {points}.", "", most
                )
                return filled(text, name=self.names[seat], most=number(most), points=number(points))
            case TooManyCardsEntered(name, entered, most):
                text = self.words.translate(
                    "Problems",
                    "{cards}: you entered {entered}, but the decks have {most}.",
                    "",
                    entered,
                )
                cards, most_said = self.class_name(name), number(most)
                return filled(text, cards=cards, entered=number(entered), most=most_said)
            case TooManyPointsEntered(entered, most):
                text = self.tr(
                    "You entered {points}, but all the cards are worth {most}.", "", entered
                )
                return filled(text, points=self.words.points_counted(entered), most=number(most))
        raise AssertionError(f"no words for {problem!r}")
