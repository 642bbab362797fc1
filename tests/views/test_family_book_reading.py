"""The family book catches up with the game files, and does without what cannot be read."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from book_lab import (
    cells,
    child,
    controller,
    opened,
    opened_with,
    press,
    read_whole,
    texts,
)
from finished_games import copy_samples, many_games
from msgspec.structs import replace
from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot
from recorded import game as recorded_game

from handfoot_gui.session.history.finished import Source
from handfoot_gui.storage.history import NAME, FamilyBook
from handfoot_gui.storage.saves import Saves
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.widgets.text_table import TextTableView


@pytest.mark.timing(window_turn=60_000, read_on=0)
def test_the_first_game_that_is_read_is_shown_at_once(
    program: Controller, user_folder: Path
) -> None:
    copy_samples(user_folder / "games" / "finished", "raub")
    page = opened(program)
    reading = controller(program)
    assert "Finished games appear here." in texts(page)
    while "Finished games appear here." in texts(page):
        reading.catch_up.take_turn()
    assert reading.is_reading, "there is more to be read"
    assert len(cells(page, "games")) == 1
    assert child(page, TextTableView, "games").hasFocus()
    assert program.window.isActiveWindow()


def test_new_files_are_read_while_the_book_is_open(
    program: Controller, user_folder: Path, qtbot: QtBot
) -> None:
    paths = copy_samples(user_folder / "games" / "finished", "raub")
    page = opened(program)
    assert controller(program).is_reading
    read_whole(program, qtbot)
    assert len(cells(page, "games")) == len(paths)
    assert len(FamilyBook(user_folder).read().games) == len(paths)
    # The next time there is nothing to be read.
    page.closed.emit()
    opened(program)
    read_whole(program, qtbot)
    assert len(cells(page, "games")) == len(paths)


def test_reading_stops_when_the_book_is_left(
    program: Controller, user_folder: Path, qtbot: QtBot
) -> None:
    paths = copy_samples(user_folder / "games" / "finished")
    page = opened(program)
    qtbot.waitUntil(lambda: "Reading finished games: " in texts(page), timeout=60_000)
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert not controller(program).is_reading
    kept = len(FamilyBook(user_folder).read().games)
    assert kept < len(paths)
    opened(program)
    read_whole(program, qtbot)
    assert len(FamilyBook(user_folder).read().games) == len(paths)


def test_a_game_that_ends_is_entered_by_itself(
    program: Controller, user_folder: Path, qtbot: QtBot
) -> None:
    record, state = recorded_game(5)
    with program.saves.create(record) as mine:
        mine.save(record, state)
    assert mine.path.parent == program.saves.finished
    book = FamilyBook(user_folder)
    qtbot.waitUntil(lambda: book.path.exists() and len(book.read().games) == 1, timeout=60_000)
    [game] = book.read().games
    assert [seat.name for seat in game.seats] == [player.name for player in record.seats]
    mine.path.unlink()
    assert len(cells(opened(program), "games")) == 1


START = """
import sys
from pathlib import Path
home = Path(sys.argv[1])
touched = []
def watch(event, arguments):
    if event in ("open", "os.scandir", "os.listdir", "sqlite3.connect") and arguments:
        name = str(arguments[0])
        if "finished" in Path(name).parts or "family-book" in name:
            touched.append((event, name))
