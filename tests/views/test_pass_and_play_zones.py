"""Several people at one screen: which side lies large changes under the cover only."""

from __future__ import annotations

from random import Random

import pytest
from family_lab import LIKED, NAMES, go, set_out, show, wait
from msgspec.structs import replace
from played_lab import continued, game_of
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from handfoot_gui.core.preferences import BotPace
from handfoot_gui.core.record import Player, PlayerKind
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.bridge import Waiting
from handfoot_gui.ui.game.played_game import PlayedGame


def large_side(game: PlayedGame) -> int:
    """The side whose zone lies lowest on the table."""
    table, places = game.scene.table, game.scene.canvas.places
    tops = {panel.side: rect.top() for panel, rect in zip(table.panels, places.panels, strict=True)}
    return max(tops, key=lambda side: tops[side])


def step(qtbot: QtBot, program: Controller, game: PlayedGame, rng: Random) -> Waiting:
    """One act of whoever is waited for, or the key that lets the next bot play."""
    resting = (Waiting.BOT, Waiting.NOTHING)
    qtbot.waitUntil(lambda: game.bridge.waiting not in resting, timeout=60_000)
    if game.bridge.waiting is not Waiting.KEY:
        return go(qtbot, program, game, rng)
    game.bridge.go_on()
    return Waiting.KEY


def to_bot(qtbot: QtBot, program: Controller, game: PlayedGame, after: int) -> None:
    """Until a bot is about to play, and the person at seat *after* was the last who did."""
    rng, first = Random(4), len(game.record.moves)
    while (
        game.bridge.waiting is not Waiting.KEY
        or last_person(game) != after
        or len(game.record.moves) == first
    ):
        assert step(qtbot, program, game, rng) is not Waiting.NEXT_DEAL


def last_person(game: PlayedGame) -> int:
    """The seat of the person who moved last."""
    return next(seat for seat, _ in reversed(game.record.moves) if seat in game.bridge.persons)


@pytest.mark.parametrize("kinds", ["p..p", "pp..", "p.p."])
def test_the_large_zone_changes_under_the_cover_only(
    qtbot: QtBot, program: Controller, kinds: str
) -> None:
    game = set_out(
        program, "steady/classic", 60, *("p" if kind == "p" else "easy" for kind in kinds)
    )
    rng = Random(4)
    sides: set[int] = set()
    seen: set[int] = set()

    def look() -> None:
        if program.window.page is not program.game_controller.pages.table:
            seen.clear()
        elif game.scene.table.zones:
            seen.add(large_side(game))
            sides.update(seen)
            assert len(seen) == 1

    game.scene.canvas.arranged.connect(look)
    program.window.page_shown.connect(look)
    for _ in range(40):
        go(qtbot, program, game, rng)
    assert sides == {NAMES.index(name) % 2 for name, kind in zip(NAMES, kinds) if kind == "p"}  # noqa: B905


@pytest.mark.parametrize("is_left", [True, False])
def test_a_game_left_or_given_other_players_in_a_bots_turn_leaves_the_zones_where_they_are(
    qtbot: QtBot, program: Controller, is_left: bool
) -> None:
    program.window.set_preferences(replace(LIKED, bot_pace=BotPace.KEY))
    game = set_out(program, "steady/classic", 60, "p", "p", "easy", "easy")
    to_bot(qtbot, program, game, after=1)
    assert large_side(game) == 1
    if is_left:
        game = continued(program)
    else:
        first, second, _, last = game.record.seats
        changed = Player("Nina", PlayerKind.BOT, "steady")
        program.game_controller.change_players((first, second, changed, last))
        game = game_of(program)
    assert game.bridge.waiting is Waiting.KEY
    assert large_side(game) == 1


def test_what_one_player_shows_large_stays_so_for_the_bots_but_not_for_the_next_player(
    qtbot: QtBot, program: Controller
) -> None:
    game = set_out(program, "steady/classic", 60, "p", "easy", "p", "easy")
    for _ in range(20):
        if wait(qtbot, game) is Waiting.PERSON and game.bridge.seat == 0:
            break
        go(qtbot, program, game)
    seen: set[int] = set()
    game.scene.canvas.arranged.connect(
        lambda: seen.add(large_side(game)) if game.scene.table.zones else None
    )
    QTest.keyClick(game.view, Qt.Key.Key_O)
    for _ in range(20):
        if wait(qtbot, game) is Waiting.COVER:
            break
        go(qtbot, program, game)
    assert game.bridge.seat == 2
    assert seen == {1}
    show(program)
    assert large_side(game) == 0
