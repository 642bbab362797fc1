"""Raub at the table: what a view looks like, what gestures mean, what may be done."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, TypeAlias

from msgspec.structs import replace

from handfoot_gui.core import table as t
from handfoot_gui.core.cards import Card, Suit
from handfoot_gui.core.errors import NotToMove, Problem
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.table import HandOrder, Tag, Target
from handfoot_gui.games.raub.presenter.buttons import RaubButtons, exchange_of
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

    def is_same(self, view: View, move: m.Move, other: m.Move) -> bool:
        if isinstance(move, m.Exchange) and isinstance(other, m.Exchange):
            return set(move.cards) == set(other.cards)
        return super().is_same(view, move, other)

    def table(self, view: View, draft: RaubDraft, order: HandOrder) -> RaubScene:
        scene = scene_of(self.options, self.words, self.names, view, draft, order)
        if not scene.dimmed:
            return scene
        name = self.names[view.seat]
        reasons = {card: self._reason(view, card) for card in sorted(scene.dimmed, key=_place)}
        found = next((reason for reason in reasons.values() if reason is not None), None)
        if found is None:
            return scene
        pale = {card.suit for card, reason in reasons.items() if type(reason) is type(found)}
        if not isinstance(found, (no.MustFollow, no.MustTrump)):
            pale = set()
        refusals = RaubRefusals(self.words, self.names, self.options)
        return replace(
            scene,
            why_not=refusals.why_not(name, found),
            why_not_what=self._what(scene, pale),
        )

    def _what(self, scene: RaubScene, pale: Collection[Suit]) -> str:
        """Which cards of the hand a reason is for: the *pale* suits, where no card of them may be
        played."""
        if not pale or any(card.suit in pale for card in scene.hand if card not in scene.dimmed):
            return self.tr("not now:")
        suits = dict.fromkeys(card.suit for card in scene.hand if card.suit in pale)
        return self.tr("{suits}:", suits=self.words.listed([self.words.suit(s) for s in suits]))

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
                return exchange_of(draft, cards)
            case Phase.LAY_ASIDE:
                return m.LayAside(cards[0]) if len(cards) == 1 else None
            case _:
                return m.Play(cards[0]) if len(cards) == 1 else None

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
                count = len(exchange_of(draft, cards).cards)
                tag = self.tr("exchange {number}", "", count, number=self.words.number(count))
        found = []
        if isinstance(self.drop(view, draft, cards, key), t.Chosen | t.Drafted):
            found.append(Target(key, is_best=True, tag=Tag(text=tag)))
        if (
            legality.may_swap(self.options, view)
            and len(cards) == 1
            and self._is_seven(view, cards[0])
        ):
            found.append(Target(UPCARDS, tag=Tag(text=self.tr("swap"))))
        return tuple(found)

    def _is_seven(self, view: View, card: Card) -> bool:
        return card.suit is view.public.trumps and card.rank.value == "7"

    # --- buttons ------------------------------------------------------------------------------

    @property
    def _buttons(self) -> RaubButtons:
        return RaubButtons(self.words, self.names, self._rules)

    def acts(self, view: View, draft: RaubDraft, cards: tuple[Card, ...]) -> tuple[Action, ...]:
        return self._buttons.all(view, draft, cards)

    def act(self, move: m.Move, view: View) -> Action:
        return self._buttons.of_move(move, view)

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
