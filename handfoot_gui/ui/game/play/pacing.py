"""How long everything rests at the table before the game goes on."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QElapsedTimer

from handfoot_gui.core.preferences import BotPace, TimeToUndo
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.ui.widgets.timing import Timing

_SEEN_REST = 2.2
"""What has to be seen before the table goes on rests for so much of a bot's rest."""
_CODE_REST = 2.5
"""So much of a bot's rest the code of a deal is read before the first card."""
_GRACE_REST = 2
"""For so much of a bot's rest the move that ended a turn can be taken back."""
_TABLE_REST = 0.7
"""A red three or a foot rests this much of a bot's rest before the game goes on."""


class Pacing:
    """The rests of one game; all are in milliseconds since its last move."""

    def __init__(self, timing: Timing, pace: BotPace, seat_paces: Sequence[BotPace | None]) -> None:
        """*seat_paces* are of bots that play at a pace of their own, by seat."""
        self._timing = timing
        self._pace, self._seat_paces = pace, tuple(seat_paces)
        self.let_through: Seat | None = None
        """Whose move a key has let through: a bot's turn, or what the table does."""
        self._hurried: Seat | None = None
        """Whose turn is played to its end without rests."""
        self._is_rest_skipped = False
        self.lingers = False
        """Something is to be read about the last move before it stands for good."""
        self.time_to_undo = TimeToUndo.USUAL
        """How long the move that ended a turn is to wait."""
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

    def rest(self, seat: Seat | None) -> int:
        """How long an act of the bot at *seat*, or of the table, stays by its pace."""
        return self._timing.rest(self.of(seat))

    def waits_for_key(self, actor: Seat) -> bool:
        """Whether *actor* moves at a key only, and none was pressed for it."""
        return self.of(actor) is BotPace.KEY and self.let_through != actor

    @property
    def has_rests(self) -> bool:
        """Whether any act rests before the next one."""
        return any(
            self._timing.rest(pace) for pace in (self._pace, *filter(None, self._seat_paces))
        )

    @property
    def is_too_quick_to_follow(self) -> bool:
        """Whether any bot's acts come faster than they can be read."""
        paces = (self._pace, *filter(None, self._seat_paces))
        return any(pace.is_too_quick_to_follow for pace in paces)

    def hurry(self, seat: Seat) -> None:
        """Let the turn of *seat* come to its end without rests."""
        self._hurried = seat

    def skip(self) -> None:
        """Let nothing rest before the next move."""
        self._is_rest_skipped = True

    def follow(self, actor: Seat | None) -> None:
        """*actor* is to move: nobody else's turn is hurried any more."""
        if actor not in (self._hurried, TABLE):
            self._hurried = None

    def before(self, bot: Seat) -> int:
        """The rest before the next act of *bot*."""
        return 0 if bot == self._hurried else self.rest(bot)

    def begin(self) -> None:
        """Something has just come that is to be seen."""
        self._is_rest_skipped = self.lingers = False
        self._since_move.restart()

    def left(self, rest: int) -> int:
        """How much of *rest* is still to pass."""
        return 0 if self._is_rest_skipped else max(0, rest - self._since_move.elapsed())

    def before_table(self, *, is_shown: bool) -> int:
        """The rest before the table moves by itself, which is longer where something *is_shown*
        that has to be seen. A key pressed for the table is used up, though it was for the code
        of the deal that comes now."""
        is_let_through = self.let_through == TABLE
        if is_let_through:
            self.let_through = None
        if not is_shown:
            is_hurried = self._hurried is not None
            return 0 if is_hurried else round(self._timing.rest(self._pace) * _TABLE_REST)
        if is_let_through:
            return 0
        return max(self._timing.table_seen, round(self._timing.rest(self._pace) * _SEEN_REST))

    @property
    def of_grace(self) -> int:
        """How long a turn that was ended waits to be taken back."""
        least = self._timing.lingering_grace if self.lingers else self._timing.grace
        if self.time_to_undo is not TimeToUndo.USUAL:
            least = max(least, self._timing.wanted_grace)
        return max(least, self._timing.rest(self._pace) * _GRACE_REST)

    @property
    def of_code(self) -> int:
        """How long the code of a deal is read."""
        return max(self._timing.code, round(self._timing.rest(self._pace) * _CODE_REST))
