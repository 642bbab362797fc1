"""Hints: reckoned in the bots' process, while the window goes on; with reasons and other ways."""

from __future__ import annotations

import pickle
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import FrameType

import pytest
from listening import Reader, told_by
from played_lab import KEPT, advanced, card_spot, click, dense_game, running, zone_spot
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from handfoot_gui.core.cards import Card, Rank
from handfoot_gui.core.judgement import Judgement, Way
from handfoot_gui.core.table import HAND, NEW_MELD
from handfoot_gui.games.hand_and_foot.rules.moves import Discard, Lay, Placement
from handfoot_gui.games.manipulation import solver
from handfoot_gui.games.manipulation.presenter.draft import ManipulationDraft
from handfoot_gui.games.manipulation.presenter.scene import meld_key
from handfoot_gui.games.manipulation.presenter.table import ActCode
from handfoot_gui.session.bar_texts import PromptCommand
from handfoot_gui.session.seat_pending import DoubtCode
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.played_game import PlayedGame

SOLVER = str(Path(solver.__file__).parent)
CHEAP = {"plan.py"}
"""What only carries a step out."""

SLOW_WORKER = """
import pathlib, sys, time
from handfoot_gui.bots import worker
from handfoot_gui.bots.worker import Worker
choose = Worker.choose
def slowly(self, message):
    while message.is_advice and not pathlib.Path({gate!r}).exists():
        time.sleep(0.02)
    return choose(self, message)
Worker.choose = slowly
sys.exit(worker.main())
"""

ADVISER = """
import pathlib, pickle, sys
from handfoot_gui.bots import worker
from handfoot_gui.games.hand_and_foot.bots import advice
advice.advice = lambda *_: pickle.loads(pathlib.Path({told!r}).read_bytes())
sys.exit(worker.main())
"""
"""Whatever bots think of a position next year: what they tell is given."""


@pytest.fixture
def program(qtbot: QtBot) -> Iterator[Controller]:  # noqa: ARG001  (the application must be there)
    yield from running(4)


def slow_bots(program: Controller, folder: Path) -> Path:
    """Bots that advise nobody before the file given back is there."""
    gate = folder / "go on"
    script = folder / "slow_worker.py"
    script.write_text(SLOW_WORKER.format(gate=str(gate)))
    program.game_controller.runner.command = (sys.executable, str(script))
    return gate


def laid(game: PlayedGame) -> frozenset[Card]:
    assert isinstance(game.scene.turn.draft, ManipulationDraft)
    return game.scene.turn.draft.cards


class SolverWatch:
    """Notes what of the solver runs in this thread while it is entered."""

    def __init__(self) -> None:
        self.ran: set[str] = set()

    def __enter__(self) -> SolverWatch:
        sys.setprofile(self._note)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)

    def _note(self, frame: FrameType, event: str, _arg: object) -> None:
        path = Path(frame.f_code.co_filename) if event == "call" else None
        if path is not None and str(path.parent) == SOLVER and path.name not in CHEAP:
            self.ran.add(f"{path.name}: {frame.f_code.co_name}")


def test_all_degrees_of_a_hint_are_reckoned_elsewhere(qtbot: QtBot, program: Controller) -> None:
    game = dense_game(program)
    with SolverWatch() as watch:
        game.questions.hint()
        assert game.scene.actions.bar.facts == "Looking for a hint."
        qtbot.waitUntil(lambda: game.scene.actions.bar.prompt.startswith("Hint:"), timeout=60_000)
        number = game.scene.actions.bar.prompt
        # The answer serves every degree.
        game.questions.hint()
        assert game.scene.actions.bar.prompt.startswith("Hint:")
        assert game.scene.actions.bar.prompt != number
        game.questions.hint()
    assert game.scene.actions.bar.prompt.startswith("Step 1 of ")
    assert not watch.ran


