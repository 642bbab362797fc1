"""What is explained on the table to a player who meets it for the first time."""

from __future__ import annotations

import re
from typing import Final

from msgspec.structs import replace
from PySide6.QtGui import QAccessible

from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.speech import About
from handfoot_gui.ui.game.part import GamePart
from handfoot_gui.ui.game.screen.screen import Screen
from handfoot_gui.ui.game.screen.shown_table import ShownTable
from handfoot_gui.ui.table.scene import TableScene
from handfoot_gui.ui.window.main_window import MainWindow

_MOST_WORDS: Final = 20
"""Of one note; whole sentences beyond them are the next one."""
_LARGE: Final = "A-ZÀ-ÖØ-ÞČĆŠŽĐŘĎŤŇŮŒЂ-ЏА-Я"
_SENTENCES: Final = re.compile(
    rf"(?<=[^\W\d]{{3}}[.!?])\s+|(?<=[^\W\d]{{2}}[.!?])\s+(?=[{_LARGE}])"
)
"""Between two sentences: a short word with a full stop, or a number, ends none."""
_WORD: Final = re.compile(r"\S*[^\W\d_]\S*")
"""What is read, and not only seen as figures are."""


def notes_of(text: str) -> list[str]:
    """*text* as notes one after the other, of whole sentences each."""
    notes: list[str] = []
    for sentence in _SENTENCES.split(text):
        joined = f"{notes[-1]} {sentence}" if notes else sentence
        if notes and len(_WORD.findall(joined)) <= _MOST_WORDS:
            notes[-1] = joined
        else:
            notes.append(sentence)
    return notes


class TableTips(GamePart):
    """Explains one thing after the other at the table of one game, a few sentences at a time."""

    def __init__(
        self,
        screen: Screen,
        presenter: AnyPresenter,
        scene: TableScene,
        shown: ShownTable,
        window: MainWindow,
    ) -> None:
        self._screen = screen
        self._presenter = presenter
        self._scene, self._shown, self._window = scene, shown, window
        self._has_explained = False
        """Something was explained, and it is not kept yet that it was."""
        self._notes: list[str] = []
        """What is still to be said of what was explained last."""
        self._told_to = screen.seat
        """Whom that was explained to."""
        scene.terms.when_closed(self._say_next)

    def on_changed(self) -> None:
        if self._shown.asks_person:
            self._explain()

    def on_left(self) -> None:
        if self._has_explained:
            # So that it is not explained once more.
            self._window.change_preferences(self._window.preferences)

    def _explain(self) -> None:
        """Explain one thing that the player at the screen meets for the first time."""
        screen = self._screen
        liked = self._window.preferences
        if not (liked.tips and screen.is_open):
            return
        if self._notes and self._told_to == screen.seat:
            self._say_next()
            return
        game = screen.play.session.record.game
        for what, text in self._presenter.guidance.tips(screen.view):
            if f"{game}/{what}" not in liked.tips_told:
                told = (*liked.tips_told, f"{game}/{what}")
                # Kept once the game is left: a full disk is not to be told for a tip.
                self._window.set_preferences(replace(liked, tips_told=told))
                self._has_explained = True
                self._notes, self._told_to = notes_of(text), screen.seat
                self._say_next()
                return

    def _say_next(self) -> None:
        """Say the next note of what is explained; closing the one before asks for it, too."""
        if not (self._notes and self._screen.is_open and self._told_to == self._screen.seat):
            return
        text = self._notes.pop(0)
        self._scene.terms.say(text)
        if QAccessible.isActive():
            self._scene.say(text, About.TIP)
