"""What a gesture means in Hand and Foot: a move, cards laid out for one, or a refusal."""

from __future__ import annotations

from typing import TypeAlias

from msgspec.structs import replace

from handfoot_gui.core import table as t
from handfoot_gui.core.cards import Card
from handfoot_gui.core.errors import NotToMove, Problem
from handfoot_gui.games.hand_and_foot.presenter import values as v
from handfoot_gui.games.hand_and_foot.presenter.draws import Draws
from handfoot_gui.games.hand_and_foot.presenter.growing import Growing
from handfoot_gui.games.hand_and_foot.presenter.slips import Slips
from handfoot_gui.games.hand_and_foot.presenter.spread import Spread
from handfoot_gui.games.hand_and_foot.rules import moves as m
from handfoot_gui.games.hand_and_foot.rules import problems as no
from handfoot_gui.games.hand_and_foot.rules.counted import ONE_CARD, PAIR
from handfoot_gui.games.hand_and_foot.rules.legality import is_down
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.state import Phase, View
from handfoot_gui.games.hand_and_foot.rules.taking import (
    problem_pair,
    takes_of_rank,
)

Result: TypeAlias = t.Outcome[v.Draft, m.Move]


class Gestures:
    """The gestures of the seat of *view*, judged by *rules*."""

    def __init__(self, rules: HandAndFoot, view: View, agreed: tuple[str, ...] = ()) -> None:
        """*agreed* is what partners agreed on."""
        self._rules = rules
        self._options = rules.options
        self._view = view
        self._public = view.public
        self._spread = Spread(rules.options, view)
        self.slips = Slips(rules, view, agreed)
        self.draws = Draws(rules, view)
        self.growing = Growing(rules, view, self._spread)
        self.side, self.own, self.top = self._spread.side, self._spread.own, self._spread.top

    @property
    def is_to_draw(self) -> bool:
        return self._public.phase is Phase.DRAW

    @property
    def taken(self) -> int:
        """How many cards a take of the discard pile brings."""
        return self._options.taken(self._public.pile_size)

    def problem(self, move: m.PlayerMove) -> Problem | None:
        return self._rules.problem(self._view, move)

    def drop(self, draft: v.Draft, cards: tuple[Card, ...], key: str) -> Result:
        """See `TableAdapter.drop`."""
        if key == t.HAND:
            back = [card for card in cards if card in draft.cards]
            return t.Drafted(v.without(draft, back, self.top)) if back else None
        if key in (t.STOCK, v.SECOND_STOCK):
            return self._judged(self.draws.at(draft, key)) if not cards else None
        if key == v.BOTH_STOCKS:
            return t.Drafted(replace(draft, is_split=True)) if len(self.draws.splits) > 1 else None
        if key == v.FOOT:
            waits = self._view.foot_counts[self._view.seat] > 0
            return t.Refused(v.FootWaits()) if waits else None
        wrong = self.problem(self.draws.usual)
        if isinstance(wrong, NotToMove | no.AnswerFirst | no.CutFirst):
            return t.Refused(wrong)
        if key == t.DISCARD:
            return self._take(draft, cards) if self.is_to_draw else self._discard(draft, cards)
        if not cards:
            return None
        return self._lay(draft, cards, key)

    def _judged(self, move: m.PlayerMove) -> Result:
        wrong = self.problem(move)
        return t.Chosen(move, self.slips.warning(move)) if wrong is None else t.Refused(wrong)

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
            pair = self.pair()
            if pair or not self._spread.takes_alone:
                # As many as have room in their meld beside the top card.
                some = (pair[:count] for count in range(len(pair), 1, -1))
                tried = ((few, self._lay(draft, (self.top, *few), t.NEW_MELD)) for few in some)
                fits = (few for few, result in tried if not isinstance(result, t.Refused))
                return t.Selected(next(fits, pair))
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
        match = self._spread.match
        if self._spread.takes_alone and len(same) < 2:
            return ()
        lacks_one = len(same) < 2 and match != PAIR
        if lacks_one and match == ONE_CARD:
            # One card is enough, but makes no meld of its own.
            lacks_one = len(same) == 1 and self.own.incomplete(self.top.rank) is None
        wilds = sorted((card for card in holding if card.is_wild), key=self._options.values.of)
        return (*same, *wilds[:1]) if lacks_one else same

    def has_pair(self, draft: v.Draft | None) -> bool:
        """Whether the draft has what justifies the take."""
        if draft is None or self.top is None or not draft.is_take:
            return False
        group = next((group for group in draft.groups if self.top in group.cards), None)
        if group is None:
            return False
        is_alone = self._spread.takes_alone and group.onto is not None
        return is_alone or self._spread.is_matched(group.cards)

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
        wrong = self.growing.structure(result)
        if wrong is not None:
            return t.Refused(wrong)
        move = v.move_of(result)
        wrong = self.problem(move)
        if wrong is None:
            at_once = base.is_empty if is_take else is_down(self._options, self._view)
            return t.Chosen(move, self.slips.warning(move)) if at_once else t.Drafted(result)
        return t.Drafted(result) if self.growing.can_grow(wrong, result) else t.Refused(wrong)

    def can_take(self) -> bool:
        """Whether the pile can be taken now, with whatever cards."""
        if not self.is_to_draw or problem_pair(self._options, self._view) is not None:
            return False
        if not is_down(self._options, self._view):
            return bool(self.growing.openings(is_take=True))
        assert self.top is not None, "a pile without cards has a problem"
        ways = takes_of_rank(self._options, self._view, self.own, self.top)
        return any(self.problem(m.TakePile(way)) is None for way in ways)

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
