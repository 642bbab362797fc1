"""What a screen reader says when a turn begins: whose it is."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible

from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.speech import About
from handfoot_gui.session.bar_texts import turn_begins
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.ui.game.part import GamePart
from handfoot_gui.ui.game.screen.screen import Screen
from handfoot_gui.ui.table.scene import TableScene


class TurnTold(QObject, GamePart):
    """Says to whoever is at the screen that it is their turn, once before its first move; a
    question is not a turn."""

    def __init__(
        self, screen: Screen, presenter: AnyPresenter, scene: TableScene, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._screen, self._play = screen, screen.play
        self._presenter = presenter.spoken()
        self._scene = scene
        self._told = -1
        """So many moves were made when it was told last."""
        scene.readers_came.connect(self._on_readers)

    def on_changed(self) -> None:
        if not (QAccessible.isActive() and self._is_new):
            return
        made, told = len(self._play.session.record.moves), self._told
        self._told = made
        if made != told:
            name = self._presenter.names[self._screen.seat]
            self._scene.say(turn_begins(self._presenter.words, name), About.TURN)

    def _on_readers(self) -> None:
        self._told = -1
        self.on_changed()

    @property
    def _is_new(self) -> bool:
        """Whether whoever looks has to make the first move of a turn."""
        screen, play, view = self._screen, self._play, self._screen.view
        is_asked = play.waiting is Waiting.PERSON and screen.is_open and not play.is_demo
        is_first = play.session.last_mover != screen.seat
        is_answer = self._presenter.is_question(view) or self._presenter.is_silent(view)
        return is_asked and is_first and not is_answer
