"""What is to be known of each person who may hold the cards on a phone."""

from __future__ import annotations

from enum import Enum, auto

from msgspec import Struct

from handfoot_gui.core.seats import Seat


class PhoneState(Enum):
    """Where somebody holds the own cards."""

    AT_SCREEN = auto()
    """At the computer."""
    AWAITED = auto()
    """A phone is to come: its code is shown."""
    HERE = auto()
    """On a phone that can be reached."""
    AWAY = auto()
    """On a phone that cannot be reached just now."""


class Invitation(Struct, frozen=True):
    """One person of a game, and the way to the own cards."""

    seat: Seat
    name: str
    side: int
    state: PhoneState
    address: str = ""
    """The computer's, with the port, as somebody would type it."""
    url: str = ""
    """What the code says: `address` and the key of the seat. Never logged."""
    number: str = ""
    """What a phone that cannot scan the code types at `address`; empty where it need not."""
    since: str = ""
    """When the phone came, as a time of the day."""
    link: str = ""
    """What is sent to whoever plays far away; empty while nobody may. Never logged."""

    @property
    def is_far(self) -> bool:
        """Whether the code leads through the tunnel."""
        return bool(self.link) and self.url == self.link

    def __repr__(self) -> str:
        """Without the key, and without the person."""
        return f"Invitation(seat={self.seat}, state={self.state.name})"
