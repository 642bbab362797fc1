"""By which words a rule set is found among many, and two sets laid side by side."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import Any

from msgspec import Struct

from handfoot_gui.core.options import GameOptions
from handfoot_gui.core.text.options import OptionTexts
from handfoot_gui.core.text.words import searchable


def is_found(there: str, wanted: str) -> bool:
    """Whether every word of *wanted* is in *there*, which is `searchable`."""
    return all(word in there for word in searchable(wanted).split())


def found_by(
    texts: OptionTexts, usual: GameOptions, options: GameOptions, names: Iterable[str]
) -> str:
    """All words by which the rule set *options* is found: its *names* and what is said of it, what
    it chooses where few things can be chosen, and whatever it does otherwise than the *usual* set,
    by every word that players have for that."""
    words = list(names)
    for field, text in texts.fields.items():
        is_changed = getattr(options, field) != getattr(usual, field)
        if is_changed:
            words += (text.label, texts.sought.get(field, ""))
        if is_changed or text.values:
            words.append(texts.told(options, field, usual))
    return searchable(" ".join(words))


def sets_found(sets: Iterable[tuple[str, str]], wanted: str) -> list[bool]:
    """Which of *sets*, each a title and the words it is `found_by`, have all words of *wanted*:
    those whose title has them, or where there is none, all."""
    known = list(sets)
    by_title = [is_found(searchable(title), wanted) for title, _ in known]
    return by_title if any(by_title) else [is_found(there, wanted) for _, there in known]


def rules_found(texts: OptionTexts, wanted: str) -> tuple[str, ...]:
    """The options that have all words of *wanted*, in the order of the form; none where nothing is
    *wanted*."""
    if not searchable(wanted).split():
        return ()
    return tuple(field for field in texts.fields if is_found(texts.found_by(field), wanted))


class BesideRow(Struct, frozen=True):
    """One rule of two sets."""

    field: str
    group: str
    label: str
    first: str
    second: str
    is_same: bool


def side_by_side(first: OptionTexts, one: Any, second: OptionTexts, other: Any) -> list[BesideRow]:
    """Every rule of the sets *one* and *other* of a game, each in the words of its own texts; a
    rule that nobody can say anything about in both is left out."""
    rows = []
    for field, text in first.fields.items():
        values = getattr(one, field), getattr(other, field)
        told = first.told(one, field, other), second.told(other, field, one)
        # Two answers may read the same, as the usual word and that word by choice.
        is_same = values[0] == values[1] or (isinstance(values[0], Enum) and told[0] == told[1])
        if any(told):
            rows.append(BesideRow(field, text.group, text.label, *told, is_same))
    return rows
