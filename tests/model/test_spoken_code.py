"""Codes for the telephone: signs that sound apart everywhere, and no slip goes unnoticed."""

from __future__ import annotations

from itertools import combinations

import pytest
from heard_signs import NAMES, apart, heard
from hypothesis import given
from hypothesis import strategies as st

from handfoot_gui.core.spoken_code import (
    GROUP,
    SIGNS,
    Coded,
    Slip,
    WrongCode,
    cleaned,
    code_of,
    coded_in,
    grouped,
    room,
    spelled,
)

ANY = range(1, 10)


def key(group: int) -> int:
    return 3 * group + 1


def numbers(groups: int = 3) -> st.SearchStrategy[Coded]:
    return st.integers(0, room(groups) - 1).map(lambda number: Coded(number, groups))


@pytest.mark.parametrize("language", NAMES)
def test_no_two_signs_fall_together_on_a_bad_telephone(language: str) -> None:
    names = NAMES[language]
    for one, other in combinations(SIGNS, 2):
        for first in names[one]:
            for second in names[other]:
                assert heard(first) != heard(second), f"{one} {first}, {other} {second}"


@pytest.mark.parametrize("language", NAMES)
def test_more_than_one_consonant_sets_signs_apart(language: str) -> None:
    names = NAMES[language]
    for one, other in combinations(SIGNS, 2):
        for first in names[one]:
            for second in names[other]:
                far = apart(heard(first, blurred=True), heard(second, blurred=True))
                assert far > 0.5, f"{one} {first}, {other} {second}"


@pytest.mark.parametrize(
    ("language", "alike"),
    [
        ("en", "B D"), ("en", "M N"), ("en", "F S"), ("en", "P T"), ("en", "C Z"),
        ("de", "2 3"), ("de", "B W"), ("fr", "G J"), ("es", "B V"), ("it", "D T"),
        ("cs", "B V"), ("hr", "M N"), ("sr", "C Z"),
    ],
)  # fmt: skip
def test_what_people_mix_up_is_heard_alike(language: str, alike: str) -> None:
    one, other = alike.split()
    left = [{heard(name) for name in NAMES[language][sign]} for sign in (one, other)]
    near = min(apart(a, b) for a in left[0] for b in left[1])
    assert near <= 0.6
    assert not {one, other} <= set(SIGNS)


@given(numbers())
def test_a_code_gives_back_what_stands_in_it_however_it_is_typed(coded: Coded) -> None:
    code = code_of(coded, key)
    for typed in (code, grouped(code), code.lower(), f" {grouped(code, '-')}. "):
        assert coded_in(typed, key, ANY) == coded
    assert coded_in(code.replace("O", "0"), key, ANY) == coded


@given(numbers(), st.integers(0, 11), st.sampled_from(SIGNS))
def test_one_wrong_sign_is_always_noticed_and_its_group_named(
    coded: Coded, place: int, sign: str
) -> None:
    code = code_of(coded, key)
    typed = code[:place] + sign + code[place + 1 :]
    if typed == code:
        return
    with pytest.raises(WrongCode) as wrong:
        coded_in(typed, key, ANY)
    assert wrong.value.slip is Slip.GROUPS
    assert wrong.value.groups == (place // GROUP + 1,)


@given(numbers(), st.integers(0, 10))
def test_two_swapped_neighbours_are_always_noticed(coded: Coded, place: int) -> None:
    code = code_of(coded, key)
    typed = code[:place] + code[place + 1] + code[place] + code[place + 2 :]
    if typed == code:
        return
    with pytest.raises(WrongCode) as wrong:
        coded_in(typed, key, ANY)
    assert set(wrong.value.groups) <= {place // GROUP + 1, (place + 1) // GROUP + 1}


@given(numbers(), st.permutations(range(3)))
def test_groups_in_another_order_are_noticed(coded: Coded, order: list[int]) -> None:
    code = code_of(coded, key)
    typed = "".join(code[GROUP * n : GROUP * (n + 1)] for n in order)
    if order != [0, 1, 2]:
        with pytest.raises(WrongCode):
            coded_in(typed, key, ANY)


@pytest.mark.parametrize(
    ("typed", "slip", "fact"),
    [
        ("", Slip.EMPTY, 0), (" - ", Slip.EMPTY, 0), ("34B8", Slip.STRANGE, "B"),
        ("3ß", Slip.STRANGE, "S"), ("34789", Slip.LENGTH, 5), ("3478 9JOR", Slip.LENGTH, 8),
    ],
)  # fmt: skip
def test_what_cannot_be_a_code_is_told_apart(typed: str, slip: Slip, fact: object) -> None:
    with pytest.raises(WrongCode) as wrong:
        coded_in(typed, key, range(3, 4))
    assert wrong.value.slip is slip
    assert (wrong.value.sign or wrong.value.count) == fact


def test_a_code_is_heard_sign_by_sign_in_its_groups() -> None:
    assert spelled("OX34789J") == "O X 3 4, 7 8 9 J"


def test_letters_of_a_serbian_keyboard_that_look_the_same_are_taken() -> None:
    assert cleaned("Ј О Х") == "JOX"
