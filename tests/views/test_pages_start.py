"""The start page shows what was left and asks before it deletes."""

from __future__ import annotations

from datetime import datetime, timedelta

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from handfoot_gui.games import GAMES
from handfoot_gui.ui.pages.start.facts import GameCard, SideScore, StartFacts
from handfoot_gui.ui.pages.start.page import GameTile, StartPage
from handfoot_gui.ui.widgets.cards import CardFan
from handfoot_gui.ui.widgets.controls import Tile
from handfoot_gui.ui.widgets.figures import figure, filled, joined, moment, signed
from handfoot_gui.ui.widgets.labels import Elided
from handfoot_gui.ui.widgets.theme import DARK, LIGHT, Style
from handfoot_gui.ui.widgets.titles import game_title

SIDES = (SideScore("Marta, Josip", 2145), SideScore("Elise, Karl", -30))


def game(name: str, *, is_locked: bool = False, notice: str = "") -> GameCard:
    left_at = datetime.now() - timedelta(minutes=1)
    return GameCard(
        name, f"Hand and Foot, {name}", "Marta", left_at, SIDES, is_locked=is_locked, notice=notice
    )


@pytest.fixture
def page(qtbot: QtBot) -> StartPage:
    page = StartPage(Style(LIGHT, 1.0))
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    return page


def press(page: StartPage, name: str) -> None:
    button = page.findChild(QAbstractButton, name)
    assert button is not None, name
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def content(page: StartPage) -> QWidget:
    widget = page.widget()
    assert widget is not None
    return widget


def texts(page: StartPage) -> list[str]:
    return [label.text() for label in content(page).findChildren(QLabel)]


def test_the_last_game_is_continued_with_one_click(page: StartPage, qtbot: QtBot) -> None:
    page.set_facts(StartFacts((game("one"), game("two"))))
    assert "Marta, Josip" in texts(page)
    assert "2,145" in texts(page)
    assert "−30" in texts(page)
    with qtbot.waitSignal(page.continue_requested) as asked:
        press(page, "continue-one")
    assert asked.args == ["one"]
    with qtbot.waitSignal(page.continue_requested) as asked:
        press(page, "continue-two")
    assert asked.args == ["two"]


def test_games_that_look_alike_are_told_apart(page: StartPage) -> None:
    left_at = datetime.now().replace(hour=0, minute=5)
    first = replace(game("one"), title="Hand and Foot, deal 1", left_at=left_at)
    games = [
        replace(first, id=str(n), rules=rules, begun_at=left_at.replace(minute=n))
        for n, rules in enumerate(("Grandma's rules", "Classic", "Classic"))
    ]
    page.set_facts(StartFacts(tuple(games)))
    press(page, "older-games")
    about = [text for text in texts(page) if "Marta to play" in text]
    assert [text.split(" · ")[0] for text in about] == ["Grandma's rules", "Classic", "Classic"]
    assert "begun" not in about[0]
    assert about[1] != about[2]
    assert about[1].endswith("· begun today at 00:01")


def test_a_game_is_started_by_a_click_anywhere_on_its_panel(page: StartPage, qtbot: QtBot) -> None:
    page.set_facts(StartFacts(()))
    QApplication.processEvents()
    start = page.findChild(QAbstractButton, "start-raub")
    assert start is not None
    tile = next(tile for tile in page.findChildren(GameTile) if tile.isAncestorOf(start))
    picture = tile.findChild(CardFan)
    assert picture is not None
    for part in (picture, *tile.findChildren(QLabel)):
        with qtbot.waitSignal(page.game_requested) as asked:
            place = part.mapTo(page.window(), part.rect().center())
            QTest.mouseClick(page.window().windowHandle(), Qt.MouseButton.LeftButton, pos=place)
        assert asked.args == ["raub"]


def test_deleting_asks_first_and_can_be_left(page: StartPage, qtbot: QtBot) -> None:
    page.set_facts(StartFacts((game("one"), game("two"))))
    with qtbot.assertNotEmitted(page.delete_requested):
        press(page, "ask-two")
        assert any("cannot be brought back" in text for text in texts(page))
        press(page, "keep-two")
    assert not any("cannot be brought back" in text for text in texts(page))
    press(page, "ask-two")
    with qtbot.waitSignal(page.delete_requested) as asked:
        press(page, "delete-two")
    assert asked.args == ["two"]
    page.set_facts(StartFacts((game("one"),)))
    assert page.findChild(QAbstractButton, "continue-two") is None


