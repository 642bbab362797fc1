"""Beside names: how sentences speak of a player, asked only where verbs tell she from he."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from book_lab import opened_with
from family_lab import LIKED, begun, wait
from finding import has, press
from finished_games import many_games
from msgspec.structs import replace
from PySide6.QtCore import Qt, QTranslator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit
from pytestqt.qtbot import QtBot
from whole_program import child

from handfoot_gui.core.preferences import MOST_PEOPLE, USUAL_NAMES, Preferences, SpokenOf
from handfoot_gui.core.text.people import gender_of, spoken_of, with_spoken_of
from handfoot_gui.core.text.phrases import Gender
from handfoot_gui.session.history.figures import GameFilter, PlayerFilter
from handfoot_gui.storage.preferences import PreferencesFile
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.pages.preferences.dialog import PreferencesDialog
from handfoot_gui.ui.widgets.text_table import TextTableView
from handfoot_gui.ui.widgets.vocabulary import WORDS

OWN = {
    "never": "always",
    "{name} {deeds}.": "{name:she|he|they} {deeds}.",
}


class Slavic(QTranslator):
    """A catalogue whose log says who did something with "she", "he" or "they"."""

    def translate(self, _context: str, text: str, *_more: object) -> str | None:  # type: ignore[override]
        return OWN.get(text)


@pytest.fixture
def slavic(qapp: QApplication) -> Iterator[None]:
    translator = Slavic(qapp)
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


def test_it_is_known_of_a_name_however_it_is_written() -> None:
    said = with_spoken_of(Preferences(), " Željka ", SpokenOf.SHE)
    assert gender_of(said, "željka") is gender_of(said, "Z\u030celjka") is Gender.FEMININE
    assert gender_of(said, "Zdenko") is Gender.UNSAID
    assert {gender_of(said, name) for name in USUAL_NAMES} == {Gender.FEMININE, Gender.MASCULINE}
    other = with_spoken_of(said, "Ana", SpokenOf.UNSAID)
    assert spoken_of(other, "Ana") is SpokenOf.UNSAID
    assert with_spoken_of(other, "Ana", SpokenOf.SHE) == said, "what is known anyway is not kept"
    for number in range(3 * MOST_PEOPLE):
        said = with_spoken_of(said, f"Ivo {number}", SpokenOf.HE)
    assert len(said.spoken_of) == 2 * MOST_PEOPLE


@pytest.mark.usefixtures("slavic")
@pytest.mark.parametrize("size", [(1280, 720), (1024, 700)])
def test_the_question_covers_no_end_of_a_name(program: Controller, size: tuple[int, int]) -> None:
    names = ("Anneliese", "Maximilian", "Konstantinos", "Bartholomew")
    window = program.window
    window.resize(*size)
    window.set_preferences(replace(window.preferences, names=names))
    program.set_up()
    QApplication.processEvents()
    for seat, name in enumerate(names):
        field = child(window.page, QLineEdit, f"name-{seat}")
        asks = child(window.page, QAbstractButton, f"name-{seat}-spoken-of")
        assert field.text() == name
        wide = field.fontMetrics().horizontalAdvance(name)
        assert size[0] == 1024 or (asks.isVisible() and wide + 24 <= asks.x()), name
        assert not asks.isVisible() or wide + 10 <= asks.x(), name
        # What has no room at rest is asked as soon as the keyboard is in the field.
        QTest.mouseClick(field, Qt.MouseButton.LeftButton)
        assert asks.isVisible()


def test_english_asks_nobody(program: Controller) -> None:
    program.set_up()
    assert not has(program.window.page, "name-0-spoken-of")
    page = opened_with(program, many_games(3))
    press(page, "leaf-people")
    assert not has(page, "spoken-of")


@pytest.mark.usefixtures("slavic")
def test_what_is_said_beside_a_name_is_kept(program: Controller, user_folder: Path) -> None:
    program.set_up()
    page = program.window.page
    field = child(page, QLineEdit, "name-0")
    field.selectAll()
    QTest.keyClicks(field, "Zdenka")
    button = child(page, QAbstractButton, "name-0-spoken-of")
    assert button.text() == "she / he"
    assert button.accessibleName() == "Zdenka: she / he"
    assert button.geometry().right() <= field.width()
    press(page, "name-0-spoken-of")
    assert button.text() == "she"
    assert child(page, QAbstractButton, "name-2-spoken-of").text() == "he", "Josip is a bot's name"
    assert WORDS.reader.gender_of("zdenka") is Gender.FEMININE
    assert PreferencesFile(user_folder).load()[0].spoken_of == {"zdenka": SpokenOf.SHE}
    button.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert button.text() == "he"
    QTest.keyClick(button, Qt.Key.Key_Return)
    assert (button.text(), program.window.preferences.spoken_of) == ("she / he", {})


@pytest.mark.usefixtures("slavic")
def test_an_open_table_speaks_so_at_once(qtbot: QtBot, program: Controller) -> None:
    game = begun(program, "manipulation", "p", "easy", "easy", "easy")
    wait(qtbot, game)
    assert "he drew" in game.scene.actions.bar.facts
    liked = LIKED
    for other in ("Elise", "Josip", "Karl"):
        liked = with_spoken_of(liked, other, SpokenOf.UNSAID)
    program.window.change_preferences(liked)
    assert "they drew" in game.scene.actions.bar.facts


@pytest.mark.usefixtures("slavic")
def test_the_family_book_asks_for_whoever_is_chosen(program: Controller, user_folder: Path) -> None:
    page = opened_with(program, many_games(40))
    assert not has(page, "spoken-of")
    page.choice_made.emit(GameFilter(company=PlayerFilter.EVERYBODY))
    press(page, "leaf-people")
    table = child(page, TextTableView, "people")
    for row, person in enumerate(page.facts.people):
        table.show_row(row)
        table.row_changed.emit(row)
        assert has(page, "spoken-of") is not person.key[1], "nobody is asked of a bot"
        if has(page, "spoken-of") and not WORDS.preferences.spoken_of:
            button = child(page, QAbstractButton, "spoken-of")
            before = button.text()
            press(page, "spoken-of")
            assert button.text() != before
            assert button.accessibleName() == f"{person.name}: {button.text()}"
            assert list(PreferencesFile(user_folder).load()[0].spoken_of) == [person.key[0]]
    page.show_leaf("pairs")
    assert not has(page, "spoken-of")


@pytest.mark.usefixtures("slavic")
def test_the_preferences_ask_for_every_seat_and_undo_it(program: Controller) -> None:
    liked = replace(LIKED, names=("Zdenka", *LIKED.names[1:]))
    dialog = PreferencesDialog(program.window.ui_style, liked, program.window)
    dialog.changed.connect(program.window.change_preferences)
    dialog.show()
    dialog.show_page("people")
    press(dialog, "name-0-spoken-of")
    assert dialog.preferences.spoken_of == {"zdenka": SpokenOf.SHE}
    assert WORDS.reader.gender_of("Zdenka") is Gender.FEMININE
    press(dialog, "undo-changes")
    assert dialog.preferences == liked
    assert child(dialog, QAbstractButton, "name-0-spoken-of").text() == "she / he"
    dialog.reject()
