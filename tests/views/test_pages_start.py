"""The start page shows what was left and asks before it deletes."""

from __future__ import annotations

import shutil
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from finding import has, is_whole, press, texts
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QMenu, QWidget
from pytestqt.qtbot import QtBot
from recorded import game as recorded_game
from whole_program import child

from handfoot_gui.games import GAMES
from handfoot_gui.storage.saves import Saves
from handfoot_gui.ui.pages.start.facts import (
    Beside,
    FolderReading,
    GameCard,
    SideScore,
    StartFacts,
    told_apart,
)
from handfoot_gui.ui.pages.start.ground import Ground
from handfoot_gui.ui.pages.start.page import StartPage
from handfoot_gui.ui.pages.start.tiles import GameTile
from handfoot_gui.ui.widgets.cards import CardFan
from handfoot_gui.ui.widgets.controls import Button, ButtonKind, Tile
from handfoot_gui.ui.widgets.figures import figure, filled, moment, signed
from handfoot_gui.ui.widgets.labels import Elided
from handfoot_gui.ui.widgets.theme import DARK, LIGHT, Style
from handfoot_gui.ui.widgets.titles import game_title
from handfoot_gui.ui.widgets.vocabulary import WORDS, joined

SIDES = (SideScore("Marta, Josip", 2145), SideScore("Elise, Karl", -30))


BESIDE = (
    *("learn", "puzzles", "daily"),
    *("keep-score", "print-sheet", "family-book", "open", "rules", "preferences"),
)
"""What is done beside playing: tiles, and one line of links."""


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


def show(page: StartPage, *names: object, scale: float = 1.0) -> None:
    """Games of those *names*, laid out."""
    page.set_style(Style(LIGHT, scale))
    page.set_facts(StartFacts(tuple(game(str(name)) for name in names), ("Marta",)))
    QApplication.processEvents()


def tile_of(page: StartPage, name: str) -> GameTile:
    start = child(page, QAbstractButton, f"start-{name}")
    return next(tile for tile in page.findChildren(GameTile) if tile.isAncestorOf(start))


def test_a_game_is_continued_with_one_click(page: StartPage, qtbot: QtBot) -> None:
    show(page, "one", "two")
    assert {"Marta, Josip", "2,145", "−30"} <= set(texts(page))
    for name in ("one", "two"):
        with qtbot.waitSignal(page.continue_requested) as asked:
            press(page, f"continue-{name}")
        assert asked.args == [name]


def test_games_that_look_alike_are_told_apart(page: StartPage) -> None:
    left_at = datetime.now().replace(hour=0, minute=5)
    first = replace(game("one"), title="Hand and Foot, deal 1", left_at=left_at)
    games = [
        replace(first, id=str(n), rules=rules, begun_at=left_at.replace(minute=n))
        for n, rules in enumerate(("Grandma's rules", "Classic", "Classic"))
    ]
    page.set_facts(StartFacts(told_apart(games)))
    about = [text for text in texts(page) if "Marta’s turn" in text]
    assert len(about) == 3
    assert [text.split(" · ")[0] for text in about[:1]] == ["Grandma's rules"]
    assert [text.split(" · ")[0] for text in about[1:]] == ["Classic"] * 2
    assert "started" not in about[0]
    assert about[1] != about[2]
    assert about[1].endswith("· started today at 12:01\u202fAM")


def test_a_folder_says_when_a_game_was_begun_once_it_has_its_double(user_folder: Path) -> None:
    saves = Saves(user_folder)
    record, state = recorded_game(1, 20)
    with saves.create(record) as mine:
        mine.save(record, state)

    def tells_beginnings() -> list[bool]:
        reading = FolderReading(saves, WORDS)
        while reading.left:
            reading.work(1)
        return [card.begun_at is not None for card in reading.cards]

    assert tells_beginnings() == [False]
    shutil.copy2(mine.path, mine.path.with_stem("copy"))
    assert tells_beginnings() == [True, True]


