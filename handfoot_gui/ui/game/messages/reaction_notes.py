"""What others call from their phones, beside whoever calls it, for some seconds."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF

from handfoot_gui.core.preferences import Preferences
from handfoot_gui.core.presenter import NoteText
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.speech import About
from handfoot_gui.ui.game.hands import Hands
from handfoot_gui.ui.game.part import GamePart
from handfoot_gui.ui.table.delegate import Term, badge_key
from handfoot_gui.ui.table.items import NOTE_WIDTH
from handfoot_gui.ui.table.term_note import TermNote
from handfoot_gui.ui.table.view import TableView
from handfoot_gui.ui.widgets.speaker import say


class ReactionNotes(GamePart):
    """One note at a time, which points at the badge of whoever calls; it is spoken once."""

    def __init__(self, view: TableView, hands: Hands) -> None:
        self._view, self._hands = view, hands
        self._seat: Seat | None = None
        self.text = ""
        """What stands there now."""
        self._note = TermNote(view.scene_.canvas, "reaction note")
        view.scene_.canvas.arranged.connect(self._draw)
        hands.reacted.connect(self._on_reacted)

    def on_preferred(self, preferences: Preferences) -> None:
        if not preferences.reactions:
            self.on_left()

    def on_left(self) -> None:
        self.text = ""
        self._note.clear()

    def _on_reacted(self, number: int, text: str) -> None:
        seat = Seat(number)
        if text:
            self._seat, self.text = seat, self._hands.phones.reacting.told(seat)
            say(self._view, self.text, About.OTHERS)
        elif seat == self._seat:
            self._seat, self.text = None, ""
        self._draw()

    def _draw(self) -> None:
        scene = self._view.scene_
        if not self.text or self._seat is None or scene.canvas.shown.is_empty:
            self._note.clear()
            return
        terms = scene.canvas.delegate.terms(scene.canvas.shown)
        at = (term.rect for term in terms if term.key == badge_key(self._seat))
        # Whoever is seen from has no badge in the row, but the prompt bar.
        own = QRectF(scene.canvas.places.prompt_bar.topLeft(), QSizeF())
        about = Term("", next(at, own), "")
        self._note.show(about, NoteText(self.text), NOTE_WIDTH, [term.rect for term in terms])
