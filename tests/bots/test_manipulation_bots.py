"""The bots of Manipulation Rummy: legal under any rules, and each as clever as its level says."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from manipulation_positions import DRAW, END, KNOCK, Position, all_cards
from manipulation_random_play import options_by_chance
from sampling import examples

from handfoot_gui.core.bot import derived_seed
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.games import GAMES
from handfoot_gui.games.manipulation.bots import chance_of_winning, plain_play
from handfoot_gui.games.manipulation.rules.moves import Move, Play
from handfoot_gui.games.manipulation.rules.options import Options
from handfoot_gui.games.manipulation.rules.rules import Manipulation
from handfoot_gui.games.manipulation.rules.state import Phase, State

GAME = "manipulation"
BIG = "4S 5S 6S 7S, 4H 5H 6H 7H, 9S 9H 9D 9C, JS QS KS, 2D 3D 4D 5D, AC 2C 3C 4C"
"""A table of more than twenty cards."""


def choice(position: Position, level: str = "strong") -> Move:
    """What a bot of *level* does in the position."""
    view = position.rules.view(position.state, position.seat)
    return GAMES[GAME].bot(level, position.rules.options).choose(view, 1, 1.0)


def played(position: Position, level: str = "strong") -> list[str]:
    """The faces a bot of *level* lays."""
    move = choice(position, level)
    assert isinstance(move, Play)
    before = {laid.card for meld in position.public.melds for laid in meld}
    return sorted(laid.card.face for meld in move.melds for laid in meld if laid.card not in before)


def play(rules: Manipulation, seed: int, most: int) -> State:
    """A match of all levels, mixed; a bot that makes no move or a wrong one raises."""
    rng = Random(seed)
    levels = list(GAMES[GAME].levels)
    bots = [
        GAMES[GAME].bot(rng.choice(levels), rules.options) for _ in range(rules.options.players)
    ]
    state = rules.start()
    for number in range(most):
        actor = rules.actor(state)
        if actor is None:
            break
        if actor == TABLE:
            state = rules.apply(state, TABLE, rules.table_move(state, rng))
            continue
        view = rules.view(state, actor)
        move = bots[actor].choose(view, derived_seed(seed, number), 1.0)
        assert rules.problem(view, move) is None
        assert bots[actor].choose(view, derived_seed(seed, number), 1.0) == move
        state = rules.apply(state, actor, move)
        assert all_cards(state) == Counter(rules.cards)
    return state


@settings(max_examples=examples(3, 6), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.integers(0, 2**32))
def test_bots_play_on_under_any_rules_and_lose_no_card(seed: int) -> None:
    play(Manipulation(options_by_chance(Random(seed))), seed, 150)


@pytest.mark.parametrize("players", [2, 4])
def test_bots_finish_a_game(players: int) -> None:
    rules = Manipulation(Options(players=players, target=60))
    state = play(rules, 5, 5000)
    assert state.public.phase is Phase.OVER
    assert max(rules.sheet(state).totals) >= 60


# The easy level


def test_easy_melds_and_lays_off_but_takes_nothing_apart() -> None:
    position = Position(hand="8S 8D 8C 5C 9H", table="6H 7H 8H")
    assert played(position, "easy") == ["8C", "8D", "8S", "9H"]
    position = Position(hand="7S KD", table="7H 8H 9H TH, 7D 8D 9D TD")
    assert choice(position, "easy") == DRAW


def test_easy_knocks_whenever_it_may() -> None:
    position = Position(hand="5S 6S 7S 2D 3D", others={1: "AS"})
    position.allowed(position.play("5S 6S 7S"))
    assert choice(position, "easy") == KNOCK


def test_a_plain_play_leaves_what_fits_nowhere() -> None:
    position = Position(hand="8S 9H KD * 8D", table="6H 7H 8H")
    melds, left = plain_play(position.public.melds, position.state.hands[0])
    assert [card.face for card in left] == ["KD"]
    assert sum(map(len, melds)) == 3 + 4


# The steady level


def test_steady_moves_a_few_cards_and_lays_all_it_sees() -> None:
    position = Position(hand="7S KD 8H", table="7H 8H 9H TH, 7D 8D 9D TD")
    assert played(position, "steady") == ["7S"]
    far = Position(hand="7S KD", table="5H 6H 7H 8H 9H, 5D 6D 7D 8D 9D, 3S 4S 5S 6S")
    assert played(far, "steady") == ["7S"]


def test_steady_draws_when_it_sees_nothing() -> None:
    position = Position(hand="KD QC 2H", table="7H 8H 9H, 4D 5D 6D")
    assert choice(position, "steady") == DRAW


# The strong level


def test_strong_takes_the_table_apart_to_go_out() -> None:
    position = Position(hand="7S", table="7H 8H 9H TH, 7D 8D 9D TD", others={1: "2S 3S"})
    assert played(position) == ["7S"]


def test_strong_lays_everything_when_it_can_knock_then() -> None:
    position = Position(
        hand="6D 7D 8S 2H", table=BIG, others={1: "KD KC QD", 2: "KH QC QH", 3: "TS TH JD"}
    )
    assert played(position) == ["6D", "7D", "8S"]
    position.allowed(choice(position))
    assert choice(position) == KNOCK


def test_strong_holds_back_while_nobody_is_near_the_end() -> None:
    position = Position(
        hand="6C 7C 8C KD KH 5D", table=BIG, drawn=1, others={1: "TS TH JD", 2: "QD QC", 3: "TD TC"}
    )
    assert choice(position) == DRAW


def test_strong_lays_little_on_a_small_table() -> None:
    position = Position(
        hand="5S 6S 7S 8D 8H 8C KH JD",
        table="9S TS JS QS",
        drawn=2,
        others={1: "TD TH JD", 2: "QD QC", 3: "TD TC"},
    )
    assert played(position) == ["8C", "8D", "8H"]
    position = Position(
        hand="5S 6S 7S 8S 8D 8C KH JD",
        table="9S TS JS QS",
        drawn=2,
        others={1: "TD TH JD", 2: "QD QC", 3: "TD TC"},
    )
    assert played(position) == ["8S"]


FULL = "5C 6C 7C 8C 9C, AS AD AH, 4D 5D 6D 7D 8D, 9S TS JS QS KS, JC QC KC AC, 6D 7D 8D, JH JD JC"
MANY = "TC 2C 2C 2H 2H 3S 3S 3D 3D 4H 4H 5S 5S 6H 6H 6S 6S 8S 8S 8H 8H 9H 9D 9D"
OTHERS = {1: "KH KD QH", 2: "QD QC", 3: "TD TH"}


def test_strong_draws_to_the_limit_on_a_full_table_unless_it_holds_many_cards() -> None:
    position = Position(hand=MANY, table=FULL, drawn=2, others=OTHERS)
    assert choice(position) == DRAW
    position = Position(hand=f"{MANY} 3C", table=FULL, drawn=2, others=OTHERS)
    assert played(position) == ["TC"]


def test_strong_changes_the_table_no_more_than_a_small_play_asks_for() -> None:
    position = Position(hand=f"{MANY} 3C", table=FULL, drawn=2, others=OTHERS)
    before = position.public.melds
    move = choice(position)
    assert isinstance(move, Play)
    changed = [meld for meld in move.melds if meld not in before]
    assert len(move.melds) == len(before)
    assert len(changed) == 1, "the ten is only laid at the end of a sequence"


def test_strong_holds_nothing_back_when_somebody_has_one_card() -> None:
    position = Position(
        hand="8S 8H KD KH 5D", table=BIG, drawn=1, others={1: "TS", 2: "QD QC", 3: "TD TC"}
    )
    assert {"8S", "8H", "5D"} <= set(played(position))


def test_strong_lays_all_it_can_in_the_last_lap() -> None:
    position = Position(
        hand="8S 8H KD KH", table=BIG, stock_size=0, drawn=0, last_lap=2, others={1: "TS TD"}
    )
    assert {"8S", "8H"} <= set(played(position))
    position = Position(hand="TC", table="4S 5S 6S", stock_size=0, drawn=0, last_lap=2)
    assert choice(position) == END


def test_strong_keeps_its_cards_for_the_last_lap_when_the_stock_is_empty() -> None:
    position = Position(
        hand="8S KD KH", table=BIG, stock_size=0, drawn=1, others={1: "TS TD", 2: "QD QC"}
    )
    assert choice(position) == END


def test_strong_knocks_unless_a_single_card_is_likely_to_undercut() -> None:
    position = Position(hand="5S 6S 7S 2D", others={1: "KH QH", 2: "KS QS", 3: "KC QC"})
    position.allowed(position.play("5S 6S 7S"))
    assert choice(position) == KNOCK
    light = Position(hand="5S 6S 7S 5D", others={1: "KH", 2: "KS", 3: "KC"})
    light.allowed(light.play("5S 6S 7S"))
    view = light.rules.view(light.state, Seat(0))
    assert chance_of_winning(light.rules.cards, view, 5) < 0.5
    assert choice(light) == END


def test_the_chance_of_an_undercut_is_counted_from_the_unseen_cards() -> None:
    position = Position(hand="AS", others={1: "KH", 2: "KS QS QH QC"}, options=Options(players=3))
    view = position.rules.view(position.state, Seat(0))
    unseen = 105
    assert chance_of_winning(position.rules.cards, view, 1) == pytest.approx(1 - 7 / unseen)
    assert chance_of_winning(position.rules.cards, view, 0) == 1.0
    assert chance_of_winning(position.rules.cards, view, 25) == 0.0
    two = Position(hand="AS", others={1: "KH QH", 2: "KS QS QH QC"}, options=Options(players=3))
    view = two.rules.view(two.state, Seat(0))
    pairs = 105 * 104 / 2
    assert chance_of_winning(two.rules.cards, view, 2) == pytest.approx(1 - 21 / pairs)
