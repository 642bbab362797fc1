"""What the prompt bar of the card table offers: prompt, facts, buttons, answers to a question."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from handfoot_gui.core.messages import BarButton, PromptBar
from handfoot_gui.core.speech import About, Utterance
from handfoot_gui.core.table import HAND, Action, Asked, ButtonRole, Refused
from handfoot_gui.core.text.letters import key_beside
from handfoot_gui.ui.table.canvas import Canvas
from handfoot_gui.ui.widgets.labels import key_name
from handfoot_gui.ui.widgets.vocabulary import WORDS, as_sentence, asked

_CHOICE: Final = "choice"
"""Begins the codes of the buttons that answer a question."""
BAR: Final = "bar"
"""The place of what is heard of the prompt bar."""


class Actions(QObject):
    """What can be done without a gesture, and the prompt bar that offers it.

    Signals: ``changed()`` when other acts are on offer; ``prompt_bar_changed()`` when the bar was
    set; ``announced(utterance)`` with what is to be heard of it; ``asked()`` when a question begins
    or ends to wait; ``chosen(act)`` for the button of an act; ``came_to(outcome, key)`` for an
    answer, or for the reason why a button is off, at zone *key*; ``button_pressed(code)`` for
    buttons given by `set_bar`.
    """

    changed = Signal()
    prompt_bar_changed = Signal()
    announced = Signal(object)
    asked = Signal()
    chosen = Signal(object)
    came_to = Signal(object, str)
    button_pressed = Signal(str)

    def __init__(self, canvas: Canvas, parent: QObject | None = None) -> None:
        """The words are those of the game that *canvas* shows."""
        super().__init__(parent)
        self._canvas = canvas
        self.question: Asked[Any, Any] | None = None
        """What has to be said before the last gesture means anything."""
        self.acts: tuple[Action[Any], ...] = ()
        self.bar = PromptBar()

    def ask(self, question: Asked[Any, Any] | None) -> None:
        """Wait for an answer to *question*; None leaves the one that waits."""
        self.question = question
        self.asked.emit()
        self.changed.emit()
        self.announce()

    def set_bar(self, bar: PromptBar, *, is_heard: bool = True) -> None:
        """The prompt, the facts, and buttons where the table shall not choose them itself; a
        prompt that stood there a moment ago and comes back by itself need not be heard again."""
        if bar != self.bar:
            before = self.bar
            is_other = (bar.prompt, bar.is_silent) != (before.prompt, before.is_silent)
            self.bar = bar
            self.prompt_bar_changed.emit()
            if is_other and is_heard and self.question is None:
                self.announce()

    def announce(self) -> None:
        """Let it be heard what the bar says, with the answers to what it asks; what others do is
        told otherwise, and nothing else is expected meanwhile."""
        bar = self._asking if self.question is not None else self.bar
        about = About.ANSWER if bar.is_refusal else About.DUE
        said = Utterance("", about, BAR)
        if not (bar.is_narration or bar.is_silent):
            answers = self._answers() if bar.is_question else ""
            said = Utterance(bar.prompt, about, BAR, (bar.heard_facts, answers))
        self.announced.emit(said)

    def _answers(self) -> str:
        """What can be pressed, each with its key: "Yes: Enter, No: N."."""
        answers = [button for button in self.buttons if button.role is not ButtonRole.QUIET]
        told = [
            WORDS.labelled(text, key_name(button.key)) if button.key else text
            for button in answers
            if button.is_on and (text := button.spoken or button.text)
        ]
        return as_sentence(WORDS.row(told)) if told else ""

    @property
    def _asking(self) -> PromptBar:
        """The bar while a question waits."""
        assert self.question is not None
        name = self._own_name
        prompt = asked(name, self.question.prompt)
        return PromptBar(name=name, prompt=prompt, is_question=True)

    @property
    def shown_bar(self) -> PromptBar:
        """The prompt bar; while a zone is looked at its facts are what is to be said of that, and
        while a question waits its prompt is the question."""
        if self.question is not None:
            return self._asking
        remark = self._canvas.remark
        return replace(self.bar.with_facts(remark), is_facts_first=True) if remark else self.bar

    @property
    def _own_name(self) -> str:
        """The name of the player whose hand is shown."""
        own = self._canvas.own_badge
        return self.bar.name or (own.name if own is not None else "")

    @property
    def buttons(self) -> tuple[BarButton, ...]:
        """The buttons of the prompt bar as they are now."""
        if self.question is not None:
            return tuple(
                BarButton(f"{_CHOICE}{number}", choice.text, ButtonRole.PLAIN, str(number + 1))
                for number, choice in enumerate(self.question.choices)
            )
        if self.bar.buttons is not None:
            return self.bar.buttons
        name, delegate = self._own_name, self._canvas.delegate
        order = (ButtonRole.QUIET, ButtonRole.PLAIN, ButtonRole.PRIMARY)
        acts = sorted(self.acts, key=lambda act: order.index(act.role))
        return tuple(
            BarButton(
                act.code,
                delegate.words.act_text(act, name),
                act.role,
                self._shown_key(act),
                act.is_on,
                delegate.words.brief_act_text(act),
                delegate.words.act_spoken(act),
            )
            for act in acts
        )

    def _shown_key(self, act: Action[Any]) -> str:
        if not act.is_on:
            return ""
        return "Enter" if act.role is ButtonRole.PRIMARY else self.key_of(act)

    def key_of(self, act: Action[Any]) -> str:
        """The key of *act*, which never leads to cards as well."""
        return key_beside(
            self._canvas.delegate.words.act_key(act), self._canvas.atlas.style.letters
        )

    def _act(self, code: str) -> Action[Any] | None:
        """The act behind the prompt bar's button *code*, where the buttons are those of acts."""
        if self.question is not None or self.bar.buttons is not None:
            return None
        return next((act for act in self.acts if act.code == code), None)

    def letter(self, code: str) -> str:
        """The key that presses the prompt bar's button *code*, whether it stands on it or not."""
        act = self._act(code)
        if act is not None:
            return self.key_of(act)
        return next((button.key for button in self.buttons if button.code == code), "")

    def do_beside(self, letter: str) -> bool:
        """Do what has the key *letter* while something else is proposed in the prompt bar, and is
        not asked; False where nothing has it."""
        if self.question is not None or self.bar.is_question or self.bar.buttons is None:
            return False
        found = (act for act in self.acts if act.is_on and self.key_of(act).upper() == letter)
        act = next(found, None)
        if act is not None:
            self.chosen.emit(act)
        return act is not None

    def explain(self, code: str) -> bool:
        """Say what the button *code*, which is off, waits for; False where nothing is known."""
        act = self._act(code)
        if act is None or act.is_on:
            return False
        if act.problem is not None:
            self.came_to.emit(Refused(act.problem), act.target or "")
        elif act.target is not None:
            self.chosen.emit(act)
        else:
            return False
        return True

    def press(self, code: str) -> None:
        """Press the prompt bar's button *code*, if it is there and on."""
        button = next((b for b in self.buttons if b.code == code), None)
        if button is None:
            return
        act = self._act(code)
        if not button.is_on:
            self.explain(code)
        elif self.question is not None:
            choice = self.question.choices[int(code.removeprefix(_CHOICE))]
            self.came_to.emit(choice.outcome, HAND)
        elif act is None:
            self.button_pressed.emit(code)
        else:
            self.chosen.emit(act)
