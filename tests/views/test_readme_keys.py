"""The README's table of keys is the one under F1."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QGridLayout, QLabel
from pytestqt.qtbot import QtBot

from handfoot_gui.views.parts.theme import LIGHT, Look
from handfoot_gui.views.program import Program
from handfoot_gui.views.window.keyboard_help import KeyboardHelp

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support propagateSizeHints")

README = Path(__file__).parents[2] / "README.md"


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


def test_every_key_of_the_help_is_in_the_readme_and_no_other(qtbot: QtBot) -> None:
    dialog = KeyboardHelp(Look(LIGHT, 1.0), "hand-and-foot")
    qtbot.addWidget(dialog)
    table = README.read_text(encoding="utf-8").split("\n### Keys\n")[1].split("\n### ")[0]
    lines = [line for line in table.splitlines() if line.startswith("|")][2:]
    cells = [line.replace("`", "").strip("|").split(" | ") for line in lines]
    written = [(row[1].strip(), row[2].strip()) for row in cells]
    assert written == [(key, _sentence_part(what)) for key, what in shown(dialog)]


def _sentence_part(what: str) -> str:
    return what[0].lower() + what[1:].replace("’", "'")


def test_no_letter_of_a_game_is_a_shortcut_of_the_window(qtbot: QtBot) -> None:
    """The window would take the key before the table sees it."""
    window = Program().window
    qtbot.addWidget(window)
    taken = {keys.toString() for action in window.actions() for keys in action.shortcuts()}
    assert {"H", "S", "F1"} <= taken
    help_of_games = KeyboardHelp(Look(LIGHT, 1.0), "hand-and-foot")
    qtbot.addWidget(help_of_games)
    listed = shown(help_of_games)
    first = listed.index(("Backspace", "Take back the card laid out last"))
    last = listed.index(("O", "Knock"))
    letters = {key for keys, _ in listed[first : last + 1] for key in keys.split(", ")}
    assert {"D", "R", "O"} <= letters
    assert not letters & taken
