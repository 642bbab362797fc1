"""The course of a game: what its moves did to deals, known without looking through all of them."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from handfoot_gui.core.game import AnyRecord
from handfoot_gui.core.record import states
from handfoot_gui.core.seats import TABLE
from handfoot_gui.games import rules_of
from handfoot_gui.session.course import Course
from handfoot_gui.storage.codec import load

SAMPLES = Path(__file__).parents[1] / "samples"
GAMES = ["format-8", "raub/classic-3", "manipulation/classic-3"]


@pytest.fixture(scope="module", params=GAMES)
def kept(request: pytest.FixtureRequest) -> AnyRecord:
    return load(SAMPLES / f"{request.param}.handfoot.json").record


def looked_through(made: list[Any], record: AnyRecord, number: int) -> tuple[bool, bool, int]:
    """Whether a deal was scored, and whether one ended, since the cards were dealt before the
    state *number*; and the move that dealt them: by looking back through all moves."""
    rules, has_scored, has_ended = rules_of(record), False, False
    for before in range(number - 1, -1, -1):
        seat, move = record.moves[before]
        if rules.order_dealt(move):
            return has_scored, has_ended, before
        old, new = (rules.sheet(made[at]).deals for at in (before, before + 1))
        has_ended |= seat == TABLE and len(new) > len(old)
        has_scored |= seat == TABLE and sum(d.is_scored for d in new) > sum(
            d.is_scored for d in old
        )
    return has_scored, has_ended, -1


def seen(course: Course[Any, Any, Any]) -> tuple[bool, bool, int]:
    return course.is_between_deals, course.is_before_cards, course.dealt


def test_what_happened_to_deals_is_what_a_look_through_all_moves_finds(kept: AnyRecord) -> None:
    rules = rules_of(kept)
    made = list(states(rules, kept.moves))
    course: Course[Any, Any, Any] = Course(rules, ())
    assert seen(course) == (False, False, -1)
    wanted = [seen(course)]
    for number, state in enumerate(made[1:], start=1):
        course.go_on(kept.moves[:number], state)
        wanted.append(looked_through(made, kept, number))
        assert seen(course) == wanted[-1], number
    assert any(is_between for is_between, _, _ in wanted)
    dealt = [number for number, (_, move) in enumerate(kept.moves) if rules.order_dealt(move)]
    assert [number for number in range(len(kept.moves)) if course.has_dealt(number)] == dealt
    scored = [sum(deal.is_scored for deal in rules.sheet(state).deals) for state in made]
    assert [number for number in range(len(kept.moves)) if course.has_scored(number)] == [
        number for number, (old, new) in enumerate(pairwise(scored)) if new > old
    ]
    again = Course(rules, kept.moves)
    assert seen(again) == wanted[-1]
    assert list(again.left_over.items()) == list(course.left_over.items())
    for number in range(len(kept.moves) - 1, len(kept.moves) - 150, -1):
        again.go_back(kept.moves[:number])
        assert seen(again) == wanted[number], "taken back"
        assert again.latest == made[number]
