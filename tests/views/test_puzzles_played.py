"""Puzzles on their page and on the table: chosen, missed, tried again, solved, shown, and kept."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from example_game.game import GAME
from example_game.presenter import TRICK
from example_game.rules import Play
from finding import has, press, texts
from listening import told_by
from msgspec.structs import replace
from played_lab import card_spot, click, game_of, zone_spot
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot
from whole_program import QUICK, child

from handfoot_gui import games
from handfoot_gui.core.cards import Card
from handfoot_gui.core.puzzle import Puzzle
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.table import ButtonRole
from handfoot_gui.storage.puzzle_progress import PuzzleProgress, Tried
from handfoot_gui.storage.puzzles import puzzles_path, read_puzzles, write_puzzles
from handfoot_gui.storage.saves import Saves
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.pages.puzzles.page import PuzzleTile

pytestmark = pytest.mark.timing(hint_step=1)


@pytest.fixture(autouse=True)
def puzzles(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A fourth game with two puzzles, and their file, which a test may damage."""
    path = tmp_path / "puzzles.jsonl"
    shutil.copy(puzzles_path_of_game(), path)
    monkeypatch.setattr(GAME, "puzzles_at", str(path))
    monkeypatch.setitem(games.GAMES, GAME.name, GAME)
    return path


def puzzles_path_of_game() -> Path:
    return Path(GAME.puzzles_at)


def first_puzzle() -> Puzzle:
    return read_puzzles(GAME.name, puzzles_path(GAME.name))[0][0]


def show_page(program: Controller) -> QWidget:
    """The page of puzzles, as the link on the start page leads there."""
    press(program.window.page, "puzzles")
    if has(program.window.page, f"game-{GAME.name}"):
        press(program.window.page, f"game-{GAME.name}")
    return program.window.page


def said(program: Controller) -> tuple[str, str]:
    bar = game_of(program).scene.actions.bar
    return bar.prompt, bar.facts


def play_card(program: Controller, card: Card) -> None:
    game = game_of(program)
    click(game, card_spot(game, card))
    click(game, zone_spot(game, TRICK))


def wrong_card(program: Controller) -> Card:
    best = first_puzzle().solution[0][1].card
    return next(card for card in game_of(program).screen.view.hand if card is not best)


def progress(program: Controller) -> str:
    return child(program.window.page, QLabel, "progress").text()


def golden(program: Controller) -> str:
    """The code of what Enter presses."""
    buttons = game_of(program).scene.actions.buttons
    found = [one.code for one in buttons if one.role is ButtonRole.PRIMARY and one.is_on]
    return "".join(found)


def focused() -> str:
    focus = QApplication.focusWidget()
    return "" if focus is None else focus.objectName()


def test_a_puzzle_is_missed_tried_again_solved_and_kept(program: Controller, qtbot: QtBot) -> None:
    page = show_page(program)
    assert progress(program).startswith("Marta has solved 0 of 2")
    assert focused() == "puzzle-win-01", "what is to be solved next is a press of Enter away"
    press(page, "puzzle-win-01")
    game = game_of(program)
    heard = told_by(game.scene.actions.announced)
    asked = said(program)[0]
    assert asked == "Which card wins this trick for sure?"
    assert not game.can_undo, "what was played before the position stands"

    play_card(program, wrong_card(program))
    assert said(program)[0].startswith("Not yet")
    assert heard[-2].startswith("Not yet")
    assert not game.shown.asks_person
    for key in (Qt.Key.Key_H, Qt.Key.Key_F, Qt.Key.Key_Question):
        QTest.keyClick(game.view, key)
        assert game.scene.actions.bar.prompt == "The puzzle is over.", key
        game.messages.forget()
    made = game.record.moves
    assert golden(program) == "puzzle-again"
    play_card(program, game.screen.view.hand[0])
    assert game.record.moves == made, "the table takes no more moves"
    press(program.window.page, "puzzle-again")
    assert said(program)[0] == asked
    assert game.record.moves == first_puzzle().moves

    play_card(program, first_puzzle().solution[0][1].card)
    qtbot.waitUntil(lambda: said(program)[0].startswith("Right: "), timeout=10_000)
    assert game.record.moves[2:5] == first_puzzle().solution, "the others answer"
    assert said(program)[0].startswith("Right: Nobody has a higher card")
    assert said(program)[1] == "Puzzle 1 of 2 · solved"
    assert golden(program) == "puzzle-next"
    program.window.commands.game.leave_guide.trigger()
    assert progress(program).startswith("Marta has solved 1 of 2")
    assert child(page, PuzzleTile, "puzzle-win-01").accessibleDescription() == "solved"
    assert focused() == "puzzle-win-02"
    assert Saves().search().all().games == (), "no file is kept of it"

    again = PuzzleProgress()
    assert again.read() is None
    assert again.of("marta", GAME.name) == {"win-01": Tried.SOLVED}


