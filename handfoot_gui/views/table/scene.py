"""The card table: shows a view, lets cards be lifted and dropped, and gives moves back."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace
from itertools import pairwise
from typing import Any, TypeAlias

from PySide6.QtCore import QObject, QPointF, QRectF, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from handfoot_gui.engine.cards import Card
from handfoot_gui.engine.errors import Problem
from handfoot_gui.engine.game import Seat
from handfoot_gui.model import preferences as prefs
from handfoot_gui.model.table import (
    DISCARD,
    EMPTY,
    FOOT,
    HAND,
    NEW_MELD,
    STOCK,
    Act,
    ActCode,
    Chosen,
    Draft,
    Drafted,
    HandOrder,
    Lifted,
    Outcome,
    Place,
    Refused,
    Role,
    Table,
    TableAdapter,
    Target,
    Zone,
)
from handfoot_gui.views.art.atlas import CardAtlas
from handfoot_gui.views.art.palette import Back, CardDesign, CardLook, CardTheme, SuitColours
from handfoot_gui.views.table import words
from handfoot_gui.views.table.backdrop import Backdrop, Scenery, label_widths
from handfoot_gui.views.table.cursor import Cursor
from handfoot_gui.views.table.furniture import Button, Plate, Strip
from handfoot_gui.views.table.items import Scale
from handfoot_gui.views.table.layout import LIFT, Wishes, lay_out
from handfoot_gui.views.table.marks import Marks
from handfoot_gui.views.table.places import CardPlace, TablePlaces
from handfoot_gui.views.table.pointer import Pointer
from handfoot_gui.views.table.stage import Scene, Stage
from handfoot_gui.views.theme import LIGHT, Look

AnyAdapter: TypeAlias = TableAdapter[Any, Any]

POINTED_AT = 6.0
"""How far a card rises under the pointer, in units."""


class TableScene(QGraphicsScene):
    """One seat's table. Give it an adapter, then `show_view` after every change of the game.

    Signals: ``move_chosen(move)`` for a legal move; ``warned(slip, move)`` instead, when the move
    is a costly slip and the household wants to be asked; ``refused(problem)`` for a gesture that
    is not allowed; ``draft_changed(draft)``; ``lifted_changed(cards)``; ``order_changed(cards)``
    when the player moved cards within an own order; ``acts_changed()`` when other acts are on
    offer; ``button_pressed(code)`` for buttons given by `set_strip`.
    """

    move_chosen = Signal(object)
    warned = Signal(object, object)
    refused = Signal(object)
    draft_changed = Signal(object)
    lifted_changed = Signal(object)
    order_changed = Signal(object)
    acts_changed = Signal()
    button_pressed = Signal(str)
    arranged = Signal()
    """After every new arrangement, for what stands around the cards."""
    cursor_moved = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.look = Look(LIGHT, 1.0)
        self.scale = Scale()
        self.atlas = CardAtlas()
        self.stage = Stage(self, self.atlas, self.scale)
        self.marks = Marks(self)
        self.preferences = prefs.Preferences()
        self.adapter: AnyAdapter | None = None
        self.view: Any = None
        self.table: Table | None = None
        self.places: TablePlaces | None = None
        self.draft: Draft = EMPTY
        self.lifted: tuple[Card, ...] = ()
        self.targets: tuple[Target, ...] = ()
        self.acts: tuple[Act[Any], ...] = ()
        self.plates: tuple[Plate, ...] = ()
        self.strip = Strip()
        self.held: tuple[Card, ...] = ()
        """Cards that are being dragged."""
        self._grabbed: tuple[Card, ...] = ()
        self.pointed_at: Card | None = None
        self.cursor = Cursor(self)
        self.pointer = Pointer(self)
        self._order: tuple[Card, ...] = ()
        self._new: dict[Seat, frozenset[Card]] = {}
        self._seen: dict[Seat, Any] = {}
        self._draw_awaited: dict[Seat, bool] = {}
        self._refused_at: str | None = None
        self._size = (1040.0, 672.0)
        self._scenery: Scenery | None = None
        self._backdrop: QPixmap | None = None
        self._before: tuple[Table, TablePlaces] | None = None

    # --- what the bridge gives ----------------------------------------------------------------

    def set_adapter(self, adapter: AnyAdapter | None) -> None:
        """Another game or another rule set; the table is empty until the next `show_view`."""
        self.adapter = adapter
        self._new.clear()
        self._seen.clear()
        self._order = ()
        self.show_view(None)

    def show_view(self, view: Any, *, is_animated: bool = True) -> None:
        """Show what one seat sees now (None: nothing). Drafts and lifted cards that still make
        sense stay; every card glides from where it is to where it belongs."""
        before = self.table
        self.view = view
        self._refused_at = None
        if view is None or self.adapter is None:
            self.draft, self.lifted, self.targets, self.held = EMPTY, (), (), ()
            self.table = self.places = self._before = self._scenery = None
            self._backdrop = None
            self.stage.clear()
            for kind in ("targets", "refused", "provisional", "lifted", "new", "focus"):
                self.marks.clear(kind)
            self._set_acts(())
            self.update()
            self.arranged.emit()
            return
        self._note_new(view)
        old_draft, old_lifted = self.draft, self.lifted
        self.draft = self.adapter.kept(view, self.draft)
        table = self.adapter.table(view, self.draft, HandOrder(self.preferences.sorting))
        if before is not None and before.seat != table.seat:
            self.draft, self.lifted, is_animated = EMPTY, (), False
        self.lifted = tuple(card for card in self.lifted if card in table.hand)
        self.refresh(is_animated=is_animated)
        if self.draft != old_draft:
            self.draft_changed.emit(self.draft)
        if self.lifted != old_lifted:
            self.lifted_changed.emit(self.lifted)

    def set_plates(self, plates: Iterable[Plate]) -> None:
        """All players, the one whose hand is shown included."""
        self.plates = tuple(plates)
        self.refresh()

    def set_strip(self, strip: Strip) -> None:
        """The prompt, the facts, and buttons where the table shall not choose them itself."""
        if strip != self.strip:
            self.strip = strip
            self.arranged.emit()

    def set_look(self, look: Look) -> None:
        """Theme and scale (pixels per unit)."""
        if look != self.look:
            self.look = look
            self._restyle()

    def set_preferences(self, preferences: prefs.Preferences) -> None:
        """Sorting, card size and design, animation and warnings."""
        if preferences != self.preferences:
            self.preferences = preferences
            self._restyle()

    def set_new_cards(self, cards: Iterable[Card]) -> None:
        """Which cards of the shown hand wear the tag "new", for example in a game just loaded."""
        if self.table is not None:
            self._new[self.table.seat] = frozenset(cards)
            self.refresh()

    def set_size(self, width: float, height: float, dpr: float) -> None:
        """The size of the view in pixels."""
        if (width, height) != self._size or dpr != self.scale.dpr:
            self._size = (width, height)
            self.scale.dpr = dpr
            self._restyle()

    def _restyle(self) -> None:
        """Everything may look different, but nothing has moved."""
        theme, wanted = self.look.theme, self.preferences
        self.scale.k = self.look.scale
        paper = {
            prefs.Theme.DARK: CardTheme.DARK,
            prefs.Theme.HIGH_CONTRAST: CardTheme.HIGH_CONTRAST,
        }.get(theme.name, CardTheme.LIGHT)
        suits = SuitColours(wanted.suit_colours.value)
        if paper is CardTheme.HIGH_CONTRAST and suits is SuitColours.FOUR:
            suits = SuitColours.HIGH_CONTRAST
        self.atlas.look = CardLook(suits, CardDesign(wanted.card_design.value), paper)
        self.stage.glider.factor = wanted.animation.factor
        self.marks.forget_pictures()
        self.setSceneRect(0, 0, *self._size)
        self._scenery = None
        self.refresh(is_animated=False)

    # --- what may be done from outside --------------------------------------------------------

    @property
    def new_cards(self) -> frozenset[Card]:
        """The cards of the shown hand that wear the tag "new"."""
        return self._new.get(self.table.seat, frozenset()) if self.table else frozenset()

    @property
    def buttons(self) -> tuple[Button, ...]:
        """The buttons of the strip as they are now."""
        if self.strip.buttons is not None:
            return self.strip.buttons
        name = self.strip.name or next(
            (p.name for p in self.plates if self.table and p.seat == self.table.seat), ""
        )
        order = (Role.QUIET, Role.PLAIN, Role.PRIMARY)
        acts = sorted(self.acts, key=lambda act: order.index(act.role))
        return tuple(
            Button(
                act.code,
                words.act_text(act, name),
                act.role,
                words.act_key(act.code, is_primary=act.role is Role.PRIMARY) if act.is_on else "",
                act.is_on,
            )
            for act in acts
        )

    def press(self, code: str) -> None:
        """Press the strip's button *code*, if it is there and on."""
        button = next((b for b in self.buttons if b.code == code), None)
        if button is None or not button.is_on:
            return
        if self.strip.buttons is not None:
            self.button_pressed.emit(code)
            return
        for act in self.acts:
            if act.code == code:
                self._do(act)
                return

    def lift(self, cards: Iterable[Card]) -> None:
        """Lift exactly these cards of the hand."""
        hand = self.table.hand if self.table is not None else ()
        wanted = set(cards)
        lifted = tuple(card for card in hand if card in wanted)
        self._refused_at = None
        if lifted != self.lifted:
            self.lifted = lifted
            self.refresh()
            self.lifted_changed.emit(self.lifted)

    def toggle(self, card: Card) -> None:
        """Lift *card*, or put it back."""
        wanted = set(self.lifted) ^ {card}
        self.lift(wanted)

    def lift_kind(self, card: Card) -> None:
        """Lift all cards of the rank of *card* besides what is lifted."""
        if self.adapter is not None and self.view is not None:
            self.lift({*self.lifted, *self.adapter.same_kind(self.view, card)})

    def put_back(self) -> None:
        """Put lifted cards back; with none lifted, take back all that is laid out."""
        if self.lifted:
            self.lift(())
        elif not self.draft.is_empty:
            self._set_draft(EMPTY)

    def show_hint(self, move: Any) -> None:
        """Lift the cards of *move*, so that its target lights up."""
        if self.adapter is None or self.view is None:
            return
        gesture = self.adapter.gesture(self.view, move)
        if gesture is not None:
            self.lift(gesture[0])

    def drop(self, cards: tuple[Card, ...], key: str) -> None:
        """Put *cards* on a zone, as a drop or a click on it does."""
        if self.adapter is None or self.view is None or self.table is None:
            return
        self._take_outcome(self.adapter.drop(self.view, self.draft, cards, key), key)

    def activate(self, key: str) -> None:
        """A click on a zone: the stock draws, other zones get the lifted cards."""
        if self.table is None:
            return
        zone = self.table.zone(key)
        if key == STOCK:
            self.drop((), STOCK)
        elif not self.lifted and zone is not None and zone.provisional:
            self.drop(tuple(zone.provisional), HAND)
        elif self.lifted and key not in (HAND, FOOT):
            self.drop(self.lifted, key)
        elif key == DISCARD:
            self.drop((), DISCARD)

    def reorder(self, cards: Collection[Card], before: Card | None) -> None:
        """Put *cards* of the hand in front of *before* (None: at the end), in the own order."""
        if self.table is None or self.preferences.sorting is not prefs.Sorting.OWN:
            return
        rest = [card for card in self.table.hand if card not in cards]
        moved = [card for card in self.table.hand if card in cards]
        at = rest.index(before) if before in rest else len(rest)
        self._order = (*rest[:at], *moved, *rest[at:])
        self.refresh()
        self.order_changed.emit(self._order)

    def set_order(self, cards: Iterable[Card]) -> None:
        """The player's own order, as kept from earlier."""
        self._order = tuple(cards)
        self.refresh(is_animated=False)

    # --- gestures -----------------------------------------------------------------------------

    def _take_outcome(self, outcome: Outcome[Any], key: str) -> None:
        self._refused_at = None
        match outcome:
            case Drafted(draft):
                self._set_draft(draft)
            case Chosen(move, slip):
                self._choose(move, slip)
            case Refused(problem):
                self._refuse(problem, key)
            case Lifted(cards):
                self.lift(cards)
            case None:
                self.refresh()

    def _refuse(self, problem: Problem, key: str) -> None:
        self._refused_at = key
        self.refresh()
        self.refused.emit(problem)

    def _choose(self, move: Any, slip: object) -> None:
        if slip is not None and self.preferences.warn_before_slips:
            self.refresh()
            self.warned.emit(slip, move)
            return
        self.move_chosen.emit(move)
        self.refresh()

    def _set_draft(self, draft: Draft) -> None:
        old = self.draft
        self.draft = draft
        lifted = tuple(card for card in self.lifted if card not in draft.cards)
        is_less = lifted != self.lifted
        self.lifted = lifted
        self.refresh()
        if draft != old:
            self.draft_changed.emit(draft)
        if is_less:
            self.lifted_changed.emit(lifted)

    def _do(self, act: Act[Any]) -> None:
        match act.code:
            case ActCode.PUT_BACK | ActCode.TAKE_ALL_BACK:
                self.put_back()
            case ActCode.LAY_OUT if act.target is not None:
                self.drop(self.lifted, act.target)
            case _ if act.move is not None:
                self._choose(act.move, act.warning)

    # --- arranging ----------------------------------------------------------------------------

    def refresh(self, *, is_animated: bool = True) -> None:
        """Lay everything out anew and send the cards to their places."""
        if self.adapter is None or self.view is None:
            return
        order = HandOrder(self.preferences.sorting, self._order)
        table = self.adapter.table(self.view, self.draft, order)
        if self.preferences.sorting is prefs.Sorting.OWN:
            self._order = (*table.hand, *sorted(self.draft.cards, key=lambda card: card.order))
        self.table = table
        self.targets = self.adapter.targets(self.view, self.draft, self.held or self.lifted)
        acts = self.adapter.acts(self.view, self.draft, self.lifted)
        has_new = any(target.key == NEW_MELD for target in self.targets) or (
            table.actor == table.seat and self._is_gathering(table)
        )
        shown = self._without_held(table)
        wishes = Wishes(
            card_factor=1.25 if self.preferences.card_size is prefs.CardSize.LARGE else 1.0,
            label_widths=label_widths(table),
            has_new_meld=has_new,
            plates=max(0, len(self.plates) - 1),
        )
        k = self.scale.k
        places = lay_out(self._size[0] / k, self._size[1] / k, shown, wishes)
        self.places = places
        before = self._before
        if is_animated and before is not None:
            self._fly_draws(*before, table, places)
        self._arrange_stage(is_animated=is_animated)
        self._before = (table, places)
        self._paint_scenery(table, places, has_new=has_new)
        self._mark(table, places)
        self._set_acts(acts)
        self.arranged.emit()

    def _arrange_stage(self, *, is_animated: bool = True) -> None:
        """Send the cards where the present places have them."""
        table, places, before = self.table, self.places, self._before
        if table is None or places is None:
            return
        raised = dict.fromkeys(self.lifted, LIFT)
        if self.pointed_at is not None and not self.held:
            raised.setdefault(self.pointed_at, POINTED_AT)
        scene = Scene(places, raised, self.lifted, self._grabbed, is_animated)
        self.stage.arrange(
            scene,
            lambda _, key: self._origin(before, table, places, key),
            lambda _, key: self._exit(before, places, key),
        )

    def _is_gathering(self, table: Table) -> bool:
        own = next((panel for panel in table.panels if panel.is_own), None)
        return not self.draft.is_empty or (own is not None and not own.is_down)

    def _without_held(self, table: Table) -> Table:
        """The table while some cards follow the pointer: their places close up."""
        if not self._grabbed:
            return table
        zones = tuple(
            replace(zone, cards=tuple(card for card in zone.cards if card not in self._grabbed))
            if zone.place is Place.HAND
            else zone
            for zone in table.zones
        )
        return replace(table, zones=zones)

    def _set_acts(self, acts: tuple[Act[Any], ...]) -> None:
        if acts != self.acts:
            self.acts = acts
            self.acts_changed.emit()

    def _note_new(self, view: Any) -> None:
        """Keep which cards came last, seat by seat, until that seat's next draw."""
        assert self.adapter is not None
        table = self.adapter.table(view, EMPTY, HandOrder())
        seat = table.seat
        before = self._seen.get(seat)
        if before is not None:
            gained = self.adapter.gained(before, view)
            old = self._new.get(seat, frozenset())
            is_draw = gained and self._draw_awaited.get(seat, False)
            self._new[seat] = (gained if is_draw else gained | old) & frozenset(table.hand)
        self._seen[seat] = view
        draws = self.adapter.acts(view, EMPTY, ())
        self._draw_awaited[seat] = any(act.code is ActCode.DRAW for act in draws)

    def _plate_place(self, places: TablePlaces, seat: Seat | None) -> CardPlace | None:
        scenery = Scenery(self.table, places, self.plates) if self.table is not None else None
        for plate, rect in zip(scenery.others if scenery else (), places.plates, strict=False):
            if plate.seat == seat:
                return CardPlace(rect.center().x() - 22, rect.top() - 6, 44)
        return None

    def _pile_place(self, places: TablePlaces, key: str) -> CardPlace | None:
        zone = places.zones.get(key)
        if zone is None:
            return None
        if zone.backs:
            return zone.backs[-1]
        return CardPlace(zone.rect.x(), zone.rect.y(), zone.rect.width())

    def _origin(
        self,
        before: tuple[Table, TablePlaces] | None,
        table: Table,
        places: TablePlaces,
        key: str,
    ) -> CardPlace | None:
        """Where a card comes from that was not to be seen."""
        if before is None:
            return None if key != HAND else self._pile_place(places, STOCK)
        if key == HAND:
            had, has = before[0].zone(FOOT), table.zone(FOOT)
            is_foot = had is not None and has is not None and had.backs > 0 == has.backs
            return self._pile_place(before[1], FOOT if is_foot else STOCK)
        actor = before[0].actor
        return self._plate_place(places, actor) or self._pile_place(places, STOCK)

    def _exit(
        self, before: tuple[Table, TablePlaces] | None, places: TablePlaces, key: str
    ) -> CardPlace | None:
        """Where a card goes to that is not to be seen any more."""
        if key not in (HAND, "pointer") and before is not None:
            plate = self._plate_place(places, before[0].actor)
            if plate is not None:
                return plate
        return self._pile_place(places, STOCK)

    def _fly_draws(
        self, before: Table, old: TablePlaces, table: Table, places: TablePlaces
    ) -> None:
        """Backs that glide to another player who drew."""
        had, has = before.zone(STOCK), table.zone(STOCK)
        if had is None or has is None or self.stage.glider.factor <= 0:
            return
        drawn = had.backs - has.backs
        start = self._pile_place(old, STOCK)
        end = self._plate_place(places, before.actor)
        if 0 < drawn <= 8 and start is not None and end is not None:
            for number in range(drawn):
                self.stage.fly_back(Back.BLUE, start, end, number)

    # --- painting -----------------------------------------------------------------------------

    def _paint_scenery(self, table: Table, places: TablePlaces, *, has_new: bool) -> None:
        own = next((panel.side for panel in table.panels if panel.is_own), None)
        new = Zone(NEW_MELD, Place.NEW_MELD, own) if has_new else None
        scenery = Scenery(table, places, self.plates, new)
        if scenery != self._scenery:
            self._scenery = scenery
            self._backdrop = None
            self.update()

    def drawBackground(self, painter: QPainter, rect: QRectF | Any) -> None:
        if self._backdrop is None:
            self._backdrop = self._painted_backdrop()
        dpr = self.scale.dpr
        source = QRectF(rect.x() * dpr, rect.y() * dpr, rect.width() * dpr, rect.height() * dpr)
        painter.drawPixmap(rect, self._backdrop, source)

    def _painted_backdrop(self) -> QPixmap:
        dpr, k = self.scale.dpr, self.scale.k
        picture = QPixmap(max(1, round(self._size[0] * dpr)), max(1, round(self._size[1] * dpr)))
        picture.setDevicePixelRatio(dpr)
        picture.fill(self.look.theme.table)
        if self._scenery is not None:
            painter = QPainter(picture)
            painter.scale(k, k)
            Backdrop(painter, self.look.theme, self.atlas, dpr * k).paint(self._scenery)
            painter.end()
        return picture

    def _mark(self, table: Table, places: TablePlaces) -> None:
        theme, scale, marks = self.look.theme, self.scale, self.marks
        marks.targets(self.targets, places.zones, theme, scale)
        refused = places.zones.get(self._refused_at) if self._refused_at else None
        marks.refused(refused, theme, scale)
        marks.provisional(self._provisional_rects(table, places), theme, scale)
        hand = dict(places.zones[HAND].cards) if HAND in places.zones else {}
        marks.lifted(self._runs(hand), theme, scale)
        shown = list(hand.items())
        strips = [b.x - a.x for (_, a), (_, b) in pairwise(shown)]
        raised = dict.fromkeys(self.lifted, LIFT)
        tagged = (
            [
                (card, place.moved(0, -raised.get(card, 0.0)), strip)
                for (card, place), strip in zip(shown, [*strips, 99.0], strict=True)
                if card in self.new_cards and card not in self.held
            ]
            if shown
            else []
        )
        marks.new_cards(tagged, theme, scale)
        marks.focus(self.cursor.rect, theme, scale)

    def _provisional_rects(self, table: Table, places: TablePlaces) -> list[QRectF]:
        rects = []
        for zone in table.zones:
            place = places.zones.get(zone.key)
            if place is None or not zone.provisional:
                continue
            if len(zone.provisional) == len(zone.cards):
                rects.append(place.rect)
            else:
                # Beside cards already laid only the strip of each laid-out card is outlined.
                cards = list(place.cards)
                for index, (card, spot) in enumerate(cards):
                    if card in zone.provisional:
                        rect = spot.rect
                        if index + 1 < len(cards):
                            rect.setBottom(max(rect.top() + 12, cards[index + 1][1].y))
                        rects.append(rect.adjusted(2, 2, -2, -2))
        return rects

    def _runs(self, hand: dict[Card, CardPlace]) -> list[tuple[QRectF, float]]:
        """Lifted cards that lie side by side, as one rectangle with its layer."""
        runs: list[tuple[QRectF, float]] = []
        last_index = -2
        for index, (card, place) in enumerate(hand.items()):
            if card not in self.lifted:
                continue
            rect = place.moved(0, -LIFT).rect
            if index == last_index + 1 and runs and runs[-1][0].top() == rect.top():
                runs[-1] = (runs[-1][0].united(rect), place.layer + 0.5)
            else:
                runs.append((rect, place.layer + 0.5))
            last_index = index
        return runs

    # --- pointer and keyboard -----------------------------------------------------------------

    def point_at(self, card: Card | None) -> None:
        """The pointer rests on this card of the hand."""
        if card is not self.pointed_at:
            self.pointed_at = card
            self._arrange_stage()

    def hold(self, cards: tuple[Card, ...], grabbed: tuple[Card, ...]) -> None:
        """*cards* are being dragged; those *grabbed* follow the pointer."""
        self.held = cards
        self.pointed_at = None
        self._grabbed = grabbed
        self.refresh()

    def let_go(self) -> None:
        """Nothing is dragged any more; the next `refresh` sends the cards on."""
        self.stage.release(self._grabbed)
        self.held = self._grabbed = ()

    def can_drag_discard(self, card: Card) -> bool:
        """Whether the top card of the discard pile may be dragged onto a meld."""
        if self.table is None or self.table.actor != self.table.seat:
            return False
        zone = self.table.zone(DISCARD)
        return zone is not None and bool(zone.cards) and zone.cards[-1] is card

    def mark_focus(self) -> None:
        """The cursor moved."""
        self.marks.focus(self.cursor.rect, self.look.theme, self.scale)
        self.cursor_moved.emit()

    def at(self, point: QPointF) -> tuple[str, Card | None] | None:
        """The zone (and its card) at a point in pixels, or None."""
        if self.places is None or self.table is None:
            return None
        spot = QPointF(point.x() / self.scale.k, point.y() / self.scale.k)
        for key, zone in self.places.zones.items():
            lifted = self.lifted if key == HAND else ()
            for card, place in sorted(zone.cards, key=lambda pair: -pair[1].layer):
                rect = place.moved(0, -LIFT).rect if card in lifted else place.rect
                if key == HAND and card not in lifted:
                    rect = rect.adjusted(0, -2, 0, 0)
                if place.sheet != "hidden" and rect.contains(spot):
                    return (key, card)
        for key, zone in self.places.zones.items():
            if key != HAND and zone.rect.contains(spot):
                return (key, None)
        for panel, rect in zip(self.table.panels, self.places.panels, strict=True):
            if panel.is_own and rect.contains(spot):
                for key, zone in self.places.zones.items():
                    if key not in (STOCK, DISCARD, HAND, FOOT) and zone.drop.contains(spot):
                        return (key, None)
                return (NEW_MELD, None)
        return None
