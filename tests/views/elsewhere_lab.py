"""A game some of whose people see their cards on other devices, played without those."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import islice
from random import Random

from family_lab import STOPS, go
from pytestqt.qtbot import QtBot

from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.played_game import PlayedGame

ALL_STOPS = (*STOPS, Waiting.ELSEWHERE)


def keep_here(game: PlayedGame, persons: Iterable[int]) -> None:
    """Only these sit at the screen from now on."""
    here = frozenset(map(Seat, persons))
    game.hands.send(*(game.play.persons - here - game.hands.on_phones))
    game.hands.fetch(*(game.hands.on_phones & here))


def wait_anywhere(qtbot: QtBot, game: PlayedGame) -> Waiting:
    """Until the table waits for somebody, here or elsewhere."""
    if game.play.waiting not in ALL_STOPS:
        qtbot.waitUntil(lambda: game.play.waiting in ALL_STOPS, timeout=60_000)
    return game.play.waiting


def act_elsewhere(game: PlayedGame, rng: Random | None = None) -> Seat:
    """One act of whoever is waited for elsewhere; says who that was."""
    play = game.play
    seat = play.awaited
    assert seat is not None, "somebody elsewhere is to act"
    if play.session.actor == TABLE:
        play.look(seat)
    else:
        moves = list(islice(play.session.rules.suggestions(play.session.view(seat)), 8))
        play.make(seat, moves[0] if rng is None else rng.choice(moves))
    return seat


def go_anywhere(
    qtbot: QtBot, program: Controller, game: PlayedGame, rng: Random | None = None
) -> Waiting:
    """One act of whoever is waited for, here or elsewhere; says what for."""
    waiting = wait_anywhere(qtbot, game)
    if waiting is Waiting.ELSEWHERE:
        act_elsewhere(game, rng)
    else:
        go(qtbot, program, game, rng)
    return waiting


def play_anywhere_until(
    qtbot: QtBot, program: Controller, game: PlayedGame, rng: Random, is_there: Callable[[], bool]
) -> None:
    """One act after the other, deal after deal, until it *is_there*."""
    for _ in range(900):
        waiting = wait_anywhere(qtbot, game)
        if is_there():
            return
        if waiting is Waiting.NEXT_DEAL:
            game.deal_next()
        else:
            go_anywhere(qtbot, program, game, rng)
    raise AssertionError("it never came so far")
