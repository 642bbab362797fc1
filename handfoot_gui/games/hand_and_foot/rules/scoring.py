"""The score of a deal, line by line; page "Hand and Foot", rule 13."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import chain
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from handfoot_gui.core.cards import Card, Rank
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.sheet import DealScore, Item, LeftOver, Line
from handfoot_gui.games.hand_and_foot.rules import judge
from handfoot_gui.games.hand_and_foot.rules.counted import counted, melds_on_counts, needed_in
from handfoot_gui.games.hand_and_foot.rules.extras import (
    extra_piles,
    sign_of_melds,
    unfinished,
)
from handfoot_gui.games.hand_and_foot.rules.laying import BLACK_THREES
from handfoot_gui.games.hand_and_foot.rules.melds import Kind, Meld, SideTable
from handfoot_gui.games.hand_and_foot.rules.option_values import (
    Banned,
    BlackThrees,
    Deck,
    RedThreesNeed,
)
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.packets import packets_left
from handfoot_gui.games.hand_and_foot.rules.red_threes import red_three_items, red_three_unopened
from handfoot_gui.games.hand_and_foot.rules.state import Public, State

BLACK_THREE: Final = "black_three"
UNFINISHED: Final = "unfinished "
"""How the item of a fine for melds begins; their cards follow."""
SPECIAL: Final = "pile_"
"""How the item of a special pile begins; its `special_key` follows."""
_OWN_CLASS: Final = {
    Deck.STANDARD: (Rank.JOKER, Rank.TWO, Rank.ACE, Rank.THREE),
    Deck.SPECIAL: (Rank.JOKER, Rank.JESTER, Rank.LORD, Rank.VILLAIN),
}
"""Ranks that are counted by themselves, whatever the others are worth."""
_NUMBERED: Final = {
    Deck.STANDARD: tuple(Rank)[1:11],
    Deck.SPECIAL: tuple(rank for rank in Rank if rank.value in "lkjihgfedcba"),
}
"""The ranks below the ace that are naturals, from the highest on."""


class SideCounts(Struct, frozen=True):
    """All that a side's score of a deal follows from."""

    clean: int = 0
    """Complete piles that pay as any others of their kind; of black threes, where those are a clean
    meld, see *black_threes*."""
    dirty: int = 0
    wild: int = 0
    special: Mapping[str, int] = {}
    """Piles that pay what their rank does, by `special_key`; they are none of the others."""
    black_threes: int = 0
    """Clean piles of black threes, which pay the dirty bonus."""
    has_needed: bool = True
    """Whether the side has what its red threes need to count for it."""
    red_threes_laid: int = 0
    red_threes_left: int = 0
    red_threes_unopened: int = 0
    """Red threes in feet that were not picked up, where those count otherwise; they are none of
    *red_threes_left*."""
    ladies_laid: int = 0
    ladies_left: int = 0
    exact_cuts: int = 0
    extra_piles: int = 0
    """Complete piles beyond the quota."""
    unopened: int = 0
    """Packets that were not picked up."""
    unfinished: Mapping[Banned, int] = {}
    """Melds that are no piles, of the cards of which they cost something."""
    has_melds_needed: bool = True
    """Whether the side has what its melded cards need to count."""
    concealed: int = 0
    """1: a player of it went out who had laid nothing before."""
    melded: tuple[Item, ...] = ()
    left: tuple[Item, ...] = ()


def class_of_rank(options: Options) -> Mapping[Rank, str]:
    """How cards are counted that have a value of their own: jokers, twos, aces and black threes by
    themselves, all others with those of the same value, named by their ranks: ``"KQJT98"``."""
    kept = options.__dict__
    found: Mapping[Rank, str] | None = kept.get("class_of_rank")
    if found is None:
        together: dict[int, list[Rank]] = {}
        for rank in _NUMBERED[options.deck]:
            together.setdefault(options.values.by_rank[rank], []).append(rank)
        groups = {rank: "".join(group) for group in together.values() for rank in group}
        own = zip(_OWN_CLASS[options.deck], ("joker", "two", "ace", BLACK_THREE), strict=True)
        found = kept["class_of_rank"] = {**dict(own), **groups}
    return found


def card_classes(options: Options) -> tuple[str, ...]:
    """All classes of `class_of_rank`, in the order in which they are counted."""
    kept = options.__dict__
    found: tuple[str, ...] | None = kept.get("card_classes")
    if found is None:
        names = dict.fromkeys(class_of_rank(options).values())
        found = (*(name for name in names if name != BLACK_THREE), BLACK_THREE)
        kept["card_classes"] = found
    return found


