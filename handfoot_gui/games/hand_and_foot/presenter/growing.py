"""Whether cards that are laid out in Hand and Foot can become a move."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from handfoot_gui.core.cards import Card, Rank
from handfoot_gui.core.errors import Problem
from handfoot_gui.games.hand_and_foot.presenter import values as v
from handfoot_gui.games.hand_and_foot.presenter.draws import Draws
from handfoot_gui.games.hand_and_foot.presenter.spread import Spread
from handfoot_gui.games.hand_and_foot.rules import moves as m
from handfoot_gui.games.hand_and_foot.rules import problems as no
from handfoot_gui.games.hand_and_foot.rules.laying import BLACK_THREES
from handfoot_gui.games.hand_and_foot.rules.legality import is_down
from handfoot_gui.games.hand_and_foot.rules.melds import (
    LEAST_MELD,
)
from handfoot_gui.games.hand_and_foot.rules.openings import openings
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.state import Phase, View
from handfoot_gui.games.hand_and_foot.rules.taking import (
    problem_pair,
)

_UNFINISHED: Final = (
    no.TooFewPoints,
    no.PileNeeded,
    no.OverflowTooShort,
    no.PairNotMelded,
    no.MatchNotMelded,
)
"""Problems that more cards can mend."""


class Growing:
    """What may become of drafts of the seat of *view*, whose cards are *spread*."""

    def __init__(self, rules: HandAndFoot, view: View, spread: Spread) -> None:
        self._rules, self._options = rules, rules.options
        self._view, self._public = view, view.public
        self._spread, self._own, self._top = spread, spread.own, spread.top
        self._is_to_draw = view.public.phase is Phase.DRAW

    def _problem(self, move: m.PlayerMove) -> Problem | None:
        return self._rules.problem(self._view, move)

    def leads_on(self, draft: v.Draft) -> bool:
        """Whether *draft* can be played as it is, or with cards that are laid out besides."""
        if self._problem(v.move_of(draft)) is None:
            return True
        return any(
            self._problem(v.move_of(whole)) is None
            for way in (None, *self._ways(is_take=draft.is_take))
            for whole in self._grown(draft, way)
        )

    def openings(self, *, is_take: bool) -> list[m.Lay | m.TakePile]:
        """First melds that can be laid now."""
        some = openings(self._options, self._view)
        kind = m.TakePile if is_take else m.Lay
        return [move for move in some if isinstance(move, kind) and self._problem(move) is None]

    def _ways(self, *, is_take: bool) -> Iterable[m.Lay | m.TakePile]:
        """Lay-downs or takes that are possible now."""
        if not is_down(self._options, self._view):
            return self.openings(is_take=is_take)
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
        if not self._is_of_cards_at_hand(draft) or (
            draft.is_split and not Draws(self._rules, self._view).splits
        ):
            return False
        there = (None, *range(len(self._own.melds)))
        if not all(group.cards and group.onto in there for group in draft.groups):
            return False
        wrong = self.structure(draft) or self._problem(v.move_of(draft))
        return wrong is None or self.can_grow(wrong, draft)

    def _is_of_cards_at_hand(self, draft: v.Draft) -> bool:
        """Whether *draft* lays cards that can be laid, each once, with the top card if it takes."""
        some = [card for group in draft.groups for card in group.cards]
        allowed = set(self._view.holding)
        if draft.is_take and self._is_to_draw and self._top is not None:
            allowed.add(self._top)
        if draft.is_take and self._top not in some:
            return False
        return len(set(some)) == len(some) and allowed.issuperset(some)

    def structure(self, draft: v.Draft) -> Problem | None:
        """What no further card could mend in the melds of the draft."""
        for groups in (*((group,) for group in draft.groups), draft.groups):
            wrong = self._spread.after(groups)
            if isinstance(wrong, Problem) and not self.can_grow(wrong, draft):
                return wrong
        return None

    def can_grow(self, wrong: Problem, draft: v.Draft) -> bool:
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
            case no.TooFewNaturals(rank, _, need):
                return sum(card.rank is rank for card in self._at_hand()) >= need
            case no.SecondMeldOfRank(rank):
                if not draft.is_take or self._top is None:
                    return False
                return rank is (None if self._top.is_wild else self._top.rank)
            case no.DrawFirst():
                is_free = problem_pair(self._options, self._view) is None
                return not is_down(self._options, self._view) and is_free
            case no.ThreesOnlyGoingOut():
                return self._public.in_foot[self._view.seat]
            case _:
                return isinstance(wrong, _UNFINISHED)

    def _at_hand(self) -> list[Card]:
        """The holding, and the top card where it may be taken."""
        some = list(self._view.holding)
        if self._is_to_draw and self._top is not None:
            some.append(self._top)
        return some

    def _can_reach_a_meld(self, rank: Rank | None) -> bool:
        some = self._at_hand()
        wilds = sum(card.is_wild for card in some)
        naturals = sum(card.rank is rank for card in some)
        if rank is None:
            return wilds >= LEAST_MELD and self._options.wild_melds
        if rank in BLACK_THREES:
            return naturals >= LEAST_MELD
        return naturals >= 2 and naturals + wilds >= LEAST_MELD


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
