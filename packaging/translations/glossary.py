"""The glossary: the words of the games in every language, as a file that Weblate takes in."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final
from xml.etree import ElementTree
from xml.sax.saxutils import escape

from catalogue import Key, Message
from checks import entries, is_phrase

_LANGUAGE: Final = "{http://www.w3.org/XML/1998/namespace}lang"
_BETWEEN: Final = " | "


@dataclass(frozen=True, slots=True)
class Term:
    """One idea of the games and its word in each language, by the code of its catalogue.

    A term with a *key* is a text of the program; its words are the translations of that text, and
    follow them. Of the others the words are written here.
    """

    english: str
    about: str
    key: Key | None = None
    words: Mapping[str, str] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """What tells the term apart in the file, also from another with the same English word."""
        meaning = self.key[2] if self.key is not None else ""
        return re.sub(r"[^a-z]+", "-", f"{self.english} {meaning}".lower()).strip("-")


def read(file: Path) -> list[Term]:
    """The terms of a glossary; raises OSError, and ElementTree.ParseError for what is no XML."""
    return [_term(entry) for entry in ElementTree.parse(file).iter("termEntry")]


def _term(entry: ElementTree.Element) -> Term:
    words = {
        found.get(_LANGUAGE, "").replace("-", "_"): found.findtext("tig/term", "")
        for found in entry.iter("langSet")
    }
    place = entry.findtext("admin")
    key = None
    if place is not None:
        context, source, meaning = place.split(_BETWEEN)
        key = context, source, meaning
    return Term(words.pop("en"), entry.findtext("descrip", ""), key, words)


def write(file: Path, terms: Iterable[Term]) -> None:
    """Write a glossary in TBX, in the order of its English words."""
    lines = [
        '<?xml version="1.0" encoding="utf-8"?>',
        '<!DOCTYPE martif PUBLIC "ISO 12200:1999A//DTD MARTIF core (DXFcdV04)//EN" "TBXcdv04.dtd">',
        '<martif type="TBX" xml:lang="en">',
        "    <martifHeader>",
        "        <fileDesc>",
        "            <sourceDesc>",
        "                <p>The words of Hand and Foot, Raub and Manipulation Rummy.</p>",
        "            </sourceDesc>",
        "        </fileDesc>",
        "    </martifHeader>",
        "    <text>",
        "        <body>",
    ]
    for term in sorted(terms, key=lambda term: term.name):
        lines += _lines(term)
    file.write_text("\n".join([*lines, "        </body>", "    </text>", "</martif>", ""]), "utf-8")


def _lines(term: Term) -> Sequence[str]:
    lines = [
        f'<termEntry id="{term.name}">',
        f'    <descrip type="definition">{escape(term.about)}</descrip>',
    ]
    if term.key is not None:
        lines.append(f'    <admin type="entrySource">{escape(_BETWEEN.join(term.key))}</admin>')
    for language, word in {"en": term.english, **term.words}.items():
        lines += [
            f'    <langSet xml:lang="{language.replace("_", "-")}">',
            f"        <tig><term>{escape(word)}</term></tig>",
            "    </langSet>",
        ]
    return [f"            {line}" for line in [*lines, "</termEntry>"]]


def followed(terms: Iterable[Term], catalogues: Mapping[str, Mapping[Key, Message]]) -> list[Term]:
    """The terms with the words that the catalogues have now, where they are texts of theirs."""
    return [
        replace(
            term,
            words={
                **term.words,
                **{
                    language: word
                    for language, messages in catalogues.items()
                    if (word := _word(messages.get(term.key)))
                },
            },
        )
        if term.key is not None
        else term
        for term in terms
    ]


def _word(message: Message | None) -> str:
    """A translation as a word of the glossary: of a phrase its plain form."""
    if message is None or not message.is_finished:
        return ""
    return entries(message.forms[0])[0][1] if is_phrase(message) else message.forms[0]


def reworded(terms: Iterable[Term], keys: Mapping[Key, Key]) -> list[Term]:
    """The terms that stay with their texts when these say something else in English."""
    return [
        replace(term, key=keys[term.key], english=keys[term.key][1])
        if term.key is not None and term.key in keys
        else term
        for term in terms
    ]
