"""The golden button of a page that shows a result: nobody goes on from it before it was seen."""

from __future__ import annotations

from PySide6.QtCore import QDeadlineTimer, QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from handfoot_gui.ui.widgets.controls import Button
from handfoot_gui.ui.widgets.figures import translate
from handfoot_gui.ui.widgets.held_keys import PRESSING, NewPresses
from handfoot_gui.ui.widgets.timing import Timing

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class GoingOn(QObject):
    """Keeps keys that were pressed to get on from beginning another deal or game, and the second
    half of a double click on what lay here before from pressing a button."""

    def __init__(self, page: QWidget, timing: Timing) -> None:
        super().__init__(page)
        self._timing = timing
        self._primary: Button | None = None
        self._text = ""
        """What the primary button says it does."""
        self._quiet = QDeadlineTimer()
        """Until then a key may still have been meant for the deal before."""
        self._presses = NewPresses(self, timing)
        self._moment = QTimer(self, singleShot=True)
        """Runs while the primary button says that it takes no key yet."""
        self._moment.timeout.connect(self._say)
        self._is_pressed_here = False
        """Whether the mouse pressed a button since the page is shown."""

    def guard(self, primary: Button, *others: Button) -> None:
        """These are the buttons now; Enter presses the *primary* one from anywhere."""
        self._primary, self._text = primary, primary.text()
        for button in (primary, *others):
            button.installEventFilter(self)

    def begin(self, *, is_result: bool) -> None:
        """The page is shown now, ready for Enter; *is_result*: something on it has to be seen."""
        if self._primary is not None:
            self._primary.setFocus()
        self._is_pressed_here = False
        self._quiet = QDeadlineTimer(self._timing.score_seen if is_result else 0)
        self._presses.begin()

    def press(self, event: QKeyEvent) -> bool:
        """Whether *event* is Enter, which then presses the primary button, if not too early."""
        if event.key() not in _ENTER or self._primary is None:
            return False
        if not self._is_too_early(event):
            self._primary.click()
        return True

    def _is_too_early(self, event: QKeyEvent) -> bool:
        """Whether *event* belongs to keys that were pressed to get through the deal before."""
        if self._presses.takes(event) and self._quiet.hasExpired():
            return False
        rest = max(self._timing.keys_up, self._quiet.remainingTime())
        if self._primary is not None and rest:
            self._primary.setText(translate("ScorePage", "One moment"))
            self._moment.start(rest)
        return True

    def _say(self) -> None:
        """Say again what the primary button does, once it does."""
        left = self._quiet.remainingTime()
        if left:
            self._moment.start(left)
        elif self._primary is not None:
            self._primary.setText(self._text)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.MouseButtonPress:
            self._is_pressed_here = True
        elif event.type() == QEvent.Type.MouseButtonDblClick and not self._is_pressed_here:
            return True
        if (
            watched is self._primary
            and isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.KeyPress
            and event.key() in PRESSING
            and self._is_too_early(event)
        ):
            return True
        return super().eventFilter(watched, event)