def test_no_gesture_on_a_dense_table_asks_the_solver(program: Controller) -> None:
    game = dense_game(program)
    port = game.view.viewport()
    card = game.screen.view.hand[0]
    with SolverWatch() as watch:
        start = card_spot(game, card)
        QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
        for number in range(8):
            QTest.mouseMove(port, zone_spot(game, meld_key(number)))
        end = zone_spot(game, meld_key(1))
        QTest.mouseMove(port, end)
        QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=end)
        assert laid(game) == {card}
        game.undo()
    assert not watch.ran


def test_the_window_goes_on_while_a_hint_is_looked_for(
    qtbot: QtBot, program: Controller, tmp_path: Path
) -> None:
    gate = slow_bots(program, tmp_path)
    game = dense_game(program)
    game.questions.hint()
    game.questions.hint()
    assert game.scene.actions.bar.facts == "Looking for a hint."
    first, second = game.screen.view.hand[:2]
    click(game, card_spot(game, first))
    assert game.scene.selection.cards == (first,)
    click(game, zone_spot(game, NEW_MELD))
    assert laid(game) == {first}
    gate.touch()
    qtbot.waitUntil(lambda: not program.game_controller.runner.is_waiting, timeout=60_000)
    # The table is another by now, so nothing is said before it is asked for again.
    assert not game.scene.actions.bar.prompt.startswith("Hint:")
    assert laid(game) == {first}
    game.questions.hint()
    assert game.scene.actions.bar.prompt.startswith("Hint: you can lay ")
    assert game.scene.actions.bar.prompt.endswith(", no more.")
    click(game, card_spot(game, second))
    assert game.scene.selection.cards == (second,)


def test_a_hint_that_comes_in_mid_drag_leaves_the_cards_alone(
    qtbot: QtBot, program: Controller, tmp_path: Path
) -> None:
    gate = slow_bots(program, tmp_path)
    game = dense_game(program)
    game.questions.hint()
    port, card = game.view.viewport(), game.screen.view.hand[0]
    start, end = card_spot(game, card), zone_spot(game, meld_key(0))
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(port, start + QPoint(0, -40))
    QTest.mouseMove(port, end)
    assert game.scene.canvas.held == (card,)
    gate.touch()
    qtbot.waitUntil(lambda: not program.game_controller.runner.is_waiting, timeout=60_000)
    assert game.scene.canvas.held == (card,)
    assert not game.scene.actions.bar.prompt.startswith("Hint:")
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=end)
    assert laid(game) == {card}


def test_a_hint_after_a_move_is_about_the_new_place(
    qtbot: QtBot, program: Controller, tmp_path: Path
) -> None:
    gate = slow_bots(program, tmp_path)
    game = dense_game(program)
    game.questions.hint()
    button = game.view.button(ActCode.DRAW)
    assert button is not None
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    hand = game.screen.view.hand
    assert game.scene.table.zone(HAND) is not None
    gate.touch()
    qtbot.waitUntil(lambda: not program.game_controller.runner.is_waiting, timeout=60_000)
    assert not game.scene.actions.bar.prompt.startswith("Hint:")
    assert game.screen.view.hand == hand


def test_the_line_of_a_refusal_goes_when_a_hint_is_asked_for(program: Controller) -> None:
    game = dense_game(program)
    on_table = game.screen.view.public.melds[0][0].card
    game.scene.drop((on_table,), HAND)
    assert game.scene.seat_table.refused is not None
    game.questions.hint()
    assert game.scene.seat_table.refused is None


def advised(
    qtbot: QtBot, program: Controller, folder: Path, moves: int, person: int, *ways: list[str]
) -> PlayedGame:
    """A game of Hand and Foot after so many moves, *person* to move and told the first of *ways*
    for the first time: "9: 2H" lays on meld number 9, "6C 6H 6S" begins one, "x 7C" discards."""
    told, script = folder / "told", folder / "adviser.py"
    script.write_text(ADVISER.format(told=str(told)))
    program.game_controller.runner.command = (sys.executable, str(script))
    game = advanced(program, KEPT, moves, person)
    view = game.screen.view
    best, *others = [move_of(view.holding, way) for way in ways]
    found = [Way(other, -60.0 * number, 20.0) for number, other in enumerate(others, start=1)]
    told.write_bytes(pickle.dumps((best, Judgement(view.seat, best, tuple(found), 90, 50))))
    game.questions.hint()
    qtbot.waitUntil(lambda: game.scene.actions.bar.prompt.startswith("Hint:"), timeout=60_000)
    return game


