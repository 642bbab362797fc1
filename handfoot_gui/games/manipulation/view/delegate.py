"""What Manipulation Rummy looks like on the table."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from handfoot_gui.core.messages import PlayerBadge
from handfoot_gui.core.table import Action, Move, MoveWarning, Table, Zone
from handfoot_gui.games.manipulation.presenter.scene import ManipulationScene, MeldZone
from handfoot_gui.games.manipulation.presenter.table import ActCode, EndsRound, LeavesCards
from handfoot_gui.games.manipulation.view.layout import ManipulationPlaces, lay_out
from handfoot_gui.games.manipulation.view.marks import MeldMarks
from handfoot_gui.games.manipulation.view.painting import ManipulationPainting, cards_held, ended
from handfoot_gui.ui.table.background import Background, TablePainter
from handfoot_gui.ui.table.delegate import GameDelegate, Viewport
from handfoot_gui.ui.table.items import Mark, Pictures
from handfoot_gui.ui.table.labels import playing
from handfoot_gui.ui.table.places import TablePlaces
from handfoot_gui.ui.widgets.vocabulary import WORDS

translate = QCoreApplication.translate


class ManipulationDelegate(GameDelegate):
    """A seat row, melds that flow in rows, the hand below."""

    game = "manipulation"
    marks_what_came = False

    def lay_out(self, table: Table, viewport: Viewport) -> TablePlaces:
        assert isinstance(table, ManipulationScene)
        return lay_out(table, viewport)

    def paint(self, brush: TablePainter, background: Background) -> None:
        ManipulationPainting(brush, background).paint()

    def marks(self, background: Background, pictures: Pictures) -> list[Mark]:
        table, places = background.table, background.places
        assert isinstance(table, ManipulationScene)
        assert isinstance(places, ManipulationPlaces)
        marks = MeldMarks(table, places, background.selected, pictures)
        return marks.all()

    def badge_name(self, badge: PlayerBadge, table: Table) -> str:
        assert isinstance(table, ManipulationScene)
        player = table.players[badge.seat]
        parts = [badge.name, cards_held(badge.cards), player.score_said]
        parts += filter(None, [ended(badge.name, player)])
        if badge.is_playing:
            parts.append(playing())
        return WORDS.row(parts)

    def brief_act_text(self, act: Action[Move]) -> str:
        return {
            ActCode.DRAW: translate("ManipulationTable", "Draw"),
            ActCode.PLAY: translate("ManipulationTable", "End"),
            ActCode.END_TURN: translate("ManipulationTable", "End"),
            ActCode.NEW_MELD: translate("ManipulationTable", "New"),
            ActCode.ADD: translate("ManipulationTable", "Add"),
            ActCode.SPLIT: translate("ManipulationTable", "Split"),
            ActCode.TAKE_BACK: translate("ManipulationTable", "Take"),
            ActCode.PUT_BACK: translate("Common", "Back", "put back"),
            ActCode.RESET: translate("ManipulationTable", "Reset"),
        }.get(ActCode(act.code), "")

    def remark(self, zone: Zone) -> str:
        return zone.remark if isinstance(zone, MeldZone) else ""

    def warning_prompt(self, warning: MoveWarning) -> str:
        match warning:
            case LeavesCards():
                return translate("ManipulationTable", "you could still lay cards in this turn.")
            case EndsRound():
                return translate(
                    "ManipulationTable", "this ends the round, and it cannot be taken back."
                )
        return super().warning_prompt(warning)

    def warning_verbs(self, warning: MoveWarning) -> tuple[str, str]:
        play_on = translate("Common", "Play on")
        match warning:
            case LeavesCards():
                return translate("Common", "End the turn"), play_on
            case EndsRound():
                return translate("ManipulationTable", "End the round"), play_on
        return super().warning_verbs(warning)
