"""The table that is taken apart at the screen for somebody whose hand is elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from handfoot_gui.core.cards import Card
from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.table import HandOrder
from handfoot_gui.session.open_table import OpenTable
from handfoot_gui.session.seat_tables import SeatTables
from handfoot_gui.session.seat_turn import House
from handfoot_gui.ui.game.screen.screen import Screen


class TakenApart:
    """Opens a table for whoever is to move and has no room for it, and closes it again."""

    def __init__(
        self, screen: Screen, presenter: AnyPresenter, tables: SeatTables, house: House
    ) -> None:
        self._screen, self._play = screen, screen.play
        self._presenter = presenter
        self._tables, self._house = tables, house
        self.table: OpenTable | None = None
        """The one that is open."""
        self.needs_table: Callable[[Seat], bool] = lambda _: False
        """Whether the device with the cards of a seat has no room for the whole table."""
        self.worked_at: Callable[[Seat], object] = lambda _: None
        """Something was done here for a seat that its own device shows, too."""

    @property
    def seat(self) -> Seat | None:
        """For whom a table is open."""
        return None if self.table is None else self.table.seat

    @property
    def is_at_work(self) -> bool:
        """Whether anything is lifted or laid out at the table that is open."""
        table = self.table
        return table is not None and (bool(table.selection) or table.turn.has_draft)

    @property
    def is_possible(self) -> bool:
        """Whether there is anybody at this game who needs a table here now and then."""
        return any(map(self._is_for, self._play.elsewhere.seats))

    @property
    def due_seat(self) -> Seat | None:
        """Who needs it now; nobody while a hand is shown."""
        seat = self._play.awaited
        if seat is None or self._screen.is_open or seat != self._play.session.actor:
            return None
        adapter = self._presenter.table
        if not self._is_for(seat):
            return None
        seen = adapter.table(self._look(seat, ()), adapter.empty, HandOrder())
        return seat if any(zone.is_row and zone.is_selectable for zone in seen.zones) else None

    def turn_to(self, seat: Seat | None) -> None:
        """Open the table of *seat* in place of the one before; None: none."""
        if self.table is not None:
            self.table.leave()
        self.table = None
        if seat is not None:
            self.table = OpenTable(
                seat,
                self._tables.of(seat),
                self._house,
                lambda cards: self._look(seat, cards),
                lambda: self._on_worked_at(seat),
            )

    def _is_for(self, seat: Seat) -> bool:
        covered = self._play.session.covered(seat)
        is_known = self._presenter.table.dealing.opened(covered, frozenset()) is not None
        return is_known and self.needs_table(seat)

    def _look(self, seat: Seat, cards: Iterable[Card]) -> Any:
        """What may be seen of *seat* while those of *cards* lie open that it holds."""
        dealing, session = self._presenter.table.dealing, self._play.session
        held = dealing.hand(session.view(seat))
        return dealing.opened(session.covered(seat), held.intersection(cards))

    def _on_worked_at(self, seat: Seat) -> None:
        self._play.gestured(seat)
        self.worked_at(seat)
