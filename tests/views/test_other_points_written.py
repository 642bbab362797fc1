"""Other points at the table: written down by keys, changed and taken back, part of every total."""

from __future__ import annotations

import json
from datetime import date
from random import Random

import pytest
from family_lab import SAMPLES, begun, go, laid_out, set_out, the_game, wait
from other_points_lab import click, in_lines, typed, write
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot
from whole_program import child

from handfoot_gui.core.other_points import OTHER_POINTS, OtherPoints
from handfoot_gui.core.text.words import MINUS
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.storage.codec import load
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.played_game import PlayedGame
from handfoot_gui.ui.game.score.score_page import ScorePage
from handfoot_gui.ui.game.score.score_rows import ScoreRow, SumRow
from handfoot_gui.ui.pages.scorekeeper.other_points import OtherPointsDialog
from handfoot_gui.ui.window.actions import why_not

SAMPLE = {
    "hand-and-foot": "format-7",
    "raub": "raub/classic-3",
    "manipulation": "manipulation/classic-3",
}
PLAYERS = {"hand-and-foot": 4, "raub": 3, "manipulation": 3}


def moves_to_a_score(sample: str, *, end: int = 1) -> int:
    """Moves until so many deals of the kept game are scored; 0: all of them."""
    moves = load(SAMPLES / f"{sample}.handfoot.json").record.moves
    ends = [n for n, (_, move) in enumerate(moves, 1) if type(move).__name__.startswith("End")]
    ends = [n for n in ends if type(moves[n - 1][1]).__name__ in ("EndDeal", "EndRound")]
    return len(moves) if not end else ends[end - 1]


def at_a_score(program: Controller, game: str, *, end: int = 1) -> PlayedGame:
    kinds = ("p", *("easy",) * (PLAYERS[game] - 1))
    played = set_out(program, SAMPLE[game], moves_to_a_score(SAMPLE[game], end=end), *kinds)
    played.show_score()
    return played


def score(program: Controller) -> ScorePage:
    page = program.window.page
    assert isinstance(page, ScorePage)
    return page


def totals(page: ScorePage) -> str:
    return next(
        row.accessibleName()
        for row in page.findChildren(SumRow)
        if row.isVisibleTo(page) and row.accessibleName().startswith("Total")
    )


@pytest.mark.parametrize("game", SAMPLE)
def test_a_line_is_written_by_keys_alone_and_is_part_of_the_score_page_log_and_file(
    program: Controller, game: str
) -> None:
    played = at_a_score(program, game)
    before = played.play.session.sheet
    in_lines(program, write("Grandma's rule", -200))
    sheet = played.play.session.sheet
    assert sheet.totals == (before.totals[0] - 200, *before.totals[1:])
    row = child(score(program), ScoreRow, f"row-{OTHER_POINTS}")
    assert row.text() == "Grandma's rule"
    assert "minus 200" in row.accessibleName()
    heard = totals(score(program)).replace("minus ", "-").replace(",", "")
    assert f" {sheet.totals[0]};" in heard
    told = next(iter(played.play.session.log)).text
    assert told.startswith(f"Grandma's rule: {MINUS}200 for ")
    kept = json.loads(played.path.read_bytes())
    assert kept["moves"][-1] == [
        -1, {"move": "other-points", "side": 0, "word": "Grandma's rule", "points": -200}
    ]  # fmt: skip
    assert kept["check"]["sheet"]["deals"][-1]["others"] == [[0, "Grandma's rule", -200]]


def test_several_words_stand_under_other_points_and_open(program: Controller) -> None:
    at_a_score(program, "hand-and-foot")
    in_lines(program, write("swept the table", 300))

    def one_more(dialog: OtherPointsDialog) -> None:
        click(dialog, "more")
        write("dropped cards", -50)(dialog)

    in_lines(program, one_more)
    row = child(score(program), ScoreRow, f"row-{OTHER_POINTS}")
    assert row.text() == "Other points"
    assert row.isCheckable()
    assert "swept the table 300" in row.sum_said
    assert "dropped cards minus 50" in row.sum_said


def test_a_line_is_changed_and_taken_back_in_its_place(program: Controller) -> None:
    played = at_a_score(program, "hand-and-foot")
    plain, moves = played.play.session.sheet.totals, len(played.record.moves)
    in_lines(program, write("swept the table", 300))
    in_lines(program, write("swept the table", 200))
    assert len(played.record.moves) == moves + 1
    assert played.play.session.sheet.totals == (plain[0] + 200, plain[1])

    def take_back(dialog: OtherPointsDialog) -> None:
        click(dialog, "delete-0")
        click(dialog, "write")

    in_lines(program, take_back)
    assert len(played.record.moves) == moves
    assert played.play.session.sheet.totals == plain
    assert score(program).findChild(ScoreRow, f"row-{OTHER_POINTS}") is None


def test_what_cannot_be_right_is_said_and_not_written(program: Controller) -> None:
    at_a_score(program, "hand-and-foot")

    def work(dialog: OtherPointsDialog) -> None:
        typed("Grandma's rule")
        said = child(dialog, QLabel, "sentence")
        assert not child(dialog, QAbstractButton, "write").isEnabled()
        assert "cannot be 0" in said.text()
        typed("50")
        assert child(dialog, QAbstractButton, "write").isEnabled()
        child(dialog, QLineEdit, "word-0").clear()
        assert "a description" in said.text()

    in_lines(program, work)


