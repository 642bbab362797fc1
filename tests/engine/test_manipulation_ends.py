"""Knocking, going out, the last lap, the score and the end of a game: sections 3 to 6."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from manipulation_positions import DRAW, END, KNOCK, Position

from handfoot_gui.core.cards import cards
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.sheet import DealScore
from handfoot_gui.games.manipulation.rules import problems as no
from handfoot_gui.games.manipulation.rules.moves import EndRound
from handfoot_gui.games.manipulation.rules.option_values import CardValues
from handfoot_gui.games.manipulation.rules.options import Options
from handfoot_gui.games.manipulation.rules.scoring import (
    closing_lines,
    hand_points,
    is_over,
    score_of_hands,
    winners_of_score,
)
from handfoot_gui.games.manipulation.rules.state import End, Phase


def score(
    hands: Sequence[int], ended: End, ender: int | None, options: Options | None = None
) -> DealScore:
    seat = None if ender is None else Seat(ender)
    return score_of_hands(options or Options(), hands, ended, seat, number=1, dealer=Seat(0))


def points(hands: Sequence[int], ended: End, ender: int | None = None) -> list[int]:
    """What every seat scores in a round that ended so."""
    made = score(hands, ended, ender)
    return [made.points(seat) for seat in range(len(hands))]


# Section 3: knocking


def test_after_playing_one_knocks_with_five_points_or_fewer() -> None:
    position = Position(hand="5S 6S 7S 2D 3D")
    position.allowed(position.play("5S 6S 7S"))
    assert position.public.phase is Phase.KNOCK
    position.allowed(KNOCK)
    assert position.public.phase is Phase.ROUND_OVER
    assert (position.public.ended, position.public.ender) == (End.KNOCK, 0)
    assert position.rules.actor(position.state) == TABLE


def test_with_six_points_nobody_is_asked() -> None:
    position = Position(hand="5S 6S 7S 3H 3D")
    position.allowed(position.play("5S 6S 7S"))
    assert (position.public.phase, position.public.turn) == (Phase.TURN, 1)


def test_one_may_end_the_turn_instead_of_knocking() -> None:
    position = Position(hand="5S 6S 7S 2D 3D")
    position.allowed(position.play("5S 6S 7S"))
    position.allowed(END)
    assert (position.public.phase, position.public.turn) == (Phase.TURN, 1)


def test_after_the_third_draw_one_may_knock() -> None:
    position = Position(hand="AS", stock="2S", drawn=2)
    position.allowed(DRAW)
    position.allowed(KNOCK)
    assert position.public.ended is End.KNOCK


def test_not_knocking_after_the_third_draw_is_a_turn_without_playing() -> None:
    position = Position(hand="AS", stock="2S", drawn=2)
    position.allowed(DRAW)
    position.allowed(END)
    assert (position.public.phase, position.public.turn) == (Phase.TURN, 1)
    assert position.public.melds == ()


def test_before_playing_nobody_knocks() -> None:
    for drawn in (0, 1, 2):
        assert Position(hand="AS", drawn=drawn).refused(KNOCK) == no.KnockTooEarly()


def test_a_round_ends_when_somebody_has_played_the_last_card() -> None:
    position = Position(hand="5S 6S 7S")
    position.allowed(position.play("5S 6S 7S"))
    assert (position.public.phase, position.public.ended) == (Phase.ROUND_OVER, End.OUT)
    assert position.public.ender == 0


def test_joker_25_pictures_10_ten_to_two_face_value_ace_1() -> None:
    assert hand_points(CardValues(), cards("*H1")) == 25
    assert [hand_points(CardValues(), cards(f"{rank}S1")) for rank in "KQJ"] == [10, 10, 10]
    assert [hand_points(CardValues(), cards(f"{rank}S1")) for rank in "T98765432"] == list(
        range(10, 1, -1)
    )
    assert hand_points(CardValues(), cards("AS1")) == 1
    assert hand_points(CardValues(), cards("*H1 AS1 7D2")) == 33


def test_nobody_lays_off_after_a_knock_and_all_cards_left_count_matched_or_not() -> None:
    # The eight of spades would fit the table, and seat 2 could lay three queens.
    others = {1: "8S KD", 2: "QS QH QD", 3: "2H 3H"}
    position = Position(hand="5S 6S 7S 2D 3D", others=others)
    position.allowed(position.play("5S 6S 7S"))
    position.allowed(KNOCK)
    assert position.rules.actor(position.state) == TABLE
    position.state = position.rules.apply(position.state, TABLE, EndRound())
    line = next(line for line in position.public.results[-1].lines if line.kind == "in_hand")
    assert [item.count for (item,) in line.items] == [5, 18, 30, 5]


# Section 3: the last card of the stock and the last lap


def test_who_takes_the_last_card_of_the_stock_finishes_that_turn() -> None:
    position = Position(hand="5S 6S 7S KD", stock_size=1, drawn=0)
    position.allowed(DRAW)
    assert (position.public.turn, position.public.last_lap) == (0, None)
    assert position.refused(DRAW) == no.StockEmpty()
    position.allowed(position.play("5S 6S 7S"))
    assert (position.public.turn, position.public.last_lap) == (1, 4)


def test_it_may_be_passed_after_one_or_two_cards_when_the_stock_is_empty() -> None:
    position = Position(hand="5S 6S 7S KD", stock_size=0, drawn=1)
    assert position.refused(KNOCK) == no.TooManyPoints(28, 5)
    position.allowed(END)
    assert position.public.last_lap == 4


def test_it_may_be_knocked_with_five_also_if_the_stock_cut_the_drawing_short() -> None:
    position = Position(hand="2S", stock="3S", stock_size=1, drawn=0)
    position.allowed(DRAW)
    position.allowed(KNOCK)
    assert position.public.ended is End.KNOCK


def test_it_may_be_knocked_after_playing_in_that_turn() -> None:
    position = Position(hand="5S 6S 7S 2D", stock_size=0, drawn=2)
    position.allowed(position.play("5S 6S 7S"))
    position.allowed(KNOCK)
    assert position.public.ended is End.KNOCK


def test_a_third_draw_of_the_last_card_leaves_no_play() -> None:
    position = Position(hand="5S 6S 7S", stock_size=1, drawn=2)
    position.allowed(DRAW)
    assert (position.public.turn, position.public.last_lap) == (1, 4)
    position = Position(hand="2S", stock="AS", stock_size=1, drawn=2)
    position.allowed(DRAW)
    position.allowed(KNOCK)


def test_the_last_lap_gives_everybody_one_turn_who_took_the_last_card_last_of_all() -> None:
    position = Position(hand="KD QD", stock_size=0, drawn=1)
    position.allowed(END)
    seats = []
    while position.rules.actor(position.state) != TABLE:
        seats.append(position.public.turn)
        position.as_seat(position.public.turn)
        position.allowed(END)
    assert seats == [1, 2, 3, 0]
    assert (position.public.ended, position.public.ender) == (End.STOCK, None)


def test_the_last_lap_is_played_without_drawing_or_knocking() -> None:
    position = Position(hand="5S 6S 7S 2D", stock_size=0, drawn=0, last_lap=3)
    assert position.refused(DRAW) == no.NoDrawInLastLap()
    assert position.refused(KNOCK) == no.NoKnockInLastLap()
    position.allowed(position.play("5S 6S 7S"))
    assert (position.public.phase, position.public.turn) == (Phase.TURN, 1)
    assert position.public.last_lap == 2


def test_going_out_ends_the_last_lap() -> None:
    position = Position(hand="5S 6S 7S", stock_size=0, drawn=0, last_lap=3)
    position.allowed(position.play("5S 6S 7S"))
    assert (position.public.ended, position.public.ender) == (End.OUT, 0)


def test_with_a_draw_limit_of_one_the_last_card_is_the_whole_turn() -> None:
    position = Position(
        hand="5S 6S 7S",
        stock_size=1,
        drawn=0,
        options=Options(draw_first=False, draw_limit=1, knock_limit=0),
    )
    position.allowed(DRAW)
    assert (position.public.turn, position.public.last_lap) == (1, 4)


# Section 4 and the vectors of section 5


def test_hands_4_knocker_11_20_knocker_23() -> None:
    assert points([4, 11, 20], End.KNOCK, 0) == [23, 0, 0]


def test_5_knocker_3_20_second_29() -> None:
    assert points([5, 3, 20], End.KNOCK, 0) == [0, 29, 0]


def test_4_knocker_4_20_second_26_knocker_0() -> None:
    assert points([4, 4, 20], End.KNOCK, 0) == [0, 26, 0]


def test_4_knocker_4_4_30_second_and_third_36_each() -> None:
    assert points([4, 4, 4, 30], End.KNOCK, 0) == [0, 36, 36, 0]


def test_out_others_12_and_25_62() -> None:
    assert points([12, 0, 25], End.OUT, 1) == [0, 62, 0]


def test_several_others_tie_below_the_knocker_each_scores_as_winner() -> None:
    assert points([5, 3, 3, 30], End.KNOCK, 0) == [0, 2 + 27 + 10, 2 + 27 + 10, 0]


def test_with_two_players_the_difference() -> None:
    assert points([4, 30], End.KNOCK, 0) == [26, 0]
    assert points([4, 4], End.KNOCK, 0) == [0, 10]
    assert points([17, 30], End.STOCK) == [13, 0]


def test_stock_run_out_each_tied_player_scores_as_winner_without_a_bonus() -> None:
    assert points([7, 20, 7, 9], End.STOCK) == [15, 0, 15, 0]
    assert points([7, 20, 9], End.STOCK) == [15, 0, 0]


def test_stock_run_out_if_all_tie_all_win_0_and_a_round_each() -> None:
    made = score([7, 7, 7], End.STOCK, None)
    assert [made.points(seat) for seat in range(3)] == [0, 0, 0]
    assert winners_of_score(made) == (0, 1, 2)


def test_a_lone_winner_by_knocking_gets_no_bonus_and_out_is_no_undercut() -> None:
    kinds = {
        line.kind: [line.points(seat) for seat in range(3)]
        for line in score([4, 11, 20], End.KNOCK, 0).lines
    }
    assert kinds == {
        "in_hand": [0, 0, 0],
        "differences": [23, 0, 0],
        "going_out": [0, 0, 0],
        "undercut": [0, 0, 0],
    }
    out = {line.kind: line.points(1) for line in score([12, 0, 25], End.OUT, 1).lines}
    assert out == {"in_hand": 0, "differences": 37, "going_out": 25, "undercut": 0}


def test_the_bonuses_are_switches() -> None:
    options = Options(out_bonus=40, undercut_bonus=7)
    assert score([12, 0, 25], End.OUT, 1, options).points(1) == 37 + 40
    assert score([5, 3, 20], End.KNOCK, 0, options).points(1) == 19 + 7
    none = Options(out_bonus=0, undercut_bonus=0)
    assert [line.kind for line in score([12, 0, 25], End.OUT, 1, none).lines] == [
        "in_hand",
        "differences",
    ]


def test_a_round_as_played_is_scored_like_the_vector() -> None:
    position = Position(
        hand="5S 6S 7S 4D", others={1: "JH AH", 2: "KD KC"}, options=Options(players=3)
    )
    spare = position.state.hands[1:]
    assert [hand_points(CardValues(), hand) for hand in spare] == [11, 20]
    position.allowed(position.play("5S 6S 7S"))
    position.allowed(KNOCK)
    position.end_round()
    assert position.rules.sheet(position.state).totals == (23, 0, 0)
    (made,) = position.public.results
    assert (made.ended, made.by, made.number) == ("knock", 0, 1)


# The end of a game


def test_the_game_ends_after_the_round_in_which_somebody_reaches_150() -> None:
    first = score([100, 0, 24], End.OUT, 1)
    assert first.points(1) == 149
    assert not is_over(Options(players=3), [first])
    assert is_over(Options(players=3), [first, score([1, 0, 1], End.STOCK, None)])
    assert is_over(Options(players=3, target=149), [first])


def test_who_reached_it_gets_100_and_everybody_25_for_each_round_won() -> None:
    rounds = [
        score([100, 0, 24], End.OUT, 1),
        score([7, 7, 7], End.STOCK, None),
        score([7, 9, 7], End.STOCK, None),
        score([30, 0, 30], End.OUT, 1),
    ]
    options = Options(players=3)
    reached, won = closing_lines(options, rounds)
    assert [reached.points(seat) for seat in range(3)] == [0, 100, 0]
    assert [won.points(seat) for seat in range(3)] == [50, 75, 50]


def test_with_exactly_150_it_is_reached_and_each_who_reached_it_gets_100() -> None:
    rounds = [score([100, 0, 24], End.OUT, 1), score([5, 5, 155], End.STOCK, None)]
    assert [sum(made.points(seat) for made in rounds) for seat in range(3)] == [150, 299, 0]
    reached, _ = closing_lines(Options(players=3), rounds)
    assert [reached.points(seat) for seat in range(3)] == [100, 100, 0]
    bonus, _ = closing_lines(Options(players=3, target_bonus=40), rounds)
    assert [bonus.points(seat) for seat in range(3)] == [40, 40, 0]


def test_highest_total_wins_and_ties_are_shared() -> None:
    position = Position(
        hand="5S 6S 7S",
        others={1: "JH AH", 2: "KD KC"},
        options=Options(players=3, target=150),
        results=[score([0, 100, 24], End.OUT, 0), score([30, 0, 30], End.OUT, 1)],
    )
    position.allowed(position.play("5S 6S 7S"))
    position.end_round()
    assert position.public.phase is Phase.OVER
    assert position.rules.actor(position.state) is None
    sheet = position.rules.sheet(position.state)
    assert sheet.totals == (149 + 31 + 25 + 100 + 50, 60 + 25 + 25, 0)
    assert sheet.leaders == (0,)
    tied = Position(
        hand="9S",
        others={1: "9D"},
        options=Options(players=2, target=100),
        results=[score([0, 75], End.OUT, 0), score([75, 0], End.OUT, 1)],
        phase=Phase.ROUND_OVER,
        stock_size=42,
    )
    ended = tied.rules.sheet(tied.state)
    assert ended.leaders == (0, 1)
    assert ended.totals == (100, 100)
    assert ended.closing == ()


def test_nothing_is_added_before_the_game_is_over() -> None:
    position = Position(hand="5S 6S 7S", options=Options(players=3, target=1000))
    position.allowed(position.play("5S 6S 7S"))
    position.end_round()
    sheet = position.rules.sheet(position.state)
    assert sheet.closing == ()
    assert sheet.totals == tuple(sheet.deals[0].points(seat) for seat in range(3))
    assert position.public.phase is Phase.DEAL


# Section 6


@pytest.mark.parametrize(("limit", "is_asked"), [(0, False), (4, False), (5, True), (30, True)])
def test_the_knock_limit_is_a_switch(limit: int, is_asked: bool) -> None:
    position = Position(hand="5S 6S 7S 2D 3D", options=Options(knock_limit=limit))
    position.allowed(position.play("5S 6S 7S"))
    assert (position.public.phase is Phase.KNOCK) == is_asked


def test_without_knocking_the_refusal_says_so() -> None:
    position = Position(hand="AS", stock_size=0, drawn=1, options=Options(knock_limit=0))
    assert position.refused(KNOCK) == no.NoKnocking()
