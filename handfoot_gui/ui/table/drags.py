"""What follows the mouse while its button is down: cards, a back, a line around them, an amount."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, QSizeF, QVariantAnimation
from PySide6.QtWidgets import QGraphicsPathItem

from handfoot_gui.core.cards import Card
from handfoot_gui.core.table import HAND
from handfoot_gui.ui.art.palette import Back, Form
from handfoot_gui.ui.table.aim import Aim
from handfoot_gui.ui.table.flights import LIFT_MS, OUT
from handfoot_gui.ui.table.items import FLIGHT_LAYER, CardItem, ring, rounded
from handfoot_gui.ui.table.places import RATIO, CardPlace
from handfoot_gui.ui.table.scene import TableScene


class Run:
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
        self._over: str | None = None
        """The zone whose size they have."""
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

    def hold_over(self, key: str | None, place: CardPlace | None) -> None:
        """They are held over zone *key* and take the size of *place*, or their own for None;
        between two zones they stay as they are."""
        if key is not None and key != self._over:
            self._over = key
            self._take_size(place)

    def _take_size(self, place: CardPlace | None) -> None:
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


class Drag(ABC):
    """One drag on a scene, from its beginning on; positions are in pixels."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._canvas = scene.canvas

    @abstractmethod
    def move(self, at: QPointF) -> None:
        """The mouse is at *at*."""

    @abstractmethod
    def end(self, at: QPointF) -> bool:
        """The button is let go *at* a point; whether all of it was only a click."""

    @abstractmethod
    def let_go(self) -> None:
        """Show nothing of it any more."""

    def cancel(self) -> None:
        """Let go of it; what was dragged glides home."""
        self.let_go()
        self._scene.refresh()


class CardDrag(Drag):
    """Cards that are moved somewhere."""

    def __init__(
        self, scene: TableScene, aim: Aim, at: QPointF, card: Card, cards: tuple[Card, ...],
        extra: tuple[Card, ...],
    ) -> None:  # fmt: skip
        """The pointer holds *card* of *cards*; *extra* go along unseen."""
        super().__init__(scene)
        self._aim = aim
        self._extra = extra
        self._canvas.hold((*cards, *extra), cards)
        self._run = Run(scene, self._canvas.cards.hold(cards, card), at, card)

    def move(self, at: QPointF) -> None:
        run, k = self._run, self._canvas.scale.k
        run.move(at)
        cards = (*run.cards, *self._extra)
        over = self._aim.zone(run.body(at), at / k)
        is_at_home = over == HAND and set(cards) <= set(self._scene.table.hand)
        index = None if over is None else self._aim.index(over, at, cards)
        self._scene.preview_drop(cards, None if is_at_home else over, index)
        place = None if over is None or is_at_home else self._canvas.places.card_at(over)
        run.hold_over(over, place)

    def end(self, at: QPointF) -> bool:
        scene, run = self._scene, self._run
        cards, spot = (*run.cards, *self._extra), at / self._canvas.scale.k
        key = self._aim.zone(run.body(at), spot)
        index = None if key is None else self._aim.index(key, at, cards)
        self.let_go()
        if key == HAND and set(cards) <= set(scene.table.hand):
            scene.reorder(cards, self._aim.card_right_of(spot.x(), cards))
            scene.refresh()
        elif key is None:
            scene.refresh()
        else:
            scene.drop(cards, key, index)
        return False

    def let_go(self) -> None:
        self._run.end("")
        self._canvas.let_go()


class DrawDrag(Drag):
    """A back of a stock follows the pointer; dropped on the hand it is a draw."""

    def __init__(self, scene: TableScene, at: QPointF, key: str, place: CardPlace) -> None:
        """The back is that of stock *key*, at its *place*."""
        super().__init__(scene)
        self._key = key
        item, scale = CardItem(None, Back.BLUE), self._canvas.scale
        self._canvas.cards.show_held(item, place)
        item.place = place
        item.setPos(scale.point(place.x, place.y))
        item.setZValue(FLIGHT_LAYER + 50)
        scene.addItem(item)
        self._run = Run(scene, [(item, 0.0)], at, None)

    def move(self, at: QPointF) -> None:
        self._run.move(at)
        over = HAND if self._is_home(at) else self._key
        self._run.hold_over(over, self._canvas.places.card_at(over))

    def end(self, at: QPointF) -> bool:
        is_home = self._is_home(at)
        self.let_go()
        if is_home:
            self._scene.drop((), self._key)
        else:
            self._scene.refresh()
        return False

    def let_go(self) -> None:
        self._run.end(self._key)
        self._canvas.let_go()

    def _is_home(self, at: QPointF) -> bool:
        """Whether a card that is drawn there is in the hand."""
        return at.y() / self._canvas.scale.k >= self._canvas.places.prompt_bar.top()


class SweepDrag(Drag):
    """Selects the cards that it goes over."""

    def __init__(self, scene: TableScene, at: QPointF, card: Card | None) -> None:
        """It begins on *card*, if on any."""
        super().__init__(scene)
        self._start, self._card = at, card
        self._before = scene.selection.cards
        theme, k = self._canvas.style.theme, self._canvas.scale.k
        self._line = ring(QRectF(), 0, theme.possible, 1.5 * k, FLIGHT_LAYER, is_dashed=True)
        scene.addItem(self._line)

    def move(self, at: QPointF) -> None:
        canvas, k = self._canvas, self._canvas.scale.k
        area = QRectF(self._start, at).normalized().adjusted(-1, -1, 1, 1)
        self._line.setPath(rounded(area, 4 * k))
        swept = QRectF(area.topLeft() / k, area.size() / k)
        keys = [key for key in canvas.places.zones if canvas.table.can_select(key)]
        self._scene.selection.select(
            {*self._before, *(card for key in keys for card in canvas.places.cards_in(key, swept))}
        )

    def end(self, at: QPointF) -> bool:
        del at
        self.let_go()
        selection = self._scene.selection
        if set(selection.cards).difference(self._before, (self._card,)):
            return False
        # It went over nothing else: a click with an unsteady hand.
        selection.select(self._before)
        return True

    def let_go(self) -> None:
        self._scene.removeItem(self._line)
        self._canvas.let_go()


class AmountDrag(Drag):
    """Chooses an amount by how high the handle is lifted."""

    def __init__(self, scene: TableScene, at: QPointF) -> None:
        super().__init__(scene)
        self._start = at

    def move(self, at: QPointF) -> None:
        risen = (self._start.y() - at.y()) / self._canvas.scale.k
        self._scene.amount.choose(round(risen / self._canvas.delegate.amount_step))

    def end(self, at: QPointF) -> bool:
        del at
        self._scene.take_amount()
        return False

    def let_go(self) -> None:
        """Nothing of it is drawn but the amount itself."""

    def cancel(self) -> None:
        self._scene.amount.choose(0)
