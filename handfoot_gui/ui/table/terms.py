"""The words on the table: one that is clicked is explained beside where it stands."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF

from handfoot_gui.core.presenter import NoteText
from handfoot_gui.core.table import HAND
from handfoot_gui.ui.table.canvas import Canvas
from handfoot_gui.ui.table.delegate import Term
from handfoot_gui.ui.table.items import NOTE_WIDTH
from handfoot_gui.ui.table.note_place import AWAY
from handfoot_gui.ui.table.term_note import TermNote

_SAID = "said"
"""The code of what is said of no word."""
_SAID_WIDTH = 620.0
"""Units of width of what is said so."""


class NoteListener:
    """Hears what becomes of a note."""

    def on_note_closed(self) -> None:
        """People have closed what was explained."""

    def on_note_sign(self) -> None:
        """People have pressed the sign of what was not asked for."""

    def on_note_lost(self) -> None:
        """There is no place any more for what was not asked for."""


class Terms:
    """The words of one table, of which one at a time is explained until the next act."""

    def __init__(self, canvas: Canvas) -> None:
        self._canvas = canvas
        self._meaning: Callable[[str], str] = lambda _code: ""
        self._known: dict[str, str] = {}
        """Meanings by code: the pointer asks at every step."""
        self._said = ""
        """What is said of no word."""
        self._offered: tuple[NoteText, tuple[str, ...]] | None = None
        """What stands there that was not asked for, and what it is about."""
        self.listener = NoteListener()
        self.shown: Term | None = None
        """What is explained now."""
        self.note = TermNote(canvas)
        """The explanation as it is drawn."""
        canvas.arranged.connect(self._follow)

    @property
    def is_word_shown(self) -> bool:
        """Whether a word is explained, which Escape ends; what is said besides goes by itself."""
        return self.shown is not None and self.shown.code != _SAID

    def explain_with(self, meaning: Callable[[str], str]) -> None:
        """Explain words with *meaning*, in a sentence or two by the code of each."""
        self._meaning = meaning
        self._known.clear()

    def meaning(self, code: str) -> str:
        """What the word *code* means under the rules that are played; empty where it is none."""
        if code == _SAID:
            return self._said
        if code not in self._known:
            self._known[code] = self._meaning(code)
        return self._known[code]

    @property
    def all(self) -> list[Term]:
        """Every word that can be explained, those of the own side first."""
        table = self._canvas.table
        sides = {zone.key: zone.side for zone in table.zones}
        found = (
            [] if self._canvas.shown.is_empty else self._canvas.delegate.terms(self._canvas.shown)
        )
        others = {None, table.own_side}
        return sorted(
            (term for term in found if self.meaning(term.code)),
            key=lambda term: sides.get(term.key) not in others,
        )

    def at(self, point: QPointF) -> Term | None:
        """The word at a point in pixels; none while cards are lifted, or where a card lies."""
        hit = self._canvas.at(point)
        if self._canvas.selection or (hit is not None and hit[1] is not None):
            return None
        spot = point / self._canvas.scale.k
        return next((term for term in self.all if term.rect.contains(spot)), None)

    def about(self, point: QPointF) -> Term | None:
        """The word at a point in pixels, or that of the zone that lies there."""
        spot, hit = point / self._canvas.scale.k, self._canvas.at(point)
        at = (term for term in self.all if term.rect.contains(spot))
        return next(at, None if hit is None else self.of_zone(hit[0]))

    def of_zone(self, key: str) -> Term | None:
        """The word of the zone *key*."""
        return next((term for term in self.all if term.key == key), None)

    def show(self, term: Term | None) -> str:
        """Explain *term*, or nothing any more; gives the explanation."""
        self.shown, self._offered = term, None
        said = "" if term is None else self.meaning(term.code)
        if term is None:
            self.note.clear()
        else:
            most = _SAID_WIDTH if term.code == _SAID else NOTE_WIDTH
            self.note.show(term, NoteText(said), most, [one.rect for one in self.all])
        return said

    def say(self, text: str) -> None:
        """Let *text* stand above the prompt bar, as the explanation of a word does beside it."""
        corner = self._canvas.places.prompt_bar.topLeft() + QPointF(AWAY, 0)
        self._said = text
        self.show(Term(_SAID, QRectF(corner, QSizeF()), ""))

    def offer(self, note: NoteText, about: Sequence[str]) -> bool:
        """Let *note* point at the first of the places that are called *about*, where it meets
        nothing on the table; whether there is such a place."""
        if self._canvas.shown.is_empty:
            return False
        found = self._canvas.delegate.terms(self._canvas.shown)
        words = [term.rect for term in found]
        for subject in self._subjects(about, found):
            if self.note.point(subject, note, words):
                self._said, self._offered = note.text, (note, tuple(about))
                self.shown = Term(_SAID, subject, "")
                return True
        return False

    def _subjects(self, about: Sequence[str], found: Sequence[Term]) -> Iterator[QRectF]:
        """Where those places lie, those of the own side first."""
        table = self._canvas.table
        sides = {zone.key: zone.side for zone in table.zones}
        for code in about:
            if code == HAND:
                yield self.note.around(HAND)
            own = [term for term in found if term.code == code]
            own.sort(key=lambda term: sides.get(term.key) != table.own_side)
            for term in own:
                around = self.note.around(term.key)
                yield around if not around.isEmpty() else term.rect

    def close(self) -> None:
        """Explain nothing any more, as people want."""
        if self._offered is not None:
            self.listener.on_note_sign()
            return
        self.show(None)
        self.listener.on_note_closed()

    def show_next(self) -> str:
        """Explain the word after the one that is explained, each meaning once; after the last
        one none."""
        told = list({self.meaning(term.code): term for term in reversed(self.all)}.values())[::-1]
        codes = [term.code for term in told]
        at = codes.index(self.shown.code) + 1 if self.shown and self.shown.code in codes else 0
        return self.show(told[at] if at < len(told) else None)

    def ask_at_cursor(self) -> str:
        """Explain what the keyboard is on, or else the next word."""
        cursor = self._canvas.cursor
        stop = cursor.stop if cursor.is_shown else None
        term = None if stop is None or stop.key == HAND else self.of_zone(stop.key)
        return self.show_next() if term is None else self.show(term)

    def _follow(self) -> None:
        """Things lie elsewhere: the explanation stands where its word is now."""
        shown, offered = self.shown, self._offered
        if offered is not None:
            if not self.offer(*offered):
                self.show(None)
                self.listener.on_note_lost()
        elif shown is not None and shown.code == _SAID:
            self.say(self._said)
        elif shown is not None:
            same = (one for one in self.all if (one.code, one.key) == (shown.code, shown.key))
            self.show(next(same, None))
