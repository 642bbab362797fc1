"""Families' switches of Manipulation Rummy; page "Manipulation Rummy", section 7."""

from __future__ import annotations

import pytest
from manipulation_positions import DRAW, END, KNOCK, Position
from msgspec.structs import replace

from handfoot_gui.core.brought_forward import BroughtForward, HasReachedGoal, NoSuchDeal
from handfoot_gui.core.cards import cards
from handfoot_gui.core.errors import OptionsError
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.sheet import DealScore
from handfoot_gui.games.manipulation.rules import moves as m
from handfoot_gui.games.manipulation.rules import problems as no
from handfoot_gui.games.manipulation.rules.melds import Laid, Meld
from handfoot_gui.games.manipulation.rules.option_values import (
    Ace,
    CardValues,
    FirstPlayBy,
    JokerRule,
    LastLap,
    Scoring,
)
from handfoot_gui.games.manipulation.rules.options import Options, preset
from handfoot_gui.games.manipulation.rules.rules import Manipulation
from handfoot_gui.games.manipulation.rules.scoring import (
    closing_lines,
    hand_points,
    is_over,
    score_of_hands,
    totals_of,
    winners_of_score,
)
from handfoot_gui.games.manipulation.rules.shapes import in_meld_order, meld_problem
from handfoot_gui.games.manipulation.rules.state import End, Phase


def spades(ranks: str) -> Meld:
    """Cards of one suit as they lie."""
    return tuple(Laid(card) for card in cards(" ".join(f"{rank}S1" for rank in ranks)))


# Players, hands, packs


@pytest.mark.parametrize(
    ("options", "all_cards", "dealt", "stock"),
    [
        (Options(players=6, hand_size=13), 159, 78, 81),
        (Options(players=2), 53, 20, 33),
        (Options(players=6, packs=3, jokers=6, hand_size=13), 162, 78, 84),
    ],
)
def test_so_many_cards_are_dealt_and_so_many_stay(
    options: Options, all_cards: int, dealt: int, stock: int
) -> None:
    rules = Manipulation(options)
    state = rules.start()
    state = rules.apply(state, TABLE, m.ChooseDealer(Seat(0)))
    state = rules.apply(state, TABLE, m.Deal(rules.cards))
    assert len(rules.cards) == len(set(rules.cards)) == all_cards
    assert sum(map(len, state.hands)) == dealt
    assert len(state.stock) == stock


def test_the_third_pack_has_jokers_of_its_own() -> None:
    jokers = [card.code for card in Options(players=6, jokers=6).cards() if card.is_joker]
    assert jokers == ["*H1", "*H2", "*H3", "*S1", "*S2", "*S3"]
    three = [card.code for card in Options(players=6).cards() if card.is_joker]
    assert three == ["*H1", "*H2", "*H3"]
    two_packs = [card.code for card in Options(jokers=6).cards() if card.is_joker]
    assert two_packs == ["*H1", "*H2", "*S1", "*S2", "*H3", "*S3"]


def test_90_cards_are_dealt_but_there_are_53() -> None:
    options = Options(players=6, hand_size=15, packs=1, jokers=1)
    with pytest.raises(OptionsError, match="90 cards are dealt, but there are 53") as caught:
        options.check()
    assert caught.value.fields == ("hand_size", "packs")


def test_the_stock_must_keep_one_card() -> None:
    Options(players=4, hand_size=13, packs=1, jokers=1).check()
    with pytest.raises(OptionsError):
        Options(players=4, hand_size=13, packs=1, jokers=0).check()


def test_where_the_only_draw_ends_the_turn_it_begins_nobody_could_play() -> None:
    with pytest.raises(OptionsError, match="nobody could play") as caught:
        Options(draw_limit=1).check()
    assert caught.value.fields == ("draw_first", "draw_limit")
    Options(draw_limit=1, play_after_last=True).check()
    Options(draw_limit=1, draw_first=False).check()


def test_some_card_counts_something_where_a_goal_ends_the_game() -> None:
    nothing = CardValues(*(0,) * 14)
    with pytest.raises(OptionsError, match="nobody would reach the goal"):
        Options(values=nothing).check()
    Options(values=nothing, rounds=2).check()


# M1, drawing


