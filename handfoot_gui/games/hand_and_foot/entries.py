"""What is entered when a deal of Hand and Foot is over, and whether it can be right."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Mapping, Sequence
from enum import StrEnum
from math import gcd
from typing import Annotated, ClassVar, Final, TypeAlias

from msgspec import Meta
from msgspec.structs import astuple

from handfoot_gui.core import scorekeeping as s
from handfoot_gui.core.cards import Card, Rank
from handfoot_gui.core.seats import Seat
from handfoot_gui.games.hand_and_foot.rules.counted import counted, needed_in
from handfoot_gui.games.hand_and_foot.rules.judge import fewest
from handfoot_gui.games.hand_and_foot.rules.melds import PILE_SIZE
from handfoot_gui.games.hand_and_foot.rules.option_values import (
    BlackThrees,
    Deck,
    MeldsNeed,
    Quota,
    RedThreesNeed,
)
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.scoring import (
    BLACK_THREE,
    card_classes,
    class_of_rank,
    class_points,
    special_key,
    special_points,
)

_BLACK_THREES: Final = (Rank.THREE, Rank.VILLAIN)
_WILD_RANKS: Final = (Rank.JOKER, Rank.TWO, Rank.JESTER)
_NATURALS: Final = tuple(rank for rank in Rank if rank not in _WILD_RANKS)
_WILDS: Final = ("joker", "two")
"""The classes of wilds, in either deck."""
MOST_POINTS: Final = 99_999

Count = Annotated[int, Meta(ge=0, le=99)]
CardCount = Annotated[int, Meta(ge=0, le=999)]
ClassName = Annotated[str, Meta(pattern="^(joker|two|ace|black_three|[KQJT4-9]+|[a-l]+)$")]
Cards: TypeAlias = (
    Annotated[int, Meta(ge=-MOST_POINTS, le=MOST_POINTS)] | Mapping[ClassName, CardCount]
)
"""Points as a sum, or the numbers of cards by class."""
SpecialName = Annotated[str, Meta(pattern="^[*2-9TJQKAa-lrsv]-(clean|dirty)$")]
"""As `scoring.special_key` gives them."""
FineName = Annotated[str, Meta(pattern="^(wild|black three|red three|[AKQJT4-9a-lr])$")]
SeatOut = Annotated[int, Meta(ge=0, le=7)]


class SideEntry(s.EntryOfSide, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What one side has when a deal is over; what the rules do not use stays at nothing."""

    clean: Count = 0
    dirty: Count = 0
    wild: Count = 0
    special: Mapping[SpecialName, Count] = {}
    """Piles that pay what their rank does, by `scoring.special_key`; they are none of the
    others."""
    black_threes: Count = 0
    """Clean piles of black threes; they are none of *clean*."""
    needed_piles: Count = 0
    """Piles of the rank that red threes need, among the clean and dirty ones."""
    red_threes_laid: Count = 0
    red_threes_left: Count = 0
    red_threes_unopened: Count = 0
    """In feet that were not picked up, where those count otherwise; none of the others left."""
    ladies_laid: Count = 0
    ladies_left: Count = 0
    out: SeatOut | None = None
    """Who of the side went out."""
    exact_cuts: Count = 0
    unopened: Count = 0
    """Packets that were not picked up, where they cost something."""
    unfinished: Mapping[FineName, Count] = {}
    """Melds that are no piles, of the cards of which they cost something."""
    concealed: Annotated[int, Meta(ge=0, le=1)] = 0
    """1: who went out had laid nothing before."""
    quota_met: Annotated[int, Meta(ge=0, le=1)] = 0
    """1: the side has its quota, where the piles that are entered do not tell; who went out has."""
    melded: Cards = 0
    left: Cards = 0
    """Of hand and foot; the points that count against, as a positive number."""


