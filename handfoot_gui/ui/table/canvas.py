"""What the table shows: lays a `Table` out, sends the cards to their places, paints the rest."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from itertools import pairwise
from typing import Any, Protocol

from msgspec.structs import replace
from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from handfoot_gui.core import preferences as prefs
from handfoot_gui.core.cards import Card
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.table import DISCARD, HAND, Table, Target
from handfoot_gui.games import GAMES
from handfoot_gui.ui.art.atlas import CardAtlas
from handfoot_gui.ui.art.palette import Back
from handfoot_gui.ui.table import labels
from handfoot_gui.ui.table.background import Background, BackgroundPicture, TablePainter
from handfoot_gui.ui.table.card_items import Arrangement, CardItems, Transition, pile_place
from handfoot_gui.ui.table.cursor import Cursor
from handfoot_gui.ui.table.delegate import GameDelegate, Viewport
from handfoot_gui.ui.table.items import Scale
from handfoot_gui.ui.table.marks import TAG_RISE, Marks, provisional_rects, runs_of
from handfoot_gui.ui.table.places import LIFT, TablePlaces, hit_at, index_in_row, is_on_background
from handfoot_gui.ui.table.prompt_bar import PlayerBadge
from handfoot_gui.ui.table.turn import AmountChoice, Selection
from handfoot_gui.ui.widgets.theme import LEAST_TABLE, LIGHT, Style, card_style


@cache
def delegate_of(game: str) -> GameDelegate:
    """The looks of *game*, always the same; KeyError for a game that is not known here."""
    delegate: GameDelegate = GAMES[game].delegate()
    return delegate


POINTED_AT = 6.0
"""How far a card rises under the pointer, in units."""


class Refresh(Protocol):
    """Shows the table anew."""

    def __call__(self, *, is_animated: bool = True) -> None: ...


class Canvas(QObject):
    """Everything that is to be seen in a scene; what gestures mean is decided in `TableScene`.

    Signals: ``arranged()`` after every new arrangement, for what stands around the cards;
    ``cursor_moved()`` when the keyboard's focus moved or was shown or hidden, and when the pointer
    came to another zone; ``announced(text)`` when something changed that is only seen otherwise.
    """

    arranged = Signal()
    cursor_moved = Signal()
    announced = Signal(str)

    def __init__(
        self,
        scene: QGraphicsScene,
        selection: Selection,
        amount: AmountChoice,
        refresh: Refresh,
    ) -> None:
        super().__init__(scene)
        self._scene = scene
        self._refresh = refresh
        self._amount = amount
        self.selection = selection
        self.style = Style(LIGHT, 1.0)
        self.scale = Scale()
        self.atlas = CardAtlas()
        self.background = BackgroundPicture(self._paint_background, scene.update)
        self.cards = CardItems(scene, self.atlas, self.scale, self.background.on_cleared)
        self.marks = Marks(scene)
        self.preferences = prefs.Preferences()
        self.delegate: GameDelegate = delegate_of(next(iter(GAMES)))
        self.table: Table | None = None
        self.places: TablePlaces | None = None
        self.targets: tuple[Target, ...] = ()
        self.badges: tuple[PlayerBadge, ...] = ()
        self.log: tuple[str, ...] = ()
        """The last acts in words, the newest first, for a table that shows them itself."""
        self.new_cards: frozenset[Card] = frozenset()
        """The cards of the hand that wear the tag "new"."""
        self.refused_at: str | None = None
        """The zone at which the last gesture was refused."""
        self.held: tuple[Card, ...] = ()
        """Cards that are being dragged."""
        self.cursor = Cursor(self)
        self._grabbed: tuple[Card, ...] = ()
        """Those of them that follow the pointer."""
        self._pointed_at: Card | None = None
        self._pointed_zone: str | None = None
        self._size = (1040.0, 672.0)
        self._before: tuple[Table, TablePlaces] | None = None
        self._enlarged: int | None = None
        self._enlarged_by: Seat | None = None
        """From whose place it was asked for; the next player begins with the own side large."""

    # --- looks --------------------------------------------------------------------------------

    def set_delegate(self, delegate: GameDelegate) -> None:
        """The looks of the game."""
        self.delegate = delegate
        self.restyle()

    def set_style(self, style: Style) -> None:
        """Theme and scale (pixels per unit)."""
        if style != self.style:
            self.style = style
            self.restyle()

    def set_preferences(self, preferences: prefs.Preferences) -> None:
        """Sorting, card size and design, animation and warnings."""
        if preferences != self.preferences:
            self.preferences = preferences
            self.restyle()

    def set_size(self, width: float, height: float, dpr: float) -> None:
        """The size of the view in pixels."""
        if (width, height) != self._size or dpr != self.scale.dpr:
            self._size = (width, height)
            self.scale.dpr = dpr
            self.restyle()

    def restyle(self) -> None:
        """Everything may look different, but nothing has moved."""
        theme, wanted = self.style.theme, self.preferences
        # Less than the look's where the view has no room for the least table: only a window below
        # the smallest comes to that, one on a small screen much enlarged.
        self.scale.k = self.style.fitting(*self._size, LEAST_TABLE).scale
        self.atlas.style = self.delegate.card_style(card_style(theme, wanted), wanted)
        self.cards.animator.factor = wanted.animation.factor
        self.marks.forget_pictures()
        self._scene.setSceneRect(0, 0, *self._size)
        self.background.show(None)
        self.background.age()
        self._refresh(is_animated=False)

    def clear(self) -> None:
        """Show an empty table."""
        self.targets, self.held, self._grabbed = (), (), ()
        self.new_cards = frozenset()
        self.table = self.places = self._before = None
        self.background.show(None)
        self.background.age()
        self.cards.clear()
        self.marks.clear_all()
        self.arranged.emit()

    def forget_pictures(self) -> None:
        """Keep no picture of cards or of the background; they are painted anew when asked for."""
        self.atlas.forget()
        self.background.forget()

    # --- arranging ----------------------------------------------------------------------------

    def arrange(self, table: Table, *, has_new_meld: bool, is_animated: bool) -> None:
        """Show *table*; every card glides from where it is to where it belongs."""
        self.table = table
        k = self.scale.k
        viewport = Viewport(
            self._size[0] / k,
            self._size[1] / k,
            badges=max(0, len(self.badges) - 1),
            card_factor=1.25 if self.preferences.card_size is prefs.CardSize.LARGE else 1.0,
            has_new_meld=has_new_meld,
            large=self._large_side(table),
        )
        places = self.delegate.lay_out(self._without_held(table), viewport)
        self.places = places
        if is_animated and self.cards.animator.factor > 0:
            self._fly_draws(self._transition(table, places))
        self._arrange_cards(is_animated=is_animated)
        self._before = (table, places)
        self._show_background(table, places, has_new=has_new_meld)
        self._mark(table, places)
        self.arranged.emit()

    @property
    def enlarged(self) -> int | None:
        """The other side whose melds are shown large, if one is."""
        return self._enlarged

    def enlarge(self, side: int | None) -> None:
        """Show the melds of another side large, until the same side or None is asked for."""
        own = self.table.own_side if self.table is not None else None
        wanted = None if side in (own, self._enlarged) else side
        if wanted != self._enlarged and self.table is not None and self.places is not None:
            self._enlarged, self._enlarged_by = wanted, self.table.seat
            self._refresh()
            names = Background(self.table, self.places, self.badges).names
            large = own if wanted is None else wanted
            if large is not None:
                self.announced.emit(labels.shown_large(names(large), is_own=wanted is None))

    def enlarge_next(self) -> None:
        """Show the next side of the others large, after the last one the own side again."""
        if self.table is None or not self.table.panels:
            return
        own = self.table.own_side or 0
        now = own if self._enlarged is None else self._enlarged
        following = (now + 1) % len(self.table.panels)
        self.enlarge(None if following == own else following)

    def meet(self, seat: Seat) -> None:
        """*seat* looks at the table: another player begins with the own side large."""
        if self._enlarged_by != seat:
            self._enlarged = None

    def _large_side(self, table: Table) -> int:
        own = table.own_side or 0
        wanted = self._enlarged
        return own if wanted is None or wanted >= len(table.panels) else wanted

    def _transition(self, table: Table, places: TablePlaces) -> Transition:
        before, places_before = self._before or (None, None)
        return Transition(before, places_before, table, places, self.badges)

    def _arrange_cards(self, *, is_animated: bool = True) -> None:
        """Send the cards where the present places have them."""
        if self.table is None or self.places is None:
            return
        selected = self.selection.cards
        raised = dict.fromkeys(selected, LIFT)
        if self._pointed_at is not None and not self.held:
            raised.setdefault(self._pointed_at, POINTED_AT)
        dimmed = self.table.dimmed
        arrangement = Arrangement(self.places, raised, selected, self._grabbed, is_animated, dimmed)
        self.cards.arrange(arrangement, self._transition(self.table, self.places))

    def _fly_draws(self, transition: Transition) -> None:
        """Backs that glide to another player who drew."""
        start = pile_place(transition.places, transition.drawn_from)
        end = transition.badge(transition.before.actor) if transition.before is not None else None
        if start is not None and end is not None:
            for number in range(transition.draws):
                self.cards.fly_back(Back.BLUE, start, end, number)

    def _without_held(self, table: Table) -> Table:
        """The table while some cards follow the pointer: their places close up."""
        if not self._grabbed:
            return table
        zones = tuple(
            replace(zone, cards=tuple(card for card in zone.cards if card not in self._grabbed))
            if zone.key == HAND or zone.is_selectable
            else zone
            for zone in table.zones
        )
        return replace(table, zones=zones)

    # --- painting -----------------------------------------------------------------------------

    def _show_background(self, table: Table, places: TablePlaces, *, has_new: bool) -> None:
        new = self.delegate.new_meld(table.own_side) if has_new else None
        is_clearing = self.cards.is_clearing and self.delegate.waits_until_cleared(table)
        self.background.show(
            Background(table, places, self.badges, new, self.log, is_clearing=is_clearing)
        )

    def draw_background(self, painter: QPainter, rect: QRectF | Any) -> None:
        """Paint what lies below the cards in *rect* (pixels)."""
        dpr = self.scale.dpr
        wide, high = (max(1, round(length * dpr)) for length in self._size)
        self.background.draw(painter, rect, QSize(wide, high), dpr)

    def _paint_background(self, picture: QPixmap) -> None:
        dpr, k = self.scale.dpr, self.scale.k
        picture.fill(self.style.theme.table)
        if self.background.shown is not None:
            painter = QPainter(picture)
            painter.scale(k, k)
            brush = TablePainter(painter, self.style.theme, self.atlas, dpr * k)
            self.delegate.paint(brush, self.background.shown)
            painter.end()

    def _mark(self, table: Table, places: TablePlaces) -> None:
        theme, scale, marks = self.style.theme, self.scale, self.marks
        selected = self.selection.cards
        marks.targets(
            self.targets, places.zones, theme, scale, self.delegate, table, places.prompt_bar.top()
        )
        refused = places.zones.get(self.refused_at) if self.refused_at else None
        marks.refused(refused, theme, scale)
        marks.provisional(provisional_rects(table, places), theme, scale)
        hand = dict(places.zones[HAND].cards) if HAND in places.zones else {}
        rows = [dict(places.zones[zone.key].cards) for zone in table.zones
                if zone.is_selectable and zone.key in places.zones]  # fmt: skip
        runs = [run for row in (hand, *rows) for run in runs_of(row, selected)]
        marks.selected(runs, theme, scale)
        marks.offered(
            [
                place.moved(0, -LIFT if card in selected else 0.0).rect
                for zone in places.zones.values()
                for card, place in zone.cards
                if card in table.offered and card not in self.held
            ],
            theme,
            scale,
        )
        if self.background.shown is not None:
            background = replace(self.background.shown, selected=selected)
            marks.of_game(self.delegate, background, theme, scale)
        shown = list(hand.items())
        strips = [b.x - a.x for (_, a), (_, b) in pairwise(shown)]
        tagged = (
            [
                (card, place.moved(0, -LIFT if card in selected else 0.0), strip)
                for (card, place), strip in zip(shown, [*strips, 99.0], strict=True)
                if card in self.new_cards
                and card not in self.held
                # Lifted, its tag would lie on the words of the prompt bar.
                and not (
                    card in selected and place.y - LIFT < places.prompt_bar.bottom() + TAG_RISE
                )
            ]
            if shown
            else []
        )
        marks.new_cards(tagged, theme, scale)
        marks.focus(self.cursor.rect, theme, scale)
        asked, delegate = self._amount.asked, self.delegate
        marks.amount(
            delegate.amount_items(
                asked, self._amount.value, places.handle, theme, self.atlas.style, scale
            )
            if asked is not None and places.handle is not None
            else ()
        )

    # --- pointer and keyboard -----------------------------------------------------------------

    def forget_places(self) -> None:
        """Pointer and keyboard are nowhere: another hand is shown next."""
        self.cursor.forget()
        self._pointed_at = self._pointed_zone = None

    def point_at(self, card: Card | None) -> None:
        """The pointer rests on this card of the hand."""
        if card is not self._pointed_at:
            self._pointed_at = card
            self._arrange_cards()

    def point_at_zone(self, key: str | None) -> None:
        """The pointer rests on this zone."""
        if key != self._pointed_zone:
            self._pointed_zone = key
            self.cursor_moved.emit()

    @property
    def remark(self) -> str:
        """What is to be said of the zone that pointer or keyboard are on."""
        stop = self.cursor.stop if self.cursor.is_shown else None
        looked_at = (self._pointed_zone, stop.key if stop is not None else None)
        zones = self.table.zones if self.table is not None else ()
        said = (self.delegate.remark(zone) for zone in zones if zone.key in looked_at)
        return next(filter(None, said), "")

    @property
    def own_badge(self) -> PlayerBadge | None:
        """The badge of the player whose hand is shown."""
        seat = self.table.seat if self.table is not None else None
        return next((badge for badge in self.badges if badge.seat == seat), None)

    def hold(self, cards: tuple[Card, ...], grabbed: tuple[Card, ...]) -> None:
        """*cards* are being dragged; those *grabbed* follow the pointer."""
        self.held = cards
        self._pointed_at = None
        self._grabbed = grabbed
        self._refresh()

    def let_go(self) -> None:
        """Nothing is dragged any more; the next `refresh` sends the cards on."""
        self.cards.release(self._grabbed)
        self.held = self._grabbed = ()

    def can_select(self, key: str) -> bool:
        """Whether the cards of zone *key* may be selected."""
        zone = self.table.zone(key) if self.table is not None else None
        return key == HAND or (zone is not None and zone.is_selectable)

    def index_at(self, key: str, x: float, moved: Collection[Card] = ()) -> int | None:
        """In a row, how many of its cards but those *moved* lie to the left of *x* (units)."""
        if self.table is None or self.places is None:
            return None
        return index_in_row(self.table, self.places, key, x, moved)

    def is_on_background(self, spot: QPointF) -> bool:
        """Whether nothing lies at *spot* (units), and a drop there begins a new meld."""
        return self.places is not None and is_on_background(self.places, spot)

    def can_drag_discard(self, card: Card) -> bool:
        """Whether the top card of the discard pile may be dragged onto a meld."""
        if self.table is None or self.table.actor != self.table.seat:
            return False
        zone = self.table.zone(DISCARD)
        return zone is not None and bool(zone.cards) and zone.cards[-1] is card

    def mark_focus(self) -> None:
        """The cursor moved."""
        self.marks.focus(self.cursor.rect, self.style.theme, self.scale)
        self.cursor_moved.emit()

    def at(self, point: QPointF) -> tuple[str, Card | None] | None:
        """The zone (and its card) at a point in pixels, or None."""
        if self.places is None or self.table is None:
            return None
        spot = QPointF(point.x() / self.scale.k, point.y() / self.scale.k)
        return hit_at(self.table, self.places, self.selection.cards, spot)
