"""The window tells what was asked for, and panel, bar and log show their facts."""

from __future__ import annotations

from typing import TypeVar

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QAbstractItemModel, QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow, QMenu, QWidget
from pytestqt.qtbot import QtBot
from whole_program import child
from window_lab import (
    FACTS,
    JOSIP,
    KARL,
    LIKED,
    action_of,
    at_the_table,
    is_drawer_open,
    made_window,
    press,
    restored_application,
    texts,
)

from handfoot_gui.core import preferences as prefs
from handfoot_gui.core.preferences import BotPace, Preferences, TextSize
from handfoot_gui.core.presenter import Note
from handfoot_gui.ui.game.panel.move_list import MoveLine, MoveList, MoveModel
from handfoot_gui.ui.game.panel.panel_facts import PanelFacts, PanelSide
from handfoot_gui.ui.game.panel.readings import Reading
from handfoot_gui.ui.game.top_bar import TopBar
from handfoot_gui.ui.pages.setup.choice import NewGame, RulesChoice, SeatChoice
from handfoot_gui.ui.pages.setup.new_game_page import NewGamePage
from handfoot_gui.ui.pages.start.facts import StartFacts
from handfoot_gui.ui.pages.start.page import StartPage
from handfoot_gui.ui.widgets.controls import Button
from handfoot_gui.ui.widgets.fields import ChoiceField
from handfoot_gui.ui.widgets.icons import Icon
from handfoot_gui.ui.widgets.labels import Elided
from handfoot_gui.ui.widgets.theme import DARK, LIGHT, Style
from handfoot_gui.ui.window.actions import Command, WindowActions
from handfoot_gui.ui.window.main_window import MainWindow

PageT = TypeVar("PageT", StartPage, NewGamePage)

__all__ = ["made_window", "restored_application"]

# -- window ---------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["undo", "hint", "sheet"])
def test_the_bar_asks_for_what_its_button_says(window: MainWindow, qtbot: QtBot, name: str) -> None:
    at_the_table(window, Command(name))
    with qtbot.waitSignal(action_of(window, name).triggered):
        press(window, f"bar-{name}")


@pytest.mark.parametrize(
    ("key", "modifier", "name"),
    [
        (Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier, "undo"),
        (Qt.Key.Key_H, Qt.KeyboardModifier.NoModifier, "hint"),
        (Qt.Key.Key_S, Qt.KeyboardModifier.NoModifier, "sheet"),
        (Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier, "new"),
    ],
)
def test_shortcuts_ask_for_the_same(
    window: MainWindow,
    qtbot: QtBot,
    key: Qt.Key,
    modifier: Qt.KeyboardModifier,
    name: str,
) -> None:
    at_the_table(window, Command.UNDO, Command.HINT, Command.SHEET)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow, timeout=60_000)
    with qtbot.waitSignal(action_of(window, name).triggered):
        QTest.keyClick(window, key, modifier)


def test_what_cannot_be_done_now_is_off(window: MainWindow) -> None:
    done: list[str] = []
    page, undo = at_the_table(window), action_of(window, "undo")
    press(window, "bar-undo")
    undo.trigger()
    assert done == []
    window.pages.answer(page, {Command.UNDO: lambda: done.append("undo")})
    press(window, "bar-undo")
    undo.trigger()
    assert done == ["undo", "undo"]
    shown(window, StartPage(window.ui_style))
    undo.trigger()
    assert done == ["undo", "undo"]


def test_what_no_page_answers_with_its_own_is_done_everywhere(window: MainWindow) -> None:
    done: list[str] = []
    window.pages.everywhere = {Command.PRINT: lambda: done.append("everywhere")}
    print_ = action_of(window, "print")
    page = at_the_table(window)
    print_.trigger()
    window.pages.answer(page, {Command.PRINT: lambda: done.append("here")})
    print_.trigger()
    shown(window, StartPage(window.ui_style))
    print_.trigger()
    assert done == ["everywhere", "here", "everywhere"]


def shown(window: MainWindow, page: PageT) -> PageT:
    window.pages.add(page)
    window.show_page(page)
    window.show()
    return page


