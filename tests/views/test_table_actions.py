"""Actions offer a button for every act, and say by signal what a press of one means."""

from __future__ import annotations

from enum import StrEnum

import pytest
from pytestqt.qtbot import QtBot

from handfoot_gui.core.table import Action, Asked, ButtonRole, Choice, Chosen, Refused, SelectCards
from handfoot_gui.games import GAMES
from handfoot_gui.ui.table.actions import Actions
from handfoot_gui.ui.table.canvas import delegate_of
from handfoot_gui.ui.table.prompt_bar import BarButton, PromptBar
from handfoot_gui.ui.table.scene import TableScene


class Code(StrEnum):
    PLAY = "play"
    WAIT = "wait"


PLAY = Action(Code.PLAY, ButtonRole.PRIMARY, move="a move", text="Play", key="P")
WAIT = Action(Code.WAIT, ButtonRole.PLAIN, is_on=False, text="Wait", problem=SelectCards())
QUESTION = Asked("which one?", (Choice("first", Chosen(1)), Choice("second", Chosen(2))))


@pytest.fixture
def scene(qtbot: QtBot) -> TableScene:
    del qtbot
    scene = TableScene()
    scene.canvas.set_delegate(delegate_of(list(GAMES)[1]))
    scene.actions.acts = (PLAY, WAIT)
    return scene


def heard_of(actions: Actions) -> list[object]:
    heard: list[object] = []
    # What they mean for the table is the scene's; here only what is said counts.
    for signal in (actions.chosen, actions.came_to):
        signal.disconnect()
    actions.chosen.connect(heard.append)
    actions.came_to.connect(lambda outcome, key: heard.append((outcome, key)))
    actions.button_pressed.connect(heard.append)
    return heard


def test_the_buttons_are_those_of_the_acts_the_primary_one_last(scene: TableScene) -> None:
    buttons = scene.actions.buttons
    assert [(b.code, b.text, b.is_on) for b in buttons] == [
        ("wait", "Wait", False),
        ("play", "Play", True),
    ]
    assert scene.actions.letter("play") == "P"


def test_a_press_says_its_act_and_one_that_is_off_why(scene: TableScene) -> None:
    heard = heard_of(scene.actions)
    for code in ("play", "wait", "nothing"):
        scene.actions.press(code)
    assert heard == [PLAY, (Refused(SelectCards()), "")]


def test_a_question_takes_the_place_of_the_acts_until_it_is_answered(scene: TableScene) -> None:
    actions = scene.actions
    prompts: list[str] = []
    actions.prompt_changed.connect(prompts.append)
    actions.set_bar(PromptBar("Marta", "Marta, play."))
    actions.ask(QUESTION)
    heard = heard_of(actions)
    assert prompts == ["Marta, play.", "Marta, which one?"]
    assert [button.text for button in actions.buttons] == ["first", "second"]
    actions.press(actions.buttons[1].code)
    assert heard == [(Chosen(2), "hand")]
    actions.ask(None)
    assert actions.shown_bar.prompt == "Marta, play."


def test_buttons_that_are_given_go_before_the_acts(scene: TableScene) -> None:
    heard = heard_of(scene.actions)
    scene.actions.set_bar(PromptBar(prompt="Go on?", buttons=(BarButton("on", "Go on"),)))
    scene.actions.press("play")
    scene.actions.press("on")
    assert heard == ["on"]
    assert not scene.actions.explain("wait")
