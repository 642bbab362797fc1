"""The windows of other points and the like, opened and filled in as people do."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeVar

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QLineEdit, QWidget
from whole_program import child

from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.pages.scorekeeper.other_points import OtherPointsDialog

DialogT = TypeVar("DialogT", bound=QDialog)


def in_dialog(
    kind: type[DialogT], act: Callable[[DialogT], None], by: Callable[[], object]
) -> None:
    """Open a window of that *kind* *by* something, and do *act* in it; it is closed then."""
    failed: list[BaseException] = []
    done: list[object] = []

    def work() -> None:
        dialog = QApplication.activeModalWidget()
        try:
            assert isinstance(dialog, kind)
            handle = dialog.windowHandle()
            handle.requestActivate()
            assert QTest.qWaitForWindowExposed(handle)
            for _ in range(100):
                if QApplication.activeWindow() is dialog:
                    break
                QTest.qWait(10)
            act(dialog)
            done.append(dialog)
        except BaseException as error:  # noqa: BLE001  (raised again outside of Qt)
            failed.append(error)
        finally:
            if isinstance(dialog, kind) and dialog.isVisible():
                dialog.reject()

    QTimer.singleShot(50, work)
    by()
    if failed:
        raise failed[0]
    assert done


def in_lines(
    program: Controller,
    act: Callable[[OtherPointsDialog], None],
    *,
    by: Callable[[], object] | None = None,
) -> None:
    """Open the window of other points by its key or *by* something else, and do *act* in it; it
    is closed then."""
    program.window.activateWindow()
    QApplication.processEvents()
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    key = partial(QTest.keyClick, program.window, Qt.Key.Key_P, both)
    in_dialog(OtherPointsDialog, act, by or key)


def typed(text: str) -> None:
    focus = QApplication.focusWidget()
    assert isinstance(focus, QLineEdit)
    QTest.keyClick(focus, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(focus, text)
    QTest.keyClick(focus, Qt.Key.Key_Return)


def write(word: str, points: int) -> Callable[[OtherPointsDialog], None]:
    """Type a word and points as people do, by Enter from field to field, and write them down."""

    def work(_dialog: OtherPointsDialog) -> None:
        typed(word)
        typed(str(points))
        focus = QApplication.focusWidget()
        assert isinstance(focus, QAbstractButton)
        assert focus.objectName() == "write"
        QTest.keyClick(focus, Qt.Key.Key_Return)

    return work


def click(parent: QWidget, name: str) -> None:
    QTest.mouseClick(child(parent, QAbstractButton, name), Qt.MouseButton.LeftButton)
