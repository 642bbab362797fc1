"""Rings, glows and tags over the cards, made anew whenever what they say changes."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from handfoot_gui.core.cards import Card
from handfoot_gui.core.table import DISCARD, HAND, Table, Target
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
from handfoot_gui.ui.table.places import LIFT, CardPlace, TablePlaces, ZonePlace
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

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._pictures = Pictures()
        self._items: dict[str, list[QGraphicsItem]] = {}

    def forget_pictures(self) -> None:
        """After a change of theme or size."""
        self._pictures.clear()

    def clear(self, kind: str) -> None:
        for item in self._items.pop(kind, []):
            self._scene.removeItem(item)

    def shown(self, kind: str) -> list[QGraphicsItem]:
        """The marks of one *kind* as they are now."""
        return self._items.get(kind, [])

    def clear_all(self) -> None:
        for kind in list(self._items):
            self.clear(kind)

    def _put(self, kind: str, items: Iterable[QGraphicsItem]) -> None:
        self.clear(kind)
        made = list(items)
        for item in made:
            self._scene.addItem(item)
        self._items[kind] = made

    def targets(
        self,
        targets: Iterable[Target],
        places: Mapping[str, ZonePlace],
        theme: Theme,
        scale: Scale,
        delegate: GameDelegate,
        table: Table,
        lowest: float,
    ) -> None:
        """Lines around every possible target; glow and tag at the best.

        No tag reaches below *lowest*, where the prompt begins, in units.
        """
        made: list[QGraphicsItem] = []
        for target, key in [(one, key) for one in targets for key in one.shown]:
            place = places.get(key)
            if place is None or key == HAND or not target.is_lit:
                continue
            off = 4 if target.is_best else 3
            around = delegate.target_rect(target, place)
            rect = scale.rect(around.adjusted(-off, -off, off, off))
            radius = 7 * scale.k
            if target.is_best:
                made.append(self._glow_around(rect, radius, theme, scale))
                made.append(ring(rect, radius, theme.best, 3 * scale.k, RING_LAYER))
            else:
                made.append(ring(rect, radius, theme.possible, 2 * scale.k, RING_LAYER))
            if target.tag is not None and key == target.key:
                text = delegate.tag_text(target.tag, table)
                # Under the piles stand their captions, which the tag must not cover.
                has_caption = key in (DISCARD, *table.stocks)
                part = 1.0 if has_caption else 0.72
                made.append(self._tag_at(rect, text, target, theme, scale, lowest, part))
        self._put("targets", made)

    def _glow_around(
        self, rect: QRectF, radius: float, theme: Theme, scale: Scale
    ) -> QGraphicsItem:
        size = (round(rect.width(), 1), round(rect.height(), 1))
        glow = self._pictures.glow(size, radius, theme.best, scale)
        margin = 14 * scale.k
        return picture_item(glow, rect.topLeft() - QPointF(margin, margin), RING_LAYER)

    def _tag_at(
        self,
        rect: QRectF,
        text: str,
        target: Target,
        theme: Theme,
        scale: Scale,
        lowest: float,
        part: float,
    ) -> QGraphicsItem:
        """*part* of the tag's height lies above the lower edge of *rect*."""
        fill = theme.best if target.is_best else theme.possible
        ink = theme.on_accent
        picture = self._pictures.tag(text, fill, ink, None, scale)
        size = picture.deviceIndependentSize()
        x = rect.center().x() - size.width() / 2
        y = rect.bottom() - size.height() * part
        y = min(y, lowest * scale.k - size.height())
        where = scale.point(x / scale.k, y / scale.k)
        return picture_item(picture, where, TAG_LAYER)

    def refused(self, place: ZonePlace | None, theme: Theme, scale: Scale) -> None:
        """The dashed line around the zone that refused a drop."""
        if place is None:
            self.clear("refused")
            return
        rect = scale.rect(place.rect.adjusted(-4, -4, 4, 4))
        self._put(
            "refused",
            [ring(rect, 7 * scale.k, theme.refused, 3 * scale.k, RING_LAYER + 1, is_dashed=True)],
        )

    def provisional(self, rects: Iterable[QRectF], theme: Theme, scale: Scale) -> None:
        self._put(
            "provisional",
            [
                ring(
                    scale.rect(rect.adjusted(-3, -3, 3, 3)),
                    6 * scale.k,
                    theme.on,
                    2 * scale.k,
                    RING_LAYER - 1,
                    is_dashed=True,
                )
                for rect in rects
            ],
        )

    def selected(self, runs: Iterable[tuple[QRectF, float]], theme: Theme, scale: Scale) -> None:
        """One ring around every run of selected cards, each with the layer of its last card."""
        self._put(
            "selected",
            [
                ring(
                    scale.rect(rect.adjusted(-0.5, -0.5, 0.5, 0.5)),
                    (_RADIUS * 96 + 1) * scale.k,
                    theme.best,
                    3 * scale.k,
                    layer,
                )
                for rect, layer in runs
            ],
        )

    def new_cards(
        self,
        cards: Iterable[tuple[Card, CardPlace, float]],
        theme: Theme,
        scale: Scale,
    ) -> None:
        """A tag on every new card; *float* is the width in units of what shows of the card."""
        made: list[QGraphicsItem] = []
        tag = self._pictures.tag(labels.new(), theme.new, theme.on_new, theme.new_line, scale)
        bar = self._pictures.bar(theme, scale)
        shown_cards = list(cards)
        for number, (_, place, strip) in enumerate(shown_cards):
            # Alone a tag may reach over the upper edges beside it; two would cover each other.
            beside = [*shown_cards[max(0, number - 1) : number], *shown_cards[number + 1 :][:1]]
            is_alone = all(abs(other.x - place.x) > 2 * strip - 1 for _, other, _ in beside)
            picture = tag if strip >= 40 or is_alone else bar
            size = picture.deviceIndependentSize()
            shown = min(strip, place.width)
            x = (place.x + shown / 2) * scale.k - size.width() / 2
            over = (0.28 if picture is tag else 0.5) * size.height()
            over = min(over, _ABOVE_RANK * place.width * scale.k)
            y = place.y * scale.k - size.height() + over
            made.append(picture_item(picture, scale.point(x / scale.k, y / scale.k), TAG_LAYER - 1))
        self._put("new", made)

    def offered(self, rects: Iterable[QRectF], theme: Theme, scale: Scale) -> None:
        """A line around every card that can be used now."""
        self._put(
            "offered",
            [
                ring(
                    scale.rect(rect.adjusted(-2.5, -2.5, 2.5, 2.5)),
                    (_RADIUS * rect.width() + 2.5) * scale.k,
                    theme.possible,
                    2 * scale.k,
                    RING_LAYER - 2,
                )
                for rect in rects
            ],
        )

    def of_game(
        self, delegate: GameDelegate, background: Background, theme: Theme, scale: Scale
    ) -> None:
        """What the game itself puts over the cards."""
        self._put("game", delegate.marks(background, theme, scale, self._pictures))

    def amount(self, pictures: Iterable[QGraphicsItem]) -> None:
        """What is dragged up to say how much is wanted."""
        self._put("amount", pictures)

    def focus(self, rect: QRectF | None, theme: Theme, scale: Scale) -> None:
        """The double line around what the keyboard is at."""
        if rect is None:
            self.clear("focus")
            return
        inner = scale.rect(rect.adjusted(-3, -3, 3, 3))
        outer = scale.rect(rect.adjusted(-6, -6, 6, 6))
        k = scale.k
        self._put(
            "focus",
            [
                ring(outer, 10 * k, theme.focus_outer, 3 * k, FOCUS_LAYER),
                ring(inner, 7 * k, theme.focus_inner, 3 * k, FOCUS_LAYER),
            ],
        )


def provisional_rects(table: Table, places: TablePlaces) -> list[QRectF]:
    """Around what is laid out: a whole meld, or beside cards already laid the strip of each."""
    rects = []
    for zone in table.zones:
        place = places.zones.get(zone.key)
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
