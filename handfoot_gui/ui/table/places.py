"""Where things lie on the table, and what lies at a point of it. All in units."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from enum import StrEnum
from itertools import pairwise
from typing import Final, TypeAlias

from msgspec import Struct, field
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF

from handfoot_gui.core.cards import Card
from handfoot_gui.core.table import HAND, NEW_MELD, Table, side_key
from handfoot_gui.ui.art.faces import STRIP
from handfoot_gui.ui.art.palette import Back, Form

RATIO = 1.4
"""Height of a card by its width."""
LIFT = 20.0
"""How far a selected card rises, in units."""
LEAST_STRIP: Final = 12.0
"""Units of a covered card that any mark goes around."""
_MANY_GONE: Final = 5
"""So many cards have gone; then a hand closes up, though its turn goes on."""
_MELD_GONE: Final = 3
"""So many go at once with a meld; then it closes up, too."""
HANDLE: Final = "handle"
"""What the pointer is on where it is dragged up to say how much is wanted."""


class CardSide(StrEnum):
    """What of a card is shown."""

    FACE = "face"
    BACK = "back"
    BLANK = "blank"
    """Only the edge: of cards under others in a closed meld or a pile."""
    HIDDEN = "hidden"
    """Nothing: the card lies under others."""


class CardPlace(Struct, frozen=True):
    """One card's place: its upper left corner and width in units, and how it looks there."""

    x: float
    y: float
    width: float
    form: Form = Form.ROW
    sheet: CardSide = CardSide.FACE
    layer: float = 30

    @property
    def rect(self) -> QRectF:
        return QRectF(self.x, self.y, self.width, self.width * RATIO)

    def moved(self, dx: float, dy: float) -> CardPlace:
        return replace(self, x=self.x + dx, y=self.y + dy)


def shown_strip(place: CardPlace, above: CardPlace | None) -> QRectF:
    """What shows of a card that another one may lie *above*."""
    rect = place.rect
    if above is not None and above.rect.intersects(rect):
        if above.x > place.x:
            rect.setRight(max(rect.left() + LEAST_STRIP, above.x))
        elif above.y > place.y:
            rect.setBottom(max(rect.top() + LEAST_STRIP, above.y))
    return rect


Placed: TypeAlias = tuple[tuple[Card, CardPlace], ...]
"""Cards with their places, the lowest first."""


class ZonePlace(Struct, frozen=True):
    """A zone's place; *cards* answer to the zone's cards, *backs* to some of its backs."""

    key: str
    rect: QRectF
    """What rings and empty outlines go around: the cards, or the slot for them."""
    drop: QRectF
    """Where a drop counts as a drop on the zone."""
    label: QRectF
    cards: Placed = ()
    backs: tuple[CardPlace, ...] = ()
    gaps: Mapping[int, QRectF] = field(default_factory=dict)
    """In a row, by the number of cards before it: where a target between cards lights up."""
    back: Back = Back.BLUE
    """Of *backs*."""


class HandPlaces:
    """Where the cards of the own hand lie while a turn lasts: none comes to lie under the pointer
    because another one has gone, and one that comes back lies where it lay. Where a meld has gone,
    or many one by one, they close up."""

    def __init__(self) -> None:
        self.keeps = True
        """Nothing moves while a turn lasts, and cards on the table change their sizes seldom; of no
        use where none is played."""
        self.sorts = False
        """Whoever plays may choose at the table how the hand is sorted."""
        self._room: object = None
        """What the hand was laid out for."""
        self._places: dict[Card, CardPlace] = {}
        self._gone: frozenset[Card] = frozenset()
        """Those of them that have gone for good."""

    def kept(self, table: Table, laid: TablePlaces) -> TablePlaces:
        """*laid* with the places that the hand of *table* has already, if it can keep them."""
        zone = laid.zones.get(HAND)
        if zone is None or not self.keeps:
            return laid
        room = table.seat, laid.width, laid.height, laid.hand
        cards = [card for card, _ in zone.cards]
        is_kept = table.is_own_turn and room == self._room
        gone = self._gone_of(table)
        at_once = len(gone - self._gone)
        is_kept = is_kept and len(gone) < _MANY_GONE and at_once < _MELD_GONE
        if not is_kept or not self._places.keys() >= set(cards):
            self._room, self._places, self._gone = room, dict(zone.cards), frozenset()
            return laid
        self._gone = gone
        # In another order they change places among themselves.
        free = sorted((self._places[card] for card in cards), key=lambda place: place.layer)
        placed = replace(zone, cards=tuple(zip(cards, free, strict=True)))
        self._places.update(placed.cards)
        return replace(laid, zones={**laid.zones, HAND: placed})

    def _gone_of(self, table: Table) -> frozenset[Card]:
        """The cards that have left their places for good; one that is only laid out may be taken
        back."""
        laid_out = [zone.provisional for zone in table.zones if zone.provisional]
        return frozenset(self._places.keys() - set(table.hand).union(*laid_out))


