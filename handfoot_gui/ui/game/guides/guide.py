"""Who leads people through a game on the table: what is said above it, and who plays then."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, Protocol

from PySide6.QtCore import QObject, QTimer, Signal, SignalInstance

from handfoot_gui.core.game import AnyRecord
from handfoot_gui.core.messages import PlayerBadge, PromptBar
from handfoot_gui.core.preferences import Preferences
from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.seats import Seat
from handfoot_gui.ui.game.guides.questions import Questions
from handfoot_gui.ui.game.messages.messages import Messages
from handfoot_gui.ui.game.pages import GamePages
from handfoot_gui.ui.game.play.bot_runner import BotRunner
from handfoot_gui.ui.game.play.play import Play
from handfoot_gui.ui.game.screen.screen import Screen
from handfoot_gui.ui.table.scene import TableScene
from handfoot_gui.ui.table.speech_band import BAND_HEIGHT
from handfoot_gui.ui.table.view import TableView
from handfoot_gui.ui.widgets.figures import translate
from handfoot_gui.ui.widgets.page import QuestionText, is_agreed
from handfoot_gui.ui.window.actions import Command


class Led(Protocol):
    """A game on the table, as far as somebody who leads through it knows it."""

    pages: GamePages
    play: Play
    screen: Screen
    presenter: AnyPresenter
    view: TableView
    scene: TableScene
    messages: Messages
    questions: Questions

    @property
    def possible_changed(self) -> SignalInstance:
        """Other commands are possible now."""

    @property
    def record(self) -> AnyRecord:
        """What was played."""

    def show_table(self) -> None:
        """Show the card table, or its cover."""

    def show_score(self) -> None:
        """Show the finished deals."""


class Guide(QObject):
    """Leads through one game, which it `join`s: a lesson, or a puzzle.

    It speaks on paper in the place of the table, never beside it. Signal: ``left()`` when people
    want to go back to where it was chosen.
    """

    left = Signal()
    first = 0
    """So many moves stand and are not taken back."""
    points_out = False
    """Whether it says itself what is pointed at on the table."""
    leads_to_game = False
    """Whether what follows it is a real game."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.bots = ScriptedBots(self)
        """Who plays at the other seats."""

    def join(self, played: Led) -> None:
        """Lead through *played* from where its record stops."""
        self._played = played
        played.scene.canvas.layouts.least_bar = BAND_HEIGHT
        played.messages.voice = self.voice
        played.scene.actions.button_pressed.connect(self._on_button)

    def stop(self) -> None:
        """Be silent."""
        self.bots.close()

    @abstractmethod
    def voice(self, bar: PromptBar) -> PromptBar:
        """What is said in the place of *bar*, which the table itself would say."""

    @property
    @abstractmethod
    def acts(self) -> Mapping[str, Callable[[], object]]:
        """What its own buttons do, by their codes."""

    @property
    @abstractmethod
    def answers(self) -> Mapping[Command, Callable[[], object]]:
        """What it does for commands of the menu."""

    def tell(self, preferences: Preferences) -> None:
        """Say once more what is said, with cards and people as *preferences* name them."""
        del preferences
        self._played.messages.show()

    @abstractmethod
    def begin_again(self) -> None:
        """Lead through it from its beginning once more."""

    @abstractmethod
    def advised(self) -> tuple[Any, Any]:
        """What the player who is led does best now, and what else the game's presenter makes hints
        of. A move of None: there is nothing to be said."""

    @abstractmethod
    def others_move(self) -> Any:
        """What another player does now; None as long as that has to wait."""

    def meant(self, move: Any) -> Any:
        """The move that the player's *move* counts as; None where it is not to be made, which is
        said."""
        return move

    def liked(self, preferences: Preferences) -> Preferences:
        """*preferences* as they are followed here."""
        return preferences

    def end(self) -> None:
        """The deal is over, and its score is shown."""

    def go_on(self) -> None:
        """Go on to what follows the deal."""
        self.left.emit()

    def _badge(self, seat: Seat) -> PlayerBadge | None:
        """Whose face stands before what is said."""
        return self._played.scene.canvas.badge_of(seat)

    def _is_agreed(self, question: str, text: str, act: str) -> bool:
        """Whether people want the *act* after all."""
        window = self._played.pages.window
        asked = QuestionText(question, text, act, translate("Common", "Stay here"))
        return is_agreed(window.ui_style, asked, window)

    def _on_button(self, code: str) -> None:
        if code in self.acts:
            self.acts[code]()


class ScriptedBots(BotRunner):
    """Answers what *guide* says, and not before it does; nobody else thinks."""

    def __init__(self, guide: Guide) -> None:
        super().__init__(parent=guide)
        self._guide = guide
        self._requests = 0
        self._open: int | None = None
        """The question of a bot that is still without an answer."""

    def configure(self, *_configuration: object) -> None:
        """Everything is settled."""

    def ask(
        self, seat: int, view: object, seed: int, seconds: float = 1.0, *, is_advice: bool = False
    ) -> int:
        del seat, view, seed, seconds
        self._requests += 1
        request = self._requests
        if is_advice:
            QTimer.singleShot(0, self, lambda: self._advise(request))
        else:
            self._open = request
            QTimer.singleShot(0, self, self.go_on)
        return request

    def judge(self, view: object, move: object, effort: float = 1.0) -> int:
        del view, move, effort
        self._requests += 1
        return self._requests

    def cancel(self) -> None:
        super().cancel()
        self._open = None

    def go_on(self) -> None:
        """Answer what is asked, if the guide has come so far."""
        move, request = self._guide.others_move(), self._open
        if request is not None and move is not None:
            self._open = None
            self.decided.emit(request, move, None)

    def _advise(self, request: int) -> None:
        move, advice = self._guide.advised()
        if move is None:
            self.failed.emit(request, self.tr("the earlier moves went another way"))
        else:
            self.decided.emit(request, move, advice)
