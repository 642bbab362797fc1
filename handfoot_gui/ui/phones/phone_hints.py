"""What the program would do in the place of somebody with a phone, more plainly each time it is
asked in the same place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct
from PySide6.QtCore import QObject

from handfoot_gui.core.game import AnyRecord
from handfoot_gui.core.presenter import AnyPresenter, Hint
from handfoot_gui.core.seats import Seat
from handfoot_gui.session.seat_tables import SeatTables
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.ui.game.play.play import Play
from handfoot_gui.ui.widgets.figures import filled, translate


class _Thought(Struct):
    """What the program would do where the game stands as in *place*."""

    place: AnyRecord
    move: Any
    advice: object
    told: int = 0
    """So many degrees of it."""


class PhoneHints(QObject):
    """Asks the bots for seats on phones, and tells what they answer."""

    def __init__(
        self,
        play: Play,
        presenter: AnyPresenter,
        tables: SeatTables,
        tell: Callable[[Seat, Any, str], None],
        parent: QObject,
    ) -> None:
        """*tell* shows a seat a move (None: none), and says what is to be said of it."""
        super().__init__(parent)
        self._play, self._presenter, self._tables = play, presenter, tables
        self._tell = tell
        self._known: dict[Seat, _Thought] = {}
        self._asked: Seat | None = None
        play.bots.hinted.connect(self._on_hinted)
        play.bots.hint_failed.connect(self._on_failed)

    def stop(self) -> None:
        """Hear nothing any more."""
        self._play.bots.hinted.disconnect(self._on_hinted)
        self._play.bots.hint_failed.disconnect(self._on_failed)

    def ask(self, seat: Seat) -> None:
        """Show *seat* what the program would do, at once or once it has thought."""
        known = self._known.get(seat)
        if known is not None and known.place is self._play.session.record:
            self._tell_next(seat, known)
        else:
            self._asked = seat
            self._play.ask_hint(seat)

    def _tell_next(self, seat: Seat, known: _Thought) -> None:
        view, draft = self._play.session.view(seat), self._tables.of(seat).turn.draft
        hints = self._presenter.hints(view, known.move, draft, known.advice)
        hint: Hint[Any] = hints[min(known.told, len(hints) - 1)]
        known.told += 1
        move = known.move if hint.steps else hint.move
        self._tell(seat, move, f"{hint.text} {hint.reason}".strip())

    def _on_hinted(self, number: int, move: object, advice: object) -> None:
        seat = Seat(number)
        if seat == self._asked:
            self._asked = None
            known = self._known[seat] = _Thought(self._play.session.record, move, advice)
            self._tell_next(seat, known)

    def _on_failed(self, reason: str) -> None:
        seat, self._asked = self._asked, None
        if seat is not None and self._play.waiting is Waiting.ELSEWHERE:
            text = translate("PlayedGame", "There is no hint ({reason}).")
            self._tell(seat, None, filled(text, reason=reason))
