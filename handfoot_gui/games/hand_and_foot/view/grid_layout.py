"""Melds and piles of large zones, one below another: cards as wide as they can be, on one grid."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QRectF

from handfoot_gui.games.hand_and_foot.presenter.values import Place, SideZone, SlotKind
from handfoot_gui.games.hand_and_foot.view.side_layout import (
    EDGE,
    FAN_STRIP,
    LABEL_HEIGHT,
    LEAST_CARD,
    LEAST_EDGE,
    LEAST_STRIP,
    LONGEST,
    SHIFT,
    SHIFT_SHARE,
    WILD_EDGE,
    WORD_HEIGHT,
    MeldForm,
    PileForm,
    Sizes,
    Wishes,
    closed_edges,
    lady_edge,
    pile_cards,
    worded,
)
from handfoot_gui.games.hand_and_foot.view.zone_layout import (
    BELOW_PILES,
    SideLot,
    meld_at,
    piles_rect,
)
from handfoot_gui.ui.table.places import RATIO, ZonePlace

MANY: Final = 7
"""From so many melds on a side, slots and melds are narrower in all zones of the grid."""
_USUAL_KINDS: Final = 4
"""Of piles; where there are more, fewer melds are many."""
_STEP: Final = 4
WIDTHS: Final = (*(float(width) for width in range(96, 44, -_STEP)), 45.0)
"""Of the cards of melds: few, so that the table changes its sizes seldom."""
MOST_OPEN: Final = 96.0
"""The widest card of an open meld."""
_CROWDED: Final = 56.0
"""The widest cards where there are many melds."""
_GROWTH: Final = 12.0
"""Cards that became smaller in a deal become larger again by this much at least, and where two
more melds would have room."""
_STAYS: Final = 2
"""Many are still many when so many of them are complete."""
_LEAST_OPEN_OTHER: Final = 54.0
_SHOWN_OF_OTHERS: Final = 4
"""Open melds of others show so many cards; the earlier ones are edges."""
_CLOSED_OTHER: Final = 46.0
"""Of the front card of a closed meld of others."""
_SLOT_CARDS: Final = (1000.0, _CROWDED, 48.0, LEAST_CARD)
"""The widest cards of piles: as melds, and narrower."""
_SLOT_CARDS_AFAR: Final = (1000.0, 68.0, 62.0, *_SLOT_CARDS[1:])
"""The same where closed melds decide how wide they may be."""
_PILED: Final = (SlotKind.CLEAN, SlotKind.DIRTY)
"""Of these there is room for three piles in any case, and of red threes for two cards: they move
as long as there are fewer."""
_APART: Final = (12.0, 16.0)
"""Melds that are open."""
_CLOSE_APART: Final = 5.0
"""The same where there are many."""
_CLOSED_APART: Final = (8.0, 24.0)
_NEW_APART: Final = 6.0
"""While a slot for a new meld is among them."""
BEFORE_SLOTS: Final = 18.0
"""Between melds and slots; a hairline stands in it."""
_PILES_APART: Final = 14.0
_PILES_CLOSE: Final = 10.0
_LEAST_CELLS: Final = 54.0
"""Width of a meld's label with a cell for each of its places."""
_ROW_GAP: Final = 6.0
_MOST_WORDS_APART: Final = 6.0


LEAST_LIKED: Final = 56.0
"""So wide the melds should be before slots keep their size."""


class Heights(Struct, frozen=True):
    """The heights within one zone, from its upper edge, and what is shown there."""

    label_top: float
    """Labels of melds."""
    cards_top: float
    slot_label_top: float
    slot_top: float
    bottom: float
    """Below what lies there."""
    least_open: float
    """Least card width of an open meld."""
    most_closed: float
    """Largest card width of a closed meld."""
    is_own: bool = True
    """Its cards are the largest; others are closed as long as they would be small."""
    liked: float = LEAST_LIKED
    """So wide the melds should be before slots keep their size."""
    widest_pile: float = 0.0
    """Cards of piles may be so wide, however wide open melds would be."""


