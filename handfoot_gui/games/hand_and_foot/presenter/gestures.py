"""What a gesture means in Hand and Foot: a move, cards laid out for one, or a refusal."""

from __future__ import annotations

from typing import Final, TypeAlias

from msgspec.structs import replace

from handfoot_gui.core.cards import Card, Rank
from handfoot_gui.core.errors import NotToMove, Problem
from handfoot_gui.core.table import (
    DISCARD,
    HAND,
    NEW_MELD,
    STOCK,
    CardsLaidOut,
    Chosen,
    DiscardOne,
    Drafted,
    MoveWarning,
    Outcome,
    Refused,
    SelectCards,
    Selected,
)
from handfoot_gui.games.hand_and_foot.presenter.drafts import meld_key, move_of, rank_of, without
from handfoot_gui.games.hand_and_foot.presenter.spread import Spread
from handfoot_gui.games.hand_and_foot.presenter.values import (
    BOTH_STOCKS,
    SECOND_STOCK,
    DiscardsOwnRank,
    Draft,
    MakesDirty,
)
from handfoot_gui.games.hand_and_foot.rules import problems as no
from handfoot_gui.games.hand_and_foot.rules.laying import BLACK_THREES
from handfoot_gui.games.hand_and_foot.rules.melds import LEAST_MELD, Kind
from handfoot_gui.games.hand_and_foot.rules.moves import (
    Discard,
    Draw,
    Lay,
    Move,
    PlayerMove,
    TakePile,
)
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.state import Phase, View
from handfoot_gui.games.hand_and_foot.rules.taking import match_for, problem_pair

