"""A window with several people at its table, played as they would."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from pathlib import Path
from random import Random

from other_points_lab import in_dialog
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from handfoot_gui.core.preferences import Animation, BotPace, Preferences, ThemeChoice
from handfoot_gui.core.record import Player, PlayerKind
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.storage.codec import load
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.played_game import PlayedGame
from handfoot_gui.ui.game.players.players_dialog import PlayersDialog
from handfoot_gui.ui.pages.setup.choice import NewGame, RulesChoice, SeatChoice

SAMPLES = Path(__file__).parent.parent / "samples"
NAMES = ("Marta", "Elise", "Josip", "Karl", "Ana", "Pavel")
LIKED = Preferences(bot_pace=BotPace.INSTANT, animation=Animation.OFF, theme=ThemeChoice.LIGHT)
STOPS = (
    Waiting.PERSON, Waiting.COVER, Waiting.LOOK, Waiting.PRESS, Waiting.NEXT_DEAL, Waiting.OVER
)  # fmt: skip


def seats(*kinds: str) -> tuple[SeatChoice, ...]:
    """A "p" for every person, a level for every bot."""
    return tuple(
        SeatChoice(name, None if kind == "p" else kind)
        for name, kind in zip(NAMES, kinds, strict=False)
    )


def choice(game: str, *kinds: str) -> NewGame:
    return NewGame(RulesChoice(game, "classic"), seats(*kinds))


def begun(program: Controller, game: str, *kinds: str) -> PlayedGame:
    program.new_game(choice(game, *kinds))
    return the_game(program)


def the_game(program: Controller) -> PlayedGame:
    assert program.played is not None
    return program.played


def wait(qtbot: QtBot, game: PlayedGame) -> Waiting:
    """Until the table waits for somebody."""
    if game.play.waiting not in STOPS:
        qtbot.waitUntil(lambda: game.play.waiting in STOPS, timeout=60_000)
    return game.play.waiting


def show(program: Controller) -> None:
    """Press the button of the cover, as Enter does."""
    QTest.keyClick(program.game_controller.pages.cover, Qt.Key.Key_Return)


def go(qtbot: QtBot, program: Controller, game: PlayedGame, rng: Random | None = None) -> Waiting:
    """One act of whoever is waited for; says what for."""
    waiting = wait(qtbot, game)
    if waiting is Waiting.COVER:
        show(program)
    elif waiting in (Waiting.LOOK, Waiting.PRESS):
        # Who hears presses nothing that was not said yet.
        qtbot.wait(1)
        QTest.keyClick(game.view, Qt.Key.Key_Return)
    elif waiting is Waiting.PERSON:
        moves = list(islice(game.play.session.rules.suggestions(game.screen.view), 8))
        game.scene.move_chosen.emit(moves[0] if rng is None else rng.choice(moves))
    return waiting


def play_until(
    qtbot: QtBot, program: Controller, game: PlayedGame, rng: Random, is_there: Callable[[], bool]
) -> None:
    """One act after the other, deal after deal, until it *is_there*."""
    for _ in range(900):
        waiting = wait(qtbot, game)
        if is_there():
            return
        if waiting is Waiting.NEXT_DEAL:
            game.deal_next()
        go(qtbot, program, game, rng)
    raise AssertionError("it never came so far")


def set_out(program: Controller, sample: str, moves: int, *kinds: str) -> PlayedGame:
    """A kept game after so many moves, with people and bots as wished."""
    whole = load(SAMPLES / f"{sample}.handfoot.json").record
    record = whole.with_moves(whole.moves[:moves]).with_seats(
        Player(name, PlayerKind.PERSON) if kind == "p" else Player(name, PlayerKind.BOT, kind)
        for name, kind in zip(NAMES, kinds, strict=False)
    )
    program.game_controller.begin(record)
    return the_game(program)


def to_cover(qtbot: QtBot, program: Controller, game: PlayedGame) -> None:
    while (waiting := wait(qtbot, game)) is not Waiting.COVER:
        assert waiting not in (Waiting.NEXT_DEAL, Waiting.OVER), "the deal goes on"
        go(qtbot, program, game)


def in_players(program: Controller, act: Callable[[PlayersDialog], None]) -> None:
    """Open the dialog as F2 does, and do *act* in it; it is closed then."""
    program.window.activateWindow()
    QApplication.processEvents()
    in_dialog(PlayersDialog, act, lambda: QTest.keyClick(program.window, Qt.Key.Key_F2))


def laid_out(qtbot: QtBot, program: Controller) -> PlayedGame:
    """Four people at Manipulation Rummy; one has laid a card out and not played it."""
    game = set_out(program, "manipulation/classic-4", 60, "p", "p", "p", "p")
    while not game.scene.turn.has_draft:
        to_cover(qtbot, program, game)
        show(program)
        game.scene.actions.press("draw")
        game.scene.actions.press("draw")
        if game.screen.is_open:
            game.scene.selection.select(game.scene.table.hand[:1])
            game.scene.drop(game.scene.selection.cards, "new-meld")
    return game
