"""The keys of the table that the keyboard help must name."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from handfoot_gui.model.desks import DESKS
from handfoot_gui.views.parts.theme import LIGHT, Look
from handfoot_gui.views.parts.titles import game_title
from handfoot_gui.views.window.keyboard_help import KeyboardHelp

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support propagateSizeHints")


@pytest.mark.parametrize(
    ("key", "does"),
    [
        ("Backspace", "Take back the card laid out last"),
        ("Shift+Left, Shift+Right", "Move the card, when the hand is in the own order"),
        ("D", "Draw from the stock"),
        ("X", "Discard the lifted card"),
        ("V", "See the tricks of the deal again"),
        ("O", "Knock"),
        ("G", "Ask the partner about going out"),
        ("Enter, Space", "Next bot’s turn, when the pace is by key"),
    ],
)
def test_the_keys_of_the_table_are_listed(key: str, does: str, qtbot: QtBot) -> None:
    dialog = KeyboardHelp(Look(LIGHT, 1.0), "raub")
    qtbot.addWidget(dialog)
    dialog.show()
    shown = [label.text() for label in dialog.findChildren(QLabel)]
    assert shown[shown.index(does) - 1] == key


@pytest.mark.parametrize("game", DESKS)
def test_the_keys_of_the_open_game_come_first(game: str, qtbot: QtBot) -> None:
    dialog = KeyboardHelp(Look(LIGHT, 1.0), game)
    qtbot.addWidget(dialog)
    shown = [label.text() for label in dialog.findChildren(QLabel)]
    places = {other: shown.index(game_title(other)) for other in DESKS}
    assert min(places, key=lambda other: places[other]) == game
