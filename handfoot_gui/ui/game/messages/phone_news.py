"""What the screen says of the phones of a game: one that is asleep in its turn, one that asks."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum

from PySide6.QtCore import QObject, QTimer

from handfoot_gui.core.messages import BarButton, PromptBar
from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.table import ButtonRole
from handfoot_gui.core.text.letters import NO_KEY, YES_KEY
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.ui.game.messages.messages import Messages
from handfoot_gui.ui.game.play.play import Play
from handfoot_gui.ui.widgets.figures import filled, translate
from handfoot_gui.ui.widgets.timing import Timing
from handfoot_gui.ui.widgets.vocabulary import WORDS


class PhoneCommand(StrEnum):
    """What the buttons do beside what is said of a phone."""

    SHOW_CODE = "show code"
    TO_SCREEN = "to screen"
    TO_PHONE = "to phone"
    STAY = "stay at screen"


class PhoneNews(QObject):
    """Says who is missed, until that phone is back, and whose phone asks for cards, until somebody
    at the screen has answered."""

    def __init__(
        self,
        play: Play,
        presenter: AnyPresenter,
        messages: Messages,
        timing: Timing,
        is_at_work: Callable[[], bool],
        parent: QObject,
    ) -> None:
        """*is_at_work* says whether the table is taken apart here for somebody with a phone."""
        super().__init__(parent)
        self._play, self._presenter, self._messages = play, presenter, messages
        self._is_at_work = is_at_work
        self._awaited: Seat | None = None
        """Who is to act on a phone that is not here."""
        self._has_come = False
        """It was here before."""
        self.missed: Seat | None = None
        """The same, once that has lasted."""
        self.asking: Seat | None = None
        """Whose phone asks for the cards that are at the screen."""
        self.ask_over_page: Callable[[PromptBar | None, str], object] = lambda *_: None
        """Asks the same, with what comes of it, where the strip of the table is not looked at."""
        self._patience = QTimer(self, singleShot=True, interval=timing.phone_asleep)
        self._patience.timeout.connect(self._on_long)
        messages.expected.of_phones = self.bar

    def follow(self, awaited: Seat | None, *, has_come: bool) -> None:
        """*awaited* is to act on a phone that is not here (None: nobody is); *has_come*: it was
        here before."""
        self._has_come = has_come
        if awaited == self._awaited:
            return
        self._awaited, was_missed, self.missed = awaited, self.missed, None
        self._patience.stop()
        if awaited is not None:
            self._patience.start()
        if was_missed is not None:
            self._messages.show()

    def ask(self, seat: Seat | None) -> None:
        """The phone of *seat* asks for its cards; None: somebody has answered."""
        self.asking = seat
        self._messages.show()
        asked = None if seat is None else self.bar()
        self.ask_over_page(
            asked,
            filled(
                self.tr("They go from this screen to the phone; press {key} to bring them back."),
                key=WORDS.key("Shift+F2"),
            ),
        )

    def say_here(self, seat: Seat) -> None:
        """A phone has come for the first time."""
        if self._play.waiting is not Waiting.COVER:
            text = self._of(seat, translate("InvitePage", "{name}’s phone is connected."))
            self._messages.tell(text, seat)

    def leave(self) -> None:
        """A phone has gone: that one is here is no longer said."""
        self._messages.come_back()

    def say(self, trouble: str) -> None:
        """Say why phones may not come, where that is anything; the game goes on."""
        if trouble and self._play.waiting is not Waiting.COVER:
            self._messages.say(trouble)

    def bar(self) -> PromptBar | None:
        """What stands in the place of what is expected; None where that is nothing."""
        if self.asking is not None:
            text = self.tr("{name}’s phone is asking for the cards.")
            yes, no = self.tr("Send them to the phone"), self.tr("Keep them here")
            return PromptBar(
                prompt=self._of(self.asking, text),
                buttons=(
                    BarButton(PhoneCommand.TO_PHONE, yes, key=YES_KEY),
                    BarButton(PhoneCommand.STAY, no, key=NO_KEY),
                ),
                is_question=True,
            )
        if self.missed is None or self._play.awaited != self.missed:
            return None
        if self._is_at_work():
            # Whoever moves melds here has laid the phone aside.
            return None
        text = self.tr("{name}’s phone is not connected yet.")
        if self._has_come:
            text = self.tr("{name}’s phone is asleep.")
        show = translate("InvitePage", "Show the code")
        here = self.tr("To this screen")
        return PromptBar(
            prompt=self._of(self.missed, text),
            facts=self._messages.expected.last_line,
            buttons=(
                BarButton(PhoneCommand.TO_SCREEN, here, key="E"),
                BarButton(PhoneCommand.SHOW_CODE, show, ButtonRole.PRIMARY, "Enter"),
            ),
            about=self.missed,
        )

    def _of(self, seat: Seat, text: str) -> str:
        return filled(text, name=self._presenter.words.person(self._presenter.names[seat]))

    def _on_long(self) -> None:
        self.missed = self._awaited
        self._messages.show()
