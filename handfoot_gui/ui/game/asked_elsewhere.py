"""A question of a phone where the table, whose strip asks it, is not what is looked at."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from handfoot_gui.core.messages import PromptBar
from handfoot_gui.ui.game.pages import GamePages
from handfoot_gui.ui.widgets.page import QuestionDialog, QuestionText


class AskedElsewhere(QObject):
    """Asks over the page that is shown, whichever that is, until somebody has answered."""

    def __init__(self, pages: GamePages, answer: Callable[[str], None], parent: QObject) -> None:
        """*answer* is given the code of the button of the strip that says the same."""
        super().__init__(parent)
        self._pages, self._answer = pages, answer
        self._dialog: QuestionDialog | None = None

    def ask(self, bar: PromptBar | None, about: str) -> None:
        """Ask what *bar* asks with two buttons, the careful one last; *about* is what comes of it.
        None: nothing is asked any more."""
        self.close()
        if bar is None or bar.buttons is None or self._pages.is_at_table:
            return
        do_it, keep = bar.buttons
        window = self._pages.window
        asked = QuestionText(bar.prompt, about, do_it.text, keep.text)
        dialog = self._dialog = QuestionDialog(window.ui_style, asked, window)
        dialog.accepted.connect(lambda: self._on_answered(do_it.code))
        dialog.rejected.connect(lambda: self._on_answered(keep.code))
        # Whoever asks is heard in the middle of something: nothing waits for the answer.
        dialog.open()

    def close(self) -> None:
        """Ask no more."""
        dialog, self._dialog = self._dialog, None
        if dialog is not None:
            dialog.blockSignals(True)
            dialog.close()
            dialog.deleteLater()

    def _on_answered(self, code: str) -> None:
        dialog, self._dialog = self._dialog, None
        if dialog is not None:
            dialog.deleteLater()
            self._answer(code)
