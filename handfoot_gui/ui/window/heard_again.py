"""Lets what was spoken be heard again, and how much is spoken be chosen, by keys."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from handfoot_gui.core.preferences import SpokenNews
from handfoot_gui.core.speech import About, Utterance
from handfoot_gui.ui.widgets.figures import figure, filled, translate
from handfoot_gui.ui.widgets.speaker import speaker_of
from handfoot_gui.ui.widgets.vocabulary import WORDS, as_sentence
from handfoot_gui.ui.window.actions import HeardActions, WindowActions

_PLACE = "heard again"


class HeardAgain(QObject):
    """Does what the actions of *window* for this are for."""

    def __init__(self, window: QWidget, actions: HeardActions) -> None:
        super().__init__(window)
        self._speaker = speaker_of(window)
        connect = WindowActions.connect_to
        for action, step in ((actions.before, -1), (actions.after, 1)):
            connect(action, partial(self._go, step))
        for action, is_first in ((actions.first, True), (actions.newest, False)):
            connect(action, partial(self._go_to_end, is_first=is_first))
        connect(actions.length, self._change_length)

    def _go(self, step: int) -> None:
        self._say(self._speaker.log.go(step))

    def _go_to_end(self, *, is_first: bool) -> None:
        self._say(self._speaker.log.go_to_end(is_first=is_first))

    def _say(self, found: tuple[str, int] | None) -> None:
        """Say what was *found*, and the how-manieth it is."""
        text = translate("HeardAgain", "Nothing has been spoken yet.")
        if found is not None:
            text, number = found
            where = translate("HeardAgain", "{number} of {count}.", "messages")
            where = filled(where, number=figure(number), count=figure(len(self._speaker.log)))
            text = f"{text} {where}"
        self._speaker.say(Utterance(text, About.ANSWER, _PLACE, is_again=True))

    def _change_length(self) -> None:
        """Choose the next length, and say which it is."""
        lengths = list(SpokenNews)
        at = (lengths.index(WORDS.preferences.spoken_news) + 1) % len(lengths)
        WORDS.change_preferences(replace(WORDS.preferences, spoken_news=lengths[at]))
        name = {
            SpokenNews.BRIEF: translate("AccessibilityPage", "Brief", "news"),
            SpokenNews.NORMAL: translate("AccessibilityPage", "Normal", "news"),
            SpokenNews.FULL: translate("AccessibilityPage", "Full", "news"),
        }[lengths[at]]
        question = translate("AccessibilityPage", "Spoken messages")
        said = as_sentence(WORDS.labelled(question, name))
        self._speaker.say(Utterance(said, About.ANSWER, _PLACE))
