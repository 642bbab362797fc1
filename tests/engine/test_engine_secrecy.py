"""Nobody sees what is not theirs: views do not depend on hidden cards, nor contain them."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from random_play import match
from setting_out import CLASSIC, CLEAN, DIRTY, DOWN, DRAW, QUOTA, WILD, Play, all_cards, goer

from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.games.hand_and_foot.rules.moves import Ask, LayRedThree, PickUpFoot
from handfoot_gui.games.hand_and_foot.rules.option_values import (
    Quota,
    only,
)
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.presets import PRESETS
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.state import Phase
from handfoot_gui.games.hand_and_foot.rules.way_out import leads_out

QUICK = HandAndFoot(Options(packets=(7, 7), draws=(1,), quotas=((Quota(1, 0, 0),),), deals=2))
SEATS = tuple(map(Seat, range(4)))

few = settings(max_examples=6, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@few
@given(st.integers(0, 2**32), st.sampled_from([CLASSIC, QUICK]))
def test_the_game_can_be_played_on_from_an_imagined_state(seed: int, rules: HandAndFoot) -> None:
    rng = Random(seed)
    for state, _, _ in match(rules, Random(seed)):
        if rng.random() > 0.02:
            continue
        imagined = rules.imagine(rules.view(state, Seat(rng.randrange(4))), rng)
        for _ in range(60):
            seat = rules.actor(imagined)
            if seat is None:
                break
            move = (
                rules.table_move(imagined, rng)
                if seat == TABLE
                else rng.choice(list(rules.suggestions(rules.view(imagined, seat))))
            )
            imagined = rules.apply(imagined, seat, move)
            if imagined.public.deal:
                assert all_cards(imagined) == Counter(rules.cards)


ASKED: list[tuple[str, tuple[str, ...], dict[str, Any]]] = [
    ("8 8 2 9", QUOTA, {}),
    ("5 5 Q Q Q Q 2 J", (CLEAN[0], *DIRTY, WILD, "5 5 5 5 5"), {}),
    ("* * 2 2 9 9 9", (*CLEAN, *DIRTY, "* * * 2"), {}),
    ("9", QUOTA, {"options": Options(must_discard_last=True)}),
    ("8 8 9 J J J K", QUOTA, {"pile": "9 9 8", "phase": DRAW}),
    ("8 8 2 2 9", (*CLEAN, *DIRTY, WILD, "8 8 8 8 8"), {"pile": "8", "phase": DRAW}),
    ("9 9 9 9 4 4 4 5", (), {"options": Options(quotas=only(Quota(0, 0, 0)))}),
    (
        "9 9 Q Q Q 5",
        (),
        {"options": Options(quotas=only(Quota(0, 0, 0))), "pile": "9", "phase": DRAW},
    ),
    (
        "7 7 7 J J J 2 Q 8 8 8",
        ("7 7 7 7", "K K K K K K K", "6 6 6 6 6 2 2", "* * * 2 2 2 2"),
        {"options": PRESETS["pennies"], "in_foot": (0, 2, 4), "played_foot": (2, 4)},
    ),
]


@pytest.mark.parametrize(("holding", "melds", "more"), ASKED)
@pytest.mark.parametrize("answers", [(), (True,)], ids=["asked", "told yes"])
def test_11_who_has_asked_is_imagined_with_a_hand_that_can_go_out(
    holding: str, melds: tuple[str, ...], more: dict[str, Any], answers: tuple[bool, ...]
) -> None:
    """The question is offered only if some moves in the asker's own view end out (decision 11)."""
    play = goer(holding, *melds, **more).ask(*answers)
    phase = more.get("phase", Phase.PLAY)
    found = set()
    for seed in range(25):
        for seat in range(1, play.rules.options.players):
            view = play.rules.view(play.state, Seat(seat))
            imagined = play.rules.imagine(view, Random(seed))
            assert play.rules.view(imagined, Seat(seat)) == view
            assert all_cards(imagined) == Counter(play.rules.cards)
            unasked = replace(imagined.public, phase=phase, question=None)
            asker = play.rules.view(replace(imagined, public=unasked), play.seat)
            assert play.rules.problem(asker, Ask()) is None
            found.add(frozenset(asker.holding))
    assert len(found) > 10


def test_11_who_was_told_no_may_hold_anything() -> None:
    play = goer("8 8 2 9", *QUOTA).ask(answer=False)
    view = play.rules.view(play.state, Seat(1))
    holdings = [play.rules.imagine(view, Random(seed)).holdings[0] for seed in range(40)]
    public, table = play.public, play.public.tables[0]
    options = play.rules.options
    assert not all(leads_out(options, public, table, holding) for holding in holdings)


def test_imagining_deals_the_hidden_cards_differently_each_time() -> None:
    play = Play("8 9 J", others={1: "4 4 4 4 4 4 4"}, phase=DRAW)
    view = play.rules.view(play.state, Seat(0))
    seen = {play.rules.imagine(view, Random(seed)).holdings[1] for seed in range(20)}
    assert len(seen) == 20
    again = [play.rules.imagine(view, Random(7)) for _ in range(2)]
    assert again[0] == again[1]


def test_who_has_begun_the_first_turn_holds_no_red_three_in_an_imagined_state() -> None:
    play = Play("8 9 J", stock_size=8, phase=DRAW)
    view = play.rules.view(play.state, Seat(0))
    for seed in range(50):
        imagined = play.rules.imagine(view, Random(seed))
        assert not any(c.is_red_three for holding in imagined.holdings for c in holding)


def test_who_has_not_may_hold_one() -> None:
    rules = CLASSIC
    state = rules.start()
    rng = Random(3)
    while state.public.turns != 1 or rules.actor(state) == TABLE:
        state = rules.apply(state, TABLE, rules.table_move(state, rng))
    seat = state.public.turn
    imagined = [rules.imagine(rules.view(state, seat), Random(seed)) for seed in range(60)]
    for other in SEATS:
        if other != seat:
            assert any(c.is_red_three for made in imagined for c in made.holdings[other])
    one = Seat((seat + 1) % 4)
    for seed in range(30):
        made = rules.imagine(rules.view(state, one), Random(seed))
        assert not any(card.is_red_three for card in made.holdings[seat])


def test_a_turn_that_waits_for_a_red_three_waits_in_an_imagined_state_too() -> None:
    play = Play("8", feet={0: "3H Q J"})
    play.allowed(play.discard("8"), settle=False)
    play.state = play.rules.apply(play.state, TABLE, PickUpFoot())
    assert play.phase is Phase.TURN_OVER
    for seat in map(Seat, range(4)):
        for seed in range(10):
            made = play.rules.imagine(play.rules.view(play.state, seat), Random(seed))
            assert play.rules.view(made, seat) == play.rules.view(play.state, seat)
            assert play.rules.actor(made) == TABLE
            assert isinstance(play.rules.table_move(made, Random(1)), LayRedThree)


def test_cards_taken_from_the_pile_stay_where_everybody_saw_them_go() -> None:
    play = Play("8 8 4", melds={0: DOWN}, pile="5 6 8", phase=DRAW).takes("top 8 8")
    view = play.rules.view(play.state, Seat(1))
    for seed in range(20):
        imagined = play.rules.imagine(view, Random(seed))
        assert set(play.public.known[0]) <= set(imagined.holdings[0])
        assert play.rules.view(imagined, Seat(1)) == view
