"""The report on a deal: luck told apart from play, and the costliest decision found."""

from __future__ import annotations

from functools import cache
from itertools import islice
from math import sqrt
from random import Random

import pytest
from looked_back import back, left, sample
from msgspec.structs import replace
from shared import Shared

from handfoot_gui.bots.cores import SpareCores
from handfoot_gui.bots.reporting import deal_report
from handfoot_gui.core.deal_report import DealReport
from handfoot_gui.core.game import AnyRecord
from handfoot_gui.core.record import replay, states
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.text.deal_report import ReportSentences
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES, rules_of
from handfoot_gui.games.hand_and_foot.rules.moves import Discard
from handfoot_gui.games.hand_and_foot.rules.state import Phase
from handfoot_gui.session.route import Dealt

_LITTLE = 0.02
"""An effort that is enough for a test."""


@cache
def deal_of(name: str) -> tuple[AnyRecord, Dealt, Shared[DealReport]]:
    """A kept game up to the end of its first deal, where that begins, and the reports on it."""
    record = sample(name)
    dealt = back(record).route.deals[0]
    record = record.with_moves(back(record).moves_of(dealt))
    made = deal_report(record.game, record.options, record.moves, dealt.first, _LITTLE)
    return record, dealt, Shared(iter(made))


def played_on(record: AnyRecord, seat: Seat, move: object) -> AnyRecord:
    """*record* with one more move, and the rest of its deal played by steady bots."""
    rules, rng = rules_of(record), Random(1)
    bot = GAMES[record.game].bot("steady", record.options)
    moves = [*record.moves, (seat, move)]
    state = replay(rules, moves)
    deals = len(rules.sheet(state).deals)
    while len(rules.sheet(state).deals) == deals:
        mover = rules.actor(state)
        assert mover is not None
        if mover == TABLE:
            made = rules.table_move(state, rng)
        else:
            made = bot.choose(rules.view(state, mover), 0, 1.0)
        moves.append((mover, made))
        state = rules.apply(state, mover, made)
    return record.with_moves(moves)


def test_luck_and_play_add_up_to_the_points_and_more_cores_give_the_same_report() -> None:
    record, dealt, reports = deal_of("steady/classic-upcard")
    asked, moves = (record.game, record.options), record.moves
    two = SpareCores(cores=2)
    two.wait_until_ready()
    again = deal_report(*asked, moves, dealt.first, _LITTLE, cores=two)
    made = list(islice(reports, 2))
    assert made == list(islice(again, 2))
    two.close()
    report = made[-1]
    assert made[0].share < report.share < 1
    score = rules_of(record).sheet(replay(rules_of(record), moves)).deals[-1]
    assert report.result == (score.points(0), score.points(1))
    for side in (0, 1):
        parts = report.usual[side] + report.luck[side] + report.play[side]
        assert parts == pytest.approx(report.result[side])
    assert report.curve[0].points == report.cards
    assert report.curve[-1].points == report.result
    assert dealt.first <= report.curve[0].position < report.curve[-1].position <= dealt.last
    for one in report.decisions:
        judged = one.judgement
        assert record.moves[one.position - 1] == (judged.seat, judged.played)
        assert one.judgement.cost >= report.decisions[-1].judgement.cost > 0


@pytest.mark.only_thorough
def test_a_joker_thrown_away_is_among_the_costliest_decisions() -> None:
    record = sample("steady/classic-upcard")
    rules = rules_of(record)
    dealt = back(record).route.deals[0]
    for number, state in enumerate(states(rules, record.moves[: dealt.last - 1])):
        seat, move = record.moves[number]
        jokers = [card for card in state.holdings[seat] if card.is_joker] if seat >= 0 else []
        if (
            number >= dealt.first + 30
            and isinstance(move, Discard)
            and jokers
            and state.public.phase is Phase.PLAY
        ):
            break
    thrown = played_on(replace(record, moves=record.moves[:number]), seat, Discard(jokers[0]))
    made = list(deal_report(record.game, record.options, thrown.moves, dealt.first, _LITTLE))
    assert [one.is_whole for one in made] == [False] * (len(made) - 1) + [True]
    report = made[-1]
    found = next(one for one in report.decisions if one.position == number + 1)
    assert found.judgement.played == Discard(jokers[0])
    assert found.better.gain > 100
    side = record.options.side_of(seat)
    assert report.left[side] > 0


def test_a_deal_that_is_played_gives_no_move_away() -> None:
    record = left("steady/classic", 240, persons=2)
    looked = back(record)
    over, running = looked.route.deals
    assert looked.moves_of(over) == record.moves[: running.first - 1]
    with pytest.raises(AssertionError, match="secret"):
        looked.moves_of(running)


def test_a_cut_six_players_and_raub_are_reported_on_too() -> None:
    for name in ("steady/brouillette-partners-high", "steady/pennies", "raub/classic-4"):
        record, _, reports = deal_of(name)
        first = next(iter(reports))
        assert len(first.result) == len(record.options.seats_of_sides)
        assert first.curve[-1].points == first.result


@pytest.mark.only_thorough
def test_figures_come_first_then_findings_and_the_share_that_is_done_grows_in_small_steps() -> None:
    record, dealt, reports = deal_of("steady/classic-upcard")
    made = list(reports)
    shares = [one.share for one in made]
    assert shares == sorted(set(shares))
    assert shares[0] == 0
    assert shares[-1] == 1
    assert made[0].replays <= 4
    assert not made[1].judged
    assert 0 < made[2].judged <= 8
    first_found = next(number for number, one in enumerate(made) if one.decisions)
    assert first_found <= 4
    # A step is a few decisions; or a round, of which there is only one with so little effort.
    decisions = sum(mover != TABLE for mover, _ in record.moves[dealt.first : dealt.last])
    assert len(made) >= decisions / 8


@pytest.mark.parametrize("name", ["steady/classic-upcard", "raub/classic-4"])
def test_people_are_told_in_words_what_bots_and_chance_do(name: str) -> None:
    *_, report = islice(deal_of(name)[2], 6)
    sides = [str(side) for side in range(len(report.result))]
    said = ReportSentences(Words(), sides)
    for play, chance in ((0.2, "That much is often luck."), (1.5, "That much is seldom just luck."),
                         (9.0, "That is more than luck.")):  # fmt: skip
        ahead = play * sqrt(1 + 1 / (len(sides) - 1))
        result = [round(1000 * cards) for cards in report.cards]
        result[0] += round(1000 * ahead)
        told = replace(
            report,
            result=tuple(result),
            cards=tuple(float(round(1000 * cards)) for cards in report.cards),
            spread=(1000.0,) * len(sides),
        )
        assert said.play(told).endswith(chance)
    for one in report.decisions:
        for is_bots in (False, True):
            text = said.better(one, "draw", is_bots=is_bots)
            assert text.startswith("Thinking longer finds a better move:" if is_bots else "Better:")
            assert "±" not in text
    for text in (said.luck(report), said.play(report), said.left(report), said.method(report)):
        assert "±" not in text
    # Each side's figures are beside what is usual where it sits, or nothing adds up.
    sided = replace(report, usual=tuple(1000.0 * (side + 1) for side in range(len(sides))))
    assert all(said.figure(usual) in said.method(sided) for usual in sided.usual)
    alike = said.method(replace(report, usual=(1000.0,) * len(sides)))
    assert alike.count(said.figure(1000.0)) == 1
