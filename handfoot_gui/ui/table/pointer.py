"""The mouse on the table: press and move drags, a click selects or drops, both the same way."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QApplication, QGraphicsPathItem

from handfoot_gui.core.cards import Card
from handfoot_gui.core.table import DISCARD, HAND, NEW_MELD, STOCK, side_key
from handfoot_gui.ui.art.palette import Back, Form, Shadow
from handfoot_gui.ui.table.items import FLIGHT_LAYER, CardItem, ring
from handfoot_gui.ui.table.places import HANDLE, RATIO, CardSide
from handfoot_gui.ui.table.scene import TableScene

UNDER_POINTER = 0.6
"""A zone under the pointer itself counts as covered by this much of a card more."""


class Pointer:
    """What the mouse does on one scene; positions are in pixels."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._canvas = scene.canvas
        self._selection = scene.selection
        self._pressed: tuple[QPointF, tuple[str, Card | None]] | None = None
        self._run: list[tuple[CardItem, QPointF]] = []
        self._ghost: CardItem | None = None
        self._ring: tuple[QGraphicsPathItem, QPointF] | None = None
        self._extra: tuple[Card, ...] = ()
        self._drawn_from = STOCK
        self._is_lifting = False
        self._is_added = False

    @property
    def is_dragging(self) -> bool:
        """Whether cards, a back or an amount follow the mouse."""
        return bool(self._run) or self._is_lifting

    def press(self, at: QPointF, *, is_added: bool = False) -> None:
        """*is_added*: a click selects a card besides those already selected, also on the table."""
        self.cancel()
        self._is_added = is_added
        hit = self._canvas.at(at)
        self._pressed = (QPointF(at), hit) if hit is not None else None

    def double_press(self, at: QPointF) -> None:
        """The second press of a double click on a card of the hand selects its whole rank."""
        self._pressed = None
        hit = self._canvas.at(at)
        if hit is not None and hit[1] is not None and self._canvas.can_select(hit[0]):
            self._scene.select_kind(hit[1])
        elif hit is not None:
            self._pressed = (QPointF(at), hit)

    def move(self, at: QPointF) -> None:
        """The mouse moved with the button down."""
        if self._pressed is not None and not self._run and not self._is_lifting:
            away = at - self._pressed[0]
            if away.manhattanLength() < QApplication.startDragDistance():
                return
            self._begin(self._pressed[0], *self._pressed[1])
        if self._is_lifting and self._pressed is not None:
            risen = (self._pressed[0].y() - at.y()) / self._canvas.scale.k
            self._scene.amount.choose(round(risen / self._canvas.delegate.amount_step))
        for item, offset in self._run:
            item.setPos(at + offset)
        if self._ring is not None:
            self._ring[0].setPos(at + self._ring[1])

    def hover(self, at: QPointF) -> None:
        """The mouse moved without a button."""
        hit = self._canvas.at(at)
        card = hit[1] if hit is not None and hit[0] == HAND else None
        self._canvas.point_at(card)
        self._canvas.point_at_zone(hit[0] if hit is not None else None)

    def release(self, at: QPointF) -> None:
        pressed, self._pressed = self._pressed, None
        if self._is_lifting:
            self._is_lifting = False
            self._scene.take_amount()
        elif self._run:
            self._end(at)
        elif pressed is not None:
            self._click(pressed[0], *pressed[1])

    def cancel(self) -> None:
        """Let go of whatever is dragged; it glides home."""
        self._pressed = None
        if self._is_lifting:
            self._is_lifting = False
            self._scene.amount.choose(0)
        if self._run:
            self._let_go()
            self._scene.refresh()

    def forget(self) -> None:
        """Let go of whatever is dragged, at once: it is not shown any more."""
        self._pressed = None
        self._is_lifting = False
        self._let_go()

    def _click(self, at: QPointF, key: str, card: Card | None) -> None:
        scene = self._scene
        if key == HANDLE:
            return
        is_free = self._is_added or not self._selection or card in self._selection
        if key == HAND or (card is not None and self._canvas.can_select(key) and is_free):
            if card is not None:
                self._selection.toggle(card)
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
        if card is None:
            return
        if self._canvas.can_select(key):
            if card not in self._selection and not scene.table.gathers:
                self._selection.select(())
                self._canvas.refused_at = None
            cards = self._selection.cards if card in self._selection else (card,)
        elif card in scene.turn.draft.cards:
            cards = (card,)
        elif key == DISCARD and self._canvas.can_drag_discard(card):
            cards, self._extra = (card,), self._selection.cards
        if not cards:
            self._pressed = None
            return
        self._canvas.hold((*cards, *self._extra), cards)
        k = self._canvas.scale.k
        grabbed = self._canvas.cards.item(card)
        corner = grabbed.pos() - at if grabbed is not None else QPointF()
        self._run = [
            (item, corner + QPointF(apart * k, 0))
            for item, apart in self._canvas.cards.hold(cards, card)
        ]
        self._put_ring(at)

    def _put_ring(self, at: QPointF) -> None:
        """One line around the run that follows the pointer."""
        scene = self._scene
        k = self._canvas.scale.k
        for item, offset in self._run:
            item.setPos(at + offset)
        whole = QRectF()
        for item, _ in self._run:
            body = QRectF(item.pos(), item.pos() + QPointF(item.width, item.width * RATIO))
            whole = whole.united(body)
        body, colour = QRectF(0, 0, whole.width(), whole.height()), self._canvas.style.theme.best
        line = ring(body, 7 * k, colour, 3 * k, FLIGHT_LAYER + 90)
        line.setPos(whole.topLeft())
        scene.addItem(line)
        self._ring = (line, whole.topLeft() - at)

    def _begin_draw(self, at: QPointF, key: str) -> None:
        """A back of the stock follows the pointer; dropped on the hand it is a draw."""
        scene = self._scene
        self._drawn_from = key
        zone = self._canvas.places.zones.get(key)
        if zone is None or not zone.backs:
            self._pressed = None
            return
        place = zone.backs[-1]
        item = CardItem(None, Back.BLUE)
        scale = self._canvas.scale
        width = scale.width(place.width)
        item.show_picture(
            self._canvas.atlas, width, Form.FULL, CardSide.FACE, scale.dpr, Shadow.LIFTED
        )
        item.setPos(scale.point(place.x, place.y))
        item.setZValue(FLIGHT_LAYER + 50)
        scene.addItem(item)
        self._ghost = item
        self._run = [(item, item.pos() - at)]

    def _let_go(self) -> None:
        self._run = []
        if self._ring is not None:
            self._scene.removeItem(self._ring[0])
            self._ring = None
        if self._ghost is not None:
            self._scene.removeItem(self._ghost)
            self._ghost = None
        self._canvas.let_go()

    def _end(self, at: QPointF) -> None:
        scene = self._scene
        if self._ghost is not None:
            canvas = self._canvas
            is_home = at.y() / canvas.scale.k >= canvas.places.prompt_bar.top()
            self._let_go()
            if is_home:
                scene.drop((), self._drawn_from)
            return
        cards = (*(item.card for item, _ in self._run if item.card is not None), *self._extra)
        grabbed = min(self._run, key=lambda pair: abs(pair[1].x()) + abs(pair[1].y()))[0]
        k = self._canvas.scale.k
        rect = QRectF(
            grabbed.pos().x() / k,
            grabbed.pos().y() / k,
            grabbed.width / k,
            grabbed.width / k * RATIO,
        )
        spot = at / k
        key = self._most_covered(rect, spot)
        self._let_go()
        if key == HAND and set(cards) <= set(scene.table.hand):
            scene.reorder(cards, self._card_right_of(spot.x(), cards))
            scene.refresh()
        elif key is None:
            scene.refresh()
        else:
            scene.drop(cards, key, self._index_at(key, at, cards))

    def _most_covered(self, rect: QRectF, spot: QPointF) -> str | None:
        """The zone of the own side that is meant; else the one that accepts the cards and is
        covered most; else whichever is covered most."""
        scene = self._scene
        accepting = {target.key for target in self._canvas.targets} | {HAND}
        accepting -= set(scene.table.stocks)
        if NEW_MELD in accepting and self._canvas.places.is_on_background(spot):
            return NEW_MELD
        meant = self._own_zone_at(spot) or self._own_zone_at(rect.center())
        if meant is not None:
            return meant
        whole = rect.width() * rect.height()

        def cover(area: QRectF) -> float:
            common = area.intersected(rect)
            bonus = UNDER_POINTER * whole if area.contains(spot) else 0.0
            return common.width() * common.height() + bonus

        covered = {key: cover(zone.drop) for key, zone in self._canvas.places.zones.items()}
        best = max((key for key in covered if key in accepting), key=covered.__getitem__)
        if covered[best] > 0.12 * whole and (best != HAND or covered[HAND] > 0.4 * whole):
            return best
        panel = next(
            (
                panel
                for panel, area in zip(scene.table.panels, self._canvas.places.panels, strict=True)
                if area.contains(spot)
            ),
            None,
        )
        is_own = panel is not None and panel.is_own
        if NEW_MELD in accepting and is_own:
            return NEW_MELD
        anything = max(covered, key=covered.__getitem__)
        if covered[anything] > 0.12 * whole:
            return anything
        if panel is None:
            return None
        return NEW_MELD if is_own else side_key(panel.side)

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
