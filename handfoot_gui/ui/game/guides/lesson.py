"""The guided deal on the screen: what the teacher says, and what is pointed at."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from handfoot_gui.core.lesson import Step
from handfoot_gui.core.preferences import Preferences
from handfoot_gui.core.speech import About
from handfoot_gui.session.lesson import Tutor
from handfoot_gui.ui.game.guides.guide import Guide, Led
from handfoot_gui.ui.game.guides.guide_panel import GUIDE, GuidePanel, PanelButton, Said
from handfoot_gui.ui.game.guides.step_at_table import StepAtTable
from handfoot_gui.ui.widgets.avatars import Avatar
from handfoot_gui.ui.widgets.controls import ButtonKind
from handfoot_gui.ui.widgets.figures import figure, filled, translate
from handfoot_gui.ui.widgets.icons import Icon
from handfoot_gui.ui.widgets.page import QuestionText, is_agreed


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
        tutor, presenter = self._tutor, played.presenter
        teacher = tutor.lesson.teacher
        sides = tutor.lesson.options.seats_of_sides
        side = next(n for n, seats in enumerate(sides) if teacher in seats)
        name = presenter.names[teacher]
        self._panel = GuidePanel(
            played.pages.window.ui_style, name, self._texts,
            lambda style: Avatar(style, style.theme.sides[side], name, size=46),
        )  # fmt: skip
        played.pages.table.set_guide(self._panel)
        played.play.changed.connect(self._follow)
        played.scene.draft_changed.connect(self._follow)
        played.scene.selection_changed.connect(self._point)
        played.scene.want(self._at_table.wants)

    @property
    def _texts(self) -> list[str]:
        return [step.text for step in self._tutor.steps]

    def tell(self, preferences: Preferences) -> None:
        self._tutor.tell(preferences)
        self._panel.set_texts(self._texts)
        self._show()

    def begin_again(self) -> None:
        """Begin anew, where nothing is lost by it or people agree."""
        window = self._played.pages.window
        asked = QuestionText(
            self.tr("Begin the lesson again?"),
            self.tr("It goes back to its first step."),
            self.tr("Begin again"),
            translate("Common", "Stay here"),
        )
        is_begun = self._tutor.number > 1 and not self._tutor.is_over
        if not is_begun or is_agreed(window.ui_style, asked, window):
            self.begun_again.emit()

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
            text = self.tr("That could be played, too. Here it goes on as {name} says.")
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
        if not self._tutor.kept:
            self._played.show_score()

    def _show(self) -> None:
        """Say what belongs to the present step, once, and point at what it needs."""
        tutor, step = self._tutor, self._tutor.step
        progress = filled(
            self.tr("Step {number} of {total}"),
            number=figure(tutor.number),
            total=figure(len(tutor.steps)),
        )
        if step is None:
            self._panel.show_said(
                Said(self._meanwhile, self._last_acts, self._others, progress=progress)
            )
            if tutor.is_over:
                self._played.messages.why_not.guide_over = self.tr("The lesson is over.")
                self._played.possible_changed.emit()
            if self._said is not None or tutor.is_over:
                self.give_focus()
        elif step is not self._said:
            note = tutor.note(step)
            if note:
                note = filled(self.tr("The family’s rules: {changes}."), changes=note)
            acts = self._acts(step)
            self._panel.show_said(Said(step.text, acts, self._others, note, progress))
            self._played.scene.say(f"{step.text} {note}".strip(), About.DUE, GUIDE)
            self.give_focus()
            self.progressed.emit(tutor.kept)
        if self._said is not None and self._said.is_read:
            self._played.messages.forget()
            self._played.messages.show()
        self._said = step
        self._played.scene.want(self._at_table.wants)
        self._point()

    @property
    def _meanwhile(self) -> str:
        """What is said while the player has nothing to do: about what the table does just now, so
        that the teacher is never silent."""
        if self._tutor.is_over:
            return self._texts[-1]
        if (coming := self._tutor.coming) is not None:
            return coming.text
        return self.tr("Now the others play. The line above the hand tells what they do.")

    @property
    def _last_acts(self) -> tuple[PanelButton, ...]:
        """What goes on from the table once the lesson is over."""
        if not self._tutor.is_over:
            return ()
        real, score = (
            translate("Lesson", "Play a real game"),
            translate("Messages", "See the score"),
        )
        return (
            PanelButton("lesson-score", score, self._played.show_score),
            PanelButton("lesson-real-game", real, self.go_on, ButtonKind.PRIMARY),
        )

    def _acts(self, step: Step) -> tuple[PanelButton, ...]:
        """What goes on, or helps with what is to be done."""
        if step.is_read:
            go_on, primary = self.tr("Next", "go on"), ButtonKind.PRIMARY
            return (PanelButton("lesson-read", go_on, self._on_read, primary),)
        # Where Next was is what does no harm: it may be pressed once too often.
        return (
            PanelButton("lesson-skip", self.tr("Skip step"), self._at_table.skip),
            PanelButton("lesson-help", self.tr("Show me"), self._at_table.help, sign=Icon.HINT),
        )

    @property
    def _others(self) -> tuple[PanelButton, ...]:
        again, back = self.tr("Begin again"), translate("Common", "Back to start")
        return (
            PanelButton("lesson-again", again, self.begin_again, ButtonKind.QUIET),
            PanelButton("lesson-leave", back, self.left.emit, ButtonKind.QUIET),
        )

    def give_focus(self) -> None:
        """Enter goes on from what is read; everything else is done on the table."""
        if not self._played.pages.is_at_table:
            return
        if self._is_led_by_panel:
            self._panel.take_focus()
        else:
            self._played.view.setFocus()

    @property
    def _is_led_by_panel(self) -> bool:
        """Whether the buttons of the panel go on, and none at the table."""
        step = self._tutor.step
        return self._tutor.is_over or (step is not None and step.is_read)

    def _point(self, _what: object = None) -> None:
        """Point at what the step needs on the table."""
        if self._is_led_by_panel:
            # One golden button is enough, and what is said is not passed over.
            messages = self._played.messages
            messages.put(replace(messages.expected.bar(), buttons=(), is_silent=True))
        self._at_table.point()
