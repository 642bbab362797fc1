"""Whose melds are shown large: the own side's, until those of another one are asked for."""

from __future__ import annotations

from collections.abc import Callable

from handfoot_gui.core.seats import Seat
from handfoot_gui.core.table import Table


class LargeSide:
    """The side whose melds a table shows large."""

    def __init__(self, table: Callable[[], Table], changed: Callable[[int | None], None]) -> None:
        """*table* gives what is shown now; *changed* is told of another *side*."""
        self._table = table
        self._changed = changed
        self._side: int | None = None
        self._asked_by: Seat | None = None
        """From whose place it was asked for; the next player begins with the own side large."""

    @property
    def side(self) -> int | None:
        """The other side whose melds are shown large, if one is."""
        return self._side

    def enlarge(self, side: int | None) -> None:
        """Show the melds of another side large, until the same side or None is asked for."""
        table = self._table()
        wanted = None if side in (table.own_side, self._side) else side
        if wanted != self._side and table.zones:
            self._side, self._asked_by = wanted, table.seat
            self._changed(wanted)

    def enlarge_next(self) -> None:
        """Show the next side of the others large, after the last one the own side again."""
        table = self._table()
        if table.panels:
            following = (self.on(table) + 1) % len(table.panels)
            self.enlarge(None if following == (table.own_side or 0) else following)

    def meet(self, seat: Seat) -> None:
        """*seat* looks at the table: another player begins with the own side large."""
        if self._asked_by != seat:
            self._side = None

    def on(self, table: Table) -> int:
        """The side that is large on *table*, the own one included."""
        wanted = self._side
        is_there = wanted is not None and wanted < len(table.panels)
        return wanted if wanted is not None and is_there else table.own_side or 0
