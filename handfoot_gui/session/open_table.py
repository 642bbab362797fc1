"""A seat's table as everybody may see it, while its player holds the hand on another device."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import replace

from handfoot_gui.core.cards import Card
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.table import AnyDraft, MoveWarning, Table
from handfoot_gui.session.seat_pending import Pending
from handfoot_gui.session.seat_table import SeatTable
from handfoot_gui.session.seat_turn import AnyAdapter, House, Turn


class OpenTable(SeatTable):
    """The turn that is put together at a table which is held elsewhere: here the melds are taken
    apart, what is lifted there lies open, and of the rest of the hand nothing is known.

    What is laid out is that of the table which is *held*, whichever of the two lays it. A card of
    the hand lies open once it is laid out, or lifted by its player while this table is shown: what
    was lifted before, or by a hint, was not meant to be seen.
    """

    def __init__(
        self,
        seat: Seat,
        held: SeatTable,
        house: House,
        look: Callable[[Iterable[Card]], Any],
        worked_at: Callable[[], object],
    ) -> None:
        """*look* gives the view of *seat* in which those of some cards lie open that it holds;
        *worked_at* is called when something is done here that is seen there. Call `leave` once it
        is shown no more."""
        super().__init__(house, _OpenTurn(held.turn))
        self.seat = seat
        self.pending = _Pending(house, self.events, self.refresh)
        self._held, self._look, self._worked_at = held, look, worked_at
        self._closed = frozenset(held.selection.cards)
        """Lifted there, and not meant to be seen."""
        self._lifted: frozenset[Card] = frozenset()
        """Those of the hand that lie open because they are lifted there."""
        self.set_adapter(held.turn.adapter)
        held.events.shown.connect(self._follow)

    def leave(self) -> None:
        """Follow the table that is held no more."""
        self._held.events.shown.disconnect(self._follow)

    def look(self) -> Any:
        """What may be seen of the seat now, for `see`."""
        held = self._held
        lifted = frozenset(held.selection.cards)
        self._closed &= lifted
        if held.hint.move is not None:
            self._closed |= lifted
        self._lifted = lifted - self._closed
        return self._look(self._lifted | held.turn.draft.cards)

    # --- what is seen -------------------------------------------------------------------------

    def see(
        self,
        view: Any,
        *,
        is_animated: bool = True,
        is_covered: bool = False,
        new: Iterable[Card] | None = None,
    ) -> None:
        """Show *view*, which `look` has given, or None; nothing of an open hand is new."""
        del new
        if view is not None:
            self._take_up()
        super().see(view, is_animated=is_animated, is_covered=is_covered, new=())

    def _take_up(self) -> None:
        """Lay out what is laid out there, and lift what is lifted there, besides what is selected
        on the table here."""
        turn, own = self.turn, frozenset(self.table.hand)
        if turn.adapter is not None:
            turn.draft = self._held.turn.draft
        picked = (card for card in self.selection.cards if card not in own)
        self.selection.cards = (*self._lifted, *picked)

    def _laid_out(self, adapter: AnyAdapter, view: Any) -> Table:
        # What is lifted elsewhere stays so while melds are moved.
        return replace(super()._laid_out(adapter, view), gathers=True)

    def _follow(self, _: object) -> None:
        """Something was done at the table that is held."""
        if not self.is_away:
            self.see(self.look())

    # --- gestures -----------------------------------------------------------------------------

    def _on_selected(self) -> None:
        put_back = self._lifted.difference(self.selection.cards)
        if put_back:
            held = self._held.selection
            held.select(card for card in held.cards if card not in put_back)
        super()._on_selected()
        self._worked_at()

    def show_draft(self, draft: AnyDraft, *, is_gesture: bool = True) -> None:
        self.pending.leave()
        self.selection.narrow(self.table.hand)
        self._held.show_draft(draft, is_gesture=is_gesture)
        self._worked_at()

    def _aside(self) -> AnyDraft | None:
        return self._held.turn.put_aside()

    def take_back_last(self) -> None:
        self._held.take_back_last()
        self._worked_at()

    def undo_draft(self) -> bool:
        is_done = self._held.undo_draft()
        self._worked_at()
        return is_done

    def redo(self) -> bool:
        is_done = self._held.redo()
        self._worked_at()
        return is_done


class _OpenTurn(Turn):
    """The turn that is put together at the table which is held."""

    def __init__(self, held: Turn) -> None:
        super().__init__()
        self._held = held

    @property
    def can_undo(self) -> bool:
        return self._held.can_undo

    @property
    def can_redo(self) -> bool:
        return self._held.can_redo


class _Pending(Pending):
    """Of a slip only who sees the whole hand can know."""

    def choose(self, move: Any, warning: MoveWarning | None) -> None:
        del warning
        self.approve(move)
