"""What a screen reader says of what happens in a game: turns of others, and cards that came."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count, islice

from PySide6.QtGui import QAccessible

from handfoot_gui.core.cards import Card
from handfoot_gui.core.messages import LogLine
from handfoot_gui.core.preferences import Preferences
from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.speech import About
from handfoot_gui.core.table import HandOrder
from handfoot_gui.core.text.log import gained
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.ui.game.part import GamePart
from handfoot_gui.ui.game.screen.screen import Screen
from handfoot_gui.ui.table.scene import TableScene


class Announcements(GamePart):
    """What is to be heard of one game; it tells whenever something happened.

    A turn is told when it is over, in one piece, also where the table acts between two turns.
    Others' acts are told as the log tells them,
    which holds what everybody saw; of cards that came newly, only whose hand is shown hears.
    """

    def __init__(self, screen: Screen, presenter: AnyPresenter, scene: TableScene) -> None:
        self._screen, self._play = screen, screen.play
        self._presenter = presenter.spoken()
        self._scene = scene
        self._known: int | None = None
        """Moves that were told, or that nobody had to be told; None before the first look."""
        self._untold: list[LogLine] = []
        """Acts of a turn that is not over yet, the oldest first."""
        self._tells_reasons = False
        """It is said what speaks for a bot's move."""

    def on_changed(self) -> None:
        if self._play.waiting is Waiting.COVER:
            # A cover sums up what has come, and is read itself.
            self._known = len(self._play.session.record.moves)
            self._untold = []
        else:
            self._tell()

    def on_preferred(self, preferences: Preferences) -> None:
        self._tells_reasons = preferences.tell_reasons or self._play.is_demo

    def _tell(self) -> None:
        """Say what has come since the last time."""
        moves = self._play.session.record.moves
        known, self._known = self._known, len(moves)
        if known is None or known > len(moves) or not QAccessible.isActive():
            # A game that was opened, or a move taken back: what is expected now says enough.
            self._untold.clear()
            return
        came = self._note(known)
        # What has brought new cards is told before them.
        if said := self._turns_told(is_all=bool(came)):
            self._scene.say(said, About.OTHERS)
        if came:
            words, name = self._presenter.words, self._presenter.names[self._screen.seat]
            is_own = any(mover == self._screen.seat for mover, _ in moves[known:])
            about = About.ANSWER if is_own else About.DEALT
            self._scene.say(gained(words, name, came), about)

    def _note(self, known: int) -> list[Card]:
        """Note the acts from move *known* on; gives the cards that came into the shown hand."""
        play, screen = self._play, self._screen
        seat = self._screen.seat
        moves = play.session.record.moves[known:]
        views = list(islice(play.session.views(seat), len(moves) + 1))[::-1]
        # Of moves longer ago than anything is taken back, nobody is told.
        moves = moves[len(moves) + 1 - len(views) :]
        numbers = count(len(play.session.record.moves) - len(moves))
        for number, (mover, move), before, after in zip(
            numbers, moves, views, views[1:], strict=False
        ):
            # Whoever is at the screen knows the own acts.
            if mover != seat or not screen.is_open or play.is_demo:
                self._untold += self._presenter.narrate(before, mover, move, after)
                self._untold += self._reason(number, mover)
        if not screen.is_open or len(views) < 2:
            return []
        held = frozenset(self._hand(views[0]))
        return [card for card in self._hand(views[-1]) if card not in held]

    def _reason(self, number: int, mover: Seat) -> tuple[LogLine, ...]:
        """What all could see that speaks for a bot's move of this index, where that is wanted."""
        if not self._tells_reasons or mover in self._play.persons:
            return ()
        play = self._play
        seen = play.session.seen_before(number, by_player=play.is_demo)
        said = "" if seen is None else self._presenter.why(*seen)
        return (LogLine(mover, said),) if said else ()

    def _hand(self, view: object) -> tuple[Card, ...]:
        table, order = self._presenter.table, HandOrder(self._scene.canvas.preferences.sorting)
        return table.table(view, table.empty, order).hand

    def _turns_told(self, *, is_all: bool) -> str:
        """What is to be said now of what was not told yet: of turns that are over, or *is_all*."""
        goes_on = self._play.waiting in (Waiting.BOT, Waiting.NOTHING, Waiting.ELSEWHERE)
        lines, at = self._untold, len(self._untold)
        if goes_on and not is_all:
            start, seat = _last_turn(lines)
            at = start if self._play.session.actor in (TABLE, seat) else at
        self._untold = lines[at:]
        return " ".join(line.text for line in lines[:at])


def _last_turn(lines: Sequence[LogLine]) -> tuple[int, Seat]:
    """Where the last turn of *lines* begins, and whose it is; what the table does belongs to the
    turn before."""
    start, seat = 0, TABLE
    for place, line in enumerate(lines):
        if line.seat != TABLE and line.seat != seat:
            start, seat = place, line.seat
    return start, seat
