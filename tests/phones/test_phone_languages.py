"""Everything that a phone is told is in the language of the program, and whole, in every state."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, Final

import msgspec
import pytest
from phone_seats_lab import Blind, Lab, kept
from PySide6.QtCore import QLocale

from handfoot_gui.core.preferences import Preferences, Sorting
from handfoot_gui.core.text.people import gender_of
from handfoot_gui.core.text.words import Reader, Words
from handfoot_gui.phones import messages as m
from handfoot_gui.phones.seat import PhoneSeat
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.ui.widgets.figures import figure
from handfoot_gui.ui.window.language import translation

POSITIONS: Final = (
    ("steady/classic", 0),
    ("steady/classic", 40),
    ("steady/classic", 150),
    ("steady/classic", 640),
    ("raub/classic-4", 0),
    ("raub/classic-4", 20),
    ("manipulation/classic-4", 60),
    ("manipulation/classic-4", 200),
)
_ACTS: Final = 10
_UNFINISHED: Final = re.compile(r"\([^()]*\|[^()]*\)|\(s\)|\{\w*\}|\b[a-zčšžćđ]+: [a-z]+;")
"""A choice of endings, a slot, forms of a phrase."""
_SAME: Final = frozenset(
    (
        "Raub",
        "Refe",
        "Dalje",
        "talon",
        "Wild",
        "points",
        "Marta",
        "Elise",
        "Josip",
        "Karl",
        "Manipulation",
        "Hand",
        "Foot",
        "Joker",
    )
)
"""Names, and words that are the same in another language."""
_WORD: Final = re.compile(r"[A-Za-z]{4,}")


@pytest.fixture(autouse=True)
def same_figures() -> Iterator[None]:
    """A language comes with its own way to write figures."""
    before = QLocale()
    yield
    QLocale.setDefault(before)


def texts(value: Any) -> Iterator[str]:
    """All words in a message, in its order."""
    match value:
        case dict():
            for key, part in value.items():
                if key not in _CODES:
                    yield from texts(part)
        case [str(code), str(name)] if code in tuple(Sorting):
            yield name
        case list():
            for part in value:
                yield from texts(part)
        case str():
            yield value


_CODES: Final = {
    "is", "language", "key", "kind", "code", "role", "face", "picture", "sorting", "signs"
}  # fmt: skip


@cache
def told(language: str) -> list[tuple[str, ...]]:
    """All that two of four phones are told from several positions on, played in one way."""
    words = Words(
        translation(language), figure, Reader(lambda name: gender_of(Preferences(), name))
    )
    found = []
    for sample, moves in POSITIONS:
        lab = Lab(kept(sample, moves, range(4)), words=words)
        blind = [Blind(lab.take(seat), Random(seat)) for seat in range(4)]
        for _ in range(_ACTS):
            lab.go_on()
            if lab.waiting in (Waiting.NEXT_DEAL, Waiting.OVER):
                break
            seat = next(iter(lab.looking), lab.session.actor)
            one = next(one for one in blind if one.phone.seat == seat)
            one.act()
            found += [of_phone(one.phone), of_phone(blind[one.phone.seat - 1].phone)]
    return found


def of_phone(phone: PhoneSeat) -> tuple[str, ...]:
    return tuple(texts(msgspec.json.decode(m.encode(phone.shown()))))


@pytest.mark.sampled(4)
@pytest.mark.parametrize("language", ["en", "de", "fr", "hr", "sr_Latn", "cs", "it", "es"])
def test_all_texts_of_a_phone_are_whole_and_in_its_language(language: str) -> None:
    english, other = told("en"), told(language)
    assert len(english) == len(other)
    untranslated = set()
    for one, two in zip(english, other, strict=True):
        for text in two:
            assert not _UNFINISHED.search(text), text
        if language != "en" and len(one) == len(two):
            for text, said in zip(one, two, strict=True):
                if text == said and set(_WORD.findall(text)) - _SAME:
                    untranslated.add(text)
    assert not untranslated
