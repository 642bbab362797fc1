"""On every page of the smallest window, and of a small screen at 200 %, all is read and reached."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import TypeAlias

import pytest
from every_page import WALKS, Walk
from faces import BARE, FACES, written_in
from family_lab import NAMES
from faults_for_ears import ears
from faults_of_layout import faults, unread
from long_words import LongerWords
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QFileDialog,
    QHBoxLayout,
    QLineEdit,
    QRadioButton,
    QSlider,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot
from whole_program import QUICK, programs

from handfoot_gui.core.preferences import Animation, BotPace, Preferences, TextSize, ThemeChoice
from handfoot_gui.core.record import MemoryAid
from handfoot_gui.storage.preferences import PreferencesFile
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.widgets.controls import Button, ButtonKind
from handfoot_gui.ui.widgets.dialog import FRAME, Dialog
from handfoot_gui.ui.widgets.fields import ChoiceField, RuleRow
from handfoot_gui.ui.widgets.labels import label
from handfoot_gui.ui.widgets.page import Middle
from handfoot_gui.ui.widgets.theme import LIGHT, Style, TextStyle
from handfoot_gui.ui.window.language import ENGLISH, installed, use_language
from handfoot_gui.ui.window.place import SMALLEST

LIKED = Preferences(
    bot_pace=BotPace.INSTANT,
    animation=Animation.OFF,
    theme=ThemeChoice.LIGHT,
    memory_aid=MemoryAid.UNSEEN,
    people=("Ruth", "Karl"),
)


def told(widget: QWidget, kind: QAccessible.Text) -> str:
    """What the tree for screen readers says of *widget*."""
    known = QAccessible.queryAccessibleInterface(widget)
    return known.text(kind) if known is not None else ""


def nameless(window: QWidget) -> list[str]:
    """Everything below *window* that gets the keyboard and has no name, or only its own value."""
    found = []
    for widget in window.findChildren(QWidget):
        if not widget.isVisible() or widget.focusPolicy() == Qt.FocusPolicy.NoFocus:
            continue
        if widget.focusProxy() is not None or widget.window() is not window.window():
            continue
        who = f"{type(widget).__name__} {widget.objectName()!r}"
        name = told(widget, QAccessible.Text.Name).strip()
        if not any(sign.isalnum() for sign in name):
            is_page = isinstance(widget, QAbstractScrollArea) and not widget.objectName()
            # A page that only takes the wheel is read by what is on it.
            if not is_page or widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
                found.append(f"{who} has no name")
        elif isinstance(widget, QComboBox) and name == widget.currentText():
            found.append(f"{who} is called by its value {name!r}")
        elif isinstance(widget, QLineEdit) and name == widget.text():
            found.append(f"{who} is called by its text {name!r}")
        elif isinstance(widget, QRadioButton) and not (
            told(widget, QAccessible.Text.Description) or not name.isnumeric()
        ):
            found.append(f"{who} is called by a number only")
    return found


def otherwise_called(window: QWidget) -> list[str]:
    """Every button of *window* whose name lacks a word that is to be seen on it, which is what
    people say to a computer that hears. Signs are named in words."""
    found = []
    for button in window.findChildren(QAbstractButton):
        name = told(button, QAccessible.Text.Name)
        words = re.findall(r"[^\W\d_]{3,}", button.text().replace("&", ""))
        if button.isVisible() and any(word.casefold() not in name.casefold() for word in words):
            found.append(f"{button.objectName()!r} shows {button.text()!r} and is called {name!r}")
    return found


Look: TypeAlias = tuple[str, TextSize, str, str]
LONGER = "longer"
"""No language: English with words that are a third longer."""
SCREENS = {"smallest": SMALLEST + FRAME, "enlarged": QSize(683, 384)}
"""The screen of the smallest window, and one of 1366×768 at 200 %, in logical pixels."""
LOOKS = [
    (LONGER, TextSize.NORMAL, BARE, "smallest"),
    ("fr", TextSize.LARGEST, BARE, "smallest"),
    *(("sr_Cyrl", TextSize.LARGEST, face, "smallest") for face in FACES if face != BARE),
    (ENGLISH, TextSize.LARGEST, BARE, "enlarged"),
    ("fr", TextSize.LARGEST, BARE, "enlarged"),
]
"""Languages and text sizes in which most did not fit before, faces and screens; with
``--every-language`` there are all of them."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "look" in metafunc.fixturenames:
        looks = LOOKS
        if metafunc.config.getoption("--every-language"):
            codes = (LONGER, *installed())
            faces = [(face, "smallest") for face in FACES] + [(BARE, "enlarged")]
            looks = [(code, size, *face) for code in codes for size in TextSize for face in faces]
        metafunc.parametrize("look", looks, ids="-".join)


