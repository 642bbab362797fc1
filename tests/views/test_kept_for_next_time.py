"""What is found again the next time, and what is for one evening only."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from book_lab import choose
from family_lab import in_players
from looked_back import left, sample
from looking_back_lab import saved
from msgspec.structs import replace
from PySide6.QtCore import QRect, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit
from pytestqt.qtbot import QtBot
from whole_program import child, programs

from handfoot_gui.core.preferences import Preferences
from handfoot_gui.core.record import Player, PlayerKind
from handfoot_gui.storage.preferences import PreferencesFile
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.players.players_dialog import PlayersDialog
from handfoot_gui.ui.game.score.deal_dialogs import DealAgainDialog
from handfoot_gui.ui.widgets.own_name import NameDialog

Make = Callable[[], Controller]


@pytest.fixture(name="make_new")
def made_for_new_people(qapp: QApplication, user_folder: Path) -> Iterator[Make]:
    """What makes the program of people of whom nothing is kept."""
    shutil.rmtree(user_folder, ignore_errors=True)
    with programs(qapp) as make:
        yield make


@pytest.fixture(name="make")
def made_programs(qapp: QApplication, user_folder: Path) -> Iterator[Make]:
    PreferencesFile().save(Preferences(people=("Marta",)))
    assert user_folder.exists()
    with programs(qapp) as make:
        yield make


def press(program: Controller, name: str) -> None:
    button = child(program.window.page, QAbstractButton, name)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def answered(
    program: Controller, act: Callable[[], None], answer: Callable[[NameDialog], None]
) -> int:
    """Do *act*, and *answer* the question for a name; how often it came."""
    asked: list[NameDialog] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, NameDialog) and dialog not in asked:
            asked.append(dialog)
            QTimer.singleShot(350, dialog, lambda: answer(dialog))

    looking = QTimer(program)
    looking.timeout.connect(look)
    looking.start(5)
    act()
    looking.stop()
    return len(asked)


# --- the window ---------------------------------------------------------------------------------


def test_the_window_comes_back_where_and_as_large_as_it_was(make: Make, qtbot: QtBot) -> None:
    program = make()
    program.start()
    qtbot.waitExposed(program.window)
    place = QRect(1, 47, 1024, 730)
    program.window.setGeometry(place)
    program.stop()
    again = make()
    again.start()
    assert again.window.geometry() == place
    again.window.commands.full_screen.trigger()
    assert again.window.isFullScreen()
    again.stop()
    third = make()
    third.start()
    assert third.window.isFullScreen()
    assert third.window.commands.full_screen.isChecked()
    third.window.commands.full_screen.trigger()
    assert not third.window.isFullScreen()
    assert third.window.geometry() == place


@pytest.mark.parametrize("place", ["", "rubbish", "AAAA", "AdnQywAD" * 6])
def test_a_place_that_cannot_be_stops_no_start(make: Make, place: str) -> None:
    PreferencesFile().save(Preferences(window=place))
    program = make()
    program.start()
    assert program.window.isVisible()
    assert program.window.width() >= 1024


def test_a_household_of_which_nothing_is_kept_leaves_nothing(make: Make, user_folder: Path) -> None:
    shutil.rmtree(user_folder)
    program = make()
    program.start()
    program.stop()
    assert not user_folder.exists()


# --- New game -----------------------------------------------------------------------------------


def test_bots_stay_as_strong_as_they_were_chosen_when_new_game_is_left(make: Make) -> None:
    program = make()
    program.start()
    program.set_up_other("hand-and-foot")
    page = program.window.page
    choose(page, "bot-1", "Easy bot")
    choose(page, "bot-3", "Strong bot")
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert program.start_controller.is_shown
    program.set_up_other("hand-and-foot")
    seats = program.setup_controller.new_game_page.choice().seats
    assert (seats[1].bot, seats[3].bot) == ("easy", "strong")
    assert PreferencesFile().load()[0].levels[:4] == ("", "easy", "steady", "strong")


def test_what_was_looked_for_hides_no_rules_of_another_time(make: Make) -> None:
    program = make()
    program.start()
    program.set_up_other("hand-and-foot")
    for _ in range(2):
        press(program, "change-rules")
        every = program.window.page.findChildren(QLineEdit, "search")
        (search,) = (one for one in every if one.isVisible())
        assert search.text() == ""
        QTest.keyClicks(search, "red")
        assert search.text() == "red"
        press(program, "cancel-rules")


# --- names --------------------------------------------------------------------------------------


def rename(name: str) -> Callable[[PlayersDialog], None]:
    def act(dialog: PlayersDialog) -> None:
        field = child(dialog, QLineEdit, "name-0")
        field.selectAll()
        QTest.keyClicks(field, name)
        dialog.accept()

    return act


def test_a_name_for_one_evening_stays_with_that_game(make: Make) -> None:
    program = make()
    program.start()
    program.set_up_other("raub")
    press(program, "deal")
    in_players(program, rename("Ruth"))
    assert program.played is not None
    assert program.played.record.seats[0].name == "Ruth"
    assert program.window.preferences.names[0] == "Marta"
    assert "Ruth" in program.window.preferences.people
    program.show_start()
    program.set_up_other("raub")
    assert program.setup_controller.new_game_page.choice().seats[0].name == "Marta"


def test_who_has_no_name_yet_is_asked_until_there_is_one(
    make_new: Make, qtbot: QtBot, user_folder: Path
) -> None:
    program = make_new()
    program.start()
    start = program.start_controller.page
    assert start.facts.offered_name is not None
    child(start, QLineEdit, "own-name").clear()
    # Without a name the lesson begins all the same, and asks first.
    asked = answered(program, lambda: press(program, "learn-first"), lambda one: one.reject())
    assert asked == 1
    assert program.played is not None
    program.stop()
    again = make_new()
    again.start()
    start = again.start_controller.page
    assert start.facts.offered_name is not None
    child(start, QLineEdit, "own-name").clear()
    # With a game that was left, too.
    saved(user_folder, left("raub/classic-4", 20))
    again.show_start()
    qtbot.waitUntil(lambda: bool(start.facts.games))
    assert child(start, QLineEdit, "own-name").isVisible()

    def tell(dialog: NameDialog) -> None:
        field = child(dialog, QLineEdit, "own-name")
        QTest.keyClicks(field, "Ruth")
        QTest.keyClick(field, Qt.Key.Key_Return)

    child(start, QLineEdit, "own-name").clear()
    assert answered(again, lambda: again.guided.learn("raub"), tell) == 1
    assert again.window.preferences.names[0] == "Ruth"
    assert again.played is not None
    assert again.played.record.seats[0].name == "Ruth"
    again.show_start()
    assert again.start_controller.page.facts.offered_name is None
    assert answered(again, lambda: again.guided.learn("manipulation"), tell) == 0


@pytest.mark.parametrize("is_skipped", [False, True])
def test_no_lesson_begins_where_the_question_for_a_name_is_closed(
    is_skipped: bool, make_new: Make
) -> None:
    program = make_new()
    program.start()
    page = program.window.page

    def answer(dialog: NameDialog) -> None:
        if is_skipped:
            QTest.keyClick(dialog, Qt.Key.Key_Escape)
        else:
            dialog.close()

    child(page, QLineEdit, "own-name").clear()
    assert answered(program, lambda: program.guided.learn("raub"), answer) == 1
    assert (program.played is not None) is is_skipped
    assert (program.window.page is page) is not is_skipped


def test_a_name_said_at_the_table_is_ones_own(make_new: Make) -> None:
    program = make_new()
    program.start()
    program.set_up_other("raub")
    press(program, "deal")
    in_players(program, rename("Ruth"))
    assert program.window.preferences.names[0] == "Ruth"
    program.show_start()
    assert program.start_controller.page.facts.offered_name is None


# --- once more ----------------------------------------------------------------------------------


def test_a_deal_in_which_a_bot_went_on_is_dealt_again_to_a_person(
    make: Make, user_folder: Path
) -> None:
    record = sample("raub/classic-4")
    seats = tuple(Player(player.name, PlayerKind.BOT, "easy") for player in record.seats)
    path = saved(user_folder, replace(record, seats=seats))
    program = make()
    program.start()
    program.files.look_back(path)
    page = program.look_back_controller.page
    assert page is not None, program.start_controller.page.facts.notices
    page.go(page.back.route.deals[0].last)
    QTest.keyClick(page, Qt.Key.Key_N)
    dialog = program.window.findChild(DealAgainDialog)
    assert dialog is not None
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert program.played is not None
    assert [player.is_bot for player in program.played.record.seats] == [False, True, True, True]
