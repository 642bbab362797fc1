"""Somebody who hits every key and drags everything everywhere: nothing breaks, nothing is lost."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from recorded import game
from sampling import examples
from whole_program import programs

from handfoot_gui.core import preferences as prefs
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.storage.codec import load
from handfoot_gui.storage.preferences import PreferencesFile
from handfoot_gui.storage.saves import Saves
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.played_game import PlayedGame
from handfoot_gui.ui.game.screen.screen import Screen

EVENTS = examples(150, 300)
LEFT = Qt.MouseButton.LeftButton
BUTTONS = (LEFT, Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton)
MODIFIERS = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
)
PLAIN_KEYS = (
    *map(Qt.Key, range(Qt.Key.Key_Space.value, Qt.Key.Key_QuoteLeft.value + 1)),
    *map(Qt.Key, range(Qt.Key.Key_Escape.value, Qt.Key.Key_Delete.value + 1)),
    *map(Qt.Key, range(Qt.Key.Key_Home.value, Qt.Key.Key_PageDown.value + 1)),
    *map(Qt.Key, range(Qt.Key.Key_F1.value, Qt.Key.Key_F10.value + 1)),
)
USED_KEYS = (
    *map(Qt.Key, b"DXGYNHSK7 "),
    Qt.Key.Key_Return, Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Escape, Qt.Key.Key_Backspace,
    Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home,
)  # fmt: skip
LOOKS = (
    *({"theme": theme} for theme in (prefs.ThemeChoice.LIGHT, prefs.ThemeChoice.DARK)),
    *({"text_size": size} for size in prefs.TextSize),
    *({"card_size": size} for size in prefs.CardSize),
    *({"card_design": design} for design in prefs.CardDesign),
    *({"suit_signs": signs} for signs in prefs.SuitSigns),
    *({"suit_colours": colours} for colours in prefs.SuitColours),
    *({"sorting": sorting} for sorting in prefs.Sorting),
    *({"animation": speed} for speed in (prefs.Animation.OFF, prefs.Animation.QUICK)),
    *({"bot_pace": pace} for pace in (prefs.BotPace.INSTANT, prefs.BotPace.KEY)),
)


def close_dialogs() -> None:
    """What a dialog or menu would wait for for ever."""
    while (open_one := QApplication.activePopupWidget() or QApplication.activeModalWidget()) and (
        open_one.close()
    ):
        pass


class Monkey:
    """Does one random thing after the other to a program that always has a game open."""

    def __init__(self, program: Controller, saves: Saves, rng: Random, qtbot: QtBot) -> None:
        self._program = program
        self._saves = saves
        self._rng = rng
        self._qtbot = qtbot
        self.met: set[Waiting] = set()
        """What games were found waiting for."""

    def act(self) -> None:
        played = self._program.played
        if played is None:
            self._sit_down()
            return
        screen = played.screen
        if screen.play.brakes.is_paused and self._rng.random() < 0.8:
            screen.play.pause()
        # While people look back at the game or at the paused table, no bot goes on.
        if (
            self._is_at_table
            and not screen.play.brakes.is_paused
            and screen.play.waiting in (Waiting.BOT, Waiting.NOTHING)
            and self._rng.random() < 0.8
        ):
            self._qtbot.waitUntil(lambda: self._is_past_bots(screen), timeout=60_000)
        self.met.add(screen.play.waiting)
        if not self._is_at_table:
            self._leave_page()
            return
        act = self._rng.choices(
            (self._click, self._drag, self._half_drag, self._key, self._button, self._play,
             self._style, self._resize, self._wait, self._ask_program),
            (10, 14, 6, 36, 6, 8, 4, 2, 5, 4),
        )[0]  # fmt: skip
        act(played)

    @staticmethod
    def _is_past_bots(screen: Screen) -> bool:
        """Whether no bot is to act; where one rests between two acts, it goes on at once."""
        is_past = screen.play.waiting not in (Waiting.BOT, Waiting.NOTHING)
        if not is_past:
            screen.go_on()
        return is_past

    def _sit_down(self) -> None:
        games = self._saves.search().all().games
        self._program.files.continue_game(self._rng.choice(games).path.name)

    @property
    def _is_at_table(self) -> bool:
        return self._program.game_controller.pages.is_at_table

    def _leave_page(self) -> None:
        if self._program.look_back_controller.page is not None:
            self._program.look_back_controller.leave()
            return
        self._program.game_controller.ask(lambda game: game.deal_next())
        self._program.game_controller.ask(lambda game: game.show_table())
        if not self._is_at_table or self._is_held:
            self._program.leave_to_start()

    @property
    def _is_held(self) -> bool:
        """Whether the game waits for a page to be left by the way back that only that page has."""
        played = self._program.played
        return played is not None and played.play.brakes.is_held

    def _point(self, played: PlayedGame) -> QPoint:
        port, places = played.view.viewport(), played.scene.canvas.places
        if places is not None and self._rng.random() < 0.7:
            zone = self._rng.choice(list(places.zones.values()))
            k = played.scene.canvas.scale.k
            if zone.cards:
                _, place = self._rng.choice(zone.cards)
                return QPoint(round((place.x + 9) * k), round((place.y + 14) * k))
            return QPoint(round(zone.rect.center().x() * k), round(zone.rect.center().y() * k))
        return QPoint(self._rng.randrange(port.width()), self._rng.randrange(port.height()))

    def _click(self, played: PlayedGame) -> None:
        port, at = played.view.viewport(), self._point(played)
        QTest.mouseClick(port, self._rng.choice((LEFT, LEFT, LEFT, *BUTTONS)), pos=at)
        if self._rng.random() < 0.3:
            QTest.mouseDClick(port, LEFT, pos=at)

    def _drag(self, played: PlayedGame) -> None:
        self._half_drag(played)
        QTest.mouseRelease(played.view.viewport(), LEFT, pos=self._point(played))

    def _half_drag(self, played: PlayedGame) -> None:
        """Whatever comes next comes in mid-drag."""
        port, start, end = played.view.viewport(), self._point(played), self._point(played)
        QTest.mousePress(port, LEFT, pos=start)
        for step in (1, 2, 3):
            QTest.mouseMove(port, start + (end - start) * step / 3)

    def _key(self, played: PlayedGame) -> None:
        if self._rng.random() < 0.8:
            QTest.keyClick(played.view, self._rng.choice(USED_KEYS))
            return
        key, modifier = self._rng.choice(PLAIN_KEYS), self._rng.choice(MODIFIERS)
        if (key, modifier) != (Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier):
            QTest.keyClick(played.view, key, modifier)

    def _button(self, played: PlayedGame) -> None:
        buttons = played.view.visible_buttons
        if buttons:
            QTest.mouseClick(self._rng.choice(buttons), LEFT)

    def _play(self, played: PlayedGame) -> None:
        """A move that is allowed, so that the game gets somewhere."""
        screen = played.screen
        # In a lesson the table takes no other move than the one that is shown.
        if screen.play.waiting is Waiting.PERSON and played.guide is None:
            screen.make(
                self._rng.choice(list(screen.play.session.rules.suggestions(screen.view))[:8])
            )

    def _style(self, _played: PlayedGame) -> None:
        window = self._program.window
        preferences = replace(window.preferences, **self._rng.choice(LOOKS))
        window.change_preferences(preferences)

    def _resize(self, _played: PlayedGame) -> None:
        self._program.window.resize(self._rng.randrange(600, 2200), self._rng.randrange(400, 1400))

    def _wait(self, _played: PlayedGame) -> None:
        self._qtbot.wait(self._rng.randrange(15))

    def _ask_program(self, _played: PlayedGame) -> None:
        does = self._program.window.commands
        self._rng.choice(
            (
                does.game.undo,
                does.game.undo,
                does.game.redo,
                does.game.hint,
                does.game.hint,
                does.game.sheet,
                does.start,
            )
        ).trigger()


@pytest.fixture
def program(qapp: QApplication, user_folder: Path) -> Iterator[Controller]:
    preferences = prefs.Preferences(
        bot_pace=prefs.BotPace.INSTANT, animation=prefs.Animation.OFF, theme=prefs.ThemeChoice.LIGHT
    )
    PreferencesFile(user_folder).save(preferences)
    with programs(qapp) as make:
        program = make()
        program.start()
        yield program


def let_loose(
    program: Controller, folder: Path, seed: int, qtbot: QtBot, events: int
) -> list[Path]:
    """A monkey hits keys and buttons so often; the games that are there then, which are whole."""
    closer = QTimer(interval=15)
    closer.timeout.connect(close_dialogs)
    closer.start()
    program.game_controller.dice = Random(seed)
    monkey = Monkey(program, Saves(folder), Random(seed), qtbot)
    for _ in range(events):
        monkey.act()
    closer.stop()
    close_dialogs()
    program.stop()
    assert Waiting.PERSON in monkey.met
    games = list(folder.rglob("*.handfoot"))
    # Reading a game plays all its moves again, under rules that refuse what is not allowed.
    assert not any(load(path).is_read_only for path in games)
    return games


@pytest.mark.parametrize("seed", [1, 2])
def test_whatever_is_hit_the_games_stay_whole(
    program: Controller, user_folder: Path, qtbot: QtBot, seed: int
) -> None:
    saves = Saves(user_folder)
    for depth in (4, 60, 300, 640):
        record, state = game(seed, depth)
        with saves.create(record) as mine:
            mine.save(record, state)
    games = let_loose(program, user_folder, seed, qtbot, EVENTS)
    assert len(games) >= 4
    others = {path.name for path in user_folder.rglob("*") if path.is_file() and path not in games}
    assert "preferences.json" in others
    # An own order of the hand and a turn left half done are kept only when there are any.
    # So are the logs of what crashed, which are empty here, and a book somebody opened.
    kept = {"own-order.json", "working-table.json", "bots.log", "family-book.sqlite"}
    assert others <= {"preferences.json", *kept}
