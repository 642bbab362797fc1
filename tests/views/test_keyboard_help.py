"""The keys that the keyboard help names, and that none of them is taken by the window."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QGridLayout, QLabel
from pytestqt.qtbot import QtBot

from handfoot_gui.games import GAMES
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.widgets.theme import LIGHT, Style
from handfoot_gui.ui.widgets.titles import game_title
from handfoot_gui.ui.window.help_pages import KeyboardHelp


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
    "Backspace": "Take back the card laid out last",
    "Shift+Left, Shift+Right": "Move the card, when the hand is in the own order",
    "D": "Draw from the stock",
    "X": "Discard the lifted card",
    "V": "See the tricks of the deal again",
    "O": "Knock",
    "G": "Ask the partner about going out",
    "Enter, Space": "Next bot’s turn, when the pace is by key",
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


def test_no_letter_of_a_game_is_a_shortcut_of_the_window(qtbot: QtBot) -> None:
    """The window would take the key before the table sees it."""
    window = Controller().window
    qtbot.addWidget(window)
    taken = {keys.toString() for action in window.actions() for keys in action.shortcuts()}
    assert {"H", "S", "F1"} <= taken
    help_of_games = KeyboardHelp(Style(LIGHT, 1.0), "hand-and-foot")
    qtbot.addWidget(help_of_games)
    listed = shown(help_of_games)
    first = listed.index(("Backspace", "Take back the card laid out last"))
    last = listed.index(("O", "Knock"))
    letters = {key for keys, _ in listed[first : last + 1] for key in keys.split(", ")}
    assert {"D", "R", "O"} <= letters
    assert not letters & taken
