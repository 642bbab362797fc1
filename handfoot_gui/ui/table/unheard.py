"""What screen readers were not yet given of the prompt bar: who hears answers nothing unheard."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from handfoot_gui.core.speech import Utterance
from handfoot_gui.ui.table.bar_voice import BAR, KEYS
from handfoot_gui.ui.table.scene import TableScene
from handfoot_gui.ui.widgets.speaker import Speaker, speaker_of

_PLACES: Final = (BAR, KEYS)


class _Text(Struct, frozen=True):
    text: str
    is_wanted: bool
    """It comes of a key that was just pressed."""
    said: str = ""
    """All that was said since."""


class Unheard(QObject):
    """Follows what is to be heard of the bar of *view* until its speaker has said it.

    Signal: ``heard()`` when that was said which no press was to come before.
    """

    heard = Signal()

    def __init__(self, view: QWidget, scene: TableScene) -> None:
        super().__init__(view)
        self._view, self._scene = view, scene
        self._texts: dict[str, _Text] = {}
        """By the place of each."""
        self._is_in_key = False
        self._speaker: Speaker | None = None
        scene.announced.connect(self._note)
        scene.actions.announced.connect(self._note)

    @contextmanager
    def in_key(self) -> Iterator[None]:
        """A key is being done: what comes of it is awaited."""
        self._is_in_key = True
        try:
            yield
        finally:
            self._is_in_key = False

    @property
    def is_before(self) -> bool:
        """Whether a press now would come before what it presses was said: a question, whatever
        has led to it, and all that came by itself."""
        if not self._texts or not QAccessible.isActive():
            return False
        is_due = self._scene.actions.voice.waits_for_press
        return is_due or not all(one.is_wanted for one in self._texts.values())

    def _note(self, said: Utterance) -> None:
        if said.place not in _PLACES or not self._follow():
            return
        before = self._texts.pop(said.place, None)
        if text := said.text or next(filter(None, said.after), ""):
            is_due = before is not None and before.text == text and not before.is_wanted
            self._texts[said.place] = _Text(text, self._is_in_key and not is_due)

    def _follow(self) -> bool:
        """Hear what the speaker of the window says; whether anybody listens to that."""
        if not QAccessible.isActive() or not (self._view.isVisible() or self._view.parentWidget()):
            self._texts.clear()
            return False
        speaker = speaker_of(self._view)
        if speaker is not self._speaker:
            if self._speaker is not None:
                self._speaker.said.disconnect(self._on_said)
            self._speaker = speaker
            speaker.said.connect(self._on_said)
        return True

    def _on_said(self, text: str) -> None:
        """A text may be said in several pieces, or left out as another one has said the same."""
        was_before = self.is_before
        has_more = self._speaker is not None and self._speaker.has_more
        self._texts = {
            place: replace(one, said=said)
            for place, one in self._texts.items()
            if has_more and one.text not in (said := f"{one.said} {text}")
        }
        if was_before and not self.is_before:
            self.heard.emit()
