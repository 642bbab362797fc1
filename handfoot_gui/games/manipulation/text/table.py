"""What is said at the table of Manipulation Rummy."""

from __future__ import annotations

from handfoot_gui.core.cards import Card
from handfoot_gui.core.messages import PlayerBadge
from handfoot_gui.core.table import STOCK, Action, Move, MoveWarning, Table, Zone
from handfoot_gui.core.text.table import BriefWords, TableWords, playing_heard
from handfoot_gui.games.manipulation.presenter.scene import (
    ManipulationScene,
    MeldZone,
    PlayerFacts,
)
from handfoot_gui.games.manipulation.presenter.table import ActCode, EndsRound, LeavesCards


class ManipulationBriefWords(BriefWords):
    """Everybody's points."""

    def head(self, table: Table) -> str:
        assert isinstance(table, ManipulationScene)
        return table.players[table.seat].score_said

    def points(self, badge: PlayerBadge, table: Table) -> str:
        assert isinstance(table, ManipulationScene)
        return table.players[badge.seat].score

    def line(self, badge: PlayerBadge, table: Table) -> str:
        assert isinstance(table, ManipulationScene)
        words = ManipulationTableWords(self.words)
        return words.ended(badge.name, table.players[badge.seat])


class ManipulationTableWords(TableWords):
    """Badges, short buttons, and what is asked before a turn ends."""

    brief = ManipulationBriefWords

    def zone_label(self, zone: Zone, *, is_brief: bool = False) -> str:
        if zone.key != STOCK:
            return ""
        return self.filled(self.translate("Table", "Stock {number}"), number=zone.count)

    def notes(self, table: Table) -> tuple[str, ...]:
        assert isinstance(table, ManipulationScene)
        return (table.stock_line,) if table.stock_line else ()

    def came(self, *, is_played: bool) -> str:
        """What is said over cards that came from a hand, or else from another meld."""
        if is_played:
            return self.translate("Table", "new")
        return self.translate("ManipulationTable", "moved")

    def since(self, name: str) -> str:
        """Since when cards count as new or moved to the player *name*."""
        text = self.translate("ManipulationTable", "Since {name}’s last turn:")
        return self.filled(text, name=self.words.person(name))

    def card_tags(self, card: Card, table: Table) -> tuple[str, ...]:
        assert isinstance(table, ManipulationScene)
        if card not in table.played | table.moved:
            return ()
        return (self.came(is_played=card in table.played),)

    def cards_held(self, count: int) -> str:
        """ "6 cards" on a badge."""
        return self.words.cards_counted(count, in_figures=True)

    def ended(self, name: str, player: PlayerFacts) -> str:
        """That a player has gone out or knocked, on a badge; empty for all others."""
        said = ""
        if player.is_out:
            said = self.translate("Log", "out", "mark {name}")
        elif player.has_knocked:
            said = self.translate("Manipulation", "knocked", "{name}")
        return self.filled(said, name=self.words.person(name))

    def badge_name(self, badge: PlayerBadge, table: Table) -> str:
        assert isinstance(table, ManipulationScene)
        player = table.players[badge.seat]
        parts = [badge.name, self.cards_held(badge.cards), player.score_said]
        parts += filter(None, [self.ended(badge.name, player)])
        if badge.is_playing:
            parts.append(playing_heard(self.words, badge))
        return self.words.row(parts)

    def brief_act_text(self, act: Action[Move]) -> str:
        return {
            ActCode.DRAW: self.translate("ManipulationTable", "Draw"),
            ActCode.PLAY: self.translate("ManipulationTable", "End"),
            ActCode.END_TURN: self.translate("ManipulationTable", "End"),
            ActCode.NEW_MELD: self.translate("ManipulationTable", "New"),
            ActCode.ADD: self.translate("ManipulationTable", "Add"),
            ActCode.SPLIT: self.translate("ManipulationTable", "Split"),
            ActCode.TAKE_BACK: self.translate("ManipulationTable", "Take"),
            ActCode.PUT_BACK: self.translate("Common", "Back", "put back"),
            ActCode.RESET: self.translate("ManipulationTable", "Reset"),
        }.get(ActCode(act.code), "")

    def remark(self, zone: Zone) -> str:
        return zone.remark if isinstance(zone, MeldZone) else ""

    def warning_prompt(self, warning: MoveWarning) -> str:
        match warning:
            case LeavesCards():
                return self.translate("ManipulationTable", "you could still lay cards this turn.")
            case EndsRound():
                return self.translate(
                    "ManipulationTable", "this ends the round, and you cannot take it back."
                )
        return super().warning_prompt(warning)

    def warning_verbs(self, warning: MoveWarning) -> tuple[str, str]:
        play_on = self.translate("Common", "Play on")
        match warning:
            case LeavesCards():
                return self.translate("Common", "End the turn"), play_on
            case EndsRound():
                return self.translate("ManipulationTable", "End the round"), play_on
        return super().warning_verbs(warning)
