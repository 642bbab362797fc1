"""Whether an entry of Hand and Foot can be right: of a side, of its melds, of all packs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from math import gcd
from typing import Final, TypeAlias

from msgspec.structs import astuple

from handfoot_gui.core.scorekeeping import EntryProblem, Scorekeeper, points_of, weightiest_first
from handfoot_gui.core.seats import Seat
from handfoot_gui.games.hand_and_foot.rules.melds import PILE_SIZE
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.scoring import CLASSES, card_class, class_points
from handfoot_gui.games.hand_and_foot.scorekeeping import problems as no
from handfoot_gui.games.hand_and_foot.scorekeeping.entries import Cards, DealEntry
from handfoot_gui.games.hand_and_foot.scorekeeping.entries import SideEntry as Entry
from handfoot_gui.games.hand_and_foot.scorekeeping.packs import (
    PileKind,
    counted_cards,
    least_naturals,
    lowest_points,
    most_piles,
    wilds,
    wilds_taken,
)

_WILDS: Final = ("joker", "two")
"""The classes of wilds, in either deck."""

Rules: TypeAlias = Scorekeeper[Options, DealEntry]


def problems(
    scorekeeper: Rules, deal: DealEntry, number: int, totals: Sequence[int]
) -> tuple[EntryProblem, ...]:
    """Everything wrong with *deal*, which is deal *number* (from 1), the weightiest first.

    *totals* are those of the deals before, by side.
    """
    if not any(map(_is_entered, deal.sides)):
        return (no.NothingEntered(),)
    found: list[EntryProblem] = []
    outs = tuple(map(Seat, deal.seats_named))
    if len(outs) > 1:
        found.append(no.SeveralOut(outs))
    for side, entry in enumerate(deal.sides):
        found += _of_side(scorekeeper, side, entry)
        if number not in scorekeeper.options.concealed_deals:
            found += _of_first_meld(
                scorekeeper, side, entry, scorekeeper.options.minimum(number, totals[side])
            )
    found += _of_packs(scorekeeper, deal)
    if len(outs) == 1:
        found += _of_going_out(scorekeeper, deal, number, outs[0])
    return weightiest_first(found)


def _is_entered(entry: Entry) -> bool:
    """Whether anything stands in *entry*; counted cards of which there are none do not."""
    if entry.out is not None or any(map(_is_anything, (entry.melded, entry.left))):
        return True
    return any(isinstance(one, int) and one for one in astuple(entry))


def pile_total(entry: Entry) -> int:
    """Complete piles of all kinds."""
    return entry.clean + entry.dirty + entry.wild + entry.sevens + entry.black_threes


def least_points(options: Options, entry: Entry) -> int:
    """What the cards of a side's piles are worth at least."""
    values = options.values
    natural = min(values.ace, values.high, values.low)
    wild = min(values.two, values.joker) if options.jokers_per_pack else values.two
    threes = -abs(values.black_three)
    each = {
        "clean": PILE_SIZE * natural,
        "dirty": PILE_SIZE * min(natural, wild),
        "wild": PILE_SIZE * wild,
        "sevens": PILE_SIZE * min(values.low, wild),
        "black_threes": PILE_SIZE * threes,
    }
    least = sum(getattr(entry, key) * points for key, points in each.items())
    # A few more that count against may lie in other melds.
    return int(least) + lowest_points(options)


def _of_side(scorekeeper: Rules, side: int, entry: Entry) -> list[EntryProblem]:
    options, found = scorekeeper.options, list[EntryProblem]()
    if entry.out is not None and entry.out not in scorekeeper.sides[side]:
        found.append(no.NotOfSide(Seat(entry.out), side))
    if entry.sevens_piles > entry.clean + entry.dirty:
        found.append(no.TooManySevens(side))
    players = len(scorekeeper.sides[side])
    if entry.exact_cuts > players:
        found.append(no.TooManyCuts(side, entry.exact_cuts, players))
    found += _of_melds(options, side, entry)
    step = gcd(*(class_points(options, name) for name in CLASSES))
    found += [
        no.NoSumOfCards(side, points, step)
        for points in (entry.melded, entry.left)
        if isinstance(points, int) and step > 1 and points % step
    ]
    return found


def _of_melds(options: Options, side: int, entry: Entry) -> list[EntryProblem]:
    """Whether the cards in melds can be those of the piles."""
    piles = pile_total(entry)
    if isinstance(entry.melded, Mapping):
        counted, least_cards = sum(entry.melded.values()), PILE_SIZE * piles
        if counted < least_cards:
            return [no.TooFewCards(side, piles, counted, least_cards)]
        return _of_counted(options, side, entry, entry.melded)
    least, has_worth = least_points(options, entry), min(_worths(options)) > 0
    if has_worth and not entry.melded and (piles or entry.out is not None):
        return [no.PointsMissing(side)]
    if piles and entry.melded < least:
        return [no.TooFewPoints(side, piles, entry.melded, least)]
    if entry.melded < (lowest := lowest_points(options)):
        return [no.BelowNothing(side, entry.melded, lowest)]
    return []


