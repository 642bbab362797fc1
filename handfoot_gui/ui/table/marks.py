"""Rings, glows and tags over the cards, made anew whenever what they say changes."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterable, Mapping
from functools import partial
from itertools import combinations

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, QSizeF, QVariantAnimation
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QGraphicsScene

from handfoot_gui.core.cards import Card
from handfoot_gui.core.messages import Moment
from handfoot_gui.core.table import DISCARD, HAND, NEW_MELD, Tag, Target
from handfoot_gui.ui.table.background import Background
from handfoot_gui.ui.table.card_items import CardItems
from handfoot_gui.ui.table.delegate import GameDelegate
from handfoot_gui.ui.table.items import (
    BAR_RISE,
    FOCUS_LAYER,
    RING_LAYER,
    TAG_LAYER,
    Mark,
    Pictures,
    Scale,
    bar_over,
    picture_item,
    ring,
    rounded,
)
from handfoot_gui.ui.table.places import (
    LEAST_STRIP,
    LIFT,
    RATIO,
    CardPlace,
    Placed,
    TablePlaces,
    ZonePlace,
    shown_strip,
)
from handfoot_gui.ui.table.tags import Tags
from handfoot_gui.ui.widgets.felt import PLATE_RADIUS, ZONE_RADIUS
from handfoot_gui.ui.widgets.theme import Theme

_RADIUS = 0.072
_ROOMY_SIDE = 480.0
"""The width of a side from which on a tag has room within it."""
_LEAST_TAGGED = 40.0
"""The height of a place of which enough is seen beside a tag on its lower edge."""
_BAR = 5.0
"""The height of an outlined strip, however close the next card lies."""


class _Shown(Struct, frozen=True, eq=False):
    """A mark with where it lies once its cards have come to rest, and where these do."""

    mark: Mark
    base: QPointF
    homes: tuple[tuple[Card, QPointF, float], ...] = ()
    """Each card with its corner and its width in pixels."""
    is_passing: bool = False
    """It goes as soon as its cards have landed."""

    def follow(self, cards: CardItems) -> None:
        """Put the mark where the one of its *cards* is that has come furthest."""
        item, nearest = self.mark.item, math.inf
        for card, home, width in self.homes:
            carrier = cards.seen(card)
            away = math.inf if carrier is None else (carrier.pos() - home).manhattanLength()
            if carrier is None or away >= nearest:
                continue
            nearest = away
            is_late = cards.animator.is_in_flight(carrier) and not carrier.isVisible()
            item.setVisible(not is_late)
            scale = carrier.seen_width / width if carrier.width else 1.0
            item.setScale(scale)
            item.setPos(carrier.pos() + (self.base - home) * scale)

    def surround(self, cards: CardItems, radius: float) -> None:
        """Draw its line around its *cards*, which part or come together; *radius* is in pixels."""
        whole, line = QRectF(), self.mark.item
        for card in self.mark.cards:
            carrier = cards.seen(card)
            if carrier is not None:
                wide = carrier.seen_width
                whole = whole.united(QRectF(carrier.pos(), QSizeF(wide, wide * RATIO)))
        if isinstance(line, QGraphicsPathItem):
            line.setPath(rounded(whole, radius))


class Marks:
    """The marks of one scene; every method replaces the marks it made before.

    While the cards of a mark are on their way, it goes along. So does one that is over, as long as
    its cards fly.
    """

    def __init__(self, scene: QGraphicsScene, scale: Scale, cards: CardItems) -> None:
        self._scene = scene
        self._scale = scale
        self._cards = cards
        self.pictures = Pictures(scale)
        self._tags = Tags(self.pictures, scale)
        self._shown: dict[str, list[_Shown]] = {}
        cards.animator.moved.connect(self.follow)
        self._fading = ""
        """The kind of marks that come up slowly."""
        self._fade = QVariantAnimation(scene, startValue=0.0, endValue=1.0)
        self._fade.valueChanged.connect(lambda _: self._show_faded(self._fading))
        self._fade.finished.connect(lambda: self._show_faded(self._fading))

    @property
    def _theme(self) -> Theme:
        return self.pictures.theme

    def shown(self, kind: str) -> list[QGraphicsItem]:
        """The marks of one *kind* as they are now."""
        return [shown.mark.item for shown in self._shown.get(kind, [])]

    @property
    def tagged(self) -> list[QRectF]:
        """Where tags and bars lie, in pixels of the scene; lines and lights are around something
        that lies there itself."""
        items = [item for kind in self._shown if kind != "term" for item in self.shown(kind)]
        return [
            item.sceneBoundingRect()
            for item in items
            if item.isVisible() and item.zValue() >= TAG_LAYER - 5
        ]

    def clear(self) -> None:
        for kind in self._shown:
            self.put(kind, ())

    def put(self, kind: str, marks: Iterable[Mark]) -> None:
        """Show *marks* in place of those of that *kind*."""
        made = list(marks)
        marked = {card for mark in made for card in mark.cards}
        kept = []
        for old in self._shown.get(kind, []):
            cards = [card for card, _, _ in old.homes]
            if cards and marked.isdisjoint(cards) and all(map(self._cards.is_crossing, cards)):
                kept.append(replace(old, is_passing=True))
            else:
                self._scene.removeItem(old.mark.item)
        self._shown[kind] = [*kept, *map(self._placed, made)]

    def _placed(self, mark: Mark) -> _Shown:
        """*mark* in the scene."""
        self._scene.addItem(mark.item)
        homes = []
        for card in mark.cards:
            item = self._cards.item(card)
            if item is not None and item.home is not None:
                corner = self._scale.point(item.home.x, item.home.y)
                homes.append((card, corner, self._scale.width(item.home.width)))
        return _Shown(mark, QPointF(mark.item.pos()), tuple(homes))

    def follow(self) -> None:
        """Put every mark where its cards are now."""
        for kind, marks in self._shown.items():
            over = []
            for shown in marks:
                is_crossing = any(self._cards.is_crossing(card) for card in shown.mark.cards)
                if shown.is_passing and not is_crossing:
                    over.append(shown)
                    self._scene.removeItem(shown.mark.item)
                elif shown.is_passing and len(shown.homes) > 1:
                    shown.surround(self._cards, _RADIUS * 96 * self._scale.k)
                elif shown.homes:
                    shown.follow(self._cards)
            if over:
                self._shown[kind] = [shown for shown in marks if shown not in over]

    def _ring(
        self, rect: QRectF, off: float, radius: float, colour: str, width: float, layer: float,
        *, is_dashed: bool = False, cards: Iterable[Card] = (),
    ) -> Mark:  # fmt: skip
        """A line that lies *off* units outside of *rect*, around *cards*; all lengths are units."""
        k, around = self._scale.k, self._scale.rect(rect.adjusted(-off, -off, off, off))
        line = ring(around, radius * k, colour, width * k, layer, is_dashed=is_dashed)
        return Mark(line, tuple(cards))

    def targets(
        self, targets: Iterable[Target], background: Background, delegate: GameDelegate
    ) -> None:
        """Lines around every possible target; glow and tag at the best."""
        theme, table, places = self._theme, background.table, background.places
        made: list[Mark] = []
        tags: list[tuple[Tag, Callable[[str], Mark]]] = []
        for target, key in [(one, key) for one in targets for key in one.shown]:
            place = places.zones.get(key)
            if place is None or key == HAND or not target.is_lit:
                continue
            around = delegate.target_rect(target, place)
            if target.is_best:
                lit, k = self._scale.rect(around.adjusted(-4, -4, 4, 4)), self._scale.k
                made.append(Mark(self.pictures.glow_around(lit, 7 * k, RING_LAYER)))
                made.append(self._ring(around, 4, 7, theme.best, 3, RING_LAYER))
            else:
                made.append(self._ring(around, 3, 7, theme.possible, 2, RING_LAYER))
            tag = target.tag_on(key)
            if tag is not None:
                # Under the piles stand their captions, which the tag must not cover.
                has_caption = key in (DISCARD, *table.stocks)
                fill = theme.best if target.is_best else theme.possible
                overlap = 1.0 if has_caption else 0.72
                tags.append((tag, partial(self._tags.below, around, fill, overlap, places)))
        shown = [make(delegate.words.tag_text(tag, table)) for tag, make in tags]
        if any(one.item.collidesWithItem(other.item) for one, other in combinations(shown, 2)):
            shown = [make(delegate.words.brief_tag_text(tag, table)) for tag, make in tags]
        self.put("targets", [*made, *shown])

    def moments(
        self, marked: Iterable[tuple[QRectF, str]], places: TablePlaces, *, is_below_taken: bool
    ) -> None:
        """A quiet line around what is big news, with a word or figure on a tag; *is_below_taken*:
        others' cards lie below the prompt bar."""
        colour, made, tags = self._theme.possible, list[Mark](), list[Mark]()
        # What has more than one place to lie comes last.
        for rect, text in sorted(marked, key=lambda one: one[0] in places.panels):
            made.append(self._ring(rect, 2, 6, colour, 3, RING_LAYER - 1))
            if is_below_taken and rect == places.prompt_bar:
                tags.append(self._tags.above(rect, colour, text))
            elif rect in places.panels and rect.width() >= _ROOMY_SIDE:
                # Below it the tag would stand in the head of another side.
                taken = [tag.item.sceneBoundingRect() for tag in tags]
                tags.append(self._tags.inside(rect, colour, text, places, taken))
            else:
                tags.append(self._tags.clear_of_heads(rect, colour, text, places))
        self.put("moments", [*made, *tags])

    def won(self, marked: Iterable[tuple[Moment, QRectF]], background: Background) -> None:
        """A golden line around what has won, with a word on a tag: inside where cards lie there."""
        theme, places, made = self._theme, background.places, list[Mark]()
        for moment, rect in marked:
            text = moment.mark
            if moment.cards:
                around = rect.adjusted(-4, -4, 4, 4)
                lit, k = self._scale.rect(around), self._scale.k
                made.append(Mark(self.pictures.glow_around(lit, 7 * k, RING_LAYER - 2)))
                made.append(self._ring(rect, 4, 7, theme.best, 3, RING_LAYER - 1))
                made.append(self._tags.below(rect, theme.best, 0.8, places, text))
                continue
            radius = ZONE_RADIUS if rect in places.panels else PLATE_RADIUS
            lit, k = self._scale.rect(rect), self._scale.k
            made.append(Mark(self.pictures.glow_around(lit, radius * k, RING_LAYER - 2)))
            made.append(self._ring(rect, 0, radius, theme.best, 3, RING_LAYER - 1))
            if rect in places.panels:
                made.append(self._tags.inside(rect, theme.best, text, places))
        self.put("won", made)
        self._show_faded("won")

    def cut(self, places: Iterable[ZonePlace]) -> None:
        """A quiet line around hands that have come without being seen to."""
        colour, made = self._theme.possible, list[Mark]()
        for place in places:
            rects = [one.rect for _, one in place.cards]
            whole = QRectF()
            for rect in rects:
                whole = whole.united(rect)
            if rects:
                made.append(self._ring(whole, 2, _RADIUS * 96, colour, 2, RING_LAYER))
        self.put("cut", made)

    def fade_in(self, kind: str, milliseconds: float) -> None:
        """Have the marks of that *kind* come up slowly, those made meanwhile, too."""
        self._fade.stop()
        self._fading = kind
        self._fade.setDuration(round(milliseconds))
        if milliseconds > 0:
            self._fade.start()
        self._show_faded(kind)

    def _show_faded(self, kind: str) -> None:
        is_fading = kind == self._fading and self._fade.state() is QVariantAnimation.State.Running
        shown = float(self._fade.currentValue()) if is_fading else 1.0
        for item in self.shown(kind):
            item.setOpacity(shown)

    def refused(self, key: str, reason: str, background: Background) -> None:
        """The dashed line around what refuses a drop, with the *reason* on a tag; *key* is that of
        a zone, of all that lies before a side, or empty."""
        table, places, colour = background.table, background.places, self._theme.refused
        rect, made = places.rect_of(table, key), list[Mark]()
        # Beside the melds there is no place to go around, only the reason.
        if rect is not None and (key != NEW_MELD or key in places.zones):
            made.append(self._ring(rect, 4, 7, colour, 3, RING_LAYER + 1, is_dashed=True))
        if rect is not None and reason:
            made.append(self._tags.below(rect, colour, 0.72, places, reason))
        self.put("refused", made)

    def provisional(self, runs: Iterable[Run]) -> None:
        """Dashed lines around what is laid out and not yet played."""
        colour, layer = self._theme.on, RING_LAYER - 1
        self.put("provisional", [
            self._ring(run.rect, 3, 6, colour, 2, layer, is_dashed=True, cards=run.cards)
            for run in runs
        ])  # fmt: skip

    def selected(self, runs: Iterable[Run]) -> None:
        """One ring around every run of selected cards."""
        radius, colour = _RADIUS * 96 + 1, self._theme.best
        self.put("selected", [
            self._ring(run.rect, 0.5, radius, colour, 3, run.layer, cards=run.cards)
            for run in runs
        ])  # fmt: skip

    def new_cards(self, cards: Iterable[tuple[Card, CardPlace, float]]) -> None:
        """A bar over what shows of every new card, which is so wide in units."""
        self.put("new", [
            Mark(self._bar(bar_over(place.rect, strip), TAG_LAYER - 1), (card,))
            for card, place, strip in cards
        ])  # fmt: skip

    def came(self, places: Iterable[ZonePlace]) -> None:
        """A bar on the upper edge of every place to which others have put cards."""
        self.put("came", [Mark(self._bar(_bar_at(place), TAG_LAYER - 2)) for place in places])

    def _bar(self, rect: QRectF, layer: float) -> QGraphicsItem:
        picture = self.pictures.bar(rect.width(), rect.height())
        return picture_item(picture, self._scale.point(rect.x(), rect.y()), layer)

    def offered(self, cards: Iterable[tuple[Card, CardPlace]]) -> None:
        """A line around every card that can be used now."""
        colour, layer = self._theme.possible, RING_LAYER - 2
        self.put("offered", [
            self._ring(
                place.rect, 2.5, _RADIUS * place.width + 2.5, colour, 2, layer, cards=(card,)
            )
            for card, place in cards
        ])  # fmt: skip

    def pointed_out(self, rects: Iterable[QRectF], cards: Iterable[tuple[Card, CardPlace]]) -> None:
        """Glow and line around places that somebody is to look at, and around cards."""
        colour, k, made = self._theme.best, self._scale.k, list[Mark]()
        for rect in rects:
            lit = self._scale.rect(rect.adjusted(-4, -4, 4, 4))
            made.append(Mark(self.pictures.glow_around(lit, 7 * k, RING_LAYER)))
            made.append(self._ring(rect, 4, 7, colour, 3, RING_LAYER))
        for card, place in cards:
            radius = _RADIUS * place.width + 1
            made.append(
                self._ring(place.rect, 1, radius, colour, 3, place.layer + 0.5, cards=(card,))
            )
        self.put("pointed out", made)

    def traced(self, rows: Iterable[Placed], cards: Collection[Card]) -> None:
        """A line around what shows of each of *cards*, which lie in *rows* or columns."""
        colour, made = self._theme.best, []
        for row in rows if cards else ():
            covered: tuple[Card, ...] = ()
            above = [*(place for _, place in row[1:]), None]
            for (card, place), next_place in zip(row, above, strict=False):
                covered += (card,) if card in cards else ()
                if next_place is not None and _is_squared(place, next_place):
                    continue
                if covered:
                    rect, radius = shown_strip(place, next_place), _RADIUS * place.width + 1
                    made.append(self._ring(rect, 1, radius, colour, 3, RING_LAYER, cards=covered))
                covered = ()
        self.put("traced", made)

    def focus(self, rect: QRectF | None) -> None:
        """The double line around what the keyboard is at."""
        theme, made = self._theme, list[Mark]()
        if rect is not None:
            made.append(self._ring(rect, 6, 10, theme.focus_outer, 3, FOCUS_LAYER))
            made.append(self._ring(rect, 3, 7, theme.focus_inner, 3, FOCUS_LAYER))
        self.put("focus", made)


