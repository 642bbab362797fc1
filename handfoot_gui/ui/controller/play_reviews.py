"""Looks through deals that are over for what their players can learn, while nobody waits."""

from __future__ import annotations

import contextlib
import logging
import time
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import date
from pathlib import Path
from typing import Final

from msgspec import Struct, field
from PySide6.QtCore import QCoreApplication, QObject, Signal

from handfoot_gui.bots.messages import Looked, Review
from handfoot_gui.core.game import AnyRecord
from handfoot_gui.core.judgement import Gain
from handfoot_gui.core.practice import DealReview, Reviewed
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.text.words import person_key
from handfoot_gui.games import GAMES, agreed_by_side, rules_of
from handfoot_gui.storage.challenges import Challenges
from handfoot_gui.storage.codec import read_game, record_in
from handfoot_gui.storage.faults import SaveError
from handfoot_gui.storage.files import GAME, files_in
from handfoot_gui.storage.practice import PracticeBook
from handfoot_gui.ui.widgets.asked_process import SteppedProcess
from handfoot_gui.ui.widgets.timing import USUAL, Timing

_LOG: Final = logging.getLogger(__name__)

_LONG_AGO: Final = 7 * 24 * 3600.0
"""Seconds after which nobody remembers what a game was like."""
_MOST_DEALS: Final = 3
"""Deals of one game that are looked through where that was not done as they ended."""


class ReviewRunner(SteppedProcess):
    """Has one `Review` made after the other."""

    found = Signal(object)
    """(review): the `DealReview` of one person."""
    done = Signal()
    """All deals are looked through."""

    def _hear(self, reply: object) -> None:
        if not isinstance(reply, Looked):
            return
        if reply.found is not None:
            self.found.emit(reply.found)
        if reply.is_whole:
            self._let_end()
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

    @property
    def persons(self) -> Mapping[Seat, str]:
        """Those who sit there, by `person_key`."""
        return {
            Seat(seat): person_key(player.name)
            for seat, player in enumerate(self.record.seats)
            if not player.is_bot
        }


