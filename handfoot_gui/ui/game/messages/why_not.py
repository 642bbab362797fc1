"""Why a command does nothing now, in a sentence for whoever asks for it all the same."""

from __future__ import annotations

from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.storage.saves import OpenGame
from handfoot_gui.ui.game.screen.screen import Screen
from handfoot_gui.ui.widgets.figures import filled, translate


class WhyNot:
    """Says of one game why a move is not taken back, or why nothing is told of the next one."""

    def __init__(self, screen: Screen, presenter: AnyPresenter, game: OpenGame) -> None:
        self._screen, self._play = screen, screen.play
        self._presenter = presenter
        self._game = game
        self.guide_over = ""
        """That a lesson or a puzzle is over, as a sentence; empty while it goes on."""

    def undo(self) -> str:
        """Why the last move stands, as a sentence."""
        session, seat = self._play.session, self._screen.seat
        last = session.last_mover
        if self._is_looked_at:
            return translate("Messages", "You are only looking at this game.")
        if self._play.waiting in (Waiting.NEXT_DEAL, Waiting.OVER):
            return translate("Messages", "The deal is over, so you cannot take anything back.")
        if last is None or session.is_at_first:
            return translate("Messages", "There is nothing to take back yet.")
        if last != seat:
            text = translate(
                "Messages", "{name} has moved since; you can take back only the last move."
            )
            return filled(text, name=self._presenter.words.person(self._presenter.names[last]))
        return translate("Messages", "The last move showed new cards, so it stands.")

    def redo(self) -> str:
        """Why no move can be made again, as a sentence."""
        return translate("Messages", "There is nothing to redo.")

    def hint(self) -> str:
        """Why no hint is given, as a sentence; the same whoever is asked in silence."""
        if self._is_looked_at:
            return translate("Messages", "You are only looking at this game.")
        return self._said_over() or translate("Messages", "Hints come when it is a person’s turn.")

    def openings(self) -> str:
        """Why first melds are not shown, as a sentence; the same whoever is asked in silence."""
        if self._is_looked_at:
            return translate("Messages", "You are only looking at this game.")
        if not self._presenter.has_first_melds:
            return self._presenter.guidance.no_opening(self._screen.view)
        over = self._said_over()
        return over or translate("Messages", "First melds are shown when it is a person’s turn.")

    def possible(self) -> str:
        """Why it is not shown what may be done, as a sentence; the same whoever is asked in
        silence."""
        if self._is_looked_at:
            return translate("Messages", "You are only looking at this game.")
        over = self._said_over()
        return over or translate("Messages", "Possible moves are shown when it is a person’s turn.")

    def _said_over(self) -> str:
        """That nobody is to move any more, as a sentence; empty while somebody will be."""
        if self.guide_over:
            return self.guide_over
        is_over = self._play.waiting is Waiting.OVER
        return translate("Common", "The game is over.") if is_over else ""

    @property
    def _is_looked_at(self) -> bool:
        """Whether nobody here plays."""
        return self._game.is_read_only or self._play.is_demo
