"""A key held too long, or a click too many, shows nobody's cards and plays none."""

from __future__ import annotations

from random import Random

import pytest
from family_lab import (
    LIKED,
    begun,
    go,
    play_until,
    set_out,
    show,
    to_cover,
    wait,
)
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot
from watching import faces, hands, leaks, texts
from whole_program import child

from handfoot_gui.core.messages import PromptBar
from handfoot_gui.core.preferences import TextSize, ThemeChoice
from handfoot_gui.games.raub.rules.state import Phase
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.ui.controller import Controller


def hold(key: Qt.Key, target: QWidget) -> None:
    """What a key sends that is still down."""
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        held = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, "\r", True)
        QApplication.sendEvent(target, held)


def second_half(target: QWidget, at: QPointF) -> None:
    """The second press of a double click and its release, on *target*."""
    left = Qt.MouseButton.LeftButton
    for kind in (QEvent.Type.MouseButtonDblClick, QEvent.Type.MouseButtonRelease):
        place = target.mapToGlobal(at)
        event = QMouseEvent(kind, at, place, left, left, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(target, event)


@pytest.mark.every_case
@pytest.mark.parametrize("game", ["hand-and-foot", "manipulation"])
def test_enter_held_on_the_cover_shows_the_cards_and_plays_nothing(
    qtbot: QtBot, program: Controller, game: str
) -> None:
    played = begun(program, game, "p", "p")
    to_cover(qtbot, program, played)
    show(program)
    before = played.record.moves
    for _ in range(5):
        hold(Qt.Key.Key_Return, played.view)
    assert played.record.moves == before
    assert played.screen.is_open
    QTest.keyClick(played.view, Qt.Key.Key_Return)
    assert len(played.record.moves) > len(before)


@pytest.mark.parametrize("code", ["raub", "dalje"])
def test_a_double_click_on_the_cover_presses_no_button_of_the_table(
    qtbot: QtBot, program: Controller, code: str
) -> None:
    game = begun(program, "raub", "p", "p", "p")
    while wait(qtbot, game) is not Waiting.COVER:
        go(qtbot, program, game)
    assert game.screen.view.public.phase is Phase.ASK
    cover = program.game_controller.pages.cover
    button = child(cover, QAbstractButton, "cover-show")
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert game.play.waiting is Waiting.PERSON
    pressed = game.view.button(code)
    assert pressed is not None
    before = game.record.moves
    second_half(pressed, QPointF(pressed.rect().center()))
    second_half(game.view.viewport(), QPointF(game.view.viewport().rect().center()))
    assert game.record.moves == before
    assert game.scene.selection.cards == ()
    QTest.mouseClick(pressed, Qt.MouseButton.LeftButton)
    assert len(game.record.moves) > len(before)


def test_a_double_click_on_the_cover_draws_nothing(qtbot: QtBot, program: Controller) -> None:
    game = begun(program, "manipulation", "p", "p")
    to_cover(qtbot, program, game)
    button = child(program.game_controller.pages.cover, QAbstractButton, "cover-show")
    before = game.record.moves
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    view, places = game.view, game.scene.canvas.places
    stock = QPointF(
        view.mapFromScene(game.scene.canvas.scale.rect(places.zones["stock"].rect).center())
    )
    second_half(view.viewport(), stock)
    assert game.record.moves == before
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=stock.toPoint())
    assert len(game.record.moves) > len(before)


@pytest.mark.parametrize("size", [TextSize.NORMAL, TextSize.LARGE, TextSize.LARGEST])
def test_a_cover_that_is_pulled_small_keeps_its_buttons_and_the_keyboard(
    qtbot: QtBot, program: Controller, size: TextSize
) -> None:
    game, window = begun(program, "hand-and-foot", "p", "p", "p", "p"), program.window
    wait(qtbot, game)
    page = program.game_controller.pages.cover
    window.set_preferences(replace(LIKED, theme=ThemeChoice.DARK, text_size=size))
    game.set_preferences(window.preferences)
    for width, height in ((1600, 900), (1280, 720), (1024, 700)):
        window.resize(width, height)
        qtbot.waitUntil(lambda: page.width() == window.width(), timeout=60_000)
        QApplication.processEvents()
        assert page.horizontalScrollBar().maximum() == 0
        for name in ("cover-show", "cover-pause", "cover-players"):
            button = child(page, QAbstractButton, name)
            place = button.rect().translated(button.mapTo(window, button.rect().topLeft()))
            assert window.rect().contains(place), name
        assert window.focusWidget() is page.findChild(QAbstractButton, "cover-show")
        assert leaks(game, window) == []
    assert window.page is page
    show(program)
    assert game.play.waiting is Waiting.PERSON


