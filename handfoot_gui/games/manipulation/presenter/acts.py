"""The buttons of the prompt bar in Manipulation Rummy."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, TypeAlias

from handfoot_gui.core import table as t
from handfoot_gui.core.cards import Card
from handfoot_gui.core.errors import Problem
from handfoot_gui.core.table import ButtonRole, Target
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.manipulation.presenter.draft import (
    ManipulationDraft,
    may_play,
    melds_of,
    pile_with,
    working,
)
from handfoot_gui.games.manipulation.presenter.problems import CardsInTheAir
from handfoot_gui.games.manipulation.rules.legality import player_to_move
from handfoot_gui.games.manipulation.rules.moves import Draw, EndTurn, Knock, Move, Play
from handfoot_gui.games.manipulation.rules.rules import Manipulation
from handfoot_gui.games.manipulation.rules.state import Phase
from handfoot_gui.games.manipulation.rules.view import View

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
