"""What could not be saved is not lost by leaving: it is tried again, then asked about."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from listening import Reader
from msgspec.structs import replace
from played_lab import game_of
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot
from recorded import scored_in
from test_fair_deal import begun, to_code
from whole_program import child, programs

from handfoot_gui.core.preferences import Animation, BotPace, Preferences, ThemeChoice
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.storage.codec import load
from handfoot_gui.storage.preferences import PreferencesFile
from handfoot_gui.storage.text.faults import fault
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.played_game import PlayedGame
from handfoot_gui.ui.pages.scorekeeper.fields import NumberLine
from handfoot_gui.ui.pages.setup.choice import NewGame, RulesChoice, SeatChoice
from handfoot_gui.ui.widgets.figures import translate
from handfoot_gui.ui.widgets.page import QuestionDialog
from handfoot_gui.ui.widgets.timing import Timing

LIKED = Preferences(bot_pace=BotPace.INSTANT, animation=Animation.OFF, theme=ThemeChoice.LIGHT)
SEATS = (SeatChoice("Marta", None), *(SeatChoice(name, "easy") for name in ("Elise", "Jo", "Karl")))
QUESTION = "Leave without saving?"


@pytest.fixture
def program(qapp: QApplication, timing: Timing) -> Iterator[Controller]:
    PreferencesFile().save(LIKED)
    with programs(qapp, timing) as make:
        made = make()
        made.start()
        qapp.processEvents()
        yield made


class Disk:
    """Full or not, as far as files are written."""

    is_full = False


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    made, sync = Disk(), os.fsync

    def fsync(handle: int) -> None:
        if made.is_full:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        sync(handle)

    monkeypatch.setattr(os, "fsync", fsync)
    return made


def at_the_table(program: Controller, qtbot: QtBot) -> PlayedGame:
    program.new_game(NewGame(RulesChoice("hand-and-foot", "classic"), SEATS))
    played = game_of(program)
    qtbot.waitUntil(lambda: played.play.waiting is Waiting.PERSON, timeout=60_000)
    return played


def play_one(played: PlayedGame) -> None:
    """The person's next move, whatever it is."""
    played.scene.move_chosen.emit(
        next(iter(played.play.session.rules.suggestions(played.screen.view)))
    )


def answer(button: str, asked: list[str]) -> None:
    """Answer the question that comes next, by a button or a key."""

    def press() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QuestionDialog)
        texts = dialog.findChildren(QLabel)
        for text in texts:
            assert text.height() >= text.heightForWidth(text.width()), "it can be read"
        asked.append(" ".join(text.text() for text in texts).replace("\u200b", ""))
        focus = dialog.focusWidget()
        if button == "Escape":
            QTest.keyClick(dialog, Qt.Key.Key_Escape)
        elif button == "Enter":
            assert focus is not None
            QTest.keyClick(focus, Qt.Key.Key_Return)
        else:
            QTest.mouseClick(child(dialog, QPushButton, button), Qt.MouseButton.LeftButton)

    QTimer.singleShot(0, press)


WAYS: dict[str, Callable[[Controller], object]] = {
    "start": lambda program: program.leave_to_start(),
    "setup": lambda program: program.set_up(),
    "keep": lambda program: program.keep_score(),
    "book": lambda program: program.window.commands.book.trigger(),
    "again": lambda program: program.game_controller.again_requested.emit(),
    "file": lambda program: program.files.leave_for_file(Path("/no/such/file")),
    "close": lambda program: program.window.close(),
}


@pytest.mark.every_case
@pytest.mark.parametrize("way", WAYS)
def test_whoever_leaves_a_game_that_is_not_saved_is_asked(
    program: Controller, qtbot: QtBot, disk: Disk, way: str
) -> None:
    played = at_the_table(program, qtbot)
    disk.is_full = True
    play_one(played)
    asked: list[str] = []
    answer("keep", asked)
    WAYS[way](program)
    (text,) = asked
    assert text.startswith(QUESTION)
    assert "The disk is full, so the last move is not saved yet." in text
    assert program.played is played
    assert program.window.isVisible()


@pytest.mark.every_case
@pytest.mark.parametrize("has_room_again", [True, False])
def test_nothing_is_asked_where_there_is_room_again_and_else_the_last_moves_only_are_lost(
    program: Controller, qtbot: QtBot, disk: Disk, has_room_again: bool
) -> None:
    played = at_the_table(program, qtbot)
    path, before = played.path, len(played.record.moves)
    disk.is_full = True
    play_one(played)
    moves = len(played.record.moves)
    assert len(load(path).record.moves) == before < moves
    asked: list[str] = []
    if has_room_again:
        disk.is_full = False
    else:
        answer("do-it", asked)
    program.leave_to_start()
    assert program.played is None
    assert len(asked) == (not has_room_again)
    kept = len(load(path).record.moves)
    assert kept >= moves if has_room_again else kept == before


def test_the_sentence_stands_until_the_game_is_saved(
    program: Controller, qtbot: QtBot, disk: Disk
) -> None:
    played = at_the_table(program, qtbot)
    disk.is_full = True
    play_one(played)
    qtbot.waitUntil(lambda: played.play.waiting is Waiting.PERSON, timeout=60_000)
    error = played.file.save_again()
    assert error is not None
    full = fault(Words(translate), error)
    assert full.startswith("The disk is full, so the last ")
    assert played.scene.actions.shown_bar.facts == full
    disk.is_full = False
    assert played.file.save_again() is None
    played.messages.show()
    assert played.scene.actions.shown_bar.facts != full


