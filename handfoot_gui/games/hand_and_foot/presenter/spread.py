"""Where cards laid out in Hand and Foot go: on melds, on what is begun, or as new melds."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from handfoot_gui.core.cards import Card, Rank
from handfoot_gui.core.errors import Problem
from handfoot_gui.games.hand_and_foot.presenter.drafts import (
    SLOT_OF,
    draft_key,
    meld_key,
    rank_of,
    slot_key,
)
from handfoot_gui.games.hand_and_foot.presenter.values import CardGroup, Draft
from handfoot_gui.games.hand_and_foot.rules import problems as no
from handfoot_gui.games.hand_and_foot.rules.laying import kind_of, table_after
from handfoot_gui.games.hand_and_foot.rules.melds import LEAST_MELD, PILE_SIZE, Kind, SideTable
from handfoot_gui.games.hand_and_foot.rules.moves import Placement
from handfoot_gui.games.hand_and_foot.rules.option_values import SecondMeld
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.state import View
from handfoot_gui.games.hand_and_foot.rules.taking import is_overflow, match_for


class Spread:
    """Spreads selected cards over the melds of the own side in *view*."""

    def __init__(self, options: Options, view: View) -> None:
        self._options = options
        self.side = options.side_of(view.seat)
        self.own: SideTable = view.public.tables[self.side]
        self.top = view.public.pile[-1] if view.public.pile else None

    def is_matched(self, cards: Iterable[Card]) -> bool:
        """Whether *cards*, the top card among them, are enough to take it."""
        assert self.top is not None
        some = tuple(cards)
        same = sum(card.rank is self.top.rank for card in some)
        wilds = sum(card.is_wild and card.rank is not self.top.rank for card in some)
        return match_for(self._options, self.top).is_met(same, wilds)

    def at(self, draft: Draft, key: str) -> tuple[Card, ...]:
        """The cards that the draft has in zone *key*."""
        for index, group in enumerate(draft.groups):
            own = draft_key(index) if group.onto is None else meld_key(self.side, group.onto)
            if own == key:
                return group.cards
        return ()

    def added(
        self, groups: tuple[CardGroup, ...], cards: tuple[Card, ...], key: str, *, is_take: bool
    ) -> tuple[CardGroup, ...] | Problem:
        """The draft's groups with *cards* on zone *key*, or where they belong on a new meld."""
        for index in range(len(self.own.melds)):
            if key == meld_key(self.side, index):
                return self._onto(groups, cards, index, is_take=is_take)
        for index, group in enumerate(groups):
            if key == draft_key(index):
                grown = CardGroup((*group.cards, *cards), group.onto)
                return (*groups[:index], grown, *groups[index + 1 :])
        for kind, slot in SLOT_OF.items():
            if key == slot_key(self.side, slot):
                onto = self._complete(cards, kind)
                if onto is not None:
                    return self._onto(groups, cards, onto, is_take=is_take)
        ladies = tuple(card for card in cards if card.is_lady)
        if ladies:
            onto = self._complete(ladies, Kind.CLEAN)
            if onto is None:
                return no.LadyNeedsCleanPile(ladies[0])
            groups = self._onto(groups, ladies, onto, is_take=False)
        naturals = [card for card in cards if not card.is_wild and not card.is_lady]
        if ladies and len(ladies) == len(cards):
            return groups
        wilds = tuple(card for card in cards if card.is_wild)
        ranks = list(dict.fromkeys(card.rank for card in naturals))
        if wilds and len(ranks) > 1:
            if not (is_take and self.top is not None and self.top.rank in ranks):
                return no.MixedRanks(ranks[0], ranks[1])
            ranks.remove(self.top.rank)
            ranks.insert(0, self.top.rank)
        wanted: list[Rank | None] = [*ranks] or [None]
        for place, rank in enumerate(wanted):
            some = tuple(card for card in naturals if card.rank is rank)
            groups = self._routed(groups, some + (wilds if place == 0 else ()), rank, is_take)
        return groups

    def _complete(self, cards: Iterable[Card], kind: Kind | None = None) -> int | None:
        """The first complete pile (of *kind*) that may take *cards*."""
        some = tuple(cards)
        for index, meld in enumerate(self.own.melds):
            if not meld.is_complete or (kind and kind_of(self._options, meld) is not kind):
                continue
            if not isinstance(self.after((CardGroup(some, index),)), Problem):
                return index
        return None

    def _routed(
        self,
        groups: tuple[CardGroup, ...],
        cards: tuple[Card, ...],
        rank: Rank | None,
        is_take: bool,
    ) -> tuple[CardGroup, ...]:
        """The groups with cards of one rank where they belong: begun, on the table, or new."""
        for index, group in enumerate(groups):
            has_room = self._options.is_open or len(group.cards) < PILE_SIZE
            if group.onto is None and rank_of(group.cards) is rank and has_room:
                grown = CardGroup((*group.cards, *cards), None)
                return (*groups[:index], grown, *groups[index + 1 :])
        begun = self.own.incomplete(rank)
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
        return (*groups, CardGroup(cards))

    def _onto(
        self, groups: tuple[CardGroup, ...], cards: tuple[Card, ...], onto: int, *, is_take: bool
    ) -> tuple[CardGroup, ...]:
        for index, group in enumerate(groups):
            if group.onto == onto:
                grown = CardGroup((*group.cards, *cards), onto)
                return (*groups[:index], grown, *groups[index + 1 :])
        room = self.own.melds[onto].room
        if is_take and self.top is not None and self.top in cards:
            match = match_for(self._options, self.top)
            if len(cards) >= LEAST_MELD and is_overflow(self._options, self.own, onto, match):
                return (*groups, *self._overflow(cards, onto, room))
            beside = self._beside(cards, onto, room) if self._options.is_open else None
            if beside is not None:
                return (*groups, *beside)
        return (*groups, CardGroup(cards, onto))

    def _beside(
        self, cards: tuple[Card, ...], onto: int, room: int
    ) -> tuple[CardGroup, ...] | None:
        """In open games: others complete the pile and the top card begins a new meld, where
        not all of them may go onto the pile; the split that spends fewest wilds on it."""
        if not room or not isinstance(self.after((CardGroup(cards, onto),)), Problem):
            return None
        others = sorted((c for c in cards if c is not self.top), key=lambda card: card.is_wild)
        for first in combinations(others, room):
            rest = tuple(card for card in cards if card not in first)
            groups = (CardGroup(first, onto), CardGroup(rest))
            if self.is_matched(rest) and not isinstance(self.after(groups), Problem):
                return groups
        return None

    def _overflow(self, cards: tuple[Card, ...], onto: int, room: int) -> tuple[CardGroup, ...]:
        """Rule 7: complete the pile, begin a new meld; the legal split that spends fewest wilds."""
        cards = tuple(sorted(cards, key=lambda card: card.is_wild))
        for first in combinations(cards, room):
            rest = tuple(card for card in cards if card not in first)
            groups = (CardGroup(first, onto), CardGroup(rest))
            if not isinstance(self.after(groups), Problem):
                return groups
        return (CardGroup(cards[:room], onto), CardGroup(cards[room:]))

    def after(self, groups: Iterable[CardGroup]) -> SideTable | Problem:
        placements = [Placement(group.cards, group.onto) for group in groups]
        return table_after(self._options, self.own, placements)