Result: TypeAlias = Outcome[Draft, Move]

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

    def __init__(self, rules: HandAndFoot, view: View) -> None:
        self._rules = rules
        self._options = rules.options
        self._view = view
        self._public = view.public
        self._spread = Spread(rules.options, view)
        self.side, self.own, self.top = self._spread.side, self._spread.own, self._spread.top

    @property
    def is_to_draw(self) -> bool:
        return self._public.phase is Phase.DRAW

    @property
    def draw(self) -> Draw:
        """The draw of this rule set: everything from the larger stock pile, if that has enough."""
        counts = self._view.stock_counts
        best = max(range(len(counts)), key=lambda pile: counts[pile])
        return self.draw_from(best)

    def draw_from(self, pile: int) -> Draw:
        """A draw from one stock pile; what it lacks comes from the other."""
        counts, draw = self._view.stock_counts, self._options.draw
        if len(counts) == 1:
            return Draw((draw,))
        here = min(draw, counts[pile]) if sum(counts) >= draw else draw
        return Draw((here, draw - here) if pile == 0 else (draw - here, here))

    @property
    def splits(self) -> tuple[Draw, ...]:
        """The draws that bring cards of both stock piles, most of the first one first."""
        draw, counts = self._options.draw, self._view.stock_counts
        if len(counts) < 2:
            return ()
        shares = range(min(draw - 1, counts[0]), 0, -1)
        some = (Draw((here, draw - here)) for here in shares if draw - here <= counts[1])
        return tuple(move for move in some if self.problem(move) is None)

    def problem(self, move: PlayerMove) -> Problem | None:
        return self._rules.problem(self._view, move)

    def drop(self, draft: Draft, cards: tuple[Card, ...], key: str) -> Result:
        """See `TableAdapter.drop`."""
        if key == HAND:
            back = [card for card in cards if card in draft.cards]
            return Drafted(without(draft, back, self.top)) if back else None
        if key in (STOCK, SECOND_STOCK):
            return self._judged(self._draw_at(draft, key)) if not cards else None
        if key == BOTH_STOCKS:
            return Drafted(replace(draft, is_split=True)) if len(self.splits) > 1 else None
        wrong = self.problem(self.draw)
        if isinstance(wrong, NotToMove | no.AnswerFirst | no.CutFirst):
            return Refused(wrong)
        if key == DISCARD:
            return self._take(draft, cards) if self.is_to_draw else self._discard(draft, cards)
        if not cards:
            return None
        return self._lay(draft, cards, key)

    def _draw_at(self, draft: Draft, key: str) -> Draw:
        """What a click on a stock pile draws: all from there, or the most of a split."""
        splits = self.splits if draft.is_split else ()
        if splits:
            return splits[-1 if key == SECOND_STOCK else 0]
        return self.draw_from(int(key == SECOND_STOCK))

    def _judged(self, move: PlayerMove) -> Result:
        wrong = self.problem(move)
        return Chosen(move, self.warning(move)) if wrong is None else Refused(wrong)

    def warning(self, move: PlayerMove) -> MoveWarning | None:
        """The costly slip in a legal move, if there is one."""
        match move:
            case Lay(melds) | TakePile(melds):
                for placement in melds:
                    if placement.onto is None:
                        continue
                    meld = self.own.melds[placement.onto]
                    spoils = any(card.is_wild for card in placement.cards)
                    if meld.rank is not None and meld.kind is Kind.CLEAN and spoils:
                        return MakesDirty(meld.rank)
            case Discard(card):
                rank = None if card.is_wild else card.rank
                if self.own.incomplete(rank) is not None:
                    return DiscardsOwnRank(card)
        return None

    def _discard(self, draft: Draft, cards: tuple[Card, ...]) -> Result:
        if not cards:
            return Refused(SelectCards())
        if len(cards) > 1:
            return Refused(DiscardOne(len(cards)))
        if not without(draft, cards, self.top).is_empty:
            return Refused(CardsLaidOut())
        return self._judged(Discard(cards[0]))

    def _take(self, draft: Draft, cards: tuple[Card, ...]) -> Result:
        wrong = problem_pair(self._options, self._view)
        if wrong is not None:
            return Refused(wrong)
        assert self.top is not None, "a pile without cards has a problem"
        laid = [card for card in (*draft.cards, *cards) if card is not self.top]
        if not any(card.rank is self.top.rank for card in laid):
            return Selected(self.pair())
        if draft.is_take:
            return self._lay(draft, cards, NEW_MELD) if cards else None
        return self._lay(draft, (self.top, *(c for c in cards if c is not self.top)), NEW_MELD)

    def pair(self) -> tuple[Card, ...]:
        """The cards of the holding that justify taking the pile, the cheapest wild if need be."""
        if self.top is None:
            return ()
        holding = self._view.holding
        same = tuple(card for card in holding if card.rank is self.top.rank)
        match = match_for(self._options, self.top)
        lacks_one = match.or_wild and len(same) < match.same - 1
        if match.same < LEAST_MELD and len(same) == 1:
            lacks_one = self.own.incomplete(self.top.rank) is None
        wilds = sorted((card for card in holding if card.is_wild), key=self._options.values.of)
        return (*same, *wilds[:1]) if lacks_one else same

    def has_pair(self, draft: Draft | None) -> bool:
        """Whether the draft has what justifies the take."""
        if draft is None or self.top is None or not draft.is_take:
            return False
        group = next((group for group in draft.groups if self.top in group.cards), None)
        return group is not None and self._spread.is_matched(group.cards)

    def _lay(self, draft: Draft, cards: tuple[Card, ...], key: str) -> Result:
        base = without(draft, cards, None)
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
            return Refused(groups)
        result = Draft(groups, is_take)
        wrong = self._structure(result)
        if wrong is not None:
            return Refused(wrong)
        move = move_of(result)
        wrong = self.problem(move)
        if wrong is None:
            at_once = base.is_empty if is_take else self.own.is_down
            return Chosen(move, self.warning(move)) if at_once else Drafted(result)
        return Drafted(result) if self._can_grow(wrong, result) else Refused(wrong)

    def can_lie(self, draft: Draft) -> bool:
        """Whether a draft made of anything can be laid out now."""
        some = [card for group in draft.groups for card in group.cards]
        allowed = set(self._view.holding)
        if draft.is_take and self.is_to_draw and self.top is not None:
            allowed.add(self.top)
        if draft.is_take and self.top not in some:
            return False
        if len(set(some)) < len(some) or not allowed.issuperset(some):
            return False
        count = len(self.own.melds)
        for group in draft.groups:
            if not group.cards or not (group.onto is None or 0 <= group.onto < count):
                return False
        if draft.is_split and not self.splits:
            return False
        wrong = self._structure(draft) or self.problem(move_of(draft))
        return wrong is None or self._can_grow(wrong, draft)

    def _begins_take(self, base: Draft, cards: tuple[Card, ...], key: str) -> bool:
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
        return key == NEW_MELD or index is None or key == meld_key(self.side, index)

    def _structure(self, draft: Draft) -> Problem | None:
        """What no further card could mend in the melds of the draft."""
        for groups in (*((group,) for group in draft.groups), draft.groups):
            wrong = self._spread.after(groups)
            if isinstance(wrong, Problem) and not self._can_grow(wrong, draft):
                return wrong
        return None

    def _can_grow(self, wrong: Problem, draft: Draft) -> bool:
        """Whether cards of the holding could mend *wrong*."""
        match wrong:
            case no.TooFewCards(rank):
                return self._can_reach_a_meld(rank)
            case no.TooManyWilds(rank):
                small = any(
                    group.onto is None and rank_of(group.cards) is rank and len(group.cards) < 3
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
