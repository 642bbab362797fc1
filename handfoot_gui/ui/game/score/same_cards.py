"""What bots make of the same cards, told on the score page once they have played them again."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from handfoot_gui.bots.messages import Replay, Replayed
from handfoot_gui.core.deal_report import CardsPlayed
from handfoot_gui.core.game import AnyRecord
from handfoot_gui.ui.game.score.score_page import ScorePage
from handfoot_gui.ui.widgets.asked_process import AskedProcess


class ReplayRunner(AskedProcess):
    """Has cards played again, as a `Replay` asks for."""

    found = Signal(object)
    """(found): the `CardsPlayed`."""

    def _hear(self, reply: object) -> None:
        if isinstance(reply, Replayed):
            self.stop()
            self.found.emit(reply.found)


class SameCards(QObject):
    """Has the cards of the last deal on *page* played again while that page is looked at."""

    def __init__(
        self,
        page: ScorePage,
        record: Callable[[], AnyRecord | None],
        parent: QObject,
        *,
        command: Sequence[str] | None = None,
    ) -> None:
        """*record* gives the game whose score is shown."""
        super().__init__(parent)
        self._page, self._record = page, record
        self._asked: AnyRecord | None = None
        self._known: tuple[AnyRecord, CardsPlayed] | None = None
        """What was found last, and of which record."""
        self._runner = ReplayRunner(command, self)
        self._runner.found.connect(self._on_found)
        self._soon = QTimer(self, singleShot=True, interval=page.timing.cards_replayed)
        self._soon.timeout.connect(self._begin)
        page.facts_set.connect(self._on_facts)
        page.went.connect(self.stop)

    @property
    def is_running(self) -> bool:
        """Whether bots play cards again now."""
        return self._runner.is_running

    def stop(self) -> None:
        """Nobody looks any more."""
        self._soon.stop()
        self._runner.stop()

    def _on_facts(self) -> None:
        self.stop()
        record = self._record()
        if record is None or not self._page.wants_same_cards:
            return
        if self._known is not None and self._known[0].moves == record.moves:
            self._page.show_same_cards(self._known[1])
        else:
            self._asked = record
            self._soon.start()

    def _begin(self) -> None:
        record = self._asked
        assert record is not None, "somebody looks"
        self._runner.start(
            Replay(1, record.game, record.options, tuple(record.moves), record.brought_forward)
        )

    def _on_found(self, found: CardsPlayed) -> None:
        assert self._asked is not None, "an answer follows a question"
        self._known = self._asked, found
        self._page.show_same_cards(found)
