"""The mouse on the table: press and move drags, a click selects or drops, both the same way."""

from __future__ import annotations

import math
from collections.abc import Sequence

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, QSizeF, QVariantAnimation
from PySide6.QtWidgets import QApplication, QGraphicsPathItem

from handfoot_gui.core.cards import Card
from handfoot_gui.core.table import DISCARD, HAND, NEW_MELD, Panel, side_key
from handfoot_gui.ui.art.palette import Back, Form
from handfoot_gui.ui.table.card_items import LIFT_MS, OUT
from handfoot_gui.ui.table.items import FLIGHT_LAYER, CardItem, ring, rounded
from handfoot_gui.ui.table.places import HANDLE, RATIO, CardPlace
from handfoot_gui.ui.table.scene import TableScene

UNDER_POINTER = 0.6
"""A zone under the pointer itself counts as covered by this much of a card more."""


NEAR = 40.0
"""How far, in units, a row draws cards to itself that fit there."""


def _distance(rect: QRectF, point: QPointF) -> float:
    """How far *point* is from *rect*; 0 within."""
    x = max(rect.left() - point.x(), 0.0, point.x() - rect.right())
    y = max(rect.top() - point.y(), 0.0, point.y() - rect.bottom())
    return math.hypot(x, y)


class _Run:
    """Cards, or a back, that follow the pointer and take the size of what they are held over."""

    def __init__(
        self,
        scene: TableScene,
        items: Sequence[tuple[CardItem, float]],
        at: QPointF,
        card: Card | None,
    ) -> None:
        """*items* with their distances in units from that of *card*, which the pointer holds."""
        self._scene, self._canvas = scene, scene.canvas
        self._items = items
        grabbed = next((item for item, _ in items if item.card is card), items[0][0])
        self._corner = grabbed.pos() - at
        self._width = grabbed.width
        self._place = grabbed.place
        self._at = at
        self._size = self._end = 1.0
        """Of the size in which they were taken: now, and in the end."""
        self._growing = QVariantAnimation(scene)
        self._growing.setEasingCurve(OUT)
        self._growing.valueChanged.connect(self._grow)
        self._ring: QGraphicsPathItem | None = None
        if card is not None:
            k, best = self._canvas.scale.k, self._canvas.style.theme.best
            self._ring = ring(QRectF(), 7 * k, best, 3 * k, FLIGHT_LAYER + 90)
            scene.addItem(self._ring)
        self.move(at)

    @property
    def cards(self) -> tuple[Card, ...]:
        return tuple(item.card for item, _ in self._items if item.card is not None)

    def body(self, at: QPointF) -> QRectF:
        """Where the card that the pointer holds would lie in its first size, in units."""
        k = self._canvas.scale.k
        wide = self._width / k
        return QRectF((at + self._corner) / k, QSizeF(wide, wide * RATIO))

    def move(self, at: QPointF) -> None:
        """The pointer is at *at*."""
        self._at = at
        k, whole = self._canvas.scale.k, QRectF()
        for item, apart in self._items:
            item.setPos(at + (self._corner + QPointF(apart * k, 0)) * self._size)
            wide = self._width * self._size
            whole = whole.united(QRectF(item.pos(), QSizeF(wide, wide * RATIO)))
        if self._ring is not None:
            self._ring.setPath(rounded(whole, 7 * k))

    def take_size(self, place: CardPlace | None) -> None:
        """Become as large as a card at *place*; None: as large as they were taken."""
        place = place or self._place
        if place is None:
            return
        if len(self._items) > 1 and place.form is Form.ROW:
            place = replace(place, form=Form.STACK)
        before = self._size
        self._end = self._canvas.scale.width(place.width) / self._width
        for item, _ in self._items:
            self._canvas.cards.show_held(item, place)
        self._growing.stop()
        if before == self._end or not self._canvas.cards.animator.factor:
            self._grow(self._end)
            return
        self._growing.setDuration(round(LIFT_MS * self._canvas.cards.animator.factor))
        self._growing.setStartValue(before)
        self._growing.setEndValue(self._end)
        self._growing.start()

    def _grow(self, size: float) -> None:
        self._size = size
        for item, _ in self._items:
            item.setScale(size / self._end)
        self.move(self._at)

    def end(self, key: str) -> None:
        """The pointer has let go of them; a back was from zone *key*."""
        self._growing.stop()
        self._growing.deleteLater()
        for item, _ in self._items:
            item.setScale(1.0)
            if item.card is None:
                self._canvas.cards.release_back(item, key)
        if self._ring is not None:
            self._scene.removeItem(self._ring)


