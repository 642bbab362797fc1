"""Puzzles of all games: each is solved by its solution, and a damaged one is left out."""

from __future__ import annotations

import re
import runpy
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Final

import pytest
from every_game import NAMES
from msgspec.structs import replace

from handfoot_gui.core.errors import ReplayError
from handfoot_gui.core.puzzle import DEGREES, Puzzle, Verdict
from handfoot_gui.core.record import Player, PlayerKind, replay
from handfoot_gui.core.text.judging import JudgedMoves
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES, presenter_of
from handfoot_gui.session.puzzle import Attempt
from handfoot_gui.storage.faults import Fault, SaveError
from handfoot_gui.storage.puzzles import puzzles_path, read_puzzles, write_puzzles

WITH_PUZZLES = [name for name, game in GAMES.items() if game.has_puzzles]
OF_THE_PROGRAM = [name for name in WITH_PUZZLES if not GAMES[name].puzzles_at]
"""Games whose puzzles lie among the assets; others bring a file of their own."""
EACH, OF_A_DEGREE = 40, 10
SCRIPTS: Final = Path(__file__).parents[1] / "packaging" / "puzzles"


@pytest.mark.parametrize("game", OF_THE_PROGRAM)
def test_there_are_forty_puzzles_in_three_degrees(game: str) -> None:
    puzzles, faults = read_puzzles(game, puzzles_path(game))
    degrees = Counter(puzzle.degree for puzzle in puzzles)
    assert not faults
    assert len(puzzles) == EACH
    assert len({puzzle.moves for puzzle in puzzles}) == EACH
    assert all(degrees[degree] >= OF_A_DEGREE for degree in DEGREES), degrees


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_every_puzzle_is_solved_by_its_solution_and_says_why(game: str) -> None:
    for puzzle in read_puzzles(game, puzzles_path(game))[0]:
        attempt = Attempt(game, puzzle, Words())
        record = attempt.record(
            [Player(name, PlayerKind.PERSON) for name in NAMES[: puzzle.options.players]]
        )
        moves = record.moves
        while (following := attempt.next_of(moves)) is not None:
            assert attempt.verdict(moves) is Verdict.OPEN, puzzle.name
            moves = (*moves, following)
        assert attempt.verdict(moves) is Verdict.SOLVED, puzzle.name
        assert puzzle.solution[0][0] == attempt.solver, puzzle.name
        assert attempt.question, puzzle.name
        assert attempt.explanation(presenter_of(record, Words())), puzzle.name


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_what_is_told_of_a_puzzle_follows_from_what_its_solver_sees(game: str) -> None:
    kinds = {kind.name: kind for kind in GAMES[game].puzzle_kinds(Words())}
    for number, puzzle in enumerate(read_puzzles(game, puzzles_path(game))[0][::4]):
        rules, kind = GAMES[game].rules(puzzle.options), kinds[puzzle.kind]
        state = replay(rules, puzzle.moves)
        told = kind.explained(rules, puzzle, state)
        other = rules.imagine(rules.view(state, puzzle.solution[0][0]), Random(number))
        assert kind.explained(rules, puzzle, other) == told, puzzle.name


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_a_damaged_puzzle_is_left_out_and_the_others_stay(game: str, tmp_path: Path) -> None:
    path = tmp_path / f"{game}.jsonl"
    puzzles = read_puzzles(game, puzzles_path(game))[0][:4]
    write_puzzles(path, puzzles)
    assert read_puzzles(game, path) == (puzzles, ())

    with pytest.raises((ReplayError, ValueError)):
        Attempt(game, replace(puzzles[0], solution=puzzles[1].solution), Words())

    first, second, *rest = path.read_bytes().splitlines()
    path.write_bytes(b"\n".join((first[:-40], b"", b"\xff", second, second, *rest)))
    found, faults = read_puzzles(game, path)
    assert found == puzzles[1:]
    assert [error.fault for error in faults] == [
        Fault.DAMAGED,
        Fault.EMPTY,
        Fault.NOT_TEXT,
        Fault.DAMAGED,
    ]

    path.write_bytes(b"")
    with pytest.raises(SaveError) as empty:
        read_puzzles(game, path)
    assert empty.value.fault is Fault.EMPTY


class Finding:
    """Finds the same as is kept, but for the first one, in place of which there is another."""

    def __init__(self, kept: Sequence[Puzzle]) -> None:
        self.WANTED = Counter((puzzle.kind, puzzle.degree) for puzzle in kept)
        first = kept[0]
        self.found = [*kept[1:], replace(first, moves=first.moves[:-1])]

    def candidates(self, dice: Random) -> Iterator[Puzzle]:
        dice.shuffle(self.found)
        return (replace(puzzle, name="") for puzzle in self.found)


class Judging(Finding):
    """Finds nothing but what it confirms."""

    def candidates(self, dice: Random) -> Iterator[Puzzle]:
        raise AssertionError(f"{dice} are not asked while kept puzzles can be judged")

    def judged_anew(self, kept: Sequence[Puzzle], dice: Random) -> Iterator[Puzzle]:
        assert kept
        return super().candidates(dice)


@pytest.mark.parametrize("finding", [Finding, Judging])
@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_a_puzzle_that_is_found_again_has_the_same_name(game: str, finding: type[Finding]) -> None:
    kept = read_puzzles(game, puzzles_path(game))[0]
    collected = runpy.run_path(str(SCRIPTS / "__main__.py"))["collected"]
    found = {puzzle.name: puzzle for puzzle in collected(finding(kept), Random(1), kept)}
    assert len(found) == len(kept)
    for puzzle in kept[1:]:
        assert found.pop(puzzle.name) == puzzle
    (new,) = found
    last = max(puzzle.name for puzzle in kept if puzzle.kind == kept[0].kind)
    assert new > last, "a name of the past stands for another puzzle"


def test_bots_who_judge_are_asked_about_kept_puzzles() -> None:
    judging = runpy.run_path(str(SCRIPTS / "__main__.py"))["JudgingFinder"]
    finder = SimpleNamespace(**runpy.run_path(str(SCRIPTS / "hand_and_foot.py")))
    assert isinstance(finder, judging)


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_the_answer_is_seen_to_be_ahead_by_more_than_chance_makes(game: str) -> None:
    sentences = JudgedMoves(Words())
    for puzzle in read_puzzles(game, puzzles_path(game))[0]:
        judged = puzzle.judged
        if judged is None or not judged.best.error:
            continue
        assert -judged.best.gain >= 3 * judged.best.error, puzzle.name
        said = sentences.best_by("that", judged).replace(",", "")
        amount, error = map(float, re.findall(r"\d+(?:\.\d+)?", said))
        # What stands after ± are two standard errors.
        assert amount >= 1.5 * error, said
