"""The words on the table: one that is clicked is explained beside where it stands."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPixmap

from handfoot_gui.core.table import HAND
from handfoot_gui.ui.table.canvas import Canvas
from handfoot_gui.ui.table.delegate import Term
from handfoot_gui.ui.table.items import CLOSE_SIGN, NOTE_WIDTH, TAG_LAYER, Mark, picture_item
from handfoot_gui.ui.table.note_place import AWAY, NotePlaces

_INSIDE = (AWAY, AWAY, -AWAY, 0.0)
_SAID = "said"
"""The code of what is said of no word."""
_SAID_WIDTH = 620.0
"""Units of width of what is said so."""
_NARROWER = (1.0, 0.8, 0.65, 0.5)
"""Parts of its width that a note is tried in, where it would cover something."""


class Terms:
    """The words of one table, of which one at a time is explained until the next act."""

    def __init__(self, canvas: Canvas) -> None:
        self._canvas = canvas
        self._meaning: Callable[[str], str] = lambda _code: ""
        self._closed: Callable[[], None] = lambda: None
        self._known: dict[str, str] = {}
        """Meanings by code: the pointer asks at every step."""
        self._said = ""
        """What is said of no word."""
        self.shown: Term | None = None
        """What is explained now."""
        self.place = QRectF()
        """Where the explanation stands, in units."""
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
        self.shown = term
        said = "" if term is None else self.meaning(term.code)
        marks, places = self._canvas.marks, self._canvas.places
        if term is None:
            marks.put("term", ())
            return said
        most = _SAID_WIDTH if term.code == _SAID else NOTE_WIDTH
        tried: list[tuple[tuple[int, int], QPixmap, QRectF]] = []
        possible = self._places_of(term)
        for part in _NARROWER:
            picture = marks.pictures.note(said, part * min(most, places.width - 60))
            size = picture.deviceIndependentSize() / self._canvas.scale.k
            covered, place = possible.best(size)
            tried.append((covered, picture, place))
            if covered == (0, 0):
                break
        _, picture, self.place = min(tried, key=lambda one: one[0])
        where = self._canvas.scale.point(self.place.x(), self.place.y())
        marks.put("term", [Mark(picture_item(picture, where, TAG_LAYER + 50))])
        return said

    def _places_of(self, term: Term) -> NotePlaces:
        """Where a note about *term* may lie."""
        places = self._canvas.places
        room = QRectF(0, 0, places.width, places.prompt_bar.top()).adjusted(*_INSIDE)
        return NotePlaces(term.rect, self._of(term.key), self._taken, room)

    @property
    def _taken(self) -> list[QRectF]:
        """Where cards, labels and counts lie that a note rather does not cover."""
        places = self._canvas.places
        words = [term.rect for term in self.all if not term.rect.isEmpty()]
        zones = [rect for key in places.zones if key != HAND for rect in self._of(key)]
        return [*words, *zones, *places.badges]

    def _of(self, key: str) -> list[QRectF]:
        """Where the cards and the label of the zone *key* lie."""
        zone = self._canvas.places.zones.get(key)
        return [] if zone is None else [zone.rect, zone.label]

    def is_closed_at(self, point: QPointF) -> bool:
        """Whether the close sign of what is explained is at a point in pixels."""
        return self.shown is not None and self.close_sign.contains(point / self._canvas.scale.k)

    @property
    def close_sign(self) -> QRectF:
        """Where the sign is that closes it, in units."""
        corner = self.place.topRight() - QPointF(CLOSE_SIGN, 0)
        return QRectF(corner, QSizeF(CLOSE_SIGN, CLOSE_SIGN))

    def say(self, text: str) -> None:
        """Let *text* stand above the prompt bar, as the explanation of a word does beside it."""
        corner = self._canvas.places.prompt_bar.topLeft() + QPointF(AWAY, 0)
        self._said = text
        self.show(Term(_SAID, QRectF(corner, QSizeF()), ""))

    def close(self) -> None:
        """Explain nothing any more, as people want."""
        self.show(None)
        self._closed()

    def when_closed(self, act: Callable[[], None]) -> None:
        """Do *act* once people have closed what was explained."""
        self._closed = act

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
        shown = self.shown
        if shown is not None and shown.code == _SAID:
            self.say(self._said)
        elif shown is not None:
            same = (one for one in self.all if (one.code, one.key) == (shown.code, shown.key))
            self.show(next(same, None))
