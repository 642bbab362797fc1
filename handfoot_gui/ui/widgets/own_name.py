"""Asks whoever is new what to be called."""

from __future__ import annotations

from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from handfoot_gui.core.preferences import LONGEST_NAME
from handfoot_gui.ui.widgets.controls import Button, ButtonKind
from handfoot_gui.ui.widgets.dialog import Dialog
from handfoot_gui.ui.widgets.figures import translate
from handfoot_gui.ui.widgets.labels import label, set_title
from handfoot_gui.ui.widgets.layouts import horizontal, put, vertical
from handfoot_gui.ui.widgets.page import run
from handfoot_gui.ui.widgets.spoken_of import offer_spoken_of
from handfoot_gui.ui.widgets.theme import Style, TextStyle


class NameDialog(Dialog):
    """Accepted with the `name` that was typed; it may be left without one."""

    def __init__(self, style: Style, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.is_closed = False
        """The window was closed without an answer."""
        title = translate("StartPage", "Who is playing?")
        set_title(self, title)
        rows = vertical(style, self, margins=(28, 24, 24, 16), gap=12)
        asked = label(style, title, TextStyle.SECTION_TITLE, wraps=True)
        self._field = QLineEdit()
        self._field.setMaxLength(LONGEST_NAME)
        self._field.setFont(style.font(TextStyle.NAME))
        self._field.setObjectName("own-name")
        self._field.setAccessibleName(title)
        self._field.setPlaceholderText(translate("Common", "Name"))
        self._field.setMinimumSize(style.px(320), style.px(40))
        self._field.returnPressed.connect(self.accept)
        offer_spoken_of(style, self._field)
        skip = Button(
            style, translate("StartPage", "Skip"), key="Esc", name="skip-name", act=self.reject
        )
        begin = Button(
            style, translate("Common", "Start", "verb"), ButtonKind.PRIMARY, key="Enter",
            name="begin", act=self.accept,
        )  # fmt: skip
        line = horizontal(style)
        put(line, 1, skip, begin)
        put(rows, asked, self._field, line)
        self._field.setFocus()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Whoever closes the window wants nothing of what it leads to; *Skip* goes on."""
        self.is_closed = True
        super().closeEvent(event)

    @property
    def name(self) -> str:
        """What was typed, without spaces around it; empty where nothing was."""
        return self._field.text().strip()


def asked_name(style: Style, parent: QWidget) -> str | None:
    """What whoever plays wants to be called; empty: nothing was said, and None: the window was
    closed, so that nothing is to begin."""
    dialog = NameDialog(style, parent)
    is_named = run(dialog)
    if dialog.is_closed:
        return None
    return dialog.name if is_named else ""
