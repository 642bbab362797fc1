"""The places of one seat's table as a phone shows them: what has room there, and what is lit."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from handfoot_gui.core.cards import Card
from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.table import DISCARD, HAND, NEW_MELD, Action, HandOrder, Table, Tag, Zone
from handfoot_gui.phones.cards import ShownCards
from handfoot_gui.phones.messages import ShownCard, ShownZone
from handfoot_gui.session.seat_places import has_new_meld
from handfoot_gui.session.seat_table import SeatTable

_MOST_KNOWN = 400
"""Places whose words are remembered."""


class Light(Struct, frozen=True):
    """How a place is lit."""

    is_best: bool
    tag: Tag | None


class ZoneTexts:
    """Name, label and note of places, remembered by what lies there."""

    def __init__(self, presenter: AnyPresenter) -> None:
        words = presenter.words
        self._words = presenter.table_words
        self._known: dict[tuple[Zone, str], tuple[str, str, str]] = {}
        self._owners = tuple(
            str(words.listed(words.together(presenter.names[seat] for seat in seats)))
            for seats in presenter.sides
        )

    def of(self, zone: Zone) -> tuple[str, str, str]:
        """Name, label and note of *zone*."""
        side = zone.side
        owner = self._owners[side] if side is not None and side < len(self._owners) else ""
        key = zone, owner
        if key not in self._known:
            if len(self._known) >= _MOST_KNOWN:
                self._known.clear()
            words = self._words
            name, label = (
                words.zone_name(zone, owner),
                words.zone_label(zone, is_brief=side is None),
            )
            self._known[key] = str(name), str(label), str(words.zone_note(zone))
        return self._known[key]


class ShownZones:
    """Makes the places of one message."""

    def __init__(
        self, seat_table: SeatTable, presenter: AnyPresenter, own: int, *, is_wide: bool
    ) -> None:
        """*own* is the side of the seat; *is_wide*: there is room for a whole table."""
        self._seat_table, self._presenter, self._own = seat_table, presenter, own
        self._table: Table = seat_table.table
        self.is_narrow = not is_wide and any(map(_is_of_all, self._table.zones))
        """The table is too large for the page: only some of its places are shown."""
        self.is_taken_apart_elsewhere = self.is_narrow and any(
            _is_of_all(zone) and zone.is_selectable for zone in self._table.zones
        )
        """The table may be taken apart now, on a larger screen."""
        self.lights = self._lights()

    def zones(self, texts: ZoneTexts, cards: ShownCards, *, is_wide: bool) -> tuple[ShownZone, ...]:
        """All places that are shown."""
        refused, no = self._seat_table.refused, ""
        if refused is not None and refused.problem is not None:
            no = str(self._presenter.reason(refused.problem))
        return tuple(
            self._zone(
                zone,
                texts,
                cards.zone(zone, self._seen(zone, is_wide=is_wide)),
                no if refused is not None and refused.key == zone.key else "",
            )
            for zone in self.places()
        )

    def places(self) -> list[Zone]:
        """The places themselves; where only some have room, the best one first."""
        table, seat_table = self._table, self._seat_table
        zones = [zone for zone in table.zones if zone.key != HAND]
        if table.zone(NEW_MELD) is None and has_new_meld(
            table, seat_table.targets, seat_table.turn.draft, is_watched=seat_table.is_watched
        ):
            made = seat_table.new_meld(table.own_side)
            zones += [] if made is None else [made]
        if not self.is_narrow:
            return zones
        touched = self._touched()
        refused = None if seat_table.refused is None else seat_table.refused.key
        shown = [
            replace(zone, is_selectable=False)
            for zone in zones
            if zone.is_stock
            or zone.key in self.lights
            or zone.key in touched
            or zone.key == refused
        ]
        return sorted(shown, key=self._rank)

    def place(self, key: str) -> Zone | None:
        """The place of that key, as it is shown."""
        return next((zone for zone in self.places() if zone.key == key), None)

    def can_aim(self, act: Action[Any] | None) -> bool:
        """Whether the page shows enough for *act* to be meant: where only some places are shown,
        nothing is begun that can only be finished with a whole table."""
        is_beginning = act is not None and act.target == NEW_MELD
        return not (self.is_narrow and is_beginning) or NEW_MELD in self.lights

    def _rank(self, zone: Zone) -> int:
        """What is lit comes first among those places that take cards."""
        light = self.lights.get(zone.key)
        return 0 if zone.is_stock else 3 if light is None else 1 if light.is_best else 2

    def _touched(self) -> frozenset[str]:
        """The places of all where other cards lie than when the turn began."""
        turn = self._seat_table.turn
        if turn.adapter is None or not turn.has_draft:
            return frozenset()
        before = {
            zone.key: frozenset(zone.cards)
            for zone in turn.adapter.table(turn.view, turn.adapter.empty, HandOrder()).zones
        }
        return frozenset(
            zone.key
            for zone in self._table.zones
            if _is_of_all(zone) and before.get(zone.key) != frozenset(zone.cards)
        )

    def _zone(
        self, zone: Zone, texts: ZoneTexts, cards: tuple[ShownCard, ...], no: str
    ) -> ShownZone:
        name, label, note = texts.of(zone)
        light = self.lights.get(zone.key)
        tag = ""
        if light is not None and light.tag is not None:
            tag = str(self._presenter.table_words.tag_text(light.tag, self._table))
        return ShownZone(
            zone.key,
            name,
            str(zone.place),
            label,
            note,
            cards,
            zone.backs,
            zone.count,
            -1 if zone.side is None else zone.side,
            zone.side == self._own,
            zone.is_selectable,
            zone.is_row,
            light is not None,
            light is not None and light.is_best,
            tag,
            no,
            zone.whole,
        )

    def _seen(self, zone: Zone, *, is_wide: bool) -> tuple[Card, ...]:
        """The cards of *zone* that are shown: of a pile the top one, and where there is little
        room of a meld the top one and those that stand for others."""
        if zone.key == DISCARD or (zone.is_squared and not is_wide):
            return zone.cards[-1:]
        if is_wide or not zone.whole or zone.provisional:
            return zone.cards
        stand_ins, top = zone.stand_ins, zone.cards[-1:]
        return (*(card for card in zone.cards[:-1] if card in stand_ins), *top)

    # --- lights -------------------------------------------------------------------------------

    def _lights(self) -> Mapping[str, Light]:
        """By key how places are lit. Where only some are shown, a place is lit that says what
        comes of the cards there: nothing is put down for later."""
        lights = {
            key: Light(target.is_best, target.tag_on(key))
            for target in self._seat_table.targets
            if target.is_lit
            for key in target.shown
        }
        return dict(self._telling(lights)) if self.is_narrow else lights

    def _telling(self, lights: Mapping[str, Light]) -> Iterator[tuple[str, Light]]:
        turn, lifted = self._seat_table.turn, self._seat_table.selection.cards
        assert turn.adapter is not None
        for key, light in lights.items():
            if light.tag is not None or light.is_best:
                yield key, light
                continue
            preview = turn.adapter.preview(turn.view, turn.draft, lifted, key)
            targets = () if preview is None else preview.targets
            tag = next(filter(None, (target.tag_on(key) for target in targets)), None)
            if tag is not None:
                yield key, Light(light.is_best, tag)


def _is_of_all(zone: Zone) -> bool:
    """Whether the place is one of many that everybody plays to, which need a whole table."""
    return zone.is_row and zone.side is None