def test_draw_one_then_play_or_not() -> None:
    options = Options(draw_limit=1, play_after_last=True, knock_limit=0)
    position = Position(hand="5S 6S 7S KD", drawn=0, options=options)
    assert isinstance(position.refused(m.Play(())), no.DrawFirst)
    position.allowed(DRAW)
    assert position.public.phase is Phase.TURN
    assert position.refused(DRAW) == no.NoMoreDraws(1)
    assert position.may(END)
    position.allowed(position.play("5S 6S 7S"))
    assert position.public.turn == 1


def test_after_the_last_draw_one_may_end_the_turn_without_a_play() -> None:
    options = Options(draw_limit=1, play_after_last=True, knock_limit=0)
    position = Position(hand="5S 6S 7S KD", drawn=0, options=options)
    position.allowed(DRAW)
    position.allowed(END)
    assert position.public.turn == 1


def test_play_or_draw_until_you_do() -> None:
    options = Options(draw_first=False, draw_limit=0)
    position = Position(hand="5S 6S 7S KD", drawn=0, options=options)
    assert position.may(position.play("5S 6S 7S"))
    for _ in range(6):
        position.allowed(DRAW)
        assert isinstance(position.refused(END), no.NoPassing)
    position.allowed(position.play("5S 6S 7S"))
    assert position.public.turn == 1


def test_with_limit_0_a_turn_without_a_play_ends_only_when_the_stock_is_empty() -> None:
    options = Options(draw_limit=0)
    position = Position(hand="2S 7D KC", stock_size=2, drawn=0, options=options)
    position.allowed(DRAW)
    assert isinstance(position.refused(END), no.NoPassing)
    position.allowed(DRAW)
    assert position.refused(DRAW) == no.StockEmpty()
    assert position.may(END)


def test_without_draw_first_a_turn_of_several_draws_may_begin_with_a_play() -> None:
    options = Options(draw_first=False, draw_limit=2)
    position = Position(hand="5S 6S 7S KD", drawn=0, options=options)
    assert position.may(position.play("5S 6S 7S"))
    assert isinstance(position.refused(END), no.NoPassing)
    position.allowed(DRAW)
    assert position.may(position.play("5S 6S 7S"))
    position.allowed(DRAW)
    assert position.public.turn == 1, "whoever drew the last may not play"


def test_the_last_permitted_draw_is_the_time_to_knock_also_where_one_may_play_after_it() -> None:
    options = Options(draw_limit=2, play_after_last=True, knock_limit=10)
    position = Position(hand="2D 2C", stock="AS AD", drawn=0, options=options)
    position.allowed(DRAW)
    assert isinstance(position.refused(KNOCK), no.KnockTooEarly)
    position.allowed(DRAW)
    assert position.may(KNOCK)


# M2, first play of each player

BY_PLAYER = Options(first_play=30, first_play_by=FirstPlayBy.PLAYER)


@pytest.mark.parametrize(
    ("hand", "play", "have"),
    [
        ("9S TS JS KD", "9S TS JS", 29),
        ("TS TH TD KD", "TS TH TD", None),
        ("5S 6S 7S 4S 4H 4D KD", "5S 6S 7S, 4S 4H 4D", None),
        ("5S 6S 7S KD 2D", "5S 6S 7S", 18),
    ],
)
def test_a_first_play_of_30(hand: str, play: str, have: int | None) -> None:
    position = Position(hand=hand, table="2C 3C 4C", options=BY_PLAYER)
    move = position.play(f"2C 3C 4C, {play}")
    if have is None:
        position.allowed(move)
        assert position.public.opened == (0,)
    else:
        assert position.refused(move) == no.TooFewPoints(have, 30)


def test_in_a_players_first_play_a_joker_counts_as_what_it_names() -> None:
    position = Position(hand="TS TH * KD", table="2C 3C 4C", options=BY_PLAYER)
    position.allowed(position.play("2C 3C 4C, TS TH *=TD"))


def test_in_a_first_play_nothing_on_the_table_is_touched() -> None:
    position = Position(hand="KS KH KD 5C", table="2C 3C 4C", options=BY_PLAYER)
    assert position.refused(position.play("2C 3C 4C 5C, KS KH KD")) == no.TableTouched()
    position.allowed(position.play("2C 3C 4C, KS KH KD"))


