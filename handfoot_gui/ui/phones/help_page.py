"""What a family may want to know about hands on phones, and what to do when no phone comes."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QWidget

from handfoot_gui.ui.phones.far_dialog import about_tunnels
from handfoot_gui.ui.widgets.figures import translate
from handfoot_gui.ui.widgets.labels import set_title
from handfoot_gui.ui.widgets.page import PageDialog
from handfoot_gui.ui.widgets.theme import Style
from handfoot_gui.ui.window.help_pages import Answered, AnswersPage

_SIZE: Final = (720, 640)
"""Units of width and height."""


class PhonesHelp(PageDialog):
    """All about phones, to be read."""

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(style, _PhonesPage(style), _SIZE, parent)
        self.setObjectName("help-on-phones")
        set_title(self, _title())


class _PhonesPage(AnswersPage):
    @property
    def title(self) -> str:
        return _title()

    def _parts(self) -> Answered:
        return (
            (
                self.tr("What you need"),
                (
                    self.tr(
                        "Phones or tablets with any browser, on the same Wi-Fi as this computer. "
                        "No app, no account, no internet."
                    ),
                    self.tr("A computer on a cable is fine, if it uses the same router."),
                ),
            ),
            (
                self.tr("How it starts"),
                (
                    self.tr(
                        "Choose “On a phone” for each player who has one, in a new game or when "
                        "you change players. This screen then calls them one by one: point your "
                        "camera at the code, and tap what the phone offers."
                    ),
                    self.tr(
                        "If your camera does not find the code, type the address below it into the "
                        "phone’s browser, then the number."
                    ),
                    self.tr(
                        "Nothing is lost when a phone sleeps or rings. Any seat can come back to "
                        "this screen at any time, even in the middle of a turn."
                    ),
                    self.tr(
                        "A small phone has no room for the whole table of Manipulation Rummy. On "
                        "your turn you can move melds on this screen, with the mouse or the keys. "
                        "A card you pick on the phone lies face up in a tray here until you place "
                        "it; everything else you hold stays hidden."
                    ),
                ),
            ),
            (
                self.tr("No phone connects"),
                (
                    translate("InvitePage", "1. The phone is on another Wi-Fi, or on mobile data."),
                    translate(
                        "InvitePage",
                        "2. A firewall is blocking it: allow this program on private networks.",
                    ),
                    translate(
                        "InvitePage",
                        "3. A guest network or a VPN is in the way: try another address, or the "
                        "phone’s hotspot.",
                    ),
                ),
            ),
            (
                self.tr("The computer asks about the network"),
                (
                    self.tr(
                        "Allow this program on private networks. If you refused by mistake, allow "
                        "it in the firewall settings."
                    ),
                    self.tr(
                        "If Windows treats the Wi-Fi as a public network, make it a private one in "
                        "the network settings."
                    ),
                ),
            ),
            (
                self.tr("The browser says “Not secure”"),
                (
                    self.tr(
                        "It says so about every page that comes from a computer at home. Go on: "
                        "nobody asks for a password, and nothing leaves the house."
                    ),
                ),
            ),
            (
                self.tr("An iPhone with a browser other than Safari"),
                (
                    self.tr(
                        "The iPhone asks once whether the browser may find devices on the local "
                        "network. Allow it. If you refused, it looks as if there were no network: "
                        "open Settings, Privacy and Security, Local Network."
                    ),
                ),
            ),
            (
                self.tr("Who could see the cards"),
                (
                    self.tr(
                        "The connection is not encrypted. Somebody on the same Wi-Fi who knows how "
                        "to listen in can read cards and take over a seat. As long as “Far away” "
                        "is off, nobody outside can, "
                        "nobody learns anything about the computer, and no money or account is "
                        "involved."
                    ),
                    self.tr("Use your own Wi-Fi, not a guest or hotel network."),
                ),
            ),
            (translate("InvitePage", "Family far away"), about_tunnels()),
        )


def _title() -> str:
    return translate("InvitePage", "Phones and Wi-Fi")
