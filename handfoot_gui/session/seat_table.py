"""One seat's table while it is played at: what is lifted, laid out, offered, asked and refused.

A device shows a `SeatTable` and gives it gestures: a tap on a card, a tap on a place, a press of a
button, an amount. It knows the game by its adapter only, and nothing of windows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, Final

from msgspec.structs import replace

from handfoot_gui.core.cards import Card
from handfoot_gui.core.messages import BarButton
from handfoot_gui.core.preferences import Sorting
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.table import (
    DISCARD,
    HAND,
    Action,
    AnyDraft,
    Asked,
    Chosen,
    Dealt,
    Drafted,
    DropPreview,
    HandOrder,
    Outcome,
    Refused,
    Selected,
    Table,
    Target,
    Zone,
)
from handfoot_gui.core.text.table import TableWords
from handfoot_gui.session.seat_events import Handled, SeatEvents, Shown
from handfoot_gui.session.seat_offer import Offer
from handfoot_gui.session.seat_pending import DoubtCode, Pending
from handfoot_gui.session.seat_places import is_best, meant, other_side
from handfoot_gui.session.seat_turn import (
    AmountChoice,
    AnyAdapter,
    Hint,
    House,
    NewCards,
    OwnOrder,
    Selection,
    Turn,
)

NO_TABLE: Final = Table(Seat(0), None, ())
"""What is shown while that is nothing."""


class SeatTable:
    """The table of one seat, and the turn that is put together there.

    Give it an adapter, then `see` with every new view; what becomes of it is told by `events`.
    """

    def __init__(self, house: House | None = None, turn: Turn | None = None) -> None:
        """*house* is what holds at every seat of a game; None: a seat by itself. *turn* is the one
        that is put together, where it is not a new one."""
        self.events = SeatEvents()
        self.house = House() if house is None else house
        self.is_covered = False
        """Nobody's hand is shown, and nothing may be done."""
        self.is_away = True
        """Nobody looks: what changes is told at the next `see`."""
        self.turn = Turn() if turn is None else turn
        self.selection = Selection(self._on_selected)
        self.amount = AmountChoice(partial(self.refresh, is_animated=False))
        self.table = NO_TABLE
        self.targets: tuple[Target, ...] = ()
        self.offer = Offer(
            self.house, self.turn, self.selection, self.amount, lambda: self.is_watched
        )
        """What can be done without a gesture."""
        self.pending = Pending(self.house, self.events, self.refresh)
        """What has to be said before the turn goes on."""
        self.refused: DropPreview | None = None
        """The last gesture, where it was refused."""
        self.order = OwnOrder(self.refresh)
        self.new = NewCards()
        self.hint = Hint(self.turn, self.selection)
        self.stamp = 0
        """Goes up when something else can be done than before, for devices from which gestures
        come late; whoever shows the table to such a device counts."""

    def live_in(self, house: House) -> None:
        """Let *house* hold at this seat from now on."""
        self.house = self.offer.house = self.pending.house = house

    @property
    def is_watched(self) -> bool:
        """Whether the table is only looked at."""
        return self.is_covered or self.house.is_only_shown

    # --- what is seen -------------------------------------------------------------------------

    def set_adapter(self, adapter: AnyAdapter | None) -> None:
        """Another game or another rule set; the table is empty until the next `see`."""
        self.turn.adapter = adapter
        self.new.forget()
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
        is_back, self.is_away = self.is_away, view is None
        if is_back and self.turn.is_of_another_deal(view):
            self._forget_turn()
        if view != seen:
            self.pending.doubt = None
        turn.see(view)
        self.refused = self.pending.question = None
        if view is None or is_turned:
            self.events.hidden.emit(None)
            self._forget_turn()
        if view is None or turn.adapter is None:
            self.offer.acts, self.targets, self.selection.held = (), (), ()
            self.new.show(None)
            self.amount.show(None)
            self.table = NO_TABLE
            self.events.emptied.emit(None)
            return
        if not is_covered:
            self.new.note(turn.adapter, view)
        turn.keep()
        table = self._laid_out(turn.adapter, view)
        is_other = bool(before.zones) and before.seat != table.seat
        if is_other:
            turn.begin(is_told=True)
        if new is not None and table.zones:
            self.new.put(table.seat, new)
        self.selection.narrow(() if is_other else table.selectable)
        is_animated = is_animated and not (is_turned or is_other or is_back)
        dealt: tuple[Dealt, ...] = ()
        if is_animated and seen is not None and not self.house.is_only_shown:
            dealt = turn.adapter.dealing.dealt(seen, view)
        self._show(None if is_other else table, is_animated=is_animated, dealt=dealt)
        turn.tell()
        self.selection.tell()

    def put_away(self, view: Any) -> None:
        """Nobody looks until the next `see`: what was put together stays as far as it makes sense
        in *view*, what the seat sees now."""
        self.is_away = True
        self.hint.forget()
        self.pending.leave()
        self.refused, self.selection.held = None, ()
        turn = self.turn
        if turn.adapter is None or turn.view is None:
            return
        if self.turn.is_of_another_deal(view):
            self._forget_turn()
        turn.see(view)
        turn.keep()
        table = self._laid_out(turn.adapter, view)
        self.selection.narrow(table.selectable)

    def _laid_out(self, adapter: AnyAdapter, view: Any) -> Table:
        """What lies where for the seat of *view*."""
        order = HandOrder(self.house.preferences.sorting, self.order.cards)
        return adapter.table(view, self.turn.draft, order)

    def _forget_turn(self) -> None:
        """Nothing is lifted, laid out or asked any more, which nobody is told."""
        self.turn.begin()
        self.selection.clear()
        self.amount.show(None)
        self.hint.forget()
        self.pending.doubt = None

    def refresh(self, *, is_animated: bool = True, dealt: Sequence[Dealt] = ()) -> None:
        """Work out anew what lies where and what can be done, and have it shown; those *dealt* are
        seen to come there one after the other."""
        self._show(None, is_animated=is_animated, dealt=dealt)

    def _show(self, table: Table | None, *, is_animated: bool, dealt: Sequence[Dealt]) -> None:
        """The same; *table* is what lies there, where that has just been worked out."""
        adapter, view, draft = self.turn.adapter, self.turn.view, self.turn.draft
        if adapter is None or view is None or self.is_away:
            return
        if table is None:
            table = self._laid_out(adapter, view)
        if self.house.preferences.sorting is Sorting.OWN and not self.is_covered:
            self.order.keep(self.table, table)
        if self.is_watched:
            table = replace(table, dimmed=frozenset(), offered=frozenset(), amount=None)
        self.amount.show(table.amount)
        self.selection.show(table, is_watched=self.is_watched)
        self.targets = ()
        if not self.is_watched:
            self.targets = adapter.targets(view, draft, self.selection.lifted)
            if (hinted := self.hint.move) is not None:
                self.targets = adapter.hint_targets(view, hinted)
        is_new_shown = table.shows_new and not self.is_covered
        self.new.show(table.seat if is_new_shown else None)
        is_other_offered = self.offer.look()
        self.table = table
        self.events.shown.emit(Shown(is_animated, tuple(dealt)))
        if is_other_offered:
            self.offer.changed.emit(self.offer.acts)

    # --- what can be done ---------------------------------------------------------------------

    def buttons(
        self,
        words: TableWords,
        name: str,
        key_of: Callable[[Action[Any]], str] | None = None,
    ) -> tuple[BarButton, ...]:
        """What the player *name* can press now: answers where something is asked, else the acts;
        *key_of* gives the key of an act where it is not as *words* say."""
        if self.pending:
            return self.pending.buttons(words)
        return self.offer.buttons(words, name, key_of or words.act_key)

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
        if self.pending.question is not None:
            if (outcome := self.pending.chosen(code)) is not None:
                self.take(outcome, HAND)
        elif self.pending.doubt is not None:
            match code:
                case DoubtCode.DO_IT:
                    self.pending.do_it()
                case DoubtCode.KEEP:
                    self.put_back()
                case DoubtCode.THINK:
                    self.pending.think()
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

    def new_meld(self, side: int | None) -> Zone | None:
        """The place for a new meld of *side*, where `table` has none of its own."""
        return None if self.turn.adapter is None else self.turn.adapter.new_meld(side)

    def act(self, code: str) -> Action[Any] | None:
        """The act behind the button *code*; None while something else is asked."""
        return None if self.pending else self.offer.act(code)

    def drop(self, cards: tuple[Card, ...], key: str, index: int | None = None) -> None:
        """Put *cards* on a zone; see `TableAdapter.drop`."""
        adapter, view = self.turn.adapter, self.turn.view
        if adapter is None or view is None or self.is_watched:
            return
        if self.hint.is_at(self.targets, cards, key):
            # However its cards are to be spread, the hint has said it.
            self.play(self.hint.move)
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
        self.refused = self.pending.doubt = None
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
        self.hint.note(move)
        self.refresh()

    # --- what gestures come to ----------------------------------------------------------------

    def play(self, move: Any) -> None:
        """Play *move*; one that may be a slip is asked about first."""
        if self.turn.adapter is not None and self.turn.view is not None:
            self.pending.choose(move, self.turn.adapter.act(move, self.turn.view).warning)

    def take(self, outcome: Outcome[Any, Any], key: str) -> None:
        """Let a gesture on zone *key* come to *outcome*."""
        self.refused = None
        self.pending.leave()
        match outcome:
            case Drafted(draft):
                self._lay_out(draft)
            case Chosen(move, warning):
                self.pending.choose(move, warning)
            case Refused(problem):
                self.refused = DropPreview(key, problem=problem)
                self.refresh()
                self.events.refused.emit(problem)
            case Selected(cards):
                if not self.selection.select(cards):
                    # What was dragged was selected before, and glides home all the same.
                    self.refresh()
            case Asked():
                self.pending.ask(outcome)
            case None:
                self.refresh()

    def _do(self, act: Action[Any]) -> None:
        """Do what the button of *act* says."""
        if act.move is not None:
            self.pending.choose(act.move, act.warning)
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
        self.pending.leave()
        self.selection.narrow(card for card in self.table.hand if card not in draft.cards)
        self.refresh()
        self.turn.tell()
        self.selection.tell()

    def lay_out(self, draft: AnyDraft, *, is_gesture: bool = True) -> None:
        """The same for whoever sits there, who is told."""
        before = self.turn.draft
        self.show_draft(draft, is_gesture=is_gesture)
        self.events.handled.emit(Handled(before, draft))

    def _lay_out(self, draft: AnyDraft | None, *, is_gesture: bool = True) -> bool:
        """Lay *draft* out, if there is one; whether there is."""
        if draft is not None:
            self.lay_out(draft, is_gesture=is_gesture)
        return draft is not None

    def put_back(self) -> None:
        """Leave what is asked open; without that put selected cards back; with none selected, take
        back what is laid out."""
        if self.pending.question is not None:
            self.pending.ask(None)
            return
        doubt, self.pending.doubt = self.pending.doubt, None
        if cards := self.selection.cards:
            self.selection.select(())
            draft = self.turn.draft
            self.events.handled.emit(Handled(draft, draft, cards))
        else:
            self._lay_out(self._aside())
        if doubt is not None:
            self.events.doubted.emit(None)

    def put_aside(self) -> None:
        """Take back what is laid out; undo brings it back."""
        if (draft := self._aside()) is not None:
            self.show_draft(draft)

    def _aside(self) -> AnyDraft | None:
        """What is left of what is laid out when it is put aside; None where nothing is."""
        return self.turn.put_aside()

    def take_back_last(self) -> None:
        """Take back the last step of what is laid out."""
        self._lay_out(self.turn.without_last_step())

    def undo(self) -> bool:
        """What undo means while something is selected or laid out, or was put aside; False where
        that is nothing."""
        if self.pending or self.selection:
            self.put_back()
            return True
        return self.undo_draft()

    def undo_draft(self) -> bool:
        """What undo means for what is laid out, whatever is selected."""
        return self._lay_out(self.turn.undone(), is_gesture=False)

    def redo(self) -> bool:
        """Bring back what `undo` changed in what is laid out; False where that is nothing."""
        return self._lay_out(self.turn.redone(), is_gesture=False)
