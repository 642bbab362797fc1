"""A kept match played once more by people who hand one screen around, and what that takes."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct
from PySide6.QtWidgets import QApplication

from handfoot_gui.core.preferences import BotPace
from handfoot_gui.core.record import Player, PlayerKind
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import presenter_of, rules_of
from handfoot_gui.session.session import Session
from handfoot_gui.storage.codec import load
from handfoot_gui.ui.game.bot_runner import BotRunner
from handfoot_gui.ui.game.bridge import Bridge, Waiting

SAMPLES = Path(__file__).parent.parent / "samples"


class Handed(Struct):
    """How often the screen was covered, and looked at with nothing to decide, in a match."""

    deals: int = 0
    """Played to the end."""
    covers: int = 0
    against_self: int = 0
    """Covers before the player who had looked last, within one deal."""
    looks: int = 0
    presses: int = 0
    """Forced cards, played without a cover."""


class _Kept(Session[Any, Any, Any, Any]):
    """The table does what it did in the kept match."""

    kept: tuple[tuple[int, Any], ...] = ()

    def _next_table_move(self) -> Any:
        return self.kept[len(self.record.moves)][1]


def handed_around(sample: str, most: int = 10_000) -> Handed:
    """Play the first *most* moves of the kept match *sample*, all its players being people."""
    whole = load(SAMPLES / f"{sample}.handfoot.json").record
    people = tuple(Player(player.name, PlayerKind.PERSON) for player in whole.seats)
    record = whole.with_moves(()).with_fair(()).with_seats(people)
    presenter = presenter_of(record, Words())
    session = _Kept(rules_of(record), record, Random(1), lambda *_: None, presenter.narrate)
    session.kept = moves = whole.moves[:most]
    runner = BotRunner()
    seats = range(len(people))
    bridge = Bridge(session, presenter, seats[0], runner, BotPace.INSTANT, Random(1), persons=seats)
    found, last, since = Handed(), None, 0
    bridge.start()
    while len(session.record.moves) < len(moves):
        match bridge.waiting:
            case Waiting.COVER:
                found.covers += 1
                made = session.record.moves
                is_dealt = any(session.rules.order_dealt(move) for _, move in made[since:])
                found.against_self += bridge.seat == last and not is_dealt
                last, since = bridge.seat, len(made)
                bridge.uncover()
            case Waiting.LOOK:
                found.looks += 1
                bridge.go_on()
            case Waiting.PRESS:
                found.presses += 1
                bridge.go_on()
            case Waiting.PERSON:
                seat, move = moves[len(session.record.moves)]
                assert seat == bridge.seat
                bridge.play(move)
            case Waiting.NEXT_DEAL:
                bridge.deal_next()
            case _:
                bridge.go_on()
                QApplication.processEvents()
    found.deals = sum(bool(deal.lines) for deal in session.sheet.deals)
    bridge.stop()
    runner.close()
    return found
