"""What is golden is seen and pressed below a page that scrolls, as long as it is out of sight."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from handfoot_gui.ui.widgets.controls import Button, ButtonKind
from handfoot_gui.ui.widgets.golden_in_sight import GOLDEN_IN_SIGHT, GoldenInSight
from handfoot_gui.ui.widgets.theme import LIGHT, Style


def test_a_golden_button_out_of_sight_is_seen_and_pressed_below_what_scrolls(qtbot: QtBot) -> None:
    pressed: list[bool] = []
    area, content, long = QScrollArea(), QWidget(), QWidget()
    qtbot.addWidget(area)
    area.setWidgetResizable(True)
    GoldenInSight(area)
    golden = Button(
        Style(LIGHT, 1.0), "Deal", ButtonKind.PRIMARY, name="deal", act=lambda: pressed.append(True)
    )
    long.setFixedHeight(700)
    rows = QVBoxLayout(content)
    rows.addWidget(long)
    rows.addWidget(golden)
    area.setWidget(content)
    area.resize(400, 300)
    area.show()
    QApplication.processEvents()
    doubles = area.findChildren(Button, GOLDEN_IN_SIGHT)
    assert [one.text() for one in doubles] == ["Deal"]
    (double,) = doubles
    assert area.rect().contains(double.geometry())
    assert area.viewport().geometry().bottom() < double.y(), "nothing lies below it"
    assert double.focusPolicy() is Qt.FocusPolicy.NoFocus, "the keyboard meets the button itself"
    QTest.mouseClick(double, Qt.MouseButton.LeftButton)
    assert pressed == [True]
    bar = area.verticalScrollBar()
    bar.setValue(bar.maximum())
    assert double.isHidden()
    assert golden.visibleRegion().boundingRect() == golden.rect()
    bar.setValue(0)
    assert double.isVisible()
    golden.hide()
    QApplication.processEvents()
    assert double.isHidden(), "there is nothing golden"