def test_an_answer_is_shown_and_counts_for_nothing(program: Controller, qtbot: QtBot) -> None:
    press(show_page(program), "puzzle-win-01")
    game = game_of(program)
    program.window.commands.game.hint.trigger()
    qtbot.waitUntil(lambda: game.scene.hinted == first_puzzle().solution[0][1], timeout=10_000)
    play_card(program, wrong_card(program))
    press(program.window.page, "puzzle-answer")
    qtbot.waitUntil(lambda: "Nobody has" in said(program)[0], timeout=10_000)
    assert game.record.moves[2:5] == first_puzzle().solution
    program.window.commands.game.leave_guide.trigger()
    assert progress(program).startswith("Marta has solved 0 of 2")
    tile = child(program.window.page, PuzzleTile, "puzzle-win-01")
    assert tile.accessibleDescription() == "tried, not solved yet"
    program.show_start()
    assert program.start_controller.is_shown


def test_puzzles_are_chosen_and_solved_by_keys_alone(program: Controller, qtbot: QtBot) -> None:
    window = program.window

    def key(code: Qt.Key, *, shift: bool = False, ctrl: bool = False) -> None:
        modifier = Qt.KeyboardModifier
        held = modifier.ShiftModifier if shift else modifier.NoModifier
        held |= modifier.ControlModifier if ctrl else modifier.NoModifier
        QTest.keyClick(QApplication.focusWidget() or window, code, held)

    key(Qt.Key.Key_U, ctrl=True)
    assert focused().startswith("puzzle-")
    program.guided.show_puzzles(GAME.name)
    key(Qt.Key.Key_Down)
    assert focused() == "puzzle-win-02"
    key(Qt.Key.Key_Left)
    assert focused() == "puzzle-win-01"
    key(Qt.Key.Key_Return)
    game = game_of(program)
    hand = game.scene.table.hand
    for _ in range(2):
        key(Qt.Key.Key_Home)
        for _ in range(hand.index(wrong_card(program))):
            key(Qt.Key.Key_Right)
        key(Qt.Key.Key_Space)
        key(Qt.Key.Key_Return)
        assert said(program)[0].startswith("Not yet")
        key(Qt.Key.Key_Z, ctrl=True)
        assert game.record.moves == first_puzzle().moves, "a verdict is taken back with its move"
        assert game.view.hasFocus()
    key(Qt.Key.Key_Home)
    for _ in range(hand.index(first_puzzle().solution[0][1].card)):
        key(Qt.Key.Key_Right)
    key(Qt.Key.Key_Space)
    key(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: said(program)[0].startswith("Right: "), timeout=10_000)
    key(Qt.Key.Key_Return)
    assert game_of(program) is not game, "the next puzzle"
    key(Qt.Key.Key_U, ctrl=True)
    assert progress(program).startswith("Marta has solved 1 of 2")
    key(Qt.Key.Key_Escape)
    assert program.start_controller.is_shown


def test_damaged_puzzles_are_left_out_with_a_sentence(program: Controller, puzzles: Path) -> None:
    first, second = read_puzzles(GAME.name, puzzles)[0]
    mover, _ = first.solution[0]
    unplayable = replace(first, moves=(*first.moves, (mover, Play(Card.parse("9S1")))))
    write_puzzles(puzzles, (unplayable, second))
    puzzles.write_bytes(puzzles.read_bytes() + b'{"name":')
    page = show_page(program)
    assert any(text.startswith("One damaged puzzle") for text in texts(page))
    press(page, "puzzle-win-01")
    assert program.window.page is page
    assert any(text.startswith("Two damaged puzzle") for text in texts(page))
    assert not has(page, "puzzle-win-01")
    press(page, "puzzle-win-02")
    assert said(program)[0]
    program.window.commands.game.next_puzzle.trigger()
    assert game_of(program).record.moves == second.moves, "there is only this one"

    puzzles.unlink()
    program.stop()
    other = Controller(program.window.preferences, timing=QUICK)
    other.guided.show_puzzles(GAME.name)
    assert any("cannot be read" in text for text in texts(other.window.page))
    other.stop()


