"""Noun phrases and persons that a translated sentence asks for in the form it needs.

A sentence of a catalogue asks with the format of a slot: ``{card:acc}`` is the accusative of a
phrase, ``{card:^}`` begins with a capital letter, ``{name:izložila|izložio|izlaže}`` agrees with
a person. English asks for none of them. The guide for translators is in CONTRIBUTING.md.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from enum import IntEnum
from functools import lru_cache
from typing import Final, Protocol, Self

_PLURAL: Final = re.compile(r"\(s\)|\(([^()|]*)\|([^()|]*)\)")
_SLOT: Final = re.compile(r"\{(\w+)(?::([^{}]*))?\}")
_WHOLE: Final = "*"
"""In a slot of a composed phrase: the form in which the whole is asked for."""


class Translate(Protocol):
    """Gives the translation of a text in a context, and in the plural form of *n*.

    *disambiguation* tells two meanings of one text apart; *n* is the number a text with the
    English endings of one and of several depends on, as in "{count} card(s)".
    """

    def __call__(
        self, context: str, text: str, disambiguation: str = "", n: int = -1, /
    ) -> str: ...


def in_english(text: str, n: int) -> str:
    """*text* with the endings for *n*: "card(s)", "(person|people)"."""
    return _PLURAL.sub(
        lambda found: found[1] or "" if n == 1 else "s" if found[2] is None else found[2], text
    )


def untranslated(context: str, text: str, disambiguation: str = "", n: int = -1, /) -> str:  # noqa: ARG001  (the signature of Translate)
    """The text as it was written, in the English plural form of *n*."""
    return text if n < 0 else in_english(text, n)


class Gender(IntEnum):
    """What a verb or an adjective agrees with, in the order in which a slot gives the choices.

    A person is she, he or not said; a noun is feminine, masculine or neuter.
    """

    FEMININE = 0
    MASCULINE = 1
    UNSAID = 2
    SEVERAL = 3
    SEVERAL_FEMININE = 4


_GENDERS: Final = {
    "f": Gender.FEMININE,
    "m": Gender.MASCULINE,
    "n": Gender.UNSAID,
    "p": Gender.SEVERAL,
    "pf": Gender.SEVERAL_FEMININE,
}
"""As the entry ``gender`` of a phrase names them."""


def agreed(choices: str, gender: Gender) -> str:
    """The one of *choices* ("she|he|not said|several|several women") that agrees with *gender*.

    Those at the end may be left out: the nearest one before stands for them.
    """
    given = choices.split("|")
    return given[min(gender, len(given) - 1)]


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


@lru_cache(maxsize=4096)
def _entries(table: str) -> dict[str, str]:
    """The forms of a phrase by their keys; the plain one has the key ""."""
    plain, *others = table.split(";")
    forms = {"": plain.strip()}
    for other in others:
        key, _, form = other.partition(":")
        forms[key.strip()] = form.strip()
    return forms


class Phrase(str):
    """A noun phrase: its plain form as text, its other forms on demand.

    In a catalogue it is a table, ``devetka; acc: devetku; gender: f``; a form that it does not
    have is that of the key without its last part (``f.acc``, then ``f``), at last the plain one.
    """

    _forms: Mapping[str, str] = {}
    """None where a plain text stands for a phrase."""
    _facts: Mapping[str, str] = {}

    @classmethod
    def of(cls, table: str, **facts: str) -> Self:
        """The phrase of a translated *table*, with *facts* in the slots of its forms."""
        forms, kept = _entries(table), facts
        made = cls(_form(forms, kept, ""))
        made._forms = forms
        made._facts = kept
        return made

    @property
    def gender(self) -> Gender:
        named = self._forms.get("gender", "n")
        return _GENDERS.get(filled(named, **self._facts), Gender.UNSAID)

    def form(self, key: str) -> str:
        """The form *key*, or the nearest one that there is."""
        return _form(self._forms, self._facts, key) if self._forms else str(self)

    def __format__(self, asked: str) -> str:
        if "|" in asked:
            return agreed(asked, self.gender)
        return _capital(self.form(asked[1:])) if asked[:1] == "^" else self.form(asked)


def _form(forms: Mapping[str, str], facts: Mapping[str, str], key: str) -> str:
    nearest = key
    while nearest not in forms:
        nearest = nearest.rpartition(".")[0]
    form = forms[nearest]
    return filled(form.replace(_WHOLE, key), **facts) if facts else form


class Person(str):
    """A player, or several, by name; verbs agree with *gender*."""

    gender: Gender

    def __new__(cls, name: str, gender: Gender = Gender.UNSAID) -> Self:
        made = super().__new__(cls, name)
        made.gender = gender
        return made

    def __format__(self, asked: str) -> str:
        return agreed(asked, self.gender) if "|" in asked else str(self)


def several(names: str, persons: Sequence[Person]) -> Person:
    """*persons* together, who are called *names*."""
    women = all(one.gender in (Gender.FEMININE, Gender.SEVERAL_FEMININE) for one in persons)
    return Person(names, Gender.SEVERAL_FEMININE if women else Gender.SEVERAL)


def filled(text: str, /, **facts: str) -> str:
    """A translated *text* with *facts* in its slots, in the forms it asks for.

    Facts are put in as they are: a player may well be called ``{name}``. A slot for which there
    is no fact stays as it is, so that a faulty catalogue stops nobody.
    """

    def fact(found: re.Match[str]) -> str:
        value = facts.get(found[1])
        if value is None:
            return found[0]
        return format(Phrase(value) if type(value) is str else value, found[2] or "")

    return _SLOT.sub(fact, text)
