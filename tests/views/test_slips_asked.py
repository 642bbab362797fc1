"""What may be a slip is asked about where the program would do something else, and gold is never on
it: one voice for hints, questions and the button that Enter presses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from played_lab import LIKED, advanced, card_spot, click, running
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from test_table_hints import advised, drag, press

from handfoot_gui.core.seats import TABLE
from handfoot_gui.core.table import ButtonRole
from handfoot_gui.games.hand_and_foot.presenter.values import meld_key
from handfoot_gui.games.manipulation.presenter.presenter import ManipulationPresenter
from handfoot_gui.games.manipulation.rules.moves import EndTurn
from handfoot_gui.session.bar_texts import PromptCommand
from handfoot_gui.session.seat_pending import DoubtCode
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.storage.codec import load
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.played_game import PlayedGame

ROUNDS: Final = Path(__file__).parents[1] / "samples" / "manipulation" / "classic-2.handfoot.json"
LAST_LAP: Final = 211
"""Moves until two are in the last lap, and the one to move can lay 12 of 13 cards in 29 steps."""
LAST_TURN: Final = 700
"""Moves until the last turn of a round, in which all four cards can be laid."""
ENTER: Final = Qt.Key.Key_Return


@pytest.fixture
def program(qtbot: QtBot) -> Iterator[Controller]:  # noqa: ARG001  (the application must be there)
    yield from running(4, LIKED)


def golden(game: PlayedGame) -> str:
    """The code of the golden button, or nothing."""
    some = [button for button in game.scene.actions.buttons if button.role is ButtonRole.PRIMARY]
    return next((button.code for button in some if button.is_on), "")


def lift(game: PlayedGame, face: str) -> None:
    card = next(card for card in game.screen.view.holding if card.face == face)
    click(game, card_spot(game, card))


def test_a_wild_is_not_discarded_without_a_question(
    qtbot: QtBot, program: Controller, tmp_path: Path
) -> None:
    game = advised(qtbot, program, tmp_path, 322, 3, ["9: 2H"], ["x 7C"])
    number = len(game.record.moves)
    lift(game, "2H")
    assert golden(game) != "discard"
    QTest.keyClicks(game.view, "x")
    said = f"{game.presenter.names[3]}, the two of hearts is wild"
    assert game.scene.actions.bar.prompt == f"{said} and goes with nearly every meld."
    assert golden(game) == PromptCommand.KEEP
    QTest.keyClick(game.view, ENTER)
    assert len(game.record.moves) == number


def test_nothing_is_asked_about_what_the_program_would_do(
    qtbot: QtBot, program: Controller, tmp_path: Path
) -> None:
    game = advised(qtbot, program, tmp_path, 322, 3, ["x 2H"], ["x 7C"])
    number = len(game.record.moves)
    lift(game, "2H")
    QTest.keyClicks(game.view, "x")
    assert len(game.record.moves) > number


def test_who_follows_a_hint_is_not_asked_whether_it_is_a_slip(
    qtbot: QtBot, program: Controller, tmp_path: Path
) -> None:
    game = advised(qtbot, program, tmp_path, 322, 3, ["3: 2H"], ["x 7C"])
    number = len(game.record.moves)
    game.questions.hint()
    press(game, PromptCommand.PROPOSED)
    assert len(game.record.moves) == number + 1


def test_the_program_thinks_before_it_asks_about_a_slip(
    qtbot: QtBot, program: Controller, tmp_path: Path
) -> None:
    game = advised(qtbot, program, tmp_path, 322, 3, ["3: 2H"], ["x 7C"])
    again = advanced(program, Path(ROUNDS.parents[1] / "format-1.handfoot.json"), 322, 3)
    assert again is not game
    number = len(again.record.moves)
    two = next(card for card in again.screen.view.holding if card.face == "2H")
    drag(again, two, meld_key(1, 3))
    qtbot.waitUntil(lambda: len(again.record.moves) > number, timeout=20_000)
    assert again.scene.seat_table.pending.doubt is None


@pytest.mark.parametrize("kept", ["steady/classic", "raub/classic-3", "manipulation/classic-3"])
def test_enter_does_what_is_golden_and_nothing_where_nothing_is(
    qtbot: QtBot, program: Controller, kept: str
) -> None:
    path = ROUNDS.parents[1] / f"{kept}.handfoot.json"
    moves, met = load(path).record.moves, Counter[bool]()
    own = [number for number, (seat, _) in enumerate(moves) if seat != TABLE]
    for number in own[2 :: len(own) // 9]:
        seat = moves[number][0]
        game = advanced(program, path, number, seat)
        if game.play.waiting is not Waiting.PERSON:
            continue
        if game.presenter.table.has_golden_thoughts:
            qtbot.waitUntil(lambda: not program.game_controller.runner.is_waiting, timeout=20_000)
        acts = game.scene.actions.acts
        gold = next((a for a in acts if a.role is ButtonRole.PRIMARY and a.is_on), None)
        QTest.keyClick(game.view, ENTER)
        made = game.record.moves[number : number + 1]
        assert made == (() if gold is None else ((seat, gold.move),))
        met[gold is None] += 1
    assert met[True]
    assert met[False]


def in_last_lap(program: Controller, moves: int) -> PlayedGame:
    return advanced(program, ROUNDS, moves, 0)


def test_a_pass_is_asked_about_while_cards_can_be_laid(qtbot: QtBot, program: Controller) -> None:
    game = in_last_lap(program, LAST_LAP)
    assert golden(game) == ""
    QTest.keyClick(game.view, ENTER)
    said = "No button is golden now: press the letter on the one you want."
    assert game.scene.actions.bar.prompt == said
    QTest.keyClicks(game.view, "e")
    qtbot.waitUntil(lambda: game.scene.seat_table.pending.doubt is not None, timeout=20_000)
    name = game.presenter.names[0]
    assert game.scene.actions.bar.prompt == f"{name}, you could still lay cards this turn."
    QTest.keyClick(game.view, ENTER)
    assert len(game.record.moves) == LAST_LAP
    assert golden(game) == ""
    QTest.keyClicks(game.view, "e")
    press(game, DoubtCode.DO_IT)
    assert game.record.moves[LAST_LAP] == (0, EndTurn())


def test_the_last_act_of_a_round_is_asked_about(qtbot: QtBot, program: Controller) -> None:
    game = in_last_lap(program, LAST_TURN)
    QTest.keyClicks(game.view, "e")
    qtbot.waitUntil(lambda: game.scene.seat_table.pending.doubt is not None, timeout=20_000)
    said = "this ends the round, and you cannot take it back."
    assert game.scene.actions.bar.prompt == f"{game.presenter.names[0]}, {said}"
    press(game, DoubtCode.DO_IT)
    qtbot.waitUntil(lambda: game.play.waiting is not Waiting.PERSON, timeout=20_000)


def test_the_end_of_a_turn_is_golden_once_nothing_more_can_be_laid(
    qtbot: QtBot, program: Controller
) -> None:
    game = in_last_lap(program, LAST_LAP)
    with qtbot.waitSignal(game.play.bots.hinted, timeout=20_000) as answer:
        pass
    _, move, advice = answer.args
    presenter = game.presenter
    assert isinstance(presenter, ManipulationPresenter)
    whole = next(h for h in presenter.hints(game.screen.view, move, None, advice) if h.steps)
    for place, draft in enumerate(whole.steps, start=1):
        game.scene.show_draft(draft)
        if len(draft.cards) < len(whole.steps[-1].cards):
            assert golden(game) == "", f"step {place} of {len(whole.steps)}"
    assert golden(game) == "play"
    QTest.keyClick(game.view, ENTER)
    assert len(game.record.moves) > LAST_LAP
