"""What equal bots make of the cards of a deal that is over: a mean, and how far plays lie apart."""

from __future__ import annotations

from math import sqrt

import pytest
from looked_back import back, sample

from handfoot_gui.bots.messages import Replay, Replayed, packed, unpacked
from handfoot_gui.bots.replaying import cards_played
from handfoot_gui.bots.reporting import deal_report
from handfoot_gui.bots.worker import Worker

GAMES_PLAYED = ["steady/classic-upcard", "raub/classic-4"]


@pytest.mark.parametrize("name", GAMES_PLAYED)
def test_the_mean_is_that_of_a_report_and_the_result_that_of_the_sheet(name: str) -> None:
    record = sample(name)
    found = cards_played(record.game, record.options, record.moves, times=24)
    deal = back(record).route.deals[-1]
    moves = back(record).moves_of(deal)
    report = next(deal_report(record.game, record.options, moves, deal.first, 0.2))
    assert found.result == report.result
    assert found.deal == deal.number
    for one, other, spread in zip(found.cards, report.cards, found.spread, strict=True):
        assert abs(one - other) <= 4 * spread * sqrt(1 / found.replays + 1 / report.replays)
    assert found == cards_played(record.game, record.options, record.moves, times=24)


def test_the_next_deal_counts_only_once_it_is_over() -> None:
    record = sample(GAMES_PLAYED[0])
    first, second, *_ = back(record).route.deals
    for end in second.first - 1, second.first + 20:
        found = cards_played(record.game, record.options, record.moves[:end], times=2)
        assert found.deal == first.number
        assert len(found.result) == record.options.side_count


def test_a_worker_answers_and_says_why_it_cannot() -> None:
    record = sample(GAMES_PLAYED[0])
    asked = Replay(3, record.game, record.options, record.moves)
    reply = Worker().replay(asked)
    assert isinstance(reply, Replayed)
    assert unpacked(bytearray(packed(reply))) == reply
    assert reply.request == 3
    nothing = Worker().replay(Replay(4, record.game, record.options, ()))
    assert not isinstance(nothing, Replayed)