def test_with_0_points_a_first_play_is_still_from_the_hand_alone() -> None:
    options = replace(BY_PLAYER, first_play=0)
    position = Position(hand="5C 2S 3S 4S", table="2C 3C 4C", options=options)
    assert position.refused(position.play("2C 3C 4C 5C")) == no.TableTouched()
    position.allowed(position.play("2C 3C 4C, 2S 3S 4S"))


def test_once_the_first_play_is_made_a_player_takes_part_in_the_table() -> None:
    position = Position(hand="5C KD", table="2C 3C 4C", options=BY_PLAYER)
    position.state = replace(
        position.state, public=replace(position.public, opened=(position.seat,))
    )
    position.allowed(position.play("2C 3C 4C 5C"))


def test_every_round_has_a_first_play_of_its_own() -> None:
    rules = Manipulation(BY_PLAYER)
    state = rules.apply(rules.start(), TABLE, m.ChooseDealer(Seat(0)))
    state = replace(state, public=replace(state.public, opened=(Seat(1), Seat(2))))
    assert rules.apply(state, TABLE, m.Deal(rules.cards)).public.opened == ()


def test_the_last_lap_and_knocking_need_no_first_play() -> None:
    position = Position(hand="2D 2C", stock_size=0, drawn=0, last_lap=4, options=BY_PLAYER)
    assert position.may(END)
    position = Position(hand="2D", stock="AS", drawn=2, options=BY_PLAYER)
    position.allowed(DRAW)
    assert position.may(KNOCK)


# M3, jokers


def freeing(rule: JokerRule) -> Position:
    """A joker named jack of clubs beside the real one."""
    return Position(
        hand="KS KH KD 9D",
        table="9C TC *=JC, JC JS JD, 9S 9H 9C",
        options=Options(joker_rule=rule),
    )


FREED = "9C TC JC, *=JH JS JD, 9S 9H 9C, KS KH KD"


def test_a_real_card_that_lies_elsewhere_frees_by_named_and_not_from_hand() -> None:
    assert freeing(JokerRule.NAMED).may(freeing(JokerRule.NAMED).play(FREED))
    for rule in (JokerRule.FROM_HAND, JokerRule.FIXED):
        position = freeing(rule)
        problem = position.refused(position.play(FREED))
        assert isinstance(problem, no.JokerStillStands)
        assert problem.rule is rule
    assert freeing(JokerRule.FREE).may(freeing(JokerRule.FREE).play(FREED))


def test_from_the_hand_the_real_card_frees_the_joker_but_a_fixed_one_never() -> None:
    for rule, is_legal in (
        (JokerRule.FROM_HAND, True), (JokerRule.NAMED, True), (JokerRule.FREE, True),
        (JokerRule.FIXED, False),
    ):  # fmt: skip
        options = Options(joker_rule=rule)
        position = Position(hand="JC KD", table="9C TC *=JC, 4S 5S 6S", options=options)
        assert position.may(position.play("9C TC JC, 4S 5S 6S *=7S")) is is_legal


def test_a_free_joker_of_4_5_joker_becomes_the_third_nine() -> None:
    for rule, is_legal in ((JokerRule.FREE, True), (JokerRule.NAMED, False)):
        options = Options(joker_rule=rule)
        position = Position(hand="9S 9H 6C", table="4C 5C *=6C, 2D 3D 4D", options=options)
        move = position.play("4C 5C 6C, 2D 3D 4D, 9S 9H *=9D")
        assert position.may(move) is True, "the real six takes its place"
        position = Position(hand="9S 9H 3C KD", table="4C 5C *=6C, 2D 3D 4D", options=options)
        move = position.play("3C 4C 5C, 2D 3D 4D, 9S 9H *=9D")
        assert position.may(move) is is_legal


@pytest.mark.parametrize("rule", JokerRule)
def test_in_all_of_them_a_joker_never_goes_back_to_a_hand(rule: JokerRule) -> None:
    options = Options(joker_rule=rule)
    position = Position(hand="6C KD", table="4C 5C *=6C", options=options)
    assert isinstance(position.refused(position.play("4C 5C 6C")), no.CardTaken)


# M4, aces


