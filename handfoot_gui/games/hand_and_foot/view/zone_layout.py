"""Melds and piles in the small zones of several sides, which look alike."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QRectF

from handfoot_gui.games.hand_and_foot.presenter.values import SideZone
from handfoot_gui.games.hand_and_foot.view.side_layout import (
    DIVIDER,
    EDGE,
    FAN_STRIP,
    LABEL_HEIGHT,
    LEAST_CARD,
    LEAST_STRIP,
    LONGEST,
    MELD_LAYER,
    WORD_HEIGHT,
    MeldForm,
    PileForm,
    Wishes,
    closed_cards,
    closed_edges,
    column_cards,
    hidden_cards,
    lady_edge,
    pile_cards,
    worded,
)
from handfoot_gui.ui.art.palette import Form
from handfoot_gui.ui.table.places import RATIO, CardSide, Placed, ZonePlace

BOTTOM: Final = 4.0
"""Below what lies in a small zone."""
_LEAST_CELLS: Final = 54.0
"""Width of a meld's label with a cell for each of its places."""
_COUNT_ONLY: Final = 40.0
"""Width of a label without cells."""
_MOST_OPEN: Final = 120.0
_LEAST_EDGED: Final = 56.0
"""Before cards become smaller, where the height has room for larger ones, a meld gives up the edges
beside its front card: its label says how many there are."""
_STEP: Final = 7.0
"""From one width of cards to the next smaller one, at least: the table changes its sizes seldom."""
_GROWTH: Final = 16.0
"""Cards that became smaller in a deal become larger again by this much at least."""
_MOST_APART: Final = 24.0
_LEAST_APART: Final = 8.0
_ROW_GAP: Final = 6.0
_WORDS_APART: Final = 6.0
BELOW_PILES: Final = 3.0
"""So much lower than melds the edges of squared piles may reach."""
_COUNT: Final = 14.0
"""Height of the count below a token."""
_TOKEN: Final = (13.0, 26.0)
"""Least and largest distance from one token to the next."""
_TOKEN_HEIGHT: Final = (16.0, 30.0)
_FORMS: Final = tuple(form for form in MeldForm if form is not MeldForm.TOKENS)
"""Forms with cards, the best first."""
_OVERLAPPING: Final = (MeldForm.FAN, MeldForm.WORDS)


class Setting(Struct, frozen=True):
    """The heights within zones that look alike."""

    label_top: float
    """Labels begin this far below a zone's upper edge."""
    cards_top: float
    bottom: float
    least_open: float
    """Least card width of an open meld."""
    most_closed: float
    """Largest card width of a closed meld."""

    def least_of(self, form: MeldForm) -> float:
        """The least width of cards that is liked in *form*; the next form comes before smaller
        ones, but where the height has no room for them."""
        match form:
            case MeldForm.OPEN | MeldForm.SINGLE:
                return self.least_open
            case MeldForm.EDGES:
                return _LEAST_EDGED
        return LEAST_CARD


class SideLot(Struct, frozen=True):
    """A zone and what lies in it."""

    panel: QRectF
    """Without the empty border at its left and right."""
    melds: Sequence[SideZone]
    slots: Sequence[SideZone]

    @property
    def room(self) -> float:
        """Width for melds and piles, without what keeps them apart."""
        return self.panel.width() - (DIVIDER if self.melds and self.slots else 0.0)


class LotPlaces(Struct, frozen=True):
    """What `lot_places` found; *ends* say where a side's melds end and its piles begin."""

    form: MeldForm
    zones: dict[str, ZonePlace]
    ends: tuple[tuple[float, float], ...]
    width: float = math.inf
    """Of a card, where there are any."""


def card_row_height(label_top: float) -> float:
    """The least height of a small zone that shows cards."""
    return label_top + LABEL_HEIGHT - 1 + LEAST_CARD * RATIO + BOTTOM


def lot_places(lots: Sequence[SideLot], setting: Setting, wishes: Wishes) -> LotPlaces:
    """Places in all *lots*, which are equally high, in the first form that has room in all, in one
    row or in two, whichever has the larger cards."""
    before = wishes.before.small
    lying = _Lying(lots, setting, wishes)
    row = lying.best(before)
    if row is None:
        return _tokens(lying)
    if wishes.may_grow and row.width >= before:
        grown = lying.best(math.inf)
        row = grown if grown is not None and grown.width >= before + _GROWTH else row
    return row.placed()


