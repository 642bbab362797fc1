"""Hand and Foot at the table: a view as zones, and what may be done with selected cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from msgspec.structs import replace

from handfoot_gui.core import table as t
from handfoot_gui.core.cards import Card
from handfoot_gui.games.hand_and_foot.presenter import values as v
from handfoot_gui.games.hand_and_foot.presenter.buttons import Buttons
from handfoot_gui.games.hand_and_foot.presenter.dealing import HandAndFootDealing
from handfoot_gui.games.hand_and_foot.presenter.gestures import (
    Gestures,
    Result,
)
from handfoot_gui.games.hand_and_foot.presenter.targets import Targets
from handfoot_gui.games.hand_and_foot.presenter.values import ActCode, Draft
from handfoot_gui.games.hand_and_foot.presenter.zones import table_of
from handfoot_gui.games.hand_and_foot.rules import moves as m
from handfoot_gui.games.hand_and_foot.rules.laying import kind_of
from handfoot_gui.games.hand_and_foot.rules.legality import (
    player_to_move,
    rounds_left,
)
from handfoot_gui.games.hand_and_foot.rules.melds import SideTable
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.state import Phase, View

Action: TypeAlias = t.Action[m.Move]


class HandAndFootTable(t.TableAdapter[View, m.Move, Draft]):
    """The table of one rule set."""

    game = "hand-and-foot"
    draft_type = Draft

    def __init__(self, rules: HandAndFoot) -> None:
        self._rules = rules
        self._last: tuple[tuple[object, ...], v.HandAndFootScene] | None = None
        """The last table with what it was asked for; a gesture asks for it more than once."""

    @property
    def empty(self) -> Draft:
        return v.EMPTY

    @property
    def dealing(self) -> HandAndFootDealing:
        return HandAndFootDealing(self._rules.options)

    def table(self, view: View, draft: Draft, order: t.HandOrder) -> v.HandAndFootScene:
        asked = (view, draft, order, self.tells_piles)
        if self._last is None or self._last[0] != asked:
            table = table_of(self._rules.options, view, draft, order, tells_pile=self.tells_piles)
            self._last = asked, table
        return self._last[1]

    def _gestures(self, view: View) -> Gestures:
        agreed = dict(enumerate(self.agreed)).get(self._rules.options.side_of(view.seat), ())
        return Gestures(self._rules, view, agreed)

    # --- what gestures mean -------------------------------------------------------------------

    def drop(
        self,
        view: View,
        draft: Draft,
        cards: tuple[Card, ...],
        key: str,
        index: int | None = None,
    ) -> Result:
        del index
        gestures = self._gestures(view)
        if _is_of_others(self._rules.options, view, key):
            return t.Refused(t.OtherSide()) if cards else None
        return gestures.drop(draft, cards, _meant(self._rules.options, view, key))

    def preview(
        self,
        view: View,
        draft: Draft,
        cards: tuple[Card, ...],
        key: str,
        index: int | None = None,
    ) -> t.DropPreview | None:
        del index
        if _is_of_others(self._rules.options, view, key):
            return t.DropPreview(key, problem=t.OtherSide())
        targets = Targets(self._rules.options, self._gestures(view), draft, cards)
        return targets.preview(_meant(self._rules.options, view, key))

    def targets(self, view: View, draft: Draft, cards: tuple[Card, ...]) -> tuple[t.Target, ...]:
        return Targets(self._rules.options, self._gestures(view), draft, cards).all(view)

    # --- what buttons do ----------------------------------------------------------------------

    def acts(self, view: View, draft: Draft, cards: tuple[Card, ...]) -> tuple[Action, ...]:
        return Buttons(self._rules, self._gestures(view), view, draft).all(cards)

    def acts_with(self, view: View, amount: int) -> tuple[Action, ...]:
        return Buttons(self._rules, self._gestures(view), view, v.EMPTY).cut(amount)

    def act(self, move: m.Move, view: View) -> Action:
        return Buttons(self._rules, self._gestures(view), view, v.EMPTY).of_move(move)

    def new_meld(self, side: int | None) -> v.SideZone:
        return v.SideZone(t.NEW_MELD, v.Place.NEW_MELD, side)

    def exchange(self, view: View, draft: Draft, cards: tuple[Card, ...]) -> t.Exchange | None:
        laid = tuple(group.cards for group in draft.groups) if draft.is_take else ()
        if cards and view.public.phase is Phase.DRAW:
            match self.drop(view, draft, cards, t.DISCARD):
                case t.Chosen(m.TakePile(melds)):
                    laid = tuple(placement.cards for placement in melds)
                case t.Drafted(Draft(groups=groups, is_take=True)):
                    laid = tuple(group.cards for group in groups)
        if not laid:
            return None
        public, pile = view.public, view.public.pile[::-1]
        taken = self._rules.options.taken(public.pile_size)
        if public.followed:
            return t.Exchange(laid, backs=taken - 1)
        below = pile[1:taken]
        return t.Exchange(laid, below) if self.tells_piles else t.Exchange(laid, backs=len(below))

    # --- helps --------------------------------------------------------------------------------

    def same_kind(self, view: View, draft: Draft, card: Card) -> tuple[Card, ...]:
        del draft
        return tuple(other for other in view.holding if other.rank is card.rank)

    def kept(self, view: View, draft: Draft) -> Draft:
        public = view.public
        if draft.is_empty or public.turn != view.seat:
            return v.EMPTY
        own = public.tables[self._rules.options.side_of(view.seat)]
        top = public.pile[-1] if public.pile else None
        gone = [
            card
            for group in draft.groups
            for card in group.cards
            if (card not in view.holding and not (card is top and public.phase is Phase.DRAW))
            or (group.onto is not None and not _takes_more(self._rules.options, own, group))
        ]
        left = v.without(draft, gone, top)
        is_take = left.is_take and top is not None and top in left.cards
        return Draft(left.groups, is_take)

    def can_resume(self, view: View, draft: Draft) -> bool:
        if draft.is_empty or player_to_move(view.public) != view.seat:
            return False
        return self._gestures(view).growing.can_lie(draft)

    def taken_back(self, draft: Draft) -> Draft:
        return replace(draft, is_split=False) if draft.is_split else v.EMPTY

    def step_back(self, view: View, draft: Draft) -> Draft:
        if not draft.groups:
            return self.taken_back(draft)
        public = view.public
        top = public.pile[-1] if public.pile else None
        return v.without(draft, draft.groups[-1].cards[-1:], top)

    def rounds_left(self, view: View) -> float:
        return rounds_left(self._rules.options, view)

    def is_to_draw(self, view: View) -> bool:
        draws = (ActCode.DRAW, ActCode.DRAW_LAST)
        return any(act.code in draws for act in self.acts(view, v.EMPTY, ()))

    def gesture(self, view: View, move: m.Move) -> tuple[tuple[Card, ...], str] | None:
        own = self._rules.options.side_of(view.seat)
        match move:
            case m.Draw(counts):
                return ((), t.STOCK if counts[0] else v.SECOND_STOCK)
            case m.Discard(card):
                return ((card,), t.DISCARD)
            case m.TakePile(melds):
                cards = (card for placement in melds for card in placement.cards)
                return (tuple(card for card in cards if card in view.holding), t.DISCARD)
            case m.Lay(melds):
                cards = (card for placement in melds for card in placement.cards)
                return (
                    tuple(cards),
                    _key_of(self._rules.options, view.public.tables[own], own, melds),
                )
        return None

    def hint_targets(self, view: View, move: m.Move) -> tuple[t.Target, ...]:
        if not isinstance(move, m.Lay | m.TakePile):
            return super().hint_targets(view, move)
        return Targets(self._rules.options, self._gestures(view), v.EMPTY, ()).of_move(move, view)

    def is_same(self, view: View, move: m.Move, other: m.Move) -> bool:
        del view
        return _done(move) == _done(other)


def _done(move: m.Move) -> object:
    """What *move* does, whichever of equal cards it takes: suits make no difference."""
    match move:
        case m.Discard(card):
            return m.Discard, card.rank, card.is_red_three
        case m.Lay(melds) | m.TakePile(melds):
            laid = [(one.onto, tuple(sorted(card.rank for card in one.cards))) for one in melds]
            return type(move), tuple(sorted(laid, key=repr))
        case m.Draw():
            return m.Draw
    return move


def _is_of_others(options: Options, view: View, key: str) -> bool:
    """Whether zone *key* belongs to another side, or is the whole of one."""
    own = options.side_of(view.seat)
    others = (side for side in range(len(view.public.tables)) if side != own)
    return any(
        key == t.side_key(side) or key.startswith((f"meld{side}.", f"slot{side}."))
        for side in others
    )


def _meant(options: Options, view: View, key: str) -> str:
    """A new meld, where the whole of the own side is pointed at."""
    return t.NEW_MELD if key == t.side_key(options.side_of(view.seat)) else key


def _key_of(options: Options, table: SideTable, side: int, melds: Sequence[m.Placement]) -> str:
    """The zone that *melds* are put on, with a slot where a pile takes the first."""
    onto = melds[0].onto
    if onto is not None and table.melds[onto].is_complete:
        return v.slot_key(side, v.SLOT_OF[kind_of(options, table.melds[onto])])
    return t.NEW_MELD if onto is None or len(melds) > 1 else v.meld_key(side, onto)


def _takes_more(options: Options, table: SideTable, group: v.CardGroup) -> bool:
    """Whether the meld that *group* is laid out on is still there and may take cards."""
    if group.onto is None or group.onto >= len(table.melds):
        return False
    is_open = options.is_open or any(card.is_lady for card in group.cards)
    return is_open or not table.melds[group.onto].is_complete
