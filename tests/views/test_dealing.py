"""A deal as it is seen: backs to every seat in order, plates that count up, any key ends it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from played_lab import LIKED, play, played, running, wait
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from watching import Watcher

from handfoot_gui.core.preferences import Animation
from handfoot_gui.core.record import Player, PlayerKind, Record
from handfoot_gui.core.table import HAND
from handfoot_gui.games import GAMES
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.played_game import PlayedGame
from handfoot_gui.ui.table.dealing import WHOLE_MS
from handfoot_gui.ui.table.items import CardItem
from handfoot_gui.ui.table.places import CardSide

NAMES = ("Marta", "Elise", "Josip", "Karl")


@pytest.fixture
def program() -> Iterator[Controller]:
    yield from running(20, replace(LIKED, animation=Animation.SLOW))


def dealt(program: Controller, qtbot: QtBot, game: str, preset: str) -> PlayedGame:
    """A game of four in the moment in which Marta's first cards begin to come."""
    opened = play(program, game, GAMES[game].preset_options(preset, 4, None), NAMES)
    screen, canvas = opened.screen, opened.scene.canvas

    def begins() -> bool:
        if screen.play.waiting is Waiting.PERSON and not canvas.is_dealing:
            screen.make(next(iter(screen.play.session.rules.suggestions(screen.view))))
        hand = canvas.places.zones.get(HAND)
        if canvas.is_dealing and hand is not None and not (hand.cards or hand.backs):
            # Somebody else cuts.
            canvas.finish_deal()
        return canvas.is_dealing

    qtbot.waitUntil(begins, timeout=60_000)
    return opened


def items(game: PlayedGame) -> list[CardItem]:
    return [item for item in game.scene.items() if isinstance(item, CardItem)]


def plates(game: PlayedGame) -> dict[str, tuple[int, int]]:
    """What the plates say: cards in hand and cards kept apart."""
    badges = game.scene.canvas.background.shown.badges
    return {badge.name: (badge.cards, badge.reserve) for badge in badges}


@pytest.mark.parametrize(
    ("game", "preset"),
    [*((game, "classic") for game in GAMES), ("hand-and-foot", "simpson")],
)
def test_backs_come_to_every_seat_and_any_key_lays_them_there(
    game: str, preset: str, program: Controller, qtbot: QtBot
) -> None:
    opened = dealt(program, qtbot, game, preset)
    canvas, moves = opened.scene.canvas, len(opened.record.moves)
    own = [canvas.cards.item(card) for card in opened.scene.table.hand]
    assert own
    cards = [item for item in items(opened) if item.card is not None]
    assert {item.side for item in cards} == {CardSide.BACK}
    at_first = plates(opened)
    assert at_first["Marta"][0] == 0
    # However slow cards are wished for, it does not take longer.
    assert canvas.cards.animator.left(items(opened)) * Animation.SLOW.factor <= WHOLE_MS < 2000
    assert opened.view.visible_buttons == []
    qtbot.waitUntil(lambda: plates(opened) != at_first, timeout=60_000)
    assert canvas.is_dealing
    assert len(opened.record.moves) == moves
    # A letter that means something else, too.
    QTest.keyClick(opened.view, Qt.Key.Key_S)
    assert not canvas.is_dealing
    assert opened.pages.is_at_table
    assert {item.side for item in own if item is not None} == {CardSide.FACE}
    assert plates(opened) == {badge.name: (badge.cards, badge.reserve) for badge in canvas.badges}
    screen = opened.screen
    qtbot.waitUntil(
        lambda: len(opened.record.moves) > moves or screen.play.waiting is Waiting.PERSON,
        timeout=60_000,
    )


def test_a_click_ends_a_deal_and_lifts_nothing(program: Controller, qtbot: QtBot) -> None:
    opened = dealt(program, qtbot, "raub", "classic")
    middle = opened.scene.canvas.places.hand.center() * opened.scene.canvas.scale.k
    spot = opened.view.mapFromScene(middle)
    QTest.mouseClick(opened.view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert not opened.scene.canvas.is_dealing
    assert not opened.scene.selection


def test_a_key_still_held_from_the_page_before_does_not_end_a_deal(
    program: Controller, qtbot: QtBot
) -> None:
    opened = dealt(program, qtbot, "raub", "classic")
    for kind in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress):
        held = QKeyEvent(
            kind, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", autorep=True
        )
        QApplication.sendEvent(opened.view, held)
    assert opened.scene.canvas.is_dealing
    QTest.keyClick(opened.view, Qt.Key.Key_Return)
    assert not opened.scene.canvas.is_dealing


def test_a_game_may_be_left_in_the_midst_of_a_deal(program: Controller, qtbot: QtBot) -> None:
    moves = dealt(program, qtbot, "manipulation", "classic").record.moves
    program.show_start()
    qtbot.wait(50)
    assert program.played is None
    assert moves


def test_several_people_see_a_deal_before_a_cover_and_nobody_sees_a_face(
    program: Controller, qtbot: QtBot
) -> None:
    seats = tuple(Player(name, PlayerKind.PERSON) for name in NAMES[:2])
    options = GAMES["manipulation"].preset_options("classic", 2, None)
    opened = played(program, Record("manipulation", "classic", options, seats))
    watcher = Watcher(opened)
    canvas = opened.scene.canvas
    qtbot.waitUntil(lambda: canvas.is_dealing, timeout=60_000)
    at_first = plates(opened)
    qtbot.waitUntil(lambda: plates(opened) != at_first, timeout=60_000)
    assert opened.pages.is_at_table
    QTest.keyClick(opened.view, Qt.Key.Key_Space)
    wait(qtbot, opened, Waiting.COVER)
    watcher.stop()
    assert watcher.seen == []


def test_without_motion_the_cards_lie_there_at_once(program: Controller, qtbot: QtBot) -> None:
    program.window.set_preferences(LIKED)
    options = GAMES["manipulation"].preset_options("classic", 4, None)
    opened = play(program, "manipulation", options, NAMES)
    seen: list[bool] = []
    opened.scene.canvas.dealing_changed.connect(seen.append)
    wait(qtbot, opened, Waiting.PERSON)
    assert seen == []
