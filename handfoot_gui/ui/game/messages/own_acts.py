"""What a screen reader says of the own acts, once each: cards that came tell themselves."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QAccessible

from handfoot_gui.core.cards import Card
from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.speech import About
from handfoot_gui.games import GAMES
from handfoot_gui.session.heard import Heard, SeenMove
from handfoot_gui.session.seat_events import Handled
from handfoot_gui.ui.game.part import GamePart
from handfoot_gui.ui.game.screen.screen import Screen
from handfoot_gui.ui.table.scene import TableScene
from handfoot_gui.ui.widgets.vocabulary import WORDS


class OwnActsTold(GamePart):
    """Confirms what whoever is at the screen has done: a move, what was laid out or taken back, and
    what was undone."""

    def __init__(self, screen: Screen, presenter: AnyPresenter, scene: TableScene) -> None:
        self._screen, self._play = screen, screen.play
        self._presenter = presenter.spoken()
        self._acts = GAMES[presenter.table.game].own_acts(self._presenter)
        self._scene = scene
        self._heard = Heard(screen.play.session)
        self._moves: tuple[tuple[int, object], ...] = ()
        """The moves as they were when it was looked last."""
        self._hand: frozenset[Card] = frozenset()
        """The own cards at that time, where they were shown."""
        self._seat: Seat | None = None
        """Whose cards that were."""
        scene.handled.connect(self._on_handled)

    def on_changed(self) -> None:
        if not QAccessible.isActive():
            self._heard.pass_over()
            self._note()
            return
        if self._screen.is_open and not self._play.is_demo:
            self._tell()
        else:
            self._tell_what_all_saw()
        self._note()

    def _tell(self) -> None:
        """Say what has come of what was done, or taken back, by whoever looks at the own cards."""
        seat, moves = self._screen.seat, self._play.session.record.moves
        made = self._heard.came(seat)
        if len(moves) < len(self._moves) and self._moves[len(moves)][0] == seat:
            back = self._hand_now() - self._hand
            self._scene.say(self._acts.undone(back))
        else:
            self._confirm([one for one in made if one.mover == seat])

    def _confirm(self, own: Sequence[SeenMove]) -> None:
        """Say what came of the *own* moves, and how the last one is taken back where that goes for
        a moment only."""
        are_several = len(self._play.persons) > 1
        told = [
            self._acts.confirmed(one.before, one.move, one.after)
            for one in own
            # Nobody beside is to notice who was asked.
            if not (are_several and self._presenter.is_silent(one.before))
        ]
        if any(told) and self._play.grace.seat == self._screen.seat:
            told.append(self._acts.can_be_undone(WORDS.key("Ctrl+Z")))
        if any(told):
            self._scene.say(" ".join(filter(None, told)))

    def _tell_what_all_saw(self) -> None:
        """Say what whoever looked until the cards were turned away has done, as the log tells
        everybody: the next one may hear it, too."""
        seat = self._seat
        made = self._heard.came(self._screen.seat if seat is None else seat)
        for one in made:
            if one.mover != seat or self._presenter.is_silent(one.before):
                continue
            lines = self._presenter.narrate(one.before, one.mover, one.move, one.after)
            for line in lines[:1]:
                self._scene.say(line.text, About.OTHERS)

    def _note(self) -> None:
        is_open = self._screen.is_open and not self._play.is_demo
        self._seat = self._screen.seat if is_open else None
        self._moves = self._play.session.record.moves
        self._hand = self._hand_now() if QAccessible.isActive() else frozenset()

    def _hand_now(self) -> frozenset[Card]:
        if not (self._screen.is_open and self._moves):
            return frozenset()
        return self._presenter.table.dealing.hand(self._screen.view)

    def _on_handled(self, handled: Handled) -> None:
        if not QAccessible.isActive():
            return
        if handled.put_back:
            self._scene.say(self._acts.put_back(handled.put_back))
        elif (view := self._scene.turn.view) is not None and (
            said := self._acts.handled(view, handled.before, handled.after)
        ):
            self._scene.say(said)
