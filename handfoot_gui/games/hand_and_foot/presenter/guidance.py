"""What whoever plays Hand and Foot is shown that can be done, and what is explained."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from handfoot_gui.core.presenter import (
    PLAYER,
    Guidance,
    Opening,
    Possible,
    Tip,
)
from handfoot_gui.core.table import HAND, HandOrder
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.hand_and_foot.presenter.possible import HandAndFootPossible
from handfoot_gui.games.hand_and_foot.presenter.table import HandAndFootTable
from handfoot_gui.games.hand_and_foot.presenter.values import (
    FIRST_MELD,
    SLOT_OF,
    CardGroup,
    Draft,
    Place,
    SlotKind,
)
from handfoot_gui.games.hand_and_foot.presenter.zones import hand_order
from handfoot_gui.games.hand_and_foot.rules.laying import points_of
from handfoot_gui.games.hand_and_foot.rules.legality import (
    first_meld,
    is_down,
)
from handfoot_gui.games.hand_and_foot.rules.melds import Kind
from handfoot_gui.games.hand_and_foot.rules.moves import (
    TakePile,
)
from handfoot_gui.games.hand_and_foot.rules.openings import missing_for_opening, openings
from handfoot_gui.games.hand_and_foot.rules.problems import PileBlocked
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.state import Phase, View
from handfoot_gui.games.hand_and_foot.text.refusals import refusal
from handfoot_gui.games.hand_and_foot.text.rule_card import HandAndFootCard

_ANY_ORDER: Final = HandOrder()
_LARGE_PILE: Final = 5
"""Cards of a discard pile beyond which it is worth explaining what a take brings."""


class HandAndFootGuidance(Guidance[View, Draft]):
    """Guidance under *rules*; *names* are the players by seat."""

    def __init__(
        self, words: Words, names: Sequence[str], rules: HandAndFoot, table: HandAndFootTable
    ) -> None:
        super().__init__(words)
        self._names, self._rules, self._table = names, rules, table

    def openings(self, view: View) -> tuple[Opening[Draft], ...]:
        options, first = self._rules.options, first_meld(self._rules.options, view)
        found = []
        for move in openings(options, view):
            melds = tuple(meld.cards for meld in move.melds)
            laid = {card for meld in melds for card in meld}
            is_take = isinstance(move, TakePile)
            left = tuple(card for card in view.holding if card not in laid)
            made = Opening(
                Draft(tuple(map(CardGroup, melds)), is_take=is_take),
                melds,
                hand_order(left, _ANY_ORDER),
                points_of(options, move.melds),
                0 if first is None or first.is_pile else first.points,
                is_take,
                is_later=not is_take and view.public.phase is Phase.DRAW,
            )
            found.append(made)
        return tuple(found)

    def no_opening(self, view: View) -> str:
        first = first_meld(self._rules.options, view)
        if first is None:
            return self.words.translate("GamePresenter", "Your side is already down.")
        is_asked = view.public.phase in (Phase.DRAW, Phase.PLAY)
        problem = missing_for_opening(self._rules.options, view) if is_asked else None
        if problem is None:
            return self.words.translate("GamePresenter", "Nothing can be laid down now.")
        return refusal(self.words, self._names, self._rules.options, problem)

    def possible(self, view: View, draft: Draft) -> tuple[Possible, ...]:
        said = HandAndFootPossible(self.words, self._names, self._rules, self._table)
        return said.all(view, draft)

    def tips(self, view: View) -> tuple[Tip, ...]:
        card, public = HandAndFootCard(self.words, self._rules.options), view.public
        own, translate = public.tables[self._rules.options.side_of(view.seat)], self.words.translate
        is_drawing, top = public.phase is Phase.DRAW, public.pile[-1:]
        first = is_drawing and not any(table.is_down for table in public.tables)
        is_shut = bool(top) and isinstance(self._rules.problem(view, TakePile(())), PileBlocked)
        melds, pile, stock = own.melds, (Place.DISCARD,), (Place.STOCK,)
        needed, reds = (FIRST_MELD, Place.NEW_MELD), (SlotKind.RED_THREES,)
        dirty = (SLOT_OF[Kind.DIRTY], Place.MELD)
        is_to_lay = public.phase is Phase.PLAY and not is_down(self._rules.options, view)
        has_wild = any(held.is_wild for held in view.holding)
        has_dirty = any(meld.wilds and meld.rank is not None for meld in melds)
        is_large = is_drawing and public.pile_size > _LARGE_PILE
        met = (
            ("turn", first, card.turn,
             translate("HandAndFootTips", "How a turn goes"), stock),
            ("first meld", is_to_lay, card.first_meld_needs,
             translate("HandAndFootTips", "The first meld"), needed),
            ("wild", has_wild, card.wilds,
             translate("HandAndFootTips", "Wild cards"), (HAND,)),
            ("red three", bool(own.red_threes), card.red_threes_counted,
             translate("HandAndFootTips", "A red three"), reds),
            ("blocked", is_drawing and is_shut, card.blocked,
             translate("HandAndFootTips", "A blocked pile"), pile),
            ("frozen", is_drawing and public.frozen, card.frozen,
             translate("HandAndFootTips", "A frozen pile"), pile),
            ("pile", is_large, card.brought,
             translate("HandAndFootTips", "A large discard pile"), pile),
            ("foot", public.in_foot[view.seat], card.packets,
             translate("HandAndFootTips", "Hand and foot"), (Place.FOOT,)),
            ("dirty", has_dirty, card.piles,
             card.word.put_into(translate("HandAndFootTips", "{clean:^} and {dirty}")), dirty),
        )  # fmt: skip
        return tuple(
            Tip(name, title, text, tuple(map(str, about)))
            for name, is_met, say, title, about in met
            if is_met and (text := say())
        )

    def meaning(self, term: str) -> str:
        card = HandAndFootCard(self.words, self._rules.options)
        said = {
            Place.MELD: (card.meld, card.piles),
            Place.NEW_MELD: (card.meld, card.first_meld_needs),
            Place.STOCK: (card.turn,),
            Place.DISCARD: (card.discard_pile,),
            Place.FOOT: (card.packets,),
            PLAYER: (card.packets,),
            SlotKind.RED_THREES: (card.red_threes_counted,),
            FIRST_MELD: (card.first_meld_needs,),
        }
        told = [say() for say in said.get(term, ())]
        for kind, slot in SLOT_OF.items():
            if term == slot:
                told += [card.piles(), card.bonuses()[kind]]
        return " ".join(filter(None, told))
