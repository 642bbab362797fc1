"""How selected cards of Hand and Foot are spread over the melds of the own side."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import combinations

from handfoot_gui.core import table as t
from handfoot_gui.core.cards import Card, Rank
from handfoot_gui.core.errors import Problem
from handfoot_gui.games.hand_and_foot.presenter import values as v
from handfoot_gui.games.hand_and_foot.rules import judge
from handfoot_gui.games.hand_and_foot.rules import moves as m
from handfoot_gui.games.hand_and_foot.rules import problems as no
from handfoot_gui.games.hand_and_foot.rules.counted import PAIR, counted
from handfoot_gui.games.hand_and_foot.rules.laying import kind_of, targets_of
from handfoot_gui.games.hand_and_foot.rules.melds import (
    LEAST_MELD,
    PILE_SIZE,
    Kind,
    SideTable,
)
from handfoot_gui.games.hand_and_foot.rules.named import table_after
from handfoot_gui.games.hand_and_foot.rules.option_values import SecondMeld
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.state import View
from handfoot_gui.games.hand_and_foot.rules.taking import (
    laid_cards,
    match_needed,
    takes_alone,
)


class Spread:
    """Spreads selected cards over the melds of the own side in *view*."""

    def __init__(self, options: Options, view: View) -> None:
        self._options = options
        self.side = options.side_of(view.seat)
        self.own: SideTable = view.public.tables[self.side]
        public = view.public
        self.top = public.pile[-1] if public.pile else None
        has_top = self.top is not None
        self.match = match_needed(options, public) if has_top else PAIR
        """What must be melded with the top card."""
        self.takes_alone = has_top and takes_alone(options, public, self.own)
        """An own meld takes the top card with nothing else."""

    def is_matched(self, cards: Iterable[Card]) -> bool:
        """Whether *cards*, the top card among them, are enough to take it."""
        assert self.top is not None
        return judge.is_match(self.match, *laid_cards(tuple(cards), self.top))

    def at(self, draft: v.Draft, key: str) -> tuple[Card, ...]:
        """The cards that the draft has in zone *key*."""
        for index, group in enumerate(draft.groups):
            own = v.draft_key(index) if group.onto is None else v.meld_key(self.side, group.onto)
            if own == key:
                return group.cards
        return ()

    def added(
        self, groups: tuple[v.CardGroup, ...], cards: tuple[Card, ...], key: str, *, is_take: bool
    ) -> tuple[v.CardGroup, ...] | Problem:
        """The draft's groups with *cards* on zone *key*, or where they belong on a new meld."""
        there = self._at_zone(groups, cards, key, is_take=is_take)
        if there is not None:
            return there
        ladies = tuple(card for card in cards if card.is_lady)
        if ladies:
            onto = self._complete(ladies, Kind.CLEAN)
            if onto is None:
                return no.LadyNeedsCleanPile(ladies[0])
            groups = self._onto(groups, ladies, onto, is_take=False)
            if len(ladies) == len(cards):
                return groups
        wilds = tuple(card for card in cards if card.is_wild)
        by_rank = _by_rank(cards)
        if not wilds or len(by_rank) < 2:
            if key == t.NEW_MELD and self._is_begun(groups, cards):
                return (*groups, v.CardGroup(cards))
            return self._by_rank(groups, by_rank or {None: ()}, wilds, is_take)
        if is_take and self.top is not None and self.top.rank in by_rank:
            top_first: dict[Rank | None, tuple[Card, ...]] = {self.top.rank: (), **by_rank}
            return self._by_rank(groups, top_first, wilds, is_take)
        return self._mixed(groups, by_rank, wilds)

    def _is_begun(self, groups: tuple[v.CardGroup, ...], cards: tuple[Card, ...]) -> bool:
        """Whether *cards* begin a meld beside another of their rank, being put where new melds
        are."""
        if not self._options.spreads_ranks or len(cards) < LEAST_MELD:
            return False
        return not isinstance(self.after((*groups, v.CardGroup(cards))), Problem)

    def _at_zone(
        self, groups: tuple[v.CardGroup, ...], cards: tuple[Card, ...], key: str, *, is_take: bool
    ) -> tuple[v.CardGroup, ...] | None:
        """The groups with *cards* where something lies at *key* that takes them; None: nothing
        does."""
        for index in range(len(self.own.melds)):
            if key == v.meld_key(self.side, index):
                return self._onto(groups, cards, index, is_take=is_take)
        for index, group in enumerate(groups):
            if key == v.draft_key(index):
                grown = v.CardGroup((*group.cards, *cards), group.onto)
                return (*groups[:index], grown, *groups[index + 1 :])
        kinds = (kind for kind, slot in v.SLOT_OF.items() if key == v.slot_key(self.side, slot))
        for kind in kinds:
            onto = self._complete(cards, kind)
            if onto is not None:
                return self._onto(groups, cards, onto, is_take=is_take)
        return None

    def _by_rank(
        self,
        groups: tuple[v.CardGroup, ...],
        by_rank: Mapping[Rank | None, tuple[Card, ...]],
        wilds: tuple[Card, ...],
        is_take: bool,
    ) -> tuple[v.CardGroup, ...]:
        """The groups with the cards of every rank where they belong, *wilds* with the first."""
        for rank, some in by_rank.items():
            groups, wilds = self._routed(groups, some + wilds, rank, is_take), ()
        return groups

    def _mixed(
        self,
        groups: tuple[v.CardGroup, ...],
        by_rank: Mapping[Rank | None, tuple[Card, ...]],
        wilds: tuple[Card, ...],
    ) -> tuple[v.CardGroup, ...] | Problem:
        """The groups with cards of several ranks and *wilds*, where there is one way to lay them
        all."""
        takers = {**by_rank, None: ()} if self.own.incomplete(None) is not None else by_rank
        ways = self._shares(takers, wilds)
        if not ways:
            return self._cannot_all_lie(by_rank, wilds)
        getting = [
            rank for rank, *counts in zip(takers, *ways, strict=True) if len(set(counts)) > 1
        ]
        if len(ways) == 1 and len({card.rank for card in wilds}) > 1:
            getting = [rank for rank, n in zip(takers, ways[0], strict=True) if n]
        if len(getting) > 1:
            return v.WildFitsSeveral(wilds[0], getting[0], getting[1])
        for (rank, some), n in zip(takers.items(), ways[0], strict=True):
            more, wilds = wilds[:n], wilds[n:]
            if some or more:
                groups = self._routed(groups, some + more, rank, is_take=False)
        return groups

    def _shares(
        self, takers: Mapping[Rank | None, tuple[Card, ...]], wilds: tuple[Card, ...]
    ) -> list[tuple[int, ...]]:
        """Every way to share all *wilds* among *takers* so that each can be laid: how many each
        gets."""
        ways: list[tuple[int, ...]] = [()]
        for rank, some in takers.items():
            fitting = [n for n in range(len(wilds) + 1) if self._fits(some + wilds[:n], rank)]
            ways = [(*way, n) for way in ways for n in fitting if sum(way) + n <= len(wilds)]
        return [way for way in ways if sum(way) == len(wilds)]

    def _cannot_all_lie(
        self, by_rank: Mapping[Rank | None, tuple[Card, ...]], wilds: tuple[Card, ...]
    ) -> Problem:
        """Why there is no way to lay cards of several ranks and *wilds* at once."""
        short = [rank for rank, some in by_rank.items() if not self._fits(some, rank)]
        if len(short) > len(wilds):
            return no.TooFewCards(short[-1], len(by_rank[short[-1]]), LEAST_MELD)
        first, second, *_ = (rank for rank in by_rank if rank is not None)
        return no.MixedRanks(first, second)

    def _fits(self, cards: tuple[Card, ...], rank: Rank | None) -> bool:
        """Whether *cards* of one rank go down as they are, where they belong."""
        laid = self._routed((), cards, rank, is_take=False)
        return not cards or not isinstance(self.after(laid), Problem)

    def _complete(self, cards: Iterable[Card], kind: Kind | None = None) -> int | None:
        """The first complete pile (of *kind*) that may take *cards*."""
        some = tuple(cards)
        for index, meld in enumerate(self.own.melds):
            if not meld.is_complete or (kind and kind_of(self._options, meld) is not kind):
                continue
            if not isinstance(self.after((v.CardGroup(some, index),)), Problem):
                return index
        return None

    def _routed(
        self,
        groups: tuple[v.CardGroup, ...],
        cards: tuple[Card, ...],
        rank: Rank | None,
        is_take: bool,
    ) -> tuple[v.CardGroup, ...]:
        """The groups with cards of one rank where they belong: begun, on the table, or new."""
        for index, group in enumerate(groups):
            has_room = self._options.is_open or len(group.cards) < PILE_SIZE
            if group.onto is None and v.rank_of(group.cards) is rank and has_room:
                grown = v.CardGroup((*group.cards, *cards), None)
                return (*groups[:index], grown, *groups[index + 1 :])
        begun = self._begun(cards, rank)
        if begun is not None:
            room = self.own.melds[begun].room
            added = sum(len(group.cards) for group in groups if group.onto == begun)
            if self._options.is_open or added < room:
                return self._onto(groups, cards, begun, is_take=is_take)
        elif self._options.is_open:
            can_begin = self._options.second_meld is SecondMeld.AFTER_COMPLETE
            complete = self._complete(cards)
            if complete is not None and not (can_begin and len(cards) >= LEAST_MELD):
                return self._onto(groups, cards, complete, is_take=is_take)
        return (*groups, v.CardGroup(cards))

    def _begun(self, cards: tuple[Card, ...], rank: Rank | None) -> int | None:
        """The incomplete meld of *rank* onto which *cards* go: of two the one that takes them, and
        naturals rather go onto a clean one."""
        melds = self.own.melds
        some = [i for i, meld in enumerate(melds) if meld.rank is rank and not meld.is_complete]
        if len(some) < 2:
            return self.own.incomplete(rank)
        has_wild = any(card.is_wild for card in cards)
        some.sort(key=lambda index: (melds[index].wilds > 0) is not has_wild)
        fitting = (
            index
            for index in some
            if not isinstance(self.after((v.CardGroup(cards, index),)), Problem)
        )
        return next(fitting, some[0])

    def _onto(
        self, groups: tuple[v.CardGroup, ...], cards: tuple[Card, ...], onto: int, *, is_take: bool
    ) -> tuple[v.CardGroup, ...]:
        for index, group in enumerate(groups):
            if group.onto == onto:
                grown = v.CardGroup((*group.cards, *cards), onto)
                return (*groups[:index], grown, *groups[index + 1 :])
        room = self.own.melds[onto].room
        if is_take and self.top is not None and self.top in cards:
            if len(cards) >= LEAST_MELD and judge.overflows(
                counted(self._options), self.match, room
            ):
                return (*groups, *self._overflow(cards, onto, room))
            side_by_side = self._side_by_side(cards, onto)
            if side_by_side is not None:
                return (*groups, *side_by_side)
            beside = self._beside(cards, onto, room) if self._options.is_open else None
            if beside is not None:
                return (*groups, *beside)
        return (*groups, v.CardGroup(cards, onto))

    def _side_by_side(self, cards: tuple[Card, ...], onto: int) -> tuple[v.CardGroup, ...] | None:
        """Where melds of a rank lie side by side: *cards*, the top card among them, shared among
        them, where not all may go onto one."""
        if not self._options.spreads_ranks:
            return None
        if not isinstance(self.after((v.CardGroup(cards, onto),)), Problem):
            return None
        rank = self.own.melds[onto].rank
        targets = targets_of(self._options, self.own, rank)
        naturals = sorted((c for c in cards if c.rank is rank), key=lambda card: card is self.top)
        wilds = [card for card in cards if card not in naturals]
        if rank is None:
            naturals, wilds = wilds, []
        for steps in targets.ways(len(naturals), len(wilds)):
            placed = targets.placed(steps, iter(naturals), iter(wilds))
            groups = tuple(v.CardGroup(one.cards, one.onto) for one in placed)
            if not isinstance(self.after(groups), Problem):
                return groups
        return None

    def _beside(
        self, cards: tuple[Card, ...], onto: int, room: int
    ) -> tuple[v.CardGroup, ...] | None:
        """In open games: others complete the pile and the top card begins a new meld, where
        not all of them may go onto the pile; the split that spends fewest wilds on it."""
        if not room or not isinstance(self.after((v.CardGroup(cards, onto),)), Problem):
            return None
        others = sorted((c for c in cards if c is not self.top), key=lambda card: card.is_wild)
        for first in combinations(others, room):
            rest = tuple(card for card in cards if card not in first)
            groups = (v.CardGroup(first, onto), v.CardGroup(rest))
            if self.is_matched(rest) and not isinstance(self.after(groups), Problem):
                return groups
        return None

    def _overflow(self, cards: tuple[Card, ...], onto: int, room: int) -> tuple[v.CardGroup, ...]:
        """Rule 7: complete the pile, begin a new meld; the legal split that spends fewest wilds."""
        cards = tuple(sorted(cards, key=lambda card: card.is_wild))
        for first in combinations(cards, room):
            rest = tuple(card for card in cards if card not in first)
            groups = (v.CardGroup(first, onto), v.CardGroup(rest))
            if not isinstance(self.after(groups), Problem):
                return groups
        return (v.CardGroup(cards[:room], onto), v.CardGroup(cards[room:]))

    def after(self, groups: Iterable[v.CardGroup]) -> SideTable | Problem:
        placements = [m.Placement(group.cards, group.onto) for group in groups]
        return table_after(self._options, self.own, placements)


def _by_rank(cards: Iterable[Card]) -> dict[Rank | None, tuple[Card, ...]]:
    """The naturals of *cards* but ladies, by rank."""
    found: dict[Rank | None, tuple[Card, ...]] = {}
    for card in cards:
        if card.is_wild or card.is_lady:
            continue
        found[card.rank] = (*found.get(card.rank, ()), card)
    return found
