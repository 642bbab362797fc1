"""A kept match played once more by people who hand one screen around, and what that takes."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from whole_program import QUICK

from handfoot_gui.core.preferences import BotPace
from handfoot_gui.core.record import Player, PlayerKind
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import presenter_of, rules_of
from handfoot_gui.session.session import Session
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.storage.codec import load
from handfoot_gui.ui.game.play.bot_runner import BotRunner
from handfoot_gui.ui.game.play.play import Play
from handfoot_gui.ui.game.screen.screen import Screen

SAMPLES = Path(__file__).parent.parent / "samples"


class Handed(Struct):
    """How often the screen was covered, and looked at with nothing to decide, in a match."""

    deals: int = 0
    """Played to the end."""
    covers: int = 0
    against_self: int = 0
    """Covers before the player who had looked or acted last, within one deal; to deal is an act."""
    unasked: int = 0
    """Hands shown without a cover to another than the player who had looked or acted last."""
    looks: int = 0
    presses: int = 0
    """Forced cards, played without a cover."""


class _Kept(Session[Any, Any, Any, Any]):
    """The table does what it did in the kept match."""

    kept: tuple[tuple[int, Any], ...] = ()

    def next_kept(self) -> tuple[int, Any]:
        """Who did what in the kept match, where this one has come to."""
        return self.kept[len(self.record.moves)]

    def _next_table_move(self) -> Any:
        return self.next_kept()[1]


class _KeptBots(BotRunner):
    """Bots that do what was done in the kept match."""

    session: _Kept

    def ask(self, seat: int, view: object, seed: int, seconds: float = 1.0) -> int:
        del view, seed, seconds
        request, (mover, move) = len(self.session.record.moves), self.session.next_kept()
        assert mover == seat
        QTimer.singleShot(0, self, lambda: self.decided.emit(request, move, None))
        return request


def handed_around(sample: str, kinds: str = "", most: int = 10_000) -> Handed:
    """Play the first *most* moves of the kept match *sample* again.

    Of *kinds* each is a player, "p" a person and "b" a bot; all are people if nothing is said.
    """
    whole = load(SAMPLES / f"{sample}.handfoot.json").record
    kinds = kinds or "p" * len(whole.seats)
    players = tuple(
        Player(player.name, PlayerKind.PERSON)
        if kind == "p"
        else Player(player.name, PlayerKind.BOT, "steady")
        for player, kind in zip(whole.seats, kinds, strict=True)
    )
    record = whole.with_moves(()).with_fair(()).with_seats(players)
    presenter = presenter_of(record, Words())
    session = _Kept(rules_of(record), record, Random(1), lambda *_: None, presenter.narrate)
    session.kept = moves = whole.moves[:most]
    runner = _KeptBots()
    runner.session = session
    first = Seat(kinds.index("p"))
    play = Play(session, presenter, runner, QUICK, BotPace.INSTANT, Random(1))
    screen = Screen(play, presenter, first)
    found, last, since = Handed(), None, 0
    screen.play.start()
    while len(session.record.moves) < len(moves):
        made = session.record.moves
        for number in range(since, len(made)):
            is_dealt = session.rules.order_dealt(made[number][1])
            if is_dealt and (number == 0 or made[number - 1][0] != last):
                last = None
        since = len(made)
        if screen.is_open and screen.view != session.covered(screen.seat):
            found.unasked += screen.seat != last
        match screen.play.waiting:
            case Waiting.COVER:
                found.covers += 1
                found.against_self += screen.seat == last
                last = screen.seat
                screen.uncover()
            case Waiting.LOOK:
                found.looks += 1
                screen.go_on()
            case Waiting.PRESS:
                found.presses += 1
                screen.go_on()
            case Waiting.PERSON:
                seat, move = moves[len(session.record.moves)]
                assert seat == screen.seat
                last = seat
                screen.make(move)
            case Waiting.NEXT_DEAL:
                screen.play.deal_next()
            case _:
                screen.go_on()
                QApplication.processEvents()
    found.deals = sum(bool(deal.lines) for deal in session.sheet.deals)
    screen.play.stop()
    runner.close()
    return found
