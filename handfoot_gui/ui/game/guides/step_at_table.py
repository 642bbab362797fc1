"""What the step of a lesson needs on the table: what is pointed at, and what shows or does it."""

from __future__ import annotations

from typing import Any

from handfoot_gui.core.cards import Card
from handfoot_gui.core.table import Action, Chosen, Drafted, button_key
from handfoot_gui.session.lesson import Tutor
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.ui.game.guides.guide import Led


class StepAtTable:
    """The step at which *tutor* is, on the table of *played*."""

    def __init__(self, tutor: Tutor, played: Led) -> None:
        self._tutor = tutor
        self._played = played

    def is_begun(self, move: object) -> bool:
        """Whether *move* puts some cards where the lesson puts these and more."""
        view, adapter = self._played.screen.view, self._played.presenter.table
        if (expected := self._tutor.expected) is None:
            return False
        part, whole = adapter.gesture(view, move), adapter.gesture(view, expected)
        if part is None or whole is None:
            return False
        return part[1] == whole[1] and set(part[0]) < set(whole[0])

    def wants(self, act: Action[Any]) -> bool:
        """Whether *act* is what the step wants: golden is nothing else."""
        tutor, step, scene = self._tutor, self._tutor.step, self._played.scene
        if step is None or step.is_read:
            return False
        if act.move is not None:
            return tutor.meant(act.move) is not None
        if act.target is None:
            return False
        adapter, turn = self._played.presenter.table, scene.turn
        match adapter.drop(turn.view, turn.draft, scene.selection.cards, act.target):
            case Chosen(move):
                return tutor.meant(move) is not None
            case Drafted(draft) if step.laid_out:
                return step.is_laid_out(draft)
            case Drafted(draft) if draft.cards > turn.draft.cards:
                expected = tutor.expected
                return expected is not None and adapter.is_on_the_way(turn.view, draft, expected)
        return False

    def point(self) -> None:
        """Point at the cards of the step until they are lifted, then at where they go."""
        step, scene, played = self._tutor.step, self._played.scene, self._played
        adapter, view, turn = played.presenter.table, played.screen.view, scene.turn
        cards, zones = frozenset[Card](), tuple[str, ...]()
        if step is not None:
            cards, zones = step.laid_out - turn.draft.cards or step.laid_out, step.points_at
        if step is not None and step.move is not None and played.play.waiting is Waiting.PERSON:
            gesture = None if turn.draft.cards else adapter.gesture(view, step.move)
            meant = [act.code for act in scene.actions.acts if self._tutor.meant(act.move)]
            zones = step.points_at or (button_key(meant[0] if meant else ""),)
            if gesture is not None:
                cards = frozenset(gesture[0])
                lit = adapter.hint_targets(view, step.move)
                zones = (*step.points_at, *(key for target in lit for key in target.shown))
        missing = cards - set(scene.selection.cards)
        scene.canvas.point_out(missing, () if missing else zones)

    def help(self) -> None:
        """Lift what the step needs; what is to be done with it lights up.

        What is laid out already is not lifted again: a press of the golden button is shown by it.
        """
        step, scene = self._tutor.step, self._played.scene
        is_stepwise = self._played.presenter.table.is_stepwise
        if step is not None and step.laid_out:
            scene.selection.select(step.laid_out)
        elif is_stepwise and scene.turn.draft.cards:
            self.skip()
        elif step is not None and self._played.play.waiting is Waiting.PERSON:
            self._played.questions.show_move(step.move)
        self._played.view.setFocus()

    def skip(self) -> None:
        """Do what the step needs."""
        step, played = self._tutor.step, self._played
        if step is not None and step.laid_out:
            played.scene.selection.select(())
            played.scene.drop(tuple(step.laid_out), step.points_at[0])
        elif step is not None and step.move is not None:
            played.screen.make(step.move)
