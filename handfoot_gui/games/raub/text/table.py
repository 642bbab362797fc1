"""What is said at the table of Raub."""

from __future__ import annotations

from handfoot_gui.core.cards import Card
from handfoot_gui.core.messages import PlayerBadge
from handfoot_gui.core.table import STOCK, Table, Zone
from handfoot_gui.core.text.table import BriefWords, TableWords, playing_heard
from handfoot_gui.games.raub.presenter.scene import ASIDE, UPCARDS, RaubScene


class RaubBriefWords(BriefWords):
    """Trumps, and what everybody still has to score."""

    def head(self, table: Table) -> str:
        assert isinstance(table, RaubScene)
        return self.words.labelled(*RaubTableWords(self.words).trumps(table))

    def points(self, badge: PlayerBadge, table: Table) -> str:
        assert isinstance(table, RaubScene)
        return table.players[badge.seat].score

    def line(self, badge: PlayerBadge, table: Table) -> str:
        assert isinstance(table, RaubScene)
        player = table.players[badge.seat]
        return player.owed_brief or player.line or player.changed


class RaubTableWords(TableWords):
    """Nearly all texts are ready in the scene; here is what is put together of them."""

    brief = RaubBriefWords

    def zone_label(self, zone: Zone, *, is_brief: bool = False) -> str:
        if zone.key != STOCK:
            return ""
        return self.filled(self.translate("Raub", "talon {number}"), number=zone.count)

    def in_talon(self, zone: Zone) -> str:
        """What stands below the cards that were turned down."""
        return self.filled(self.translate("RaubTable", "{number} in the talon"), number=zone.count)

    def trumps(self, table: RaubScene) -> tuple[str, str]:
        """What trumps are called over their suit, and the suit, or that it is not known yet."""
        name = self.translate("RaubTable", "Trumps")
        return name, table.trumps_text or self.translate("Common", "not yet")

    def notes(self, table: Table) -> tuple[str, ...]:
        assert isinstance(table, RaubScene)
        title, suit = self.trumps(table)
        refe = self.translate("Raub", "Refe")
        said = (
            table.title,
            self.words.row([self.words.labelled(title, suit), *filter(None, (table.trumps_how,))]),
            self.words.labelled(refe, table.refe_title) if table.refe_title else "",
            *table.refe_lines,
            table.aside_text if table.zone(ASIDE) is not None else "",
            " ".join(filter(None, (table.why_not_what, table.why_not))),
        )
        return tuple(filter(None, said))

    def card_tags(self, card: Card, table: Table) -> tuple[str, ...]:
        assert isinstance(table, RaubScene)
        led = self.translate("Raub", "led") if card is table.led else ""
        winning = table.winning_text if card is table.winning else ""
        upcards = table.zone(UPCARDS)
        below = dict(zip(upcards.cards if upcards else (), table.upcard_texts, strict=False))
        return tuple(filter(None, (led, winning, below.get(card, ""))))

    def badge_name(self, badge: PlayerBadge, table: Table) -> str:
        assert isinstance(table, RaubScene)
        player = table.players[badge.seat]
        parts = [badge.name, player.to_go, player.owed, player.line, player.changed]
        if player.is_dealer:
            parts.append(self.translate("Common", "dealer"))
        if badge.is_playing:
            parts.append(playing_heard(self.words, badge))
        return self.words.row([part for part in parts if part])
