"""Other points in the game being played: taken back and changed, and what moves do with them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from every_game import a_few_tables, rules_and_presenter, steps
from msgspec.structs import replace

from handfoot_gui.core.errors import ReplayError
from handfoot_gui.core.other_points import OtherPoints, WriteOtherPoints
from handfoot_gui.core.record import Player, PlayerKind, Record, TakeBack
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.session.session import Session

every_game = pytest.mark.parametrize(("game", "preset", "players"), a_few_tables())
LINE = OtherPoints(0, "Grandma's rule", -5)
OTHER = OtherPoints(1, "dropped cards", -50)


def session_at(
    game: str, preset: str, players: int, moves: int, seed: int = 3
) -> Session[Any, Any, Any, Any]:
    rules, presenter = rules_and_presenter(game, preset, players)
    made = tuple((step.seat, step.move) for step in steps(rules, seed, moves))
    seats = tuple(Player(f"P{n}", PlayerKind.PERSON) for n in range(players))
    options: Any = rules
    record: Any = Record(game, preset, options.options, seats, made)
    return Session(rules, record, Random(1), lambda *_: None, presenter.narrate)


def up_to_the_second_deal(rules: Any) -> tuple[int, list[tuple[int, Any]], int]:
    """A seed whose game is not over after one deal, its moves to the second deal's cards, and how
    many of them it takes until the first is scored."""
    for seed in range(3, 20):
        made: list[tuple[int, Any]] = []
        deals = scored_at = 0
        for step in steps(rules, seed, 6000):
            made.append((step.seat, step.move))
            if not scored_at and any(deal.is_scored for deal in rules.sheet(step.after).deals):
                scored_at = len(made)
            deals += bool(rules.order_dealt(step.move))
            if deals == 2:
                return seed, made, scored_at
    raise AssertionError("every game was over after one deal")


def first_undoable(game: str, preset: str, players: int) -> Session[Any, Any, Any, Any]:
    """A game in whose first deal the last move can be taken back."""
    for moves in range(6, 400):
        session = session_at(game, preset, players, moves)
        mover = session.record.moves[-1][0]
        if mover != TABLE and session.can_undo(mover) and session.can_write_lines:
            return session
    raise AssertionError("no move could be taken back")


@every_game
def test_a_line_on_top_keeps_nobody_from_taking_a_move_back_and_stays(
    game: str, preset: str, players: int
) -> None:
    session = first_undoable(game, preset, players)
    seat = Seat(session.record.moves[-1][0])
    moves = session.record.moves
    session.write_lines(LINE)
    assert session.can_undo(seat)
    session.undo(seat)
    assert session.record.moves == (*moves[:-1], (TABLE, WriteOtherPoints(*vars_of(LINE))))
    assert session.ledger.open_lines == (LINE,)
    session.redo(seat)
    assert session.record.moves[-1] == moves[-1]
    assert session.ledger.open_lines == (LINE,)


def vars_of(line: OtherPoints) -> tuple[int, str, int]:
    return line.side, line.word, line.points


@every_game
def test_a_line_is_replaced_or_removed_where_it_stands(
    game: str, preset: str, players: int
) -> None:
    session = session_at(game, preset, players, 30)
    moves, sheet = session.record.moves, session.sheet
    session.write_lines(LINE)
    session.write_lines(OTHER)
    [first, second] = session.open_lines
    assert (first[1], second[1]) == (LINE, OTHER)
    changed = OtherPoints(0, "Grandma's rule", 5)
    session.write_lines(kept={first[0]: changed, second[0]: OTHER})
    assert session.ledger.open_lines is not None
    assert changed in session.ledger.open_lines
    session.write_lines(kept={second[0]: OTHER})
    assert [move for _, move in session.record.moves if isinstance(move, WriteOtherPoints)] == [
        WriteOtherPoints(*vars_of(OTHER))
    ]
    session.write_lines(kept={})
    assert session.record.moves == moves
    assert session.sheet == sheet


@every_game
def test_a_line_too_many_is_refused_and_all_stays_as_it_was(
    game: str, preset: str, players: int
) -> None:
    session = session_at(game, preset, players, 30)
    session.write_lines(*[LINE] * 5)
    record = session.record
    with pytest.raises(ReplayError):
        session.write_lines(LINE)
    assert session.record == record


@every_game
def test_once_the_next_deal_has_begun_the_lines_of_the_last_one_stand(
    game: str, preset: str, players: int
) -> None:
    rules, _ = rules_and_presenter(game, preset, players)
    seed, _, count = up_to_the_second_deal(rules)
    session = session_at(game, preset, players, count, seed)
    session.write_lines(LINE)
    assert session.deal_just_ended
    while not rules.order_dealt(session.record.moves[-1][1]):
        if session.actor == TABLE:
            session.play_table()
        else:
            assert session.actor is not None
            view = session.view(session.actor)
            session.play(session.actor, next(iter(rules.suggestions(view))))
    assert session.open_lines == ()
    deal = session.sheet.deals[-1 if session.sheet.deals[-1].is_scored else -2]
    assert deal.others == (LINE,)


def test_a_deal_that_is_settled_keeps_its_code_and_cards_through_a_line() -> None:
    rules, _ = rules_and_presenter("hand-and-foot", "classic", 4)
    count = 0
    for step in steps(rules, 3, 6000):
        count += 1
        if rules.sheet(step.after).deals:
            break
    session = session_at("hand-and-foot", "classic", 4, count)
    settled = session.announce_deal()
    assert settled is not None
    session.write_lines(LINE)
    session.write_lines(kept={})
    assert session.record.deal_to_come == settled
    assert rules.order_dealt(session.play_table()) == settled.order


@every_game
def test_a_line_of_a_deal_that_is_taken_back_comes_back_with_it(
    game: str, preset: str, players: int
) -> None:
    rules, presenter = rules_and_presenter(game, preset, players)
    _, made, _ = up_to_the_second_deal(rules)
    # Whoever acted last before the second deal practises alone.
    seat = next(Seat(mover) for mover, _ in reversed(made) if mover != TABLE)
    seats = tuple(
        Player(f"P{n}", PlayerKind.PERSON) if n == seat else Player(f"P{n}", PlayerKind.BOT, "easy")
        for n in range(players)
    )
    options: Any = rules
    record: Any = Record(game, preset, options.options, seats, tuple(made))
    agreed = replace(record.agreements, take_back=TakeBack.ANYTHING)
    record = replace(record, agreements=agreed)
    session: Any = Session(rules, record, Random(1), lambda *_: None, presenter.narrate)
    session.write_lines(LINE)
    assert session.ledger.others == (LINE,)
    session.undo(seat)
    assert LINE not in (session.ledger.open_lines or ())
    session.redo(seat)
    assert session.ledger.others == (LINE,)
    assert session.record.moves[:-1] == tuple(made)
