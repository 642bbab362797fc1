"""From one person to the next: the cover, and what it tells."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from handfoot_gui.core.cards import Card
from handfoot_gui.core.messages import PromptBar, Recap, recap
from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.seats import Seat
from handfoot_gui.session.seat_tables import SeatTables
from handfoot_gui.session.seat_turn import since_draw
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.ui.game.pages import GamePages
from handfoot_gui.ui.game.screen.own_orders import KeptOrders
from handfoot_gui.ui.game.screen.screen import Screen
from handfoot_gui.ui.game.screen.taken_apart import TakenApart
from handfoot_gui.ui.table.scene import TableScene
from handfoot_gui.ui.widgets.figures import filled

if TYPE_CHECKING:
    from handfoot_gui.ui.game.screen.cover_page import CoverFacts


class HandOver(QObject):
    """Sees to it that nobody's cards are shown but those of the person at the screen."""

    def __init__(
        self,
        pages: GamePages,
        scene: TableScene,
        screen: Screen,
        presenter: AnyPresenter,
        game_id: str,
        parent: QObject,
    ) -> None:
        """With an empty *game_id* nobody's order of the own cards outlives the table."""
        super().__init__(parent)
        self._pages = pages
        self.has_phones = False
        """Cards may go to a phone."""
        self._scene = scene
        self._screen, self._play = screen, screen.play
        self._presenter = presenter
        self.orders = KeptOrders(scene, screen.play.persons, game_id, self)
        self.tables = SeatTables(presenter.table, scene.house)
        """What each person has put together, shown or not."""
        self._seat: Seat | None = None
        """Whose cards the scene shows."""
        self.taken_apart = TakenApart(screen, presenter, self.tables, scene.house)

    @property
    def is_covered(self) -> bool:
        """Whether the table waits behind its cover."""
        return self._play.waiting is Waiting.COVER

    def follow(self, taken_apart_for: Seat | None = None) -> bool:
        """Turn the scene to whoever may be shown; True where that is a person just now. While
        nobody's hand is, the table may be *taken apart for* somebody who is elsewhere."""
        shown = self._screen.seat if self._screen.is_open else None
        if shown == self._seat and taken_apart_for == self.taken_apart.seat:
            return False
        self.orders.keep()
        if self._seat is not None:
            self.tables.of(self._seat).put_away(self._play.session.view(self._seat))
        self._seat = shown
        # What was explained may tell what the hand before has.
        self._scene.terms.show(None)
        self.taken_apart.turn_to(taken_apart_for)
        own = None if shown is None else self.tables.of(shown)
        self._scene.follow(self.taken_apart.table or own)
        self.orders.turn_to(shown)
        return shown is not None

    def new_cards(self) -> frozenset[Card]:
        """The cards since the last draw of whoever is shown, which wear "new", now as before."""
        if self._seat is None:
            return frozenset()
        return since_draw(self._presenter.table, self._play.session.views(self._seat))

    # -- the cover --------------------------------------------------------------------------

    def clear(self) -> None:
        """Clear the table, and cover the window where it shows the table.

        A cover that lies there says the newest; somebody who reads the score is not disturbed.
        """
        self.follow()
        self._scene.show_view(None)
        self._scene.actions.set_bar(PromptBar(buttons=()))
        if self._pages.is_covered:
            self._pages.cover.refresh(self._facts())
        else:
            self.stay_covered()

    def stay_covered(self) -> None:
        """Cover the window when it shows the table that waits behind its cover, whoever led
        back to it."""
        if self.is_covered and self._pages.is_at_table:
            self.cover()

    def cover(self) -> None:
        """Cover the window."""
        self._pages.table.close_drawer()
        self._pages.show_cover(self._facts())

    def _facts(self) -> CoverFacts:
        from handfoot_gui.ui.game.screen.cover_page import CoverFacts

        presenter, seat = self._presenter, self._screen.seat
        name, asker = presenter.names[seat], presenter.asked_by(self._screen.view)
        since = self.tr("What happened so far")
        if self._play.session.has_moved(seat):
            since = filled(self.tr("Since {name}’s last turn"), name=name)
        return CoverFacts(
            name,
            presenter.side_of(seat),
            "" if asker is None else presenter.names[asker],
            since,
            self._play.session.last_mover == seat or len(self._screen.persons) == 1,
            self._undo_name(),
            self.recap(),
            self.has_phones,
            tuple(presenter.side_of(Seat(other)) for other in range(len(presenter.names))),
            presenter.words,
            self._scene.canvas.atlas.style.signs,
        )

    def _undo_name(self) -> str:
        moves = self._play.session.record.moves
        return self._presenter.undo_name(moves[-1][1]) if self._play.grace.is_on else ""

    def recap(self) -> Recap:
        """What everybody saw since the last turn of the player who is next."""
        lines = self._play.session.log.since_turn(self._screen.seat)
        return recap(lines, self._presenter.names, self._presenter.lying(self._screen.view))
