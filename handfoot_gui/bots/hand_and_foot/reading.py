"""What a bot reads from a view of Hand and Foot before it thinks about a move."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from handfoot_gui.engine.cards import Card, Rank
from handfoot_gui.engine.hand_and_foot.melds import Kind, Meld, SideTable
from handfoot_gui.engine.hand_and_foot.options import Options
from handfoot_gui.engine.hand_and_foot.state import Public
from handfoot_gui.engine.hand_and_foot.view import View

AVERAGE_CARD: Final = 11
"""Points an unseen card costs its holder on average."""


def naturals_by_rank(cards: tuple[Card, ...] | list[Card]) -> dict[Rank, list[Card]]:
    """The naturals among *cards* by rank, ranks in the usual order; ranks not held are missing."""
    found: dict[Rank, list[Card]] = {}
    for card in sorted(cards, key=lambda card: card.order):
        if not card.is_wild and card.rank is not Rank.THREE:
            found.setdefault(card.rank, []).append(card)
    return found


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
    def other_table(self) -> SideTable:
        """What the opponents have on the table."""
        return self.public.tables[1 - self.side]

    @cached_property
    def partners(self) -> tuple[int, ...]:
        return self.options.partners_of(self.view.seat)

    @cached_property
    def opponents(self) -> tuple[int, ...]:
        """The seats of the other side, the next to play first."""
        players = self.options.players
        return tuple((self.view.seat + step) % players for step in range(1, players, 2))

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
    def is_last_deal(self) -> bool:
        return self.public.deal >= self.options.deals

    @cached_property
    def is_partner_in_foot(self) -> bool:
        """Whether every partner has picked up the foot."""
        return all(self.public.in_foot[seat] for seat in self.partners)

    @property
    def stock(self) -> int:
        return sum(self.view.stock_counts)

    @cached_property
    def rounds_left(self) -> float:
        """Turns each player still has before the stock is gone, if nobody takes the pile."""
        return self.stock / (self.options.draw * self.options.players)

    def missing(self, table: SideTable) -> dict[Kind, int]:
        """The piles *table* still lacks for the quota, by kind."""
        quota = self.options.quota(self.public.deal)
        return {
            kind: max(0, need - table.piles(kind))
            for kind, need in (
                (Kind.CLEAN, quota.clean),
                (Kind.DIRTY, quota.dirty),
                (Kind.WILD, quota.wild),
            )
        }

    @cached_property
    def takeable(self) -> tuple[Card, ...]:
        """The cards a take would bring, the top one last."""
        return self.public.pile[-self.options.taken(len(self.public.pile)) :]

    @cached_property
    def seen(self) -> dict[Rank, int]:
        """How many cards of each rank this seat can account for, its own holding included."""
        cards = set(self.view.holding)
        cards.update(self.public.pile)
        for table in self.public.tables:
            for meld in table.melds:
                cards.update(meld.cards)
        for some in self.public.discards:
            cards.update(some)
        for some in self.public.known:
            cards.update(some)
        counts = dict.fromkeys(Rank, 0)
        for card in cards:
            counts[card.rank] += 1
        return counts

    def unseen(self, rank: Rank) -> int:
        """How many naturals of *rank* are in the stock or in holdings and feet of others."""
        return self.options.packs * 4 - self.seen[rank]

    @cached_property
    def hidden(self) -> int:
        """How many cards this seat cannot account for."""
        packs = self.options.packs * (52 + self.options.jokers_per_pack)
        red_threes = sum(len(table.red_threes) for table in self.public.tables)
        return packs - red_threes - sum(self.seen.values())

    def open_meld(self, rank: Rank | None, table: SideTable | None = None) -> Meld | None:
        """The incomplete meld of *rank* (None: wild) of *table*, by default the own side's."""
        table = table or self.table
        index = table.incomplete(rank)
        return None if index is None else table.melds[index]

    def loss(self, cards: tuple[Card, ...] | list[Card]) -> int:
        """What *cards* cost when they are left at the end of the deal."""
        values = self.options.values
        red = self.options.red_three_left
        return sum(-red if card.is_red_three else values.of(card) for card in cards)

    def cards_left(self, seats: tuple[int, ...]) -> int:
        """Cards in hands and unopened feet of *seats*."""
        view = self.view
        return sum(view.holding_counts[seat] + view.foot_counts[seat] for seat in seats)

    @cached_property
    def are_opponents_close(self) -> bool:
        """Whether the opponents may go out within a turn or two."""
        if not all(self.public.in_foot[seat] for seat in self.opponents):
            return False
        lacking = 0
        for kind, need in self.missing(self.other_table).items():
            rooms = sorted(
                meld.room
                for meld in self.other_table.melds
                if meld.kind is kind and not meld.is_complete
            )
            lacking += sum(rooms[:need]) + 7 * max(0, need - len(rooms))
        return lacking <= 4
