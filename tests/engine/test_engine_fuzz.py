"""Nonsense is refused: whatever the move, only `IllegalMove` ever comes out."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace
from random_play import junk
from setting_out import DRAW, QUOTA, Play

from handfoot_gui.core.errors import IllegalMove, Problem
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.games.hand_and_foot.rules.moves import Draw, Lay, Move, Placement, TakePile
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.state import Phase, State

SEATS = (TABLE, *map(Seat, range(4)), Seat(4), Seat(-2), Seat(10**20))


def attempt(play: Play, seat: Seat, move: Move) -> None:
    before = repr(play.state)
    try:
        play.rules.apply(play.state, seat, move)
    except IllegalMove as caught:
        refusal = caught
    else:
        return
    assert repr(play.state) == before
    assert isinstance(refusal.problem, Problem)
    assert str(refusal)
    if 0 <= seat < 4:
        assert isinstance(play.rules.problem(play.rules.view(play.state, seat), move), Problem)


POSITIONS = {
    "draw": lambda: Play("8 8 2 9", pile="K 8", melds={0: ["8 8 8 8 8", "Q Q Q"]}, phase=DRAW),
    "empty pile and stock": lambda: Play("8 8", phase=DRAW, stock_size=0),
    "play": lambda: Play("8 8 2 9 9 9 *", melds={0: ["8 8 8 8 8", "* * *"]}),
    "not down": lambda: Play("8 8 2 9 9 9 *"),
    "may go out": lambda: Play("8 8 8 9", melds={0: QUOTA}, in_foot=(0, 2), played_foot=(2,)),
    "must go out": lambda: Play(
        "8 8 8 9", melds={0: QUOTA}, in_foot=(0, 2), played_foot=(2,), asked=True
    ),
    "answer": lambda: Play("8 8 8 9", melds={0: QUOTA}, in_foot=(0, 2), played_foot=(2,)).ask(),
    "nothing held": lambda: Play("", in_foot=(0,)),
    "deal over": lambda: Play("9", phase=Phase.DEAL_OVER),
    "over": lambda: Play("9", phase=Phase.OVER),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_junk_is_refused_and_changes_nothing(name: str) -> None:
    play = POSITIONS[name]()
    for seed in range(250):
        rng = Random(seed)
        move = junk(rng, play.rules, play.state, Seat(rng.randrange(4)))
        attempt(play, rng.choice(SEATS), move)
        attempt(play, play.seat, move)


@pytest.mark.parametrize("onto", [True, False, -1, 2, 10**30])
def test_odd_meld_numbers_are_numbers(onto: int) -> None:
    play = POSITIONS["play"]()
    attempt(play, Seat(0), Lay((Placement(play.held("8"), onto),)))
    attempt(play, Seat(0), Lay((Placement(play.held("8"), onto), Placement(play.held("*"), onto))))


def test_a_card_may_not_be_in_two_parts_of_a_take() -> None:
    play = POSITIONS["draw"]()
    top = play.pile[-1]
    same = Placement((top, *play.held("8 8")))
    assert play.problem(TakePile((same, same))) is not None
    attempt(play, Seat(0), TakePile((same, same)))


def test_what_was_suggested_in_one_position_is_judged_in_another() -> None:
    play = Play("8 8 8 9", melds={0: ["Q Q Q"]})
    eights = Lay((Placement(play.held("8 8 8")),))
    state, (held, *others) = play.state, play.state.holdings
    swapped = replace(state, holdings=(others[0], held, *others[1:]))
    early = replace(state, public=replace(state.public, phase=DRAW))
    for other in (swapped, early):
        refused_after_suggestions(play, eights, other)
    play = Play("8 8 8 9", phase=DRAW, options=Options(stock_piles=2))
    first, second = play.state.stocks
    refused_after_suggestions(
        play, Draw((2, 0)), replace(play.state, stocks=(first[:1], first[1:] + second))
    )


def refused_after_suggestions(play: Play, move: Move, other: State) -> None:
    """*move* is suggested and legal in the position of *play*, and is refused in *other*."""
    assert move in list(play.rules.suggestions(play.rules.view(play.state, play.seat)))
    with pytest.raises(IllegalMove):
        play.rules.apply(other, play.seat, move)
    play.rules.apply(play.state, play.seat, move)
