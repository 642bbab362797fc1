"""Records: what was played comes back, and whatever else a record holds is refused by number."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from recorded import SEATS, game, playing
from sampling import examples

from handfoot_gui.core.cards import packs_of_cards
from handfoot_gui.core.errors import NotToMove, ReplayError, WrongTableMove
from handfoot_gui.core.record import Player, PlayerKind, Record, replay, states
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.games import GAMES, rules_of
from handfoot_gui.games.hand_and_foot.rules import moves as m
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot

RULES = HandAndFoot(Options())


def test_a_replay_passes_every_state_of_the_game() -> None:
    played = list(playing(3))
    record, _ = played[-1]
    assert list(states(RULES, record.moves)) == [state for _, state in played]


def test_a_replay_ends_in_the_state_the_game_ended_in() -> None:
    record, state = game()
    assert replay(rules_of(record), record.moves) == state
    assert RULES.actor(state) is None


def test_a_record_without_moves_replays_to_the_start() -> None:
    assert replay(RULES, ()) == RULES.start()


def test_an_illegal_move_is_named_by_its_number_counted_from_one() -> None:
    record, _ = game(1, 40)
    wrong = (*record.moves[:11], (TABLE, m.EndDeal()), *record.moves[11:])
    with pytest.raises(ReplayError) as caught:
        replay(RULES, wrong)
    assert caught.value.number == 12
    assert caught.value.cause.move == m.EndDeal()
    assert "move 12" in str(caught.value)


def test_states_before_the_illegal_move_are_given() -> None:
    record, _ = game(1, 20)
    found = states(RULES, (*record.moves, (Seat(0), m.PickUpFoot())))
    assert len([next(found) for _ in range(21)]) == 21
    with pytest.raises(ReplayError):
        next(found)


@pytest.mark.parametrize("seat", [-2, 4, 10**30, -(10**30)])
def test_a_seat_that_is_not_at_the_table_is_refused(seat: int) -> None:
    record, _ = game(1, 20)
    with pytest.raises(ReplayError) as caught:
        replay(RULES, (*record.moves, (Seat(seat), m.Draw((2,)))))
    assert isinstance(caught.value.cause.problem, NotToMove)


def test_a_move_after_the_end_is_refused() -> None:
    record, _ = game()
    with pytest.raises(ReplayError) as caught:
        replay(RULES, (*record.moves, (TABLE, m.EndDeal())))
    assert caught.value.number == len(record.moves) + 1


@pytest.mark.parametrize(
    "order",
    [
        (),
        packs_of_cards(5, 2)[:-1],
        (*packs_of_cards(5, 2)[:-1], packs_of_cards(5, 2)[0]),
        packs_of_cards(6, 2),
        packs_of_cards(5, 3)[:270],
    ],
    ids=["no cards", "one missing", "one twice", "a pack too many", "a foreign joker"],
)
def test_a_deal_is_of_every_card_once(order: tuple) -> None:
    with pytest.raises(ReplayError) as caught:
        replay(RULES, ((TABLE, m.ChooseDealer(Seat(0))), (TABLE, m.Deal(order))))
    assert caught.value.number == 2
    assert isinstance(caught.value.cause.problem, WrongTableMove)


def test_taking_moves_back_keeps_the_rest_of_the_record() -> None:
    record, _ = game(1, 30)
    shorter = record.with_moves(record.moves[:-1])
    assert shorter.with_move(*record.moves[-1]) == record
    assert (shorter.seats, shorter.seed, shorter.preset) == (SEATS, 1, "classic")


def test_a_player_is_a_bot_or_a_person() -> None:
    assert Player("Elise", PlayerKind.BOT, "easy").is_bot
    assert not Player("Marta", PlayerKind.PERSON).is_bot


def test_every_preset_of_every_game_has_rules_that_start() -> None:
    for known in GAMES.values():
        for name, options in known.presets.items():
            record = Record(known.name, name, options, ())
            rules = rules_of(record)
            assert rules.actor(rules.start()) == TABLE


# Whatever a record holds, replay refuses it by number and raises nothing else.


def refused_at(moves: Iterable[tuple[Seat, m.Move]]) -> int | None:
    """The number of the move that is refused, or None."""
    try:
        replay(RULES, moves)
    except ReplayError as error:
        return error.number
    return None


@settings(deadline=None, max_examples=examples(40, 80))
@given(st.integers(0, 3), st.randoms(use_true_random=False))
def test_a_move_changed_a_little_is_refused_or_played_but_nothing_breaks(
    seed: int, rng: Random
) -> None:
    record, _ = game(seed)
    moves = list(record.moves)
    for _ in range(20):
        place = rng.randrange(len(moves))
        seat, move = moves[place]
        changed = list(moves)
        changed[place] = (seat, _changed(move, rng))
        number = refused_at(changed)
        assert number is None or number > place


def _changed(move: m.Move, rng: Random) -> m.Move:
    """The move with a card, a number or an order of cards changed."""
    a_card = rng.choice(RULES.cards)
    number = rng.choice([-1, 0, 1, 2, 3, 5, 40, 200, 10**30])
    match move:
        case m.Draw():
            return m.Draw((number,) * rng.randrange(3))
        case m.TakePile(melds) | m.Lay(melds):
            kind = type(move)
            parts = list(melds)
            place = rng.randrange(len(parts))
            part = parts[place]
            parts[place] = rng.choice(
                [
                    replace(part, onto=number),
                    replace(part, onto=None),
                    replace(part, cards=part.cards[1:]),
                    replace(part, cards=(*part.cards, a_card)),
                    replace(part, cards=(*part.cards, part.cards[0])),
                ]
            )
            return kind(tuple(rng.choice([parts, parts[1:], [*parts, parts[0]]])))
        case m.Discard():
            return m.Discard(a_card)
        case m.Deal(order):
            mixed = list(order)
            rng.shuffle(mixed)
            return m.Deal(tuple(mixed))
        case m.TurnUp():
            return m.TurnUp(rng.choice([None, number]))
        case m.LayRedThree():
            return m.LayRedThree(a_card)
        case m.ChooseDealer():
            return m.ChooseDealer(Seat(number))
        case m.Answer(may):
            return m.Answer(not may)
        case _:
            return rng.choice([m.EndTurn(), m.Ask(), m.PickUpFoot(), m.EndDeal()])
