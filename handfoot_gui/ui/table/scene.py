"""The card table: shows a view, lets cards be selected and dropped, and gives moves back."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from functools import partial
from typing import Any, Final

from msgspec.structs import replace
from PySide6.QtCore import QObject, QPointF, QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSceneHelpEvent

from handfoot_gui.core import preferences as prefs
from handfoot_gui.core.cards import Card
from handfoot_gui.core.messages import PlayerBadge
from handfoot_gui.core.sheet import LeftOver
from handfoot_gui.core.speech import About, Utterance
from handfoot_gui.core.table import (
    DISCARD,
    HAND,
    NEW_MELD,
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
    gilded,
    side_key,
)
from handfoot_gui.session.seat_turn import AmountChoice, AnyAdapter, NewCards, Selection, Turn
from handfoot_gui.ui.table import labels
from handfoot_gui.ui.table.actions import Actions
from handfoot_gui.ui.table.canvas import Canvas, delegate_of
from handfoot_gui.ui.table.terms import Terms
from handfoot_gui.ui.widgets.labels import show_tip

_TERM: Final = "term"
"""Where words are explained."""


class TableScene(QGraphicsScene):
    """One seat's table. Give it an adapter, then `show_view` after every change of the game.

    It owns the `selection`, the `amount` that is chosen, the `turn` being put together, the
    `actions` on offer and the `canvas` with all that is to be seen, and decides what a gesture
    on one of them means for the others.

    Signals: ``move_chosen(move)`` for a legal move; ``warned(warning, move)`` instead, when it
    may be a slip and the household wants to be asked; ``refused(problem)`` for a gesture that
    is not allowed; ``order_changed(cards)`` when the player moved cards within an own order;
    ``announced(utterance)`` when something is to be heard that is only seen otherwise;
    ``hands_taken()`` when the cards shown go and nothing of them may follow the mouse any more.
    """

    move_chosen = Signal(object)
    warned = Signal(object, object)
    refused = Signal(object)
    order_changed = Signal(object)
    announced = Signal(object)
    hands_taken = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.selection = Selection(self._on_selected)
        self.amount = AmountChoice(partial(self.refresh, is_animated=False))
        self.turn = Turn()
        self.canvas = Canvas(self, self.selection, self.amount, self.refresh)
        self.actions = Actions(self.canvas, self)
        self.terms = Terms(self.canvas)
        self.is_covered = False
        """Nobody's hand is shown, and nothing may be done."""
        self.is_only_shown = False
        """Nothing can be selected or done: a game that is looked at again."""
        self._order: tuple[Card, ...] = ()
        self._previewed: tuple[tuple[Card, ...], str | None, int | None] = ((), None, None)
        """The drop that was asked about last."""
        self._new = NewCards()
        self._has_told_ranges = False
        """How many cards of the table are lifted at once was said."""
        self.canvas.cursor_moved.connect(self._on_cursor_moved)
        self._advised: tuple[Any, tuple[Any, object]] | None = None
        """The view for which the program has thought, and what it would do there."""
        self._wanted: Callable[[Action[Any]], bool] | None = None
        """Whether an act is what somebody wants who leads through the game."""
        self._hinted: tuple[Any, Any, Any, tuple[Card, ...]] | None = None
        """The move that is shown as a hint, and view, draft and cards for as long as they stay."""
        self.canvas.announced.connect(self.say)
        self.actions.asked.connect(self.refresh)
        self.actions.chosen.connect(self._do)
        self.actions.came_to.connect(self._take_outcome)

    @property
    def table(self) -> Table:
        """What is shown; an empty one where that is nothing."""
        return self.canvas.table

    @property
    def is_watched(self) -> bool:
        """Whether the table is only looked at."""
        return self.is_covered or self.is_only_shown

    # --- what the bridge gives ----------------------------------------------------------------

    def set_adapter(self, adapter: AnyAdapter | None) -> None:
        """Another game or another rule set; the table is empty until the next `show_view`.

        Without a game there is nothing to be shown again: its pictures go at once.
        """
        self.turn.adapter = adapter
        self._new = NewCards()
        self._order = ()
        self.show_view(None)
        self.canvas.set_delegate(
            self.canvas.delegate if adapter is None else delegate_of(adapter.game)
        )
        if adapter is None:
            self.canvas.forget_pictures()

    def show_view(
        self,
        view: Any,
        *,
        badges: Iterable[PlayerBadge] | None = None,
        log: tuple[str, ...] = (),
        is_animated: bool = True,
        is_covered: bool = False,
        came: frozenset[Card] = frozenset(),
        new: Iterable[Card] | None = None,
        left: Sequence[LeftOver] = (),
    ) -> None:
        """Show what one seat sees now (None: nothing). Drafts and selected cards that still make
        sense stay; every card glides from where it is to where it belongs. *badges* are all
        players, the one whose hand is shown included; None: as before. *log* are the last acts,
        the newest first. *is_covered*: the view is what everybody may know; hands that were
        shown turn their backs at once, and the table is only looked at. *came* are cards that
        others put onto the table while that could not be followed. *new* are the cards of the
        hand that wear the tag "new", for example in a game just loaded; None: what came since.
        *left* are the hands that are turned up, since a deal is over."""
        canvas, turn, before = self.canvas, self.turn, self.canvas.shown
        seen = turn.view
        is_turned = is_covered is not self.is_covered
        self.is_covered = is_covered
        turn.see(view)
        canvas.log = log
        canvas.came = came
        canvas.left = tuple(left)
        if badges is not None:
            canvas.badges = tuple(badges)
        canvas.refused = None
        self.actions.question = None
        if view is None or is_turned:
            self.hands_taken.emit()
            canvas.forget_places()
            turn.begin()
            self.selection.clear()
            self._hinted = None
        if view is None or turn.adapter is None:
            self.actions.acts = ()
            self.amount.show(None)
            canvas.clear()
            return
        if not is_covered:
            self._new.note(turn.adapter, view)
        turn.keep()
        table = turn.adapter.table(view, turn.draft, HandOrder(canvas.preferences.sorting))
        is_other = not before.is_empty and before.table.seat != table.seat
        if is_other:
            turn.begin(is_told=True)
        if new is not None and table.zones:
            self._new.put(table.seat, new)
        canvas.meet(table.seat)
        self.selection.narrow(() if is_other else table.selectable)
        is_animated = is_animated and not is_turned and not is_other
        dealt: tuple[Dealt, ...] = ()
        if is_animated and seen is not None and not self.is_only_shown:
            dealt = turn.adapter.dealt(seen, view)
        self.refresh(is_animated=is_animated, dealt=dealt)
        turn.tell()
        self.selection.tell()

    @property
    def order(self) -> tuple[Card, ...]:
        """The player's own order; cards that are gone may still be in it."""
        return self._order

    def set_order(self, cards: Iterable[Card]) -> None:
        """The player's own order, as kept from earlier."""
        self._order = tuple(cards)
        self.refresh(is_animated=False)

    def refresh(self, *, is_animated: bool = True, dealt: Sequence[Dealt] = ()) -> None:
        """Lay everything out anew and send the cards to their places; those *dealt* are seen to
        come there one after the other."""
        adapter, view, draft = self.turn.adapter, self.turn.view, self.turn.draft
        if adapter is None or view is None:
            return
        canvas, selection, sorting = self.canvas, self.selection, self.canvas.preferences.sorting
        table = adapter.table(view, draft, HandOrder(sorting, self._order))
        if sorting is prefs.Sorting.OWN and not self.is_covered:
            # What is taken back lies where it lay, also the end of the turn; what comes in a later
            # turn or with a deal does not.
            had, has = set(self.table.hand), set(table.hand)
            is_next = not (table.is_own_turn and self.table.is_own_turn)
            is_back = table.is_own_turn and bool(had) and had < has
            if is_next and not is_back and (table.is_own_turn or not has <= had):
                self._order = tuple(card for card in self._order if card in had)
            self._order += tuple(card for card in table.hand if card not in self._order)
        if self.is_watched:
            table = replace(table, dimmed=frozenset(), offered=frozenset(), amount=None)
        self.amount.show(table.amount)
        selection.show(table, is_watched=self.is_watched)
        canvas.targets = ()
        canvas.preview, self._previewed = None, ((), None, None)
        if not self.is_watched:
            canvas.targets = adapter.targets(view, draft, canvas.held or selection.cards)
            if self.hinted is not None:
                canvas.targets = adapter.hint_targets(view, self.hinted)
        is_new_shown = table.shows_new and not self.is_covered
        canvas.new_cards = self._new.of(table.seat) if is_new_shown else frozenset()
        acts = self._acts()
        is_other = acts != self.actions.acts
        self.actions.acts = acts
        has_new_meld = self._has_new_meld(table)
        canvas.arrange(table, has_new_meld=has_new_meld, is_animated=is_animated, dealt=dealt)
        if is_other:
            self.actions.changed.emit()

    def know(self, view: Any, advised: tuple[Any, object]) -> None:
        """The program has thought: in *view* it would do what is *advised*; see
        `TableAdapter.golden`."""
        self._advised = view, advised
        self._offer_anew()

    def want(self, wanted: Callable[[Action[Any]], bool]) -> None:
        """Somebody leads through the game: golden is what is *wanted*, and nothing else."""
        self._wanted = wanted
        self._offer_anew()

    def _offer_anew(self) -> None:
        """Nothing has changed on the table, but perhaps what stands out of what can be done."""
        acts = self._acts()
        if acts != self.actions.acts:
            self.actions.acts = acts
            self.actions.changed.emit()

    def _acts(self) -> tuple[Action[Any], ...]:
        """What can be done now; what the program would do stands out, or what is wanted."""
        turn, chosen = self.turn, self.amount.value
        if turn.adapter is None or turn.view is None or self.is_watched:
            return ()
        if chosen:
            return turn.adapter.acts_with(turn.view, chosen)
        acts = turn.adapter.acts(turn.view, turn.draft, self.selection.cards)
        if self._wanted is not None:
            return gilded(
                acts, next((act for act in acts if act.is_on and self._wanted(act)), None)
            )
        if self._advised is None or self.selection.cards or self._advised[0] != turn.view:
            return acts
        golden = turn.adapter.golden(turn.view, turn.draft, acts, self._advised[1])
        return acts if golden is None else gilded(acts, golden)

    def _has_new_meld(self, table: Table) -> bool:
        """Whether a place for a new meld is shown."""
        if any(NEW_MELD in target.shown for target in self.canvas.targets):
            return True
        if table.actor != table.seat or table.amount is not None or self.is_watched:
            return False
        own = next((panel for panel in table.panels if panel.is_own), None)
        return bool(self.turn.draft.cards) or (own is not None and not own.is_down)

    def drawBackground(self, painter: QPainter, rect: QRectF | Any) -> None:
        self.canvas.draw_background(painter, rect)

    def helpEvent(self, event: QGraphicsSceneHelpEvent) -> None:
        show_tip(event.screenPos(), self.canvas.tip_at(event.scenePos()), event.widget())

    def say(self, text: str, about: About = About.ANSWER, place: str = "") -> None:
        """Let a screen reader say *text*; see `Utterance`."""
        self.announced.emit(Utterance(text, about, place))

    # --- gestures -----------------------------------------------------------------------------

    def drop(self, cards: tuple[Card, ...], key: str, index: int | None = None) -> None:
        """Put *cards* on a zone, as a drop or a click on it does; see `TableAdapter.drop`."""
        adapter, view = self.turn.adapter, self.turn.view
        if adapter is None or view is None or self.is_watched:
            return
        if self._is_hinted_at(cards, key):
            # However its cards are to be spread, the hint has said it.
            self.play(self.hinted)
            return
        key = self._meant(cards, key)
        self._take_outcome(adapter.drop(view, self.turn.draft, cards, key, index), key)

    def _meant(self, cards: tuple[Card, ...], key: str) -> str:
        """The zone that a drop of *cards* on zone *key* is for, which they may be spread over."""
        targets = self.canvas.targets
        if not cards or any(key == target.key for target in targets):
            return key
        return next((target.key for target in targets if key in target.spreads_to), key)

    def preview_drop(
        self, cards: tuple[Card, ...], key: str | None, index: int | None = None
    ) -> None:
        """Show what a drop of *cards* on a zone would come to; None: they are over none."""
        adapter, view, asked = self.turn.adapter, self.turn.view, (cards, key, index)
        if asked == self._previewed:
            return
        self._previewed = asked
        preview = None
        is_open = not self.is_watched and not self._is_hinted_at(cards, key)
        if adapter is not None and view is not None and cards and key and is_open:
            preview = adapter.preview(view, self.turn.draft, cards, self._meant(cards, key), index)
        self.canvas.show_preview(preview)

    def preview_click(self, key: str | None, index: int | None = None) -> None:
        """Show what a click on a zone would do with the selected cards; see `activate`."""
        zone, other = (None, None) if key is None else (self.table.zone(key), self._other_side(key))
        is_put = zone is None or not zone.is_stock
        cards = self.selection.cards if is_put and other is None and key != HAND else ()
        self.preview_drop(cards, key if cards else None, index)

    def _on_cursor_moved(self) -> None:
        cursor = self.canvas.cursor
        if cursor.is_shown and self.selection:
            stop = cursor.stop
            is_own = stop is None or stop.card in self.selection
            self.preview_click(None if is_own or stop is None else stop.key)

    def activate(self, key: str, index: int | None = None) -> None:
        """A click on a zone: the stock draws, another side's zone grows or shrinks again, and
        the own zones get the selected cards."""
        zone, cards = self.table.zone(key), self.selection.cards
        other = self._other_side(key)
        if other is not None:
            self.canvas.enlarge(other)
        elif zone is not None and zone.is_stock:
            self.drop((), key)
        elif not cards and zone is not None and zone.provisional:
            self.drop(tuple(zone.provisional), HAND)
        elif cards and key != HAND:
            self.drop(cards, key, index)
        elif key == DISCARD or (zone is not None and (zone.is_button or zone.is_reserve)):
            self.drop((), key)

    def draw_by_key(self, letter: str) -> bool:
        """Draw where *letter* is the key of that, as a click on the stock does, though lifted cards
        have other buttons in the bar; whether it is."""
        adapter, view, draft = self.turn.adapter, self.turn.view, self.turn.draft
        if adapter is None or view is None or self.is_watched or not self.selection:
            return False
        acts = adapter.acts(view, draft, ())
        for key in self.table.stocks:
            outcome = adapter.drop(view, draft, (), key)
            drawn = outcome.move if isinstance(outcome, Chosen) else None
            if any(act.move == drawn and self.actions.key_of(act) == letter for act in acts):
                self._take_outcome(outcome, key)
                return True
        return False

    def explain_at(self, point: QPointF) -> bool:
        """Explain the word at a point in pixels; whether there is one."""
        term = self.terms.at(point)
        if term is not None:
            self.say(self.terms.show(term), place=_TERM)
        return term is not None

    def explain_about(self, point: QPointF) -> None:
        """Explain the word at a point in pixels, or the place that it is in; else nothing."""
        if said := self.terms.show(self.terms.about(point)):
            self.say(said, place=_TERM)

    def ask_about(self, point: QPointF) -> None:
        """What the right button means at a point in pixels: a card that is laid out goes back to
        the hand, all else is explained."""
        hit = self.canvas.at(point)
        card = hit[1] if hit is not None else None
        if card is not None and card in self.turn.draft.cards and not self.is_watched:
            self.drop((card,), HAND)
        else:
            self.explain_about(point)

    def explain_at_cursor(self) -> None:
        """Explain the word that the keyboard is on, or else the next one on the table."""
        if said := self.terms.ask_at_cursor():
            self.say(said, place=_TERM)

    def _other_side(self, key: str) -> int | None:
        """The other side that zone *key* belongs to, or is the whole of."""
        zone = self.table.zone(key)
        for panel in self.table.panels:
            is_its = key == side_key(panel.side) or (zone is not None and zone.side == panel.side)
            if is_its and not panel.is_own:
                return panel.side
        return None

    def selects(self, key: str, card: Card | None, *, is_added: bool = False) -> bool:
        """Whether a click there selects *card*, or puts it back, besides those selected where it
        *is_added*; else the click is about those that are selected."""
        cards, zone = self.selection.cards, self.table.zone(key)
        if key == HAND or card is None or zone is None or not zone.is_selectable:
            return key == HAND
        if is_added or not cards:
            return True
        if self._is_golden(key) and (card not in cards or len(zone.cards) == 1):
            return False
        if card in cards:
            return True
        adapter, view, draft = self.turn.adapter, self.turn.view, self.turn.draft
        if adapter is None or view is None or not set(cards) <= set(zone.cards):
            return False
        outcome = adapter.drop(view, draft, cards, key)
        # Where they lie already, putting them there means nothing.
        return outcome is None or outcome == Drafted(draft)

    def _is_golden(self, key: str) -> bool:
        """Whether zone *key* shines as the best place for what is selected."""
        return any(target.is_best and key in target.shown for target in self.canvas.targets)

    def select(self, key: str, card: Card, *, is_range: bool = False) -> None:
        """Select *card* of zone *key*, or put it back; *is_range*: with all from the last one."""
        zone = self.table.zone(key)
        if is_range and zone is not None:
            self.selection.reach(card, zone.cards)
        else:
            self.selection.toggle(card)

    def press_at_cursor(self, *, is_range: bool = False) -> None:
        """What a click would do where the keyboard is; *is_range*: one that selects a range."""
        cursor = self.canvas.cursor
        here = cursor.stop
        if here is None:
            return
        if not cursor.is_shown:
            cursor.put(here)
        elif here.card is not None and self.selects(here.key, here.card, is_added=is_range):
            self.select(here.key, here.card, is_range=is_range)
        else:
            self.activate(here.key)

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

    def take_amount(self) -> None:
        """Take the amount that is held; too small a one is put back instead."""
        if not self.amount.is_meant:
            self.amount.choose(0)
            return
        for act in self.actions.acts:
            self.actions.press(act.code)

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
        return move if is_seen and lifted == (self.canvas.held or self.selection.cards) else None

    def _is_hinted_at(self, cards: tuple[Card, ...], key: str | None) -> bool:
        """Whether a drop of *cards* on zone *key* does what the hint shows."""
        is_lit = any(key == target.key for target in self.canvas.targets)
        return bool(cards) and is_lit and self.hinted is not None

    def play(self, move: Any) -> None:
        """Play *move*; one that may be a slip is asked about first."""
        if self.turn.adapter is not None and self.turn.view is not None:
            self._choose(move, self.turn.adapter.act(move, self.turn.view).warning)

    def _on_selected(self) -> None:
        self.canvas.refused = None
        self.canvas.note = ""
        if not self._has_told_ranges and not set(self.selection.cards) <= set(self.table.hand):
            self._has_told_ranges = True
            self.canvas.note = labels.lifts_many()
            self.say(self.canvas.note, About.TIP)
        self.refresh()

    def _take_outcome(self, outcome: Outcome[Any, Any], key: str) -> None:
        """Let a gesture on zone *key* come to *outcome*."""
        self.canvas.refused = None
        self.actions.question = None
        match outcome:
            case Drafted(draft):
                self.show_draft(draft)
            case Chosen(move, warning):
                self._choose(move, warning)
            case Refused(problem):
                self.canvas.refused = DropPreview(key, problem=problem)
                self.refresh()
                self.refused.emit(problem)
            case Selected(cards):
                if not self.selection.select(cards):
                    # What was dragged was selected before, and glides home all the same.
                    self.refresh()
            case Asked():
                self.actions.ask(outcome)
            case None:
                self.refresh()

    def _choose(self, move: Any, warning: object) -> None:
        if warning is not None and self.canvas.preferences.warn_before_slips:
            self.refresh()
            self.warned.emit(warning, move)
            return
        self.move_chosen.emit(move)
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
        if self.canvas.refused is not None:
            self.canvas.refused = None
            self.refresh()

    # --- laying out and taking back -----------------------------------------------------------

    def show_draft(self, draft: AnyDraft, *, is_gesture: bool = True) -> None:
        """Lay *draft* out in place of what is laid out; what undo changed before a gesture does
        not come back with redo."""
        if is_gesture:
            self.turn.note_gesture()
        self.turn.draft = draft
        self.actions.question = None
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
        """Leave a question open; without one put selected cards back; with none selected, take
        back what is laid out."""
        if self.actions.question is not None:
            self.actions.ask(None)
        elif self.selection:
            self.selection.select(())
        else:
            self.put_aside()

    def put_aside(self) -> None:
        """Take back what is laid out; undo brings it back."""
        self._lay_out(self.turn.put_aside())

    def take_back_last(self) -> None:
        """Take back the last step of what is laid out."""
        self._lay_out(self.turn.without_last_step())

    def undo(self) -> bool:
        """What undo means while something is selected or laid out, or was put aside; False where
        that is nothing."""
        if self.actions.question is not None or self.selection:
            self.put_back()
            return True
        return self._lay_out(self.turn.undone(), is_gesture=False)

    def redo(self) -> bool:
        """Bring back what `undo` changed in what is laid out; False where that is nothing."""
        return self._lay_out(self.turn.redone(), is_gesture=False)

    # --- the own order ------------------------------------------------------------------------

    def reorder(self, cards: Collection[Card], before: Card | None) -> None:
        """Put *cards* of the hand in front of *before* (None: at the end), in the own order."""
        if self.canvas.preferences.sorting is not prefs.Sorting.OWN:
            return
        rest = [card for card in self.table.hand if card not in cards]
        moved = [card for card in self.table.hand if card in cards]
        at = rest.index(before) if before in rest else len(rest)
        self._order = (*rest[:at], *moved, *rest[at:])
        self.refresh()
        self.order_changed.emit(self._order)

    def shift_at_cursor(self, step: int) -> bool:
        """Move the card where the keyboard is by *step* in the own order; False: there is none."""
        cursor = self.canvas.cursor
        here = cursor.stop
        is_own = self.canvas.preferences.sorting is prefs.Sorting.OWN
        if here is None or here.card is None or not is_own or here.key != HAND:
            return False
        hand = self.table.hand
        at = hand.index(here.card) + step
        if 0 <= at < len(hand) and cursor.is_shown:
            rest = [card for card in hand if card is not here.card]
            self.reorder((here.card,), rest[at] if at < len(rest) else None)
        cursor.put(here)
        return True
