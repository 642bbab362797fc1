"""Fair deals: a code that is shown before the first card and can be checked after the deal.

The order of the cards and a salt are drawn first; the code is made of both and tells neither. So
nobody can change the order afterwards without the code telling. How to check
one is said in model/storage/formats.md.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import TYPE_CHECKING, Annotated, Any, Final

from msgspec import Meta, Struct
from msgspec.structs import replace

from handfoot_gui.engine.cards import Card

if TYPE_CHECKING:
    from handfoot_gui.engine.game import Rules
    from handfoot_gui.engine.record import Record

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


class CheckedDeal(Struct, frozen=True):
    """A code held against the cards that were dealt."""

    deal: FairDeal
    order: tuple[Card, ...]
    """As dealt; empty where the move the code stands for deals no cards."""

    @property
    def text(self) -> str:
        """What the code is made of."""
        return text_of(self.deal.salt, self.order)

    @property
    def found(self) -> str:
        """The code that *order* and salt give."""
        return code_of(self.deal.salt, self.order)

    @property
    def is_true(self) -> bool:
        """The cards were dealt in the order that the code was shown for."""
        return bool(self.order) and self.found == self.deal.code


def text_of(salt: str, order: Iterable[Card]) -> str:
    """Salt and cards as a code is made of them: ``"salt 9H3 *S1 …"``."""
    return " ".join((salt, *(card.code for card in order)))


def code_of(salt: str, order: Iterable[Card]) -> str:
    """The first 20 signs of the SHA-256 of `text_of`, written in base 32."""
    # The program starts sooner without them.
    from base64 import b32encode
    from hashlib import sha256

    return b32encode(sha256(text_of(salt, order).encode("ascii")).digest()).decode()[:_SIGNS]


def grouped(code: str) -> str:
    """*code* in groups of four."""
    return " ".join(code[place : place + _GROUP] for place in range(0, len(code), _GROUP))


def deal_to_come(order: tuple[Card, ...], rng: Random) -> FairDeal:
    """The code of a deal that is settled but not made yet."""
    salt = f"{rng.getrandbits(_SALT_BITS):032x}"
    return FairDeal(code_of(salt, order), salt, None, order)


def with_codes_after(
    rules: Rules[Any, Any, Any], record: Record[Any, Any], moves: int
) -> tuple[FairDeal, ...]:
    """The codes of *record* once only its first *moves* moves stand.

    A deal that was made after them is to come again, with the same cards.
    """
    return tuple(
        deal
        if deal.move is None or deal.move <= moves
        else replace(deal, move=None, order=_order_of(rules, record, deal))
        for deal in record.fair
    )


def checked(rules: Rules[Any, Any, Any], record: Record[Any, Any]) -> tuple[CheckedDeal, ...]:
    """Every code of *record* whose deal has been made, held against the cards."""
    return tuple(
        CheckedDeal(deal, _order_of(rules, record, deal))
        for deal in record.fair
        if not deal.is_to_come
    )


def without_code(rules: Rules[Any, Any, Any], record: Record[Any, Any]) -> tuple[int, ...]:
    """The moves, counted from 1, that dealt cards for which no code stands.

    The cards of a deal that is dealt again were known, so it never had one.
    """
    known = {deal.move for deal in record.fair}
    dealt = [n for n, (_, move) in enumerate(record.moves, start=1) if rules.order_dealt(move)]
    return tuple(n for n in dealt[record.is_dealt_again :] if n not in known)


def are_codes_missing(rules: Rules[Any, Any, Any], record: Record[Any, Any]) -> bool:
    """Whether a deal has no code though one before it has: every later deal was shown one."""
    first = min((deal.move for deal in record.fair if deal.move is not None), default=None)
    return first is not None and any(move > first for move in without_code(rules, record))


def _order_of(
    rules: Rules[Any, Any, Any], record: Record[Any, Any], deal: FairDeal
) -> tuple[Card, ...]:
    """The cards of the move that *deal* stands for; none where that is no deal."""
    if deal.move is None or deal.move > len(record.moves):
        return ()
    return rules.order_dealt(record.moves[deal.move - 1][1])
