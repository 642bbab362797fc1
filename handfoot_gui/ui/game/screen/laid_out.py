"""What was laid out in mid-turn: it comes back after a cover and an undo, and outlives the window
in a file."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QTimer

from handfoot_gui.core.seats import Seat
from handfoot_gui.core.table import AnyDraft
from handfoot_gui.session.seat_tables import SeatTables
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.storage.faults import SaveError
from handfoot_gui.storage.working_tables import WorkingTables
from handfoot_gui.ui.game.play.play import Play
from handfoot_gui.ui.widgets.timing import Timing

_ASKED: Final = (Waiting.PERSON, Waiting.ELSEWHERE)


class LaidOut(QObject):
    """Notes what lies on the table of each person, whatever shows it, and lays it out again."""

    def __init__(
        self, tables: SeatTables, play: Play, game_id: str, timing: Timing, parent: QObject
    ) -> None:
        """With an empty *game_id* nothing outlives the table."""
        super().__init__(parent)
        self._tables = tables
        self._play = play
        self._game_id = game_id
        self._drafts = WorkingTables()
        self._laid_out: dict[int, AnyDraft] = {}
        """What is laid out, by the number of moves before it; what lay before a move that was
        made since comes back when that is undone."""
        self._is_read = False
        self._is_changed = False
        self._pause = QTimer(self, singleShot=True, interval=timing.draft_kept)
        self._pause.timeout.connect(self.keep)
        for seat in play.persons:
            tables.of(seat).turn.changed.connect(partial(self._on_changed, seat))

    @property
    def _moves(self) -> int:
        return len(self._play.session.record.moves)

    def lay_out_again(self) -> None:
        """Lay out what lay here after as many moves before whoever is to move, if every card of it
        can lie there."""
        actor = self._play.session.actor
        if self._play.waiting not in _ASKED or actor not in self._play.persons:
            return
        seat_table, view = self._tables.of(actor), self._play.session.view(actor)
        if seat_table.turn.view != view:
            # It is shown how the game stands first.
            return
        adapter = seat_table.turn.adapter
        kind = None if adapter is None else adapter.draft_type
        if adapter is None or kind is None:
            return
        draft = self._laid_out.get(self._moves)
        if draft is None and not self._is_read:
            draft = self._drafts.draft_of(self._game_id, self._moves, kind)
        self._is_read = True
        if draft is not None and adapter.can_resume(view, draft):
            seat_table.show_draft(draft, is_gesture=False)

    def keep(self) -> None:
        """Write what is laid out now, or that nothing is, where that is not written yet."""
        if not (self._game_id and self._is_changed):
            return
        self._pause.stop()
        # A disk that is full is said when the game itself is saved; it is tried again at the end.
        with suppress(SaveError):
            if self._moves in self._laid_out:
                self._drafts.keep(self._game_id, self._moves, self._laid_out[self._moves])
            else:
                self._drafts.forget(self._game_id)
            self._is_changed = False

    def _on_changed(self, seat: Seat, draft: AnyDraft) -> None:
        self._is_changed = True
        self._pause.start()
        moves, adapter = self._moves, self._tables.of(seat).turn.adapter
        if seat != self._play.session.actor and moves in self._laid_out:
            # What lies there is another one's.
            return
        before = {number: laid for number, laid in self._laid_out.items() if number < moves}
        is_kept = adapter is not None and adapter.can_resume(self._play.session.view(seat), draft)
        self._laid_out = {**before, moves: draft} if is_kept else before
