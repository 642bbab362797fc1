"""The memory aid's drawer closes by its key; keys that do nothing say why."""

from __future__ import annotations

import pytest
from family_lab import LIKED, begun, to_cover, wait
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGridLayout, QLabel, QMenu
from pytestqt.qtbot import QtBot

from handfoot_gui.core.preferences import BotPace, CardLetters, TextSize
from handfoot_gui.core.record import MemoryAid
from handfoot_gui.core.seats import TABLE
from handfoot_gui.core.table_keys import TABLE_KEYS
from handfoot_gui.games import GAMES
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.ui.art.palette import CardStyle
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.panel.readings import Reading
from handfoot_gui.ui.game.played_game import PlayedGame
from handfoot_gui.ui.widgets.theme import LIGHT, Style
from handfoot_gui.ui.widgets.titles import game_keys, game_title
from handfoot_gui.ui.window.help_pages import KeyboardHelp


def said(game: PlayedGame) -> str:
    return game.scene.actions.bar.prompt


def at_the_table(program: Controller, qtbot: QtBot, name: str) -> PlayedGame:
    game = begun(program, name, "p", "easy", "easy", "easy")
    assert wait(qtbot, game) is Waiting.PERSON
    program.window.activateWindow()
    QApplication.processEvents()
    return game


@pytest.mark.parametrize("key", [Qt.Key.Key_M, Qt.Key.Key_Escape])
def test_the_memory_aids_drawer_closes_by_key(
    program: Controller, qtbot: QtBot, key: Qt.Key
) -> None:
    program.window.resize(1024, 700)
    program.window.set_preferences(
        replace(LIKED, memory_aid=MemoryAid.UNSEEN, text_size=TextSize.LARGEST)
    )
    game = at_the_table(program, qtbot, "hand-and-foot")
    page = program.game_controller.pages.table
    for _ in range(2):
        QTest.keyClick(game.view, Qt.Key.Key_M)
        assert page.is_drawer_open
        assert page.panel.reading is Reading.MEMORY
        QTest.keyClick(game.view, key)
        assert not page.is_drawer_open
        assert game.view.hasFocus()


def test_m_says_that_the_memory_aid_is_off(program: Controller, qtbot: QtBot) -> None:
    game = at_the_table(program, qtbot, "hand-and-foot")
    # Big news stands above what is expected.
    before = game.scene.actions.bar
    QTest.keyClick(game.view, Qt.Key.Key_M)
    assert said(game) == "The memory aid is off; turn it on in the preferences."
    assert game.scene.actions.bar.facts in (before.prompt, before.facts, *before.brief_facts)


def test_g_says_why_nobody_can_be_asked(program: Controller, qtbot: QtBot) -> None:
    game = at_the_table(program, qtbot, "hand-and-foot")
    before = said(game)
    QTest.keyClick(game.view, Qt.Key.Key_G)
    assert said(game) not in ("", before)
    assert game.scene.actions.bar.is_refusal


@pytest.mark.parametrize("key", [Qt.Key.Key_N, Qt.Key.Key_E])
def test_with_nothing_lifted_n_and_e_say_why(
    program: Controller, qtbot: QtBot, key: Qt.Key
) -> None:
    game = at_the_table(program, qtbot, "manipulation")
    before, moves = said(game), len(game.record.moves)
    QTest.keyClick(game.view, key)
    assert len(game.record.moves) == moves
    assert said(game) not in ("", before)
    assert game.scene.actions.bar.is_refusal


def test_the_menu_opens_on_the_cover(program: Controller, qtbot: QtBot) -> None:
    game = begun(program, "hand-and-foot", "p", "p", "easy", "easy")
    to_cover(qtbot, program, game)
    program.window.activateWindow()
    QApplication.processEvents()
    QTest.keyClick(program.window, Qt.Key.Key_F10)
    menu = QApplication.activePopupWidget()
    assert menu is not None
    menu.close()
    assert program.game_controller.pages.is_covered


# -- the keys that the help lists as working everywhere do so on every page


PAGES = {
    "start": "",
    "new game": "new",
    "family book": "family-book",
    "keeping score": "keep-score",
    "blank sheets": "print",
}


def shown_menu(program: Controller) -> QMenu:
    """The menu that F10 opens on the page that is shown."""
    program.window.activateWindow()
    QApplication.processEvents()
    QTest.keyClick(program.window, Qt.Key.Key_F10)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


def act(program: Controller, name: str) -> None:
    next(one for one in program.window.actions() if one.objectName() == name).trigger()


@pytest.mark.parametrize("page", PAGES)
def test_the_menu_opens_on_every_page(program: Controller, page: str) -> None:
    program.window.show()
    program.show_start()
    if PAGES[page]:
        act(program, PAGES[page])
        assert not program.start_controller.is_shown
    menu = shown_menu(program)
    items = {item.objectName() or item.text(): item for item in menu.actions()}
    assert not items["This game"].isEnabled()
    assert items["start"].isEnabled() is (page != "start")
    assert items["preferences"].isEnabled()
    assert items["Help"].isEnabled()
    menu.close()


def test_the_menu_opens_while_looking_back_and_at_the_table(
    program: Controller, qtbot: QtBot
) -> None:
    game = begun(program, "raub", "p", "easy", "easy", "easy")
    wait(qtbot, game)
    menu = shown_menu(program)
    assert {item.text(): item for item in menu.actions()}["This game"].isEnabled()
    menu.close()
    act(program, "look-back")
    menu = shown_menu(program)
    assert {item.text(): item for item in menu.actions()}["This game"].isEnabled()
    menu.close()


# -- where bots play by key, a key begins a turn and nothing else, and "plays next" is true