@pytest.mark.parametrize(
    ("ranks", "legal"),
    [
        ("A23", {Ace.BOTH, Ace.LOW, Ace.CORNER}),
        ("QKA", {Ace.BOTH, Ace.HIGH, Ace.CORNER}),
        ("QKA2", {Ace.CORNER}),
        ("KA2", {Ace.CORNER}),
        ("JQK", set(Ace)),
        ("A23456789TJQK", {Ace.BOTH, Ace.LOW, Ace.CORNER}),
        ("23456789TJQKA", {Ace.BOTH, Ace.HIGH, Ace.CORNER}),
        ("6789TJQKA2345", {Ace.CORNER}),
    ],
)
def test_where_an_ace_may_lie(ranks: str, legal: set[Ace]) -> None:
    assert {ace for ace in Ace if meld_problem(spades(ranks), ace) is None} == legal
    for ace in legal:
        ordered = in_meld_order(spades(ranks), ace)
        assert meld_problem(ordered, ace) is None
        assert len(ordered) == 13 or ordered == spades(ranks)


def test_round_the_corner_no_card_lies_twice() -> None:
    whole = (*spades("A23456789TJQK"), Laid(cards("AS2")[0]))
    assert isinstance(meld_problem(whole, Ace.CORNER), no.RankTwice)


def test_an_ace_at_the_wrong_end_is_told() -> None:
    assert meld_problem(spades("QKA"), Ace.LOW) == no.AceAtWrongEnd(Ace.LOW)
    assert meld_problem(spades("A23"), Ace.HIGH) == no.AceAtWrongEnd(Ace.HIGH)
    assert meld_problem(spades("23A"), Ace.HIGH) == no.AceAtWrongEnd(Ace.HIGH)


# M5, end of the stock


def emptied(options: Options) -> Position:
    """Three players; the first has drawn the last card, and all hold what can be laid."""
    return Position(
        hand="5S 6S 7S KD",
        others={1: "5H 6H 7H KC", 2: "QD QC"},
        stock_size=0,
        drawn=3 if options.play_after_last else 2,
        options=options,
    )


def test_two_plays_and_then_three_passes_and_the_lap_is_over() -> None:
    options = Options(players=3, last_lap=LastLap.UNTIL_ALL_PASS, knock_limit=0)
    position = emptied(options)
    position.allowed(END)
    position.as_seat(1)
    position.allowed(position.play("5H 6H 7H"))
    position.as_seat(2)
    position.allowed(END)
    position.as_seat(0)
    position.allowed(position.play("5H 6H 7H, 5S 6S 7S"))
    for seat in (1, 2, 0):
        assert position.public.phase is Phase.TURN
        position.as_seat(seat)
        position.allowed(END)
    assert position.public.ended is End.STOCK


def test_without_a_lap_the_hands_are_counted_at_once() -> None:
    position = emptied(Options(players=3, last_lap=LastLap.NONE, knock_limit=0))
    position.allowed(position.play("5S 6S 7S"))
    assert (position.public.phase, position.public.ended) == (Phase.ROUND_OVER, End.STOCK)


@pytest.mark.parametrize("is_allowed", [True, False])
def test_who_played_may_knock_in_the_lap(is_allowed: bool) -> None:
    options = Options(players=3, last_lap_knock=is_allowed)
    position = Position(hand="5S 6S 7S 2D 3D", stock_size=0, drawn=0, last_lap=3, options=options)
    problem = position.refused(KNOCK)
    assert isinstance(problem, no.KnockTooEarly if is_allowed else no.NoKnockInLastLap)
    position.allowed(position.play("5S 6S 7S"))
    if is_allowed:
        position.allowed(KNOCK)
        assert position.public.ended is End.KNOCK
    else:
        assert position.public.turn == 1


# M6, score


def scored(options: Options, hands: list[int], ended: End, ender: int | None) -> DealScore:
    seat = None if ender is None else Seat(ender)
    options = replace(options, players=len(hands))
    return score_of_hands(options, hands, ended, seat, number=1, dealer=Seat(0))


def points(score: DealScore) -> list[int]:
    return [score.points(seat) for seat in range(len(score.lines[0].items))]