class GridZone(Struct, frozen=True):
    """A zone of the grid, and what lies in it."""

    lot: SideLot
    heights: Heights
    room: float
    """Height for the cards of melds."""
    pile_room: float
    """The same for those of piles."""

    @classmethod
    def of(cls, lot: SideLot, heights: Heights) -> GridZone:
        """The zone of *lot*."""
        high = lot.panel.height() - heights.bottom
        return cls(lot, heights, high - heights.cards_top, high - heights.slot_top)

    def fuller(self) -> GridZone:
        """The same with the melds that may come soon."""
        return replace(self, lot=replace(self.lot, melds=(*self.lot.melds, *_MORE)))


_MORE: Final = (SideZone("one more", Place.MELD),) * 2


class GridPlaces(Struct, frozen=True):
    """Where everything lies in the zones of a grid."""

    zones: dict[str, ZonePlace]
    ends: tuple[float, ...]
    """By zone: where its melds end."""
    start: float
    """Where the piles of all zones begin."""
    sizes: Sizes
    """What the next arrangement keeps where it can."""


class _Slots(Struct, frozen=True):
    """Where the slots are, the same in every zone."""

    card: float
    """The widest card."""
    lefts: tuple[float, ...]
    wides: tuple[float, ...]
    shown: int
    """How many piles of a kind lie beside one another at most."""
    start: float
    is_worded: bool = False


def grid_places(zones: Sequence[GridZone], wishes: Wishes) -> GridPlaces:
    """Places in *zones*, which are equally wide: the melds of the own kind as large as they can
    be, those of others as far as they have room beside the same slots."""
    before = wishes.before
    kinds = max([len(zone.lot.slots) for zone in zones])
    melds = max([_melds_of(zone) for zone in zones])
    many = MANY - (_STAYS if before.is_crowded else 0)
    is_crowded = melds + max(0, kinds - _USUAL_KINDS) >= many
    needs = _needs(zones, wishes)
    other = min(before.other, _closed_other(zones, needs))
    now = replace(before, other=other, is_crowded=is_crowded)
    best = _best(zones, needs, wishes, now)
    if wishes.may_grow and before.own <= best.own < _widest(zones):
        fuller = [zone.fuller() for zone in zones]
        grown = _best(fuller, needs, wishes, replace(now, own=math.inf))
        if grown.own >= before.own + _GROWTH:
            best = _best(zones, needs, wishes, replace(now, own=grown.own))
    found: dict[str, ZonePlace] = {}
    ends = []
    for row in best.rows:
        ends.append(row.place_melds(found))
        _place_piles(row, best.slots, found)
    has_own = any(_melds_of(zone) for zone in zones if zone.heights.is_own)
    sizes = replace(
        now,
        own=best.own if has_own and best.is_open else before.own,
        other=min(other, best.closed_other),
    )
    return GridPlaces(found, tuple(ends), best.slots.start, sizes)


def _melds_of(zone: GridZone) -> int:
    melds = zone.lot.melds
    return len(melds) - (bool(melds) and melds[-1].place is Place.NEW_MELD)


_OPEN = (MeldForm.OPEN,)
_CLOSED = (MeldForm.EDGES, MeldForm.SINGLE)
_WAYS: Final = (
    (_OPEN, (*_OPEN, *_CLOSED)),
    (_OPEN, (MeldForm.FAN,)),
    (_CLOSED, (*_CLOSED, MeldForm.FAN)),
    ((MeldForm.FAN,), (*_CLOSED, MeldForm.FAN)),
)
"""Forms of own melds, and of others' beside them; the first that all have room for."""


def _closed_other(zones: Sequence[GridZone], needs: Sequence[_Need]) -> float:
    """How wide closed cards of others are in this window: as is liked only where that lasts."""
    if len(zones) < 2:
        return _CLOSED_OTHER
    slots = _slots(zones, needs, _CROWDED, 3, _PILES_CLOSE)
    room = slots.start - BEFORE_SLOTS - zones[0].lot.panel.left()
    lasting = MANY + 1
    has_room = lasting * (_CLOSED_OTHER + _CLOSE_APART) - _CLOSE_APART <= room
    return _CLOSED_OTHER if has_room else LEAST_CARD


