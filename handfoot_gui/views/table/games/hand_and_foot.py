"""What Hand and Foot looks like on the table."""

from __future__ import annotations

from handfoot_gui.model.table import (
    DISCARD,
    Act,
    Move,
    Slip,
    Table,
    Tag,
    Zone,
)
from handfoot_gui.views.table import words
from handfoot_gui.views.table.backdrop import Backdrop, label_widths
from handfoot_gui.views.table.brush import Brush
from handfoot_gui.views.table.furniture import Plate
from handfoot_gui.views.table.layout import lay_out
from handfoot_gui.views.table.places import TablePlaces
from handfoot_gui.views.table.scenery import Scenery
from handfoot_gui.views.table.side_layout import Wishes
from handfoot_gui.views.table.style import Room, TableStyle


class HandAndFootStyle(TableStyle):
    """Sides with their melds and piles, stock and discard pile, hand and foot."""

    game = "hand-and-foot"

    def lay_out(self, table: Table, room: Room) -> TablePlaces:
        wishes = Wishes(
            card_factor=room.card_factor,
            label_widths=label_widths(table, room.large),
            has_new_meld=room.has_new_meld,
            large=room.large,
            plates=room.plates,
        )
        return lay_out(room.width, room.height, table, wishes)

    def paint(self, brush: Brush, scenery: Scenery) -> None:
        Backdrop(brush).paint(scenery)

    def zone_name(self, zone: Zone, owner: str) -> str:
        return words.zone_name(zone, owner)

    def plate_name(self, plate: Plate, table: Table) -> str:
        del table
        return words.plate_name(plate)

    def remark(self, zone: Zone) -> str:
        if zone.key != DISCARD or not zone.takes:
            return ""
        return words.take_brings(words.signs(words.taken(zone)))

    def tag_text(self, tag: Tag, table: Table) -> str:
        return words.tag_text(tag, table.pile_word)

    def act_text(self, act: Act[Move], name: str) -> str:
        return words.act_text(act, name)

    def brief_act_text(self, act: Act[Move]) -> str:
        return words.brief_act_text(act)

    def act_said(self, act: Act[Move]) -> str:
        return words.act_said(act)

    def act_key(self, act: Act[Move]) -> str:
        return words.act_key(act.code)

    def slip_prompt(self, slip: Slip) -> str:
        return words.slip_prompt(slip)

    def slip_verbs(self, slip: Slip) -> tuple[str, str]:
        return words.slip_verbs(slip)
