"""What Manipulation Rummy looks like on the table."""

from __future__ import annotations

from PySide6.QtWidgets import QGraphicsItem

from handfoot_gui.core.cards import Card
from handfoot_gui.core.table import Action, Move, Table, Zone
from handfoot_gui.games.manipulation.presenter.scene import ManipulationScene, MeldZone
from handfoot_gui.games.manipulation.view import labels
from handfoot_gui.games.manipulation.view.layout import ManipulationPlaces, lay_out
from handfoot_gui.games.manipulation.view.marks import MeldMarks
from handfoot_gui.games.manipulation.view.painting import ManipulationPainting
from handfoot_gui.ui.table.background import Background, TablePainter
from handfoot_gui.ui.table.delegate import GameDelegate, Viewport
from handfoot_gui.ui.table.items import Pictures, Scale
from handfoot_gui.ui.table.labels import playing
from handfoot_gui.ui.table.places import TablePlaces
from handfoot_gui.ui.table.prompt_bar import PlayerBadge
from handfoot_gui.ui.widgets.theme import Theme


class ManipulationDelegate(GameDelegate):
    """A seat row, melds that flow in rows, the hand below."""

    game = "manipulation"

    def lay_out(self, table: Table, viewport: Viewport) -> TablePlaces:
        assert isinstance(table, ManipulationScene)
        return lay_out(table, viewport)

    def paint(self, brush: TablePainter, background: Background) -> None:
        ManipulationPainting(brush, background).paint()

    def marks(
        self, background: Background, theme: Theme, scale: Scale, pictures: Pictures
    ) -> list[QGraphicsItem]:
        table, places = background.table, background.places
        assert isinstance(table, ManipulationScene)
        assert isinstance(places, ManipulationPlaces)
        marks = MeldMarks(table, places, background.selected, theme, scale, pictures)
        return marks.all()

    # --- words --------------------------------------------------------------------------------

    def zone_name(self, zone: Zone, owner: str) -> str:
        del owner
        return zone.said if isinstance(zone, MeldZone) else ""

    def card_name(self, card: Card, table: Table) -> str:
        names = table.card_names if isinstance(table, ManipulationScene) else {}
        return names.get(card) or super().card_name(card, table)

    def badge_name(self, badge: PlayerBadge, table: Table) -> str:
        assert isinstance(table, ManipulationScene)
        player = table.players[badge.seat]
        parts = [badge.name, labels.cards(badge.cards), labels.points(player.score)]
        if player.has_knocked:
            parts.append(labels.knocked())
        if badge.is_playing:
            parts.append(playing())
        return ", ".join(parts)

    def brief_act_text(self, act: Action[Move]) -> str:
        return labels.brief_act(act.code)

    def remark(self, zone: Zone) -> str:
        return zone.remark if isinstance(zone, MeldZone) else ""
