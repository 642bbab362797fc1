"""All sensible first melds, under every preset and in every deal."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.games.hand_and_foot.rules.laying import points_of
from handfoot_gui.games.hand_and_foot.rules.legality import first_meld, first_meld_in_reach
from handfoot_gui.games.hand_and_foot.rules.moves import Lay, TakePile
from handfoot_gui.games.hand_and_foot.rules.openings import openings
from handfoot_gui.games.hand_and_foot.rules.option_values import WildLimit
from handfoot_gui.games.hand_and_foot.rules.presets import PRESETS
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.state import Phase, State


def begun(rules: HandAndFoot, seed: int) -> State:
    """A deal at its first draw."""
    rng, state = Random(seed), rules.start()
    while (actor := rules.actor(state)) == TABLE or state.public.phase is not Phase.DRAW:
        assert actor is not None
        view = None if actor == TABLE else rules.view(state, actor)
        move = rules.table_move(state, rng) if view is None else next(rules.suggestions(view))
        state = rules.apply(state, actor, move)
    return state


@pytest.mark.parametrize("name", PRESETS)
def test_first_melds_are_allowed_none_is_missing_and_none_can_be_made_smaller(name: str) -> None:
    rules = HandAndFoot(PRESETS[name])
    found = 0
    for seed in range(25):
        state = begun(rules, seed)
        seat = Seat(rules.actor(state) or 0)
        at_draw = rules.view(state, seat)
        hand = [card for card in at_draw.holding if not card.is_red_three]
        drawn = replace(at_draw.public, phase=Phase.PLAY)
        view = replace(at_draw, public=drawn, holding=tuple(hand))
        ways, reach = openings(rules.options, view), first_meld_in_reach(rules.options, view)
        first = first_meld(rules.options, view)
        assert first is not None
        if reach is not None:
            assert bool(ways) == (reach[0] >= reach[1]), (seed, reach)
        for way in ways:
            assert isinstance(way, Lay)
            assert rules.problem(view, way) is None
            for place in range(len(way.melds)):
                rest = (*way.melds[:place], *way.melds[place + 1 :])
                assert not rest or points_of(rules.options, rest) < first.points or first.is_pile
        assert len(set(ways)) == len(ways)
        found += len(ways)
        planned = openings(rules.options, at_draw)
        assert [way for way in planned if isinstance(way, Lay)] == ways, "known before the draw"
        takes = [way for way in planned if isinstance(way, TakePile)]
        assert all(rules.problem(at_draw, take) is None for take in takes)
    assert found or rules.options.concealed_deals


@pytest.mark.parametrize("least", [-10_000, 0, 1, 400, 2500, 10_000])
def test_any_minimum_is_looked_for_in_a_large_hand_at_once(least: int) -> None:
    options = replace(PRESETS["classic"], minima=(least,), wild_limit=WildLimit.FREE, most_wilds=5)
    rules = HandAndFoot(options)
    state = begun(rules, 3)
    seats = [rules.view(state, Seat(seat)) for seat in range(options.players)]
    hand = [card for view in seats for card in view.holding if not card.is_red_three]
    seen = seats[rules.actor(state) or 0]
    public = replace(seen.public, phase=Phase.PLAY)
    ways = openings(options, replace(seen, public=public, holding=tuple(hand)))
    assert bool(ways) == (least < 2500)
