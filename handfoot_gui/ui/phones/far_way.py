"""The way by which family far away comes to a game, beside those of the home."""

from __future__ import annotations

from handfoot_gui.core.seats import Seat
from handfoot_gui.ui.phones.door import Door
from handfoot_gui.ui.phones.listener import lead_through, port_of


class FarWay:
    """The tunnel that leads to *door*, where the family started one and said so."""

    def __init__(self, door: Door) -> None:
        self._door = door

    @property
    def host(self) -> str:
        """Its name in the internet; empty while nobody comes that way."""
        return self._door.listener.tunnel

    @property
    def is_chosen(self) -> bool:
        """Whether codes say this way."""
        return self._door.is_open and bool(self.host) and self._door.chosen == self.host

    @property
    def address(self) -> str:
        """What codes say: the host, or an address of the home; empty where nobody can come."""
        return self.host if self.is_chosen else self._door.address

    @property
    def local(self) -> str:
        """Where the tunnel has to lead on this computer; empty while nobody may come."""
        port = port_of(self._door.listener)
        return f"http://127.0.0.1:{port}" if port else ""

    def url(self, seat: Seat) -> str:
        """What the code of *seat* says; empty where nobody can come."""
        return self.link(seat) if self.is_chosen else self._door.url(seat)

    def link(self, seat: Seat) -> str:
        """What is sent to whoever plays *seat* far away; empty while nobody comes that way."""
        return f"https://{self.host}/#{self._door.keys.of(seat)}" if self.host else ""

    def open(self, host: str) -> None:
        """Let family in by the address *host*, or with an empty one in no more."""
        lead_through(self._door.listener, host)
        self._door.chosen = host
        self._door.moved.emit()
