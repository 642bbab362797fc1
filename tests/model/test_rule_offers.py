"""What can be chosen before a game: presets, players, sides, and house rules for other tables."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from handfoot_gui.games.hand_and_foot.rules.offers import (
    base_options,
    players_offered,
    preset_options,
    presets_offered,
    seated,
    sides_offered,
)
from handfoot_gui.games.hand_and_foot.rules.option_values import Sides
from handfoot_gui.games.hand_and_foot.rules.options import Options


@pytest.mark.parametrize("name", presets_offered())
def test_all_that_is_offered_can_be_played(name: str) -> None:
    for players in players_offered(name):
        for sides in sides_offered(name, players):
            options = preset_options(name, players, sides)
            assert (options.players, options.sides) == (players, sides)
            options.check()


def test_what_a_preset_does_not_allow_becomes_the_nearest_it_does() -> None:
    assert preset_options("pennies", 4, Sides.PAIRS).players == 6
    assert preset_options("simpson", 4, Sides.PAIRS).sides is Sides.ALONE
    assert preset_options("classic", 5, Sides.TEAMS).sides is Sides.ALONE


def test_house_rules_bend_to_another_table() -> None:
    ours = replace(Options(), draw=3)
    assert players_offered(None) == (2, 3, 4, 5, 6)
    six = seated(ours, 6, Sides.TEAMS)
    assert (six.players, six.packs, six.draw) == (6, 7, 3)
    assert seated(replace(ours, packs=6), 3, Sides.ALONE).packs == 6


def test_rules_are_compared_with_the_preset_for_as_many_players() -> None:
    ours = replace(seated(Options(), 6, Sides.PAIRS), draw=3)
    assert base_options("classic", ours) == replace(ours, draw=2)
    assert base_options("no such preset", ours) == replace(ours, draw=2)
