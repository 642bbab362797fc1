"""A window of another size is painted once, with everything in its place."""

from __future__ import annotations

from collections.abc import Iterator
from time import monotonic

import pytest
from msgspec.structs import replace
from played_lab import LIKED, running
from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from handfoot_gui.core.preferences import BotPace
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.pages.setup.choice import NewGame, RulesChoice, SeatChoice
from handfoot_gui.ui.window.main_window import MainWindow

SMALL, LARGE = QSize(1280, 720), QSize(1600, 900)


@pytest.fixture
def program(qtbot: QtBot) -> Iterator[Controller]:  # noqa: ARG001  (the application must be there)
    yield from running(4, replace(LIKED, bot_pace=BotPace.KEY))


def pictures(window: MainWindow, size: QSize) -> list[QImage]:
    """All different pictures on the screen after *size* was given to the window."""
    window.resize(size)
    seen: list[QImage] = []
    end = monotonic() + 0.5
    while monotonic() < end:
        QCoreApplication.processEvents()
        image = window.screen().grabWindow(window.winId()).toImage()
        if not seen or image != seen[-1]:
            seen.append(image)
    return seen


@pytest.mark.parametrize(("before", "after"), [(SMALL, LARGE), (LARGE, SMALL)])
@pytest.mark.parametrize("page", ["new game", "table"])
def test_only_the_finished_picture_is_seen(
    program: Controller, qtbot: QtBot, page: str, before: QSize, after: QSize
) -> None:
    window = program.window
    if page == "table":
        names = ("Elise", "Josip", "Karl")
        seats = (SeatChoice("Marta", None), *(SeatChoice(name, "easy") for name in names))
        program.new_game(NewGame(RulesChoice("hand-and-foot", "classic"), seats))
        played = program.played
        assert played is not None
        # What the bots do first would change the picture, too.
        stops = (Waiting.KEY, Waiting.PERSON)
        qtbot.waitUntil(lambda: played.play.waiting in stops, timeout=60_000)
    else:
        program.set_up_other("hand-and-foot")
    window.resize(before)
    qtbot.wait(1000)
    (picture,) = pictures(window, after)
    assert picture.size() == after


def test_a_page_in_the_background_is_rebuilt_when_it_is_seen(
    program: Controller, qtbot: QtBot
) -> None:
    window = program.window
    window.resize(SMALL)
    qtbot.wait(500)
    title = program.start_controller.page.findChild(QLabel)
    assert title is not None
    small = title.font().pixelSize()
    program.set_up_other("raub")
    window.resize(LARGE)
    qtbot.wait(200)
    program.show_start()
    title = program.start_controller.page.findChild(QLabel)
    assert title is not None
    assert title.font().pixelSize() > small
