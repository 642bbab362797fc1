"""What a game says of itself to whoever asks by a key of the table."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtWidgets import QWidget

from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.speech import Utterance
from handfoot_gui.core.spoken_state import Standing
from handfoot_gui.core.table import HandOrder
from handfoot_gui.core.table_keys import TableKey
from handfoot_gui.games import GAMES
from handfoot_gui.session.bar_texts import due
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.ui.game.messages.messages import Messages
from handfoot_gui.ui.game.panel.facts import badges_of, waits_for_key
from handfoot_gui.ui.game.screen.screen import Screen
from handfoot_gui.ui.table.bar_voice import answers_told
from handfoot_gui.ui.table.scene import TableScene
from handfoot_gui.ui.widgets.speaker import speaker_of
from handfoot_gui.ui.window.main_window import MainWindow

_SCORED: Final = (Waiting.NEXT_DEAL, Waiting.OVER)
_AT_A_KEY: Final = (*_SCORED, Waiting.LOOK, Waiting.PRESS, Waiting.KEY)
"""A key is waited for that is no move."""
_STATE: Final = "state"
"""Where an answer to a key of the table stands: the next one is heard in its place."""


def answer(presenter: AnyPresenter, at: Standing[Any, Any], key: TableKey) -> str:
    """What is said to *key* of a game that stands *at* that position."""
    assert key.asked is not None, "nothing is asked by it"
    state = GAMES[presenter.table.game].spoken_state(presenter.spoken(), at)
    return state.said(key.asked, is_longer=key.is_longer)


def say_answer(widget: QWidget, said: str) -> None:
    """Say what was asked for by a key in the window of *widget*, in one piece."""
    speaker_of(widget).say(Utterance(said, place=_STATE, is_whole=True))


class SpokenStates:
    """Says how one game stands, and changes nothing of it."""

    def __init__(
        self,
        screen: Screen,
        presenter: AnyPresenter,
        scene: TableScene,
        messages: Messages,
        window: MainWindow,
        *,
        is_at_table: bool = True,
    ) -> None:
        """*is_at_table*: the prompt bar is seen, and what is pressed there."""
        self._screen, self._play = screen, screen.play
        self._presenter = presenter
        self._scene = scene
        self._messages = messages
        self._window = window
        self._is_at_table = is_at_table

    def say(self, key: TableKey) -> None:
        """Answer what *key* asks."""
        say_answer(self._window, answer(self._presenter, self._standing(), key))

    def _standing(self) -> Standing[Any, Any]:
        """What may be known at the screen now."""
        screen, scene, table = self._screen, self._scene, self._presenter.table
        view, is_shown = screen.view, screen.is_open and not scene.is_covered
        sheet, is_scored = self._play.session.sheet, self._play.waiting in _SCORED
        draft, prompt, enter = table.empty, None, ""
        if is_shown and scene.turn.view is not None:
            draft = scene.turn.draft
            prompt, enter = due(self._presenter, scene.seat_table, view)
        return Standing(
            view,
            draft,
            sheet.totals,
            badges_of(
                self._presenter,
                view,
                is_playing=not is_scored,
                waits_for_key=waits_for_key(self._play),
            ),
            HandOrder(scene.canvas.preferences.sorting, scene.order),
            scene.canvas.new_cards if is_shown else frozenset(),
            prompt,
            enter,
            self._due(),
            scored=sheet.deals[-1] if is_scored and sheet.deals else None,
            is_only_shown=scene.is_only_shown,
        )

    def _due(self) -> str:
        """What has to be done in the place of a turn."""
        if asked := self._scene.actions.voice.due:
            return asked
        if self._play.waiting not in _AT_A_KEY and not self._play.brakes.is_paused:
            return ""
        bar = self._messages.expected.bar()
        said = (bar.spoken, answers_told(bar.buttons or ()) if self._is_at_table else "")
        return " ".join(filter(None, said))
