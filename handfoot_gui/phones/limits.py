"""How much strangers and phones may ask for; the time is given."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

AT_ONCE: Final = 40
A_SECOND: Final = 20
"""So many messages a phone may send, at once and on and on."""
STRANGERS: Final = 32
STRANGERS_OF_ONE_ADDRESS: Final = 12
"""So many connections are kept that have not named the key of a seat."""
SERVED: Final = 96
SERVED_OF_ONE_ADDRESS: Final = 48
"""So many are sent a file of the page through the tunnel; a page has half as many as one may."""
MOST_BEFORE: Final = 8192
"""So many bytes may come before messages can be sent."""
MOST_UNSENT: Final = 512 * 1024
"""A connection with more bytes than this that the other end does not take is dropped."""

WhoT = TypeVar("WhoT")


class Allowance:
    """The messages that one connection may send: so many at once, and so many every second."""

    def __init__(self) -> None:
        self._left = float(AT_ONCE)
        self._counted: float | None = None

    def take(self, now: float) -> bool:
        """Whether one more is allowed at *now*, in seconds of any clock."""
        # A clock that is put back brings nothing, and takes nothing away.
        gone = 0.0 if self._counted is None else max(0.0, now - self._counted)
        self._counted = now
        self._left = min(AT_ONCE, self._left + gone * A_SECOND)
        if self._left < 1:
            return False
        self._left -= 1
        return True


class _Crowd(Generic[WhoT]):
    """So many connections, and so many of them of one address."""

    def __init__(self, most: int, of_one: int) -> None:
        self._most, self._of_one = most, of_one
        self._address_of: dict[WhoT, str] = {}
        """In the order in which they came."""

    def let_in(self, who: WhoT, address: str) -> WhoT | None:
        """One more; who has to go for that, the one that came first."""
        gone = self._in_the_way(address)
        if gone is not None:
            del self._address_of[gone]
        self._address_of[who] = address
        return gone

    def _in_the_way(self, address: str) -> WhoT | None:
        same = [who for who, place in self._address_of.items() if address and place == address]
        if len(same) >= self._of_one:
            return same[0]
        return next(iter(self._address_of)) if len(self._address_of) >= self._most else None

    def forget(self, who: WhoT) -> bool:
        """*who* is not among them any more; whether that one was before."""
        return self._address_of.pop(who, None) is not None


class Strangers(Generic[WhoT]):
    """Those who are connected and have not named the key of a seat."""

    def __init__(self) -> None:
        self._unknown: _Crowd[WhoT] = _Crowd(STRANGERS, STRANGERS_OF_ONE_ADDRESS)
        self._served: _Crowd[WhoT] = _Crowd(SERVED, SERVED_OF_ONE_ADDRESS)

    def let_in(self, who: WhoT, address: str) -> WhoT | None:
        """*who* has come from *address*, or empty: nobody knows yet from where; who has to go for
        that, the one that came first."""
        return self._unknown.let_in(who, address)

    def place(self, who: WhoT, address: str) -> WhoT | None:
        """*who* is said to come from *address*; who has to go for that."""
        if not self._unknown.forget(who):
            return None
        return self._unknown.let_in(who, address)

    def serve(self, who: WhoT, address: str) -> WhoT | None:
        """*who*, said to come from *address*, is only sent a file from now on, and in nobody's way
        who has yet to say something; who has to go for that."""
        if not self._unknown.forget(who):
            return None
        return self._served.let_in(who, address)

    def forget(self, who: WhoT) -> None:
        """*who* has gone, or has a seat now."""
        self._unknown.forget(who)
        self._served.forget(who)
