"""What is said of the cards on the table by lines, glows and tags that lie over them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace
from PySide6.QtCore import QObject, QRectF, Signal

from handfoot_gui.core.cards import Card
from handfoot_gui.core.errors import Problem
from handfoot_gui.core.table import BUTTON, HAND, DropPreview, Target, button_key
from handfoot_gui.session.seat_table import SeatTable
from handfoot_gui.ui.table.background import NOTHING, Background
from handfoot_gui.ui.table.cursor import Cursor
from handfoot_gui.ui.table.delegate import GameDelegate, Opening
from handfoot_gui.ui.table.items import Mark
from handfoot_gui.ui.table.marks import Marks, provisional_runs, runs_of
from handfoot_gui.ui.table.news_signs import NewsSigns
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
        self.news = NewsSigns(marks, seat_table, delegate)
        """What is new on the table."""
        self._shown = NOTHING
        self.traced: frozenset[Card] = frozenset()
        """Cards of the move that is shown again; each wears a line."""
        self.preview: DropPreview | None = None
        """What a drop would come to where cards are held now."""
        self.reason: Callable[[Problem], str] = lambda _: ""
        """The words on the tag of a refusal."""
        self.pointed_out: tuple[frozenset[Card], tuple[str, ...]] = (frozenset(), ())
        """Cards, zones and buttons that somebody is pointing at; see `point_out`."""
        self._buttons: dict[str, QRectF] = {}
        """Where those of the prompt bar are, by their keys."""

    def show(self, shown: Background, painted: Background) -> None:
        """Mark what is *shown*; *painted* is the same as far as it is to be seen already."""
        self._shown = shown
        marks, selected, zones = self._marks, self._seat_table().selection.cards, shown.places.zones
        self._show_targets()
        self.news.show_moments(shown)
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
        self.news.show_cards()
        self.show_focus()
        self._show_amount()
        marks.follow()

    def clear(self) -> None:
        """Nothing is shown any more."""
        self._shown, self.preview = NOTHING, None
        self.news.clear()
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
