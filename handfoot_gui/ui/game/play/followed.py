"""Whether what others did could be followed."""

from __future__ import annotations

from typing import Any

from handfoot_gui.core.preferences import BotPace
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.session.session import AnySession
from handfoot_gui.ui.game.play.pacing import Pacing


class Followed:
    """The acts of others in one game, and how fast they came."""

    def __init__(
        self, session: AnySession, pacing: Pacing, persons: frozenset[Seat], *, is_demo: bool
    ) -> None:
        """*persons* are those who are no bots."""
        self._session = session
        self._pacing = pacing
        self._persons = persons
        self._is_demo = is_demo
        self.has_finished_turn = False
        """Since a person's last act a turn was played to its end at once."""

    @property
    def is_quick(self) -> bool:
        """Whether any bot plays too quickly to be followed."""
        return self._pacing.is_too_quick_to_follow

    @property
    def was_too_quick(self) -> bool:
        """Whether what bots did since a person's last act went too fast to be followed."""
        return self.is_quick or self.has_finished_turn

    @property
    def is_narrated(self) -> bool:
        """Whether the last turn of another player was shown by a key."""
        last = self._session.last_mover
        return last is not None and self._pacing.of(last) is BotPace.KEY

    @property
    def is_at_once(self) -> bool:
        """Whether what came last is a bot's that plays without any rest, or the table's within its
        turn: it is there at once, as nobody follows it. A deal is seen."""
        moves, last = self._session.record.moves, self._session.last_mover
        if last is None or last in self._persons or self._is_demo or not moves:
            return False
        mover, move = moves[-1]
        is_deal = mover == TABLE and bool(self._session.rules.order_dealt(move))
        return not is_deal and self._pacing.of(last) is BotPace.INSTANT

    @property
    def last_act(self) -> tuple[Any, Any] | None:
        """The last act of a bot that all were told of, after what was known before it: by
        everybody, or in a demo by whoever made it. None where a person has acted since."""
        moves = self._session.record.moves
        for number in range(len(moves) - 1, -1, -1):
            if moves[number][0] in self._persons:
                break
            seen = self._session.seen_before(number, by_player=self._is_demo)
            if seen is not None:
                return seen
        return None
