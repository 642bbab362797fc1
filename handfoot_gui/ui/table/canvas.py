"""What the table shows: lays a `Table` out, sends the cards to their places, paints the rest."""

from __future__ import annotations

import math
from collections.abc import Collection
from functools import cache
from itertools import pairwise
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QObject, QPoint, QPointF, QRect, QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from handfoot_gui.core import preferences as prefs
from handfoot_gui.core.cards import Card
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.table import (
    DISCARD,
    HAND,
    Table,
    Target,
)
from handfoot_gui.games import GAMES
from handfoot_gui.ui.art.atlas import CardAtlas
from handfoot_gui.ui.art.palette import Back
from handfoot_gui.ui.table.brush import Brush
from handfoot_gui.ui.table.cursor import Cursor
from handfoot_gui.ui.table.cutting import deck_pictures
from handfoot_gui.ui.table.furniture import Plate
from handfoot_gui.ui.table.hits import hit_at, index_in_row, is_on_cloth
from handfoot_gui.ui.table.items import Scale
from handfoot_gui.ui.table.journeys import Journey, pile_place
from handfoot_gui.ui.table.marks import TAG_RISE, Marks
from handfoot_gui.ui.table.outlines import provisional_rects, runs_of
from handfoot_gui.ui.table.places import LIFT, TablePlaces
from handfoot_gui.ui.table.scenery import Scenery
from handfoot_gui.ui.table.stage import Scene, Stage
from handfoot_gui.ui.table.style import Room, TableStyle
from handfoot_gui.ui.widgets.theme import LEAST_TABLE, LIGHT, Look, card_look


@cache
def style_of(game: str) -> TableStyle:
    """The looks of *game*, always the same; KeyError for a game that is not known here."""
    style: TableStyle = GAMES[game].style()
    return style


POINTED_AT = 6.0
"""How far a card rises under the pointer, in units."""


