"""The program with people who look back at a game, and files to open."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from looked_back import back, sample
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication
from whole_program import child, programs

from handfoot_gui.core.game import AnyRecord
from handfoot_gui.core.preferences import Animation, BotPace, Preferences
from handfoot_gui.core.record import replay
from handfoot_gui.games import rules_of
from handfoot_gui.session.deal_again import cards_of
from handfoot_gui.storage.deal_file import write_deal
from handfoot_gui.storage.preferences import PreferencesFile
from handfoot_gui.storage.saves import Saves
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.score.deal_dialogs import DealAgainDialog, SaveDealDialog
from handfoot_gui.ui.pages.look_back.page import LookBackPage

LIKED = Preferences(bot_pace=BotPace.KEY, animation=Animation.OFF)
GAME = "steady/classic"

Make = Callable[..., Controller]


@pytest.fixture(name="make")
def made_programs(qapp: QApplication) -> Iterator[Make]:
    with programs(qapp) as make:

        def _make(file: Path | None = None) -> Controller:
            PreferencesFile().save(LIKED)
            program = make()
            program.start(file)
            program.window.activateWindow()
            qapp.processEvents()
            return program

        yield _make


def saved(home: Path, record: AnyRecord) -> Path:
    with Saves(home).create(record) as mine:
        mine.save(record, replay(rules_of(record), record.moves))
    return mine.path


def page_of(program: Controller) -> LookBackPage:
    page = program.window.page
    assert isinstance(page, LookBackPage)
    return page


def looking_at(make: Make, home: Path, record: AnyRecord) -> tuple[Controller, LookBackPage]:
    """A program that looks back at *record*, which is in its file."""
    program = make()
    program.files.look_back(saved(home, record))
    return program, page_of(program)


def key(page: LookBackPage, pressed: Qt.Key) -> None:
    """Press a key of the page, wherever the keyboard is on it."""
    QTest.keyClick(page.focusWidget() or page, pressed)


def dialog_of(program: Controller) -> DealAgainDialog | SaveDealDialog:
    (dialog,) = [
        one
        for kind in (DealAgainDialog, SaveDealDialog)
        for one in program.window.findChildren(kind)
        if one.isVisible()
    ]
    return dialog


def press(program: Controller, name: str) -> None:
    QApplication.processEvents()
    found = child(program.window.page, QAbstractButton, name)
    QTest.mouseClick(found, Qt.MouseButton.LeftButton)


def deal_file(folder: Path, deal: int = 1, note: str = "", name: str = GAME) -> Path:
    record = sample(name)
    path = folder / "sent.json"
    write_deal(path, cards_of(record, rules_of(record), back(record).route.deals[deal], note))
    return path


def notices(program: Controller) -> tuple[str, ...]:
    return program.start_controller.page.facts.notices
