"""The page that steps through a game, with a real game on it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import copy
from functools import cache

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication
from whole_program import child

from handfoot_gui.core.cards import Card
from handfoot_gui.core.game import AnyRecord
from handfoot_gui.core.preferences import Animation, Preferences
from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import presenter_of
from handfoot_gui.session.look_back import LookBack
from handfoot_gui.ui.pages.look_back.page import LookBackPage
from handfoot_gui.ui.table.items import CardItem
from handfoot_gui.ui.widgets.theme import LIGHT, Style

LIKED = Preferences(animation=Animation.OFF)
SOME = ("steady/classic", "raub/classic-4", "manipulation/classic-3")
CONTROL = Qt.KeyboardModifier.ControlModifier

Make = Callable[..., LookBackPage]


@cache
def _walked(record: AnyRecord) -> tuple[LookBack, AnyPresenter]:
    """What is known of *record* after a walk through all of it, and what tells of it."""
    presenter = presenter_of(record, Words())
    return LookBack(record, presenter), presenter


@pytest.fixture(name="make")
def made_pages(qapp: QApplication) -> Iterator[Make]:
    pages: list[LookBackPage] = []

    def _make(
        record: AnyRecord, size: tuple[int, int] = (1280, 720), style: Style | None = None
    ) -> LookBackPage:
        back, presenter = _walked(record)
        page = LookBackPage(
            style or Style(LIGHT, 1.0),
            LIKED,
            "Raub",
            copy(back),
            presenter,
            QSize(*size),
        )
        pages.append(page)
        page.resize(*size)
        page.show()
        page.activateWindow()
        page.take_keys()
        qapp.processEvents()
        return page

    yield _make
    for page in pages:
        page.close_table()
        page.close()
        page.deleteLater()


def button(page: LookBackPage, name: str) -> QAbstractButton:
    return child(page, QAbstractButton, name)


def key(page: LookBackPage, code: Qt.Key, held: Qt.KeyboardModifier = CONTROL) -> None:
    QTest.keyClick(page.focusWidget() or page, code, held)


def plain(page: LookBackPage, code: Qt.Key) -> None:
    key(page, code, Qt.KeyboardModifier.NoModifier)


def cards_on(page: LookBackPage) -> set[Card]:
    """Every card face on the table."""
    items = (item for item in page.scene.items() if isinstance(item, CardItem))
    return {item.card for item in items if item.card is not None and item.isVisible()}