@pytest.mark.parametrize(
    ("scoring", "hands", "ended", "ender", "expected"),
    [
        (Scoring.DIFFERENCES, [0, 12, 25], End.OUT, 0, [37, 0, 0]),
        (Scoring.PAID, [0, 12, 25], End.OUT, 0, [37, -12, -25]),
        (Scoring.HANDS, [0, 12, 25], End.OUT, 0, [0, -12, -25]),
        (Scoring.PAID, [4, 10, 20], End.STOCK, None, [22, -6, -16]),
        (Scoring.HANDS, [4, 10, 20], End.STOCK, None, [-4, -10, -20]),
        # Two winners: each of the others loses the own difference once.
        (Scoring.PAID, [4, 4, 10], End.STOCK, None, [6, 6, -6]),
    ],
)
def test_what_a_round_scores(
    scoring: Scoring, hands: list[int], ended: End, ender: int | None, expected: list[int]
) -> None:
    score = scored(Options(scoring=scoring, out_bonus=0), hands, ended, ender)
    assert points(score) == expected
    assert winners_of_score(score) == winners_of_score(
        scored(Options(out_bonus=0), hands, ended, ender)
    )


def test_by_hands_there_is_no_bonus_for_going_out_undercut_or_goal() -> None:
    options = Options(players=3, scoring=Scoring.HANDS, target=30)
    assert points(scored(options, [0, 12, 25], End.OUT, 0)) == [0, -12, -25]
    undercut = scored(options, [5, 3, 20], End.KNOCK, 0)
    assert points(undercut) == [-5, -3, -20]
    assert winners_of_score(undercut) == (1,)
    closing = closing_lines(options, [undercut, undercut])
    assert [line.points(1) for line in closing] == [0, 50], "rounds won count at the end"


def test_by_hands_the_game_ends_when_somebody_stands_at_minus_target() -> None:
    options = Options(players=3, scoring=Scoring.HANDS, target=25)
    first = scored(options, [0, 12, 24], End.OUT, 0)
    assert not is_over(options, [first])
    assert is_over(options, [first, scored(options, [0, 5, 1], End.OUT, 0)])
    assert totals_of(options, [first]) == (0, -12, -24)


def test_over_after_the_fourth_round_whatever_the_totals() -> None:
    options = Options(players=3, rounds=4, target=1, target_bonus=100, round_bonus=0)
    some = [
        replace(scored(options, [0, 12, 25], End.OUT, 0), number=number) for number in range(1, 5)
    ]
    assert not is_over(options, some[:3])
    assert is_over(options, some)
    assert [line.points(0) for line in closing_lines(options, some)] == [0, 0], "no goal"


def test_values_for_hands_and_for_knocking() -> None:
    five = dict.fromkeys(("nine", "eight", "seven", "six", "five", "four", "three", "two"), 5)
    options = Options(values=CardValues(ace=15, **five), knock_limit=10)
    assert hand_points(options.values, cards("AS1 KD1 3C1")) == 30
    position = Position(hand="5S 6S 7S 3D 4C", options=options)
    position.allowed(position.play("5S 6S 7S"))
    assert position.may(KNOCK), "3 and 4 are ten"


def test_values_for_first_plays() -> None:
    tiles = preset("tiles")
    position = Position(hand="JS JH JD 2C", table="", options=replace(tiles, first_play=33))
    position.allowed(position.play("JS JH JD"))


# A game begun elsewhere


def test_no_game_starts_where_it_would_be_over() -> None:
    hands = Manipulation(Options(players=2, scoring=Scoring.HANDS, target=100))
    assert hands.problem_with_start(BroughtForward((-99, 0))) is None
    assert hands.problem_with_start(BroughtForward((0, -120))) == HasReachedGoal(1, -120, -100)
    four = Manipulation(Options(players=2, rounds=4))
    assert four.problem_with_start(BroughtForward((500, 0), deal=4)) is None
    assert four.problem_with_start(BroughtForward((0, 0), deal=5)) == NoSuchDeal(5, 4)


# Presets


def test_the_presets_are_what_the_page_says() -> None:
    assert preset("machiavelli").hand_size == 13
    assert preset("shanghai") == Options(draw_limit=0)
    tiles = preset("tiles", 2)
    assert (tiles.hand_size, tiles.pack_count, tiles.joker_count) == (14, 2, 2)
    assert (tiles.values.joker, tiles.values.king, tiles.values.ace) == (30, 13, 1)
    with pytest.raises(ValueError, match="not played by 5"):
        preset("tiles", 5)
