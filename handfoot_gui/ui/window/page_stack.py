"""The pages of the window, one of which is shown, and what each answers for."""

from __future__ import annotations

from typing import Protocol, cast

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from handfoot_gui.ui.widgets.page import show_top
from handfoot_gui.ui.widgets.theme import Style
from handfoot_gui.ui.window.actions import Answers, WindowActions


class Restyled(Protocol):
    """A page that can be shown in another theme or size."""

    def set_style(self, style: Style) -> None: ...


class PageStack(QStackedWidget):
    """Shows one page at a time, and lets *actions* do what that page answers for.

    Signal: ``shown()``: a page is shown, by anybody.
    """

    shown = Signal()

    def __init__(self, actions: WindowActions) -> None:
        super().__init__()
        self._actions = actions
        self._answers: dict[Restyled, Answers] = {}
        self.everywhere: Answers = {}
        """What is done on a page that answers with nothing of its own."""

    @property
    def page(self) -> QWidget:
        """The page that is shown."""
        shown = self.currentWidget()
        assert shown is not None, "a page is shown from the start"
        return shown

    def add(self, page: Restyled, answers: Answers) -> None:
        """Make room for *page*, which follows the look from now on."""
        self._answers[page] = answers
        self.addWidget(cast(QWidget, page))

    def remove(self, page: Restyled) -> None:
        """Let go of *page*; another one is shown already."""
        del self._answers[page]
        widget = cast(QWidget, page)
        self.removeWidget(widget)
        widget.deleteLater()

    def answer(self, page: Restyled, answers: Answers) -> None:
        """Let *page* answer for other commands from now on."""
        self._answers[page] = answers
        self._follow()

    def show_page(self, page: QWidget) -> None:
        """Show *page*, from its top unless it is the page that is shown already."""
        if page is not self.currentWidget():
            # Once before, so that nobody sees it move, and once with what it has when shown.
            show_top(page)
            self.setCurrentWidget(page)
            show_top(page)
        self._follow()
        self.shown.emit()

    def set_style(self, style: Style) -> None:
        """Show all pages in another theme or size."""
        for page in self._answers:
            page.set_style(style)

    def _follow(self) -> None:
        answers = self._answers.get(cast(Restyled, self.currentWidget()), {})
        self._actions.set_answers({**self.everywhere, **answers})
