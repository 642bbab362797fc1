"""A word on the table is explained where it is clicked, by a key, and to a screen reader."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from listening import told_by
from played_lab import KEPT, advanced, play, running, wait
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from whole_program import child

from handfoot_gui.games.raub.rules.options import PRESETS
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.played_game import PlayedGame
from handfoot_gui.ui.table.accessible import spots_of
from handfoot_gui.ui.table.delegate import Term
from handfoot_gui.ui.widgets.labels import Explained

PILE = (
    "Seven cards make a book: clean without wilds, dirty with some, wild with only wilds. "
    "A clean book counts 500."
)
REFE = (
    "A Refe is a line on the score sheet: a deal will count double. Every Refe doubles one "
    "played deal. Several wait their turn: no deal counts more than double."
)


@pytest.fixture
def program(qtbot: QtBot) -> Iterator[Controller]:  # noqa: ARG001  (the application must be there)
    yield from running(4)


def term_of(game: PlayedGame, code: str) -> Term:
    return next(term for term in game.scene.terms.all if term.code == code)


def click(game: PlayedGame, code: str) -> None:
    at = term_of(game, code).rect.center() * game.scene.canvas.scale.k
    port, spot = game.view.viewport(), game.view.mapFromScene(at)
    QTest.mouseMove(port, spot)
    assert port.cursor().shape() is Qt.CursorShape.WhatsThisCursor
    QTest.mouseClick(port, Qt.MouseButton.LeftButton, pos=spot)


def explained(game: PlayedGame) -> str:
    """What is explained, if anything is to be seen of that."""
    shown = game.scene.terms.shown
    assert bool(game.scene.canvas.marks.shown("term")) is (shown is not None)
    return "" if shown is None else game.scene.terms.meaning(shown.code)


def test_a_click_on_a_word_explains_it_until_the_next_act(program: Controller) -> None:
    game = advanced(program, KEPT, 191, 1)
    said = told_by(game.scene.announced)
    before = len(game.record.moves)
    click(game, "clean")
    assert explained(game) == PILE == said[-1]
    click(game, "clean")
    assert explained(game) == ""
    click(game, "first-meld")
    assert explained(game).startswith("A side’s first meld needs 50, 90, 120, 150 points")
    click(game, "foot")
    assert explained(game).startswith("Each player has two packets")
    QTest.keyClick(game.view, Qt.Key.Key_Escape)
    assert explained(game) == ""
    click(game, "stock")
    QTest.mouseClick(game.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    assert explained(game) == ""
    assert len(game.record.moves) == before, "nothing was drawn"


def test_the_keyboard_and_a_screen_reader_find_the_same_words(program: Controller) -> None:
    game = advanced(program, KEPT, 191, 1)
    told = []
    for _ in range(40):
        QTest.keyClick(game.view, Qt.Key.Key_F3)
        told.append(explained(game))
        if not told[-1]:
            break
    meanings = {game.scene.terms.meaning(term.code) for term in game.scene.terms.all}
    assert len(told) == len(meanings) + 1
    assert set(told) == meanings | {""}
    spots = {spot.key: spot for spot in spots_of(game.view)}
    reader = QAccessible.queryAccessibleInterface(spots["slot1.clean"])
    assert not reader.text(QAccessible.Text.Help), "it is heard when F3 asks"
    stop = next(s for s in game.scene.canvas.cursor.stops() if s.key == "slot1.clean")
    game.scene.canvas.cursor.put(stop)
    QTest.keyClick(game.view, Qt.Key.Key_F3)
    assert explained(game) == PILE


def test_the_line_below_the_deal_is_explained_where_it_stands(program: Controller) -> None:
    game = advanced(program, KEPT, 191, 1)
    line = child(game.pages.table.panel, Explained)
    assert line.text() == "First meld 90"
    for said in ("First meld 90\nA side’s first meld needs 50, 90, 120", "First meld 90"):
        QTest.mouseClick(line, Qt.MouseButton.LeftButton)
        assert line.text().startswith(said)
    assert line.text() == "First meld 90"


def test_refe_and_trumps_are_explained_in_raub(qtbot: QtBot, program: Controller) -> None:
    game = play(program, "raub", PRESETS["classic"], ("Marta", "Elise", "Josip", "Karl"))
    wait(qtbot, game, Waiting.PERSON)
    click(game, "refe")
    assert explained(game) == REFE
    click(game, "trumps")
    assert explained(game).startswith("Trumps are the suit that beats the other three")
