"""What is said where the game that people look back at and another one of the same deal part."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import QObject

from handfoot_gui.session.route import Step
from handfoot_gui.ui.pages.look_back.other_game import OtherGame
from handfoot_gui.ui.pages.look_back.page import LookBackPage


class Beside(QObject):
    """Says where the game that *page* shows and an *other* one part, and leads to that."""

    def __init__(self, page: LookBackPage, other: OtherGame) -> None:
        super().__init__(page)
        self._page = page
        # The last position before it that may be stood on.
        position = page.back.route.before(other.position + 1, Step.MOVE)
        self._other = page.facts.other = replace(other, position=position)
        page.moved.connect(self._tell)
        page.other_requested.connect(other.show)
        if page.position == position:
            page.say("")
            self._tell(position)
        page.go(position)

    def _tell(self, position: int) -> None:
        if position == self._other.position:
            self._page.scene.terms.say(self._other.done)
            self._page.scene.say(self._other.done)