class TablePlaces(Struct, frozen=True):
    """The whole table laid out for one window; a game may add fields in a subclass."""

    width: float
    height: float
    badges: tuple[QRectF, ...]
    panels: tuple[QRectF, ...]
    """By side."""
    prompt_bar: QRectF
    hand: QRectF
    zones: dict[str, ZonePlace] = field(default_factory=dict)
    background: QRectF | None = None
    """Where a drop that meets no zone begins a new meld, where the game has such a place."""
    sorting: QRectF | None = None
    """The switch that says how the hand is sorted, where the game has room for it."""
    handle: QRectF | None = None
    """What is dragged up where `Table.amount` asks for how much."""
    afar: QRectF | None = None
    """On a table without hands the plate of the seat that would have its hand there; the others'
    are *badges*."""
    sizes: tuple[float, ...] = ()
    """Sizes of cards, in the game's own order, that the next arrangement keeps where it can."""

    @property
    def are_seats_in_bar(self) -> bool:
        """Whether the seats stand as chips in the bar over the table."""
        return bool(self.badges) and self.badges[0].bottom() <= 0

    @property
    def own_plate(self) -> QRectF | None:
        """The badge of the player whose hand is shown, where it has one beside the others."""
        return self.afar

    def hit_at(
        self, table: Table, selected: Collection[Card], spot: QPointF
    ) -> tuple[str, Card | None] | None:
        """The zone at *spot* and its card there, `HANDLE`, or None; *selected* cards stand higher.

        *table* is what lies in these places.
        """
        if self.handle is not None and self.handle.contains(spot):
            return (HANDLE, None)
        on_background = table.zone(NEW_MELD) is not None and self.is_on_background(spot)
        return (
            self._card_at(selected, spot)
            or self._zone_at(spot)
            or ((NEW_MELD, None) if on_background else self._before_side_at(table, spot))
        )

    def _card_at(self, selected: Collection[Card], spot: QPointF) -> tuple[str, Card | None] | None:
        """The zone and the card that is seen at *spot*."""
        for key, zone in self.zones.items():
            for card, place in sorted(zone.cards, key=lambda pair: -pair[1].layer):
                rect = place.moved(0, -LIFT).rect if card in selected else place.rect
                if key == HAND and card not in selected:
                    rect = rect.adjusted(0, -2, 0, 0)
                if place.sheet is not CardSide.HIDDEN and rect.contains(spot):
                    return (key, card)
        return None

    def _zone_at(self, spot: QPointF) -> tuple[str, None] | None:
        """The zone but the hand whose line goes around *spot*."""
        there = (key for key, zone in self.zones.items() if zone.rect.contains(spot))
        return next(((key, None) for key in there if key != HAND), None)

    def _before_side_at(self, table: Table, spot: QPointF) -> tuple[str, None] | None:
        """What *spot* means in all that lies before a side: the own one begins a meld there."""
        for panel, rect in zip(table.panels, self.panels, strict=True):
            if rect.contains(spot):
                if not panel.is_own:
                    return (side_key(panel.side), None)
                zones = (key for key, zone in self.zones.items() if zone.drop.contains(spot))
                beside = ((key, table.zone(key)) for key in zones)
                of_side = (key for key, zone in beside if zone is None or zone.side is not None)
                return (next(of_side, NEW_MELD), None)
        return None

    def rect_of(self, table: Table, key: str) -> QRectF | None:
        """What a line goes around for zone *key*, or for all that lies before a side."""
        if key in self.zones:
            return self.zones[key].rect
        panels = zip(table.panels, self.panels, strict=True)
        return next(
            (
                rect
                for panel, rect in panels
                if key == side_key(panel.side) or (key == NEW_MELD and panel.is_own)
            ),
            None,
        )

    def card_at(self, key: str) -> CardPlace | None:
        """How large a card is that is put on zone *key*: as the last one there, or as the slot."""
        zone = self.zones.get(key)
        if zone is None:
            return None
        if zone.cards or zone.backs:
            return zone.cards[-1][1] if zone.cards else zone.backs[-1]
        width = min(zone.rect.width(), zone.rect.height() / RATIO)
        form = Form.ROW if width < LEAST_WIDTH else Form.FULL
        return CardPlace(zone.rect.x(), zone.rect.y(), width, form)

    def cards_in(self, key: str, area: QRectF) -> list[Card]:
        """The cards of zone *key*, whose cards lie left to right, of which some shows in *area*."""
        cards = self.zones[key].cards
        found = []
        for number, (card, place) in enumerate(cards):
            shown = place.rect
            if number + 1 < len(cards):
                shown.setRight(min(shown.right(), cards[number + 1][1].x))
            if shown.intersects(area):
                found.append(card)
        return found

    def index_in_row(self, table: Table, key: str, x: float, moved: Collection[Card]) -> int | None:
        """How many cards of the row *key* but those *moved* lie left of *x*; None: it is no row."""
        zone = table.zone(key)
        if zone is None or not zone.is_row or key not in self.zones:
            return None
        stay = [place for card, place in self.zones[key].cards if card not in moved]
        ends = [after.x for after in stay[1:]] + [place.x + place.width for place in stay[-1:]]
        return sum((place.x + end) / 2 < x for place, end in zip(stay, ends, strict=True))

    def is_on_background(self, spot: QPointF) -> bool:
        """Whether nothing lies at *spot*, and a drop there begins a new meld."""
        zones = (zone for key, zone in self.zones.items() if key != NEW_MELD)
        is_free = not any(zone.drop.contains(spot) for zone in zones)
        return is_free and self.background is not None and self.background.contains(spot)


