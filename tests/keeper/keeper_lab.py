"""A family before the score keeper: its keys, and what can be read on the screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget
from recorded import scored_in
from whole_program import programs

from handfoot_gui.core.preferences import Preferences
from handfoot_gui.core.scorekeeping import ScoredGame
from handfoot_gui.core.seats import Seat
from handfoot_gui.games import GAMES
from handfoot_gui.games.hand_and_foot.entries import DealEntry, SideEntry
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.storage.house_rules import HouseRules, RuleSet
from handfoot_gui.storage.preferences import PreferencesFile
from handfoot_gui.storage.saves import Saves
from handfoot_gui.storage.scored_games import LoadedScoredGame, ScoredGames
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.score.score_rows import ScoreRow, SumRow
from handfoot_gui.ui.pages.scorekeeper.fields import NumberLine, OneOf
from handfoot_gui.ui.pages.scorekeeper.page import ScorekeeperPage
from handfoot_gui.ui.pages.scorekeeper.sums import TotalBar
from handfoot_gui.ui.pages.setup.choice import RulesChoice, ScorekeeperChoice
from handfoot_gui.ui.pages.setup.scorekeeper_page import ScorekeeperSetupPage
from handfoot_gui.ui.widgets.controls import Button
from handfoot_gui.ui.widgets.timing import Timing

ENTER, DOWN, TAB = Qt.Key.Key_Return, Qt.Key.Key_Down, Qt.Key.Key_Tab
CONTROL = Qt.KeyboardModifier.ControlModifier


Thing = TypeVar("Thing", bound=QObject)


class Family:
    """The program as a family uses it: keys, and what can be read on the screen."""

    def __init__(self, program: Controller) -> None:
        self.program = program
        self.window = program.window

    @property
    def page(self) -> QWidget:
        return self.window.page

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
              *, times: int = 1) -> None:  # fmt: skip
        for _ in range(times):
            QTest.keyClick(QApplication.focusWidget() or self.window, key, modifier)
            QApplication.processEvents()

    def enter(self, *values: int | str) -> None:
        """Type each value and press Enter; for a choice, the number of steps down."""
        for value in values:
            focus = QApplication.focusWidget()
            if isinstance(focus, OneOf):
                assert isinstance(value, int)
                self.press(DOWN, times=value)
            else:
                assert isinstance(focus, NumberLine), focus
                QTest.keyClicks(focus, str(value))
            self.press(ENTER)

    def deals(self, *deals: tuple[tuple[int, ...], ...]) -> None:
        """Enter whole deals, and write them down."""
        for deal in deals:
            for side in deal:
                self.enter(*side)
            self.press(ENTER)

    def keep(self, game: str, preset: str, names: tuple[str, ...]) -> ScorekeeperPage:
        """Keep the score of a new game by a *preset*."""
        options = GAMES[game].preset_options(preset, len(names), None)
        rules = RulesChoice(game, preset)
        choice = ScorekeeperChoice(rules, len(names), options.sides.value, names)
        self.program.scorekeeper_controller.begin(choice)
        QApplication.processEvents()
        assert isinstance(self.page, ScorekeeperPage)
        return self.page

    def type(self, *keys: int | str) -> None:
        """Type into the field that has the keyboard, and stay there."""
        for key in keys:
            QTest.keyClicks(QApplication.focusWidget(), str(key))
            QApplication.processEvents()

    def find(self, kind: type[Thing], name: str = "") -> Thing:
        """The one of its kind on the page, or the one called so."""
        found = self.page.findChild(kind, name) if name else self.page.findChild(kind)
        assert found is not None, name or kind
        return found

    def button(self, name: str) -> Button:
        return self.find(Button, name)

    def click(self, name: str) -> None:
        # What a page was made of before may not be gone yet.
        every = self.page.findChildren(QAbstractButton, name)
        found = next((one for one in every if one.isVisibleTo(self.page)), None)
        assert found is not None, name
        QTest.mouseClick(found, Qt.MouseButton.LeftButton)
        QApplication.processEvents()

    def row(self, kind: str) -> ScoreRow:
        """A line of the sum."""
        found = [
            one
            for one in self.page.findChildren(ScoreRow, f"row-{kind}")
            if one.isVisibleTo(self.page)
        ]
        return found[-1]

    def sums(self) -> list[str]:
        """The deal, what was before and the total, as they are read out."""
        found = (*self.page.findChildren(SumRow), *self.page.findChildren(TotalBar))
        return [one.accessibleName() for one in found if one.isVisibleTo(self.page)]

    @property
    def points_below(self) -> list[str]:
        """What is written below the fields as each side's points of the deal."""
        found = self.page.findChildren(QLabel, "deal-points")
        return [one.text() for one in found if one.isVisibleTo(self.page)]

    def field(self, name: str) -> NumberLine:
        return self.find(NumberLine, name)

    def texts(self) -> list[str]:
        return [one.text() for one in self.page.findChildren(QLabel) if one.isVisibleTo(self.page)]

    @property
    def sentence(self) -> str:
        return self.find(QLabel, "sentence").text()

    @property
    def kept(self) -> LoadedScoredGame:
        """The one kept game in the folder, as it is on the disk."""
        saves = Saves()
        listed = (*scored_in(saves.games), *scored_in(saves.finished))
        (only,) = listed
        return only

    @property
    def entry(self) -> Any:
        """The deal that is being entered, as it is on the disk."""
        entry = self.kept.kept.entry
        assert entry is not None
        return entry

    @property
    def totals(self) -> tuple[int, ...]:
        return self.kept.sheet.totals


