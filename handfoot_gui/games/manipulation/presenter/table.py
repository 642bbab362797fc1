"""Manipulation Rummy at the table: what a view looks like, what gestures mean, what may be done."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import Final, TypeAlias

from handfoot_gui.core import table as t
from handfoot_gui.core.cards import Card
from handfoot_gui.core.errors import NotToMove, Problem
from handfoot_gui.core.table import ButtonRole, HandOrder, Tag, Target
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.manipulation.presenter.draft import (
    EMPTY,
    CardsInTheAir,
    DropKind,
    Laying,
    ManipulationDraft,
    NothingToSplit,
    StaysOnTable,
    can_resume,
    is_on_the_way,
    kept,
    layings,
    may_play,
    melds_of,
    next_number,
    pile_with,
    split_before,
    step_back,
    stepped,
    working,
)
from handfoot_gui.games.manipulation.presenter.scene import (
    ManipulationScene,
    meld_key,
    number_of,
    scene_of,
    wrong_piles,
)
from handfoot_gui.games.manipulation.rules import problems as no
from handfoot_gui.games.manipulation.rules.legality import player_to_move, problem_now
from handfoot_gui.games.manipulation.rules.melds import Meld, Name
from handfoot_gui.games.manipulation.rules.moves import Draw, EndTurn, Knock, Move, Play
from handfoot_gui.games.manipulation.rules.rules import Manipulation
from handfoot_gui.games.manipulation.rules.scoring import closing_lines
from handfoot_gui.games.manipulation.rules.shapes import MeldShape, meld_problem, shape_of
from handfoot_gui.games.manipulation.rules.state import Phase, View
from handfoot_gui.games.manipulation.text.names import name_sign

Action: TypeAlias = t.Action[Move]

SPLIT: Final = "split"
"""What the button that splits a meld before the selected card is aimed at."""


class ActCode(StrEnum):
    """What a button of the prompt bar does in Manipulation Rummy."""

    DRAW = "draw"
    PLAY = "play"
    END_TURN = "end turn"
    KNOCK = "knock"
    NEW_MELD = "new meld"
    ADD = "add"
    SPLIT = "split"
    TAKE_BACK = "take back"
    PUT_BACK = "put back"
    RESET = "reset"


class Buttons:
    """What the prompt bar offers under one rule set."""

    def __init__(self, rules: Manipulation, words: Words) -> None:
        self._rules = rules
        self._words = words

    def acts(
        self, view: View, draft: ManipulationDraft, cards: tuple[Card, ...], best: Target | None
    ) -> tuple[Action, ...]:
        """The buttons while *cards* are selected, for which *best* is the best place."""
        translate = self._words.translate
        found: list[Action] = []
        if cards:
            text = translate("ManipulationAct", "Put back")
            found.append(
                t.Action(ActCode.PUT_BACK, ButtonRole.QUIET, text=text, key=self._escape())
            )
        elif not draft.is_untouched:
            text = translate("ManipulationAct", "Reset turn")
            found.append(t.Action(ActCode.RESET, ButtonRole.QUIET, text=text, key=self._escape()))
        if player_to_move(view.public) != view.seat:
            return tuple(found)
        if view.public.phase is Phase.KNOCK:
            return (*found, *self._knock_acts(view))
        if cards and may_play(self._rules.options, view):
            return (*found, *self._lifted_acts(view, draft, cards, best))
        return (*found, *self._turn_acts(view, draft))

    def _escape(self) -> str:
        return self._words.translate("Table", "Esc")

    def _knock_acts(self, view: View) -> list[Action]:
        end = self._words.translate("ManipulationAct", "End turn")
        found: list[Action] = []
        if self._rules.problem(view, Knock()) is None:
            found.append(self._knock())
        return [
            *found,
            t.Action(ActCode.END_TURN, ButtonRole.PRIMARY, EndTurn(), text=end, key="E"),
        ]

    def _knock(self, role: ButtonRole = ButtonRole.PLAIN) -> Action:
        text = self._words.translate("ManipulationAct", "Knock")
        return t.Action(ActCode.KNOCK, role, Knock(), text=text, key="O")

    def _lifted_acts(
        self, view: View, draft: ManipulationDraft, cards: tuple[Card, ...], best: Target | None
    ) -> list[Action]:
        """What can be done with selected cards without pointing at a meld."""
        translate = self._words.translate
        piles = working(view, draft)
        found: list[Action] = []
        own = pile_with(piles, cards[0])
        if draft.cards.issuperset(cards):
            text = translate("ManipulationAct", "Take back")
            found.append(
                t.Action(ActCode.TAKE_BACK, ButtonRole.PLAIN, target=t.HAND, text=text, key="B")
            )
        elif len(cards) == 1 and own is not None and own.meld[0].card is not cards[0]:
            text = translate("ManipulationAct", "Split here")
            found.append(
                t.Action(ActCode.SPLIT, ButtonRole.PLAIN, target=SPLIT, text=text, key="P")
            )
        new = translate("ManipulationAct", "New meld")
        if best is None or best.key != t.NEW_MELD:
            found.append(
                t.Action(ActCode.NEW_MELD, ButtonRole.PLAIN, target=t.NEW_MELD, text=new, key="N")
            )
        if best is None:
            # Selected cards are put somewhere first: Enter must not end the turn by mistake.
            found.append(self._waiting(CardsInTheAir()))
        elif best.key == t.NEW_MELD:
            found.append(
                t.Action(ActCode.NEW_MELD, ButtonRole.PRIMARY, target=t.NEW_MELD, text=new, key="N")
            )
        else:
            text = translate("ManipulationAct", "Add to meld")
            found.append(
                t.Action(ActCode.ADD, ButtonRole.PRIMARY, target=best.key, text=text, key="L")
            )
        return found

    def _turn_acts(self, view: View, draft: ManipulationDraft) -> list[Action]:
        public, limit = view.public, self._rules.options.draw_limit
        if not draft.is_untouched:
            found = [self._play(view, draft)]
            if self._rules.problem(view, Draw()) is None and public.drawn + 1 < limit:
                found.insert(0, self._draw_act(view, ButtonRole.PLAIN))
            return found
        can_draw = self._rules.problem(view, Draw()) is None
        if can_draw and not may_play(self._rules.options, view):
            return [self._draw_act(view, ButtonRole.PRIMARY)]
        found = [self._draw_act(view, ButtonRole.PLAIN)] if can_draw else []
        if self._rules.problem(view, Knock()) is None:
            found.append(self._knock())
        if self._rules.problem(view, EndTurn()) is None:
            text = self._end_text()
            if public.last_lap is not None:
                text = self._words.translate("ManipulationAct", "Pass")
            return [
                *found,
                t.Action(ActCode.END_TURN, ButtonRole.PRIMARY, EndTurn(), text=text, key="E"),
            ]
        return [*found, self._play(view, draft)]

    def _draw_act(self, view: View, role: ButtonRole) -> Action:
        return t.Action(ActCode.DRAW, role, Draw(), text=self._draw_text(view), key="D")

    def _draw_text(self, view: View) -> str:
        translate = self._words.translate
        return (
            translate("ManipulationAct", "Draw 1"),
            translate("ManipulationAct", "Draw a second"),
            translate("ManipulationAct", "Draw a third"),
        )[min(2, view.public.drawn)]

    def _play(self, view: View, draft: ManipulationDraft) -> Action:
        """The button that ends the turn with the table as it lies, off while that is not legal."""
        move = Play(melds_of(working(view, draft)))
        problem = self._rules.problem(view, move)
        if problem is not None:
            return self._waiting(problem)
        text = self._play_text(view, len(draft.cards))
        return t.Action(ActCode.PLAY, ButtonRole.PRIMARY, move, text=text, key="E")

    def _waiting(self, problem: Problem) -> Action:
        """The button that ends the turn, off because of *problem*."""
        text = self._end_text()
        return t.Action(
            ActCode.PLAY, ButtonRole.PRIMARY, is_on=False, text=text, key="E", problem=problem
        )

    def _end_text(self) -> str:
        return self._words.translate("ManipulationAct", "End turn")

    def _play_text(self, view: View, count: int) -> str:
        """What comes of playing so many cards."""
        translate = self._words.translate
        if count == len(view.hand):
            return translate("ManipulationAct", "Go out")
        return self._end_text()

    def act(self, move: Move, view: View) -> Action:
        """The button that plays exactly *move*."""
        match move:
            case Draw():
                return self._draw_act(view, ButtonRole.PRIMARY)
            case Knock():
                return self._knock(ButtonRole.PRIMARY)
            case Play(melds):
                on_table = {laid.card for meld in melds for laid in meld}
                count = len(on_table & set(view.hand))
                text = self._words.translate("ManipulationAct", "Play {count}")
                text = text.format(count=self._words.number(count))
                return t.Action(ActCode.PLAY, ButtonRole.PRIMARY, move, text=text, key="E")
        return t.Action(ActCode.END_TURN, ButtonRole.PRIMARY, move, text=self._end_text(), key="E")


Outcome: TypeAlias = t.Outcome[ManipulationDraft, Move]
Choice: TypeAlias = t.Choice[ManipulationDraft, Move]


class ManipulationTable(t.TableAdapter[View, Move, ManipulationDraft]):
    """Manipulation Rummy under one rule set."""

    game = "manipulation"
    is_stepwise = True
    draft_type = ManipulationDraft

    def __init__(self, rules: Manipulation, words: Words) -> None:
        self._rules = rules
        self._words = words
        self._buttons = Buttons(rules, words)

    @property
    def empty(self) -> ManipulationDraft:
        return EMPTY

    # --- what lies where ----------------------------------------------------------------------

    def table(self, view: View, draft: ManipulationDraft, order: HandOrder) -> ManipulationScene:
        piles = working(view, draft)
        options, results = self._rules.options, view.public.results
        is_over = view.public.phase is Phase.OVER
        closing = closing_lines(options, results) if is_over else ()
        totals = [
            sum(result.points(seat) for result in results)
            + sum(line.points(seat) for line in closing)
            for seat in range(options.players)
        ]
        return scene_of(
            self._words,
            totals,
            view,
            piles,
            self.standing(view, draft),
            order,
            is_open=may_play(options, view),
        )

    def problem(self, view: View, draft: ManipulationDraft) -> Problem | None:
        """Why the turn cannot be ended with the table as it lies, or None."""
        return self._rules.problem(view, Play(melds_of(working(view, draft))))

    def standing(self, view: View, draft: ManipulationDraft) -> Name | None:
        """The name of a joker that was taken away without the real card in its place."""
        problem = None if draft.is_untouched else self.problem(view, draft)
        return problem.name if isinstance(problem, no.JokerStillStands) else None

    def wrong(self, view: View, draft: ManipulationDraft) -> tuple[tuple[Meld, Problem], ...]:
        """The melds that cannot stay as they are, each with the reason."""
        piles = working(view, draft)
        found = wrong_piles(view, piles, None)
        return tuple((pile.meld, found[pile.number]) for pile in piles if pile.number in found)

    # --- gestures -----------------------------------------------------------------------------

    def drop(
        self,
        view: View,
        draft: ManipulationDraft,
        cards: tuple[Card, ...],
        key: str,
        index: int | None = None,
    ) -> Outcome:
        if key == t.STOCK:
            return self._draw(view, draft)
        if not cards:
            return None
        options = self._rules.options
        if player_to_move(view.public) != view.seat:
            return t.Refused(NotToMove(view.seat, player_to_move(view.public)))
        problem = problem_now(options, view)
        if problem is not None:
            return None if key == t.HAND else t.Refused(problem)
        if key == t.HAND:
            return self._taken_back(view, draft, cards)
        if key == SPLIT:
            return self._split(view, draft, cards)
        number = number_of(key)
        if number is None and key != t.NEW_MELD:
            return None
        return self._laid(view, draft, cards, number, index)

    def _draw(self, view: View, draft: ManipulationDraft) -> Outcome:
        problem = self._rules.problem(view, Draw())
        if problem is not None:
            return t.Refused(problem)
        if not draft.is_untouched and view.public.drawn + 1 >= self._rules.options.draw_limit:
            return t.Refused(t.CardsLaidOut())
        return t.Chosen(Draw())

    def _taken_back(self, view: View, draft: ManipulationDraft, cards: tuple[Card, ...]) -> Outcome:
        """Cards back into the hand, as far as they came from there."""
        back = draft.cards & set(cards)
        if not back:
            fixed = next((card for card in cards if card not in view.hand), None)
            return None if fixed is None else t.Refused(StaysOnTable(fixed))
        piles = tuple(
            type(pile)(pile.number, tuple(laid for laid in pile.meld if laid.card not in back))
            for pile in working(view, draft)
        )
        return t.Drafted(stepped(view, draft, piles))

    def _split(self, view: View, draft: ManipulationDraft, cards: tuple[Card, ...]) -> Outcome:
        piles = working(view, draft)
        after = split_before(piles, cards[0], next_number(view, piles))
        if after is None:
            return t.Refused(NothingToSplit())
        return t.Drafted(stepped(view, draft, after))

    def _laid(
        self,
        view: View,
        draft: ManipulationDraft,
        cards: tuple[Card, ...],
        number: int | None,
        index: int | None,
    ) -> Outcome:
        found = self._layings(view, draft, cards, number, index)
        drafts = [stepped(view, draft, laying.piles) for laying in found]
        if len(found) == 1:
            return t.Drafted(drafts[0])
        choices: list[Choice] = []
        for laying, after in zip(found, drafts, strict=True):
            text = " ".join(name_sign(self._words, name) for name in laying.jokers)
            choices.append(t.Choice(text, t.Drafted(after)))
        asked = self._words.translate("ManipulationPrompt", "what does the joker stand for?")
        return t.Asked(asked, tuple(choices))

    def _layings(
        self,
        view: View,
        draft: ManipulationDraft,
        cards: tuple[Card, ...],
        number: int | None,
        index: int | None = None,
    ) -> tuple[Laying, ...]:
        piles = working(view, draft)
        return layings(piles, cards, number, next_number(view, piles), index)

    # --- targets ------------------------------------------------------------------------------

    def targets(
        self, view: View, draft: ManipulationDraft, cards: tuple[Card, ...]
    ) -> tuple[Target, ...]:
        if not cards or not may_play(self._rules.options, view):
            return ()
        found: list[tuple[int, Target]] = list(self._fitting(view, draft, cards))
        most = max((worth for worth, _ in found), default=0)
        best = [target for worth, target in found if worth == most and most]
        lit = best[0].key if len(best) == 1 else None
        lights = tuple(
            Target(target.key, target.key == lit, self._tag(target, lit), target.index)
            for _, target in found
        )
        shown = {target.key for target in lights}
        keys = (meld_key(pile.number) for pile in working(view, draft))
        # Cards may be put on any meld on the way, so none may draw a drop away from another.
        return (*lights, *(Target(key, is_lit=False) for key in keys if key not in shown))

    def _tag(self, target: Target, lit: str | None) -> Tag | None:
        return target.tag if target.key == lit else None

    def _fitting(
        self, view: View, draft: ManipulationDraft, cards: tuple[Card, ...]
    ) -> Iterator[tuple[int, Target]]:
        """The places for *cards*, each with how well they fit there; 0 is never the best."""
        piles = working(view, draft)
        moved = frozenset(cards)
        for pile in piles:
            if moved <= pile.cards:
                continue
            laying = self._layings(view, draft, cards, pile.number)[0]
            is_mending = meld_problem(pile.meld) is not None
            if laying.way is DropKind.LAID:
                if is_mending and is_on_the_way(pile.meld, laying.meld):
                    yield 1, Target(meld_key(pile.number), index=_index(pile.meld, laying, moved))
                continue
            worth = {DropKind.JOINED: 3, DropKind.FREED: 3, DropKind.SPLIT: 2}[
                laying.way
            ] + 2 * is_mending
            tag = Tag(text=self._comes_of(laying))
            index = _index(pile.meld, laying, moved)
            yield worth, Target(meld_key(pile.number), tag=tag, index=index)
        new = self._layings(view, draft, cards, None)[0]
        is_apart = len(cards) > 1 or not any(moved == pile.cards for pile in piles)
        if is_apart:
            is_meld = new.way is DropKind.JOINED
            made = Tag(text=self._comes_of(new)) if is_meld else None
            yield 4 if is_meld else 0, Target(t.NEW_MELD, tag=made)

    def _comes_of(self, laying: Laying) -> str:
        """What a tag says: "sequence of 4", "frees the joker"."""
        translate = self._words.translate
        if laying.way is DropKind.FREED:
            return translate("ManipulationTag", "frees the joker")
        if laying.way is DropKind.SPLIT:
            return translate("ManipulationTag", "splits it")
        text = translate("ManipulationTag", "sequence of {count}")
        if shape_of(laying.meld) is MeldShape.GROUP:
            text = translate("ManipulationTag", "group of {count}")
        return text.format(count=self._words.number(len(laying.meld)))

    # --- buttons ------------------------------------------------------------------------------

    def acts(
        self, view: View, draft: ManipulationDraft, cards: tuple[Card, ...]
    ) -> tuple[Action, ...]:
        best = next((one for one in self.targets(view, draft, cards) if one.is_best), None)
        return self._buttons.acts(view, draft, cards, best)

    def act(self, move: Move, view: View) -> Action:
        return self._buttons.act(move, view)

    # --- helps --------------------------------------------------------------------------------

    def kept(self, view: View, draft: ManipulationDraft) -> ManipulationDraft:
        return kept(self._rules.options, view, draft)

    def can_resume(self, view: View, draft: ManipulationDraft) -> bool:
        return can_resume(self._rules.options, view, draft)

    def step_back(self, view: View, draft: ManipulationDraft) -> ManipulationDraft:
        return step_back(view, draft)

    def same_kind(self, view: View, draft: ManipulationDraft, card: Card) -> tuple[Card, ...]:
        pile = pile_with(working(view, draft), card)
        if pile is None:
            return tuple(other for other in view.hand if other.rank is card.rank)
        return tuple(laid.card for laid in pile.meld)

    def is_to_draw(self, view: View) -> bool:
        return player_to_move(view.public) == view.seat and not view.public.drawn

    def gesture(self, view: View, move: Move) -> tuple[tuple[Card, ...], str] | None:
        if not isinstance(move, Play):
            return None
        on_table = {laid.card for meld in move.melds for laid in meld}
        return tuple(card for card in view.hand if card in on_table), t.NEW_MELD

    def gained(self, before: View, after: View) -> frozenset[Card]:
        gained = frozenset(after.hand) - frozenset(before.hand)
        return frozenset() if len(gained) == len(after.hand) else gained


def _index(onto: Meld, laying: Laying, moved: frozenset[Card]) -> int | None:
    """How many cards of *onto*, those *moved* left out, lie before the place of a drop."""
    if laying.way not in (DropKind.JOINED, DropKind.LAID):
        return None
    stay = {laid.card for laid in onto} - moved
    before = 0
    for laid in laying.meld:
        if laid.card in moved:
            return before
        before += laid.card in stay
    return None
