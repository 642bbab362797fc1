"""What people save as a file of their own: wherever it cannot be, a sentence says why."""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path

import pytest
from finished_games import copy_samples
from looked_back import SAMPLES, sample
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot
from whole_program import programs

from handfoot_gui.games import rules_of
from handfoot_gui.session.deal_again import cards_of
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.pages.family_book.controller import FamilyBookController
from handfoot_gui.ui.pages.family_book.page import Export
from handfoot_gui.ui.widgets import saved_files
from handfoot_gui.ui.widgets.saved_files import suggested_path


@pytest.fixture
def program(qapp: QApplication, user_folder: Path) -> Iterator[Controller]:
    copy_samples(user_folder / "games" / "finished", "raub")
    with programs(qapp) as make:
        made = make()
        made.start()
        qapp.processEvents()
        yield made


Save = Callable[[Path], object]


def book(program: Controller, qtbot: QtBot) -> FamilyBookController:
    program.show_family_book()
    controller = program.family_book_controller
    qtbot.waitUntil(lambda: not controller.is_reading, timeout=60_000)
    return controller


def games(program: Controller, qtbot: QtBot) -> Save:
    controller = book(program, qtbot)
    return lambda path: controller.tables.export_to(Export.GAMES, path)


def deals(program: Controller, qtbot: QtBot) -> Save:
    controller = book(program, qtbot)
    return lambda path: controller.tables.export_to(Export.DEALS, path)


def season(program: Controller, qtbot: QtBot) -> Save:
    controller = book(program, qtbot)
    controller.page.season_requested.emit()
    return controller.season.save_pdf


def sheet(program: Controller, _qtbot: QtBot) -> Save:
    program.show_sheet()
    return program.sheet_controller.save_pdf


def deal(program: Controller, _qtbot: QtBot) -> Save:
    program.files.look_back(SAMPLES / "raub" / "classic-4.handfoot.json")
    page = program.look_back_controller.page
    assert page is not None
    record = sample("raub/classic-4")
    cards = cards_of(record, rules_of(record), page.back.route.deals[0])
    return lambda path: program.look_back_controller.deals.save_to(path, cards)


WAYS: dict[str, Callable[[Controller, QtBot], Save]] = {
    "games as CSV": games,
    "deals as CSV": deals,
    "season page": season,
    "score sheet": sheet,
    "deal": deal,
}


def said(program: Controller) -> str:
    """Everything the page says now."""
    page = program.window.page
    looked = program.look_back_controller.page
    if looked is not None and page is looked:
        return looked.scene.actions.shown_bar.prompt
    texts = [label.text() for label in page.findChildren(QLabel) if label.isVisibleTo(page)]
    return "\n".join(texts).replace("\u200b", "")


@pytest.mark.every_case
@pytest.mark.parametrize("way", WAYS)
def test_what_cannot_be_saved_is_said_and_what_was_there_stays(
    program: Controller, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    save = WAYS[way](program, qtbot)
    there = tmp_path / "there.file"
    there.write_text("before")

    def failing(number: int) -> Callable[[int], None]:
        def fail(_handle: int) -> None:
            raise OSError(number, os.strerror(number))

        return fail

    for number, sentence in (
        (errno.ENOSPC, "The disk is full, so there.file was not saved."),
        (errno.EROFS, f"The folder {tmp_path} does not allow writing."),
        (errno.EIO, "there.file cannot be written: input/output error."),
    ):
        with monkeypatch.context() as broken:
            broken.setattr(os, "fsync", failing(number))
            save(there)
        assert sentence in said(program)
        assert there.read_text() == "before"
        assert list(tmp_path.iterdir()) == [there]
    save(tmp_path / "gone" / "x.file")
    assert f"The folder {tmp_path / 'gone'} is gone." in said(program)
    (tmp_path / "folder.file").mkdir()
    save(tmp_path / "folder.file")
    assert "folder.file cannot be written: is a directory." in said(program)
    save(there / "x.file")
    assert f"The folder {there} is gone." in said(program)
    save(there)
    assert f"aved as there.file in {tmp_path}" in said(program)
    assert there.read_bytes() != b"before"


@pytest.mark.every_case
@pytest.mark.skipif(os.name != "posix", reason="other systems have no such permissions")
@pytest.mark.parametrize("way", WAYS)
def test_what_people_save_may_be_read_like_any_new_file(
    program: Controller, qtbot: QtBot, tmp_path: Path, way: str
) -> None:
    save = WAYS[way](program, qtbot)
    before = os.umask(0o022)
    try:
        save(tmp_path / "new.file")
        assert stat.S_IMODE((tmp_path / "new.file").stat().st_mode) == 0o644
        os.umask(0o077)
        save(tmp_path / "own.file")
        assert stat.S_IMODE((tmp_path / "own.file").stat().st_mode) == 0o600
        (tmp_path / "new.file").chmod(0o640)
        save(tmp_path / "new.file")
        assert stat.S_IMODE((tmp_path / "new.file").stat().st_mode) == 0o640
    finally:
        os.umask(before)


@pytest.mark.every_case
@pytest.mark.parametrize("way", WAYS)
def test_a_file_of_any_name_is_said_in_one_line(
    program: Controller, qtbot: QtBot, tmp_path: Path, way: str
) -> None:
    path = tmp_path / "<b>{name} Ruth\n\u202e=1+1 שלום 👵🏽.file"
    WAYS[way](program, qtbot)(path)
    assert path.is_file()
    assert "aved as <b>{name} Ruth =1+1 שלום 👵🏽.file" in said(program)


class Midwinter(date):
    @classmethod
    def today(cls) -> Midwinter:
        return cls(2026, 1, 5)


def test_the_name_that_is_offered_has_the_day(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    monkeypatch.setattr(saved_files, "date", Midwinter)
    offered = suggested_path("score-sheet-raub", ".pdf")
    assert offered == tmp_path / "score-sheet-raub-2026-01-05.pdf"
    offered.write_text("the first one")
    assert suggested_path("score-sheet-raub", ".pdf").stem == f"{offered.stem}-2"
