"""Bots play every preset for every number of players."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from handfoot_gui.bots.arena import ArenaGame, play_game
from handfoot_gui.core.record import replay
from handfoot_gui.games import GAMES
from handfoot_gui.games.hand_and_foot.rules.moves import Answer, Ask
from handfoot_gui.games.hand_and_foot.rules.option_values import Quota, Sides
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.presets import ALL_PRESETS, preset
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot

ALL_SEATS = [
    (name, players, sides)
    for name, made in ALL_PRESETS.items()
    for players, several in made.seats.items()
    for sides in several
]


def game(options: Options, seed: int, *levels: str) -> ArenaGame:
    seats = [
        GAMES["hand-and-foot"].bot(levels[seat % len(levels)], options)
        for seat in range(options.players)
    ]
    return play_game(HandAndFoot(options), seats, seed)


@pytest.mark.parametrize(("name", "players", "sides"), ALL_SEATS)
def test_both_levels_finish_a_game_without_a_fault(name: str, players: int, sides: Sides) -> None:
    options = preset(name, players, sides)
    played = game(options, 3, "steady", "easy")
    assert played.faults == 0
    assert options.is_over(len(played.sheet.deals), max(played.sheet.totals))
    assert len(played.turns) == len(played.sheet.deals)
    assert all(turns > 5 for turns in played.turns)
    assert all(played.thinking)
    rules = HandAndFoot(options)
    assert replay(rules, played.moves) == played.final
    assert rules.sheet(played.final) == played.sheet


@pytest.mark.parametrize("name", ALL_PRESETS)
def test_steady_players_go_out(name: str) -> None:
    options = ALL_PRESETS[name].options
    deals = [deal for seed in range(4) for deal in game(options, seed, "steady").sheet.deals]
    out = sum(deal.by is not None for deal in deals)
    assert out >= len(deals) * (0.15 if name == "pennies" else 0.6)


@pytest.mark.parametrize(("players", "least"), [(4, 0.45), (5, 0.05)])
def test_steady_players_go_out_of_the_special_deck_alone(players: int, least: float) -> None:
    """Five have about fifteen turns for three piles, and six, who hardly ever go out, eleven."""
    options = preset("special-deck", players, Sides.ALONE)
    deals = [deal for seed in range(8) for deal in game(options, seed, "steady").sheet.deals]
    assert sum(deal.by is not None for deal in deals) >= len(deals) * least


def test_six_alone_go_out_for_three_piles_once_there_are_cards_enough() -> None:
    """So it is the size of the special deck that keeps six players from it, and not the bots."""
    six = preset("classic", 6, Sides.ALONE)
    options = replace(six, hand_size=11, foot_size=11, quotas=(Quota(0, 0, 0, 0, 3),))
    assert len(options.cards()) > 1.4 * len(preset("special-deck", 6, Sides.ALONE).cards())
    deals = [deal for seed in range(3) for deal in game(options, seed, "steady").sheet.deals]
    assert sum(deal.by is not None for deal in deals) >= len(deals) * 0.8


def test_in_a_team_of_three_both_partners_are_asked_until_one_says_no() -> None:
    options = preset("classic", 6, Sides.TEAMS)
    answers: list[int] = []
    for seed in range(3):
        moves = game(options, seed, "steady").moves
        for number, (asker, move) in enumerate(moves):
            if not isinstance(move, Ask):
                continue
            replies = [
                (seat, reply.may)
                for seat, reply in moves[number + 1 : number + 3]
                if isinstance(reply, Answer)
            ]
            partners = options.partners_of(asker)
            assert tuple(seat for seat, _ in replies) == partners[: len(replies)]
            assert len(replies) == 2 or not replies[-1][1]
            answers.append(len(replies))
    assert answers.count(2) > 6