class _Best(Struct, frozen=True):
    """The melds of all zones, and where the slots are."""

    rows: list[_Row]
    slots: _Slots
    other: float
    """How wide closed cards of others are liked."""

    @property
    def own(self) -> float:
        """How wide own cards are."""
        return min([row.width for row in self.rows if row.zone.heights.is_own])

    @property
    def closed_other(self) -> float:
        """How wide closed cards of others are, where there are any."""
        closed = (row for row in self.rows if row.form is not MeldForm.OPEN)
        others = (row.width for row in closed if not row.zone.heights.is_own and row.has_melds)
        return min(others, default=math.inf)

    @property
    def is_liked(self) -> bool:
        """Whether narrower slots would be of no use."""
        others = [row.width for row in self.rows if not row.zone.heights.is_own]
        return self.own >= self._liked and min(others, default=math.inf) >= self.other

    @property
    def worth(self) -> tuple[bool, bool, float]:
        """More is better: nothing is gained by own cards that are wider than is liked."""
        own = self.own
        return own >= self._liked, self.is_liked, min(own, self._liked)

    @property
    def _liked(self) -> float:
        return max([row.zone.heights.liked for row in self.rows])

    @property
    def is_open(self) -> bool:
        """Whether own melds show all cards."""
        return all(row.form is MeldForm.OPEN for row in self.rows if row.zone.heights.is_own)


def _best(zones: Sequence[GridZone], needs: Sequence[_Need], wishes: Wishes, most: Sizes) -> _Best:
    """The best way to lay all out, with cards at most as wide as *most* says."""
    for own, other in _WAYS:
        best: _Best | None = None
        for slots in _grids(zones, needs, is_crowded=most.is_crowded):
            rows = [
                _largest(zone, slots, own if zone.heights.is_own else other, most) for zone in zones
            ]
            made = _Best([row for row in rows if row is not None], slots, most.other)
            if len(made.rows) < len(rows):
                continue
            if made.is_liked:
                return made
            if best is None or made.worth > best.worth:
                best = made
        if best is not None:
            return best
    slots = _words(zones, wishes)
    in_words = [_Row(zone, slots, MeldForm.WORDS, LEAST_CARD) for zone in zones]
    return _Best(in_words, slots, most.other)


def _is_crowded(zone: GridZone) -> bool:
    """Whether *zone* itself has so many melds that they are narrower."""
    return _melds_of(zone) >= MANY


def _grids(
    zones: Sequence[GridZone], needs: Sequence[_Need], *, is_crowded: bool
) -> Iterator[_Slots]:
    """The slots from the widest to the narrowest."""
    high = max([zone.pile_room for zone in zones]) / RATIO
    most_pile = max([zone.heights.widest_pile for zone in zones])
    widest = min(max(_widest(zones), LEAST_CARD, most_pile), high)
    steps = _SLOT_CARDS_AFAR if most_pile else _SLOT_CARDS[1 if is_crowded else 0 :]
    apart = _PILES_CLOSE if is_crowded else _PILES_APART
    before = math.inf
    for most in steps:
        card = min(widest, most)
        if card < before:
            yield _slots(zones, needs, card, 3, apart)
        before = card
    yield _slots(zones, needs, before, 1, _PILES_CLOSE)


def _widest(zones: Sequence[GridZone]) -> float:
    """The widest own cards that the height allows."""
    return max([_open_height(zone) for zone in zones if zone.heights.is_own])


class _Need(Struct, frozen=True):
    """What the slots of one kind need, in all zones."""

    label: float
    least: int
    """So many piles there is room for in any case."""
    piles: int
    ladies: tuple[tuple[GridZone, SideZone], ...]
    """The slots in which ladies lie."""

    def wide(self, card: float, shift: float, shown: int) -> float:
        """How wide a slot is for all of them, with cards that are *card* wide."""
        beside = max(min(shown, self.least), min(shown, self.piles))
        wide = max(self.label, card + shift * (beside - 1))
        for zone, slot in self.ladies:
            if _has_ladies_beside(zone, slot, card):
                own = min(card, zone.pile_room / RATIO)
                wide = max(wide, PileForm(own, shown, shift, lady_edge(slot)).wide(slot))
        return wide


