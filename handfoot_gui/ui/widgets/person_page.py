"""Pages of what one person of the household practices: how they begin, and whose they are."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from handfoot_gui.core.text.words import shown_name
from handfoot_gui.ui.widgets.controls import RING, Button
from handfoot_gui.ui.widgets.fields import ChoiceField
from handfoot_gui.ui.widgets.figures import translate
from handfoot_gui.ui.widgets.icons import Icon
from handfoot_gui.ui.widgets.labels import breakable, label, set_title
from handfoot_gui.ui.widgets.layouts import horizontal, put
from handfoot_gui.ui.widgets.page import Page, column, warning
from handfoot_gui.ui.widgets.theme import Style, TextStyle


class PersonPage(Page):
    """What one person practices. Signals: ``person_chosen(name)``, ``closed()``."""

    person_chosen = Signal(str)
    closed = Signal()
    may_be_forgotten = True

    def __init__(self, style: Style, title: str) -> None:
        super().__init__(style)
        self._title = title
        set_title(self, title)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def _begun(self, notices: Sequence[str], *more: Button) -> tuple[QWidget, QVBoxLayout]:
        """A new content with its title, what *more* can be done, the way back and *notices*, and
        the rows for all else."""
        style, px = self._style, self._style.px
        side = self._margin() - RING
        content, rows = column(style, margins=(side, 22, side, 24))
        size = TextStyle.SECTION_TITLE if self._is_narrow else TextStyle.PAGE_TITLE
        title = label(style, self._title, size, wraps=True)
        title.setContentsMargins(px(RING), 0, 0, 0)
        text, act = translate("Common", "Back"), self.closed
        back = Button(style, text, sign=Icon.BACK, key="Esc", name="back", act=act)
        head = horizontal(style, gap=4)
        put(head, (title, 1), *more, back)
        rows.addLayout(head)
        for notice in notices:
            rows.addSpacing(px(8))
            rows.addWidget(warning(style, notice))
        return content, rows

    def _whose(self, said: str, asked: str, person: str, people: Sequence[str]) -> QHBoxLayout:
        """What is *said* of *person*, and a choice among *people*, which is *asked* for."""
        style = self._style
        told = label(style, breakable(said), TextStyle.BODY, wraps=True)
        told.setObjectName("progress")
        told.setContentsMargins(style.px(RING), 0, 0, 0)
        row = horizontal(style, gap=8)
        row.addWidget(told, 1)
        if len(people) > 1:
            field = ChoiceField(style, [(shown_name(one), one) for one in people], name="puzzler")
            field.setAccessibleName(asked)
            field.set_value(person)
            field.activated.connect(lambda _: self.person_chosen.emit(field.value()))
            row.addWidget(field)
        return row