def class_points(options: Options, name: str, sign: int = 1) -> int:
    """What a card of a class counts in a meld, or with a *sign* below nothing where it is left."""
    if name == BLACK_THREE:
        return options.black_three_melded if sign > 0 else -options.black_three_left
    rank = next(rank for rank, own in class_of_rank(options).items() if own == name)
    return sign * options.values.by_rank[rank]


def ranks_of_class(options: Options, name: str) -> tuple[Rank, ...]:
    """The ranks that are counted as *name*, from the highest on."""
    return tuple(rank for rank, own in class_of_rank(options).items() if own == name)


def class_items(options: Options, counts: Mapping[str, int], sign: int = 1) -> tuple[Item, ...]:
    """The values of so many cards of each class."""
    return tuple(
        Item(name, counts[name], class_points(options, name, sign))
        for name in card_classes(options)
        if counts.get(name)
    )


def card_items(options: Options, some: Iterable[Card], sign: int = 1) -> tuple[Item, ...]:
    """The values of cards, by class; those that are counted by themselves are left out."""
    ranks = Counter([card.rank for card in some if not (card.is_red_three or card.is_lady)])
    counts: dict[str, int] = Counter()
    classes = class_of_rank(options)
    for rank, count in ranks.items():
        counts[classes[rank]] += count
    return class_items(options, counts, sign)


def special_key(rank: Rank, *, is_dirty: bool) -> str:
    """Of which rank and kind a pile is that pays something else than others: ``"7-dirty"``."""
    return f"{rank}-dirty" if is_dirty else f"{rank}-clean"


def special_points(options: Options) -> dict[str, int]:
    """What piles pay that are special, by `special_key`."""
    found = {}
    for row in options.special_piles:
        for points, is_dirty in ((row.clean, False), (row.dirty, True)):
            if points is not None:
                found[special_key(row.rank, is_dirty=is_dirty)] = points
    return found


def key_of(options: Options, meld: Meld) -> str:
    """The `special_key` of a complete pile; empty for one of jokers and twos."""
    if meld.rank is not None:
        return special_key(meld.rank, is_dirty=meld.wilds > 0)
    ranks = {card.rank for card in meld.cards}
    del options
    return special_key(ranks.pop(), is_dirty=False) if len(ranks) == 1 else ""


def pile_points(options: Options, meld: Meld) -> int:
    """What a complete pile pays."""
    special = special_points(options).get(key_of(options, meld))
    if special is not None:
        return special
    is_early_three = meld.rank in BLACK_THREES and options.black_threes is BlackThrees.CLEAN_MELD
    return pile_bonus(options, Kind.DIRTY if is_early_three else meld.kind)


def pile_bonus(options: Options, kind: Kind) -> int:
    """What a complete pile of *kind* pays that is not special."""
    bonus: int = getattr(options, f"{kind}_bonus")
    return bonus


def pile_items(options: Options, counts: SideCounts, kind: Kind) -> tuple[Item, ...]:
    """The bonus of the complete piles of *kind*."""
    threes = counts.black_threes if kind is Kind.CLEAN else 0
    return (
        *_item(f"{kind}_pile", getattr(counts, kind), pile_bonus(options, kind)),
        *_item("black_three_pile", threes, options.dirty_bonus),
    )


def special_items(options: Options, counts: SideCounts) -> tuple[Item, ...]:
    """The bonuses of special piles."""
    return tuple(
        Item(f"{SPECIAL}{key}", counts.special[key], points)
        for key, points in special_points(options).items()
        if counts.special.get(key)
    )


def extra_items(options: Options, counts: SideCounts) -> tuple[Item, ...]:
    """What piles beyond the quota count."""
    count = counts.extra_piles if options.extra_pile_bonus else 0
    return _item("extra_pile", count, options.extra_pile_bonus)


def unfinished_items(options: Options, counts: SideCounts) -> tuple[Item, ...]:
    """What melds that are no piles cost."""
    return tuple(
        Item(f"{UNFINISHED}{fine.cards}", counts.unfinished[fine.cards], fine.points)
        for fine in options.unfinished_fines
        if counts.unfinished.get(fine.cards)
    )


def melded_items(options: Options, counts: SideCounts) -> tuple[Item, ...]:
    """What melded cards count for a side that has what they need, or has not."""
    points = sum(item.points for item in counts.melded)
    sign = sign_of_melds(options, points, has_needed=counts.has_melds_needed)
    if sign == 1:
        return counts.melded
    return tuple(Item(item.what, item.count, sign * item.each) for item in counts.melded)


