"""Files from a stick that are opened evening after evening: one game each, and nothing is lost."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from looked_back import SAMPLES, back, sample
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel
from recorded import game
from whole_program import child, programs

from handfoot_gui.core.scorekeeping import TOTAL, AnyScoredGame, ScoredGame
from handfoot_gui.core.seats import Seat
from handfoot_gui.games import GAMES, rules_of
from handfoot_gui.session.check import check_of
from handfoot_gui.session.deal_again import cards_of
from handfoot_gui.session.score_sheet import scorekeeper_of
from handfoot_gui.storage.codec import encode, load
from handfoot_gui.storage.deal_file import write_deal
from handfoot_gui.storage.formats import now
from handfoot_gui.storage.saves import Saves
from handfoot_gui.storage.scored_games import ScoredGames
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.score.deal_dialogs import DealAgainDialog

STICK = "ours.handfoot"


@pytest.fixture(name="program")
def made_program(qapp: QApplication, user_folder: Path) -> Iterator[Controller]:
    del user_folder
    with programs(qapp) as make:
        yield make()


def on_stick(folder: Path, moves: int, game_id: str = "ab12", seed: int = 1) -> Path:
    """The file of a game after so many *moves*, outside of the program's folder."""
    record, state = game(seed, moves)
    path = folder / STICK
    path.write_bytes(encode(record, check_of(record, rules_of(record), state), game_id, now(), 1))
    return path


def answered(program: Controller, path: Path, button: str) -> str:
    """Open *path*, and press the button of that name in the question that comes; gives what was
    asked, empty where nothing was."""
    asked = []

    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        if dialog is not None:
            asked.append(" ".join(said.text() for said in dialog.findChildren(QLabel)))
            pressed = child(dialog, QAbstractButton, button)
            QTest.mouseClick(pressed, Qt.MouseButton.LeftButton)

    looking = QTimer(program)
    looking.timeout.connect(answer)
    looking.start(5)
    program.files.leave_for_file(path)
    looking.stop()
    return " ".join(asked)


def played(program: Controller) -> tuple[Path, int]:
    """Where the game on the table is kept, and after how many moves it stands."""
    assert program.played is not None
    return program.played.path, len(program.played.record.moves)


def games() -> list[int]:
    """After how many moves the games of the household stand."""
    return sorted(one.check.moves for one in Saves().search().all().games)


def test_a_game_on_a_stick_goes_on_where_it_was_left_here(
    program: Controller, tmp_path: Path
) -> None:
    path = on_stick(tmp_path, 30)
    assert not answered(program, path, "keep")
    kept, moves = played(program)
    assert moves == 30
    assert program.played is not None
    said = program.played.scene.actions.shown_bar.prompt
    assert said == f"From now on the game is saved here; the file {STICK} stays as it is."
    program.played.show_score()
    program.played.show_table()
    assert program.played.scene.actions.shown_bar.prompt != said, "it was read"
    program.show_start()
    record, state = game(1, 44)
    with Saves().open(kept) as mine:
        mine.save(record, state)
    for _ in range(3):
        assert not answered(program, path, "keep")
        assert played(program) == (kept, 44)
        assert program.played is not None
        said = program.played.scene.actions.shown_bar.prompt
        assert said == f"The game goes on as you left it here; the file {STICK} stays as it is."
        program.show_start()
    assert games() == [44]
    assert len(load(path).record.moves) == 30


@pytest.mark.every_case
@pytest.mark.parametrize(("button", "moves"), [("keep", 30), ("do-it", 44)])
def test_where_the_file_went_on_people_choose(
    program: Controller, tmp_path: Path, button: str, moves: int
) -> None:
    answered(program, on_stick(tmp_path, 30), "keep")
    kept, _ = played(program)
    program.show_start()
    asked = answered(program, on_stick(tmp_path, 44), button)
    assert asked.startswith("Go on with the newer version?")
    assert STICK in asked
    assert played(program) == (kept, moves)
    program.show_start()
    assert games() == [moves]


def test_where_both_went_on_neither_is_lost(program: Controller, tmp_path: Path) -> None:
    answered(program, on_stick(tmp_path, 30), "keep")
    program.show_start()
    asked = answered(program, on_stick(tmp_path, 25, seed=2), "do-it")
    assert asked.startswith("Which version do you want to go on with?")
    program.show_start()
    assert games() == [25, 30]


