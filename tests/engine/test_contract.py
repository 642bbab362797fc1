"""What every game keeps of the contract, whichever it is: one test for all of the registry."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from scrambling import cards_in

from handfoot_gui import games
from handfoot_gui.core.cards import Card
from handfoot_gui.core.errors import IllegalMove, Problem
from handfoot_gui.core.game import AnyRules
from handfoot_gui.core.record import replay, states
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.games import GAMES

MOST = 260
"""Moves of each match that is looked at."""
CHOICES = 40
"""Suggestions looked at in one state."""

TABLES = [
    (game, next(iter(known.presets)), players)
    for game, known in GAMES.items()
    for players in next(iter(known.preset_seats.values()))
]
every_table = pytest.mark.parametrize(("game", "preset", "players"), TABLES)


def rules_for(game: str, preset: str, players: int) -> AnyRules:
    return GAMES[game].rules(GAMES[game].preset_options(preset, players, None))


def match(rules: AnyRules, seed: int) -> Iterator[tuple[Any, Seat, Any]]:
    """The first moves of a match of random suggestions: state, mover, move."""
    rng = Random(seed)
    state = rules.start()
    for _ in range(MOST):
        actor = rules.actor(state)
        if actor is None:
            return
        if actor == TABLE:
            move = rules.table_move(state, rng)
        else:
            view = rules.view(state, actor)
            move = rng.choice(list(islice(rules.suggestions(view), CHOICES)))
        yield state, actor, move
        state = rules.apply(state, actor, move)


def test_every_folder_of_games_is_a_game_under_its_own_name() -> None:
    folders = {path.parent.name for path in Path(games.__file__).parent.glob("*/game.py")}
    assert {game.parts["rules"].path.split(".")[2] for game in GAMES.values()} == folders
    assert all(name == game.name for name, game in GAMES.items())


@every_table
def test_the_table_begins_and_seats_are_those_of_the_options(
    game: str, preset: str, players: int
) -> None:
    rules = rules_for(game, preset, players)
    assert rules.actor(rules.start()) == TABLE
    sheet = rules.sheet(rules.start())
    assert sorted(seat for side in sheet.sides for seat in side) == list(range(players))
    assert sheet.deals == ()
    assert sheet.totals == (sheet.opening,) * len(sheet.sides)


@every_table
def test_suggestions_are_legal_and_only_the_actors(game: str, preset: str, players: int) -> None:
    rules = rules_for(game, preset, players)
    for state, actor, _ in match(rules, 1):
        for seat in map(Seat, range(players)):
            view = rules.view(state, seat)
            offered = list(islice(rules.suggestions(view), CHOICES))
            assert bool(offered) == (seat == actor)
            assert all(rules.problem(view, move) is None for move in offered)


@every_table
def test_a_move_out_of_turn_is_refused_with_a_problem(game: str, preset: str, players: int) -> None:
    rules = rules_for(game, preset, players)
    for state, actor, move in match(rules, 2):
        for seat in (*map(Seat, range(players)), TABLE):
            if seat == actor:
                continue
            with pytest.raises(IllegalMove) as caught:
                rules.apply(state, seat, move)
            assert isinstance(caught.value.problem, Problem)
            assert (caught.value.seat, caught.value.move) == (seat, move)
            if seat != TABLE:
                assert rules.problem(rules.view(state, seat), move) is not None


@every_table
def test_states_and_views_are_values(game: str, preset: str, players: int) -> None:
    rules = rules_for(game, preset, players)
    for state, actor, move in match(rules, 3):
        before = repr(state)
        assert rules.apply(state, actor, move) == rules.apply(state, actor, move)
        assert repr(state) == before
        view = rules.view(state, Seat(players - 1))
        assert pickle.loads(pickle.dumps(view)) == view
        assert rules.cards_seen(view) <= set(cards_in(view))


@every_table
def test_an_imagined_state_looks_the_same_to_its_seat(game: str, preset: str, players: int) -> None:
    rules = rules_for(game, preset, players)
    rng = Random(4)
    for state, _, _ in match(rules, 4):
        view = rules.view(state, Seat(rng.randrange(players)))
        assert rules.view(rules.imagine(view, rng), view.seat) == view


@every_table
def test_moves_written_and_read_replay_to_the_same_states(
    game: str, preset: str, players: int
) -> None:
    rules = rules_for(game, preset, players)
    played = list(match(rules, 5))

    def written(value: object) -> object:
        assert isinstance(value, Card)
        return value.code

    def read(kind: type, value: Any) -> Any:
        assert kind is Card
        return Card.parse(value)

    pairs = [(actor, move) for _, actor, move in played]
    text = msgspec.json.encode(pairs, enc_hook=written)
    kind = tuple[tuple[int, GAMES[game].move_type], ...]  # type: ignore[name-defined]
    again = msgspec.json.decode(text, type=kind, dec_hook=read)
    assert list(again) == pairs
    assert list(states(rules, again))[:-1] == [state for state, _, _ in played]
    assert rules.sheet(replay(rules, again)) == rules.sheet(replay(rules, pairs))


@every_table
def test_chance_comes_from_the_generator_alone(game: str, preset: str, players: int) -> None:
    rules = rules_for(game, preset, players)
    for state, actor, _ in match(rules, 6):
        if actor == TABLE:
            assert rules.table_move(state, Random(7)) == rules.table_move(state, Random(7))


@every_table
def test_finished_deals_stay_on_the_sheet_and_are_numbered(
    game: str, preset: str, players: int
) -> None:
    rules = rules_for(game, preset, players)
    before = rules.sheet(rules.start()).deals
    for state, actor, move in match(rules, 8):
        deals = rules.sheet(rules.apply(state, actor, move)).deals
        assert deals[: len(before)] == before
        assert [deal.number for deal in deals] == list(range(1, len(deals) + 1))
        before = deals