NARROWEST_STRIP = STRIP[Form.FULL]
"""Of a card's width: the least that shows of a covered card."""
WIDEST_STEP = 0.73
SAME_RANK = 0.62
"""Of a step: equal ranks lie closer while there is room."""
LEAST_WIDTH = 72.0
BACK_ROW_SHOWS = 0.46
"""Of a card's width: what shows of the back row of two."""
HAND_LAYER = 100


def back_places(count: int, room: QRectF, width: float) -> tuple[CardPlace, ...]:
    """Places for *count* cards that show their backs, as `hand_places` would have them."""
    return _places(range(count), room, width)


def hand_places(cards: Sequence[Card], room: QRectF, width: float) -> tuple[CardPlace, ...]:
    """Places for *cards*, left to right, in *room*, whose lower edge the cards stand on.

    *width* is the card width wished for. The step narrows first, then the cards down to
    `LEAST_WIDTH`; then the hand makes two rows, the back one showing its indices.
    """
    return _places([card.rank for card in cards], room, width)


def _places(cards: Sequence[object], room: QRectF, width: float) -> tuple[CardPlace, ...]:
    """Places for cards of these ranks."""
    if not cards:
        return ()
    wished = min(width, room.width())
    fitting = room.width() / (1 + NARROWEST_STRIP * (len(cards) - 1))
    if fitting >= min(LEAST_WIDTH, wished):
        wide = min(wished, fitting)
        return _row(cards, room, wide, room.bottom() - wide * RATIO, HAND_LAYER)
    half = (len(cards) + 1) // 2
    fitting = room.width() / (1 + NARROWEST_STRIP * (half - 1))
    wide = min(wished, fitting, room.height() / (RATIO + BACK_ROW_SHOWS))
    top = room.bottom() - wide * RATIO
    back = _row(cards[:half], room, wide, top - wide * BACK_ROW_SHOWS, HAND_LAYER)
    front = _row(cards[half:], room, wide, top, HAND_LAYER + half)
    return back + front


def _row(
    ranks: Sequence[object], room: QRectF, width: float, top: float, layer: float
) -> tuple[CardPlace, ...]:
    gaps = [SAME_RANK if a == b else 1.0 for a, b in pairwise(ranks)]
    free = room.width() - width
    step = min(WIDEST_STEP * width, free / sum(gaps)) if gaps else 0.0
    # Closer together only as long as every strip still shows more than the narrowest one.
    if step * SAME_RANK < NARROWEST_STRIP * width:
        even = free / len(gaps) if gaps else 0.0
        least = NARROWEST_STRIP * width
        if even <= least or not any(gap < 1 for gap in gaps):
            gaps = [1.0] * len(gaps)
            step = min(WIDEST_STEP * width, even)
        else:
            narrow = sum(gap < 1 for gap in gaps)
            wide_step = (free - narrow * least) / max(1, len(gaps) - narrow)
            gaps = [least if gap < 1 else min(wide_step, WIDEST_STEP * width) for gap in gaps]
            step = 1.0
    total = width + step * sum(gaps)
    x = room.left() + (room.width() - total) / 2
    places = []
    for index in range(len(ranks)):
        places.append(CardPlace(x, top, width, Form.FULL, layer=layer + index))
        if index < len(gaps):
            x += step * gaps[index]
    return tuple(places)
