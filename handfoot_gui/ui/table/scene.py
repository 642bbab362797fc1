"""The card table: shows a view, lets cards be selected and dropped, and gives moves back."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any, Final

from PySide6.QtCore import QObject, QPointF, QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSceneHelpEvent

from handfoot_gui.core import preferences as prefs
from handfoot_gui.core.cards import Card
from handfoot_gui.core.messages import PlayerBadge
from handfoot_gui.core.own_acts import placed
from handfoot_gui.core.sheet import LeftOver
from handfoot_gui.core.speech import About, Utterance
from handfoot_gui.core.table import (
    HAND,
    Action,
    AnyDraft,
    Chosen,
    Dealt,
    Table,
)
from handfoot_gui.session.seat_events import Shown
from handfoot_gui.session.seat_places import meant, other_side
from handfoot_gui.session.seat_table import SeatTable
from handfoot_gui.session.seat_turn import (
    AmountChoice,
    AnyAdapter,
    Doubt,
    House,
    Listeners,
    Selection,
    Turn,
)
from handfoot_gui.ui.table import labels
from handfoot_gui.ui.table.actions import Actions
from handfoot_gui.ui.table.canvas import Canvas, delegate_of
from handfoot_gui.ui.table.terms import Terms
from handfoot_gui.ui.widgets.labels import show_tip
from handfoot_gui.ui.widgets.vocabulary import WORDS

_TERM: Final = "term"
"""Where words are explained."""


class TableScene(QGraphicsScene):
    """One seat's table. Give it an adapter, then `show_view` after every change of the game.

    It shows a `seat_table`, its own until it is to `follow` another one: the `selection`, the
    `amount` that is chosen, the `turn` being put together. It owns the `actions` on offer and the
    `canvas` with all that is to be seen, and decides what a gesture on one of them means for the
    others.

    Signals: ``move_chosen(move)`` for a legal move; ``warned(warning, move)`` instead, when it
    may be a slip and the household wants to be asked; ``doubted(doubt)`` when a move begins to
    wait until it is said whether it is meant, or is left (None); ``refused(problem)`` for a
    gesture that is not allowed; ``selection_changed(cards)`` and ``draft_changed(draft)`` when
    other cards are selected or laid out at the seat that is shown; ``handled(handled)`` with what
    a gesture there has laid out or put back; ``order_changed(cards)`` when
    the player moved cards within an own order; ``announced(utterance)`` when something is to be
    heard that is only seen otherwise; ``readers_came()`` when somebody hears who did not before:
    what was said was said to nobody; ``hands_taken()`` when the cards shown go and nothing of
    them may follow the mouse any more.
    """

    move_chosen = Signal(object)
    warned = Signal(object, object)
    doubted = Signal(object)
    refused = Signal(object)
    selection_changed = Signal(object)
    draft_changed = Signal(object)
    handled = Signal(object)
    order_changed = Signal(object)
    announced = Signal(object)
    readers_came = Signal()
    hands_taken = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._own = self.seat_table = SeatTable()
        """What is shown where no player's is, and what is."""
        self.house.weigh = self._weigh
        self.canvas = Canvas(self, self.seat_table)
        self.actions = Actions(self.canvas, self)
        self.terms = Terms(self.canvas)
        self._previewed: tuple[tuple[Card, ...], str | None, int | None] = ((), None, None)
        """The drop that was asked about last."""
        self._has_told_ranges = False
        """How many cards of the table are lifted at once was said."""
        self.canvas.cursor_moved.connect(self._on_cursor_moved)
        self.canvas.announced.connect(self.say)
        self._heard: tuple[tuple[Listeners[Any], Callable[[Any], object]], ...] = ()
        """What the table that is shown tells, and what is done then."""
        self._listen()

    def _listen(self) -> None:
        """Hear what `seat_table` tells, and no other one."""
        for listeners, listener in self._heard:
            listeners.disconnect(listener)
        seat_table, events = self.seat_table, self.seat_table.events
        self._heard = (
            (events.shown, self._show),
            (events.hidden, self._hide),
            (events.emptied, self._clear),
            (events.lifting, self._on_lifting),
            (events.handled, self.handled.emit),
            (events.moved, self.move_chosen.emit),
            (events.refused, self.refused.emit),
            (events.doubted, self.doubted.emit),
            (events.asked, self.actions.note_asked),
            (seat_table.offer.changed, self.actions.note_offered),
            (seat_table.selection.changed, self.selection_changed.emit),
            (seat_table.turn.changed, self.draft_changed.emit),
            (seat_table.order.changed, self.order_changed.emit),
        )
        for listeners, listener in self._heard:
            listeners.connect(listener)

    def follow(self, seat_table: SeatTable | None) -> None:
        """Show *seat_table* from the next `show_view` on, and nothing until then; None: a table at
        which nobody sits. What was put together at the one before stays there."""
        seat_table = self._own if seat_table is None else seat_table
        if self.seat_table is self._own:
            self.show_view(None)
        if seat_table is self.seat_table:
            return
        self.seat_table = self.canvas.seat_table = seat_table
        self._listen()
        self._hide(None)
        self._clear(None)

    @property
    def house(self) -> House:
        """What holds at every seat that is shown."""
        return self._own.house

    @property
    def selection(self) -> Selection:
        """The selected cards."""
        return self.seat_table.selection

    @property
    def amount(self) -> AmountChoice:
        """How much is chosen."""
        return self.seat_table.amount

    @property
    def turn(self) -> Turn:
        """The turn that is put together."""
        return self.seat_table.turn

    @property
    def table(self) -> Table:
        """What is shown; an empty one where that is nothing."""
        return self.canvas.table

    @property
    def is_covered(self) -> bool:
        """Nobody's hand is shown, and nothing may be done."""
        return self.seat_table.is_covered

    @property
    def is_only_shown(self) -> bool:
        """Nothing can be selected or done: a game that is looked at again."""
        return self.house.is_only_shown

    @is_only_shown.setter
    def is_only_shown(self, is_only_shown: bool) -> None:
        self.house.is_only_shown = is_only_shown

    @property
    def is_watched(self) -> bool:
        """Whether the table is only looked at."""
        return self.seat_table.is_watched

    # --- what the game gives ------------------------------------------------------------------

    def set_adapter(self, adapter: AnyAdapter | None) -> None:
        """Another game or another rule set; the table is empty until the next `show_view`.

        Without a game there is nothing to be shown again: its pictures go at once.
        """
        if self.seat_table is not self._own:
            self.follow(None)
        self.seat_table.set_adapter(adapter)
        self.canvas.set_delegate(
            self.canvas.delegate if adapter is None else delegate_of(adapter.game)
        )
        if adapter is None:
            self.canvas.atlas.forget()
            self.canvas.background.forget()

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
        is_over: bool = False,
    ) -> None:
        """Show what one seat sees now (None: nothing). Drafts and selected cards that still make
        sense stay; every card glides from where it is to where it belongs. *badges* are all
        players, the one whose hand is shown included; None: as before. *log* are the last acts,
        the newest first. *is_covered*: the view is what everybody may know; hands that were
        shown turn their backs at once, and the table is only looked at. *came* are cards that
        others put onto the table while that could not be followed. *new* are the cards of the
        hand that wear the tag "new", for example in a game just loaded; None: what came since.
        *left* are the hands that are turned up, since a deal is over; *is_over* says that its score
        was not read yet."""
        canvas = self.canvas
        is_new = not canvas.shown.is_empty
        is_seen = is_animated and is_new and canvas.cards.animator.factor > 0
        canvas.ending.meet(is_over=is_over, is_seen=is_seen, is_new=is_new)
        canvas.log = log
        canvas.signs.news.came = came
        canvas.ending.left = tuple(left)
        if badges is not None:
            canvas.badges = tuple(badges)
        self.seat_table.see(view, is_animated=is_animated, is_covered=is_covered, new=new)

    def _clear(self, _: None) -> None:
        self.canvas.clear()

    def _hide(self, _: None) -> None:
        self.hands_taken.emit()
        self.canvas.forget_places()

    def _show(self, shown: Shown) -> None:
        """Lay the table out and send the cards to their places."""
        canvas, seat_table = self.canvas, self.seat_table
        canvas.signs.preview, self._previewed = None, ((), None, None)
        canvas.large.meet(seat_table.table.seat)
        canvas.arrange(seat_table.table, is_animated=shown.is_animated, dealt=shown.dealt)

    @property
    def order(self) -> tuple[Card, ...]:
        """The player's own order; cards that are gone may still be in it."""
        return self.seat_table.order.cards

    def set_order(self, cards: Iterable[Card]) -> None:
        """The player's own order, as kept from earlier."""
        self.seat_table.order.put(cards)

    def refresh(self, *, is_animated: bool = True, dealt: Sequence[Dealt] = ()) -> None:
        """Lay everything out anew and send the cards to their places; those *dealt* are seen to
        come there one after the other."""
        self.seat_table.refresh(is_animated=is_animated, dealt=dealt)

    def want(self, wanted: Callable[[Action[Any]], bool]) -> None:
        """Somebody leads through the game: golden is what is *wanted*, and nothing else."""
        self.house.wanted = wanted
        self.seat_table.offer.renew()

    def drawBackground(self, painter: QPainter, rect: QRectF | Any) -> None:
        self.canvas.background.draw(painter, rect)

    def helpEvent(self, event: QGraphicsSceneHelpEvent) -> None:
        at, words = event.scenePos() / self.canvas.scale.k, self.canvas.delegate.words
        show_tip(event.screenPos(), self.canvas.shown.tip_at(at, words), event.widget())

    def say(self, text: str, about: About = About.ANSWER, place: str = "") -> None:
        """Let a screen reader say *text*; see `Utterance`."""
        self.announced.emit(Utterance(text, about, place))

    # --- gestures -----------------------------------------------------------------------------

    def drop(self, cards: tuple[Card, ...], key: str, index: int | None = None) -> None:
        """Put *cards* on a zone, as a drop or a click on it does; see `TableAdapter.drop`."""
        self.seat_table.drop(cards, key, index)

    def preview_drop(
        self, cards: tuple[Card, ...], key: str | None, index: int | None = None
    ) -> None:
        """Show what a drop of *cards* on a zone would come to; None: they are over none."""
        adapter, view, asked = self.turn.adapter, self.turn.view, (cards, key, index)
        if asked == self._previewed:
            return
        self._previewed = asked
        preview = None
        seat_table = self.seat_table
        is_hinted = seat_table.hint.is_at(seat_table.targets, cards, key)
        is_open = not (self.is_watched or is_hinted)
        if adapter is not None and view is not None and cards and key and is_open:
            preview = adapter.preview(
                view, self.turn.draft, cards, meant(seat_table.targets, cards, key), index
            )
        self.canvas.signs.show_preview(preview)

    def preview_click(self, key: str | None, index: int | None = None) -> None:
        """Show what a click on a zone would do with the selected cards; see `activate`."""
        zone, other = (
            (None, None) if key is None else (self.table.zone(key), other_side(self.table, key))
        )
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
        other = other_side(self.table, key)
        if other is not None:
            self.canvas.large.enlarge(other)
        else:
            self.seat_table.put(key, index)

    def draw_by_key(self, is_pressed: Callable[[str], bool]) -> bool:
        """Draw where the key of that *is pressed*, as a click on the stock does, though lifted
        cards have other buttons in the bar; whether it is."""
        adapter, view, draft = self.turn.adapter, self.turn.view, self.turn.draft
        if adapter is None or view is None or self.is_watched or not self.selection:
            return False
        acts = adapter.acts(view, draft, ())
        for key in self.table.stocks:
            outcome = adapter.drop(view, draft, (), key)
            drawn = outcome.move if isinstance(outcome, Chosen) else None
            if any(act.move == drawn and is_pressed(self.actions.key_of(act)) for act in acts):
                self.seat_table.take(outcome, key)
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

    def selects(self, key: str, card: Card | None, *, is_added: bool = False) -> bool:
        """Whether a click there selects *card*, or puts it back, besides those selected where it
        *is_added*; else the click is about those that are selected."""
        return self.seat_table.selects(key, card, is_added=is_added)

    def select(self, key: str, card: Card, *, is_range: bool = False) -> None:
        """Select *card* of zone *key*, or put it back; *is_range*: with all from the last one."""
        self.seat_table.select(key, card, is_range=is_range)

    def press_at_cursor(self, *, is_range: bool = False) -> None:
        """What a click would do where the keyboard is; *is_range*: one that selects a range."""
        cursor = self.canvas.cursor
        here = cursor.stop
        if here is None:
            return
        if not cursor.is_shown:
            cursor.put(here)
        elif self.amount.asked is not None and here.key in self.table.stocks:
            self.amount.go_round()
        elif here.card is not None and self.selects(here.key, here.card, is_added=is_range):
            self.select(here.key, here.card, is_range=is_range)
        else:
            self.activate(here.key)

    def double_press(self, card: Card) -> None:
        """Put *card* where it can only be meant to go, where one card at a time is played or put
        aside; else select all cards that go with it, its rank as a rule, besides what is selected.
        """
        self.seat_table.double_press(card)

    def take_amount(self) -> None:
        """Take the amount that is held; too small a one is put back instead."""
        if not self.amount.is_meant:
            self.amount.choose(0)
            return
        for act in self.actions.acts:
            self.actions.press(act.code)

    def show_hint(self, move: Any) -> None:
        """Select the cards of *move* and light every place that it needs."""
        self.seat_table.show_hint(move)

    @property
    def hinted(self) -> Any:
        """The move that is shown as a hint, as long as nothing else is lifted or laid out."""
        return None if self.is_watched else self.seat_table.hint.move

    def play(self, move: Any) -> None:
        """Play *move*; one that may be a slip is asked about first."""
        self.seat_table.play(move)

    def _on_lifting(self, cards: tuple[Card, ...]) -> None:
        self.actions.note = ""
        if not self._has_told_ranges and not set(cards) <= set(self.table.hand):
            self._has_told_ranges = True
            self.actions.note = labels.lifts_many()
            self.say(self.actions.note, About.TIP)

    def _weigh(self, doubt: Doubt) -> None:
        self.refresh()
        self.warned.emit(doubt.warning, doubt.move)

    def forget_refusal(self) -> None:
        """Take the line off the place where something was refused."""
        self.seat_table.forget_refusal()

    # --- laying out and taking back -----------------------------------------------------------

    def show_draft(self, draft: AnyDraft, *, is_gesture: bool = True) -> None:
        """Lay *draft* out in place of what is laid out; what undo changed before a gesture does
        not come back with redo."""
        self.seat_table.show_draft(draft, is_gesture=is_gesture)

    def put_back(self) -> None:
        """Leave a question open; without one put selected cards back; with none selected, take
        back what is laid out."""
        self.seat_table.put_back()

    def put_aside(self) -> None:
        """Take back what is laid out; undo brings it back."""
        self.seat_table.put_aside()

    def take_back_last(self) -> None:
        """Take back the last step of what is laid out."""
        self.seat_table.take_back_last()

    def undo(self) -> bool:
        """What undo means while something is selected or laid out, or was put aside; False where
        that is nothing."""
        return self.seat_table.undo()

    def redo(self) -> bool:
        """Bring back what `undo` changed in what is laid out; False where that is nothing."""
        return self.seat_table.redo()

    # --- the own order ------------------------------------------------------------------------

    def reorder(self, cards: Collection[Card], before: Card | None) -> None:
        """Put *cards* of the hand in front of *before* (None: at the end), in the own order."""
        if self.house.preferences.sorting is prefs.Sorting.OWN:
            self.seat_table.order.move(cards, before, self.table.hand)
            hand = self.table.hand
            place = min(map(hand.index, cards)) + 1
            self.say(placed(WORDS.spoken(), cards, place, len(hand)))

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
