"""A mistake of one's own as a puzzle: the decision once more, and what counts as better."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import Any, Final

from msgspec.structs import replace

from handfoot_gui.core.judgement import Gain, Judgement, Way
from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.puzzle import DEGREES, AnyRules, Moves, Puzzle, PuzzleKind, Verdict
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES
from handfoot_gui.session.practice import OwnMistake, Position
from handfoot_gui.session.puzzle import Attempt

_KIND: Final = "own"
_SURE: Final = 2.0
"""Standard errors by which a move has to be worse than the best one to be none."""
_TOLD: Final = 2
"""Ways beside the best one that are explained."""
_LEAST: Final = 0.5
"""A move that gains no more than this over the mistake is no better than it."""


def is_as_good(way: Way) -> bool:
    """Whether *way*, told beside the best one, is not surely worse."""
    return -way.gain <= _SURE * way.error


class OwnAttempt(Attempt):
    """The decision of an own mistake, taken anew.

    A move that nobody thought of when the mistake was found is `unjudged`, until somebody tells
    what it is worth.
    """

    def __init__(
        self, own: OwnMistake, position: Position, names: Sequence[str], words: Words
    ) -> None:
        """*names* are those of whoever sits there now. Raises as `Attempt` does."""
        self.own, self.agreed = own, position.agreed
        self._then = own.mistake.judged
        self._found: list[tuple[Any, Judgement | None]] = []
        """Moves that were judged since."""
        rules = GAMES[own.game].rules(position.options).begun_with(position.brought)
        self._presenter = GAMES[own.game].presenter(rules, names, words)
        self._best = self._beside_best(self._then)
        """The best move, and what the others are worth beside it."""
        puzzle = Puzzle(
            own.name, _KIND, DEGREES[0], position.options, position.moves,
            ((own.seat, self._best.played),), self._best,
        )  # fmt: skip
        super().__init__(own.game, puzzle, words, position.brought)
        if self.solver != own.seat:
            raise ValueError(f"at {own.name} somebody else is to move")

    def _kind_in(self, words: Words) -> PuzzleKind:
        found = GAMES[self.game].puzzle_kinds(words)
        kind = PuzzleKind(_KIND, self._titled(words), self._asked, self._judged_by, _unexplained)
        # How a move is shown is a matter of the game, not of what is asked.
        return replace(kind, advice=found[0].advice) if found else kind

    def _titled(self, words: Words) -> str:
        """What it is called above the table."""
        return words.translate("OwnPuzzles", "A mistake of your own")

    def _beside_best(self, judged: Judgement) -> Judgement:
        """The best move beside others, the mistake that was *judged* first of all."""
        return _beside(judged, judged.best)

    def _counts(self, way: Way) -> bool:
        """Whether *way*, told beside the best one, is an answer: it is better than the mistake, and
        not surely worse than the best."""
        return way.gain + self._then.best.gain > _LEAST and is_as_good(way)

    def _asked(self, view: Any) -> str:
        translate = self._words.translate
        text = translate("OwnPuzzles", "You chose to {move} here. What is better?")
        return filled(text, move=self._presenter.named(view, self._then.played))

    @property
    def view(self) -> Any:
        """What the solver sees at the position."""
        return self._rules.view(self._state, self.solver)

    def is_repeated(self, moves: Moves) -> bool:
        """Whether the same was done as then."""
        made = self._first(moves)
        return made is not None and self._is_same(made, self._then.played)

    def unjudged(self, moves: Moves) -> Any:
        """The solver's move of *moves* that nobody has judged yet; None where there is none."""
        made = self._first(moves)
        is_known = made is None or self.verdict(moves) is not Verdict.OPEN
        return None if is_known else made

    def note(self, move: Any, judgement: Judgement | None) -> None:
        """Keep what the *move* is worth beside others; None where there is nothing else."""
        self._found.append((move, judgement))

    def advised(self, view: Any, moves: Moves) -> tuple[Any, object]:
        move, judged = super().advised(view, moves)
        advice = None if move is None else self.kind.advice(view, move)
        return move, judged if advice is None else advice

    def missed(self, presenter: AnyPresenter, moves: Moves) -> str:
        judged, made = self._best, self._first(moves)
        if made is None:
            return ""
        way = next((way for way in judged.others if self._is_same(way.move, made)), None)
        if way is None:
            found = next((one for move, one in self._found if move == made), None)
            if found is None:
                return ""
            judged, way = _beside(found, found.best), Way(made, -found.best.gain, found.best.error)
        return presenter.told_of(self.view, judged, way)

    def explanation(self, presenter: AnyPresenter, moves: Moves = ()) -> str:
        judged, view = self._best, self.view
        text = self._words.translate("OwnPuzzles", "Best here: {move}.")
        found = [
            filled(text, move=presenter.named(view, judged.played)),
            presenter.why(view, judged.played),
            self.missed(presenter, moves),
            *(presenter.told_of(view, judged, way) for way in judged.others[:_TOLD]),
        ]
        return "\n".join(dict.fromkeys(filter(None, found)))

    def told_then(self, presenter: AnyPresenter) -> str:
        """What was chosen then is worth beside the best move; empty where it is that."""
        if self._best is self._then:
            return ""
        return presenter.told_of(self.view, self._best, self._best.others[0])

    def _judged_by(self, rules: AnyRules, puzzle: Puzzle, state: Any, made: Moves) -> Verdict:
        """The first move of the solver says it all."""
        del rules, puzzle, state
        move = next((move for seat, move in made if seat == self.own.seat), None)
        if move is None:
            return Verdict.OPEN
        ways = (*self._best.others, Way(self._best.played, 0.0))
        known = [way for way in ways if self._is_same(way.move, move)]
        if known:
            is_solved = any(map(self._counts, known))
        else:
            found = [judged for other, judged in self._found if other == move]
            if not found:
                return Verdict.OPEN
            is_solved = found[0] is None or not found[0].cost
        return Verdict.SOLVED if is_solved else Verdict.MISSED

    def _first(self, moves: Moves) -> Any:
        return next((move for seat, move in self.made(moves) if seat == self.own.seat), None)

    def _is_same(self, one: Any, other: Any) -> bool:
        """Whether two moves come to the same; where points laid are counted, by the cards."""
        if one == other:
            return True
        view, presenter = self.view, self._presenter
        is_same = presenter.table.is_same(view, one, other)
        if self._then.unit is Gain.LAID:
            is_same = is_same and presenter.named(view, one) == presenter.named(view, other)
        return is_same


class DrillAttempt(OwnAttempt):
    """A decision of the own games, good or bad, taken anew."""

    def _titled(self, words: Words) -> str:
        return words.translate("OwnPuzzles", "A hand of your own")

    def _beside_best(self, judged: Judgement) -> Judgement:
        return super()._beside_best(judged) if judged.best.gain > 0 else judged

    def _counts(self, way: Way) -> bool:
        return is_as_good(way)

    def _asked(self, view: Any) -> str:
        del view
        return self._words.translate("OwnPuzzles", "Your own hand again. What is best here?")


def _unexplained(_rules: AnyRules, _puzzle: Puzzle, _state: Any) -> str:
    """What is on the table and in figures says why."""
    return ""


def _beside(judged: Judgement, way: Way) -> Judgement:
    """What *way* is worth beside what was *judged*, first of all, and beside the other ways."""
    others = (
        Way(judged.played, -way.gain, way.error),
        *(
            Way(one.move, one.gain - way.gain, hypot(one.error, way.error))
            for one in judged.others
            if one is not way
        ),
    )
    return replace(judged, played=way.move, others=others)