WAITS = (Waiting.KEY, Waiting.PERSON, Waiting.NEXT_DEAL, Waiting.OVER)


def test_nobody_plays_next_in_the_middle_of_a_turn(program: Controller, qtbot: QtBot) -> None:
    program.window.set_preferences(replace(LIKED, bot_pace=BotPace.KEY))
    game = begun(program, "hand-and-foot", "p", "easy", "easy", "easy")
    screen, rules = game.screen, game.play.session.rules
    turns = 0
    while turns < 12:
        qtbot.waitUntil(lambda: screen.play.waiting in WAITS, timeout=60_000)
        if screen.play.waiting is Waiting.PERSON:
            game.scene.move_chosen.emit(next(iter(rules.suggestions(screen.view))))
            continue
        assert screen.play.waiting is Waiting.KEY, "the deal goes on"
        actor = screen.play.session.actor
        if actor != TABLE:
            turns += 1
            bar, name = game.scene.actions.bar, game.presenter.names[actor]
            # Big news stands above what is expected.
            assert f"{name} plays next." in (bar.prompt, bar.facts)
            assert screen.play.session.last_mover != actor
        screen.go_on()
        screen.play.finish_turn()
    moves = game.record.moves
    within = [
        move
        for (before, _), (seat, move), (after, _) in zip(moves, moves[1:], moves[2:], strict=False)
        if seat == TABLE and before == after != TABLE
    ]
    assert within, "the table moves in the middle of turns"


# -- the keys that the keyboard help names, and that none of them is taken by the window


def shown(dialog: KeyboardHelp) -> list[tuple[str, str]]:
    """Keys and what they do, line by line."""
    found = []
    for grid in dialog.findChildren(QGridLayout):
        for line in range(grid.rowCount()):
            cells = [grid.itemAtPosition(line, column) for column in range(2)]
            labels = [cell.widget() for cell in cells if cell is not None]
            if len(set(map(id, labels))) == 2:
                key, what = (label.text() for label in labels if isinstance(label, QLabel))
                found.append((key, what))
    return found


KEYS = {
    "Backspace": "Take back the last card you set out",
    "Shift+Left, Shift+Right": "Move the card, when you sort the hand yourself",
    "D": "Draw from the stock",
    "X": "Discard the picked card",
    "V": "See the deal’s tricks again",
    "O": "Knock",
    "G": "Ask your partner, “May I go out?”",
    "Enter, Space": "Start the next bot’s turn, at the narrated pace",
}


def test_the_keys_of_the_table_are_listed(qtbot: QtBot) -> None:
    dialog = KeyboardHelp(Style(LIGHT, 1.0), "raub")
    qtbot.addWidget(dialog)
    dialog.show()
    labels = [label.text() for label in dialog.findChildren(QLabel)]
    for key, does in KEYS.items():
        assert labels[labels.index(does) - 1] == key


@pytest.mark.parametrize("game", GAMES)
def test_the_keys_of_the_open_game_come_first(game: str, qtbot: QtBot) -> None:
    dialog = KeyboardHelp(Style(LIGHT, 1.0), game)
    qtbot.addWidget(dialog)
    shown = [label.text() for label in dialog.findChildren(QLabel)]
    places = {other: shown.index(game_title(other)) for other in GAMES}
    assert min(places, key=lambda other: places[other]) == game


@pytest.mark.parametrize("letters", sorted(set(CardLetters) - {CardLetters.LANGUAGE}))
def test_no_key_stands_twice_in_one_place_of_the_list_nor_leads_to_a_card(
    letters: CardLetters, qtbot: QtBot
) -> None:
    """Each section is one place of the program; other letters on the cards take other keys."""
    look = replace(Style(LIGHT, 1.0), cards=CardStyle(letters=letters))
    dialog = KeyboardHelp(look, "raub")
    qtbot.addWidget(dialog)
    titles = {game_title(game): set[str]() for game in GAMES}
    titles |= {title: set() for title in ("At the table", "Several people", "Looking back")}
    place: set[str] | None = None
    texts = [label.text() for label in dialog.findChildren(QLabel)]
    rows = {what: key for key, what in shown(dialog)}
    for text in texts:
        if text in titles or text in ("Scores", "Keeping score", "Everywhere"):
            place = titles.get(text)
        elif text.startswith("In a lesson that was sent"):
            continue  # No other key of the table is of use there.
        elif place is not None and text in rows:
            keys = {key for key in rows[text].split(", ") if len(key) == 1 and key.isalpha()}
            assert not keys & place, (text, keys)
            assert text.startswith("Go to") or not keys & set(letters), (text, keys)
            place |= keys
    drawing = [titles[game_title(game)] for game in GAMES if "D" in dict(game_keys(game))]
    assert len(drawing) > 1
    assert all("I" in keys for keys in drawing) == ("D" in letters)


def test_no_letter_of_a_game_is_a_shortcut_of_the_window(program: Controller, qtbot: QtBot) -> None:
    """The window would take the key before the table sees it."""
    taken = {keys.toString() for action in program.window.actions() for keys in action.shortcuts()}
    assert {"H", "S", "F1"} <= taken
    help_of_games = KeyboardHelp(Style(LIGHT, 1.0), "hand-and-foot")
    qtbot.addWidget(help_of_games)
    listed = shown(help_of_games)
    first = listed.index(("D", "Draw from the stock"))
    last = listed.index(("O", "Knock"))
    letters = {key for keys, _ in listed[first : last + 1] for key in keys.split(", ")}
    assert {"D", "R", "O"} <= letters
    # Where a button has the figure, the table takes the press.
    figures = {key for keys in TABLE_KEYS for key in keys.keys if key.isdigit()}
    assert not letters & (taken - figures)
