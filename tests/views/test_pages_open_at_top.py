"""Every page opens at its top, wherever it was left and however it is come to."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from every_page import Walk
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget
from pytestqt.qtbot import QtBot
from whole_program import programs

from handfoot_gui.core.preferences import Animation, BotPace, Preferences, TextSize, ThemeChoice
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.widgets.controls import Button
from handfoot_gui.ui.window.place import SMALLEST

LIKED = Preferences(
    bot_pace=BotPace.INSTANT,
    animation=Animation.OFF,
    theme=ThemeChoice.LIGHT,
    text_size=TextSize.LARGEST,
)


class Scrolling:
    """Looks how far down each page opens, and leaves it scrolled to its end."""

    def __init__(self, program: Controller) -> None:
        self.faults: list[str] = []
        self.scrolled: set[str] = set()
        """Pages that were left scrolled down."""
        self.again: set[str] = set()
        """Those of them that were opened again."""
        self._window = program.window
        self._last: QWidget | None = None
        self._left: set[QWidget] = set()

    def visit(self, name: str, window: QWidget) -> None:
        page = self._window.page
        if window is not self._window:
            return
        kind = type(page).__name__
        areas = [page, *page.findChildren(QScrollArea)]
        bars = [area.verticalScrollBar() for area in areas if isinstance(area, QScrollArea)]
        if page is not self._last:
            if page in self._left:
                self.again.add(kind)
            places = [bar.value() for bar in bars if bar.value()]
            if places:
                self.faults.append(f"{name}: {kind} opens at {places}")
        self._last = page
        for bar in bars:
            bar.setValue(bar.maximum())
            if bar.value():
                self.scrolled.add(kind)
                self._left.add(page)


@pytest.fixture
def program(qapp: QApplication) -> Iterator[Controller]:
    with programs(qapp) as make:
        made = make()
        made.game_controller.dice = Random(20)
        made.window.set_preferences(LIKED)
        made.window.resize(SMALLEST)
        made.start()
        yield made


@pytest.mark.only_thorough
def test_every_page_opens_at_its_top_again(
    program: Controller, qtbot: QtBot, user_folder: Path
) -> None:
    scrolling = Scrolling(program)
    walk = Walk(program, qtbot, scrolling.visit)
    for _ in range(2):
        walk.setup()
        walk.scorekeeper()
        walk.score("raub/classic-4")
        walk.book(user_folder)
        walk.start()
    assert scrolling.faults == []
    known = {"ScorekeeperSetupPage", "ScorekeeperPage", "NewGamePage", "HouseRulesPage",
             "InterviewPage", "RuleCardPage", "SheetPage", "ScorePage", "SeasonPage"}  # fmt: skip
    assert known <= scrolling.scrolled, "all of these are longer than so small a window"
    assert known <= scrolling.again


def test_keeping_score_opens_with_its_games_in_sight(program: Controller, qtbot: QtBot) -> None:
    window = program.window
    program.keep_score()
    page = window.page
    assert isinstance(page, QScrollArea)
    bars = [area.verticalScrollBar() for area in (page, *page.findChildren(QScrollArea))]
    for bar in bars:
        bar.setValue(bar.maximum())
    assert any(bar.value() for bar in bars)
    program.leave_to_start()
    program.keep_score()
    qtbot.waitUntil(lambda: window.page.isVisible(), timeout=60_000)
    raub = window.page.findChild(Button, "game-raub") or window.page.findChild(QWidget, "game-raub")
    assert raub is not None
    assert raub.visibleRegion().boundingRect() == raub.rect()
