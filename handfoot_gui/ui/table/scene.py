"""The card table: shows a view, lets cards be lifted and dropped, and gives moves back."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from handfoot_gui.core import preferences as prefs
from handfoot_gui.core.cards import Card
from handfoot_gui.core.errors import Problem
from handfoot_gui.core.table import (
    DISCARD,
    FOOT,
    HAND,
    NEW_MELD,
    SECOND_STOCK,
    STOCK,
    Act,
    Asked,
    Chosen,
    Drafted,
    HandOrder,
    Lifted,
    Outcome,
    Refused,
    Table,
    Target,
    side_key,
)
from handfoot_gui.ui.table import words
from handfoot_gui.ui.table.canvas import style_of
from handfoot_gui.ui.table.cutting import LEAST_PACKET
from handfoot_gui.ui.table.drafts import NO_DRAFT, NoDraft, TableDrafts
from handfoot_gui.ui.table.furniture import Plate
from handfoot_gui.ui.table.new_cards import AnyAdapter, NewCards
from handfoot_gui.ui.table.scenery import Scenery


class TableScene(TableDrafts):
    """One seat's table. Give it an adapter, then `show_view` after every change of the game.

    Signals: ``move_chosen(move)`` for a legal move; ``warned(slip, move)`` instead, when the move
    is a costly slip and the household wants to be asked; ``refused(problem)`` for a gesture that
    is not allowed; ``order_changed(cards)`` when the player moved cards within an own order;
    ``announced(text)`` when something changed that is only seen otherwise; ``hands_taken()`` when
    the cards shown go and nothing of them may follow the mouse any more; and those of
    `TableDrafts` and `TableOffers`.
    """

    move_chosen = Signal(object)
    warned = Signal(object, object)
    refused = Signal(object)
    order_changed = Signal(object)
    announced = Signal(str)
    hands_taken = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._order: tuple[Card, ...] = ()
        self._new = NewCards()

    # --- what the bridge gives ----------------------------------------------------------------

    def set_adapter(self, adapter: AnyAdapter | None) -> None:
        """Another game or another rule set; the table is empty until the next `show_view`.

        Without a game there is nothing to be shown again: its pictures go at once.
        """
        self.adapter = adapter
        if adapter is not None:
            self.game_style = style_of(adapter.game)
        self._new = NewCards()
        self._order = ()
        self.show_view(None)
        self._restyle()
        if adapter is None:
            self.forget_pictures()

    def show_view(
        self,
        view: Any,
        *,
        plates: Iterable[Plate] | None = None,
        log: tuple[str, ...] = (),
        is_animated: bool = True,
        is_covered: bool = False,
    ) -> None:
        """Show what one seat sees now (None: nothing). Drafts and lifted cards that still make
        sense stay; every card glides from where it is to where it belongs. *plates* are all
        players, the one whose hand is shown included; None: as before. *log* are the last acts,
        the newest first. *is_covered*: the view is what everybody may know; hands that were
        shown turn their backs at once, and the table is only looked at."""
        before = self.table
        is_turned = is_covered is not self.is_covered
        self.is_covered = is_covered
        self.log = log
        if view != self.view:
            self._aside = []
        self.view = view
        if plates is not None:
            self.plates = tuple(plates)
        self._refused_at = None
        self.question = None
        if view is None or is_turned:
            self.hands_taken.emit()
            self.cursor.forget()
            self._pointed_at = self._pointed_zone = None
        if view is None or self.adapter is None:
            self.draft = NO_DRAFT
            self.acts = ()
            self.clear_table()
            return
        if is_turned:
            self.draft, self.lifted, is_animated = self.adapter.empty, (), False
        if not is_covered:
            self._new.note(self.adapter, view)
        if isinstance(self.draft, NoDraft):
            self.draft = self.adapter.empty
        old_draft, old_lifted = self.draft, self.lifted
        self.draft = self.adapter.kept(view, self.draft)
        table = self.adapter.table(view, self.draft, HandOrder(self.preferences.sorting))
        if before is not None and before.seat != table.seat:
            self.draft, self.lifted, is_animated = self.adapter.empty, (), False
        if self._enlarged_by != table.seat:
            self._enlarged = None
        self.lifted = tuple(card for card in self.lifted if card in table.liftable)
        self.refresh(is_animated=is_animated)
        if self.draft != old_draft:
            self.draft_changed.emit(self.draft)
        if self.lifted != old_lifted:
            self.lifted_changed.emit(self.lifted)

    def set_new_cards(self, cards: Iterable[Card]) -> None:
        """Which cards of the shown hand wear the tag "new", for example in a game just loaded."""
        if self.table is not None:
            self._new.put(self.table.seat, cards)
            self.refresh()

    # --- what may be done from outside --------------------------------------------------------

    @property
    def new_cards(self) -> frozenset[Card]:
        """The cards of the shown hand that wear the tag "new"."""
        if self.table is None or self.is_covered or not self.table.shows_new:
            return frozenset()
        return self._new.of(self.table.seat)

    def drop(self, cards: tuple[Card, ...], key: str, index: int | None = None) -> None:
        """Put *cards* on a zone, as a drop or a click on it does; see `TableAdapter.drop`."""
        if self.adapter is None or self.view is None or self.table is None or self.is_watched:
            return
        for target in self.targets:
            if cards and key in target.spreads_to and all(key != t.key for t in self.targets):
                key = target.key
                break
        self.take_outcome(self.adapter.drop(self.view, self.draft, cards, key, index), key)

    def enlarge(self, side: int | None) -> None:
        """Show the melds of another side large, until the same side or None is asked for."""
        own = next((p.side for p in self.table.panels if p.is_own), None) if self.table else None
        wanted = None if side in (own, self._enlarged) else side
        if wanted != self._enlarged and self.table is not None and self.places is not None:
            self._enlarged, self._enlarged_by = wanted, self.table.seat
            self.refresh()
            names = Scenery(self.table, self.places, self.plates).names
            large = own if wanted is None else wanted
            if large is not None:
                self.announced.emit(words.shown_large(names(large), is_own=wanted is None))

    def enlarge_next(self) -> None:
        """Show the next side of the others large, after the last one the own side again."""
        if self.table is None or not self.table.panels:
            return
        count = len(self.table.panels)
        own = next((p.side for p in self.table.panels if p.is_own), 0)
        now = own if self._enlarged is None else self._enlarged
        following = (now + 1) % count
        self.enlarge(None if following == own else following)

    def activate(self, key: str, index: int | None = None) -> None:
        """A click on a zone: the stock draws, another side's zone grows or shrinks again, and
        the own zones get the lifted cards."""
        if self.table is None:
            return
        zone = self.table.zone(key)
        other = self._other_side(key)
        if other is not None:
            self.enlarge(other)
            return
        if key in (STOCK, SECOND_STOCK):
            self.drop((), key)
        elif not self.lifted and zone is not None and zone.provisional:
            self.drop(tuple(zone.provisional), HAND)
        elif self.lifted and key not in (HAND, FOOT):
            self.drop(self.lifted, key, index)
        elif key == DISCARD or (zone is not None and zone.is_button):
            self.drop((), key)

    def _other_side(self, key: str) -> int | None:
        """The other side that zone *key* belongs to, or is the whole of."""
        assert self.table is not None
        zone = self.table.zone(key)
        for panel in self.table.panels:
            is_its = key == side_key(panel.side) or (zone is not None and zone.side == panel.side)
            if is_its and not panel.is_own:
                return panel.side
        return None

    # --- the deck that is cut -----------------------------------------------------------------

    def raise_packet(self, height: int) -> None:
        """Hold about *height* cards of the deck; 0 puts them back."""
        cutting = self.table.cutting if self.table is not None else None
        if cutting is None:
            return
        wanted = max(0, min(height, cutting.most))
        if wanted != self.cut_height:
            self.cut_height = wanted
            self.refresh(is_animated=False)

    def change_packet(self, step: int) -> None:
        """Hold a card more or less, beginning from as many as are wanted."""
        if self.table is not None and self.table.cutting is not None:
            self.raise_packet((self.cut_height or self.table.cutting.wanted) + step)

    def lift_packet(self) -> None:
        """Lift what is held; a few cards only are put back instead."""
        if self.cut_height < LEAST_PACKET:
            self.raise_packet(0)
            return
        for act in self.acts:
            self.press(act.code)

    def press_at_cursor(self, *, is_added: bool = False) -> None:
        """What a click would do where the keyboard is; a card *is_added* to those lifted."""
        here = self.cursor.stop
        if here is None:
            return
        if not self.cursor.is_shown:
            self.cursor.put(here)
        elif here.card is not None and (
            here.key == HAND
            or self._may_toggle(here.card)
            or (is_added and self.can_lift(here.key))
        ):
            self.toggle(here.card)
        else:
            self.activate(here.key)

    def _may_toggle(self, card: Card) -> bool:
        """Whether a press on *card* of the table lifts it, and does not put lifted ones there."""
        return not self.lifted or card in self.lifted

    def reorder(self, cards: Collection[Card], before: Card | None) -> None:
        """Put *cards* of the hand in front of *before* (None: at the end), in the own order."""
        if self.table is None or self.preferences.sorting is not prefs.Sorting.OWN:
            return
        rest = [card for card in self.table.hand if card not in cards]
        moved = [card for card in self.table.hand if card in cards]
        at = rest.index(before) if before in rest else len(rest)
        self._order = (*rest[:at], *moved, *rest[at:])
        self.refresh()
        self.order_changed.emit(self._order)

    def shift_at_cursor(self, step: int) -> bool:
        """Move the card where the keyboard is by *step* in the own order; False: there is none."""
        here = self.cursor.stop
        is_own = self.preferences.sorting is prefs.Sorting.OWN
        if self.table is None or here is None or here.card is None or not is_own:
            return False
        hand = self.table.hand
        if here.key != HAND:
            return False
        at = hand.index(here.card) + step
        if 0 <= at < len(hand) and self.cursor.is_shown:
            rest = [card for card in hand if card is not here.card]
            self.reorder((here.card,), rest[at] if at < len(rest) else None)
        self.cursor.put(here)
        return True

    @property
    def order(self) -> tuple[Card, ...]:
        """The player's own order; cards that are gone may still be in it."""
        return self._order

    def set_order(self, cards: Iterable[Card]) -> None:
        """The player's own order, as kept from earlier."""
        self._order = tuple(cards)
        self.refresh(is_animated=False)

    # --- gestures -----------------------------------------------------------------------------

    def take_outcome(self, outcome: Outcome[Any, Any], key: str) -> None:
        """Let a gesture on zone *key* come to *outcome*."""
        self._refused_at = None
        self.question = None
        match outcome:
            case Drafted(draft):
                self._set_draft(draft)
            case Chosen(move, slip):
                self._choose(move, slip)
            case Refused(problem):
                self._refuse(problem, key)
            case Lifted(cards, is_more):
                self.lift({*self.lifted, *cards} if is_more else cards)
            case Asked():
                self.ask(outcome)
            case None:
                self.refresh()

    def _refuse(self, problem: Problem, key: str) -> None:
        self._refused_at = key
        self.refresh()
        self.refused.emit(problem)

    def _choose(self, move: Any, slip: object) -> None:
        if slip is not None and self.preferences.warn_before_slips:
            self.refresh()
            self.warned.emit(slip, move)
            return
        self.move_chosen.emit(move)
        self.refresh()

    def do(self, act: Act[Any]) -> None:
        """Do what the button of *act* says."""
        if act.move is not None:
            self._choose(act.move, act.warning)
        elif act.target is not None:
            self.drop(self.lifted, act.target)
        else:
            self.put_back()

    # --- arranging ----------------------------------------------------------------------------

    def refresh(self, *, is_animated: bool = True) -> None:
        """Lay everything out anew and send the cards to their places."""
        if self.adapter is None or self.view is None:
            return
        order = HandOrder(self.preferences.sorting, self._order)
        table = self.adapter.table(self.view, self.draft, order)
        if self.preferences.sorting is prefs.Sorting.OWN and not self.is_covered:
            self._order = (*table.hand, *sorted(self.draft.cards, key=lambda card: card.order))
        if self.is_watched:
            table = replace(table, veiled=frozenset(), offered=frozenset(), cutting=None)
        if table.cutting is None:
            self.cut_height = 0
        self.targets, acts = self._offers()
        is_playing = table.actor == table.seat and table.cutting is None and not self.is_watched
        has_new = any(NEW_MELD in target.shown for target in self.targets) or (
            is_playing and self._is_gathering(table)
        )
        is_other = acts != self.acts
        self.acts = acts
        self.arrange(table, has_new_meld=has_new, is_animated=is_animated)
        if is_other:
            self.acts_changed.emit()

    def _offers(self) -> tuple[tuple[Target, ...], tuple[Act[Any], ...]]:
        """What may be done with what is lifted, and the buttons of the strip."""
        if self.adapter is None or self.is_watched:
            return (), ()
        targets = self.adapter.targets(self.view, self.draft, self.held or self.lifted)
        if self.cut_height:
            return targets, self.adapter.cuts(self.view, self.cut_height)
        return targets, self.adapter.acts(self.view, self.draft, self.lifted)

    def _is_gathering(self, table: Table) -> bool:
        own = next((panel for panel in table.panels if panel.is_own), None)
        return bool(self.draft.cards) or (own is not None and not own.is_down)
