"""What a test finds on a page by its object name, and presses."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget
from whole_program import child


def has(where: QWidget, name: str) -> bool:
    return where.findChild(QAbstractButton, name) is not None


def press(where: QWidget, name: str) -> None:
    QTest.mouseClick(child(where, QAbstractButton, name), Qt.MouseButton.LeftButton)


def texts(where: QWidget) -> list[str]:
    """What can be read, whether it is scrolled to or not."""
    return [label.text() for label in where.findChildren(QLabel) if label.isVisibleTo(where)]


def is_whole(part: QWidget) -> bool:
    """Whether all of *part* is seen."""
    return part.visibleRegion().boundingRect() == part.rect()
