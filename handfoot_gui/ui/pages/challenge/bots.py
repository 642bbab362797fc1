"""What bots of the level of a challenge make of it, played in a process of their own."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from handfoot_gui.bots.messages import Think, Thought
from handfoot_gui.session.challenge import DEALS, Challenge, made_by_bots
from handfoot_gui.ui.widgets.asked_process import AskedProcess


class BotsAtIt(AskedProcess):
    """Lets bots play one challenge after the other, each when somebody asks for it.

    Signal: ``advanced()`` when another deal is over.
    """

    advanced = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent=parent)
        self._asked: Challenge | None = None
        self._made: dict[str, list[int]] = {}
        """By code, the points of the deals that are over."""

    def made(self, challenge: Challenge) -> tuple[int | None, ...]:
        """What they have made in *challenge* so far, by deal; empty where nobody has asked."""
        made = self._made.get(challenge.code)
        return () if made is None else (*made, *[None] * (DEALS - len(made)))

    def ask(self, challenge: Challenge) -> None:
        """Let them play *challenge*."""
        self.start(self._question(challenge, 1))
        self._asked, self._made[challenge.code] = challenge, []
        self.advanced.emit()

    def stop(self) -> None:
        """Leave it; what is not finished is begun again when somebody asks once more."""
        asked, self._asked = self._asked, None
        if asked is not None and len(self._made.get(asked.code, ())) < DEALS:
            self._made.pop(asked.code, None)
        super().stop()

    @staticmethod
    def _question(challenge: Challenge, deal: int) -> Think:
        return Think(deal, made_by_bots, (challenge, deal))

    def _hear(self, reply: object) -> None:
        challenge = self._asked
        if challenge is None or not isinstance(reply, Thought):
            return
        made = self._made[challenge.code]
        made.append(reply.found)
        if len(made) < DEALS:
            self._say(self._question(challenge, len(made) + 1))
        else:
            self._let_end()
        self.advanced.emit()
