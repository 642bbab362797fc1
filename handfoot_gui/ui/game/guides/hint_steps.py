"""A hint that is shown step by step: what is laid out next, and what is said of it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, QTimer

from handfoot_gui.core.presenter import Hint
from handfoot_gui.core.table import AnyDraft
from handfoot_gui.ui.game.guides.hint_words import HintWords
from handfoot_gui.ui.table.scene import TableScene
from handfoot_gui.ui.widgets.figures import filled
from handfoot_gui.ui.widgets.timing import Timing


class HintSteps(QObject):
    """Lays the steps of a hint out on the table, one after another."""

    def __init__(
        self, scene: TableScene, words: HintWords, timing: Timing, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._scene = scene
        self._words = words
        self._left: list[tuple[AnyDraft, str]] = []
        """Still to be shown, each with what is said of it."""
        self._reason, self._has_other = "", False
        """Why these steps, and whether there is another way than they are."""
        self._timer = QTimer(self, singleShot=True, interval=timing.hint_step)
        self._timer.timeout.connect(self.show_next)

    @property
    def are_left(self) -> bool:
        """Whether there is a step that was not shown yet."""
        return bool(self._left)

    @property
    def rest(self) -> int:
        """Milliseconds for which each step is seen."""
        return self._timer.interval()

    def begin(self, hint: Hint[Any], taken_back: str, *, has_other: bool) -> None:
        """Show the first step of *hint* now, and say what was *taken_back* for it; *has_other*:
        there is another way."""
        told = hint.told or (hint.text,) * len(hint.steps)
        self._left = list(zip(hint.steps, told, strict=True))
        self._has_other, self._reason = has_other, hint.reason
        self._show(taken_back)

    def show_next(self) -> None:
        """Lay the next step out; the following ones come by themselves."""
        self._show()

    def stop(self) -> None:
        """Show no further step."""
        self._left = []
        self._timer.stop()

    def _show(self, taken_back: str = "") -> None:
        (draft, text), *left = self._left
        self._scene.show_draft(draft)
        more = ""
        if left:
            more = filled(self.tr("Press {key} for the next step."), key=self._words.key)
        elif self._has_other:
            more = filled(self.tr("Press {key} for another way."), key=self._words.key)
        self._words.say(text, " ".join(filter(None, (taken_back, self._reason, more))))
        # What lies on the table has changed, which ends a hint unless it is the hint itself.
        self._left = left
        if left:
            self._timer.start()