def move_of(holding: Sequence[Card], way: list[str]) -> Lay | Discard:
    left = list(holding)

    def card(face: str) -> Card:
        return left.pop(next(place for place, one in enumerate(left) if one.face == face))

    if way[0].startswith("x "):
        return Discard(card(way[0][2:]))
    placed = []
    for meld in way:
        onto, _, faces = meld.rpartition(": ")
        placed.append(Placement(tuple(map(card, faces.split())), int(onto) if onto else None))
    return Lay(tuple(placed))


def press(game: PlayedGame, code: str) -> None:
    button = game.view.button(code)
    assert button is not None, code
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def drag(game: PlayedGame, card: Card, key: str) -> None:
    port, start, end = game.view.viewport(), card_spot(game, card), zone_spot(game, key)
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(port, start + QPoint(0, -40))
    QTest.mouseMove(port, end)
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=end)


def lit(game: PlayedGame) -> dict[str, str]:
    """By zone that is lit as best, the words on its tag."""
    canvas = game.scene.canvas
    found = {target.key: target.tag for target in canvas.targets if target.is_best}
    return {
        key: "" if tag is None else canvas.delegate.words.tag_text(tag, canvas.table)
        for key, tag in found.items()
    }


def test_every_degree_of_a_hint_is_heard(
    qtbot: QtBot, program: Controller, tmp_path: Path, reader: Reader
) -> None:
    game = advised(qtbot, program, tmp_path, 322, 3, ["9: 2H"], ["x 7C"], ["3: 2H"])
    reader.hears("Hint: look at the melds on the table. Press H for more.")
    QTest.keyClick(game.view, Qt.Key.Key_Right)
    game.questions.hint()
    reader.hears("Hint: lay a two on the tens.")
    press(game, PromptCommand.OTHER)
    reader.hears("That brings the tens to 4 of 7.")
    press(game, PromptCommand.OTHER)
    reader.hears("About 60 points less (± 40).")
    press(game, PromptCommand.OTHER)
    reader.hears("About 120 points less (± 40).")
    press(game, PromptCommand.PROPOSED)
    asked = "a wild makes the clean meld of aces dirty. Make it dirty: Y, Keep it clean: Enter."
    reader.hears(asked)
    reader.rests()
    assert not reader.lost
    assert reader.all.count("Hint: lay a two on the tens.") == 1, "what is known is not told again"


def test_a_hint_comes_as_a_nudge_a_move_its_reason_and_other_ways(
    qtbot: QtBot, program: Controller, tmp_path: Path
) -> None:
    ways = ["9: 2H"], ["x 7C"], ["3: 2H"]
    game = advised(qtbot, program, tmp_path, 322, 3, *ways)
    bar, number = game.scene.actions.bar, len(game.record.moves)
    assert (bar.prompt, bar.facts) == ("Hint: look at the melds on the table.", "Press H for more.")
    assert not lit(game), "the nudge shows nothing"
    game.questions.hint()
    bar, best = game.scene.actions.bar, lit(game)
    assert bar.prompt == "Hint: lay a two on the tens."
    assert best
    told = told_by(game.scene.actions.announced)
    press(game, PromptCommand.OTHER)
    assert told.count(game.scene.actions.bar.facts) == 1
    bar = game.scene.actions.bar
    assert bar.prompt == "Hint: lay a two on the tens."
    assert bar.facts.startswith(
        "That brings the tens to 4 of 7. That is worth about 60 points more (± 40) than"
    )
    assert lit(game) == best
    press(game, PromptCommand.OTHER)
    assert game.scene.actions.bar.facts.startswith("About 60 points less (± 40). ")
    press(game, PromptCommand.OTHER)
    said = "About 120 points less (± 40). The aces become a dirty book."
    assert game.scene.actions.bar.facts == said
    (key,) = lit(game)
    asked = f"{game.presenter.names[3]}, a wild makes the clean meld of aces dirty."
    press(game, PromptCommand.PROPOSED)
    assert game.scene.actions.bar.prompt == asked
    press(game, PromptCommand.KEEP)
    game.questions.hint()
    assert lit(game) == best
    assert game.scene.actions.bar.facts.startswith("That brings the tens"), (
        "what is known is not told again"
    )
    game.questions.hint()
    game.questions.hint()
    drag(game, game.scene.selection.cards[0], key)
    assert game.scene.actions.bar.prompt == asked
    assert len(game.record.moves) == number
    press(game, DoubtCode.DO_IT)
    assert len(game.record.moves) > number


