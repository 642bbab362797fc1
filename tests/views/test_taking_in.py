"""Finished games in the folder of games are taken in while the start page can be used."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from finished_games import SAMPLES
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel
from pytestqt.qtbot import QtBot
from whole_program import QUICK, programs

from handfoot_gui.storage.history import FamilyBook
from handfoot_gui.storage.saves import Saves
from handfoot_gui.ui.controller import Controller

COUNT = 8


ONE_BY_ONE = replace(QUICK, read_at_once=0, read_on=0)
"""However fast the computer is, one file is read at a turn."""


@pytest.fixture(name="games")
def made_games(user_folder: Path) -> Path:
    """The folder of games with finished ones copied into it, and one to go on with."""
    del user_folder
    folder = Saves().games
    folder.mkdir(parents=True)
    text = (SAMPLES / "raub" / "classic-2.handfoot.json").read_text("utf-8")
    for number in range(COUNT):
        document = json.loads(text)
        document["id"] = f"copied-{number}"
        document["seats"][0]["name"] = f"Player {number}"
        (folder / f"raub-{number}.handfoot.json").write_text(json.dumps(document), "utf-8")
    return folder


@pytest.fixture(name="program")
def made_program(qapp: QApplication, games: Path) -> Iterator[Controller]:
    del games
    with programs(qapp, ONE_BY_ONE) as make:
        yield make()


def sentence(program: Controller) -> str:
    label = program.start_controller.page.findChild(QLabel, "reading")
    assert label is not None
    return label.text()


def turns(program: Controller, count: int) -> None:
    """So many turns of the timer, and nothing else."""
    for _ in range(count):
        program.start_controller.take_turn()


def is_busy(program: Controller) -> bool:
    return program.start_controller.is_busy


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.glob("raub-*.handfoot.json")}


def check_all_taken_in() -> None:
    saves = Saves()
    assert names(saves.games) == set()
    assert len(names(saves.finished)) == COUNT
    book = FamilyBook().read()
    assert {game.file for game in book.games} == names(saves.finished)
    assert len(book.games) == COUNT


def test_finished_games_are_taken_in_while_the_page_is_shown(
    qtbot: QtBot, program: Controller
) -> None:
    program.start()
    assert program.start_controller.is_shown
    assert is_busy(program)
    assert len(names(Saves().games)) == COUNT
    assert sentence(program) == f"Looking through the games folder: 0 of {COUNT}"
    turns(program, 2 * COUNT + 3)
    assert "family book" in sentence(program)
    qtbot.waitUntil(lambda: not is_busy(program), timeout=20_000)
    assert sentence(program) == ""
    check_all_taken_in()


def test_the_page_can_be_used_meanwhile_and_the_rest_is_taken_in_later(
    qtbot: QtBot, program: Controller
) -> None:
    program.start()
    turns(program, COUNT + 2)
    button = program.start_controller.page.findChild(QAbstractButton, "start-raub")
    assert button is not None
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert not program.start_controller.is_shown
    qtbot.waitUntil(lambda: not is_busy(program), timeout=20_000)
    assert names(Saves().games)
    program.show_start()
    assert is_busy(program)
    qtbot.waitUntil(lambda: not is_busy(program), timeout=20_000)
    check_all_taken_in()


def test_what_was_put_away_is_entered_when_people_come_back(
    qtbot: QtBot, program: Controller
) -> None:
    program.start()
    turns(program, 2 * COUNT + 3)
    assert "family book" in sentence(program)
    assert names(Saves().games) == set()
    program.set_up()
    qtbot.waitUntil(lambda: not is_busy(program), timeout=20_000)
    program.show_start()
    qtbot.waitUntil(lambda: not is_busy(program), timeout=20_000)
    check_all_taken_in()


@pytest.mark.every_case
@pytest.mark.parametrize("count", [1, COUNT // 2, COUNT + 3, 2 * COUNT + 5])
def test_closed_in_the_middle_nothing_is_lost(
    qtbot: QtBot, qapp: QApplication, games: Path, count: int
) -> None:
    with programs(qapp, ONE_BY_ONE) as make:
        program = make()
        program.start()
        turns(program, count)
        program.stop()
        there = names(games), names(games / "finished")
        assert len(there[0]) + len(there[1]) == COUNT
        again = make()
        again.start()
        qtbot.waitUntil(lambda: not is_busy(again), timeout=20_000)
        # Of those that were put away already, the book takes note when it is opened.
        again.show_family_book()
        book = again.family_book_controller
        assert book is not None
        qtbot.waitUntil(lambda: not book.is_reading, timeout=20_000)
    check_all_taken_in()


def test_a_game_to_go_on_with_appears_among_many(qtbot: QtBot, program: Controller) -> None:
    games = Saves().games
    path = games / "raub-0.handfoot.json"
    document = json.loads(path.read_text("utf-8"))
    document["moves"] = document["moves"][:12]
    document["check"] |= {"moves": 12, "scores": [21, 21], "finished": False, "deal": 1}
    document["check"]["to_move"] = 0
    old = path.rename(games / "old.handfoot.json")
    old.write_text(json.dumps(document), "utf-8")
    os.utime(old, (1, 1))
    program.start()
    assert program.start_controller.page.facts.games == ()
    qtbot.waitUntil(lambda: not is_busy(program), timeout=20_000)
    assert [card.id for card in program.start_controller.page.facts.games] == ["old.handfoot.json"]
    assert sentence(program) == ""
    assert len(names(Saves().finished)) == COUNT - 1