def _of_counted(
    options: Options, side: int, entry: Entry, melded: Mapping[str, int]
) -> list[EntryProblem]:
    """Whether there are wilds and naturals enough among the counted cards."""
    wild = sum(melded.get(name, 0) for name in _WILDS)
    natural = sum(melded.values()) - wild
    mixed = least_naturals(options) * (entry.dirty + entry.sevens)
    needed = (
        (True, wild, wilds_taken(entry.wild, entry.dirty)),
        (False, natural, PILE_SIZE * (entry.clean + entry.black_threes) + mixed),
    )
    return [
        no.TooFewOfThem(side, is_wild, counted, least)
        for is_wild, counted, least in needed
        if counted < least
    ]


def _worths(options: Options) -> list[int]:
    """The points of the classes that go into melds by themselves."""
    return [class_points(options, name) for name in CLASSES if name != "black_three"]


def _of_first_meld(scorekeeper: Rules, side: int, entry: Entry, least: int) -> list[EntryProblem]:
    fields = {field.key: field for field in scorekeeper.fields(scorekeeper.blank())}
    points = points_of(fields["melded"], entry.melded)
    # Cards that count against may have been melded later.
    is_low = points < least + lowest_points(scorekeeper.options)
    if not is_low or points < 0 or not _is_anything(entry.melded):
        return []
    return [no.BelowFirstMeld(side, points, least)]


def _of_packs(scorekeeper: Rules, deal: DealEntry) -> list[EntryProblem]:
    """What the packs do not hold."""
    options, sides = scorekeeper.options, deal.sides
    cards = options.cards()
    found: list[EntryProblem] = []
    threes = sum(side.red_threes_laid + side.red_threes_left for side in sides)
    ladies = sum(side.ladies_laid + side.ladies_left for side in sides)
    if threes > (most := sum(card.is_red_three for card in cards)):
        found.append(no.TooManyRedThrees(threes, most))
    if ladies > (most := sum(card.is_lady for card in cards)):
        found.append(no.TooManyLadies(ladies, most))
    held = Counter(map(card_class, counted_cards(options)))
    entered: Counter[str] = Counter()
    for side in sides:
        for some in (side.melded, side.left):
            if isinstance(some, Mapping):
                entered.update(some)
    found += [
        no.TooManyCards(name, entered[name], held[name])
        for name in CLASSES
        if entered[name] > held[name]
    ]
    found += _of_piles(options, sides)
    points = sum(_points(scorekeeper, side) for side in sides)
    worth = sum(count * abs(class_points(options, name)) for name, count in held.items())
    if points > worth:
        found.append(no.TooManyPoints(points, worth))
    return found


def _of_piles(options: Options, sides: Sequence[Entry]) -> list[EntryProblem]:
    entered = {
        PileKind.CLEAN: sum(side.clean for side in sides),
        PileKind.WILD: sum(side.wild for side in sides),
        PileKind.SEVENS: sum(side.sevens for side in sides),
        PileKind.BLACK_THREES: sum(side.black_threes for side in sides),
        PileKind.ANY: sum(map(pile_total, sides)),
    }
    most = most_piles(options)
    found: list[EntryProblem] = [
        no.TooManyPiles(count, most[kind], kind)
        for kind, count in entered.items()
        if count > most[kind]
    ]
    taken = wilds_taken(entered[PileKind.WILD], sum(side.dirty for side in sides))
    if entered[PileKind.WILD] <= most[PileKind.WILD] and taken > (all_wilds := wilds(options)):
        found.append(no.TooManyWildsInPiles(taken, all_wilds))
    return found


def _points(scorekeeper: Rules, entry: Entry) -> int:
    """All card points of a side, those that count against it too."""
    fields = {field.key: field for field in scorekeeper.fields(scorekeeper.blank())}
    return sum(
        abs(points_of(fields[key], some))
        for key, some in (("melded", entry.melded), ("left", entry.left))
    )


def _of_going_out(
    scorekeeper: Rules, deal: DealEntry, number: int, out: Seat
) -> list[EntryProblem]:
    found: list[EntryProblem] = []
    options = scorekeeper.options
    side = options.side_of(out)
    entry = deal.sides[side]
    has_left = _is_anything(entry.left) or entry.red_threes_left or entry.ladies_left
    if len(scorekeeper.sides[side]) == 1 and has_left:
        found.append(no.OutWithCards(out))
    quota = options.quota(number)
    missing = no.OutWithoutPiles(
        side,
        max(0, quota.clean - entry.clean - entry.black_threes),
        max(0, quota.dirty - entry.dirty),
        max(0, quota.wild - entry.wild),
        max(0, quota.sevens - entry.sevens),
        max(0, quota.any - pile_total(entry)),
    )
    if missing != no.OutWithoutPiles(side, 0, 0, 0, 0, 0):
        found.append(missing)
    # Red threes that stay in the hand may be all there is, and nothing in the sum.
    does_count = scorekeeper.options.lays_red_threes and min(_worths(scorekeeper.options)) > 0
    found += [
        no.LeftMissing(other) if does_count else no.NothingLeftEntered(other)
        for other, rest in enumerate(deal.sides)
        if other != side
        and not _is_anything(rest.left)
        and not rest.red_threes_left
        and not rest.ladies_left
    ]
    return found


def _is_anything(cards: Cards) -> bool:
    return any(cards.values()) if isinstance(cards, Mapping) else cards != 0
