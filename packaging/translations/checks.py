"""What is wrong with a translation, so far as it can be seen without knowing the language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from string import Formatter
from typing import Final

from catalogue import NUMERUS_FORMS, Message, english_forms
from slots import SLOTS, Kind

_TAG: Final = re.compile(r"</?[a-zA-Z][^>]*>")
_MNEMONIC: Final = re.compile(r"(?<!&)&(?!&|#?\w+;)(?=\S)")
_ARGUMENT: Final = re.compile(r"%\(\w+\)[a-z]|%[srdn](?!\w)|%\d+")
_ENDS: Final = ".!?:,…"
_CLOSING: Final = "”“»«’‘\"')] \u00a0\u202f"
_KEY: Final = re.compile(r"[a-z][a-z0-9]*(\.[a-z0-9]+)*")
_GENDERS: Final = ("f", "m", "n", "p", "pf")
_ONE_IS_ONE: Final = ("en", "de", "cs", "it", "es")
"""Languages whose first plural form is that of the number one only, so needs no figure."""


def is_phrase(message: Message) -> bool:
    """Whether a text is a noun phrase, whose translation is a table of its forms."""
    return message.context.endswith("Words")


def slots_of(text: str) -> list[tuple[str, str]]:
    """The slots of a text, each with the form it asks for; raises ValueError for broken braces."""
    found = []
    for _, slot, asked, conversion in Formatter().parse(text):
        if slot is None:
            continue
        if conversion or not slot.isidentifier() or (asked and "{" in asked):
            raise ValueError(f"{{{slot}}} is no slot")
        found.append((slot, asked or ""))
    return found


def facts_of(message: Message) -> list[str]:
    """The slots a translation may use: those of the English text, and those it does not show,
    which stand in its meaning."""
    return list(dict.fromkeys(slot for slot, _ in slots_of(message.source + message.meaning)))


def entries(table: str) -> list[tuple[str, str]]:
    """The forms of a phrase in their order, each after its key; the plain one has the key ""."""
    plain, *others = table.split(";")
    forms = [("", plain.strip())]
    for other in others:
        key, _, form = other.partition(":")
        forms.append((key.strip(), form.strip()))
    return forms


def arguments_of(text: str) -> list[str]:
    """What `%` fills in a text: ``%s``, ``%(prog)s``, ``%1``."""
    return sorted(_ARGUMENT.findall(text))


def mnemonics_of(text: str) -> list[str]:
    """The signs ``&`` of a text before the keys of a menu."""
    return _MNEMONIC.findall(text)


def form_keys(messages: Iterable[Message]) -> set[str]:
    """The keys of the forms that the phrases of a catalogue have."""
    return {
        key
        for message in messages
        if is_phrase(message)
        for table in message.forms
        for key, _ in entries(table)
        if key and key != "gender"
    }


def faults(message: Message, language: str) -> list[str]:
    """What is wrong with the translation of a text, in sentences; nothing where it may stay."""
    wanted = NUMERUS_FORMS[language] if message.is_counted else 1
    if len(message.forms) != wanted:
        return [f"It needs {wanted} forms, not {len(message.forms)}."]
    found = breaks(message)
    if found:
        return found
    for place, text in enumerate(message.forms):
        may_miss_slots = place == 0 and wanted > 1 and language in _ONE_IS_ONE
        if not may_miss_slots:
            found += _missing_slots(message, text, place)
        if is_phrase(message):
            found += _faults_of_table(text)
        else:
            found += _faults_of_signs(english_forms(message.source)[min(place, 1)], text)
    return found


def breaks(message: Message) -> list[str]:
    """What in a translation the program could not show; nothing where it can."""
    return [fault for text in message.forms for fault in _breaks_of_form(message, text)]


def _breaks_of_form(message: Message, text: str) -> Iterator[str]:
    if not text.strip():
        yield "It is empty."
        return
    try:
        asked = slots_of(text)
    except ValueError as error:
        yield f"A slot is broken: {error}."
        return
    slots = facts_of(message)
    for slot, form in asked:
        if slot in slots:
            yield from _faults_of_slot(slot, form, is_phrase(message))
        else:
            yield f"{{{slot}}} is not in the English text."


def _missing_slots(message: Message, text: str, place: int) -> Iterator[str]:
    plain = text.split(";")[0] if is_phrase(message) else text
    there = {slot for slot, _ in slots_of(plain)}
    one, many = ([slot for slot, _ in slots_of(form)] for form in english_forms(message.source))
    figures = [slot for slot in many if _kind(slot) in (Kind.COUNT, Kind.FIGURES)]
    for slot in dict.fromkeys(many if place else [*one, *figures]):
        if slot not in there:
            yield f"{{{slot}}} is missing."


def _kind(slot: str) -> Kind:
    return SLOTS[slot][0] if slot in SLOTS else Kind.PHRASE


def _faults_of_slot(slot: str, form: str, is_inside_phrase: bool) -> Iterator[str]:
    kind = _kind(slot)
    if "|" in form:
        choices = form.count("|") + 1
        if kind in (Kind.FIGURES, Kind.TEXT):
            yield f"{{{slot}}} is {kind.value}: nothing agrees with it."
        elif choices > 5:
            yield f"{{{slot}:…}} has {choices} choices, but there are five genders at most."
        return
    key = form.removeprefix("^")
    if not key:
        return
    if key == "*" or key.endswith(".*"):
        if not is_inside_phrase:
            yield f"{{{slot}:{form}}}: only a phrase hands on the form it is asked for."
    elif kind in (Kind.PERSON, Kind.FIGURES, Kind.TEXT):
        yield f"{{{slot}:{form}}}: {{{slot}}} is {kind.value} and has no other forms."
    elif not _KEY.fullmatch(key):
        yield f"{{{slot}:{form}}} asks for no form."


def _faults_of_table(table: str) -> Iterator[str]:
    keys = [key for key, _ in entries(table)]
    for key, form in entries(table):
        if key and not (form and _KEY.fullmatch(key)):
            yield f"“{key}” names no form: a form is written “acc: devetku”."
        elif keys.count(key) > 1:
            yield f"The form “{key}” is there twice."
        elif key == "gender" and "{" not in form and form not in _GENDERS:
            yield f"“{form}” is no gender: f, m, n, p (several) or pf (several, feminine)."


def _faults_of_signs(source: str, text: str) -> Iterator[str]:
    if _edges(source) != _edges(text):
        yield "It begins or ends with other spaces."
    if source.count("\n") != text.count("\n"):
        yield "It has another number of line breaks."
    if _end(source) != _end(text):
        yield f"It ends with “{_end(text)}”, the English text with “{_end(source)}”."
    if sorted(_TAG.findall(source)) != sorted(_TAG.findall(text)):
        yield "Its tags are not those of the English text."
    if arguments_of(source) != arguments_of(text):
        yield "Its “%…” are not those of the English text."
    if len(mnemonics_of(source)) != len(mnemonics_of(text)):
        yield "Its key after “&” is missing, or too much."
    if "..." in text:
        yield "Three dots are one sign: “…”."
    for sign in "\"'":
        if sign in _TAG.sub("", text) and sign not in source:
            yield f"Quotation marks and apostrophes are those of print, not {sign}."


def _edges(text: str) -> tuple[str, str]:
    return text[: len(text) - len(text.lstrip())], text[len(text.rstrip()) :]


def _end(text: str) -> str:
    bare = _TAG.sub("", text).rstrip(_CLOSING + "\n")
    return bare[-1:] if bare[-1:] in _ENDS else ""


def unknown_forms(message: Message, keys: set[str]) -> list[str]:
    """What a translation asks of phrases that no phrase has, as ``{card:akk}``."""
    found = []
    for text in message.forms:
        for slot, form in slots_of(text):
            key = form.removeprefix("^")
            if key and "|" not in form and "*" not in key and not _is_known(key, keys):
                found.append(f"{{{slot}:{form}}}: no phrase has the form “{key}”.")
    return found


def _is_known(key: str, keys: set[str]) -> bool:
    """Whether a phrase has the form, or one that stands for it: ``f`` for ``f.acc``."""
    return key == "gender" or key in keys or ("." in key and key.rpartition(".")[0] in keys)