class TableCanvas(QGraphicsScene):
    """The showing half of the scene; what gestures mean is decided in `TableScene`.

    Signals: ``arranged()`` after every new arrangement, for what stands around the cards;
    ``cursor_moved()`` when the keyboard's focus moved or was shown or hidden, and when the pointer
    came to another zone.
    """

    arranged = Signal()
    cursor_moved = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.look = Look(LIGHT, 1.0)
        self.scale = Scale()
        self.atlas = CardAtlas()
        self.stage = Stage(self, self.atlas, self.scale, self._on_cleared)
        self.marks = Marks(self)
        self.preferences = prefs.Preferences()
        self.game_style: TableStyle = style_of(next(iter(GAMES)))
        self.table: Table | None = None
        self.places: TablePlaces | None = None
        self.lifted: tuple[Card, ...] = ()
        self.targets: tuple[Target, ...] = ()
        self.plates: tuple[Plate, ...] = ()
        self.log: tuple[str, ...] = ()
        """The last acts in words, the newest first, for a table that shows them itself."""
        self.held: tuple[Card, ...] = ()
        """Cards that are being dragged."""
        self.cursor = Cursor(self)
        self._grabbed: tuple[Card, ...] = ()
        """Those of them that follow the pointer."""
        self._pointed_at: Card | None = None
        self._pointed_zone: str | None = None
        self._refused_at: str | None = None
        self._size = (1040.0, 672.0)
        self._scenery: Scenery | None = None
        self._backdrop = QPixmap()
        self._is_backdrop_old = True
        self._before: tuple[Table, TablePlaces] | None = None
        self._enlarged: int | None = None
        self._enlarged_by: Seat | None = None
        """From whose place it was asked for; the next player begins with the own side large."""
        self.cut_height = 0
        """About how many cards are being lifted off the deck; 0 before anything is."""

    @property
    def new_cards(self) -> frozenset[Card]:
        """The cards of the hand that wear the tag "new"."""
        return frozenset()

    def refresh(self, *, is_animated: bool = True) -> None:
        """Lay everything out anew and send the cards to their places."""
        raise NotImplementedError

    # --- looks --------------------------------------------------------------------------------

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

    def set_size(self, width: float, height: float, dpr: float) -> None:
        """The size of the view in pixels."""
        if (width, height) != self._size or dpr != self.scale.dpr:
            self._size = (width, height)
            self.scale.dpr = dpr
            self._restyle()

    def _restyle(self) -> None:
        """Everything may look different, but nothing has moved."""
        theme, wanted = self.look.theme, self.preferences
        self.scale.k = self._fitting_scale()
        self.atlas.look = self.game_style.card_look(card_look(theme, wanted), wanted)
        self.stage.glider.factor = wanted.animation.factor
        self.marks.forget_pictures()
        self.setSceneRect(0, 0, *self._size)
        self._scenery = None
        self.refresh(is_animated=False)

    def _fitting_scale(self) -> float:
        """The scale of the look, or less where the view has no room for the least table.

        Only a window below the smallest comes to that: one on a small screen much enlarged.
        """
        return self.look.fitting(*self._size, LEAST_TABLE).scale

    def clear_table(self) -> None:
        """Show an empty table."""
        self.targets, self.held, self.lifted, self._grabbed = (), (), (), ()
        self.table = self.places = self._before = self._scenery = None
        self._is_backdrop_old = True
        self.stage.clear()
        self.marks.clear_all()
        self.update()
        self.arranged.emit()

    def forget_pictures(self) -> None:
        """Keep no picture of cards or of the background; they are painted anew when asked for."""
        self.atlas.forget()
        self._backdrop = QPixmap()
        self._is_backdrop_old = True

    # --- arranging ----------------------------------------------------------------------------

    def arrange(self, table: Table, *, has_new_meld: bool, is_animated: bool) -> None:
        """Show *table*; every card glides from where it is to where it belongs."""
        self.table = table
        k = self.scale.k
        room = Room(
            self._size[0] / k,
            self._size[1] / k,
            plates=max(0, len(self.plates) - 1),
            card_factor=1.25 if self.preferences.card_size is prefs.CardSize.LARGE else 1.0,
            has_new_meld=has_new_meld,
            large=self._large_side(table),
        )
        places = self.game_style.lay_out(self._without_held(table), room)
        self.places = places
        if is_animated and self.stage.glider.factor > 0:
            self._fly_draws(self._journey(table, places))
        self._arrange_stage(is_animated=is_animated)
        self._before = (table, places)
        self._paint_scenery(table, places, has_new=has_new_meld)
        self._mark(table, places)
        self.arranged.emit()

    @property
    def enlarged(self) -> int | None:
        """The other side whose melds are shown large, if one is."""
        return self._enlarged

    def _large_side(self, table: Table) -> int:
        own = next((panel.side for panel in table.panels if panel.is_own), 0)
        wanted = self._enlarged
        return own if wanted is None or wanted >= len(table.panels) else wanted

    def _journey(self, table: Table, places: TablePlaces) -> Journey:
        before, places_before = self._before or (None, None)
        return Journey(before, places_before, table, places, self.plates)

    def _arrange_stage(self, *, is_animated: bool = True) -> None:
        """Send the cards where the present places have them."""
        if self.table is None or self.places is None:
            return
        raised = dict.fromkeys(self.lifted, LIFT)
        if self._pointed_at is not None and not self.held:
            raised.setdefault(self._pointed_at, POINTED_AT)
        scene = Scene(
            self.places, raised, self.lifted, self._grabbed, is_animated, self.table.veiled
        )
        self.stage.arrange(scene, self._journey(self.table, self.places))

    def _fly_draws(self, journey: Journey) -> None:
        """Backs that glide to another player who drew."""
        start = pile_place(journey.places, journey.drawn_from)
        end = journey.plate(journey.before.actor) if journey.before is not None else None
        if start is not None and end is not None:
            for number in range(journey.draws):
                self.stage.fly_back(Back.BLUE, start, end, number)

    def _without_held(self, table: Table) -> Table:
        """The table while some cards follow the pointer: their places close up."""
        if not self._grabbed:
            return table
        zones = tuple(
            replace(zone, cards=tuple(card for card in zone.cards if card not in self._grabbed))
            if zone.key == HAND or zone.is_liftable
            else zone
            for zone in table.zones
        )
        return replace(table, zones=zones)

    # --- painting -----------------------------------------------------------------------------

    def _paint_scenery(self, table: Table, places: TablePlaces, *, has_new: bool) -> None:
        own = next((panel.side for panel in table.panels if panel.is_own), None)
        new = self.game_style.new_meld(own) if has_new else None
        is_clearing = self.stage.is_clearing and self.game_style.waits_until_cleared(table)
        scenery = Scenery(table, places, self.plates, new, self.log, is_clearing=is_clearing)
        if scenery != self._scenery:
            self._scenery = scenery
            self._is_backdrop_old = True
            self.update()

    def _on_cleared(self) -> None:
        if self._scenery is not None and self._scenery.is_clearing:
            self._scenery = replace(self._scenery, is_clearing=False)
            self._is_backdrop_old = True
            self.update()

    def drawBackground(self, painter: QPainter, rect: QRectF | Any) -> None:
        if self._is_backdrop_old:
            self._paint_backdrop()
            self._is_backdrop_old = False
        dpr = self.scale.dpr
        # In whole pixels of the screen, a little more than asked for: at 125 or 150 % the edges of
        # *rect* lie within pixels, which would keep a part of the card that left them.
        first = QPoint(math.floor(rect.left() * dpr) - 2, math.floor(rect.top() * dpr) - 2)
        last = QPoint(math.ceil(rect.right() * dpr) + 2, math.ceil(rect.bottom() * dpr) + 2)
        shown = QRect(first, last) & self._backdrop.rect()
        painter.save()
        painter.scale(1 / dpr, 1 / dpr)
        painter.drawPixmap(QRectF(shown), self._backdrop, QRectF(shown))
        painter.restore()

    def _paint_backdrop(self) -> None:
        dpr, k = self.scale.dpr, self.scale.k
        size = QSize(max(1, round(self._size[0] * dpr)), max(1, round(self._size[1] * dpr)))
        if self._backdrop.size() != size:
            # One picture for as long as the size lasts: a new one of some megabytes for every
            # move would leave holes in the memory.
            self._backdrop = QPixmap(size)
        self._backdrop.setDevicePixelRatio(dpr)
        self._backdrop.fill(self.look.theme.table)
        if self._scenery is not None:
            painter = QPainter(self._backdrop)
            painter.scale(k, k)
            self.game_style.paint(
                Brush(painter, self.look.theme, self.atlas, dpr * k), self._scenery
            )
            painter.end()

    def _mark(self, table: Table, places: TablePlaces) -> None:
        theme, scale, marks = self.look.theme, self.scale, self.marks
        marks.targets(
            self.targets, places.zones, theme, scale, self.game_style, table, places.strip.top()
        )
        refused = places.zones.get(self._refused_at) if self._refused_at else None
        marks.refused(refused, theme, scale)
        marks.provisional(provisional_rects(table, places), theme, scale)
        hand = dict(places.zones[HAND].cards) if HAND in places.zones else {}
        rows = [dict(places.zones[zone.key].cards) for zone in table.zones
                if zone.is_liftable and zone.key in places.zones]  # fmt: skip
        marks.lifted(
            [run for row in (hand, *rows) for run in runs_of(row, self.lifted)], theme, scale
        )
        marks.offered(
            [
                place.moved(0, -LIFT if card in self.lifted else 0.0).rect
                for zone in places.zones.values()
                for card, place in zone.cards
                if card in table.offered and card not in self.held
            ],
            theme,
            scale,
        )
        if self._scenery is not None:
            scenery = replace(self._scenery, lifted=self.lifted)
            marks.of_game(self.game_style, scenery, theme, scale)
        shown = list(hand.items())
        strips = [b.x - a.x for (_, a), (_, b) in pairwise(shown)]
        raised = dict.fromkeys(self.lifted, LIFT)
        tagged = (
            [
                (card, place.moved(0, -raised.get(card, 0.0)), strip)
                for (card, place), strip in zip(shown, [*strips, 99.0], strict=True)
                if card in self.new_cards
                and card not in self.held
                # Lifted, its tag would lie on the words of the strip.
                and not (card in self.lifted and place.y - LIFT < places.strip.bottom() + TAG_RISE)
            ]
            if shown
            else []
        )
        marks.new_cards(tagged, theme, scale)
        marks.focus(self.cursor.rect, theme, scale)
        marks.cutting(self._deck_pictures(table, places))

    def _deck_pictures(self, table: Table, places: TablePlaces) -> list[QGraphicsItem]:
        if table.cutting is None or places.deck is None:
            return []
        return deck_pictures(
            places.deck,
            table.cutting,
            self.cut_height,
            self.look.theme,
            self.atlas.look,
            self.scale,
        )

    # --- pointer and keyboard -----------------------------------------------------------------

    def point_at(self, card: Card | None) -> None:
        """The pointer rests on this card of the hand."""
        if card is not self._pointed_at:
            self._pointed_at = card
            self._arrange_stage()

    def point_at_zone(self, key: str | None) -> None:
        """The pointer rests on this zone."""
        if key != self._pointed_zone:
            self._pointed_zone = key
            self.cursor_moved.emit()

    def looks_at(self, key: str) -> bool:
        """Whether pointer or keyboard are on zone *key*."""
        stop = self.cursor.stop if self.cursor.is_shown else None
        return key == self._pointed_zone or (stop is not None and stop.key == key)

    def hold(self, cards: tuple[Card, ...], grabbed: tuple[Card, ...]) -> None:
        """*cards* are being dragged; those *grabbed* follow the pointer."""
        self.held = cards
        self._pointed_at = None
        self._grabbed = grabbed
        self.refresh()

    def let_go(self) -> None:
        """Nothing is dragged any more; the next `refresh` sends the cards on."""
        self.stage.release(self._grabbed)
        self.held = self._grabbed = ()

    @property
    def table_hand(self) -> tuple[Card, ...]:
        """The cards of the shown hand, lifted and dragged ones included."""
        return self.table.hand if self.table is not None else ()

    def can_lift(self, key: str) -> bool:
        """Whether the cards of zone *key* may be lifted."""
        zone = self.table.zone(key) if self.table is not None else None
        return key == HAND or (zone is not None and zone.is_liftable)

    def index_at(self, key: str, x: float, moved: Collection[Card] = ()) -> int | None:
        """In a row, how many of its cards but those *moved* lie to the left of *x* (units)."""
        if self.table is None or self.places is None:
            return None
        return index_in_row(self.table, self.places, key, x, moved)

    def is_on_cloth(self, spot: QPointF) -> bool:
        """Whether nothing lies at *spot* (units), and a drop there begins a new meld."""
        return self.places is not None and is_on_cloth(self.places, spot)

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
        return hit_at(self.table, self.places, self.lifted, spot)
