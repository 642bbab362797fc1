"""What a person has laid out in mid-turn outlives the window: kept in a file, laid out again."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from PySide6.QtCore import QObject, QTimer

from handfoot_gui.core.table import AnyDraft
from handfoot_gui.storage.faults import SaveError
from handfoot_gui.storage.working_tables import WorkingTables
from handfoot_gui.ui.game.bridge import Bridge, Waiting
from handfoot_gui.ui.table.scene import TableScene
from handfoot_gui.ui.table.turn import AnyAdapter

_PAUSE_MS: Final = 1000
"""A program that is killed loses what was laid out in this time at most."""


class WorkingTable(QObject):
    """The draft of one game, between the scene and the file."""

    def __init__(
        self,
        scene: TableScene,
        bridge: Bridge,
        table: AnyAdapter,
        game_id: str,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._scene = scene
        self._bridge = bridge
        self._table = table
        self._game_id = game_id
        self._tables = WorkingTables()
        self._last: tuple[int, AnyDraft] | None = None
        """Number of moves and what is laid out."""
        self._is_read = False
        self._is_changed = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_PAUSE_MS)
        self._timer.timeout.connect(self.keep)
        scene.turn.changed.connect(self._on_draft_changed)

    def restore(self) -> None:
        """Lay out again what was laid out when the own cards were seen last, if the game still
        stands there and every card of it can lie where it lay."""
        kind = self._table.draft_type
        if kind is None or self._bridge.waiting is not Waiting.PERSON:
            return
        moves = len(self._bridge.session.record.moves)
        draft = self._last[1] if self._last is not None and self._last[0] == moves else None
        if draft is None and not self._is_read:
            draft = self._tables.draft_of(self._game_id, moves, kind)
        self._is_read = True
        if draft is not None and self._table.can_resume(self._bridge.view, draft):
            self._scene.show_draft(draft)

    def keep(self) -> None:
        """Write what is laid out now, or that nothing is, where that is not written yet."""
        if not self._is_changed:
            return
        self._timer.stop()
        # A disk that is full is said when the game itself is saved; it is tried again at the end.
        with suppress(SaveError):
            if self._last is None:
                self._tables.forget(self._game_id)
            else:
                self._tables.keep(self._game_id, *self._last)
            self._is_changed = False

    def _on_draft_changed(self, draft: AnyDraft) -> None:
        is_kept = self._table.can_resume(self._bridge.view, draft)
        self._last = (len(self._bridge.session.record.moves), draft) if is_kept else None
        self._is_changed = True
        self._timer.start()
