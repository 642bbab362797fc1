"""Practice: who plays alone may take back anything, and a deal taken back comes again as it was."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from handfoot_gui.core.record import MatchSettings, Player, PlayerKind, Record, TakeBack, checked
from handfoot_gui.core.record import replay as replayed
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.games import GAMES, rules_of
from handfoot_gui.games.hand_and_foot.rules.moves import Discard
from handfoot_gui.session.session import Session

AnySession = Session[Any, Any, Any, Any]
ME = Seat(0)


def session(game: str, take_back: TakeBack, persons: int = 1) -> AnySession:
    options = next(iter(GAMES[game].presets.values()))
    seats = tuple(
        Player(f"P{n}", PlayerKind.PERSON)
        if n < persons
        else Player(f"P{n}", PlayerKind.BOT, "easy")
        for n in range(options.players)
    )
    record = Record(game, None, options, seats, agreements=MatchSettings(take_back))
    return Session(rules_of(record), record, Random(7), lambda *_: None, lambda *_: ())


def play_on(made: AnySession, moves: int) -> None:
    for _ in range(moves):
        actor = made.actor
        if actor is None:
            return
        if actor == TABLE:
            made.play_table()
        else:
            made.play(actor, next(iter(made.rules.suggestions(made.view(actor)))))


@pytest.mark.parametrize("game", GAMES)
def test_in_practice_the_last_own_move_goes_back_with_all_that_followed(game: str) -> None:
    made = session(game, TakeBack.ANYTHING)
    while not any(who == ME for who, _ in made.record.moves) or made.actor == ME:
        play_on(made, 1)
    play_on(made, 3)
    moves = made.record.moves
    last = max(number for number, (who, _) in enumerate(moves) if who == ME)
    assert made.can_undo(ME)
    made.undo(ME)
    made.redo(ME)
    assert made.record.moves == moves
    made.undo(ME)
    assert made.record.moves == moves[:last]
    assert made.actor == ME
    state = replayed(made.rules, made.record.moves)
    assert made.view(ME) == made.rules.view(state, ME)
    assert len(list(made.log)) == 0
    play_on(made, 5)
    assert made.record.moves[:last] == moves[:last]


@pytest.mark.parametrize("game", GAMES)
def test_taking_back_a_deal_brings_the_same_cards_again(game: str) -> None:
    made = session(game, TakeBack.ANYTHING)
    while len(made.record.fair) < 2:
        play_on(made, 1)
    dealt = [deal.code for deal in made.record.fair]
    second = made.record.fair[1].move
    assert second is not None
    order = made.record.moves[second - 1][1].order
    while len(made.record.moves) >= second:
        made.undo(ME)
    coming = made.record.deal_to_come
    assert coming is not None
    assert (coming.code, coming.order) == (dealt[1], order)
    while made.record.deal_to_come is not None:
        play_on(made, 1)
    assert [deal.code for deal in made.record.fair][:2] == dealt
    again = made.record.fair[1].move
    assert again is not None
    assert made.record.moves[again - 1][1].order == order
    assert all(code.is_true for code in checked(made.rules, made.record))


@pytest.mark.parametrize(
    ("take_back", "persons"), [(TakeBack.RULES, 1), (TakeBack.ANYTHING, 2), (TakeBack.ANYTHING, 0)]
)
def test_by_the_rules_or_among_people_what_was_seen_stands(
    take_back: TakeBack, persons: int
) -> None:
    made = session("manipulation", take_back, persons)
    while not any(who == ME for who, _ in made.record.moves) or made.actor == ME:
        play_on(made, 1)
    play_on(made, 1)
    assert not made.can_undo(ME)


def test_a_game_loaded_again_can_be_taken_back_as_before() -> None:
    made = session("raub", TakeBack.ANYTHING)
    while sum(who == ME for who, _ in made.record.moves) < 2:
        play_on(made, 1)
    again = Session(made.rules, made.record, Random(1), lambda *_: None, lambda *_: ())
    made.undo(ME)
    again.undo(ME)
    assert made.record == again.record


def test_ends_turn_says_so_without_changing_anything() -> None:
    made = session("hand-and-foot", TakeBack.RULES, persons=4)
    while made.actor == TABLE:
        play_on(made, 1)
    seat = made.actor
    assert seat is not None
    before = made.record
    draw = next(iter(made.rules.suggestions(made.view(seat))))
    assert not made.ends_turn(seat, draw)
    assert not made.ends_turn(seat, made.rules.deal(made.rules.cards))
    made.play(seat, draw)
    card = next(c for c in made.view(seat).holding if not c.is_red_three)
    assert made.ends_turn(seat, Discard(card))
    assert made.record == replace(before, moves=made.record.moves)
