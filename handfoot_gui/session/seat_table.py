"""One seat's table while it is played at: what is lifted, laid out, offered, asked and refused.

A device shows a `SeatTable` and gives it gestures: a tap on a card, a tap on a place, a press of a
button, an amount. It knows the game by its adapter only, and nothing of windows.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from enum import StrEnum
from functools import partial
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from handfoot_gui.core.cards import Card
from handfoot_gui.core.errors import Problem
from handfoot_gui.core.messages import BarButton
from handfoot_gui.core.preferences import Preferences, Sorting
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.table import (
    DISCARD,
    HAND,
    Action,
    AnyDraft,
    Asked,
    ButtonRole,
    Chosen,
    Dealt,
    Drafted,
    DropPreview,
    HandOrder,
    MoveWarning,
    Outcome,
    Refused,
    Selected,
    Table,
    Target,
)
from handfoot_gui.core.text.table import TableWords
from handfoot_gui.session.seat_places import is_best, meant, other_side
from handfoot_gui.session.seat_turn import (
    Advice,
    AmountChoice,
    AnyAdapter,
    Doubt,
    Listeners,
    NewCards,
    OwnOrder,
    Selection,
    Turn,
)

NO_TABLE: Final = Table(Seat(0), None, ())
"""What is shown while that is nothing."""
_CHOICE: Final = "choice"
"""Begins the codes of the buttons that answer a question."""
_ROLES: Final = (ButtonRole.QUIET, ButtonRole.PLAIN, ButtonRole.PRIMARY)
"""In the order in which buttons stand."""


class DoubtCode(StrEnum):
    """The buttons that say whether a move is meant."""

    DO_IT = "do it"
    """Make it."""
    KEEP = "keep"
    """Do not make it, and put its cards back."""
    THINK = "think"
    """Do not make it; its cards stay where they are."""


class Shown(Struct, frozen=True):
    """How the table has come to be as it is."""

    is_animated: bool = True
    """What moved may be seen to move."""
    dealt: tuple[Dealt, ...] = ()
    """Cards that were dealt, one after the other."""


class SeatEvents:
    """What becomes of one seat's table. Listeners are called with what it is about, None where
    there is nothing to say."""

    def __init__(self) -> None:
        self.shown: Listeners[Shown] = Listeners()
        """The table is to be shown anew."""
        self.hidden: Listeners[None] = Listeners()
        """The cards that were shown go."""
        self.emptied: Listeners[None] = Listeners()
        """Nothing is shown any more."""
        self.offered: Listeners[tuple[Action[Any], ...]] = Listeners()
        """Other acts can be done."""
        self.asked: Listeners[Asked[Any, Any] | None] = Listeners()
        """A question begins to wait, or is left open."""
        self.doubted: Listeners[Doubt | None] = Listeners()
        """A move begins to wait until it is said whether it is meant, or is left."""
        self.lifting: Listeners[tuple[Card, ...]] = Listeners()
        """Other cards are selected, which is shown next."""
        self.moved: Listeners[Any] = Listeners()
        """A move is meant, which is legal."""
        self.refused: Listeners[Problem] = Listeners()
        """A gesture is not allowed."""


class SeatTable:
    """The table of one seat, and the turn that is put together there.

    Give it an adapter, then `see` with every new view; what becomes of it is told by `events`.
    """

    def __init__(self) -> None:
        self.events = SeatEvents()
        self.weigh: Callable[[Doubt], None] = self.doubt
        """What is done with a move that may be a slip, where the household wants to be asked."""
        self.ends_turn: Callable[[Any], bool] = lambda _: False
        """Whether a move ends the turn, for a household that wants to be asked then."""
        self.preferences = Preferences()
        self.is_covered = False
        """Nobody's hand is shown, and nothing may be done."""
        self.is_only_shown = False
        """Nothing can be selected or done: a game that is looked at again."""
        self.turn = Turn()
        self.selection = Selection(self._on_selected)
        self.amount = AmountChoice(partial(self.refresh, is_animated=False))
        self.table = NO_TABLE
        self.targets: tuple[Target, ...] = ()
        self.acts: tuple[Action[Any], ...] = ()
        """What can be done without a gesture."""
        self.question: Asked[Any, Any] | None = None
        """What has to be said before the last gesture means anything."""
        self.doubted: Doubt | None = None
        """The move that waits until it is said whether it is meant."""
        self.refused: DropPreview | None = None
        """The last gesture, where it was refused."""
        self.new_cards: frozenset[Card] = frozenset()
        """The cards of the hand that wear the tag "new"."""
        self.held: tuple[Card, ...] = ()
        """Cards that are being dragged."""
        self.order = OwnOrder(self.refresh)
        self._new = NewCards()
        self.advice = Advice(self._offer_anew)
        self._hinted: tuple[Any, Any, Any, tuple[Card, ...]] | None = None
        """The move that is shown as a hint, and view, draft and cards for as long as they stay."""

    @property
    def is_watched(self) -> bool:
        """Whether the table is only looked at."""
        return self.is_covered or self.is_only_shown

    # --- what is seen -------------------------------------------------------------------------

    def set_adapter(self, adapter: AnyAdapter | None) -> None:
        """Another game or another rule set; the table is empty until the next `see`."""
        self.turn.adapter = adapter
        self._new = NewCards()
        self.order.cards = ()
        self.see(None)

    def see(
        self,
        view: Any,
        *,
        is_animated: bool = True,
        is_covered: bool = False,
        new: Iterable[Card] | None = None,
    ) -> None:
        """Show what one seat sees now (None: nothing). Drafts and selected cards that still make
        sense stay. *is_covered*: the view is what everybody may know, and the table is only looked
        at. *new* are the cards of the hand that wear the tag "new"; None: what came since."""
        turn, before, seen = self.turn, self.table, self.turn.view
        is_turned = is_covered is not self.is_covered
        self.is_covered = is_covered
        if view != seen:
            self.doubted = None
        turn.see(view)
        self.refused = self.question = None
        if view is None or is_turned:
            self.events.hidden.emit(None)
            turn.begin()
            self.selection.clear()
            self._hinted = self.doubted = None
        if view is None or turn.adapter is None:
            self.acts, self.targets, self.held = (), (), ()
            self.new_cards = frozenset()
            self.amount.show(None)
            self.table = NO_TABLE
            self.events.emptied.emit(None)
            return
        if not is_covered:
            self._new.note(turn.adapter, view)
        turn.keep()
        table = turn.adapter.table(view, turn.draft, HandOrder(self.preferences.sorting))
        is_other = bool(before.zones) and before.seat != table.seat
        if is_other:
            turn.begin(is_told=True)
        if new is not None and table.zones:
            self._new.put(table.seat, new)
        self.selection.narrow(() if is_other else table.selectable)
        is_animated = is_animated and not is_turned and not is_other
        dealt: tuple[Dealt, ...] = ()
        if is_animated and seen is not None and not self.is_only_shown:
            dealt = turn.adapter.dealing.dealt(seen, view)
        self.refresh(is_animated=is_animated, dealt=dealt)
        turn.tell()
        self.selection.tell()

    def refresh(self, *, is_animated: bool = True, dealt: Sequence[Dealt] = ()) -> None:
        """Work out anew what lies where and what can be done, and have it shown; those *dealt* are
        seen to come there one after the other."""
        adapter, view, draft = self.turn.adapter, self.turn.view, self.turn.draft
        if adapter is None or view is None:
            return
        table = adapter.table(view, draft, HandOrder(self.preferences.sorting, self.order.cards))
        if self.preferences.sorting is Sorting.OWN and not self.is_covered:
            self.order.keep(self.table, table)
        if self.is_watched:
            table = replace(table, dimmed=frozenset(), offered=frozenset(), amount=None)
        self.amount.show(table.amount)
        self.selection.show(table, is_watched=self.is_watched)
        self.targets = ()
        if not self.is_watched:
            self.targets = adapter.targets(view, draft, self.held or self.selection.cards)
            if self.hinted is not None:
                self.targets = adapter.hint_targets(view, self.hinted)
        is_new_shown = table.shows_new and not self.is_covered
        self.new_cards = self._new.of(table.seat) if is_new_shown else frozenset()
        acts, before = self._acts(), self.acts
        self.table, self.acts = table, acts
        self.events.shown.emit(Shown(is_animated, tuple(dealt)))
        if acts != before:
            self.events.offered.emit(acts)

    # --- what can be done ---------------------------------------------------------------------

    def _offer_anew(self) -> None:
        """Nothing has changed on the table, but perhaps what stands out of what can be done."""
        acts = self._acts()
        if acts != self.acts:
            self.acts = acts
            self.events.offered.emit(acts)

    def _acts(self) -> tuple[Action[Any], ...]:
        """What can be done now; what the program would do stands out, or what is wanted."""
        turn, chosen = self.turn, self.amount.value
        if turn.adapter is None or turn.view is None or self.is_watched:
            return ()
        if chosen:
            return turn.adapter.acts_with(turn.view, chosen)
        acts = turn.adapter.acts(turn.view, turn.draft, self.selection.cards)
        return self.advice.gilded(acts, turn, self.selection.cards)

    def buttons(
        self,
        words: TableWords,
        name: str,
        key_of: Callable[[Action[Any]], str] | None = None,
    ) -> tuple[BarButton, ...]:
        """What the player *name* can press now: answers where something is asked, else the acts;
        *key_of* gives the key of an act where it is not as *words* say."""
        if self.question is not None:
            return tuple(
                BarButton(f"{_CHOICE}{number}", choice.text, ButtonRole.PLAIN, str(number + 1))
                for number, choice in enumerate(self.question.choices)
            )
        if self.doubted is not None:
            warning = self.doubted.warning
            leave = DoubtCode.THINK if warning is None else DoubtCode.KEEP
            do_it, think = (
                words.end_turn_verbs() if warning is None else words.warning_verbs(warning)
            )
            return (
                BarButton(DoubtCode.DO_IT, do_it),
                BarButton(leave, think, ButtonRole.PRIMARY, "Enter"),
            )
        key_of = key_of or words.act_key
        return tuple(
            BarButton(
                act.code,
                words.act_text(act, name),
                act.role,
                _shown_key(act, key_of),
                act.is_on,
                words.brief_act_text(act),
                words.act_spoken(act),
            )
            for act in sorted(self.acts, key=lambda act: _ROLES.index(act.role))
        )

    # --- gestures -----------------------------------------------------------------------------

    def tap(self, card: Card, key: str = HAND) -> None:
        """A tap on *card* of zone *key* selects it or puts it back, or is about the zone."""
        if self.selects(key, card):
            self.select(key, card)
        else:
            self.put(key)

    def put(self, key: str, index: int | None = None) -> None:
        """A tap on a zone: the stock draws, and the own zones get the selected cards."""
        zone, cards = self.table.zone(key), self.selection.cards
        if other_side(self.table, key) is not None:
            return
        if zone is not None and zone.is_stock:
            self.drop((), key)
        elif not cards and zone is not None and zone.provisional:
            self.drop(tuple(zone.provisional), HAND)
        elif cards and key != HAND:
            self.drop(cards, key, index)
        elif key == DISCARD or (zone is not None and (zone.is_button or zone.is_reserve)):
            self.drop((), key)

    def press(self, code: str) -> None:
        """Press the button *code* of `buttons`; one that is not there does nothing."""
        if self.question is not None:
            number = code.removeprefix(_CHOICE)
            if number.isdecimal() and int(number) < len(self.question.choices):
                self.take(self.question.choices[int(number)].outcome, HAND)
        elif self.doubted is not None:
            self._answer(self.doubted, code)
        elif (act := self.act(code)) is not None and not self.explain(code) and act.is_on:
            self._do(act)

    def explain(self, code: str) -> bool:
        """Say what the button *code*, which is off, waits for; False where nothing is known."""
        act = self.act(code)
        if act is None or act.is_on:
            return False
        if act.problem is not None:
            self.take(Refused(act.problem), act.target or "")
        elif act.target is not None:
            self._do(act)
        else:
            return False
        return True

    def act(self, code: str) -> Action[Any] | None:
        """The act behind the button *code*; None while something else is asked."""
        if self.question is not None or self.doubted is not None:
            return None
        return next((act for act in self.acts if act.code == code), None)

    def drop(self, cards: tuple[Card, ...], key: str, index: int | None = None) -> None:
        """Put *cards* on a zone; see `TableAdapter.drop`."""
        adapter, view = self.turn.adapter, self.turn.view
        if adapter is None or view is None or self.is_watched:
            return
        if self.is_hinted_at(cards, key):
            # However its cards are to be spread, the hint has said it.
            self.play(self.hinted)
            return
        key = meant(self.targets, cards, key)
        self.take(adapter.drop(view, self.turn.draft, cards, key, index), key)

    # --- selecting ----------------------------------------------------------------------------

    def selects(self, key: str, card: Card | None, *, is_added: bool = False) -> bool:
        """Whether a click there selects *card*, or puts it back, besides those selected where it
        *is_added*; else the click is about those that are selected."""
        cards, zone = self.selection.cards, self.table.zone(key)
        if key == HAND or card is None or zone is None or not zone.is_selectable:
            return key == HAND
        if is_added or not cards:
            return True
        if is_best(self.targets, key) and (card not in cards or len(zone.cards) == 1):
            return False
        if card in cards:
            return True
        adapter, view, draft = self.turn.adapter, self.turn.view, self.turn.draft
        if adapter is None or view is None or not set(cards) <= set(zone.cards):
            return False
        outcome = adapter.drop(view, draft, cards, key)
        # Where they lie already, putting them there means nothing.
        return outcome is None or outcome == Drafted(draft)

    def select(self, key: str, card: Card, *, is_range: bool = False) -> None:
        """Select *card* of zone *key*, or put it back; *is_range*: with all from the last one."""
        zone = self.table.zone(key)
        if is_range and zone is not None:
            self.selection.reach(card, zone.cards)
        else:
            self.selection.toggle(card)

    def double_press(self, card: Card) -> None:
        """Put *card* where it can only be meant to go, where one card at a time is played or put
        aside; else select all cards that go with it, its rank as a rule, besides what is selected.
        """
        adapter, view, draft = self.turn.adapter, self.turn.view, self.turn.draft
        if adapter is None or view is None:
            return
        places = [target.key for target in adapter.targets(view, draft, (card,))]
        if not (self.table.selects_one or self.table.gathers):
            self.selection.add(adapter.same_kind(view, draft, card))
        elif len(places) == 1 and places != [HAND] and not self.is_watched:
            self.drop((card,), places[0])
        else:
            self.selection.add((card,))

    def _on_selected(self) -> None:
        self.refused = self.doubted = None
        self.events.lifting.emit(self.selection.cards)
        self.refresh()

    # --- hints --------------------------------------------------------------------------------

    def show_hint(self, move: Any) -> None:
        """Select the cards of *move* and light every place that it needs."""
        turn = self.turn
        if turn.adapter is None or turn.view is None:
            return
        gesture = turn.adapter.gesture(turn.view, move)
        self.selection.select(() if gesture is None else gesture[0])
        self._hinted = (move, turn.view, turn.draft, self.selection.cards)
        self.refresh()

    @property
    def hinted(self) -> Any:
        """The move that is shown as a hint, as long as nothing else is lifted or laid out."""
        if self._hinted is None or self.is_watched:
            return None
        move, view, draft, lifted = self._hinted
        is_seen = view == self.turn.view and draft == self.turn.draft
        return move if is_seen and lifted == (self.held or self.selection.cards) else None

    def is_hinted_at(self, cards: tuple[Card, ...], key: str | None) -> bool:
        """Whether a drop of *cards* on zone *key* does what the hint shows."""
        is_lit = any(key == target.key for target in self.targets)
        return bool(cards) and is_lit and self.hinted is not None

    # --- what gestures come to ----------------------------------------------------------------

    def play(self, move: Any) -> None:
        """Play *move*; one that may be a slip is asked about first."""
        if self.turn.adapter is not None and self.turn.view is not None:
            self._choose(move, self.turn.adapter.act(move, self.turn.view).warning)

    def take(self, outcome: Outcome[Any, Any], key: str) -> None:
        """Let a gesture on zone *key* come to *outcome*."""
        self.refused = self.question = self.doubted = None
        match outcome:
            case Drafted(draft):
                self.show_draft(draft)
            case Chosen(move, warning):
                self._choose(move, warning)
            case Refused(problem):
                self.refused = DropPreview(key, problem=problem)
                self.refresh()
                self.events.refused.emit(problem)
            case Selected(cards):
                if not self.selection.select(cards):
                    # What was dragged was selected before, and glides home all the same.
                    self.refresh()
            case Asked():
                self.ask(outcome)
            case None:
                self.refresh()

    def ask(self, question: Asked[Any, Any] | None) -> None:
        """Wait for an answer to *question*; None leaves the one that waits."""
        self.question = question
        self.refresh()
        self.events.asked.emit(question)

    def doubt(self, doubt: Doubt) -> None:
        """Wait until it is said whether the move of *doubt* is meant."""
        self.doubted = doubt
        self.refresh()
        self.events.doubted.emit(doubt)

    def _answer(self, doubt: Doubt, code: str) -> None:
        """Go on with the move that waits, or leave it."""
        match code:
            case DoubtCode.DO_IT:
                self.doubted = None
                self._mean(doubt.move)
            case DoubtCode.KEEP:
                self.put_back()
            case DoubtCode.THINK:
                self.doubted = None
                self.refresh()
                self.events.doubted.emit(None)

    def _choose(self, move: Any, warning: MoveWarning | None) -> None:
        if warning is not None and self.preferences.warn_before_slips:
            self.weigh(Doubt(move, warning))
        else:
            self.approve(move)

    def approve(self, move: Any) -> None:
        """Make *move*, which is no slip; a household may want to be asked before a turn ends."""
        if self.preferences.ask_before_turn_ends and self.ends_turn(move):
            self.doubt(Doubt(move))
        else:
            self._mean(move)

    def _mean(self, move: Any) -> None:
        self.events.moved.emit(move)
        self.refresh()

    def _do(self, act: Action[Any]) -> None:
        """Do what the button of *act* says."""
        if act.move is not None:
            self._choose(act.move, act.warning)
        elif act.target is not None:
            self.drop(self.selection.cards, act.target)
        else:
            self.put_back()

    def forget_refusal(self) -> None:
        """Take the line off the place where something was refused."""
        if self.refused is not None:
            self.refused = None
            self.refresh()

    # --- laying out and taking back -----------------------------------------------------------

    def show_draft(self, draft: AnyDraft, *, is_gesture: bool = True) -> None:
        """Lay *draft* out in place of what is laid out; what undo changed before a gesture does
        not come back with redo."""
        if is_gesture:
            self.turn.note_gesture()
        self.turn.draft = draft
        self.question = self.doubted = None
        self.selection.narrow(card for card in self.table.hand if card not in draft.cards)
        self.refresh()
        self.turn.tell()
        self.selection.tell()

    def _lay_out(self, draft: AnyDraft | None, *, is_gesture: bool = True) -> bool:
        """Lay *draft* out, if there is one; whether there is."""
        if draft is not None:
            self.show_draft(draft, is_gesture=is_gesture)
        return draft is not None

    def put_back(self) -> None:
        """Leave what is asked open; without that put selected cards back; with none selected, take
        back what is laid out."""
        if self.question is not None:
            self.ask(None)
            return
        doubt, self.doubted = self.doubted, None
        if self.selection:
            self.selection.select(())
        else:
            self.put_aside()
        if doubt is not None:
            self.events.doubted.emit(None)

    def put_aside(self) -> None:
        """Take back what is laid out; undo brings it back."""
        self._lay_out(self.turn.put_aside())

    def take_back_last(self) -> None:
        """Take back the last step of what is laid out."""
        self._lay_out(self.turn.without_last_step())

    def undo(self) -> bool:
        """What undo means while something is selected or laid out, or was put aside; False where
        that is nothing."""
        if self.question is not None or self.doubted is not None or self.selection:
            self.put_back()
            return True
        return self._lay_out(self.turn.undone(), is_gesture=False)

    def redo(self) -> bool:
        """Bring back what `undo` changed in what is laid out; False where that is nothing."""
        return self._lay_out(self.turn.redone(), is_gesture=False)

    # --- the own order ------------------------------------------------------------------------

    def reorder(self, cards: Collection[Card], before: Card | None) -> None:
        """Put *cards* of the hand in front of *before* (None: at the end), in the own order."""
        if self.preferences.sorting is Sorting.OWN:
            self.order.move(cards, before, self.table.hand)


def _shown_key(act: Action[Any], key_of: Callable[[Action[Any]], str]) -> str:
    """The key that stands on the button of *act*."""
    if not act.is_on:
        return ""
    return "Enter" if act.role is ButtonRole.PRIMARY else key_of(act)
