"""How long the window of the program is held while what was played in it is looked through."""

from __future__ import annotations

import gc
import os
from array import array
from collections.abc import Callable, Sequence
from datetime import date, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import get_ident
from time import perf_counter, thread_time
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from handfoot_gui.core.judgement import Gain, Judgement, Way
from handfoot_gui.core.practice import DealReview, Lost, Mistake, Reviewed
from handfoot_gui.core.preferences import Preferences
from handfoot_gui.core.record import Player, PlayerKind, Record
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.text.words import person_key
from handfoot_gui.storage.practice import PracticeBook
from handfoot_gui.storage.preferences import PreferencesFile
from tests.benchmarks.figures import line

if TYPE_CHECKING:
    from handfoot_gui.ui.controller.reviews_of_play import ReviewsOfPlay

_FRAME = 16.0
"""Milliseconds for which nobody sees that a window stands still."""
_NOTHING = 1.0
"""Milliseconds of an event of which nothing is noted."""
_SEEN = 0.6
"""Seconds after which a page that has just come is there."""
_CALM = 60.0
"""Seconds for which the window is watched beside, with nothing to look through."""
_KEPT = 120
"""Games that are known of each person already, each with what is still to be practiced."""

Moves = Sequence[tuple[Seat, Any]]


def full_book(home: Path, person: str, game: str, options: Any, moves: Moves) -> int:
    """Keep of *person* what a household plays in some years; gives the size of the file."""
    book, last = PracticeBook(home), len(moves) - 1
    place = next(n for n in range(last, 0, -1) if moves[n][0] != TABLE)
    seat, move = moves[place]
    way = Way(move, 50.0, 3.0)
    mistake = Mistake(place, "discards", Judgement(seat, move, (way,), 50, 400))
    lost = tuple(Lost(theme, 12.3456789, 3.456789, 12) for theme in ("discards", "pile", "wilds"))
    for number in range(_KEPT):
        day = (date.today() - timedelta(days=400 - number)).isoformat()
        deals = tuple(DealReview(deal, seat, day, Gain.POINTS, lost, ()) for deal in range(1, 4))
        whole = DealReview(4, seat, day, Gain.POINTS, lost, (mistake,))
        book.add(person, f"{number:016x}", Reviewed(game, options, tuple(moves), (*deals, whole)))
    return book.path(person).stat().st_size


def _delayed() -> float:
    """Milliseconds for which this thread could have run, and the system ran others; 0 where it does
    not say."""
    try:
        return int(Path("/proc/thread-self/schedstat").read_bytes().split()[1]) / 1e6
    except OSError:
        return 0.0


class Watch:
    """What a window does, event by event, and how long it does nothing else meanwhile."""

    def __init__(self) -> None:
        self._watched: list[tuple[float, float, str]] = []
        """Of each event: milliseconds by the clock and of the processor, and what it was."""
        self._gaps = array("d")
        """Three by three: milliseconds between two looks at the clock without those for which the
        system let other processes go first; those; and seconds from the beginning."""
        self.begin()

    def begin(self) -> None:
        """Watch from now on."""
        self._watched.clear()
        del self._gaps[:]
        self._begun = self._last = perf_counter()
        self._delayed = _delayed()

    def look(self) -> None:
        """There is time to look at the clock."""
        now, delayed = perf_counter(), _delayed()
        gap, of_others = 1000 * (now - self._last), delayed - self._delayed
        self._gaps.extend((gap - of_others, of_others, now - self._begun))
        self._last, self._delayed = now, delayed

    def note(self, begun: float, own: float, receiver: object, event: Any) -> None:
        spent = 1000 * (perf_counter() - begun)
        # Whoever keeps all of them makes work for the search for garbage.
        if spent > _NOTHING:
            what = f"{type(receiver).__name__} {event.type().name}"
            self._watched.append((spent, 1000 * (thread_time() - own), what))

    def tell(self, title: str) -> None:
        events = sorted(self._watched, reverse=True)
        each = zip(self._gaps[::3], self._gaps[1::3], self._gaps[2::3], strict=True)
        gaps = sorted(each, reverse=True)
        held = sum(gap > _FRAME for gap, _, _ in gaps)
        of_others = sorted((one for _, one, _ in gaps), reverse=True)
        print(f" {title}")
        line("longest holds", ", ".join(f"{gap:.1f} ms at {at:.1f} s" for gap, _, at in gaps[:5]))
        line(f"more than {_FRAME:.0f} ms", f"{held} of {len(gaps)}" if held else "never")
        line("others went first", ", ".join(f"{one:.1f} ms" for one in of_others[:5]))
        for clock, own, what in events[:4]:
            line("an event", f"{clock:.1f} ms, {own:.1f} of them of the processor: {what}")


