"""Looks through deals that are over for what their players can learn, while nobody waits."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from datetime import date
from pathlib import Path
from typing import Any, Final, TypeVar

from msgspec import Struct, field
from PySide6.QtCore import QCoreApplication, QObject, Signal

from handfoot_gui.bots.messages import Looked, Question, Review, Think, Thought
from handfoot_gui.core.game import AnyRecord
from handfoot_gui.core.practice import DealReview, Reviewed
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.text.words import person_key
from handfoot_gui.games import GAMES, agreed_by_side
from handfoot_gui.storage.faults import SaveError
from handfoot_gui.storage.looked_through import (
    MOST_DEALS,
    Found,
    Known,
    LastEnded,
    Unknown,
    keep,
    last_ended,
    nothing_of,
    pass_over,
    unknown,
)
from handfoot_gui.ui.widgets.asked_process import AskedProcess, SteppedProcess
from handfoot_gui.ui.widgets.timing import USUAL, Timing

_LOG: Final = logging.getLogger(__name__)

T = TypeVar("T")


class ReviewRunner(SteppedProcess):
    """Has one question after the other answered by one process."""

    thought = Signal(object)
    """(found): the answer to a `Think`."""
    found = Signal(object)
    """(review): the `DealReview` of one person."""
    done = Signal()
    """All that a `Review` asked for is looked through."""

    def ask(self, question: Question) -> None:
        """Ask *question*, once the one before is answered."""
        if self.is_running:
            self._say(question)
        else:
            self.start(question)

    def finish(self) -> None:
        """Nothing more is asked."""
        if self.is_running:
            self._let_end()

    def _hear(self, reply: object) -> None:
        if isinstance(reply, Thought):
            self.thought.emit(reply.found)
        elif isinstance(reply, Looked):
            if reply.found is not None:
                self.found.emit(reply.found)
            if reply.is_whole:
                self.done.emit()
            else:
                self._go_on()


class _Game(Struct):
    """A game to be looked through."""

    id: str
    record: AnyRecord
    deals: Sequence[int]
    day: date
    anew: int = 0
    """The deal that is looked through even if that was done before."""
    left_out: set[str] = field(default_factory=set)
    """Those, by `person_key`, of whom nothing is to be kept any more."""
    questions: deque[Review] = field(default_factory=deque)
    """What is still to be asked, a deal each."""
    found: deque[DealReview] = field(default_factory=deque)
    """What was found and is not kept yet."""

    @property
    def persons(self) -> Mapping[Seat, str]:
        """Those who sit there and are not left out, by `person_key`."""
        names = {
            Seat(seat): person_key(player.name)
            for seat, player in enumerate(self.record.seats)
            if not player.is_bot
        }
        return {seat: name for seat, name in names.items() if name not in self.left_out}

    def again(self) -> _Game:
        """The same with nothing of it looked through."""
        return _Game(self.id, self.record, self.deals, self.day, self.anew, self.left_out)

    def ask_for(self, wanted: Mapping[Seat, Sequence[int]]) -> None:
        """Ask for the deals *wanted* by seat, the last one first."""
        record = self.record
        for deal in sorted({one for deals in wanted.values() for one in deals}, reverse=True):
            seats = {seat: (deal,) for seat, deals in wanted.items() if deal in deals}
            self.questions.append(
                Review(
                    0,
                    record.game,
                    record.options,
                    record.moves,
                    seats,
                    self.day.isoformat(),
                    agreed_by_side(record),
                    record.brought_forward,
                )
            )

    def reviewed(self, review: DealReview) -> Reviewed:
        """*review* as it is kept."""
        record = self.record
        return Reviewed(
            record.game,
            record.options,
            record.moves[: review.last_position],
            (review,),
            agreed_by_side(record),
            record.brought_forward,
        )


class PlayReviews(QObject):
    """Has games looked through one after the other, and keeps what is found of each person.

    A process reads and keeps it, too, as the window must not be held by that. Nothing is lost by
    `stop`: what was not looked through then is found by whoever calls `look_through` the next time.
    """

    set_aside = Signal(object)
    """(error): what is known of somebody was damaged; the `SaveError` tells where it is now."""

    def __init__(
        self,
        home: Path,
        are_others_thinking: Callable[[], bool],
        parent: QObject | None = None,
        *,
        command: Sequence[str] | None = None,
        timing: Timing = USUAL,
    ) -> None:
        """What is known of people lies in *home*; while *are_others_thinking*, the work rests."""
        super().__init__(parent)
        self._home = home
        self._finished: Path | None = None
        """The folder of which it is still to be asked what ended last."""
        self._waiting: dict[str, _Game] = {}
        self._game: _Game | None = None
        self._then: Callable[[Any], None] = lambda _: None
        """Hears what was thought."""
        self.runner = ReviewRunner(lambda: not are_others_thinking(), command, self, timing=timing)
        """Has the work done."""
        self.runner.thought.connect(lambda found: self._then(found))
        self.runner.found.connect(self._on_found)
        self.runner.done.connect(self._go_on)
        self.runner.failed.connect(self._on_failed)
        self._passed = _PassedOver(command, self)
        self._passed.wrong.connect(self._tell)
        self._passed.settled.connect(self._begin)
        app = QCoreApplication.instance()
        if app is not None:
            app.aboutToQuit.connect(self.stop)

    @property
    def is_busy(self) -> bool:
        """Whether a game is looked through, or waits for that."""
        return self.runner.is_running or bool(self._waiting)

    def look_through(
        self, game_id: str, record: AnyRecord, deals: Iterable[int], day: date, anew: int = 0
    ) -> None:
        """Look through the last of these *deals* of *record*, all of them over and played on *day*,
        for people in it of whom it is not known yet what those deals tell.

        The deal *anew* has only just ended; if it did so before, its last moves were others.
        """
        self._take(_Game(game_id, record, tuple(deals)[-MOST_DEALS:], day, anew))

    def pass_over(
        self,
        game_id: str,
        record: AnyRecord,
        seats: Collection[Seat],
        deals: Iterable[int],
        day: date,
    ) -> None:
        """Look through none of these *deals* for those who have only now sat down on *seats*."""
        numbers = tuple(deals)
        self._passed.ask(
            Found(self._home, person, game_id, nothing_of(record, seat, numbers, day))
            for seat, person in _Game(game_id, record, numbers, day).persons.items()
            if seat in seats
        )

    def leave_out(self, person: str) -> None:
        """Keep nothing of *person*, a `person_key`, from what is looked through now or waits for
        that, and keep none of it later."""
        game = self._game
        if game is not None and person in game.persons.values():
            # For the others it is begun anew.
            self.runner.stop()
            self._game = None
            self._waiting = {game.id: game.again(), **self._waiting}
        for one in self._waiting.values():
            seats = [seat for seat, name in one.persons.items() if name == person]
            self.pass_over(one.id, one.record, seats, one.deals, one.day)
            one.left_out.add(person)
        # It is written by now, so that whoever deletes it finds it.
        self._passed.settle()
        self._begin()

    def catch_up(self, finished: Path) -> None:
        """Look through the game among those in the folder *finished*, and those of challenges, that
        ended last, if that is not long ago: the program may have been left before its end was
        looked at."""
        self._finished = finished
        self._begin()

    def _take(self, game: _Game) -> None:
        """Look through *game*, if anybody can."""
        if GAMES[game.record.game].reviews is not None and game.persons and game.deals:
            self._waiting[game.id] = game
            self._begin()

    def stop(self) -> None:
        """Leave everything as it is."""
        self._finished = self._game = None
        self._waiting.clear()
        self.runner.stop()
        self._passed.settle()

    def _begin(self) -> None:
        """Begin with what waits, if nothing is done yet."""
        if not self.runner.is_running:
            self._go_on()

    def _go_on(self) -> None:
        """Do what comes next."""
        game = self._game
        if game is not None and game.found:
            review = game.found.popleft()
            found = Found(self._home, game.persons[review.seat], game.id, game.reviewed(review))
            self._think(keep, found, self._on_kept)
        elif game is not None and game.questions:
            self.runner.ask(game.questions.popleft())
        elif self._finished is not None:
            finished, self._finished, self._game = self._finished, None, None
            self._think(last_ended, (self._home, finished), self._on_last_ended)
        elif self._waiting and not self._passed.is_running:
            game = self._game = self._waiting.pop(next(iter(self._waiting)))
            known = Known(self._home, game.id, game.persons, game.deals, game.anew)
            self._think(unknown, known, self._on_unknown)
        else:
            self._game = None
            self.runner.finish()

    def _think(self, function: Callable[[Any], T], part: object, then: Callable[[T], None]) -> None:
        """Let *then* hear what *function* finds for *part*."""
        self._then = then
        self.runner.ask(Think(0, function, part))

    def _on_last_ended(self, told: LastEnded) -> None:
        self._tell_set_aside(told.set_aside)
        found = told.game
        if found is not None:
            self._take(_Game(found.game_id, found.record, found.deals, found.day))
        self._go_on()

    def _on_unknown(self, found: Unknown) -> None:
        assert self._game is not None, "it was asked for"
        self._tell_set_aside(found.set_aside)
        self._game.ask_for(found.wanted)
        self._go_on()

    def _on_found(self, review: DealReview) -> None:
        assert self._game is not None, "it was asked for"
        self._game.found.append(review)

    def _on_kept(self, error: SaveError | None) -> None:
        if error is not None:
            # The deal counts as not looked through.
            self._tell(error)
        self._go_on()

    def _tell_set_aside(self, errors: Iterable[SaveError]) -> None:
        for error in errors:
            self.set_aside.emit(error)

    def _tell(self, error: SaveError) -> None:
        _LOG.warning("What a deal tells could not be kept: %s", error.fault)
        if error.set_aside is not None:
            self.set_aside.emit(error)

    def _on_failed(self, reason: str) -> None:
        _LOG.warning("A deal could not be looked through: %s", reason)
        self._game = None
        self._go_on()


class _PassedOver(AskedProcess):
    """Has it kept of deals that they are looked through for nobody, and waits for no other work.

    Signals: ``wrong(SaveError)`` when something was wrong with a file, ``settled()`` once all is
    kept.
    """

    wrong = Signal(object)
    settled = Signal()

    def __init__(self, command: Sequence[str] | None, parent: QObject) -> None:
        super().__init__(command, parent)
        self._waiting: tuple[Found, ...] = ()
        self._asked = 0
        """How many of them it has been asked for."""
        self.failed.connect(self.settle)

    def ask(self, some: Iterable[Found]) -> None:
        """Let *some* be kept."""
        self._waiting += tuple(some)
        if self.is_running:
            return
        if self._waiting:
            self._asked = len(self._waiting)
            self.start(Think(0, pass_over, self._waiting))
        else:
            self.settled.emit()

    def settle(self) -> None:
        """Keep here and now what is not kept yet: who sits down must not be blamed for others."""
        self.stop()
        waiting, self._waiting = self._waiting, ()
        if waiting:
            self._tell(pass_over(waiting))
            self.settled.emit()

    def _hear(self, reply: object) -> None:
        if isinstance(reply, Thought):
            self._let_end()
            self._waiting = self._waiting[self._asked :]
            self._tell(reply.found)
            self.ask(())

    def _tell(self, errors: Iterable[SaveError]) -> None:
        for error in errors:
            self.wrong.emit(error)
