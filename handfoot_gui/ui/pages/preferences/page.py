"""What the pages of the preferences share: questions, and every choice told at once."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from enum import StrEnum

from msgspec.structs import replace
from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QVBoxLayout,
    QWidget,
)

from handfoot_gui.core.preferences import (
    Preferences,
)
from handfoot_gui.ui.widgets.controls import RING
from handfoot_gui.ui.widgets.fields import Segments, Tick
from handfoot_gui.ui.widgets.labels import label
from handfoot_gui.ui.widgets.layouts import vertical
from handfoot_gui.ui.widgets.page import Page
from handfoot_gui.ui.widgets.theme import Style, TextStyle


class PreferencesPage(Page):
    """One page; the choices stand below one another.

    Signals: ``changed(Preferences)`` with every single choice.
    """

    changed = Signal(object)
    breaks = ()

    def __init__(self, style: Style, preferences: Preferences) -> None:
        super().__init__(style)
        self.preferences = preferences
        self._rebuild()

    def show_preferences(self, preferences: Preferences, *, is_anew: bool = False) -> None:
        """Go on from *preferences*, chosen elsewhere; *is_anew* shows every choice again."""
        self.preferences = preferences
        if is_anew:
            self._rebuild()

    def _content(self) -> QWidget:
        content = QWidget()
        rows = vertical(self._style, content, margins=(4, 4, 12, 6), gap=2)
        self._fill(rows)
        rows.addStretch(1)
        return content

    @abstractmethod
    def _fill(self, rows: QVBoxLayout) -> None:
        """Put all choices into *rows*."""

    def _ask(
        self,
        rows: QVBoxLayout,
        field: str,
        question: str,
        answers: Iterable[tuple[str, StrEnum]],
    ) -> None:
        """One of a few values of *field*."""
        listed = tuple(answers)
        asked = label(self._style, question, TextStyle.NAME)
        asked.setContentsMargins(self._style.px(RING), self._style.px(8), 0, 0)
        rows.addWidget(asked)
        choice = Segments(self._style, [(text, value.value) for text, value in listed], name=field)
        choice.set_value(getattr(self.preferences, field).value)
        choice.set_accessible_names(question)
        kind = type(listed[0][1])
        choice.chosen.connect(lambda value: self._choose(field, kind(value)))
        rows.addWidget(choice)

    def _ask_whether(self, rows: QVBoxLayout, field: str, sentence: str) -> None:
        tick = Tick(self._style, sentence, name=field)
        tick.setChecked(getattr(self.preferences, field))
        tick.toggled.connect(lambda is_on: self._choose(field, is_on))
        rows.addWidget(tick)

    def _head(self, rows: QVBoxLayout, text: str) -> None:
        head = label(self._style, text, TextStyle.SECTION_TITLE)
        head.setContentsMargins(self._style.px(RING), self._style.px(8), 0, 0)
        rows.addWidget(head)

    def _note(self, rows: QVBoxLayout, text: str) -> None:
        note = label(self._style, text, TextStyle.LABEL, ink=self._style.theme.text2, wraps=True)
        note.setContentsMargins(self._style.px(RING), self._style.px(2), 0, self._style.px(2))
        rows.addWidget(note)

    def _choose(self, field: str, value: object) -> None:
        self.preferences = replace(self.preferences, **{field: value})
        self.changed.emit(self.preferences)
