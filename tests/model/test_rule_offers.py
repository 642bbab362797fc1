"""What can be chosen before a game: presets, players, sides, and house rules for other tables."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from handfoot_gui.games import GAMES
from handfoot_gui.games.hand_and_foot.rules.option_values import Sides
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.session.game_offers import (
    base_options,
    nearest,
    players_offered,
    presets_of,
    seated,
    sides_offered,
)

HF = "hand-and-foot"


@pytest.mark.parametrize("game", GAMES)
def test_all_that_is_offered_can_be_played(game: str) -> None:
    for name in presets_of(game):
        for players in players_offered(game, name):
            for sides in sides_offered(game, name, players):
                options = seated(game, name, None, players, sides.value)
                assert (options.players, options.sides) == (players, sides)
                options.check()


def test_what_a_preset_does_not_allow_becomes_the_nearest_it_does() -> None:
    assert seated(HF, "pennies", None, 4, "pairs").players == 6
    assert seated(HF, "simpson", None, 4, "pairs").sides is Sides.ALONE
    assert seated(HF, "classic", None, 5, "teams").sides is Sides.ALONE
    assert nearest("raub", None, 6, "teams")[0] == 4


def test_house_rules_bend_to_another_table() -> None:
    ours = replace(Options(), draws=(3,))
    assert players_offered(HF, None) == tuple(range(2, 9))
    six = seated(HF, "classic", ours, 6, "teams")
    assert isinstance(six, Options)
    assert (six.players, six.packs, six.draws) == (6, 7, (3,))


def test_packs_keep_their_distance_to_the_number_of_players_where_it_is_0_or_1() -> None:
    """Decision 37."""
    eight = {packs: replace(Options(), packs=packs).seated(8, Sides.PAIRS) for packs in range(3, 7)}
    assert {packs: made.packs for packs, made in eight.items()} == {3: 3, 4: 8, 5: 9, 6: 6}
    assert eight[4].seated(2, Sides.ALONE).packs == 2


@pytest.mark.parametrize("game", GAMES)
def test_house_rules_of_every_game_bend_to_every_table(game: str) -> None:
    ours = GAMES[game].options_type()
    for players in players_offered(game, None):
        made = seated(game, presets_of(game)[0], ours, players, "")
        made.check()
        assert made.players == players


def test_rules_are_compared_with_the_preset_for_as_many_players() -> None:
    ours = replace(Options().seated(6, Sides.PAIRS), draws=(3,))
    assert base_options(HF, "classic", ours) == replace(ours, draws=(2,))
    assert base_options(HF, "no such preset", ours) == replace(ours, draws=(2,))
