"""Catalogues of translations as files that Qt Linguist reads: their messages, read and written."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import groupby
from pathlib import Path
from typing import Final, TypeAlias
from xml.etree import ElementTree
from xml.sax.saxutils import escape

from handfoot_gui.core.text.phrases import in_english

Key: TypeAlias = tuple[str, str, str]
"""Context, source and meaning."""

NUMERUS_FORMS: Final = {
    "en": 2, "de": 2, "fr": 2, "sr_Latn": 3, "hr": 3, "cs": 3, "it": 2, "es": 2,
}  # fmt: skip
"""How many forms a text with a number has, by language."""
_QUOTES: Final = {'"': "&quot;", "'": "&apos;"}
_SPACES: Final = {
    space: f"&#x{space:x};"
    for space in (
        0xA0, 0x1680, *range(0x2000, 0x200B), 0x2028, 0x2029, 0x202F, 0x205F, 0x3000,
    )
}  # fmt: skip
"""Spaces that Qt, and what Weblate writes with, give by their numbers."""


@dataclass(frozen=True, slots=True)
class Message:
    """One text and its translation.

    *forms* has one entry, or, where the text depends on a number, one for each plural form;
    empty entries are not translated yet. *meaning* tells two texts with the same words apart;
    *comment* is made for translators, and *note* is what a translator wrote. A text may have a
    number without showing in English that it depends on one. *places* are the files of the program
    that say it, as seen from the catalogue, and *flags* what Weblate has to know of it.
    """

    context: str
    source: str
    meaning: str = ""
    comment: str = ""
    note: str = ""
    forms: tuple[str, ...] = ("",)
    is_finished: bool = False
    has_number: bool = False
    places: tuple[str, ...] = ()
    flags: str = ""

    @property
    def key(self) -> Key:
        return self.context, self.source, self.meaning

    @property
    def code(self) -> str:
        """What stays the same for this text, whatever is added to the program or taken from it."""
        return sha256("\0".join(self.key).encode()).hexdigest()[:8]

    @property
    def is_counted(self) -> bool:
        """Whether the text depends on a number."""
        one, many = english_forms(self.source)
        return self.has_number or one != many


def english_forms(source: str) -> tuple[str, str]:
    """A text with plural notation as it is for one, and for any other number."""
    return in_english(source, 1), in_english(source, 2)


def read(file: Path) -> list[Message]:
    """The messages of a catalogue, without those that the program no longer has.

    Raises OSError, and ElementTree.ParseError for what is no XML.
    """
    return [
        message
        for context in ElementTree.parse(file).iter("context")
        for found in context.iter("message")
        if (message := _message(context.findtext("name", ""), found)) is not None
    ]


def _message(context: str, found: ElementTree.Element) -> Message | None:
    translation = found.find("translation")
    state = "unfinished" if translation is None else translation.get("type", "")
    if state in ("vanished", "obsolete"):
        return None
    forms: tuple[str, ...] = ("",)
    if translation is not None:
        forms = tuple(one.text or "" for one in translation.iter("numerusform"))
        forms = forms or (translation.text or "",)
    return Message(
        context,
        found.findtext("source", ""),
        found.findtext("comment", ""),
        found.findtext("extracomment", ""),
        found.findtext("translatorcomment", ""),
        forms,
        state == "",
        found.get("numerus") == "yes",
        tuple(sorted({place.get("filename", "") for place in found.iter("location")})),
        found.get("weblate-flags", ""),
    )


def write(file: Path, language: str, messages: Iterable[Message]) -> None:
    """Write a catalogue in the order of contexts and sources, as Qt Linguist and Weblate write it.

    Places have no lines, as those would change with nearly every commit.
    """
    lines = [
        '<?xml version="1.0" encoding="utf-8"?>',
        "<!DOCTYPE TS>",
        f'<TS version="2.1" language="{language}" sourcelanguage="en">',
    ]
    inside = sorted(messages, key=lambda message: message.key)
    for context, some in groupby(inside, key=lambda message: message.context):
        lines += ["<context>", f"    <name>{_text(context)}</name>"]
        for message in some:
            lines += _lines(message)
        lines.append("</context>")
    file.write_text("\n".join([*lines, "</TS>", ""]), "utf-8")


def _lines(message: Message) -> Sequence[str]:
    counted = ' numerus="yes"' if message.is_counted else ""
    state = "" if message.is_finished else ' type="unfinished"'
    flags = f' weblate-flags="{_text(message.flags)}"' if message.flags else ""
    lines = [
        f"    <message{counted}{flags}>",
        *(f'        <location filename="{_text(place)}"/>' for place in message.places),
        f"        <source>{_text(message.source)}</source>",
    ]
    for tag, text in (
        ("comment", message.meaning),
        ("extracomment", message.comment),
        ("translatorcomment", message.note),
    ):
        if text:
            lines.append(f"        <{tag}>{_text(text)}</{tag}>")
    if message.is_counted:
        lines.append(f"        <translation{state}>")
        forms = [f"            <numerusform>{_text(one)}</numerusform>" for one in message.forms]
        lines += [*forms, "        </translation>"]
    else:
        (text,) = message.forms
        lines.append(f"        <translation{state}>{_text(text)}</translation>")
    return [*lines, "    </message>"]


def _text(text: str) -> str:
    return escape(text, _QUOTES).translate(_SPACES)
