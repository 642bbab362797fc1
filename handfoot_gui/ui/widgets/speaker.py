"""Says to screen readers what there is to say, one piece after the other, so that none is lost.

Readers leave out what follows another text of the same program too soon, unless it comes from where
the keyboard is. Whoever has something to say to people who do not look, says it by `say`.
"""

from __future__ import annotations

from typing import Final, TypeAlias, cast

from PySide6.QtCore import QDeadlineTimer, QObject, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
)
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from handfoot_gui.core.preferences import SpokenNews
from handfoot_gui.core.speech import About, MessageLog, Speech, Utterance
from handfoot_gui.ui.widgets.readers import READERS
from handfoot_gui.ui.widgets.vocabulary import WORDS, aloud

_Met: TypeAlias = QAccessibleInterface | None

GAP_MS: Final = 150
"""Between two texts at least; Orca drops a second one within 100."""
_AGAIN_MS: Final = 20
"""After so long it is looked again whether it is known who listens."""
_SETTLING_MS: Final = 600
"""So long after the keyboard went elsewhere readers without announcements are busy: of a page that
comes they are told so much that they drop descriptions."""
SAID: Final = "said"
"""The property of a thing that is no widget with what is being said, for its description."""


class Speaker(QObject):
    """The speaker of one window and of the dialogs above it.

    Signal: ``said(text)``, whatever was said.
    """

    said = Signal(str)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._speech = Speech()
        self.log = MessageLog()
        """What was said last, for whoever wants to hear it again."""
        self._voice = _Voice(window)
        self._next = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        self._next.timeout.connect(self._speak)
        self._gap = QDeadlineTimer()
        """Until then nothing is said."""

    def say(self, said: Utterance) -> None:
        """Say it with all else that comes in this pass of the event loop, as soon as may be."""
        if not QAccessible.isActive():
            return
        if said.about is About.TIP and WORDS.news is SpokenNews.BRIEF:
            return
        READERS.look()
        self._speech.add(said)
        if not self._next.isActive():
            self._next.start(max(0, self._gap.remainingTime()))

    @property
    def has_more(self) -> bool:
        """Whether anything is still to be said."""
        return self._speech.has_more

    def settle(self) -> None:
        """What had the keyboard has gone, and readers were told where it is now."""
        self._voice.settle()

    def hush(self) -> None:
        """Say no more of what is not said yet, but what everybody saw; and nothing else again of
        what was said: it may have been for whoever looked before alone."""
        self._speech.hush()
        self.log.forget()

    def _speak(self) -> None:
        if READERS.is_asked or not self._voice.is_ready:
            self._next.start(_AGAIN_MS)
            return
        piece = self._speech.take()
        if piece is None:
            return
        self._gap = QDeadlineTimer(GAP_MS, Qt.TimerType.PreciseTimer)
        self._voice.speak(piece.text)
        if not piece.is_again:
            self.log.keep(piece.text, is_seen=piece.about is About.OTHERS)
        self.said.emit(piece.text)
        if self._speech.has_more:
            self._next.start(GAP_MS)


class _Voice(QObject):
    """Hands a text to the readers, from where the keyboard is.

    For readers that know no announcements it becomes the description of what is there, as they say
    what a description changes to; and is none any more at once, so that it is not heard again.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._settled = QDeadlineTimer()
        self._met: tuple[QObject, int] | None = None
        """What readers were told to have the keyboard, and the number they know it by."""
        self._described: tuple[QWidget, str, str] | None = None
        """A widget that keeps what was said last for its description, as its own one would be
        heard, too; that, and its own one."""
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._on_focus)

    @property
    def is_ready(self) -> bool:
        """Whether a text would be heard now."""
        return READERS.hear_announcements or self._settled.hasExpired()

    def settle(self) -> None:
        """Readers were told just now where the keyboard is."""
        self._settled = QDeadlineTimer(_SETTLING_MS)

    def _on_focus(self) -> None:
        self._restore()
        if not QAccessible.isActive():
            return
        self.settle()
        try:
            thing = focused(self._window)
            self._met = thing, _number(thing)
        except RuntimeError:
            # A page that Qt takes apart at this moment still counts as valid until it is asked.
            self._met = None

    def speak(self, text: str) -> None:
        text = aloud(text)
        thing = focused(self._window)
        own = self._own_of(thing)
        if own is None:
            self._restore()
        met = thing, _number(thing)
        if self._met is None or (self._met[0] is thing and self._met != met):
            # Qt makes another one of a thing whose window is shown, and readers listen to one that
            # is gone.
            QAccessible.updateAccessibility(QAccessibleEvent(thing, QAccessible.Event.Focus))
        self._met = met
        if READERS.hear_announcements:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(thing, text))
        elif isinstance(thing, QWidget):
            # Its own one between two texts would be heard, too.
            own = thing.accessibleDescription() if own is None else own
            if thing.accessibleDescription() == text:
                thing.setAccessibleDescription("")
            thing.setAccessibleDescription(text)
            if own:
                self._described = thing, text, own
            else:
                thing.setAccessibleDescription("")
        else:
            for said in (text, None):
                thing.setProperty(SAID, said)
                change = QAccessible.Event.DescriptionChanged
                QAccessible.updateAccessibility(QAccessibleEvent(thing, change))

    def _own_of(self, thing: QObject) -> str | None:
        """The own description of *thing*, in whose place stands what was said last; None: nothing
        does."""
        if self._described is None:
            return None
        widget, text, own = self._described
        is_kept = widget is thing and isValid(widget) and widget.accessibleDescription() == text
        return own if is_kept else None

    def _restore(self) -> None:
        """Give a widget back its own description, where it has got none meanwhile."""
        if self._described is None:
            return
        (widget, text, own), self._described = self._described, None
        if isValid(widget) and widget.accessibleDescription() == text:
            widget.setAccessibleDescription(own)


def focused(window: QWidget) -> QObject:
    """What has the keyboard, as readers meet it; *window* where nothing has it."""
    has_keyboard = QApplication.focusWidget()
    # A page that is being deleted may have it to the last, and nothing of it can be asked any more.
    widget = has_keyboard if has_keyboard is not None and isValid(has_keyboard) else window
    # Qt's declarations for Python forget that there may be none.
    found = cast(_Met, QAccessible.queryAccessibleInterface(widget))
    within = cast(_Met, found.focusChild()) if found is not None else None
    thing = cast(QObject | None, within.object()) if within is not None else None
    return widget if thing is None else thing


def _number(thing: QObject) -> int:
    """The number by which readers know *thing*."""
    return QAccessible.uniqueId(QAccessible.queryAccessibleInterface(thing))


def speaker_of(widget: QWidget) -> Speaker:
    """The speaker of the window that *widget* is in, or that the dialog with it stands above."""
    window = widget.window()
    while (above := window.parentWidget()) is not None:
        window = above.window()
    only = Qt.FindChildOption.FindDirectChildrenOnly
    return window.findChild(Speaker, options=only) or Speaker(window)


def say(widget: QWidget, text: str, about: About = About.ANSWER, place: str = "") -> None:
    """Let the speaker of *widget*'s window say *text*, once; see `Utterance`."""
    speaker_of(widget).say(Utterance(text, about, place))
