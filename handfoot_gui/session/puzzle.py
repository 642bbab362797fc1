"""An attempt at a puzzle: the game it is played as, what has come of it, and why."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import zip_longest
from typing import Any, Final

from msgspec.structs import replace

from handfoot_gui.core.brought_forward import BroughtForward
from handfoot_gui.core.game import AnyRecord
from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.puzzle import DEGREES, Moves, Puzzle, PuzzleKind, Verdict
from handfoot_gui.core.record import MatchSettings, Player, Record, TakeBack, replay
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES


def in_order(puzzles: Iterable[Puzzle]) -> tuple[tuple[Puzzle, ...], ...]:
    """*puzzles* by degree as they are offered: of every kind one, then of every kind a second."""
    found = []
    for degree in DEGREES:
        of_kind: dict[str, list[Puzzle]] = {}
        for puzzle in puzzles:
            if puzzle.degree == degree:
                of_kind.setdefault(puzzle.kind, []).append(puzzle)
        rows = zip_longest(*of_kind.values())
        found.append(tuple(one for row in rows for one in row if one is not None))
    return tuple(found)


_OTHERS: Final = 2
"""Other ways than the best that are explained."""


class Attempt:
    """One puzzle of *game*, tried at its position as often as people like."""

    def __init__(
        self, game: str, puzzle: Puzzle, words: Words, brought: BroughtForward | None = None
    ) -> None:
        """*brought* is what the game of the position started from.

        Raises `ReplayError` where a move of the puzzle is not allowed, KeyError where the game
        has no puzzles of that kind, and ValueError where its solution does not solve it.
        """
        self.game, self.puzzle = game, puzzle
        self._words, self._brought = words, brought
        self._rules = GAMES[game].rules(puzzle.options).begun_with(brought)
        self._state = replay(self._rules, puzzle.moves)
        actor = self._rules.actor(self._state)
        self.solver = TABLE if actor is None else actor
        """Who is to move at the position."""
        self.kind = self._kind_in(words)
        moves = (*puzzle.moves, *puzzle.solution)
        replay(self._rules, moves)
        if self.solver == TABLE or self.verdict(moves) is not Verdict.SOLVED:
            raise ValueError(f"{puzzle.name} is not solved by its solution")

    def _kind_in(self, words: Words) -> PuzzleKind:
        return {kind.name: kind for kind in GAMES[self.game].puzzle_kinds(words)}[self.puzzle.kind]

    def record(self, players: Sequence[Player]) -> AnyRecord:
        """The game of *players* up to the position; every move since then can be taken back."""
        return Record(
            self.game,
            self.kind.title,
            self.puzzle.options,
            tuple(players),
            self.puzzle.moves,
            agreements=MatchSettings(TakeBack.ANYTHING),
            is_dealt_again=True,
            brought_forward=self._brought,
        )

    @property
    def question(self) -> str:
        """What the solver shall find."""
        return self.kind.question(self._rules.view(self._state, self.solver))

    def made(self, moves: Moves) -> Moves:
        """Those of *moves*, which lead from the start of the game, that were made since the
        position."""
        return moves[len(self.puzzle.moves) :]

    def verdict(self, moves: Moves) -> Verdict:
        """What has come of it after all *moves* from the start of the game."""
        made = self.made(moves)
        if not any(seat == self.solver for seat, _ in made):
            return Verdict.OPEN
        return self.kind.verdict(self._rules, self.puzzle, self._state, made)

    def next_of(self, moves: Moves) -> tuple[Seat, Any] | None:
        """The move of the solution after *moves*; None where they left it or are all of it."""
        made, solution = self.made(moves), self.puzzle.solution
        is_on_it = made == solution[: len(made)] and len(made) < len(solution)
        return solution[len(made)] if is_on_it else None

    def advised(self, view: Any, moves: Moves) -> tuple[Any, object]:
        """What the solver, who sees *view* after *moves*, does best now, and what the game's
        presenter makes hints of; a move of None where the solution has been left.

        Whoever begins the solution with another move of it is told one that is still to be made.
        """
        made = self.made(moves)
        done = [move for seat, move in made if seat == self.solver]
        left = [move for seat, move in self.puzzle.solution if seat == self.solver]
        left = [move for move in left if move not in done]
        may = (move for move in left if self._rules.problem(view, move) is None)
        move = next(may, None)
        judged = self.puzzle.judged
        if move is None or (judged is not None and not made and move == judged.played):
            return move, judged
        return move, self.kind.advice(view, move)

    def answer(self, moves: Moves, seat: Seat) -> Any:
        """How *seat* answers the solver after *moves*, as in the solution; None where it does not
        play on."""
        made = [move for mover, move in self.made(moves) if mover == seat]
        solution = [move for mover, move in self.puzzle.solution if mover == seat]
        return solution[len(made)] if made == solution[: len(made)] != solution else None

    def missed(self, presenter: AnyPresenter, moves: Moves) -> str:
        """What the first of *moves* since the position is worth beside the best one; empty where
        that is not known."""
        made, judged = self.made(moves), self.puzzle.judged
        ways = () if judged is None or not made else judged.others
        way = next((way for way in ways if way.move == made[0][1]), None)
        if judged is None or way is None:
            return ""
        view = self._rules.view(self._state, self.solver)
        return presenter.told_of(view, judged, way)

    def explanation(self, presenter: AnyPresenter, moves: Moves = ()) -> str:
        """Why the solution is the best answer, and what else there was, as *presenter* words it, in
        lines of their own. Where *moves* solved it by another one that does as well, that one is
        explained."""
        kind, puzzle = self._kind_in(presenter.words), self._solved_by(moves)
        said = [kind.explained(self._rules, puzzle, self._state)]
        judged = puzzle.judged
        if judged is not None:
            view = self._rules.view(self._state, self.solver)
            said.append(presenter.why(view, puzzle.solution[0][1]))
            said += [presenter.told_of(view, judged, way) for way in judged.others[:_OTHERS]]
        return "\n".join(filter(None, said))

    def _solved_by(self, moves: Moves) -> Puzzle:
        """The puzzle; where it is one move that was judged, solved as in *moves*."""
        made, puzzle = self.made(moves), self.puzzle
        is_one = puzzle.judged is not None and len(puzzle.solution) == 1
        if is_one and self.verdict(moves) is Verdict.SOLVED:
            return replace(puzzle, solution=made[:1])
        return puzzle
