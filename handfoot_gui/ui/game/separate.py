"""A deal that is played for itself: what it comes to is told, and something else follows it."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from handfoot_gui.core.game import AnyRecord
from handfoot_gui.core.messages import PromptBar
from handfoot_gui.session.bar_texts import PromptCommand
from handfoot_gui.session.session import AnySession
from handfoot_gui.ui.game.part import GamePart


class SeparateDeal(GamePart):
    """The first deal that counts in a game is all that is played of it."""

    def __init__(
        self,
        ended: Callable[[AnyRecord], bool],
        go_on: Callable[[], None],
        break_off: Callable[[], None],
        *,
        told: str,
        called: str,
        leads: str,
    ) -> None:
        """*ended* is given the game when a deal was scored, and says whether that is the one that
        counts; *go_on* leads to what follows it. *break_off* leads away where a bot cannot answer:
        with another move than its own it would be another deal. *told* says which deal it is, as
        which it is *called* at the table and with its score, and *leads* stands on the button that
        goes on."""
        self._ended = ended
        self.go_on = go_on
        """Leads to what follows."""
        self.break_off = break_off
        """Leads away where a bot cannot answer."""
        self.told = told
        """Which deal it is, as a sentence."""
        self.called = called
        """What the deal is called."""
        self.leads = leads
        """What the button that goes on is called."""
        self.is_over = False
        """Whether the deal that counts was played."""
        self._session: AnySession | None = None

    def join(self, session: AnySession) -> None:
        """It is played in *session*."""
        self._session = session

    def voice(self, bar: PromptBar) -> PromptBar:
        """*bar*, with what leads on in the place of the next deal."""
        buttons = tuple(
            replace(one, text=self.leads) if one.code == PromptCommand.NEXT and one.is_on else one
            for one in bar.buttons or ()
        )
        return bar if bar.buttons is None else replace(bar, buttons=buttons)

    def on_deal_ended(self) -> None:
        session = self._session
        if session is not None and self._ended(session.record):
            self.is_over = True
            # Everybody's cards are turned up now.
            session.let_stand()