def lady_items(options: Options, counts: SideCounts) -> tuple[Item, ...]:
    """What the ladies on clean piles count."""
    return _item("lady_laid", counts.ladies_laid, options.lady_bonus)


def counts_on_table(options: Options, table: SideTable, deal: int) -> SideCounts:
    """What a side has on the table in *deal*: melded cards, piles, red threes and ladies."""
    known = special_points(options)
    special: Counter[str] = Counter()
    counts = dict.fromkeys(("clean", "dirty", "wild", "black_threes"), 0)
    for meld in table.melds:
        if not meld.is_complete:
            continue
        if known and (key := key_of(options, meld)) in known:
            special[key] += 1
        elif meld.rank in BLACK_THREES and options.black_threes is BlackThrees.CLEAN_MELD:
            counts["black_threes"] += 1
        else:
            counts[meld.kind.value] += 1
    rules, needed = counted(options), needed_in(counted(options), deal)
    melds = melds_on_counts(rules, table) if rules.worth.has_extras else []
    return SideCounts(
        counts["clean"],
        counts["dirty"],
        counts["wild"],
        special,
        counts["black_threes"],
        extra_piles=extra_piles(rules, needed, melds) if options.extra_pile_bonus else 0,
        unfinished=unfinished(rules, melds),
        has_melds_needed=judge.has_needed(rules, needed, melds, options.melds_need.value),
        has_needed=_has(options, table, deal, options.red_threes_need),
        red_threes_laid=len(table.red_threes),
        ladies_laid=sum([len(meld.ladies) for meld in table.melds]),
        melded=card_items(options, chain.from_iterable([meld.cards for meld in table.melds])),
    )


def _has(options: Options, table: SideTable, deal: int, need: str) -> bool:
    """Whether a side has what *need* says in *deal*."""
    if need == RedThreesNeed.NOTHING:
        return True
    rules = counted(options)
    melds = melds_on_counts(rules, table)
    return judge.has_needed(rules, needed_in(rules, deal), melds, need)


def table_points(options: Options, table: SideTable, deal: int) -> int:
    """What a side has on the table in points, in *deal*."""
    counts = counts_on_table(options, table, deal)
    piles = [item for kind in pile_kinds(options) for item in pile_items(options, counts, kind)]
    piles += special_items(options, counts)
    reds = red_three_items(options, counts.red_threes_laid, has_needed=counts.has_needed)
    bonuses = (*reds, *lady_items(options, counts))
    extras = (*extra_items(options, counts), *unfinished_items(options, counts))
    return sum(item.points for item in (*piles, *melded_items(options, counts), *bonuses, *extras))


def deal_score(options: Options, state: State) -> DealScore:
    """The score of the deal that is over in *state*."""
    public = state.public
    sides = tuple(
        _counts_of_side(options, state, side) for side in range(len(options.seats_of_sides))
    )
    return score_of_counts(options, sides, public.out, number=public.deal, dealer=public.dealer)


def score_so_far(options: Options, public: Public) -> DealScore:
    """What lies on the table of the deal being played; nobody knows yet how it ends."""
    sides = tuple(
        replace(
            counts_on_table(options, table, public.deal),
            exact_cuts=_exact_cuts(options, public, side),
        )
        for side, table in enumerate(public.tables)
    )
    made = score_of_counts(options, sides, None, number=public.deal, dealer=public.dealer)
    known = (line for line in made.lines if line.kind not in ("going_out", "cards_left", "fines"))
    return replace(made, lines=tuple(known))


