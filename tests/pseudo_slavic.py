"""A made-up language with three plural forms, six cases and verbs that agree, marking every form.

Each text is its English one, in which every slot asks for a form: a phrase for its accusative, a
player for the form of a woman. What cannot give that form shows.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from handfoot_gui.core.text.phrases import Gender, in_english

sys.path.append(str(Path(__file__).parents[1] / "packaging" / "translations"))

from slots import SLOTS, Kind

CASES = ("gen", "dat", "acc", "voc", "loc", "ins")
_SLOT = re.compile(r"\{(\w+)(:[^{}]*)?\}")
_WORD = re.compile(r"[A-Za-z]{3,}")
_PERSONS = [slot for slot, (kind, _) in SLOTS.items() if kind is Kind.PERSON]
_COUNTED = ("number", "count")
"""Slots of the number on which the plural form of a whole sentence depends."""
_NUMBERS = dict(
    zip(
        [
            "no",
            "one",
            "two",
            "three",
            "four",
            "five",
            "six",
            "seven",
            "eight",
            "nine",
            "ten",
            "eleven",
            "twelve",
        ],
        range(13),
        strict=True,
    )
)


def a_woman(name: str) -> Gender:  # noqa: ARG001  (the signature)
    """Everybody at the table."""
    return Gender.FEMININE


def plural_class(n: int) -> int:
    """1, 2 or 5 for the plural form of *n*: one (1, 21, …), few (2-4, 22-24, …), many."""
    if n % 10 == 1 and n % 100 != 11:
        return 1
    return 2 if 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14 else 5


def pseudo(context: str, text: str, disambiguation: str = "", n: int = -1, /) -> str:  # noqa: ARG001  (the signature of Translate)
    """The translation of *text* in its plural form."""
    english = text if n < 0 else in_english(text, 1 if n == 1 else 5)
    if context.endswith("Words"):
        return _table(english)
    said = _SLOT.sub(_asked, english)
    return f"{said}⟪{plural_class(n)}⟫" if n >= 0 else said


def _table(english: str) -> str:
    """The cases of a noun, or of a composed phrase, whose slots go along; lists have no own."""
    has_words = bool(_WORD.search(_SLOT.sub("", english).replace(" and ", "")))
    forms = [english]
    for case in CASES:
        inside = _SLOT.sub(lambda found, case=case: f"{{{found[1]}:{case}}}", english)
        forms.append(f"{case}: {inside}⟨{case}⟩" if has_words else f"{case}: {inside}")
    return "; ".join((*forms, "gender: f"))


def _asked(found: re.Match[str]) -> str:
    slot = found[1]
    kind = SLOTS[slot][0]
    if kind is Kind.PERSON:
        return f"‹{slot}={{{slot}}}›{{{slot}:⟦she⟧|⟦he⟧|⟦?⟧|⟦they⟧|⟦women⟧}}"
    if kind in (Kind.PHRASE, Kind.COUNT):
        return f"‹{slot}={{{slot}:acc}}›"
    return f"‹{slot}={{{slot}}}›" if slot in _COUNTED else f"{{{slot}}}"


def faults(said: str) -> Iterator[str]:
    """What is wrong in a sentence said in the made-up language."""
    if "⟦he⟧" in said or "⟦?⟧" in said:
        yield f"a player is asked for a form and has none: {said}"
    if re.search(r"\{\w+(:[^{}]*)?\}", said):
        yield f"a slot is empty: {said}"
    if re.search(r"\(s\)|\([^()|]*\|[^()|]*\)", said):
        yield f"a plural form is not chosen: {said}"
    for slot, value in re.findall(r"‹(\w+)=([^‹›]*)›", said):
        if SLOTS[slot][0] not in (Kind.PHRASE, Kind.COUNT):
            continue
        for part in re.split(r", | and ", value):
            if _WORD.search(re.sub(r"⟨\w+⟩", "", part)) and "⟨acc⟩" not in part:
                yield f"{slot} has no case: {said}"
    yield from _wrong_numbers(said)


def _wrong_numbers(said: str) -> Iterator[str]:
    """Where the plural form of a whole sentence is not that of the only number in it."""
    for sentence in said.split("⟫"):
        text, _, mark = sentence.partition("⟪")
        found = [one for one in re.findall(r"‹(\w+)=([^‹›]*)›", text) if one[0] not in _PERSONS]
        if mark and len(found) == 1 and found[0][0] in _COUNTED:
            shown = re.sub(r"⟨\w+⟩|,", "", found[0][1])
            number = _NUMBERS[shown] if shown in _NUMBERS else int(shown)
            if plural_class(number) != int(mark):
                yield f"{number} has the plural form of {mark}: {said}"


def all_faults(sentences: Iterable[str]) -> list[str]:
    """What is wrong in any of *sentences*, each fault once."""
    return list(dict.fromkeys(fault for said in sentences for fault in faults(said)))
