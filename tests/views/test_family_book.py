"""The family book in the window: opened, read, chosen from, and games taken out of it."""

from __future__ import annotations

from pathlib import Path

import pytest
from book_lab import (
    cells,
    child,
    choose,
    facts_of,
    head,
    opened,
    opened_with,
    press,
    read_whole,
    shown_book,
    texts,
)
from finding import is_whole
from finished_games import copy_samples, many_games
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QFontMetrics
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QWidget
from pytestqt.qtbot import QtBot

from handfoot_gui.core.preferences import TextSize
from handfoot_gui.session.history.figures import GameFilter, PlayerFilter, career
from handfoot_gui.storage.history import FamilyBook
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.pages.family_book.beside import Bars, wins_bar
from handfoot_gui.ui.pages.family_book.page import FamilyBookPage, Leaf
from handfoot_gui.ui.widgets.controls import Button, ButtonKind
from handfoot_gui.ui.widgets.figures import decimal, figure, percent
from handfoot_gui.ui.widgets.score_chart import ScoreChart
from handfoot_gui.ui.widgets.text_table import TextTableView
from handfoot_gui.ui.widgets.theme import DARK, HIGH_CONTRAST, LIGHT, Style


def test_an_empty_book_offers_a_game(program: Controller) -> None:
    page = opened(program)
    assert "Finished games appear here." in texts(page)
    assert page.findChild(TextTableView) is None
    start = child(page, QAbstractButton, "start-game")
    assert start.hasFocus()
    QTest.keyClick(start, Qt.Key.Key_Return)
    assert program.window.page is program.setup_controller.new_game_page


def test_the_start_page_leads_there_and_escape_back(program: Controller) -> None:
    press(program.start_controller.page, "family-book")
    page = program.window.page
    assert isinstance(page, FamilyBookPage)
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert program.start_controller.is_shown


def test_every_finished_game_is_listed_the_last_first(program: Controller) -> None:
    games = many_games(30)
    page = opened_with(program, games)
    rows = cells(page, "games")
    assert len(rows) == 30
    for row, game in zip(rows, games, strict=True):
        assert row[0].endswith(str(game.day.year))
        assert game.names[game.winners[0]][0] in row[2]
        assert figure(game.sides[game.winners[0]].total) in row[3]
    table = child(page, TextTableView, "games")
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
    assert program.start_controller.is_shown


def test_in_one_column_the_points_are_there_and_the_rows_fill_the_table(
    program: Controller, user_folder: Path
) -> None:
    FamilyBook(user_folder).add(many_games(3))
    program.window.set_preferences(replace(program.window.preferences, text_size=TextSize.LARGEST))
    page = opened(program)
    QApplication.processEvents()
    table = child(page, TextTableView, "games")
    across = table.horizontalHeader()
    assert across.count() == 4
    assert across.length() == table.viewport().width()


def test_the_fields_choose_what_is_counted(program: Controller) -> None:
    games = many_games(300)
    page = opened_with(program, games)
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


def test_where_nothing_fits_everything_can_be_shown_again(program: Controller) -> None:
    game = many_games(1)[0]
    seats = tuple(replace(seat, is_bot=True, level="steady") for seat in game.seats)
    page = opened_with(program, [replace(game, seats=seats)])
    choose(page, "choose-company", "Games without bots")
    assert "No finished game matches this choice." in texts(page)
    press(page, "show-all")
    assert len(cells(page, "games")) == 1
    press(page, "leaf-people")
    assert "Only people are counted here," in texts(page)
    choose(page, "choose-company", "People and bots")
    assert len(cells(page, "people")) == len(seats)
    assert all("(Steady bot)" in row[0] for row in cells(page, "people"))


def test_people_and_pairs_show_points_of_one_game_at_a_time(program: Controller) -> None:
    page = opened_with(program, many_games(200))
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
    bars = child(page, Bars, "win-bars")
    first = page.facts.pairs[0]
    assert bars.accessibleDescription().startswith(
        f"{first.names[0]} and {first.names[1]}: {first.wins} of {first.games}"
    )
    choose(page, "choose-game", "Raub")
    assert "In these games nobody had a partner." in texts(page)
    assert "Went out" not in head(page, "pairs")


def test_bars_are_as_long_as_one_another_and_filled_by_the_share_won(qtbot: QtBot) -> None:
    games = ((4, 3), (10, 5), (1, 1), (7, 0))
    names = ("Marta", "Elise", "Josip", "Karl")
    bars = Bars(
        Style(LIGHT, 1.0),
        [wins_bar(name, *figures) for name, figures in zip(names, games, strict=True)],
        title="Games won",
        name="win-bars",
    )
    qtbot.addWidget(bars)
    bars.resize(400, 220)
    picture = bars.grab().toImage()
    # A line through the middle of the bar of each row.
    lines = [28 * row + 14 for row in range(len(games))]
    won, left = QColor(LIGHT.link), QColor(LIGHT.chrome2)
    lengths, shares = [], []
    for y in lines:
        colours = [picture.pixelColor(x, y) for x in range(2, picture.width())]
        lengths.append(colours.count(won) + colours.count(left))
        shares.append(colours.count(won) / lengths[-1])
    assert max(lengths) - min(lengths) <= 4, lengths
    for share, (count, wins) in zip(shares, games, strict=True):
        assert abs(share - wins / count) < 0.03, shares


