"""Remembers which cards of a hand came last, seat by seat, until that seat draws again."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias

from handfoot_gui.core.cards import Card
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.table import HandOrder, TableAdapter

AnyAdapter: TypeAlias = TableAdapter[Any, Any, Any]


class NewCards:
    """The cards that wear the tag "new"; a returning player still finds them marked."""

    def __init__(self) -> None:
        self._marked: dict[Seat, frozenset[Card]] = {}
        self._seen: dict[Seat, Any] = {}
        self._is_to_draw: dict[Seat, bool] = {}
        self._held: dict[Seat, frozenset[Card]] = {}
        """Every card the hand held since the last draw; one that comes back is not new."""

    def of(self, seat: Seat) -> frozenset[Card]:
        return self._marked.get(seat, frozenset())

    def put(self, seat: Seat, cards: Iterable[Card]) -> None:
        self._marked[seat] = frozenset(cards)

    def note(self, adapter: AnyAdapter, view: Any) -> None:
        """A seat is shown *view* now."""
        table = adapter.table(view, adapter.empty, HandOrder())
        seat = table.seat
        before = self._seen.get(seat)
        if before is not None:
            gained = adapter.gained(before, view)
            is_draw = bool(gained) and self._is_to_draw.get(seat, False)
            if is_draw:
                self._held[seat] = frozenset()
            gained -= self._held.get(seat, frozenset())
            old = frozenset() if is_draw else self.of(seat)
            self._marked[seat] = (gained | old) & frozenset(table.hand)
        self._held[seat] = self._held.get(seat, frozenset()) | frozenset(table.hand)
        self._seen[seat] = view
        self._is_to_draw[seat] = adapter.is_to_draw(view)


def since_draw(adapter: AnyAdapter, views: Iterable[Any]) -> frozenset[Card]:
    """The cards of a hand that came with its last draw or later; *views* are what its seat saw,
    the newest first."""
    later: list[Any] = []
    for view in views:
        has_gained = bool(later) and bool(adapter.gained(view, later[-1]))
        later.append(view)
        if has_gained and adapter.is_to_draw(view):
            break
    marks = NewCards()
    for seen in reversed(later):
        marks.note(adapter, seen)
    return marks.of(adapter.table(later[0], adapter.empty, HandOrder()).seat)
