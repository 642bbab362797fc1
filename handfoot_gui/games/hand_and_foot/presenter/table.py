"""Hand and Foot at the table: a view as zones, and what may be done with selected cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from msgspec.structs import replace

from handfoot_gui.core import table as t
from handfoot_gui.core.cards import Card
from handfoot_gui.core.table import ButtonRole
from handfoot_gui.games.hand_and_foot.presenter import values as v
from handfoot_gui.games.hand_and_foot.presenter.dealing import HandAndFootDealing
from handfoot_gui.games.hand_and_foot.presenter.gestures import (
    Gestures,
    Result,
    split_act,
    split_acts,
)
from handfoot_gui.games.hand_and_foot.presenter.targets import Targets
from handfoot_gui.games.hand_and_foot.presenter.values import ActCode, Draft
from handfoot_gui.games.hand_and_foot.presenter.zones import table_of
from handfoot_gui.games.hand_and_foot.rules import moves as m
from handfoot_gui.games.hand_and_foot.rules import problems as no
from handfoot_gui.games.hand_and_foot.rules.laying import kind_of
from handfoot_gui.games.hand_and_foot.rules.legality import (
    does_draw_end_deal,
    player_to_move,
    rounds_left,
)
from handfoot_gui.games.hand_and_foot.rules.melds import SideTable
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.state import Phase, View

Action: TypeAlias = t.Action[m.Move]


class HandAndFootTable(t.TableAdapter[View, m.Move, Draft]):
    """The table of one rule set."""

    game = "hand-and-foot"
    draft_type = Draft

    def __init__(self, rules: HandAndFoot) -> None:
        self._rules = rules
        self._options = rules.options
        self._last: tuple[tuple[object, ...], v.HandAndFootScene] | None = None
        """The last table with what it was asked for; a gesture asks for it more than once."""

    @property
    def empty(self) -> Draft:
        return v.EMPTY

    @property
    def dealing(self) -> HandAndFootDealing:
        return HandAndFootDealing(self._options)

    def table(self, view: View, draft: Draft, order: t.HandOrder) -> v.HandAndFootScene:
        asked = (view, draft, order, self.tells_piles)
        if self._last is None or self._last[0] != asked:
            table = table_of(self._options, view, draft, order, tells_pile=self.tells_piles)
            self._last = asked, table
        return self._last[1]

    def _gestures(self, view: View) -> Gestures:
        agreed = dict(enumerate(self.agreed)).get(self._options.side_of(view.seat), ())
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
        if self._is_of_others(view, key):
            return t.Refused(t.OtherSide()) if cards else None
        return gestures.drop(draft, cards, self._meant(view, key))

    def preview(
        self,
        view: View,
        draft: Draft,
        cards: tuple[Card, ...],
        key: str,
        index: int | None = None,
    ) -> t.DropPreview | None:
        del index
        if self._is_of_others(view, key):
            return t.DropPreview(key, problem=t.OtherSide())
        targets = Targets(self._options, self._gestures(view), draft, cards)
        return targets.preview(self._meant(view, key))

    def _is_of_others(self, view: View, key: str) -> bool:
        """Whether zone *key* belongs to another side, or is the whole of one."""
        own = self._options.side_of(view.seat)
        others = (side for side in range(len(view.public.tables)) if side != own)
        return any(
            key == t.side_key(side) or key.startswith((f"meld{side}.", f"slot{side}."))
            for side in others
        )

    def _meant(self, view: View, key: str) -> str:
        """A new meld, where the whole of the own side is pointed at."""
        return t.NEW_MELD if key == t.side_key(self._options.side_of(view.seat)) else key

    def targets(self, view: View, draft: Draft, cards: tuple[Card, ...]) -> tuple[t.Target, ...]:
        return Targets(self._options, self._gestures(view), draft, cards).all(view)

    def _takes(self, view: View) -> int:
        return self._options.taken(len(view.public.pile))

    # --- what buttons do ----------------------------------------------------------------------

    def acts(self, view: View, draft: Draft, cards: tuple[Card, ...]) -> tuple[Action, ...]:
        if player_to_move(view.public) != view.seat:
            return ()
        gestures = self._gestures(view)
        if view.public.phase is Phase.ANSWER:
            # Both are honest, so that neither stands out.
            yes, warning = m.Answer(True), gestures.warning(m.Answer(True))
            return (
                t.Action(ActCode.NO, ButtonRole.PLAIN, m.Answer(False)),
                t.Action(ActCode.YES, ButtonRole.PLAIN, yes, warning=warning),
            )
        if view.public.phase is Phase.CUT:
            wanted = self._options.hand_size + self._options.foot_size
            return self.acts_with(view, min(wanted, sum(view.stock_counts)))
        if draft.is_split:
            return split_acts(gestures.splits, view.stock_counts)
        beside = self._beside(gestures, draft, cards)
        return (*beside, *self._going_on(view, gestures, draft, cards))

    def _going_on(
        self, view: View, gestures: Gestures, draft: Draft, cards: tuple[Card, ...]
    ) -> list[Action]:
        """What goes on with the turn, the main thing last."""
        found: list[Action] = []
        main = self._draft_act(view, gestures, draft)
        if gestures.is_to_draw:
            if cards:
                main = self._take_act(view, gestures, draft, cards) or main
            found += self._draw_acts(view, gestures, is_main=main is None)
        elif cards:
            main = self._lay_act(gestures, draft, cards)
            discard = self._discard_act(gestures, draft, cards, is_main=main is None)
            if discard is not None and (main is None or discard.is_on):
                found.append(discard)
        elif main is None:
            main = self._end_act(view, gestures)
        return found if main is None else [*found, main]

    def _beside(
        self, gestures: Gestures, draft: Draft, cards: tuple[Card, ...]
    ) -> Iterator[Action]:
        """What can be done besides going on with the turn: take cards back, ask the partners."""
        if cards:
            yield t.Action(ActCode.PUT_BACK, ButtonRole.QUIET)
            return
        if not draft.is_empty:
            role = ButtonRole.QUIET if gestures.is_to_draw else ButtonRole.PLAIN
            yield t.Action(ActCode.TAKE_ALL_BACK, role)
        if gestures.problem(m.Ask()) is None:
            role = ButtonRole.PLAIN if draft.is_empty else ButtonRole.QUIET
            yield t.Action(ActCode.ASK, role, m.Ask(), warning=gestures.warning(m.Ask()))

    def _draw_acts(self, view: View, gestures: Gestures, *, is_main: bool) -> Iterator[Action]:
        """The ways to draw, if there are any; *is_main*: nothing laid out could be done instead."""
        draw, splits = gestures.draw, gestures.splits
        if gestures.problem(draw) is not None:
            return
        is_plain = (
            not is_main
            or gestures.can_take()
            or gestures.problem(m.Ask()) is None
            or gestures.warning(draw) is not None
        )
        if len(splits) == 1:
            yield split_act(ActCode.DRAW_EACH, ButtonRole.PLAIN, splits[0])
        elif splits:
            yield t.Action(ActCode.SPLIT, ButtonRole.PLAIN, target=v.BOTH_STOCKS)
        yield self._draw_act(view, ButtonRole.PLAIN if is_plain else ButtonRole.PRIMARY, draw)

    def acts_with(self, view: View, amount: int) -> tuple[Action, ...]:
        move = m.Cut(amount)
        if self._rules.problem(view, move) is not None:
            return ()
        return (t.Action(ActCode.CUT, ButtonRole.PRIMARY, move, number=amount),)

    def _draw_act(self, view: View, role: ButtonRole, draw: m.Move) -> Action:
        if does_draw_end_deal(self._options, view):
            left, ends = sum(view.stock_counts), v.EndsDeal()
            return t.Action(ActCode.DRAW_LAST, role, draw, number=left, warning=ends)
        return t.Action(ActCode.DRAW, role, draw, number=self._options.draw)

    def _end_act(self, view: View, gestures: Gestures) -> Action:
        """The button that ends the turn with nothing selected: no card can be discarded, or one is
        to be selected."""
        if gestures.problem(m.EndTurn()) is not None:
            return t.Action(ActCode.DISCARD, ButtonRole.PRIMARY, target=t.DISCARD, is_on=False)
        is_all = all(isinstance(move, m.EndTurn) for move in self._rules.suggestions(view))
        role = ButtonRole.PRIMARY if is_all else ButtonRole.PLAIN
        return t.Action(ActCode.END_TURN, role, m.EndTurn())

    def _draft_act(self, view: View, gestures: Gestures, draft: Draft) -> Action | None:
        if draft.is_empty:
            return None
        move = v.move_of(draft)
        problem = gestures.problem(move)
        is_on = problem is None
        warning = gestures.warning(move) if is_on else None
        return t.Action(
            ActCode.TAKE if draft.is_take else ActCode.LAY,
            _role(warning),
            move if is_on else None,
            number=self._takes(view) if draft.is_take else 0,
            is_on=is_on,
            warning=warning,
            problem=problem,
        )

    def _take_act(
        self, view: View, gestures: Gestures, draft: Draft, cards: tuple[Card, ...]
    ) -> Action | None:
        result = gestures.drop(draft, cards, t.DISCARD)
        number = self._takes(view)
        match result:
            case t.Chosen(move, warning):
                return t.Action(ActCode.TAKE, _role(warning), move, number=number, warning=warning)
            case t.Drafted(after):
                return self._lay_out_act(gestures, after, t.DISCARD)
        return None

    def _lay_act(self, gestures: Gestures, draft: Draft, cards: tuple[Card, ...]) -> Action | None:
        targets = Targets(self._options, gestures, draft, cards).of_laying()
        best = next((target.key for target in targets if target.is_best), None)
        if best is None and targets and len(cards) > 1:
            # Several places that come to the same: to whatever it costs, there is one way.
            first, *others = (gestures.drop(draft, cards, target.key) for target in targets)
            best = targets[0].key if all(other == first for other in others) else None
        if best is None:
            return self._waiting_lay(gestures, draft, cards)
        match gestures.drop(draft, cards, best):
            case t.Chosen(move, warning):
                return t.Action(ActCode.LAY, _role(warning), move, warning=warning)
            case t.Drafted(after):
                return self._lay_out_act(gestures, after, best)
        return None

    def _lay_out_act(self, gestures: Gestures, after: Draft, key: str) -> Action:
        """The button that lays selected cards out on zone *key*, *after* which these lie there;
        what cannot become a move does not stand out."""
        is_golden = gestures.leads_on(after)
        role = ButtonRole.PRIMARY if is_golden else ButtonRole.PLAIN
        return t.Action(ActCode.LAY_OUT, role, target=key)

    def _waiting_lay(
        self, gestures: Gestures, draft: Draft, cards: tuple[Card, ...]
    ) -> Action | None:
        """The button of a lay-down that is clearly meant, but waits for something."""
        ranks = {card.rank for card in cards if not card.is_wild}
        is_mixture = len(ranks) > 1 and any(card.is_wild for card in cards)
        match gestures.drop(draft, cards, t.NEW_MELD):
            case t.Refused(problem) if (
                isinstance(problem, v.WildFitsSeveral)
                or (isinstance(problem, no.TooFewCards) and is_mixture)
                or (len(cards) > 1 and len(ranks) == 1)
            ):
                return t.Action(ActCode.LAY, ButtonRole.PRIMARY, is_on=False, problem=problem)
        return None

    def _discard_act(
        self, gestures: Gestures, draft: Draft, cards: tuple[Card, ...], *, is_main: bool
    ) -> Action | None:
        role = ButtonRole.PRIMARY if is_main else ButtonRole.PLAIN
        match gestures.drop(draft, cards, t.DISCARD):
            case t.Chosen(move, warning):
                role = role if warning is None else ButtonRole.PLAIN
                return t.Action(ActCode.DISCARD, role, move, warning=warning)
        return t.Action(ActCode.DISCARD, role, target=t.DISCARD, is_on=False)

    # --- helps --------------------------------------------------------------------------------

    def same_kind(self, view: View, draft: Draft, card: Card) -> tuple[Card, ...]:
        del draft
        return tuple(other for other in view.holding if other.rank is card.rank)

    def kept(self, view: View, draft: Draft) -> Draft:
        public = view.public
        if draft.is_empty or public.turn != view.seat:
            return v.EMPTY
        own = public.tables[self._options.side_of(view.seat)]
        top = public.pile[-1] if public.pile else None
        gone = [
            card
            for group in draft.groups
            for card in group.cards
            if (card not in view.holding and not (card is top and public.phase is Phase.DRAW))
            or (group.onto is not None and not self._takes_more(own, group))
        ]
        left = v.without(draft, gone, top)
        is_take = left.is_take and top is not None and top in left.cards
        return Draft(left.groups, is_take)

    def can_resume(self, view: View, draft: Draft) -> bool:
        if draft.is_empty or player_to_move(view.public) != view.seat:
            return False
        return self._gestures(view).can_lie(draft)

    def taken_back(self, draft: Draft) -> Draft:
        return replace(draft, is_split=False) if draft.is_split else v.EMPTY

    def step_back(self, view: View, draft: Draft) -> Draft:
        if not draft.groups:
            return self.taken_back(draft)
        public = view.public
        top = public.pile[-1] if public.pile else None
        return v.without(draft, draft.groups[-1].cards[-1:], top)

    def rounds_left(self, view: View) -> float:
        return rounds_left(self._options, view)

    def is_to_draw(self, view: View) -> bool:
        draws = (ActCode.DRAW, ActCode.DRAW_LAST)
        return any(act.code in draws for act in self.acts(view, v.EMPTY, ()))

    def _takes_more(self, table: SideTable, group: v.CardGroup) -> bool:
        """Whether the meld that *group* is laid out on is still there and may take cards."""
        if group.onto is None or group.onto >= len(table.melds):
            return False
        is_open = self._options.is_open or any(card.is_lady for card in group.cards)
        return is_open or not table.melds[group.onto].is_complete

    def gesture(self, view: View, move: m.Move) -> tuple[tuple[Card, ...], str] | None:
        own = self._options.side_of(view.seat)
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
                return (tuple(cards), self._key_of(view.public.tables[own], own, melds))
        return None

    def _key_of(self, table: SideTable, side: int, melds: Sequence[m.Placement]) -> str:
        """The zone that *melds* are put on, with a slot where a pile takes the first."""
        onto = melds[0].onto
        if onto is not None and table.melds[onto].is_complete:
            return v.slot_key(side, v.SLOT_OF[kind_of(self._options, table.melds[onto])])
        return t.NEW_MELD if onto is None or len(melds) > 1 else v.meld_key(side, onto)

    def hint_targets(self, view: View, move: m.Move) -> tuple[t.Target, ...]:
        if not isinstance(move, m.Lay | m.TakePile):
            return super().hint_targets(view, move)
        return Targets(self._options, self._gestures(view), v.EMPTY, ()).of_move(move, view)

    def act(self, move: m.Move, view: View) -> Action:
        number, warning = 0, None
        match move:
            case m.Draw((first, second)) if first and second:
                return split_act(ActCode.SPLIT_EVEN, ButtonRole.PRIMARY, move)
            case m.Draw():
                return self._draw_act(view, ButtonRole.PRIMARY, move)
            case m.TakePile():
                code, number = ActCode.TAKE, self._takes(view)
            case m.Lay():
                code = ActCode.LAY
            case m.Discard():
                code = ActCode.DISCARD
            case m.Ask():
                code = ActCode.ASK
            case m.Answer(may):
                code = ActCode.YES if may else ActCode.NO
            case m.Cut(height):
                code, number = ActCode.CUT, height
            case _:
                code = ActCode.END_TURN
        if isinstance(move, m.PlayerMove):
            warning = self._gestures(view).warning(move)
        return t.Action(code, ButtonRole.PRIMARY, move, number=number, warning=warning)

    def is_same(self, view: View, move: m.Move, other: m.Move) -> bool:
        del view
        return _done(move) == _done(other)


def _role(warning: t.MoveWarning | None) -> ButtonRole:
    """How much the button of a move stands out: what may be a slip never does."""
    return ButtonRole.PRIMARY if warning is None else ButtonRole.PLAIN


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
