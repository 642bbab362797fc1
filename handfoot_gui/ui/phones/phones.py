"""The phones of one game: who holds which hand, and what each of them is told."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer, Signal

from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.seats import Seat
from handfoot_gui.phones.messages import FromPhone, Gone, Join, React, Shown, Sort, Wide
from handfoot_gui.phones.seat import PhoneSeat
from handfoot_gui.session.seat_tables import SeatTables
from handfoot_gui.ui.game.play.play import Play
from handfoot_gui.ui.phones.door import Door
from handfoot_gui.ui.phones.far_way import FarWay
from handfoot_gui.ui.phones.invitation import Invitation, PhoneState
from handfoot_gui.ui.phones.phone_advice import PhoneAdvice
from handfoot_gui.ui.phones.phone_game import AtTheTable, PhoneGame
from handfoot_gui.ui.phones.reacting import Reacting
from handfoot_gui.ui.widgets.figures import time_of_day, translate

_MISSED: Final = (PhoneState.AWAITED, PhoneState.AWAY)


class _Held:
    """One seat that a phone holds, or is to hold."""

    def __init__(self, seat: PhoneSeat, advice: PhoneAdvice) -> None:
        self.seat, self.advice = seat, advice
        self.told: Shown | None = None
        """What its phone was told last; None where that is nothing."""
        self.came: datetime | None = None
        """When a phone came for the first time."""
        self.is_to_lay_out = True
        """What was laid out before lies there again at its next turn."""


class _Untold:
    """What phones do not know yet."""

    def __init__(self) -> None:
        self.moves = 0
        """So many were made when all were told last."""
        self.seats: set[Seat] = set()
        """Seats whose phones do not know what has changed."""


class Phones(QObject):
    """The phones of one game, one of which is told at a time: whoever acts is first.

    Signals: ``changed()`` when somebody came or went; ``came(seat)`` when a phone comes for the
    first time; ``resized(seat)`` when one has got room for a whole table, or has it no more.
    """

    changed = Signal()
    came = Signal(int)
    resized = Signal(int)

    def __init__(
        self,
        play: Play,
        presenter: AnyPresenter,
        tables: SeatTables,
        table: AtTheTable,
        door: Door,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.door = door
        self._play, self._tables = play, tables
        self._game = PhoneGame(
            play,
            presenter,
            table,
            lambda seat: self._held[seat].advice,
            lambda seat: self.state(seat) in _MISSED,
        )
        self._held: dict[Seat, _Held] = {}
        self._untold = _Untold()
        self.reacting = Reacting(
            presenter, lambda: self._game.preferences.reactions, door.listener.timing, self
        )
        """What people call to one another."""
        self.reacting.changed.connect(lambda: self.tell())
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._tell_next)
        door.joined.connect(self._on_joined)
        door.said.connect(self._on_said)
        door.left.connect(self._on_left)

    # -- who has one ------------------------------------------------------------------------

    @property
    def seats(self) -> frozenset[Seat]:
        """Whose cards are on phones, or are to be."""
        return frozenset(self._held)

    @property
    def is_begun(self) -> bool:
        """Whether anybody has moved in this game."""
        return any(map(self._play.session.has_moved, self._play.persons))

    def hold(self, seat: Seat) -> None:
        """A phone is to have *seat*, which no screen shows any more."""
        if seat in self._held:
            return
        table = self._tables.of(seat)
        made = PhoneSeat(self._game, seat, table)
        made.changed.connect(lambda _: self.tell([seat]))
        timing = self.door.listener.timing
        advice = PhoneAdvice(self._play, self._game.presenter, made, table, timing, self)
        held = self._held[seat] = _Held(made, advice)
        self.door.give(seat)
        if self.door.is_here(seat):
            held.came = datetime.now().astimezone()
        self.tell([seat])

    def let_go(self, seat: Seat, why: Gone) -> None:
        """*seat* is no phone's any more, and any screen may show it."""
        held = self._held.pop(seat, None)
        if held is not None:
            self._untold.seats.discard(seat)
            held.advice.stop()
            held.seat.leave()
            self.door.take_back(seat, why)

    def renew(self, seat: Seat) -> None:
        """Another phone is to have *seat*."""
        self._held[seat].came = None
        self.door.renew(seat, Gone(translate("Phone", "Your cards are on another phone now.")))
        self.changed.emit()

    def stop(self) -> None:
        """The game is left; the phones wait until somebody goes on with it."""
        self._soon.stop()
        self.door.close()
        for held in self._held.values():
            held.advice.stop()
            held.seat.leave()

    def state(self, seat: Seat) -> PhoneState:
        """Where the cards of *seat* are."""
        held = self._held.get(seat)
        if held is None:
            return PhoneState.AT_SCREEN
        if self.door.is_here(seat):
            return PhoneState.HERE
        return PhoneState.AWAITED if held.came is None else PhoneState.AWAY

    def is_narrow(self, seat: Seat) -> bool:
        """Whether *seat* is held by a phone that has no room for a whole table."""
        held = self._held.get(seat)
        return held is not None and held.came is not None and not held.seat.is_wide

    @property
    def known(self) -> Mapping[str, str]:
        """By the keys of the phones that came, the names of their persons."""
        names, keys = self._game.presenter.names, self.door.keys.kept
        return {keys[seat]: names[seat] for seat, held in self._held.items() if held.came}

    def invitations(self) -> tuple[Invitation, ...]:
        """What is to be known of each person, by seat."""
        presenter, door, far = self._game.presenter, self.door, FarWay(self.door)
        made = []
        for seat in sorted(self._play.persons):
            held, state = self._held.get(seat), self.state(seat)
            one = Invitation(seat, presenter.names[seat], presenter.side_of(seat), state)
            if held is not None:
                since = "" if held.came is None else time_of_day(held.came)
                is_typed = far.address and not far.is_chosen and state in _MISSED
                number = door.listener.numbers.of(seat) if is_typed else ""
                one = replace(
                    one, address=far.address, url=far.url(seat), link=far.link(seat),
                    number=number, since=since,
                )  # fmt: skip
            made.append(one)
        return tuple(made)

    # -- what they are told -----------------------------------------------------------------

    def tell(self, seats: Iterable[Seat] | None = None) -> None:
        """Tell the phones of *seats* (None: all) what has changed, one after the other."""
        moves = len(self._play.session.record.moves)
        if moves < self._untold.moves:
            for held in self._held.values():
                held.is_to_lay_out = True
        self._untold.moves = moves
        self._untold.seats |= self._held.keys() if seats is None else set(seats) & self._held.keys()
        if self._untold.seats and not self._soon.isActive():
            self._soon.start()

    def _tell_next(self) -> None:
        if not self._untold.seats:
            return
        # Whoever is to act, or to look in silence: for the others that is the same.
        first = self._play.awaited
        self._show(
            first if first in self._untold.seats and first is not None else min(self._untold.seats)
        )
        if self._untold.seats:
            self._soon.start()

    def _show(self, seat: Seat) -> None:
        """Bring the table of *seat* up to date, and tell its phone what is new."""
        held = self._held[seat]
        if seat in self._untold.seats:
            self._untold.seats.discard(seat)
            held.seat.see()
            if held.is_to_lay_out and self._play.awaited == seat == self._play.session.actor:
                held.is_to_lay_out = False
                self._game.lay_out()
            held.advice.follow()
        if self.door.is_here(seat):
            shown = self.reacting.beside(held.seat.shown())
            if shown != held.told:
                held.told = shown
                self.door.listener.tell(seat, shown)

    # -- what they say ----------------------------------------------------------------------

    def _on_joined(self, number: int, join: Join) -> None:
        seat = Seat(number)
        held = self._held.get(seat)
        if held is None:
            return
        held.told, held.seat.is_wide = None, join.is_wide
        is_first, held.came = held.came is None, held.came or datetime.now().astimezone()
        self.tell()
        self._show(seat)
        if is_first:
            self.came.emit(seat)
        self.changed.emit()

    def _on_left(self, number: int) -> None:
        self.tell()
        if Seat(number) in self._held:
            self.changed.emit()

    def _on_said(self, number: int, said: FromPhone) -> None:
        seat = Seat(number)
        held = self._held.get(seat)
        if held is None:
            return
        if seat in self._untold.seats:
            held.seat.see()
        if isinstance(said, React):
            self.reacting.call(seat, said.code)
        elif not isinstance(said, Sort | Wide):
            held.advice.drop()
        was_wide = held.seat.is_wide
        if not isinstance(said, React):
            held.seat.do(said)
        if held.seat.is_wide is not was_wide:
            self.resized.emit(seat)
        if seat in self._held:
            # Every gesture is answered, so that the phone knows that it was heard.
            held.told = None
            self._show(seat)
