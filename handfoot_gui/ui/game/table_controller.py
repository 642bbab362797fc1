"""What a player's acts at the table come to: moves, questions before them, sentences."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from handfoot_gui.core.errors import Problem
from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.table import MoveWarning
from handfoot_gui.storage.saves import OpenGame
from handfoot_gui.storage.text.faults import fault
from handfoot_gui.ui.game.bridge import Bridge
from handfoot_gui.ui.game.hints import TableHints
from handfoot_gui.ui.game.messages import Messages
from handfoot_gui.ui.game.pages import GamePages
from handfoot_gui.ui.game.prompts import PromptCommand
from handfoot_gui.ui.table.view import TableView


class TableController(QObject):
    """Answers what is done with cards and buttons on one table.

    Signals: ``gestured()`` when cards were laid out or lifted; ``score_requested()`` and
    ``deal_requested()`` for the buttons that say so.
    """

    gestured = Signal()
    score_requested = Signal()
    deal_requested = Signal()

    def __init__(
        self,
        pages: GamePages,
        game: OpenGame,
        bridge: Bridge,
        presenter: AnyPresenter,
        view: TableView,
        messages: Messages,
        hints: TableHints,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._pages = pages
        self._game = game
        self._bridge = bridge
        self._presenter = presenter
        self._scene = view.scene_
        self._messages = messages
        self._hints = hints
        bridge.refused.connect(self._on_refused)
        self._scene.move_chosen.connect(self._on_move_chosen)
        self._scene.warned.connect(self._on_warned)
        self._scene.refused.connect(self._on_refused)
        self._scene.turn.changed.connect(self._on_gesture)
        self._scene.selection.changed.connect(self._on_gesture)
        self._scene.actions.button_pressed.connect(self._on_button)
        view.idle_key.connect(self._on_idle_key)

    def forget_said(self) -> None:
        """The next act has come: what was said or hinted stands no longer."""
        self._messages.forget()
        self._hints.stop()

    def say_read_only(self) -> None:
        """Say why nothing can be played in this game."""
        error = self._game.only_shown
        assert error is not None, "the game is for looking only"
        self._messages.say(fault(self._presenter.words, error))

    @property
    def _name(self) -> str:
        return self._presenter.names[self._bridge.seat]

    def _on_refused(self, problem: Problem) -> None:
        self._messages.say(self._presenter.refusal(problem))

    def _on_move_chosen(self, move: object) -> None:
        self.forget_said()
        asks = self._pages.window.preferences.ask_before_turn_ends
        if asks and self._bridge.session.ends_turn(self._bridge.seat, move):
            self._messages.ask_to_end_turn(self._name, move)
        else:
            self._make(move)

    def _make(self, move: object) -> None:
        self.forget_said()
        self._messages.bot_trouble = ""
        self._bridge.play(move)

    def _on_warned(self, warning: MoveWarning, move: object) -> None:
        self._messages.warn(self._name, warning, move)

    def _on_gesture(self, _what: object) -> None:
        self.forget_said()
        self._messages.show()
        self.gestured.emit()

    def _on_idle_key(self, key: str) -> None:
        """Say why a key does nothing; at a table that waits for nobody, none is meant."""
        said = ""
        if key == "M" and not self._pages.table.panel.has_memory:
            said = self.tr("The memory aid is off; the preferences turn it on.")
        elif self._bridge.is_open:
            said = self._presenter.idle_key(self._bridge.view, key)
        if said:
            self._messages.say_besides(said)

    def _on_button(self, code: str) -> None:
        match code:
            case PromptCommand.GO_ON:
                self._bridge.go_on()
            case PromptCommand.DO_IT if self._messages.warning is not None:
                self._make(self._messages.warning)
            case PromptCommand.THINK:
                self.forget_said()
                self._messages.show()
            case PromptCommand.KEEP:
                self.forget_said()
                self._scene.put_back()
                self._messages.show()
            case PromptCommand.SCORE:
                self.score_requested.emit()
            case PromptCommand.DEAL:
                self.deal_requested.emit()
