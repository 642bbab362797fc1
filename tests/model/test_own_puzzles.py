"""What counts as an answer where a decision of the own games is taken anew."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace
from own_mistakes import DAY, drill, mistake

from handfoot_gui.core.judgement import Judgement, Way
from handfoot_gui.core.puzzle import Verdict
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES
from handfoot_gui.session.own_puzzle import DrillAttempt, OwnAttempt
from handfoot_gui.session.practice import OwnMistake, Position, first_place

NAMES = ("Marta", "Ana", "Jo", "Vera")


def attempt(game: str, judged: Judgement | None = None) -> OwnAttempt:
    """The mistake of *game*, as it was *judged* by somebody else, if so."""
    found = mistake(game)
    made = found.reviews[0].mistakes[0]
    if judged is not None:
        made = replace(made, judged=judged)
    own = OwnMistake("a1", game, 1, made.judged.seat, DAY, made, first_place(DAY))
    position = Position(found.options, found.moves[: made.position], (), None)
    return OwnAttempt(own, position, NAMES[: found.options.players], Words())


def verdict(tried: OwnAttempt, move: object) -> Verdict:
    return tried.verdict((*tried.puzzle.moves, (tried.own.seat, move)))


@pytest.mark.parametrize("game", list(GAMES))
def test_the_best_move_solves_it_and_what_was_done_then_never_does(game: str) -> None:
    tried = attempt(game)
    judged = tried.own.mistake.judged
    assert tried.verdict(tried.puzzle.moves) is Verdict.OPEN
    assert verdict(tried, judged.best.move) is Verdict.SOLVED
    assert verdict(tried, judged.played) is Verdict.MISSED
    presenter = tried._presenter
    said = presenter.named(tried.view, judged.best.move)
    assert said not in tried.question
    assert said in tried.explanation(presenter)


@pytest.mark.parametrize(
    ("gain", "error", "expected"),
    [
        (60.0, 40.0, Verdict.SOLVED),  # 40 behind the best one, which chance may make
        (60.0, 5.0, Verdict.MISSED),  # 40 behind, of which 22 are sure
        (0.2, 90.0, Verdict.MISSED),  # no better than the mistake
    ],
)
def test_what_is_within_the_error_counts_where_it_is_better_than_the_mistake(
    gain: float, error: float, expected: Verdict
) -> None:
    judged = attempt("hand-and-foot").own.mistake.judged
    ways = (Way(judged.best.move, 100.0, 8.0), Way("another", gain, error))
    tried = attempt("hand-and-foot", replace(judged, others=ways))
    assert verdict(tried, "another") is expected


def test_a_move_that_nobody_thought_of_waits_until_it_is_judged() -> None:
    tried = attempt("manipulation")
    judged = tried.own.mistake.judged
    some = GAMES["manipulation"].rules(tried.puzzle.options).suggestions(tried.view)
    new = next(move for move in some if verdict(tried, move) is Verdict.OPEN)
    moves = (*tried.puzzle.moves, (tried.own.seat, new))
    assert tried.unjudged(moves) == new
    worse = replace(judged, played=new, others=(Way(judged.best.move, 9.0),))
    tried.note(new, worse)
    assert tried.unjudged(moves) is None
    assert tried.verdict(moves) is Verdict.MISSED
    assert "9 points less" in tried.missed(tried._presenter, moves)
    again = attempt("manipulation")
    again.note(new, replace(worse, others=(Way(judged.best.move, 0.0),)))
    assert again.verdict(moves) is Verdict.SOLVED


@pytest.mark.parametrize("is_good", [True, False])
@pytest.mark.parametrize("game", ["hand-and-foot", "raub"])
def test_in_a_drill_what_was_chosen_then_counts_if_it_is_as_good(
    game: str, is_good: bool, tmp_path: Path
) -> None:
    book = drill(tmp_path, game, is_good=is_good)
    (own,) = book.drills("marta", game)
    position = book.position("marta", own)
    tried = DrillAttempt(own, position, NAMES[: position.options.players], Words())
    expected = Verdict.SOLVED if is_good else Verdict.MISSED
    assert verdict(tried, own.mistake.judged.played) is expected
    assert verdict(tried, tried.puzzle.solution[0][1]) is Verdict.SOLVED