def test_the_question_gets_the_focus_on_the_harmless_answer(page: StartPage, qtbot: QtBot) -> None:
    page.set_facts(StartFacts((game("one"),)))
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow, timeout=60_000)
    ask = page.findChild(QAbstractButton, "ask-one")
    assert ask is not None
    ask.setFocus()
    QTest.keyClick(ask, Qt.Key.Key_Return)
    keep = page.findChild(QAbstractButton, "keep-one")
    assert keep is not None
    assert keep.hasFocus()


def test_a_game_open_elsewhere_can_be_neither_continued_nor_deleted(
    page: StartPage, qtbot: QtBot
) -> None:
    page.set_facts(StartFacts((game("one", is_locked=True),)))
    assert "Open in another window." in texts(page)
    with (
        qtbot.assertNotEmitted(page.continue_requested),
        qtbot.assertNotEmitted(page.delete_requested),
    ):
        press(page, "continue-one")
        press(page, "ask-one")


def test_a_game_under_changed_rules_can_be_looked_at(page: StartPage) -> None:
    page.set_facts(StartFacts((game("one", notice="Made by another version."),)))
    assert "Made by another version." in texts(page)
    button = page.findChild(QAbstractButton, "continue-one")
    assert button is not None
    assert button.text() == "Look at it"


def test_without_games_the_band_starts_one(page: StartPage, qtbot: QtBot) -> None:
    page.set_facts(StartFacts(names=("Marta", "Elise", "Josip", "Karl")))
    assert "Marta, Elise, Josip, Karl" in texts(page)
    signals = {
        "start-last": page.new_game_requested,
        "start-hand-and-foot": page.game_requested,
    }
    for name, signal in signals.items():
        with qtbot.waitSignal(signal):
            press(page, name)


def test_damaged_files_are_told(page: StartPage) -> None:
    page.set_facts(StartFacts(notices=("One game was set aside.",)))
    assert "One game was set aside." in texts(page)


def test_many_damaged_files_leave_the_games_in_sight(page: StartPage) -> None:
    notices = tuple(f"Game {number} is damaged." for number in range(40))
    page.set_facts(StartFacts((game("one"),), notices=notices))
    told = [text for text in texts(page) if "damaged" in text or "cannot be used" in text]
    assert told == [
        "Game 0 is damaged.",
        "Game 1 is damaged.",
        "38 more files cannot be used either. None of them was deleted.",
    ]


@pytest.mark.parametrize("name", ["open", "preferences", "help"])
def test_the_quiet_row_leads_on(page: StartPage, qtbot: QtBot, name: str) -> None:
    page.set_facts(StartFacts())
    with qtbot.waitSignal(getattr(page, f"{name}_requested")):
        press(page, name)


def test_names_are_never_markup(page: StartPage) -> None:
    sides = (SideScore("<b>Marta</b>", 1), SideScore("x" * 200, 2))
    card = GameCard("one", "Hand and Foot", "<i>Marta</i>", datetime.now(), sides)
    page.set_facts(StartFacts((card,)))
    formats = {label.textFormat() for label in content(page).findChildren(QLabel)}
    assert formats == {Qt.TextFormat.PlainText}
    assert content(page).minimumSizeHint().width() <= 1280


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_nothing_is_cut_off_at_the_side_in_the_smallest_window(
    page: StartPage, scale: float
) -> None:
    page.resize(1024, 700)
    page.set_style(Style(DARK, scale))
    page.set_facts(StartFacts((game("one"), game("two"), game("three")), notices=("A notice.",)))
    assert page.horizontalScrollBar().maximum() == 0


def test_figures_have_thousands_and_a_true_minus() -> None:
    assert figure(12345) == "12,345"
    assert figure(-1270) == "−1,270"
    assert signed(85) == "+85"
    assert signed(-85) == "−85"
    assert joined(("Marta", "Josip")) == "Marta and Josip"
    assert joined(("A", "B", "C")) == "A, B and C"
    assert joined(("{last}", "{others}")) == "{last} and {others}"
    assert filled("{name}: {points} {x}", name="{points}", points=-1500) == "{points}: −1,500 {x}"


