"""What a legal move of Hand and Foot may cost, and which agreement it breaks."""

from __future__ import annotations

from collections.abc import Iterable

from handfoot_gui.core import table as t
from handfoot_gui.core.cards import Card, Rank
from handfoot_gui.core.errors import Problem
from handfoot_gui.games.hand_and_foot.agreements import Agreement, conditions_of_going_out
from handfoot_gui.games.hand_and_foot.presenter import values as v
from handfoot_gui.games.hand_and_foot.rules import moves as m
from handfoot_gui.games.hand_and_foot.rules.legality import does_draw_end_deal, is_down, is_granted
from handfoot_gui.games.hand_and_foot.rules.melds import (
    Kind,
    meld_of,
)
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.state import View


class Slips:
    """The slips of the seat of *view*, whose partners *agreed* on something."""

    def __init__(self, rules: HandAndFoot, view: View, agreed: tuple[str, ...]) -> None:
        self._rules, self._options = rules, rules.options
        self._view, self._public = view, view.public
        self._agreed = agreed
        self._side = rules.options.side_of(view.seat)
        self._own = view.public.tables[self._side]

    def _problem(self, move: m.PlayerMove) -> Problem | None:
        return self._rules.problem(self._view, move)

    def warning(self, move: m.PlayerMove) -> t.MoveWarning | None:
        """The costly slip in a legal move, or the agreement it breaks, if there is one."""
        match move:
            case m.Lay(melds) | m.TakePile(melds):
                if (dirty := self._made_dirty(melds)) is not None:
                    return dirty
            case m.Discard(card):
                if not card.is_wild and self._own.incomplete(card.rank) is not None:
                    return v.DiscardsOwnRank(card)
        is_free = not is_granted(self._public)
        broken = self._broken(move) if self._agreed and is_free else None
        if broken is not None:
            return v.BreaksAgreement(broken, self._options.clean_word)
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
            meld = self._own.melds[placement.onto]
            if meld.rank is not None and meld.kind is Kind.CLEAN:
                is_agreed = Agreement.CLEAN_MELDS in self._agreed
                return v.MakesDirty(meld.rank, is_agreed, self._options.clean_word)
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
        return any(self._problem(m.Discard(card)) is None for card in some)

    def _broken(self, move: m.PlayerMove) -> Agreement | None:
        """What partners agreed on otherwise than *move* has it."""
        if self._goes_out(move):
            side, agreed = self._side, self._agreed
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
        piles = (meld for meld in self._own.melds if meld.is_complete)
        if not self._options.wild_melds or any(meld.rank is None for meld in piles):
            return False
        match move:
            case m.Lay(melds) | m.TakePile(melds) if is_down(self._options, self._view):
                made = [
                    meld_of(one.cards).rank if one.onto is None else self._own.melds[one.onto].rank
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
        if self._public.in_foot[view.seat] or not is_down(self._options, self._view):
            return False
        ranks: dict[Rank, tuple[Card, ...]] = {}
        for card in view.holding:
            if card is not discarded and not card.is_wild:
                ranks[card.rank] = (*ranks.get(card.rank, ()), card)
        fitting = (
            m.Lay((m.Placement(cards, self._own.incomplete(rank)),))
            for rank, cards in ranks.items()
        )
        return any(self._problem(lay) is None for lay in fitting)
