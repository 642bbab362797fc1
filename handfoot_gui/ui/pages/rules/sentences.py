"""Where a family enters its own sentences about rules that the program does not know."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from handfoot_gui.core.text.own_sentences import own_title
from handfoot_gui.core.text.words import Words
from handfoot_gui.core.typed import LONGEST_SENTENCE, MOST_SENTENCES, own_sentences
from handfoot_gui.ui.widgets.controls import RING, is_enter, is_with_control
from handfoot_gui.ui.widgets.entry_dialog import EntryDialog
from handfoot_gui.ui.widgets.figures import figure, filled, translate
from handfoot_gui.ui.widgets.labels import Surface, label
from handfoot_gui.ui.widgets.layouts import put, vertical
from handfoot_gui.ui.widgets.page import Middle
from handfoot_gui.ui.widgets.theme import Style, TextStyle

_SIZE = (720, 460)
"""Units of width and height of the dialog."""


class _Line(QLineEdit):
    """One sentence. Signals: ``next_requested()`` on Enter."""

    next_requested = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not is_enter(event):
            super().keyPressEvent(event)
        elif is_with_control(event):
            event.ignore()
        else:
            self.next_requested.emit()


class SentenceLines(QWidget):
    """A line for every sentence, and an empty one for the next; Enter goes on to it.

    A line that is emptied counts no more.
    """

    changed = Signal()

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._told: tuple[str, ...] = ()
        rows = vertical(style, self, margins=(0, 0, 0, 0), gap=6)
        self._lines = [self._line(style, number) for number in range(MOST_SENTENCES)]
        put(rows, *self._lines)
        self.setFocusProxy(self._lines[0])
        self._show_lines()

    def _line(self, style: Style, number: int) -> _Line:
        line = _Line()
        line.setObjectName(f"sentence-{number}")
        said = filled(self.tr("Sentence {number}"), number=figure(number + 1))
        line.setAccessibleName(said)
        line.setMaxLength(LONGEST_SENTENCE)
        line.setFont(style.font(TextStyle.BODY))
        line.setMinimumHeight(style.px(40))
        line.textEdited.connect(self._on_edited)
        line.next_requested.connect(lambda: self._go_on(number))
        return line

    def sentences(self) -> tuple[str, ...]:
        """What is entered."""
        return own_sentences(line.text() for line in self._lines)

    def set_sentences(self, sentences: Sequence[str]) -> None:
        """Show *sentences* without telling; what means them already stays as it is typed."""
        if self.sentences() != tuple(sentences):
            for number, line in enumerate(self._lines):
                line.setText(sentences[number] if number < len(sentences) else "")
        self._told = tuple(sentences)
        self._show_lines()

    def _show_lines(self) -> None:
        filled_in = [number for number, line in enumerate(self._lines) if line.text().strip()]
        last = max(filled_in, default=-1) + 1
        for number, line in enumerate(self._lines):
            line.setVisible(number <= last)

    def _on_edited(self) -> None:
        self._show_lines()
        if self.sentences() != self._told:
            self._told = self.sentences()
            self.changed.emit()

    def _go_on(self, number: int) -> None:
        following = self._lines[(number + 1) % MOST_SENTENCES]
        if following.isVisibleTo(self):
            following.setFocus(Qt.FocusReason.TabFocusReason)


class OwnSentencesDialog(EntryDialog):
    """Lets a family change the sentences of a game that has begun; accepted with `sentences`."""

    def __init__(
        self, style: Style, words: Words, sentences: Sequence[str], parent: QWidget | None = None
    ) -> None:
        self._lines = SentenceLines(style)
        self._lines.set_sentences(sentences)
        upper = QWidget()
        put(
            vertical(style, upper, margins=(32, 20, 32 - RING, 8), gap=8),
            label(style, own_title(words), TextStyle.PAGE_TITLE, wraps=True),
            label(style, about_own(), TextStyle.BODY, ink=style.theme.text2, wraps=True),
            self._lines,
            1,
        )
        # There may be more lines than the dialog is high.
        super().__init__(
            style, "own-sentences", own_title(words), Middle(upper), parent, size=_SIZE,
            taken_by=translate("Common", "Save"), taken_by_name="save",
        )  # fmt: skip

    def _begin(self) -> None:
        self._lines.setFocus(Qt.FocusReason.TabFocusReason)

    @property
    def sentences(self) -> tuple[str, ...]:
        """What is entered."""
        return self._lines.sentences()


def about_own() -> str:
    """What people are told where they enter their sentences."""
    return translate("Common", "The program and the bots do not know these rules.")


class SentencesRow(QWidget):
    """The sentences below the fields of a rule set, with what they are for."""

    changed = Signal()

    def __init__(self, style: Style, words: Words) -> None:
        super().__init__()
        self.setObjectName("row-sentences")
        self.group = own_title(words)
        about = about_own()
        self._about = f"{self.group} {about}"
        self._lines = SentenceLines(style)
        self._lines.changed.connect(self.changed)
        panel = Surface(style, line=style.theme.line, radius=10)
        vertical(style, self, margins=(RING, 0, RING, 0)).addWidget(panel)
        said = label(style, about, TextStyle.LABEL, ink=style.theme.text2, wraps=True)
        put(vertical(style, panel, margins=(16, 8, 10, 8), gap=8), said, self._lines)

    def sentences(self) -> tuple[str, ...]:
        """What is entered."""
        return self._lines.sentences()

    def set_sentences(self, sentences: Sequence[str]) -> None:
        """Show *sentences* without telling."""
        self._lines.set_sentences(sentences)

    def is_found(self, wanted: str) -> bool:
        """Whether every word of *wanted* is in the words of the row."""
        there = " ".join((self._about, *self.sentences())).casefold()
        return all(word in there for word in wanted.casefold().split())
