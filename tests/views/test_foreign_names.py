"""What people and files call players, rules and places bursts no page and is read as no markup."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import every_page
import family_lab
import finished_games
import pytest
from every_page import WALKS, Walk, settle
from looked_back import sample
from looking_back_lab import deal_file
from marked_lab import marked
from msgspec.structs import replace
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QPoint, QPointF, Qt
from PySide6.QtGui import QHelpEvent, QImage
from PySide6.QtGui import Qt as GuiQt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QFileDialog,
    QLabel,
    QScrollArea,
    QTextEdit,
    QToolTip,
    QWidget,
)
from pytestqt.qtbot import QtBot
from shiboken6 import isValid
from whole_program import QUICK, programs

from handfoot_gui.core.preferences import Animation, BotPace, Preferences, TextSize, ThemeChoice
from handfoot_gui.core.record import MemoryAid
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.session.marked_deal import as_lesson
from handfoot_gui.storage.codec import load
from handfoot_gui.storage.house_rules import HouseRules
from handfoot_gui.storage.lesson_file import write_lesson
from handfoot_gui.storage.preferences import PreferencesFile
from handfoot_gui.storage.scored_games import load_scored
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.guides.marked import MarkedGuide
from handfoot_gui.ui.pages.look_back.page import LookBackPage
from handfoot_gui.ui.table.view import TableView
from handfoot_gui.ui.widgets.labels import as_written, set_tip, set_title, tip_of
from handfoot_gui.ui.window.place import SMALLEST

ROLES = (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.StatusTipRole, Qt.ItemDataRole.WhatsThisRole)
TEXTS = (
    "<img src='{picture}'>",
    "&lt;img src='{picture}'&gt;<img src='{picture}'>",
    "<!DOCTYPE html><img src='{picture}'>",
    "<?xml version='1.0'?><img src='{picture}'>",
    "  <table background='{picture}'><tr><td>",
    "Tom & <IMG\tSRC='{picture}'> {{0}} %1",
)


MIXED = "mixed"
STRANGE = (
    "W" * 200,
    "<b>Ruth</b> &amp; <img src=x>",
    ("שלום עולם " * 20).strip()[:200],
    "Tom & Jerry\n\x07=1+1 👵🏽👨\u200d👩\u200d👧\u202egnp",
    "e\u0301\u0323" * 60,
    "=1+1",
)
"""Names of 200 letters, of any script, of markup, of control characters."""


@pytest.fixture
def names(request: pytest.FixtureRequest, user_folder: Path) -> tuple[str, ...]:
    """Six names that ask for a picture which is there, each too long for most places; or some of
    them and, in turn, some that are `STRANGE`."""
    picture = user_folder / "p.png"
    image = QImage(700, 700, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.red)
    assert image.save(str(picture))
    made = tuple(
        f"{text.format(picture=picture)} {number}".ljust(160, "m")[:160]
        for number, text in enumerate(TEXTS)
    )
    assert all(GuiQt.mightBeRichText(name) for name in made)
    if getattr(request, "param", "") == MIXED:
        return tuple(name for pair in zip(made, STRANGE, strict=True) for name in pair)[:6]
    return made


@pytest.fixture
def program(
    qapp: QApplication, names: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> Iterator[Controller]:
    """A window whose samples, players, rules, family and place have such names."""
    for module in (family_lab, finished_games):
        monkeypatch.setattr(module, "NAMES", names)
    preferences = Preferences(
        bot_pace=BotPace.INSTANT, animation=Animation.OFF, theme=ThemeChoice.LIGHT,
        names=names, people=names, family=names[0], place=names[1],
        memory_aid=MemoryAid.UNSEEN,
        text_size=TextSize.LARGEST if STRANGE[0] in names else TextSize.NORMAL,
    )  # fmt: skip
    PreferencesFile().save(preferences)
    with programs(qapp, replace(QUICK, hint_step=1)) as make:
        made = make()
        made.game_controller.dice = Random(20)
        made.window.resize(SMALLEST)
        made.start()
        yield made


@pytest.fixture
def found() -> list[str]:
    return []


@pytest.fixture
def walk(program: Controller, qtbot: QtBot, names: tuple[str, ...], found: list[str],
         tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Walk:  # fmt: skip
    for shown in every_page.SHOWN:
        path = tmp_path / f"{shown}.handfoot.json"
        path.parent.mkdir()
        hostile(finished_games.SAMPLES / path.relative_to(tmp_path), path, names)
    monkeypatch.setattr(every_page, "SAMPLES", tmp_path)

    def visit(page: str, window: QWidget) -> None:
        # Labels of Qt's own dialogs are Qt's.
        if not isinstance(window, QFileDialog):
            found.extend(f"{page}: {fault}" for fault in faults(window))
        if STRANGE[0] in names:
            found.extend(f"{page}: {fault}" for fault in too_wide(window))

    return Walk(program, qtbot, visit)


def hostile(path: Path, to: Path, names: tuple[str, ...]) -> Path:
    """The saved game in *path* under other names."""
    document = json.loads(path.read_text("utf-8"))
    for name, seat in zip(names, document["seats"], strict=False):
        seat["name"] = name
    to.write_text(json.dumps(document), "utf-8")
    return to


def faults(window: QWidget) -> Iterator[str]:
    """What in *window* Qt reads as markup, or may."""
    window.grab()
    settle()
    for action in window.actions():
        yield from read(action.toolTip(), action.statusTip(), action.whatsThis())
    for widget in (window, *window.findChildren(QWidget)):
        if not isValid(widget):
            # A tool tip, in whose place another one has come.
            continue
        yield from read(widget.toolTip(), widget.statusTip(), widget.whatsThis())
        # The tool tip itself guesses; what it was given is read below.
        if isinstance(widget, QLabel) and widget.metaObject().className() != "QTipLabel":
            if widget.textFormat() is Qt.TextFormat.AutoText:
                yield f"a label that guesses: {widget.text()[:60]}"
            elif widget.textFormat() is not Qt.TextFormat.PlainText and asks(widget.text()):
                yield f"markup in a label: {widget.text()[:60]}"
        if isinstance(widget, QTextEdit):
            yield f"a text that may be markup: {widget.toPlainText()[:60]}"
        if isinstance(widget, QAbstractItemView | QComboBox) and widget.model() is not None:
            yield from read(*told_by(widget.model()))
        if isinstance(widget, TableView):
            yield from read(*told_on(widget))


def too_wide(window: QWidget) -> Iterator[str]:
    """What names have made wider than there is room."""
    for area in window.findChildren(QScrollArea):
        wide = area.horizontalScrollBar().maximum()
        if area.isVisibleTo(window) and wide > 0:
            yield f"{area.objectName() or type(area).__name__} scrolls {wide} sideways"


def read(*texts: str) -> Iterator[str]:
    return (f"read as markup: {text[:60]}" for text in texts if GuiQt.mightBeRichText(text))


def asks(text: str) -> bool:
    """Whether a text that is markup has a picture or a background in it."""
    return any(tag in text.casefold() for tag in ("<img", "<table", "<!doc", "<?xml"))


def told_by(model: QAbstractItemModel) -> Iterator[str]:
    for row in range(model.rowCount()):
        columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount()
        for column in range(columns):
            for role in ROLES:
                yield str(model.data(model.index(row, column), role) or "")


def told_on(table: TableView) -> Iterator[str]:
    """What the pointer is told by the table wherever it stays."""
    port, told, canvas = table.viewport(), set(), table.scene_.canvas
    for x in range(0, port.width(), 24):
        for y in range(0, port.height(), 24):
            text = canvas.shown.tip_at(QPointF(x, y) / canvas.scale.k, canvas.delegate.words)
            if text and text not in told:
                told.add(text)
                at = QPoint(x, y)
                event = QHelpEvent(QHelpEvent.Type.ToolTip, at, port.mapToGlobal(at))
                QApplication.sendEvent(port, event)
                yield QToolTip.text()
    QToolTip.hideText()


@pytest.mark.sampled(6)
@pytest.mark.parametrize("names", [MIXED], indirect=True)
@pytest.mark.parametrize("part", WALKS)
def test_names_are_shown_as_they_are_written_and_burst_no_page(
    walk: Walk, names: tuple[str, ...], found: list[str], part: str, user_folder: Path
) -> None:
    for name in names:
        HouseRules().add("hand-and-foot", name, Options(), "classic")
    WALKS[part](walk, user_folder)
    assert found == []


@pytest.mark.parametrize("sample", ["steady/classic", "raub/classic-4", "manipulation/classic-4"])
def test_a_game_that_was_sent(
    program: Controller, names: tuple[str, ...], tmp_path: Path, sample: str
) -> None:
    path = tmp_path / "sent.handfoot.json"
    hostile(finished_games.SAMPLES / f"{sample}.handfoot.json", path, names)
    assert load(path).record.seats[0].name == names[0]
    program.files.open_file(path)
    assert list(faults(program.window)) == []
    program.show_start()
    program.files.look_back(path)
    page = program.window.page
    assert isinstance(page, LookBackPage)
    for _ in range(3):
        page.step(None, 1)
        assert list(faults(program.window)) == []


def test_a_deal_that_was_sent(
    program: Controller, names: tuple[str, ...], user_folder: Path
) -> None:
    path = deal_file(user_folder)
    document: dict[str, Any] = json.loads(path.read_text("utf-8"))
    document["names"] = names[: len(document["names"])]
    document["note"] = names[4]
    path.write_text(json.dumps(document), "utf-8")
    program.files.open_file(path)
    assert list(faults(program.window)) == []


def test_a_lesson_that_was_sent(
    program: Controller, names: tuple[str, ...], tmp_path: Path
) -> None:
    record = sample("raub/classic-4")
    marks = marked(record)
    path = tmp_path / "sent.handfoot-lesson"
    write_lesson(path, as_lesson(record, marks, with_names=True))
    document: dict[str, Any] = json.loads(path.read_text("utf-8"))
    document["names"] = names[: len(document["names"])]
    for mark in document["marks"]:
        mark["text"] = names[4]
    path.write_text(json.dumps(document), "utf-8")
    program.files.open_file(path)
    for _ in marks:
        assert program.played is not None
        assert list(faults(program.window)) == []
        guide = program.played.guide
        assert isinstance(guide, MarkedGuide)
        guide.acts["marked-played"]()
        assert list(faults(program.window)) == []
        guide.acts["marked-read"]()
        assert list(faults(program.window)) == []
        guide.go_on()
    assert program.start_controller.is_shown


def test_a_score_that_was_sent(
    program: Controller, names: tuple[str, ...], user_folder: Path
) -> None:
    controller = program.scorekeeper_controller
    program.keep_score()
    controller.begin(controller.setup.choice())
    buttons = program.window.page.findChildren(QAbstractButton)
    next(one for one in buttons if one.objectName().startswith("count-")).click()
    program.show_start()
    (path,) = user_folder.rglob("*.handfoot-score")
    document: dict[str, Any] = json.loads(path.read_text("utf-8"))
    document["names"] = names[: len(document["names"])]
    document |= {"family": names[4], "place": names[5]}
    path.write_text(json.dumps(document), "utf-8")
    assert load_scored(path).kept.names[0] == names[0]
    program.show_start()
    assert list(faults(program.window)) == []
    program.files.open_file(path)
    assert list(faults(program.window)) == []
    controller.show_sheet()
    assert list(faults(program.window)) == []


# --- the tool tip itself --------------------------------------------------------------------------


@pytest.mark.parametrize("text", range(len(TEXTS)))
def test_a_tip_opens_no_picture_and_says_the_name(
    qtbot: QtBot, names: tuple[str, ...], text: int
) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.show()
    set_tip(widget, names[text])
    at = widget.mapToGlobal(QPoint(1, 1))
    QApplication.sendEvent(widget, QHelpEvent(QHelpEvent.Type.ToolTip, QPoint(1, 1), at))
    (tip,) = [one for one in QApplication.topLevelWidgets()
              if one.metaObject().className() == "QTipLabel" and one.isVisible()]  # fmt: skip
    assert tip.height() < 200, "the picture is 700 high"
    shown = QToolTip.text().replace("\u2060", "")
    assert "".join(shown.split()) == "".join(names[text].split())
    QToolTip.hideText()


def test_plain_texts_stay_as_they_are() -> None:
    assert as_written("Ruth’s 9 > 7") == "Ruth’s 9 > 7"
    assert tip_of("Ruth\nKarl") == "Ruth\nKarl"
    assert tip_of("") == ""
    assert max(map(len, tip_of("long words " * 40).splitlines())) <= 80


def test_a_title_keeps_its_brackets(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    set_title(window, "Delete Ruth [*]?")
    window.show()
    assert window.windowHandle().title().startswith("Delete Ruth [*]?")