def test_a_game_is_started_by_a_click_anywhere_on_its_panel(page: StartPage, qtbot: QtBot) -> None:
    show(page)
    tile = tile_of(page, "raub")
    for part in (child(tile, CardFan), *tile.findChildren(QLabel)):
        with qtbot.waitSignal(page.game_requested) as asked:
            place = part.mapTo(page.window(), part.rect().center())
            QTest.mouseClick(page.window().windowHandle(), Qt.MouseButton.LeftButton, pos=place)
        assert asked.args == ["raub"]


def delete_in_menu(page: StartPage, game_id: str) -> None:
    """Click on *Delete* in the menu that is open below a game."""
    action = child(page, QAction, f"ask-{game_id}")
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(action).center())


def test_deleting_asks_first_and_can_be_left(page: StartPage, qtbot: QtBot) -> None:
    show(page, "one", "two")
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow, timeout=60_000)
    assert not has(page, "delete-two"), "nobody deletes by one wrong click"
    more = child(page, QAbstractButton, "more-two")
    more.setFocus()
    with qtbot.assertNotEmitted(page.delete_requested):
        QTest.keyClick(more, Qt.Key.Key_Return)
        delete_in_menu(page, "two")
        assert any("cannot get it back" in text for text in texts(page))
        assert child(page, QAbstractButton, "keep-two").hasFocus(), "the harmless answer"
        press(page, "keep-two")
    assert not any("cannot get it back" in text for text in texts(page))
    press(page, "more-two")
    delete_in_menu(page, "two")
    with qtbot.waitSignal(page.delete_requested) as asked:
        press(page, "delete-two")
    assert asked.args == ["two"]
    show(page, "one")
    assert not has(page, "continue-two")


def test_a_game_open_elsewhere_or_under_changed_rules(page: StartPage, qtbot: QtBot) -> None:
    page.set_facts(StartFacts((game("one", is_locked=True),)))
    assert "Open in another window." in texts(page)
    with (
        qtbot.assertNotEmitted(page.continue_requested),
        qtbot.assertNotEmitted(page.delete_requested),
    ):
        press(page, "continue-one")
        press(page, "more-one")
        assert QApplication.activePopupWidget() is None
    page.set_facts(StartFacts((game("one", notice="Made by another version."),)))
    assert "Made by another version." in texts(page)
    assert child(page, QAbstractButton, "continue-one").text() == "Look at it"


def test_every_button_of_a_page_without_games_leads_on(page: StartPage, qtbot: QtBot) -> None:
    page.set_facts(StartFacts(names=("Marta", "Elise", "Josip", "Karl")))
    assert "Marta, Elise, Josip, Karl" in texts(page)
    for name, signal in (
        ("start-last", page.new_game_requested),
        ("start-hand-and-foot", page.game_requested),
        ("open", page.open_requested),
        ("preferences", page.preferences_requested),
        ("rules", page.rules_requested),
    ):
        with qtbot.waitSignal(signal):
            press(page, name)
    with qtbot.waitSignal(page.help_requested):
        child(page, QAction, "help").trigger()


@pytest.mark.parametrize(("count", "told"), [(1, 1), (40, 2)])
def test_damaged_files_are_told_and_leave_the_games_in_sight(
    page: StartPage, count: int, told: int
) -> None:
    notices = tuple(f"Game {number} is damaged." for number in range(count))
    page.set_facts(StartFacts((game("one"),), notices=notices))
    rest = "38 more files cannot be used either. Nothing was deleted."
    found = [text for text in texts(page) if "damaged" in text or "cannot be used" in text]
    assert found == [*notices[:told], *([rest] if count > told else [])]


def test_names_are_never_markup(page: StartPage) -> None:
    sides = (SideScore("<b>Marta</b>", 1), SideScore("x" * 200, 2))
    card = GameCard("one", "Hand and Foot", "<i>Marta</i>", datetime.now(), sides)
    page.set_facts(StartFacts((card,)))
    formats = {label.textFormat() for label in page.widget().findChildren(QLabel)}
    assert formats == {Qt.TextFormat.PlainText}
    assert page.widget().minimumSizeHint().width() <= 1280


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_nothing_is_cut_off_at_the_side_in_the_smallest_window(
    page: StartPage, scale: float
) -> None:
    page.resize(1024, 700)
    page.set_style(Style(DARK, scale))
    page.set_facts(StartFacts((game("one"), game("two"), game("three")), notices=("A notice.",)))
    assert page.horizontalScrollBar().maximum() == 0


