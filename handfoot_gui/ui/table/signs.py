"""What is said of the cards on the table by lines, glows and tags that lie over them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import zip_longest

from msgspec.structs import replace
from PySide6.QtCore import QObject, QRectF, Signal

from handfoot_gui.core.cards import Card
from handfoot_gui.core.errors import Problem
from handfoot_gui.core.messages import Moment
from handfoot_gui.core.table import BUTTON, HAND, DropPreview, Target, Zone, button_key, side_key
from handfoot_gui.session.seat_table import SeatTable
from handfoot_gui.ui.table.background import NOTHING, Background
from handfoot_gui.ui.table.cursor import Cursor
from handfoot_gui.ui.table.delegate import GameDelegate, Opening
from handfoot_gui.ui.table.items import Mark
from handfoot_gui.ui.table.marks import TAG_RISE, Marks, provisional_runs, runs_of
from handfoot_gui.ui.table.places import LIFT, CardPlace


class Signs(QObject):
    """Decides what is marked on a table, and has `Marks` draw it.

    Signal: ``opening_changed()`` when cards are held elsewhere over a row that opens for them.
    """

    opening_changed = Signal()

    def __init__(
        self,
        marks: Marks,
        seat_table: Callable[[], SeatTable],
        cursor: Cursor,
        delegate: GameDelegate,
    ) -> None:
        super().__init__()
        self._marks = marks
        self._seat_table = seat_table
        self._cursor = cursor
        self.delegate = delegate
        """The looks of the game."""
        self._shown = NOTHING
        self.traced: frozenset[Card] = frozenset()
        """Cards of the move that is shown again; each wears a line."""
        self.came: frozenset[Card] = frozenset()
        """Cards of the table that others put there while that could not be followed."""
        self.preview: DropPreview | None = None
        """What a drop would come to where cards are held now."""
        self.reason: Callable[[Problem], str] = lambda _: ""
        """The words on the tag of a refusal."""
        self.moments: tuple[Moment, ...] = ()
        """What is marked as big news."""
        self.pointed_out: tuple[frozenset[Card], tuple[str, ...]] = (frozenset(), ())
        """Cards, zones and buttons that somebody is pointing at; see `point_out`."""
        self._buttons: dict[str, QRectF] = {}
        """Where those of the prompt bar are, by their keys."""

    def show(self, shown: Background, painted: Background) -> None:
        """Mark what is *shown*; *painted* is the same as far as it is to be seen already."""
        self._shown = shown
        marks, selected, zones = self._marks, self._seat_table().selection.cards, shown.places.zones
        self._show_targets()
        self._show_moments()
        marks.provisional(provisional_runs(shown))
        rows = [dict(zones[zone.key].cards) for zone in shown.table.zones
                if zone.is_selectable and zone.key in zones]  # fmt: skip
        hand = dict(zones[HAND].cards)
        marks.selected(run for row in (hand, *rows) for run in runs_of(row, selected))
        marks.offered(self._seen(shown.table.offered))
        self._show_pointed_out()
        marks.traced((zone.cards for zone in zones.values()), self.traced)
        background = replace(painted, places=shown.places, selected=selected)
        marks.put("game", self.delegate.marks(background, marks.pictures))
        marks.new_cards(self._new_cards())
        marks.came(self._came())
        self.show_focus()
        self._show_amount()
        marks.follow()

    def clear(self) -> None:
        """Nothing is shown any more."""
        self._shown, self.preview = NOTHING, None
        self._marks.clear()

    def show_focus(self) -> None:
        """Mark where the keyboard is."""
        self._marks.focus(self._cursor.rect)

    def _seen(self, cards: frozenset[Card]) -> list[tuple[Card, CardPlace]]:
        """Those of *cards* that are on the table, and where they are seen."""
        selected, held = self._seat_table().selection.cards, self._seat_table().selection.held
        return [
            (card, place.moved(0, -LIFT if card in selected else 0.0))
            for zone in self._shown.places.zones.values()
            for card, place in zone.cards
            if card in cards and card not in held
        ]

    # --- targets ------------------------------------------------------------------------------

    @property
    def lit(self) -> tuple[Target, ...]:
        """The targets as they are shown: those that cards are held over stand out, with their
        tags, and no other does."""
        targets = self._seat_table().targets
        over = () if self.preview is None else self.preview.targets
        if not over:
            return targets
        keys = {key for target in over for key in target.shown}
        best = (replace(target, is_best=True, is_lit=True) for target in over)
        others = (one for one in targets if keys.isdisjoint(one.shown))
        return (*best, *(replace(one, is_best=False, tag=None, spread_tags=()) for one in others))

    @property
    def opening(self) -> Opening | None:
        """Where cards are held over a row that would have them between its cards."""
        over = () if self.preview is None else self.preview.targets
        count = len(self._seat_table().selection.lifted)
        return next((Opening(t.key, t.index, count) for t in over if t.index is not None), None)

    def show_preview(self, preview: DropPreview | None) -> None:
        """Show what a drop would come to; None where cards are held over nothing."""
        if preview == self.preview:
            return
        before, self.preview = self.opening, preview
        if before != self.opening:
            self.opening_changed.emit()
        else:
            self._show_targets()

    def _show_targets(self) -> None:
        """Lines and tags where selected or dragged cards may go, and where they may not."""
        self._marks.targets(self.lit, self._shown, self.delegate)
        preview = self.preview or self._seat_table().refused
        problem = None if preview is None else preview.problem
        key, reason = "", ""
        if preview is not None and problem is not None:
            key, reason = preview.key, self.reason(problem)
        self._marks.refused(key, reason, self._shown)

    # --- news ---------------------------------------------------------------------------------

    def set_moments(self, moments: Sequence[Moment]) -> None:
        """What is big news, until the next one."""
        self.moments = tuple(moments)
        if not self._shown.is_empty:
            self._show_moments()
            # Their tags keep off each other.
            self._marks.came(self._came())

    def _show_moments(self) -> None:
        marked = [
            (rect, one.mark) for one in self.moments for rect in [self._place_of(one)] if rect
        ]
        is_below_taken = bool(self._shown.turned_up)
        self._marks.moments(marked, self._shown.places, is_below_taken=is_below_taken)

    def _place_of(self, moment: Moment) -> QRectF | None:
        """Where *moment* is marked: its zone, else the player's badge, else all of the side."""
        table, places = self._shown.table, self._shown.places
        is_own = moment.seat == table.seat
        for zone in table.zones:
            is_its = zone.side == moment.side or (zone.side is None and is_own)
            if moment.term and is_its and self.delegate.term(zone) == moment.term:
                return places.rect_of(table, zone.key)
        badges = {badge.seat: rect for badge, rect in self._shown.seat_row}
        if moment.seat is not None:
            return places.prompt_bar if is_own else badges.get(moment.seat)
        return places.rect_of(table, side_key(moment.side or 0))

    def came_to(self, zone: Zone) -> int:
        """How many cards others put there while that could not be followed."""
        if not (self.came and self.delegate.marks_what_came):
            return 0
        return sum(card in self.came for card in zone.cards if card not in zone.provisional)

    def _came(self) -> list[tuple[QRectF, int, bool]]:
        """Where cards came that are to be marked, how many, and whether all that lies there did."""
        lit = {key for target in self._seat_table().targets for key in target.shown}
        found = []
        for zone in self._shown.table.zones:
            place, count = self._shown.places.zones.get(zone.key), self.came_to(zone)
            if count and place is not None and zone.key not in lit:
                found.append((place.rect, count, count == len(zone.cards)))
        return found

    def _new_cards(self) -> list[tuple[Card, CardPlace, float]]:
        """The cards of the hand that wear the tag "new", where they are seen, and how much of
        each shows."""
        places, seat_table = self._shown.places, self._seat_table()
        hand, selected = places.zones[HAND].cards, seat_table.selection.cards
        tagged = []
        for (card, place), following in zip_longest(hand, hand[1:]):
            up = LIFT if card in selected else 0.0
            # Lifted, its tag would lie on the words of the prompt bar.
            has_room = not up or place.y - up >= places.prompt_bar.bottom() + TAG_RISE
            if card in seat_table.new.shown and card not in seat_table.selection.held and has_room:
                strip = 99.0 if following is None else following[1].x - place.x
                tagged.append((card, place.moved(0, -up), strip))
        return tagged

    # --- what is pointed at, and what is chosen -----------------------------------------------

    def point_out(self, cards: frozenset[Card], zones: Sequence[str]) -> None:
        """Point at *cards*, wherever they lie, and at *zones* or buttons, until called again."""
        now = cards, tuple(zones)
        if now != self.pointed_out:
            self.pointed_out = now
            if not self._shown.is_empty:
                self._show_pointed_out()

    def place_buttons(self, places: dict[str, QRectF]) -> None:
        """The prompt bar has buttons of these codes there now."""
        before, self._buttons = self._buttons, {button_key(code): places[code] for code in places}
        if before != self._buttons and self.pointed_out[1] and not self._shown.is_empty:
            self._show_pointed_out()

    def _show_pointed_out(self) -> None:
        cards, keys = self.pointed_out
        table, places = self._shown.table, self._shown.places
        lit = {key for target in self.lit if target.is_best for key in target.shown}
        rects = [places.rect_of(table, key) for key in keys if key not in lit]
        bar = places.prompt_bar
        rects += [self._buttons.get(key, bar) for key in keys if key.startswith(BUTTON)]
        self._marks.pointed_out([rect for rect in rects if rect is not None], self._seen(cards))

    def _show_amount(self) -> None:
        amount, handle = self._seat_table().amount, self._shown.places.handle
        items, pictures = [], self._marks.pictures
        if amount.asked is not None and handle is not None:
            items = self.delegate.amount_items(
                amount.asked, amount.value, handle, pictures.theme, pictures.cards, pictures.scale
            )
        self._marks.put("amount", map(Mark, items))
