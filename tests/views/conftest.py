"""What every test of the window needs."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from handfoot_gui.ui.widgets.vocabulary import WORDS

if TYPE_CHECKING:
    from listening import Reader
    from table_lab import Lab, Opened

    from handfoot_gui.ui.controller import Controller
    from handfoot_gui.ui.widgets.timing import Timing


@pytest.fixture(autouse=True)
def preferences_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a household of one test likes counts for no other test."""
    monkeypatch.setattr(WORDS, "preferences", WORDS.preferences)
    monkeypatch.setattr(WORDS, "change_preferences", WORDS.follow)


@pytest.fixture
def reader(monkeypatch: pytest.MonkeyPatch) -> Iterator[Reader]:
    """Somebody has a screen reader on, which hears as Orca does."""
    from listening import Reader
    from readers_on import reader_on

    made = Reader(monkeypatch)
    with reader_on():
        yield made


@pytest.fixture
def program(qapp: QApplication, timing: Timing) -> Iterator[Controller]:
    """The whole program on its start page, with quick bots and covers that may be pressed."""
    from family_lab import LIKED
    from whole_program import programs

    with programs(qapp, timing) as make:
        made = make()
        made.game_controller.dice = Random(20)
        made.window.set_preferences(LIKED)
        made.start()
        yield made


@pytest.fixture
def opened(qtbot: QtBot) -> Iterator[Opened]:
    """Opens tables of Hand and Foot, as `Lab` does, and closes them again."""
    from table_lab import Lab

    labs: list[Lab] = []

    def make(*position: object, **wishes: object) -> Lab:
        labs.append(Lab(*position, **wishes))  # type: ignore[arg-type]
        return labs[-1]

    yield make
    for lab in labs:
        lab.close()
        qtbot.wait(1)