def test_figures_have_thousands_and_a_true_minus_and_moments_are_named_from_today() -> None:
    assert (figure(12345), figure(-1270)) == ("12,345", "−1,270")
    assert (signed(85), signed(-85)) == ("+85", "−85")
    assert joined(("Marta", "Josip")) == "Marta and Josip"
    assert joined(("A", "B", "C")) == "A, B and C"
    assert joined(("{last}", "{others}")) == "{last} and {others}"
    assert filled("{name}: {points} {x}", name="{points}", points=-1500) == "{points}: −1,500 {x}"
    now = datetime(2026, 11, 21, 20, 0)
    assert moment(datetime(2026, 11, 21, 19, 40), now) == "today at 7:40\u202fPM"
    assert moment(datetime(2026, 11, 20, 23, 59), now) == "yesterday at 11:59\u202fPM"
    assert moment(datetime(2026, 5, 3, 8, 0), now) == "on May 3, 2026"
    assert moment(datetime(2025, 5, 3, 8, 0), now) == "on May 3, 2025"


@pytest.mark.parametrize("width", [1280, 700])
def test_enter_on_a_page_just_opened_continues_the_last_game(
    page: StartPage, qtbot: QtBot, width: int
) -> None:
    page.resize(width, 720)
    show(page, "one", "two")
    qtbot.waitExposed(page)
    page.activateWindow()
    page.focusNextChild()
    focus = page.focusWidget()
    assert focus.objectName() == "continue-one"
    with qtbot.waitSignal(page.continue_requested) as asked:
        QTest.keyClick(focus, Qt.Key.Key_Return)
    assert asked.args == ["one"]
    QTest.keyClick(page, Qt.Key.Key_Tab)
    assert page.focusWidget().objectName() == "more-one"


@pytest.mark.parametrize("text_size", [1.0, 1.5])
@pytest.mark.parametrize("size", [(1024, 700), (1280, 720)])
def test_what_is_to_be_practiced_or_goes_on_is_a_link_among_the_others_and_all_stay_in_sight(
    page: StartPage, size: tuple[int, int], text_size: float
) -> None:
    page.resize(*size)
    page.set_style(Style(LIGHT, text_size))
    for is_of_yesterday, said in (
        (True, "Practice yesterday’s mistakes"),
        (False, "Practice mistakes"),
    ):
        beside = Beside(due=3, is_of_yesterday=is_of_yesterday, is_challenge_left=True)
        page.set_facts(StartFacts((game("one"), game("two")), ("Marta",), beside=beside))
        QApplication.processEvents()
        assert child(page, QAbstractButton, "practice").text() == said
        for name in ("challenge-left", "practice", *BESIDE):
            assert is_whole(child(page, QAbstractButton, name)), name
    page.set_facts(StartFacts((game("one"),)))
    assert not has(page, "practice")
    assert not has(page, "challenge-left")


def titles_of(page: StartPage) -> list[QLabel]:
    """The names of the games that can be started."""
    return [
        next(one for one in tile_of(page, game).findChildren(QLabel) if one.text() == title)
        for game, title in zip(GAMES, map(game_title, GAMES), strict=True)
    ]


@pytest.mark.parametrize("size", [(1024, 700), (1280, 720)])
@pytest.mark.parametrize("left", [0, 1, 2, 4, 9])
def test_everything_is_seen_without_scrolling(
    page: StartPage, size: tuple[int, int], left: int
) -> None:
    page.resize(*size)
    show(page, *(f"deal {n}" for n in range(left)))
    assert page.scroll_bar.maximum() == 0
    tiles = page.widget().findChildren(Tile)
    assert [tile.objectName() for tile in tiles] == ["learn", "puzzles", "daily"]
    for tile in tiles:
        assert tile.width() >= tile.sizeHint().width(), tile.text()
    places = [label.mapTo(page, QPoint()).y() for label in titles_of(page)]
    assert len(set(places)) == 1, "all titles are level"
    assert places[0] > size[1] * 0.38