def test_beside_the_people_stand_streaks_last_games_and_head_to_head(program: Controller) -> None:
    page = opened_with(program, many_games(40))
    press(page, "leaf-people")
    for number, person in enumerate(page.facts.people[:2]):
        done = career(page.facts.games, (person.key,))
        assert child(page, QLabel, "career-title").text() == person.name
        assert str(done.longest) in child(page, QLabel, "streaks").text()
        assert f"{sum(won for _, won in done.results[:10])} of the last 10 games won" in texts(page)
        bars = child(page, Bars, "duels")
        first = done.duels[0]
        assert bars.accessibleDescription().startswith(
            f"{first.names[0]}: {first.wins} to {first.losses}; "
        )
        if not number:
            table = child(page, TextTableView, "people")
            table.setFocus()
            QTest.keyClick(table, Qt.Key.Key_Down)
    press(page, "leaf-pairs")
    assert child(page, QLabel, "career-title").text() == cells(page, "pairs")[0][0]


def test_the_deals_of_the_chosen_game_stand_below_its_chart(program: Controller) -> None:
    page = opened_with(program, many_games(40, "steady"))
    program.window.resize(1280, 720)
    for _ in range(2):
        game, table = page.game, child(page, TextTableView, "games")
        assert game is not None
        shown = cells(page, "deals")
        assert [row[0] for row in shown] == [str(deal.number) for deal in game.deals]
        assert [row[1] for row in shown] == [figure(deal.points[0]) for deal in game.deals]
        QTest.keyClick(table, Qt.Key.Key_Down)
        QApplication.processEvents()
    assert page.scroll_bar.maximum() == 0
    assert is_whole(child(page, QAbstractButton, "look-back"))
    gold = [one for one in page.findChildren(Button) if one.kind is ButtonKind.PRIMARY]
    assert not gold, "nobody comes to go back"


@pytest.mark.parametrize("kind", ["manipulation", "raub"])
def test_every_column_of_the_deals_is_in_sight_where_four_play_alone(
    qtbot: QtBot, kind: str
) -> None:
    names = ("Baba Ljubica", "Hans-Peter", "Josip", "Oma Traudl")
    games = [
        replace(
            game,
            seats=tuple(
                replace(seat, name=name) for seat, name in zip(game.seats, names, strict=False)
            ),
        )
        for game in many_games(12, kind)
        if len(game.sides) == len(names)
    ]
    page = shown_book(qtbot, Style(LIGHT, 1.0), 1280, 720)
    page.set_facts(facts_of(games))
    QApplication.processEvents()
    table = child(page, TextTableView, "deals")
    assert table.model().columnCount() > len(names)
    assert table.horizontalScrollBar().maximum() == 0
    # Names may be cut, which stand above in full; no figure is.
    metrics = QFontMetrics(table.font())
    for row in range(table.model().rowCount()):
        for side in range(len(names)):
            text = cells(page, "deals")[row][1 + side]
            assert metrics.horizontalAdvance(text) + 16 <= table.columnWidth(1 + side)


def test_the_models_keep_the_contract(qtbot: QtBot) -> None:
    page = FamilyBookPage(Style(LIGHT, 1.0))
    qtbot.addWidget(page)
    page.resize(1280, 720)
    fatal = QAbstractItemModelTester.FailureReportingMode.Fatal
    page.set_facts(facts_of(many_games(40)))
    for leaf in Leaf:
        press(page, f"leaf-{leaf.value}")
        model = child(page, TextTableView, leaf.value).model()
        assert QAbstractItemModelTester(model, fatal).model() is model
        assert model.rowCount() >= 6


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
    page = FamilyBookPage(Style(theme, scale))  # type: ignore[arg-type]
    qtbot.addWidget(page)
    page.resize(width, height)
    page.show()
    page.set_facts(facts_of(games))
    for leaf in Leaf:
        press(page, f"leaf-{leaf.value}")
        QApplication.processEvents()
        assert page.horizontalScrollBar().maximum() == 0, leaf
        assert not page.grab().isNull()


