"""What the program would do in a person's place: thought over once, and the same for hints, for the
golden button and for questions about slips."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from handfoot_gui.core.game import AnyRecord
from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.table import MoveWarning
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.ui.game.screen.screen import Screen
from handfoot_gui.ui.widgets.timing import Timing


class Counsel(QObject):
    """Asks the bots' process, and keeps the answer while the game stands where it stood.

    Signals: ``came(move, advice)`` with an answer; ``failed(reason)``, where the bots cannot
    answer; ``doubted(warning, move)`` for a move that is a slip, as the program would make another
    one; ``approved(move)`` for one that is none.
    """

    came = Signal(object, object)
    failed = Signal(str)
    doubted = Signal(object, object)
    approved = Signal(object)

    def __init__(
        self, screen: Screen, presenter: AnyPresenter, timing: Timing, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._screen, self._play = screen, screen.play
        self._presenter = presenter
        self._asked_at: AnyRecord | None = None
        """The game as it was when the bots were asked last."""
        self._answer: tuple[AnyRecord, tuple[Any, object]] | None = None
        self._weighed: tuple[MoveWarning, Any] | None = None
        """The move that waits."""
        self._patience = QTimer(self, singleShot=True, interval=timing.counsel)
        self._patience.timeout.connect(self._decide)
        screen.play.bots.hinted.connect(self._on_hinted)
        screen.play.bots.hint_failed.connect(self._on_failed)

    @property
    def known(self) -> tuple[Any, object] | None:
        """What the program would do now, and what the game's presenter makes hints of; None
        before it has thought."""
        if self._answer is None or self._answer[0] is not self._play.session.record:
            return None
        return self._answer[1]

    def ask(self) -> None:
        """Let the bots think, unless they have or do so already."""
        if self.known is None:
            self._asked_at = self._play.session.record
            self._play.ask_hint(self._screen.seat)

    def weigh(self, warning: MoveWarning, move: Any) -> None:
        """Find out whether *move* is the slip that *warning* is about; `approved` or `doubted`
        follows, but for a move that is dropped before."""
        self._weighed = warning, move
        if self.known is not None or self._play.waiting is not Waiting.PERSON:
            self._decide()
            return
        self._patience.start()
        self.ask()

    def drop(self) -> None:
        """The person does something else than the move that waits."""
        self._weighed = None
        self._patience.stop()

    def _decide(self) -> None:
        if self._weighed is None:
            return
        warning, move = self._weighed
        self.drop()
        is_slip = warning.is_plain if self.known is None else not self._is_alike(warning, move)
        if is_slip:
            self.doubted.emit(warning, move)
        else:
            self.approved.emit(move)

    def _is_alike(self, warning: MoveWarning, move: Any) -> bool:
        """Whether the program would make *move*, or one that costs the same."""
        assert self.known is not None
        table, view, advised = self._presenter.table, self._screen.view, self.known[0]
        if table.is_same(view, advised, move):
            return True
        return warning.is_plain and table.act(advised, view).warning == warning

    def _on_hinted(self, seat: Seat, move: Any, advice: object) -> None:
        record = self._play.session.record
        if seat != self._screen.seat or self._asked_at is not record:
            return
        self._answer = record, (move, advice)
        self.came.emit(move, advice)
        self._decide()

    def _on_failed(self, reason: str) -> None:
        self._decide()
        self.failed.emit(reason)
