"""Mistakes of one's own that are saved as a file, and come back by a button or as files do."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from files_of_games import saved_deal
from finding import has, press, texts
from msgspec.structs import replace
from own_mistakes import keep
from played_lab import game_of
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel
from pytestqt.qtbot import QtBot
from test_dropped_files import drop
from whole_program import child, programs

from handfoot_gui.games import GAMES
from handfoot_gui.storage.practice import PracticeBook
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.widgets.fields import ChoiceField

Answer = Callable[[Path], None]


@pytest.fixture
def answer(monkeypatch: pytest.MonkeyPatch) -> Answer:
    """What chooses a file in the next dialogs of the system."""

    def choose(path: Path) -> None:
        monkeypatch.setattr(QFileDialog, "exec", lambda one: one.selectFile(str(path)) or True)

    return choose


@pytest.fixture
def sent(tmp_path: Path) -> Path:
    """A file of Marta's with one mistake of each game, from another computer."""
    book = keep(tmp_path / "elsewhere", *GAMES)
    book.shelf.call(("Marta",))
    path = tmp_path / "from Marta.handfoot-practice"
    book.export("marta", path)
    return path


def progress(program: Controller) -> str:
    return child(program.window.page, QLabel, "progress").text()


def is_on_page(program: Controller) -> bool:
    return program.window.page is program.guided.own_controller.page


def test_what_was_saved_comes_back_by_a_button_and_nothing_twice(
    program: Controller, user_folder: Path, tmp_path: Path, answer: Answer
) -> None:
    book = keep(user_folder, *GAMES)
    program.guided.show_own()
    path = tmp_path / "mine.handfoot-practice"
    answer(path)
    press(program.window.page, "export")
    assert any(text.startswith("Saved as mine.handfoot-practice") for text in texts_of(program))
    kept = book.listed("marta")
    press(program.window.page, "bring")
    assert "Marta: no new mistakes in the file." in texts_of(program)
    assert PracticeBook(user_folder).listed("marta") == kept
    book.remove("marta")
    program.guided.show_own()
    assert progress(program).startswith("Nothing here yet.")
    assert not has(program.window.page, "export")
    press(program.window.page, "bring")
    assert "Marta: 3 mistakes added." in texts_of(program)
    assert progress(program) == "Marta has 3 mistakes to practice today."


def texts_of(program: Controller) -> list[str]:
    return [text.replace("\u200b", "") for text in texts(program.window.page)]


def test_what_comes_is_that_of_its_person_whoever_is_chosen(
    program: Controller, user_folder: Path, sent: Path
) -> None:
    window = program.window
    window.set_preferences(
        replace(window.preferences, names=("Karl", *window.preferences.names[1:]), people=("Karl",))
    )
    keep(user_folder, "raub", person="karl")
    program.guided.show_own()
    assert progress(program) == "Karl has 1 mistake to practice today."
    program.files.open_file(sent)
    assert is_on_page(program)
    assert progress(program) == "Marta has 3 mistakes to practice today."
    assert child(window.page, ChoiceField, "puzzler").value() == "Marta"
    assert len(PracticeBook(user_folder).mistakes("karl")) == 1
    press(window.page, "practice")
    assert "Marta" in [player.name for player in game_of(program).record.seats]


def test_a_dropped_file_comes_back_too(
    qapp: QApplication, user_folder: Path, sent: Path, qtbot: QtBot
) -> None:
    with programs(qapp) as make:
        program = make()
        program.start()
        qtbot.waitExposed(program.window)
        assert drop(program, sent)
        assert is_on_page(program)
        assert "Marta: 3 mistakes added." in texts_of(program)
    assert len(PracticeBook(user_folder).mistakes("marta")) == 3


@pytest.fixture
def started(qapp: QApplication, user_folder: Path) -> Iterator[Callable[[Path], Controller]]:
    """The program as it starts with a file behind its name."""
    del user_folder
    with programs(qapp) as make:

        def start(path: Path) -> Controller:
            program = make()
            program.start(path)
            return program

        yield start


def test_the_program_starts_with_the_mistakes_in_a_file(
    started: Callable[[Path], Controller], sent: Path
) -> None:
    program = started(sent)
    assert is_on_page(program)
    assert progress(program) == "Marta has 3 mistakes to practice today."


def test_a_file_that_was_renamed_or_brought_by_another_window_is_known_all_the_same(
    program: Controller, sent: Path
) -> None:
    renamed = sent.rename(sent.with_suffix(".txt"))
    program.files.open_brought(renamed)
    assert is_on_page(program)


DAMAGED = b'{"kind": "own-mistakes", "format": 1, "person": "marta", "games": {"a": '


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "bad.handfoot-practice is empty."),
        (b"Dear Marta", "bad.handfoot-practice is damaged: "),
        (DAMAGED, "bad.handfoot-practice is damaged: its end is cut off."),
        (b'{"kind": "own-mistakes", "format": 7, "person": "marta"}', "newer version"),
        (None, "holds nobody’s mistakes."),
    ],
)
def test_what_is_wrong_with_a_file_is_said_on_the_page(
    program: Controller,
    user_folder: Path,
    tmp_path: Path,
    answer: Answer,
    content: bytes | None,
    said: str,
) -> None:
    book = keep(user_folder, "raub")
    kept = book.path("marta").read_bytes()
    path = saved_deal(tmp_path, "raub") if content is None else tmp_path / "bad.handfoot-practice"
    if content is not None:
        path.write_bytes(content)
    program.guided.show_own()
    answer(path)
    press(program.window.page, "bring")
    assert is_on_page(program)
    assert any(said in text for text in texts_of(program))
    assert book.path("marta").read_bytes() == kept
    assert path.exists()


def test_what_is_wrong_with_an_opened_file_is_said_where_files_are_opened(
    program: Controller, tmp_path: Path
) -> None:
    path = tmp_path / "bad.handfoot-practice"
    path.write_bytes(DAMAGED)
    program.files.open_file(path)
    assert program.start_controller.is_shown
    (said,) = program.start_controller.page.facts.notices
    assert said == "bad.handfoot-practice is damaged: its end is cut off."


def test_whose_name_was_forgotten_is_still_called_by_it(
    program: Controller, user_folder: Path
) -> None:
    keep(user_folder, "raub", person="zora b.")
    window = program.window
    window.change_preferences(replace(window.preferences, people=("Zora B.", "Marta")))
    window.change_preferences(replace(window.preferences, people=()))
    program.guided.show_own()
    people = child(window.page, ChoiceField, "puzzler")
    assert "Zora B." in [people.itemText(n) for n in range(people.count())]
    people.set_value("Zora B.")
    people.activated.emit(people.currentIndex())
    assert progress(program) == "Zora B. has 1 mistake to practice today."
