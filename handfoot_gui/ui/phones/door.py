"""The way by which phones reach one game: address, port, and a key for each seat."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from handfoot_gui.core.seats import Seat
from handfoot_gui.phones.messages import Gone, Join, Renewed
from handfoot_gui.storage.text.faults import fault
from handfoot_gui.ui.phones.key_ring import KeyRing
from handfoot_gui.ui.phones.listener import CannotListen, Listener
from handfoot_gui.ui.phones.network import addresses
from handfoot_gui.ui.widgets.figures import filled, translate
from handfoot_gui.ui.widgets.timing import Timing
from handfoot_gui.ui.widgets.vocabulary import WORDS


class Door(QObject):
    """Closed until a seat is to be on a phone, and again after the last one.

    Signals: ``joined(seat, Join)``, ``said(seat, FromPhone)`` and ``left(seat)`` as of `Listener`;
    ``asked(seat)`` when the phone of a seat that was taken back wants the cards again;
    ``moved()`` when phones reach this computer in another way, or not at all.
    """

    joined = Signal(int, object)
    said = Signal(int, object)
    left = Signal(int)
    asked = Signal(int)
    moved = Signal()

    def __init__(self, keys: KeyRing, port: int | None, timing: Timing, parent: QObject) -> None:
        """*port* is where phones expect the program; None where no phone was ever let in."""
        super().__init__(parent)
        self.keys = keys
        self.is_allowed = port is not None
        """The household has let phones in before."""
        self.listener = Listener(self._seat_of, translate, timing, self)
        self.listener.key_of = keys.of
        self.listener.joined.connect(self._on_joined)
        self.listener.said.connect(self._on_said)
        self.listener.left.connect(self.left)
        self._wanted = port
        self._port: int | None = None
        self.addresses: tuple[str, ...] = ()
        """The ways to this computer, the likeliest first."""
        self.chosen = ""
        """The one that codes are to say, where it is there."""
        self._trouble = ""
        self._look = QTimer(self, interval=timing.phone_network)
        self._look.timeout.connect(self._look_around)

    # -- open and closed --------------------------------------------------------------------

    @property
    def is_open(self) -> bool:
        """Whether phones may come."""
        return self._port is not None

    @property
    def trouble(self) -> str:
        """Why phones may not come, as a sentence; empty where nothing is known against it."""
        if self.is_open and not self.addresses:
            return self.tr(
                "This computer is not on a network: connect it to the same Wi-Fi as the phones."
            )
        if self._trouble or self.keys.fault is None:
            return self._trouble
        text = self.tr("The codes work until you close the program. {fault}")
        return filled(text, fault=fault(WORDS, self.keys.fault))

    def open(self) -> None:
        """Let phones in, as far as the system allows it."""
        if self.is_open:
            return
        self._trouble, wanted = "", self._wanted
        self.addresses = addresses()
        self.listener.reached_by(self.addresses)
        try:
            port = self.listener.open(wanted)
        except CannotListen as error:
            text = self.tr("The system does not let phones reach this program ({reason}).")
            self._trouble = filled(text, reason=str(error))
            return
        if wanted is not None and wanted != port:
            self._trouble = self.tr(
                "Another program took the old address: every phone must scan its code again."
            )
        self.is_allowed, self._port, self._wanted = True, port, port
        self._look.start()
        self.keys.keep(port)

    def close(self) -> None:
        """Let nobody in any more; phones that come back wait."""
        self._look.stop()
        self.listener.close()
        self._port = None

    # -- addresses --------------------------------------------------------------------------

    @property
    def address(self) -> str:
        """The one that codes say, with the port; empty where there is none."""
        is_there = self.chosen in self.addresses
        one = self.chosen if is_there else next(iter(self.addresses), "")
        return f"{one}:{self._port}" if one and self.is_open else ""

    def url(self, seat: Seat) -> str:
        """What the code of *seat* says; empty where nobody can come."""
        return f"http://{self.address}/#{self.keys.of(seat)}" if self.address else ""

    def _look_around(self) -> None:
        """Answer to the addresses that this computer has now."""
        found, before = addresses(), self.address
        if found == self.addresses:
            return
        self.addresses = found
        self.listener.reached_by(found)
        if self.address and self.address != before:
            self._trouble = self.tr(
                "This computer’s address has changed: every phone must scan its code again."
            )
        self.moved.emit()

    # -- keys -------------------------------------------------------------------------------

    def give(self, seat: Seat) -> None:
        """A phone may have *seat*, but not the one that asks for it."""
        if seat not in self.keys and self.keys.forget_former(seat):
            self.listener.dismiss(seat, Gone(""))
        self.keys.of(seat)

    def give_to_asking(self, seat: Seat) -> None:
        """The phone that asks for *seat* has it, with a new key."""
        self.keys.forget_former(seat)
        self.listener.tell(seat, Renewed(self.keys.of(seat)))

    def renew(self, seat: Seat, why: Gone) -> None:
        """Another phone is to have *seat*; the one that has it is told *why* it goes."""
        self.listener.numbers.drop(seat)
        self.keys.renew(seat)
        self.listener.dismiss(seat, why)

    def take_back(self, seat: Seat, why: Gone) -> None:
        """No phone has *seat* any more; the one that has it, or asks for it, is told *why*, and
        may ask for it, or not."""
        self.listener.numbers.drop(seat)
        self.keys.drop(seat, may_ask=why.can_ask)
        self.listener.dismiss(seat, why)

    def _seat_of(self, key: str) -> Seat | None:
        seat = self.keys.seat_of(key)
        is_known = seat is not None and seat in self.keys and not self.keys.is_current(key)
        if seat is not None and is_known and self.listener.is_here(seat):
            # Only a phone with the key of this game takes the place of another one.
            return None
        return seat

    # -- phones -----------------------------------------------------------------------------

    def is_here(self, seat: Seat) -> bool:
        """Whether a phone has *seat* now."""
        return seat in self.keys and self.listener.is_here(seat)

    def _on_joined(self, number: int, join: Join) -> None:
        seat = Seat(number)
        if seat not in self.keys:
            said = translate(
                "Phone", "The big screen is asking: somebody there has to say yes or no."
            )
            self.listener.tell(seat, Gone(said, waits=True))
            self.asked.emit(seat)
            return
        if not self.keys.is_current(join.key):
            self.listener.tell(seat, Renewed(self.keys.of(seat)))
        self.joined.emit(seat, join)

    def _on_said(self, number: int, said: object) -> None:
        if Seat(number) in self.keys:
            self.said.emit(number, said)
