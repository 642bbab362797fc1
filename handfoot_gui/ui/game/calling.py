"""The page that brings hands onto phones, over the game that is open."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPushButton

from handfoot_gui.core.seats import Seat
from handfoot_gui.ui.game.known_phones import KnownPhones
from handfoot_gui.ui.widgets.figures import filled, translate
from handfoot_gui.ui.widgets.vocabulary import WORDS
from handfoot_gui.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from handfoot_gui.ui.game.hands import Hands
    from handfoot_gui.ui.phones.invite_page import InvitePage


class Calling(QObject):
    """Shows the page for one game after the other; the game waits meanwhile.

    Signal: ``made(InvitePage)`` with the page once it is made.
    """

    made = Signal(object)

    def __init__(
        self,
        window: MainWindow,
        wait: Callable[[], Callable[[], None]],
        known: KnownPhones,
        parent: QObject,
    ) -> None:
        """*wait* lets the open game wait; what it gives leads back there."""
        super().__init__(parent)
        self._window = window
        self._wait, self._known = wait, known
        self._page: InvitePage | None = None
        self._hands: Hands | None = None
        """Of the game over which the page is shown; None while it is not."""
        self._go_back: Callable[[], None] | None = None
        self._wanted: Seat | None = None

    @property
    def is_shown(self) -> bool:
        """Whether the page is what is shown."""
        return self._page is not None and self._window.page is self._page

    def show(self, hands: Hands, seat: Seat | None = None) -> None:
        """Call those to the codes who are to have a phone, *seat* before all others; the first
        time ever it is said before what this means."""
        if not hands.are_possible:
            return
        page = self._made()
        if not self.is_shown:
            self._go_back = self._wait()
        self._leave()
        self._hands, self._wanted = hands, seat
        hands.changed.connect(self._refresh)
        self._window.show_page(page)
        if hands.phones.door.is_allowed:
            self._let_in()
        else:
            page.explain()

    def forget(self) -> None:
        """The game is let go of."""
        self._leave()
        self._go_back = None

    def _leave(self) -> None:
        if self._hands is not None:
            self._hands.changed.disconnect(self._refresh)
            # A number that nobody reads below a code lets nobody in.
            self._hands.phones.door.listener.numbers.forget()
            self._hands = None

    def _made(self) -> InvitePage:
        if self._page is None:
            from handfoot_gui.ui.phones.invite_page import InvitePage

            page = self._page = InvitePage(self._window.ui_style)
            self._window.pages.add(page)
            page.allowed.connect(self._let_in)
            page.left.connect(self._on_left)
            page.done.connect(self._on_done)
            page.on_phone.connect(lambda seat: self._do(lambda hands: hands.send(Seat(seat))))
            page.taken_back.connect(lambda seat: self._do(lambda hands: hands.fetch(Seat(seat))))
            page.other_phone.connect(self._on_other)
            page.address_chosen.connect(self._on_address)
            page.far_requested.connect(self._ask_for_tunnel)
            page.link_wanted.connect(self._copy_link)
            page.help_requested.connect(self._window.commands.help.phones.trigger)
            self.made.emit(page)
        return self._page

    def _do(self, act: Callable[[Hands], None]) -> None:
        hands = self._hands
        if hands is not None:
            act(hands)
            if hands.on_phones:
                hands.let_in()

    def _on_address(self, address: str) -> None:
        if self._hands is not None:
            self._hands.phones.door.chosen = address
            self._refresh()

    def _ask_for_tunnel(self) -> None:
        """Let people say by which address family far away comes."""
        from handfoot_gui.ui.phones.far_dialog import FarDialog
        from handfoot_gui.ui.phones.far_way import FarWay

        hands = self._hands
        if hands is None:
            return
        way = FarWay(hands.phones.door)

        def choose(host: str) -> None:
            self._known.tunnel = host
            way.open(host)
            page = self._made()
            go_on = page.findChild(QPushButton, "start-table")
            if go_on is not None:
                # Enter does what it says there, and does not ask once more.
                go_on.setFocus(Qt.FocusReason.OtherFocusReason)

        dialog = FarDialog(self._window.ui_style, way.local, way.host, self._window)
        dialog.chosen.connect(choose)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _copy_link(self, seat: int) -> None:
        """Put what is sent to whoever plays *seat* far away where it can be pasted from."""
        if self._hands is None:
            return
        invitations = self._hands.phones.invitations()
        one = next(one for one in invitations if one.seat == seat)
        QGuiApplication.clipboard().setText(one.link)
        text = translate("InvitePage", "The link is copied: send it to {name} and nobody else.")
        self._refresh(filled(text, name=WORDS.person(one.name)))

    def _on_other(self, seat: int) -> None:
        self._do(lambda hands: hands.phones.renew(Seat(seat)))
        self._made().show_code(Seat(seat))

    def _let_in(self) -> None:
        hands, page = self._hands, self._made()
        if hands is None:
            return
        if hands.on_phones:
            hands.let_in()
        else:
            self._refresh()
        if self._wanted is not None:
            page.show_code(self._wanted)

    def _refresh(self, told: str = "") -> None:
        hands = self._hands
        if hands is not None and self._page is not None:
            phones = hands.phones
            door = phones.door
            self._page.set_invitations(
                phones.invitations(), door.addresses, door.trouble,
                is_begun=phones.is_begun, tunnel=self._known.tunnel, told=told,
            )  # fmt: skip

    def _on_left(self) -> None:
        """Nobody is called any more; where nobody was let in, all stay at the screen."""
        hands = self._hands
        if hands is not None and hands.on_phones and not hands.phones.door.is_open:
            hands.fetch(*hands.on_phones)
        self._on_done()

    def _on_done(self) -> None:
        self._leave()
        go_back, self._go_back = self._go_back, None
        if go_back is not None:
            go_back()
