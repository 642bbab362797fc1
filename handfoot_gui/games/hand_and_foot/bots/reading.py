"""What a bot reads from a view of Hand and Foot before it thinks about a move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Final

from handfoot_gui.core.cards import Card, Rank, packs_of_cards, special_deck
from handfoot_gui.games.hand_and_foot.rules.laying import MissingPiles, kind_of, missing_piles
from handfoot_gui.games.hand_and_foot.rules.legality import first_meld_points
from handfoot_gui.games.hand_and_foot.rules.melds import PILE_SIZE, Kind, Meld, SideTable
from handfoot_gui.games.hand_and_foot.rules.option_values import (
    AfterSeven,
    Deck,
    FootOpened,
    SecondMeld,
)
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.state import Public, View

AVERAGE_CARD: Final = 11
"""Points an unseen card costs its holder on average."""
_LATE: Final = 6
"""Rounds before the end in which nothing is saved up any more."""
_CLOSE: Final = 4
"""Opponents who lack no more cards than these for their quota may be out in a turn or two."""


def naturals_by_rank(cards: Iterable[Card]) -> dict[Rank, list[Card]]:
    """The naturals among *cards* by rank, ranks in the usual order; ranks not held are missing."""
    found: dict[Rank, list[Card]] = {}
    for card in sorted(cards, key=lambda card: card.order):
        if not card.is_wild and not card.blocks_pile:
            found.setdefault(card.rank, []).append(card)
    return found


@cache
def _ranks_of_deck(deck: Deck, packs: int, jokers_per_pack: int) -> Counter[Rank]:
    cards = special_deck() if deck is Deck.SPECIAL else packs_of_cards(packs, jokers_per_pack)
    return Counter(card.rank for card in cards)


@dataclass(frozen=True)
class Reading:
    """A view with the questions bots ask about it. Answers are worked out once, on demand."""

    view: View
    options: Options

    @cached_property
    def public(self) -> Public:
        return self.view.public

    @cached_property
    def side(self) -> int:
        return self.options.side_of(self.view.seat)

    @cached_property
    def table(self) -> SideTable:
        """What the own side has on the table."""
        return self.public.tables[self.side]

    @cached_property
    def other_sides(self) -> tuple[int, ...]:
        return tuple(side for side in range(self.options.side_count) if side != self.side)

    @cached_property
    def next_seat(self) -> int:
        """Who plays next: never a partner."""
        return (self.view.seat + 1) % self.options.players

    @cached_property
    def next_table(self) -> SideTable:
        """What the side of the next player has on the table."""
        return self.public.tables[self.options.side_of(self.next_seat)]

    @cached_property
    def partners(self) -> tuple[int, ...]:
        return self.options.partners_of(self.view.seat)

    @cached_property
    def naturals(self) -> dict[Rank, list[Card]]:
        return naturals_by_rank(self.view.holding)

    @cached_property
    def wilds(self) -> list[Card]:
        """The wilds of the holding, the cheapest first."""
        wilds = [card for card in self.view.holding if card.is_wild]
        return sorted(wilds, key=lambda card: (self.options.values.of(card), card.order))

    @property
    def is_in_foot(self) -> bool:
        return self.public.in_foot[self.view.seat]

    @property
    def is_pile_sought(self) -> bool:
        """Whether completing a pile would open this seat's foot."""
        return self.options.foot_opened is FootOpened.PILE and not self.is_in_foot

    @cached_property
    def totals(self) -> tuple[int, ...]:
        """Points of every side in the finished deals."""
        results = self.public.results
        return tuple(
            sum(result.points(side) for result in results)
            for side in range(self.options.side_count)
        )

    @cached_property
    def is_last_deal(self) -> bool:
        """Whether the game ends with this deal for certain."""
        return self.options.is_over(self.public.deal, max(self.totals))

    @cached_property
    def is_partner_in_foot(self) -> bool:
        """Whether every partner has picked up the foot."""
        return all(self.public.in_foot[seat] for seat in self.partners)

    @cached_property
    def first_meld_points(self) -> int:
        """Points the first meld of the own side needs."""
        return first_meld_points(self.options, self.public, self.view.seat)

    @property
    def needs_concealed_pile(self) -> bool:
        """Whether the first meld of the own side is a pile laid at once."""
        return not self.table.is_down and self.public.deal in self.options.concealed_deals

    @property
    def stock(self) -> int:
        return sum(self.view.stock_counts)

    @cached_property
    def rounds_left(self) -> float:
        """Turns each player still has before the stock is gone, if nobody takes the pile."""
        return self.stock / (self.options.draw * self.options.players)

    @property
    def is_late(self) -> bool:
        """Whether the deal is likely to end before much more can be collected."""
        return self.rounds_left < _LATE

    @cached_property
    def is_short_of_wilds(self) -> bool:
        """Whether the side's share of the wilds hardly makes the wild and dirty piles it needs."""
        quota = self.options.quota(self.public.deal)
        if not quota.wild:
            return False
        wilds = sum(self.total(rank) for rank in (Rank.TWO, Rank.JESTER, Rank.JOKER))
        needed = PILE_SIZE * quota.wild + 2 * (quota.dirty + quota.sevens + 1)
        return wilds < needed * self.options.side_count

    @cached_property
    def is_any_pile_wanted(self) -> bool:
        """Whether a single player needs piles of any kind: wilds then wait for what they finish."""
        return not self.partners and self.options.quota(self.public.deal).any > 0

    @cached_property
    def missing(self) -> MissingPiles:
        """The piles the own side still lacks for its quota."""
        return missing_piles(self.options, self.public.deal, self.table)

    @cached_property
    def takeable(self) -> tuple[Card, ...]:
        """The cards a take would bring, the top one last."""
        count = self.options.taken(len(self.public.pile))
        return self.public.pile[-count:] if count else ()

    @cached_property
    def _seen(self) -> set[Card]:
        """The cards this seat can account for, its own holding included."""
        cards = {*self.view.holding, *self.public.pile, *self.public.removed}
        for table in self.public.tables:
            cards.update(table.cards())
        for some in self.public.known:
            cards.update(some)
        return cards

    @cached_property
    def _seen_ranks(self) -> Counter[Rank]:
        return Counter(card.rank for card in self._seen)

    @cached_property
    def _all_ranks(self) -> Counter[Rank]:
        options = self.options
        return _ranks_of_deck(options.deck, options.packs, options.jokers_per_pack)

    def total(self, rank: Rank) -> int:
        """How many cards of *rank* the game has."""
        return self._all_ranks[rank]

    def unseen(self, rank: Rank) -> int:
        """How many cards of *rank* are in the stock or in holdings and feet of others."""
        return self._all_ranks[rank] - self._seen_ranks[rank]

    @cached_property
    def hidden(self) -> int:
        """How many cards this seat cannot account for."""
        return self._all_ranks.total() - len(self._seen)

    def open_meld(self, rank: Rank | None, table: SideTable | None = None) -> Meld | None:
        """The incomplete meld of *rank* (None: wild) of *table*, by default the own side's."""
        table = table or self.table
        index = table.incomplete(rank)
        return None if index is None else table.melds[index]

    def takes_more(self, rank: Rank) -> bool:
        """Whether a complete pile of *rank* of the own side still takes naturals."""
        after = self.options.after_seven
        return after is not AfterSeven.CLOSED and any(
            meld.rank is rank
            and meld.is_complete
            and (after is not AfterSeven.DIRTY or meld.kind is Kind.DIRTY)
            for meld in self.table.melds
        )

    def is_dead(self, rank: Rank) -> bool:
        """Whether the own side can never lay cards of *rank* again in this deal."""
        return (
            self.options.second_meld is SecondMeld.NEVER
            and any(meld.rank is rank for meld in self.table.melds)
            and self.open_meld(rank) is None
            and not self.takes_more(rank)
        )

    def loss(self, cards: Iterable[Card]) -> int:
        """What *cards* cost when they are left at the end of the deal."""
        options = self.options
        cost = 0
        for card in cards:
            if card.is_red_three:
                cost -= options.red_three_left
            elif card.is_lady:
                cost -= options.lady_left
            else:
                cost += options.values.of(card)
        return cost

    def cards_left(self, seats: Iterable[int]) -> int:
        """Cards in hands and unopened feet of *seats*."""
        view = self.view
        return sum(view.holding_counts[seat] + view.foot_counts[seat] for seat in seats)

    @cached_property
    def are_opponents_close(self) -> bool:
        """Whether some opponent may go out within a turn or two."""
        return any(self._is_close(side) for side in self.other_sides)

    def _is_close(self, side: int) -> bool:
        if not all(self.public.in_foot[seat] for seat in self.options.seats_of_sides[side]):
            return False
        table = self.public.tables[side]
        return self.cards_lacking(table) <= _CLOSE

    def cards_lacking(self, table: SideTable) -> int:
        """About how many cards the side of *table* must still lay for its quota."""
        options = self.options
        missing = missing_piles(options, self.public.deal, table)
        rooms: dict[Kind, list[int]] = {kind: [] for kind in Kind}
        for meld in table.melds:
            if not meld.is_complete:
                rooms[kind_of(options, meld)].append(meld.room)
        lacking = counted = 0
        spare: list[int] = []
        for kind, need in zip(
            (Kind.CLEAN, Kind.DIRTY, Kind.WILD, Kind.SEVENS), missing[:4], strict=True
        ):
            begun = sorted(rooms[kind])
            lacking += sum(begun[:need]) + PILE_SIZE * max(0, need - len(begun))
            counted += need
            spare += begun[need:]
        more = max(0, missing.any - counted)
        spare.sort()
        return lacking + sum(spare[:more]) + PILE_SIZE * max(0, more - len(spare))
