"""The interview: whatever is answered leads to rules that can be played, and the way back works."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec.structs import replace

from handfoot_gui.core.text.interview import Interview
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.hand_and_foot.rules.option_values import (
    BlackThrees,
    PileWord,
    Quota,
    Sides,
    Take,
    WildOnTop,
)
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.text.interview import interview as interview_of

WORDS = Words()


def go_through(interview: Interview, **answers: str) -> Any:
    """Answer by the words given for a question's name, otherwise with the first answer."""
    while (question := interview.question) is not None:
        wanted = answers.get(question.name)
        offered = interview.offered
        assert wanted is None or wanted in [answer.text for answer in offered], offered
        interview.answer(next((a for a in offered if a.text == wanted), offered[0]))
    return interview.result()


def test_the_usual_answers_lead_to_the_classic_game() -> None:
    assert go_through(interview_of(WORDS), players="Four players in two pairs") == Options()
    suggested = interview_of(WORDS)
    while suggested.question is not None:
        assert suggested.suggested is not None
        suggested.answer(suggested.suggested)
    assert suggested.result() == Options()


def test_answers_change_the_rules() -> None:
    six = {"players": "Six players in three pairs", "take": "The whole pile"}
    found = go_through(interview_of(WORDS), **six, quota="One clean and one dirty")
    assert (found.players, found.packs, found.sides) == (6, 7, Sides.PAIRS)
    assert (found.take, found.quotas) == (Take.WHOLE, (Quota(1, 1, 0),))


def test_without_wild_melds_no_wild_pile_is_offered_or_needed() -> None:
    interview = interview_of(WORDS)
    asked(interview, "wild-melds")
    interview.answer(interview.offered[1])
    asked(interview, "quota")
    texts = [answer.text for answer in interview.offered]
    assert "One clean and one dirty" in texts
    assert not any("wild" in text for text in texts)
    assert interview.offered[-1].help == "The usual rule: “Two clean and two dirty”."
    interview.answer(interview.offered[-1])
    interview.answer_the_rest()
    found = interview.result()
    assert found.quotas == (Quota(2, 2, 0),)
    assert found.wild_on_top is WildOnTop.BLOCKS
    found.check()


def test_going_back_keeps_the_answer_and_another_one_counts() -> None:
    interview = interview_of(WORDS)
    interview.answer(interview.offered[2])
    first = interview.offered[0]
    interview.answer(first)
    interview.back()
    assert interview.chosen == first
    interview.back()
    assert not interview.can_go_back
    interview.answer(interview.offered[0])
    assert interview.result().players == 2
    assert interview.result().sides is Sides.ALONE


def test_questions_differ_and_every_answer_has_a_line_of_help() -> None:
    found = interview_of(WORDS).questions
    assert len({question.name for question in found}) == len(found)
    for question in found:
        assert question.text.rstrip("”").endswith("?")
        assert len({answer.text for answer in question.answers}) == len(question.answers)
        for answer in question.answers:
            assert set(answer.changes) <= set(Options.__struct_fields__)
            assert answer.help.endswith("."), answer
            assert len(answer.help) <= 60, answer


def asked(interview: Interview, name: str) -> None:
    """Answer as is usual up to the question *name*."""
    while interview.question is not None and interview.question.name != name:
        assert interview.suggested is not None
        interview.answer(interview.suggested)
    assert interview.question is not None, name


def test_what_nobody_knows_becomes_the_usual_rule_and_says_which() -> None:
    interview = interview_of(WORDS)
    while interview.question is not None:
        unknown = interview.offered[-1]
        assert unknown.text == "We do not know"
        assert interview.suggested is not None
        assert interview.suggested.text in unknown.help
        interview.answer(unknown)
        interview.back()
        assert interview.chosen == unknown
        assert interview.suggested == unknown
        interview.answer(unknown)
    assert interview.result() == Options()


def test_the_rest_is_answered_as_usual_and_one_goes_back_to_the_last_question() -> None:
    interview = interview_of(WORDS)
    interview.answer(interview.offered[0])
    interview.answer(interview.offered[1])
    interview.answer_the_rest()
    assert interview.question is None
    found = interview.result()
    assert found == replace(
        Options(), players=2, packs=3, sides=Sides.ALONE, hand_size=11, foot_size=11
    )
    interview.back()
    assert interview.question is not None
    assert interview.question.name == "length"
    assert interview.chosen == interview.offered[-1]


ANSWERS: list[tuple[str, str, dict[str, object]]] = [
    ("bonuses", "500 clean, 300 dirty, 1,000 wild", {"wild_bonus": 1000}),
    ("out-bonus", "200", {"going_out_bonus": 200}),
    ("out-bonus", "Nothing", {"going_out_bonus": 0}),
    ("word", "A book", {"pile_word": PileWord.BOOK}),
    ("word", "A canasta", {"pile_word": PileWord.CANASTA}),
    ("permission", "Not asked", {"permission": False}),
    ("permission", "Asked, and answered with yes or no only", {"answer_reasons": False}),
    ("partner", "They need not", {"partner_in_foot": False}),
    ("black-threes", "Three or more at any time", {"black_threes": BlackThrees.CLEAN_MELD}),
    ("black-threes", "Three or more in the turn that goes out",
     {"black_threes": BlackThrees.GOING_OUT}),
]  # fmt: skip


@pytest.mark.parametrize(("name", "answer", "changes"), ANSWERS)
def test_an_answer_changes_what_it_says_and_nothing_else(
    name: str, answer: str, changes: dict[str, object]
) -> None:
    answers = {"players": "Four players in two pairs", name: answer}
    assert go_through(interview_of(WORDS), **answers) == replace(Options(), **changes)


def test_nobody_who_plays_alone_is_asked_about_partners() -> None:
    alone, paired = interview_of(WORDS), interview_of(WORDS)
    alone.answer(next(a for a in alone.offered if a.text == "Three players"))
    asked(alone, "quota")
    paired.answer(next(a for a in paired.offered if a.text == "Six players in three pairs"))
    assert paired.total == alone.total + 2
    alone.answer(alone.offered[0])
    assert alone.question is not None
    assert alone.question.name == "length"
    assert alone.number == alone.total


@pytest.mark.parametrize("seed", range(60))
def test_all_ways_through_lead_to_rules_that_can_be_played(seed: int) -> None:
    dice = random.Random(seed)
    interview = interview_of(WORDS)
    while interview.question is not None:
        if interview.can_go_back and dice.random() < 0.1:
            interview.back()
            continue
        interview.answer(dice.choice(interview.offered))
        assert 1 < interview.number <= interview.total + 1
    interview.result().check()
