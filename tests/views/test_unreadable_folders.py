"""A folder that cannot be read is said with its path, so that people find it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from book_lab import texts
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot
from whole_program import child, programs

from handfoot_gui.ui.controller import Controller

LOOP = "too many levels of symbolic links"


@pytest.fixture(name="program")
def made_program(qapp: QApplication) -> Iterator[Controller]:
    with programs(qapp) as make:
        yield make()


def lead_back(folder: Path) -> None:
    """A cause that holds for every user."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.symlink_to(folder)


def test_the_folders_of_games_and_house_rules(program: Controller, user_folder: Path) -> None:
    for name in ("games", "house-rules"):
        lead_back(user_folder / name)
    program.start()
    said = program.start_controller.page.facts.notices
    assert said == (f"The folder {user_folder / 'games'} cannot be read: {LOOP}.",)
    program.set_up()
    text = child(program.window.page, QLabel, "said").text().replace("\u200b", "")
    assert text == f"The folder {user_folder / 'house-rules'} cannot be read: {LOOP}."


@pytest.mark.parametrize("inner", ["finished", ""])
def test_the_folder_of_finished_games(
    program: Controller, qtbot: QtBot, user_folder: Path, inner: str
) -> None:
    lead_back(user_folder / "games" / inner)
    program.start()
    program.show_family_book()
    controller = program.family_book_controller
    qtbot.waitUntil(lambda: not controller.is_reading, timeout=60_000)
    folder = user_folder / "games" / "finished"
    assert texts(controller.page).count(f"The folder {folder} cannot be read: {LOOP}.") == 1
