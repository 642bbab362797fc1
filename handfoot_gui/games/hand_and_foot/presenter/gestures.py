"""What a gesture means in Hand and Foot: a move, cards laid out for one, or a refusal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations
from typing import Final, TypeAlias

from msgspec.structs import replace

from handfoot_gui.core import table as t
from handfoot_gui.core.cards import Card, Rank
from handfoot_gui.core.errors import NotToMove, Problem
from handfoot_gui.games.hand_and_foot.agreements import Agreement, conditions_of_going_out
from handfoot_gui.games.hand_and_foot.presenter import values as v
from handfoot_gui.games.hand_and_foot.rules import moves as m
from handfoot_gui.games.hand_and_foot.rules import problems as no
from handfoot_gui.games.hand_and_foot.rules.laying import BLACK_THREES, kind_of
from handfoot_gui.games.hand_and_foot.rules.legality import does_draw_end_deal, is_granted
from handfoot_gui.games.hand_and_foot.rules.melds import (
    LEAST_MELD,
    PILE_SIZE,
    Kind,
    SideTable,
    meld_of,
)
from handfoot_gui.games.hand_and_foot.rules.named import table_after
from handfoot_gui.games.hand_and_foot.rules.openings import openings
from handfoot_gui.games.hand_and_foot.rules.option_values import SecondMeld
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.state import Phase, View
from handfoot_gui.games.hand_and_foot.rules.taking import (
    is_match,
    is_overflow,
    laid_cards,
    problem_pair,
    takes_of_rank,
)


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
        return is_match(self._options, self.top, *laid_cards(tuple(cards), self.top))

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
            return self._by_rank(groups, by_rank or {None: ()}, wilds, is_take)
        if is_take and self.top is not None and self.top.rank in by_rank:
            top_first: dict[Rank | None, tuple[Card, ...]] = {self.top.rank: (), **by_rank}
            return self._by_rank(groups, top_first, wilds, is_take)
        return self._mixed(groups, by_rank, wilds)

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
        return (*groups, v.CardGroup(cards))

    def _onto(
        self, groups: tuple[v.CardGroup, ...], cards: tuple[Card, ...], onto: int, *, is_take: bool
    ) -> tuple[v.CardGroup, ...]:
        for index, group in enumerate(groups):
            if group.onto == onto:
                grown = v.CardGroup((*group.cards, *cards), onto)
                return (*groups[:index], grown, *groups[index + 1 :])
        room = self.own.melds[onto].room
        if is_take and self.top is not None and self.top in cards:
            if len(cards) >= LEAST_MELD and is_overflow(self._options, self.own, onto, self.top):
                return (*groups, *self._overflow(cards, onto, room))
            beside = self._beside(cards, onto, room) if self._options.is_open else None
            if beside is not None:
                return (*groups, *beside)
        return (*groups, v.CardGroup(cards, onto))

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


Action: TypeAlias = t.Action[m.Move]


def split_acts(splits: tuple[m.Draw, ...], stocks: tuple[int, ...]) -> tuple[Action, ...]:
    """The ways to share a draw between both stock piles; the most even one stands out, and of
    two the one that brings more of the larger pile."""

    def oddness(move: m.Draw) -> tuple[int, int]:
        first, second = move.counts
        return abs(first - second), abs(stocks[0] - first - (stocks[1] - second))

    best = min(splits, key=oddness)
    found: list[Action] = [Action(v.ActCode.GO_BACK, t.ButtonRole.QUIET)]
    for move in splits:
        first, second = move.counts
        code = v.ActCode.SPLIT_EVEN
        if first != second:
            code = v.ActCode.SPLIT_FIRST if first > second else v.ActCode.SPLIT_SECOND
        found.append(
            split_act(code, t.ButtonRole.PRIMARY if move is best else t.ButtonRole.PLAIN, move)
        )
    return tuple(found)


def split_act(code: v.ActCode, role: t.ButtonRole, move: m.Draw) -> Action:
    """The button that plays the draw *move* of both stock piles."""
    first, second = move.counts
    return Action(code, role, move, number=first, second=second)


Result: TypeAlias = t.Outcome[v.Draft, m.Move]

_UNFINISHED: Final = (
    no.TooFewPoints,
    no.PileNeeded,
    no.OverflowTooShort,
    no.PairNotMelded,
    no.MatchNotMelded,
)
"""Problems that more cards can mend."""


class Gestures:
    """The gestures of the seat of *view*, judged by *rules*."""

    def __init__(self, rules: HandAndFoot, view: View, agreed: tuple[str, ...] = ()) -> None:
        """*agreed* is what partners agreed on."""
        self._rules = rules
        self._options = rules.options
        self._view = view
        self._public = view.public
        self._agreed = agreed
        self._spread = Spread(rules.options, view)
        self.side, self.own, self.top = self._spread.side, self._spread.own, self._spread.top

    @property
    def is_to_draw(self) -> bool:
        return self._public.phase is Phase.DRAW

    @property
    def taken(self) -> int:
        """How many cards a take of the discard pile brings."""
        return self._options.taken(len(self._public.pile))

    @property
    def draw(self) -> m.Draw:
        """The draw of this rule set: everything from the larger stock pile, if that has enough."""
        counts = self._view.stock_counts
        best = max(range(len(counts)), key=lambda pile: counts[pile])
        return self.draw_from(best)

    def draw_from(self, pile: int) -> m.Draw:
        """A draw from one stock pile; what it lacks comes from the other."""
        counts, draw = self._view.stock_counts, self._options.draw
        if len(counts) == 1:
            return m.Draw((draw,))
        here = min(draw, counts[pile]) if sum(counts) >= draw else draw
        return m.Draw((here, draw - here) if pile == 0 else (draw - here, here))

    @property
    def splits(self) -> tuple[m.Draw, ...]:
        """The draws that bring cards of both stock piles, most of the first one first."""
        draw, counts = self._options.draw, self._view.stock_counts
        if len(counts) < 2:
            return ()
        shares = range(min(draw - 1, counts[0]), 0, -1)
        some = (m.Draw((here, draw - here)) for here in shares if draw - here <= counts[1])
        return tuple(move for move in some if self.problem(move) is None)

    def problem(self, move: m.PlayerMove) -> Problem | None:
        return self._rules.problem(self._view, move)

    def drop(self, draft: v.Draft, cards: tuple[Card, ...], key: str) -> Result:
        """See `TableAdapter.drop`."""
        if key == t.HAND:
            back = [card for card in cards if card in draft.cards]
            return t.Drafted(v.without(draft, back, self.top)) if back else None
        if key in (t.STOCK, v.SECOND_STOCK):
            return self._judged(self._draw_at(draft, key)) if not cards else None
        if key == v.BOTH_STOCKS:
            return t.Drafted(replace(draft, is_split=True)) if len(self.splits) > 1 else None
        if key == v.FOOT:
            waits = self._view.foot_counts[self._view.seat] > 0
            return t.Refused(v.FootWaits()) if waits else None
        wrong = self.problem(self.draw)
        if isinstance(wrong, NotToMove | no.AnswerFirst | no.CutFirst):
            return t.Refused(wrong)
        if key == t.DISCARD:
            return self._take(draft, cards) if self.is_to_draw else self._discard(draft, cards)
        if not cards:
            return None
        return self._lay(draft, cards, key)

    def _draw_at(self, draft: v.Draft, key: str) -> m.Draw:
        """What a click on a stock pile draws: all from there, or the most of a split."""
        splits = self.splits if draft.is_split else ()
        if splits:
            return splits[-1 if key == v.SECOND_STOCK else 0]
        return self.draw_from(int(key == v.SECOND_STOCK))

    def _judged(self, move: m.PlayerMove) -> Result:
        wrong = self.problem(move)
        return t.Chosen(move, self.warning(move)) if wrong is None else t.Refused(wrong)

    def warning(self, move: m.PlayerMove) -> t.MoveWarning | None:
        """The costly slip in a legal move, or the agreement it breaks, if there is one."""
        match move:
            case m.Lay(melds) | m.TakePile(melds):
                if (dirty := self._made_dirty(melds)) is not None:
                    return dirty
            case m.Discard(card):
                if not card.is_wild and self.own.incomplete(card.rank) is not None:
                    return v.DiscardsOwnRank(card)
        is_free = not is_granted(self._public)
        broken = self._broken(move) if self._agreed and is_free else None
        if broken is not None:
            return v.BreaksAgreement(broken)
        if is_free and self._ends_deal(move):
            return v.EndsDeal()
        if isinstance(move, m.Discard) and move.card.is_wild and self._has_other_discard():
            return v.DiscardsWild(move.card)
        return None

    def _made_dirty(self, melds: Iterable[m.Placement]) -> v.MakesDirty | None:
        """What is to be said of the first clean meld that a wild of *melds* comes to."""
        for placement in melds:
            if placement.onto is None or not any(card.is_wild for card in placement.cards):
                continue
            meld = self.own.melds[placement.onto]
            if meld.rank is not None and meld.kind is Kind.CLEAN:
                return v.MakesDirty(meld.rank, Agreement.CLEAN_MELDS in self._agreed)
        return None

    def _ends_deal(self, move: m.PlayerMove) -> bool:
        """Whether the deal is over by *move*."""
        match move:
            case m.Draw():
                return does_draw_end_deal(self._options, self._view)
            case m.Lay() | m.Discard():
                return self._goes_out(move)
        return False

    def _has_other_discard(self) -> bool:
        """Whether a card that is not wild may be discarded instead."""
        some = (card for card in self._view.holding if not card.is_wild)
        return any(self.problem(m.Discard(card)) is None for card in some)

    def _broken(self, move: m.PlayerMove) -> Agreement | None:
        """What partners agreed on otherwise than *move* has it."""
        if self._goes_out(move):
            side, agreed = self.side, self._agreed
            conditions = conditions_of_going_out(self._options, self._public, side, agreed)
            return next((name for name, is_met in conditions if not is_met), None)
        if Agreement.WILD_PILE in self._agreed and self._spends_wild(move):
            return Agreement.WILD_PILE
        is_slow = isinstance(move, m.Discard) and self._lays_less_than_fits(move.card)
        return Agreement.FOOT_FIRST if is_slow and Agreement.FOOT_FIRST in self._agreed else None

    def _goes_out(self, move: m.PlayerMove) -> bool:
        """Whether *move* goes out, or is a part of the question about it."""
        match move:
            case m.Ask() | m.Answer(True):
                return True
            case m.Lay(melds):
                laid = sum(len(placement.cards) for placement in melds)
            case m.Discard():
                laid = 1
            case _:
                return False
        return self._public.in_foot[self._view.seat] and laid == len(self._view.holding)

    def _spends_wild(self, move: m.PlayerMove) -> bool:
        """Whether *move* has a wild that a wild pile still to be made could have."""
        piles = (meld for meld in self.own.melds if meld.is_complete)
        if not self._options.wild_melds or any(meld.rank is None for meld in piles):
            return False
        match move:
            case m.Lay(melds) | m.TakePile(melds) if self.own.is_down:
                made = [
                    meld_of(one.cards).rank if one.onto is None else self.own.melds[one.onto].rank
                    for one in melds
                ]
                return any(
                    rank is not None and any(card.is_wild for card in one.cards)
                    for rank, one in zip(made, melds, strict=True)
                )
            case m.Discard(card):
                return card.is_wild
        return False

    def _lays_less_than_fits(self, discarded: Card) -> bool:
        """Whether naturals that go with melds stay in the hand, which keeps the foot closed."""
        view = self._view
        if self._public.in_foot[view.seat] or not self.own.is_down:
            return False
        ranks: dict[Rank, tuple[Card, ...]] = {}
        for card in view.holding:
            if card is not discarded and not card.is_wild:
                ranks[card.rank] = (*ranks.get(card.rank, ()), card)
        fitting = (
            m.Lay((m.Placement(cards, self.own.incomplete(rank)),)) for rank, cards in ranks.items()
        )
        return any(self.problem(lay) is None for lay in fitting)

    def _discard(self, draft: v.Draft, cards: tuple[Card, ...]) -> Result:
        if not cards:
            return t.Refused(t.SelectCards())
        if len(cards) > 1:
            return t.Refused(t.DiscardOne(len(cards)))
        if not v.without(draft, cards, self.top).is_empty:
            return t.Refused(t.CardsLaidOut())
        return self._judged(m.Discard(cards[0]))

    def _take(self, draft: v.Draft, cards: tuple[Card, ...]) -> Result:
        wrong = problem_pair(self._options, self._view)
        if wrong is not None:
            if self._is_discarding(cards) and not isinstance(wrong, no.PileBlocked):
                wrong = no.DrawFirst()
            return t.Refused(wrong)
        assert self.top is not None, "a pile without cards has a problem"
        laid = [card for card in (*draft.cards, *cards) if card is not self.top]
        if not any(card.rank is self.top.rank for card in laid):
            return t.Selected(self.pair())
        if draft.is_take:
            return self._lay(draft, cards, t.NEW_MELD) if cards else None
        return self._lay(draft, (self.top, *(c for c in cards if c is not self.top)), t.NEW_MELD)

    def _is_discarding(self, cards: tuple[Card, ...]) -> bool:
        """Whether *cards*, put on the pile before the draw, can only be meant as a discard."""
        top = self.top
        return any(top is None or not (card.is_wild or card.rank is top.rank) for card in cards)

    def pair(self) -> tuple[Card, ...]:
        """The cards of the holding that justify taking the pile, the cheapest wild if need be."""
        if self.top is None:
            return ()
        holding = self._view.holding
        same = tuple(card for card in holding if card.rank is self.top.rank)
        lacks_one = len(same) < 2 and is_match(self._options, self.top, 2, 1)
        if lacks_one and is_match(self._options, self.top, 2, 0):
            # One card is enough, but makes no meld of its own.
            lacks_one = len(same) == 1 and self.own.incomplete(self.top.rank) is None
        wilds = sorted((card for card in holding if card.is_wild), key=self._options.values.of)
        return (*same, *wilds[:1]) if lacks_one else same

    def has_pair(self, draft: v.Draft | None) -> bool:
        """Whether the draft has what justifies the take."""
        if draft is None or self.top is None or not draft.is_take:
            return False
        group = next((group for group in draft.groups if self.top in group.cards), None)
        return group is not None and self._spread.is_matched(group.cards)

    def _lay(self, draft: v.Draft, cards: tuple[Card, ...], key: str) -> Result:
        base = v.without(draft, cards, None)
        is_take = draft.is_take
        if not is_take and self.top is not None:
            if self.top in cards:
                is_take = True
                others = [c for c in (*cards, *base.cards) if c is not self.top]
                if not any(card.rank is self.top.rank for card in others):
                    cards = (*cards, *self.pair()[:2])
            elif self._begins_take(base, cards, key):
                is_take = True
                cards = (self.top, *cards)
        groups = self._spread.added(base.groups, cards, key, is_take=is_take)
        if isinstance(groups, Problem):
            return t.Refused(groups)
        result = v.Draft(groups, is_take)
        wrong = self._structure(result)
        if wrong is not None:
            return t.Refused(wrong)
        move = v.move_of(result)
        wrong = self.problem(move)
        if wrong is None:
            at_once = base.is_empty if is_take else self.own.is_down
            return t.Chosen(move, self.warning(move)) if at_once else t.Drafted(result)
        return t.Drafted(result) if self._can_grow(wrong, result) else t.Refused(wrong)

    def can_take(self) -> bool:
        """Whether the pile can be taken now, with whatever cards."""
        if not self.is_to_draw or problem_pair(self._options, self._view) is not None:
            return False
        if not self.own.is_down:
            return bool(self._openings(is_take=True))
        assert self.top is not None, "a pile without cards has a problem"
        ways = takes_of_rank(self._options, self._view, self.own, self.top)
        return any(self.problem(m.TakePile(way)) is None for way in ways)

    def _openings(self, *, is_take: bool) -> list[m.Lay | m.TakePile]:
        """First melds that can be laid now."""
        some = openings(self._options, self._view)
        kind = m.TakePile if is_take else m.Lay
        return [move for move in some if isinstance(move, kind) and self.problem(move) is None]

    def leads_on(self, draft: v.Draft) -> bool:
        """Whether *draft* can be played as it is, or with cards that are laid out besides."""
        if self.problem(v.move_of(draft)) is None:
            return True
        return any(
            self.problem(v.move_of(whole)) is None
            for way in (None, *self._ways(is_take=draft.is_take))
            for whole in self._grown(draft, way)
        )

    def _ways(self, *, is_take: bool) -> Iterable[m.Lay | m.TakePile]:
        """Lay-downs or takes that are possible now."""
        if not self.own.is_down:
            return self._openings(is_take=is_take)
        kind = m.TakePile if is_take else m.Lay
        some = self._rules.suggestions(self._view)
        return [move for move in some if isinstance(move, kind)]

    def _grown(self, draft: v.Draft, way: m.Lay | m.TakePile | None) -> Iterator[v.Draft]:
        """*draft* with all that *way* lays besides, and with all that is like what it begins."""
        laid = list(draft.groups)
        for one in () if way is None else way.melds:
            _add(laid, one)
        yield v.Draft(tuple(laid), draft.is_take)
        used = {card for group in laid for card in group.cards}
        left = [card for card in self._view.holding if card not in used]
        wilds = [card for card in left if card.is_wild]
        for spends in (False, True):
            grown = [_filled_up(group, left, wilds if spends else []) for group in laid]
            yield v.Draft(tuple(grown), draft.is_take)

    def can_lie(self, draft: v.Draft) -> bool:
        """Whether a draft made of anything can be laid out now."""
        if not self._is_of_cards_at_hand(draft) or (draft.is_split and not self.splits):
            return False
        there = (None, *range(len(self.own.melds)))
        if not all(group.cards and group.onto in there for group in draft.groups):
            return False
        wrong = self._structure(draft) or self.problem(v.move_of(draft))
        return wrong is None or self._can_grow(wrong, draft)

    def _is_of_cards_at_hand(self, draft: v.Draft) -> bool:
        """Whether *draft* lays cards that can be laid, each once, with the top card if it takes."""
        some = [card for group in draft.groups for card in group.cards]
        allowed = set(self._view.holding)
        if draft.is_take and self.is_to_draw and self.top is not None:
            allowed.add(self.top)
        if draft.is_take and self.top not in some:
            return False
        return len(set(some)) == len(some) and allowed.issuperset(some)

    def _begins_take(self, base: v.Draft, cards: tuple[Card, ...], key: str) -> bool:
        """Whether cards laid before the draw mean the pile: its pair, where its top belongs."""
        if not self.is_to_draw or self.top is None:
            return False
        if problem_pair(self._options, self._view) is not None:
            return False
        rank = None if self.top.is_wild else self.top.rank
        if not self._spread.is_matched((self.top, *cards, *self._spread.at(base, key))):
            return False
        if any(not card.is_wild and card.rank is not rank for card in cards):
            return False
        index = self.own.incomplete(rank)
        return key == t.NEW_MELD or index is None or key == v.meld_key(self.side, index)

    def _structure(self, draft: v.Draft) -> Problem | None:
        """What no further card could mend in the melds of the draft."""
        for groups in (*((group,) for group in draft.groups), draft.groups):
            wrong = self._spread.after(groups)
            if isinstance(wrong, Problem) and not self._can_grow(wrong, draft):
                return wrong
        return None

    def _can_grow(self, wrong: Problem, draft: v.Draft) -> bool:
        """Whether cards of the holding could mend *wrong*."""
        match wrong:
            case no.TooFewCards(rank):
                return self._can_reach_a_meld(rank)
            case no.TooManyWilds(rank):
                small = any(
                    group.onto is None and v.rank_of(group.cards) is rank and len(group.cards) < 3
                    for group in draft.groups
                )
                return small and self._can_reach_a_meld(rank)
            case no.SecondMeldOfRank(rank):
                if not draft.is_take or self.top is None:
                    return False
                return rank is (None if self.top.is_wild else self.top.rank)
            case no.DrawFirst():
                is_free = problem_pair(self._options, self._view) is None
                return not self.own.is_down and is_free
            case no.ThreesOnlyGoingOut():
                return self._public.in_foot[self._view.seat]
            case _:
                return isinstance(wrong, _UNFINISHED)

    def _can_reach_a_meld(self, rank: Rank | None) -> bool:
        some: list[Card] = list(self._view.holding)
        if self.is_to_draw and self.top is not None:
            some.append(self.top)
        wilds = sum(card.is_wild for card in some)
        naturals = sum(card.rank is rank for card in some)
        if rank is None:
            return wilds >= LEAST_MELD and self._options.wild_melds
        if rank in BLACK_THREES:
            return naturals >= LEAST_MELD
        return naturals >= 2 and naturals + wilds >= LEAST_MELD


def _by_rank(cards: Iterable[Card]) -> dict[Rank | None, tuple[Card, ...]]:
    """The naturals of *cards* but ladies, by rank."""
    found: dict[Rank | None, tuple[Card, ...]] = {}
    for card in cards:
        if card.is_wild or card.is_lady:
            continue
        found[card.rank] = (*found.get(card.rank, ()), card)
    return found


def _add(laid: list[v.CardGroup], placed: m.Placement) -> None:
    """Lay those of the cards *placed* that do not lie there yet, with the group that they are of;
    a meld that has a wild gets no other."""
    rank = v.rank_of(placed.cards)
    alike = (
        place
        for place, group in enumerate(laid)
        if group.onto == placed.onto and v.rank_of(group.cards) is rank
    )
    at = next(alike, None)
    used = {card for group in laid for card in group.cards}
    more = tuple(card for card in placed.cards if card not in used)
    if at is None:
        laid.append(v.CardGroup(more, placed.onto))
        return
    has_wild = any(card.is_wild for card in laid[at].cards)
    more = tuple(card for card in more if not (has_wild and card.is_wild))
    laid[at] = v.CardGroup((*laid[at].cards, *more), placed.onto)


def _filled_up(group: v.CardGroup, left: list[Card], wilds: list[Card]) -> v.CardGroup:
    """*group*, where it begins a meld, with all of its rank that is *left*, and one of *wilds*,
    which is spent, where it is short of a meld."""
    rank, cards = v.rank_of(group.cards), group.cards
    if group.onto is not None or rank is None:
        return group
    cards = (*cards, *(card for card in left if card.rank is rank))
    if len(cards) < LEAST_MELD and wilds:
        cards = (*cards, wilds.pop())
    return v.CardGroup(cards, group.onto)
