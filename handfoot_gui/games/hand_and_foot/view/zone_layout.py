"""Melds and piles in the zones of sides: in one large zone, or in small ones that look alike."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QRectF

from handfoot_gui.games.hand_and_foot.presenter.values import SideZone
from handfoot_gui.games.hand_and_foot.view.side_layout import (
    CLOSE_STRIP,
    DIVIDER,
    FAN_STRIP,
    LABEL_HEIGHT,
    LEAST_CARD,
    LEAST_STRIP,
    LONGEST,
    MELD_LAYER,
    WIDE_STRIP,
    WORD_HEIGHT,
    MeldForm,
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
"""Below what lies in a small zone."""
_LEAST_CELLS: Final = 54.0
"""Width of a meld's label with a cell for each of its places."""
_COUNT_ONLY: Final = 40.0
"""Width of a label without cells."""
_MOST_OPEN: Final = 120.0
_LEAST_EDGED: Final = 56.0
"""Before cards become smaller, where the height has room for larger ones, a meld gives up the edges
beside its front card: its label says how many there are."""
_SHOWN_PILES: Final = (4, 2)
"""So many piles of a kind lie beside one another; the earlier ones give way before melds do."""
_STEP: Final = 7.0
"""From one width of cards to the next smaller one, at least: the table changes its sizes seldom."""
_MOST_APART: Final = 24.0
_LEAST_APART: Final = 8.0
_PILES_APART: Final = 18.0
"""Piles of a large zone at most."""
_ROW_GAP: Final = 6.0
_WORDS_APART: Final = 6.0
_BELOW_PILES: Final = 3.0
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
    """The heights within zones that look alike, and how much is shown of piles."""

    label_top: float
    """Labels begin this far below a zone's upper edge."""
    cards_top: float
    bottom: float
    least_open: float
    """Least card width of an open meld."""
    most_closed: float
    """Largest card width of a closed meld."""
    is_large: bool = False
    """Piles lie at the right, the latest ones of each kind beside one another; a small zone has
    one of each kind right after the melds."""

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


def card_row_height(label_top: float) -> float:
    """The least height of a small zone that shows cards."""
    return label_top + LABEL_HEIGHT - 1 + LEAST_CARD * RATIO + BOTTOM


def lot_places(lots: Sequence[SideLot], setting: Setting, wishes: Wishes) -> LotPlaces:
    """Places in all *lots*, which are equally high, in the first form that has room in all, in one
    row or in two, whichever has the larger cards."""
    lying = _Lying(lots, setting, wishes)
    for form in _FORMS:
        in_rows = [lying.largest(form, rows) for rows in (1, 2)]
        found = max(filter(None, in_rows), key=lambda row: row.width, default=None)
        if found is not None:
            return found.placed()
    if setting.is_large:
        return _CardRow(lying, MeldForm.WORDS, 1, LEAST_CARD, 1).placed()
    return _tokens(lying)


def is_too_wide(lot: SideLot, setting: Setting, wishes: Wishes) -> bool:
    """Whether only the width of *lot* keeps its melds from being open."""
    lying, form = _Lying((lot,), setting, wishes), MeldForm.OPEN
    return lying.most(form, 1) >= setting.least_open and lying.largest(form, 1) is None


