"""Raub at the table: what a view looks like, what gestures mean, what may be done."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from types import MappingProxyType
from typing import Final, TypeAlias, cast

from msgspec.structs import replace

from handfoot_gui.core import table as t
from handfoot_gui.core.cards import Card
from handfoot_gui.core.errors import NotToMove, Problem
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.table import ButtonRole, HandOrder, Tag, Target
from handfoot_gui.games.raub.presenter.scene import (
    ASIDE,
    PAST,
    UPCARDS,
    RaubDraft,
    RaubScene,
    is_asked,
    scene_of,
    trick_key,
)
from handfoot_gui.games.raub.rules import legality
from handfoot_gui.games.raub.rules import moves as m
from handfoot_gui.games.raub.rules import problems as no
from handfoot_gui.games.raub.rules.rules import RaubRules
from handfoot_gui.games.raub.rules.state import Phase, View
from handfoot_gui.games.raub.text.names import RaubSentences, RaubWords
from handfoot_gui.games.raub.text.refusals import RaubRefusals

Action: TypeAlias = t.Action[m.Move]
Outcome: TypeAlias = t.Outcome[RaubDraft, m.Move]

_EMPTY = RaubDraft()
_BRINGING: Final = (Phase.EXCHANGE, Phase.LAY_ASIDE)
"""Here cards are brought away from the hand."""
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


class RaubDealing(t.Dealing[View]):
    """Four cards for each of so many players, and a talon."""

    def __init__(self, players: int) -> None:
        self._players = players

    def deal(self, view: View) -> int:
        return view.public.deal

    def hand(self, view: View) -> frozenset[Card]:
        return frozenset(view.hand)

    def first_cards(self, view: View) -> tuple[t.Dealt, ...]:
        """Two cards each, the upcard, two more each (section 1)."""
        public, players = view.public, self._players
        if not any(view.hand_counts):
            # A deal that was passed on counts as one.
            return ()
        seats = [Seat((public.dealer + step) % players) for step in range(1, players + 1)]
        two_each = tuple(t.Dealt(seat) for seat in seats for _ in range(2))
        return (*two_each, t.Dealt(None if public.upcards else public.taker), *two_each)


class RaubTable(RaubSentences, t.TableAdapter[View, m.Move, RaubDraft]):
    """Raub under one rule set, with named players."""

    game = "raub"
    draft_type = RaubDraft

    def __init__(self, rules: RaubRules, names: Sequence[str], words: RaubWords) -> None:
        super().__init__(words, tuple(names), rules.options)
        self._rules = rules

    @property
    def empty(self) -> RaubDraft:
        return _EMPTY

    @property
    def dealing(self) -> RaubDealing:
        return RaubDealing(len(self.names))

    def table(self, view: View, draft: RaubDraft, order: HandOrder) -> RaubScene:
        scene = scene_of(self.options, self.words, self.names, view, draft, order)
        if not scene.dimmed:
            return scene
        name = self.names[view.seat]
        reasons = [self._reason(view, card) for card in sorted(scene.dimmed, key=_place)]
        refusals = RaubRefusals(self.words, self.names, self.options)
        said = [refusals.why_not(name, reason) for reason in reasons if reason is not None]
        return replace(scene, why_not=said[0] if said else "")

    def _reason(self, view: View, card: Card) -> Problem | None:
        move: m.Move = m.Play(card)
        if view.public.phase in _BRINGING:
            move = m.LayAside(card) if view.public.phase is Phase.LAY_ASIDE else m.Exchange((card,))
        return self._rules.problem(view, move)

    # --- gestures -----------------------------------------------------------------------------

    def drop(
        self,
        view: View,
        draft: RaubDraft,
        cards: tuple[Card, ...],
        key: str,
        index: int | None = None,
    ) -> Outcome:
        del index
        if key == PAST:
            return t.Drafted(RaubDraft(not draft.looks_back))
        if key.startswith(PAST):
            return t.Drafted(_EMPTY)
        if key == t.HAND and draft.cards.issuperset(cards):
            return t.Drafted(RaubDraft(away=tuple(c for c in draft.away if c not in cards)))
        if key in (t.HAND, t.STOCK) or not cards:
            return None
        if not is_asked(view):
            return t.Refused(NotToMove(view.seat, legality.player_to_move(view.public)))
        if self._is_for(view, key):
            return self._put(view, draft, cards)
        if key == UPCARDS and (view.public.phase in _BRINGING or view.public.trumps is not None):
            return self._swapped(view, cards)
        return t.Refused(no.NotNow(view.public.phase)) if view.public.phase in _BRINGING else None

    def _is_for(self, view: View, key: str) -> bool:
        """Whether place *key* is where cards go in this phase."""
        return key == ASIDE if view.public.phase in _BRINGING else key.startswith("trick")

    def _put(self, view: View, draft: RaubDraft, cards: tuple[Card, ...]) -> Outcome:
        """What it means to put *cards* where cards go in this phase."""
        move = self._move_of(view, draft, cards)
        if move is None:
            return t.Refused(t.DiscardOne(len(cards)))
        outcome = self._judged(view, move)
        if isinstance(move, m.Exchange) and isinstance(outcome, t.Chosen):
            # Cards are brought one by one: the exchange itself waits for its button.
            return t.Drafted(RaubDraft(away=move.cards))
        return outcome

    def _swapped(self, view: View, cards: tuple[Card, ...]) -> Outcome:
        """What it means to put *cards* on the upcard."""
        outcome = self._judged(view, m.SwapSeven())
        trumps = view.public.trumps
        is_seven = len(cards) == 1 and self._is_seven(view, cards[0])
        if is_seven or trumps is None or isinstance(outcome, t.Refused):
            return outcome
        return t.Refused(no.NoSeven(trumps))

    def _judged(self, view: View, move: m.PlayerMove) -> Outcome:
        problem = self._rules.problem(view, move)
        return t.Chosen(move) if problem is None else t.Refused(problem)

    def _move_of(
        self, view: View, draft: RaubDraft, cards: tuple[Card, ...]
    ) -> m.PlayerMove | None:
        """What *cards* would be used for; None where exactly one is wanted."""
        match view.public.phase:
            case Phase.EXCHANGE:
                return self._exchange(draft, cards)
            case Phase.LAY_ASIDE:
                return m.LayAside(cards[0]) if len(cards) == 1 else None
            case _:
                return m.Play(cards[0]) if len(cards) == 1 else None

    def _exchange(self, draft: RaubDraft, cards: tuple[Card, ...]) -> m.Exchange:
        """The exchange of what lies away already and of *cards*."""
        return m.Exchange((*draft.away, *(card for card in cards if card not in draft.away)))

    def targets(self, view: View, draft: RaubDraft, cards: tuple[Card, ...]) -> tuple[Target, ...]:
        if not cards or draft.looks_back or not is_asked(view):
            return ()
        if draft.cards.issuperset(cards):
            return (Target(t.HAND),)
        key = trick_key(view.seat)
        tag = self.tr("play")
        if view.public.phase in _BRINGING:
            key, tag = ASIDE, self.tr("lay aside")
            if view.public.phase is Phase.EXCHANGE:
                count = len(self._exchange(draft, cards).cards)
                tag = self.tr("change {number}", "", count, number=self.words.number(count))
        found = []
        if isinstance(self.drop(view, draft, cards, key), t.Chosen | t.Drafted):
            found.append(Target(key, is_best=True, tag=Tag(text=tag)))
        if legality.may_swap(view) and len(cards) == 1 and self._is_seven(view, cards[0]):
            found.append(Target(UPCARDS, tag=Tag(text=self.tr("swap"))))
        return tuple(found)

    def _is_seven(self, view: View, card: Card) -> bool:
        return card.suit is view.public.trumps and card.rank.value == "7"

    # --- buttons ------------------------------------------------------------------------------

    def acts(self, view: View, draft: RaubDraft, cards: tuple[Card, ...]) -> tuple[Action, ...]:
        translate = self.words.translate
        found: list[Action] = []
        if cards or draft.away:
            text = translate("Common", "Put back") if cards else translate("Table", "Take back")
            found.append(t.Action(ActCode.PUT_BACK, ButtonRole.QUIET, text=text, key="Esc"))
        elif draft.looks_back or any(trick.winner is not None for trick in view.public.tricks):
            text = translate("Table", "Go back") if draft.looks_back else self.tr("See tricks")
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
                exchange = self._exchange(draft, cards)
                act = self._lawful(view, exchange)
                if not exchange.cards and act.is_on:
                    act = replace(act, role=ButtonRole.PLAIN)
                return [*self._swap(view), act]
            case Phase.LAY_ASIDE:
                if len(cards) != 1:
                    text = self.tr("Lay aside")
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
            act = self.act(m.Play(only), view)
            return replace(act, text=self.tr("Play {card}", card=self.words.sign(only)))
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
        return [self._plain(m.SwapSeven(), view)] if legality.may_swap(view) else []

    def _waiting(self, code: ActCode, text: str, cards: tuple[Card, ...]) -> Action:
        """The primary button of an act for one card, while it is not one that is selected."""
        problem = t.DiscardOne(len(cards)) if cards else t.SelectCards()
        return t.Action(code, ButtonRole.PRIMARY, is_on=False, text=text, problem=problem)

    def _lawful(self, view: View, move: m.PlayerMove) -> Action:
        """The primary button of *move*, off where it is not allowed."""
        return self._button(move, view, problem=self._rules.problem(view, move))

    def act(self, move: m.Move, view: View) -> Action:
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
            m.BlindRaub: (ActCode.BLIND, self.tr("Say Raub unseen"), "R"),
            m.Look: (ActCode.LOOK, translate("Keys", "Look at the cards"), "L"),
            m.Raub: (ActCode.RAUB, self.tr("Say Raub"), "R"),
            m.Dalje: (ActCode.DALJE, self.tr("Say Dalje"), "D"),
            m.SwapSeven: (ActCode.SWAP, self.tr("Swap the seven"), "W"),
            m.KeepSeven: (ActCode.KEEP, self.tr("Keep the seven"), "N"),
            m.LayAside: (ActCode.LAY_ASIDE, self.tr("Lay aside"), "X"),
            m.Play: (ActCode.PLAY, self.words.translate("Common", "Play", "verb"), ""),
            m.Exchange: (ActCode.CHANGE, self._change_text(count, view), "X"),
        }[type(move)]
        is_on = problem is None
        played = move if is_on else None
        return t.Action(code, role, played, is_on=is_on, text=text, key=key, problem=problem)

    def _change_text(self, count: int, view: View) -> str:
        if not count:
            return self.tr("Change none")
        if (
            count == legality.MOST_CHANGED
            and not view.public.is_five_spent
            and not legality.has_taken(view.public, view.seat)
            and view.talon_count >= legality.FIVE
        ):
            return self.tr("Change 4, get 5")
        return self.tr("Change {number}", "", count, number=self.words.number(count))

    # --- helps --------------------------------------------------------------------------------

    def kept(self, view: View, draft: RaubDraft) -> RaubDraft:
        if draft.looks_back:
            has_tricks = any(trick.winner is not None for trick in view.public.tricks)
            return draft if has_tricks else _EMPTY
        if view.public.phase is not Phase.EXCHANGE or not is_asked(view):
            return _EMPTY
        return RaubDraft(away=tuple(card for card in draft.away if card in view.hand))

    def can_resume(self, view: View, draft: RaubDraft) -> bool:
        if not draft.away or self.kept(view, draft) != draft:
            return False
        return self._rules.problem(view, m.Exchange(draft.away)) is None

    def step_back(self, view: View, draft: RaubDraft) -> RaubDraft:
        del view
        return RaubDraft(away=draft.away[:-1])

    def is_to_draw(self, view: View) -> bool:
        return view.public.phase is Phase.EXCHANGE and is_asked(view)

    def gesture(self, view: View, move: m.Move) -> tuple[tuple[Card, ...], str] | None:
        match move:
            case m.Exchange(cards) if cards:
                return cards, ASIDE
            case m.LayAside(card):
                return (card,), ASIDE
            case m.Play(card):
                return (card,), trick_key(view.seat)
        return None


def _place(card: Card) -> int:
    return card.order
