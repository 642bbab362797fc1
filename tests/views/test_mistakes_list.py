"""The list of one's own mistakes: each is played again by a click, taken out, and put back."""

from __future__ import annotations

import json
from datetime import date, timedelta
from pathlib import Path

import pytest
from finding import press, texts
from listening import Reader
from msgspec.structs import replace
from own_mistakes import drill, keep, many
from played_lab import card_spot, click, game_of, zone_spot
from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QAbstractButton, QApplication
from whole_program import child

from handfoot_gui.core.cards import Card
from handfoot_gui.core.preferences import TextSize
from handfoot_gui.core.table import DISCARD
from handfoot_gui.games import GAMES
from handfoot_gui.games.raub.presenter.buttons import ActCode as Raubing
from handfoot_gui.session.practice import BOXES, LEARNT
from handfoot_gui.storage.practice import PracticeBook
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.guides.own_puzzle import OwnMistakeGuide
from handfoot_gui.ui.pages.own_mistakes.list_page import MistakesListPage
from handfoot_gui.ui.widgets.fields import ChoiceField
from handfoot_gui.ui.widgets.figures import long_date, short_date
from handfoot_gui.ui.widgets.text_table import TextTableView

pytestmark = pytest.mark.timing(hint_step=1)

TODAY = date.today()
YESTERDAY = TODAY - timedelta(days=1)


def open_list(program: Controller) -> MistakesListPage:
    program.guided.show_own()
    press(program.window.page, "all")
    return shown(program)


def shown(program: Controller) -> MistakesListPage:
    page = program.window.page
    assert isinstance(page, MistakesListPage)
    return page


def table(page: MistakesListPage) -> TextTableView:
    return child(page, TextTableView, "mistakes")


