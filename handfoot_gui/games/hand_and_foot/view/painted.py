"""The short texts painted on the table of Hand and Foot: slots, captions, the first meld."""

from __future__ import annotations

from handfoot_gui.core.cards import Rank
from handfoot_gui.core.messages import PlayerBadge
from handfoot_gui.core.text.phrases import Phrase
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
from handfoot_gui.ui.widgets.figures import figure, filled, translate
from handfoot_gui.ui.widgets.vocabulary import WORDS

_SIZES_SHOWN = 4
"""Of a slot's piles: as many as lie beside one another."""


def pile_term(word: PileWord) -> Term:
    """What a complete meld is called at a table that says *word*."""
    return term(WORDS, word)


def slot_name(slot: SlotKind | None, *, is_brief: bool = False) -> str:
    """ "Clean"; where there is little room "clean"."""
    large, small = {
        SlotKind.CLEAN: (translate("Table", "Clean"), translate("Table", "clean")),
        SlotKind.DIRTY: (translate("Table", "Dirty"), translate("Table", "dirty")),
        SlotKind.WILD: (translate("Table", "Wild"), translate("Table", "wild")),
        SlotKind.SEVENS: (translate("Table", "Sevens"), rank_name(Rank.SEVEN)),
    }.get(slot or SlotKind.RED_THREES, (translate("Table", "Red 3s"), translate("Table", "red 3s")))
    return small if is_brief else large


def _numbered(label: str, number: int, least: int = 2) -> str:
    """*label* with *number* after it, from *least* on."""
    if number < least:
        return label
    return filled(translate("Table", "{label} {number}"), label=label, number=number)


def slot_label(zone: SideZone, *, least: int = 2) -> str:
    """ "Clean 1/2"; a slot that needs nothing has its name, and its count from *least* on."""
    name = slot_name(zone.slot)
    if zone.need is None:
        return _numbered(name, zone.count, least)
    text = translate("Table", "{label} {have}/{need}")
    return filled(text, label=name, have=zone.count, need=zone.need)


def brief_slot_label(zone: SideZone) -> str:
    """ "clean", "clean 2": of what another side has, where there is little room."""
    return _numbered(slot_name(zone.slot, is_brief=True), zone.count)


def short_slot_label(zone: SideZone) -> str:
    """The same as `brief_slot_label` where not even that has room: red threes are "3s 2"."""
    if zone.slot is not SlotKind.RED_THREES:
        return brief_slot_label(zone)
    return _numbered(translate("Table", "3s"), zone.count)


def pile_sizes(zone: SideZone, most: int = _SIZES_SHOWN) -> str:
    """ "7 · 9": the cards of a slot's last piles, where one has more than a complete meld needs."""
    sizes = [size - ladies for size, ladies in zip(zone.piles, zone.ladies, strict=True)]
    if max(sizes, default=0) <= zone.size:
        return ""
    return " · ".join(map(figure, sizes[-most:]))


def zone_label(zone: SideZone, *, is_brief: bool = False) -> str:
    """The caption under stock, discard pile and foot."""
    text = ""
    match zone.place:
        case Place.STOCK if len(zone.piles) > 1:
            if zone.key == SECOND_STOCK:
                return ""
            text = translate("Table", "Stock {first} + {second}")
            return filled(text, first=zone.piles[0], second=zone.piles[1])
        case Place.STOCK:
            text = translate("Table", "Stock {number}")
        case Place.DISCARD if is_brief:
            text = translate("Table", "Discard {number}", "noun")
        case Place.DISCARD:
            text = translate("Table", "Discard pile {number}")
        case Place.FOOT if zone.backs:
            text = translate("Table", "Foot {number}")
    return filled(text, number=zone.count)


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
    if not panel.need:
        return filled(translate("Table", "on the table {points}"), points=panel.points)
    need, piles = panel.need, pile_term(word).counted(panel.need)
    text = translate("Table", "{have} of {need} {piles}, on the table {points}", "", need)
    return filled(text, have=min(panel.piles, need), need=need, piles=piles, points=panel.points)


def badge_cards(count: int, *, is_long: bool) -> str:
    if not is_long:
        return figure(count)
    return WORDS.cards_in_figures(count)


def badge_foot(count: int) -> str:
    if not count:
        return translate("Table", "in foot")
    return filled(translate("Table", "foot {number}"), number=count)


def badge_name(badge: PlayerBadge) -> str:
    """What a screen reader says of a player's badge: "Karl, next, 11 cards, foot 13"."""
    role = playing() if badge.is_playing else badge.role
    parts = (
        badge.name,
        role,
        badge_cards(badge.cards, is_long=True),
        badge_foot(badge.reserve) if badge.has_reserve_dealt else "",
    )
    return WORDS.row([part for part in parts if part])


def meter_sentence(meter: Meter) -> str:
    """ "Kings 30 and fives 15. 45 points are missing."."""
    missing = meter.need - meter.have
    if meter.is_pile:
        text = translate("Table", "That is enough.")
        if missing > 0:
            text = translate("Table", "Seven at once: (one is|{number} are) missing.", "", missing)
        return filled(text, number=missing)
    part = translate("TableWords", "{ranks} {points}")
    cards = listed(
        [
            Phrase.of(part, ranks=rank_name(rank), points=figure(points))
            for rank, points in meter.parts
        ]
    )
    text = translate("Table", "{cards:^}. That is enough.")
    if missing > 0:
        text = translate(
            "Table", "{cards:^}. (One point is|{points} points are) missing.", "", missing
        )
    return filled(text, cards=cards, points=missing)
