"""Puzzles of Raub: every answer is judged rightly, what is sure is proven again, nothing hidden is
told, and the script still finds them."""

from __future__ import annotations

import runpy
from itertools import permutations
from pathlib import Path
from random import Random

import pytest

from handfoot_gui.core.preferences import Preferences, SuitSigns
from handfoot_gui.core.puzzle import DEGREES, Puzzle, Verdict
from handfoot_gui.core.record import Player, PlayerKind, replay
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import presenter_of
from handfoot_gui.games.raub.bots.tricks import NUMBERS
from handfoot_gui.games.raub.puzzles import EXCHANGE, SURE, puzzle_kinds
from handfoot_gui.games.raub.rules import moves as m
from handfoot_gui.games.raub.rules.rules import RaubRules
from handfoot_gui.games.raub.rules.state import State, View
from handfoot_gui.session.puzzle import Attempt
from handfoot_gui.storage.puzzles import puzzles_path, read_puzzles

FINDER = runpy.run_path(str(Path(__file__).parents[2] / "packaging/puzzles/raub.py"))
PUZZLES = read_puzzles("raub", puzzles_path("raub"))[0]
KINDS = {kind.name: kind for kind in puzzle_kinds(Words())}


def position(puzzle: Puzzle) -> tuple[RaubRules, State, View]:
    rules = RaubRules(puzzle.options)
    state = replay(rules, puzzle.moves)
    return rules, state, rules.view(state, puzzle.solution[0][0])


def verdict(puzzle: Puzzle, move: m.Move) -> Verdict:
    made = (*puzzle.moves, (puzzle.solution[0][0], move))
    return Attempt("raub", puzzle, Words()).verdict(made)


def presenter(attempt: Attempt):
    seats = attempt.puzzle.options.players
    players = [Player(f"Player {seat}", PlayerKind.PERSON) for seat in range(seats)]
    return presenter_of(attempt.record(players), Words())


def test_of_all_answers_only_the_best_one_solves() -> None:
    for puzzle in PUZZLES:
        rules, _, view = position(puzzle)
        answers = list(rules.suggestions(view))
        solving = [move for move in answers if verdict(puzzle, move) is Verdict.SOLVED]
        assert len(solving) == 1, puzzle.name
        assert verdict(puzzle, puzzle.solution[0][1]) is Verdict.SOLVED
        if puzzle.judged is not None:
            ways = puzzle.judged.others
            assert len(ways) == len(answers) - 1, puzzle.name
            assert all(way.gain < -3 * way.error for way in ways), puzzle.name
            assert all(verdict(puzzle, way.move) is Verdict.MISSED for way in ways), puzzle.name


def test_cards_are_changed_in_any_order() -> None:
    puzzle = next(one for one in PUZZLES if one.kind == EXCHANGE and one.degree == 1)
    cards = puzzle.solution[0][1].cards
    assert len(cards) > 1
    for order in permutations(cards):
        assert verdict(puzzle, m.Exchange(order)) is Verdict.SOLVED


@pytest.mark.parametrize("kind", SURE)
def test_what_is_sure_is_so_in_every_world_and_nothing_else_is(kind: str) -> None:
    for puzzle in [one for one in PUZZLES if one.kind == kind]:
        rules, _, view = position(puzzle)
        rng, best = Random(puzzle.name), NUMBERS[puzzle.solution[0][1].card]
        worlds = [FINDER["open_tricks"](rules, rules.imagine(view, rng)) for _ in range(20)]
        least = {card: min(world[card] for world in worlds) for card in worlds[0]}
        assert least[best] >= SURE[kind], puzzle.name
        if puzzle.degree == DEGREES[-1]:
            continue  # that takes seconds
        proven = FINDER["Defence"](rules, view).tricks()
        assert proven[best] == SURE[kind], puzzle.name
        assert all(sure < SURE[kind] for card, sure in proven.items() if card != best), puzzle.name


def test_a_reason_tells_what_the_solver_sees_and_nothing_else() -> None:
    for puzzle in PUZZLES:
        rules, state, view = position(puzzle)
        explained = KINDS[puzzle.kind].explained
        said = explained(rules, puzzle, state)
        assert said
        assert said == explained(rules, puzzle, rules.imagine(view, Random(1))), puzzle.name


def test_a_reason_names_cards_as_they_are_drawn() -> None:
    puzzle = next(one for one in PUZZLES if one.kind in SURE)
    attempt = Attempt("raub", puzzle, Words())
    drawn = presenter(attempt)
    french = attempt.explanation(drawn)
    drawn.prefer(Preferences(suit_signs=SuitSigns.HUNGARIAN))
    assert attempt.explanation(drawn) != french


def test_the_script_still_finds_puzzles() -> None:
    found = next(FINDER["candidates"](Random(5)))
    assert verdict(found, found.solution[0][1]) is Verdict.SOLVED
