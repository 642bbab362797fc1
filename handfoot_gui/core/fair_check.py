"""The codes of a record's deals: held against the cards, and as they are once moves are undone."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from handfoot_gui.core.cards import Card
from handfoot_gui.core.fair import FairDeal, code_of, text_of
from handfoot_gui.core.record import Record
from handfoot_gui.core.rules import Rules


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