def test_the_start_page_leads_to_a_new_game(window: MainWindow, qtbot: QtBot) -> None:
    start = shown(window, StartPage(window.ui_style))
    start.set_facts(StartFacts())
    with qtbot.waitSignal(start.game_requested) as asked:
        press(window, "start-hand-and-foot")
    assert asked.args == ["hand-and-foot"]
    choice = NewGame(
        RulesChoice("hand-and-foot", "classic"),
        (SeatChoice("A", None), *(SeatChoice(name, "easy") for name in "BCD")),
    )
    page = NewGamePage(window.ui_style)
    page.set_choice(choice)
    shown(window, page)
    with qtbot.waitSignal(page.deal_requested) as asked:
        press(window, "deal")
    assert asked.args == [choice]
    with qtbot.waitSignal(page.cancelled):
        press(window, "cancel")


def test_a_preference_applies_at_once(window: MainWindow, qtbot: QtBot) -> None:
    at_the_table(window)
    preferences = Preferences(theme=prefs.ThemeChoice.DARK, text_size=TextSize.LARGE)
    with qtbot.waitSignal(window.style_changed) as changed:
        window.set_preferences(preferences)
    assert changed.args is not None
    assert changed.args[0] == window.ui_style
    assert (window.ui_style.theme, window.ui_style.scale) == (DARK, 1.25)
    assert window.palette().color(window.backgroundRole()).name().upper() == DARK.chrome


def test_the_pace_is_chosen_beside_the_table(window: MainWindow, qtbot: QtBot) -> None:
    at_the_table(window)
    pace = child(window, ChoiceField, "pace")
    with qtbot.waitSignal(window.preferences_changed) as changed:
        QTest.keyClick(pace, Qt.Key.Key_Down)
    assert changed.args is not None
    assert changed.args[0].bot_pace is BotPace.SLOW
    assert window.preferences.bot_pace is BotPace.SLOW


def test_the_scale_follows_the_window(window: MainWindow, qtbot: QtBot) -> None:
    at_the_table(window)
    assert window.ui_style.scale == 1
    window.resize(1920, 1080)
    qtbot.waitUntil(lambda: window.ui_style.scale == 1.2, timeout=60_000)


def test_the_window_is_not_smaller_than_the_smallest(window: MainWindow) -> None:
    at_the_table(window)
    window.resize(600, 300)
    assert (window.width(), window.height()) == (1024, 700)


def window_of(qtbot: QtBot, width: int, height: int, liked: Preferences = LIKED) -> MainWindow:
    window = MainWindow(liked, size=QSize(width, height))
    qtbot.addWidget(window)
    return window


# -- bar, panel, drawer ---------------------------------------------------------------------


def test_the_panel_shows_deal_scores_and_pace(window: MainWindow) -> None:
    panel = at_the_table(window).panel
    shown = texts(panel)
    assert "Deal 2 of 4" in shown
    assert "First meld 90" in shown
    assert "2,145" in shown
    assert "+2,085 on the table" in shown
    assert sum("on the table" in text for text in shown) == 1


def test_the_panel_has_room_for_names_beside_a_high_total(qtbot: QtBot) -> None:
    window = window_of(qtbot, 1280, 720)
    note = Note("+12,085 on the table", "+12,085")
    sides = (PanelSide("Rosemarie and Josip", 24295, note), PanelSide("Elise and Karl", 25620))
    page = at_the_table(window)
    page.set_facts(replace(FACTS, sides=sides))
    QApplication.processEvents()
    # What lies on the table is said whole, or in short.
    (laid,) = (label for label in page.panel.findChildren(Elided) if label.isVisible())
    assert laid.shown in (note.text, note.brief)
    assert laid.toolTip() in ("", note.text)
    found = [label for label in page.panel.findChildren(QLabel) if label.isVisible()]
    names = [label for label in found if label.text() in {side.names for side in sides}]
    assert [name.text() for name in names] == [side.names for side in sides]
    for name in names:
        assert name.height() >= name.heightForWidth(name.width())


def test_a_narrow_window_has_a_drawer(qtbot: QtBot) -> None:
    window = window_of(qtbot, 1024, 700)
    page = at_the_table(window)
    assert page.is_compact
    assert not is_drawer_open(page)
    assert "Deal 2 of 4" in texts(page.bar)
    assert "2,145" in texts(page.bar)
    window.pages.answer(page, {Command.SHEET: page.toggle_drawer})
    press(window, "bar-sheet")
    assert is_drawer_open(page)
    assert page.panel.geometry().right() == page.width() - 1
    with qtbot.waitSignal(page.panel.sheet_requested):
        press(window, "panel-sheet")
    press(window, "panel-close")
    assert not is_drawer_open(page)


