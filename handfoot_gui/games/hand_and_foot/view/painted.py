"""The short texts painted on the table of Hand and Foot: slots, captions, the first meld."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from handfoot_gui.games.hand_and_foot.presenter.values import (
    SECOND_STOCK,
    MeldPanel,
    Meter,
    Place,
    SideZone,
    SlotKind,
)
from handfoot_gui.games.hand_and_foot.rules.option_values import PileWord
from handfoot_gui.games.hand_and_foot.text.terms import Term, term
from handfoot_gui.ui.table.labels import listed, playing, rank_name
from handfoot_gui.ui.table.prompt_bar import PlayerBadge
from handfoot_gui.ui.widgets.figures import figure
from handfoot_gui.ui.widgets.vocabulary import WORDS

translate = QCoreApplication.translate

_SIZES_SHOWN = 4
"""Of a slot's piles: as many as lie beside one another."""


def pile_term(word: PileWord) -> Term:
    """What a complete meld is called at a table that says *word*."""
    return term(WORDS, word)


def slot_name(slot: SlotKind | None) -> str:
    match slot:
        case SlotKind.CLEAN:
            return translate("Table", "Clean")
        case SlotKind.DIRTY:
            return translate("Table", "Dirty")
        case SlotKind.WILD:
            return translate("Table", "Wild")
        case SlotKind.SEVENS:
            return translate("Table", "Sevens")
    return translate("Table", "Red 3s")


def slot_label(zone: SideZone) -> str:
    """ "Clean 1/2"; a slot that needs nothing has its name, and its count from two on."""
    name = slot_name(zone.slot)
    if zone.need is None:
        return f"{name} {figure(zone.count)}" if zone.count > 1 else name
    return f"{name} {figure(zone.count)}/{figure(zone.need)}"


def brief_slot_label(zone: SideZone) -> str:
    """ "clean", "clean 2": of what another side has, where there is little room."""
    name = slot_name(zone.slot).lower()
    return f"{name} {figure(zone.count)}" if zone.count > 1 else name


def short_slot_label(zone: SideZone) -> str:
    """The same as `brief_slot_label` where not even that has room: red threes are "3s 2"."""
    if zone.slot is not SlotKind.RED_THREES:
        return brief_slot_label(zone)
    name = translate("Table", "3s")
    return f"{name} {figure(zone.count)}" if zone.count > 1 else name


def pile_sizes(zone: SideZone, most: int = _SIZES_SHOWN) -> str:
    """ "7 · 9": the cards of a slot's last piles, where one has more than a complete meld needs."""
    sizes = [size - ladies for size, ladies in zip(zone.piles, zone.ladies, strict=True)]
    if max(sizes, default=0) <= zone.size:
        return ""
    return " · ".join(map(figure, sizes[-most:]))


def zone_label(zone: SideZone, *, is_brief: bool = False) -> str:
    """The caption under stock, discard pile and foot."""
    count = figure(zone.count)
    match zone.place:
        case Place.STOCK if len(zone.piles) > 1:
            if zone.key == SECOND_STOCK:
                return ""
            text = translate("Table", "Stock {first} + {second}")
            return text.format(first=figure(zone.piles[0]), second=figure(zone.piles[1]))
        case Place.STOCK:
            return translate("Table", "Stock {count}").format(count=count)
        case Place.DISCARD if is_brief:
            return translate("Table", "Discard {count}").format(count=count)
        case Place.DISCARD:
            return translate("Table", "Discard pile {count}").format(count=count)
        case Place.FOOT:
            if zone.backs:
                return translate("Table", "Foot {count}").format(count=count)
            return ""
    return ""


def empty_text(zone: SideZone) -> str:
    """What stands in an empty outline."""
    match zone.place:
        case Place.NEW_MELD:
            return translate("Table", "new\nmeld")
        case Place.FOOT:
            return translate("Table", "in\nfoot")
    return ""


def side_points(panel: MeldPanel, word: PileWord, *, is_small: bool = False) -> str:
    """What a side has, at the right of its title; in a small zone the number alone."""
    if not panel.is_down:
        return translate("Table", "not down yet")
    if is_small:
        return figure(panel.points)
    points = translate("Table", "on the table {points}").format(points=figure(panel.points))
    if not panel.need:
        return points
    text = translate("Table", "{have} of {need} {piles}, {points}")
    return pile_term(word).put_into(
        text, have=figure(min(panel.piles, panel.need)), need=figure(panel.need), points=points
    )


def badge_cards(count: int, *, is_long: bool) -> str:
    if not is_long:
        return figure(count)
    if count == 1:
        return translate("Table", "1 card")
    return translate("Table", "{count} cards").format(count=figure(count))


def badge_foot(count: int) -> str:
    if not count:
        return translate("Table", "in foot")
    return translate("Table", "foot {count}").format(count=figure(count))


def badge_name(badge: PlayerBadge) -> str:
    """What a screen reader says of a player's badge: "Karl, next, 11 cards, foot 13"."""
    role = playing() if badge.is_playing else badge.role
    parts = (
        badge.name,
        role,
        badge_cards(badge.cards, is_long=True),
        badge_foot(badge.reserve) if badge.has_reserve_dealt else "",
    )
    return ", ".join(part for part in parts if part)


def meter_sentence(meter: Meter) -> str:
    """ "Kings 30 and fives 15. 45 points are missing."."""
    if meter.is_pile:
        missing = meter.need - meter.have
        if missing > 0:
            text = translate("Table", "Seven at once: {count} are missing.")
            if missing == 1:
                text = translate("Table", "Seven at once: one is missing.")
            return text.format(count=figure(missing))
        return translate("Table", "That is enough.")
    parts = [f"{rank_name(rank)} {figure(points)}" for rank, points in meter.parts]
    whole = listed(parts)
    whole = whole[:1].upper() + whole[1:]
    missing = meter.need - meter.have
    if missing > 0:
        text = translate("Table", "{sum}. {points} points are missing.")
        if missing == 1:
            text = translate("Table", "{sum}. One point is missing.")
        return text.format(sum=whole, points=figure(missing))
    return translate("Table", "{sum}. That is enough.").format(sum=whole)
