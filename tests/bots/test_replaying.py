"""What the best bots make of the same cards: plays of a deal, their mean, and how far they lie
apart."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from math import sqrt
from random import Random
from statistics import fmean, stdev

import pytest
from looked_back import back, sample

from handfoot_gui.bots import worker
from handfoot_gui.bots.messages import NotChosen, Replay, Replayed, packed, unpacked
from handfoot_gui.bots.replaying import plays_again
from handfoot_gui.bots.worker import Worker
from handfoot_gui.core.bot import EXPERT
from handfoot_gui.core.deal_report import cards_played
from handfoot_gui.core.game import AnyRecord
from handfoot_gui.core.record import replay
from handfoot_gui.core.seats import TABLE
from handfoot_gui.games import GAMES, rules_of
from handfoot_gui.games.hand_and_foot.bots.strong import unhurried_expert
from handfoot_gui.games.manipulation.bots import stirred

QUICK = ["raub/classic-4", "raub/classic-2", "manipulation/classic-3"]


def asked(name: str, times: int = 3, deal: int = 0) -> Replay:
    """What is asked about the cards of a deal of a sample, counted from 0."""
    record = sample(name)
    upto = record.moves[: back(record).route.deals[deal].first]
    return Replay(7, record.game, record.options, upto, times)


def plays(question: Replay) -> list[tuple[int, ...]]:
    steps = plays_again(question.game, question.options, question.moves)
    return list(islice((points for points in steps if points is not None), question.times))


@pytest.mark.parametrize("name", QUICK)
def test_the_same_cards_give_the_same_plays_and_others_other_ones(name: str) -> None:
    first = plays(asked(name))
    assert first == plays(asked(name))
    others = (plays(asked(name, deal=deal)) for deal in (1, 2, 3))
    assert any(one != first for one in others), "cards matter"
    sides = rules_of(sample(name)).sheet(rules_of(sample(name)).start()).sides
    assert {len(points) for points in first} == {len(sides)}


def test_others_can_go_first_at_each_decision() -> None:
    question = asked("raub/classic-4")
    steps = list(islice(plays_again(question.game, question.options, question.moves), 120))
    played = [step for step in steps if step is not None]
    assert played
    assert len(steps) > 8 * len(played), "a play is more than a few decisions"


@pytest.mark.parametrize("name", ["steady/classic", *QUICK])
def test_whoever_plays_again_is_the_best_that_needs_no_clock(name: str) -> None:
    record = sample(name)
    game = GAMES[record.game]
    replays = game.replays
    assert replays is not None
    best = game.levels[-1]
    assert replays.level == best, "there is no better one"
    view = _view_in(record)
    bot = replays.bot(game, record.options, 1)
    assert bot.choose(view, 3, 1.0) == bot.choose(view, 3, 1.0 if best != EXPERT else 0.001)


def _view_in(record: AnyRecord) -> object:
    """What somebody sees who has to decide."""
    rules = rules_of(record)
    for count in range(back(record).route.deals[0].first + 8, len(record.moves)):
        state = replay(rules, record.moves[:count])
        if (seat := rules.actor(state)) not in (None, TABLE):
            return rules.view(state, seat)
    raise AssertionError("nobody decides")


def test_by_another_number_an_expert_imagines_other_worlds() -> None:
    """With the same ones every play of the same cards would be the same."""
    record = sample("steady/classic")
    rules, moves = rules_of(record), record.moves
    first = back(record).route.deals[0].first
    found = set()
    for count in range(first + 40, first + 60):
        state = replay(rules, moves[:count])
        seat = rules.actor(state)
        if seat in (None, TABLE):
            continue
        view = rules.view(state, seat)
        judged = [
            tuple(one.mean for one in unhurried_expert(record.options, number).judged(view))
            for number in (1, 2, 1)
        ]
        assert judged[0] == judged[2]
        found.add(judged[0] == judged[1])
    assert False in found, "they differ where there is a choice"


@pytest.mark.only_thorough
def test_experts_play_a_deal_of_hand_and_foot_again_otherwise_each_time() -> None:
    first, second = plays(asked("steady/classic", 2))
    assert first != second


def test_a_stirred_stock_leaves_every_hand_as_it_was_dealt() -> None:
    question = asked("manipulation/classic-3")
    state = replay(GAMES[question.game].rules(question.options), question.moves)
    other = stirred(state, Random(1))
    assert other.hands == state.hands
    assert other.public == state.public
    assert Counter(other.stock) == Counter(state.stock)
    assert other.stock != state.stock


def test_the_chance_of_one_more_play_holds_that_of_the_average() -> None:
    played = [(100, -20), (300, -20), (200, 40)]
    found = cards_played(4, (250, 0), played)
    assert (found.deal, found.result, found.replays) == (4, (250, 0), 3)
    assert found.cards == (200, 0)
    wide = sqrt(1 + 1 / 3)
    assert found.chance == pytest.approx((100 * wide, stdev([-20, -20, 40]) * wide))
    more = cards_played(4, (250, 0), played * 40)
    assert more.cards[0] == pytest.approx(fmean([100, 300, 200]))
    assert more.chance[0] < found.chance[0]


def test_a_worker_tells_each_play_and_which_is_the_last() -> None:
    question = asked("raub/classic-4")
    replies = list(Worker().replay(question))
    assert all(isinstance(reply, Replayed) and reply.request == 7 for reply in replies)
    found = [reply for reply in replies if isinstance(reply, Replayed) and reply.points is not None]
    assert [reply.points for reply in found] == plays(question)
    assert [reply.is_whole for reply in found] == [False, False, True]
    assert not any(reply.is_whole for reply in replies[:-1] if isinstance(reply, Replayed))
    assert unpacked(bytearray(packed(replies[-1]))) == replies[-1]


def test_no_other_play_begins_once_it_has_taken_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "_LONGEST_REPLAY", 0.0)
    replies = list(Worker().replay(asked("raub/classic-4")))
    points = [reply.points for reply in replies if isinstance(reply, Replayed)]
    assert points[-1] is not None
    assert set(points[:-1]) == {None}, "one play is played to its end, for it may be the only one"


def test_a_worker_says_why_it_cannot() -> None:
    notes = []
    record = sample("raub/classic-4")
    wrong = Replay(4, record.game, record.options, record.moves[1:], 3)
    (reply,) = Worker(lambda error, where: notes.append((error, where))).replay(wrong)
    assert isinstance(reply, NotChosen)
    assert [where for _, where in notes] == ["cards played again"]