def test_a_drawer_left_open_does_not_lie_over_the_buttons_of_the_next_deal(qtbot: QtBot) -> None:
    page = at_the_table(window_of(qtbot, 1024, 700))
    page.toggle_drawer()
    page.set_facts(replace(FACTS, moves=()))
    assert is_drawer_open(page), "it is read while others play"
    page.set_facts(replace(FACTS, deal="Deal 3 of 4"))
    assert not is_drawer_open(page)


def test_a_drawer_left_open_does_not_lie_over_the_next_game(qtbot: QtBot) -> None:
    window = window_of(qtbot, 1024, 700)
    page = at_the_table(window)
    page.toggle_drawer()
    assert is_drawer_open(page)
    window.show_page(page)
    assert is_drawer_open(page), "the same game goes on as it was"
    page.set_table(QWidget())
    assert not is_drawer_open(page)
    window.resize(1400, 800)
    qtbot.waitUntil(lambda: not page.is_compact, timeout=60_000)
    assert page.panel.isVisible()
    assert "Classic" in texts(page.bar)


@pytest.mark.parametrize("size", TextSize)
@pytest.mark.parametrize("grows", [False, True])
def test_the_bar_fits_into_the_smallest_window_and_when_the_text_grows(
    qtbot: QtBot, size: TextSize, grows: bool
) -> None:
    liked = replace(LIKED, text_size=size)
    window = window_of(qtbot, *((1280, 720) if grows else (1024, 700)), LIKED if grows else liked)
    bar = at_the_table(window).bar
    window.set_preferences(liked)
    QApplication.processEvents()
    shown = [button for button in bar.findChildren(Button) if button.isVisible()]
    assert {"menu", "bar-undo", "bar-hint", "bar-sheet"} <= {b.objectName() for b in shown}
    for button in shown:
        assert button.width() >= button.sizeHint().width()
        assert button.geometry().right() < bar.width()


@pytest.mark.parametrize(("wide", "is_named"), [(900, True), (340, False)])
def test_the_bar_names_the_game_whole_or_not_at_all(
    qtbot: QtBot, wide: int, is_named: bool
) -> None:
    action = QAction("Hint")
    action.setObjectName("hint")
    menu = QMenu()
    qtbot.addWidget(menu)
    bar = TopBar(Style(LIGHT, 1.5), menu, [(action, Icon.HINT)])
    qtbot.addWidget(bar)
    facts = PanelFacts("Manipulation Rummy", "Four players, round 1, to 150", "", "", ())
    bar.show_facts(facts, is_compact=False)
    bar.resize(wide, bar.height())
    bar.show()
    assert ("Manipulation Rummy" in texts(bar)) == is_named


# -- log ------------------------------------------------------------------------------------


def test_nothing_of_a_smaller_bar_shows_through_the_larger_one(window: MainWindow) -> None:
    """The bar has no fill that would hide it, and what goes is deleted a moment later only."""
    bar = at_the_table(window).bar
    for scale in (1.5, 1.2, 1.4):
        bar.set_style(Style(LIGHT, scale))
        seen = [button for button in bar.findChildren(Button, "menu") if button.isVisible()]
        assert [button.height() <= bar.height() for button in seen] == [True]
        assert len([one for one in bar.findChildren(Button) if one.isVisible()]) <= 5


def test_the_log_keeps_the_rules_of_item_models(qtbot: QtBot) -> None:
    model = MoveModel()
    tester = QAbstractItemModelTester(
        model, QAbstractItemModelTester.FailureReportingMode.Fatal, model
    )
    assert tester.model() is model
    more = tuple(MoveLine(0, "Marta", f"Marta drew {n} cards.") for n in range(5))
    with qtbot.assertNotEmitted(model.modelReset):
        model.set_lines((JOSIP,))
        model.set_lines((KARL, JOSIP))
        model.set_lines((*more, KARL, JOSIP))
        model.set_lines((KARL, JOSIP))
        model.set_lines((*more[:1], KARL))
        assert rows(model) == [more[0].text, KARL.text]
    with qtbot.waitSignal(model.modelReset):
        model.set_lines(more)
    assert rows(model) == [line.text for line in more]
    model.set_lines(())
    assert rows(model) == []


