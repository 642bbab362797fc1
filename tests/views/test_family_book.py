"""The family book in the window: read, chosen from, changed, printed and exported."""

from __future__ import annotations

import csv
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

import pytest
from finished_games import copy_samples, many_games
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QLocale, QObject, Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QMenu, QWidget
from pytestqt.qtbot import QtBot
from recorded import game as recorded_game

from handfoot_gui.engine.registry import GAMES
from handfoot_gui.model.history.figures import Choice, Company
from handfoot_gui.model.history.finished import FinishedGame, Source
from handfoot_gui.model.sheet.paper import Paper
from handfoot_gui.model.storage.history import NAME, FamilyBook
from handfoot_gui.model.storage.saves import Saves
from handfoot_gui.views.family_book import desk as family_book_desk
from handfoot_gui.views.family_book.desk import FamilyBookDesk
from handfoot_gui.views.family_book.page import BookFacts, Export, FamilyBookPage, Leaf
from handfoot_gui.views.family_book.season_page import SeasonPage
from handfoot_gui.views.family_book.season_paper import season_words
from handfoot_gui.views.family_book.tables import BookTableView
from handfoot_gui.views.family_book.win_bars import WinBars
from handfoot_gui.views.parts.figures import decimal, figure, percent
from handfoot_gui.views.parts.score_chart import ScoreChart
from handfoot_gui.views.parts.theme import DARK, HIGH_CONTRAST, LIGHT, Look
from handfoot_gui.views.program import Program

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support ")

Thing = TypeVar("Thing", bound=QObject)


@pytest.fixture
def program(qapp: QApplication, user_folder: Path) -> Iterator[Program]:
    del user_folder
    before = (qapp.palette(), qapp.font(), qapp.styleSheet())
    program = Program()
    program.start()
    qapp.processEvents()
    yield program
    program.stop()
    program.window.close()
    program.window.deleteLater()
    # It would still hear of the application.
    program.deleteLater()
    qapp.sendPostedEvents(program, QEvent.Type.DeferredDelete)
    qapp.setStyleSheet(before[2])
    qapp.setPalette(before[0])
    qapp.setFont(before[1])


def opened(program: Program) -> FamilyBookPage:
    """The book, opened by its key."""
    QTest.keyClick(program.window, Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier)
    page = program.window.page
    assert isinstance(page, FamilyBookPage)
    return page


def desk(program: Program) -> FamilyBookDesk:
    found = program._book_desk
    assert found is not None
    return found


def child(page: QWidget, kind: type[Thing], name: str) -> Thing:
    found = page.findChild(kind, name)
    assert found is not None, name
    return found


def press(page: QWidget, name: str) -> None:
    button = child(page, QAbstractButton, name)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def texts(page: QWidget) -> str:
    shown = (label.text() for label in page.findChildren(QLabel) if not label.isHidden())
    return "\n".join(shown).replace("\u200b", "")


