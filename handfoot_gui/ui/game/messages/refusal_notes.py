"""Why something was refused, beside what it was about, for whoever sees little at once."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF

from handfoot_gui.core.cards import Card
from handfoot_gui.core.errors import Problem
from handfoot_gui.core.preferences import Preferences
from handfoot_gui.core.presenter import AnyPresenter, NoteText
from handfoot_gui.ui.game.part import GamePart
from handfoot_gui.ui.table.delegate import Term
from handfoot_gui.ui.table.items import NOTE_WIDTH
from handfoot_gui.ui.table.places import LIFT
from handfoot_gui.ui.table.term_note import TermNote
from handfoot_gui.ui.table.view import TableView

_POINT: Final = 12.0
"""Units around the tip of the mouse where it has met no card."""


class RefusalNotes(GamePart):
    """Says a refusal a second time where people look, until their next act. It is only seen: the
    prompt bar, where it stands as always, has said it."""

    def __init__(self, view: TableView, presenter: AnyPresenter) -> None:
        self._view, self._scene = view, view.scene_
        self._presenter = presenter
        self._is_wanted = False
        self._text = ""
        self._meant: Card | QRectF | None = None
        """What was refused: a card wherever it lies, or a place."""
        self.note = TermNote(self._scene.canvas, "refusal note")
        """As it is drawn."""
        self._scene.canvas.arranged.connect(self._draw)

    @property
    def text(self) -> str:
        """What stands beside the card now."""
        return self._text

    def on_preferred(self, preferences: Preferences) -> None:
        self._is_wanted = preferences.refusal_beside_card
        if not self._is_wanted:
            self.on_acted()

    def on_acted(self) -> None:
        if self._text:
            self._text = ""
            self.note.clear()

    def on_left(self) -> None:
        self.on_acted()

    def on_refused(self, problem: Problem) -> None:
        if self._is_wanted:
            self._text, self._meant = self._presenter.refusal(problem), self._what_was_meant()
            self._draw()

    def _what_was_meant(self) -> Card | QRectF | None:
        """What the keyboard is on, or else what the mouse was pressed on."""
        cursor, scale = self._scene.canvas.cursor, self._scene.canvas.scale
        if cursor.is_shown and cursor.stop is not None:
            return cursor.card or cursor.rect
        if self._view.pointer.meant is None:
            return None
        at, card = self._view.pointer.meant
        spot = at / scale.k
        return card or QRectF(spot, spot).adjusted(-_POINT, -_POINT, _POINT, _POINT)

    def _draw(self) -> None:
        """Draw the note where what it is about lies now."""
        if not self._text or self._scene.canvas.shown.is_empty:
            return
        about = self._place(self._meant) if isinstance(self._meant, Card) else self._meant
        if about is None:
            self.note.clear()
            return
        words = [term.rect for term in self._scene.terms.all]
        self.note.show(Term("", about, ""), NoteText(self._text), NOTE_WIDTH, words)

    def _place(self, card: Card) -> QRectF | None:
        """Where *card* is seen."""
        canvas = self._scene.canvas
        up = LIFT if card in canvas.selection else 0.0
        return next(
            (
                place.rect.adjusted(0, -up, 0, 0)
                for zone in canvas.shown.zones.values()
                for other, place in zone.cards
                if other is card
            ),
            None,
        )
