"""What waits for an answer before a turn goes on."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Any, Final

from handfoot_gui.core.messages import BarButton
from handfoot_gui.core.table import Asked, ButtonRole, MoveWarning, Outcome
from handfoot_gui.core.text.letters import YES_KEY
from handfoot_gui.core.text.table import TableWords
from handfoot_gui.session.seat_events import SeatEvents
from handfoot_gui.session.seat_turn import Doubt, House

_CHOICE: Final = "choice"
"""Begins the codes of the buttons that answer a question."""


class DoubtCode(StrEnum):
    """The buttons that say whether a move is meant."""

    DO_IT = "do it"
    """Make it."""
    KEEP = "keep"
    """Do not make it, and put its cards back."""
    THINK = "think"
    """Do not make it; its cards stay where they are."""


class Pending:
    """A question that a gesture has left open, or a move until it is said whether it is meant."""

    def __init__(self, house: House, events: SeatEvents, refresh: Callable[[], None]) -> None:
        """*refresh* shows the table anew, *events* tell what waits and what was meant."""
        self.house = house
        self._events = events
        self._refresh = refresh
        self.question: Asked[Any, Any] | None = None
        """What has to be said before the last gesture means anything."""
        self.doubt: Doubt | None = None
        """The move that waits until it is said whether it is meant."""

    def __bool__(self) -> bool:
        return self.question is not None or self.doubt is not None

    def leave(self) -> None:
        """Nothing waits any more, which nobody is told."""
        self.question = self.doubt = None

    def buttons(self, words: TableWords) -> tuple[BarButton, ...]:
        """The answers that there are; none where nothing waits."""
        if self.question is not None:
            return tuple(
                BarButton(f"{_CHOICE}{number}", choice.text, ButtonRole.PLAIN, str(number + 1))
                for number, choice in enumerate(self.question.choices)
            )
        if self.doubt is None:
            return ()
        warning = self.doubt.warning
        leave = DoubtCode.THINK if warning is None else DoubtCode.KEEP
        do_it, think = words.end_turn_verbs() if warning is None else words.warning_verbs(warning)
        return (
            BarButton(DoubtCode.DO_IT, do_it, key=YES_KEY),
            BarButton(leave, think, ButtonRole.PRIMARY, "Enter"),
        )

    # --- questions ----------------------------------------------------------------------------

    def ask(self, question: Asked[Any, Any] | None) -> None:
        """Wait for an answer to *question*; None leaves the one that waits."""
        self.question = question
        self._refresh()
        self._events.asked.emit(question)

    def chosen(self, code: str) -> Outcome[Any, Any]:
        """What the answer *code* comes to; None where the question has none of that code."""
        number = code.removeprefix(_CHOICE)
        choices = () if self.question is None else self.question.choices
        is_there = number.isdecimal() and int(number) < len(choices)
        return choices[int(number)].outcome if is_there else None

    # --- moves --------------------------------------------------------------------------------

    def choose(self, move: Any, warning: MoveWarning | None) -> None:
        """Make *move*; one with a *warning* is asked about first."""
        if warning is None or not self.house.preferences.warn_before_slips:
            self.approve(move)
        elif self.house.weigh is None:
            self.wait_for(Doubt(move, warning))
        else:
            self.house.weigh(Doubt(move, warning))

    def approve(self, move: Any) -> None:
        """Make *move*, which is no slip; a household may want to be asked before a turn ends."""
        if self.house.preferences.ask_before_turn_ends and self.house.ends_turn(move):
            self.wait_for(Doubt(move))
        else:
            self._mean(move)

    def wait_for(self, doubt: Doubt) -> None:
        """Wait until it is said whether the move of *doubt* is meant."""
        self.doubt = doubt
        self._refresh()
        self._events.doubted.emit(doubt)

    def do_it(self) -> None:
        """The move that waits is meant."""
        doubt, self.doubt = self.doubt, None
        if doubt is not None:
            self._mean(doubt.move)

    def think(self) -> None:
        """The move that waits is not made for now."""
        self.doubt = None
        self._refresh()
        self._events.doubted.emit(None)

    def _mean(self, move: Any) -> None:
        self._events.moved.emit(move)
        self._refresh()
