"""Loaded into the program under test: tells a test where things are on the screen, and what is read
there. It presses nothing; that is done with the mouse and the keys of the X server.

A question is a line ``<what> <argument>`` on the standard input, its answer a line of JSON.
"""

from __future__ import annotations

import json
import os
import random
import sys
import threading
import time
from queue import Queue
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


def _top() -> QWidget | None:
    """What takes the mouse and the keys now: a menu, a dialog, or the window."""
    from PySide6.QtWidgets import QApplication, QMainWindow

    windows = (one for one in QApplication.topLevelWidgets() if isinstance(one, QMainWindow))
    modal: QWidget | None = QApplication.activePopupWidget() or QApplication.activeModalWidget()
    return modal or next((one for one in windows if one.isVisible()), None)


def _where(name: str) -> object:
    """The middle of what is seen of the widget of that name: x and y; None where it is not there
    or cannot be pressed."""
    from PySide6.QtWidgets import QWidget

    top = _top()
    for one in [] if top is None else top.findChildren(QWidget, name):
        seen = one.visibleRegion().boundingRect()
        if one.isEnabled() and not seen.isEmpty():
            return one.mapToGlobal(seen.center()).toTuple()
    return None


def _on_table(name: str) -> object:
    """A point of a card of the hand, by its code, or of a zone, by its key."""
    from handfoot_gui.ui.table.view import TableView

    top = _top()
    view = None if top is None else top.findChild(TableView)
    if view is None or not view.isVisible() or view.scene_.canvas.shown.is_empty:
        return None
    if view.scene_.canvas.cards.animator.is_flying:
        return None
    zones, scale = view.scene_.canvas.places.zones, view.scene_.canvas.scale
    point = None
    if name in zones:
        point = scale.rect(zones[name].rect).center()
    for card, place in zones["hand"].cards if "hand" in zones else ():
        if card.code == name:
            # Near the upper left corner, which no other card covers.
            point = scale.rect(place.rect).topLeft() + scale.point(10, 26)
    if point is None:
        return None
    return view.viewport().mapToGlobal(view.mapFromScene(point)).toTuple()


def _texts(_: str) -> object:
    """What can be read: the page and everything on it, the prompt of the table first."""
    from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit, QWidget

    from handfoot_gui.ui.table.view import TableView

    top = _top()
    said: list[str] = []
    for one in [] if top is None else top.findChildren(QWidget):
        if not one.isVisible():
            continue
        if isinstance(one, TableView):
            said.insert(0, one.scene_.actions.shown_bar.prompt)
        elif isinstance(one, QLabel | QAbstractButton | QLineEdit):
            said.append(one.text())
    return said


def _page(_: str) -> object:
    """The kind of the page, or of the dialog in front of it."""
    from PySide6.QtWidgets import QMainWindow

    top = _top()
    shown = top.centralWidget().currentWidget() if isinstance(top, QMainWindow) else top
    return type(shown).__name__


def _window(_: str) -> object:
    """The number of that window at the X server, once it is on the screen."""
    top = _top()
    handle = None if top is None else top.windowHandle()
    return int(handle.winId()) if handle is not None and handle.isExposed() else None


def _place(_: str) -> object:
    """Where the window is, and how; see `person.Window`."""
    from PySide6.QtWidgets import QApplication, QMainWindow

    windows = (one for one in QApplication.topLevelWidgets() if isinstance(one, QMainWindow))
    shown = next((one for one in windows if one.isVisible()), None)
    if shown is None or not shown.windowHandle().isExposed():
        return [0, 0, 0, 0, False, False, False]
    rect = shown.geometry().getRect()
    return [*rect, shown.isMaximized(), shown.isFullScreen(), shown.isActiveWindow()]


ANSWERS = {
    "place": _place,
    "window": _window,
    "where": _where,
    "on-table": _on_table,
    "texts": _texts,
    "page": _page,
}


def _listen() -> None:
    # Not while the program itself loads Qt.
    while not hasattr(sys.modules.get("handfoot_gui.ui.controller"), "Controller"):
        time.sleep(0.02)
    from PySide6.QtCore import QCoreApplication, QEvent, QObject
    from PySide6.QtWidgets import QApplication

    while (app := QApplication.instance()) is None:
        time.sleep(0.02)

    questions: Queue[tuple[str, str]] = Queue()
    answers: Queue[Any] = Queue()

    class Asked(QObject):
        """Answers in the thread of the window; older PySide connects no signal from another one
        without a word."""

        def event(self, event: QEvent) -> bool:
            if event.type() != QEvent.Type.User:
                return super().event(event)
            what, argument = questions.get()
            answers.put(ANSWERS[what](argument))
            return True

    asked = Asked()
    asked.moveToThread(app.thread())
    for line in sys.stdin:
        what, _, argument = line.rstrip("\n").partition(" ")
        questions.put((what, argument))
        QCoreApplication.postEvent(asked, QEvent(QEvent.Type.User))
        print(json.dumps(answers.get()), flush=True)


if dice := os.environ.get("DICE"):
    # Each game is played by the bots as it was the last time.
    random.SystemRandom = lambda: random.Random(int(dice))  # type: ignore[assignment,misc]
threading.Thread(target=_listen, daemon=True).start()