@pytest.mark.parametrize(
    ("width", "height", "scale"),
    [(910, 512, 1.0), (940, 620, 1.0), (1024, 700, 1.0), (1280, 700, 1.25), (1440, 768, 1.5)],
)
def test_the_points_stand_in_the_table_or_beside_it(
    qtbot: QtBot, width: int, height: int, scale: float
) -> None:
    games = many_games(12)
    page = shown_book(qtbot, Style(LIGHT, scale), width, height)
    page.set_facts(facts_of(games))
    for number, game in enumerate(games):
        child(page, TextTableView, "games").selectRow(number)
        QApplication.processEvents()
        assert page.horizontalScrollBar().maximum() == 0
        if "Points" in head(page, "games"):
            continue
        details = child(page, QWidget, "details")
        for side in game.sides:
            (total,) = {
                one.mapTo(page.viewport(), one.rect().bottomRight()).toTuple()
                for one in details.findChildren(QLabel)
                if one.text() == figure(side.total)
            }
            assert page.viewport().rect().contains(QPoint(*total)), "it is read without scrolling"


def test_everything_has_a_name_for_a_screen_reader(program: Controller) -> None:
    page = opened_with(program, many_games(20))
    for leaf in Leaf:
        press(page, f"leaf-{leaf.value}")
        for widget in page.findChildren(QWidget):
            if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isVisible():
                named = widget.accessibleName() or getattr(widget, "text", lambda: "")()
                assert named, widget
        table = child(page, TextTableView, leaf.value)
        index = table.model().index(0, 1)
        spoken = index.data(Qt.ItemDataRole.AccessibleTextRole)
        assert spoken == f"{head(page, leaf.value)[1]}: {index.data()}"


def test_tab_goes_through_the_page_and_not_through_the_cells(program: Controller) -> None:
    page = opened_with(program, many_games(20))
    reached = []
    for _ in range(14):
        QTest.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_Tab)
        focused = QApplication.focusWidget()
        reached.append(focused.objectName() if focused is not None else "")
    assert {"season", "export", "back", "choose-game", "choose-rules", "choose-year",
            "choose-company", "games", "score-sheet", "remove"} <= set(reached)  # fmt: skip
    assert reached.count("games") == 1


def test_a_game_is_removed_and_brought_back(program: Controller, user_folder: Path) -> None:
    games = many_games(5)
    page = opened_with(program, games)
    table = child(page, TextTableView, "games")
    QTest.keyClick(table, Qt.Key.Key_Down)
    QTest.keyClick(table, Qt.Key.Key_Delete)
    assert "was removed." in texts(page)
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
    program: Controller, user_folder: Path, qtbot: QtBot
) -> None:
    paths = copy_samples(user_folder / "games" / "finished", "raub")
    page = opened(program)
    read_whole(program, qtbot)
    press(page, "remove")
    page.closed.emit()
    opened(program)
    read_whole(program, qtbot)
    assert len(cells(page, "games")) == len(paths) - 1


def test_looking_back_and_the_score_sheet_lead_back_to_the_book(
    program: Controller, user_folder: Path, qtbot: QtBot
) -> None:
    copy_samples(user_folder / "games" / "finished", "raub")
    page = opened(program)
    read_whole(program, qtbot)
    table = child(page, TextTableView, "games")
    table.setFocus()
    QTest.keyClick(table, Qt.Key.Key_Return)
    looking = program.look_back_controller
    assert looking.page is not None
    assert program.window.page is looking.page
    looking.leave()
    assert program.window.page is page
    press(page, "score-sheet")
    assert program.window.page is program.sheet_controller.page
    program.sheet_controller.page.closed.emit()
    assert program.window.page is page


def test_a_book_of_bots_says_why_nobody_is_listed(qtbot: QtBot) -> None:
    page = shown_book(qtbot, Style(LIGHT, 1.0), 1280, 720)
    page.set_facts(replace(facts_of(many_games(1)), people=(), pairs=()))
    press(page, "leaf-people")
    assert (
        "Only people are counted here, but bots played in or finished all of these games."
        in texts(page)
    )
    with qtbot.waitSignal(page.choice_made) as made:
        press(page, "show-everybody")
    assert made.args == [GameFilter(company=PlayerFilter.EVERYBODY)]


def test_the_chosen_row_alone_says_whether_the_table_has_the_keyboard(program: Controller) -> None:
    page = opened_with(program, many_games(3))
    table = child(page, TextTableView, "games")

    def colours() -> tuple[str, set[str]]:
        """Of the chosen row, and of the edge around the table."""
        QApplication.processEvents()
        seen = table.grab().toImage()
        row = table.visualRect(table.model().index(0, 3)).topLeft() + QPoint(4, 6)
        at = table.viewport().mapTo(table, row)
        edge = {seen.pixelColor(x, 1).name() for x in range(4, table.width() - 4)}
        return seen.pixelColor(at).name().upper(), edge

    theme = program.window.ui_style.theme
    assert table.hasFocus()
    with_keys, frame = colours()
    assert with_keys == theme.link.upper()
    child(page, QAbstractButton, "back").setFocus()
    without, other = colours()
    assert without == theme.chrome2.upper()
    assert frame == other == {theme.chrome.lower()}
