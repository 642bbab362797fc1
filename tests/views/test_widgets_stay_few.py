"""A page that is opened again and again leaves nothing behind."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

import PySide6
import pytest
import shiboken6
from every_page import Walk, settle
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QScrollBar, QWidget
from pytestqt.qtbot import QtBot
from whole_program import programs

from handfoot_gui.core.preferences import Animation, BotPace, Preferences, ThemeChoice
from handfoot_gui.core.record import MemoryAid
from handfoot_gui.games import GAMES
from handfoot_gui.storage.preferences import PreferencesFile
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.window.place import SMALLEST

OPENED: Final[dict[str, Callable[[Walk], object]]] = {
    "start": lambda walk: walk.start(),
    "games": lambda walk: [
        walk.open_page(partial(Controller.set_up_other, game=game)) for game in GAMES
    ],
    "rules": lambda walk: walk.open_from_setup("change-rules", "cancel-rules"),
    "rule card": lambda walk: walk.open_from_setup("show-card", "back"),
    "questions": lambda walk: walk.open_from_setup("questions", "cancel-interview"),
    "sheet": lambda walk: walk.open_from_setup("print-sheet", "back"),
    "keeper": lambda walk: walk.open_page(Controller.keep_score),
    "book": lambda walk: walk.open_page(Controller.show_family_book),
    "score of hand-and-foot": lambda walk: walk.score("steady/classic"),
    "score of raub": lambda walk: walk.score("raub/classic-4"),
    "table of hand-and-foot": lambda walk: walk.table("hand-and-foot", 4),
    "table of manipulation": lambda walk: walk.table("manipulation", 3),
}
"""Names of pages, and what opens and leaves them."""


@pytest.fixture
def program(qapp: QApplication) -> Iterator[Controller]:
    PreferencesFile().save(
        Preferences(
            bot_pace=BotPace.INSTANT,
            animation=Animation.OFF,
            theme=ThemeChoice.LIGHT,
            memory_aid=MemoryAid.UNSEEN,
        )
    )
    # What other tests have left is not looked through.
    gc.collect()
    gc.freeze()
    with programs(qapp) as make:
        made = make()
        made.window.resize(SMALLEST)
        made.start()
        yield made


def widgets() -> Counter[str]:
    """How many widgets of each class there are, in Qt and in Python."""
    settle()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    settle()
    gc.collect()
    known = [one for one in gc.get_objects() if isinstance(one, QWidget)]
    dead = [one for one in known if not shiboken6.isValid(one)]
    if PySide6.__version_info__[:2] < (6, 10):
        # It keeps an empty shell of every bar of Qt's own that was listened to.
        shells = {id(one) for one in dead if type(one) is QScrollBar}
        known = [one for one in known if id(one) not in shells]
        dead = [one for one in dead if id(one) not in shells]
    return Counter(
        [type(one).__name__ for one in QApplication.allWidgets()]
        + [f"{type(one).__name__} of Python" for one in known]
        + [f"deleted {type(one).__name__}" for one in dead]
    )


@pytest.mark.parametrize("name", OPENED)
def test_what_is_opened_and_left_leaves_no_widget(
    program: Controller, qtbot: QtBot, user_folder: Path, name: str
) -> None:
    walk = Walk(program, qtbot, lambda _name, _window: None)
    times = 1 if name.startswith(("score", "table", "start")) else 4

    def open_it(times: int) -> None:
        for _ in range(times):
            # The same cards every time: what lies on the table changes what stands beside it.
            program.game_controller.dice = Random(20)
            OPENED[name](walk)
            program.show_start()
        for file in (user_folder / "games").glob("*.handfoot"):
            # The start page has a row for every game that was left.
            file.unlink()
        program.show_start()

    # A page is made when it is first asked for, and stays.
    open_it(2)
    before = widgets()
    open_it(times)
    assert widgets() - before == Counter()
