"""What comes of a gesture on a phone: a card is lifted, a place is meant, a button pressed."""

from __future__ import annotations

from handfoot_gui.core.seats import Seat
from handfoot_gui.core.table import HAND
from handfoot_gui.phones import messages as m
from handfoot_gui.phones.game import SeatGame
from handfoot_gui.phones.shown import ShownSeat
from handfoot_gui.session.seat_table import SeatTable


class Gesture:
    """One gesture at one seat's table, as that is shown now."""

    def __init__(
        self,
        game: SeatGame,
        seat: Seat,
        seat_table: SeatTable,
        shown: ShownSeat,
        *,
        is_wide: bool,
    ) -> None:
        self._game, self._seat, self._table, self._shown = game, seat, seat_table, shown
        presenter = shown.presenter
        self._zones = shown.zones(presenter, is_wide=is_wide)
        self._bar = shown.bar(presenter, self._zones)
        self._now = shown.stamp(self._bar, self._zones)

    def do(self, said: m.FromPhone) -> None:
        """Do what the phone has *said*."""
        at = getattr(said, "at", None)
        is_late = at is not None and at != self._now
        if is_late and not isinstance(said, m.Tap):
            return
        self._shown.said = ""
        match said:
            case m.Undo():
                self._undo()
            case m.Redo():
                self._redo()
            case _:
                if self._table.table.is_own_turn:
                    self._game.gestured(self._seat)
                self._handle(said, is_late=is_late)

    def _handle(self, said: m.FromPhone, *, is_late: bool) -> None:
        match said:
            case m.Tap(card=number, zone=key, same=same):
                self._tap(number, key, is_same=same, is_late=is_late)
            case m.Put(zone=key):
                if key == HAND or self._zones.place(key) is not None:
                    self._put(key)
            case m.Press(code=code):
                self._press(code)
            case m.Back():
                self._table.put_back()
            case m.Choose(n=amount):
                self._table.amount.choose(amount)

    def _tap(self, number: int, key: str, *, is_same: bool, is_late: bool) -> None:
        card, table = self._shown.numbers.card(number), self._table
        zone = table.table.zone(key) if key == HAND else self._zones.place(key)
        if card is None or zone is None or card not in zone.cards:
            return
        if is_same and table.table.can_select(key):
            table.double_press(card)
        elif (key == HAND or zone.is_selectable) and table.selects(key, card):
            table.select(key, card)
        elif not is_late:
            self._put(key)

    def _put(self, key: str) -> None:
        """A tap on a place; where a whole turn is proposed it is laid out, and not played."""
        table = self._table
        adapter, move = table.turn.adapter, table.hint.move
        draft = None
        if adapter is not None and move is not None and key in self._zones.lights:
            draft = adapter.laid_out(table.turn.view, move)
        if draft is None:
            table.put(key)
        else:
            table.show_draft(draft)

    def _press(self, code: str) -> None:
        button = next((one for one in self._bar.buttons if one.shown.code == code), None)
        if button is None:
            return
        if button.shown.is_on:
            button.press()
        else:
            self._table.explain(code)

    def _undo(self) -> None:
        """Take back what the label says."""
        if not self._shown.undo(self._bar):
            return
        if self._table.turn.can_undo:
            self._table.selection.select(())
            self._table.undo()
        elif self._game.can_undo(self._seat):
            self._game.undo(self._seat)

    def _redo(self) -> None:
        if not self._table.redo() and self._game.can_redo(self._seat):
            self._game.redo(self._seat)
