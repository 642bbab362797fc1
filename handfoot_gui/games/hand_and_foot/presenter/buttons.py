"""What buttons do in Hand and Foot, with what is selected or laid out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from handfoot_gui.core import table as t
from handfoot_gui.core.cards import Card
from handfoot_gui.core.table import ButtonRole
from handfoot_gui.games.hand_and_foot.presenter import values as v
from handfoot_gui.games.hand_and_foot.presenter.gestures import Gestures
from handfoot_gui.games.hand_and_foot.presenter.targets import Targets
from handfoot_gui.games.hand_and_foot.presenter.values import ActCode, Draft
from handfoot_gui.games.hand_and_foot.rules import moves as m
from handfoot_gui.games.hand_and_foot.rules import problems as no
from handfoot_gui.games.hand_and_foot.rules.legality import (
    does_draw_end_deal,
    draw_size,
    player_to_move,
)
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.state import Phase, View

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


class Buttons:
    """The buttons of the seat of *view* while *draft* is laid out."""

    def __init__(self, rules: HandAndFoot, gestures: Gestures, view: View, draft: Draft) -> None:
        self._rules, self._options = rules, rules.options
        self._gestures, self._view, self._draft = gestures, view, draft
        self._taken = rules.options.taken(view.public.pile_size)
        """How many cards a take of the discard pile brings."""

    def all(self, cards: tuple[Card, ...]) -> tuple[Action, ...]:
        """What the bar offers while *cards* are selected."""
        gestures, view = self._gestures, self._view
        if player_to_move(view.public) != view.seat:
            return ()
        if view.public.phase is Phase.ANSWER:
            # Both are honest, so that neither stands out.
            yes, warning = m.Answer(True), gestures.slips.warning(m.Answer(True))
            return (
                t.Action(ActCode.NO, ButtonRole.PLAIN, m.Answer(False)),
                t.Action(ActCode.YES, ButtonRole.PLAIN, yes, warning=warning),
            )
        if view.public.phase is Phase.CUT:
            wanted = self._options.each_dealt
            return self.cut(min(wanted, sum(view.stock_counts)))
        if self._draft.is_split:
            return split_acts(gestures.draws.splits, view.stock_counts)
        return (*self._beside(cards), *self._going_on(cards))

    def _going_on(self, cards: tuple[Card, ...]) -> list[Action]:
        """What goes on with the turn, the main thing last."""
        found: list[Action] = []
        main = self._draft_act()
        if self._gestures.is_to_draw:
            if cards:
                main = self._take_act(cards) or main
            found += self._draw_acts(is_main=main is None)
        elif cards:
            main = self._lay_act(cards)
            discard = self._discard_act(cards, is_main=main is None)
            if discard is not None and (main is None or discard.is_on):
                found.append(discard)
        elif main is None:
            main = self._end_act()
        return found if main is None else [*found, main]

    def _beside(self, cards: tuple[Card, ...]) -> Iterator[Action]:
        """What can be done besides going on with the turn: take cards back, ask the partners."""
        if cards:
            yield t.Action(ActCode.PUT_BACK, ButtonRole.QUIET)
            return
        if not self._draft.is_empty:
            role = ButtonRole.QUIET if self._gestures.is_to_draw else ButtonRole.PLAIN
            yield t.Action(ActCode.TAKE_ALL_BACK, role)
        if self._gestures.problem(m.Ask()) is None:
            role = ButtonRole.PLAIN if self._draft.is_empty else ButtonRole.QUIET
            yield t.Action(
                ActCode.ASK, role, m.Ask(), warning=self._gestures.slips.warning(m.Ask())
            )

    def _draw_acts(self, *, is_main: bool) -> Iterator[Action]:
        """The ways to draw, if there are any; *is_main*: nothing laid out could be done instead."""
        draw, splits = self._gestures.draws.usual, self._gestures.draws.splits
        if self._gestures.problem(draw) is not None:
            return
        is_plain = (
            not is_main
            or self._gestures.can_take()
            or self._gestures.problem(m.Ask()) is None
            or self._gestures.slips.warning(draw) is not None
        )
        if len(splits) == 1:
            yield split_act(ActCode.DRAW_EACH, ButtonRole.PLAIN, splits[0])
        elif splits:
            yield t.Action(ActCode.SPLIT, ButtonRole.PLAIN, target=v.BOTH_STOCKS)
        yield self._draw_act(ButtonRole.PLAIN if is_plain else ButtonRole.PRIMARY, draw)

    def cut(self, amount: int) -> tuple[Action, ...]:
        """What it offers while *amount* is chosen."""
        move = m.Cut(amount)
        if self._rules.problem(self._view, move) is not None:
            return ()
        return (t.Action(ActCode.CUT, ButtonRole.PRIMARY, move, number=amount),)

    def _draw_act(self, role: ButtonRole, draw: m.Move) -> Action:
        if does_draw_end_deal(self._options, self._view):
            left, ends = sum(self._view.stock_counts), v.EndsDeal()
            return t.Action(ActCode.DRAW_LAST, role, draw, number=left, warning=ends)
        return t.Action(ActCode.DRAW, role, draw, number=draw_size(self._options, self._view))

    def _end_act(self) -> Action:
        """The button that ends the turn with nothing selected: no card can be discarded, or one is
        to be selected."""
        if self._gestures.problem(m.EndTurn()) is not None:
            return t.Action(ActCode.DISCARD, ButtonRole.PRIMARY, target=t.DISCARD, is_on=False)
        is_all = all(isinstance(move, m.EndTurn) for move in self._rules.suggestions(self._view))
        role = ButtonRole.PRIMARY if is_all else ButtonRole.PLAIN
        return t.Action(ActCode.END_TURN, role, m.EndTurn())

    def _draft_act(self) -> Action | None:
        if self._draft.is_empty:
            return None
        move = v.move_of(self._draft)
        problem = self._gestures.problem(move)
        is_on = problem is None
        warning = self._gestures.slips.warning(move) if is_on else None
        return t.Action(
            ActCode.TAKE if self._draft.is_take else ActCode.LAY,
            _role(warning),
            move if is_on else None,
            number=self._taken if self._draft.is_take else 0,
            is_on=is_on,
            warning=warning,
            problem=problem,
        )

    def _take_act(self, cards: tuple[Card, ...]) -> Action | None:
        result = self._gestures.drop(self._draft, cards, t.DISCARD)
        number = self._taken
        match result:
            case t.Chosen(move, warning):
                return t.Action(ActCode.TAKE, _role(warning), move, number=number, warning=warning)
            case t.Drafted(after):
                return self._lay_out_act(after, t.DISCARD)
        return None

    def _lay_act(self, cards: tuple[Card, ...]) -> Action | None:
        targets = Targets(self._options, self._gestures, self._draft, cards).of_laying()
        best = next((target.key for target in targets if target.is_best), None)
        if best is None and targets and len(cards) > 1:
            # Several places that come to the same: to whatever it costs, there is one way.
            drop = self._gestures.drop
            first, *others = (drop(self._draft, cards, target.key) for target in targets)
            best = targets[0].key if all(other == first for other in others) else None
        if best is None:
            return self._waiting_lay(cards)
        match self._gestures.drop(self._draft, cards, best):
            case t.Chosen(move, warning):
                return t.Action(ActCode.LAY, _role(warning), move, warning=warning)
            case t.Drafted(after):
                return self._lay_out_act(after, best)
        return None

    def _lay_out_act(self, after: Draft, key: str) -> Action:
        """The button that lays selected cards out on zone *key*, *after* which these lie there;
        what cannot become a move does not stand out."""
        is_golden = self._gestures.growing.leads_on(after)
        role = ButtonRole.PRIMARY if is_golden else ButtonRole.PLAIN
        return t.Action(ActCode.LAY_OUT, role, target=key)

    def _waiting_lay(self, cards: tuple[Card, ...]) -> Action | None:
        """The button of a lay-down that is clearly meant, but waits for something."""
        ranks = {card.rank for card in cards if not card.is_wild}
        is_mixture = len(ranks) > 1 and any(card.is_wild for card in cards)
        match self._gestures.drop(self._draft, cards, t.NEW_MELD):
            case t.Refused(problem) if (
                isinstance(problem, v.WildFitsSeveral)
                or (isinstance(problem, no.TooFewCards) and is_mixture)
                or (len(cards) > 1 and len(ranks) == 1)
            ):
                return t.Action(ActCode.LAY, ButtonRole.PRIMARY, is_on=False, problem=problem)
        return None

    def _discard_act(self, cards: tuple[Card, ...], *, is_main: bool) -> Action | None:
        role = ButtonRole.PRIMARY if is_main else ButtonRole.PLAIN
        match self._gestures.drop(self._draft, cards, t.DISCARD):
            case t.Chosen(move, warning):
                role = role if warning is None else ButtonRole.PLAIN
                return t.Action(ActCode.DISCARD, role, move, warning=warning)
        return t.Action(ActCode.DISCARD, role, target=t.DISCARD, is_on=False)

    def of_move(self, move: m.Move) -> Action:
        """The primary button that plays *move* as it is."""
        number, warning = 0, None
        match move:
            case m.Draw((first, second)) if first and second:
                return split_act(ActCode.SPLIT_EVEN, ButtonRole.PRIMARY, move)
            case m.Draw():
                return self._draw_act(ButtonRole.PRIMARY, move)
            case m.TakePile():
                code, number = ActCode.TAKE, self._taken
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
            warning = self._gestures.slips.warning(move)
        return t.Action(code, ButtonRole.PRIMARY, move, number=number, warning=warning)


def _role(warning: t.MoveWarning | None) -> ButtonRole:
    """How much the button of a move stands out: what may be a slip never does."""
    return ButtonRole.PRIMARY if warning is None else ButtonRole.PLAIN
