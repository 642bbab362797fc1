"""The score of a deal, line by line; page "Hand and Foot", rule 13."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from handfoot_gui.engine.cards import Card
from handfoot_gui.engine.hand_and_foot.fitting import BLACK_THREES
from handfoot_gui.engine.hand_and_foot.melds import Kind, SideTable
from handfoot_gui.engine.hand_and_foot.options import CLASS_OF_RANK, BlackThrees, Deck, Options
from handfoot_gui.engine.hand_and_foot.piles import has_sevens_pile, pile_count
from handfoot_gui.engine.hand_and_foot.state import Public, State
from handfoot_gui.engine.sheet import DealScore, Item, Line

_CLASSES: Final = ("joker", "two", "ace", "high", "low", "black_three")


def card_class(card: Card) -> str:
    """The kind of card its value goes by: joker, two, ace, high, low or black_three."""
    return CLASS_OF_RANK[card.rank]


def card_items(options: Options, some: Iterable[Card], sign: int = 1) -> tuple[Item, ...]:
    """The values of cards, by class; those that are counted by themselves are left out.

    Black threes only ever count against (decision 26).
    """
    counts: dict[str, int] = {}
    for card in some:
        if not card.is_red_three and not card.is_lady:
            name = card_class(card)
            counts[name] = counts.get(name, 0) + 1
    return tuple(
        Item(
            name,
            counts[name],
            -abs(sign) * options.values.black_three
            if name == "black_three"
            else sign * getattr(options.values, name),
        )
        for name in _CLASSES
        if name in counts
    )


def pile_items(options: Options, table: SideTable, kind: Kind) -> tuple[Item, ...]:
    """The bonus of the complete piles of *kind*."""
    each = {
        Kind.CLEAN: options.clean_bonus,
        Kind.DIRTY: options.dirty_bonus,
        Kind.WILD: options.wild_bonus,
        Kind.SEVENS: options.sevens_bonus,
    }[kind]
    count = pile_count(options, table, kind)
    threes = 0
    if kind is Kind.CLEAN and options.black_threes is BlackThrees.CLEAN_MELD:
        threes = sum(meld.is_complete and meld.rank in BLACK_THREES for meld in table.melds)
    return (
        *((Item(f"{kind}_pile", count - threes, each),) if count > threes else ()),
        *((Item("black_three_pile", threes, options.dirty_bonus),) if threes else ()),
    )


def red_three_items(options: Options, table: SideTable) -> tuple[Item, ...]:
    """What the laid red threes of a side count."""
    laid = len(table.red_threes)
    if not laid:
        return ()
    sign = -1 if options.red_threes_by_sevens and not has_sevens_pile(table) else 1
    if options.all_red_threes and laid == 2 * options.packs:
        return (Item("all_red_threes", 1, sign * options.all_red_threes),)
    return (Item("red_three_laid", laid, sign * options.red_three_laid),)


def lady_items(options: Options, table: SideTable) -> tuple[Item, ...]:
    """What the ladies on clean piles count."""
    laid = sum(len(meld.ladies) for meld in table.melds)
    return (Item("lady_laid", laid, options.lady_bonus),) if laid else ()


def cut_items(options: Options, public: Public, side: int) -> tuple[Item, ...]:
    """The bonus for exact cuts of the side's players (decision 21)."""
    wanted = options.hand_size + options.foot_size
    exact = sum(
        count == wanted and options.side_of(seat) == side
        for seat, count in enumerate(public.lifted)
    )
    return (Item("exact_cut", exact, options.exact_cut_bonus),) if exact else ()


def table_points(options: Options, table: SideTable) -> int:
    """What a side has on the table: melded cards, pile bonuses, red threes and ladies."""
    items = [item for kind in Kind for item in pile_items(options, table, kind)]
    items += card_items(options, (card for meld in table.melds for card in meld.cards))
    items += red_three_items(options, table)
    items += lady_items(options, table)
    return sum(item.points for item in items)


def deal_score(options: Options, state: State) -> DealScore:
    """The score of the deal that is over in *state*."""
    public, sides = state.public, options.seats_of_sides
    numbers = range(len(sides))
    left = [
        [card for seat in side for card in (*state.holdings[seat], *state.feet[seat])]
        for side in sides
    ]

    def red_threes(side: int) -> tuple[Item, ...]:
        unlaid = sum(card.is_red_three for card in left[side])
        return (
            *red_three_items(options, public.tables[side]),
            *((Item("red_three_left", unlaid, options.red_three_left),) if unlaid else ()),
        )

    def ladies(side: int) -> tuple[Item, ...]:
        unlaid = sum(card.is_lady for card in left[side])
        return (
            *lady_items(options, public.tables[side]),
            *((Item("lady_left", unlaid, options.lady_left),) if unlaid else ()),
        )

    def going_out(side: int) -> tuple[Item, ...]:
        if public.out is None or options.side_of(public.out) != side:
            return ()
        return (Item("going_out", 1, options.going_out_bonus),)

    def melded(side: int) -> tuple[Item, ...]:
        return card_items(options, (c for meld in public.tables[side].melds for c in meld.cards))

    lines = [
        Line(
            f"{kind}_piles",
            tuple(pile_items(options, public.tables[side], kind) for side in numbers),
        )
        for kind in _kinds(options)
    ]
    if options.deck is Deck.STANDARD:
        lines.append(Line("red_threes", tuple(red_threes(side) for side in numbers)))
    else:
        lines.append(Line("ladies", tuple(ladies(side) for side in numbers)))
    lines.append(Line("going_out", tuple(going_out(side) for side in numbers)))
    if options.is_cut:
        cuts = tuple(cut_items(options, public, side) for side in numbers)
        lines.append(Line("exact_cut", cuts))
    lines.append(Line("cards_melded", tuple(melded(side) for side in numbers)))
    lines.append(Line("cards_left", tuple(card_items(options, left[side], -1) for side in numbers)))
    return DealScore(
        public.deal,
        public.dealer,
        "stock" if public.out is None else "out",
        public.out,
        tuple(lines),
    )


def _kinds(options: Options) -> tuple[Kind, ...]:
    """The kinds of piles there are under these rules."""
    unused = set()
    if not options.wild_melds:
        unused.add(Kind.WILD)
    if not options.has_sevens:
        unused.add(Kind.SEVENS)
    return tuple(kind for kind in Kind if kind not in unused)