Start: TypeAlias = Callable[..., Family]
"""Starts the program with preferences and a file, if any."""


@pytest.fixture(name="start")
def made_start(qapp: QApplication, timing: Timing) -> Iterator[Start]:
    with programs(qapp, timing) as make:

        def _start(preferences: Preferences | None = None, file: Path | None = None) -> Family:
            if preferences is not None:
                PreferencesFile().save(preferences)
            program = make()
            program.start(file)
            program.window.activateWindow()
            qapp.processEvents()
            return Family(program)

        yield _start


@pytest.fixture(name="family")
def made_family(start: Start) -> Family:
    """A family that has just begun to keep the score of the usual game."""
    return begun(start())


def begun(family: Family) -> Family:
    """Ctrl+K, then Enter."""
    family.press(Qt.Key.Key_K, CONTROL)
    assert isinstance(family.page, ScorekeeperSetupPage)
    family.find(QWidget, "game-hand-and-foot").setFocus()
    family.press(ENTER)
    assert isinstance(family.page, ScorekeeperPage)
    return family


FIRST = ((3, 2, 0, 4, 0, 0, 545, 900), (2, 2, 1, 3, 0, 1, 610, 0))
SECOND = ((3, 2, 1, 2, 0, 1, 745, 85), (2, 1, 0, 1, 0, 0, 560, 190))
THIRD = ((2, 2, 0, 3, 0, 0, 640, 310), (3, 2, 1, 5, 0, 2, 705, 45))


def deal_of(sides: tuple[tuple[int, ...], ...]) -> DealEntry:
    """A deal as it is entered; who went out is a step down in the choice of each side."""
    entered = []
    for (*piles, red, red_left, out, melded, left), seats in zip(
        sides, Options().seats_of_sides, strict=True
    ):
        entry = SideEntry(*piles, red_threes_laid=red, red_threes_left=red_left)
        seat = Seat(seats[out - 1]) if out else None
        entered.append(replace(entry, out=seat, melded=melded, left=left))
    return DealEntry(tuple(entered))


def written(*deals: tuple[tuple[int, ...], ...], options: Options | None = None) -> Path:
    """The file of a game for four, the usual one, whose *deals* were written down before."""
    names, made = Preferences().names[:4], tuple(map(deal_of, deals))
    preset = "classic" if options is None else None
    game = ScoredGame("hand-and-foot", preset, options or Options(), names, Seat(0), deals=made)
    opened = ScoredGames(Saves()).create(game)
    opened.save(game)
    opened.close()
    return opened.path


def house(name: str, **changes: object) -> RuleSet:
    """House rules of this family."""
    return HouseRules().add("hand-and-foot", name, replace(Options(), **changes), "classic")