def test_cards_laid_out_stay_where_a_hint_goes_on_from_them(
    qtbot: QtBot, program: Controller, tmp_path: Path
) -> None:
    ways = ["6C 6H 6S", "2C 2D 2H *H"], ["x 5C"]
    game = advised(qtbot, program, tmp_path, 351, 2, *ways)
    turn = game.scene.turn
    sixes = [card for card in game.screen.view.holding if card.rank is Rank.SIX][:3]
    game.scene.selection.select(sixes)
    game.scene.drop(tuple(sixes), NEW_MELD)
    draft = turn.draft
    assert draft.cards == set(sixes)
    game.questions.hint()
    game.questions.hint()
    assert game.scene.actions.bar.prompt == "Hint: lay three sixes and 2 2 2 joker."
    assert turn.draft == draft
    press(game, PromptCommand.PROPOSED)
    _, move = game.record.moves[351]
    assert isinstance(move, Lay)
    assert [len(meld.cards) for meld in move.melds] == [3, 4]


def test_cards_laid_out_that_a_hint_takes_back_are_said_to_be(
    qtbot: QtBot, program: Controller, tmp_path: Path
) -> None:
    ways = ["x 5C"], ["6C 6H 6S", "2C 2D 2H *H"]
    game = advised(qtbot, program, tmp_path, 351, 2, *ways)
    sixes = [card for card in game.screen.view.holding if card.rank is Rank.SIX][:3]
    game.scene.drop(tuple(sixes), NEW_MELD)
    draft, told = game.scene.turn.draft, "What you had set out was taken back; Undo brings it back."
    for _ in range(3):
        game.questions.hint()
        assert game.scene.turn.has_draft is (told not in game.scene.actions.bar.facts)
        if not game.scene.turn.has_draft:
            break
    assert not game.scene.turn.has_draft
    game.undo()
    game.undo()
    assert game.scene.turn.draft == draft


def test_the_hint_of_a_first_meld_has_its_sum_and_is_done_by_one_drag(
    qtbot: QtBot, program: Controller, tmp_path: Path
) -> None:
    ways = ["6C 6H 6S", "2C 2D 2H *H"], ["x 5C"]
    game = advised(qtbot, program, tmp_path, 351, 2, *ways)
    assert game.scene.actions.bar.prompt == "Hint: look for a first meld."
    game.questions.hint()
    assert game.scene.actions.bar.prompt == "Hint: lay three sixes and 2 2 2 joker."
    game.questions.hint()
    assert game.scene.actions.bar.facts.startswith("15 + 110 = 125, and 120 are needed.")
    assert lit(game) == {NEW_MELD: "2 melds, 7 cards"}
    drag(game, game.scene.selection.cards[-1], NEW_MELD)
    _, move = game.record.moves[351]
    assert isinstance(move, Lay)
    assert [len(meld.cards) for meld in move.melds] == [3, 4]
