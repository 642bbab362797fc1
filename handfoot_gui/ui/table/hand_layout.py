"""The own hand as a fan that stays readable from one card to sixty."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QRectF

from handfoot_gui.core.cards import Card
from handfoot_gui.ui.art.faces import STRIP
from handfoot_gui.ui.art.palette import Form
from handfoot_gui.ui.table.places import RATIO, CardPlace

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
