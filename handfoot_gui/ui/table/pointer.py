"""The mouse on the table: press and move drags, a click selects or drops, both the same way."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from handfoot_gui.core.cards import Card
from handfoot_gui.core.table import DISCARD, HAND
from handfoot_gui.session.seat_turn import Selection
from handfoot_gui.ui.table.aim import Aim
from handfoot_gui.ui.table.drags import AmountDrag, CardDrag, Drag, DrawDrag, SweepDrag
from handfoot_gui.ui.table.places import HANDLE
from handfoot_gui.ui.table.scene import TableScene


class Pointer:
    """What the mouse does on one scene; positions are in pixels."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._canvas = scene.canvas
        self._pressed: tuple[QPointF, tuple[str, Card | None]] | None = None
        """Where the button went down, and on what."""
        self._aim = Aim(scene)
        self._drag: Drag | None = None
        self._is_added = self._is_range = False
        self._clicked: tuple[str, Card | None] | None = None
        """What the last press clicked, where it was no drag."""
        self._is_second = False
        """The button is down for the second time in a double click."""
        self._is_same_term = False
        """The button is down on the word that was explained, which ends that."""
        self._meant: tuple[QPointF, Card | None] | None = None

    @property
    def meant(self) -> tuple[QPointF, Card | None] | None:
        """Where the button was pressed last or let go of, in pixels, and the card that it met."""
        return self._meant

    @property
    def _selection(self) -> Selection:
        """Of whoever is shown now."""
        return self._scene.selection

    @property
    def is_dragging(self) -> bool:
        """Whether cards, a back, an amount or the end of a sweep follow the mouse."""
        return self._drag is not None

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
        self._meant = QPointF(at), self._pressed[1][1]

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
            self._drag = self._begun(self._pressed[0], *self._pressed[1])
        if self._drag is not None:
            self._drag.move(at)

    def hover(self, at: QPointF) -> None:
        """The mouse moved without a button."""
        hit = self._canvas.at(at)
        card = hit[1] if hit is not None and hit[0] == HAND else None
        self._canvas.point_at(card)
        self._canvas.point_at_zone(hit[0] if hit is not None else None)
        key = hit[0] if hit is not None and not self._scene.selects(*hit) else None
        index = None if key is None else self._aim.index(key, at, self._selection.cards)
        self._scene.preview_click(key, index)

    def release(self, at: QPointF) -> None:
        pressed, self._pressed = self._pressed, None
        drag, self._drag = self._drag, None
        if drag is not None:
            self._meant = QPointF(at), None
            if drag.end(at) and pressed is not None:
                self._click(pressed[0], *pressed[1])
        elif pressed is not None and not self._is_second:
            self._clicked = pressed[1]
            if not self._is_same_term and not self._scene.explain_at(pressed[0]):
                self._click(pressed[0], *pressed[1])

    def cancel(self) -> None:
        """Let go of whatever is dragged; it glides home."""
        self._pressed = None
        drag, self._drag = self._drag, None
        if drag is not None:
            drag.cancel()

    def forget(self) -> None:
        """Let go of whatever is dragged, at once: it is not shown any more."""
        self._pressed = None
        drag, self._drag = self._drag, None
        if drag is not None:
            drag.let_go()
        self._canvas.let_go()

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
            scene.activate(key, self._aim.index(key, at, self._selection.cards))

    def _begun(self, at: QPointF, key: str, card: Card | None) -> Drag | None:
        """The drag that begins *at* a point, on *card* in zone *key*; None where none can. What is
        no place for a drag is no place for a click either, but where cards could be swept over."""
        scene = self._scene
        if key in scene.table.stocks:
            zone = self._canvas.places.zones.get(key)
            if zone is not None and zone.backs:
                return DrawDrag(scene, at, key, zone.backs[-1])
            self._pressed = None
            return None
        if key == HANDLE:
            return AmountDrag(scene, at)
        if card is None or self._is_range:
            can_sweep = self._selection.can_select and not scene.table.selects_one
            return SweepDrag(scene, at, card) if can_sweep else None
        return self._cards_taken(at, key, card)

    def _cards_taken(self, at: QPointF, key: str, card: Card) -> CardDrag | None:
        """The drag of *card* in zone *key*, with all that go along."""
        scene, extra, cards = self._scene, tuple[Card, ...](), tuple[Card, ...]()
        if scene.table.can_select(key):
            if card not in self._selection and not scene.table.gathers:
                self._selection.select(())
                scene.seat_table.refused = None
            cards = self._selection.cards if card in self._selection else (card,)
        elif card in scene.turn.draft.cards:
            cards = (card,)
        elif key == DISCARD and scene.table.discard_to_drag is card:
            cards, extra = (card,), self._selection.cards
        if cards:
            return CardDrag(scene, self._aim, at, card, cards, extra)
        self._pressed = None
        return None
