"""Names of 200 letters, of any script, of markup or of control characters, on every page."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from finished_games import sample_files
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QScrollArea, QWidget
from pytestqt.qtbot import QtBot
from whole_program import programs

from handfoot_gui.core.preferences import Animation, BotPace, Preferences, TextSize, ThemeChoice
from handfoot_gui.storage.preferences import PreferencesFile
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game import cover_page
from handfoot_gui.ui.game.bridge import Waiting
from handfoot_gui.ui.pages.setup.choice import NewGame, RulesChoice, SeatChoice

WIDE = "W" * 200
MARKUP = "<b>Ruth</b> &amp; <img src=x>"
OTHER_WAY = ("שלום עולם " * 20).strip()[:200]
MIXED = "Tom & Jerry\n\x07=1+1 👵🏽👨\u200d👩\u200d👧\u202egnp"
NAMES = (WIDE, MARKUP, OTHER_WAY, MIXED, "e\u0301\u0323" * 60, "=1+1")


@pytest.fixture(params=[(1024, TextSize.NORMAL), (1024, TextSize.LARGEST)],
                ids=lambda size: f"{size[0]}-{size[1]}")  # fmt: skip
def program(
    qapp: QApplication, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Controller]:
    monkeypatch.setattr(cover_page, "SETTLING_MS", 0)
    width, size = request.param
    preferences = Preferences(
        bot_pace=BotPace.INSTANT, animation=Animation.OFF, theme=ThemeChoice.LIGHT, text_size=size,
        names=NAMES, people=NAMES, family=MARKUP, place=OTHER_WAY,
    )  # fmt: skip
    PreferencesFile().save(preferences)
    with programs(qapp) as make:
        made = make()
        made.window.resize(width, 700 if width == 1024 else 720)
        made.start()
        qapp.processEvents()
        yield made


def faults(what: QWidget) -> list[str]:
    """What a name has done to *what*: made it wider than the window, or been read as markup."""
    for _ in range(3):
        QApplication.processEvents()
    found = []
    for area in what.findChildren(QScrollArea):
        bar = area.horizontalScrollBar()
        if area.isVisibleTo(what) and bar.maximum() > 0:
            found.append(f"{area.objectName() or type(area).__name__} scrolls {bar.maximum()}")
    for text in what.findChildren(QLabel):
        if text.isVisibleTo(what) and text.textFormat() is Qt.TextFormat.AutoText:
            found.append(f"may be markup: {text.text()[:40]}")
        if text.isVisibleTo(what) and text.textFormat() is Qt.TextFormat.RichText:
            found += ["an image"] * ("<img" in text.text())
    return found


def dialog(act: Callable[[], object]) -> list[str]:
    """What names have done to the dialog that *act* opens."""
    found: list[str] = ["no dialog came"]

    def look() -> None:
        shown = QApplication.activeModalWidget()
        assert isinstance(shown, QDialog)
        found[:] = faults(shown)
        shown.reject()

    QTimer.singleShot(0, look)
    act()
    return found


def play(program: Controller, qtbot: QtBot, until: Callable[[], bool]) -> None:
    played = program.played
    assert played is not None
    bridge = played.bridge
    stops = (Waiting.COVER, Waiting.PERSON, Waiting.LOOK)
    while not until():
        qtbot.waitUntil(lambda: bridge.waiting in stops, timeout=60_000)
        if until():
            return
        match bridge.waiting:
            case Waiting.COVER:
                program.game_controller.ask(lambda game: game.uncover())
            case Waiting.LOOK:
                bridge.go_on()
            case _:
                played.scene.move_chosen.emit(
                    next(iter(bridge.session.rules.suggestions(bridge.view)))
                )


def test_no_name_bursts_a_page_or_is_read_as_markup(program: Controller, qtbot: QtBot) -> None:
    window = program.window
    assert faults(window) == []
    program.set_up()
    assert faults(window) == []
    program.new_game(
        NewGame(
            RulesChoice("hand-and-foot", "classic"),
            tuple(SeatChoice(name, None) for name in NAMES[:4]),
        )
    )
    played = program.played
    assert played is not None
    bridge = played.bridge
    play(program, qtbot, lambda: bridge.waiting is Waiting.COVER)
    assert faults(window) == []
    play(program, qtbot, lambda: bridge.waiting is Waiting.PERSON and len(played.record.moves) > 14)
    assert faults(window) == []
    play(program, qtbot, lambda: bridge.waiting is Waiting.COVER)
    assert faults(window) == []
    assert dialog(program.game_controller.ask_for_players) == []
    assert dialog(program.preferences_controller.show) == []
    program.look_back_now()
    assert faults(window) == []
    program.look_back_controller.leave()
    played.show_score()
    assert faults(window) == []
    assert dialog(played.check_deals) == []
    program.show_sheet()
    assert faults(window) == []
    program.show_start()
    assert faults(window) == []
    program.keep_score()
    assert faults(window) == []
    controller = program.scorekeeper_controller
    controller.begin(controller.setup.choice())
    assert faults(window) == []
    controller.page.write_requested.emit()
    assert faults(window) == []
    controller.show_sheet()
    assert faults(window) == []
    program.show_start()
    assert faults(window) == []


def test_the_family_book_stands_them_too(
    program: Controller, qtbot: QtBot, user_folder: Path
) -> None:
    folder = user_folder / "games" / "finished"
    folder.mkdir(parents=True)
    for path in sample_files("raub"):
        document = json.loads(path.read_text("utf-8"))
        for name, seat in zip(NAMES, document["seats"], strict=False):
            seat.clear()
            seat |= {"name": name, "kind": "person"}
        (folder / path.name).write_text(json.dumps(document), "utf-8")
    program.show_family_book()
    controller = program.family_book_controller
    qtbot.waitUntil(lambda: not controller.is_reading, timeout=60_000)
    assert faults(program.window) == []
    controller.page.season_requested.emit()
    assert faults(program.window) == []
    controller.season.closed.emit()
    controller.page.look_back_requested.emit(controller.page.facts.games[0])
    assert faults(program.window) == []
    program.look_back_controller.leave()
    controller.page.sheet_requested.emit(controller.page.facts.games[0])
    assert faults(program.window) == []