def test_that_the_game_cannot_be_saved_is_heard_when_that_begins(
    program: Controller, qtbot: QtBot, disk: Disk, reader: Reader
) -> None:
    # A deal in which no red three comes: laid by the table, it is one unsaved move more.
    program.game_controller.dice = Random(1)
    played = at_the_table(program, qtbot)
    for number in (1, 2):
        disk.is_full = True
        for _ in range(2):
            play_one(played)
            qtbot.waitUntil(lambda: played.play.waiting is Waiting.PERSON, timeout=60_000)
        reader.hears("The disk is full, so ")
        reader.rests()
        assert reader.all.count("The disk is full, so ") == number
        disk.is_full = False
        play_one(played)
        qtbot.waitUntil(lambda: played.play.waiting is Waiting.PERSON, timeout=60_000)


@pytest.mark.every_case
@pytest.mark.parametrize("pace", [BotPace.INSTANT, BotPace.KEY])
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.timing(code=60_000)
def test_a_first_deal_that_cannot_be_saved_says_so_beside_its_code(
    program: Controller, qtbot: QtBot, disk: Disk, game: str, pace: BotPace
) -> None:
    program.window.set_preferences(replace(LIKED, bot_pace=pace))
    disk.is_full = True
    program.game_controller.begin(begun(game))
    played = game_of(program)
    code = to_code(qtbot, played)
    strip = played.scene.actions.shown_bar
    assert code.shown in strip.facts
    # Where no move was made yet, none can be the last.
    assert strip.prompt == "The disk is full, so this game is not saved yet."
    assert strip.is_refusal
    disk.is_full = False
    QTest.keyClick(played.view, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: played.record.deal_to_come is None, timeout=60_000)
    assert "disk" not in played.scene.actions.shown_bar.prompt


def test_as_many_moves_are_said_to_be_unsaved_as_are(
    program: Controller, qtbot: QtBot, disk: Disk
) -> None:
    played = at_the_table(program, qtbot)
    saved = len(played.record.moves)
    disk.is_full = True
    for _ in range(2):
        play_one(played)
        qtbot.waitUntil(lambda: played.play.waiting is Waiting.PERSON, timeout=60_000)
    lost = len(played.record.moves) - saved
    assert lost > 1
    error = played.file.save_again()
    assert error is not None
    count = Words().count(lost)
    said = f"The disk is full, so the last {count} moves are not saved yet."
    assert fault(Words(), error) == said
    assert played.scene.actions.shown_bar.facts == fault(Words(translate), error)
    # Once there is room, the next fault is about the next move alone.
    disk.is_full = False
    assert played.file.save_again() is None
    disk.is_full = True
    play_one(played)
    assert played.scene.actions.shown_bar.facts.endswith("so the last move is not saved yet.")


@pytest.mark.every_case
@pytest.mark.parametrize(
    ("was_saved", "unsaved"),
    [(False, "this game is"), (True, "the last entry is"), (True, "the last entries are")],
)
def test_entries_of_a_kept_game_are_asked_about_too(
    program: Controller, disk: Disk, user_folder: Path, was_saved: bool, unsaved: str
) -> None:
    program.keep_score()
    controller = program.scorekeeper_controller
    disk.is_full = not was_saved
    controller.begin(controller.setup.choice())
    for _ in range(2 + ("entries" in unsaved)):
        line = child(controller.page, NumberLine)
        line.step(1)
        assert len(scored_in(user_folder / "games")) == was_saved
        disk.is_full = True
    asked: list[str] = []
    answer("keep", asked)
    controller.page.closed.emit()
    (text,) = asked
    assert f"The disk is full, so {unsaved} not saved yet." in text
    assert program.window.page is controller.page
    disk.is_full = False
    controller.page.closed.emit()
    assert program.start_controller.is_shown
    assert len(scored_in(user_folder / "games")) == 1


def test_a_game_whose_folder_is_gone_is_saved_once_it_is_back(
    program: Controller, qtbot: QtBot, user_folder: Path
) -> None:
    played = at_the_table(program, qtbot)
    away = user_folder.with_name("pulled-out")
    user_folder.rename(away)
    play_one(played)
    moves = len(played.record.moves)
    asked: list[str] = []
    answer("keep", asked)
    program.window.change_preferences(LIKED)
    assert not user_folder.exists()
    program.window.close()
    assert f"The folder {user_folder} is gone." in asked[0]
    away.rename(user_folder)
    program.leave_to_start()
    assert program.played is None
    assert len(load(next((user_folder / "games").glob("*.handfoot"))).record.moves) >= moves


def test_a_fault_of_the_program_meanwhile_does_not_say_that_the_game_is_kept(
    program: Controller, disk: Disk, qtbot: QtBot
) -> None:
    played = at_the_table(program, qtbot)
    assert program.window.reports.is_kept()
    disk.is_full = True
    play_one(played)
    assert not program.window.reports.is_kept()
    disk.is_full = False
    assert played.file.save_again() is None
    assert program.window.reports.is_kept()
