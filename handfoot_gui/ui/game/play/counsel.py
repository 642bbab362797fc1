"""What the program would do in a person's place: thought over once, and the same for hints, for the
golden button and for questions about slips."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from handfoot_gui.core.game import AnyRecord
from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.table import MoveWarning
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.ui.game.play.play import Play
from handfoot_gui.ui.widgets.timing import Timing


class Counsel(QObject):
    """Asks the bots' process for one device, and keeps the answer while the game stands where it
    stood.

    Signals: ``came(move, advice)`` with an answer; ``failed(reason)``, where the bots cannot
    answer; ``doubted(warning, move)`` for a move that is a slip, as the program would make another
    one; ``approved(move)`` for one that is none.
    """

    came = Signal(object, object)
    failed = Signal(str)
    doubted = Signal(object, object)
    approved = Signal(object)

    def __init__(
        self,
        play: Play,
        seat: Callable[[], Seat],
        presenter: AnyPresenter,
        timing: Timing,
        parent: QObject,
    ) -> None:
        """*seat* is whose cards the device shows now."""
        super().__init__(parent)
        self._play, self._seat = play, seat
        self._presenter = presenter
        self._asked_at: AnyRecord | None = None
        """The game as it was when the bots were asked last."""
        self._answer: tuple[AnyRecord, tuple[Any, object]] | None = None
        self._weighed: tuple[AnyRecord, MoveWarning, Any] | None = None
        """The move that waits, and the game as it was when it was meant."""
        self._patience = QTimer(self, singleShot=True, interval=timing.counsel)
        self._patience.timeout.connect(self._decide)
        play.bots.hinted.connect(self._on_hinted)
        play.bots.hint_failed.connect(self._on_failed)

    def stop(self) -> None:
        """Hear nothing any more."""
        self.drop()
        self._play.bots.hinted.disconnect(self._on_hinted)
        self._play.bots.hint_failed.disconnect(self._on_failed)

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
            self._play.ask_hint(self._seat())

    def weigh(self, warning: MoveWarning, move: Any) -> None:
        """Find out whether *move* is the slip that *warning* is about; `approved` or `doubted`
        follows, but for a move that is dropped before."""
        self._weighed = self._play.session.record, warning, move
        is_waited_for = self._play.waiting in (Waiting.PERSON, Waiting.ELSEWHERE)
        if self.known is not None or not is_waited_for:
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
        record, warning, move = self._weighed
        self.drop()
        if record is not self._play.session.record:
            return
        is_slip = warning.is_plain if self.known is None else not self._is_alike(warning, move)
        if is_slip:
            self.doubted.emit(warning, move)
        else:
            self.approved.emit(move)

    def _is_alike(self, warning: MoveWarning, move: Any) -> bool:
        """Whether the program would make *move*, or one that costs the same."""
        assert self.known is not None
        table, advised = self._presenter.table, self.known[0]
        view = self._play.session.view(self._seat())
        if table.is_same(view, advised, move):
            return True
        return warning.is_plain and table.act(advised, view).warning == warning

    def _on_hinted(self, seat: Seat, move: Any, advice: object) -> None:
        record = self._play.session.record
        if seat != self._seat() or self._asked_at is not record:
            return
        self._answer = record, (move, advice)
        self.came.emit(move, advice)
        self._decide()

    def _on_failed(self, reason: str) -> None:
        self._decide()
        self.failed.emit(reason)
