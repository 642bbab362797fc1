"""The interview: whatever is answered leads to rules that can be played, and the way back works."""

from __future__ import annotations

import random

import pytest

from handfoot_gui.engine.hand_and_foot.option_values import Quota, Sides, Take, WildOnTop
from handfoot_gui.engine.hand_and_foot.options import Options
from handfoot_gui.model.rules.interview import Interview, questions
from handfoot_gui.model.wording.words import Words

WORDS = Words()


def go_through(interview: Interview, **answers: str) -> Options:
    """Answer by the words given for a question's name, otherwise with the first answer."""
    while (question := interview.question) is not None:
        wanted = answers.get(question.name)
        offered = interview.offered
        assert wanted is None or wanted in [answer.text for answer in offered], offered
        interview.answer(next((a for a in offered if a.text == wanted), offered[0]))
    return interview.result()


def test_the_usual_answers_lead_to_the_classic_game() -> None:
    assert go_through(Interview(WORDS), players="Four players in two pairs") == Options()


def test_the_answer_suggested_first_is_the_classic_one() -> None:
    interview = Interview(WORDS)
    while interview.question is not None:
        assert interview.suggested is not None
        interview.answer(interview.suggested)
    assert interview.result() == Options()


def test_answers_change_the_rules() -> None:
    found = go_through(
        Interview(WORDS),
        players="Six players in three pairs",
        take="The whole pile",
        quota="One clean and one dirty",
    )
    assert found.players == 6
    assert found.packs == 7
    assert found.sides is Sides.PAIRS
    assert found.take is Take.WHOLE
    assert found.quotas == (Quota(1, 1, 0),)


def test_answers_that_make_no_sense_any_more_are_not_offered() -> None:
    interview = Interview(WORDS)
    while interview.question is not None and interview.question.name != "wild-melds":
        interview.answer(interview.offered[0])
    interview.answer(interview.offered[1])
    while interview.question is not None and interview.question.name != "quota":
        interview.answer(interview.offered[0])
    texts = [answer.text for answer in interview.offered]
    assert "One clean and one dirty" in texts
    assert not any("wild" in text for text in texts)


def test_without_wild_melds_no_wild_pile_is_needed() -> None:
    interview = Interview(WORDS)
    found = go_through(interview, **{"wild-melds": "They go with naturals only"})
    assert all(quota.wild == 0 for quota in found.quotas)
    assert found.wild_on_top is WildOnTop.BLOCKS
    interview.back()


def test_going_back_keeps_the_answer_and_another_one_counts() -> None:
    interview = Interview(WORDS)
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


def test_questions_are_about_ten_and_differ() -> None:
    found = questions(WORDS)
    assert 9 <= len(found) <= 12
    assert len({question.name for question in found}) == len(found)
    for question in found:
        assert question.text.endswith("?")
        for answer in question.answers:
            assert set(answer.changes) <= set(Options.__struct_fields__)


@pytest.mark.parametrize("seed", range(60))
def test_all_ways_through_lead_to_rules_that_can_be_played(seed: int) -> None:
    dice = random.Random(seed)
    interview = Interview(WORDS)
    while interview.question is not None:
        if interview.can_go_back and dice.random() < 0.1:
            interview.back()
            continue
        interview.answer(dice.choice(interview.offered))
        assert 1 < interview.number <= interview.total + 1
    interview.result().check()
