"""Cards have numbers on a phone: what a card is called in saved games would tell its pack."""

from __future__ import annotations

from typing import Final

from handfoot_gui.core.cards import Card

_NOBODY: Final = object()


class CardNumbers:
    """Numbers the cards of a deal in the order in which one phone first sees them."""

    def __init__(self) -> None:
        self._numbers: dict[Card, int] = {}
        self._cards: dict[int, Card] = {}
        self._deal: object = _NOBODY

    def begin(self, deal: object) -> None:
        """The cards of *deal* are seen from now on: in another one no card can be followed."""
        if deal != self._deal:
            self._deal = deal
            self._numbers.clear()
            self._cards.clear()

    def of(self, card: Card) -> int:
        """The number of *card*."""
        number = self._numbers.get(card)
        if number is None:
            number = self._numbers[card] = len(self._numbers) + 1
            self._cards[number] = card
        return number

    def card(self, number: int) -> Card | None:
        """The card of that *number*; None where none has been seen under it."""
        return self._cards.get(number)
