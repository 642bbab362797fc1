"""Numbers that are typed where no code is scanned: found, forgotten, and not to be guessed."""

from __future__ import annotations

import pytest

from handfoot_gui.core.seats import Seat
from handfoot_gui.phones.typed import FIRST_REST, LONGEST_REST, MOST_WRONG, TypedNumbers

ONE, OTHER = Seat(0), Seat(3)


def test_a_seat_keeps_its_number_and_is_found_by_it() -> None:
    numbers = TypedNumbers()
    one, other = numbers.of(ONE), numbers.of(OTHER)
    assert len(one) == len(other) == 6
    assert one.isdecimal()
    assert one != other
    assert numbers.of(ONE) == one
    assert (numbers.seat_of(one, 0), numbers.seat_of(other, 0)) == (ONE, OTHER)


def test_a_number_is_good_only_as_long_as_its_code_is_on_show() -> None:
    numbers = TypedNumbers()
    one, other = numbers.of(ONE), numbers.of(OTHER)
    numbers.drop(ONE)
    assert numbers.seat_of(one, 0) is None
    assert numbers.seat_of(other, 0) == OTHER
    numbers.forget()
    assert numbers.seat_of(other, 0) is None


@pytest.mark.parametrize("wrong", ["", "12345", "1234567", "äöüäöü", "\ud800" * 6, " 12345"])
def test_no_other_number_opens_anything(wrong: str) -> None:
    numbers = TypedNumbers()
    numbers.of(ONE)
    assert numbers.seat_of(wrong, 0) is None


def guesses(numbers: TypedNumbers, seconds: int) -> int:
    """How many wrong numbers are listened to in so many *seconds*, by somebody who never rests."""
    return sum(
        numbers.are_taken(float(now)) and numbers.seat_of("x", float(now)) is None
        for now in range(seconds)
    )


def test_whoever_guesses_has_eight_tries_and_then_ever_longer_rests() -> None:
    numbers = TypedNumbers()
    right = numbers.of(ONE)
    assert guesses(numbers, int(FIRST_REST)) == MOST_WRONG
    assert numbers.seat_of(right, FIRST_REST - 1) is None, "nobody is listened to"
    assert numbers.seat_of(right, MOST_WRONG - 1 + FIRST_REST) == ONE
    assert guesses(TypedNumbers(), 3 * 3600) <= 8 * MOST_WRONG


def test_a_rest_has_an_end_and_a_clock_that_is_put_back_makes_none_longer() -> None:
    numbers = TypedNumbers()
    right, now = numbers.of(ONE), 1_000_000.0
    for _ in range(10):
        for _ in range(MOST_WRONG):
            numbers.seat_of("x", now)
        assert numbers.seat_of(right, now) is None
        now += LONGEST_REST
        assert numbers.seat_of(right, now) == ONE
    for _ in range(MOST_WRONG):
        numbers.seat_of("x", now)
    assert numbers.seat_of(right, 5.0) == ONE


def test_numbers_are_told_to_nobody() -> None:
    numbers = TypedNumbers()
    assert numbers.of(ONE) not in repr(numbers)