class PlayReviews(QObject):
    """Has games looked through one after the other, and keeps what is found of each person.

    Nothing is lost by `stop`: what was not looked through then is found by whoever calls
    `look_through` the next time.
    """

    set_aside = Signal(object)
    """(error): what is known of somebody was damaged; the `SaveError` tells where it is now."""
    _found_last = Signal(object)
    """(game)"""
    _prepared = Signal(object, object)
    """(game, wanted): by seat, the numbers of deals to be looked through."""

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
        self._waiting: dict[str, _Game] = {}
        self._game: _Game | None = None
        self._disk = ThreadPoolExecutor(1)
        """A disk may be slow, and somebody plays meanwhile."""
        self.runner = ReviewRunner(lambda: not are_others_thinking(), command, self, timing=timing)
        """Has the work done."""
        self.runner.found.connect(self._keep)
        self.runner.done.connect(self._begin)
        self.runner.failed.connect(self._on_failed)
        self._prepared.connect(self._start)
        self._found_last.connect(self._take)
        app = QCoreApplication.instance()
        if app is not None:
            app.aboutToQuit.connect(self.stop)

    @property
    def is_busy(self) -> bool:
        """Whether a game is looked through, or waits for that."""
        return self._game is not None or bool(self._waiting)

    def look_through(
        self, game_id: str, record: AnyRecord, deals: Iterable[int], day: date, anew: int = 0
    ) -> None:
        """Look through the last of these *deals* of *record*, all of them over and played on *day*,
        for people in it of whom it is not known yet what those deals tell.

        The deal *anew* has only just ended; if it did so before, its last moves were others.
        """
        self._take(_Game(game_id, record, tuple(deals)[-_MOST_DEALS:], day, anew))

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
        for seat, person in _Game(game_id, record, numbers, day).persons.items():
            if seat in seats:
                nothing = tuple(
                    DealReview(one, seat, day.isoformat(), Gain.POINTS, (), ()) for one in numbers
                )
                self._disk.submit(self._pass_over, person, game_id, record, nothing)

    def _pass_over(
        self, person: str, game_id: str, record: AnyRecord, nothing: Sequence[DealReview]
    ) -> None:
        book = self._book_of(person)
        new = tuple(one for one in nothing if not book.is_reviewed(person, game_id, one.deal))
        if new:
            self._write(person, game_id, Reviewed(record.game, record.options, (), new))

    def leave_out(self, person: str) -> None:
        """Keep nothing of *person*, a `person_key`, from what is looked through now or waits for
        that, and keep none of it later."""
        running = () if self._game is None else (self._game,)
        for game in (*running, *self._waiting.values()):
            seats = [seat for seat, one in game.persons.items() if one == person]
            if seats:
                game.left_out.add(person)
                self.pass_over(game.id, game.record, seats, game.deals, game.day)
        # What was found before is written by now, so that whoever deletes it finds it.
        self._disk.submit(lambda: None).result()

    def catch_up(self, finished: Path) -> None:
        """Look through the game among those in the folder *finished*, and those of challenges, that
        ended last, if that is not long ago: the program may have been left before its end was
        looked at."""
        self._disk.submit(self._find_last, finished)

    def _find_last(self, finished: Path) -> None:
        found = None
        with contextlib.suppress(SaveError, OSError, KeyError):
            challenges = Challenges(self._home)
            error = challenges.read()
            if error is not None and error.set_aside is not None:
                self.set_aside.emit(error)
            games = (*files_in(finished, GAME), *challenges.ended_here())
            ended = {path: path.stat().st_mtime for path in games}
            last = max(ended, key=lambda path: ended[path], default=None)
            if last is not None and time.time() - ended[last] < _LONG_AGO:
                file = read_game(last)
                record, day = record_in(file), file.saved.astimezone().date()
                found = _Game(file.id, record, _dealt(record)[-_MOST_DEALS:], day)
        if found is not None:
            self._found_last.emit(found)

    def _take(self, game: _Game) -> None:
        """Look through *game*, if anybody can."""
        if GAMES[game.record.game].reviews is not None and game.persons and game.deals:
            self._waiting[game.id] = game
            if self._game is None:
                self._begin()

    def stop(self) -> None:
        """Leave everything as it is."""
        self._waiting.clear()
        self._game = None
        self.runner.stop()
        self._disk.shutdown()
        self._disk = ThreadPoolExecutor(1)

    def _begin(self) -> None:
        """Look through the next game, if there is one."""
        self._game = None
        if self._waiting:
            self._game = self._waiting.pop(next(iter(self._waiting)))
            self._disk.submit(self._prepare, self._game)

    def _prepare(self, game: _Game) -> None:
        """Find out what is wanted, away from the window."""
        wanted: dict[Seat, tuple[int, ...]] = {}
        try:
            for seat, person in game.persons.items():
                book = self._book_of(person)
                wanted[seat] = tuple(
                    one
                    for one in game.deals
                    if one == game.anew or not book.is_reviewed(person, game.id, one)
                )
        except Exception:  # noqa: BLE001
            # Whatever is wrong with this game, others wait.
            _LOG.exception("A deal could not be looked through")
            wanted.clear()
        self._prepared.emit(game, wanted)

    def _book_of(self, person: str) -> PracticeBook:
        """What is known of *person*, as it is now; where that was damaged it is said."""
        book = PracticeBook(self._home)
        error = book.read(person)
        if error is not None and error.set_aside is not None:
            self.set_aside.emit(error)
        return book

    def _start(self, game: _Game, wanted: Mapping[Seat, tuple[int, ...]]) -> None:
        if game is not self._game:
            return
        if not any(wanted.values()):
            self._begin()
            return
        record = game.record
        self.runner.start(
            Review(
                0,
                record.game,
                record.options,
                record.moves,
                wanted,
                game.day.isoformat(),
                agreed_by_side(record),
                record.brought_forward,
            )
        )

    def _keep(self, review: DealReview) -> None:
        """Write down what was found."""
        game = self._game
        assert game is not None, "it was asked for"
        record = game.record
        if game.persons[review.seat] in game.left_out:
            return
        reviewed = Reviewed(
            record.game,
            record.options,
            record.moves[: review.last_position],
            (review,),
            agreed_by_side(record),
            record.brought_forward,
        )
        self._disk.submit(self._write, game.persons[review.seat], game.id, reviewed)

    def _write(self, person: str, game_id: str, reviewed: Reviewed) -> None:
        try:
            PracticeBook(self._home).add(person, game_id, reviewed)
        except SaveError as error:
            # The deal counts as not looked through.
            _LOG.warning("What a deal tells could not be kept: %s", error.fault)
            if error.set_aside is not None:
                self.set_aside.emit(error)

    def _on_failed(self, reason: str) -> None:
        _LOG.warning("A deal could not be looked through: %s", reason)
        self._begin()


def _dealt(record: AnyRecord) -> Sequence[int]:
    """The numbers of the deals of *record*."""
    order_dealt, brought = rules_of(record).order_dealt, record.brought_forward
    first = 1 if brought is None else brought.deal
    count = sum(bool(order_dealt(move)) for _, move in record.moves)
    return range(first, first + count)
