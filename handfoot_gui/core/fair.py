"""Fair deals: a code that is shown before the first card and can be checked after the deal.

The order of the cards and a salt are drawn first; the code is made of both and tells neither. So
nobody can change the order afterwards without the code telling. How to check
one is said in storage/formats.md.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Annotated, Final

from msgspec import Meta, Struct

from handfoot_gui.core.cards import Card

_SIGNS: Final = 20
"""Of a code: 100 bits."""
_GROUP: Final = 4
_SALT_BITS: Final = 128

Code = Annotated[str, Meta(pattern=r"^[A-Z2-7]{20}$")]
Salt = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}$")]
MoveNumber = Annotated[int, Meta(ge=1, le=10**9)]
Order = Annotated[tuple[Card, ...], Meta(max_length=1000)]


class FairDeal(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The code of one shuffle, and what it was made of."""

    code: Code
    """What was shown before the deal."""
    salt: Salt
    move: MoveNumber | None = None
    """Which move deals these cards, counted from 1; None while the deal is still to come."""
    order: Order = ()
    """The cards in dealing order while the deal is still to come; then they are in the move."""

    @property
    def is_to_come(self) -> bool:
        return self.move is None

    @property
    def shown(self) -> str:
        """The code as it is shown and read aloud."""
        return grouped(self.code)


def text_of(salt: str, order: Iterable[Card]) -> str:
    """Salt and cards as a code is made of them: ``"salt 9H3 *S1 …"``."""
    return " ".join((salt, *(card.code for card in order)))


def code_of(salt: str, order: Iterable[Card]) -> str:
    """The first 20 signs of the SHA-256 of `text_of`, written in base 32."""
    # The program starts sooner without them.
    from base64 import b32encode

    from handfoot_gui.core.hashes import sha256

    return b32encode(sha256(text_of(salt, order).encode("ascii")).digest()).decode()[:_SIGNS]


def grouped(code: str) -> str:
    """*code* in groups of four."""
    return " ".join(code[place : place + _GROUP] for place in range(0, len(code), _GROUP))


def deal_to_come(order: tuple[Card, ...], rng: Random) -> FairDeal:
    """The code of a deal that is settled but not made yet."""
    salt = f"{rng.getrandbits(_SALT_BITS):032x}"
    return FairDeal(code_of(salt, order), salt, None, order)
