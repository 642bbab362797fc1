"""Hints at the open table: asked for in another process, told in degrees, shown step by step."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QObject

from handfoot_gui.core.game import AnyRecord
from handfoot_gui.core.messages import BarButton
from handfoot_gui.core.presenter import AnyPresenter, Hint
from handfoot_gui.core.table import AnyDraft, ButtonRole
from handfoot_gui.session.bar_texts import PromptCommand
from handfoot_gui.ui.game.guides.hint_steps import HintSteps
from handfoot_gui.ui.game.guides.hint_words import HintWords
from handfoot_gui.ui.game.messages.messages import Messages
from handfoot_gui.ui.game.play.counsel import Counsel
from handfoot_gui.ui.game.screen.screen import Screen
from handfoot_gui.ui.table.scene import TableScene
from handfoot_gui.ui.widgets.figures import filled, translate
from handfoot_gui.ui.widgets.timing import Timing


class TableHints(QObject):
    """What to do in the person's place, more plainly each time it is asked in the same place."""

    def __init__(
        self,
        screen: Screen,
        scene: TableScene,
        presenter: AnyPresenter,
        messages: Messages,
        counsel: Counsel,
        timing: Timing,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._counsel = counsel
        self._screen, self._play = screen, screen.play
        self._scene = scene
        self._presenter = presenter
        self._messages = messages
        self._place: AnyRecord | None = None
        """The game as it was when a hint was last asked for."""
        self._asked_with: AnyDraft = scene.turn.draft
        """What was laid out when the open question was asked."""
        self._is_awaited = False
        """A hint was asked for, and has not been told."""
        self._told: object = None
        """The move that was shown last."""
        self._next = 0
        """Which degree or way is told when it is asked for again."""
        self._words = HintWords(screen, scene, presenter, messages)
        self._steps = HintSteps(scene, self._words, timing, self)
        counsel.came.connect(self._on_came)
        counsel.failed.connect(self._on_failed)

    def ask(self) -> None:
        """Give a hint, at once where the place is known, else as soon as the answer comes; while
        a hint is shown step by step, its next step; once it is shown whole, another way.

        Until then everything can be done as before; a hint that comes too late for what lies on
        the table is kept for the next time it is asked for.
        """
        record = self._play.session.record
        if self._steps.are_left and record is self._place:
            self._steps.show_next()
            return
        if record is not self._place:
            self._place, self._next = record, 0
        self._scene.forget_refusal()
        if self._scene.actions.question is not None:
            self._scene.put_back()
        # What is laid out stays until it is known whether the hint goes on from there.
        self._scene.selection.select(())
        if (known := self._counsel.known) is not None:
            self._tell(*known)
            return
        self._asked_with, self._is_awaited = self._scene.turn.draft, True
        looked_for = self.tr("Looking for a hint.")
        # What is expected was heard before.
        bar = self._messages.expected.bar().with_facts(looked_for)
        self._messages.put(replace(bar, is_silent=True))
        self._counsel.ask()

    def show(self, move: Any, advice: object = None) -> int:
        """Show *move* at once, whatever a hint would say before; the milliseconds until it is
        shown whole and was seen."""
        hints = self._words.hints(move, advice)
        hint = next((hint for hint in hints if hint.move == move or hint.steps), hints[-1])
        if hint.steps:
            self._show_steps(hint, has_other=False)
        else:
            self._propose(move, hint, has_other=False, has_why=False)
        return self._steps.rest * max(1, len(hint.steps))

    def play(self) -> None:
        """Play the move that is shown as a hint, if one is."""
        if self._scene.hinted is not None:
            self._scene.play(self._scene.hinted)

    def stop(self) -> None:
        """Show no further step."""
        self._steps.stop()

    def _on_came(self, move: object, advice: object) -> None:
        is_awaited, self._is_awaited = self._is_awaited, False
        if not is_awaited or self._play.session.record is not self._place:
            return
        if not self._scene.canvas.held and self._scene.turn.draft == self._asked_with:
            self._tell(move, advice)

    def _on_failed(self, reason: str) -> None:
        is_awaited, self._is_awaited = self._is_awaited, False
        if is_awaited and self._play.session.record is self._place:
            self._messages.say_no_hint(reason)

    def _tell(self, move: object, advice: object) -> None:
        hints = self._words.hints(move, advice)
        # Of a way that is told in degrees the plainest one comes again.
        ways = [
            place
            for place, (one, after) in enumerate(zip(hints, (*hints[1:], None), strict=True))
            if one.steps or (one.move is not None and (after is None or after.move != one.move))
        ]
        is_again = self._next >= len(hints)
        if is_again:
            self._next = ways[0] if ways else len(hints) - 1
        hint, has_other = hints[self._next], len(ways) > 1
        has_why = hint.move is not None and self._next not in ways
        if is_again and not has_other:
            only = self.tr("There is no other way to show.")
            hint = replace(hint, reason=f"{hint.reason} {only}".strip())
        self._next += 1
        self.stop()
        if hint.steps:
            self._show_steps(hint, has_other=has_other)
        elif hint.move is not None:
            hint = self._from_here(hint)
            self._propose(hint.move, hint, has_other=has_other, has_why=has_why)
        else:
            more = filled(self.tr("Press {key} for more."), key=self._words.key)
            self._words.say(hint.text, hint.reason or more)

    def _from_here(self, hint: Hint[Any]) -> Hint[Any]:
        """*hint*, which goes on from what is laid out, or says that this was taken back."""
        adapter, turn = self._presenter.table, self._scene.turn
        goes_on = adapter.is_stepwise or adapter.is_on_the_way(turn.view, turn.draft, hint.move)
        if goes_on or not turn.has_draft:
            return hint
        self._scene.put_aside()
        return replace(hint, reason=f"{self._taken_back} {hint.reason}".strip())

    @property
    def _taken_back(self) -> str:
        return self.tr("What you had set out was taken back; Undo brings it back.")

    def _propose(self, move: object, hint: Hint[Any], *, has_other: bool, has_why: bool) -> None:
        """Lift the cards of *move* and offer its button: one gesture cannot always do it."""
        self._scene.show_hint(move)
        act = self._presenter.table.act(move, self._screen.view)
        name = self._presenter.names[self._screen.seat]
        verb = self._scene.canvas.delegate.words.act_text(act, name)
        buttons = [BarButton(PromptCommand.PROPOSED, verb, ButtonRole.PRIMARY, "Enter")]
        if has_why:
            buttons.insert(0, BarButton(PromptCommand.OTHER, translate("Common", "Why?"), key="H"))
        elif has_other:
            text, brief = self.tr("Another way"), self.tr("Other")
            buttons.insert(0, BarButton(PromptCommand.OTHER, text, key="H", brief=brief))
        if self._scene.selection.cards:
            back, key, brief = (
                translate("Common", "Put back"),
                "Esc",
                translate("Common", "Back", "put back"),
            )
            put_back = BarButton(PromptCommand.KEEP, back, ButtonRole.QUIET, key, brief=brief)
            buttons.insert(0, put_back)
        is_reason_new = not has_why and self._told == hint.move and bool(hint.reason)
        self._told = hint.move
        self._words.say(hint.text, hint.reason, tuple(buttons), is_reason_new=is_reason_new)
        if is_reason_new:
            # What the bar says above was heard before.
            self._scene.actions.voice.tell_instead(self._words.heard(hint.reason))

    def _show_steps(self, hint: Hint[Any], *, has_other: bool) -> None:
        turn, taken_back = self._scene.turn, ""
        if turn.has_draft and turn.draft not in hint.steps:
            # What the person has worked out comes back with undo, after the steps.
            self._scene.put_aside()
            taken_back = self._taken_back
        self._steps.begin(hint, taken_back, has_other=has_other)
