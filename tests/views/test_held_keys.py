"""A key that is held acts once: what it was pressed for is not what comes next on the screen."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from family_lab import SAMPLES, begun, set_out, to_cover, wait
from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QWindow
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from whole_program import child

from handfoot_gui.games.manipulation.rules.moves import EndRound
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.storage.codec import load
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.widgets.controls import Button
from handfoot_gui.ui.widgets.held_keys import HELD_KEYS
from handfoot_gui.ui.widgets.page import QuestionDialog, QuestionText

ENTER = Qt.Key.Key_Return


class Keyboard:
    """What an X server sends: a key that is held is a release and a press of the same moment, and
    none of them is marked as a repeat."""

    def __init__(self) -> None:
        self._now = 1_000_000
        self.window: QWindow | None = None

    def _send(self, kind: QEvent.Type, key: Qt.Key) -> None:
        window = self.window or QApplication.focusWindow()
        assert window is not None
        text = {ENTER: "\r", Qt.Key.Key_Space: " "}.get(key, "")
        event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, 0, int(key), 0, text)
        event.setTimestamp(self._now)
        QApplication.sendEvent(window, event)
        QApplication.processEvents()

    def wait(self, milliseconds: int) -> None:
        """Nothing is pressed for so long, by the clock of the X server."""
        self._now += milliseconds

    def down(self, key: Qt.Key = ENTER) -> None:
        self._send(QEvent.Type.KeyPress, key)

    def held(self, times: int = 5, key: Qt.Key = ENTER) -> None:
        """What comes of a key that is down and stays down."""
        for _ in range(times):
            self.wait(40)
            self._send(QEvent.Type.KeyRelease, key)
            self._send(QEvent.Type.KeyPress, key)

    def up(self, key: Qt.Key = ENTER) -> None:
        self._send(QEvent.Type.KeyRelease, key)

    def tap(self, key: Qt.Key = ENTER) -> None:
        """A key goes down and up as a finger does it, long after the one before."""
        self.wait(400)
        self.down(key)
        self.wait(60)
        self.up(key)


@pytest.fixture
def keyboard() -> Iterator[Keyboard]:
    HELD_KEYS.watch()
    made = Keyboard()
    yield made
    for key in (ENTER, Qt.Key.Key_Space, Qt.Key.Key_Escape):
        if QApplication.focusWindow() is not None or made.window is not None:
            made.wait(1000)
            made.up(key)


def in_front(program: Controller, keyboard: Keyboard) -> None:
    program.window.activateWindow()
    QApplication.processEvents()
    keyboard.window = program.window.windowHandle()


@pytest.mark.every_case
@pytest.mark.parametrize("key", [ENTER, Qt.Key.Key_Space])
@pytest.mark.parametrize("game", ["hand-and-foot", "manipulation"])
def test_a_key_that_was_down_when_the_cover_came_never_opens_it(
    program: Controller, qtbot: QtBot, keyboard: Keyboard, game: str, key: Qt.Key
) -> None:
    played = begun(program, game, "p", "p")
    to_cover(qtbot, program, played)
    in_front(program, keyboard)
    keyboard.tap()
    assert played.play.waiting is Waiting.PERSON
    keyboard.wait(400)
    keyboard.down(key)
    played.screen.cover()
    before = played.record.moves
    assert program.game_controller.pages.is_covered
    keyboard.held(40, key)
    assert program.game_controller.pages.is_covered
    assert played.play.waiting is Waiting.COVER
    keyboard.up(key)
    assert program.game_controller.pages.is_covered
    keyboard.tap(key)
    assert played.play.waiting is Waiting.PERSON
    assert played.record.moves == before


@pytest.mark.timing(keys_up=300)
def test_the_cover_opens_only_after_all_keys_were_up_on_it(
    program: Controller, qtbot: QtBot, keyboard: Keyboard
) -> None:
    played = begun(program, "hand-and-foot", "p", "p")
    to_cover(qtbot, program, played)
    in_front(program, keyboard)
    qtbot.wait(310)
    keyboard.down(Qt.Key.Key_D)
    keyboard.wait(50)
    keyboard.down()
    keyboard.up()
    assert played.play.waiting is Waiting.COVER, "another key is down"
    keyboard.up(Qt.Key.Key_D)
    for _ in range(3):
        keyboard.wait(200)
        keyboard.down()
        keyboard.wait(50)
        keyboard.up()
        assert played.play.waiting is Waiting.COVER, "in rhythm"
    keyboard.tap()
    assert played.play.waiting is Waiting.PERSON


@pytest.mark.timing(keys_up=300)
def test_a_key_whose_end_was_never_heard_of_keeps_nothing_covered(
    program: Controller, qtbot: QtBot, keyboard: Keyboard
) -> None:
    """A desktop may take the rest of a shortcut for itself."""
    played = begun(program, "hand-and-foot", "p", "p")
    to_cover(qtbot, program, played)
    in_front(program, keyboard)
    qtbot.wait(310)
    keyboard.down(Qt.Key.Key_Print)
    keyboard.tap()
    assert played.play.waiting is Waiting.COVER
    keyboard.wait(3000)
    keyboard.tap()
    assert played.play.waiting is Waiting.PERSON


def test_enter_held_at_the_discard_draws_nothing_in_the_next_turn_alone_with_bots(
    program: Controller, qtbot: QtBot, keyboard: Keyboard
) -> None:
    program.game_controller.dice = Random(4)
    played = begun(program, "hand-and-foot", "p", "easy", "easy", "easy")
    assert wait(qtbot, played) is Waiting.PERSON
    in_front(program, keyboard)
    played.view.setFocus()
    keyboard.tap()
    played.scene.selection.select(played.scene.table.hand[:1])
    keyboard.wait(400)
    keyboard.down()
    assert played.play.waiting is not Waiting.PERSON, "the card is discarded"
    wait(qtbot, played)
    assert [button.key for button in played.scene.actions.buttons] == ["Enter"]
    drawn = played.record.moves
    keyboard.held(40)
    assert played.record.moves == drawn
    keyboard.up()
    keyboard.tap()
    assert len(played.record.moves) > len(drawn)


@pytest.mark.timing(keys_up=500)
def test_enter_in_rhythm_presses_nothing_of_a_turn_that_has_only_just_begun(
    program: Controller, qtbot: QtBot, keyboard: Keyboard
) -> None:
    played = begun(program, "hand-and-foot", "p", "easy", "easy", "easy")
    assert wait(qtbot, played) is Waiting.PERSON
    in_front(program, keyboard)
    played.view.setFocus()
    before = played.record.moves
    for _ in range(4):
        keyboard.tap()
    assert played.record.moves == before
    qtbot.wait(510)
    keyboard.wait(510)
    keyboard.tap()
    assert len(played.record.moves) > len(before)


def test_space_held_where_the_keyboard_is_draws_once(
    program: Controller, qtbot: QtBot, keyboard: Keyboard
) -> None:
    played = begun(program, "manipulation", "p", "easy")
    assert wait(qtbot, played) is Waiting.PERSON
    in_front(program, keyboard)
    played.view.setFocus()
    cursor = played.scene.canvas.cursor
    card = played.scene.table.hand[0]
    cursor.seek(card.rank) if card.rank is not None else cursor.edge(is_last=False)
    keyboard.wait(400)
    keyboard.down(Qt.Key.Key_Space)
    lifted = played.scene.selection.cards
    assert lifted
    for _ in range(5):
        keyboard.held(1, Qt.Key.Key_Space)
        assert played.scene.selection.cards == lifted


def at_the_score(program: Controller, qtbot: QtBot, keyboard: Keyboard) -> QWidget:
    """The deal is over, and Enter, which is down still, has shown the score."""
    ends = load(SAMPLES / "manipulation" / "classic-2.handfoot.json").record.moves
    first = next(number for number, (_, move) in enumerate(ends) if isinstance(move, EndRound))
    game = set_out(program, "manipulation/classic-2", first, "p", "easy")
    assert wait(qtbot, game) is Waiting.NEXT_DEAL
    in_front(program, keyboard)
    game.view.setFocus()
    keyboard.wait(400)
    keyboard.down()
    assert program.game_controller.pages.is_at_score
    return program.game_controller.pages.score


def test_enter_held_on_the_table_deals_no_next_deal_from_the_score(
    program: Controller, qtbot: QtBot, keyboard: Keyboard
) -> None:
    score = at_the_score(program, qtbot, keyboard)
    keyboard.held(40)
    assert program.window.page is score
    keyboard.up()
    keyboard.tap()
    assert program.window.page is not score


@pytest.mark.timing(score_seen=400)
def test_single_presses_do_not_prolong_the_moment_of_the_score(
    program: Controller, qtbot: QtBot, keyboard: Keyboard
) -> None:
    score = at_the_score(program, qtbot, keyboard)
    keyboard.up()
    button = child(score, Button, "next-deal")
    going_on = button.text()
    keyboard.tap()
    assert button.text() == "One moment"
    keyboard.tap()
    assert program.window.page is score
    qtbot.waitUntil(lambda: button.text() == going_on, timeout=60_000)
    keyboard.tap()
    assert program.window.page is not score


@pytest.mark.parametrize("key", [ENTER, Qt.Key.Key_Space, Qt.Key.Key_Escape])
def test_a_question_is_answered_by_no_key_that_was_pressed_before(
    program: Controller, qtbot: QtBot, keyboard: Keyboard, key: Qt.Key
) -> None:
    in_front(program, keyboard)
    keyboard.down(key)
    asked = QuestionText("Delete it?", "It is gone then.", "Delete", "Keep it")
    dialog = QuestionDialog(program.window.ui_style, asked, program.window)
    seen: list[bool] = []

    def work() -> None:
        keyboard.window = dialog.windowHandle()
        dialog.windowHandle().requestActivate()
        qtbot.waitUntil(lambda: QApplication.activeWindow() is dialog, timeout=60_000)
        child(dialog, Button, "do-it").setFocus()
        keyboard.held(10, key)
        seen.append(dialog.isVisible())
        keyboard.up(key)
        keyboard.tap(key)
        seen.append(dialog.isVisible())
        if dialog.isVisible():
            dialog.reject()

    QTimer.singleShot(0, work)
    accepted = dialog.exec()
    keyboard.window = program.window.windowHandle()
    assert seen == [True, False]
    assert bool(accepted) is (key != Qt.Key.Key_Escape)
