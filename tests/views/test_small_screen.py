"""On a small or much enlarged screen the window is whole, and so is the hand in it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from played_lab import played
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, QSize
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot
from whole_program import programs

from handfoot_gui.core.preferences import Animation, BotPace, Preferences, TextSize
from handfoot_gui.core.record import Player, PlayerKind, replay
from handfoot_gui.core.table import HAND
from handfoot_gui.games import rules_of
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.storage.codec import load
from handfoot_gui.storage.saves import Saves
from handfoot_gui.ui.controller import Controller

SAYS_ITS_SIZE = """
import json, sys
from PySide6.QtCore import QPoint, QTimer
from PySide6.QtWidgets import QApplication
from handfoot_gui.__main__ import main
from handfoot_gui.ui.controller import Controller
start = Controller.start
def start_and_say(program, file):
    start(program, file)
    def say():
        window, view, scene = program.window, program.played.view, program.played.scene
        room = window.screen().availableSize()
        sizes = [size.toTuple() for size in (window.size(), window.minimumSize(), room)]
        lowest = max(place.rect.bottom() for _, place in scene.canvas.places.zones["hand"].cards)
        hand = view.mapTo(window, view.mapFromScene(0, lowest * scene.canvas.scale.k)).y()
        print(json.dumps([*sizes, hand]), flush=True)
        QApplication.quit()
    QTimer.singleShot(0, say)
Controller.start = start_and_say
main(["--open", sys.argv[1]])
"""
SAMPLES = Path(__file__).parents[1] / "samples"
SCREENS = {
    "1400 by 900 at 200 %": QSize(700, 450),
    "1366 by 768 at 150 %": QSize(911, 512),
    "1366 by 768 at 200 %": QSize(683, 384),
}
"""What is left of them in logical pixels."""
GAMES = (("steady/classic", 60), ("raub/classic-4", 23), ("manipulation/classic-4", 205))
"""Kept games, and after how many moves they are looked at."""
SHOWN = [
    (*GAMES[game], name, text)
    for row, name in enumerate(SCREENS)
    for place, text in enumerate(TextSize)
    for game in (range(3) if text is TextSize.LARGEST else [(row + place) % 3])
]
"""Every game with the largest text on every screen; of smaller ones, every two of the three."""


@pytest.fixture
def program(qapp: QApplication) -> Iterator[Controller]:
    with programs(qapp) as make:
        yield make()


@pytest.mark.sampled
@pytest.mark.parametrize(("sample", "moves", "screen", "text"), SHOWN)
def test_hand_buttons_and_bar_are_wholly_inside_the_window(
    program: Controller, qtbot: QtBot, sample: str, moves: int, screen: str, text: TextSize
) -> None:
    window = program.window
    window.set_preferences(
        Preferences(bot_pace=BotPace.KEY, animation=Animation.OFF, text_size=text)
    )
    size = SCREENS[screen]
    window.place.room.fit_into(size)
    program.start()
    record = load(SAMPLES / f"{sample}.handfoot.json").record
    mover = next(seat for seat, _ in record.moves[moves:] if seat >= 0)
    seats = tuple(
        Player(player.name, PlayerKind.PERSON)
        if seat == mover
        else Player(player.name, PlayerKind.BOT, "easy")
        for seat, player in enumerate(record.seats)
    )
    game = played(program, record.with_moves(record.moves[:moves]).with_seats(seats))
    qtbot.waitUntil(lambda: game.play.waiting is Waiting.PERSON, timeout=60_000)
    program.game_controller.pages.table.settle()
    QApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert window.size().boundedTo(size) == window.size()
    places, scale, view = game.scene.canvas.places, game.scene.canvas.scale, game.view
    hand = places.zones[HAND]
    rects = [place.rect for _, place in hand.cards] + [place.rect for place in hand.backs]
    assert rects
    room = view.viewport().rect()
    for rect in rects:
        assert room.contains(scale.in_view(rect))
    shown = [
        one
        for one in program.game_controller.pages.table.bar.findChildren(QAbstractButton)
        if one.isVisible()
    ]
    assert len(shown) > 2
    assert view.visible_buttons
    for widget in (view.viewport(), *view.visible_buttons, *shown):
        place = QRect(widget.mapTo(window, QPoint()), widget.size())
        assert window.rect().contains(place), (widget.objectName(), place)
    for button in shown:
        assert button.width() >= button.minimumSizeHint().width(), button.text()


def saved(home: Path) -> Path:
    """A game in *home* whose first seat has cards in hand."""
    record = load(SAMPLES / "steady/classic.handfoot.json").record
    first, *others = (player.name for player in record.seats)
    record = record.with_moves(record.moves[:60]).with_seats(
        (
            Player(first, PlayerKind.PERSON),
            *(Player(name, PlayerKind.BOT, "easy") for name in others),
        )
    )
    with Saves(home).create(record) as game:
        game.save(record, replay(rules_of(record), record.moves))
        return game.path


def test_the_window_opens_no_larger_than_the_screen(tmp_path: Path) -> None:
    path = saved(tmp_path)
    # 800 by 800 pixels is what a program has without a screen.
    env = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "HANDFOOT_HOME": str(tmp_path)}
    for scale in ("1", "1.5"):
        done = subprocess.run(
            [sys.executable, "-c", SAYS_ITS_SIZE, str(path)],
            env={**env, "QT_SCALE_FACTOR": scale},
            capture_output=True,
            text=True,
            timeout=120,
            check=True,
        )
        size, least, room, hand = json.loads(done.stdout)
        assert room[0] < 1024
        for found in (size, least):
            assert found[0] <= room[0]
            assert found[1] < room[1]
        assert hand < size[1]


def test_a_window_moved_to_a_smaller_screen_fits_it(program: Controller) -> None:
    program.start()
    window = program.window
    assert window.size() == QSize(1280, 720)
    screen = window.screen()
    room = screen.availableSize()
    assert room.width() < 1024
    # The offscreen plugin has one screen only, so its signal stands for the move.
    window.windowHandle().screenChanged.emit(screen)
    assert window.size().boundedTo(room) == window.size()
    assert window.minimumSize().boundedTo(room) == window.minimumSize()
