"""What the program would do in the place of somebody with a phone: what is golden there, which
moves are slips, and hints, more plainly each time one is asked for in the same place."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject

from handfoot_gui.core.game import AnyRecord
from handfoot_gui.core.presenter import AnyPresenter, Hint
from handfoot_gui.core.table import MoveWarning
from handfoot_gui.phones.seat import PhoneSeat
from handfoot_gui.session.seat_table import SeatTable
from handfoot_gui.session.seat_turn import Doubt
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.ui.game.play.counsel import Counsel
from handfoot_gui.ui.game.play.play import Play
from handfoot_gui.ui.widgets.figures import filled, translate
from handfoot_gui.ui.widgets.timing import Timing


class PhoneAdvice(QObject):
    """Asks the bots for one seat that a phone holds; what they answer is shown at that seat."""

    def __init__(
        self,
        play: Play,
        presenter: AnyPresenter,
        seat: PhoneSeat,
        seat_table: SeatTable,
        timing: Timing,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._play, self._presenter = play, presenter
        self._seat, self._table = seat, seat_table
        self._counsel = Counsel(play, lambda: seat.seat, presenter, timing, self)
        self._counsel.came.connect(self._on_came)
        self._counsel.failed.connect(self._on_failed)
        self._counsel.approved.connect(self._on_approved)
        self._counsel.doubted.connect(self._on_doubted)
        self._place: AnyRecord | None = None
        """The game as it was when a hint was asked for last."""
        self._told = 0
        """So many degrees of it were told there."""
        self._is_awaited = False
        """A hint is told once the program has thought."""

    def stop(self) -> None:
        """Hear nothing any more."""
        self._counsel.stop()
        self.deleteLater()

    def follow(self) -> None:
        """The game may have changed: where it takes thinking what is golden, that begins."""
        play = self._play
        is_to_move = play.waiting is Waiting.ELSEWHERE and play.session.actor == self._seat.seat
        if is_to_move and self._presenter.table.has_golden_thoughts:
            self._counsel.ask()

    def weigh(self, doubt: Doubt) -> None:
        """Make the move of *doubt*, or ask about it where the program would make another one."""
        assert doubt.warning is not None
        self._counsel.weigh(doubt.warning, doubt.move)

    def drop(self) -> None:
        """Something else is done than the move that waits."""
        self._counsel.drop()

    def hint(self) -> None:
        """Show what the program would do, at once or once it has thought."""
        record = self._play.session.record
        if record is not self._place:
            self._place, self._told = record, 0
        if (known := self._counsel.known) is not None:
            self._tell_next(*known)
        else:
            self._is_awaited = True
            self._counsel.ask()

    def _tell_next(self, move: Any, advice: object) -> None:
        view, draft = self._play.session.view(self._seat.seat), self._table.turn.draft
        hints = self._presenter.hints(view, move, draft, advice)
        hint: Hint[Any] = hints[min(self._told, len(hints) - 1)]
        self._told += 1
        shown = move if hint.steps else hint.move
        self._seat.show_hint(shown, f"{hint.text} {hint.reason}".strip())

    def _on_came(self, move: Any, advice: object) -> None:
        is_awaited, self._is_awaited = self._is_awaited, False
        self._table.offer.know(self._play.session.view(self._seat.seat), (move, advice))
        if is_awaited and self._play.session.record is self._place:
            self._tell_next(move, advice)
        else:
            self._seat.changed.emit(None)

    def _on_failed(self, reason: str) -> None:
        is_awaited, self._is_awaited = self._is_awaited, False
        if is_awaited and self._play.waiting is Waiting.ELSEWHERE:
            text = translate("PlayedGame", "There is no hint ({reason}).")
            self._seat.show_hint(None, filled(text, reason=reason))

    def _on_approved(self, move: Any) -> None:
        self._table.pending.approve(move)
        self._seat.changed.emit(None)

    def _on_doubted(self, warning: MoveWarning, move: Any) -> None:
        self._table.pending.wait_for(Doubt(move, warning))
        self._seat.changed.emit(None)
