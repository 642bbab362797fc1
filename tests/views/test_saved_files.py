"""A file that people name themselves can be opened again: every dialog gives it an ending."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from finished_games import many_games
from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog, QLineEdit
from whole_program import child, programs

from handfoot_gui.storage.history import FamilyBook
from handfoot_gui.storage.house_rules import read_rules
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.pages.family_book.page import Export, FamilyBookPage


@pytest.fixture
def program(qapp: QApplication, user_folder: Path) -> Iterator[Controller]:
    FamilyBook(user_folder).add(many_games(3))
    with programs(qapp) as make:
        program = make()
        program.start()
        yield program


def named(act: Callable[[], object], name: str) -> None:
    """Do *act*, and type *name* into the dialog that it opens."""

    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, QFileDialog):
            return
        field = dialog.findChild(QLineEdit, "fileNameEdit")
        if field is not None and field.isVisible():
            ticks.stop()
            field.setText(name)
            QTest.keyClick(field, Qt.Key.Key_Return)

    ticks = QTimer()
    ticks.timeout.connect(answer)
    ticks.start(10)
    act()


def pressed(program: Controller, name: str) -> Callable[[], object]:
    # A page that was built anew still has the buttons from before.
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.processEvents()
    button = child(program.window.page, QAbstractButton, name)
    return lambda: QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def open_rules(program: Controller) -> None:
    program.set_up()
    pressed(program, "change-rules")()
    field = child(program.window.page, QLineEdit, "rules-name")
    QTest.keyClicks(field, "Sunday")


def test_only_a_name_without_an_ending_gets_one(program: Controller, tmp_path: Path) -> None:
    open_rules(program)
    for typed, wanted in (
        ("ours", "ours.handfoot-rules"),
        ("own.handfoot-rules", "own.handfoot-rules"),
        ("Sunday 21.11", "Sunday 21.11.handfoot-rules"),
        ("ours.json", "ours.json"),
        ("ours.txt", "ours.txt"),
    ):
        named(pressed(program, "export"), str(tmp_path / typed))
        assert read_rules(tmp_path / wanted).name == "Sunday", typed


def test_no_file_is_replaced_that_was_not_named(program: Controller, tmp_path: Path) -> None:
    open_rules(program)
    other = tmp_path / "ours.handfoot-rules"
    other.write_text("other")
    named(pressed(program, "export"), str(tmp_path / "ours"))
    assert other.read_text() == "other"
    assert read_rules(tmp_path / "ours-2.handfoot-rules").name == "Sunday"


def test_a_table_of_the_family_book_opens_as_a_table(program: Controller, tmp_path: Path) -> None:
    QTest.keyClick(program.window, Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier)
    page = program.window.page
    assert isinstance(page, FamilyBookPage)
    named(lambda: page.export_requested.emit(Export.GAMES), str(tmp_path / "book"))
    assert (tmp_path / "book.csv").exists()


def test_a_sheet_is_a_pdf(program: Controller, tmp_path: Path) -> None:
    QTest.keyClick(program.window, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    named(pressed(program, "save-pdf"), str(tmp_path / "sheet"))
    assert (tmp_path / "sheet.pdf").read_bytes().startswith(b"%PDF-")