class Pointer:
    """What the mouse does on one scene; positions are in pixels."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._canvas = scene.canvas
        self._selection = scene.selection
        self._pressed: tuple[QPointF, tuple[str, Card | None]] | None = None
        self._run: _Run | None = None
        self._extra: tuple[Card, ...] = ()
        self._over: str | None = None
        """The zone whose size the run has."""
        self._drawn_from = ""
        """The stock whose back follows the pointer, where one does."""
        self._is_lifting = False
        self._is_added = self._is_range = False
        self._sweep: tuple[QPointF, tuple[Card, ...], QGraphicsPathItem] | None = None
        """Where a drag over cards began, what was selected then, and the line around it."""
        self._clicked: tuple[str, Card | None] | None = None
        """What the last press clicked, where it was no drag."""
        self._is_second = False
        """The button is down for the second time in a double click."""
        self._is_same_term = False
        """The button is down on the word that was explained, which ends that."""

    @property
    def is_dragging(self) -> bool:
        """Whether cards, a back, an amount or the end of a sweep follow the mouse."""
        return self._run is not None or self._is_lifting or self._sweep is not None

    def press(self, at: QPointF, *, is_added: bool = False, is_range: bool = False) -> None:
        """*is_added*: a click selects a card besides those already selected, also on the table;
        *is_range*: with all between them, and a drag selects those it goes over."""
        self.cancel()
        self._is_added, self._is_range = is_added or is_range, is_range
        self._is_second, self._clicked = False, None
        if self._scene.terms.note.is_closed_at(at):
            self._scene.terms.close()
            self._pressed = None
            return
        term, shown = self._scene.terms.at(at), self._scene.terms.shown
        self._is_same_term = term is not None and term == shown
        self._scene.terms.show(None)
        self._pressed = (QPointF(at), self._canvas.at(at) or ("", None))

    def double_press(self, at: QPointF) -> None:
        """The second press of a double click, on whatever the first one fell on: a card that it
        lifted goes where it can only be meant to go, or its whole rank is lifted. All else the
        first press has done; the second begins a drag at most."""
        clicked = self._clicked
        self.press(at)
        self._is_second = clicked is not None
        card = clicked[1] if clicked is not None else None
        if card in self._scene.table.selectable:
            self._pressed = None
            self._scene.double_press(card)

    def move(self, at: QPointF) -> None:
        """The mouse moved with the button down."""
        if self._pressed is not None and not self.is_dragging:
            away = at - self._pressed[0]
            if away.manhattanLength() < QApplication.startDragDistance():
                return
            self._begin(self._pressed[0], *self._pressed[1])
        if self._is_lifting and self._pressed is not None:
            risen = (self._pressed[0].y() - at.y()) / self._canvas.scale.k
            self._scene.amount.choose(round(risen / self._canvas.delegate.amount_step))
        if self._sweep is not None:
            self._sweep_to(at, *self._sweep)
        if self._run is not None:
            self._run.move(at)
            self._hold_over(self._run, at)

    def hover(self, at: QPointF) -> None:
        """The mouse moved without a button."""
        hit = self._canvas.at(at)
        card = hit[1] if hit is not None and hit[0] == HAND else None
        self._canvas.point_at(card)
        self._canvas.point_at_zone(hit[0] if hit is not None else None)
        key = hit[0] if hit is not None and not self._scene.selects(*hit) else None
        index = None if key is None else self._index_at(key, at, self._selection.cards)
        self._scene.preview_click(key, index)

    def release(self, at: QPointF) -> None:
        pressed, self._pressed = self._pressed, None
        if self._is_lifting:
            self._is_lifting = False
            self._scene.take_amount()
        elif self._sweep is not None and pressed is not None:
            self._end_sweep(pressed, self._sweep[1])
        elif self._run is not None:
            self._end(self._run, at)
        elif pressed is not None and not self._is_second:
            self._clicked = pressed[1]
            if not self._is_same_term and not self._scene.explain_at(pressed[0]):
                self._click(pressed[0], *pressed[1])

    def cancel(self) -> None:
        """Let go of whatever is dragged; it glides home."""
        self._pressed = None
        if self._is_lifting:
            self._is_lifting = False
            self._scene.amount.choose(0)
        if self._run is not None or self._sweep is not None:
            self._let_go()
            self._scene.refresh()

    def forget(self) -> None:
        """Let go of whatever is dragged, at once: it is not shown any more."""
        self._pressed = None
        self._is_lifting = False
        self._let_go()

    def _click(self, at: QPointF, key: str, card: Card | None) -> None:
        scene = self._scene
        if key in (HANDLE, ""):
            return
        if scene.selects(key, card, is_added=self._is_added):
            if card is not None:
                scene.select(key, card, is_range=self._is_range)
        elif card is not None and card in scene.turn.draft.cards and not self._selection:
            scene.drop((card,), HAND)
        else:
            scene.activate(key, self._index_at(key, at, self._selection.cards))

    def _index_at(self, key: str, at: QPointF, moved: tuple[Card, ...]) -> int | None:
        """In a row, how many of its cards but those *moved* lie to the left of *at*."""
        places, x = self._canvas.places, at.x() / self._canvas.scale.k
        return places.index_in_row(self._canvas.table, key, x, moved)

    def _begin(self, at: QPointF, key: str, card: Card | None) -> None:
        scene = self._scene
        cards: tuple[Card, ...] = ()
        self._extra = ()
        if key in scene.table.stocks:
            self._begin_draw(at, key)
            return
        if key == HANDLE:
            self._is_lifting = True
            return
        if card is None or self._is_range:
            self._begin_sweep(at)
            return
        if self._scene.table.can_select(key):
            if card not in self._selection and not scene.table.gathers:
                self._selection.select(())
                scene.seat_table.refused = None
            cards = self._selection.cards if card in self._selection else (card,)
        elif card in scene.turn.draft.cards:
            cards = (card,)
        elif key == DISCARD and self._scene.table.discard_to_drag is card:
            cards, self._extra = (card,), self._selection.cards
        if not cards:
            self._pressed = None
            return
        self._canvas.hold((*cards, *self._extra), cards)
        self._run = _Run(scene, self._canvas.cards.hold(cards, card), at, card)

    def _begin_draw(self, at: QPointF, key: str) -> None:
        """A back of the stock follows the pointer; dropped on the hand it is a draw."""
        zone = self._canvas.places.zones.get(key)
        if zone is None or not zone.backs:
            self._pressed = None
            return
        self._drawn_from = key
        item, place, scale = CardItem(None, Back.BLUE), zone.backs[-1], self._canvas.scale
        self._canvas.cards.show_held(item, place)
        item.place = place
        item.setPos(scale.point(place.x, place.y))
        item.setZValue(FLIGHT_LAYER + 50)
        self._scene.addItem(item)
        self._run = _Run(self._scene, [(item, 0.0)], at, None)

    def _begin_sweep(self, at: QPointF) -> None:
        """Select the cards that a drag goes over."""
        if self._scene.table.selects_one or not self._selection.can_select:
            return
        theme, k = self._canvas.style.theme, self._canvas.scale.k
        line = ring(QRectF(), 0, theme.possible, 1.5 * k, FLIGHT_LAYER, is_dashed=True)
        self._scene.addItem(line)
        self._sweep = (at, self._selection.cards, line)

    def _sweep_to(
        self, at: QPointF, start: QPointF, before: tuple[Card, ...], line: QGraphicsPathItem
    ) -> None:
        canvas, k = self._canvas, self._canvas.scale.k
        area = QRectF(start, at).normalized().adjusted(-1, -1, 1, 1)
        line.setPath(rounded(area, 4 * k))
        swept = QRectF(area.topLeft() / k, area.size() / k)
        keys = [key for key in canvas.places.zones if canvas.table.can_select(key)]
        self._selection.select(
            {*before, *(card for key in keys for card in canvas.places.cards_in(key, swept))}
        )

    def _end_sweep(
        self, pressed: tuple[QPointF, tuple[str, Card | None]], before: tuple[Card, ...]
    ) -> None:
        self._let_go()
        at, (key, card) = pressed
        if not set(self._selection.cards).difference(before, (card,)):
            # It went over nothing else: a click with an unsteady hand.
            self._selection.select(before)
            self._click(at, key, card)

    def _hold_over(self, run: _Run, at: QPointF) -> None:
        """Let the run look as it would where it is held, and show what a drop would come to."""
        canvas, is_at_home = self._canvas, False
        over: str | None = HAND if self._is_home(at) else self._drawn_from
        if not self._drawn_from:
            cards = (*run.cards, *self._extra)
            over = self._most_covered(run.body(at), at / canvas.scale.k)
            is_at_home = over == HAND and set(cards) <= set(self._scene.table.hand)
            index = None if over is None else self._index_at(over, at, cards)
            self._scene.preview_drop(cards, None if is_at_home else over, index)
        # Between two places it stays as it is.
        if over is not None and over != self._over:
            self._over = over
            run.take_size(None if is_at_home else canvas.places.card_at(over))

    def _is_home(self, at: QPointF) -> bool:
        """Whether a card that is drawn there is in the hand."""
        return at.y() / self._canvas.scale.k >= self._canvas.places.prompt_bar.top()

    def _let_go(self) -> None:
        if self._run is not None:
            self._run.end(self._drawn_from)
        if self._sweep is not None:
            self._scene.removeItem(self._sweep[2])
        self._run = self._over = self._sweep = None
        self._drawn_from = ""
        self._canvas.let_go()

    def _end(self, run: _Run, at: QPointF) -> None:
        scene = self._scene
        if self._drawn_from:
            key, is_home = self._drawn_from, self._is_home(at)
            self._let_go()
            if is_home:
                scene.drop((), key)
            else:
                scene.refresh()
            return
        cards, spot = (*run.cards, *self._extra), at / self._canvas.scale.k
        key_there = self._most_covered(run.body(at), spot)
        index = None if key_there is None else self._index_at(key_there, at, cards)
        self._let_go()
        if key_there == HAND and set(cards) <= set(scene.table.hand):
            scene.reorder(cards, self._card_right_of(spot.x(), cards))
            scene.refresh()
        elif key_there is None:
            scene.refresh()
        else:
            scene.drop(cards, key_there, index)

    def _most_covered(self, rect: QRectF, spot: QPointF) -> str | None:
        """The zone of the own side that is meant; else the one that accepts the cards and is
        covered most; else whichever is covered most."""
        scene = self._scene
        near = self._row_near(rect, spot)
        if near is not None:
            return near
        targets = self._canvas.targets
        accepting = {key for one in targets for key in (one.key, *one.shown)} | {HAND}
        accepting -= set(scene.table.stocks)
        if NEW_MELD in accepting and self._canvas.places.is_on_background(spot):
            return NEW_MELD
        meant = self._own_zone_at(spot) or self._own_zone_at(rect.center())
        if meant is not None:
            return meant
        return self._covered(rect, spot, accepting)

    def _covered(self, rect: QRectF, spot: QPointF, accepting: set[str]) -> str | None:
        """What *rect* covers most of those *accepting*, else of all, else the side before which
        *spot* is."""
        whole = rect.width() * rect.height()

        def cover(area: QRectF) -> float:
            common = area.intersected(rect)
            bonus = UNDER_POINTER * whole if area.contains(spot) else 0.0
            return common.width() * common.height() + bonus

        covered = {key: cover(zone.drop) for key, zone in self._canvas.places.zones.items()}
        best = max((key for key in covered if key in accepting), key=covered.__getitem__)
        if covered[best] > 0.12 * whole and (best != HAND or covered[HAND] > 0.4 * whole):
            return best
        panel = self._panel_at(spot)
        is_own = panel is not None and panel.is_own
        if NEW_MELD in accepting and is_own:
            return NEW_MELD
        anything = max(covered, key=covered.__getitem__)
        if covered[anything] > 0.12 * whole:
            return anything
        if panel is None:
            return None
        return NEW_MELD if is_own else side_key(panel.side)

    def _panel_at(self, spot: QPointF) -> Panel | None:
        """The part of a side at *spot*."""
        panels = zip(self._scene.table.panels, self._canvas.places.panels, strict=True)
        return next((panel for panel, area in panels if area.contains(spot)), None)

    def _row_near(self, rect: QRectF, spot: QPointF) -> str | None:
        """The row in which the cards fit that is nearest to the pointer or to the middle of the
        card it holds, where it is near, and both are not on another place."""
        zones, table = self._canvas.places.zones, self._scene.table
        rows = {zone.key for zone in table.zones if zone.is_row}
        lit = (target for target in self._canvas.targets if target.is_lit)
        fitting = rows.intersection(key for target in lit for key in target.shown)
        points = (spot, rect.center())
        others = (zones[key].rect for key in {*rows, NEW_MELD} - fitting if key in zones)
        if not fitting or any(all(map(other.contains, points)) for other in others):
            return None
        away = {key: min(_distance(zones[key].rect, point) for point in points) for key in fitting}
        nearest = min(fitting, key=away.__getitem__)
        return nearest if away[nearest] <= NEAR else None

    def _own_zone_at(self, point: QPointF) -> str | None:
        """The discard pile or what lies before the own side at *point*, whatever it accepts."""
        table, places = self._scene.table, self._canvas.places
        own = table.own_side
        return next(
            (
                zone.key
                for zone in table.zones
                if own is not None
                and (zone.side == own or zone.key == DISCARD)
                and zone.key in places.zones
                and places.zones[zone.key].rect.contains(point)
            ),
            None,
        )

    def _card_right_of(self, x: float, moved: tuple[Card, ...]) -> Card | None:
        """The first card of the hand that stays and lies to the right of *x* (units)."""
        for card, place in self._canvas.places.zones[HAND].cards:
            if card not in moved and place.x + place.width * 0.2 > x:
                return card
        return None
