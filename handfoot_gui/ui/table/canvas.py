"""What the table shows: lays a `Table` out, sends the cards to their places, paints the rest."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from itertools import zip_longest
from types import MappingProxyType
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from handfoot_gui.core import preferences as prefs
from handfoot_gui.core.cards import Card
from handfoot_gui.core.errors import Problem
from handfoot_gui.core.messages import Moment, PlayerBadge
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.sheet import LeftOver
from handfoot_gui.core.table import (
    BUTTON,
    DISCARD,
    HAND,
    Dealt,
    DropPreview,
    Table,
    Target,
    Zone,
    button_key,
    side_key,
)
from handfoot_gui.games import GAMES
from handfoot_gui.session.seat_table import SeatTable
from handfoot_gui.ui.art.atlas import CardAtlas
from handfoot_gui.ui.art.palette import Back
from handfoot_gui.ui.table import labels
from handfoot_gui.ui.table.background import NOTHING, Background, BackgroundPicture, TablePainter
from handfoot_gui.ui.table.card_items import CardItems, Transition, pile_place
from handfoot_gui.ui.table.cursor import Cursor
from handfoot_gui.ui.table.dealing import Dealing
from handfoot_gui.ui.table.delegate import GameDelegate, Opening, Viewport
from handfoot_gui.ui.table.items import Mark, Scale
from handfoot_gui.ui.table.marks import TAG_RISE, Marks, provisional_runs, runs_of
from handfoot_gui.ui.table.places import LIFT, CardPlace, HandPlaces, TablePlaces
from handfoot_gui.ui.table.turned_up import turned_up, without_hand
from handfoot_gui.ui.widgets.system import SYSTEM
from handfoot_gui.ui.widgets.theme import LEAST_TABLE, LIGHT, Style, card_style
from handfoot_gui.ui.widgets.vocabulary import joined


@cache
def delegate_of(game: str) -> GameDelegate:
    """The looks of *game*, always the same; KeyError for a game that is not known here."""
    delegate: GameDelegate = GAMES[game].delegate()
    return delegate


POINTED_AT = 6.0
"""How far a card rises under the pointer, in units."""


class Canvas(QObject):
    """Everything that is to be seen in a scene; what gestures mean is decided in `TableScene`.

    Signals: ``arranged()`` after every new arrangement, for what stands around the cards;
    ``cursor_moved()`` when the keyboard's focus moved or was shown or hidden, and when the pointer
    came to another zone; ``announced(text)`` when something changed that is only seen otherwise;
    ``dealing_changed(is_dealing)`` when a deal begins to be seen and when all cards lie there.
    """

    arranged = Signal()
    cursor_moved = Signal()
    announced = Signal(str)
    dealing_changed = Signal(bool)

    def __init__(
        self,
        scene: QGraphicsScene,
        seat_table: SeatTable,
        refresh: Callable[..., None],
    ) -> None:
        """*seat_table* is what is shown, and *refresh* shows it anew, without flights where not
        *is_animated*."""
        super().__init__(scene)
        self._scene = scene
        self._refresh = refresh
        self._seat_table = seat_table
        self._amount = seat_table.amount
        self.selection = seat_table.selection
        self.style = Style(LIGHT, 1.0)
        self.scale = Scale()
        self.atlas = CardAtlas()
        self.background = BackgroundPicture(self._paint_background, self._show_anew)
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
        self.left: tuple[LeftOver, ...] = ()
        """What everybody is left with, turned up once the deal is over."""
        self.traced: frozenset[Card] = frozenset()
        """Cards of the move that is shown again; each wears a line."""
        self.came: frozenset[Card] = frozenset()
        """Cards of the table that others put there while that could not be followed."""
        self.preview: DropPreview | None = None
        """What a drop would come to where cards are held now."""
        self.reason: Callable[[Problem], str] = lambda _: ""
        """The words on the tag of a refusal."""
        self.note = ""
        """What is said beside the prompt while cards are selected."""
        self.moments: tuple[Moment, ...] = ()
        """What is marked as big news."""
        self.pointed_out: tuple[frozenset[Card], tuple[str, ...]] = (frozenset(), ())
        """Cards, zones and buttons that somebody is pointing at; see `point_out`."""
        self._buttons: dict[str, QRectF] = {}
        """Where those of the prompt bar are, by their keys."""
        self.cursor = Cursor(self)
        SYSTEM.changed.connect(self._follow_system)
        self._hand = HandPlaces()
        self.keeps_hand = True
        """Nothing in the own hand moves while a turn lasts; of no use where none is played."""
        self._grabbed: tuple[Card, ...] = ()
        """Those of them that follow the pointer."""
        self._pointed_at: Card | None = None
        self._pointed_zone: str | None = None
        self._size = (1040.0, 672.0)
        self._has_new_meld = False
        self._enlarged: int | None = None
        self._enlarged_by: Seat | None = None
        """From whose place it was asked for; the next player begins with the own side large."""

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
        return self._seat_table.preferences

    @property
    def targets(self) -> tuple[Target, ...]:
        """Where selected or dragged cards may go."""
        return self._seat_table.targets

    @property
    def new_cards(self) -> frozenset[Card]:
        """The cards of the hand that wear the tag "new"."""
        return self._seat_table.new_cards

    @property
    def refused(self) -> DropPreview | None:
        """The last gesture, where it was refused."""
        return self._seat_table.refused

    @property
    def held(self) -> tuple[Card, ...]:
        """Cards that are being dragged."""
        return self._seat_table.held

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
            self._seat_table.preferences = preferences
            self.restyle()

    def _follow_system(self) -> None:
        self.cards.animator.factor = SYSTEM.motion(self.preferences.animation)

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
        self.cards.animator.factor = SYSTEM.motion(wanted.animation)
        self.marks.pictures.restyle(theme, self.atlas.style)
        self._scene.setSceneRect(0, 0, *self._size)
        self.background.show(NOTHING)
        self.background.age()
        self._refresh(is_animated=False)

    def clear(self) -> None:
        """Show an empty table."""
        self._grabbed, self.preview = (), None
        self.left = ()
        self.shown = NOTHING
        self.cards.clear()
        self.background.show(NOTHING)
        self.background.age()
        self.marks.clear()
        self.arranged.emit()

    def forget_pictures(self) -> None:
        """Keep no picture of cards or of the background; they are painted anew when asked for."""
        self.atlas.forget()
        self.background.forget()

    @property
    def lit(self) -> tuple[Target, ...]:
        """The targets as they are shown: those that cards are held over stand out, with their
        tags, and no other does."""
        over = () if self.preview is None else self.preview.targets
        if not over:
            return self.targets
        keys = {key for target in over for key in target.shown}
        best = (replace(target, is_best=True, is_lit=True) for target in over)
        others = (one for one in self.targets if keys.isdisjoint(one.shown))
        return (*best, *(replace(one, is_best=False, tag=None, spread_tags=()) for one in others))

    def show_preview(self, preview: DropPreview | None) -> None:
        """Show what a drop would come to; None where cards are held over nothing."""
        if preview == self.preview:
            return
        before, self.preview = self._opening, preview
        if before != self._opening:
            self.arrange(self.table, has_new_meld=self._has_new_meld, is_animated=True)
        else:
            self._mark_targets()

    @property
    def _opening(self) -> Opening | None:
        """Where cards are held over a row that would have them between its cards."""
        over = () if self.preview is None else self.preview.targets
        count = len(self.held or self.selection.cards)
        return next((Opening(t.key, t.index, count) for t in over if t.index is not None), None)

    # --- arranging ----------------------------------------------------------------------------

    def arrange(
        self, table: Table, *, has_new_meld: bool, is_animated: bool, dealt: Sequence[Dealt] = ()
    ) -> None:
        """Show *table*; every card glides from where it is to where it belongs, and those *dealt*
        come one after the other."""
        before, k = self.shown, self.scale.k
        self._has_new_meld = has_new_meld
        viewport = Viewport(
            self._size[0] / k,
            self._size[1] / k,
            badges=max(0, len(self.badges) - 1),
            card_factor=1.25 if self.preferences.card_size is prefs.CardSize.LARGE else 1.0,
            has_new_meld=has_new_meld,
            large=self._large_side(table),
            opening=self._opening,
        )
        laid_out = self.delegate.lay_out(self._without_held(table), viewport)
        places = self._hand.kept(table, laid_out) if self.keeps_hand else laid_out
        new = self.delegate.new_meld(table.own_side) if has_new_meld else None
        hands = turned_up(self.left, self.badges, places)
        if hands:
            places = without_hand(places)
        shown = Background(table, places, self.badges, new, self.log, turned_up=hands)
        if self._dealing is not None and is_animated and shown == before:
            return
        self.finish_deal()
        self.shown = shown
        transition = Transition(before, self.shown)
        is_animated = is_animated and self.cards.animator.factor > 0
        if is_animated and dealt:
            self._deal(dealt, transition)
        else:
            if is_animated:
                self._fly_draws(transition)
            self._arrange_cards(transition, is_animated=is_animated)
        self._show_background()
        self._mark()
        self.arranged.emit()
        if self._dealing is not None:
            self.dealing_changed.emit(True)

    @property
    def is_dealing(self) -> bool:
        """Whether cards are being dealt, so that nobody can act."""
        return self._dealing is not None

    def finish_deal(self) -> None:
        """Put all cards where they are being dealt to."""
        if self._dealing is not None:
            self.cards.animator.finish()

    def _deal(self, dealt: Sequence[Dealt], transition: Transition) -> None:
        if not any(one.is_lifted for one in dealt):
            # Nothing of an earlier deal is on the table.
            self.cards.clear()
            self.marks.clear()
        dealing = Dealing(dealt, transition, self.cards, self._show_background)
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
        shown = replace(self.shown, is_clearing=is_clearing)
        self.background.show(shown if self._dealing is None else self._dealing.seen(shown))

    @property
    def enlarged(self) -> int | None:
        """The other side whose melds are shown large, if one is."""
        return self._enlarged

    def enlarge(self, side: int | None) -> None:
        """Show the melds of another side large, until the same side or None is asked for."""
        own = self.table.own_side
        wanted = None if side in (own, self._enlarged) else side
        if wanted != self._enlarged and not self.shown.is_empty:
            self._enlarged, self._enlarged_by = wanted, self.table.seat
            self._refresh()
            large = own if wanted is None else wanted
            if large is not None:
                names = self.shown.names(large)
                self.announced.emit(labels.shown_large(names, is_own=wanted is None))

    def enlarge_next(self) -> None:
        """Show the next side of the others large, after the last one the own side again."""
        if self.table.panels:
            following = (self._large_side(self.table) + 1) % len(self.table.panels)
            self.enlarge(None if following == (self.table.own_side or 0) else following)

    def meet(self, seat: Seat) -> None:
        """*seat* looks at the table: another player begins with the own side large."""
        if self._enlarged_by != seat:
            self._enlarged = None

    def _large_side(self, table: Table) -> int:
        own = table.own_side or 0
        wanted = self._enlarged
        return own if wanted is None or wanted >= len(table.panels) else wanted

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

    def _fly_draws(self, transition: Transition) -> None:
        """Backs that glide to another player who drew."""
        start = pile_place(transition.now.places, transition.drawn_from)
        end = transition.badge(transition.before.table.actor)
        if start is not None and end is not None:
            for number in range(transition.draws):
                self.cards.fly_back(Back.BLUE, start, end, 90.0 * number)

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

    def _show_anew(self) -> None:
        """Have all of the table painted once more.

        Never by `QGraphicsScene.update`: what it has pending is lost where a part of the window is
        painted in between, and with it every item that has changed meanwhile.
        """
        for view in self._scene.views():
            view.viewport().update()

    def draw_background(self, painter: QPainter, rect: QRectF | Any) -> None:
        """Paint what lies below the cards in *rect* (pixels)."""
        dpr = self.scale.dpr
        wide, high = (max(1, round(length * dpr)) for length in self._size)
        self.background.draw(painter, rect, QSize(wide, high), dpr)

    def _paint_background(self, picture: QPixmap) -> None:
        dpr, k = self.scale.dpr, self.scale.k
        picture.fill(self.style.theme.table)
        if not self.background.shown.is_empty:
            painter = QPainter(picture)
            painter.scale(k, k)
            brush = TablePainter(painter, self.style.theme, self.atlas, dpr * k)
            self.delegate.paint(brush, self.background.shown)
            for one in self.background.shown.turned_up:
                brush.turned_up(one)
            painter.end()

    def _mark(self) -> None:
        """Put rings, glows and tags over the cards."""
        table, places, marks = self.table, self.places, self.marks
        selected = self.selection.cards
        self._mark_targets()
        self._mark_moments()
        marks.provisional(provisional_runs(self.shown))
        hand = dict(places.zones[HAND].cards)
        rows = [dict(places.zones[zone.key].cards) for zone in table.zones
                if zone.is_selectable and zone.key in places.zones]  # fmt: skip
        marks.selected(run for row in (hand, *rows) for run in runs_of(row, selected))
        marks.offered(
            (card, place.moved(0, -LIFT if card in selected else 0.0))
            for zone in places.zones.values()
            for card, place in zone.cards
            if card in table.offered and card not in self.held
        )
        self._mark_pointed_out()
        marks.traced((zone.cards for zone in places.zones.values()), self.traced)
        background = replace(self.background.shown, selected=selected)
        marks.put("game", self.delegate.marks(background, marks.pictures))
        ends = [place.x for place in hand.values()][1:]
        tagged = []
        for (card, place), end in zip_longest(hand.items(), ends):
            up = LIFT if card in selected else 0.0
            # Lifted, its tag would lie on the words of the prompt bar.
            has_room = not up or place.y - up >= places.prompt_bar.bottom() + TAG_RISE
            if card in self.new_cards and card not in self.held and has_room:
                strip = 99.0 if end is None else end - place.x
                tagged.append((card, place.moved(0, -up), strip))
        marks.new_cards(tagged)
        marks.came(self._came())
        marks.focus(self.cursor.rect)
        asked, items = self._amount.asked, []
        if asked is not None and places.handle is not None:
            items = self.delegate.amount_items(
                asked, self._amount.value, places.handle, marks.pictures.theme, self.atlas.style,
                self.scale,
            )  # fmt: skip
        marks.put("amount", map(Mark, items))
        marks.follow()

    def set_moments(self, moments: Sequence[Moment]) -> None:
        """What is big news, until the next one."""
        self.moments = tuple(moments)
        if not self.shown.is_empty:
            self._mark_moments()
            # Their tags keep off each other.
            self.marks.came(self._came())

    def point_out(self, cards: frozenset[Card], zones: Sequence[str]) -> None:
        """Point at *cards*, wherever they lie, and at *zones* or buttons, until called again."""
        now = cards, tuple(zones)
        if now != self.pointed_out:
            self.pointed_out = now
            if not self.shown.is_empty:
                self._mark_pointed_out()

    def place_buttons(self, places: dict[str, QRectF]) -> None:
        """The prompt bar has buttons of these codes there now."""
        before, self._buttons = self._buttons, {button_key(code): places[code] for code in places}
        if before != self._buttons and self.pointed_out[1] and not self.shown.is_empty:
            self._mark_pointed_out()

    def _mark_pointed_out(self) -> None:
        cards, keys = self.pointed_out
        lit = {key for target in self.lit if target.is_best for key in target.shown}
        rects = [self.places.rect_of(self.table, key) for key in keys if key not in lit]
        bar = self.places.prompt_bar
        rects += [self._buttons.get(key, bar) for key in keys if key.startswith(BUTTON)]
        self.marks.pointed_out(
            [rect for rect in rects if rect is not None],
            [
                (card, place.moved(0, -LIFT if card in self.selection.cards else 0.0))
                for zone in self.places.zones.values()
                for card, place in zone.cards
                if card in cards and card not in self.held
            ],
        )

    def _mark_moments(self) -> None:
        marked = [
            (rect, one.mark) for one in self.moments for rect in [self._place_of(one)] if rect
        ]
        self.marks.moments(marked, self.places, is_below_taken=bool(self.shown.turned_up))

    def _place_of(self, moment: Moment) -> QRectF | None:
        """Where *moment* is marked: its zone, else the player's badge, else all of the side."""
        is_own = moment.seat == self.table.seat
        for zone in self.table.zones:
            is_its = zone.side == moment.side or (zone.side is None and is_own)
            if moment.term and is_its and self.delegate.term(zone) == moment.term:
                return self.places.rect_of(self.table, zone.key)
        badges = {badge.seat: rect for badge, rect in self.shown.seat_row}
        if moment.seat is not None:
            return self.places.prompt_bar if is_own else badges.get(moment.seat)
        return self.places.rect_of(self.table, side_key(moment.side or 0))

    def _mark_targets(self) -> None:
        """Lines and tags where selected or dragged cards may go, and where they may not."""
        self.marks.targets(self.lit, self.shown, self.delegate)
        preview = self.preview or self.refused
        problem = None if preview is None else preview.problem
        key, reason = "", ""
        if preview is not None and problem is not None:
            key, reason = preview.key, self.reason(problem)
        self.marks.refused(key, reason, self.shown)

    def came_to(self, zone: Zone) -> int:
        """How many cards others put there while that could not be followed."""
        if not self.delegate.marks_what_came:
            return 0
        return sum(card in self.came for card in zone.cards if card not in zone.provisional)

    def _came(self) -> list[tuple[QRectF, int, bool]]:
        """Where cards came that are to be marked, how many, and whether all that lies there did."""
        lit = {key for target in self.targets for key in target.shown}
        found = []
        for zone in self.table.zones:
            place, count = self.places.zones.get(zone.key), self.came_to(zone)
            if count and place is not None and zone.key not in lit:
                found.append((place.rect, count, count == len(zone.cards)))
        return found

    def tip_at(self, point: QPointF) -> str:
        """Who sits or lays at a point in pixels: on the table a long name may be cut short."""
        at, shown = point / self.scale.k, self.shown
        for badge, rect in shown.seat_row:
            if rect.contains(at):
                return self.delegate.words.badge_name(badge, shown.table)
        for side, rect in enumerate(shown.places.panels):
            if rect.contains(at):
                return joined(shown.names(side))
        return ""

    # --- pointer and keyboard -----------------------------------------------------------------

    def forget_places(self) -> None:
        """Pointer and keyboard are nowhere: another hand is shown next."""
        self.cursor.forget()
        self._pointed_at = self._pointed_zone = None

    def point_at(self, card: Card | None) -> None:
        """The pointer rests on this card of the hand."""
        if card is not self._pointed_at:
            self._pointed_at = card
            self._arrange_cards(Transition(self.shown, self.shown))

    def point_at_zone(self, key: str | None) -> None:
        """The pointer rests on this zone."""
        if key != self._pointed_zone:
            self._pointed_zone = key
            self.cursor_moved.emit()

    @property
    def remark(self) -> str:
        """What is to be said of the zone that pointer or keyboard are on, or else of what
        is selected."""
        stop = self.cursor.stop if self.cursor.is_shown else None
        looked_at = (self._pointed_zone, stop.key if stop is not None else None)
        said = (self.delegate.words.remark(z) for z in self.table.zones if z.key in looked_at)
        return next(filter(None, said), self.note if self.selection else "")

    @property
    def own_badge(self) -> PlayerBadge | None:
        """The badge of the player whose hand is shown."""
        return self.badge_of(self.table.seat)

    def badge_of(self, seat: Seat | None) -> PlayerBadge | None:
        """The badge of the player at *seat*."""
        return next((badge for badge in self.badges if badge.seat == seat), None)

    def hold(self, cards: tuple[Card, ...], grabbed: tuple[Card, ...]) -> None:
        """*cards* are being dragged; those *grabbed* follow the pointer."""
        self._seat_table.held = cards
        self._pointed_at = None
        self._grabbed = grabbed
        self._refresh()

    def let_go(self) -> None:
        """Nothing is dragged any more; the next `refresh` sends the cards on."""
        self.cards.release(self._grabbed)
        self._seat_table.held = self._grabbed = ()

    def can_select(self, key: str) -> bool:
        """Whether the cards of zone *key* may be selected."""
        zone = self.table.zone(key)
        return key == HAND or (zone is not None and zone.is_selectable)

    def can_drag_discard(self, card: Card) -> bool:
        """Whether the top card of the discard pile may be dragged onto a meld."""
        zone = self.table.zone(DISCARD)
        is_on_top = zone is not None and bool(zone.cards) and zone.cards[-1] is card
        return is_on_top and self.table.actor == self.table.seat

    def mark_focus(self) -> None:
        """The cursor moved."""
        self.marks.focus(self.cursor.rect)
        self.cursor_moved.emit()

    def at(self, point: QPointF) -> tuple[str, Card | None] | None:
        """The zone (and its card) at a point in pixels, or None."""
        return self.places.hit_at(self.table, self.selection.cards, point / self.scale.k)
