"""What is practiced in one go: some own decisions, one after the other, and what came of them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from msgspec import Struct
from PySide6.QtCore import QObject, Signal

from handfoot_gui.core.errors import ReplayError
from handfoot_gui.core.text.words import Words, person_key
from handfoot_gui.session.own_puzzle import DrillAttempt, OwnAttempt
from handfoot_gui.session.practice import OwnMistake
from handfoot_gui.storage.faults import SaveError
from handfoot_gui.storage.practice import PracticeBook
from handfoot_gui.storage.text.faults import fault
from handfoot_gui.ui.game.guides.puzzle_talk import PuzzlePlace
from handfoot_gui.ui.window.main_window import MainWindow


class Ended(Struct, frozen=True):
    """What has come of a sitting."""

    right: int = 0
    """So many were right on the first try."""
    total: int = 0
    """Of so many; none before the end."""
    left_out: int = 0
    """Mistakes that cannot be played, as often as that was met."""


class Practicing(QObject):
    """Lets own decisions be taken anew, one after the other, and keeps what comes of them.

    Signals: ``opened(OwnAttempt, PuzzlePlace)`` when one is to be practiced, ``finished()`` when
    all that were to be are through.
    """

    opened = Signal(object, object)
    finished = Signal()

    def __init__(
        self, window: MainWindow, words: Words, book: PracticeBook, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._window, self._words, self._book = window, words, book
        self.person = ""
        """The name of whoever made the mistakes, whoever is chosen meanwhile."""
        self._mistakes: tuple[OwnMistake, ...] = ()
        self._kind = OwnAttempt
        """As what they are practiced."""
        self._first: dict[str, bool] = {}
        """By name, whether the first attempt at it was right."""
        self._ended = Ended()
        self._met: set[tuple[str, str]] = set()
        """By `person_key` and name, what was practiced since the program was started."""

    def has_met(self, person: str, own: OwnMistake) -> bool:
        """Whether *own* of *person*, a `person_key`, was practiced since the program was
        started."""
        return (person, own.name) in self._met

    def ended(self) -> Ended:
        """What has come of the sitting that has come to its end since this was asked last."""
        ended, self._ended = self._ended, Ended()
        return ended

    def begin(
        self, person: str, mistakes: Sequence[OwnMistake], kind: type[OwnAttempt] = OwnAttempt
    ) -> None:
        """Let *mistakes* of the *person* of that name be practiced."""
        self.person, self._mistakes, self._kind = person, tuple(mistakes), kind
        self._first = {}
        self.open_at(0)

    def open_at(self, number: int) -> None:
        """Let the one of that number be practiced; what cannot be played is passed over."""
        names = self._window.preferences.with_player(self.person).names
        for place, own in enumerate(self._mistakes[number:], number):
            try:
                position = self._book.position(person_key(self.person), own)
                seats = _names_at(names, own, position.options.players)
                attempt = self._kind(own, position, seats, self._words)
                attempt.question  # noqa: B018
            except (SaveError, KeyError, ReplayError, ValueError):
                before = self._ended
                self._ended = Ended(before.right, before.total, before.left_out + 1)
                continue
            self.opened.emit(attempt, PuzzlePlace(place + 1, len(self._mistakes)))
            return
        self._ended = Ended(sum(self._first.values()), len(self._first), self._ended.left_out)
        self.finished.emit()

    def open_after(self, attempt: OwnAttempt) -> None:
        """Let the one after that of *attempt* be practiced, or finish."""
        self.open_at(1 + [own.name for own in self._mistakes].index(attempt.own.name))

    def note(self, attempt: OwnAttempt, *, is_solved: bool) -> str:
        """Keep what came of *attempt*; a sentence where that cannot be kept. Of a drill nothing
        is."""
        self._first.setdefault(attempt.own.name, is_solved)
        if isinstance(attempt, DrillAttempt):
            return ""
        key = person_key(self.person)
        self._met.add((key, attempt.own.name))
        try:
            self._book.answered(key, attempt.own, date.today(), is_solved=is_solved)
        except SaveError as error:
            return fault(self._words, error)
        return ""


def _names_at(names: Sequence[str], own: OwnMistake, players: int) -> list[str]:
    """The first of *names* at the seat of *own*, and the others around."""
    others = iter(names[1:])
    return [names[0] if seat == own.seat else next(others) for seat in range(players)]
