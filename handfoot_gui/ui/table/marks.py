"""Rings, glows and tags over the cards, made anew whenever what they say changes."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from handfoot_gui.core.cards import Card
from handfoot_gui.core.table import DISCARD, HAND, Target
from handfoot_gui.ui.table import labels
from handfoot_gui.ui.table.background import Background
from handfoot_gui.ui.table.delegate import GameDelegate
from handfoot_gui.ui.table.items import (
    FOCUS_LAYER,
    RING_LAYER,
    TAG_LAYER,
    Pictures,
    Scale,
    picture_item,
    ring,
)
from handfoot_gui.ui.table.places import LIFT, CardPlace, TablePlaces
from handfoot_gui.ui.widgets.theme import Theme

_RADIUS = 0.072
TAG_RISE = 20.0
"""How far the tag of a new card rises above it at most."""
_ABOVE_RANK = 0.062
"""Of a card's width: what lies above its rank."""
_LEAST_STRIP = 12.0
"""The height of an outlined strip, however close the next card lies."""


class Marks:
    """The marks of one scene; every method replaces the marks it made before."""

    def __init__(self, scene: QGraphicsScene, scale: Scale) -> None:
        self._scene = scene
        self._scale = scale
        self.pictures = Pictures(scale)
        self._items: dict[str, list[QGraphicsItem]] = {}

    @property
    def _theme(self) -> Theme:
        return self.pictures.theme

    def shown(self, kind: str) -> list[QGraphicsItem]:
        """The marks of one *kind* as they are now."""
        return self._items.get(kind, [])

    def clear(self) -> None:
        for kind in self._items:
            self.put(kind, ())

    def put(self, kind: str, items: Iterable[QGraphicsItem]) -> None:
        """Show *items* in place of the marks of that *kind*."""
        for item in self.shown(kind):
            self._scene.removeItem(item)
        self._items[kind] = list(items)
        for item in self._items[kind]:
            self._scene.addItem(item)

    def _ring(
        self, rect: QRectF, off: float, radius: float, colour: str, width: float, layer: float,
        *, is_dashed: bool = False,
    ) -> QGraphicsItem:  # fmt: skip
        """A line that lies *off* units outside of *rect*; all lengths are units."""
        k, around = self._scale.k, self._scale.rect(rect.adjusted(-off, -off, off, off))
        return ring(around, radius * k, colour, width * k, layer, is_dashed=is_dashed)

    def targets(
        self, targets: Iterable[Target], background: Background, delegate: GameDelegate
    ) -> None:
        """Lines around every possible target; glow and tag at the best."""
        theme, table, places = self._theme, background.table, background.places
        made: list[QGraphicsItem] = []
        for target, key in [(one, key) for one in targets for key in one.shown]:
            place = places.zones.get(key)
            if place is None or key == HAND or not target.is_lit:
                continue
            around = delegate.target_rect(target, place)
            if target.is_best:
                lit, k = self._scale.rect(around.adjusted(-4, -4, 4, 4)), self._scale.k
                made.append(self.pictures.glow_around(lit, 7 * k, RING_LAYER))
                made.append(self._ring(around, 4, 7, theme.best, 3, RING_LAYER))
            else:
                made.append(self._ring(around, 3, 7, theme.possible, 2, RING_LAYER))
            if target.tag is not None and key == target.key:
                # Under the piles stand their captions, which the tag must not cover.
                has_caption = key in (DISCARD, *table.stocks)
                text = delegate.tag_text(target.tag, table)
                fill = theme.best if target.is_best else theme.possible
                overlap = 1.0 if has_caption else 0.72
                made.append(self._tag_below(around, text, fill, overlap, places))
        self.put("targets", made)

    def _tag_below(
        self, rect: QRectF, text: str, fill: str, overlap: float, places: TablePlaces
    ) -> QGraphicsItem:
        """A tag on the lower line around *rect*, within the table and above the prompt bar;
        *overlap* is how much of its height lies on *rect*."""
        picture = self.pictures.tag(text, fill, self._theme.on_accent, None)
        size = picture.deviceIndependentSize() / self._scale.k
        y = rect.bottom() + 4 - size.height() * overlap
        y = min(y, places.prompt_bar.top() - size.height())
        x = min(rect.center().x() - size.width() / 2, places.width - size.width() - 4)
        return picture_item(picture, self._scale.point(max(4.0, x), y), TAG_LAYER)

    def refused(self, key: str, reason: str, background: Background) -> None:
        """The dashed line around what refuses a drop, with the *reason* on a tag; *key* is that of
        a zone, of all that lies before a side, or empty."""
        table, places, colour = background.table, background.places, self._theme.refused
        rect, made = places.rect_of(table, key), list[QGraphicsItem]()
        if rect is not None:
            made.append(self._ring(rect, 4, 7, colour, 3, RING_LAYER + 1, is_dashed=True))
            if reason:
                made.append(self._tag_below(rect, reason, colour, 0.72, places))
        self.put("refused", made)

    def provisional(self, rects: Iterable[QRectF]) -> None:
        """Dashed lines around what is laid out and not yet played."""
        colour, layer = self._theme.on, RING_LAYER - 1
        made = [self._ring(rect, 3, 6, colour, 2, layer, is_dashed=True) for rect in rects]
        self.put("provisional", made)

    def selected(self, runs: Iterable[tuple[QRectF, float]]) -> None:
        """One ring around every run of selected cards, each with the layer of its last card."""
        radius, colour = _RADIUS * 96 + 1, self._theme.best
        self.put("selected", [self._ring(run, 0.5, radius, colour, 3, at) for run, at in runs])

    def new_cards(self, cards: Iterable[tuple[CardPlace, float]]) -> None:
        """A tag on every new card; *float* is the width in units of what shows of the card."""
        theme, scale = self._theme, self._scale
        made: list[QGraphicsItem] = []
        tag = self.pictures.tag(labels.new(), theme.new, theme.on_new, theme.new_line)
        bar = self.pictures.bar()
        shown_cards = list(cards)
        for number, (place, strip) in enumerate(shown_cards):
            # Alone a tag may reach over the upper edges beside it; two would cover each other.
            beside = [*shown_cards[max(0, number - 1) : number], *shown_cards[number + 1 :][:1]]
            is_alone = all(abs(other.x - place.x) > 2 * strip - 1 for other, _ in beside)
            picture = tag if strip >= 40 or is_alone else bar
            size = picture.deviceIndependentSize()
            shown = min(strip, place.width)
            x = (place.x + shown / 2) * scale.k - size.width() / 2
            over = (0.28 if picture is tag else 0.5) * size.height()
            over = min(over, _ABOVE_RANK * place.width * scale.k)
            y = place.y * scale.k - size.height() + over
            made.append(picture_item(picture, scale.point(x / scale.k, y / scale.k), TAG_LAYER - 1))
        self.put("new", made)

    def offered(self, rects: Iterable[QRectF]) -> None:
        """A line around every card that can be used now."""
        colour, layer = self._theme.possible, RING_LAYER - 2
        made = [self._ring(r, 2.5, _RADIUS * r.width() + 2.5, colour, 2, layer) for r in rects]
        self.put("offered", made)

    def focus(self, rect: QRectF | None) -> None:
        """The double line around what the keyboard is at."""
        theme, made = self._theme, []
        if rect is not None:
            made.append(self._ring(rect, 6, 10, theme.focus_outer, 3, FOCUS_LAYER))
            made.append(self._ring(rect, 3, 7, theme.focus_inner, 3, FOCUS_LAYER))
        self.put("focus", made)


