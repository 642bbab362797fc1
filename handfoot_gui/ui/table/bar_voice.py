"""What is heard of the prompt bar: what it says, and what can be pressed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, Protocol

from handfoot_gui.core.messages import BarButton, PromptBar
from handfoot_gui.core.preferences import SpokenNews
from handfoot_gui.core.speech import About, Utterance
from handfoot_gui.core.table import ButtonRole
from handfoot_gui.ui.widgets.key_names import key_name
from handfoot_gui.ui.widgets.vocabulary import WORDS, as_sentence

BAR: Final = "bar"
"""The place of what is heard of the prompt bar."""
_ENDS: Final = ".!?…”"
KEYS: Final = "bar-keys"
"""The place of what is heard behind that: what can be pressed."""


class HasBar(Protocol):
    """What has a prompt bar; see `Actions`."""

    announced: Any
    bar: PromptBar

    @property
    def question(self) -> object: ...

    @property
    def shown_bar(self) -> PromptBar: ...

    @property
    def buttons(self) -> tuple[BarButton, ...]: ...

    @property
    def is_amount_chosen(self) -> bool: ...


class BarVoice:
    """Tells the bar of *actions*, by whose signal it is announced."""

    def __init__(self, actions: HasBar) -> None:
        self._actions = actions
        self._told = ""
        """What can be pressed, as it was told last."""
        self.has_spoken = False
        """Something was announced."""

    @property
    def bar(self) -> PromptBar:
        """What is heard of, the bar or the question in its place."""
        actions = self._actions
        return actions.bar if actions.question is None else actions.shown_bar

    @property
    def waits_for_press(self) -> bool:
        """Whether a button is to be pressed, and nothing else goes on: of what is answered, or was
        given by the program."""
        bar = self.bar
        is_given = self._actions.bar.buttons is not None and not bar.is_narration
        return bar.is_question or is_given

    def announce(self, *, is_wanted: bool = False) -> None:
        """Let it be heard what the bar says, and what can be pressed; what others do is told
        otherwise, and nothing else is expected meanwhile, unless it *is wanted* to be heard."""
        bar = self.bar
        about = About.ANSWER if bar.is_refusal or is_wanted else About.DUE
        said = Utterance("", about, BAR)
        if is_wanted or not (bar.is_narration or bar.is_silent):
            said = Utterance(bar.spoken, about, BAR, (_heard_after(bar),))
        self.has_spoken = True
        self._told = answers_told(self._actions.buttons) if is_wanted else self._keys
        self._actions.announced.emit(said)
        self._actions.announced.emit(Utterance(self._told, about, KEYS))

    def tell_instead(self, text: str) -> None:
        """Let *text* be heard in the place of what the bar says, which was heard before."""
        self._actions.announced.emit(Utterance(text, About.DUE, BAR))
        self._actions.announced.emit(Utterance(self._told, About.DUE, KEYS))

    def tell_keys(self, *, is_heard: bool = True) -> None:
        """Let it be heard what can be pressed, where that is something else than was told; that is
        known already, where it need not be *heard*."""
        keys, told = self._keys, self._told
        self._told = keys
        if keys != told and is_heard:
            about = About.ANSWER if self._actions.is_amount_chosen else About.DUE
            self._actions.announced.emit(Utterance(keys, about, KEYS))

    @property
    def due(self) -> str:
        """The question that waits, or what a guide asks, with the answers; empty where that is
        nothing."""
        bar = self.bar
        if not bar.is_question and bar.speaker is None:
            return ""
        return " ".join(filter(None, (bar.spoken, _heard_after(bar), self._keys)))

    @property
    def _keys(self) -> str:
        """What can be pressed of what is told by itself: all answers to a question, and of what
        belongs to a turn what is golden, as who does not see it must know what comes of Enter; or
        all of it where nothing is, but in brief."""
        bar, buttons = self.bar, self._actions.buttons
        if bar.is_narration or bar.is_silent:
            return ""
        if bar.is_refusal and not bar.is_question:
            # Where Enter is refused, what else can be pressed is to be known.
            are_on = [one.is_on for one in buttons if one.role is ButtonRole.PRIMARY]
            return answers_told(buttons) if are_on and not any(are_on) else ""
        if self.waits_for_press:
            return answers_told(buttons)
        golden = answers_told(one for one in buttons if one.role is ButtonRole.PRIMARY)
        return golden or ("" if WORDS.news is SpokenNews.BRIEF else answers_told(buttons))


def _heard_after(bar: PromptBar) -> str:
    """What is heard after the prompt of *bar*, which is seen without a point as often as not."""
    facts = bar.heard_facts if bar.speaker is None or bar.knows_facts else bar.facts
    return as_sentence(facts) if facts and facts[-1] not in _ENDS else facts


def answers_told(buttons: Iterable[BarButton]) -> str:
    """What can be pressed, each with its key: "Answer yes: Y, Answer no: N."."""
    told = [
        WORDS.labelled(text, key_name(button.key)) if button.key else text
        for button in buttons
        if button.role is not ButtonRole.QUIET
        and button.is_on
        and (text := button.spoken or button.text)
    ]
    return as_sentence(WORDS.row(told)) if told else ""
