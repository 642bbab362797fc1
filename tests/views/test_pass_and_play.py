"""Several people at one screen: what opens the cover, and what is asked behind it."""

from __future__ import annotations

from random import Random

import pytest
from family_lab import (
    SAMPLES,
    begun,
    go,
    play_until,
    set_out,
    show,
    wait,
)
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot
from watching import faces, hands, leaks, texts
from whole_program import child

from handfoot_gui.games.hand_and_foot.rules.moves import Answer, Ask
from handfoot_gui.games.hand_and_foot.rules.presets import PRESETS
from handfoot_gui.games.raub.rules.moves import SwapSeven
from handfoot_gui.games.raub.rules.state import Phase
from handfoot_gui.storage.codec import load
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game import cover_page
from handfoot_gui.ui.game.bridge import Waiting


def test_the_key_that_ended_the_turn_does_not_open_the_cover(
    qtbot: QtBot, program: Controller, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cover_page, "SETTLING_MS", 60_000)
    game = begun(program, "hand-and-foot", "p", "p", "p", "p")
    wait(qtbot, game)
    page = program.game_controller.pages.cover
    button = child(page, QAbstractButton, "cover-show")
    assert button.hasFocus()
    QTest.keyClick(button, Qt.Key.Key_Return)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert game.bridge.waiting is Waiting.COVER
    monkeypatch.setattr(cover_page, "SETTLING_MS", 0)
    qtbot.wait(50)
    assert game.bridge.waiting is Waiting.COVER, "never by time"
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert game.bridge.waiting is Waiting.PERSON


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_a_key_that_is_held_does_not_open_the_cover(
    qtbot: QtBot, program: Controller, key: Qt.Key
) -> None:
    game = begun(program, "hand-and-foot", "p", "p")
    wait(qtbot, game)
    page = program.game_controller.pages.cover
    button = child(page, QAbstractButton, "cover-show")
    for target in (button, page):
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            held = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, "\r", True)
            QApplication.sendEvent(target, held)
        # The release of a key that was pressed before the cover came.
        released = QKeyEvent(QEvent.Type.KeyRelease, key, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(target, released)
    assert game.bridge.waiting is Waiting.COVER
    QTest.keyClick(button, key)
    assert game.bridge.waiting is Waiting.PERSON


def test_other_keys_and_clicks_beside_the_button_leave_the_cover(
    qtbot: QtBot, program: Controller
) -> None:
    game = begun(program, "manipulation", "p", "p")
    wait(qtbot, game)
    page = program.game_controller.pages.cover
    for key in "dhsukc19":
        QTest.keyClick(page, key)
    for key in (Qt.Key.Key_Escape, Qt.Key.Key_Left, Qt.Key.Key_Backspace):
        QTest.keyClick(page, key)
    QTest.mouseClick(page.viewport(), Qt.MouseButton.LeftButton)
    QTest.keyClick(program.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert game.bridge.waiting is Waiting.COVER
    assert program.window.page is page


def test_one_person_alone_is_never_covered(qtbot: QtBot, program: Controller) -> None:
    game = begun(program, "hand-and-foot", "steady", "steady", "p", "steady")
    for _ in range(8):
        assert wait(qtbot, game) is Waiting.PERSON
        assert game.bridge.seat == 2
        assert game.bridge.is_open
        assert not game.bridge.can_cover
        go(qtbot, program, game)


@pytest.mark.parametrize("preset", [name for name, rules in PRESETS.items() if rules.permission])
def test_every_rule_set_asks_the_partners_behind_their_covers(
    qtbot: QtBot, program: Controller, preset: str
) -> None:
    sample = f"steady/{preset}"
    moves = load(SAMPLES / f"{sample}.handfoot.json").record.moves
    number, asker = next((n, seat) for n, (seat, did) in enumerate(moves) if did == Ask())
    options = PRESETS[preset]
    game = set_out(program, sample, number, *["p"] * options.players)
    wait(qtbot, game)
    show(program)
    assert game.bridge.seat == asker
    game.scene.move_chosen.emit(Ask())
    names, window = game.presenter.names, program.window
    for partner in options.partners_of(asker):
        assert (game.bridge.waiting, game.bridge.seat) == (Waiting.COVER, partner)
        read = texts(window)
        assert f"A question from {names[asker]} to" in read
        assert f"Show {names[partner]}’s cards" in read
        assert any("asked " in text and "whether to go out" in text for text in read)
        assert leaks(game, window) == []
        assert faces(game) == set()
        show(program)
        assert not faces(game) & hands(game)[asker]
        assert faces(game) & hands(game)[partner]
        assert set(game.scene.table.hand) == set(game.bridge.view.holding)
        game.scene.move_chosen.emit(Answer(may=True))
        assert any(f"{names[partner]} said yes" in text for text in texts(window))
    assert (game.bridge.waiting, game.bridge.seat) == (Waiting.COVER, asker)
    assert leaks(game, window) == []
    assert faces(game) == set()


def test_the_asker_stays_at_the_screen_while_a_bot_answers(
    qtbot: QtBot, program: Controller
) -> None:
    game = set_out(program, "steady/classic", 149, "p", "p", "p", "p")
    wait(qtbot, game)
    asker = game.bridge.seat
    kinds = ["p"] * 4
    kinds[(asker + 2) % 4] = "steady"
    game = set_out(program, "steady/classic", 149, *kinds)
    wait(qtbot, game)
    show(program)
    game.scene.move_chosen.emit(Ask())
    assert game.bridge.is_open
    assert wait(qtbot, game) is Waiting.PERSON
    assert isinstance(game.record.moves[-1][1], Answer)
    assert game.bridge.seat == asker


def test_nobody_learns_from_the_covers_who_holds_the_seven_of_trumps(
    qtbot: QtBot, program: Controller
) -> None:
    game = begun(program, "raub", "p", "p", "p", "p")
    play_until(
        qtbot, program, game, Random(1), lambda: game.bridge.view.public.phase is Phase.SEVEN
    )
    order = []
    while game.bridge.view.public.phase is Phase.SEVEN:
        assert game.bridge.waiting is Waiting.COVER
        order.append(game.bridge.seat)
        assert leaks(game, program.window) == []
        show(program)
        assert game.bridge.waiting in (Waiting.LOOK, Waiting.PERSON)
        if game.bridge.waiting is Waiting.PERSON:
            game.scene.actions.press("keep")
        else:
            QTest.keyClick(game.view, Qt.Key.Key_Return)
    dealer = game.bridge.view.public.dealer
    assert order == [(dealer + step) % 4 for step in range(4)]
    assert not any(isinstance(move, SwapSeven) for _, move in game.record.moves[-4:])


def test_blind_raub_is_said_before_the_hand_is_seen(qtbot: QtBot, program: Controller) -> None:
    game = begun(program, "raub", "p", "p", "p")
    while wait(qtbot, game) and game.bridge.view.public.phase is not Phase.BLIND:
        go(qtbot, program, game)
    assert game.bridge.waiting is Waiting.PERSON, "nothing is to be seen that all do not see"
    dealer = game.bridge.view.public.dealer
    assert game.bridge.seat == dealer
    assert not any(faces(game) & hand for hand in hands(game))
    game.scene.actions.press("look")
    assert (game.bridge.waiting, game.bridge.seat) == (Waiting.PERSON, dealer)
    assert faces(game) & set().union(*hands(game)) == hands(game)[dealer]
