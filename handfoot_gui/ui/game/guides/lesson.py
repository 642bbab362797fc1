"""The guided deal on the screen: what the teacher says, and what is pointed at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from handfoot_gui.core.lesson import Step
from handfoot_gui.core.messages import BarButton, PromptBar, Speaker
from handfoot_gui.core.preferences import Preferences
from handfoot_gui.core.seats import TABLE
from handfoot_gui.core.table import ButtonRole
from handfoot_gui.session.lesson import Tutor
from handfoot_gui.ui.game.guides.guide import Guide, Led
from handfoot_gui.ui.game.guides.step_at_table import StepAtTable
from handfoot_gui.ui.widgets.figures import figure, filled, translate
from handfoot_gui.ui.window.actions import Command


class LessonGuide(Guide):
    """Leads through the lesson of one game, which it `join`s.

    Signals: ``progressed(name)`` of the step at which it can be taken up, empty once it is over;
    ``begun_again()`` when people want that; ``real_game_wanted()`` by whoever has learnt enough.
    """

    progressed = Signal(str)
    begun_again = Signal()
    real_game_wanted = Signal()
    points_out = True
    leads_to_game = True

    def __init__(self, tutor: Tutor, parent: QObject) -> None:
        super().__init__(parent)
        self._tutor = tutor
        self._said: Step | None = None

    def join(self, played: Led) -> None:
        super().join(played)
        self._at_table = StepAtTable(self._tutor, played)
        played.play.changed.connect(self._follow)
        played.scene.draft_changed.connect(self._follow)
        played.scene.selection_changed.connect(self._point)
        played.scene.want(self._at_table.wants)

    def tell(self, preferences: Preferences) -> None:
        self._tutor.tell(preferences)
        super().tell(preferences)

    def begin_again(self) -> None:
        """Begin anew, where nothing is lost by it or people agree."""
        is_begun = self._tutor.number > 1 and not self._tutor.is_over
        if not is_begun or self._is_agreed(
            self.tr("Start the lesson over?"),
            self.tr("It goes back to the first step."),
            translate("Common", "Start over"),
        ):
            self.begun_again.emit()

    def leave(self) -> None:
        """Leave it, where people agree."""
        if self._tutor.is_over or self._is_agreed(
            self.tr("Leave the lesson?"),
            self.tr("You can go on from this step next time."),
            translate("Common", "Leave the lesson"),
        ):
            self.left.emit()

    @property
    def acts(self) -> dict[str, Callable[[], object]]:
        return {
            "lesson-read": self._on_read,
            "lesson-help": self._at_table.help,
            "lesson-score": self._played.show_score,
            "lesson-again": self.begin_again,
            "lesson-real-game": self.go_on,
        }

    @property
    def answers(self) -> dict[Command, Callable[[], object]]:
        found: dict[Command, Callable[[], object]] = {
            Command.AGAIN: self.begin_again,
            Command.LEAVE_GUIDE: self.leave,
        }
        step = self._tutor.step
        if step is not None:
            found[Command.SKIP] = self._on_read if step.is_read else self._at_table.skip
            if not step.is_read:
                found[Command.HINT] = self._at_table.help
        return found

    def go_on(self) -> None:
        self.real_game_wanted.emit()

    def advised(self) -> tuple[Any, Any]:
        return self._tutor.expected, None

    def others_move(self) -> Any:
        return self._tutor.others_move

    def liked(self, preferences: Preferences) -> Preferences:
        """Others play as for whoever has never played the game."""
        return replace(preferences, unfamiliar=(self._tutor.game,))

    def end(self) -> None:
        """The deal is over, and its score is shown."""
        self.progressed.emit("")

    def meant(self, move: Any) -> Any:
        """The move of the lesson, where the player's *move* is that; otherwise None. Then all cards
        are lifted of which some were meant to go there, or it is said kindly that another move is
        meant."""
        found = self._tutor.meant(move)
        if found is None:
            played, teacher = self._played, self._tutor.lesson.teacher
            played.scene.selection.select(())
            if not played.presenter.table.is_stepwise:
                played.scene.put_aside()
            if self._at_table.is_begun(move):
                played.questions.show_move(self._tutor.expected)
                return None
            text = self.tr("You could play that, too. Here we do as {name} says.")
            name = played.presenter.words.person(played.presenter.names[teacher])
            played.messages.refuse(filled(text, name=name))
        return found

    # -- step by step -----------------------------------------------------------------------

    def _follow(self, _what: object = None) -> None:
        turn = self._played.scene.turn
        draft = turn.draft if turn.view is not None else None
        self._tutor.follow(len(self._played.record.moves), draft)
        self._show()
        self.bots.go_on()

    def _on_read(self) -> None:
        self._tutor.read()
        self._show()
        self.bots.go_on()

    def _show(self) -> None:
        """Say what belongs to the present step, and point at what it needs."""
        tutor, played, before = self._tutor, self._played, self._said
        if tutor.number == len(tutor.steps):
            # What is said last stands there with what comes after it.
            tutor.read()
        step = self._said = tutor.step
        if before is not None and before.is_read:
            played.messages.forget()
        played.messages.why_not.guide_over = ""
        if tutor.is_over:
            played.messages.why_not.guide_over = self.tr("The lesson is over.")
        is_new = step is not None and step is not before
        if is_new or tutor.is_over:
            self.progressed.emit(tutor.kept)
        played.scene.want(self._at_table.wants)
        played.messages.show()
        played.possible_changed.emit()
        if is_new and step is not None and (note := self._note(step)):
            played.scene.terms.say(note)
            played.scene.say(note)
        self._at_table.point()

    def _note(self, step: Step) -> str:
        """What is otherwise at home of what *step* teaches."""
        changes = self._tutor.note(step)
        return filled(self.tr("The family’s rules: {changes}."), changes=changes) if changes else ""

    def _point(self, _what: object = None) -> None:
        self._at_table.point()

    # -- what is said -----------------------------------------------------------------------

    def voice(self, bar: PromptBar) -> PromptBar:
        """The teacher's sentence; what the table says of a gesture or a hint, on the same paper;
        and what others do."""
        tutor, teacher = self._tutor, self._tutor.lesson.teacher
        speaker = Speaker(self._badge(teacher), tutor.number / len(tutor.steps))
        own = self._own_bar(speaker)
        is_told = own is not None and (self._played.messages.news or bar.about is not None)
        if self._played.messages.is_interrupted and not is_told:
            if bar.is_refusal and own is not None:
                return replace(own, name=bar.name, prompt=bar.prompt, facts=own.prompt,
                               brief_facts=(own.facts,), is_refusal=True)  # fmt: skip
            return replace(bar, speaker=speaker, facts=bar.facts or self._facts)
        if own is not None:
            return own
        # The others act: whoever does so is seen before what is done.
        face = speaker.face if bar.about in (None, TABLE) else self._badge(bar.about)
        return replace(
            bar, speaker=replace(speaker, face=face), facts=bar.facts or self._facts,
            brief_facts=(*bar.brief_facts, self._facts),
        )  # fmt: skip

    def _own_bar(self, speaker: Speaker) -> PromptBar | None:
        """What the teacher says now; None while the others play."""
        tutor, step = self._tutor, self._tutor.step
        said = tutor.steps[-1] if tutor.is_over else step or tutor.coming
        if said is None:
            return None
        facts: tuple[str, ...] = (self._facts, self._brief_facts)
        if said.more:
            facts = (f"{self._facts} · {said.more}", said.more, *facts)
        bar = PromptBar(prompt=said.text, facts=facts[0], brief_facts=facts[1:], speaker=speaker)
        if tutor.is_over:
            return replace(bar, buttons=self._last_buttons)
        if step is None:
            return replace(bar, buttons=())
        if step.is_read:
            # Whoever presses it once too often presses nothing that comes in its place.
            text = self.tr("Next", "go on")
            go_on = BarButton("lesson-read", text, ButtonRole.PRIMARY, "Enter", is_passing=True)
            return replace(bar, buttons=(go_on,))
        show = BarButton("lesson-help", self.tr("Show me"), key="H")
        return replace(bar, beside=(show,), is_led=True)

    @property
    def _facts(self) -> str:
        """Who teaches, and how far it has come."""
        names, words = self._played.presenter.names, self._played.presenter.words
        return filled(
            self.tr("{name} teaches · step {number} of {total}"),
            name=words.person(names[self._tutor.lesson.teacher]),
            number=figure(self._tutor.number),
            total=figure(len(self._tutor.steps)),
        )

    @property
    def _brief_facts(self) -> str:
        return filled(
            self.tr("Step {number} of {total}"),
            number=figure(self._tutor.number),
            total=figure(len(self._tutor.steps)),
        )

    @property
    def _last_buttons(self) -> tuple[BarButton, ...]:
        """What goes on from the table once the lesson is over."""
        score, again = translate("Messages", "See the score"), self.tr("Repeat lesson")
        real, brief = translate("Lesson", "Play a real game"), translate("Common", "Score")
        return (
            BarButton("lesson-score", score, ButtonRole.QUIET, "S", brief=brief),
            BarButton("lesson-again", again, key="G"),
            BarButton("lesson-real-game", real, ButtonRole.PRIMARY, "Enter"),
        )
