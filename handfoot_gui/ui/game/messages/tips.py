"""What is explained on the table to a player who meets it for the first time."""

from __future__ import annotations

import re
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QMenu

from handfoot_gui.core.presenter import AnyPresenter, NoteText
from handfoot_gui.core.speech import About
from handfoot_gui.ui.game.pages import GamePages
from handfoot_gui.ui.game.panel.log_note import LogNotes
from handfoot_gui.ui.game.part import GamePart
from handfoot_gui.ui.game.screen.screen import Screen
from handfoot_gui.ui.game.screen.shown_table import ShownTable
from handfoot_gui.ui.table.scene import TableScene
from handfoot_gui.ui.table.terms import NoteListener
from handfoot_gui.ui.widgets.figures import translate

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


class TableTips(GamePart, NoteListener):
    """Explains one thing after the other at the table of one game, a few sentences at a time, where
    a note meets nothing on the table; a note without such a place waits for one."""

    def __init__(
        self,
        screen: Screen,
        presenter: AnyPresenter,
        scene: TableScene,
        shown: ShownTable,
        pages: GamePages,
    ) -> None:
        self._screen = screen
        self._presenter = presenter
        self._scene, self._shown = scene, shown
        self._window = pages.window
        self._has_explained = False
        """Something was explained, and it is not kept yet that it was."""
        self._notes: list[NoteText] = []
        """What is still to be said of what was explained last."""
        self._about: tuple[str, ...] = ()
        """What that is about."""
        self._told: NoteText | None = None
        """What was said last of it."""
        self._told_to = screen.seat
        """Whom that was explained to."""
        scene.terms.listener = self
        self._beside = LogNotes(pages.table)
        """Where a note lies that has no room on the table."""

    def on_acted(self) -> None:
        self._beside.hide()

    def on_changed(self) -> None:
        if self._shown.asks_person:
            self._explain()

    def on_left(self) -> None:
        self._beside.hide()
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
        for tip in self._presenter.guidance.tips(screen.view):
            if f"{game}/{tip.name}" in liked.tips_told:
                continue
            self._notes = [NoteText(text, tip.title) for text in notes_of(tip.text)]
            self._about, self._told_to = tip.about, screen.seat
            if self._say_next():
                told = (*liked.tips_told, f"{game}/{tip.name}")
                # Kept once the game is left: a full disk is not to be told for a tip.
                self._window.set_preferences(replace(liked, tips_told=told))
                self._has_explained = True
                return
            # It waits for a turn in which there is room; another one may have some now.
            self._notes = []

    def _say_next(self) -> bool:
        """Say the next note of what is explained, if there is room; closing the one before asks
        for it, too. Whether one is said."""
        if not (self._notes and self._screen.is_open and self._told_to == self._screen.seat):
            return False
        note = self._notes[0]
        self._beside.hide()
        if not self._scene.terms.offer(note, self._about):
            self._scene.terms.show(None)
            if not self._beside.show(self._window.ui_style, note, self.on_note_sign):
                return False
        self._told = self._notes.pop(0)
        if QAccessible.isActive():
            self._scene.say(f"{note.title}. {note.text}", About.TIP)
        return True

    def on_note_closed(self) -> None:
        self._say_next()

    def on_note_lost(self) -> None:
        # It is said once more where there is room.
        if self._told is not None:
            self._notes.insert(0, self._told)

    def on_note_sign(self) -> None:
        """Ask what the sign of a note shall do."""
        (view,) = self._scene.views()
        beside = self._beside.shown
        sign = self._scene.canvas.scale.in_view(self._scene.terms.note.close_sign)
        at = view.mapToGlobal(sign.bottomLeft())
        if beside is not None:
            at = beside.mapToGlobal(beside.rect().center())
        menu = QMenu(view)
        menu.setObjectName("note-menu")
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        close = menu.addAction(translate("TableTips", "Close this note"))
        close.setObjectName("note-close")
        close.triggered.connect(self._close)
        none = menu.addAction(translate("TableTips", "No more notes"))
        none.setObjectName("note-none")
        none.triggered.connect(self._end)
        menu.setActiveAction(close)
        menu.popup(at)

    def _close(self) -> None:
        self._scene.terms.show(None)
        self._beside.hide()
        self._say_next()

    def _end(self) -> None:
        """Explain nothing from now on; the preferences bring notes back."""
        self._notes = []
        self._scene.terms.show(None)
        self._beside.hide()
        self._window.change_preferences(replace(self._window.preferences, tips=False))
