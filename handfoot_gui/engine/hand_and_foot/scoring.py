"""The score of a deal, line by line; page "Hand and Foot", rule 13."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from handfoot_gui.engine.cards import Card
from handfoot_gui.engine.hand_and_foot.melds import Kind, SideTable
from handfoot_gui.engine.hand_and_foot.options import CLASS_OF_RANK, Options
from handfoot_gui.engine.hand_and_foot.state import State
from handfoot_gui.engine.sheet import DealScore, Item, Line

_CLASSES: Final = ("joker", "two", "ace", "high", "low", "black_three")


def card_class(card: Card) -> str:
    """The kind of card its value goes by: joker, two, ace, high, low or black_three."""
    return CLASS_OF_RANK[card.rank]


def card_items(options: Options, some: Iterable[Card], sign: int = 1) -> tuple[Item, ...]:
    """The values of cards, by class; red threes are counted by themselves and left out."""
    counts: dict[str, int] = {}
    for card in some:
        if not card.is_red_three:
            name = card_class(card)
            counts[name] = counts.get(name, 0) + 1
    return tuple(
        Item(name, counts[name], sign * getattr(options.values, name))
        for name in _CLASSES
        if name in counts
    )


def pile_items(options: Options, table: SideTable, kind: Kind) -> tuple[Item, ...]:
    """The bonus of the complete piles of *kind*."""
    each = {
        Kind.CLEAN: options.clean_bonus,
        Kind.DIRTY: options.dirty_bonus,
        Kind.WILD: options.wild_bonus,
    }[kind]
    count = table.piles(kind)
    return (Item(f"{kind}_pile", count, each),) if count else ()


def table_points(options: Options, table: SideTable) -> int:
    """What a side has on the table: melded cards, pile bonuses and red threes."""
    items = [item for kind in Kind for item in pile_items(options, table, kind)]
    items += card_items(options, (card for meld in table.melds for card in meld.cards))
    laid = len(table.red_threes) * options.red_three_laid
    return sum(item.points for item in items) + laid


def deal_score(options: Options, state: State) -> DealScore:
    """The score of the deal that is over in *state*."""
    public = state.public
    sides = options.seats_of_sides
    left = [
        [card for seat in side for card in (*state.holdings[seat], *state.feet[seat])]
        for side in sides
    ]

    def red_threes(side: int) -> tuple[Item, ...]:
        laid = len(public.tables[side].red_threes)
        unlaid = sum(card.is_red_three for card in left[side])
        return (
            *((Item("red_three_laid", laid, options.red_three_laid),) if laid else ()),
            *((Item("red_three_left", unlaid, options.red_three_left),) if unlaid else ()),
        )

    def going_out(side: int) -> tuple[Item, ...]:
        if public.out is None or options.side_of(public.out) != side:
            return ()
        return (Item("going_out", 1, options.going_out_bonus),)

    def melded(side: int) -> tuple[Item, ...]:
        return card_items(options, (c for meld in public.tables[side].melds for c in meld.cards))

    numbers = range(len(sides))
    lines = (
        *(
            Line(
                f"{kind}_piles",
                tuple(pile_items(options, public.tables[side], kind) for side in numbers),
            )
            for kind in Kind
        ),
        Line("red_threes", tuple(red_threes(side) for side in numbers)),
        Line("going_out", tuple(going_out(side) for side in numbers)),
        Line("cards_melded", tuple(melded(side) for side in numbers)),
        Line("cards_left", tuple(card_items(options, left[side], -1) for side in numbers)),
    )
    return DealScore(
        public.deal,
        public.dealer,
        "stock" if public.out is None else "out",
        public.out,
        lines,
    )
