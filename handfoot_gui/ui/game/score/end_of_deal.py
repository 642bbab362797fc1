"""From the last card of a deal to its score: how long the table is still looked at."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.ui.game.messages.messages import Messages
from handfoot_gui.ui.game.part import GamePart
from handfoot_gui.ui.game.play.play import Play
from handfoot_gui.ui.game.separate import SeparateDeal
from handfoot_gui.ui.widgets.system import SYSTEM
from handfoot_gui.ui.window.main_window import MainWindow


class EndOfDeal(QObject, GamePart):
    """Leads to the score by itself, unless something has to be seen or said first.

    Signal: ``score_due()``.
    """

    score_due = Signal()

    def __init__(
        self,
        play: Play,
        presenter: AnyPresenter,
        messages: Messages,
        window: MainWindow,
        parent: QObject,
        *,
        is_guided: bool,
        separate: SeparateDeal | None = None,
    ) -> None:
        """Where somebody leads through the game, *is_guided*, the score comes as that one wants."""
        super().__init__(parent)
        self._play = play
        self._presenter = presenter
        self._messages = messages
        self._window = window
        self._is_guided = is_guided
        self.separate = separate
        """What leads on, where one deal is all that is played."""
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.score_due)

    def stay(self) -> None:
        """The score does not come by itself any more."""
        self._timer.stop()

    def on_deal_ended(self) -> None:
        if self._is_guided:
            # There is something to be said first.
            return
        if self._play.waiting is Waiting.NEXT_DEAL and not self._presenter.has_deal_page:
            self._messages.show_result()
            return
        if not self._play.followed.is_quick:
            # What lies there is looked at for as long as people like.
            return
        factor = SYSTEM.motion(self._window.preferences.animation)
        timing = self._window.ui_style.timing
        moving = (timing.last_card + timing.turning_up) * factor
        self._timer.start(round(timing.last_look + moving))

    def on_left(self) -> None:
        self.stay()
