"""What is new on the table: big news, cards that others put there, and cards of the own hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import zip_longest

from PySide6.QtCore import QRectF

from handfoot_gui.core.cards import Card
from handfoot_gui.core.messages import Moment
from handfoot_gui.core.table import HAND, Zone, side_key
from handfoot_gui.session.seat_table import SeatTable
from handfoot_gui.ui.table.background import NOTHING, Background
from handfoot_gui.ui.table.delegate import GameDelegate
from handfoot_gui.ui.table.items import BAR_RISE
from handfoot_gui.ui.table.marks import Marks
from handfoot_gui.ui.table.places import LIFT, CardPlace, ZonePlace


class NewsSigns:
    """Decides what is marked as new, and has `Marks` draw it."""

    def __init__(
        self, marks: Marks, seat_table: Callable[[], SeatTable], delegate: GameDelegate
    ) -> None:
        self._marks = marks
        self._seat_table = seat_table
        self._shown = NOTHING
        self.delegate = delegate
        """The looks of the game."""
        self.came: frozenset[Card] = frozenset()
        """Cards of the table that others put there while that could not be followed."""
        self.moments: tuple[Moment, ...] = ()
        """What is marked as big news."""
        self.is_end_hidden: Callable[[], bool] = lambda: False
        """Whether nothing is shown yet of how the deal ended."""

    def clear(self) -> None:
        """Nothing is shown any more."""
        self._shown = NOTHING

    def set_moments(self, moments: Sequence[Moment]) -> None:
        """What is big news, until the next one."""
        self.moments = tuple(moments)
        if not self._shown.is_empty:
            self._show_moments()

    def show_moments(self, shown: Background) -> None:
        """Mark the big news on what is *shown* from now on."""
        self._shown = shown
        self._show_moments()

    def _show_moments(self) -> None:
        placed = [(one, rect) for one in self.moments if (rect := self._place_of(one)) is not None]
        news = [(rect, one.mark) for one, rect in placed if not one.is_win]
        is_below_taken = bool(self._shown.turned_up)
        self._marks.moments(news, self._shown.places, is_below_taken=is_below_taken)
        won = [(one, rect) for one, rect in placed if one.is_win and not self.is_end_hidden()]
        self._marks.won(won, self._shown)

    def show_cards(self) -> None:
        """Mark what others put there, and the new cards of the hand."""
        self._marks.new_cards(self._new_cards())
        self._marks.came(self._came())

    def came_to(self, zone: Zone) -> int:
        """How many cards others put there while that could not be followed."""
        if not (self.came and self.delegate.marks_what_came):
            return 0
        return sum(card in self.came for card in zone.cards if card not in zone.provisional)

    def _place_of(self, moment: Moment) -> QRectF | None:
        """Where *moment* is marked: its cards, its zone, else the player's badge, else all of the
        side."""
        table, places = self._shown.table, self._shown.places
        if moment.cards:
            lies = (zone for zone in table.zones if set(zone.cards) & set(moment.cards))
            return next((places.rect_of(table, zone.key) for zone in lies), None)
        is_own = moment.seat == table.seat
        for zone in table.zones:
            is_its = zone.side == moment.side or (zone.side is None and is_own)
            if moment.term and is_its and self.delegate.term(zone) == moment.term:
                return places.rect_of(table, zone.key)
        badges = {badge.seat: rect for badge, rect in self._shown.seat_row}
        if is_own and moment.is_win and places.own_plate is not None:
            return places.own_plate
        if moment.seat is not None:
            return places.prompt_bar if is_own else badges.get(moment.seat)
        return places.rect_of(table, side_key(moment.side or 0))

    def _came(self) -> list[ZonePlace]:
        """Where cards came that are to be marked."""
        lit = {key for target in self._seat_table().targets for key in target.shown}
        found = []
        for zone in self._shown.table.zones:
            place = self._shown.places.zones.get(zone.key)
            if self.came and self.came_to(zone) and place is not None and zone.key not in lit:
                found.append(place)
        return found

    def _new_cards(self) -> list[tuple[Card, CardPlace, float]]:
        """The cards of the hand that are new, where they are seen, and how much of each shows."""
        places, seat_table = self._shown.places, self._seat_table()
        hand, selected = places.zones[HAND].cards, seat_table.selection.cards
        tagged = []
        for (card, place), following in zip_longest(hand, hand[1:]):
            up = LIFT if card in selected else 0.0
            # Lifted, its bar would lie on the words of the prompt bar.
            has_room = not up or place.y - up >= places.prompt_bar.bottom() + BAR_RISE
            if card in seat_table.new.shown and card not in seat_table.selection.held and has_room:
                strip = place.width if following is None else following[1].x - place.x
                tagged.append((card, place.moved(0, -up), strip))
        return tagged
