"""The three games before and after their tables: start page, new game page, saves, preferences."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot
from whole_program import programs

from handfoot_gui.core.preferences import Animation, BotPace, Setup
from handfoot_gui.games import GAMES
from handfoot_gui.games.manipulation.rules.options import Options as ManipulationOptions
from handfoot_gui.session.game_offers import games_offered, options_of, usual
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.bridge import Waiting
from handfoot_gui.ui.pages.setup.choice import OtherGame, SeatChoice
from handfoot_gui.ui.pages.setup.new_game_page import NewGamePage
from handfoot_gui.ui.pages.setup.other_game_page import OtherGamePage
from handfoot_gui.ui.widgets.page import Middle
from handfoot_gui.ui.widgets.titles import game_title

OTHERS = [game for game in games_offered() if game != "hand-and-foot"]


@pytest.fixture
def program(qapp: QApplication) -> Iterator[Controller]:
    with programs(qapp) as make:
        made = make()
        made.window.set_preferences(
            replace(made.window.preferences, bot_pace=BotPace.INSTANT, animation=Animation.OFF)
        )
        made.start()
        qapp.processEvents()
        yield made


def press(page: QWidget, name: str) -> None:
    button = page.findChild(QAbstractButton, name)
    assert button is not None, name
    assert button.isEnabled(), name
    button.click()
    QApplication.processEvents()


def other_page(program: Controller) -> OtherGamePage:
    page = program.window.page
    assert isinstance(page, OtherGamePage)
    return page


def choose(page: QWidget, name: str, text: str) -> None:
    """Choose a value of a field as a person does: by opening it and taking one."""
    field = page.findChild(QComboBox, name)
    assert field is not None, name
    place = field.findText(text)
    assert place >= 0, [field.itemText(n) for n in range(field.count())]
    field.setCurrentIndex(place)
    field.activated.emit(place)
    QApplication.processEvents()


@pytest.mark.parametrize("game", games_offered())
def test_the_start_page_has_a_tile_for_every_game(program: Controller, game: str) -> None:
    press(program.window.page, f"start-{game}")
    page = program.window.page
    assert isinstance(page, NewGamePage if game == "hand-and-foot" else OtherGamePage)
    chosen = page.findChild(QAbstractButton, f"game-{game}")
    assert chosen is not None
    assert chosen.isChecked()


@pytest.mark.parametrize("game", OTHERS)
def test_a_name_typed_for_one_game_stands_on_the_page_of_another(
    program: Controller, game: str
) -> None:
    press(program.window.page, "start-hand-and-foot")
    name = program.window.page.findChild(QLineEdit, "name-1")
    assert name is not None
    name.selectAll()
    QTest.keyClicks(name, "Dora")
    press(program.window.page, f"game-{game}")
    assert other_page(program).choice().seats[1].name == "Dora"
    press(program.window.page, "game-hand-and-foot")
    page = program.window.page
    assert isinstance(page, NewGamePage)
    assert page.choice().seats[1].name == "Dora"


@pytest.mark.parametrize("game", OTHERS)
def test_every_number_of_players_and_every_level_can_be_dealt(
    program: Controller, game: str
) -> None:
    press(program.window.page, f"start-{game}")
    page = other_page(program)
    field = page.findChild(QComboBox, "players")
    assert field is not None
    for text in [field.itemText(place) for place in range(field.count())]:
        choose(page, "players", text)
        choice = page.choice()
        assert f"{len(choice.seats)} players" == text
        assert choice.options.players == len(choice.seats)
        assert page.problem() == ""
        level = page.findChild(QComboBox, "bot-1")
        assert level is not None
        assert level.count() == 1 + len(GAMES[game].levels)


@pytest.mark.parametrize("game", OTHERS)
def test_two_equal_names_stop_the_deal(program: Controller, game: str) -> None:
    press(program.window.page, f"start-{game}")
    page = other_page(program)
    name = page.findChild(QLineEdit, "name-1")
    assert name is not None
    name.setText("marta ")
    assert page.problem() == "Two players have the name marta."
    deal = page.findChild(QAbstractButton, "deal")
    assert deal is not None
    assert not deal.isEnabled()


def test_a_switch_of_raub_goes_into_the_options(program: Controller) -> None:
    press(program.window.page, "start-raub")
    page = other_page(program)
    choose(page, "option-must_beat", "beat the highest card where possible")
    choose(page, "option-direction", "to the left")
    choose(page, "players", "3 players")
    choice = page.choice()
    assert choice.chosen == Setup("classic", 3, {"must_beat": True, "direction": "left"})
    assert choice.options == options_of("raub", choice.chosen)
    choose(page, "option-must_beat", "none")
    assert page.choice().chosen.changes == {"direction": "left"}


def test_rare_switches_of_manipulation_rummy_are_shown_when_wished(program: Controller) -> None:
    press(program.window.page, "start-manipulation")
    page = other_page(program)
    rare = ("out_bonus", "undercut_bonus", "round_bonus", "target_bonus", "packs", "jokers")
    assert not any(page.findChild(QComboBox, f"option-{field}") for field in rare)
    press(page, "more-switches")
    assert page.findChild(QAbstractButton, "more-switches") is None
    choose(page, "option-out_bonus", "50 points")
    choose(page, "option-undercut_bonus", "none")
    choose(page, "option-round_bonus", "10 points")
    choose(page, "option-target_bonus", "200 points")
    choose(page, "option-packs", "one")
    choose(page, "option-jokers", "two")
    changes = dict(zip(rare, (50, 0, 10, 200, 1, 2), strict=True))
    choice = page.choice()
    assert choice.chosen == Setup("classic", 4, changes)
    assert choice.options == ManipulationOptions(**changes)
    assert len(choice.options.cards()) == 54


def test_a_rare_switch_that_was_changed_is_shown_at_once(program: Controller) -> None:
    press(program.window.page, "start-manipulation")
    page = other_page(program)
    seats = page.choice().seats
    page.set_choice("manipulation", Setup("classic", 2, {"jokers": 4}), seats)
    field = page.findChild(QComboBox, "option-jokers")
    assert field is not None
    assert field.currentText() == "four"
    page.set_choice("manipulation", Setup("machiavelli", 2), seats)
    QApplication.processEvents()
    assert page.findChild(QComboBox, "option-jokers") is None


def test_arrow_keys_go_from_game_to_game(program: Controller) -> None:
    program.window.activateWindow()
    press(program.window.page, "start-hand-and-foot")
    tab = program.window.page.findChild(QAbstractButton, "game-hand-and-foot")
    assert tab is not None
    tab.setFocus(Qt.FocusReason.TabFocusReason)
    for game in games_offered()[1:]:
        focus = program.window.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, Qt.Key.Key_Right)
        QApplication.processEvents()
        assert other_page(program).choice().game == game
    focus = program.window.focusWidget()
    assert focus is not None
    assert focus.objectName() == f"game-{games_offered()[-1]}"


def test_escape_leaves_the_page(program: Controller) -> None:
    press(program.window.page, "start-raub")
    QTest.keyClick(program.window.focusWidget() or program.window.page, Qt.Key.Key_Escape)
    assert program.start_controller.is_shown


Deal = Callable[[str], OtherGame]


@pytest.mark.parametrize("game", OTHERS)
def test_a_game_is_dealt_played_left_and_continued(
    program: Controller, qtbot: QtBot, game: str
) -> None:
    press(program.window.page, f"start-{game}")
    choose(other_page(program), "bot-1", "Easy bot")
    press(program.window.page, "deal")
    played = program.played
    assert played is not None
    assert played.record.game == game
    ready = (Waiting.PERSON, Waiting.NEXT_DEAL)
    moves = 0
    for _ in range(6):
        qtbot.waitUntil(lambda: played.bridge.waiting in ready, timeout=60_000)
        if played.bridge.waiting is Waiting.NEXT_DEAL:
            played.show_score()
            played.deal_next()
            continue
        bridge = played.bridge
        moves = len(played.record.moves)
        bridge.play(next(bridge.session.rules.suggestions(bridge.view)))
        assert len(played.record.moves) > moves
    qtbot.waitUntil(lambda: played.bridge.waiting in ready, timeout=60_000)
    count = len(played.record.moves)
    view = played.bridge.view
    program.show_start()
    facts = program.start_controller.page.facts
    (card,) = facts.games
    assert card.title.startswith(game_title(game))
    assert len(card.sides) == len(card.sides[0].names.split(",")) * len(played.record.seats)
    press(program.window.page, f"continue-{card.id}")
    again = program.played
    assert again is not None
    assert len(again.record.moves) == count
    assert again.bridge.view == view
    assert program.window.preferences.game == game
    assert program.window.preferences.setups == {game: usual(game)}
    program.show_start()
    assert program.start_controller.page.facts.game == game


@pytest.mark.parametrize("game", OTHERS)
def test_in_the_smallest_window_a_game_is_set_up_without_scrolling(
    program: Controller, game: str
) -> None:
    program.window.resize(1024, 700)
    program.set_up_other(game)
    QApplication.processEvents()
    middle = program.window.page.findChild(Middle)
    assert middle is not None
    assert middle.horizontalScrollBar().maximum() == 0
    assert middle.verticalScrollBar().maximum() == 0


def test_sides_that_cannot_be_chosen_are_only_said(program: Controller) -> None:
    program.set_up_other("raub")
    page = program.window.page
    field = page.findChild(QComboBox, "sides")
    assert field is not None
    assert not field.isVisibleTo(page)
    said = [label for label in page.findChildren(QLabel) if label.text() == "each alone"]
    assert [label.isVisibleTo(page) for label in said] == [True]
    program.set_up_other("hand-and-foot")
    page = program.window.page
    field = page.findChild(QComboBox, "sides")
    assert field is not None
    assert field.isVisibleTo(page)


@pytest.mark.parametrize("game", OTHERS)
def test_the_open_game_is_the_one_that_is_set_up_and_whose_keys_come_first(
    program: Controller, game: str
) -> None:
    seats = (SeatChoice("Marta", None), SeatChoice("Elise", "easy"), SeatChoice("Karl", "easy"))
    program.new_game(OtherGame(game, replace(usual(game), players=3), seats))
    window = program.window
    # What was dealt last may be another game, where this one comes from a file.
    window.set_preferences(replace(window.preferences, game="hand-and-foot"))
    assert program.game == game
    QTest.keyClick(window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    assert window.page is program.setup_controller.other_game_page
    assert program.setup_controller.other_game_page.choice().game == game
    program.show_start()
    assert program.game == "hand-and-foot"


@pytest.mark.parametrize("game", OTHERS)
def test_a_hint_is_given_and_can_be_done(program: Controller, qtbot: QtBot, game: str) -> None:
    seats = (SeatChoice("Marta", None), SeatChoice("Elise", "easy"), SeatChoice("Karl", "easy"))
    program.new_game(OtherGame(game, replace(usual(game), players=3), seats))
    played = program.played
    assert played is not None
    qtbot.waitUntil(lambda: played.bridge.waiting is Waiting.PERSON, timeout=60_000)
    played.ask_hint()
    assert not played.scene.actions.bar.prompt.startswith("Hint")
    qtbot.waitUntil(lambda: played.scene.actions.bar.prompt.startswith("Hint"), timeout=60_000)
    # The place is known by now, so there is nothing to wait for.
    for _ in range(3):
        played.ask_hint()
        assert played.scene.actions.bar.prompt.startswith("Hint")
    moves = len(played.record.moves)
    button = next(b for b in reversed(played.scene.actions.buttons) if b.is_on)
    played.scene.actions.press(button.code)
    assert len(played.record.moves) > moves or played.scene.turn.has_draft


def title_line(page: QWidget, text: str) -> int:
    """The height at which the letters of a title stand, in the page."""
    titles = [one for one in page.findChildren(QLabel) if one.text() == text and one.isVisible()]
    (title,) = titles
    inner = title.contentsRect().center()
    return title.mapTo(page, inner).y()


@pytest.mark.parametrize("game", games_offered())
def test_the_titles_of_both_halves_stand_in_one_line(program: Controller, game: str) -> None:
    program.window.resize(1280, 720)
    press(program.window.page, f"start-{game}")
    page = program.window.page
    assert title_line(page, "Rules") == title_line(page, "Seats")
    middle = page.findChild(Middle)
    assert middle is not None
    assert game in OTHERS or middle.verticalScrollBar().maximum() == 0
    QTest.keyClick(program.window, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    QApplication.processEvents()
    kept = program.window.page
    assert kept is not page
    press(kept, f"game-{game}")
    kept = program.window.page
    assert title_line(kept, "Rules") == title_line(kept, "Players")
