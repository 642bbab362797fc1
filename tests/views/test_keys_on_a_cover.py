"""Whatever key is pressed on a cover: nothing that is seen, read or said tells of a hand."""

from __future__ import annotations

from random import Random

import pytest
from family_lab import begun, go, to_cover
from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from scrambling import scramble, whole_state
from watching import CARD_WORDS, faces, leaks, quoted, texts, told

from handfoot_gui.session.waiting import Waiting
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.played_game import PlayedGame
from handfoot_gui.ui.widgets.speaker import speaker_of

PLAIN, CONTROL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
BOTH = CONTROL | Qt.KeyboardModifier.ShiftModifier
KEYS = (
    *((key, PLAIN) for key in map(Qt.Key, b"HFISD7?")),
    *((key, PLAIN) for key in (Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_F1, Qt.Key.Key_F2)),
    *((Qt.Key.Key_F5, held) for held in (PLAIN, SHIFT)),
    *((key, CONTROL) for key in map(Qt.Key, b"PFC")),
    (Qt.Key.Key_R, BOTH),
    (Qt.Key.Key_P, BOTH),
)


def outward(
    program: Controller, game: PlayedGame, key: tuple[Qt.Key, Qt.KeyboardModifier]
) -> tuple[set[str], list[QImage]]:
    """Press *key*, and close what it opens; all that is read and all that is seen then."""
    window, cover = program.window, program.game_controller.pages.cover
    cover.take_focus()
    read, seen = set[str](), list[QImage]()

    def look() -> None:
        front = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        if front is not None:
            read.update(texts(front))
            seen.append(front.grab().toImage())
            front.close()

    looking = QTimer(interval=5)
    looking.timeout.connect(look)
    looking.start()
    QTest.keyClick(QApplication.focusWidget() or window, *key)
    QTest.qWait(10)
    looking.stop()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert game.play.waiting is Waiting.COVER, key
    read |= texts(window) | {QGuiApplication.clipboard().text()}
    assert window.page is cover, key
    return read, [*seen, window.grab().toImage()]


@pytest.mark.every_case
@pytest.mark.parametrize("name", ["hand-and-foot", "raub", "manipulation"])
def test_no_key_on_the_cover_tells_of_a_hand(qtbot: QtBot, program: Controller, name: str) -> None:
    game, rng, said = begun(program, name, "p", "p", "p"), Random(3), list[str]()
    speaker_of(program.window).said.connect(said.append)
    for _ in range(6):
        go(qtbot, program, game, rng)
    to_cover(qtbot, program, game)
    session = game.play.session
    for key in KEYS:
        # What is opened for the first time stays made.
        outward(program, game, key)
        before = outward(program, game, key)
        known = quoted(game)
        assert leaks(game, program.window) == []
        assert faces(game) == set()
        assert not [text for text in said if CARD_WORDS.search(told(text, known))]
        whole = whole_state(session)
        scramble(session, rng)
        assert whole_state(session) != whole
        session.log.retell()
        game.play.changed.emit()
        assert outward(program, game, key) == before, key
