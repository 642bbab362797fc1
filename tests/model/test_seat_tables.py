"""What somebody has put together stays at the seat while nobody looks, as far as it makes sense."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from every_game import rules_and_presenter, steps

from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.table import HAND
from handfoot_gui.games import GAMES
from handfoot_gui.session.seat_tables import SeatTables
from handfoot_gui.session.seat_turn import House

EVERY_GAME = pytest.mark.parametrize("game", list(GAMES))


def dealt(game: str, seed: int, most: int) -> tuple[Any, Any, list[Any]]:
    """The rules of a game, its presenter, and the states of a few deals by random moves."""
    preset, seats = next(iter(GAMES[game].preset_seats.items()))
    rules, presenter = rules_and_presenter(game, preset, min(seats))
    return rules, presenter, list(steps(rules, seed=seed, most=most))


@EVERY_GAME
def test_every_seat_has_one_table_of_its_own(game: str) -> None:
    _, presenter, _ = dealt(game, 1, 1)
    tables = SeatTables(presenter.table, House())
    assert tables.of(Seat(0)) is tables.of(Seat(0))
    assert tables.of(Seat(0)) is not tables.of(Seat(1))
    assert tables.of(Seat(0)).house is tables.of(Seat(1)).house


@EVERY_GAME
def test_what_is_lifted_stays_while_nobody_looks_and_as_long_as_it_lies_there(game: str) -> None:
    rules, presenter, made = dealt(game, 2, 500)
    rng, kept, gone, dropped = Random(1), 0, 0, 0
    shown: list[object] = []
    for number, step in enumerate(made):
        if step.seat == TABLE or number + 30 >= len(made):
            continue
        seat_table = SeatTables(presenter.table, House()).of(step.seat)
        seat_table.events.shown.connect(shown.append)
        view = rules.view(step.before, step.seat)
        seat_table.see(view)
        may = seat_table.table.selectable
        seat_table.selection.select(rng.sample(may, min(2, len(may))))
        lifted = seat_table.selection.cards
        seat_table.put_away(view)
        before = len(shown)
        seat_table.refresh()
        assert len(shown) == before, "nobody looks"
        seat_table.see(view)
        assert seat_table.selection.cards == lifted
        after = made[number + rng.choice([0, 1, 10, 30])].after
        later = rules.view(after, step.seat)
        seat_table.put_away(later)
        seat_table.see(later)
        now, table = seat_table.selection.cards, seat_table.table
        if presenter.table.dealing.deal(later) != presenter.table.dealing.deal(view):
            assert now == ()
            dropped += bool(lifted)
        else:
            assert set(now) == set(lifted) & set(table.selectable)
            kept, gone = kept + bool(now), gone + (len(now) < len(lifted))
    assert kept
    assert gone
    assert dropped or game == "hand-and-foot", "a deal of random moves is long there"


def test_a_card_that_was_played_is_not_lifted_when_the_move_is_taken_back() -> None:
    rules, presenter, made = dealt("hand-and-foot", 1, 200)
    for step in made:
        if type(step.move).__name__ != "Discard":
            continue
        seat_table = SeatTables(presenter.table, House()).of(step.seat)
        view = rules.view(step.before, step.seat)
        seat_table.see(view)
        seat_table.select(HAND, step.move.card)
        assert seat_table.selection.cards == (step.move.card,)
        seat_table.put_away(rules.view(step.after, step.seat))
        seat_table.see(view)
        assert seat_table.selection.cards == ()
        return
    raise AssertionError("nobody has discarded")
