"""A puzzle on the screen: its question, what came of an attempt, and its answer move by move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer, Signal

from handfoot_gui.core.messages import PromptBar
from handfoot_gui.core.puzzle import Verdict
from handfoot_gui.core.seats import TABLE
from handfoot_gui.session.puzzle import Attempt
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.ui.game.guides.guide import Guide, Led
from handfoot_gui.ui.game.guides.puzzle_talk import PuzzlePlace, PuzzleTalk
from handfoot_gui.ui.widgets.figures import translate
from handfoot_gui.ui.window.actions import Command


class PuzzleGuide(Guide):
    """Lets people try one puzzle on the table as often as they like.

    Signals: ``tried(is_solved)`` with every attempt that has come to its end, and when the answer
    is shown; ``next_wanted()``.
    """

    tried = Signal(bool)
    next_wanted = Signal()

    def __init__(self, attempt: Attempt, place: PuzzlePlace, parent: QObject) -> None:
        """*place* is that of the puzzle among those of its game."""
        super().__init__(parent)
        self._attempt, self._place = attempt, place
        self.first = len(attempt.puzzle.moves)
        self._verdict = Verdict.OPEN
        self._ended_at = 0
        """So many moves were made when the verdict came."""
        self._missed = 0
        """So many attempts have missed it."""
        self._is_helped = False
        """The solver has asked for a hint or for the answer."""
        self._is_shown = False
        """The answer is shown, so that nothing is solved by it."""
        self._next_shown: Any = None
        """The move of the answer that is shown now and made in a moment."""
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._make_shown)

    def join(self, played: Led) -> None:
        super().join(played)
        self._talk = self._made_talk(played)
        played.play.changed.connect(self._follow)
        played.questions.when_hinted = self._on_hinted

    def _made_talk(self, played: Led) -> PuzzleTalk:
        """Who speaks of it at the table."""
        return PuzzleTalk(self._attempt, self._place, played.presenter, self)

    @property
    def is_helped(self) -> bool:
        """Whether the solver has asked for a hint or for the answer."""
        return self._is_helped

    @property
    def acts(self) -> dict[str, Callable[[], object]]:
        return {
            "puzzle-hint": self._played.questions.hint,
            "puzzle-answer": self._show_answer,
            "puzzle-again": self._try_again,
            "puzzle-next": self.next_wanted.emit,
            "puzzle-why": self._explain,
        }

    @property
    def answers(self) -> dict[Command, Callable[[], object]]:
        return {
            Command.AGAIN: self.begin_again,
            Command.LEAVE_GUIDE: self.leave,
            Command.NEXT_PUZZLE: self.next_wanted.emit,
        }

    def leave(self) -> None:
        """Leave it, where nothing was tried or people agree."""
        if not self._is_begun or self._is_agreed(
            self.tr("Leave the puzzle?"),
            self.tr("What you tried here is not kept."),
            translate("Common", "Leave the puzzle"),
        ):
            self.left.emit()

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

    @property
    def _is_begun(self) -> bool:
        """Whether there is something at the position that would be lost."""
        is_tried = len(self._played.record.moves) > self.first or self._played.scene.turn.has_draft
        return is_tried and self._verdict is Verdict.OPEN and not self._is_shown

    def begin_again(self) -> None:
        if not self._is_begun or self._is_agreed(
            self.tr("Begin the puzzle again?"),
            self.tr("All cards go back to where they were."),
            translate("Common", "Start over"),
        ):
            self._try_again()

    def _try_again(self) -> None:
        self._is_shown = False
        self._go_back()

    def _on_hinted(self) -> None:
        self._is_helped = True

    def _explain(self) -> None:
        """Say at length why the answer is the best one."""
        text = self._attempt.explanation(self._played.presenter, self._played.record.moves)
        self._played.scene.terms.say(text)
        self._played.scene.say(text)

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
        played.scene.terms.show(None)
        played.messages.forget()
        played.scene.refresh()
        if not is_open:
            self._timer.stop()
            if not self._is_shown:
                self.tried.emit(self._verdict is Verdict.SOLVED)
            self._missed += self._verdict is Verdict.MISSED
        played.messages.show()
        played.possible_changed.emit()
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
        self._is_shown = self._is_helped = True
        self._played.messages.show()
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

    def voice(self, bar: PromptBar) -> PromptBar:
        """The question, or what has come of it; what the table says of a gesture or a hint, on the
        same paper."""
        played, is_open = self._played, self._verdict is Verdict.OPEN
        is_at_first_try = not (self._missed or self._is_helped)
        face = self._badge(self._attempt.solver)
        own = self._talk.said(
            self._verdict, played.record, face,
            is_answer=self._is_shown, is_at_first_try=is_at_first_try,
        )  # fmt: skip
        has_cards = bool(played.scene.selection or played.scene.turn.has_draft)
        if is_open and not self._is_shown and has_cards:
            # Who puts a turn together has all buttons of the table for that.
            own = replace(own, beside=())
        messages = played.messages
        if messages.is_interrupted and not messages.news and bar.about is None:
            if bar.is_refusal:
                return replace(own, name=bar.name, prompt=bar.prompt, facts=own.prompt,
                               brief_facts=(own.facts,), is_refusal=True)  # fmt: skip
            if is_open:
                return replace(bar, speaker=own.speaker, facts=bar.facts or own.facts)
            return own
        if not is_open or self._is_shown:
            return own
        if played.play.waiting is not Waiting.PERSON:
            return replace(own, beside=(), buttons=())
        return (self._talk.over_cards if has_cards else self._talk.over_table)(own, bar)
