"""A sentence that is not about the game for each seat, told as soon as its player looks."""

from __future__ import annotations

from collections.abc import Sequence

from handfoot_gui.ui.game.messages.messages import Messages
from handfoot_gui.ui.game.part import GamePart
from handfoot_gui.ui.game.screen.screen import Screen
from handfoot_gui.ui.game.screen.shown_table import ShownTable


class SeatNotes(GamePart):
    """Stands above what is expected until the next act; a cover comes off first. While others play
    it would pass too quickly, so it is told once more to the first who is to move."""

    def __init__(self, screen: Screen, shown: ShownTable, messages: Messages) -> None:
        self._screen = screen
        self._shown = shown
        self._messages = messages
        self._untold: Sequence[str] = ()
        """By seat, for whoever takes the cover off first."""

    def tell(self, texts: Sequence[str]) -> None:
        """Tell the sentence for the seat that looks, of *texts* by seat."""
        self._untold = () if self._shown.asks_person else texts
        if texts and not self._shown.hand_over.is_covered:
            self._messages.tell(texts[self._screen.seat])

    def tell_again(self) -> None:
        """Tell what could not be read before."""
        self.tell(self._untold)

    def on_changed(self) -> None:
        if self._shown.asks_person:
            self.tell_again()
