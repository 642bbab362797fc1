"""Keeping the score of Hand and Foot: the fields of a deal, and the sheet it makes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from handfoot_gui.core.scorekeeping import Coming, EntryProblem, Field, FieldKind, Scorekeeper
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.sheet import SUM, Item, Sheet
from handfoot_gui.games.hand_and_foot.rules.option_values import BlackThrees, Deck
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.scoring import (
    CLASSES,
    SideCounts,
    class_items,
    class_points,
    pile_kinds,
    score_of_counts,
)
from handfoot_gui.games.hand_and_foot.scorekeeping.checks import problems
from handfoot_gui.games.hand_and_foot.scorekeeping.entries import (
    MOST_POINTS,
    Cards,
    DealEntry,
    SideEntry,
)


class HandAndFootScorekeeper(Scorekeeper[Options, DealEntry]):
    """The score of Hand and Foot under one rule set."""

    deal_type: ClassVar = DealEntry
    is_scored_whole: ClassVar = False

    def blank(self) -> DealEntry:
        return DealEntry((SideEntry(),) * len(self.sides))

    def fields(self, deal: DealEntry) -> tuple[Field, ...]:
        del deal
        options = self.options
        keys = [(f"{kind}_piles", kind.value) for kind in pile_kinds(options)]
        if options.black_threes is BlackThrees.CLEAN_MELD:
            keys.append(("clean_piles", "black_threes"))
        if options.deck is Deck.SPECIAL:
            keys += [("ladies", "ladies_laid"), ("ladies", "ladies_left")]
        else:
            if options.red_threes_by_sevens and not options.has_sevens:
                keys.append(("red_threes", "sevens_piles"))
            if options.lays_red_threes:
                keys.append(("red_threes", "red_threes_laid"))
            keys.append(("red_threes", "red_threes_left"))
        if options.is_cut:
            keys.append(("exact_cut", "exact_cuts"))
        counts = tuple(Field(key, FieldKind.COUNT, line) for line, key in keys)
        out = tuple((None, *side) for side in self.sides)
        return (
            *counts,
            Field("out", FieldKind.CHOICE, "going_out", choices=out),
            self._cards("melded", "cards_melded", 1),
            self._cards("left", "cards_left", -1),
        )

    def _cards(self, key: str, line: str, sign: int) -> Field:
        classes = tuple(
            # What is left is entered as a positive number, and black threes count against anyway.
            (name, sign * class_points(self.options, name, sign))
            for name in CLASSES
            if self.options.jokers_per_pack or self.options.deck is Deck.SPECIAL or name != "joker"
        )
        least = -MOST_POINTS if sign > 0 else 0
        return Field(key, FieldKind.POINTS, line, least, MOST_POINTS, classes)

    def counts(self, entry: SideEntry) -> SideCounts:
        """What the engine scores a side by."""
        options = self.options
        has_sevens = entry.sevens if options.has_sevens else entry.sevens_piles
        return SideCounts(
            clean=entry.clean,
            dirty=entry.dirty,
            wild=entry.wild,
            sevens=entry.sevens,
            black_threes=entry.black_threes,
            has_sevens=has_sevens > 0,
            red_threes_laid=entry.red_threes_laid,
            red_threes_left=entry.red_threes_left,
            ladies_laid=entry.ladies_laid,
            ladies_left=entry.ladies_left,
            exact_cuts=entry.exact_cuts,
            melded=self._items(entry.melded, 1),
            left=self._items(entry.left, -1),
        )

    def _items(self, cards: Cards, sign: int) -> tuple[Item, ...]:
        if isinstance(cards, Mapping):
            return class_items(self.options, cards, sign)
        return (Item(SUM, cards, sign),) if cards else ()

    def sheet(self, deals: Sequence[DealEntry], first_dealer: Seat) -> Sheet:
        scores = tuple(
            score_of_counts(
                self.options,
                tuple(map(self.counts, deal.sides)),
                deal.out,
                number=place + 1,
                dealer=self.dealer(place, first_dealer),
            )
            for place, deal in enumerate(deals)
        )
        return Sheet(tuple(tuple(map(Seat, side)) for side in self.sides), scores)

    def problems(self, deals: Sequence[DealEntry], first_dealer: Seat) -> tuple[EntryProblem, ...]:
        totals = self.sheet(deals[:-1], first_dealer).totals
        return problems(self, deals[-1], len(deals), totals)

    def coming(self, deals: Sequence[DealEntry], first_dealer: Seat) -> Coming:
        number = len(deals) + 1
        dealer = self.dealer(len(deals), first_dealer)
        totals = self.sheet(deals, first_dealer).totals
        return Coming(
            number,
            dealer,
            Seat((dealer + 1) % self.options.players),
            tuple(self.options.minimum(number, total) for total in totals),
            number in self.options.concealed_deals,
        )

    def is_over(self, deals: Sequence[DealEntry], first_dealer: Seat) -> bool:
        if not deals:
            return False
        best = max(self.sheet(deals, first_dealer).totals)
        return self.options.is_over(len(deals), best)