def _needs(zones: Sequence[GridZone], wishes: Wishes) -> list[_Need]:
    """What each kind of slots needs."""
    found = []
    for slots in zip(*(zone.lot.slots for zone in zones), strict=False):
        kind = slots[0].slot
        least = 3 if kind in _PILED else 2 if kind is SlotKind.RED_THREES else 1
        label = max([wishes.label(slot.key) for slot in slots]) + 2
        ladies = [(z, s) for z, s in zip(zones, slots, strict=True) if s.ladies and any(s.ladies)]
        found.append(_Need(label, least, max([len(s.piles) for s in slots]), tuple(ladies)))
    return found


def _slots(
    zones: Sequence[GridZone], needs: Sequence[_Need], card: float, shown: int, apart: float
) -> _Slots:
    """Slots for cards that are *card* wide, each as wide as the fullest zone needs it."""
    shift = _shift(card)
    wides = [need.wide(card, shift, shown) for need in needs]
    right = zones[0].lot.panel.right()
    start = right - sum(wides) - max(0, len(wides) - 1) * apart
    lefts, x = [], start
    for wide in wides:
        lefts.append(x)
        x += wide + apart
    return _Slots(card, tuple(lefts), tuple(wides), shown, start)


def _words(zones: Sequence[GridZone], wishes: Wishes) -> _Slots:
    """Words below one another stand for the piles."""
    slots = [slot for zone in zones for slot in zone.lot.slots]
    wide = max((wishes.label(slot.key) for slot in slots), default=0.0)
    right = max((zone.lot.panel.right() for zone in zones), default=0.0)
    return _Slots(LEAST_CARD, (), (wide,), 1, right - wide, is_worded=True)


def _shift(card: float) -> float:
    return min(SHIFT, SHIFT_SHARE * card)


def _has_ladies_beside(zone: GridZone, slot: SideZone, card: float) -> bool:
    """Whether there is no height to lay ladies below one another upon their piles."""
    return max(slot.ladies) * LEAST_STRIP * card > zone.pile_room - card * RATIO


