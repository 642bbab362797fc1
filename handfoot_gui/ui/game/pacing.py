"""How long what happened is seen before a bot or the table goes on, at the chosen pace."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QElapsedTimer

from handfoot_gui.core.preferences import BotPace
from handfoot_gui.core.seats import TABLE, Seat

_SEEN_REST = 2.2
LEAST_SEEN_MS = 700
"""What has to be seen before the table goes on rests for so much of a bot's rest, and so long at
least: four cards are to be read, of which the last has only just come."""
_CODE_REST = 2.5
"""So much of a bot's rest the code of a deal is read before the first card."""
CODE_MS = 1500
"""So long at least, however quick the bots are."""
_TABLE_REST = 0.7
"""A red three or a foot rests this much of a bot's rest before the game goes on."""


class Pacing:
    """The rests of one game; all are in milliseconds since its last move."""

    def __init__(self, pace: BotPace, seat_paces: Sequence[BotPace | None]) -> None:
        """*seat_paces* are of bots that play at a pace of their own, by seat."""
        self._pace, self._seat_paces = pace, tuple(seat_paces)
        self.let_through: Seat | None = None
        """Whose move a key has let through: a bot's turn, or what the table does."""
        self._since_move = QElapsedTimer()
        self._since_move.start()

    def change(self, pace: BotPace, seat_paces: Sequence[BotPace | None]) -> None:
        """Play at another pace from now on."""
        self._pace, self._seat_paces = pace, tuple(seat_paces)

    def of(self, seat: Seat | None) -> BotPace:
        """How the bot at *seat* plays, or the table."""
        is_seat = seat is not None and 0 <= seat < len(self._seat_paces)
        own = self._seat_paces[seat] if is_seat and seat is not None else None
        return own or self._pace

    def waits_for_key(self, actor: Seat) -> bool:
        """Whether *actor* moves at a key only, and none was pressed for it."""
        return self.of(actor) is BotPace.KEY and self.let_through != actor

    def begin(self) -> None:
        """Something has just come that is to be seen."""
        self._since_move.restart()

    def left(self, rest: int) -> int:
        """How much of *rest* is still to pass."""
        return max(0, rest - self._since_move.elapsed())

    def before_table(self, *, is_shown: bool) -> int:
        """The rest before the table moves by itself, which is longer where something *is_shown*
        that has to be seen. A key pressed for the table is used up, though it was for the code
        of the deal that comes now."""
        is_let_through = self.let_through == TABLE
        if is_let_through:
            self.let_through = None
        if not is_shown:
            return round(self._pace.rest_ms * _TABLE_REST)
        if is_let_through:
            return 0
        return max(LEAST_SEEN_MS, round(self._pace.rest_ms * _SEEN_REST))

    @property
    def of_code(self) -> int:
        """How long the code of a deal is read."""
        return max(CODE_MS, round(self._pace.rest_ms * _CODE_REST))
