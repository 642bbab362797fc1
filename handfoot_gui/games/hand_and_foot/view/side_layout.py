"""The cards of one meld or pile, and the sizes, forms and layers that zones are made of."""

from __future__ import annotations

import math
from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QRectF

from handfoot_gui.core.cards import Card
from handfoot_gui.games.hand_and_foot.presenter.values import SideZone, SlotKind
from handfoot_gui.ui.art.faces import STRIP
from handfoot_gui.ui.art.palette import Form
from handfoot_gui.ui.table.places import RATIO, CardPlace, CardSide, Placed, TablePlaces, ZonePlace

LABEL_HEIGHT: Final = 18.0
COLUMN_STRIP: Final = STRIP[Form.ROW]
FAN_STRIP: Final = STRIP[Form.STACK]
LEAST_STRIP: Final = 0.3
"""What shows of a covered card in a column at least: below, its index is cut."""
WIDE_STRIP: Final = 0.34
"""The same where a column has room."""
LONGEST: Final = 6
"""Cards of a meld that is not complete, as a rule; columns are made for as many."""
LEAST_CARD: Final = 44.0
LEAST_OPEN: Final = 48.0
EDGE: Final = 5.0
"""What shows of a card under others in a closed meld, and of what a column has no strip for."""
LEAST_EDGE: Final = 3.0
"""The same where melds have little room."""
SHIFT: Final = 22.0
"""From one pile of a kind to the next at most."""
SHIFT_SHARE: Final = 0.32
"""The same as a share of a card's width."""
WILD_EDGE: Final = 16.0
PILE_EDGE: Final = 2.0
MELD_LAYER: Final = 30.0
PILE_LAYER: Final = 40.0
PADDING: Final = 14.0
WORD_HEIGHT: Final = 16.0
"""Of a pile's words where they stand for its cards."""
DIVIDER: Final = 16.0
"""The least between melds and piles; a hairline stands in it."""


class MeldForm(StrEnum):
    """How much is shown of melds and piles in zones that look alike; the first that all have room
    for."""

    OPEN = "open"
    """Melds are columns in which every card shows."""
    EDGES = "edges"
    """Melds show an edge for each card."""
    SINGLE = "single"
    """Melds are one card each."""
    FAN = "fan"
    """Melds overlap; rank and suit show of each."""
    WORDS = "words"
    """So do melds, and words stand for the piles."""
    TOKENS = "tokens"
    """A token with the rank stands for a meld, words for a pile."""


class SidePlaces(TablePlaces, frozen=True, kw_only=True):
    """The whole table of Hand and Foot."""

    meter: QRectF | None
    large: int
    """The side whose zone is large."""
    is_grid: bool
    """Every other player has a zone of their own, whose title takes the place of the badge."""
    brief: MeldForm | None
    """What the small zones show, where several sides have one."""
    titles: tuple[QRectF, ...]
    """By side: the line of the title, with the mark at its left."""
    dividers: tuple[QRectF, ...]
    """The hairlines between melds and piles."""
    is_compact: bool
    """Badges have one line, the strip no second line."""
    has_titles: bool
    """The large zones have a title; else a mark for each of their players."""
    has_short_names: bool
    """The piles beside the zones have short names."""
    is_crowded: bool
    """The large zones have many melds; figures stand for the cells beside their counts."""

    def is_small(self, side: int | None) -> bool:
        """Whether *side* has one of several small zones."""
        return self.brief is not None and side not in (None, self.large)


class Metrics(Struct, frozen=True):
    """Heights that do not grow with the window."""

    badge_top: float
    badge_height: float
    prompt_bar_height: float
    above_hand: float
    """Room above the hand for lifted cards and tags."""
    label_top: float
    """Labels of a zone begin this far below its upper edge; a title may stand above."""
    cards_top: float
    least_other: float
    """Least height of another side's zone."""
    inset: float
    """Where a zone's melds begin."""
    least_open: float
    """Least card width of an open meld."""
    below_hand: float = 12
    is_compact: bool = False
    """Badges of one line."""
    has_titles: bool = True
    """A title stands above the labels of a large zone."""


ROOMY: Final = Metrics(6, 50, 54, 26, 30, 49, 118, PADDING, LEAST_OPEN)
SNUG: Final = Metrics(6, 36, 44, 27, 27, 46, 116, PADDING, LEAST_CARD, is_compact=True)
"""For two sides, where a bar more than usual takes height: badges of one line."""
COMPACT: Final = replace(
    SNUG, label_top=6, cards_top=25, least_other=94, inset=PADDING + 22, has_titles=False
)
"""For a large text on a small screen: badges of one line, zones without a title."""
LOWEST: Final = replace(
    COMPACT, badge_top=2, badge_height=32, label_top=3, cards_top=20, least_other=92, below_hand=6
)
"""For the largest text there: everything as close as the least cards allow."""
TITLE_MARK: Final = 22.0
"""What a side's mark takes of its title's line."""
TITLE_LINE: Final = 19.0
"""From one line of a title that stands for several badges to the next."""
TWO_LINES: Final = 38.0
"""Height of a badge whose name has a line of its own."""