class DealEntry(s.EntryOfDeal, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One deal, by side."""

    sides: tuple[SideEntry, ...]

    @property
    def out(self) -> Seat | None:
        """Who went out; the first that is named, where an entry names several."""
        return next(map(Seat, self.seats_named), None)

    @property
    def seats_named(self) -> tuple[int, ...]:
        """Every seat that went out; a right entry names one at most."""
        return tuple(side.out for side in self.sides if side.out is not None)


Keeper: TypeAlias = s.Scorekeeper[Options, DealEntry]

# --- what can be wrong -----------------------------------------------------------------------


class PileKind(StrEnum):
    """Piles that the packs have cards for so many of, and no more."""

    ANY = "any"
    CLEAN = "clean"
    WILD = "wild"
    BLACK_THREES = "black threes"


class SeveralOut(s.EntryProblem, frozen=True):
    """Only one player goes out in a deal."""

    seats: tuple[Seat, ...]


class NotOfSide(s.EntryProblem, frozen=True):
    """*seat* plays for another side than the one it went out for."""

    seat: Seat
    side: int


class TooManyRedThrees(s.EntryProblem, frozen=True):
    """The packs have only *most* red threes."""

    entered: int
    most: int


class TooManyLadies(s.EntryProblem, frozen=True):
    """The deck has only *most* ladies."""

    entered: int
    most: int


class TooManyCardsEntered(s.EntryProblem, frozen=True):
    """The packs have only *most* cards of a class."""

    name: str
    entered: int
    most: int


class TooManyPiles(s.EntryProblem, frozen=True):
    """The packs have cards for *most* piles of *kind* at most."""

    entered: int
    most: int
    kind: PileKind


class TooManyOfSpecial(s.EntryProblem, frozen=True):
    """The packs have cards for *most* piles of *rank* at most."""

    rank: Rank
    entered: int
    most: int


class TooManyWildsInPiles(s.EntryProblem, frozen=True):
    """Wild and dirty piles take *least* wilds or more, the packs have only *most*."""

    least: int
    most: int


class TooManyPointsEntered(s.EntryProblem, frozen=True):
    """All cards together are worth only *most* points."""

    entered: int
    most: int


class PointsMissing(s.EntryProblem, frozen=True):
    """A side has piles, but no card points yet."""

    weight: ClassVar = s.Severity.MISSING
    side: int


class TooFewCardsEntered(s.EntryProblem, frozen=True):
    """A side's *piles* take more cards than have been counted so far."""

    weight: ClassVar = s.Severity.MISSING
    side: int
    piles: int
    counted: int
    least: int


class TooFewOfThem(s.EntryProblem, frozen=True):
    """A side's piles take *least* wilds, or naturals, and only *counted* have been counted."""

    weight: ClassVar = s.Severity.MISSING
    side: int
    is_wild: bool
    counted: int
    least: int


class BelowNothing(s.EntryProblem, frozen=True):
    """The cards in melds come to *least* or more, whatever they are."""

    side: int
    points: int
    least: int


class TooFewPointsEntered(s.EntryProblem, frozen=True):
    """The cards of a side's *piles* are worth *least* points or more."""

    side: int
    piles: int
    points: int
    least: int


class NoSumOfCards(s.EntryProblem, frozen=True):
    """No cards come to *points*: all values are multiples of *step*."""

    side: int
    points: int
    step: int


class TooManyOfRank(s.EntryProblem, frozen=True):
    """More piles of the rank that red threes need than clean and dirty piles."""

    side: int


class TooManyCuts(s.EntryProblem, frozen=True):
    """Every player of a side cuts once."""

    side: int
    entered: int
    most: int


class OutWithCards(s.EntryProblem, frozen=True):
    """Who plays alone and went out has nothing left."""

    seat: Seat


class OutWithoutPiles(s.EntryProblem, frozen=True):
    """A side went out with fewer piles than the rules ask for in this deal."""

    weight: ClassVar = s.Severity.DOUBTFUL
    side: int
    clean: int
    dirty: int
    wild: int
    any: int
    ranks: tuple[tuple[Rank, int, bool], ...] = ()


class QuotaWithoutPiles(s.EntryProblem, frozen=True):
    """A side is said to have its quota, with fewer piles than that."""

    weight: ClassVar = s.Severity.DOUBTFUL
    side: int
    clean: int
    dirty: int
    wild: int
    any: int
    ranks: tuple[tuple[Rank, int, bool], ...] = ()


class BelowFirstMeld(s.EntryProblem, frozen=True):
    """A side has melded, but for less than its first meld in this deal needs."""

    weight: ClassVar = s.Severity.DOUBTFUL
    side: int
    points: int
    least: int


class LeftMissing(s.EntryProblem, frozen=True):
    """Another side went out, so this one has cards left, all of which count."""

    weight: ClassVar = s.Severity.MISSING
    side: int


class NothingLeftEntered(s.EntryProblem, frozen=True):
    """Another side went out, so this one has cards left; none have been entered."""

    weight: ClassVar = s.Severity.DOUBTFUL
    side: int


# --- what is wrong ----------------------------------------------------------------------------


def problems(
    keeper: Keeper, deal: DealEntry, number: int, totals: Sequence[int]
) -> tuple[s.EntryProblem, ...]:
    """Everything wrong with *deal*, which is deal *number* (from 1), the weightiest first.

    *totals* are those of the deals before, by side.
    """
    if not any(map(_is_entered, deal.sides)):
        return (s.NothingEntered(),)
    options = keeper.options
    fields = {field.key: field for field in keeper.fields(keeper.blank())}
    found: list[s.EntryProblem] = []
    outs = tuple(map(Seat, deal.seats_named))
    if len(outs) > 1:
        found.append(SeveralOut(outs))
    card_points = 0
    for side, entry in enumerate(deal.sides):
        if not entry.has_lines:
            continue
        found += _of_side(options, keeper.sides[side], side, entry)
        melded = s.points_of(fields["melded"], entry.melded)
        card_points += abs(melded) + abs(s.points_of(fields["left"], entry.left))
        least = options.minimum(number, totals[side])
        # Cards that count against may have been melded later.
        is_low = 0 <= melded < least + _lowest_points(options)
        if is_low and _is_anything(entry.melded) and number not in options.concealed_deals:
            found.append(BelowFirstMeld(side, melded, least))
        lacking = _lacking(options, options.quota(number), entry)
        if entry.quota_met and entry.out is None and any(lacking):
            found.append(QuotaWithoutPiles(side, *lacking))
    found += s.totals_missing(deal.sides)
    found += _of_packs(options, [side for side in deal.sides if side.has_lines], card_points)
    if len(outs) == 1:
        found += _of_going_out(keeper, deal, number, outs[0])
    return s.weightiest_first(found)


def _is_entered(entry: SideEntry) -> bool:
    """Whether anything stands in *entry*; counted cards of which there are none do not."""
    if entry.out is not None or any(map(_is_anything, (entry.melded, entry.left))):
        return True
    return any((*entry.special.values(), *entry.unfinished.values())) or any(
        isinstance(one, int) and one for one in astuple(entry)
    )


def _is_anything(cards: Cards) -> bool:
    return any(cards.values()) if isinstance(cards, Mapping) else cards != 0


def _pile_total(entry: SideEntry) -> int:
    """Complete piles of all kinds."""
    special = sum(entry.special.values())
    return entry.clean + entry.dirty + entry.wild + special + entry.black_threes


def _special(entry: SideEntry, ranks: Container[Rank], kind: str = "") -> int:
    """Special piles of *ranks*, or only the clean or the dirty ones."""
    return sum(
        count
        for key, count in entry.special.items()
        if Rank(key[0]) in ranks and key.endswith(kind)
    )


def _of_side(
    options: Options, seats: Sequence[int], side: int, entry: SideEntry
) -> list[s.EntryProblem]:
    """What is wrong with the entry of *side*, the players of which are *seats*."""
    found: list[s.EntryProblem] = []
    if entry.out is not None and entry.out not in seats:
        found.append(NotOfSide(Seat(entry.out), side))
    if entry.needed_piles > entry.clean + entry.dirty + entry.black_threes:
        found.append(TooManyOfRank(side))
    if entry.exact_cuts > len(seats):
        found.append(TooManyCuts(side, entry.exact_cuts, len(seats)))
    if isinstance(entry.melded, Mapping):
        found += _of_counted(options, side, entry, entry.melded)
    else:
        found += _of_sum(options, side, entry, entry.melded)
    for sign, points in ((1, entry.melded), (-1, entry.left)):
        step = gcd(*(class_points(options, name, sign) for name in card_classes(options)))
        if isinstance(points, int) and step > 1 and points % step:
            found.append(NoSumOfCards(side, points, step))
    return found


def _of_sum(options: Options, side: int, entry: SideEntry, melded: int) -> list[s.EntryProblem]:
    """Whether cards in melds worth *melded* can be those of the piles."""
    piles, lowest = _pile_total(entry), _lowest_points(options)
    points = {name: class_points(options, name) for name in card_classes(options)}
    wild = min(points[name] for name in _WILDS if name != "joker" or _has_jokers(options))
    natural = min(points[name] for name in points if name not in (*_WILDS, BLACK_THREE))
    # A few more that count against may lie in other melds.
    least = lowest + PILE_SIZE * (
        entry.clean * natural
        + entry.dirty * min(natural, wild)
        + entry.wild * wild
        + sum(entry.special.values()) * min(natural, wild)
        + entry.black_threes * min(0, points[BLACK_THREE])
    )
    if _has_worth(options) and not melded and (piles or entry.out is not None):
        return [PointsMissing(side)]
    if piles and melded < least:
        return [TooFewPointsEntered(side, piles, melded, least)]
    return [BelowNothing(side, melded, lowest)] if melded < lowest else []


def _of_counted(
    options: Options, side: int, entry: SideEntry, melded: Mapping[str, int]
) -> list[s.EntryProblem]:
    """Whether there are cards enough, wilds and naturals, among those counted in melds."""
    piles, counted = _pile_total(entry), sum(melded.values())
    if counted < PILE_SIZE * piles:
        return [TooFewCardsEntered(side, piles, counted, PILE_SIZE * piles)]
    wild = sum(melded.get(name, 0) for name in _WILDS)
    mixed = entry.dirty + _special(entry, _NATURALS, "dirty")
    pure = entry.clean + entry.black_threes + _special(entry, _NATURALS, "clean")
    needed = (
        (True, wild, PILE_SIZE * (entry.wild + _special(entry, _WILD_RANKS)) + mixed),
        (False, counted - wild, PILE_SIZE * pure + _least_naturals(options) * mixed),
    )
    return [TooFewOfThem(side, *facts) for facts in needed if facts[1] < facts[2]]


def _has_worth(options: Options) -> bool:
    """Whether all cards that go into melds by themselves count for something."""
    names = (name for name in card_classes(options) if name != BLACK_THREE)
    return min(class_points(options, name) for name in names) > 0


def _has_jokers(options: Options) -> bool:
    return options.jokers_per_pack > 0 or options.deck is Deck.SPECIAL


def _of_packs(
    options: Options, sides: Sequence[SideEntry], card_points: int
) -> list[s.EntryProblem]:
    """What the packs do not hold; *card_points* are those of all cards entered."""
    cards = options.cards()
    found: list[s.EntryProblem] = []
    threes = sum(
        side.red_threes_laid + side.red_threes_left + side.red_threes_unopened for side in sides
    )
    ladies = sum(side.ladies_laid + side.ladies_left for side in sides)
    if threes > (most := sum(card.is_red_three for card in cards)):
        found.append(TooManyRedThrees(threes, most))
    if ladies > (most := sum(card.is_lady for card in cards)):
        found.append(TooManyLadies(ladies, most))
    held = _cards_by_class(options)
    entered: Counter[str] = Counter()
    for side in sides:
        for some in (side.melded, side.left):
            if isinstance(some, Mapping):
                entered.update(some)
    found += [
        TooManyCardsEntered(name, entered[name], held[name])
        for name in card_classes(options)
        if entered[name] > held[name]
    ]
    found += _of_piles(options, sides)
    worth = sum(
        count * max(abs(class_points(options, name, sign)) for sign in (1, -1))
        for name, count in held.items()
    )
    if card_points > worth:
        found.append(TooManyPointsEntered(card_points, worth))
    return found


def _of_piles(options: Options, sides: Sequence[SideEntry]) -> list[s.EntryProblem]:
    entered = {
        PileKind.CLEAN: sum(side.clean for side in sides),
        PileKind.WILD: sum(side.wild + _special(side, _WILD_RANKS) for side in sides),
        PileKind.BLACK_THREES: sum(side.black_threes for side in sides),
        PileKind.ANY: sum(map(_pile_total, sides)),
    }
    most = _most_piles(options)
    found: list[s.EntryProblem] = [
        TooManyPiles(count, most[kind], kind)
        for kind, count in entered.items()
        if count > most[kind]
    ]
    for rank, most_of in _most_special(options).items():
        count = sum(_special(side, (rank,)) for side in sides)
        if count > most_of:
            found.append(TooManyOfSpecial(rank, count, most_of))
    taken = PILE_SIZE * entered[PileKind.WILD]
    taken += sum(side.dirty + _special(side, _NATURALS, "dirty") for side in sides)
    if entered[PileKind.WILD] <= most[PileKind.WILD] and taken > (all_wilds := _wilds(options)):
        found.append(TooManyWildsInPiles(taken, all_wilds))
    return found


def _of_going_out(keeper: Keeper, deal: DealEntry, number: int, out: Seat) -> list[s.EntryProblem]:
    """What follows from *out* having gone out."""

    def has_left(rest: SideEntry) -> bool:
        reds = rest.red_threes_left + rest.red_threes_unopened
        return bool(_is_anything(rest.left) or reds or rest.ladies_left)

    found: list[s.EntryProblem] = []
    options = keeper.options
    side, quota = options.side_of(out), options.quota(number)
    entry = deal.sides[side]
    if entry.has_lines and len(keeper.sides[side]) == 1 and has_left(entry):
        found.append(OutWithCards(out))
    lacking = _lacking(options, quota, entry)
    if entry.has_lines and any(lacking):
        found.append(OutWithoutPiles(side, *lacking))
    if options.last_lap:
        # The others may have laid all they had.
        return found
    # Red threes that stay in the hand may be all there is, and nothing in the sum.
    does_count = options.lays_red_threes and _has_worth(options)
    found += [
        LeftMissing(other) if does_count else NothingLeftEntered(other)
        for other, rest in enumerate(deal.sides)
        if other != side and rest.has_lines and not has_left(rest)
    ]
    return found


_Lacking: TypeAlias = tuple[int, int, int, int, tuple[tuple[Rank, int, bool], ...]]


def _lacking(options: Options, quota: Sequence[Quota], entry: SideEntry) -> _Lacking:
    """The piles that a side is short of, of the alternative that it is nearest to: by kind, in all,
    and of certain ranks as far as what is entered tells of them."""
    plain = [rank for rank in _NATURALS if rank not in options.own_kinds]
    clean = entry.clean + entry.black_threes + _special(entry, plain, "clean")
    dirty = entry.dirty + _special(entry, plain, "dirty")
    wild = entry.wild + _special(entry, _WILD_RANKS)

    def of(one: Quota) -> _Lacking:
        ranks = []
        for row in one.ranks:
            kind = "clean" if row.clean_only else ""
            short = row.count - _special(entry, (row.rank,), kind)
            if short > 0 and _is_told(options, row.rank):
                ranks.append((row.rank, short, row.clean_only))
        return (
            max(0, one.clean - clean),
            max(0, one.dirty - dirty),
            max(0, one.wild - wild),
            max(0, one.any - _pile_total(entry)),
            tuple(ranks),
        )

    def size(lacking: _Lacking) -> int:
        return sum(lacking[:4]) + sum(count for _, count, _ in lacking[4])

    return min(map(of, quota), key=size)


def extra_piles(options: Options, number: int, entry: SideEntry) -> int:
    """The complete piles beyond the quota of deal *number*, as far as what is entered tells."""
    rules, found = counted(options), 0
    for one, needed in zip(options.quota(number), needed_in(rules, number), strict=True):
        is_met = _is_quota_told(options, one) or _is_quota_met(entry)
        if is_met and not any(_lacking(options, (one,), entry)):
            found = max(found, _pile_total(entry) - fewest(rules, needed))
    return max(0, found)


def _is_told(options: Options, rank: Rank) -> bool:
    """Whether all piles of *rank* are entered by themselves."""
    points = special_points(options)
    rows = [row for row in options.special_piles if row.rank is rank]
    takes_wilds = not any(row.no_wilds for row in rows) and rank not in _BLACK_THREES
    keys = [special_key(rank, is_dirty=False)]
    keys += [special_key(rank, is_dirty=True)] if takes_wilds else []
    return all(key in points for key in keys)


def _is_quota_told(options: Options, quota: Quota) -> bool:
    """Whether what is entered tells of all piles that *quota* asks for."""
    return all(_is_told(options, row.rank) for row in quota.ranks)


def _is_quota_met(entry: SideEntry) -> bool:
    return entry.quota_met > 0 or entry.out is not None


def asks_for_quota(options: Options) -> bool:
    """Whether a quota counts for something, and nothing else that is entered tells of it."""
    counts = (
        options.melds_need is MeldsNeed.QUOTA
        or (options.lays_red_threes and options.red_threes_need is RedThreesNeed.QUOTA)
        or options.extra_pile_bonus != 0
    )
    every = (one for several in options.quotas for one in several)
    return counts and not all(_is_quota_told(options, one) for one in every)


def _has_quota(options: Options, number: int, entry: SideEntry) -> bool:
    """Whether a side has its quota in deal *number*, by its piles or as it is said."""
    quota = options.quota(number)
    told = [one for one in quota if _is_quota_told(options, one)]
    if any(not any(_lacking(options, (one,), entry)) for one in told):
        return True
    return len(told) < len(quota) and _is_quota_met(entry)


def asks_for_piles_of_rank(options: Options) -> bool:
    """Whether nothing else that is entered tells of the piles that red threes need."""
    need = options.red_threes_need
    if not options.lays_red_threes or len(need) != 1:
        return False
    return not _is_told(options, Rank(need))


def has_needed(options: Options, number: int, entry: SideEntry, need: str) -> bool:
    """Whether a side has what *need* says, a value of `Options.red_threes_need`, in deal
    *number*."""
    match need:
        case "nothing":
            return True
        case "down":
            return _is_anything(entry.melded) or _pile_total(entry) > 0
        case "pile":
            return _pile_total(entry) > 0
        case "clean pile":
            return entry.clean + entry.black_threes + _special(entry, _NATURALS, "clean") > 0
        case "quota":
            return _has_quota(options, number, entry)
    if asks_for_piles_of_rank(options):
        return entry.needed_piles > 0
    return _special(entry, (Rank(need),)) > 0


# --- what the packs hold ----------------------------------------------------------------------


def _counted_cards(options: Options) -> list[Card]:
    """The cards that count by their points; red threes and ladies count by themselves."""
    return [card for card in options.cards() if not card.is_red_three and not card.is_lady]


def _cards_by_class(options: Options) -> Counter[str]:
    """How many of them there are of each class."""
    classes = class_of_rank(options)
    return Counter(classes[card.rank] for card in _counted_cards(options))


def _least_naturals(options: Options) -> int:
    """Naturals that a pile with wilds has at least."""
    return next(
        count for count in range(PILE_SIZE + 1) if options.wilds_allowed(count) >= PILE_SIZE - count
    )


def _most_piles(options: Options) -> dict[PileKind, int]:
    """How many piles of every kind all sides together can have."""
    cards = [
        card
        for card in _counted_cards(options)
        if (options.black_threes is not BlackThrees.NEVER) or not card.is_black_three
    ]
    ranks = Counter(card.rank for card in cards if not card.is_wild)
    threes = sum(ranks[rank] // PILE_SIZE for rank in _BLACK_THREES)
    points = special_points(options)
    plain = {
        rank: count
        for rank, count in ranks.items()
        if special_key(rank, is_dirty=False) not in points
    }
    clean = sum(count // PILE_SIZE for count in plain.values())
    if options.black_threes is BlackThrees.CLEAN_MELD:
        clean -= sum(plain.get(rank, 0) // PILE_SIZE for rank in _BLACK_THREES)
    return {
        PileKind.CLEAN: clean,
        PileKind.WILD: _wilds(options) // PILE_SIZE,
        PileKind.BLACK_THREES: threes,
        PileKind.ANY: len(cards) // PILE_SIZE,
    }


def _most_special(options: Options) -> dict[Rank, int]:
    """How many piles of each special rank all sides together can have."""
    held = Counter(card.rank for card in _counted_cards(options))
    rows = {row.rank: row for row in options.special_piles}
    return {
        rank: held[rank]
        // (
            PILE_SIZE
            if rank in (*_WILD_RANKS, *_BLACK_THREES) or row.no_wilds
            else _least_naturals(options)
        )
        for rank, row in rows.items()
    }


def _wilds(options: Options) -> int:
    """All wilds of the packs."""
    return sum(card.is_wild for card in _counted_cards(options))


def _lowest_points(options: Options) -> int:
    """What cards in melds come to at least, whatever they are; nothing but for cards that count
    against."""
    held = _cards_by_class(options)
    if options.black_threes is BlackThrees.NEVER:
        del held[BLACK_THREE]
    return sum(count * min(0, class_points(options, name)) for name, count in held.items())
