"""What people at phones and at the screen call to one another, for the seconds that it stands."""

from __future__ import annotations

import time
from collections.abc import Callable

from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer, Signal

from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.seats import Seat
from handfoot_gui.phones.messages import Shown
from handfoot_gui.session.reactions import Reaction, ReactionLimits, known, text_of
from handfoot_gui.ui.widgets.figures import translate
from handfoot_gui.ui.widgets.timing import Timing
from handfoot_gui.ui.widgets.vocabulary import WORDS


class Reacting(QObject):
    """The reactions of one game, of which every seat has one at most.

    Signal: ``changed(seat, text)`` with what is called there now, as words; empty: nothing any
    more.
    """

    changed = Signal(int, str)

    def __init__(
        self,
        presenter: AnyPresenter,
        is_wanted: Callable[[], bool],
        timing: Timing,
        parent: QObject,
    ) -> None:
        """*is_wanted* says whether the household likes them."""
        super().__init__(parent)
        self._presenter, self._is_wanted, self._timing = presenter, is_wanted, timing
        self._limits = ReactionLimits()
        self._called: dict[Seat, tuple[int, Reaction]] = {}
        """By seat what stands there, and the how manyth call it was."""
        self._count = 0

    def call(self, seat: Seat, code: str) -> bool:
        """Let *seat* call the reaction of that *code*; whether that is known, wanted and not too
        much."""
        reaction = known(code)
        if reaction is None or not self._is_wanted():
            return False
        if not self._limits.take(seat, time.monotonic()):
            return False
        self._count += 1
        number = self._count
        self._called[seat] = number, reaction
        QTimer.singleShot(self._timing.reaction, self, lambda: self._end(seat, number))
        self.changed.emit(seat, self.text(seat))
        return True

    def _end(self, seat: Seat, number: int) -> None:
        if self._called.get(seat, (0,))[0] == number:
            del self._called[seat]
            self.changed.emit(seat, "")

    def text(self, seat: Seat) -> str:
        """What *seat* calls now, in words; empty where that is nothing."""
        called = self._called.get(seat)
        return "" if called is None or not self._is_wanted() else text_of(called[1], translate)

    def told(self, seat: Seat) -> str:
        """The same with who it is: "Oma: Well played!"."""
        text = self.text(seat)
        return WORDS.labelled(str(self._presenter.names[seat]), text) if text else ""

    def beside(self, shown: Shown) -> Shown:
        """What a phone shows, with what is called, and what it may call itself."""
        if not self._is_wanted():
            return shown
        newest = max(self._called, key=lambda seat: self._called[seat][0], default=None)
        return replace(
            shown,
            called="" if newest is None else self.told(newest),
            reactions=tuple((one.value, text_of(one, translate)) for one in Reaction),
        )