def rows(model: QAbstractItemModel) -> list[object]:
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def test_the_newest_move_comes_first(window: MainWindow) -> None:
    page = at_the_table(window)
    assert rows(page.panel.log.moves) == [KARL.text, JOSIP.text]
    page.panel.show_reading(Reading.MOVES)
    listed = page.panel.findChild(MoveList, "moves")
    assert isinstance(listed, MoveList)
    first, second = (listed.visualRect(page.panel.log.moves.index(row, 0)) for row in range(2))
    assert first.bottom() < second.top()


def test_before_the_first_move_the_log_says_who_begins(window: MainWindow) -> None:
    opening = "Karl deals. Elise plays first."
    sides = (PanelSide("Marta, Josip", 0), PanelSide("Elise, Karl", 0))
    page = at_the_table(window)
    page.set_facts(PanelFacts("Hand and Foot", "Classic", "Deal 1", "", sides, (), opening))
    assert rows(page.panel.log.moves) == [opening]


def test_a_long_name_is_wrapped_in_the_log(window: MainWindow) -> None:
    page = at_the_table(window)
    page.panel.show_reading(Reading.MOVES)
    listed = page.panel.findChild(MoveList, "moves")
    assert isinstance(listed, MoveList)
    short = listed.sizeHintForRow(1)
    name = "n" * 200
    page.panel.log.moves.set_lines((KARL, MoveLine(0, name, f"{name} drew two cards.")))
    assert listed.sizeHintForRow(1) > 4 * short


def test_every_control_can_be_hit_and_has_a_name(window: MainWindow) -> None:
    at_the_table(window)
    shown(window, StartPage(window.ui_style)).set_facts(StartFacts())
    QApplication.processEvents()
    for button in window.findChildren(Button):
        assert button.objectName()
        assert button.text()
        assert button.sizeHint().height() >= 50, "40 units and the ring around them"


@pytest.mark.parametrize("way", ["start page", "table"])
def test_escape_leaves_the_new_game_page_at_once(
    window: MainWindow, qtbot: QtBot, way: str
) -> None:
    if way == "table":
        at_the_table(window)
        assert window.focusWidget() is not None
        window.activateWindow()
    else:
        shown(window, StartPage(window.ui_style)).set_facts(StartFacts())
        press(window, "start-hand-and-foot")
    page = NewGamePage(window.ui_style)
    seats = tuple(SeatChoice(name, "easy") for name in "ABCD")
    page.set_choice(NewGame(RulesChoice("hand-and-foot", "classic"), seats))
    shown(window, page)
    QApplication.processEvents()
    with qtbot.waitSignal(page.cancelled):
        QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_Escape)


def test_the_panel_is_never_blank_while_the_score_changes(window: MainWindow) -> None:
    page = at_the_table(window)
    before = {label.text(): label.geometry() for label in page.panel.findChildren(QLabel)}
    note = Note("+2,205 on the table", "+2,205")
    sides = (PanelSide("Marta, Josip", 2145, note), PanelSide("Elise, Karl", 1830))
    page.set_facts(replace(FACTS, sides=sides))
    # No event has been worked off: what is painted next is what lies there now.
    after = {label.text(): label for label in page.panel.findChildren(QLabel) if label.isVisible()}
    assert "+2,205 on the table" in after
    for text in ("Deal 2 of 4", "First meld 90", "Marta, Josip", "2,145", "1,830"):
        assert after[text].geometry() == before[text]


def test_a_bar_of_menus_has_all_that_the_menu_has(qtbot: QtBot) -> None:
    """Where the system has one beside its windows; what belongs into the program's own has a
    role."""
    window = QMainWindow()
    qtbot.addWidget(window)
    does = WindowActions(window)
    does.fill_bar(window.menuBar())
    # Before PySide6 6.10 a menu is gone with the action that was asked for it.
    titles = window.menuBar().actions()
    menus = [title.menu() for title in titles]
    found = [item for menu in menus if isinstance(menu, QMenu) for item in menu.actions()]
    named = [item for item in found if not item.isSeparator()]
    assert {item.objectName() for item in named} >= {"new", "open", "undo", "help", "show-rules"}
    usual = QAction.MenuRole.TextHeuristicRole
    moved = [item.objectName() for item in named if item.menuRole() is not usual]
    assert moved == ["preferences", "quit", "about"]
