"""A question with two answers, for what cannot be said at the table itself."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from handfoot_gui.ui.widgets.controls import Button, Kind
from handfoot_gui.ui.widgets.foreign import set_title
from handfoot_gui.ui.widgets.labels import breakable, label
from handfoot_gui.ui.widgets.theme import Style, TextStyle


class Asked(Struct, frozen=True):
    """A question, its facts, and its answers as verbs."""

    question: str
    facts: str
    do_it: str
    keep: str
    """The careful answer, which Enter and Escape give."""


class Question(QDialog):
    """Ends with `QDialog.Accepted` where it is to be done."""

    def __init__(self, style: Style, asked: Asked, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_title(self, asked.question)
        px = style.px
        rows = QVBoxLayout(self)
        rows.setContentsMargins(px(28), px(24), px(24), px(16))
        rows.setSpacing(px(10))
        rows.addWidget(label(style, asked.question, TextStyle.SECTION_TITLE, wraps=True))
        rows.addWidget(label(style, breakable(asked.facts), TextStyle.BODY, wraps=True))
        rows.addStretch(1)
        line = QHBoxLayout()
        line.addStretch(1)
        do_it = Button(style, asked.do_it, name="do-it")
        do_it.clicked.connect(self.accept)
        keep = Button(style, asked.keep, Kind.PRIMARY, key=self.tr("Enter"), name="keep")
        keep.clicked.connect(self.reject)
        line.addWidget(do_it)
        line.addWidget(keep)
        rows.addLayout(line)
        keep.setFocus()
        self.resize(px(480), max(px(190), rows.totalHeightForWidth(px(480))))


def is_agreed(style: Style, asked: Asked, parent: QWidget) -> bool:
    """Ask, and say whether it is to be done."""
    dialog = Question(style, asked, parent)
    answer = dialog.exec()
    dialog.deleteLater()
    return answer == QDialog.DialogCode.Accepted
