"""The rows of an open list are as high as every other field."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
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
