"""The last lap, the switch `last_lap`; page "families' switches", S21 and decision 54."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from setting_out import DOWN, QUOTA, Play, ended

from handfoot_gui.core.seats import Seat
from handfoot_gui.games.hand_and_foot.bots.kernel.deal import OVER, deal_of
from handfoot_gui.games.hand_and_foot.bots.kernel.steady import decide, play_on
from handfoot_gui.games.hand_and_foot.bots.kernel.terms import Terms
from handfoot_gui.games.hand_and_foot.rules import problems as no
from handfoot_gui.games.hand_and_foot.rules.moves import Ask, EndTurn
from handfoot_gui.games.hand_and_foot.rules.option_values import (
    Banned,
    BanUntil,
    BlackThrees,
    DiscardBan,
    FootOpened,
)
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.state import Phase

LAP = Options(last_lap=True)


def out(options: Options = LAP, **where: Any) -> Play:
    """Seat 0 has gone out by its last discard, and seat 1, which is down, is to draw."""
    settings: dict[str, Any] = {
        "in_foot": (0, 2),
        "played_foot": (0, 2),
        "melds": {0: QUOTA, 1: DOWN},
        **where,
    }
    play = Play("8 8 8 9", options=options, **settings)
    if options.asks_permission:
        play.ask(True)
    play.lays("8 8 8").discards("9")
    assert play.public.out == Seat(0)
    assert play.phase is Phase.DRAW
    play.seat = Seat(1)
    return play


def drawn(play: Play, seat: int = 1) -> Play:
    play.seat = Seat(seat)
    return play.draw()


def test_s21_four_players_three_turns_more() -> None:
    play = out()
    for seat in (1, 2, 3):
        assert (play.public.turn, play.phase) == (seat, Phase.DRAW)
        drawn(play, seat).discards(play.held(play.holding[0].rank)[0].face)
    assert ended(play).by == Seat(0)


def test_s21_without_the_switch_the_deal_ends_at_once() -> None:
    play = Play("9", options=Options(permission=False), in_foot=(0, 2), played_foot=(2,),
                melds={0: QUOTA})  # fmt: skip
    play.discards("9").went_out()
    assert play.phase is Phase.DEAL_OVER


def test_s21_who_melds_the_last_card_begins_the_lap_too() -> None:
    play = Play("8 8 8", options=Options(last_lap=True, permission=False), in_foot=(0, 2),
                played_foot=(2,), melds={0: QUOTA})  # fmt: skip
    play.lays("8 8 8").went_out()
    assert (play.phase, play.public.turn) == (Phase.DRAW, 1)


def test_s21_a_joker_laid_in_the_lap_plus_50_instead_of_minus_50() -> None:
    scores = []
    for laid in (False, True):
        play = drawn(out(others={1: "* Q Q 4", 3: "4 5"}))
        if laid:
            play.lays("Q Q *")
        play.discards("4")
        for seat in (2, 3):
            drawn(play, seat).discards(play.holding[0].face)
        scores.append(ended(play))
    left, melded = ({line.kind: line.points(1) for line in score.lines} for score in scores)
    assert melded["cards_melded"] - left["cards_melded"] == 50 + 2 * 10
    assert melded["cards_left"] - left["cards_left"] == 50 + 2 * 10


def test_s21_in_the_lap_nobody_asks() -> None:
    play = drawn(out(others={1: "Q Q Q 4"}, in_foot=(0, 1, 2), played_foot=(0, 1, 2)))
    play.refused(Ask(), no.NobodyAsks(Seat(0)))


def test_s21_in_the_lap_quota_and_keeping_back_do_not_hold() -> None:
    """Nobody else gets a bonus for going out."""
    options = Options(last_lap=True, going_out_bonus=100)
    play = out(options, others={1: "Q Q Q"}, in_foot=(0, 1, 2), stock="J J")
    drawn(play).lays("Q Q Q").discards("J")
    assert len(play.holding) == 1
    play = out(options, others={1: "Q Q"}, in_foot=(0, 1, 2), stock="Q J")
    drawn(play).lays("Q Q Q").discards("J")
    assert (play.holding, play.public.turn, play.public.out) == ((), 2, 0)
    play = out(options, others={1: "Q Q"}, in_foot=(0, 1, 2), stock="Q Q")
    drawn(play).lays("Q Q Q Q")
    assert (play.holding, play.public.turn, play.public.out) == ((), 2, 0)
    for seat in (2, 3):
        drawn(play, seat).discards(play.holding[0].face)
    (line,) = [line for line in ended(play).lines if line.kind == "going_out"]
    assert [line.points(side) for side in (0, 1)] == [100, 0]


def test_s21_in_the_lap_must_discard_last_and_the_ban_last_do_not_hold() -> None:
    bans = (DiscardBan(Banned.JACK, BanUntil.LAST),)
    options = Options(last_lap=True, must_discard_last=True, discard_bans=bans)
    play = out(options, others={1: "Q Q"}, in_foot=(0, 1, 2), stock="Q Q")
    drawn(play).lays("Q Q Q Q")
    assert (play.holding, play.public.turn) == ((), 2)
    play = out(options, others={1: "Q Q"}, in_foot=(0, 1, 2), stock="Q J")
    drawn(play).lays("Q Q Q").discards("J")
    assert (play.holding, play.public.turn) == ((), 2)


def test_s21_black_threes_of_going_out_stay_in_the_holding() -> None:
    options = Options(last_lap=True, black_threes=BlackThrees.GOING_OUT)
    play = drawn(out(options, others={1: "3C 3C 3C"}, in_foot=(0, 1, 2), stock="J J"))
    play.no_lay(no.ThreesOnlyGoingOut(play.holding[0]), "3C 3C 3C")


def test_s21_who_empties_a_packet_picks_up_the_next_as_ever() -> None:
    play = drawn(out(others={1: "Q Q"}, feet={1: "A A A"}, stock="Q Q")).lays("Q Q Q Q")
    assert (len(play.holding), play.public.turn, play.public.in_foot[1]) == (3, 1, True)
    play.lays("A A A")
    assert (play.holding, play.public.turn) == ((), 2)


@pytest.mark.parametrize("opened", [FootOpened.PILE, FootOpened.HAND_EMPTY_WITH_PILE])
def test_s21_who_may_not_open_the_next_packet_is_done(opened: FootOpened) -> None:
    options = Options(last_lap=True, foot_opened=opened)
    play = drawn(out(options, others={1: "Q Q"}, stock="Q Q")).lays("Q Q Q Q")
    assert (play.holding, play.public.turn, play.public.in_foot[1]) == ((), 2, False)
    play = drawn(out(options, others={1: "Q Q"}, stock="Q J")).lays("Q Q Q").discards("J")
    assert (play.holding, play.public.turn, play.public.in_foot[1]) == ((), 2, False)


def test_s21_the_first_meld_holds() -> None:
    play = drawn(out(melds={0: QUOTA}, others={1: "4 4 4"}, stock="J 9"))
    play.no_lay(no.TooFewPoints(15, 50), "4 4 4")
    play.refused(EndTurn(), no.DiscardPossible())


def test_s21_the_deal_ends_as_out_when_one_cannot_draw() -> None:
    play = drawn(out(stock="", stock_size=1))
    assert ended(play).ended == "out"
    assert ended(play).by == Seat(0)


def test_s21_going_out_concealed_is_of_who_was_out_first() -> None:
    options = Options(last_lap=True, permission=False, concealed_out_bonus=500)
    play = Play("8 8 8 9", options=options, in_foot=(0, 2), played_foot=(0, 2),
                melds={0: QUOTA, 1: DOWN}).lays("8 8 8").discards("9")  # fmt: skip
    for seat in (1, 2, 3):
        assert play.public.is_concealed_out()
        drawn(play, seat).discards(play.holding[0].face)
    (line,) = [line for line in ended(play).lines if line.kind == "going_out"]
    assert line.points(0) == options.going_out_bonus + 500


def test_s21_bots_meld_everything_in_the_lap() -> None:
    play = drawn(out(others={1: "* 2 Q Q J J J 7 7 4"}, stock="K A"))
    deal = deal_of(Terms(LAP), play.state)
    while deal.turn == 1:
        deal.perform(decide(deal), Random(1))
    left = deal.terms
    assert deal.held[1] <= 3
    assert deal.hands[1][left.two] + deal.hands[1][left.joker] == 0
    play_on(deal, Random(1))
    assert (deal.phase, deal.out) == (OVER, 0)
