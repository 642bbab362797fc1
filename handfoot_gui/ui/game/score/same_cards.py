"""What the best bots make of the same cards: played again behind the game, told with its score."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from handfoot_gui.bots.messages import Replay, Replayed
from handfoot_gui.core.deal_report import cards_played
from handfoot_gui.core.game import AnyRecord
from handfoot_gui.games import GAMES, rules_of
from handfoot_gui.ui.game.score.score_page import ScorePage
from handfoot_gui.ui.widgets.asked_process import SteppedProcess
from handfoot_gui.ui.widgets.timing import Timing

_FEWEST: Final = 3
"""Plays from which on there is something to tell."""


class ReplayRunner(SteppedProcess):
    """Has cards played again, as a `Replay` asks for.

    Signals: ``played(points)`` of every side in one play more; ``done()`` after the last one.
    """

    played = Signal(object)
    done = Signal()

    def _hear(self, reply: object) -> None:
        if not isinstance(reply, Replayed):
            return
        if reply.points is not None:
            self.played.emit(reply.points)
        if reply.is_whole:
            self._let_end()
            self.done.emit()
        else:
            self._go_on()


class SameCards(QObject):
    """Has the cards of the deal that is played now, or was played last, played again by bots.

    That takes long, so it begins while people play them; nothing of it is seen before their score.
    """

    def __init__(
        self,
        record: Callable[[], AnyRecord | None],
        may_go_on: Callable[[], bool],
        timing: Timing,
        parent: QObject,
        *,
        command: Sequence[str] | None = None,
    ) -> None:
        """*record* gives the game that is played, if bots are to play its cards again."""
        super().__init__(parent)
        self._record = record
        self._asked: Replay | None = None
        """The last of its moves dealt the cards."""
        self._plays: list[tuple[int, ...]] = []
        """What each play has brought, by side."""
        self._is_whole = False
        self._is_scored = False
        """The score of these cards was shown: nothing is told of a deal that is still played."""
        self._page: ScorePage | None = None
        self._runner = ReplayRunner(may_go_on, command, self, timing=timing)
        self._runner.played.connect(self._on_played)
        self._runner.done.connect(self._on_done)
        self._soon = QTimer(self, singleShot=True, interval=timing.cards_replayed)
        self._soon.timeout.connect(self._begin)

    @property
    def is_running(self) -> bool:
        """Whether bots play cards again now."""
        return self._runner.is_running

    def tell_on(self, page: ScorePage) -> None:
        """Tell on *page*, as soon as it has something to tell, what came out."""
        self._page = page
        page.facts_set.connect(self._on_facts)

    def follow(self) -> None:
        """Turn to the cards that are played now."""
        asked = _asked(self._record())
        if asked != self._asked:
            self.stop()
            self._asked, self._plays = asked, []
            self._is_whole = self._is_scored = False
        if asked is not None and not self._is_whole and not self._runner.is_running:
            self._soon.start()

    def stop(self) -> None:
        """Leave it; what was found stays known."""
        self._soon.stop()
        self._runner.stop()

    def _begin(self) -> None:
        assert self._asked is not None, "there are cards"
        self._plays.clear()
        self._runner.start(self._asked)

    def _on_facts(self) -> None:
        if self._page is not None and self._page.wants_same_cards:
            self.follow()
            self._is_scored = True
            self._tell()

    def _on_played(self, points: tuple[int, ...]) -> None:
        self._plays.append(points)
        if len(self._plays) == _FEWEST:
            self._tell()

    def _on_done(self) -> None:
        self._is_whole = True
        self._tell()

    def _tell(self) -> None:
        """Tell what is known of the cards whose score is shown, if that is enough."""
        page = self._page
        if page is None or not page.wants_same_cards or not self._is_scored:
            return
        if len(self._plays) < _FEWEST:
            return
        if _asked(self._record()) != self._asked:
            return
        sheet = page.sheet
        deal = sheet.deals[-1]
        result = tuple(map(deal.points_by_rules, range(len(sheet.sides))))
        page.show_same_cards(cards_played(deal.number, result, self._plays))


def _asked(record: AnyRecord | None) -> Replay | None:
    """What is asked about the last cards dealt in *record*; None where nobody plays them again."""
    replays = None if record is None else GAMES[record.game].replays
    if record is None or replays is None:
        return None
    order_dealt, moves = rules_of(record).order_dealt, record.moves
    for count in range(len(moves), 0, -1):
        if order_dealt(moves[count - 1][1]):
            upto = tuple(moves[:count])
            return Replay(
                1, record.game, record.options, upto, replays.times, record.brought_forward
            )
    return None