class Sizes(Struct, frozen=True):
    """Sizes that change seldom while a deal lasts: cards become smaller where they have to, and
    larger again only where that is worth it, and in nobody's turn here."""

    own: float = math.inf
    """Cards of melds in the large zone."""
    other: float = math.inf
    """Of closed melds in the zone of a single other side."""
    small: float = math.inf
    """Of melds in small zones."""
    is_crowded: bool = False

    def told(self) -> tuple[float, ...]:
        """As figures alone."""
        return self.own, self.other, self.small, float(self.is_crowded)

    @classmethod
    def of(cls, told: tuple[float, ...]) -> Sizes:
        """What figures `told`, if there are any."""
        return cls(told[0], told[1], told[2], bool(told[3])) if told else cls()


class Wishes(Struct, frozen=True):
    """What besides the window decides about places."""

    card_factor: float = 1.0
    """1.25 for large cards in the hand."""
    label_widths: Mapping[str, float] | None = None
    """Width of each slot's label, by zone."""
    has_new_meld: bool = False
    """The slot for a new meld is shown."""
    badges: int = 3
    large: int | None = None
    """The side whose melds are shown large; None: the own one."""
    least_bar: float = 0.0
    """So high the prompt bar is at least."""
    chips: tuple[QRectF, ...] = ()
    """The seats in the bar over the table, where they stand there."""
    before: Sizes = Sizes()
    """What the arrangement before had, in the same deal."""
    may_grow: bool = True
    """Cards may become larger again."""
    shows_hand: bool = True
    """False: everybody looks at the table from afar."""

    def label(self, key: str) -> float:
        return (self.label_widths or {}).get(key, 0.0)


class PileForm(Struct, frozen=True):
    """How the piles of a slot lie."""

    width: float
    """Of a card."""
    shown: int = 1
    """How many piles lie beside one another."""
    shift: float = 0.0
    """From one to the next."""
    lady: float = 0.0
    """What shows of each lady at the left of its piles; 0: ladies lie upon them, below one
    another."""
    is_beside: bool = False
    """Red threes lie beside one another, too."""

    def wide(self, zone: SideZone) -> float:
        """How wide all piles in *zone* are."""
        shown = max(0, min(self.shown, len(zone.piles)) - 1)
        return self.width + self.shift * shown + self.lady * sum(zone.ladies)


def lady_edge(zone: SideZone) -> float:
    """What shows of each lady beside the piles of a slot."""
    return min(WILD_EDGE, 60 / max(1, sum(zone.ladies)))


def worded(zone: SideZone, line: QRectF) -> ZonePlace:
    """A pile of which only words are shown; its cards fly there and are not seen."""
    return ZonePlace(zone.key, line, line, line, hidden_cards(zone, line))


def is_worded(place: ZonePlace) -> bool:
    """Whether words stand for what lies there."""
    return place.rect == place.label


def hidden_cards(zone: SideZone, spot: QRectF) -> Placed:
    """The cards of *zone*, none of them seen."""
    width = LEAST_CARD / 2
    place = CardPlace(spot.x(), spot.y(), width, sheet=CardSide.HIDDEN, layer=MELD_LAYER)
    return tuple((card, place) for card in zone.cards)


def pile_cards(zone: SideZone, x: float, top: float, form: PileForm, bottom: float) -> Placed:
    """The piles of a slot whose upper left corner is at *x*, *top*, or its red threes."""
    width, room = form.width, bottom - top - form.width * RATIO
    if zone.slot is SlotKind.RED_THREES:
        apart = max(1, len(zone.cards) - 1)
        step = max(0.0, min(COLUMN_STRIP * width, room / apart))
        across, down = (form.shift, 0.0) if form.is_beside else (0.0, step)
        return tuple(
            (
                card,
                CardPlace(x + across * i, top + down * i, width, layer=PILE_LAYER + i / 64),
            )
            for i, card in enumerate(zone.cards)
        )
    start = 0
    first_shown = max(0, len(zone.piles) - form.shown)
    # Where the zone is low the edges under a pile come closer.
    pile_edge = min(PILE_EDGE, max(0.0, room) / 3)
    found = _ladies_beside(zone, x, top, width, form.lady) if form.lady else []
    x += form.lady * len(found)
    for number, size in enumerate(zone.piles):
        place_x = x + form.shift * max(0, number - first_shown)
        ladies = zone.ladies[number] if zone.ladies else 0
        plain = size - ladies
        step = max(2.0, min(COLUMN_STRIP * width, room / max(1, ladies)))
        for index, card in enumerate(zone.cards[start : start + size]):
            layer = PILE_LAYER + number + index / 64
            if index >= plain and form.lady:
                continue
            if index >= plain:
                # Ladies lie below one another, so that the pile's own sign stays in sight.
                sheet = CardSide.FACE if number >= first_shown else CardSide.HIDDEN
                y = top + step * (index - plain + 1)
                found.append((card, CardPlace(place_x, y, width, Form.ROW, sheet, layer)))
                continue
            above = plain - 1 - index
            sheet = (
                CardSide.FACE if above == 0 else CardSide.BLANK if above <= 3 else CardSide.HIDDEN
            )
            if number < first_shown:
                sheet = CardSide.HIDDEN
            y = top + pile_edge * min(above, 3)
            found.append((card, CardPlace(place_x, y, width, Form.ROW, sheet, layer)))
        start += size
    return tuple(found)


