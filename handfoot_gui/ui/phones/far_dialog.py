"""Asks for the address by which family far away reaches the seats, and says what that means."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from handfoot_gui.phones.tunnel import Wrong, host_of
from handfoot_gui.ui.widgets.controls import Button, ButtonKind
from handfoot_gui.ui.widgets.dialog import FRAME, Dialog
from handfoot_gui.ui.widgets.figures import filled, translate
from handfoot_gui.ui.widgets.labels import label, set_title
from handfoot_gui.ui.widgets.layouts import vertical
from handfoot_gui.ui.widgets.speaker import say
from handfoot_gui.ui.widgets.theme import Style, TextStyle

_LONGEST: Final = 300
_WIDTH: Final = 640


def about_tunnels() -> tuple[str, ...]:
    """What a household has to know before it lets anybody in from far away."""
    return (
        translate(
            "FarDialog",
            "This program opens no way into your home. You start a tunnel yourself, such as "
            "cloudflared, ngrok, tailscale funnel or ssh -R, and type the address it gives you.",
        ),
        translate(
            "FarDialog",
            "Everybody who has a player’s link can sit at that seat until you take it back: send "
            "each link to one person only.",
        ),
        translate(
            "FarDialog", "What is played passes through a company’s computer, which can read it."
        ),
        translate(
            "FarDialog",
            "To stop it, turn it off here and end the tunnel. It is off whenever the program "
            "starts.",
        ),
    )


class FarDialog(Dialog):
    """One field, and what it means to fill it in.

    Signal: ``chosen(host)`` with the host that lets family in, or empty: nobody any more.
    """

    chosen = Signal(str)

    def __init__(
        self, style: Style, local: str, tunnel: str = "", parent: QWidget | None = None
    ) -> None:
        """*local* is where a tunnel has to lead on this computer; *tunnel* is the host that lets
        family in now."""
        super().__init__(parent)
        self._style = style
        self.setObjectName("far-away-dialog")
        title = translate("InvitePage", "Family far away")
        set_title(self, title)
        rows = vertical(style, self, margins=(28, 20, 22, 16), gap=10)
        rows.addWidget(label(style, title, TextStyle.SECTION_TITLE, wraps=True))
        for text in about_tunnels():
            rows.addWidget(label(style, text, TextStyle.BODY, wraps=True))
        text = self.tr(
            "First choose “On a phone” for each player who is far away. Then this window says "
            "where the tunnel has to lead."
        )
        if local:
            text = filled(self.tr("The tunnel has to lead to {address}."), address=local)
        where = label(style, text, TextStyle.NAME, wraps=True)
        where.setObjectName("leads-to")
        # It is copied into the command that starts the tunnel.
        where.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        rows.addWidget(where)
        self._field = QLineEdit()
        self._field.setObjectName("tunnel")
        self._field.setMaxLength(_LONGEST)
        self._field.setFont(style.font(TextStyle.BODY))
        asked = self.tr("Address of the tunnel")
        self._field.setAccessibleName(asked)
        self._field.setPlaceholderText(asked)
        self._field.setAccessibleDescription(self.tr("The address has to begin with https://."))
        self._field.setText(f"https://{tunnel}" if tunnel else "")
        rows.addWidget(self._field)
        self._wrong = label(style, "", TextStyle.BODY, ink=style.theme.warn, wraps=True)
        self._wrong.setObjectName("wrong")
        rows.addWidget(self._wrong)
        foot = QHBoxLayout()
        foot.addStretch(1)
        for button in self._buttons(tunnel):
            foot.addWidget(button)
        rows.addLayout(foot)
        self.setMinimumWidth(min(style.px(_WIDTH), self.room.width() - FRAME.width()))
        self._field.setFocus()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Be as high as the words need, as far as the screen is: Qt makes a dialog lower."""
        layout = self.layout()
        if layout is not None:
            needed = layout.totalHeightForWidth(self.width())
            most = self.room.height() - FRAME.height()
            self.resize(self.width(), min(max(self.height(), needed), most))

    def _buttons(self, tunnel: str) -> list[Button]:
        style = self._style
        close = Button(
            style, translate("Common", "Close"), ButtonKind.QUIET, key="Esc", name="close",
            act=self.reject,
        )  # fmt: skip
        off = Button(style, self.tr("Turn it off"), name="tunnel-off", act=self._turn_off)
        on = Button(
            style, self.tr("Let family in"), ButtonKind.PRIMARY, key="Enter", name="tunnel-on",
            act=self._turn_on,
        )  # fmt: skip
        on.setDefault(True)
        return [close, *([off] if tunnel else []), on]

    def _turn_on(self) -> None:
        found = host_of(self._field.text())
        if isinstance(found, Wrong):
            said = self._told(found)
            self._wrong.setText(said)
            self._fit()
            say(self, said)
            self._field.setFocus()
            return
        self.accept()
        self.chosen.emit(found)

    def _turn_off(self) -> None:
        self.accept()
        self.chosen.emit("")

    def _told(self, wrong: Wrong) -> str:
        return {
            Wrong.NOT_HTTPS: self.tr("The address has to begin with https://."),
            Wrong.HAS_MORE: self.tr("Only the name of a computer follows https://, nothing else."),
            Wrong.NO_NAME: self.tr("That is not the name of a computer on the internet."),
        }[wrong]