def test_in_mid_deal_a_line_waits_for_the_end_of_its_deal_and_no_turn_is_lost(
    program: Controller, qtbot: QtBot
) -> None:
    played = set_out(program, SAMPLE["hand-and-foot"], 40, *("p", "easy", "easy", "easy"))
    while wait(qtbot, played) is not Waiting.PERSON:
        QTest.keyClick(played.view, Qt.Key.Key_Return)
    actor, moves = played.play.session.actor, len(played.record.moves)
    in_lines(program, write("dropped cards", -50))
    assert played.play.waiting is Waiting.PERSON
    assert played.play.session.actor == actor
    assert len(played.record.moves) == moves + 1
    assert played.play.session.sheet.totals == (0, 0)
    played.show_score()
    row = child(score(program), ScoreRow, f"row-{OTHER_POINTS}")
    assert row.text() == "dropped cards"


def test_a_line_opens_a_game_of_raub_again_and_ends_it(program: Controller) -> None:
    played = at_a_score(program, "raub", end=0)
    assert played.play.waiting is Waiting.OVER
    winner = played.play.session.sheet.leaders[0]
    lead = 1 - played.play.session.sheet.totals[winner]

    def for_the_winner(dialog: OtherPointsDialog) -> None:
        side = child(dialog, QWidget, "side-0")
        QTest.keyClick(side, Qt.Key.Key_Home)
        for _ in range(winner):
            QTest.keyClick(side, Qt.Key.Key_Down)
        write("late", lead)(dialog)

    in_lines(program, for_the_winner)
    assert played.play.session.sheet.totals[winner] == 1
    assert played.play.waiting is Waiting.NEXT_DEAL
    assert child(score(program), QAbstractButton, "next-deal").isEnabled()
    assert not json.loads(played.path.read_bytes())["check"]["finished"]

    def take_back(dialog: OtherPointsDialog) -> None:
        click(dialog, "delete-0")
        click(dialog, "write")

    in_lines(program, take_back)
    assert played.play.waiting is Waiting.OVER
    assert child(score(program), QAbstractButton, "again").isEnabled()


def test_a_game_that_was_left_after_a_line_goes_on_at_its_score(
    program: Controller, qtbot: QtBot
) -> None:
    played = at_a_score(program, "hand-and-foot")
    in_lines(program, write("swept the table", 300))
    path = played.path
    program.game_controller.close()
    program.game_controller.open(path)
    assert wait(qtbot, the_game(program)) is Waiting.NEXT_DEAL


def test_lessons_and_the_deal_of_the_day_take_no_lines(program: Controller) -> None:
    lines = program.window.commands.game.lines
    begun(program, "raub", "p", "easy", "easy")
    assert the_game(program).scoring.takes_lines
    program.play_daily("raub", date.today())
    assert not the_game(program).scoring.takes_lines
    assert not lines.isEnabled()


def test_before_the_first_deal_it_is_said_why_there_can_be_no_line(
    program: Controller, qtbot: QtBot
) -> None:
    played = set_out(program, SAMPLE["raub"], 1, "p", "p", "p")
    wait(qtbot, played)
    assert (
        why_not(program.window.commands.game.lines) == "Other points belong to a deal: deal first."
    )


@pytest.mark.sampled(1)
@pytest.mark.parametrize("game", SAMPLE)
def test_whoever_writes_lines_at_any_moment_stops_nothing(
    program: Controller, qtbot: QtBot, game: str
) -> None:
    rng, written = Random(4), 0
    kinds = ("p", "p", *("easy",) * (PLAYERS[game] - 2))
    played = set_out(program, SAMPLE[game], 24, *kinds)
    session = played.play.session
    for _ in range(24):
        waiting = wait(qtbot, played)
        if waiting is Waiting.NEXT_DEAL:
            played.show_score()
            played.deal_next()
        if session.can_write_lines and rng.random() < 0.5:
            before, places = played.play.waiting, dict(session.open_lines)
            if len(places) > 3:
                places.popitem()
                played.play.write_lines(kept=places)
            else:
                line = OtherPoints(rng.randrange(2), "dropped cards", rng.choice((-1, 1)))
                assert played.play.write_lines(line, kept=places) is None
                written += 1
            assert played.play.waiting is before
        if rng.random() < 0.2 and played.can_undo:
            played.undo()
        if rng.random() < 0.1:
            played.show_score()
            played.show_table()
        go(qtbot, program, played, rng)
    assert written > 3
    read = load(played.path)
    assert not read.is_read_only
    assert read.record == session.record


def test_what_lies_laid_out_stays_while_a_line_is_written(
    program: Controller, qtbot: QtBot
) -> None:
    played = laid_out(qtbot, program)
    draft = played.scene.turn.draft
    in_lines(program, write("dropped cards", -5))
    assert played.scene.turn.has_draft
    assert played.scene.turn.draft == draft
