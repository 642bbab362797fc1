"""Who has Tab, Enter and Space alone plays all games: Tab meets every card, place and button."""

from __future__ import annotations

from random import Random

import pytest
from family_lab import LIKED, begun
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from table_lab import Lab, Opened, position
from three_keys import ENTER, SPACE, TAB, ThreeKeys

from handfoot_gui.core import preferences as prefs
from handfoot_gui.core.messages import BarButton, PromptBar
from handfoot_gui.core.table import HAND, Amount, ButtonRole
from handfoot_gui.session.seat_turn import AmountChoice
from handfoot_gui.ui.controller import Controller

PLAYED = {
    "hand-and-foot": (("p", "easy", "easy", "easy"), 1, "Lay"),
    "raub": (("p", "easy", "easy"), 2, "Play"),
    "manipulation": (("p", "easy"), 1, "apart"),
}
"""Who plays, how many deals, and what must come up in them."""
STEPPED = replace(LIKED, tab_through_cards=True)
BACK = Qt.KeyboardModifier.ShiftModifier


@pytest.mark.sampled(2)
@pytest.mark.parametrize("name", PLAYED)
def test_deals_are_played_with_three_keys(qtbot: QtBot, program: Controller, name: str) -> None:
    players, deals, wanted = PLAYED[name]
    program.window.set_preferences(STEPPED)
    program.window.show()
    game = begun(program, name, *players)
    program.window.activateWindow()
    player = ThreeKeys(qtbot, program, game, Random(3))
    player.play_deals(deals)
    assert set(player.pressed) <= {TAB, ENTER, SPACE}
    assert player.done["card"], "cards were picked one by one"
    assert player.done[wanted]


def stepped(opened: Opened) -> Lab:
    """A table of two sides with melds, in the middle of a turn."""
    lab = opened(
        position("9S 9H 5D 4C", own=["KS KH KC"], pile="QD"),
        preferences=prefs.Preferences(animation=prefs.Animation.OFF, tab_through_cards=True),
    )
    lab.scene.actions.set_bar(
        PromptBar(
            prompt="May Marta go out?",
            buttons=(
                BarButton("no", "No", key="N"),
                BarButton("yes", "Yes", ButtonRole.PRIMARY, "Enter"),
            ),
        )
    )
    lab.view.setFocus()
    return lab


def met(lab: Lab, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> list[object]:
    """What Tab comes to, once around, with the keyboard on the table at first."""
    found: list[object] = []
    cursor = lab.scene.canvas.cursor
    cursor.hide()
    for _ in range(100):
        QTest.keyClick(QApplication.focusWidget() or lab.view, TAB, held)
        focus, stop = QApplication.focusWidget(), cursor.stop
        here: object = None
        if focus is not None and focus is not lab.view:
            here = focus.objectName()
        elif stop is not None and cursor.is_shown:
            here = stop.key, stop.card
        if here in found:
            break
        found.append(here)
    return found


def test_tab_meets_every_card_and_place_then_every_button(opened: Opened) -> None:
    lab = stepped(opened)
    stops = [(stop.key, stop.card) for stop in lab.scene.canvas.cursor.stops()]
    assert sum(key == HAND for key, _ in stops) == 4
    there = met(lab)
    assert there[: len(stops)] == stops
    assert there[len(stops) : len(stops) + 2] == ["no", "yes"]
    lab.view.setFocus()
    lab.scene.canvas.cursor.hide()
    QTest.keyClick(lab.view, TAB, BACK)
    stop = lab.scene.canvas.cursor.stop
    assert stop is not None
    assert (stop.key, stop.card) == stops[-1], "Shift goes the other way"


def test_from_the_buttons_tab_comes_back_to_the_last_place(opened: Opened) -> None:
    lab = stepped(opened)
    button = lab.view.button("no")
    assert button is not None
    button.setFocus()
    QTest.keyClick(button, TAB, BACK)
    cursor = lab.scene.canvas.cursor
    assert lab.view.hasFocus()
    assert cursor.is_shown
    assert cursor.stop == cursor.stops()[-1]


def test_without_the_choice_tab_goes_from_part_to_part(opened: Opened) -> None:
    lab = opened(position("9S 9H 5D 4C", own=["KS KH KC"], pile="QD"))
    cards = [one for one in met(lab) if isinstance(one, tuple) and one[1] is not None]
    assert len(cards) == 1, "the hand is one part"


@pytest.mark.parametrize("key", [ENTER, SPACE])
def test_enter_presses_the_button_that_has_the_keyboard(opened: Opened, key: Qt.Key) -> None:
    lab = stepped(opened)
    pressed: list[str] = []
    lab.scene.actions.button_pressed.connect(pressed.append)
    for code in ("no", "yes"):
        button = lab.view.button(code)
        assert button is not None
        button.setFocus(Qt.FocusReason.TabFocusReason)
        QTest.keyClick(button, key)
    assert pressed == ["no", "yes"]


def test_amounts_stay_within_what_is_asked_for() -> None:
    amount = AmountChoice(lambda: None)
    amount.show(Amount(usual=6, least=4, most=9))
    values = []
    for _ in range(7):
        amount.go_round()
        values.append(amount.value)
    assert values == [7, 8, 9, 4, 5, 6, 7]
