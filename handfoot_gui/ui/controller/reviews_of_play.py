"""When what people play in the window is looked through: after a deal, where they like that."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from handfoot_gui.storage.saves import Saves
from handfoot_gui.ui.game.controller import GameController
from handfoot_gui.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from handfoot_gui.ui.controller.play_reviews import PlayReviews


class ReviewsOfPlay(QObject):
    """Lets what people play in the window be looked through, where the household likes that.

    It lives as long as *game*.
    """

    def __init__(self, window: MainWindow, saves: Saves, game: GameController) -> None:
        super().__init__(game)
        self._window, self._saves, self._controller = window, saves, game
        self._reviews: PlayReviews | None = None
        game.deals_over.connect(self._look_through)
        game.stopped.connect(self.stop)
        QTimer.singleShot(window.ui_style.timing.review_begins, self, self.catch_up)
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
        return self._reviews

    def catch_up(self) -> None:
        """Look through what was played last, if that was left before it was done."""
        if self._window.preferences.find_mistakes:
            self.reviews.catch_up(self._saves.finished)

    def stop(self) -> None:
        """Leave everything as it is."""
        if self._reviews is not None:
            self._reviews.stop()

    def _look_through(self) -> None:
        played = self._controller.played
        if played is None or played.is_practice or played.is_read_only:
            return
        if self._window.preferences.find_mistakes:
            session, loaded = played.play.session, played.file.loaded
            is_anew = loaded is not None and session.record.moves == loaded.record.moves
            day = loaded.saved.astimezone().date() if loaded and is_anew else date.today()
            deals = [deal.number for deal in session.sheet.deals]
            self.reviews.look_through(played.file.id, session.record, deals, day)

    def _on_preferences(self) -> None:
        if not self._window.preferences.find_mistakes:
            self.stop()