@pytest.mark.parametrize("text_size", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("size", [(1024, 700), (1280, 720)])
@pytest.mark.parametrize("left", [0, 1, 2, 9])
def test_the_quiet_row_is_in_sight_however_many_games_were_left(
    page: StartPage, size: tuple[int, int], text_size: float, left: int
) -> None:
    page.resize(*size)
    show(page, *range(left), scale=text_size)
    if left > 2:
        press(page, "older-games")
    QApplication.processEvents()
    for name in BESIDE:
        assert is_whole(child(page, QAbstractButton, name)), name
    for name in ("continue-0",) if left else ("start-last", "start-hand-and-foot"):
        if not has(page, name):
            assert (name, text_size > 1) == ("start-last", True)
            continue
        page.scroll_bar.setValue(0)
        assert is_whole(child(page, QAbstractButton, name))
    # What does not fit is scrolled to, the last game that was left as well.
    page.scroll_bar.setValue(page.scroll_bar.maximum())
    if has(page, f"continue-{left - 1}"):
        last = child(page, QAbstractButton, f"continue-{left - 1}")
        assert not last.visibleRegion().isEmpty()


def starts_in_sight(page: StartPage) -> list[str]:
    """The games whose name and button are wholly seen without scrolling."""
    QApplication.processEvents()
    assert page.scroll_bar.value() == 0
    return [
        game
        for game, title in zip(GAMES, titles_of(page), strict=True)
        if is_whole(title) and is_whole(child(page, QAbstractButton, f"start-{game}"))
    ]


@pytest.mark.parametrize("text_size", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("left", [0, 1, 2, 9])
@pytest.mark.parametrize("height", [720, 660])
def test_every_game_can_be_started_without_scrolling(
    page: StartPage, text_size: float, left: int, height: int
) -> None:
    """The window of 1280 x 720, and what a report above the page leaves of it."""
    page.resize(1280, height)
    show(page, *range(left), scale=text_size)
    assert starts_in_sight(page) == list(GAMES)


def test_the_page_gives_way_while_it_is_low_and_is_roomy_again_later(page: StartPage) -> None:
    page.resize(1280, 1000)
    show(page, "one", scale=1.25)

    def title() -> int:
        (shown,) = (one for one in page.findChildren(QLabel) if one.text() == "What shall we play?")
        return shown.font().pixelSize()

    large = title()
    for height, is_large, has_cards in (
        (1000, True, True),
        (720, False, True),
        (560, False, False),
    ):
        page.resize(1280, height)
        assert starts_in_sight(page) == list(GAMES), height
        assert (title() == large) is is_large, height
        assert bool(page.findChildren(CardFan)) is has_cards, height
    page.set_progress("Reading 3 of 9 games.")
    assert "Reading 3 of 9 games." in texts(page)
    page.set_progress("")
    page.resize(1280, 1000)
    QApplication.processEvents()
    assert title() == large
    assert page.findChildren(CardFan)


def test_the_page_stays_where_it_was_scrolled_to(page: StartPage) -> None:
    page.resize(1024, 700)
    show(page, *range(30), scale=1.5)
    press(page, "older-games")
    QApplication.processEvents()
    bar = page.scroll_bar
    bar.setValue(bar.maximum())
    place = bar.value()
    assert place > 0
    child(page, QAbstractButton, "older-games").click()
    assert page.scroll_bar.value() == place


def test_older_games_come_by_tens_and_go_when_the_page_is_left(
    page: StartPage, qtbot: QtBot
) -> None:
    def listed() -> int:
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        buttons = page.findChildren(QAbstractButton)
        return sum(button.objectName().startswith("continue-") for button in buttons)

    show(page, *range(30))
    few = listed()
    press(page, "older-games")
    QApplication.processEvents()
    assert (listed(), page.focusWidget().objectName()) == (few + 10, f"continue-{few}")
    with qtbot.waitSignal(page.continue_requested) as asked:
        press(page, f"continue-{few + 9}")
    assert asked.args == [f"{few + 9}"]
    press(page, "older-games")
    assert listed() == few + 20
    press(page, "older-games")
    assert (listed(), has(page, "older-games")) == (30, False)
    page.hide()
    page.show()
    assert listed() == few, "a hundred games would cost two thousand widgets for ever"


@pytest.mark.parametrize("size", [(1024, 700), (1280, 720)])
def test_a_name_is_cut_only_where_a_whole_line_has_no_room_for_it(
    page: StartPage, size: tuple[int, int]
) -> None:
    page.resize(*size)
    long = SideScore("Aleksandar and Ljubica-Marija Horvat", 2145)
    other, longer = SideScore("Elise and Konstantin Petrović", 1830), SideScore("W" * 200, 0)

    def shown(*sides: SideScore) -> dict[str, Elided]:
        page.set_facts(StartFacts((replace(game("one"), sides=sides),)))
        page.grab()
        return {one.text(): one for one in page.widget().findChildren(Elided)}

    for name, label in shown(long, other).items():
        assert label.shown == name
    found = shown(longer, other)
    assert found[longer.names].shown.endswith("…")
    assert found[longer.names].toolTip().replace("\n", "") == longer.names
    assert found[other.names].shown == other.names
    assert page.scroll_bar.maximum() == 0


def place_in(page: StartPage, widget: QWidget) -> QRect:
    return QRect(widget.mapTo(page, QPoint()), widget.size())


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_last_game_is_large_two_more_stand_beside_it_and_tiles_lie_on_the_edge_of_the_felt(
    page: StartPage, size: tuple[int, int]
) -> None:
    page.resize(*size)
    show(page, *range(5))
    last, *rows = (place_in(page, child(page, QAbstractButton, f"continue-{n}")) for n in range(3))
    assert all(row.left() > last.right() for row in rows)
    assert not has(page, "continue-3"), "older ones come when they are asked for"
    ground = child(page, Ground)
    edge = ground.mapTo(page, QPoint(0, ground.edge())).y()
    for one in page.findChildren(GameTile):
        tile = place_in(page, one.panel)
        assert tile.top() < edge < tile.bottom() - tile.height() // 2
        assert last.bottom() < tile.top()
    felt = page.grab().toImage()
    dpr = felt.devicePixelRatio()
    above, below = (felt.pixelColor(int(4 * dpr), int(y * dpr)) for y in (edge - 3, edge + 3))
    assert above.lightness() + 60 < below.lightness(), "felt above, paper below"


def test_who_is_new_is_led_to_the_lesson_by_the_golden_button(page: StartPage) -> None:
    page.set_facts(StartFacts(game="raub", offered_name="Ana", lesson=""))
    golden = [one for one in page.findChildren(Button) if one.kind is ButtonKind.PRIMARY]
    assert [one.text() for one in golden] == ["Learn to play"]
    assert "Learn Raub at the table, one step at a time." in texts(page)
    asked: list[str] = []
    page.named.connect(asked.append)
    page.learn_requested.connect(asked.append)
    golden[0].click()
    assert asked == ["Ana", "raub"]


def test_the_tiles_below_say_what_there_is(page: StartPage) -> None:
    def said(name: str) -> str:
        return child(page, Tile, name).accessibleDescription()

    page.set_facts(StartFacts(beside=Beside(lessons=3, puzzles=120, solved=5)))
    assert said("learn") == "3 lessons at the table"
    assert said("puzzles") == "120 positions, easy to hard, 5 solved"
    page.set_facts(StartFacts(beside=Beside(lessons=1, is_lesson_left=True, puzzles=1)))
    assert said("learn") == "continue where you left off"
    assert said("puzzles") == "1 position, easy to hard"