def with_totals(game: AnyScoredGame, *deals: int) -> AnyScoredGame:
    """*game* with deals of which only the totals were written down."""
    scorekeeper = scorekeeper_of(game)
    made = []
    for points in deals:
        deal = scorekeeper.blank()
        for side in range(len(scorekeeper.sides)):
            deal = scorekeeper.with_value(deal, TOTAL, side, points + side)
        made.append(deal)
    return replace(game, deals=tuple(made))


def test_a_score_from_a_stick_is_one_game_too(program: Controller, tmp_path: Path) -> None:
    options, names = GAMES["hand-and-foot"].preset_options("classic", 4), ("M", "E", "J", "K")
    game: AnyScoredGame = ScoredGame("hand-and-foot", "classic", options, names, Seat(0))
    folder = ScoredGames(Saves(tmp_path / "elsewhere"))
    with folder.create(game) as mine:
        mine.save(with_totals(game, 900, 1200))
    for _ in range(3):
        assert not answered(program, mine.path, "keep")
        program.show_start()
    (found,) = ScoredGames(Saves()).search().all().games
    assert found.id == mine.id
    with ScoredGames(Saves()).open(found.path) as here:
        here.save(with_totals(game, 900, 1200, 1500))
    assert not answered(program, mine.path, "keep")
    assert program.scorekeeper_controller.kept is not None
    assert len(program.scorekeeper_controller.kept.deals) == 3
    program.show_start()
    with folder.open(mine.path) as mine:
        mine.save(with_totals(game, 900, 1300))
    assert answered(program, mine.path, "do-it").startswith(
        "Which version do you want to go on with?"
    )
    program.show_start()
    kept = [len(one.kept.deals) for one in ScoredGames(Saves()).search().all().games]
    assert sorted(kept) == [2, 3]


SHOWN = "The game is shown as you left it here; the file {} stays as it is."


@pytest.mark.every_case
@pytest.mark.parametrize("sample", ["steady/classic", "raub/classic-3", "manipulation/classic-4"])
def test_a_finished_game_opened_again_is_said_to_be_shown(
    program: Controller, tmp_path: Path, sample: str
) -> None:
    path = tmp_path / STICK
    path.write_bytes((SAMPLES / f"{sample}.handfoot.json").read_bytes())
    for _ in range(2):
        assert not answered(program, path, "keep")
        assert program.played is not None
        said = program.played.scene.actions.shown_bar.prompt
        program.show_start()
    assert said == SHOWN.format(STICK)


@pytest.mark.every_case
@pytest.mark.parametrize("is_ended_by_players", [True, False])
def test_a_finished_score_opened_again_is_said_to_be_shown(
    program: Controller, tmp_path: Path, is_ended_by_players: bool
) -> None:
    options, names = GAMES["raub"].preset_options("classic", 3), ("M", "E", "J")
    game: AnyScoredGame = ScoredGame("raub", "classic", options, names, Seat(0))
    points = -2 if is_ended_by_players else -30
    with ScoredGames(Saves(tmp_path / "elsewhere")).create(game) as mine:
        mine.save(replace(with_totals(game, points), is_finished=is_ended_by_players))
    for _ in range(2):
        assert not answered(program, mine.path, "keep")
        labels = program.window.page.findChildren(QLabel)
        said = [label.text().replace("\u200b", "") for label in labels]
        program.show_start()
    assert SHOWN.format(mine.path.name) in said


def test_the_same_deal_opened_again_goes_on_or_is_dealt_anew_as_people_say(
    program: Controller, tmp_path: Path
) -> None:
    record = sample("steady/classic")
    path = tmp_path / "deal.handfoot-deal"
    write_deal(path, cards_of(record, rules_of(record), back(record).route.deals[0]))
    for expected in (1, 2):
        if expected == 1:
            assert not answered(program, path, "keep")
        else:
            asked = answered(program, path, "do-it")
            assert asked.startswith("Deal these cards again?")
        dialog = program.window.findChild(DealAgainDialog)
        assert dialog is not None
        QTest.keyClick(dialog, Qt.Key.Key_Return)
        newest, _ = played(program)
        program.show_start()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        assert len(games()) == expected
    assert answered(program, path, "keep")
    assert played(program)[0] == newest
    assert len(games()) == 2
