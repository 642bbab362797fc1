"""Says to a screen reader what the others did and which cards came into the own hand."""

from __future__ import annotations

from itertools import islice

from PySide6.QtGui import QAccessible

from handfoot_gui.core.cards import Card
from handfoot_gui.core.messages import LogLine
from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.seats import TABLE
from handfoot_gui.core.table import HandOrder
from handfoot_gui.core.text.heard import gained, heard
from handfoot_gui.ui.game.bridge import Bridge, Waiting
from handfoot_gui.ui.table.scene import TableScene


class Announcements:
    """What is to be heard of one game; `tell` is called whenever something happened.

    A turn is told when it is over, in one piece. Others' acts are told as the log tells them,
    which holds what everybody saw; of cards that came newly, only whose hand is shown hears.
    """

    def __init__(self, bridge: Bridge, presenter: AnyPresenter, scene: TableScene) -> None:
        self._bridge = bridge
        self._presenter = presenter.spoken()
        self._scene = scene
        self._known: int | None = None
        """Moves that were told, or that nobody had to be told; None before the first look."""
        self._untold: list[LogLine] = []
        """Acts of a turn that is not over yet, the oldest first."""

    def tell(self) -> None:
        """Say what has come since the last time."""
        moves = self._bridge.session.record.moves
        known, self._known = self._known, len(moves)
        if known is None or known > len(moves) or not QAccessible.isActive():
            # A game that was opened, or a move taken back: what is expected now says enough.
            self._untold.clear()
            return
        came = self._note(known)
        said = self._turns_told()
        if came:
            words, name = self._presenter.words, self._presenter.names[self._bridge.seat]
            said = f"{said} {gained(words, name, came)}".strip()
        if said:
            self._scene.announced.emit(said)

    def _note(self, known: int) -> list[Card]:
        """Note the acts from move *known* on; gives the cards that came into the shown hand."""
        bridge, seat = self._bridge, self._bridge.seat
        moves = bridge.session.record.moves[known:]
        views = list(islice(bridge.session.views(seat), len(moves) + 1))[::-1]
        # Of moves longer ago than anything is taken back, nobody is told.
        moves = moves[len(moves) + 1 - len(views) :]
        for (mover, move), before, after in zip(moves, views, views[1:], strict=False):
            # Whoever is at the screen knows the own acts.
            if mover != seat or not bridge.is_open:
                self._untold += self._presenter.narrate(before, mover, move, after)
        if not bridge.is_open or len(views) < 2:
            return []
        held = frozenset(self._hand(views[0]))
        return [card for card in self._hand(views[-1]) if card not in held]

    def _hand(self, view: object) -> tuple[Card, ...]:
        table, order = self._presenter.table, HandOrder(self._scene.canvas.preferences.sorting)
        return table.table(view, table.empty, order).hand

    def _turns_told(self) -> str:
        """What is to be said now of what was not told yet."""
        goes_on = self._bridge.waiting in (Waiting.BOT, Waiting.NOTHING)
        actor, lines = self._bridge.session.actor, self._untold
        if lines and goes_on and actor in (TABLE, lines[-1].seat):
            return ""
        self._untold = []
        return heard(self._presenter.words, self._presenter.names, lines)
