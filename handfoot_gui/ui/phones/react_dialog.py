"""Six things to call to the others, from the screen."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from handfoot_gui.session.reactions import Reaction, text_of
from handfoot_gui.ui.widgets.controls import Button
from handfoot_gui.ui.widgets.dialog import Dialog
from handfoot_gui.ui.widgets.figures import figure, translate
from handfoot_gui.ui.widgets.labels import label, set_title
from handfoot_gui.ui.widgets.layouts import vertical
from handfoot_gui.ui.widgets.theme import Style, TextStyle


class ReactDialog(Dialog):
    """A button for each, with a figure as its key.

    Signal: ``chosen(code)``, which closes it.
    """

    chosen = Signal(str)

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        title = translate("Phone", "Say something")
        set_title(self, title)
        rows = vertical(style, self, margins=(28, 20, 22, 16), gap=6)
        rows.addWidget(label(style, title, TextStyle.SECTION_TITLE, wraps=True))
        for number, reaction in enumerate(Reaction, start=1):
            button = Button(
                style, text_of(reaction, translate), key=figure(number),
                name=f"react-{reaction}", act=partial(self._choose, reaction),
            )  # fmt: skip
            rows.addWidget(button)
            if number == 1:
                button.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        number = event.key() - Qt.Key.Key_1
        reactions = tuple(Reaction)
        if 0 <= number < len(reactions):
            self._choose(reactions[number])
        else:
            super().keyPressEvent(event)

    def _choose(self, reaction: Reaction) -> None:
        self.accept()
        self.chosen.emit(reaction.value)
