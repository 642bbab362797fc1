"""What buttons do in Raub, with what is selected or laid away."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from types import MappingProxyType
from typing import Final, TypeAlias, cast

from msgspec.structs import replace

from handfoot_gui.core import table as t
from handfoot_gui.core.cards import Card
from handfoot_gui.core.errors import Problem
from handfoot_gui.core.table import ButtonRole
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.games.raub.presenter.scene import (
    PAST,
    RaubDraft,
    is_asked,
)
from handfoot_gui.games.raub.rules import legality
from handfoot_gui.games.raub.rules import moves as m
from handfoot_gui.games.raub.rules.rules import RaubRules
from handfoot_gui.games.raub.rules.state import Phase, View
from handfoot_gui.games.raub.text.names import RaubSentences, RaubWords

Action: TypeAlias = t.Action[m.Move]

_ANSWERS: Final[Mapping[Phase, tuple[m.PlayerMove, m.PlayerMove]]] = MappingProxyType(
    {
        Phase.DEALER: (m.PassDeal(), m.TakeDeal()),
        Phase.BLIND: (m.BlindRaub(), m.Look()),
        Phase.ASK: (m.Raub(), m.Dalje()),
    }
)
"""The two answers to a question, as their buttons stand; else the seven is asked about."""


class ActCode(StrEnum):
    """What a button of the prompt bar does in Raub."""

    DEAL = "deal"
    PASS_ON = "pass on"
    LOOK = "look"
    BLIND = "blind raub"
    RAUB = "raub"
    DALJE = "dalje"
    SWAP = "swap"
    KEEP = "keep"
    CHANGE = "change"
    LAY_ASIDE = "lay aside"
    PLAY = "play"
    TRICKS = "tricks"
    PUT_BACK = "put back"


def exchange_of(draft: RaubDraft, cards: tuple[Card, ...]) -> m.Exchange:
    """The exchange of what lies away already and of *cards*."""
    return m.Exchange((*draft.away, *(card for card in cards if card not in draft.away)))


class RaubButtons(RaubSentences):
    """The buttons under *rules*; *names* are the players by seat."""

    def __init__(self, words: RaubWords, names: Sequence[str], rules: RaubRules) -> None:
        super().__init__(words, tuple(names), rules.options)
        self._rules = rules

    def all(self, view: View, draft: RaubDraft, cards: tuple[Card, ...]) -> tuple[Action, ...]:
        """What the bar offers while *cards* are selected."""
        translate = self.words.translate
        found: list[Action] = []
        if cards or draft.away:
            text = translate("Common", "Put back") if cards else translate("Table", "Take back")
            found.append(t.Action(ActCode.PUT_BACK, ButtonRole.QUIET, text=text, key="Esc"))
        elif draft.looks_back or any(trick.winner is not None for trick in view.public.tricks):
            text = (
                translate("Table", "Go back")
                if draft.looks_back
                else self.words.translate("RaubTable", "See tricks")
            )
            found.append(
                t.Action(ActCode.TRICKS, ButtonRole.QUIET, target=PAST, text=text, key="V")
            )
        if is_asked(view):
            found += self._moves(view, draft, cards)
        return tuple(found)

    def _moves(self, view: View, draft: RaubDraft, cards: tuple[Card, ...]) -> list[Action]:
        """The buttons of the player to move. Of two answers none stands out, and to change no card
        is an answer, too."""
        match view.public.phase:
            case Phase.EXCHANGE:
                exchange = exchange_of(draft, cards)
                act = self._lawful(view, exchange)
                if not exchange.cards and act.is_on:
                    act = replace(act, role=ButtonRole.PLAIN)
                return [*self._swap(view), act]
            case Phase.LAY_ASIDE:
                if len(cards) != 1:
                    text = self.words.translate("RaubTable", "Lay aside")
                    return [*self._swap(view), self._waiting(ActCode.LAY_ASIDE, text, cards)]
                return [*self._swap(view), self._lawful(view, m.LayAside(cards[0]))]
            case Phase.PLAY:
                return [self._play(view, cards)]
            case phase:
                answers = _ANSWERS.get(phase, (m.KeepSeven(), m.SwapSeven()))
                return [self._plain(answer, view) for answer in answers]

    def _play(self, view: View, cards: tuple[Card, ...]) -> Action:
        """The button that plays the card selected, or the only one that may be played."""
        only = self._only_card(view)
        if not cards and only is not None:
            act = self.of_move(m.Play(only), view)
            return replace(
                act,
                text=filled(
                    self.words.translate("RaubTable", "Play {card}"), card=self.words.sign(only)
                ),
            )
        if len(cards) != 1:
            text = self.words.translate("Common", "Play", "verb")
            return self._waiting(ActCode.PLAY, text, cards)
        return self._lawful(view, m.Play(cards[0]))

    def _only_card(self, view: View) -> Card | None:
        """The one card that may be played, which need not be selected first."""
        moves = self._rules.suggestions(view)
        cards = [move.card for move in moves if isinstance(move, m.Play)]
        return cards[0] if len(cards) == 1 else None

    def _swap(self, view: View) -> list[Action]:
        return [self._plain(m.SwapSeven(), view)] if legality.may_swap(self.options, view) else []

    def _waiting(self, code: ActCode, text: str, cards: tuple[Card, ...]) -> Action:
        """The primary button of an act for one card, while it is not one that is selected."""
        problem = t.DiscardOne(len(cards)) if cards else t.SelectCards()
        return t.Action(code, ButtonRole.PRIMARY, is_on=False, text=text, problem=problem)

    def _lawful(self, view: View, move: m.PlayerMove) -> Action:
        """The primary button of *move*, off where it is not allowed."""
        return self._button(move, view, problem=self._rules.problem(view, move))

    def of_move(self, move: m.Move, view: View) -> Action:
        """The primary button that plays *move* as it is."""
        return self._button(cast("m.PlayerMove", move), view)

    def _plain(self, move: m.PlayerMove, view: View) -> Action:
        return self._button(move, view, ButtonRole.PLAIN)

    def _button(
        self,
        move: m.PlayerMove,
        view: View,
        role: ButtonRole = ButtonRole.PRIMARY,
        problem: Problem | None = None,
    ) -> Action:
        """The button that plays *move*, with its words and its letter."""
        translate = self.words.translate
        count = len(move.cards) if isinstance(move, m.Exchange) else 0
        code, text, key = {
            m.TakeDeal: (ActCode.DEAL, translate("Common", "Deal", "verb"), "D"),
            m.PassDeal: (ActCode.PASS_ON, translate("Keys", "Pass the deal on"), "P"),
            m.BlindRaub: (ActCode.BLIND, self.words.translate("RaubTable", "Say Raub blind"), "R"),
            m.Look: (ActCode.LOOK, translate("Keys", "Look at the cards"), "L"),
            m.Raub: (ActCode.RAUB, self.words.translate("RaubTable", "Say Raub"), "R"),
            m.Dalje: (ActCode.DALJE, self.words.translate("RaubTable", "Pass", "Dalje"), "D"),
            m.SwapSeven: (ActCode.SWAP, self.words.translate("RaubTable", "Swap the seven"), "W"),
            m.KeepSeven: (ActCode.KEEP, self.words.translate("RaubTable", "Keep the seven"), "N"),
            m.LayAside: (ActCode.LAY_ASIDE, self.words.translate("RaubTable", "Lay aside"), "X"),
            m.Play: (ActCode.PLAY, self.words.translate("Common", "Play", "verb"), ""),
            m.Exchange: (ActCode.CHANGE, self._change_text(count, view), "X"),
        }[type(move)]
        is_on = problem is None
        played = move if is_on else None
        return t.Action(code, role, played, is_on=is_on, text=text, key=key, problem=problem)

    def _change_text(self, count: int, view: View) -> str:
        if not count:
            return self.words.translate("RaubTable", "Exchange none")
        if (
            count == legality.MOST_CHANGED
            and legality.may_get_five(self.options, view.public, view.seat)
            and view.talon_count >= legality.FIVE
        ):
            return self.words.translate("RaubTable", "Exchange 4, get 5")
        return filled(
            self.words.translate("RaubTable", "Exchange {number}", "", count),
            number=self.words.number(count),
        )
