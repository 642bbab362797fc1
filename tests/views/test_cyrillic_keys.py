"""With a keyboard that has Cyrillic letters only, each key does what it does on any other."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from family_lab import SAMPLES, begun, set_out, wait
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot
from whole_program import child

from handfoot_gui.session.waiting import Waiting
from handfoot_gui.storage.codec import load
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.played_game import PlayedGame
from handfoot_gui.ui.pages.look_back.page import LookBackPage
from handfoot_gui.ui.widgets.held_keys import HELD_KEYS
from handfoot_gui.ui.widgets.keys_by_place import latin_letter

NONE, CONTROL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
RUSSIAN = dict(zip("ЙЦУКЕНГШЩЗФЫВАПРОЛДЯЧСМИТЬ", "QWERTYUIOPASDFGHJKLZXCVBNM", strict=True))
SCAN = {
    letter: first + n
    for first, row in ((24, "QWERTYUIOP"), (38, "ASDFGHJKL"), (52, "ZXCVBNM"))
    for n, letter in enumerate(row)
}


class Cyrillic:
    """A keyboard with the letters of Serbia, as Qt tells of it under X11."""

    def __init__(self, program: Controller) -> None:
        HELD_KEYS.watch()
        self._window = program.window
        self._now = 5_000_000
        self._window.activateWindow()
        QApplication.processEvents()

    def press(self, letter: str, modifiers: Qt.KeyboardModifier = NONE, scan: int = 0) -> None:
        window = self._window.windowHandle()
        text = "" if modifiers & CONTROL else letter.lower()
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            event = QKeyEvent(kind, ord(letter), modifiers, scan or ord(letter), 0, 0, text)
            self._now += 400
            event.setTimestamp(self._now)
            QApplication.sendEvent(window, event)
        QApplication.processEvents()


@pytest.fixture
def keyboard(program: Controller) -> Cyrillic:
    return Cyrillic(program)


def at_the_table(program: Controller, qtbot: QtBot, game: str) -> PlayedGame:
    played = begun(program, game, "p", "easy", "easy", "easy")
    assert wait(qtbot, played) is Waiting.PERSON
    program.window.activateWindow()
    played.view.setFocus()
    QApplication.processEvents()
    return played


def test_commands_of_one_letter_are_given_at_the_table(
    program: Controller, qtbot: QtBot, keyboard: Cyrillic
) -> None:
    played = at_the_table(program, qtbot, "hand-and-foot")
    with qtbot.waitSignal(played.play.bots.hinted, timeout=60_000):
        keyboard.press("Х")
    keyboard.press("С")
    assert program.game_controller.pages.is_at_score
    QTest.keyClick(program.game_controller.pages.score, Qt.Key.Key_Escape)
    before = len(played.record.moves)
    keyboard.press("Д")
    assert len(played.record.moves) > before, "D draws"
    keyboard.press("М")
    assert "memory aid is off" in played.scene.actions.bar.prompt


def test_commands_with_control_are_given_everywhere(
    program: Controller, qtbot: QtBot, keyboard: Cyrillic
) -> None:
    del qtbot
    start = program.window.page
    for letter in "НКБУ":
        program.show_start()
        keyboard.press(letter, CONTROL)
        assert program.window.page is not start, letter


def test_letters_are_still_typed_where_names_are(program: Controller, keyboard: Cyrillic) -> None:
    QTest.keyClick(program.window, Qt.Key.Key_N, CONTROL)
    QApplication.processEvents()
    page, name = program.window.page, child(program.window.page, QLineEdit, "name-0")
    name.setFocus()
    name.clear()
    for letter in "ХСФМЦ":
        keyboard.press(letter)
    assert name.text() == "хсфмц"
    assert program.window.page is page


def test_look_back_has_its_keys(program: Controller, qtbot: QtBot, keyboard: Cyrillic) -> None:
    record = load(SAMPLES / "raub" / "classic-2.handfoot.json").record
    played = set_out(program, "raub/classic-2", len(record.moves), "p", "easy")
    wait(qtbot, played)
    keyboard.press("Л", CONTROL)
    page = program.window.page
    assert isinstance(page, LookBackPage)
    page.setFocus()
    page.step(None, -1)
    with qtbot.waitSignal(page.again_requested):
        keyboard.press("Н")


def demo(program: Controller) -> None:
    program.watch_demo("raub")


def lesson(program: Controller) -> None:
    program.guided.learn("raub")


@pytest.mark.parametrize("begin", [demo, lesson])
def test_demo_and_lesson_have_theirs(
    program: Controller, qtbot: QtBot, keyboard: Cyrillic, begin: Callable[[Controller], None]
) -> None:
    begin(program)
    played = program.played
    assert played is not None
    played.view.setFocus()
    QApplication.processEvents()
    if begin is demo:
        qtbot.waitUntil(lambda: played.play.can_pause, timeout=60_000)
        keyboard.press(" ")
        assert played.play.brakes.is_paused
        keyboard.press("П")
        assert not played.play.brakes.is_paused
        keyboard.press("Е", CONTROL)
        assert program.played is None
    else:
        keyboard.press("Н", CONTROL)
        assert program.setup_controller.new_game_page.isVisible()


SERBIAN = "ЉЊЕРТЗУИОПАСДФГХЈКЛЅЏЦВБНМ"


@pytest.mark.parametrize("letter", sorted(set(RUSSIAN) - set(SERBIAN)))
def test_letters_of_no_serbian_keyboard_mean_the_key_in_their_place(letter: str) -> None:
    latin = RUSSIAN[letter]
    event = QKeyEvent(QEvent.Type.KeyPress, ord(letter), NONE, SCAN[latin], 0, 0, letter)
    assert latin_letter(event) == latin


def test_latin_letters_are_what_they_are() -> None:
    for key in (*"AZŽĆŐß", "?", "1"):
        event = QKeyEvent(QEvent.Type.KeyPress, ord(key), NONE, SCAN["Q"], 0, 0, key)
        assert latin_letter(event) == ""
    event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, NONE, SCAN["Q"], 0, 0, "")
    assert latin_letter(event) == ""
