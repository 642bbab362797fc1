"""The game that is played in the window, as a seat on a phone asks of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct
from PySide6.QtCore import QLocale

from handfoot_gui.core.preferences import Preferences, Sorting
from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.seats import Seat
from handfoot_gui.session.seat_turn import Doubt
from handfoot_gui.session.session import AnySession
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.ui.game.play.play import Play
from handfoot_gui.ui.phones.phone_advice import PhoneAdvice


class AtTheTable(Struct, frozen=True):
    """What a phone asks for that changes what the window shows besides the game."""

    deal_next: Callable[[], None]
    retrace: Callable[[Callable[[], None]], None]
    """Does what takes moves back, or makes them again."""
    lay_out: Callable[[], None]
    """Lays out again what lay before whoever is to move."""
    preferences: Callable[[], Preferences]
    """Those of the household."""
    keep_sorting: Callable[[str, Sorting], None]
    """The person of this name likes the hand sorted so from now on."""


class PhoneGame:
    """A `SeatGame`: moves and questions go to `Play`, the rest to the table."""

    def __init__(
        self,
        play: Play,
        presenter: AnyPresenter,
        table: AtTheTable,
        advice: Callable[[Seat], PhoneAdvice],
        is_away: Callable[[Seat], bool],
    ) -> None:
        """*advice* is what the program would do at a seat; *is_away* says whether its phone cannot
        be reached."""
        self._play = play
        self.presenter = presenter
        self._table, self._advice, self._is_away = table, advice, is_away

    @property
    def session(self) -> AnySession:
        return self._play.session

    @property
    def preferences(self) -> Preferences:
        return self._table.preferences()

    @property
    def language(self) -> str:
        return QLocale().bcp47Name()

    @property
    def waiting(self) -> Waiting:
        return self._play.waiting

    def lay_out(self) -> None:
        """Lay out again what lay before whoever is to move."""
        self._table.lay_out()

    def make(self, seat: Seat, move: Any) -> None:
        self._play.make(seat, move)

    def can_undo(self, seat: Seat) -> bool:
        """In the own turn, and where that has just ended: what was answered in silence stands."""
        play = self._play
        is_own = play.grace.seat == seat or play.persons == {seat}
        is_own = is_own or self.presenter.is_in_turn(self.session.view(seat))
        return is_own and play.can_undo(seat)

    def undo(self, seat: Seat) -> None:
        if self.can_undo(seat):
            self._table.retrace(lambda: self._play.undo(seat))

    def can_redo(self, seat: Seat) -> bool:
        return self.session.can_redo(seat)

    def redo(self, seat: Seat) -> None:
        if self.can_redo(seat):
            self._table.retrace(lambda: self._play.redo(seat))

    def can_ask_hint(self, seat: Seat) -> bool:
        return self.waiting is Waiting.ELSEWHERE and self.session.actor == seat

    def ask_hint(self, seat: Seat) -> None:
        if self.can_ask_hint(seat):
            self._advice(seat).hint()

    def weigh(self, seat: Seat, doubt: Doubt) -> None:
        self._advice(seat).weigh(doubt)

    def keep_sorting(self, seat: Seat, sorting: Sorting) -> None:
        self._table.keep_sorting(self.presenter.names[seat], sorting)

    def deal_next(self) -> None:
        if self.waiting is Waiting.NEXT_DEAL:
            self._table.deal_next()

    def is_looked_at(self, seat: Seat) -> bool:
        return self._play.awaited == seat == self._play.elsewhere.looker

    def looked(self, seat: Seat) -> None:
        self._play.look(seat)

    def is_away(self, seat: Seat) -> bool:
        return self._is_away(seat)

    def gestured(self, seat: Seat) -> None:
        self._play.gestured(seat)
