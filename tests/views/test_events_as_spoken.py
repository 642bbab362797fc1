"""What Orca was heard to speak of all that is met in a game is what the program says today.

Where a text was changed on purpose, it is changed in `KEPT`, too. Whether Orca speaks it so is
heard at night by tests/end_to_end/test_events_spoken.py, which writes a whole new file.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from random import Random

import pytest
from heard_events import DICE, KEPT, LENGTHS, SCENES, Scene, Step, after, kept, liked
from listening import Reader
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from handfoot_gui.core.preferences import SpokenNews
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.widgets.page import title_of
from handfoot_gui.ui.widgets.vocabulary import aloud

_KEYS = {"Return": Qt.Key.Key_Return, "space": Qt.Key.Key_Space}
_WHERE = re.compile(
    r".* button\.|selected|\w+ of \w+(?:, new)?\.?",
)
"""What Orca makes itself of where the keyboard is."""
_ENDS = re.compile(r"(?<=[.!?]) ")


def heard_of(step: Step, program: Controller, reader: Reader) -> list[str]:
    """What the program has readers say of it."""
    reader.heard.clear()
    for key in step.keys.split():
        reader.rests()
        reader.heard.clear()
        asked = QApplication.focusWidget() or program.window
        QTest.keyClick(asked, _KEYS.get(key) or Qt.Key[f"Key_{key.upper()}"])
    for _ in range(100):
        if re.search(step.until, reader.all):
            break
        QTest.qWait(50)
    reader.rests()
    return [*reader.heard]


def pieces(texts: Iterable[str]) -> set[str]:
    """Their sentences, whatever was said in one piece."""
    return {one for text in texts for one in _ENDS.split(aloud(text)) if one}


@pytest.mark.timing(last_look=60_000)
@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.steps[0].event)
@pytest.mark.parametrize("news", LENGTHS, ids=str)
def test_the_program_says_what_orca_was_heard_to_speak(
    program: Controller, reader: Reader, news: SpokenNews, scene: Scene
) -> None:
    program.window.set_preferences(liked(news))
    program.game_controller.dice = Random(DICE)
    program.game_controller.begin(after(scene.moves))
    title = pieces([f"{title_of(program.window.page)}."])
    said: set[str] = set()
    for step in scene.steps:
        said |= pieces(heard_of(step, program, reader))
    spoken = pieces(text for step in scene.steps for text in kept()[str(news)][step.event])
    assert said - spoken <= title, f"not in {KEPT}"
    rest = [one for one in spoken - said if not _WHERE.fullmatch(one)]
    assert not rest, f"in {KEPT}, and no longer said: {said}"
    assert not reader.lost
