"""What Manipulation Rummy looks like on the table."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from handfoot_gui.core.messages import PlayerBadge
from handfoot_gui.core.table import Table
from handfoot_gui.games.manipulation.presenter.scene import ManipulationScene, MeldZone
from handfoot_gui.games.manipulation.view.layout import ManipulationPlaces, lay_out
from handfoot_gui.games.manipulation.view.marks import MeldMarks
from handfoot_gui.games.manipulation.view.painting import TABLE_WORDS, ManipulationPainting
from handfoot_gui.ui.table.background import Background, TablePainter
from handfoot_gui.ui.table.delegate import GameDelegate, Viewport
from handfoot_gui.ui.table.from_afar import Standing
from handfoot_gui.ui.table.items import Legend, Mark, Pictures
from handfoot_gui.ui.table.places import TablePlaces


class ManipulationDelegate(GameDelegate):
    """A seat row, melds that flow in rows, the hand below."""

    game = "manipulation"
    words = TABLE_WORDS
    marks_what_came = False
    turns_up_in_zones = True

    def lay_out(self, table: Table, viewport: Viewport) -> TablePlaces:
        assert isinstance(table, ManipulationScene)
        return lay_out(table, viewport)

    def seats_for_bar(self, table: Table, others: int) -> tuple[int, int]:
        """The player whose hand is shown has a chip where there is room for it, too."""
        del table
        return others, others + 1

    def paint(self, brush: TablePainter, background: Background) -> None:
        ManipulationPainting(brush, background).paint()

    def marks(self, background: Background, pictures: Pictures) -> list[Mark]:
        table, places = background.table, background.places
        assert isinstance(table, ManipulationScene)
        assert isinstance(places, ManipulationPlaces)
        marks = MeldMarks(table, places, background.selected, pictures)
        return marks.all()

    def read(self, background: Background) -> list[QRectF]:
        """The seat row with the last moves, and that nothing lies there yet."""
        places = background.places
        assert isinstance(places, ManipulationPlaces)
        none = QRectF(0, 0, 260, 40)
        none.moveCenter(places.melds.center())
        has_melds = any(isinstance(zone, MeldZone) and zone.laid for zone in background.table.zones)
        return [places.own, places.last, places.stock, *([] if has_melds else [none])]

    def standing(self, table: Table, badge: PlayerBadge) -> Standing:
        assert isinstance(table, ManipulationScene)
        if badge.seat >= len(table.players):
            return Standing()
        player = table.players[badge.seat]
        ended = TABLE_WORDS.ended(badge.name, player)
        return Standing(total=player.score, words=(ended,) if ended else ())

    def legend(self, table: Table, name: str) -> tuple[Legend, ...]:
        assert isinstance(table, ManipulationScene)
        there = {card for zone in table.zones if isinstance(zone, MeldZone) for card in zone.cards}
        marked = ((table.played, True), (table.moved, False))
        found = [
            Legend(TABLE_WORDS.came(is_played=is_played), is_new=is_played)
            for cards, is_played in marked
            if cards & there
        ]
        since = [Legend(TABLE_WORDS.since(name), is_new=None)] if found and name else []
        return (*since, *found)
