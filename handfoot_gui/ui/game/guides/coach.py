"""The coach tells a person who has just moved when another move was much better; the commentator
explains to people who watch a demo what was done last."""

from __future__ import annotations

from PySide6.QtCore import QObject

from handfoot_gui.core.judgement import Gain, Judgement
from handfoot_gui.core.preferences import Preferences
from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.ui.game.messages.messages import Messages
from handfoot_gui.ui.game.part import GamePart
from handfoot_gui.ui.game.play.bot_runner import BotRunner
from handfoot_gui.ui.game.screen.screen import Screen
from handfoot_gui.ui.table.scene import TableScene
from handfoot_gui.ui.widgets.figures import filled, translate
from handfoot_gui.ui.widgets.vocabulary import WORDS


class Coach(QObject, GamePart):
    """Has every own move judged in the bots' process while the game goes on.

    What it says gives the hand away, so it is said as long as the player's cards are open only,
    and not once the player has moved again or has the next turn.
    """

    def __init__(
        self,
        screen: Screen,
        presenter: AnyPresenter,
        runner: BotRunner,
        messages: Messages,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._is_on = False
        self._screen, self._play = screen, screen.play
        self._presenter = presenter
        self._runner = runner
        self._messages = messages
        self._asked: tuple[int, int, object] | None = None
        """The request, the index of the move that is judged, and what its player saw before it."""
        runner.judged.connect(self._on_judged)

    def on_left(self) -> None:
        self._asked = None
        self._runner.judged.disconnect(self._on_judged)

    def on_preferred(self, preferences: Preferences) -> None:
        self._is_on = preferences.tell_misses

    def on_changed(self) -> None:
        """What was said of a turn goes when the next one of its player comes."""
        if self._is_next_turn:
            self._messages.expected.missed, self._asked = "", None

    @property
    def _is_next_turn(self) -> bool:
        """Whether a turn of the person has begun, in which nothing was done yet."""
        session = self._play.session
        is_own = self._play.waiting is Waiting.PERSON and session.actor == self._screen.seat
        return is_own and session.last_mover != self._screen.seat

    def watch(self, move: object) -> None:
        """The person at the open cards is about to make *move*."""
        self._messages.expected.missed, self._asked = "", None
        play, screen = self._play, self._screen
        if not self._is_on or not screen.is_open or play.session.actor != screen.seat:
            return
        view, number = play.session.view(screen.seat), len(play.session.record.moves)
        if play.session.rules.problem(view, move) is None:
            # Before the next bot is asked, so that there is time to take the move back.
            self._asked = self._runner.judge(view, move), number, view

    def _on_judged(self, request: int, judged: Judgement | None) -> None:
        if self._asked is None or request != self._asked[0]:
            return
        _, number, view = self._asked
        self._asked = None
        play, screen = self._play, self._screen
        if judged is None or not judged.is_big or not self._is_last(number, judged):
            return
        if judged.unit is Gain.LAID and play.session.actor == screen.seat:
            # Cards may still be laid in this turn.
            return
        if screen.is_open and screen.seat == judged.seat:
            said = self._presenter.missed(view, judged)
            if screen.can_undo and not play.grace.is_on:
                how = filled(
                    translate("Messages", "Press {key} to take the move back."),
                    key=WORDS.key("Ctrl+Z"),
                )
                said = f"{said} {how}"
            self._messages.expected.missed = said
            play.linger()
            self._messages.show()

    def _is_last(self, number: int, judged: Judgement) -> bool:
        """Whether the move of that index stands, and its player has made none after it."""
        moves = self._play.session.record.moves
        later = (seat for seat, _ in moves[number + 1 :])
        return moves[number : number + 1] == ((judged.seat, judged.played),) and (
            judged.seat not in later
        )


class Commentator(QObject, GamePart):
    """Has the last act of a demo thought over in the bots' process, when people ask why.

    It tells what its player could know, and what the best other acts would have brought.
    """

    def __init__(
        self,
        screen: Screen,
        presenter: AnyPresenter,
        runner: BotRunner,
        scene: TableScene,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._screen, self._play = screen, screen.play
        self._presenter = presenter
        self._runner = runner
        self._scene = scene
        self._asked: tuple[int, tuple[object, object]] | None = None
        """The request, and the act with what its player saw before it."""
        runner.judged.connect(self._on_judged)
        runner.failed.connect(self._on_failed)

    def on_left(self) -> None:
        self._asked = None
        self._runner.judged.disconnect(self._on_judged)
        self._runner.failed.disconnect(self._on_failed)

    def explain(self) -> None:
        """Explain the last act, as soon as it is thought over."""
        act = self._play.followed.last_act
        if act is not None:
            self._scene.terms.say(translate("Common", "Thinking about the move."))
            self._asked = self._runner.judge(*act), act

    def _on_judged(self, request: int, judged: Judgement | None) -> None:
        if self._asked is None or request != self._asked[0]:
            return
        (view, move), self._asked = self._asked[1], None
        if self._play.followed.last_act == (view, move):
            text = self._presenter.explained(view, move, judged)
            self._scene.terms.say(text)
            self._scene.say(text)

    def _on_failed(self, request: int, _reason: str) -> None:
        if self._asked is not None and request == self._asked[0]:
            self._asked = None
            self._scene.terms.show(None)