class _Lying:
    """Lots that look alike, with how they are set."""

    def __init__(self, lots: Sequence[SideLot], setting: Setting, wishes: Wishes) -> None:
        least = min((lot.panel.height() for lot in lots), default=0.0)
        self.lots = lots
        self.setting = setting
        self.height = least - setting.label_top - setting.bottom
        """For labels and cards."""
        ladies = [count for lot in lots for zone in lot.slots for count in zone.ladies]
        below = least - setting.cards_top - setting.bottom - setting.least_open * RATIO
        is_low = max(ladies, default=0) * LEAST_STRIP * setting.least_open > below
        self.wishes = replace(
            wishes,
            is_tight=wishes.is_tight and setting.is_large,
            has_ladies_beside=is_low or not setting.is_large,
        )

    def most(self, form: MeldForm, rows: int) -> float:
        """The largest width of cards that the height allows in *form*."""
        each = (self.height - (rows - 1) * _ROW_GAP) / rows
        each -= self.setting.cards_top - self.setting.label_top
        if form is not MeldForm.OPEN:
            return min(self.setting.most_closed, each / RATIO)
        # The usual meld is shown well, and a longer one not squeezed until it cannot be read.
        longest = max((len(zone.cards) for lot in self.lots for zone in lot.melds), default=0)
        shown = max(CLOSE_STRIP * (LONGEST - 1), LEAST_STRIP * (longest - 1))
        return min(_MOST_OPEN, each / (RATIO + shown))

    def largest(self, form: MeldForm, rows: int) -> _CardRow | None:
        """The way to set everything in *form* that has the largest cards, if there is one."""
        if rows > 1 and form is MeldForm.OPEN:
            return None
        most, least = self.most(form, rows), self.setting.least_of(form)
        if form is not MeldForm.OPEN:
            least = max(LEAST_CARD, min(least, self.most(form, 1)))
        steps = int((most - least) / _STEP) if most >= least else -1
        widths = (most - (most - least) * step / max(1, steps) for step in range(steps + 1))
        shown = _SHOWN_PILES if self.setting.is_large else (1,)
        made = (_CardRow(self, form, rows, width, count) for width, count in product(widths, shown))
        return next(filter(_CardRow.has_room, made), None)


class _CardRow:
    """Melds as cards of one width, all the same distance apart in every zone."""

    def __init__(self, lying: _Lying, form: MeldForm, rows: int, width: float, piles: int) -> None:
        self.width = width
        self._lots = lying.lots
        self._form = form
        self._rows = rows
        self._row_height = lying.height / rows
        self._setting = lying.setting
        self._wishes = replace(lying.wishes, shown_piles=piles)
        self._least_gap = (FAN_STRIP - 1) * width if form in _OVERLAPPING else _LEAST_APART
        # Large cards stand farther apart, up to half their width.
        self._most_gap = max(_MOST_APART, 0.6 * width - 22)
        self._pile_gap = _PILES_APART if lying.setting.is_large else _LEAST_APART

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
        piles = sum(slot_width(zone, self.width, self._wishes) for zone in lot.slots)
        return piles + max(0, len(lot.slots) - 1) * gap

    def _gap(self, lot: SideLot) -> float:
        """How far apart the melds of one side could be at most."""
        gaps = [self._most_gap]
        for line in self._lines(lot):
            free = lot.room - sum(map(self._meld_width, line))
            count = max(1, len(line) - 1)
            # Piles come closer before melds do.
            close = min(_LEAST_APART, (free - self._piles_width(lot)) / count)
            gaps.append(max(close, (free - self._piles_width(lot, self._pile_gap)) / count))
        return min(gaps)

    def placed(self) -> LotPlaces:
        """Places of everything."""
        gap = min(map(self._gap, self._lots), default=0.0)
        zones: dict[str, ZonePlace] = {}
        ends = []
        for lot in self._lots:
            end = self._place_melds(lot, gap, zones)
            ends.append((end, self._place_piles(lot, end, zones)))
        return LotPlaces(self._form, zones, tuple(ends))

    def _place_melds(self, lot: SideLot, gap: float, zones: dict[str, ZonePlace]) -> float:
        """Add the places of a side's melds to *zones*; where the last ones end."""
        panel = lot.panel
        end, labels_at = panel.left(), panel.top() + self._setting.label_top
        for line in self._lines(lot):
            x = panel.left()
            widths = list(map(self._meld_width, line))
            free = lot.room - self._piles_width(lot, self._pile_gap) - sum(widths)
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
        x, width = spot.left(), self.width
        top = spot.top() + self._setting.cards_top - self._setting.label_top
        wide = min(spot.width() - 2, _COUNT_ONLY if self._form in _OVERLAPPING else spot.width())
        label = QRectF(x, spot.top(), wide, LABEL_HEIGHT)
        drop = spot.translated(-max(gap, 0.0) / 2, 0)
        rect = QRectF(x, top, min(width, spot.width()), width * RATIO)
        if self._form is MeldForm.OPEN:
            under = max(1, len(zone.cards) - 1)
            strip = min(WIDE_STRIP * width, (spot.bottom() - top - width * RATIO) / under)
            cards = tuple(
                (card, CardPlace(x, top + strip * index, width, layer=MELD_LAYER + index / 64))
                for index, card in enumerate(zone.cards)
            )
            rect.setHeight(width * RATIO + strip * max(0, len(zone.cards) - 1))
            return ZonePlace(zone.key, rect, drop, label, cards)
        # Where the next meld covers most of this one, its rank and suit stand at the left.
        front = Form.STACK if gap < 0 else Form.ROW
        is_edged, layer = self._form is MeldForm.EDGES, MELD_LAYER + 0.5 * number
        cards = closed_cards(zone, x, top, width, layer, front, one_card=not is_edged)
        if is_edged:
            rect.setWidth(width + closed_edges(zone))
        return ZonePlace(zone.key, rect, drop, label, cards)

    def _place_piles(self, lot: SideLot, end: float, zones: dict[str, ZonePlace]) -> float:
        """Add the places of a side's piles, whose melds end at *end*, to *zones*; where the first
        one begins."""
        panel, wishes = lot.panel, self._wishes
        free = panel.right() - end - DIVIDER - self._piles_width(lot, 0.0)
        gap = min(self._pile_gap, max(_LEAST_APART, free / (len(lot.slots) + 1)))
        start = panel.right() - self._piles_width(lot, gap)
        if not self._setting.is_large:
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
        bottom = panel.bottom() - self._setting.bottom + _BELOW_PILES
        x = start
        for zone in lot.slots:
            wide = slot_width(zone, self.width, wishes)
            cards = pile_cards(zone, x, top, self.width, bottom, wishes)
            rect = QRectF(x, top, self.width, self.width * RATIO)
            for _, place in cards:
                if place.sheet is not CardSide.HIDDEN:
                    rect = rect.united(place.rect)
            label = QRectF(x, labels_at, wide, LABEL_HEIGHT)
            drop = QRectF(x - gap / 2, labels_at, wide + gap, panel.bottom() - labels_at)
            zones[zone.key] = ZonePlace(zone.key, rect, drop, label, cards)
            x += wide + gap
        return start


