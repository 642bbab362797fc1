"""Codes that are read aloud on a telephone: their signs, their groups, and what is noticed of a
mistake.

The names of the signs sound apart in every language of the program even where voiced sounds,
those of one place in the mouth, *m* and *n* are all heard alike; tests/model/heard_signs.py has
them as they are spoken. Each group of four ends with a sign that checks it: one wrong sign, or two
neighbours that are swapped, are always noticed, and mostly the group is known.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import Final

from msgspec import Struct

SIGNS: Final = "34789JORWXY"
"""As many as a prime, so that every sum that checks a group tells every mistake in it."""
GROUP: Final = 4
"""Signs that are read together; the last one of them checks the others."""

_BASE: Final = len(SIGNS)
_BLANK: Final = re.compile(r"[\s\u200b\u00a0.,;:/_'\"|\u2010-\u2015-]+")
_ALIKE: Final = str.maketrans("0ОХУРЈ", "OOXYRJ")
"""What looks like a sign: nought, and letters of a Cyrillic keyboard."""
_WEIGHTS: Final = range(1, GROUP + 1)

KeyOf = Callable[[int], int]
"""From the number of a group, from nought, to what its sum comes to: by it codes of one kind, or
for one challenge, are told from others."""


class Slip(StrEnum):
    """What is wrong with a code that somebody typed."""

    EMPTY = "empty"
    STRANGE = "strange"
    """A sign that no code has."""
    LENGTH = "length"
    """Too few signs, or too many."""
    GROUPS = "groups"
    """Some groups do not add up."""


class WrongCode(Exception):  # noqa: N818  (named as what it tells)
    """A code that cannot be as it was read aloud."""

    def __init__(
        self, slip: Slip, *, sign: str = "", count: int = 0, groups: tuple[int, ...] = ()
    ) -> None:
        super().__init__(f"{slip}: {sign or count or groups}")
        self.slip = slip
        self.sign = sign
        """The first that no code has."""
        self.count = count
        """So many signs there are."""
        self.groups = groups
        """Those that do not add up, counted from 1."""


class Coded(Struct, frozen=True):
    """A number that stands in a code of so many groups."""

    number: int
    groups: int


def cleaned(text: str) -> str:
    """The signs of *text* alone, in capital letters. Raises `WrongCode` for any other sign."""
    signs = _BLANK.sub("", text).upper().translate(_ALIKE)
    for sign in signs:
        if sign not in SIGNS:
            raise WrongCode(Slip.STRANGE, sign=sign)
    if not signs:
        raise WrongCode(Slip.EMPTY)
    return signs


def grouped(signs: str, between: str = " ") -> str:
    """*signs* in the groups in which they are read."""
    return between.join(signs[place : place + GROUP] for place in range(0, len(signs), GROUP))


def spelled(signs: str) -> str:
    """*signs* for the ear: each for itself, with a rest after each group."""
    return ", ".join(" ".join(group) for group in grouped(signs.replace(" ", "")).split())


def room(groups: int) -> int:
    """How many numbers a code of so many *groups* can stand for."""
    numbers: int = _BASE ** (groups * (GROUP - 1))
    return numbers


def code_of(coded: Coded, key: KeyOf) -> str:
    """The signs that stand for *coded*, without spaces."""
    number, signs = coded.number, ""
    assert 0 <= number < room(coded.groups), "it has room in so many groups"
    for group in range(coded.groups):
        values = []
        for _ in range(GROUP - 1):
            number, value = divmod(number, _BASE)
            values.append(value)
        rest = key(group) - _sum(values)
        values.append(rest * pow(GROUP, -1, _BASE) % _BASE)
        signs += "".join(SIGNS[value] for value in values)
    return signs


def coded_in(text: str, key: KeyOf, groups: range) -> Coded:
    """What stands in *text*, a code with as many groups as one of *groups*. Raises `WrongCode`."""
    signs = cleaned(text)
    count, rest = divmod(len(signs), GROUP)
    if rest or count not in groups:
        raise WrongCode(Slip.LENGTH, count=len(signs))
    values = [SIGNS.index(sign) for sign in signs]
    parts = [values[place : place + GROUP] for place in range(0, len(values), GROUP)]
    wrong = tuple(n for n, part in enumerate(parts, 1) if (_sum(part) - key(n - 1)) % _BASE)
    if wrong:
        raise WrongCode(Slip.GROUPS, groups=wrong)
    number = 0
    for part in reversed(parts):
        for value in reversed(part[:-1]):
            number = number * _BASE + value
    return Coded(number, count)


def _sum(values: Sequence[int]) -> int:
    return sum(weight * value for weight, value in zip(_WEIGHTS, values, strict=False))
