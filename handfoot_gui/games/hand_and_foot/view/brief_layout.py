"""Several small zones of other sides, all in one style: every meld and pile, its kind and count."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QRectF

from handfoot_gui.games.hand_and_foot.presenter.values import SideZone
from handfoot_gui.games.hand_and_foot.view.side_layout import (
    COLUMN_STRIP,
    DIVIDER,
    FAN_STRIP,
    LABEL_HEIGHT,
    LEAST_CARD,
    LEAST_STRIP,
    MELD_LAYER,
    WORD_HEIGHT,
    BriefForm,
    Wishes,
    closed_cards,
    closed_edges,
    hidden_cards,
    pile_cards,
    slot_width,
    worded,
)
from handfoot_gui.ui.art.palette import Form
from handfoot_gui.ui.table.places import RATIO, CardPlace, CardSide, ZonePlace

BOTTOM: Final = 4.0
_LEAST_CELLS: Final = 54.0
"""Width of a meld's label with a cell for each of its places."""
_COUNT_ONLY: Final = 40.0
"""Width of a label without cells."""
_WIDEST: Final = 96
_LEAST_WIDTH: Final = (44, 48)
"""Of a card, and of one in a column."""
_MOST_APART: Final = 24.0
_LEAST_APART: Final = 8.0
_ROW_GAP: Final = 6.0
_WORD_APART: Final = 6.0
_COUNT: Final = 14.0
"""Height of the count below a token."""
_TOKEN: Final = (13.0, 26.0)
"""Least and largest distance from one token to the next."""
_TOKEN_HEIGHT: Final = (16.0, 30.0)


class BriefSide(Struct, frozen=True):
    """A small zone and what lies in it."""

    panel: QRectF
    """Without the empty border at its left and right."""
    melds: Sequence[SideZone]
    slots: Sequence[SideZone]

    @property
    def room(self) -> float:
        """Width for melds and piles, without what keeps them apart."""
        return self.panel.width() - (DIVIDER if self.melds and self.slots else 0.0)


class BriefPlaces(Struct, frozen=True):
    """What `brief_places` found; *ends* say where a side's melds end and its piles begin."""

    form: BriefForm
    zones: dict[str, ZonePlace]
    ends: tuple[tuple[float, float], ...]


def card_row_height(label_top: float) -> float:
    """The least height of a small zone that shows cards."""
    return label_top + LABEL_HEIGHT - 1 + LEAST_CARD * RATIO + BOTTOM


def brief_places(sides: Sequence[BriefSide], wishes: Wishes, label_top: float) -> BriefPlaces:
    """Places in all *sides*, which are equally high; labels begin *label_top* below their edge."""
    wishes = replace(wishes, shown_piles=1, is_tight=False, has_ladies_beside=True)
    height = min((side.panel.height() for side in sides), default=0.0) - label_top - BOTTOM
    for form, rows in _WAYS:
        made = [
            _CardRow(form, float(width), wishes, rows)
            for width in range(_WIDEST, _LEAST_WIDTH[form is BriefForm.OPEN] - 1, -1)
        ]
        # What has room for cards of one width has room for all smaller ones.
        largest = bisect_left(made, True, key=lambda row: row.has_room(sides, height))
        if largest < len(made):
            return made[largest].placed(sides, label_top, height)
    return _tokens(sides, wishes, label_top)


_WAYS: Final = (
    (BriefForm.OPEN, 1),
    (BriefForm.EDGES, 1),
    (BriefForm.EDGES, 2),
    (BriefForm.SINGLE, 1),
    (BriefForm.SINGLE, 2),
    (BriefForm.FAN, 2),
    (BriefForm.FAN, 1),
    (BriefForm.WORDS, 2),
    (BriefForm.WORDS, 1),
)
"""Forms with cards and the rows of their melds, the best first."""


