"""What a phone is known by: made, found, renewed, and told to nobody else."""

from __future__ import annotations

import secrets

import pytest

from handfoot_gui.core.seats import Seat
from handfoot_gui.phones.keys import SeatKeys, new_key
from handfoot_gui.phones.messages import Join, Renewed, decode

ONE, OTHER = Seat(0), Seat(3)


def test_a_key_has_128_bits_and_every_one_is_another() -> None:
    made = {new_key() for _ in range(1000)}
    assert len(made) == 1000
    assert {len(key) for key in made} == {22}


def test_a_seat_keeps_its_key_and_is_found_by_it() -> None:
    keys = SeatKeys()
    one, other = keys.of(ONE), keys.of(OTHER)
    assert (keys.of(ONE), keys.of(OTHER)) == (one, other)
    assert (keys.seat_of(one), keys.seat_of(other)) == (ONE, OTHER)
    assert SeatKeys(keys.kept).seat_of(other) == OTHER


@pytest.mark.parametrize("wrong", ["", "x", "ä" * 22, "\ud800" * 22, "a" * 64])
def test_no_other_key_opens_anything(wrong: str) -> None:
    keys = SeatKeys()
    key = keys.of(ONE)
    for tried in (wrong, key[:-1], key + "a", key.swapcase(), key[:-1] + "é"):
        assert keys.seat_of(tried) is None


def test_an_old_key_never_comes_back() -> None:
    keys = SeatKeys()
    old = keys.of(ONE)
    assert keys.seat_of(keys.renew(ONE)) == ONE
    assert keys.seat_of(old) is None
    newer = keys.of(ONE)
    keys.drop(ONE)
    assert keys.seat_of(newer) is None
    assert keys.of(ONE) not in (old, newer)


def test_every_key_is_compared_whatever_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    keys = SeatKeys()
    first = keys.of(ONE)
    keys.of(OTHER)
    compared = []
    true = secrets.compare_digest

    def counted(one: bytes, other: bytes) -> bool:
        compared.append(other)
        return true(one, other)

    monkeypatch.setattr(secrets, "compare_digest", counted)
    assert keys.seat_of(first) == ONE
    assert len(compared) == 2


def test_what_has_a_key_does_not_show_it() -> None:
    keys = SeatKeys()
    key = keys.of(ONE)
    joined = decode(f'{{"do":"join","key":"{key}"}}'.encode())
    assert isinstance(joined, Join)
    assert joined.key == key
    for one in (keys, joined, Renewed(key)):
        assert key not in f"{one!r} {one}"
