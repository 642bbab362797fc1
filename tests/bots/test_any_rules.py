"""Bots under random rule sets: no card is lost, no bot is stuck, every match ends."""

from __future__ import annotations

import os
from random import Random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from random_options import playable_options

from handfoot_gui.core.bot import derived_seed
from handfoot_gui.core.cards import Card
from handfoot_gui.core.seats import TABLE
from handfoot_gui.core.sheet import DealScore
from handfoot_gui.games import GAMES
from handfoot_gui.games.hand_and_foot.rules.moves import Lay, Move
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.state import Phase, State

RULE_SETS = int(os.environ.get("HANDFOOT_RULE_SETS", "200"))
"""How many rule sets are tried; more before a release."""
MOST_TURNS = 400
"""More turns than any deal has; the stock of the largest packs is drawn by then."""
MOST_LAYS = 40
"""More lay-downs than a turn can have."""

LEVELS = ("steady", "easy")


def check_cards(rules: HandAndFoot, state: State) -> None:
    """Every card is in one place, and in one only."""
    if not state.public.deal:
        return
    lying: list[Card] = [*state.public.pile, *state.public.removed]
    for table in state.public.tables:
        lying += table.cards()
    for packets in (state.holdings, state.feet, state.stocks):
        for packet in packets:
            lying += packet
    assert len(lying) == len(rules.cards)
    assert set(lying) == set(rules.cards)


def play(rules: HandAndFoot, seed: int) -> State:
    """A match of both levels, mixed; a bot that makes no move or a wrong one raises."""
    options = rules.options
    rng = Random(seed)
    first = rng.randrange(2)
    bots = [
        GAMES["hand-and-foot"].bot(LEVELS[(seat + first) % 2], options)
        for seat in range(options.players)
    ]
    state = rules.start()
    number = lays = 0
    while (actor := rules.actor(state)) is not None:
        move: Move
        if actor == TABLE:
            move = rules.table_move(state, rng)
        else:
            view = rules.view(state, actor)
            move = bots[actor].choose(view, derived_seed(seed, number), 1.0)
            assert rules.problem(view, move) is None
        lays = lays + 1 if isinstance(move, Lay) else 0
        assert lays <= MOST_LAYS
        state = rules.apply(state, actor, move)
        check_cards(rules, state)
        assert state.public.turns <= MOST_TURNS
        number += 1
    return state


@settings(max_examples=RULE_SETS, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.integers(0, 2**32))
def test_bots_finish_a_match_under_any_rules(seed: int) -> None:
    rules = HandAndFoot(playable_options(Random(seed)))
    last = play(rules, seed)
    assert last.public.phase is Phase.OVER
    sheet = rules.sheet(last)
    assert rules.options.is_over(len(sheet.deals), max(sheet.totals))


def test_bots_go_out_under_many_random_rules() -> None:
    """Easy quotas among them, so that the matches above do try the end by going out."""
    ended = [
        deal.ended
        for seed in range(12)
        for deal in _sheet_of(HandAndFoot(playable_options(Random(seed))), seed)
    ]
    assert ended.count("out") >= len(ended) / 4


def _sheet_of(rules: HandAndFoot, seed: int) -> tuple[DealScore, ...]:
    return rules.sheet(play(rules, seed)).deals