@pytest.fixture
def found() -> list[str]:
    """The faults of all pages that were seen."""
    return []


@pytest.fixture
def liked(qapp: QApplication, look: Look) -> Iterator[Preferences]:
    """What is kept before the program starts: its language, too."""
    language, text, face, _ = look
    liked = replace(LIKED, text_size=text, language=ENGLISH if language == LONGER else language)
    PreferencesFile().save(liked)
    with written_in(face):
        yield liked
    for words in qapp.findChildren(LongerWords):
        qapp.removeTranslator(words)
        words.setParent(None)
    use_language(ENGLISH)


@pytest.fixture
def walk(
    liked: Preferences,
    qapp: QApplication,
    qtbot: QtBot,
    look: Look,
    found: list[str],
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[Walk]:
    screen = SCREENS[look[3]]
    is_enlarged = screen != SCREENS["smallest"]
    if is_enlarged:
        monkeypatch.setattr(Dialog, "room", QRect(QPoint(), screen))

    def unnamed(window: QWidget) -> list[str]:
        # What is in Qt's own dialogs is named by Qt.
        if isinstance(window, QFileDialog):
            return []
        # In other languages a name may say in other words what stands on a button.
        return nameless(window) + (otherwise_called(window) if look[0] == ENGLISH else [])

    def visit(name: str, window: QWidget) -> None:
        if is_enlarged and isinstance(window, QFileDialog):
            # Qt's own keep within the real screen.
            return
        found.extend(
            f"{name}: {fault}"
            for fault in (*faults(window), *unnamed(window), *unread(window), *ears(window))
            # What somebody is called may be longer than any place; its tip says it whole.
            if not any(person in fault for person in NAMES)
        )
        if is_enlarged and window.size() != window.size().boundedTo(screen - FRAME):
            found.append(f"{name}: {window.size().toTuple()} is larger than the screen")

    with programs(qapp, replace(QUICK, hint_step=1)) as make:
        program = make()
        program.game_controller.dice = Random(20)
        words = LongerWords(qapp)
        if look[0] == LONGER:
            # What is installed last is asked first.
            qapp.installTranslator(words)
        assert program.window.preferences == liked
        if is_enlarged:
            program.window.place.room.fit_into(screen)
        program.window.resize(screen - FRAME)
        program.start()
        yield Walk(program, qtbot, visit)


@pytest.mark.sampled
@pytest.mark.parametrize("part", WALKS)
def test_all_is_read_reached_and_named(
    walk: Walk, found: list[str], part: str, user_folder: Path
) -> None:
    WALKS[part](walk, user_folder)
    assert found == []


def test_arrow_keys_bring_the_next_answer_in_sight(program: Controller, qtbot: QtBot) -> None:
    window = program.window
    window.set_preferences(replace(LIKED, text_size=TextSize.LARGEST))
    window.resize(SMALLEST)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow, timeout=60_000)
    program.set_up()
    ask = window.page.findChild(Button, "questions")
    assert ask is not None
    ask.click()
    page = window.page
    rows = page.findChildren(RuleRow)
    area = page.findChild(Middle)
    assert area is not None
    assert area.verticalScrollBar().maximum() > 0, "not all answers have room"

    def is_seen(row: RuleRow) -> bool:
        place = QRect(row.mapTo(area.viewport(), QPoint()), row.size())
        return area.viewport().rect().contains(place)

    checked = next(row for row in rows if row.isChecked())
    qtbot.waitUntil(lambda: checked.hasFocus() and is_seen(checked), timeout=60_000)
    for before, row in pairwise(rows[rows.index(checked) :]):
        QTest.keyClick(before, Qt.Key.Key_Down)
        assert row.hasFocus()
        qtbot.waitUntil(lambda row=row: is_seen(row), timeout=60_000)


def test_what_is_shortened_is_told_whole(qtbot: QtBot) -> None:
    style, long = Style(LIGHT, 1.0), "A rule set that somebody has given a very long name"
    for widget in (
        ChoiceField(style, [(long, "one")], name="choice"),
        RuleRow(style, "Name", long, name="row"),
    ):
        qtbot.addWidget(widget)
        for width in (160, 900):
            widget.resize(width, 60)
            widget.grab()
            assert (long in widget.toolTip()) is (width == 160)