def test_each_person_has_progress_of_the_own(program: Controller, user_folder: Path) -> None:
    kept = PuzzleProgress()
    kept.note("ruth", GAME.name, "win-02", Tried.SOLVED)
    window = program.window
    window.set_preferences(replace(window.preferences, people=("Ruth",)))
    page = show_page(program)
    assert progress(program).startswith("Marta has solved 0 of 2")
    chosen = page.findChild(QWidget, "puzzler")
    QTest.keyClick(chosen, Qt.Key.Key_Up)
    assert progress(program).startswith("Ruth has solved 1 of 2")
    press(page, "puzzle-win-01")
    assert game_of(program).presenter.names[Seat(0)] == "Ruth"

    # A newer program has written there meanwhile.
    (user_folder / "puzzles.json").write_text('{"format": 2, "others": []}', "utf-8")
    play_card(program, wrong_card(program))
    assert "newer version" in game_of(program).scene.actions.bar.prompt
    program.window.commands.game.leave_guide.trigger()
    assert any("newer version" in text for text in texts(page))
    tile = child(page, PuzzleTile, "puzzle-win-01")
    assert tile.accessibleDescription() == "tried, not solved yet", "nothing is lost in this run"


def test_an_answer_goes_on_whatever_people_do_meanwhile(program: Controller, qtbot: QtBot) -> None:
    does, page = program.window.commands, show_page(program)
    press(page, "puzzle-win-01")
    game = game_of(program)
    press(program.window.page, "puzzle-answer")
    does.game.look_back.trigger()
    qtbot.wait(20)
    assert game.record.moves == first_puzzle().moves, "nobody would see it"
    program.look_back_controller.leave()
    qtbot.waitUntil(lambda: said(program)[0].startswith("This was the answer"), timeout=10_000)


@pytest.mark.timing(hint_step=60_000)
def test_every_step_of_an_answer_is_made_by_hand_and_again_after_undo(
    program: Controller, qtbot: QtBot
) -> None:
    does = program.window.commands
    every = read_puzzles("hand-and-foot", puzzles_path("hand-and-foot"))[0]
    long = next(puzzle for puzzle in every if len(puzzle.solution) > 2)
    program.guided.puzzles_controller.open("hand-and-foot", long.name)
    game, refused = game_of(program), []
    game.play.refused.connect(refused.append)

    def make_shown() -> None:
        made = len(game.record.moves)
        qtbot.waitUntil(lambda: game.shown.asks_person, timeout=10_000)
        QTest.keyClick(game.view, Qt.Key.Key_Return)
        assert len(game.record.moves) > made

    press(program.window.page, "puzzle-answer")
    make_shown()
    while game.record.moves != long.moves:
        does.game.undo.trigger()
    while game.record.moves != (*long.moves, *long.solution):
        make_shown()
    assert said(program)[0].startswith("This was the answer")
    assert game.record.moves == (*long.moves, *long.solution)
    codes = [button.code for button in game.scene.actions.buttons]
    assert codes == ["puzzle-why", "puzzle-next"], "a puzzle has no score"
    assert not refused


@pytest.mark.timing(hint_step=60_000)
def test_nothing_of_a_puzzle_is_laid_out_when_it_is_opened_again_or_set_up_beside(
    program: Controller, user_folder: Path
) -> None:
    program.guided.show_puzzles("manipulation")
    name = focused()
    press(program.window.page, name)
    press(program.window.page, "puzzle-answer")
    assert game_of(program).scene.turn.has_gesture, "the answer is laid out"
    program.window.commands.new.trigger()
    QTest.keyClick(program.window.page, Qt.Key.Key_Escape)
    assert said(program)[0], "the puzzle that was left for it"
    assert not game_of(program).scene.turn.has_gesture
    assert not (user_folder / "working-table.json").exists()
