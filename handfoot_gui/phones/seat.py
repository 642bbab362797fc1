"""A seat that is held by a phone: what a phone shows, and what comes of what it says."""

from __future__ import annotations

from typing import Any

from handfoot_gui.core.preferences import Sorting
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.text.words import person_key
from handfoot_gui.phones import messages as m
from handfoot_gui.phones.game import SeatGame
from handfoot_gui.phones.gestures import Gesture
from handfoot_gui.phones.house import PhoneHouse
from handfoot_gui.phones.shown import ShownSeat
from handfoot_gui.session.seat_table import SeatTable
from handfoot_gui.session.seat_turn import Listeners, since_draw


class PhoneSeat:
    """One seat of a game, as long as a phone holds it.

    Call `see` whenever the game has changed, `do` with what the phone has said (anything but
    `Join` and `Here`), and send `shown` after both, and whenever `changed` says so.
    """

    def __init__(self, game: SeatGame, seat: Seat, seat_table: SeatTable) -> None:
        """*seat_table* is the seat's, whatever device showed it before: what lies there stays."""
        self.changed: Listeners[None] = Listeners()
        """Told when something else is to be shown though neither the game nor the phone said
        anything, as a hint that came."""
        self.seat = seat
        self.is_wide = False
        """The page has room for a whole table."""
        self._game = game
        self._table = seat_table
        self._shown = ShownSeat(game, seat, seat_table)
        name = game.presenter.names[seat]
        liked = game.preferences.seen_by(person_key(name))
        self._house_before = seat_table.house
        self._house = PhoneHouse(game, seat, liked.sorting)
        seat_table.live_in(self._house)
        seat_table.events.moved.connect(self._on_moved)
        self._said_as: object = None
        """How things are called that are seen."""
        self._shown.numbers.begin(game.presenter.table.dealing.deal(game.session.view(seat)))
        self.see()

    def leave(self) -> None:
        """The phone holds the seat no more; what is put together stays on its table."""
        self._table.events.moved.disconnect(self._on_moved)
        self._table.live_in(self._house_before)
        self._table.put_away(self._game.session.view(self.seat))

    # --- from the game

    def see(self) -> None:
        """The game has changed, or what is said of it."""
        session, presenter, table = self._game.session, self._game.presenter, self._table
        view = session.view(self.seat)
        if view != table.turn.view or table.is_away:
            self._see(view)
        elif self._said_as != (said_as := self._language()):
            self._said_as = said_as
            self._house.follow(self._game.preferences)
            table.refresh(is_animated=False)
        self._shown.told.note(presenter.spoken(), self._game.waiting)

    def _see(self, view: Any) -> None:
        """Show *view*; a question that is open stays as long as nothing else is seen."""
        session, adapter, table = self._game.session, self._game.presenter.table, self._table
        self._house.follow(self._game.preferences)
        self._said_as = self._language()
        self._shown.numbers.begin(adapter.dealing.deal(view))
        self._shown.said = ""
        new = since_draw(adapter, session.views(self.seat)) if table.is_away else None
        table.see(view, is_animated=False, new=new)

    def _language(self) -> object:
        """What decides how things are called."""
        return self._game.language, self._game.preferences, self._game.presenter.names

    def show_hint(self, move: Any, text: str) -> None:
        """The program would make *move* (None: it has none to show), and says so as *text*."""
        if move is not None:
            self._table.show_hint(move)
        self._shown.said = text
        self.changed.emit(None)

    def _on_moved(self, move: Any) -> None:
        self._game.make(self.seat, move)

    # --- from the phone

    def do(self, said: m.FromPhone) -> None:
        """Do what the phone has *said*; what it said about an older table does nothing."""
        if isinstance(said, m.Wide):
            self.is_wide = said.is_wide
            return
        if isinstance(said, m.Sort):
            self._sort(said.by)
            return
        if isinstance(said, m.Hint):
            if self._game.can_ask_hint(self.seat):
                self._game.ask_hint(self.seat)
            return
        Gesture(self._game, self.seat, self._table, self._shown, is_wide=self.is_wide).do(said)

    def _sort(self, by: str) -> None:
        if by in tuple(Sorting):
            if by == Sorting.OWN and not self._table.order.cards:
                # It begins as the hand lies.
                self._table.order.put(self._table.table.hand)
            self._house.sorting = Sorting(by)
            self._game.keep_sorting(self.seat, self._house.sorting)
            self._house.follow(self._game.preferences)
            self._table.refresh(is_animated=False)

    # --- to the phone

    def shown(self) -> m.Shown:
        """All that the phone shows now."""
        return self._shown.shown(is_wide=self.is_wide)