def provisional_rects(background: Background) -> list[QRectF]:
    """Around what is laid out: a whole meld, or beside cards already laid the strip of each."""
    rects = []
    for zone in background.table.zones:
        place = background.places.zones.get(zone.key)
        if place is None or not zone.provisional:
            continue
        if len(zone.provisional) == len(zone.cards) or zone.is_squared:
            rects.append(place.rect)
            continue
        cards = list(place.cards)
        for index, (card, spot) in enumerate(cards):
            if card in zone.provisional:
                rect = spot.rect
                if index + 1 < len(cards):
                    rect.setBottom(max(rect.top() + _LEAST_STRIP, cards[index + 1][1].y))
                rects.append(rect.adjusted(2, 2, -2, -2))
    return rects


def runs_of(
    row: Mapping[Card, CardPlace], selected: Collection[Card]
) -> list[tuple[QRectF, float]]:
    """Selected cards of a *row* that lie side by side, as one rectangle with its layer."""
    runs: list[tuple[QRectF, float]] = []
    last_index = -2
    for index, (card, place) in enumerate(row.items()):
        if card not in selected:
            continue
        rect = place.moved(0, -LIFT).rect
        if index == last_index + 1 and runs and runs[-1][0].top() == rect.top():
            runs[-1] = (runs[-1][0].united(rect), place.layer + 0.5)
        else:
            runs.append((rect, place.layer + 0.5))
        last_index = index
    return runs