def _open_height(zone: GridZone) -> float:
    """The widest card of an open meld that the height allows."""
    most = min(MOST_OPEN, zone.room / (RATIO + LEAST_STRIP * (LONGEST - 1)))
    step = int((WIDTHS[0] - most + _STEP - 0.001) // _STEP)
    return WIDTHS[step] if 0 <= step < len(WIDTHS) - 1 else most


def _largest(zone: GridZone, slots: _Slots, forms: Sequence[MeldForm], most: Sizes) -> _Row | None:
    """The melds of *zone* in the first of *forms* that has room, with the largest cards, own ones
    at most so wide."""
    for form in forms:
        found = _rows_of(zone, slots, form, 1, most)
        if form is not MeldForm.OPEN and zone.room >= 2 * LEAST_CARD * RATIO:
            two = _rows_of(zone, slots, form, 2, most)
            found = two if found is None or (two and two.width > found.width) else found
        if found is not None:
            return found
    return None


def _rows_of(zone: GridZone, slots: _Slots, form: MeldForm, rows: int, most: Sizes) -> _Row | None:
    """The melds of *zone* in so many rows, with the largest cards that have room."""
    for width in _widths(zone, form, rows, most):
        for edge in (EDGE, LEAST_EDGE) if form is MeldForm.EDGES else (EDGE,):
            row = _Row(zone, slots, form, width, rows, edge, is_crowded=most.is_crowded)
            if row.has_room():
                return row
    return None


def _widths(zone: GridZone, form: MeldForm, rows: int, limit: Sizes) -> list[float]:
    """The widths of cards that *form* may have, from the largest on."""
    heights = zone.heights
    if form is not MeldForm.OPEN:
        head = heights.cards_top - heights.label_top
        high = zone.room + head - (rows - 1) * _ROW_GAP
        most = min(heights.most_closed, (high / rows - head) / RATIO)
        if heights.widest_pile:
            return _down_from_afar(most, heights.liked, form)
        if heights.is_own:
            return _down(most, LEAST_CARD)
        most = min(most, _CLOSED_OTHER, limit.other)
        return _down(most, most if form is MeldForm.EDGES else LEAST_CARD)
    most, least = _open_height(zone), heights.least_open
    if heights.widest_pile:
        return _down(most, heights.liked)
    if heights.is_own and limit.is_crowded:
        # With many melds in the other zone alone, only the slots are narrower.
        widest = _CROWDED if _is_crowded(zone) else most
        return _down(min(most, widest, limit.own), min(least, WIDTHS[-1]))
    if heights.is_own:
        return _down(min(most, limit.own), least)
    least = max(_LEAST_OPEN_OTHER, least)
    shown = zone.room / (RATIO + LEAST_STRIP * (_SHOWN_OF_OTHERS - 1))
    return _down(max(most, least), least) if shown >= least else []


def _down(most: float, least: float) -> list[float]:
    """*most* and all that is smaller, down to *least*."""
    if most < max(least, LEAST_CARD):
        return []
    ends = [least] if least < most and least not in WIDTHS else []
    return [most, *[width for width in WIDTHS if least <= width < most], *ends]


def _down_from_afar(most: float, liked: float, form: MeldForm) -> list[float]:
    """The same for a table that is looked at from afar: what lies side by side is as large as is
    liked, or overlaps."""
    least = liked if form in _CLOSED else LEAST_CARD
    return sorted({*_down(most, least), min(liked, most)}, reverse=True) if most >= least else []


class _Row:
    """The melds of a zone as cards of one width, all the same distance apart."""

    def __init__(
        self,
        zone: GridZone,
        slots: _Slots,
        form: MeldForm,
        width: float,
        rows: int = 1,
        edge: float = EDGE,
        *,
        is_crowded: bool = False,
    ) -> None:
        self.zone = zone
        self.width = width
        self.form = form
        self._edge = edge if form is MeldForm.EDGES else None
        self._rows = rows
        self._least_wide = width
        """Of a meld and its label; figures beside the count need less room than cells."""
        if form in _CLOSED and zone.heights.is_own and not is_crowded:
            self._least_wide = max(width, _LEAST_CELLS)
        heights, panel = zone.heights, zone.lot.panel
        self._row_height = (panel.height() - heights.label_top - heights.bottom) / rows
        self._room = slots.start - panel.left() - (BEFORE_SLOTS if zone.lot.slots else 0.0)
        melds = zone.lot.melds
        self._has_new = bool(melds) and melds[-1].place is Place.NEW_MELD
        if form in (MeldForm.FAN, MeldForm.WORDS):
            self._least, self._most = (FAN_STRIP - 1) * width, _CLOSED_APART[1]
        elif form is not MeldForm.OPEN:
            self._least, self._most = _CLOSED_APART
        else:
            self._least, self._most = _APART
        if self._least > 0 and (is_crowded or not zone.heights.is_own):
            self._least = _CLOSE_APART
        if self._has_new:
            self._least = min(self._least, _NEW_APART)

    @property
    def has_melds(self) -> bool:
        """Whether anything lies there."""
        return bool(self.zone.lot.melds)

    def _lines(self) -> list[Sequence[SideZone]]:
        melds = self.zone.lot.melds
        each = max(1, (len(melds) + self._rows - 1) // self._rows)
        return [melds[start : start + each] for start in range(0, len(melds), each)]

    def _wides(self, line: Sequence[SideZone]) -> list[float]:
        """How wide each of *line* is; the slot for a new meld takes what is left."""
        edge, least = self._edge, self._least_wide
        wides = [least] * len(line)
        if edge is not None:
            wides = [max(least, self.width + closed_edges(meld, edge)) for meld in line]
        if self._has_new and line and line[-1].place is Place.NEW_MELD:
            left = self._room - sum(wides[:-1]) - self._least * (len(line) - 1)
            wides[-1] = max(LEAST_CARD, min(self.width, left))
        return wides

    def has_room(self) -> bool:
        """Whether all melds have room beside one another."""
        if self._rows == 1 and self._edge is None and not self._has_new:
            count = len(self.zone.lot.melds)
            wide = count * self._least_wide + max(0, count - 1) * self._least
            return wide <= self._room + 0.01
        return all(
            sum(self._wides(line)) + (len(line) - 1) * self._least <= self._room + 0.01
            for line in self._lines()
        )

    def place_melds(self, found: dict[str, ZonePlace]) -> float:
        """Add the places of the melds to *found*; where the last ones end."""
        heights, panel = self.zone.heights, self.zone.lot.panel
        gap = min(map(self._gap, self._lines()), default=0.0)
        end, top = panel.left(), panel.top() + heights.label_top
        for line in self._lines():
            x, wides = panel.left(), self._wides(line)
            free = self._room - sum(wides) - gap * (len(line) - 1)
            last = max(0.0, min(max(gap, 0.0), BEFORE_SLOTS + free))
            for number, (meld, wide) in enumerate(zip(line, wides, strict=True)):
                step = wide + (gap if number < len(line) - 1 else last)
                spot = QRectF(x, top, step, self._row_height)
                width = min(self.width, wide)
                place = meld_at(
                    meld, spot, heights.cards_top - heights.label_top, self.form, width,
                    layer=number, gap=gap, edge=self._edge,
                )  # fmt: skip
                found[meld.key] = place
                end = max(end, place.rect.right())
                x += step
            top += self._row_height
        return end

    def _gap(self, line: Sequence[SideZone]) -> float:
        free = self._room - sum(self._wides(line))
        return min(self._most, free / max(1, len(line) - 1))


def _place_piles(row: _Row, slots: _Slots, found: dict[str, ZonePlace]) -> None:
    """Add the places of the piles beside *row* to *found*."""
    zone = row.zone
    panel, heights = zone.lot.panel, zone.heights
    if slots.is_worded:
        _place_words(zone, slots, found)
        return
    labels_at, top = panel.top() + heights.slot_label_top, panel.top() + heights.slot_top
    bottom = panel.bottom() - heights.bottom + BELOW_PILES
    card = max(LEAST_CARD, min(slots.card, zone.pile_room / RATIO))
    if not heights.is_own:
        card = max(LEAST_CARD, min(card, row.width))
    for slot, x, wide in zip(zone.lot.slots, slots.lefts, slots.wides, strict=False):
        form = _pile_form(zone, slot, card, wide, slots.shown)
        cards = pile_cards(slot, x, top, form, bottom)
        label = QRectF(x, labels_at, wide, LABEL_HEIGHT)
        drop = QRectF(x - 5, labels_at, wide + 10, panel.bottom() - labels_at)
        found[slot.key] = ZonePlace(slot.key, piles_rect(cards, x, top, card), drop, label, cards)


def _pile_form(zone: GridZone, slot: SideZone, card: float, wide: float, shown: int) -> PileForm:
    """How the piles of *slot* lie in a place that is *wide*."""
    lady = 0.0
    if any(slot.ladies) and _has_ladies_beside(zone, slot, card):
        lady = min(WILD_EDGE, lady_edge(slot))
    apart = max(1, min(shown, len(slot.piles)) - 1)
    is_red = slot.slot is SlotKind.RED_THREES
    if is_red:
        apart = max(1, len(slot.cards) - 1)
    shift = min(SHIFT, (wide - card - lady * sum(slot.ladies)) / apart)
    return PileForm(card, shown, max(0.0, shift), lady, is_beside=is_red)


def _place_words(zone: GridZone, slots: _Slots, found: dict[str, ZonePlace]) -> None:
    panel = zone.lot.panel
    line = QRectF(
        slots.start, panel.top() + zone.heights.label_top + 1, slots.wides[0], WORD_HEIGHT
    )
    count = len(zone.lot.slots)
    rest = panel.bottom() - zone.heights.bottom - line.top() - count * WORD_HEIGHT
    apart = max(0.0, min(_MOST_WORDS_APART, rest / max(1, count - 1)))
    for number, slot in enumerate(zone.lot.slots):
        found[slot.key] = worded(slot, line.translated(0, number * (WORD_HEIGHT + apart)))
