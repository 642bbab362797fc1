"""What the paintings of the games' tables have in common: brush, theme, the table, its places."""

from __future__ import annotations

from typing import Generic, TypeVar

from handfoot_gui.core.table import Table
from handfoot_gui.ui.table.background import Scenery
from handfoot_gui.ui.table.brush import Brush
from handfoot_gui.ui.table.places import TablePlaces

TableT = TypeVar("TableT", bound=Table)
PlacesT = TypeVar("PlacesT", bound=TablePlaces)


class Painting(Generic[TableT, PlacesT]):
    """One painting of one game's table."""

    def __init__(
        self, brush: Brush, scenery: Scenery, table: type[TableT], places: type[PlacesT]
    ) -> None:
        """*table* and *places* are what *scenery* holds of this game."""
        assert isinstance(scenery.table, table)
        assert isinstance(scenery.places, places)
        self._brush = brush
        self._theme = brush.theme
        self._scenery = scenery
        self._table: TableT = scenery.table
        self._places: PlacesT = scenery.places