def _ladies_beside(
    zone: SideZone, x: float, top: float, width: float, edge: float
) -> list[tuple[Card, CardPlace]]:
    """The ladies of all piles of a slot from left to right, to be covered by the piles."""
    ladies: list[Card] = []
    start = 0
    for size, count in zip(zone.piles, zone.ladies, strict=True):
        start += size
        ladies += zone.cards[start - count : start]
    return [
        (card, CardPlace(x + edge * i, top, width, Form.STACK, layer=PILE_LAYER - 1 + i / 64))
        for i, card in enumerate(ladies)
    ]


def column_cards(zone: SideZone, x: float, top: float, width: float, bottom: float) -> Placed:
    """The cards of a meld below one another. What has no strip within *bottom* shows an edge at
    the upper end: naturals that were laid before, as their rank is told by the others."""
    count, least = len(zone.cards), LEAST_STRIP * width
    room = max(0.0, bottom - top - width * RATIO)
    strip = min(WIDE_STRIP * width, room / (LONGEST - 1))
    if (count - 1) * least <= room + 0.01:
        strip = max(least, min(strip, room / max(1, count - 1)))
        return tuple(
            [
                (card, CardPlace(x, top + strip * i, width, layer=MELD_LAYER + i / 64))
                for i, card in enumerate(zone.cards)
            ]
        )
    shown = max(1, min(count - 1, 1 + int((room - LEAST_EDGE) / least)))
    edge = max(0.0, min(EDGE, (room - (shown - 1) * least) / (count - shown)))
    told = [card.is_wild or card in zone.provisional for card in zone.cards]
    order = sorted(range(count), key=lambda i: (told[i], i))
    edges = set(order[: count - shown])
    places: dict[int, CardPlace] = {}
    y = top
    for layer, i in enumerate([*sorted(edges), *(i for i in range(count) if i not in edges)]):
        sheet = CardSide.BLANK if i in edges else CardSide.FACE
        places[i] = CardPlace(x, y, width, Form.ROW, sheet, MELD_LAYER + layer / 64)
        y += edge if i in edges else least
    return tuple((card, places[i]) for i, card in enumerate(zone.cards))


def closed_edges(zone: SideZone, edge: float = EDGE) -> float:
    """Width of what shows beside the front card of a closed meld."""
    return max(0, len(zone.cards) - 1) * edge + _faces_under(zone) * (WILD_EDGE - edge)


def _faces_under(zone: SideZone) -> int:
    """How many cards, the first ones, are told apart under others in a closed meld; all wilds of
    a meld of wilds look alike."""
    if zone.rank is None:
        return 0
    found = 0
    for card in zone.cards:
        if not card.is_wild:
            break
        found += 1
    return found


def closed_cards(
    zone: SideZone,
    x: float,
    top: float,
    width: float,
    lowest: float,
    front: Form,
    *,
    edge: float | None = EDGE,
) -> Placed:
    """The cards of a closed meld, *edge* wide edges beside the front card; None: that alone."""
    cards: list[tuple[Card, CardPlace]] = []
    faces = _faces_under(zone)
    for index, card in enumerate(zone.cards):
        layer = lowest + index / 64
        if index == len(zone.cards) - 1:
            place = CardPlace(x, top, width, front, layer=layer)
        elif edge is None:
            place = CardPlace(x, top, width, Form.ROW, CardSide.HIDDEN, layer)
        elif index < faces:
            place = CardPlace(x, top, width, Form.STACK, layer=layer)
            x += WILD_EDGE
        else:
            place = CardPlace(x, top, width, Form.ROW, CardSide.BLANK, layer)
            x += edge
        cards.append((card, place))
    return tuple(cards)