class _Lying:
    """Lots that look alike, with how they are set."""

    def __init__(self, lots: Sequence[SideLot], setting: Setting, wishes: Wishes) -> None:
        least = min((lot.panel.height() for lot in lots), default=0.0)
        self.lots = lots
        self.setting = setting
        self.height = least - setting.label_top - setting.bottom
        """For labels and cards."""
        self.wishes = wishes

    def most(self, form: MeldForm, rows: int) -> float:
        """The largest width of cards that the height allows in *form*."""
        each = (self.height - (rows - 1) * _ROW_GAP) / rows
        each -= self.setting.cards_top - self.setting.label_top
        if form is not MeldForm.OPEN:
            return min(self.setting.most_closed, each / RATIO)
        return min(_MOST_OPEN, each / (RATIO + LEAST_STRIP * (LONGEST - 1)))

    def best(self, widest: float) -> _CardRow | None:
        """The way to set everything, with cards *widest* wide at most, if there is one."""
        for form in _FORMS:
            in_rows = [self._largest(form, rows, widest) for rows in (1, 2)]
            found = max(filter(None, in_rows), key=lambda row: row.width, default=None)
            if found is not None:
                return found
        return None

    def _largest(self, form: MeldForm, rows: int, widest: float) -> _CardRow | None:
        """The way to set everything in *form* that has the largest cards, if there is one."""
        if rows > 1 and form is MeldForm.OPEN:
            return None
        most, least = self.most(form, rows), self.setting.least_of(form)
        if form is not MeldForm.OPEN:
            least = max(LEAST_CARD, min(least, self.most(form, 1)))
        most = max(least, min(most, widest)) if most >= least else most
        steps = int((most - least) / _STEP) if most >= least else -1
        widths = [most - (most - least) * step / max(1, steps) for step in range(steps + 1)]
        if widths and widths[-1] > least:
            widths.append(least)
        made = (_CardRow(self, form, rows, width) for width in widths)
        return next(filter(_CardRow.has_room, made), None)


