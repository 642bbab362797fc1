"""What the bots were asked and have not answered, and how long that may take."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from PySide6.QtCore import QObject, QTimer, Signal

from handfoot_gui.bots.messages import Choose, Judge
from handfoot_gui.ui.widgets.timing import Timing

_MOST_TRIES = 2


class BotQuestion(Struct):
    """A question without its answer."""

    message: Choose | Judge
    tries: int = 0


class BotQuestions:
    """The questions to one process, each with a number."""

    def __init__(self) -> None:
        self._last = 0
        self._open: dict[int, BotQuestion] = {}
        self._forgotten: dict[int, float] = {}
        """Seconds of the questions that were cancelled and are thought about all the same."""

    def __bool__(self) -> bool:
        return bool(self._open)

    def __iter__(self) -> Iterator[BotQuestion]:
        return iter(self._open.values())

    def next_number(self) -> int:
        """The number of a new question."""
        self._last += 1
        return self._last

    def add(self, message: Choose | Judge) -> BotQuestion:
        """Wait for the answer to *message* from now on."""
        made = self._open[message.request] = BotQuestion(message)
        return made

    def take(self, request: int) -> bool:
        """Whether the answer to *request*, which has come, is waited for."""
        self._forgotten.pop(request, None)
        return self._open.pop(request, None) is not None

    def forget(self) -> None:
        """Wait for no answer any more; a process goes on thinking about them."""
        for request, question in self._open.items():
            self._forgotten[request] = question.message.time
        self._open.clear()

    def begin_process(self) -> None:
        """A new process thinks about nothing yet."""
        self._forgotten.clear()

    def give_up(self) -> None:
        """Ask none of them again."""
        for question in self._open.values():
            question.tries = _MOST_TRIES

    def take_lost(self) -> list[int]:
        """The numbers of those that were asked in vain often enough; they are waited for no
        more."""
        lost = [
            request for request, question in self._open.items() if question.tries >= _MOST_TRIES
        ]
        for request in lost:
            del self._open[request]
        return lost

    @property
    def seconds(self) -> float | None:
        """How long all of them may take, with what is thought about before; None without any."""
        if not self._open:
            return None
        seconds = sum(question.message.time for question in self._open.values())
        return seconds + sum(self._forgotten.values())


class BotClock(QObject):
    """Says when an answer is overdue.

    Signals: ``late()``, when people are to hear of it; ``ran_out()``, once nobody waits longer.
    """

    late = Signal()
    ran_out = Signal()

    def __init__(self, timing: Timing, parent: QObject) -> None:
        super().__init__(parent)
        self.timing = timing
        """How long answers are waited for."""
        self._to_the_end = QTimer(self, singleShot=True)
        self._to_the_end.timeout.connect(self.ran_out)
        self._to_lateness = QTimer(self, singleShot=True)
        self._to_lateness.timeout.connect(self.late)

    def wait(self, seconds: float | None) -> None:
        """An answer may take so many *seconds* from now on; None: none is waited for."""
        if seconds is None:
            self._to_the_end.stop()
            self._to_lateness.stop()
        else:
            self._to_the_end.start(round(seconds * 1000) + self.timing.bots_hung)
            self._to_lateness.start(round(seconds * 1000) + self.timing.bots_late)
