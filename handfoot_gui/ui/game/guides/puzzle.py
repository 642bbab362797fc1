"""A puzzle on the screen: its question, what came of an attempt, and its answer move by move."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from handfoot_gui.core.messages import PromptBar
from handfoot_gui.core.preferences import Preferences
from handfoot_gui.core.puzzle import Verdict
from handfoot_gui.core.seats import TABLE
from handfoot_gui.core.speech import About
from handfoot_gui.session.puzzle import Attempt
from handfoot_gui.ui.game.guides.guide import Guide, Led
from handfoot_gui.ui.game.guides.guide_panel import GUIDE, GuidePanel
from handfoot_gui.ui.game.guides.puzzle_talk import PuzzleActs, PuzzleTalk
from handfoot_gui.ui.game.play.waiting import Waiting


class PuzzleGuide(Guide):
    """Lets people try one puzzle on the table as often as they like.

    Signals: ``tried(is_solved)`` with every attempt that has come to its end, and when the answer
    is shown; ``next_wanted()``.
    """

    tried = Signal(bool)
    next_wanted = Signal()

    def __init__(self, attempt: Attempt, heading: str, parent: QObject) -> None:
        """*heading* says which puzzle it is."""
        super().__init__(parent)
        self._attempt, self._heading = attempt, heading
        self.first = len(attempt.puzzle.moves)
        self._verdict = Verdict.OPEN
        self._ended_at = 0
        """So many moves were made when the verdict came."""
        self._is_shown = False
        """The answer is shown, so that nothing is solved by it."""
        self._next_shown: Any = None
        """The move of the answer that is shown now and made in a moment."""
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._make_shown)

    def join(self, played: Led) -> None:
        super().join(played)
        style, title = played.pages.window.ui_style, self._attempt.kind.title
        acts = PuzzleActs(
            hint=played.questions.hint,
            show_answer=self._show_answer,
            try_again=self.begin_again,
            next_puzzle=self.next_wanted.emit,
            leave=self.left.emit,
        )
        self._talk = PuzzleTalk(self._attempt, self._heading, played.presenter, acts, self)
        self._panel = GuidePanel(style, title, self._talk.texts)
        played.pages.table.set_guide(self._panel)
        played.play.changed.connect(self._follow)
        self._say()

    def tell(self, preferences: Preferences) -> None:
        del preferences
        self._say()

    def stop(self) -> None:
        self._timer.stop()
        super().stop()

    def advised(self) -> tuple[Any, Any]:
        return self._attempt.advised(self._played.screen.view, self._played.record.moves)

    def others_move(self) -> Any:
        actor = self._played.play.session.actor
        if self._verdict is not Verdict.OPEN or actor is None:
            return None
        return self._attempt.answer(self._played.record.moves, actor)

    def meant(self, move: Any) -> Any:
        """While the answer is shown, no move but that of the answer is made."""
        return move if not self._is_shown or move == self._next_shown else None

    def begin_again(self) -> None:
        self._is_shown = False
        self._go_back()

    def give_focus(self) -> None:
        """Enter goes on from a verdict; everything else is done on the table."""
        if not self._played.pages.is_at_table:
            return
        if self._verdict is Verdict.OPEN:
            super().give_focus()
        else:
            self._panel.take_focus()

    # -- an attempt -------------------------------------------------------------------------

    def _follow(self) -> None:
        """See what has come of it."""
        played, before = self._played, self._verdict
        moves = played.record.moves
        if len(moves) < self._ended_at:
            self._verdict = Verdict.OPEN
        if self._verdict is Verdict.OPEN:
            self._verdict = self._verdict_now()
            self._ended_at = len(moves)
        if self._verdict is not before:
            self._turn_to_verdict()
        elif self._is_shown and self._verdict is Verdict.OPEN:
            self._show_next()

    def _verdict_now(self) -> Verdict:
        played, moves = self._played, self._played.record.moves
        verdict, actor = self._attempt.verdict(moves), played.play.session.actor
        if verdict is not Verdict.OPEN:
            return verdict
        is_over = played.play.waiting in (Waiting.NEXT_DEAL, Waiting.OVER)
        waits = actor not in (TABLE, self._attempt.solver) and self.others_move() is None
        return Verdict.MISSED if is_over or waits else Verdict.OPEN

    def _turn_to_verdict(self) -> None:
        """Say what has come of it, and take no more moves; or take them again."""
        played, is_open = self._played, self._verdict is Verdict.OPEN
        played.scene.is_only_shown = not is_open
        played.messages.why_not.guide_over = "" if is_open else self.tr("The puzzle is over.")
        played.scene.refresh()
        if not is_open:
            self._timer.stop()
            played.messages.put(PromptBar(prompt=played.messages.expected.last_line, buttons=()))
            if not self._is_shown:
                self.tried.emit(self._verdict is Verdict.SOLVED)
        self._say()
        played.possible_changed.emit()
        self.give_focus()
        if is_open and self._is_shown:
            self._show_next()

    def _go_back(self) -> None:
        """Take all back that was done since the position."""
        played = self._played
        self._timer.stop()
        self._next_shown = None
        played.scene.selection.select(())
        played.scene.put_aside()
        while len(played.record.moves) > self.first and played.screen.can_undo:
            played.screen.undo()
        played.show_table()

    # -- the answer -------------------------------------------------------------------------

    def _show_answer(self) -> None:
        self.tried.emit(False)
        self._go_back()
        self._is_shown = True
        self._say()
        self._show_next()

    def _show_next(self) -> None:
        """Show the next move of the answer; it is made once it was seen."""
        is_due = self._attempt.next_of(self._played.record.moves) is not None
        if not is_due or self._played.play.waiting is not Waiting.PERSON:
            self._timer.stop()
            return
        move, advice = self.advised()
        # Whoever made the move that was shown, or took one back, is shown another one.
        if not self._timer.isActive() or move != self._next_shown:
            self._next_shown = move
            self._timer.start(self._played.questions.show_move(move, advice))

    def _make_shown(self) -> None:
        if self._played.play.brakes.is_held:
            # It is still seen once the table comes back.
            self._timer.start()
            return
        move, self._next_shown = self._next_shown, None
        self._played.scene.selection.select(())
        self._played.screen.make(move)

    # -- what is said -----------------------------------------------------------------------

    def _say(self) -> None:
        """Say what belongs to the present state."""
        played, is_open = self._played, self._verdict is Verdict.OPEN
        said = self._talk.said(self._verdict, played.record, is_answer=self._is_shown)
        self._panel.set_texts(self._talk.texts if is_open else ())
        self._panel.show_said(said)
        about = About.DUE if is_open else About.ANSWER
        played.scene.say(f"{said.text} {said.note}".strip(), about, GUIDE)
