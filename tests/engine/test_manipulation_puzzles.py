"""Puzzles of Manipulation Rummy: every attempt is judged by what it lays, and answers say why."""

from __future__ import annotations

import runpy
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

import pytest
from every_game import NAMES

from handfoot_gui.core.puzzle import DEGREES, Puzzle, Verdict
from handfoot_gui.core.record import replay
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.manipulation import bots
from handfoot_gui.games.manipulation.presenter.draft import melds_of
from handfoot_gui.games.manipulation.presenter.presenter import ManipulationPresenter
from handfoot_gui.games.manipulation.puzzles import puzzle_kinds
from handfoot_gui.games.manipulation.rules.moves import Draw, Knock, Play, PlayerMove
from handfoot_gui.games.manipulation.rules.options import Options
from handfoot_gui.games.manipulation.rules.rules import Manipulation
from handfoot_gui.games.manipulation.rules.state import View
from handfoot_gui.games.manipulation.solver import best_play
from handfoot_gui.session.puzzle import Attempt
from handfoot_gui.storage.puzzles import puzzles_path, read_puzzles
from tests.manipulation_positions import Position
from tests.manipulation_random_play import rearranged

GAME: Final = "manipulation"
PUZZLES: Final = read_puzzles(GAME, puzzles_path(GAME))[0]
FINDER: Final = Path(__file__).parents[2] / "packaging" / "puzzles" / "manipulation.py"
WORTH: Final = {"*": 25, "A": 1, "K": 10, "Q": 10, "J": 10, "T": 10}


def points(view: View) -> int:
    """What stays in the hand, counted from the printed faces."""
    return sum(WORTH.get(card.face[0]) or int(card.face[0]) for card in view.hand)


def attempts(rules: Manipulation, view: View, dice: Random) -> Iterator[PlayerMove]:
    """What people may do: simple plays, a draw, parts of the hand laid as the solver would, and
    tables rebuilt by chance."""
    yield from rules.suggestions(view)
    for _ in range(4):
        some = dice.sample(view.hand, dice.randint(1, len(view.hand)))
        plan = best_play(view.public.melds, tuple(some), least=False)
        if plan is not None:
            yield Play(plan.melds)
    for _ in range(12):
        guess = rearranged(dice, view)
        if guess is not None and rules.problem(view, guess) is None:
            yield guess


@pytest.mark.parametrize("puzzle", PUZZLES[::3], ids=lambda puzzle: puzzle.name)
def test_whatever_is_played_is_judged_by_what_stays_in_the_hand(puzzle: Puzzle) -> None:
    rules, attempt = Manipulation(puzzle.options), Attempt(GAME, puzzle, Words())
    state = replay(rules, puzzle.moves)
    seat, solution = puzzle.solution[0]
    view = rules.view(state, seat)
    best = points(rules.view(rules.apply(state, seat, solution), seat))
    for move in (solution, *attempts(rules, view, Random(puzzle.name))):
        after = rules.view(rules.apply(state, seat, move), seat)
        is_solved = {
            "lay-all": not after.hand,
            "joker": not after.hand,
            "knock": rules.problem(after, Knock()) is None,
            "most": points(after) == best,
        }[puzzle.kind]
        verdict = attempt.verdict((*puzzle.moves, (seat, move)))
        assert verdict is (Verdict.SOLVED if is_solved else Verdict.MISSED)
        assert puzzle.kind == "knock" or points(after) >= best


def test_no_puzzle_is_solved_without_rebuilding_the_table() -> None:
    for puzzle in PUZZLES:
        rules, attempt = Manipulation(puzzle.options), Attempt(GAME, puzzle, Words())
        view = rules.view(replay(rules, puzzle.moves), attempt.solver)
        assert attempt.solver == Seat(0)
        for move in (Draw(), bots.easy(puzzle.options).choose(view, 0, 0)):
            assert attempt.verdict((*puzzle.moves, (attempt.solver, move))) is Verdict.MISSED