def rows(page: MistakesListPage) -> list[list[str]]:
    model: QAbstractItemModel = table(page).model()
    return [
        [str(model.index(row, column).data()) for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def click_row(page: MistakesListPage, row: int, column: int = 1) -> None:
    view = table(page)
    place = view.visualRect(view.model().index(row, column)).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)


def keys(page: MistakesListPage, *pressed: Qt.Key) -> None:
    for key in pressed:
        QTest.keyClick(table(page), key)


def learn(book: PracticeBook, day: date) -> None:
    """Solve all there is out of the last box, each time when it is due."""
    for own in book.listed("marta"):
        when = day
        for wait in BOXES:
            when += timedelta(days=wait)
            book.answered("marta", own, when, is_solved=True)


def played_again(program: Controller) -> str:
    """The name of the mistake on the table."""
    guide = game_of(program).guide
    assert isinstance(guide, OwnMistakeGuide)
    return guide._own.own.name


# -- what is read ---------------------------------------------------------------------------------


def test_a_row_says_when_it_was_made_what_it_was_about_and_cost_and_how_far_it_has_come(
    program: Controller, user_folder: Path
) -> None:
    book = keep(user_folder, "hand-and-foot")
    keep(user_folder, "raub", day=TODAY - timedelta(days=3))
    keep(user_folder, "manipulation", day=TODAY - timedelta(days=100))
    own = {one.game: one for one in PracticeBook(user_folder).mistakes("marta")}
    book.answered("marta", own["raub"], TODAY, is_solved=True)
    for wait in (90, 80, 60, 40, 1):
        day = TODAY - timedelta(days=wait)
        book.answered("marta", own["manipulation"], day, is_solved=True)
    page = open_list(program)
    soon = short_date(TODAY + timedelta(days=3))
    assert rows(page) == [
        [short_date(YESTERDAY), "Hand and Foot", "Discards", "330 points", "not yet", "today",
         "Delete"],
        [short_date(TODAY - timedelta(days=3)), "Raub", "", "6.7%", "1 of 5", soon, "Delete"],
        [short_date(TODAY - timedelta(days=100)), "Manipulation Rummy", "", "27 points",
         "learned", "no more", "Delete"],
    ]  # fmt: skip
    assert any(text.startswith("3 mistakes, 1 of them learned. ") for text in texts(page))
    QAbstractItemModelTester(
        table(page).model(), QAbstractItemModelTester.FailureReportingMode.Fatal
    )


def test_whoever_listens_hears_the_row_where_it_begins_and_of_each_cell_what_it_says(
    program: Controller, user_folder: Path
) -> None:
    keep(user_folder, "hand-and-foot")
    model = table(open_list(program)).model()
    heard = [
        model.index(0, column).data(Qt.ItemDataRole.AccessibleTextRole)
        for column in range(model.columnCount())
    ]
    row = "Hand and Foot, Discards, 330 points, Solved: not yet, Again: today"
    assert heard == [
        f"{long_date(YESTERDAY)}, {row}",

        "Game: Hand and Foot", "Theme: Discards", "Cost: 330 points", "Solved: not yet",
        "Again: today", "Delete",
    ]  # fmt: skip


def test_in_a_small_window_with_the_largest_text_all_of_a_row_has_room(
    program: Controller, user_folder: Path
) -> None:
    keep(user_folder, "hand-and-foot")
    window = program.window
    window.resize(1024, 700)
    window.set_preferences(replace(window.preferences, text_size=TextSize.LARGEST))
    page = open_list(program)
    QApplication.processEvents()
    (row,) = rows(page)
    assert row[3:] == ["330 points", "not\N{NO-BREAK SPACE}yet, today", "\N{MULTIPLICATION X}"]
    view = table(page)
    last = view.visualRect(view.model().index(0, len(row) - 1))
    assert view.viewport().rect().contains(last)
    told = view.model().index(0, len(row) - 1).data(Qt.ItemDataRole.AccessibleTextRole)
    assert told == "Delete"


def test_hundreds_are_listed_without_reading_a_move(program: Controller, user_folder: Path) -> None:
    book = keep(user_folder, "raub")
    document = json.loads(book.path("marta").read_bytes())
    game = document["games"].pop("of-raub")
    for number in range(800):
        document["games"][f"g{number}"] = game
        # What cannot be read would be left out, if it were read.
        game["deals"][0]["mistakes"][0]["played"] = {"move": "never read"}
    book.path("marta").write_text(json.dumps(document), "utf-8")
    page = open_list(program)
    assert len(rows(page)) == 800
    keys(page, Qt.Key.Key_End)
    assert table(page).currentIndex().row() == 799
    keys(page, Qt.Key.Key_Home)
    assert table(page).currentIndex().row() == 0


def test_the_mistakes_of_another_person_are_listed_by_their_name(
    program: Controller, user_folder: Path
) -> None:
    keep(user_folder, "raub")
    keep(user_folder, "manipulation", person="karl")
    window = program.window
    window.set_preferences(replace(window.preferences, people=("Karl", "Marta")))
    page = open_list(program)
    people = child(page, ChoiceField, "puzzler")
    people.set_value("Karl")
    people.activated.emit(people.currentIndex())
    page = shown(program)
    assert [row[1] for row in rows(page)] == ["Manipulation Rummy"]
    assert window.preferences.puzzler == "Karl"


def test_a_list_with_nothing_in_it_says_so(program: Controller, user_folder: Path) -> None:
    keep(user_folder, "raub")
    page = open_list(program)
    keys(page, Qt.Key.Key_Delete)
    assert "There is no mistake in the list." in texts(shown(program))
    assert child(shown(program), QAbstractButton, "back").hasFocus()


# -- played again ---------------------------------------------------------------------------------


def test_a_click_plays_a_mistake_again_at_the_real_table_and_leads_back_to_its_row(
    program: Controller, user_folder: Path
) -> None:
    keep(user_folder, "raub", day=TODAY)
    book = keep(user_folder, "hand-and-foot")
    page = open_list(program)
    click_row(page, 1)
    game = game_of(program)
    assert game.record.game == "hand-and-foot"
    click(game, card_spot(game, Card.parse("KH3")))
    click(game, zone_spot(game, DISCARD))
    assert game.scene.actions.bar.prompt.startswith("Right")
    QTest.keyClick(game.view, Qt.Key.Key_Return)
    page = shown(program)
    assert rows(page)[1][4] == "1 of 5"
    assert table(page).currentIndex().row() == 1
    assert table(page).hasFocus()
    assert book.read("marta") is None
    assert {own.game: own.place.box for own in book.mistakes("marta")} == {
        "raub": 1, "hand-and-foot": 2,
    }  # fmt: skip
    QTest.keyClick(table(page), Qt.Key.Key_Escape)
    assert program.window.page is program.guided.own_controller.page


def test_by_keys_alone_one_is_found_played_and_left(program: Controller, user_folder: Path) -> None:
    keep(user_folder, "manipulation")
    keep(user_folder, "raub", day=TODAY - timedelta(days=2))
    page = open_list(program)
    assert table(page).hasFocus()
    keys(page, Qt.Key.Key_Down, Qt.Key.Key_Return)
    assert played_again(program).startswith("of-raub")
    program.window.commands.game.leave_guide.trigger()
    assert table(shown(program)).currentIndex().row() == 1


@pytest.mark.parametrize("is_kept", [True, False])
def test_what_is_learned_is_played_again_as_long_as_its_game_is_kept(
    program: Controller, user_folder: Path, is_kept: bool
) -> None:
    book = keep(user_folder, "raub", day=TODAY - timedelta(days=90))
    learn(book, TODAY - timedelta(days=90))
    if not is_kept:
        document = json.loads(book.path("marta").read_bytes())
        document["games"]["of-raub"]["played"] = None
        book.path("marta").write_text(json.dumps(document), "utf-8")
    page = open_list(program)
    click_row(page, 0)
    if not is_kept:
        assert "This mistake is learned, and its game is no longer kept." in texts(shown(program))
        return
    game = game_of(program)
    press(game.view, Raubing.DALJE)
    assert game.scene.actions.bar.prompt.startswith("Right")
    assert book.read("marta") is None
    assert [own.place.box for own in book.listed("marta")] == [LEARNT]


@pytest.mark.parametrize("where", ["others", "moves"])
def test_a_damaged_one_is_said_and_nothing_else_happens(
    program: Controller, user_folder: Path, where: str
) -> None:
    book = keep(user_folder, "raub")
    document = json.loads(book.path("marta").read_bytes())
    game = document["games"]["of-raub"]
    if where == "moves":
        moves = game["played"]["moves"]
        moves[1], moves[2] = moves[2], moves[1]
    else:
        game["deals"][0]["mistakes"][0]["others"][0]["move"] = {"move": "explode"}
    book.path("marta").write_text(json.dumps(document), "utf-8")
    page = open_list(program)
    click_row(page, 0)
    assert any("damaged" in text for text in texts(shown(program)))
    assert program.played is None


# -- deleted --------------------------------------------------------------------------------------


def test_single_ones_are_deleted_by_the_mouse_and_by_a_key_and_come_back_one_by_one(
    program: Controller, user_folder: Path
) -> None:
    many(user_folder, 2, *GAMES)
    drill(user_folder, "raub")
    kept = {own.name: own for own in PracticeBook(user_folder).listed("marta")}
    page = open_list(program)
    before = rows(page)
    click_row(page, 1, column=len(before[0]) - 1)
    page = shown(program)
    assert rows(page) == [before[0], *before[2:]]
    assert table(page).currentIndex().row() == 1, "the one that took its place"
    keys(page, Qt.Key.Key_Delete)
    page = shown(program)
    assert rows(page) == [before[0], *before[3:]]
    assert len(PracticeBook(user_folder).mistakes("marta")) == len(before) - 2
    assert any(text.startswith("The mistake from ") for text in texts(page))
    QTest.keyClick(table(page), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert rows(shown(program)) == [before[0], *before[2:]]
    press(shown(program), "undo")
    assert rows(shown(program)) == before
    assert {own.name: own for own in PracticeBook(user_folder).listed("marta")} == kept
    click_row(shown(program), 1)
    assert played_again(program) in kept


def test_a_key_that_is_held_deletes_one(program: Controller, user_folder: Path) -> None:
    many(user_folder, 3, "raub")
    page = open_list(program)
    view = table(page)
    QTest.keyPress(view, Qt.Key.Key_Delete)
    for _ in range(5):
        QTest.qWait(1)
        QTest.simulateEvent(table(page), True, Qt.Key.Key_Delete, Qt.KeyboardModifier(0), "", True)
    assert len(rows(shown(program))) == 2


def test_what_was_deleted_is_told(program: Controller, user_folder: Path, reader: Reader) -> None:
    keep(user_folder, "raub", "manipulation")
    page = open_list(program)
    keys(page, Qt.Key.Key_Delete)
    reader.hears("was deleted.")
    press(shown(program), "undo")
    reader.hears("The mistake is back.")


def test_what_was_deleted_on_an_earlier_visit_is_not_undone_by_chance(
    program: Controller, user_folder: Path
) -> None:
    many(user_folder, 2, "raub")
    page = open_list(program)
    keys(page, Qt.Key.Key_Delete)
    QTest.keyClick(table(shown(program)), Qt.Key.Key_Escape)
    page = open_list(program)
    QTest.keyClick(table(page), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert len(rows(shown(program))) == 1
