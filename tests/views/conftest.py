"""What every test of the window needs: the code of a deal holds up none but those about it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from handfoot_gui.ui.game.play import pacing
from handfoot_gui.ui.game.score import score_page
from handfoot_gui.ui.game.screen import cover_page
from handfoot_gui.ui.table import bar_buttons
from handfoot_gui.ui.widgets import held_keys
from handfoot_gui.ui.widgets.vocabulary import WORDS

if TYPE_CHECKING:
    from listening import Reader
    from table_lab import Lab, Opened

    from handfoot_gui.ui.controller import Controller


@pytest.fixture(autouse=True)
def code_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal at once, go on after a turn at once, and let what comes next be pressed at once."""
    monkeypatch.setattr(pacing, "CODE_MS", 0)
    monkeypatch.setattr(pacing, "GRACE_MS", 0)
    monkeypatch.setattr(score_page, "SEEN_FROM", 0)
    monkeypatch.setattr(held_keys, "REST_MS", 0)
    monkeypatch.setattr(bar_buttons, "QUIET_MS", 0)


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
def program(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[Controller]:
    """The whole program on its start page, with quick bots and covers that may be pressed."""
    from family_lab import LIKED
    from whole_program import programs

    monkeypatch.setattr(cover_page, "SETTLING_MS", 0)
    with programs(qapp) as make:
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