def test_what_is_said_tells_nothing_hidden() -> None:
    kinds = {kind.name: kind for kind in puzzle_kinds(Words())}
    for puzzle in PUZZLES[::5]:
        rules, kind = Manipulation(puzzle.options), kinds[puzzle.kind]
        state = replay(rules, puzzle.moves)
        view = rules.view(state, Seat(0))
        other = rules.imagine(view, Random(1))
        assert other.stock != state.stock
        assert kind.explained(rules, puzzle, other) == kind.explained(rules, puzzle, state)


EXPLAINED: Final = (
    (
        "4S 5S 6S 7S",
        "7H 7D 2C",
        "4S 5S 6S, 7S 7H 7D",
        "cannot lay a card. 4♠–7♠ can spare 7♠.",
    ),
    (
        "3H 4H 5H 6H 7H",
        "5H 8H 2C",
        "3H 4H 5H, 5H 6H 7H 8H",
        "can lay only 8♥. 3♥–7♥ can make two sequences.",
    ),
    (
        "9S 9H 9D, TS JS QS, TH JH QH, TD JD QD",
        "KS",
        "9S TS JS QS KS, 9H TH JH QH, 9D TD JD QD",
        "can lay only K♠. All of 9♠ 9♥ 9♦ can go elsewhere.",
    ),
    (
        "9S 9H 9D, TS JS QS",
        "9C 8S",
        "8S 9S TS JS QS, 9C 9H 9D",
        "can lay only 9♣. 9♠ 9♥ 9♦ gives up 9♠ and gets 9♣.",
    ),
    (
        "9S 9H *=9D",
        "9D KS QS",
        "9S 9H 9D, *=JS QS KS",
        "cannot lay a card. 9♦ frees the joker.",
    ),
    (
        "9S 9H 9C *=9D, 8D 9D TD",
        "KS QS",
        "9S 9H 9C, 8D 9D TD, *=JS QS KS",
        "cannot lay a card. With the real 9♦ on the table, its joker may get a new name. "
        "9♠ 9♥ 9♣ 9♦ can spare 9♦.",
    ),
)


@pytest.mark.parametrize(("table", "hand", "solved", "said"), EXPLAINED)
def test_an_explanation_says_what_the_table_allows(
    table: str, hand: str, solved: str, said: str
) -> None:
    lies = Position(table=table, hand=hand, options=Options(jokers=2))
    puzzle = Puzzle("lay-all-01", "lay-all", 1, Options(), (), ((lies.seat, lies.play(solved)),))
    kind = next(kind for kind in puzzle_kinds(Words()) if kind.name == puzzle.kind)
    told = kind.explained(lies.rules, puzzle, lies.state)
    assert told == f"With the table as it is, you {said}"


def test_hints_lead_to_the_answer_and_say_no_more_than_is_true() -> None:
    for puzzle in PUZZLES[::5]:
        rules, attempt = Manipulation(puzzle.options), Attempt(GAME, puzzle, Words())
        view = rules.view(replay(rules, puzzle.moves), attempt.solver)
        move, advice = attempt.advised(view, puzzle.moves)
        hints = ManipulationPresenter(rules, NAMES, Words()).hints(view, move, None, advice)
        assert ("no more" in hints[0].text) is (puzzle.kind in ("lay-all", "joker"))
        last = hints[-1].steps[-1].tables[-1]
        assert set(map(frozenset, melds_of(last))) == set(map(frozenset, move.melds))


def test_the_finder_finds_a_puzzle_that_only_a_rebuilt_table_solves() -> None:
    puzzle = next(runpy.run_path(str(FINDER))["candidates"](Random(3)))
    attempt = Attempt(GAME, puzzle, Words())
    assert puzzle.degree in DEGREES
    assert attempt.solver == Seat(0)
    assert attempt.verdict((*puzzle.moves, *puzzle.solution)) is Verdict.SOLVED
    view = Manipulation(puzzle.options).view(
        replay(Manipulation(puzzle.options), puzzle.moves), attempt.solver
    )
    plain = bots.easy(puzzle.options).choose(view, 0, 0)
    assert attempt.verdict((*puzzle.moves, (attempt.solver, plain))) is Verdict.MISSED