class _CardRow:
    """Melds as cards of one width, all the same distance apart in every zone."""

    def __init__(self, form: BriefForm, width: float, wishes: Wishes, rows: int) -> None:
        self._form = form
        self._width = width
        self._wishes = wishes
        self._rows = rows
        self._least_gap = _LEAST_APART
        if form in (BriefForm.FAN, BriefForm.WORDS):
            self._least_gap = (FAN_STRIP - 1) * width

    def has_room(self, sides: Sequence[BriefSide], height: float) -> bool:
        """Whether everything of all *sides* has room; labels and cards have *height*."""
        if self._height(sides) > height:
            return False
        return all(self._needs(side) <= side.room for side in sides)

    def _height(self, sides: Sequence[BriefSide]) -> float:
        """What labels and cards take."""
        card = self._width * RATIO
        if self._form is BriefForm.OPEN:
            card += LEAST_STRIP * self._width * (_longest(sides) - 1)
        return self._rows * (LABEL_HEIGHT - 1 + card) + (self._rows - 1) * _ROW_GAP

    def _needs(self, side: BriefSide) -> float:
        """The width of everything where it lies closest."""
        melds = max((self._line_width(line) for line in self._lines(side)), default=0.0)
        return melds + self._piles_width(side)

    def _lines(self, side: BriefSide) -> list[Sequence[SideZone]]:
        count = len(side.melds)
        each = max(1, (count + self._rows - 1) // self._rows)
        return [side.melds[start : start + each] for start in range(0, count, each)]

    def _line_width(self, line: Sequence[SideZone]) -> float:
        return sum(map(self._meld_width, line)) + (len(line) - 1) * self._least_gap

    def _meld_width(self, zone: SideZone) -> float:
        match self._form:
            case BriefForm.EDGES:
                return max(self._width + closed_edges(zone), _LEAST_CELLS)
            case BriefForm.SINGLE | BriefForm.OPEN:
                return max(self._width, _LEAST_CELLS)
        return self._width

    def _piles_width(self, side: BriefSide) -> float:
        if self._form is BriefForm.WORDS:
            return max((self._wishes.label(zone.key) for zone in side.slots), default=0.0)
        gaps = max(0, len(side.slots) - 1) * _LEAST_APART
        return sum(slot_width(zone, self._width, self._wishes) for zone in side.slots) + gaps

    def _gap(self, side: BriefSide) -> float:
        """How far apart the melds of one side could be at most."""
        free = side.room - self._piles_width(side)
        gaps = (
            (free - sum(map(self._meld_width, line))) / max(1, len(line) - 1)
            for line in self._lines(side)
        )
        return min((_MOST_APART, *gaps))

    def placed(self, sides: Sequence[BriefSide], label_top: float, height: float) -> BriefPlaces:
        """Places in all *sides*; labels and cards have *height*."""
        gap = min(map(self._gap, sides), default=0.0)
        zones: dict[str, ZonePlace] = {}
        ends = []
        for side in sides:
            end = self._place_melds(side, gap, label_top, height, zones)
            start = end
            if side.melds:
                last = side.panel.right() - self._piles_width(side)
                start = min(end + 2 * DIVIDER, last)
            self._place_piles(side, start, label_top, zones)
            ends.append((end, start))
        return BriefPlaces(self._form, zones, tuple(ends))

    def _place_melds(
        self,
        side: BriefSide,
        gap: float,
        label_top: float,
        height: float,
        zones: dict[str, ZonePlace],
    ) -> float:
        """Add the places of a side's melds to *zones*; where the last ones end."""
        panel = side.panel
        end, labels_at = panel.left(), panel.top() + label_top
        row_height = height / self._rows
        for line in self._lines(side):
            x = panel.left()
            for zone in line:
                wide = self._meld_width(zone)
                step = wide if zone is line[-1] else wide + gap
                place = self._meld_at(zone, QRectF(x, labels_at, step, row_height), len(zones), gap)
                zones[zone.key] = place
                end = max(end, place.rect.right())
                x += step
            labels_at += row_height
        return end

    def _meld_at(self, zone: SideZone, drop: QRectF, number: int, gap: float) -> ZonePlace:
        """The place of one meld below its label; the next one is *gap* away, or covers it."""
        x, top, width = drop.left(), drop.top() + LABEL_HEIGHT - 1, self._width
        wide = drop.width() - 2
        if self._form in (BriefForm.FAN, BriefForm.WORDS):
            wide = min(wide, _COUNT_ONLY)
        label = QRectF(x, drop.top(), wide, LABEL_HEIGHT)
        layer = MELD_LAYER + 0.5 * number
        rect = QRectF(x, top, min(width, drop.width()), width * RATIO)
        if self._form is BriefForm.OPEN:
            under = max(1, len(zone.cards) - 1)
            strip = min(COLUMN_STRIP * width, (drop.bottom() - top - width * RATIO) / under)
            cards = tuple(
                (card, CardPlace(x, top + strip * index, width, layer=layer + index / 64))
                for index, card in enumerate(zone.cards)
            )
            rect.setHeight(width * RATIO + strip * max(0, len(zone.cards) - 1))
            return ZonePlace(zone.key, rect, drop, label, cards)
        # Where the next meld covers most of this one, its rank and suit stand at the left.
        front = Form.STACK if gap < 0 else Form.ROW
        is_edged = self._form is BriefForm.EDGES
        cards = closed_cards(zone, x, top, width, layer, front, one_card=not is_edged)
        if is_edged:
            rect.setWidth(width + closed_edges(zone))
        return ZonePlace(zone.key, rect, drop, label, cards)

    def _place_piles(
        self, side: BriefSide, x: float, label_top: float, zones: dict[str, ZonePlace]
    ) -> None:
        """Add the places of a side's piles to *zones*, from *x* on."""
        panel, wishes = side.panel, self._wishes
        labels_at = panel.top() + label_top
        if self._form is BriefForm.WORDS:
            line = QRectF(x, labels_at + 1, self._piles_width(side), WORD_HEIGHT)
            for zone in side.slots:
                zones[zone.key] = worded(zone, line)
                line = line.translated(0, WORD_HEIGHT)
            return
        top = labels_at + LABEL_HEIGHT - 1
        for zone in side.slots:
            wide = slot_width(zone, self._width, wishes)
            cards = pile_cards(zone, x, top, self._width, panel.bottom() - 1, wishes)
            rect = QRectF(x, top, self._width, self._width * RATIO)
            for _, place in cards:
                if place.sheet is not CardSide.HIDDEN:
                    rect = rect.united(place.rect)
            label = QRectF(x, labels_at, wide, LABEL_HEIGHT)
            drop = QRectF(x, labels_at, wide, panel.bottom() - labels_at)
            zones[zone.key] = ZonePlace(zone.key, rect, drop, label, cards)
            x += wide + _LEAST_APART


def _longest(sides: Sequence[BriefSide]) -> int:
    """Cards of the fullest meld; as a rule no meld grows beyond what is reckoned with."""
    return max((6, *(len(zone.cards) for side in sides for zone in side.melds)))


def _tokens(sides: Sequence[BriefSide], wishes: Wishes, label_top: float) -> BriefPlaces:
    """A row of tokens with their counts below, and the words of the piles under them."""
    least, most = _TOKEN
    step = min([most, *(s.panel.width() / len(s.melds) for s in sides if s.melds)])
    step = max(least, step)
    free = min(s.panel.height() for s in sides) - label_top - BOTTOM - _COUNT
    most_lines = max(1, int((free - _TOKEN_HEIGHT[0]) / WORD_HEIGHT))
    lines = [_word_lines(side, wishes, most_lines) for side in sides]
    deepest = max(map(len, lines), default=0)
    high = min(_TOKEN_HEIGHT[1], max(_TOKEN_HEIGHT[0], free - WORD_HEIGHT * deepest))
    zones: dict[str, ZonePlace] = {}
    for side, words in zip(sides, lines, strict=True):
        x, top = side.panel.left(), side.panel.top() + label_top
        for zone in side.melds:
            rect = QRectF(x, top, step - 2, high)
            label = QRectF(x, rect.bottom(), step - 2, _COUNT)
            cards = hidden_cards(zone, rect)
            zones[zone.key] = ZonePlace(zone.key, rect, rect.united(label), label, cards)
            x += step
        y = top + (high + _COUNT if side.melds else 0.0)
        for line in words:
            x = side.panel.left()
            for zone, wide in line:
                zones[zone.key] = worded(zone, QRectF(x, y, wide, WORD_HEIGHT))
                x += wide + _WORD_APART
            y += WORD_HEIGHT
    return BriefPlaces(BriefForm.TOKENS, zones, tuple((0.0, 0.0) for _ in sides))


def _word_lines(side: BriefSide, wishes: Wishes, most: int) -> list[list[tuple[SideZone, float]]]:
    """The words of the piles in as few lines as they need; in the last one of the *most* there is
    room for, the last word has what is left."""
    lines: list[list[tuple[SideZone, float]]] = []
    free = 0.0
    for zone in side.slots:
        wide = wishes.label(zone.key) + 1
        if not lines or (wide > free and len(lines) < most):
            lines.append([])
            free = side.panel.width()
        lines[-1].append((zone, min(wide, max(free, 0.0))))
        free -= wide + _WORD_APART
    return lines
