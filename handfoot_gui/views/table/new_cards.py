"""Remembers which cards of a hand came last, seat by seat, until that seat draws again."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from handfoot_gui.engine.cards import Card
from handfoot_gui.engine.game import Seat
from handfoot_gui.model.table import EMPTY, ActCode, HandOrder, TableAdapter


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

    def note(self, adapter: TableAdapter[Any, Any], view: Any) -> None:
        """A seat is shown *view* now."""
        table = adapter.table(view, EMPTY, HandOrder())
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
        acts = adapter.acts(view, EMPTY, ())
        self._is_to_draw[seat] = any(act.code is ActCode.DRAW for act in acts)
