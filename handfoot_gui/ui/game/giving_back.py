"""What moves leave free is given back while a deal is played, not only before the next one."""

from __future__ import annotations

from typing import Final

from handfoot_gui.ui.game.part import GamePart
from handfoot_gui.ui.widgets.memory import give_back

CHANGES: Final = 40
"""After how many: some ten turns leave holes of a mebibyte, and to give them back takes no longer
than a tenth of a frame."""


class GivingBack(GamePart):
    """Gives back every now and then."""

    def __init__(self) -> None:
        self._changes = 0

    def on_changed(self) -> None:
        self._changes += 1
        if self._changes == CHANGES:
            self._changes = 0
            give_back()