def test_such_faults_are_found(qtbot: QtBot) -> None:
    style = Style(LIGHT, 1.0)
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(300, 200)
    wide = QWidget()
    row = QHBoxLayout(wide)
    for number in range(4):
        row.addWidget(
            Button(style, f"Number {number}", ButtonKind.PRIMARY, name=f"button-{number}")
        )
    area = Middle(wide)
    area.setParent(window)
    area.setGeometry(0, 0, 300, 60)
    narrow = label(style, "These words have no room", TextStyle.BODY)
    narrow.setParent(window)
    narrow.setGeometry(0, 100, 60, 24)
    other = Button(style, "Over it", name="over")
    other.setParent(window)
    other.setGeometry(30, 95, 140, 50)
    outside = Button(style, "Out", name="outside")
    outside.setParent(window)
    outside.setGeometry(260, 150, 100, 50)
    window.show()
    said = "\n".join(faults(window))
    assert "Middle '' scrolls sideways" in said
    assert "QLabel 'These words have no room' needs" in said
    assert "Button 'outside' is cut off" in said
    assert "Button 'button-3' is the primary button and has to be scrolled to" in said
    assert "QLabel 'These words have no room' and Button 'over' overlap" in said


def test_such_widgets_are_found(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    rows = QVBoxLayout(window)
    style, items = Style(LIGHT, 1.0), [("4 players", "4"), ("5 players", "5")]
    bare, named = ChoiceField(style, items, name="bare"), ChoiceField(style, items, name="named")
    named.setAccessibleName("Number of players")
    for widget in (bare, named, QLineEdit(), Button(style, "", name="empty")):
        rows.addWidget(widget)
    window.show()
    assert nameless(window) == [
        "ChoiceField 'bare' is called by its value '4 players'",
        "QLineEdit '' has no name",
        "Button 'empty' has no name",
    ]


def test_such_noise_is_found(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    rows = QVBoxLayout(window)
    style = Style(LIGHT, 1.0)
    doubled = Button(style, "Deal", name="deal")
    doubled.setToolTip("Deal.")
    twice = Button(style, "Paper: Paper: A4", name="paper")
    signs = Button(style, "5 × −10", name="signs")
    told = Button(style, "Decks", name="decks")
    told.setAccessibleDescription("Decks of 52 cards. Usually one more than there are players.")
    helped = Button(style, "Foot", name="foot")
    helped.setWhatsThis("The second packet.")
    for widget in (doubled, twice, signs, told, helped, QStackedWidget(), QSlider()):
        rows.addWidget(widget)
    chosen, other = RuleRow(style, "One", "", name="one"), RuleRow(style, "Two", "", name="two")
    for row in (chosen, other):
        rows.addWidget(row)
    window.show()
    chosen.setChecked(True)
    other.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    found = "\n".join(ears(window))
    assert "'Deal' is described by its name" in found
    assert "'Paper: Paper: A4' says its label twice" in found
    assert "'5 × −10' has signs" in found
    assert "'Decks' is explained by" in found
    assert "'Foot' is explained unasked" in found
    assert "LayeredPane has layers" in found
    assert "'Two' is not chosen, but Tab: True" in found
    assert "the dialog has no title" in found
    assert "Slider '' is heard as a number" in found
    assert "Slider has the keyboard and no name" in found
    assert len(ears(window)) == 10


def test_a_choice_says_what_it_is_of_and_opens_by_its_action(qtbot: QtBot) -> None:
    choice = ChoiceField(
        Style(LIGHT, 1.0), [("4 players", "4"), ("5 players", "5")], name="players"
    )
    choice.setAccessibleName("Number of players")
    qtbot.addWidget(choice)
    choice.show()
    known = QAccessible.queryAccessibleInterface(choice)
    assert known.role() == QAccessible.Role.ComboBox
    assert known.text(QAccessible.Text.Name).startswith("Number of players")
    assert known.text(QAccessible.Text.Value) == "4 players"
    choice.set_value("5")
    assert known.text(QAccessible.Text.Value) == "5 players"
    assert known.state().hasPopup
    assert not known.state().expanded
    known.actionInterface().doAction(known.actionInterface().showMenuAction())
    assert choice.view().isVisible()
    assert known.state().expanded
    choice.hidePopup()
