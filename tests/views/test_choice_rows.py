"""The rows of an open list are as high as every other field, and what is chosen is heard."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from listening import Reader
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from whole_program import same_style

from handfoot_gui.ui.widgets.fields import ChoiceField
from handfoot_gui.ui.widgets.theme import LIGHT, Style, apply_style


@pytest.fixture
def restored(qapp: QApplication) -> Iterator[None]:
    with same_style(qapp):
        yield


@pytest.mark.usefixtures("restored")
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_rows_are_forty_units_high(qapp: QApplication, qtbot: QtBot, scale: float) -> None:
    style = Style(LIGHT, scale)
    apply_style(qapp, style)
    choice = ChoiceField(style, [("Person", "person"), ("Steady bot", "steady")], name="who")
    qtbot.addWidget(choice)
    choice.show()
    choice.showPopup()
    QApplication.processEvents()
    view = choice.view()
    heights = [view.visualRect(view.model().index(row, 0)).height() for row in (0, 1)]
    choice.hidePopup()
    assert min(heights) >= style.px(40)


def test_a_value_that_keys_choose_in_a_closed_list_is_heard(
    qtbot: QtBot, reader: Reader, monkeypatch: pytest.MonkeyPatch
) -> None:
    style = Style(LIGHT, 1.0)
    choice = ChoiceField(style, [("Calm", "1"), ("Quick", "2"), ("Instant", "3")], name="pace")
    qtbot.addWidget(choice)
    choice.show()
    choice.activateWindow()
    choice.setFocus()
    qtbot.waitUntil(choice.hasFocus)
    for system in ("darwin", "linux"):
        # Elsewhere readers say the value themselves.
        monkeypatch.setattr("sys.platform", system)
        QTest.keyClick(choice, Qt.Key.Key_Down)
        reader.rests()
    assert reader.heard == ["Instant"]
    QTest.keyClick(choice, Qt.Key.Key_Down)
    choice.set_value("1")
    reader.rests()
    assert reader.heard == ["Instant"], "it was the last one, and the program's choice is no answer"