def _once_busy(reviews: ReviewsOfPlay) -> Callable[[], bool]:
    """Whether it was busy and is so no more."""
    has_begun = False

    def is_over() -> bool:
        nonlocal has_begun
        is_busy = reviews._reviews is not None and reviews.reviews.is_busy
        has_begun = has_begun or is_busy
        return has_begun and not is_busy

    return is_over


def watch_reviews(game: str, preset: str, options: Any, deals: Sequence[Moves]) -> None:
    """Play the end of each of *deals*, which are games up to there, in the window of the program,
    and watch that while they are looked through."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from handfoot_gui.app import import_without_features, qt_met_quickly
    from handfoot_gui.ui.enumerations import make_quickly

    gc.disable()
    make_quickly()
    with qt_met_quickly():
        from PySide6.QtCore import QEvent, QEventLoop, QObject, Qt, QTimer
        from PySide6.QtTest import QTest
        from PySide6.QtWidgets import QApplication
    import_without_features()
    from handfoot_gui.ui.controller import Controller
    from handfoot_gui.ui.controller.reviews_of_play import ReviewsOfPlay
    from handfoot_gui.ui.widgets.memory import keep_large_apart
    from handfoot_gui.ui.widgets.timing import USUAL

    watch = Watch()
    here = get_ident()

    class Timed(QApplication):
        def notify(self, receiver: QObject, event: QEvent) -> bool:
            if get_ident() != here:
                return super().notify(receiver, event)
            begun, own = perf_counter(), thread_time()
            is_taken = super().notify(receiver, event)
            watch.note(begun, own, receiver, event)
            return is_taken

    keep_large_apart()
    app = Timed(["handfoot", "-style", "fusion"])
    heart = QTimer(interval=1, timerType=Qt.TimerType.PreciseTimer)
    heart.timeout.connect(watch.look)

    def wait(is_over: Callable[[], bool]) -> None:
        # `QTest.qWait` would sleep.
        loop, is_asked = QEventLoop(), QTimer(interval=100)
        is_asked.timeout.connect(lambda: loop.quit() if is_over() else None)
        watch.begin()
        heart.start()
        is_asked.start()
        loop.exec()
        heart.stop()

    names = [f"Person {seat}" for seat in range(options.players)]
    seats = tuple(Player(name, PlayerKind.PERSON) for name in names)
    with TemporaryDirectory() as folder:
        home = Path(folder)
        os.environ["HANDFOOT_HOME"] = folder
        PreferencesFile(home).save(replace(Preferences(), people=tuple(names[:4])))
        sizes = [full_book(home, person_key(one), game, options, deals[-1]) for one in names]
        program = Controller(timing=replace(USUAL, score_seen=0, last_look=0, turning_up=0))
        program.window.resize(1280, 720)
        program.start(None)
        gc.freeze()
        gc.enable()
        reviews = program.game_controller.findChild(ReviewsOfPlay)
        assert reviews is not None
        # What was left the last time is looked for first.
        QTest.qWait(round(1000 * _SEEN))
        wait(_once_busy(reviews))
        watch.tell("the start page, while it is looked for what was left")
        print(f"{game}, {preset}, {options.players} people, books of {max(sizes) / 2**20:.1f} MiB")
        for number, moves in enumerate(deals, start=1):
            record = Record(game, preset, options, seats, tuple(moves[:-1]))
            program.game_controller.begin_dealt(record, [""] * len(seats))
            played = program.played
            QTest.qWait(500)
            if moves[-1][0] != TABLE:
                played.play.make(*moves[-1])
            while not played.play.session.sheet.deals:
                QTest.qWait(10)
            played.show_score()
            QTest.qWait(round(1000 * _SEEN))
            begun = perf_counter()
            wait(_once_busy(reviews))
            watch.tell(f"deal {number} of {len(moves)} moves, {perf_counter() - begun:.0f} s")
        program.window.change_preferences(replace(program.window.preferences, find_mistakes=False))
        until = perf_counter() + _CALM
        wait(lambda: perf_counter() > until)
        watch.tell("with nothing to look through")
        program.stop()
    app.quit()
