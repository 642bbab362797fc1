"""What a person does at the table of a game: moves, gestures, and keys without a meaning."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from handfoot_gui.core.seats import TABLE
from handfoot_gui.core.table import MoveWarning
from handfoot_gui.session.open_table import OpenTable
from handfoot_gui.session.seat_turn import Doubt
from handfoot_gui.ui.game.guides.coach import Coach
from handfoot_gui.ui.game.guides.guide import Guide
from handfoot_gui.ui.game.messages.messages import Messages
from handfoot_gui.ui.game.part import GamePart, GameParts
from handfoot_gui.ui.game.play.counsel import Counsel
from handfoot_gui.ui.game.screen.screen import Screen
from handfoot_gui.ui.table.scene import TableScene


class TableActs(QObject, GamePart):
    """Makes the moves of whoever is at the screen, those that may be a slip once they are meant.

    Signal: ``handled()`` when cards were handled without a move.
    """

    handled = Signal()

    def __init__(
        self,
        parts: GameParts,
        screen: Screen,
        scene: TableScene,
        messages: Messages,
        counsel: Counsel,
        coach: Coach,
        guide: Guide | None,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._parts = parts
        self._screen = screen
        self._scene = scene
        self._messages = messages
        self._counsel, self._coach, self._guide = counsel, coach, guide
        scene.move_chosen.connect(self._make)
        scene.warned.connect(self._on_warned)
        scene.doubted.connect(self._on_doubted)
        scene.house.ends_turn = self._ends_turn
        counsel.came.connect(self._on_counsel)
        counsel.approved.connect(lambda move: scene.seat_table.pending.approve(move))
        counsel.doubted.connect(
            lambda slip, move: scene.seat_table.pending.wait_for(Doubt(move, slip))
        )
        scene.refused.connect(parts.refuse)
        scene.draft_changed.connect(self._on_gesture)
        scene.selection_changed.connect(self._on_gesture)

    def put_back(self) -> None:
        """Put the cards back that a hint has lifted."""
        self._parts.act()
        self._scene.put_back()
        self._messages.show()

    def on_changed(self) -> None:
        self._parts.act()

    def _make(self, move: object) -> None:
        self._parts.act()
        if self._guide is not None and (move := self._guide.meant(move)) is None:
            return
        self._messages.troubles.of_bots = ""
        self._coach.watch(move)
        if isinstance(self._scene.seat_table, OpenTable):
            self._screen.play.make(self._scene.seat_table.seat, move)
        else:
            self._screen.make(move)

    def _on_warned(self, warning: MoveWarning, move: object) -> None:
        if self._guide is not None:
            self._make(move)
            return
        self._counsel.weigh(warning, move)

    def _ends_turn(self, move: object) -> bool:
        session = self._screen.play.session
        actor = session.actor
        return actor not in (None, TABLE) and session.ends_turn(actor, move)

    def _on_doubted(self, doubt: Doubt | None) -> None:
        if doubt is None or doubt.warning is None:
            self._parts.act()
            self._scene.seat_table.pending.doubt = doubt
        self._messages.ask_whether_meant()

    def _on_counsel(self, move: object, advice: object) -> None:
        """What the program would do stands out from now on."""
        self._scene.seat_table.offer.know(self._screen.view, (move, advice))
        self._messages.show()

    def _on_gesture(self, _what: object) -> None:
        if self._screen.is_open and (self._scene.selection or self._scene.turn.has_draft):
            self._screen.play.gestured(self._screen.seat)
        self._parts.act()
        self._messages.show()
        self.handled.emit()
