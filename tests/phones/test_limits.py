"""How much strangers and phones may ask for."""

from __future__ import annotations

import pytest

from handfoot_gui.phones.limits import (
    A_SECOND,
    AT_ONCE,
    SERVED,
    SERVED_OF_ONE_ADDRESS,
    STRANGERS,
    STRANGERS_OF_ONE_ADDRESS,
    Allowance,
    Strangers,
)


def test_so_many_messages_at_once_and_so_many_a_second() -> None:
    allowance = Allowance()
    assert sum(allowance.take(5.0) for _ in range(100)) == AT_ONCE
    assert sum(allowance.take(6.0) for _ in range(100)) == A_SECOND
    assert sum(allowance.take(6.0 + step / 19) for step in range(1, 101)) == 100
    assert sum(allowance.take(1000.0) for _ in range(100)) == AT_ONCE


def test_a_clock_that_is_put_back_locks_nobody_out() -> None:
    allowance = Allowance()
    assert sum(allowance.take(1_000_000.0) for _ in range(100)) == AT_ONCE
    assert not allowance.take(10.0)
    assert sum(allowance.take(11.0) for _ in range(100)) == A_SECOND


def test_nobody_goes_while_there_is_room() -> None:
    strangers: Strangers[int] = Strangers()
    gone = [strangers.let_in(who, f"10.0.0.{who}") for who in range(STRANGERS)]
    assert gone == [None] * STRANGERS
    assert [strangers.let_in(who, f"10.0.0.{who}") for who in (40, 41)] == [0, 1]


def test_the_first_of_the_same_address_goes() -> None:
    strangers: Strangers[int] = Strangers()
    strangers.let_in(100, "10.0.0.9")
    for who in range(STRANGERS_OF_ONE_ADDRESS):
        assert strangers.let_in(who, "10.0.0.1") is None
    assert [strangers.let_in(who, "10.0.0.1") for who in (20, 21)] == [0, 1]
    assert strangers.let_in(22, "10.0.0.2") is None


@pytest.mark.parametrize("who", [0, 5])
def test_who_has_a_seat_makes_no_room_any_more(who: int) -> None:
    strangers: Strangers[int] = Strangers()
    for one in range(STRANGERS_OF_ONE_ADDRESS):
        strangers.let_in(one, "10.0.0.1")
    strangers.forget(who)
    assert strangers.let_in(90, "10.0.0.1") is None
    assert strangers.let_in(91, "10.0.0.1") == (1 if who == 0 else 0)
    strangers.forget(who)


def test_who_is_only_sent_a_file_is_in_the_way_of_no_stranger_but_of_others_like_that() -> None:
    strangers: Strangers[int] = Strangers()
    for who in range(SERVED_OF_ONE_ADDRESS):
        assert strangers.let_in(who, "") is None
        assert strangers.serve(who, "203.0.113.7") is None
    assert strangers.let_in(900, "203.0.113.7") is None
    strangers.let_in(100, "")
    assert strangers.serve(100, "203.0.113.7") == 0, "the first of the same guest goes"
    for who in range(200, 200 + SERVED - SERVED_OF_ONE_ADDRESS):
        strangers.let_in(who, "")
        assert strangers.serve(who, f"198.51.100.{who}") is None
    strangers.let_in(800, "")
    assert strangers.serve(800, "192.0.2.1") == 1, "all together are no more than that"
    strangers.forget(800)
    assert strangers.serve(999, "192.0.2.1") is None, "whoever is gone is nobody's matter"
