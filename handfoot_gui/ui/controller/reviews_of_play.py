"""When what people play in the window is looked through: after a deal, where they like that."""

from __future__ import annotations

from collections.abc import Callable, Collection
from datetime import date
from importlib import import_module
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from handfoot_gui.core.game import AnyRecord
from handfoot_gui.core.seats import Seat
from handfoot_gui.storage.saves import Saves
from handfoot_gui.ui.game.controller import GameController
from handfoot_gui.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from handfoot_gui.ui.controller.play_reviews import PlayReviews


_PARTS: Final = (
    "subprocess",
    "pickle",
    "handfoot_gui.bots.messages",
    "handfoot_gui.ui.widgets.asked_process",
    "handfoot_gui.ui.controller.play_reviews",
)
"""What is loaded to look through something, a part in each turn of the window: all of it may take
longer than a frame."""


class ReviewsOfPlay(QObject):
    """Lets what people play in the window be looked through, where the household likes that.

    It lives as long as *game*. Signals: ``set_aside(SaveError)`` as in `PlayReviews`.
    """

    set_aside = Signal(object)

    def __init__(self, window: MainWindow, saves: Saves, game: GameController) -> None:
        super().__init__(game)
        self._window, self._saves, self._controller = window, saves, game
        self._reviews: PlayReviews | None = None
        game.deal_ended.connect(lambda: self._note(has_ended=True))
        game.resumed.connect(lambda: self._note(has_ended=False))
        game.seats_taken.connect(self._on_seats_taken)
        game.stopped.connect(self.stop)
        self._noted: dict[str, tuple[AnyRecord, list[int], date, int]] = {}
        """By id, games that wait until something else was seen."""
        self._shared = "", 0
        """The game and the deal in which somebody took a seat last: up to that one, no deal is
        looked through anew."""
        later = window.ui_style.timing.review_begins
        self._soon = QTimer(self, singleShot=True, interval=later)
        self._soon.timeout.connect(lambda: self._once_loaded(self._look_through))
        self._parts, self._then = list(_PARTS), list[Callable[[], None]]()
        self._loading = QTimer(self, interval=0)
        self._loading.timeout.connect(self._load)
        QTimer.singleShot(later, self, lambda: self._once_loaded(self.catch_up))
        window.preferences_changed.connect(self._on_preferences)

    @property
    def reviews(self) -> PlayReviews:
        """What does the work."""
        if self._reviews is None:
            # Loaded once there is something to look through: the start page comes up sooner.
            from handfoot_gui.ui.controller.play_reviews import PlayReviews

            self._reviews = PlayReviews(
                self._saves.home,
                lambda: self._controller.are_bots_thinking,
                self,
                timing=self._window.ui_style.timing,
            )
            self._reviews.set_aside.connect(self.set_aside)
        return self._reviews

    def catch_up(self) -> None:
        """Look through what was played last, if that was left before it was done."""
        if self._window.preferences.find_mistakes:
            self.reviews.catch_up(self._saves.finished)

    def leave_out(self, person: str) -> None:
        """Keep nothing of what *person*, a `person_key`, has played so far and what is still to be
        looked through."""
        self._look_through()
        if self._reviews is not None:
            self._reviews.leave_out(person)

    def stop(self) -> None:
        """Leave everything as it is."""
        self._soon.stop()
        self._loading.stop()
        self._then.clear()
        self._noted.clear()
        if self._reviews is not None:
            self._reviews.stop()

    def _once_loaded(self, then: Callable[[], None]) -> None:
        """Do something, where the household likes that, once what does the work is loaded."""
        if self._window.preferences.find_mistakes:
            self._then.append(then)
            self._loading.start()

    def _load(self) -> None:
        if self._parts:
            import_module(self._parts.pop(0))
            return
        self._loading.stop()
        then, self._then = self._then, []
        for do in then:
            do()

    def _note(self, *, has_ended: bool) -> None:
        """Let the open game be looked through once its score has been seen; its last deal anew if
        that *has_ended* just now."""
        played = self._controller.played
        if played is None or played.is_practice or played.is_read_only:
            return
        session, loaded = played.play.session, played.file.loaded
        deals = [deal.number for deal in session.sheet.deals]
        if self._window.preferences.find_mistakes and deals:
            is_as_left = loaded is not None and session.record.moves == loaded.record.moves
            day = loaded.saved.astimezone().date() if loaded and is_as_left else date.today()
            game_id, shared = self._shared
            is_shared = game_id == played.file.id and deals[-1] <= shared
            anew = deals[-1] if has_ended and not is_shared else 0
            self._noted[played.file.id] = session.record, deals, day, anew
            self._soon.start()

    def _on_seats_taken(self, seats: Collection[Seat]) -> None:
        """Nobody is told what others did at the same seat before."""
        played = self._controller.played
        if played is None or played.is_practice or not self._window.preferences.find_mistakes:
            return
        record, deals = played.record, [deal.number for deal in played.play.session.sheet.deals]
        first = 1 if record.brought_forward is None else record.brought_forward.deal
        running = deals[-1] + 1 if deals else first
        self._shared = played.file.id, running
        if played.file.id in self._noted:
            self._noted[played.file.id] = *self._noted[played.file.id][:3], 0
        self.reviews.pass_over(played.file.id, record, seats, (*deals, running), date.today())

    def _look_through(self) -> None:
        noted, self._noted = self._noted, {}
        for game_id, of_game in noted.items():
            self.reviews.look_through(game_id, *of_game)

    def _on_preferences(self) -> None:
        if not self._window.preferences.find_mistakes:
            self.stop()
