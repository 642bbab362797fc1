"""From one person to the next: the cover, what it tells, and how each left the own cards.

The order that somebody gave the own hand, and what was laid out in mid-turn, outlive the window:
they are kept in files.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer

from handfoot_gui.core.cards import Card
from handfoot_gui.core.messages import PromptBar, Recap, recap
from handfoot_gui.core.preferences import Sorting
from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.table import AnyDraft
from handfoot_gui.session.seat_turn import since_draw
from handfoot_gui.storage.faults import SaveError
from handfoot_gui.storage.working_tables import OwnOrders, WorkingTables
from handfoot_gui.ui.game.pages import GamePages
from handfoot_gui.ui.game.play.waiting import Waiting
from handfoot_gui.ui.game.screen.screen import Screen
from handfoot_gui.ui.table.scene import TableScene
from handfoot_gui.ui.widgets.figures import filled

if TYPE_CHECKING:
    from handfoot_gui.ui.game.cover_page import CoverFacts

_PAUSE_MS: Final = 1000
"""A program that is killed loses what was laid out in this time at most."""


class HandOver(QObject):
    """Sees to it that nobody's cards are shown but those of the person at the screen, who finds
    them as they were left."""

    def __init__(
        self,
        pages: GamePages,
        scene: TableScene,
        screen: Screen,
        presenter: AnyPresenter,
        game_id: str,
        parent: QObject,
    ) -> None:
        """With an empty *game_id* nothing outlives the table."""
        super().__init__(parent)
        self._pages = pages
        self._scene = scene
        self._screen, self._play = screen, screen.play
        self._presenter = presenter
        self._game_id = game_id
        self._orders = OwnOrders()
        self._seat: Seat | None = None
        """Whose order of the own cards the scene has."""
        self._drafts = WorkingTables()
        self._laid_out: dict[int, AnyDraft] = {}
        """What is laid out, by the number of moves before it; what lay before a move that was
        made since comes back when that is undone."""
        self._is_draft_read = False
        self._is_draft_changed = False
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._pause.timeout.connect(self.keep_draft)
        scene.turn.changed.connect(self._on_draft_changed)
        scene.order_changed.connect(self._keep_order)

    @property
    def is_covered(self) -> bool:
        """Whether the table waits behind its cover."""
        return self._play.waiting is Waiting.COVER

    def follow(self) -> bool:
        """Turn the scene to whoever may be shown; True where that is a person just now."""
        shown = self._screen.seat if self._screen.is_open else None
        if shown == self._seat:
            return False
        self.keep_order()
        self._seat = shown
        # What was explained may tell what the hand before has.
        self._scene.terms.show(None)
        self._scene.show_view(None)
        self._scene.set_order(() if shown is None else self._orders.order_of(self._key(shown)))
        return shown is not None

    def new_cards(self) -> frozenset[Card]:
        """The cards since the last draw of whoever is shown, which wear "new", now as before."""
        if self._seat is None:
            return frozenset()
        return since_draw(self._presenter.table, self._play.session.views(self._seat))

    def lay_out_again(self) -> None:
        """Lay out what lay here after as many moves, if every card of it can lie there."""
        kind = self._presenter.table.draft_type
        if kind is None or self._play.waiting is not Waiting.PERSON:
            return
        moves = len(self._play.session.record.moves)
        draft = self._laid_out.get(moves)
        if draft is None and not self._is_draft_read:
            draft = self._drafts.draft_of(self._game_id, moves, kind)
        self._is_draft_read = True
        if draft is not None and self._presenter.table.can_resume(self._screen.view, draft):
            self._scene.show_draft(draft, is_gesture=False)

    # -- kept -------------------------------------------------------------------------------

    def keep_order(self) -> None:
        """Keep the order that the shown player gave the own cards."""
        if self._scene.canvas.preferences.sorting is Sorting.OWN and self._scene.order:
            self._keep_order(self._scene.order)

    def _keep_order(self, cards: tuple[Card, ...]) -> None:
        # A disk that is full is said when the game itself is saved.
        if self._game_id and self._seat in self._play.persons:
            with suppress(SaveError):
                self._orders.keep(self._key(self._seat), cards)

    def _key(self, seat: Seat) -> str:
        is_alone = len(self._play.persons) == 1
        return self._game_id if is_alone else f"{self._game_id} {seat}"

    def keep_draft(self) -> None:
        """Write what is laid out now, or that nothing is, where that is not written yet."""
        if not (self._game_id and self._is_draft_changed):
            return
        self._pause.stop()
        # A disk that is full is said when the game itself is saved; it is tried again at the end.
        with suppress(SaveError):
            moves = len(self._play.session.record.moves)
            if moves in self._laid_out:
                self._drafts.keep(self._game_id, moves, self._laid_out[moves])
            else:
                self._drafts.forget(self._game_id)
            self._is_draft_changed = False

    def _on_draft_changed(self, draft: AnyDraft) -> None:
        moves = len(self._play.session.record.moves)
        before = {number: laid for number, laid in self._laid_out.items() if number < moves}
        is_kept = self._presenter.table.can_resume(self._screen.view, draft)
        self._laid_out = {**before, moves: draft} if is_kept else before
        self._is_draft_changed = True
        self._pause.start()

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
        from handfoot_gui.ui.game.cover_page import CoverFacts

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
            self._play.session.last_mover == seat,
            self._undo_name(),
            self.recap(),
            tuple(presenter.side_of(Seat(other)) for other in range(len(presenter.names))),
            presenter.words,
            self._scene.canvas.atlas.style.signs,
        )

    def _undo_name(self) -> str:
        moves = self._play.session.record.moves
        return self._presenter.undo_name(moves[-1][1]) if self._play.is_in_grace else ""

    def recap(self) -> Recap:
        """What everybody saw since the last turn of the player who is next."""
        lines = self._play.session.since_turn(self._screen.seat)
        return recap(lines, self._presenter.names, self._presenter.lying(self._screen.view))