def cells(page: FamilyBookPage, name: str) -> list[list[str]]:
    model = child(page, BookTableView, name).model()
    return [
        [str(model.index(row, column).data()) for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def head(page: FamilyBookPage, name: str) -> list[str]:
    model = child(page, BookTableView, name).model()
    return [
        str(model.headerData(column, Qt.Orientation.Horizontal))
        for column in range(model.columnCount())
    ]


def choose(page: QWidget, name: str, text: str) -> None:
    """Choose by keyboard, as people do."""
    field = child(page, QComboBox, name)
    field.setFocus()
    row = field.findText(text)
    assert row >= 0, [field.itemText(n) for n in range(field.count())]
    while field.currentIndex() != row:
        step = Qt.Key.Key_Down if field.currentIndex() < row else Qt.Key.Key_Up
        QTest.keyClick(field, step)
        field = child(page, QComboBox, name)


# -- opening ----------------------------------------------------------------------------------


def test_an_empty_book_offers_a_game(program: Program) -> None:
    page = opened(program)
    assert "Finished games appear here." in texts(page)
    assert page.findChild(BookTableView) is None
    start = child(page, QAbstractButton, "start-game")
    assert start.hasFocus()
    QTest.keyClick(start, Qt.Key.Key_Return)
    assert program.window.page is program.window.new_game_page


def test_the_start_page_leads_there_and_escape_back(program: Program) -> None:
    press(program.window.start_page, "family-book")
    page = program.window.page
    assert isinstance(page, FamilyBookPage)
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert program.window.is_at_start


def test_every_finished_game_is_listed_the_last_first(program: Program, user_folder: Path) -> None:
    games = many_games(30)
    FamilyBook(user_folder).add(games)
    page = opened(program)
    rows = cells(page, "games")
    assert len(rows) == 30
    for row, game in zip(rows, games, strict=True):
        assert row[0].endswith(str(game.day.year))
        assert game.names[game.winners[0]][0] in row[2]
        assert figure(game.sides[game.winners[0]].total) in row[3]
    table = child(page, BookTableView, "games")
    assert table.hasFocus()
    QTest.keyClick(table, Qt.Key.Key_Down)
    QTest.keyClick(table, Qt.Key.Key_Down)
    assert page.game == games[2]
    details = child(page, QWidget, "details")
    for side in games[2].names:
        assert ", ".join(side) in texts(details)
    if games[2].deals:
        chart = details.findChildren(ScoreChart)[-1]
        last = games[2].running()[-1][0]
        assert figure(last) in chart.accessibleDescription()
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert program.window.is_at_start


def test_the_first_game_that_is_read_is_shown_at_once(
    program: Program, user_folder: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy_samples(user_folder / "games" / "finished", "raub")
    monkeypatch.setattr(family_book_desk, "_PAUSE", 60_000)
    monkeypatch.setattr(family_book_desk, "_SLICE", 0)
    page = opened(program)
    reading = desk(program)
    assert "Finished games appear here." in texts(page)
    while "Finished games appear here." in texts(page):
        reading._on_turn()
    assert reading.is_reading, "there is more to be read"
    assert len(cells(page, "games")) == 1
    assert child(page, BookTableView, "games").hasFocus()
    assert "Finished games appear here." not in texts(page)


def test_new_files_are_read_while_the_book_is_open(
    program: Program, user_folder: Path, qtbot: QtBot
) -> None:
    paths = copy_samples(user_folder / "games" / "finished", "raub")
    page = opened(program)
    assert desk(program).is_reading
    qtbot.waitUntil(lambda: not desk(program).is_reading, timeout=60_000)
    assert len(cells(page, "games")) == len(paths)
    assert len(FamilyBook(user_folder).read().games) == len(paths)
    # The next time there is nothing to be read.
    page.closed.emit()
    opened(program)
    qtbot.waitUntil(lambda: not desk(program).is_reading, timeout=60_000)
    assert len(cells(page, "games")) == len(paths)


def test_reading_stops_when_the_book_is_left(
    program: Program, user_folder: Path, qtbot: QtBot
) -> None:
    paths = copy_samples(user_folder / "games" / "finished")
    page = opened(program)
    qtbot.waitUntil(lambda: "Finished games are read: " in texts(page), timeout=60_000)
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert not desk(program).is_reading
    kept = len(FamilyBook(user_folder).read().games)
    assert kept < len(paths)
    opened(program)
    qtbot.waitUntil(lambda: not desk(program).is_reading, timeout=60_000)
    assert len(FamilyBook(user_folder).read().games) == len(paths)


def test_a_game_that_ends_is_entered_by_itself(
    program: Program, user_folder: Path, qtbot: QtBot
) -> None:
    record, state = recorded_game(5)
    with program._saves.create(record) as mine:
        mine.save(record, state)
    assert mine.path.parent == program._saves.finished
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
from handfoot_gui.views.program import Program
application = QApplication([])
program = Program()
program.start()
QTest.qWait(600)
assert program.window.is_at_start
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


# -- what is wrong ------------------------------------------------------------------------------


def test_a_damaged_book_is_told_and_made_anew(
    program: Program, user_folder: Path, qtbot: QtBot
) -> None:
    paths = copy_samples(user_folder / "games" / "finished", "raub")
    (user_folder / NAME).write_bytes(b"nonsense" * 500)
    page = opened(program)
    qtbot.waitUntil(lambda: not desk(program).is_reading, timeout=60_000)
    assert f"The old one is kept as {NAME}.broken." in texts(page)
    assert len(cells(page, "games")) == len(paths)
    assert len(FamilyBook(user_folder).read().games) == len(paths)


def test_without_a_book_the_games_are_shown_all_the_same(
    program: Program, user_folder: Path, qtbot: QtBot
) -> None:
    paths = copy_samples(user_folder / "games" / "finished", "raub")
    book = FamilyBook(user_folder)
    book.add(many_games(3))
    import sqlite3

    other = sqlite3.connect(book.path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    page = opened(program)
    qtbot.waitUntil(lambda: not desk(program).is_reading, timeout=60_000)
    assert "Another window is writing in the family book" in texts(page)
    assert len(cells(page, "games")) == len(paths)
    press(page, "remove")
    assert "Another window is writing in the family book" in texts(page)
    assert len(cells(page, "games")) == len(paths)
    other.close()


def test_a_bad_file_is_one_sentence_beside_the_others(
    program: Program, user_folder: Path, qtbot: QtBot
) -> None:
    paths = copy_samples(user_folder / "games" / "finished", "raub")
    with paths[0].open("wb") as file:
        file.truncate(100_000_000)
    page = opened(program)
    qtbot.waitUntil(lambda: not desk(program).is_reading, timeout=60_000)
    assert f"{paths[0].name} is too large to be a saved game." in texts(page)
    assert len(cells(page, "games")) == len(paths) - 1


# -- choosing -----------------------------------------------------------------------------------


def test_the_fields_choose_what_is_counted(program: Program, user_folder: Path) -> None:
    games = many_games(300)
    FamilyBook(user_folder).add(games)
    page = opened(program)
    choose(page, "choose-game", "Raub")
    assert len(cells(page, "games")) == sum(game.game == "raub" for game in games)
    choose(page, "choose-game", "Hand and Foot")
    choose(page, "choose-rules", "Simpson")
    simpson = [game for game in games if game.rules == "simpson"]
    assert len(cells(page, "games")) == len(simpson)
    choose(page, "choose-year", "2026")
    assert len(cells(page, "games")) == sum(game.day.year == 2026 for game in simpson)
    # The rules of one game mean nothing in another.
    choose(page, "choose-game", "All games")
    assert page.facts.choice.rules is None
    assert child(page, QComboBox, "choose-game").hasFocus()


def test_where_nothing_fits_everything_can_be_shown_again(
    program: Program, user_folder: Path
) -> None:
    game = many_games(1)[0]
    seats = tuple(replace(seat, is_bot=True, level="steady") for seat in game.seats)
    FamilyBook(user_folder).add([replace(game, seats=seats)])
    page = opened(program)
    choose(page, "choose-company", "Games without bots")
    assert "No finished game fits this choice." in texts(page)
    press(page, "show-all")
    assert len(cells(page, "games")) == 1
    press(page, "leaf-people")
    assert "Only people are counted here." in texts(page)
    choose(page, "choose-company", "People and bots")
    assert len(cells(page, "people")) == len(seats)
    assert all("(Steady bot)" in row[0] for row in cells(page, "people"))


def test_people_and_pairs_show_points_of_one_game_at_a_time(
    program: Program, user_folder: Path
) -> None:
    FamilyBook(user_folder).add(many_games(200))
    page = opened(program)
    press(page, "leaf-people")
    assert head(page, "people") == ["Name", "Games", "Won", "Share", "Went out"]
    assert "Points are shown for one game at a time." in texts(page)
    choose(page, "choose-game", "Hand and Foot")
    assert head(page, "people")[-3:] == ["Per game", "Per deal", "Best deal"]
    assert "Points are shown" not in texts(page)
    for row, person in zip(cells(page, "people"), page.facts.people, strict=True):
        assert person.points is not None
        assert person.points.deal_average is not None
        assert person.points.best is not None
        assert row == [
            person.name,
            figure(person.games),
            figure(person.wins),
            percent(person.wins / person.games),
            figure(person.outs),
            decimal(person.points.game_average),
            decimal(person.points.deal_average),
            figure(person.points.best.points),
        ]
    press(page, "leaf-pairs")
    assert len(cells(page, "pairs")) == len(page.facts.pairs) == 15
    bars = child(page, WinBars, "win-bars")
    first = page.facts.pairs[0]
    assert bars.accessibleDescription().startswith(
        f"{first.names[0]} and {first.names[1]}: {first.wins} of {first.games}"
    )
    choose(page, "choose-game", "Raub")
    assert "In these games nobody had a partner." in texts(page)
    assert "Went out" not in head(page, "pairs")


def test_the_models_keep_the_contract(qtbot: QtBot) -> None:
    page = FamilyBookPage(Look(LIGHT, 1.0))
    qtbot.addWidget(page)
    page.resize(1280, 720)
    fatal = QAbstractItemModelTester.FailureReportingMode.Fatal
    testers = [
        QAbstractItemModelTester(model, fatal) for model in (page._games, page._people, page._pairs)
    ]
    for count in (0, 40, 3):
        games = many_games(count)
        page.set_facts(facts_of(games))
        for leaf in Leaf:
            page._on_leaf(leaf.value)
    assert all(tester.model() is not None for tester in testers)


def facts_of(games: list[FinishedGame]) -> BookFacts:
    from handfoot_gui.model.history.figures import are_alike, pairs, people

    return BookFacts(
        count=len(games),
        games=tuple(games),
        people=tuple(people(games)),
        pairs=tuple(pairs(games)),
        is_alike=are_alike(games),
        game_names=tuple(GAMES),
        rule_names=("classic", "x" * 80, ""),
        years=(2026, 2025),
    )


STRANGE = ("👵🏽👨‍👩‍👧‍👦", "אברהם בן דוד", "W" * 200, "Z̷̢a̷l̷g̷o̷", "\u202eolleh", "a b")


@pytest.mark.parametrize("theme", [LIGHT, DARK, HIGH_CONTRAST], ids=lambda theme: theme.name)
@pytest.mark.parametrize(("width", "height", "scale"), [(1280, 720, 1.0), (1024, 700, 1.5)])
def test_strange_names_do_not_burst_the_page(
    qtbot: QtBot, theme: object, width: int, height: int, scale: float
) -> None:
    games = [
        replace(
            game,
            rules="R" * 80,
            seats=tuple(
                replace(seat, name=name) for seat, name in zip(game.seats, STRANGE, strict=False)
            ),
        )
        for game in many_games(12)
    ]
    page = FamilyBookPage(Look(theme, scale))  # type: ignore[arg-type]
    qtbot.addWidget(page)
    page.resize(width, height)
    page.show()
    page.set_facts(facts_of(games))
    for leaf in Leaf:
        page._on_leaf(leaf.value)
        QApplication.processEvents()
        assert page.horizontalScrollBar().maximum() == 0, leaf
        assert not page.grab().isNull()


def test_everything_has_a_name_for_a_screen_reader(program: Program, user_folder: Path) -> None:
    FamilyBook(user_folder).add(many_games(20))
    page = opened(program)
    for leaf in Leaf:
        press(page, f"leaf-{leaf.value}")
        for widget in page.findChildren(QWidget):
            if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isVisible():
                named = widget.accessibleName() or getattr(widget, "text", lambda: "")()
                assert named, widget
        table = child(page, BookTableView, leaf.value)
        index = table.model().index(0, 1)
        spoken = index.data(Qt.ItemDataRole.AccessibleTextRole)
        assert spoken == f"{head(page, leaf.value)[1]}: {index.data()}"


def test_tab_goes_through_the_page_and_not_through_the_cells(
    program: Program, user_folder: Path
) -> None:
    FamilyBook(user_folder).add(many_games(20))
    page = opened(program)
    reached = []
    for _ in range(14):
        QTest.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_Tab)
        focused = QApplication.focusWidget()
        reached.append(focused.objectName() if focused is not None else "")
    assert {"season", "export", "back", "choose-game", "choose-rules", "choose-year",
            "choose-company", "games", "score-sheet", "remove"} <= set(reached)  # fmt: skip
    assert reached.count("games") == 1


# -- changing -----------------------------------------------------------------------------------


def test_a_game_is_removed_and_brought_back(program: Program, user_folder: Path) -> None:
    games = many_games(5)
    FamilyBook(user_folder).add(games)
    page = opened(program)
    table = child(page, BookTableView, "games")
    QTest.keyClick(table, Qt.Key.Key_Down)
    QTest.keyClick(table, Qt.Key.Key_Delete)
    assert "is removed." in texts(page)
    assert len(cells(page, "games")) == 4
    assert page.game == games[2]
    assert [game.id for game in FamilyBook(user_folder).read().games] == [
        game.id for game in games if game is not games[1]
    ]
    assert child(page, QAbstractButton, "bring-back").isVisible()
    QTest.keyClick(page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert "is back." in texts(page)
    assert len(cells(page, "games")) == 5
    assert list(FamilyBook(user_folder).read().games) == games
    press(page, "remove")
    press(page, "bring-back")
    assert list(FamilyBook(user_folder).read().games) == games


def test_a_removed_game_does_not_come_back_from_its_file(
    program: Program, user_folder: Path, qtbot: QtBot
) -> None:
    paths = copy_samples(user_folder / "games" / "finished", "raub")
    page = opened(program)
    qtbot.waitUntil(lambda: not desk(program).is_reading, timeout=60_000)
    press(page, "remove")
    page.closed.emit()
    opened(program)
    qtbot.waitUntil(lambda: not desk(program).is_reading, timeout=60_000)
    assert len(cells(page, "games")) == len(paths) - 1


# -- looking back, sheets -----------------------------------------------------------------------


def test_looking_back_and_the_score_sheet_lead_back_to_the_book(
    program: Program, user_folder: Path, qtbot: QtBot
) -> None:
    copy_samples(user_folder / "games" / "finished", "raub")
    page = opened(program)
    qtbot.waitUntil(lambda: not desk(program).is_reading, timeout=60_000)
    table = child(page, BookTableView, "games")
    table.setFocus()
    QTest.keyClick(table, Qt.Key.Key_Return)
    looking = program.looking_back
    assert looking.page is not None
    assert program.window.page is looking.page
    looking.left.emit()
    assert program.window.page is page
    press(page, "score-sheet")
    assert program.window.page is program.sheet_desk.page
    program.sheet_desk.page.closed.emit()
    assert program.window.page is page


def test_where_the_file_is_gone_the_figures_stay(program: Program, user_folder: Path) -> None:
    game = next(game for game in many_games(20) if game.source is Source.PLAYED)
    FamilyBook(user_folder).add([game])
    page = opened(program)
    press(page, "look-back")
    assert "The file of this game is gone, only its figures are left." in texts(page)
    press(page, "score-sheet")
    assert "The file of this game is gone" in texts(page)
    kept = replace(game, source=Source.KEPT)
    page.set_facts(replace(page.facts, games=(kept,)))
    assert page.findChild(QAbstractButton, "look-back") is None


# -- season page and spreadsheet ----------------------------------------------------------------


def test_the_season_page_is_shown_saved_and_closed(
    program: Program, user_folder: Path, tmp_path: Path
) -> None:
    FamilyBook(user_folder).add(many_games(400))
    page = opened(program)
    press(page, "season")
    shown = program.window.page
    assert isinstance(shown, SeasonPage)
    assert child(shown, QAbstractButton, "save-pdf").hasFocus()
    assert "All the years" in child(shown, QWidget, "preview").accessibleName()
    # Large enough to be read, also where the page is opened for the first time.
    assert child(shown, QWidget, "preview").width() > 760
    choose(shown, "choose-year", "2026")
    words = child(shown, QWidget, "preview").accessibleDescription()
    season = shown.facts.season
    assert words == season_words(season)
    for person in season.people:
        assert f"{person.name}: Games {person.games}, Won {person.wins}" in words
    press(shown, "paper-letter")
    assert shown.facts.paper is Paper.LETTER
    desk(program).season.save_pdf(tmp_path / "season.pdf")
    assert f"Saved as season.pdf in {tmp_path}." in texts(shown)
    assert (tmp_path / "season.pdf").read_bytes().startswith(b"%PDF")
    desk(program).season.save_pdf(tmp_path / "nowhere" / "season.pdf")
    assert "is gone." in texts(shown)
    QTest.keyClick(shown, Qt.Key.Key_Escape)
    assert program.window.page is page


@pytest.mark.skipif(shutil.which("pdftotext") is None, reason="pdftotext is not installed")
@pytest.mark.parametrize("paper", Paper)
def test_the_printed_season_is_one_page_with_every_figure(
    program: Program, user_folder: Path, tmp_path: Path, paper: Paper
) -> None:
    games = many_games(200)
    several = [
        replace(
            game,
            seats=tuple(replace(s, name=f"{s.name} {n % 9}") for s in game.seats),
        )
        for n, game in enumerate(games)
    ]
    FamilyBook(user_folder).add(several)
    press(opened(program), "season")
    shown = program.window.page
    assert isinstance(shown, SeasonPage)
    press(shown, f"paper-{paper.value}")
    path = tmp_path / "season.pdf"
    desk(program).season.save_pdf(path)
    text = subprocess.run(
        ["pdftotext", "-layout", path, "-"], capture_output=True, text=True, check=True
    ).stdout
    assert text.count("\f") == 1
    season = shown.facts.season
    for champion in season.champions:
        assert champion.names[0] in text
    for deal in season.highest:
        assert f"{figure(deal.points)} points" in text
    assert "more" in text
    assert "Games in every year" in text


def test_without_a_printer_there_is_a_sentence(
    program: Program, user_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from PySide6.QtPrintSupport import QPrinterInfo

    monkeypatch.setattr(QPrinterInfo, "availablePrinterNames", staticmethod(list))
    FamilyBook(user_folder).add(many_games(3))
    press(opened(program), "season")
    shown = program.window.page
    QTest.keyClick(shown, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    assert "No printer is connected. The page can be saved as a PDF." in texts(shown)


def test_the_chosen_games_are_exported(program: Program, user_folder: Path, tmp_path: Path) -> None:
    games = many_games(50)
    FamilyBook(user_folder).add(games)
    page = opened(program)
    page.choice_made.emit(Choice(game="raub", company=Company.PEOPLE))
    raub = [game for game in games if game.game == "raub"]
    path = tmp_path / "book.csv"
    desk(program).export_to(Export.GAMES, path)
    assert f"Saved as book.csv in {tmp_path}, with {len(raub)} games." in texts(page)
    with path.open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == sum(len(game.sides) for game in raub)
    before = QLocale()
    QLocale.setDefault(QLocale(QLocale.Language.German, QLocale.Country.Germany))
    try:
        desk(program).export_to(Export.DEALS, path)
    finally:
        QLocale.setDefault(before)
    with path.open(encoding="utf-8-sig", newline="") as file:
        deals = list(csv.DictReader(file, delimiter=";"))
    points = [n for game in raub for deal in game.deals for n in deal.points]
    assert [int(row["Points"]) for row in deals] == points
    desk(program).export_to(Export.DEALS, tmp_path / "nowhere" / "book.csv")
    assert "is gone." in texts(page)


def test_the_button_offers_both_tables(qtbot: QtBot) -> None:
    page = FamilyBookPage(Look(LIGHT, 1.0))
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    page.set_facts(facts_of(many_games(3)))
    press(page, "export")
    menu = child(page, QAbstractButton, "export").findChild(QMenu)
    assert menu is not None
    QTest.keyClick(menu, Qt.Key.Key_Down)
    with qtbot.waitSignal(page.export_requested) as asked:
        QTest.keyClick(menu, Qt.Key.Key_Return)
    assert asked.args == [Export.DEALS]


def test_saves_without_a_program_enter_nothing(tmp_path: Path) -> None:
    """Games that bots play from the command line are not the family's."""
    record, state = recorded_game(5)
    with Saves(tmp_path).create(record) as mine:
        mine.save(record, state)
    assert not (tmp_path / NAME).exists()


def test_averages_and_shares_read_well() -> None:
    assert decimal(3.4999) == "3.5"
    assert decimal(-2.25) == "−2.2"
    assert decimal(12345.5) == "12,346"
    assert decimal(99.96) == "100"
    assert decimal(0) == "0.0"
    assert percent(2 / 3) == "67%"


def test_a_book_of_bots_says_why_nobody_is_listed(qtbot: QtBot) -> None:
    page = FamilyBookPage(Look(LIGHT, 1.0))
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    page.set_facts(replace(facts_of(many_games(1)), people=(), pairs=()))
    press(page, "leaf-people")
    assert "Only people are counted here. Bots played or finished these games." in texts(page)
    with qtbot.waitSignal(page.choice_made) as made:
        press(page, "show-everybody")
    assert made.args == [Choice(company=Company.EVERYBODY)]