def test_moments_are_named_from_today() -> None:
    now = datetime(2026, 11, 21, 20, 0)
    assert moment(datetime(2026, 11, 21, 19, 40), now) == "today at 19:40"
    assert moment(datetime(2026, 11, 20, 23, 59), now) == "yesterday at 23:59"
    assert moment(datetime(2026, 5, 3, 8, 0), now) == "on 3 May 2026"
    assert moment(datetime(2025, 5, 3, 8, 0), now) == "on 3 May 2025"


@pytest.mark.parametrize("width", [1280, 700])
def test_enter_on_a_page_just_opened_continues_the_last_game(
    page: StartPage, qtbot: QtBot, width: int
) -> None:
    page.resize(width, 720)
    page.set_facts(StartFacts((game("one"), game("two"))))
    qtbot.waitExposed(page)
    page.activateWindow()
    page.focusNextChild()
    focus = page.focusWidget()
    assert focus is not None
    assert focus.objectName() == "continue-one"
    with qtbot.waitSignal(page.continue_requested) as asked:
        QTest.keyClick(focus, Qt.Key.Key_Return)
    assert asked.args == ["one"]
    QTest.keyClick(page, Qt.Key.Key_Tab)
    focus = page.focusWidget()
    assert focus is not None
    assert focus.objectName() == "ask-one"


@pytest.mark.parametrize("size", [(1024, 700), (1280, 720)])
@pytest.mark.parametrize("left", [0, 1, 2, 4, 9])
def test_everything_is_seen_without_scrolling(
    page: StartPage, size: tuple[int, int], left: int
) -> None:
    page.resize(*size)
    page.set_facts(StartFacts(tuple(game(f"deal {n}") for n in range(left)), ("Marta",)))
    QApplication.processEvents()
    assert page.scroll_bar.maximum() == 0
    tiles = content(page).findChildren(Tile)
    assert len(tiles) > 4
    for tile in tiles:
        assert tile.width() >= tile.sizeHint().width(), tile.text()
    titles = [
        label
        for label in content(page).findChildren(QLabel)
        if label.text() in map(game_title, GAMES)
        and label.mapTo(page, label.rect().topLeft()).y() > size[1] * 0.38
    ]
    assert len(titles) == len(GAMES)
    assert len({label.mapTo(page, label.rect().topLeft()).y() for label in titles}) == 1


