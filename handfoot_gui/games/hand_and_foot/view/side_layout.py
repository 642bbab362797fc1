"""The cards of one meld or pile, and the sizes, forms and layers that zones are made of."""

from __future__ import annotations

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
LEAST_STRIP: Final = 0.24
"""A column squeezed closer than this is closed instead."""
WIDE_STRIP: Final = 0.36
"""What shows of one in a column of the large zone that has room."""
CLOSE_STRIP: Final = 0.29
"""What shows of a covered card of the fullest column where cards are as large as the height lets
them be; other columns show more."""
LONGEST: Final = 6
"""Cards of a meld that is not complete, as a rule."""
LEAST_CARD: Final = 44.0
LEAST_OPEN: Final = 48.0
EDGE: Final = 5.0
"""What shows of a card under others in a closed meld."""
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
    label_size: float
    """Of the slots' labels."""
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


ROOMY: Final = Metrics(10, 50, 52, 28, 30, 51, 122, PADDING, LEAST_OPEN)
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
TWO_LINES: Final = 38.0
"""Height of a badge whose name has a line of its own."""


class Wishes(Struct, frozen=True):
    """What besides the window decides about places."""

    card_factor: float = 1.0
    """1.25 for large cards in the hand."""
    label_widths: Mapping[str, float] | None = None
    """Width of each slot's label set in 14, by zone."""
    is_tight: bool = False
    """Labels are set in 13."""
    has_new_meld: bool = False
    """The slot for a new meld is shown."""
    badges: int = 3
    large: int | None = None
    """The side whose melds are shown large; None: the own one."""
    shown_piles: int = 4
    """How many piles of a slot lie beside one another."""
    has_ladies_beside: bool = False
    """Ladies show at the left of their piles: there is no height to lay them below."""
    least_bar: float = 0.0
    """So high the prompt bar is at least."""

    def label(self, key: str) -> float:
        return (self.label_widths or {}).get(key, 0.0) * (13 / 14 if self.is_tight else 1)


def _shown_piles(zone: SideZone, wishes: Wishes) -> int:
    return min(wishes.shown_piles, len(zone.piles))


def slot_width(zone: SideZone, width: float, wishes: Wishes) -> float:
    """The width of one slot with cards of *width*, its label included."""
    shift = 22 if width > LEAST_OPEN else 18
    piles = width + shift * max(0, _shown_piles(zone, wishes) - 1)
    return max(piles + _lady_edge(zone, wishes) * sum(zone.ladies), wishes.label(zone.key))


def _lady_edge(zone: SideZone, wishes: Wishes) -> float:
    """What shows of each lady beside the piles of a slot."""
    return min(WILD_EDGE, 60 / max(1, sum(zone.ladies))) if wishes.has_ladies_beside else 0.0


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


def pile_cards(
    zone: SideZone, x: float, top: float, width: float, bottom: float, wishes: Wishes
) -> Placed:
    if zone.slot is SlotKind.RED_THREES:
        count = len(zone.cards)
        room = bottom - top - width * RATIO
        step = max(0.0, min(COLUMN_STRIP * width, room / max(1, count - 1)))
        return tuple(
            (card, CardPlace(x, top + step * i, width, Form.ROW, layer=PILE_LAYER + i / 64))
            for i, card in enumerate(zone.cards)
        )
    shift = 22 if width > LEAST_OPEN else 18
    start = 0
    first_shown = len(zone.piles) - _shown_piles(zone, wishes)
    # Where the zone is low the edges under a pile come closer.
    pile_edge = min(PILE_EDGE, max(0.0, bottom - top - width * RATIO) / 3)
    edge = _lady_edge(zone, wishes)
    found = _ladies_beside(zone, x, top, width, edge) if edge else []
    x += edge * len(found)
    for number, size in enumerate(zone.piles):
        place_x = x + shift * max(0, number - first_shown)
        ladies = zone.ladies[number] if zone.ladies else 0
        plain = size - ladies
        room = bottom - top - width * RATIO
        step = max(2.0, min(COLUMN_STRIP * width, room / max(1, ladies)))
        for index, card in enumerate(zone.cards[start : start + size]):
            layer = PILE_LAYER + number + index / 64
            if index >= plain and edge:
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


def closed_edges(zone: SideZone) -> float:
    """Width of what shows beside the front card of a closed meld."""
    under = zone.cards[:-1]
    return sum(WILD_EDGE if card.is_wild else EDGE for card in under)


def closed_cards(
    zone: SideZone,
    x: float,
    top: float,
    width: float,
    lowest: float,
    front: Form,
    *,
    one_card: bool,
) -> Placed:
    cards: list[tuple[Card, CardPlace]] = []
    for index, card in enumerate(zone.cards):
        layer = lowest + index / 64
        if index == len(zone.cards) - 1:
            place = CardPlace(x, top, width, front, layer=layer)
        elif one_card:
            place = CardPlace(x, top, width, Form.ROW, CardSide.HIDDEN, layer)
        elif card.is_wild:
            place = CardPlace(x, top, width, Form.STACK, layer=layer)
            x += WILD_EDGE
        else:
            place = CardPlace(x, top, width, Form.ROW, CardSide.BLANK, layer)
            x += EDGE
        cards.append((card, place))
    return tuple(cards)
