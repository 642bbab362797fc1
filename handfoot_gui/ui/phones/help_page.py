"""What a family may want to know about hands on phones, and what to do when no phone comes."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QWidget

from handfoot_gui.ui.widgets.figures import translate
from handfoot_gui.ui.widgets.labels import label, separator, set_title
from handfoot_gui.ui.widgets.page import PageDialog
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.window.help_pages import ReadPage

_SIZE: Final = (720, 640)
"""Units of width and height."""


class PhonesHelp(PageDialog):
    """All about phones, to be read."""

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(style, _PhonesPage(style), _SIZE, parent)
        self.setObjectName("help-on-phones")
        set_title(self, _title())


class _PhonesPage(ReadPage):
    def __init__(self, style: Style) -> None:
        super().__init__(style)
        self._begin(_title())

    def _content(self) -> QWidget:
        style = self._style
        content, rows = self._titled(_title())
        for title, sentences in self._parts():
            head = label(style, title, TextStyle.SECTION_TITLE, wraps=True)
            head.setContentsMargins(0, style.px(10), 0, 0)
            rows.addWidget(head)
            rows.addWidget(separator(style))
            for sentence in sentences:
                said = label(style, sentence, TextStyle.BODY, wraps=True)
                said.setFont(style.font(TextStyle.BODY, size=17))
                rows.addWidget(said)
        rows.addStretch(1)
        return content

    def _parts(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """Questions and their answers, in the order in which they come up."""
        return (
            (
                self.tr("What is needed"),
                (
                    self.tr(
                        "Phones or tablets with any browser, in the same Wi-Fi as this computer. "
                        "No app, no account, no internet."
                    ),
                    self.tr("A computer on a cable is fine, where it comes from the same router."),
                ),
            ),
            (
                self.tr("How it begins"),
                (
                    self.tr(
                        "Choose “On a phone” for whoever has one, in a new game or where the "
                        "players are changed. This screen then calls one after the other: point "
                        "the camera at the code, and tap what the phone offers."
                    ),
                    self.tr(
                        "Where a camera finds no code, type the address below it into the browser "
                        "of the phone, and there the number."
                    ),
                    self.tr(
                        "Nothing is lost when a phone sleeps or rings. Every seat can come back to "
                        "this screen at any time, in the middle of a turn, too."
                    ),
                    self.tr(
                        "A small phone has no room for the whole table of Manipulation Rummy. In "
                        "your turn the melds can be moved on this screen, with the mouse or the "
                        "keys. A card you lift on the phone lies open in a tray there until it has "
                        "its place; everything else you hold stays hidden."
                    ),
                ),
            ),
            (
                self.tr("No phone comes"),
                (
                    translate(
                        "InvitePage", "1. The phone is in another Wi-Fi, or uses mobile data."
                    ),
                    translate(
                        "InvitePage",
                        "2. The firewall keeps it out: allow this program for private networks.",
                    ),
                    translate(
                        "InvitePage",
                        "3. A guest network or a VPN is between them: try another address, or the "
                        "phone’s hotspot.",
                    ),
                ),
            ),
            (
                self.tr("The computer asks about the network"),
                (
                    self.tr(
                        "Allow this program for private networks. Where that was refused by "
                        "mistake, allow it in the settings of the firewall."
                    ),
                    self.tr(
                        "Where Windows takes the Wi-Fi for a public network, call it a private one "
                        "in the settings of the network."
                    ),
                ),
            ),
            (
                self.tr("The browser says “Not secure”"),
                (
                    self.tr(
                        "It says so of every page that comes from a computer at home. Go on; "
                        "no password is asked for, and nothing leaves the house."
                    ),
                ),
            ),
            (
                self.tr("An iPhone with another browser than Safari"),
                (
                    self.tr(
                        "It asks once whether the browser may find devices in the local network. "
                        "Allow it. Where that was refused, it looks as if there were no network: "
                        "open Settings, Privacy and Security, Local Network."
                    ),
                ),
            ),
            (
                self.tr("Who could see the cards"),
                (
                    self.tr(
                        "The connection is not encrypted. Somebody who is in the same Wi-Fi and "
                        "has the skill to listen there can read cards and take over a seat. Nobody "
                        "outside can, nobody learns anything about the computer, and no money or "
                        "account is involved."
                    ),
                    self.tr("Use your own Wi-Fi, not a guest or hotel network."),
                ),
            ),
        )


def _title() -> str:
    return translate("InvitePage", "Phones and Wi-Fi")
