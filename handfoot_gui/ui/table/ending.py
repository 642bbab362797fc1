"""The end of a deal as it is seen: the last card rests, then it is shown what the deal came to."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QTimer

from handfoot_gui.core.messages import PlayerBadge
from handfoot_gui.core.sheet import LeftOver
from handfoot_gui.core.table import Table
from handfoot_gui.ui.table.flights import Animator
from handfoot_gui.ui.table.marks import Marks
from handfoot_gui.ui.table.places import TablePlaces
from handfoot_gui.ui.table.turned_up import TurnedUpHand, turned_up, without_hand
from handfoot_gui.ui.widgets.timing import Timing


class Ending(QObject):
    """Whether a deal is over, and whether that may be shown yet."""

    def __init__(self, parent: QObject, marks: Marks, show: Callable[[], None]) -> None:
        """*show* lays the table out anew, once the end may be seen."""
        super().__init__(parent)
        self._marks = marks
        self._show = show
        self.left: tuple[LeftOver, ...] = ()
        """What everybody is left with, turned up once the deal is over."""
        self._is_over = False
        self._rest = QTimer(self, singleShot=True)
        self._rest.timeout.connect(self._on_rested)
        self._is_due = False
        """The rest begins with the next arrangement."""
        self._fade_ms = 0.0
        self._is_cut = False
        """The hands are about to lie there without being seen to be turned up."""
        self._hands: tuple[TurnedUpHand, ...] = ()
        self._cut = QTimer(self, singleShot=True)
        self._cut.timeout.connect(lambda: self._marks.cut(()))
        self.is_hidden = False
        """Nothing is shown of how the last deal ended: its last card rests, or the next deal was
        asked for meanwhile."""

    def meet(self, *, is_over: bool, is_seen: bool, is_new: bool) -> None:
        """The deal *is over*, or another one goes on; *is_seen*: its last card is seen to come. It
        *is new* where the deal was seen to go on before."""
        if is_over and not self._is_over:
            self._is_due = self.is_hidden = is_seen
            self._is_cut = is_new and not is_seen
        elif not is_over:
            self._is_due = self._is_cut = False
            self._rest.stop()
            self._cut.stop()
            self._marks.cut(())
        self._is_over = is_over

    def begin(self, animator: Animator, timing: Timing) -> None:
        """The last card is on its way, or lies there: it rests, where it has not yet."""
        if self._is_due:
            self._is_due = False
            self._fade_ms = timing.won_fades_in * animator.factor
            self._rest.start(round(animator.rest + timing.last_card * animator.factor))
        if self._is_cut:
            self._is_cut = False
            self._marks.cut(one.place for one in self._hands)
            self._cut.start(timing.cut_seen)

    def _on_rested(self) -> None:
        self.is_hidden = False
        self._show()
        self._marks.fade_in("won", self._fade_ms)

    @property
    def turned_up_counts(self) -> tuple[int, ...]:
        """How many cards each hand has that is turned up."""
        return () if self.is_hidden else tuple(len(one.cards) for one in self.left)

    def turned_up(
        self,
        table: Table,
        badges: Sequence[PlayerBadge],
        places: TablePlaces,
        *,
        in_zones: bool = False,
    ) -> tuple[tuple[TurnedUpHand, ...], TablePlaces]:
        """The hands that are turned up, each *in a zone* of its own where that is wanted, and
        *places* without what they were before; a table without hands has no room for them."""
        has_none = self.is_hidden or places.afar is not None
        hands = turned_up(() if has_none else self.left, badges, places, in_zones=in_zones)
        self._hands = hands
        return hands, without_hand(table, places) if hands else places