sys.addaudithook(watch)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from handfoot_gui import app
from handfoot_gui.ui.controller import Controller
application = QApplication([])
program = Controller()
program.start()
QTest.qWait(600)
assert program.start_controller.is_shown
print(touched)
print(sorted(n for n in sys.modules if n == "sqlite3" or "history" in n or "family_book" in n))
program.stop()
"""


def test_starting_reads_neither_the_book_nor_the_finished_games(tmp_path: Path) -> None:
    copy_samples(tmp_path / "games" / "finished", "raub")
    FamilyBook(tmp_path).add(many_games(20))
    done = subprocess.run(
        [sys.executable, "-c", START, str(tmp_path)],
        env=os.environ | {"HANDFOOT_HOME": str(tmp_path)},
        capture_output=True, text=True, timeout=60,
    )  # fmt: skip
    assert done.stdout.splitlines() == ["[]", "[]"], done.stderr


def test_a_damaged_book_is_told_and_made_anew(
    program: Controller, user_folder: Path, qtbot: QtBot
) -> None:
    paths = copy_samples(user_folder / "games" / "finished", "raub")
    (user_folder / NAME).write_bytes(b"nonsense" * 500)
    page = opened(program)
    read_whole(program, qtbot)
    assert f"The old one is kept as {NAME}.broken." in texts(page)
    assert len(cells(page, "games")) == len(paths)
    assert len(FamilyBook(user_folder).read().games) == len(paths)


def ticks(window: QObject) -> Callable[[], int]:
    """How often the window had its turn since."""
    counted: list[None] = []
    timer = QTimer(window)
    timer.timeout.connect(lambda: counted.append(None))
    timer.start(20)
    return lambda: len(counted)


BUSY = "Another window is writing to the family book"


@pytest.mark.timing(book_written=600)
def test_without_a_book_the_games_are_shown_all_the_same(
    program: Controller, user_folder: Path, qtbot: QtBot
) -> None:
    paths = copy_samples(user_folder / "games" / "finished", "raub")
    book = FamilyBook(user_folder)
    book.add(many_games(3))
    with closing(sqlite3.connect(book.path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        count = ticks(program.window)
        page = opened(program)
        assert BUSY not in texts(page)
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Delete, Qt.Key.Key_Down, Qt.Key.Key_Tab):
            QTest.keyClick(program.window.focusWidget() or page, key)
        page.resize(page.width() - 40, page.height())
        read_whole(program, qtbot)
        assert count() > 3, "the window goes on while the book is waited for"
        assert BUSY in texts(page)
        assert len(cells(page, "games")) == len(paths)
        count = ticks(program.window)
        press(page, "remove")
        qtbot.waitUntil(lambda: not controller(program).is_reading, timeout=20_000)
        assert count() > 3
        assert BUSY in texts(page)
        assert len(cells(page, "games")) == len(paths)


def test_what_waits_for_another_window_is_done_once_that_has_written(
    program: Controller, user_folder: Path, qtbot: QtBot
) -> None:
    paths = copy_samples(user_folder / "games" / "finished", "raub")
    book = FamilyBook(user_folder)
    page = opened(program)
    read_whole(program, qtbot)
    with closing(sqlite3.connect(book.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        press(page, "remove")
        # A game that ends meanwhile waits, too.
        record, state = recorded_game(5)
        with program.saves.create(record) as mine:
            mine.save(record, state)
        qtbot.wait(400)
        assert len(cells(page, "games")) == len(paths)
        other.execute("ROLLBACK")
    assert BUSY not in texts(page)
    qtbot.waitUntil(lambda: len(cells(page, "games")) == len(paths) - 1, timeout=20_000)
    qtbot.waitUntil(lambda: len(book.read().games) == len(paths), timeout=20_000)
    assert book.read().games[0].file == mine.path.name


def test_a_bad_file_is_one_sentence_beside_the_others(
    program: Controller, user_folder: Path, qtbot: QtBot
) -> None:
    paths = copy_samples(user_folder / "games" / "finished", "raub")
    with paths[0].open("wb") as file:
        file.truncate(100_000_000)
    page = opened(program)
    read_whole(program, qtbot)
    assert f"{paths[0].name} is too large to be a file of this program." in texts(page)
    assert len(cells(page, "games")) == len(paths) - 1


def test_where_the_file_is_gone_the_figures_stay(program: Controller) -> None:
    game = next(game for game in many_games(20) if game.source is Source.PLAYED)
    page = opened_with(program, [game])
    press(page, "look-back")
    assert "This game’s file is gone; only the game’s numbers are left." in texts(page)
    press(page, "score-sheet")
    assert "This game’s file is gone" in texts(page)
    kept = replace(game, source=Source.KEPT)
    page.set_facts(replace(page.facts, games=(kept,)))
    assert page.findChild(QAbstractButton, "look-back") is None


def test_a_game_that_is_not_known_here_stays_in_the_book_unseen(program: Controller) -> None:
    known, foreign = many_games(2)
    page = opened_with(program, [known, replace(foreign, game="canasta")])
    assert len(cells(page, "games")) == 1
    press(page, "leaf-ladder")
    assert len(FamilyBook(program.saves.home).read().games) == 2


def test_saves_without_a_program_enter_nothing(tmp_path: Path) -> None:
    """Games that bots play from the command line are not the family's."""
    record, state = recorded_game(5)
    with Saves(tmp_path).create(record) as mine:
        mine.save(record, state)
    assert not (tmp_path / NAME).exists()