class _CardRow:
    """Melds as cards of one width, all the same distance apart in every zone."""

    def __init__(self, lying: _Lying, form: MeldForm, rows: int, width: float) -> None:
        self.width = width
        self._lots = lying.lots
        self._form = form
        self._rows = rows
        self._row_height = lying.height / rows
        self._setting = lying.setting
        self._wishes = lying.wishes
        self._least_gap = (FAN_STRIP - 1) * width if form in _OVERLAPPING else _LEAST_APART
        # Large cards stand farther apart, up to half their width.
        self._most_gap = max(_MOST_APART, 0.6 * width - 22)

    def has_room(self) -> bool:
        """Whether everything has room beside one another."""
        return all(
            sum(map(self._meld_width, line)) + max(0, len(line) - 1) * self._least_gap
            <= lot.room - self._piles_width(lot)
            for lot in self._lots
            for line in self._lines(lot) or [()]
        )

    def _lines(self, lot: SideLot) -> list[Sequence[SideZone]]:
        count = len(lot.melds)
        each = max(1, (count + self._rows - 1) // self._rows)
        return [lot.melds[start : start + each] for start in range(0, count, each)]

    def _meld_width(self, zone: SideZone) -> float:
        match self._form:
            case MeldForm.EDGES:
                return max(self.width + closed_edges(zone), _LEAST_CELLS)
            case MeldForm.SINGLE:
                return max(self.width, _LEAST_CELLS)
        return self.width

    def _piles_width(self, lot: SideLot, gap: float = _LEAST_APART) -> float:
        if self._form is MeldForm.WORDS:
            return max((self._wishes.label(zone.key) for zone in lot.slots), default=0.0)
        return sum(map(self._slot_width, lot.slots)) + max(0, len(lot.slots) - 1) * gap

    def _pile_form(self, zone: SideZone) -> PileForm:
        return PileForm(self.width, lady=lady_edge(zone) if any(zone.ladies) else 0.0)

    def _slot_width(self, zone: SideZone) -> float:
        """The width of one slot, its label included."""
        return max(self._pile_form(zone).wide(zone), self._wishes.label(zone.key))

    def _gap(self, lot: SideLot) -> float:
        """How far apart the melds of one side could be at most."""
        gaps = [self._most_gap]
        for line in self._lines(lot):
            free = lot.room - sum(map(self._meld_width, line))
            count = max(1, len(line) - 1)
            gaps.append((free - self._piles_width(lot)) / count)
        return min(gaps)

    def placed(self) -> LotPlaces:
        """Places of everything."""
        gap = min(map(self._gap, self._lots), default=0.0)
        zones: dict[str, ZonePlace] = {}
        ends = []
        for lot in self._lots:
            end = self._place_melds(lot, gap, zones)
            ends.append((end, self._place_piles(lot, end, zones)))
        return LotPlaces(self._form, zones, tuple(ends), self.width)

    def _place_melds(self, lot: SideLot, gap: float, zones: dict[str, ZonePlace]) -> float:
        """Add the places of a side's melds to *zones*; where the last ones end."""
        panel = lot.panel
        end, labels_at = panel.left(), panel.top() + self._setting.label_top
        for line in self._lines(lot):
            x = panel.left()
            widths = list(map(self._meld_width, line))
            free = lot.room - self._piles_width(lot) - sum(widths)
            # The label of the last one may be as long, but not reach the first pile.
            last = max(0.0, min(gap, _MOST_APART, DIVIDER + free - gap * (len(line) - 1)))
            for number, (zone, wide) in enumerate(zip(line, widths, strict=True)):
                step = wide + (gap if number < len(line) - 1 else last)
                spot = QRectF(x, labels_at, step, self._row_height)
                place = zones[zone.key] = self._meld_at(zone, spot, number, gap)
                end = max(end, place.rect.right())
                x += step
            labels_at += self._row_height
        return end

    def _meld_at(self, zone: SideZone, spot: QRectF, number: int, gap: float) -> ZonePlace:
        """The place of meld *number* of a row, below its label; the next one is *gap* away, or
        covers it."""
        cards_top = self._setting.cards_top - self._setting.label_top
        edge = EDGE if self._form is MeldForm.EDGES else None
        return meld_at(
            zone, spot, cards_top, self._form, self.width, layer=number, gap=gap, edge=edge
        )

    def _place_piles(self, lot: SideLot, end: float, zones: dict[str, ZonePlace]) -> float:
        """Add the places of a side's piles, whose melds end at *end*, to *zones*; where the first
        one begins."""
        panel, gap = lot.panel, _LEAST_APART
        start = panel.right() - self._piles_width(lot)
        start = min(end + 2 * DIVIDER if lot.melds else end, start)
        labels_at = panel.top() + self._setting.label_top
        if self._form is MeldForm.WORDS:
            line = QRectF(start, labels_at + 1, self._piles_width(lot), WORD_HEIGHT)
            rest = panel.bottom() - BOTTOM - line.top() - len(lot.slots) * WORD_HEIGHT
            apart = max(0.0, min(_WORDS_APART, rest / max(1, len(lot.slots) - 1)))
            for number, zone in enumerate(lot.slots):
                below = number * (WORD_HEIGHT + apart)
                zones[zone.key] = worded(zone, line.translated(0, below))
            return start
        top = panel.top() + self._setting.cards_top
        bottom = panel.bottom() - self._setting.bottom + BELOW_PILES
        x = start
        for zone in lot.slots:
            wide = self._slot_width(zone)
            cards = pile_cards(zone, x, top, self._pile_form(zone), bottom)
            label = QRectF(x, labels_at, wide, LABEL_HEIGHT)
            drop = QRectF(x - gap / 2, labels_at, wide + gap, panel.bottom() - labels_at)
            zones[zone.key] = ZonePlace(
                zone.key, piles_rect(cards, x, top, self.width), drop, label, cards
            )
            x += wide + gap
        return start


def piles_rect(cards: Placed, x: float, top: float, width: float) -> QRectF:
    """What a line goes around: all that is seen of *cards*, or the slot for them."""
    rect = QRectF(x, top, width, width * RATIO)
    for _, place in cards:
        if place.sheet is not CardSide.HIDDEN:
            rect = rect.united(place.rect)
    return rect


def meld_at(
    zone: SideZone,
    spot: QRectF,
    cards_top: float,
    form: MeldForm,
    width: float,
    *,
    layer: int,
    gap: float,
    edge: float | None = None,
) -> ZonePlace:
    """The place of a meld in *spot*, its cards so far below the upper edge of its label; the next
    one is *gap* away, or covers it. *edge* is what shows of a card beside the front one."""
    x, top = spot.left(), spot.top() + cards_top
    wide = min(spot.width() - 2, _COUNT_ONLY if gap < 0 else spot.width())
    label = QRectF(x, spot.top(), wide, LABEL_HEIGHT)
    drop = spot.translated(-max(gap, 0.0) / 2, 0)
    rect = QRectF(x, top, min(width, spot.width()), width * RATIO)
    if form is MeldForm.OPEN:
        cards = column_cards(zone, x, top, width, spot.bottom())
        lowest = max([place.y for _, place in cards], default=top)
        rect.setHeight(lowest - top + width * RATIO)
        return ZonePlace(zone.key, rect, drop, label, cards)
    # Where the next meld covers most of this one, its rank and suit stand at the left.
    front = Form.STACK if gap < 0 else Form.ROW
    cards = closed_cards(zone, x, top, width, MELD_LAYER + 0.5 * layer, front, edge=edge)
    if edge is not None:
        rect.setWidth(width + closed_edges(zone, edge))
    return ZonePlace(zone.key, rect, drop, label, cards)


def _tokens(lying: _Lying) -> LotPlaces:
    """A row of tokens with their counts below, and the words of the piles under them; the last word
    of a side that has too many stands beside its tokens, where these leave room."""
    lots, (least, most) = lying.lots, _TOKEN
    free = lying.height - _COUNT
    most_lines = max(1, int((free - _TOKEN_HEIGHT[0]) / WORD_HEIGHT))
    lines = [_word_lines(lot, lying.wishes, most_lines) for lot in lots]
    beside = [
        _beside_tokens(lot, words, lying.wishes) for lot, words in zip(lots, lines, strict=True)
    ]
    rooms = zip(lots, beside, strict=True)
    steps = [(lot.panel.width() - wide) / len(lot.melds) for lot, wide in rooms if lot.melds]
    # So many that they would not have room are narrower still.
    narrowest = [lot.panel.width() / len(lot.melds) for lot in lots if lot.melds]
    step = min([max(least, min([most, *steps])), *narrowest])
    deepest = max(map(len, lines), default=0)
    high = min(_TOKEN_HEIGHT[1], max(_TOKEN_HEIGHT[0], free - WORD_HEIGHT * deepest))
    zones: dict[str, ZonePlace] = {}
    for lot, words, wide in zip(lots, lines, beside, strict=True):
        x, top = lot.panel.left(), lot.panel.top() + lying.setting.label_top
        for zone in lot.melds:
            rect = QRectF(x, top, step - 2, high)
            label = QRectF(x, rect.bottom(), step - 2, _COUNT)
            cards = hidden_cards(zone, rect)
            zones[zone.key] = ZonePlace(zone.key, rect, rect.united(label), label, cards)
            x += step
        if wide:
            zone, _ = words[-1].pop()
            middle = top + (high - WORD_HEIGHT) / 2
            line = QRectF(lot.panel.right() - wide, middle, wide, WORD_HEIGHT)
            zones[zone.key] = worded(zone, line)
        y = top + (high + _COUNT if lot.melds else 0.0)
        for line_of_words in words:
            x = lot.panel.left()
            for zone, width in line_of_words:
                zones[zone.key] = worded(zone, QRectF(x, y, width, WORD_HEIGHT))
                x += width + _WORDS_APART
            y += WORD_HEIGHT
    return LotPlaces(MeldForm.TOKENS, zones, tuple((0.0, 0.0) for _ in lots))


def _beside_tokens(
    lot: SideLot, words: Sequence[Sequence[tuple[SideZone, float]]], wishes: Wishes
) -> float:
    """How wide the last one of the *words* is beside the tokens of a side; 0 where it stands below
    them, as it has room there, or more room."""
    if not words or not words[-1] or not lot.melds:
        return 0.0
    zone, wide = words[-1][-1]
    wanted = wishes.label(zone.key) + 1
    room = min(wanted, lot.panel.width() - _TOKEN[0] * len(lot.melds))
    return room if wide < wanted and room > wide else 0.0


def _word_lines(lot: SideLot, wishes: Wishes, most: int) -> list[list[tuple[SideZone, float]]]:
    """The words of the piles in as few lines as they need; in the last one of the *most* there is
    room for, the last word has what is left."""
    lines: list[list[tuple[SideZone, float]]] = []
    free = 0.0
    for zone in lot.slots:
        wide = wishes.label(zone.key) + 1
        if not lines or (wide > free and len(lines) < most):
            lines.append([])
            free = lot.panel.width()
        lines[-1].append((zone, min(wide, max(free, 0.0))))
        free -= wide + _WORDS_APART
    return lines
