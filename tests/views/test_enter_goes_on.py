"""Enter presses the golden button from wherever the ring is; Space ticks."""

from __future__ import annotations

import pytest
from family_lab import SAMPLES, begun, in_players, set_out, the_game, to_cover, wait
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QMenu, QWidget
from pytestqt.qtbot import QtBot
from whole_program import child

from handfoot_gui.core.preferences import TextSize
from handfoot_gui.core.table_keys import TABLE_KEYS
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.manipulation.rules.moves import EndRound
from handfoot_gui.games.raub.rules.moves import EndDeal
from handfoot_gui.session.deal_again import DealCards
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.storage.codec import load
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.players.players_dialog import PlayersDialog
from handfoot_gui.ui.game.score.deal_dialogs import SaveDealDialog
from handfoot_gui.ui.widgets.controls import Button
from handfoot_gui.ui.widgets.fields import Tick
from handfoot_gui.ui.widgets.theme import LIGHT, Style


def press(key: Qt.Key) -> None:
    """*key* for whatever has the focus."""
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, key)
    QApplication.processEvents()


def to_setup(program: Controller) -> None:
    """Go to New game by its key."""
    program.window.activateWindow()
    QApplication.processEvents()
    QTest.keyClick(program.window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    QApplication.processEvents()


def test_a_name_and_a_bot_are_changed_by_keyboard_alone(program: Controller, qtbot: QtBot) -> None:
    game = begun(program, "hand-and-foot", "p", "easy", "easy", "easy")
    wait(qtbot, game)

    def work(_dialog: PlayersDialog) -> None:
        focus = QApplication.focusWidget()
        assert isinstance(focus, QLineEdit)
        assert focus.objectName() == "name-0"
        QTest.keyClick(focus, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        QTest.keyClicks(focus, "Greta")
        for _ in range(3):
            press(Qt.Key.Key_Tab)
        kind = QApplication.focusWidget()
        assert isinstance(kind, QComboBox)
        assert kind.objectName() == "bot-1"
        QTest.keyClicks(kind, "steady")
        press(Qt.Key.Key_Return)

    in_players(program, work)
    seats = the_game(program).record.seats
    assert seats[0].name == "Greta"
    assert seats[1].level == "steady"


def test_the_first_name_shows_that_it_has_the_focus(program: Controller, qtbot: QtBot) -> None:
    wait(qtbot, begun(program, "raub", "p", "easy", "easy"))

    def work(dialog: PlayersDialog) -> None:
        focus = QApplication.focusWidget()
        assert isinstance(focus, QLineEdit)
        with_ring = dialog.grab().toImage()
        focus.clearFocus()
        assert dialog.grab().toImage() != with_ring

    in_players(program, work)


def deal_cards() -> DealCards:
    names = ("Marta", "Elise", "Josip", "Karl")
    return DealCards("hand-and-foot", "classic", Options(), (), 2, names)


def test_enter_saves_the_deal_and_space_ticks(qtbot: QtBot) -> None:
    dialog = SaveDealDialog(Style(LIGHT, 1.0), deal_cards(), "Deal 2")
    qtbot.addWidget(dialog)
    chosen: list[tuple[bool, str]] = []
    dialog.chosen.connect(lambda names, note: chosen.append((names, note)))
    dialog.show()
    qtbot.waitExposed(dialog)
    tick = child(dialog, Tick)
    tick.setFocus()
    QTest.keyClick(tick, Qt.Key.Key_Space)
    assert not tick.isChecked()
    QTest.keyClick(tick, Qt.Key.Key_Space)
    QTest.keyClick(tick, Qt.Key.Key_Return)
    assert chosen == [(True, "")]
    assert not dialog.isVisible()


# --- the pages before a game --------------------------------------------------------------------


@pytest.mark.parametrize("game", ["hand-and-foot", "raub", "manipulation"])
def test_enter_deals_from_the_game_tab(program: Controller, game: str) -> None:
    to_setup(program)
    window = program.window
    tab = child(window.page, QWidget, f"game-{game}")
    tab.setFocus()
    QTest.keyClick(tab, Qt.Key.Key_Space)
    QApplication.processEvents()
    tab = child(window.page, QWidget, f"game-{game}")
    tab.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(tab, Qt.Key.Key_Return)
    assert the_game(program).record.game == game


@pytest.mark.parametrize("name", ["bot-1", "players", "rules-classic"])
def test_enter_deals_once_from_every_kind_of_field(program: Controller, name: str) -> None:
    to_setup(program)
    dealt: list[object] = []
    program.setup_controller.new_game_page.deal_requested.connect(dealt.append)
    field = child(program.window.page, QWidget, name)
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert len(dealt) == 1


@pytest.mark.parametrize("opens", [Qt.Key.Key_N, Qt.Key.Key_K])
def test_enter_in_a_name_goes_to_the_next_name_and_at_last_on(
    program: Controller, opens: Qt.Key
) -> None:
    program.window.activateWindow()
    QApplication.processEvents()
    QTest.keyClick(program.window, opens, Qt.KeyboardModifier.ControlModifier)
    QApplication.processEvents()
    page = program.window.page
    names = [one for one in page.findChildren(QLineEdit) if one.isVisible()]
    assert names
    names[0].setFocus()
    for name in names:
        assert name.hasFocus(), name.objectName()
        press(Qt.Key.Key_Return)
        assert program.window.page is page
    focus = QApplication.focusWidget()
    assert isinstance(focus, Button)
    assert focus.objectName() == "deal"
    press(Qt.Key.Key_Return)
    assert program.window.page is not page


def test_an_open_list_keeps_enter_for_itself(program: Controller, qtbot: QtBot) -> None:
    to_setup(program)
    field = child(program.window.page, QComboBox, "bot-1")
    field.setFocus()
    field.showPopup()
    qtbot.waitUntil(field.view().isVisible)
    QTest.keyClick(field.view(), Qt.Key.Key_Return)
    assert program.played is None


def test_enter_begins_to_keep_the_score(program: Controller) -> None:
    window = program.window
    window.activateWindow()
    QTest.keyClick(window, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    QApplication.processEvents()
    page = window.page
    tab = child(page, QWidget, "game-hand-and-foot")
    tab.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(tab, Qt.Key.Key_Return)
    assert window.page is not page


# --- the menu and the cover ---------------------------------------------------------------------


@pytest.mark.sampled(3)
@pytest.mark.parametrize("is_led", [False, True], ids=["", "in a lesson"])
@pytest.mark.parametrize("size", list(TextSize))
def test_the_menu_is_one_column_in_the_smallest_window(
    program: Controller, size: TextSize, is_led: bool
) -> None:
    window = program.window
    if is_led:
        program.guided.learn("hand-and-foot")
    window.resize(1024, 700)
    window.set_preferences(replace(window.preferences, text_size=size))
    QApplication.processEvents()
    menus = [menu for menu in window.findChildren(QMenu) if menu.actions()]
    (menu,) = [one for one in menus if any(a.objectName() == "quit" for a in one.actions())]
    for one in (menu, *(a.menu() for a in menu.actions() if a.menu() is not None)):
        assert isinstance(one, QMenu)
        one.popup(window.mapToGlobal(window.rect().topLeft()))
        QApplication.processEvents()
        assert one.height() <= 700
        shown = [item for item in one.actions() if item.isVisible()]
        lefts = {one.actionGeometry(item).left() for item in shown}
        one.hide()
        assert len(lefts) == 1
    names = {item.objectName() for one in menus for item in one.actions() if item.objectName()}
    missing = {a.objectName() for a in window.actions() if isinstance(a, QAction)} - names
    # What is only heard is found by its keys, which the list of keys has.
    missing -= {key.command for key in TABLE_KEYS}
    assert missing == {"open-menu", "leave-demo"}, "a demo has a button for it"


@pytest.mark.parametrize("width", [1024, 1280])
@pytest.mark.parametrize("size", [TextSize.NORMAL, TextSize.LARGEST])
def test_the_covers_buttons_are_flush(
    program: Controller, qtbot: QtBot, width: int, size: TextSize
) -> None:
    window = program.window
    window.set_preferences(replace(window.preferences, text_size=size))
    window.resize(width, 720)
    game = begun(program, "hand-and-foot", "p", "p", "easy", "easy")
    to_cover(qtbot, program, game)
    QApplication.processEvents()
    show, pause, players = (
        child(window.page, Button, f"cover-{name}") for name in ("show", "pause", "players")
    )
    assert show.x() == pause.x()
    assert pause.width() == players.width()
    assert pause.y() == players.y()
    assert show.geometry().right() == players.geometry().right()


@pytest.mark.timing(score_seen=60_000)
def test_enter_in_rhythm_stops_at_the_score_and_the_table_deals_nothing(
    program: Controller, qtbot: QtBot
) -> None:
    ends = load(SAMPLES / "manipulation" / "classic-2.handfoot.json").record.moves
    first = next(number for number, (_, move) in enumerate(ends) if isinstance(move, EndRound))
    game = set_out(program, "manipulation/classic-2", first, "p", "easy")
    assert wait(qtbot, game) is Waiting.NEXT_DEAL
    moves, score = game.record.moves, program.game_controller.pages.score
    assert [button.text for button in game.scene.actions.buttons] == ["See the score"]
    for _ in range(6):
        press(Qt.Key.Key_Return)
    assert (program.window.page, game.record.moves) == (score, moves)
    assert game.play.waiting is Waiting.NEXT_DEAL
    QTest.mouseClick(child(score, Button, "next-deal"), Qt.MouseButton.LeftButton)
    assert game.play.waiting is not Waiting.NEXT_DEAL


@pytest.mark.timing(result=60_000)
def test_a_deal_of_raub_is_a_line_at_the_table_which_enter_in_rhythm_does_not_pass(
    program: Controller, qtbot: QtBot
) -> None:
    ends = load(SAMPLES / "raub" / "classic-2.handfoot.json").record.moves
    first = next(number for number, (_, move) in enumerate(ends) if isinstance(move, EndDeal))
    game = set_out(program, "raub/classic-2", first, "p", "easy")
    assert wait(qtbot, game) is Waiting.NEXT_DEAL
    pages, moves = program.game_controller.pages, game.record.moves
    assert game.scene.actions.bar.prompt.startswith("Deal 1 is over: ")
    assert game.scene.actions.bar.facts == game.presenter.score.remaining(game.play.session.sheet)
    for _ in range(6):
        press(Qt.Key.Key_Return)
        qtbot.wait(5)
    assert pages.is_at_table
    assert (game.play.waiting, game.record.moves) == (Waiting.NEXT_DEAL, moves)
    # The page is one key away, and leads back.
    press(Qt.Key.Key_S)
    assert pages.is_at_score
    QTest.mouseClick(child(pages.score, Button, "table"), Qt.MouseButton.LeftButton)
    assert pages.is_at_table


@pytest.mark.timing(result=0)
def test_enter_deals_the_next_deal_of_raub_at_the_table_once_the_result_was_seen(
    program: Controller, qtbot: QtBot
) -> None:
    ends = load(SAMPLES / "raub" / "classic-2.handfoot.json").record.moves
    first = next(number for number, (_, move) in enumerate(ends) if isinstance(move, EndDeal))
    game = set_out(program, "raub/classic-2", first, "p", "easy")
    assert wait(qtbot, game) is Waiting.NEXT_DEAL
    game.messages.show_result()
    qtbot.waitUntil(lambda: game.scene.actions.buttons[-1].is_on, timeout=10_000)
    assert [button.text for button in game.scene.actions.buttons] == ["See the score", "Deal 2"]
    press(Qt.Key.Key_Return)
    assert game.play.waiting is not Waiting.NEXT_DEAL
    assert program.game_controller.pages.is_at_table


@pytest.mark.parametrize("key", [Qt.Key.Key_H, Qt.Key.Key_F, Qt.Key.Key_Return])
@pytest.mark.timing(result=400)
def test_what_is_said_while_a_result_has_just_come_holds_the_next_deal_up_no_longer(
    program: Controller, qtbot: QtBot, key: Qt.Key
) -> None:
    ends = load(SAMPLES / "raub" / "classic-2.handfoot.json").record.moves
    first = next(number for number, (_, move) in enumerate(ends) if isinstance(move, EndDeal))
    game = set_out(program, "raub/classic-2", first, "p", "easy")
    assert wait(qtbot, game) is Waiting.NEXT_DEAL
    game.messages.show_result()
    press(key)
    button = game.scene.actions.buttons[-1]
    assert (button.text, button.is_on) == ("One moment", False)
    qtbot.waitUntil(lambda: game.scene.actions.buttons[-1].is_on, timeout=10_000)
    assert game.scene.actions.buttons[-1].text == "Deal 2"
    press(Qt.Key.Key_Return)
    assert game.play.waiting is not Waiting.NEXT_DEAL


def test_the_end_of_a_game_of_raub_fills_a_page_too(program: Controller, qtbot: QtBot) -> None:
    record = load(SAMPLES / "raub" / "classic-2.handfoot.json").record
    game = set_out(program, "raub/classic-2", len(record.moves) - 1, "p", "easy")
    assert wait(qtbot, game) is Waiting.OVER
    qtbot.waitUntil(lambda: program.game_controller.pages.is_at_won, timeout=10_000)
