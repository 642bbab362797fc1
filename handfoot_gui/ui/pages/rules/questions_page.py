"""The page that asks plain questions one by one, with whatever comes at the end of them."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from handfoot_gui.core.text.interview import Interview, InterviewAnswer
from handfoot_gui.core.text.words import Words
from handfoot_gui.ui.pages.rules.interview_leaves import LeafSpace, QuestionLeaf
from handfoot_gui.ui.widgets.controls import RING, Button
from handfoot_gui.ui.widgets.figures import translate
from handfoot_gui.ui.widgets.icons import Icon
from handfoot_gui.ui.widgets.page import Page, above_foot, column
from handfoot_gui.ui.widgets.theme import Style


class Leaf(Protocol):
    """What the page shows: a question, or the end."""

    def take(self) -> None:
        """Go on as Enter does."""

    def take_focus(self) -> None:
        """Put the keyboard where Enter goes on."""


class QuestionsPage(Page):
    """Asks, goes back and forth, and ends with what the answers lead to."""

    cancelled = Signal()
    breaks = (700, 900)
    may_be_forgotten = True
    name = ""
    """Its button that cancels is called after it."""
    rest = ""
    """What leaves out the questions that are still to be asked, unless as usual."""

    def __init__(self, style: Style, words: Words) -> None:
        super().__init__(style)
        self._words = words
        self._leaf: Leaf | None = None

    _game: str
    _questions: Interview

    def _begin(self, game: str, questions: Interview) -> None:
        """Begin with the first of *questions* about *game*."""
        self._game, self._questions = game, questions
        self._turn_page()

    @property
    def is_asking(self) -> bool:
        """Whether a question is shown, not the end."""
        return self._questions.question is not None

    def _end(self, space: LeafSpace, cancel: Button, back: Button) -> Leaf:
        """What the answers lead to; *cancel* and *back* stand beside the ways on."""
        raise NotImplementedError

    # -- content ----------------------------------------------------------------------------

    def _content(self) -> QWidget:
        style, margin = self._style, self._margin()
        upper, rows = column(style, margins=(margin - RING, 24, margin - RING, 24))
        rows.setSpacing(style.px(8))
        content, buttons = above_foot(style, upper, margin)
        space = LeafSpace(style, rows, buttons, is_wide=self._room > 1)
        make = self._question if self.is_asking else self._end
        self._leaf = make(space, *self._ways_out())
        return content

    def _question(self, space: LeafSpace, cancel: Button, back: Button) -> Leaf:
        leaf = QuestionLeaf(space, self._questions, cancel, back, self.rest)
        leaf.answered.connect(self._on_answered)
        leaf.rest_requested.connect(self.answer_the_rest)
        return leaf

    def _ways_out(self) -> tuple[Button, Button]:
        """What leaves the questions, and what leads to the one before."""
        style, text = self._style, translate("Common", "Cancel")
        cancel = Button(
            style, text, key="Esc", height=52, name=f"cancel-{self.name}", act=self.cancelled
        )
        text = translate("Common", "Back")
        back = Button(style, text, sign=Icon.BACK, height=52, name="back-question")
        back.setEnabled(self._questions.can_go_back)
        back.clicked.connect(self._on_back)
        return cancel, back

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.cancelled.emit()
        elif event.key() == Qt.Key.Key_Backspace and self._questions.can_go_back:
            self._on_back()
        elif event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
        elif self._leaf is not None and not event.isAutoRepeat():
            self._leaf.take()

    # -- acts -------------------------------------------------------------------------------

    def answer_the_rest(self) -> None:
        """Leave out the questions that are still to be asked."""
        self._questions.answer_the_rest()
        self._turn_page()

    def _on_answered(self, answer: InterviewAnswer) -> None:
        self._questions.answer(answer)
        self._turn_page()

    def _on_back(self) -> None:
        self._questions.back()
        self._turn_page()

    def _turn_page(self) -> None:
        self._rebuild()
        self.scroll_bar.setValue(0)
        if self._leaf is not None:
            self._leaf.take_focus()