@pytest.mark.every_case
@pytest.mark.parametrize("name", ["hand-and-foot", "raub", "manipulation"])
def test_a_hint_goes_with_the_cards_it_is_about(
    qtbot: QtBot, program: Controller, name: str
) -> None:
    sample = {"hand-and-foot": "steady/classic", "raub": "raub/classic-4"}
    kinds = ("p", "p", "p", "p")
    game = set_out(program, sample.get(name, "manipulation/classic-4"), 60, *kinds)
    to_cover(qtbot, program, game)
    while game.play.waiting is not Waiting.PERSON:
        go(qtbot, program, game)
    with qtbot.waitSignal(game.play.bots.hinted, timeout=60_000):
        game.questions.hint()
    if game.scene.hinted is None and not game.scene.turn.has_draft:
        game.questions.hint()
    assert game.scene.actions.shown_bar.prompt.startswith("Hint:")
    game.questions.hint()
    game.screen.cover()
    assert game.play.waiting is Waiting.COVER
    assert leaks(game, program.window) == []
    assert faces(game) == set()
    # An answer that comes after the cover is nobody's.
    show(program)
    with qtbot.assertNotEmitted(game.play.bots.hinted, wait=400):
        game.questions.hint()
        game.screen.cover()
    assert leaks(game, program.window) == []


def test_cards_that_are_only_looked_at_are_covered_too(qtbot: QtBot, program: Controller) -> None:
    game = begun(program, "raub", "p", "p", "p", "p")
    play_until(qtbot, program, game, Random(1), lambda: game.play.waiting is Waiting.LOOK)
    seat = game.screen.seat
    assert faces(game) & hands(game)[seat]
    QTest.keyClick(game.view, "c")
    assert (game.play.waiting, game.screen.seat) == (Waiting.COVER, seat)
    assert program.window.page is program.game_controller.pages.cover
    assert faces(game) == set()
    assert leaks(game, program.window) == []
    show(program)
    assert game.play.waiting is Waiting.LOOK


@pytest.mark.every_case
@pytest.mark.parametrize("name", ["hand-and-foot", "raub", "manipulation"])
def test_a_drawer_left_open_is_closed_when_the_screen_is_passed_on(
    qtbot: QtBot, program: Controller, name: str
) -> None:
    game, window = begun(program, name, "p", "p"), program.window
    window.resize(1024, 700)
    to_cover(qtbot, program, game)
    show(program)
    program.game_controller.pages.table.toggle_drawer()
    assert program.game_controller.pages.table.is_drawer_open
    game.screen.cover()
    assert game.play.waiting is Waiting.COVER
    assert not program.game_controller.pages.table.is_drawer_open
    show(program)
    assert not program.game_controller.pages.table.is_drawer_open
    assert game.view.hasFocus()


def test_what_is_told_meanwhile_waits_under_the_cover(qtbot: QtBot, program: Controller) -> None:
    game = begun(program, "hand-and-foot", "p", "p")
    to_cover(qtbot, program, game)
    game.notes.tell(["Elise plays the cards that Karl had."] * len(game.presenter.names))
    assert game.scene.actions.shown_bar == PromptBar(buttons=())
    show(program)
    assert game.scene.actions.shown_bar.prompt == "Elise plays the cards that Karl had."


@pytest.mark.parametrize("name", ["hand-and-foot", "raub", "manipulation"])
def test_why_a_bot_failed_is_told_to_one_person_alone(
    qtbot: QtBot, program: Controller, name: str
) -> None:
    """The reason may tell of the bot's cards."""
    game = begun(program, name, "p", "steady", "p")
    to_cover(qtbot, program, game)
    game.play.bots.failed.emit("it holds the queen of hearts")
    assert leaks(game, program.window) == []
    show(program)
    assert not any("it holds the queen" in text for text in texts(program.window))
    game = begun(program, name, "p", "steady", "easy")
    wait(qtbot, game)
    game.play.waiting = Waiting.BOT
    game.play.bots.failed.emit("it holds the queen of hearts")
    game.messages.show()
    assert "it holds the queen of hearts" in game.scene.actions.shown_bar.facts


def test_the_recap_says_since_when(qtbot: QtBot, program: Controller) -> None:
    game = begun(program, "hand-and-foot", "p", "p")
    for has_moved in (False, False, True):
        to_cover(qtbot, program, game)
        name, read = game.presenter.names[game.screen.seat], texts(program.window)
        assert (f"Since {name}’s last turn" in read) is has_moved
        if game.record.moves[-1][0] >= 0:
            assert ("What happened so far" in read) is not has_moved
        show(program)
        seat = game.screen.seat
        while game.play.waiting is Waiting.PERSON and game.screen.seat == seat:
            go(qtbot, program, game)
