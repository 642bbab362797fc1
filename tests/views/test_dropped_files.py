"""Files that are dropped on the window: games are opened, photos become somebody's picture."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from looked_back import SAMPLES
from msgspec.structs import replace
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QTimer, QUrl
from PySide6.QtGui import QColor, QDragEnterEvent, QDragMoveEvent, QDropEvent, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QLineEdit, QWidget
from pytestqt.qtbot import QtBot
from whole_program import child, programs

from handfoot_gui.storage.portraits import is_photo
from handfoot_gui.ui.controller import Controller

GAME = SAMPLES / "raub" / "classic-4.handfoot.json"


@pytest.fixture(name="program")
def made_program(qapp: QApplication, user_folder: Path, qtbot: QtBot) -> Iterator[Controller]:
    del user_folder
    with programs(qapp) as make:
        program = make()
        program.start()
        qtbot.waitExposed(program.window)
        yield program


def drop(program: Controller, path: Path | None, over: QWidget | None = None) -> bool:
    """Drag the file *path*, or no file, onto the window and let it go over *over*; whether it was
    taken."""
    dragged = QMimeData()
    dragged.setText("a text")
    if path is not None:
        dragged.setUrls([QUrl.fromLocalFile(str(path))])
    window = program.window
    spot = QPoint(40, 40) if over is None else over.mapTo(window, over.rect().center())
    may, left, keys = Qt.DropAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier
    both = may.CopyAction | may.MoveAction
    enter = QDragEnterEvent(spot, both, dragged, left, keys.ShiftModifier)
    move = QDragMoveEvent(spot, both, dragged, left, keys.ShiftModifier)
    end = QDropEvent(QPointF(spot), both, dragged, left, keys.ShiftModifier)
    for event in (enter, move, end):
        # As file managers of some desktops propose, which move unless they are told otherwise.
        assert event.proposedAction() is may.MoveAction
        event.ignore()
        QApplication.sendEvent(window.windowHandle(), event)
        stays = event.dropAction() is may.CopyAction
        assert stays or not event.isAccepted(), "nobody removes the file where it was"
    return end.isAccepted()


def meanwhile(program: Controller, act: Callable[[QDialog], None]) -> QTimer:
    """Do *act* with each dialog that comes, once."""
    seen: list[QWidget] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QDialog) and dialog not in seen:
            seen.append(dialog)
            act(dialog)

    looking = QTimer(program)
    looking.timeout.connect(look)
    looking.start(5)
    return looking


def photo(folder: Path) -> Path:
    picture = QImage(80, 60, QImage.Format.Format_RGB32)
    picture.fill(QColor("red"))
    assert picture.save(str(folder / "grandma.jpg"))
    return folder / "grandma.jpg"


def test_a_game_dropped_anywhere_is_opened(program: Controller) -> None:
    program.set_up_other("raub")
    field = next(one for one in program.window.findChildren(QLineEdit) if one.isVisible())
    before = field.text()
    assert drop(program, GAME, field)
    assert field.text() == before
    assert program.played is not None
    assert program.played.record.game == "raub"
    # On the table, too.
    table = program.played.view
    assert drop(program, SAMPLES / "manipulation" / "classic-3.handfoot.json", table.viewport())
    assert program.played.record.game == "manipulation"


def test_what_is_no_file_is_not_taken_and_a_file_of_another_kind_is_said(
    program: Controller, tmp_path: Path
) -> None:
    assert not drop(program, None)
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Marta")
    assert drop(program, letter)
    assert program.start_controller.is_shown
    said = " ".join(one for one in program.start_controller.page.facts.notices)
    assert "letter.txt" in said


@pytest.mark.parametrize("people", [(), ("Ruth", "Karl")])
def test_a_photo_becomes_the_picture_of_a_person(
    program: Controller, tmp_path: Path, people: tuple[str, ...]
) -> None:
    window = program.window
    window.change_preferences(replace(window.preferences, people=people))
    asked = []

    def choose(dialog: QDialog) -> None:
        asked.append(type(dialog).__name__)
        if asked[-1] == "WhoseDialog":
            QTest.mouseClick(child(dialog, QAbstractButton, "of-1"), Qt.MouseButton.LeftButton)

    looking = meanwhile(program, choose)
    assert drop(program, photo(tmp_path))
    looking.stop()
    assert asked == (["WhoseDialog"] if people else []) + ["PortraitDialog"]
    (name,) = window.preferences.pictures
    assert name == ("karl" if people else window.preferences.names[0].casefold())
    assert is_photo(window.preferences.pictures[name])


def test_nothing_is_opened_while_a_question_waits(program: Controller) -> None:
    def drop_below(dialog: QDialog) -> None:
        drop(program, GAME)
        dialog.reject()

    looking = meanwhile(program, drop_below)
    program.window.commands.help.about.trigger()
    looking.stop()
    assert program.played is None
    assert program.start_controller.is_shown
