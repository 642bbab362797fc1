"""The cards of one seat's table as a phone shows them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable

from handfoot_gui.core.cards import Card
from handfoot_gui.core.table import HAND, Table, Zone
from handfoot_gui.core.text.table import TableWords
from handfoot_gui.phones.faces import Faces
from handfoot_gui.phones.messages import ShownCard
from handfoot_gui.phones.numbers import CardNumbers

_NONE: frozenset[Card] = frozenset()


class CardTexts:
    """What cards are called and how they look, remembered: each is asked for in every message."""

    def __init__(self, words: TableWords, faces: Faces) -> None:
        self.words = words
        self.faces = faces
        self._known: dict[Card, tuple[str, str]] = {}

    def of(self, card: Card, table: Table) -> tuple[str, str]:
        """Face and name of *card*."""
        if card in table.card_names:
            return self.faces.of(card), str(self.words.card_name(card, table))
        if card not in self._known:
            self._known[card] = self.faces.of(card), str(self.words.card_name(card, table))
        return self._known[card]


class ShownCards:
    """Makes the cards of one message."""

    def __init__(
        self,
        texts: CardTexts,
        numbers: CardNumbers,
        table: Table,
        up: Collection[Card],
        new: Collection[Card],
        out: Collection[Card],
    ) -> None:
        """*up* are lifted, *new* wear that tag in the hand, *out* are laid out and not played."""
        self._texts, self._numbers, self._table = texts, numbers, table
        self._up, self._new, self._out = up, new, out

    def of(
        self,
        cards: Iterable[Card],
        *,
        is_open: bool = False,
        is_hand: bool = False,
        out: Collection[Card] = _NONE,
        stand_ins: Collection[Card] = _NONE,
    ) -> tuple[ShownCard, ...]:
        """*cards* of one place, those *out* not played yet, *stand_ins* for others; where it
        *is_open* they can be lifted."""
        table, words, texts, number = self._table, self._texts.words, self._texts, self._numbers.of
        dimmed, offered = (table.dimmed, table.offered) if is_open or is_hand else (_NONE, _NONE)
        new, up = (self._new if is_hand else _NONE), self._up
        tags: Callable[[Card, Table], tuple[str, ...]] = words.card_tags
        made = []
        for card in cards:
            face, name = texts.of(card, table)
            made.append(
                ShownCard(
                    number(card),
                    face,
                    name if is_open or is_hand else "",
                    () if is_hand else tags(card, table),
                    card in up,
                    card in new,
                    card in dimmed,
                    card in out,
                    card in offered,
                    card in stand_ins,
                )
            )
        return tuple(made)

    def hand(self) -> tuple[ShownCard, ...]:
        """Those of the hand."""
        return self.of(self._table.hand, is_hand=True)

    def zone(self, zone: Zone, cards: tuple[Card, ...]) -> tuple[ShownCard, ...]:
        """Those *cards* of *zone* that are shown."""
        is_open = zone.is_selectable and zone.key != HAND
        return self.of(cards, is_open=is_open, out=self._out, stand_ins=zone.stand_ins)