def _tokens(lying: _Lying) -> LotPlaces:
    """A row of tokens with their counts below, and the words of the piles under them."""
    lots, (least, most) = lying.lots, _TOKEN
    step = min([most, *(lot.panel.width() / len(lot.melds) for lot in lots if lot.melds)])
    step = max(least, step)
    free = lying.height - _COUNT
    most_lines = max(1, int((free - _TOKEN_HEIGHT[0]) / WORD_HEIGHT))
    lines = [_word_lines(lot, lying.wishes, most_lines) for lot in lots]
    deepest = max(map(len, lines), default=0)
    high = min(_TOKEN_HEIGHT[1], max(_TOKEN_HEIGHT[0], free - WORD_HEIGHT * deepest))
    zones: dict[str, ZonePlace] = {}
    for lot, words in zip(lots, lines, strict=True):
        x, top = lot.panel.left(), lot.panel.top() + lying.setting.label_top
        for zone in lot.melds:
            rect = QRectF(x, top, step - 2, high)
            label = QRectF(x, rect.bottom(), step - 2, _COUNT)
            cards = hidden_cards(zone, rect)
            zones[zone.key] = ZonePlace(zone.key, rect, rect.united(label), label, cards)
            x += step
        y = top + (high + _COUNT if lot.melds else 0.0)
        for line in words:
            x = lot.panel.left()
            for zone, wide in line:
                zones[zone.key] = worded(zone, QRectF(x, y, wide, WORD_HEIGHT))
                x += wide + _WORDS_APART
            y += WORD_HEIGHT
    return LotPlaces(MeldForm.TOKENS, zones, tuple((0.0, 0.0) for _ in lots))


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
