"""What is selected on the card table: cards of the hand or of the table, or how much."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, Signal

from handfoot_gui.core.cards import Card
from handfoot_gui.core.table import Amount, Table


class Selection(QObject):
    """The selected cards, in the order in which they lie.

    Signal: ``changed(cards)``.
    """

    changed = Signal(object)

    def __init__(self, refresh: Callable[[], None], parent: QObject | None = None) -> None:
        """*refresh* shows the table anew."""
        super().__init__(parent)
        self._refresh = refresh
        self._known: tuple[Card, ...] = ()
        """What was told last."""
        self._selectable: tuple[Card, ...] = ()
        self._is_single = False
        self.cards: tuple[Card, ...] = ()

    def __contains__(self, card: Card | None) -> bool:
        return card in self.cards

    def __bool__(self) -> bool:
        return bool(self.cards)

    def clear(self) -> None:
        """Forget everything about the table, and tell nobody."""
        self.cards = self._known = self._selectable = ()

    def show(self, table: Table, *, is_watched: bool) -> None:
        """*table* is shown; where it *is_watched* nothing can be selected."""
        self._selectable = () if is_watched else table.selectable
        self._is_single = table.selects_one

    def narrow(self, cards: Iterable[Card]) -> None:
        """Leave only those selected that are among *cards*; call `tell` when that is shown."""
        left = set(cards)
        self.cards = tuple(card for card in self.cards if card in left)

    def tell(self) -> None:
        """Say what is selected, if it is not what was said last."""
        if self.cards != self._known:
            self._known = self.cards
            self.changed.emit(self.cards)

    def select(self, cards: Iterable[Card]) -> bool:
        """Select exactly those of *cards* that can be; False where they are selected already."""
        wanted = set(cards)
        selected = tuple(card for card in self._selectable if card in wanted)
        if selected == self.cards:
            return False
        self.cards = selected
        self._refresh()
        self.tell()
        return True

    def add(self, cards: Iterable[Card]) -> None:
        """Select *cards* besides those that are."""
        self.select({*self.cards, *cards})

    def toggle(self, card: Card) -> None:
        """Select *card*, or put it back."""
        wanted = set(self.cards) ^ {card}
        self.select(wanted & {card} if self._is_single else wanted)


class AmountChoice:
    """How much is chosen of what `Table.amount` asks for; 0 before anything is."""

    def __init__(self, refresh: Callable[[], None]) -> None:
        """*refresh* shows the table anew."""
        self._refresh = refresh
        self.asked: Amount | None = None
        self.value = 0

    def show(self, asked: Amount | None) -> None:
        """The table that is shown asks for *asked*."""
        self.asked = asked
        if asked is None:
            self.value = 0

    @property
    def is_meant(self) -> bool:
        """Whether so much is chosen that it can only be meant."""
        return self.asked is not None and self.value >= self.asked.least

    def choose(self, value: int) -> None:
        """Choose about *value*; 0 chooses nothing."""
        if self.asked is None:
            return
        wanted = max(0, min(value, self.asked.most))
        if wanted != self.value:
            self.value = wanted
            self._refresh()

    def step(self, step: int) -> None:
        """Choose *step* more, beginning from the usual amount."""
        if self.asked is not None:
            self.choose((self.value or self.asked.usual) + step)
