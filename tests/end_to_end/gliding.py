"""A process of its own for `test_screen_picture.py`: plays in a real window and prints, as JSON,
the device pixels per pixel and how many pixels of the screen differ from a fresh picture.

Arguments: the sample to go on with, how many of its moves are played already.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from handfoot_gui.core.preferences import Animation, BotPace, Preferences, ThemeChoice
from handfoot_gui.core.record import Player, PlayerKind, replay
from handfoot_gui.games import rules_of
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.storage.codec import load
from handfoot_gui.storage.preferences import PreferencesFile
from handfoot_gui.storage.saves import Saves
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.played_game import PlayedGame

SAMPLES = Path(__file__).parent.parent / "samples"
NAMES = ("Marta", "Elise", "Josip", "Karl")
WINDOW = QSize(1417, 803)
"""Larger than usual by so much that the bar above the table is no round number of pixels high."""
TURNS = 4


def saved(home: Path, sample: str, moves: int) -> Path:
    """A game in *home* that goes on after so many moves of *sample*, its cards gliding."""
    preferences = Preferences(
        bot_pace=BotPace.INSTANT, animation=Animation.QUICK, theme=ThemeChoice.LIGHT
    )
    PreferencesFile(home).save(preferences)
    record = load(SAMPLES / f"{sample}.handfoot.json").record
    bots = (Player(name, PlayerKind.BOT, "easy") for name in NAMES[1 : len(record.seats)])
    seats = (Player(NAMES[0], PlayerKind.PERSON), *bots)
    record = replace(record, seats=seats, moves=record.moves[:moves], fair=())
    with Saves(home).create(record) as game:
        game.save(record, replay(rules_of(record), record.moves))
        return game.path


def wait_for_rest(played: PlayedGame) -> None:
    """Wait until the person is to move, or the deal is over, and no card glides any more."""
    waiting = (Waiting.PERSON, Waiting.NEXT_DEAL)
    while played.scene.canvas.cards.animator.is_flying or played.play.waiting not in waiting:
        QTest.qWait(10)


def play(played: PlayedGame) -> None:
    """Lift a card and put it back before each of some moves of the person, in one deal."""
    scene, screen = played.scene, played.screen
    for _ in range(TURNS):
        wait_for_rest(played)
        if screen.play.waiting is not Waiting.PERSON or not scene.table.zones:
            return
        if scene.table.hand:
            card = scene.table.hand[len(scene.table.hand) // 2]
            for _ in range(2):
                scene.selection.toggle(card)
                QTest.qWait(60)
        screen.make(next(iter(screen.play.session.rules.suggestions(screen.view))))
    wait_for_rest(played)


def differing(window: QWidget) -> int:
    """Pixels of the screen that are not as in a picture painted from scratch.

    One step of a colour is no difference: Qt rounds what is half transparent, as the rounded ends
    of a bar over a card, in another way where only a part of the window is painted.
    """

    def pixels(picture: QPixmap) -> QImage:
        return picture.toImage().convertToFormat(QImage.Format.Format_RGB32)

    for _ in range(40):
        # What is still to be painted is painted now; what was left behind stays.
        QTest.qWait(50)
        seen = pixels(window.screen().grabWindow(window.winId()))
        fresh = pixels(window.grab())
        if seen == fresh:
            return 0
    assert seen.size() == fresh.size()
    pairs = zip(seen.constBits().cast("I"), fresh.constBits().cast("I"), strict=True)
    return sum(one != other and is_seen(one, other) for one, other in pairs)


def is_seen(one: int, other: int) -> bool:
    """Whether two colours differ by more than one step."""
    return any(abs((one >> shift & 255) - (other >> shift & 255)) > 1 for shift in (0, 8, 16))


def main() -> None:
    app = QApplication([])
    program = Controller()
    home = Path(os.environ["HANDFOOT_HOME"])
    path = saved(home, sys.argv[1], int(sys.argv[2]))
    program.window.set_preferences(PreferencesFile(home).load()[0])
    program.start(path)
    program.window.resize(WINDOW)
    assert program.played is not None
    play(program.played)
    print(json.dumps([program.window.devicePixelRatioF(), differing(program.window)]))
    program.stop()
    del app


if __name__ == "__main__":
    main()
