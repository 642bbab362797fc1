"""Big news on the table since the last player's move, and what is explained the first time."""

from __future__ import annotations

import re
from typing import Final

from msgspec.structs import replace
from PySide6.QtGui import QAccessible

from handfoot_gui.core.messages import Moment
from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.seats import TABLE
from handfoot_gui.core.speech import About
from handfoot_gui.ui.game.play.waiting import Waiting
from handfoot_gui.ui.game.screen.screen import Screen
from handfoot_gui.ui.table.scene import TableScene
from handfoot_gui.ui.widgets.figures import translate
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


class TableNews:
    """Marks news on the table of one game, and explains there what is new to its players."""

    def __init__(
        self, screen: Screen, presenter: AnyPresenter, scene: TableScene, window: MainWindow
    ) -> None:
        self._screen, self._play = screen, screen.play
        self._presenter = presenter
        self._scene, self._window = scene, window
        self._known: int | None = None
        """Moves that were looked through; None before the first look."""
        self._moments: tuple[Moment, ...] = ()
        self._has_explained = False
        """Something was explained, and it is not kept yet that it was."""
        self._notes: list[str] = []
        """What is still to be said of what was explained last."""
        self._told_to = screen.seat
        """Whom that was explained to."""
        scene.terms.when_closed(self._say_next)

    def mark(self) -> str:
        """Mark what is big news since the last player's move in this deal; gives the sentence of
        what is the shown player's own."""
        play, screen = self._play, self._screen
        moves = self._play.session.record.moves
        known, self._known = self._known, len(moves)
        if known is None or known > len(moves):
            known, self._moments = len(moves), ()
        is_new = play.session.rules.order_dealt
        begun = [
            number
            for number in range(known, len(moves))
            if moves[number][0] != TABLE or is_new(moves[number][1])
        ]
        if begun:
            self._moments, known = (), begun[-1]
        if play.has_left_deal:
            self._moments = ()
        lines = [line for line in play.session.log.told(known) if line.moments]
        self._moments += tuple(one for line in lines for one in line.moments)
        if play.waiting is Waiting.OVER:
            self._moments = self._won()
        self._scene.canvas.set_moments(self._moments)
        own = [line.text for line in lines if line.seat == screen.seat]
        return own[-1] if own and screen.is_open else ""

    def _won(self) -> tuple[Moment, ...]:
        """The marks of whoever has won the game."""
        sheet, text = self._play.session.sheet, translate("PlayedGame", "wins the game")
        alone = {side: seats[0] for side, seats in enumerate(sheet.sides) if len(seats) == 1}
        has_panels = bool(self._scene.table.panels)
        return tuple(
            Moment(text, side=side, seat=None if has_panels else alone.get(side))
            for side in sheet.leaders
        )

    def explain(self) -> None:
        """Explain one thing that the player at the screen meets for the first time."""
        play, screen = self._play, self._screen
        liked = self._window.preferences
        if not (liked.tips and screen.is_open):
            return
        if self._notes and self._told_to == screen.seat:
            self._say_next()
            return
        game = play.session.record.game
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

    def keep(self) -> None:
        """Keep what was explained, so that it is not explained once more."""
        if self._has_explained:
            self._window.change_preferences(self._window.preferences)
