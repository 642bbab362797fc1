"""Big news on the table since the last player's move."""

from __future__ import annotations

from handfoot_gui.core.messages import Moment
from handfoot_gui.core.seats import TABLE
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.ui.game.messages.messages import Messages
from handfoot_gui.ui.game.part import GamePart
from handfoot_gui.ui.game.screen.screen import Screen
from handfoot_gui.ui.table.scene import TableScene
from handfoot_gui.ui.widgets.figures import translate


class TableNews(GamePart):
    """Marks news on the table of one game."""

    def __init__(self, screen: Screen, scene: TableScene, messages: Messages) -> None:
        self._screen, self._play = screen, screen.play
        self._scene = scene
        self._messages = messages
        self._known: int | None = None
        """Moves that were looked through; None before the first look."""
        self._moments: tuple[Moment, ...] = ()

    def on_changed(self) -> None:
        if self._play.waiting is not Waiting.COVER:
            self._messages.news = self._mark()
            self._messages.show()

    def on_deal_ended(self) -> None:
        self._mark()

    def _mark(self) -> str:
        """Mark what is big news since the last player's move in this deal; gives the sentence of
        what is the shown player's own."""
        play, screen = self._play, self._screen
        moves = self._play.session.record.moves
        known, self._known = self._known, len(moves)
        if known is None or known > len(moves):
            known, self._moments = len(moves), ()
        if play.has_score_to_read:
            # All that is told of a deal at its end, also where a game that was left is opened.
            played = (n for n in range(len(moves) - 1, -1, -1) if moves[n][0] != TABLE)
            known, self._moments = next(played, len(moves)), ()
        is_new = play.session.rules.order_dealt
        begun = [
            number
            for number in range(known, len(moves))
            if moves[number][0] != TABLE or is_new(moves[number][1])
        ]
        if begun:
            self._moments, known = (), begun[-1]
        if play.has_left_deal:
            self._moments = ()
        lines = [line for line in play.session.log.told(known) if line.moments]
        self._moments += tuple(one for line in lines for one in line.moments)
        if play.waiting is Waiting.OVER:
            self._moments = self._won()
        elif play.waiting is Waiting.NEXT_DEAL:
            # Who wins is all that is told of a deal at its end.
            self._moments = tuple(one for one in self._moments if one.is_win)
        is_over = play.has_score_to_read
        self._scene.canvas.set_moments([one for one in self._moments if is_over or not one.is_win])
        own = [line.text for line in lines if line.seat == screen.seat]
        return own[-1] if own and screen.is_open and not is_over else ""

    def _won(self) -> tuple[Moment, ...]:
        """The marks of whoever has won the game."""
        sheet, text = self._play.session.sheet, translate("PlayedGame", "wins the game")
        alone = {side: seats[0] for side, seats in enumerate(sheet.sides) if len(seats) == 1}
        has_panels = bool(self._scene.table.panels)
        return tuple(
            Moment(text, side=side, seat=None if has_panels else alone.get(side), is_win=True)
            for side in sheet.leaders
        )
