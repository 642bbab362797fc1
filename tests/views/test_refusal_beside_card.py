"""Why something is refused stands beside the card, too, where that was chosen."""

from __future__ import annotations

from family_lab import begun, show, to_cover
from listening import Reader
from msgspec.structs import replace
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from handfoot_gui.core.table import DISCARD
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.messages.refusal_notes import RefusalNotes
from handfoot_gui.ui.game.played_game import PlayedGame

WIDE = 300.0
"""Units within which a note is beside something: a magnifier of four times shows both."""


def shown(program: Controller, qtbot: QtBot, *, is_wanted: bool) -> PlayedGame:
    """A table of two in the first turn, before the draw."""
    window = program.window
    window.set_preferences(replace(window.preferences, refusal_beside_card=is_wanted))
    game = begun(program, "hand-and-foot", "p", "p")
    to_cover(qtbot, program, game)
    show(program)
    qtbot.waitUntil(lambda: game.play.waiting is Waiting.PERSON, timeout=60_000)
    return game


def note_of(game: PlayedGame) -> RefusalNotes:
    (note,) = (part for part in game.parts._parts if isinstance(part, RefusalNotes))
    return note


def test_a_refusal_stands_beside_its_card_until_the_next_act(
    program: Controller, qtbot: QtBot, reader: Reader
) -> None:
    game = shown(program, qtbot, is_wanted=True)
    scene, note = game.scene, note_of(game)
    card = scene.table.hand[3]
    cursor = scene.canvas.cursor
    cursor.show()
    cursor.put(next(stop for stop in cursor.stops() if stop.card is card))
    reader.heard.clear()
    scene.drop((card,), DISCARD)
    QApplication.processEvents()
    assert scene.actions.bar.prompt == note.text != "", "the bar says it as always"
    assert scene.canvas.marks.shown("refusal note")
    reader.hears(note.text)
    assert reader.all.count(note.text) == 1, "what is seen twice is heard once"
    place, about = note.note.place, cursor.rect
    assert about is not None
    assert not place.intersects(about)
    far = QRectF(about).united(place)
    apart = max(
        far.width() - about.width() - place.width(), far.height() - about.height() - place.height()
    )
    assert apart < WIDE
    QTest.keyClick(game.view, Qt.Key.Key_Right)
    assert note.text, "looking around is no act"
    QTest.keyClick(game.view, Qt.Key.Key_Space)
    assert note.text == ""
    assert not scene.canvas.marks.shown("refusal note")


def test_with_the_mouse_it_stands_beside_what_was_pressed(
    program: Controller, qtbot: QtBot
) -> None:
    game = shown(program, qtbot, is_wanted=True)
    scene, note = game.scene, note_of(game)
    scene.canvas.cursor.hide()
    k = scene.canvas.scale.k
    _, place = scene.canvas.places.zones["hand"].cards[-1]
    port = game.view.viewport()
    start = (place.rect.center() * k).toPoint()
    end = (scene.canvas.places.zones[DISCARD].rect.center() * k).toPoint()
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, 6):
        QTest.mouseMove(port, start + (end - start) * step / 5)
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=end)
    assert note.text == scene.actions.bar.prompt != ""
    mouse = QRectF(end.x() / k - 1, end.y() / k - 1, 2, 2)
    assert not note.note.place.intersects(mouse)
    assert (note.note.place.center() - mouse.center()).manhattanLength() < 2 * WIDE


def test_it_is_a_choice(program: Controller, qtbot: QtBot) -> None:
    game = shown(program, qtbot, is_wanted=False)
    scene, note = game.scene, note_of(game)
    scene.drop((scene.table.hand[0],), DISCARD)
    assert scene.actions.bar.is_refusal
    assert note.text == ""
    assert not scene.canvas.marks.shown("refusal note")
