"""The language in which commands speak: English at once, any other where it is asked for."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Callable, Sequence
from gettext import gettext
from pathlib import Path
from typing import Final

from handfoot_gui.core.text.phrases import Translate, untranslated
from handfoot_gui.core.text.words import Alphabet, plain_alphabet

SYSTEM: Final = ""
ENGLISH: Final = "en"
_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
_KEPT: Final = re.compile(r'"language"\s*:\s*"([\w-]*)"')
_LARGEST: Final = 2**20


class _Speech:
    """What commands say, and how they write figures; English until somebody sets another."""

    translate: Translate = staticmethod(untranslated)
    number: Callable[[int], str] | None = None
    decimal: Callable[[float, int], str] = staticmethod("{0:,.{1}f}".format)
    alphabet: Alphabet = staticmethod(plain_alphabet)


def translate(context: str, text: str, disambiguation: str = "", n: int = -1, /) -> str:
    """The *text* in the language of the commands."""
    return _Speech.translate(context, text, disambiguation, n)


def number() -> Callable[[int], str] | None:
    """What writes figures in the language of the commands; None where that is English."""
    return _Speech.number


def decimal(value: float, digits: int) -> str:
    """*value* with as many *digits* behind the point of the language."""
    return _Speech.decimal(value, digits)


def alphabet() -> Alphabet:
    """What names are sorted by in the language of the commands."""
    return _Speech.alphabet


def speak(
    translate: Translate,
    number: Callable[[int], str],
    decimal: Callable[[float, int], str],
    alphabet: Alphabet,
) -> None:
    """Say everything from now on as *translate* does, also what argparse says by itself."""
    _Speech.translate, _Speech.number = staticmethod(translate), number
    _Speech.decimal, _Speech.alphabet = staticmethod(decimal), staticmethod(alphabet)
    own = _texts_of_argparse()
    # There is no other way but a catalogue of gettext, in a format and a place of its own.
    vars(argparse)["_"] = lambda text: own.get(text, text)


def speak_english() -> None:
    """Say everything from now on as it is written in the program."""
    _Speech.translate, _Speech.number = staticmethod(untranslated), None
    _Speech.decimal = staticmethod("{0:,.{1}f}".format)
    _Speech.alphabet = staticmethod(plain_alphabet)
    vars(argparse)["_"] = gettext


def wanted(arguments: Sequence[str], preferences: Path) -> str:
    """The code of the language in which *arguments* are to be answered, or that of the system.

    That is what ``--language`` says, or the file of the *preferences*, or the environment. English
    is told from others without a library.
    """
    for place, argument in enumerate(arguments):
        name, _, value = argument.partition("=")
        if name == "--language":
            return value or "".join(arguments[place + 1 : place + 2])
    chosen = _kept(preferences)
    if chosen:
        return chosen
    said = next((os.environ[name] for name in _VARIABLES if os.environ.get(name)), "")
    is_told = bool(said) or sys.platform not in ("win32", "darwin")
    language = re.split(r"[_.@-]", said)[0].lower()
    return ENGLISH if is_told and language in ("", "c", "posix", ENGLISH) else SYSTEM


def without_language(arguments: Sequence[str]) -> list[str]:
    """*arguments* without the wish for a language, which may stand anywhere."""
    left, rest = [], iter(arguments)
    for argument in rest:
        if argument == "--language":
            next(rest, None)
        elif not argument.startswith("--language="):
            left.append(argument)
    return left


def _kept(preferences: Path) -> str:
    """The language that is chosen in the window."""
    try:
        if not preferences.is_file() or preferences.stat().st_size > _LARGEST:
            return SYSTEM
        found = _KEPT.search(preferences.read_text("utf-8"))
    except (OSError, ValueError):
        return SYSTEM
    return found[1] if found else SYSTEM


def _texts_of_argparse() -> dict[str, str]:
    """What argparse says by itself, in the language of the commands, by its English text."""
    told = (
        ("usage: ", translate("CommandLine", "usage: ")),
        ("options", translate("CommandLine", "options")),
        ("positional arguments", translate("CommandLine", "positional arguments")),
        (
            "show this help message and exit",
            translate("CommandLine", "show this help message and exit"),
        ),
        (
            "show program's version number and exit",
            translate("CommandLine", "show program's version number and exit"),
        ),
        (
            "%(prog)s: error: %(message)s\n",
            translate("CommandLine", "%(prog)s: error: %(message)s\n"),
        ),
        (
            "argument %(argument_name)s: %(message)s",
            translate("CommandLine", "argument %(argument_name)s: %(message)s"),
        ),
        (
            "the following arguments are required: %s",
            translate("CommandLine", "the following arguments are required: %s"),
        ),
        ("unrecognized arguments: %s", translate("CommandLine", "unrecognized arguments: %s")),
        (
            "invalid choice: %(value)r (choose from %(choices)s)",
            translate("CommandLine", "invalid choice: %(value)r (choose from %(choices)s)"),
        ),
        (
            "invalid %(type)s value: %(value)r",
            translate("CommandLine", "invalid %(type)s value: %(value)r"),
        ),
        ("expected one argument", translate("CommandLine", "expected one argument")),
        (
            "expected at most one argument",
            translate("CommandLine", "expected at most one argument"),
        ),
        (
            "not allowed with argument %s",
            translate("CommandLine", "not allowed with argument %s"),
        ),
        (
            "ambiguous option: %(option)s could match %(matches)s",
            translate("CommandLine", "ambiguous option: %(option)s could match %(matches)s"),
        ),
    )
    return dict(told)
