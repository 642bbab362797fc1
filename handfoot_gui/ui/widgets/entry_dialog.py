"""A window in which something is entered in fields: its fields above what is said of them, then
Cancel and the button that takes it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from handfoot_gui.ui.widgets.controls import Button, ButtonKind, is_enter, is_with_control
from handfoot_gui.ui.widgets.dialog import Dialog
from handfoot_gui.ui.widgets.figures import translate
from handfoot_gui.ui.widgets.labels import breakable, label, set_ink, set_title
from handfoot_gui.ui.widgets.layouts import horizontal, put, vertical
from handfoot_gui.ui.widgets.theme import Style, TextStyle


class EntryDialog(Dialog):
    """Accepted by its button or Ctrl+Enter; Enter alone goes from field to field."""

    def __init__(
        self,
        style: Style,
        name: str,
        title: str,
        fields: QWidget,
        parent: QWidget | None,
        *,
        size: tuple[int, int],
        taken_by: str,
        taken_by_name: str,
    ) -> None:
        """*size* is units of width and height at most; *taken_by* is what stands on the button
        that takes what is entered, and *taken_by_name* the name of the button."""
        super().__init__(parent)
        self.setObjectName(name)
        set_title(self, title)
        self._style = style
        px = style.px
        rows = vertical(style, self, margins=(0, 0, 0, 12), gap=6)
        rows.addWidget(fields, 1)
        self._said = label(style, "", TextStyle.NAME, wraps=True)
        self._said.setObjectName("sentence")
        self._said.setContentsMargins(px(32), 0, px(32), 0)
        self._said.hide()
        rows.addWidget(self._said)
        cancel = Button(
            style, translate("Common", "Cancel"), key="Esc", name="cancel", act=self.reject
        )
        self._accept = Button(
            style, taken_by, ButtonKind.PRIMARY, key="Ctrl+Enter", name=taken_by_name,
            act=self.accept,
        )  # fmt: skip
        foot = horizontal(style, margins=(24, 0, 24, 0))
        foot.addStretch(1)
        put(foot, cancel, self._accept)
        rows.addLayout(foot)
        room = self.room
        width, height = size
        self.resize(min(px(width), room.width()), min(px(height), room.height() - px(40)))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._begin()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not is_enter(event):
            super().keyPressEvent(event)
        elif is_with_control(event):
            self._accept.click()

    def _begin(self) -> None:
        """Give the keyboard to the field in which one begins."""
        raise NotImplementedError

    def _say(self, text: str, *, is_wrong: bool) -> None:
        """Show *text* below the fields; what *is_wrong* can't be taken."""
        self._said.setText(breakable(text))
        self._said.show()
        set_ink(self._said, self._style.theme.warn if is_wrong else self._style.theme.text2)
        self._accept.setEnabled(not is_wrong)

    def _go_to_accept(self) -> None:
        if self._accept.isEnabled():
            self._accept.setFocus(Qt.FocusReason.TabFocusReason)
