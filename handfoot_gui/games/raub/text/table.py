"""What is said at the table of Raub."""

from __future__ import annotations

from handfoot_gui.core.messages import PlayerBadge
from handfoot_gui.core.table import Table
from handfoot_gui.core.text.table import TableWords, playing
from handfoot_gui.games.raub.presenter.scene import RaubScene


class RaubTableWords(TableWords):
    """Nearly all texts are ready in the scene; here is what is put together of them."""

    def badge_name(self, badge: PlayerBadge, table: Table) -> str:
        assert isinstance(table, RaubScene)
        player = table.players[badge.seat]
        parts = [badge.name, player.to_go, player.owed, player.line]
        if player.is_dealer:
            parts.append(self.translate("Common", "dealer"))
        if badge.is_playing:
            parts.append(playing(self.words))
        return self.words.row([part for part in parts if part])