@pytest.mark.parametrize("text_size", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("size", [(1024, 700), (1280, 720)])
@pytest.mark.parametrize("left", [0, 1, 2, 9])
def test_the_quiet_row_is_in_sight_however_many_games_were_left(
    page: StartPage, size: tuple[int, int], text_size: float, left: int
) -> None:
    page.resize(*size)
    page.set_style(Style(LIGHT, text_size))
    page.set_facts(StartFacts(tuple(game(str(n)) for n in range(left)), ("Marta",)))
    if left > 2:
        press(page, "older-games")
    QApplication.processEvents()
    tiles = content(page).findChildren(Tile)
    assert {"preferences", "help"} < {tile.objectName() for tile in tiles}
    for tile in tiles:
        place = QRect(tile.mapTo(page, QPoint()), tile.size())
        assert page.rect().contains(place), tile.text()
    for name in ("continue-0",) if left else ("start-last", "start-hand-and-foot"):
        button = page.findChild(QAbstractButton, name)
        if button is None:
            assert (name, text_size > 1) == ("start-last", True)
            continue
        page.scroll_bar.setValue(0)
        assert button.visibleRegion().boundingRect() == button.rect()
    # What does not fit is scrolled to, the last game that was left as well.
    last = page.findChild(QAbstractButton, f"continue-{left - 1}")
    page.scroll_bar.setValue(page.scroll_bar.maximum())
    assert last is None or left == 1 or not last.visibleRegion().isEmpty()


def starts_in_sight(page: StartPage) -> list[str]:
    """The games whose name and button are wholly seen without scrolling."""
    QApplication.processEvents()
    assert page.scroll_bar.value() == 0
    seen = []
    for game in GAMES:
        start = page.findChild(QAbstractButton, f"start-{game}")
        assert start is not None
        tile = next(tile for tile in page.findChildren(GameTile) if tile.isAncestorOf(start))
        title = next(one for one in tile.findChildren(QLabel) if one.text() == game_title(game))
        if all(part.visibleRegion().boundingRect() == part.rect() for part in (start, title)):
            seen.append(game)
    return seen


@pytest.mark.parametrize("text_size", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("left", [0, 1, 2, 9])
@pytest.mark.parametrize("height", [720, 660])
def test_every_game_can_be_started_without_scrolling(
    page: StartPage, text_size: float, left: int, height: int
) -> None:
    """The window of 1280 x 720, and what a report above the page leaves of it."""
    page.resize(1280, height)
    page.set_style(Style(LIGHT, text_size))
    page.set_facts(StartFacts(tuple(game(str(n)) for n in range(left)), ("Marta",)))
    assert starts_in_sight(page) == list(GAMES)


def test_the_page_gives_way_while_it_is_low_and_is_roomy_again_later(page: StartPage) -> None:
    page.set_style(Style(LIGHT, 1.25))
    page.set_facts(StartFacts((game("one"),)))
    page.resize(1280, 1000)
    QApplication.processEvents()
    assert "The last game is just as it was left." in shown_texts(page)
    assert page.findChildren(CardFan)
    page.resize(1280, 720)
    assert starts_in_sight(page) == list(GAMES)
    assert "The last game is just as it was left." not in shown_texts(page)
    page.resize(1280, 580)
    assert starts_in_sight(page) == list(GAMES)
    assert not page.findChildren(CardFan)
    page.set_progress("Reading 3 of 9 games.")
    assert "Reading 3 of 9 games." in shown_texts(page)
    page.set_progress("")
    page.resize(1280, 1000)
    QApplication.processEvents()
    assert "The last game is just as it was left." in shown_texts(page)
    assert page.findChildren(CardFan)


def shown_texts(page: StartPage) -> list[str]:
    return [one.text() for one in content(page).findChildren(QLabel) if one.isVisible()]


def test_the_page_stays_where_it_was_scrolled_to(page: StartPage) -> None:
    page.resize(1024, 700)
    page.set_style(Style(LIGHT, 1.5))
    page.set_facts(StartFacts(tuple(game(str(n)) for n in range(4))))
    QApplication.processEvents()
    bar = page.scroll_bar
    bar.setValue(bar.maximum())
    place = bar.value()
    assert place > 0
    press(page, "older-games")
    assert page.scroll_bar.value() == place


def test_older_games_are_shown_when_asked_for(page: StartPage, qtbot: QtBot) -> None:
    page.set_facts(StartFacts(tuple(game(str(n)) for n in range(4))))
    assert page.findChild(QAbstractButton, "continue-2") is None
    press(page, "older-games")
    assert page.findChild(QAbstractButton, "older-games") is None
    with qtbot.waitSignal(page.continue_requested) as asked:
        press(page, "continue-3")
    assert asked.args == ["3"]


def test_older_games_come_by_tens_and_go_when_the_page_is_left(page: StartPage) -> None:
    def listed() -> int:
        buttons = page.findChildren(QAbstractButton)
        return sum(button.objectName().startswith("continue-") for button in buttons)

    page.set_facts(StartFacts(tuple(game(str(n)) for n in range(30))))
    few = listed()
    press(page, "older-games")
    QApplication.processEvents()
    focused = page.focusWidget()
    assert (listed(), focused and focused.objectName()) == (few + 10, f"continue-{few}")
    press(page, "older-games")
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert listed() == few + 20
    page.hide()
    page.show()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert listed() == few, "a hundred games would cost two thousand widgets for ever"


@pytest.mark.parametrize("size", [(1024, 700), (1280, 720)])
def test_a_name_is_cut_only_where_a_whole_line_has_no_room_for_it(
    page: StartPage, size: tuple[int, int]
) -> None:
    page.resize(*size)
    long = "Aleksandar and Ljubica-Marija Horvat"
    sides = (SideScore(long, 2145), SideScore("Elise and Konstantin Petrović", 1830))
    page.set_facts(StartFacts((replace(game("one"), sides=sides),)))
    QApplication.processEvents()
    shown = {one.text(): one.shown for one in content(page).findChildren(Elided)}
    for side in sides:
        assert shown[side.names] == side.names
    longer = SideScore("W" * 200, 0)
    page.set_facts(StartFacts((replace(game("one"), sides=(longer, sides[1])),)))
    page.grab()
    cut = next(one for one in content(page).findChildren(Elided) if one.text() == longer.names)
    assert cut.shown.endswith("…")
    assert cut.toolTip().replace("\n", "") == longer.names
    beside = next(one for one in content(page).findChildren(Elided) if one.text() == sides[1].names)
    assert beside.shown == sides[1].names
    assert page.scroll_bar.maximum() == 0
