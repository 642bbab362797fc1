"""What the table shows: lays a `Table` out, sends the cards to their places, paints the rest."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from types import MappingProxyType
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QObject, QPointF, QRectF, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from handfoot_gui.core import preferences as prefs
from handfoot_gui.core.cards import Card
from handfoot_gui.core.errors import Problem
from handfoot_gui.core.messages import Moment, PlayerBadge
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.table import (
    HAND,
    STOCK,
    Dealt,
    Table,
    Target,
)
from handfoot_gui.games import GAMES
from handfoot_gui.session import seat_places
from handfoot_gui.session.open_table import OpenTable
from handfoot_gui.session.seat_table import SeatTable
from handfoot_gui.session.seat_turn import Selection
from handfoot_gui.ui.art.atlas import CardAtlas
from handfoot_gui.ui.table import labels
from handfoot_gui.ui.table.background import (
    NOTHING,
    Background,
    BackgroundPicture,
    TablePainter,
    show_anew,
)
from handfoot_gui.ui.table.card_items import CardItems, Transition, pile_place
from handfoot_gui.ui.table.cursor import Cursor
from handfoot_gui.ui.table.dealing import Dealing
from handfoot_gui.ui.table.delegate import GameDelegate, Layouts, Viewport
from handfoot_gui.ui.table.ending import Ending
from handfoot_gui.ui.table.flights import SWEEP_MS
from handfoot_gui.ui.table.from_afar import Afar, paint_plates
from handfoot_gui.ui.table.hand_opening import opened
from handfoot_gui.ui.table.items import Scale
from handfoot_gui.ui.table.large_side import LargeSide
from handfoot_gui.ui.table.marks import Marks
from handfoot_gui.ui.table.places import LIFT, CardPlace, HandPlaces, TablePlaces
from handfoot_gui.ui.table.signs import Signs
from handfoot_gui.ui.widgets.system import SYSTEM
from handfoot_gui.ui.widgets.theme import LEAST_TABLE, LIGHT, Style, card_style
from handfoot_gui.ui.widgets.vocabulary import WORDS


@cache
def delegate_of(game: str) -> GameDelegate:
    """The looks of *game*, always the same; KeyError for a game that is not known here."""
    delegate: GameDelegate = GAMES[game].delegate()
    return delegate


_NOWHERE: Final = QRectF()
POINTED_AT = 6.0
"""How far a card rises under the pointer, in units."""


class Canvas(QObject):
    """Everything that is to be seen in a scene; what gestures mean is decided in `TableScene`.

    Signals: ``arranged()`` after every new arrangement, for what stands around the cards;
    ``cursor_moved()`` when the keyboard's focus moved or was shown or hidden, and when the pointer
    came to another zone; ``cursor_stayed()`` when a key led it to where it was;
    ``announced(text)`` when something changed that is only seen otherwise;
    ``dealing_changed(is_dealing)`` when a deal begins to be seen and when all cards lie there.
    """

    arranged = Signal()
    cursor_moved = Signal()
    cursor_stayed = Signal()
    announced = Signal(str)
    dealing_changed = Signal(bool)

    def __init__(self, scene: QGraphicsScene, seat_table: SeatTable) -> None:
        super().__init__(scene)
        self._scene = scene
        self.seat_table = seat_table
        """Whose cards are shown, and what is put together there."""
        self.style = Style(LIGHT, 1.0)
        self.scale = Scale()
        self.atlas = CardAtlas()
        self.background = BackgroundPicture(
            self.scale, self._paint_background, partial(show_anew, scene)
        )
        """What is painted below the cards."""
        self.shown = NOTHING
        self.cards = CardItems(scene, self.atlas, self.scale, self.background.on_cleared)
        self.marks = Marks(scene, self.scale, self.cards)
        self._dealing: Dealing | None = None
        self.cards.animator.moved.connect(self._on_moved)
        self.delegate: GameDelegate = delegate_of(next(iter(GAMES)))
        self.badges: tuple[PlayerBadge, ...] = ()
        self.log: tuple[str, ...] = ()
        """The last acts in words, the newest first, for a table that shows them itself."""
        self.ending = Ending(self, self.marks, lambda: self.arrange(self.table, is_animated=True))
        """What a deal that is over came to, and whether that may be seen already."""
        self.cursor = Cursor(lambda: self.shown, lambda: self.seat_table, self._on_focus)
        self.signs = Signs(self.marks, lambda: self.seat_table, self.cursor, self.delegate)
        """What is marked over the cards."""
        self.signs.opening_changed.connect(self._open)
        self.signs.news.is_end_hidden = lambda: self.ending.is_hidden
        self.large = LargeSide(lambda: self.table, self._on_enlarged)
        """The side whose melds are shown large."""
        SYSTEM.changed.connect(self._follow_system)
        self.hand = HandPlaces()
        self._grabbed: tuple[Card, ...] = ()
        """Those of them that follow the pointer."""
        self._pointed_at: Card | None = None
        self.pointed_zone: str | None = None
        """The zone that the pointer rests on."""
        self.layouts = Layouts()
        self.afar = Afar(self)
        """Whether people hold their cards elsewhere, and everybody looks at the table."""
        self.afar.changed.connect(self.clear)
        self.afar.changed.connect(self.restyle)

    @property
    def table(self) -> Table:
        """What is shown; an empty one where that is nothing."""
        return self.shown.table

    @property
    def places(self) -> TablePlaces:
        """Where it lies."""
        return self.shown.places

    # --- looks --------------------------------------------------------------------------------

    @property
    def preferences(self) -> prefs.Preferences:
        """Sorting, card size and design, animation and warnings."""
        return self.seat_table.house.preferences

    @property
    def selection(self) -> Selection:
        """The selected cards."""
        return self.seat_table.selection

    @property
    def targets(self) -> tuple[Target, ...]:
        """Where selected or dragged cards may go."""
        return self.seat_table.targets

    @property
    def new_cards(self) -> frozenset[Card]:
        """The cards of the hand that wear the tag "new"."""
        return self.seat_table.new.shown

    @property
    def held(self) -> tuple[Card, ...]:
        """Cards that are being dragged."""
        return self.seat_table.selection.held

    def set_delegate(self, delegate: GameDelegate) -> None:
        """The looks of the game."""
        self.delegate = self.signs.delegate = self.signs.news.delegate = delegate
        self.restyle()

    def set_style(self, style: Style) -> None:
        """Theme and scale (pixels per unit)."""
        if style != self.style:
            self.style = style
            self.restyle()

    def set_preferences(self, preferences: prefs.Preferences) -> None:
        """Sorting, card size and design, animation and warnings."""
        if preferences != self.preferences:
            self.seat_table.house.preferences = preferences
            self.restyle()

    def _follow_system(self) -> None:
        self.cards.animator.factor = SYSTEM.motion(self.preferences.animation)

    def set_size(
        self, width: float, height: float, dpr: float, above: float = 0.0, free: QRectF = _NOWHERE
    ) -> None:
        """The size of the table in pixels; so much is seen *above* it, in the bar over it, and
        seats stand in what is *free* there, if anything is."""
        scale = self.scale
        now = (width, height), dpr, above, free
        if now != (scale.room, scale.dpr, scale.above, scale.free):
            scale.room, scale.dpr, scale.above, scale.free = now
            self.restyle()

    def restyle(self) -> None:
        """Everything may look different, but nothing has moved."""
        theme, wanted = self.style.theme, self.preferences
        # Less than the look's where the view has no room for the least table: only a window below
        # the smallest comes to that, one on a small screen much enlarged.
        self.scale.k = self.afar.style_for(self.style, self.scale.room, LEAST_TABLE).scale
        self.atlas.style = self.delegate.card_style(card_style(theme, wanted), wanted)
        self.cards.animator.factor = SYSTEM.motion(wanted.animation)
        self.marks.pictures.restyle(theme, self.atlas.style)
        wide, high = self.scale.room
        self._scene.setSceneRect(0, -self.scale.above, wide, high + self.scale.above)
        self.layouts.forget()
        self.background.show(NOTHING)
        self.background.age()
        self.seat_table.refresh(is_animated=False)

    def clear(self) -> None:
        """Show an empty table."""
        self._grabbed = self.ending.left = ()
        self.shown = NOTHING
        self.cards.clear()
        self.background.show(NOTHING)
        self.background.age()
        self.signs.clear()
        self.arranged.emit()

    # --- arranging ----------------------------------------------------------------------------

    def arrange(self, table: Table, *, is_animated: bool, dealt: Sequence[Dealt] = ()) -> None:
        """Show *table*; every card glides from where it is to where it belongs, and those *dealt*
        come one after the other."""
        before = self.shown
        shown = self._laid_out(
            self.afar.seen(table, is_open=isinstance(self.seat_table, OpenTable))
        )
        if self._dealing is not None and is_animated and shown == before:
            return
        self.finish_deal()
        self.shown = shown
        on = self.cursor.card
        if self.afar.has_tray and on is not None and on not in shown.table.selectable:
            # Nothing is kept of a card that was put back into a hidden hand.
            self.forget_places()
        transition = Transition(before, self.shown)
        is_animated = is_animated and self.cards.animator.factor > 0
        if is_animated and dealt:
            self._deal(dealt, transition)
        else:
            if is_animated:
                self.cards.fly_draws(transition)
            self._arrange_cards(transition, is_animated=is_animated)
        self._show_background()
        self.signs.show(self.shown, self.background.shown)
        self.ending.begin(self.cards.animator, self.style.timing)
        self.arranged.emit()
        if self._dealing is not None:
            self.dealing_changed.emit(True)

    def _laid_out(self, table: Table) -> Background:
        """*table* with the places of all that lies there."""
        k, (wide, high) = self.scale.k, self.scale.room
        seat = self.seat_table
        has_new_meld = seat_places.has_new_meld(
            table, seat.targets, seat.turn.draft, is_watched=seat.is_watched
        )
        viewport = Viewport(
            wide / k,
            high / k,
            badges=sum(badge.seat != table.seat for badge in self.badges),
            card_factor=1.25 if self.preferences.card_size is prefs.CardSize.LARGE else 1.0,
            has_new_meld=has_new_meld,
            large=self.large.on(table),
            opening=self.signs.opening,
            sorts=self.hand.sorts,
            turned_up=() if self.afar.is_on else self.ending.turned_up_counts,
            bar=None if self.afar.is_on else self.scale.room_in_bar(),
            shows_hand=not self.afar.is_on,
            has_tray=self.afar.has_tray,
        )
        lies = table.without(self._grabbed)
        laid_out = self.layouts.of(self.delegate, lies, viewport, keeps_sizes=self.hand.keeps)
        places = self.hand.kept(table, laid_out)
        places = opened(places, self.selection.cards)
        new = self.seat_table.new_meld(table.own_side) if has_new_meld else None
        in_zones = self.delegate.turns_up_in_zones
        hands, places = self.ending.turned_up(table, self.badges, places, in_zones=in_zones)
        return Background(table, places, self.badges, new, self.log, turned_up=hands)

    def _open(self) -> None:
        """Lay the same out anew: a row opens for cards held over it, or closes."""
        self.arrange(self.table, is_animated=True)

    def _on_enlarged(self, side: int | None) -> None:
        self.seat_table.refresh()
        large = self.table.own_side if side is None else side
        if large is not None:
            names = self.shown.names(large)
            self.announced.emit(labels.shown_large(names, is_own=side is None))

    def _on_focus(self) -> None:
        """The keyboard is elsewhere, or came or went."""
        self.signs.show_focus()
        self.cursor_moved.emit()

    @property
    def is_dealing(self) -> bool:
        """Whether cards are being dealt, so that nobody can act."""
        return self._dealing is not None

    def finish_deal(self) -> None:
        """Put all cards where they are being dealt to."""
        if self._dealing is not None:
            self.cards.animator.finish()

    def _deal(self, dealt: Sequence[Dealt], transition: Transition) -> None:
        begins = 0.0
        if not any(one.is_lifted for one in dealt):
            # Nothing of an earlier deal is on the table.
            self.marks.clear()
            deck = pile_place(transition.now.places, STOCK)
            if deck is None:
                self.cards.clear()
            elif self.cards.sweep(deck):
                begins = SWEEP_MS
        dealing = Dealing(dealt, transition, self.cards, self._show_background, begins)
        self._arrange_cards(transition, dealing.faces)
        dealing.launch()
        if not dealing.is_over:
            self._dealing = dealing

    def _on_moved(self) -> None:
        """Cards have moved on."""
        dealing = self._dealing
        if dealing is not None:
            dealing.follow()
            if dealing.is_over:
                self._dealing = None
                self._show_background()
                self.dealing_changed.emit(False)

    def _show_background(self) -> None:
        is_clearing = self.cards.is_clearing and self.delegate.waits_until_cleared(self.table)
        # Nothing below the cards depends on where those of the hand lie.
        zones = dict(self.places.zones)
        if HAND in zones:
            zones[HAND] = replace(zones[HAND], cards=())
        places = replace(self.places, zones=zones)
        shown = replace(self.shown, places=places, is_clearing=is_clearing)
        self.background.show(shown if self._dealing is None else self._dealing.seen(shown))

    def _arrange_cards(
        self,
        transition: Transition,
        dealt: Mapping[Card, tuple[CardPlace, float]] = MappingProxyType({}),
        *,
        is_animated: bool = True,
    ) -> None:
        """Send the cards where the present places have them."""
        selected = self.selection.cards
        raised = dict.fromkeys(selected, LIFT)
        if self._pointed_at is not None and not self.held:
            raised.setdefault(self._pointed_at, POINTED_AT)
        self.cards.arrange(
            transition, raised, selected, self._grabbed, dealt, is_animated=is_animated
        )

    # --- painting -----------------------------------------------------------------------------

    def set_moments(self, moments: Sequence[Moment]) -> None:
        """What is big news, until the next one."""
        self.signs.news.set_moments(moments)

    def point_out(self, cards: frozenset[Card], zones: Sequence[str]) -> None:
        """Point at *cards*, wherever they lie, and at *zones* or buttons, until called again."""
        self.signs.point_out(cards, zones)

    @property
    def reason(self) -> Callable[[Problem], str]:
        """The words on the tag of a refusal."""
        reason: Callable[[Problem], str] = self.signs.reason
        return reason

    @reason.setter
    def reason(self, reason: Callable[[Problem], str]) -> None:
        self.signs.reason = reason

    def _paint_background(self, picture: QPixmap) -> None:
        dpr, k = self.scale.dpr, self.scale.k
        if not self.background.shown.is_empty:
            painter = QPainter(picture)
            painter.translate(0, self.scale.above)
            painter.scale(k, k)
            brush = TablePainter(painter, self.style.theme, self.atlas, dpr * k)
            self.delegate.paint(brush, self.background.shown)
            paint_plates(brush, self.background.shown, self.delegate.standing)
            for one in self.background.shown.turned_up:
                brush.turned_up(one, self.delegate.words.left_over(WORDS))
            painter.end()

    # --- pointer and keyboard -----------------------------------------------------------------

    def forget_places(self) -> None:
        """Pointer and keyboard are nowhere: another hand is shown next."""
        self.cursor.forget()
        self._pointed_at = self.pointed_zone = None

    def point_at(self, card: Card | None) -> None:
        """The pointer rests on this card of the hand."""
        if card is not self._pointed_at:
            self._pointed_at = card
            self._arrange_cards(Transition(self.shown, self.shown))

    def point_at_zone(self, key: str | None) -> None:
        """The pointer rests on this zone."""
        if key != self.pointed_zone:
            self.pointed_zone = key
            self.cursor_moved.emit()

    def badge_of(self, seat: Seat | None) -> PlayerBadge | None:
        """The badge of the player at *seat*."""
        return next((badge for badge in self.badges if badge.seat == seat), None)

    def hold(self, cards: tuple[Card, ...], grabbed: tuple[Card, ...]) -> None:
        """*cards* are being dragged; those *grabbed* follow the pointer."""
        self.seat_table.selection.held = cards
        self._pointed_at = None
        self._grabbed = grabbed
        self.seat_table.refresh()

    def let_go(self) -> None:
        """Nothing is dragged any more; the next `refresh` sends the cards on."""
        self.cards.release(self._grabbed)
        self.seat_table.selection.held = self._grabbed = ()

    def at(self, point: QPointF) -> tuple[str, Card | None] | None:
        """The zone (and its card) at a point in pixels, or None."""
        return self.places.hit_at(self.table, self.selection.cards, point / self.scale.k)