def score_of_counts(
    options: Options,
    sides: Sequence[SideCounts],
    out: Seat | None,
    *,
    number: int,
    dealer: Seat,
    all_out: Sequence[Seat] = (),
) -> DealScore:
    """The score of a deal that left *sides* so many of everything.

    *all_out* are those who are said to have gone out, where that may be more than one.
    """

    def line(kind: str, items: Callable[[SideCounts], tuple[Item, ...]]) -> Line:
        return Line(kind, tuple(map(items, sides)))

    def piles(kind: Kind) -> Line:
        return line(f"{kind}_piles", lambda counts: pile_items(options, counts, kind))

    def red_threes(counts: SideCounts) -> tuple[Item, ...]:
        laid = red_three_items(options, counts.red_threes_laid, has_needed=counts.has_needed)
        left = _item("red_three_left", counts.red_threes_left, options.red_three_left)
        each = red_three_unopened(options)
        return (*laid, *left, *_item("red_three_unopened", counts.red_threes_unopened, each))

    def fines(counts: SideCounts) -> tuple[Item, ...]:
        unopened = _item("unopened", counts.unopened, options.unopened_fine)
        return (*(unopened if options.unopened_fine else ()), *unfinished_items(options, counts))

    def ladies(counts: SideCounts) -> tuple[Item, ...]:
        left = _item("lady_left", counts.ladies_left, options.lady_left)
        return (*lady_items(options, counts), *left)

    went_out = {options.side_of(seat) for seat in (*all_out, *(() if out is None else (out,)))}
    ends = (
        (
            *_item("going_out", side in went_out, options.going_out_bonus),
            *_item("concealed_out", counts.concealed, options.concealed_out_bonus),
        )
        for side, counts in enumerate(sides)
    )
    special = []
    if special_points(options):
        special = [line("special_piles", lambda counts: special_items(options, counts))]
    if options.extra_pile_bonus:
        special.append(line("extra_piles", lambda counts: extra_items(options, counts)))
    lines = [
        *map(piles, pile_kinds(options)),
        *special,
        line("red_threes", red_threes) if options.deck is Deck.STANDARD else line("ladies", ladies),
        Line("going_out", tuple(ends)),
    ]
    if options.is_cut:
        bonus = options.exact_cut_bonus
        lines.append(line("exact_cut", lambda c: _item("exact_cut", c.exact_cuts, bonus)))
    lines.append(line("cards_melded", lambda counts: melded_items(options, counts)))
    lines.append(line("cards_left", lambda counts: counts.left))
    if options.unopened_fine or options.unfinished_fines:
        lines.append(line("fines", fines))
    return DealScore(number, dealer, "stock" if out is None else "out", out, tuple(lines))


def pile_kinds(options: Options) -> tuple[Kind, ...]:
    """The kinds of piles that pay their own bonus."""
    return (Kind.CLEAN, Kind.DIRTY, Kind.WILD) if options.wild_melds else (Kind.CLEAN, Kind.DIRTY)


def _counts_of_side(options: Options, state: State, side: int) -> SideCounts:
    """What *side* has on the table and left when the deal is over."""
    seats = options.seats_of_sides[side]
    feet = [card for seat in seats for card in state.feet[seat]]
    left = [*(card for seat in seats for card in state.holdings[seat]), *feet]
    table = counts_on_table(options, state.public.tables[side], state.public.deal)
    is_apart = options.red_three_left_unopened is not None
    unopened = sum(card.is_red_three for card in feet) if is_apart else 0
    return replace(
        table,
        red_threes_left=sum(card.is_red_three for card in left) - unopened,
        red_threes_unopened=unopened,
        unopened=sum(packets_left(options, state.public, seat) for seat in seats),
        concealed=int(state.public.is_concealed_out() and state.public.out in seats),
        ladies_left=sum(card.is_lady for card in left),
        exact_cuts=_exact_cuts(options, state.public, side),
        left=card_items(options, left, -1),
    )


def left_over(
    options: Options, seat: Seat, hand: tuple[Card, ...], foot: tuple[Card, ...]
) -> LeftOver:
    """What *hand* and *foot* that *seat* is left with at the end of a deal count."""
    in_hand, besides = _left_points(options, hand, options.red_three_left)
    in_foot, more = _left_points(options, foot, red_three_unopened(options))
    return LeftOver(seat, hand, in_hand + in_foot, besides + more, foot, in_foot + more)


def _left_points(options: Options, cards: tuple[Card, ...], red_three: int) -> tuple[int, int]:
    """What *cards* that are left count in the line for that, and in others, *red_three* being what
    each of those counts."""
    points = sum(item.points for item in card_items(options, cards, -1))
    threes = sum(card.is_red_three for card in cards) * red_three
    ladies = sum(card.is_lady for card in cards) * options.lady_left
    return points, threes + ladies


def _exact_cuts(options: Options, public: Public, side: int) -> int:
    """How many of the side's players have cut exactly hand and foot (decision 21)."""
    wanted = options.each_dealt
    return sum(
        count == wanted and options.side_of(seat) == side
        for seat, count in enumerate(public.lifted)
    )


def _item(what: str, count: int, each: int) -> tuple[Item, ...]:
    return (Item(what, int(count), each),) if count else ()