def _bar_at(place: ZonePlace) -> QRectF:
    """On the upper edge of *place*: a thinner bar where that is low or its label close above."""
    rect, label = place.rect, place.label
    is_close = label.top() < rect.top() < label.bottom() + BAR_RISE - _BAR / 2
    if rect.height() < _LEAST_TAGGED or is_close:
        return QRectF(rect.left(), rect.top() - _BAR / 2, rect.width(), _BAR)
    return bar_over(rect, rect.width())


def _is_squared(place: CardPlace, above: CardPlace) -> bool:
    """Whether hardly anything shows of a card below the one *above* it."""
    return max(abs(above.x - place.x), abs(above.y - place.y)) < LEAST_STRIP


class Run(Struct, frozen=True):
    """Cards side by side that one line goes around."""

    rect: QRectF
    cards: tuple[Card, ...]
    layer: float = 0.0
    """Right above the last of them."""


def provisional_runs(background: Background) -> list[Run]:
    """Around what is laid out: a whole meld, or beside cards already laid the strip of each."""
    runs = []
    for zone in background.table.zones:
        place = background.places.zones.get(zone.key)
        if place is None or not zone.provisional:
            continue
        if len(zone.provisional) == len(zone.cards) or zone.is_squared:
            runs.append(Run(place.rect, tuple(zone.provisional)))
            continue
        cards = list(place.cards)
        for index, (card, spot) in enumerate(cards):
            if card in zone.provisional:
                rect = spot.rect
                if index + 1 < len(cards):
                    rect.setBottom(max(rect.top() + LEAST_STRIP, cards[index + 1][1].y))
                runs.append(Run(rect.adjusted(2, 2, -2, -2), (card,)))
    return runs


def runs_of(row: Mapping[Card, CardPlace], selected: Collection[Card]) -> list[Run]:
    """Selected cards of a *row* that lie side by side, as far as the next card leaves them seen."""
    runs: list[Run] = []
    last_index = -2
    places = [*row.values(), None]
    for index, (card, place) in enumerate(row.items()):
        if card not in selected:
            continue
        rect = shown_strip(place, places[index + 1]).translated(0, -LIFT)
        # Above the next card, which may cover this one.
        run = Run(rect, (card,), place.layer + 1.5)
        if index == last_index + 1 and runs and runs[-1].rect.top() == run.rect.top():
            last = runs.pop()
            run = Run(last.rect.united(run.rect), (*last.cards, card), run.layer)
        runs.append(run)
        last_index = index
    return runs
