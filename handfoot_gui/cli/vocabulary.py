"""The words that commands print: with the letters a household likes on cards, and of its people."""

from __future__ import annotations

import argparse
from pathlib import Path

from handfoot_gui.cli.terminal import FAILED, CannotRun, complain, plain
from handfoot_gui.command_language import alphabet, decimal, number, translate
from handfoot_gui.core.text.people import gender_of
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.core.text.words import Reader, Words, plain_number
from handfoot_gui.storage.faults import SaveError
from handfoot_gui.storage.formats import FileKind, kind_of
from handfoot_gui.storage.house_rules import RuleSet
from handfoot_gui.storage.preferences import PreferencesFile
from handfoot_gui.storage.rules_lists import NoSuchRules, read_named
from handfoot_gui.storage.text.faults import fault


def household_words() -> Words:
    """The vocabulary as the preferences on this computer have it."""
    preferences = PreferencesFile().look()
    return Words(
        translate,
        number() or plain_number,
        Reader(
            gender_of=lambda name: gender_of(preferences, name),
            letters=lambda: preferences.card_letters,
            alphabet=alphabet(),
            decimal=lambda value: decimal(value, 1),
        ),
    )


def fault_told(error: SaveError) -> str:
    """What is wrong with a file: in English with all that is known of it, in other languages as
    the window says it."""
    return str(error) if number() is None else fault(household_words(), error)


def house_rules(command: str, arguments: argparse.Namespace) -> RuleSet | None:
    """The house rules that *arguments* of *command* name, None where they name none; what the
    program plays otherwise is said. Raises `CannotRun`."""
    path, name = arguments.rules, arguments.named
    if path is None:
        if name is not None:
            text = translate("CommandLine", "--named needs a file of house rules, --rules")
            raise CannotRun(text)
        return None
    try:
        found = read_named(path, name, household_words())
    except SaveError as error:
        raise CannotRun(fault_told(error), FAILED) from error
    except NoSuchRules as error:
        text = translate(
            "CommandLine", "{file} holds several rule sets; choose one with --named: {choices}"
        )
        if name is not None:
            text = translate(
                "CommandLine", "{file} has no rules named {value}; choose from {choices}"
            )
        facts = {"file": str(path), "value": repr(name), "choices": "; ".join(error.names)}
        raise CannotRun(filled(text, **facts)) from error
    for sentence in found.unplayed:
        text = translate("CommandLine", "“{rules}” says “{sentence}”, which is not played here")
        told = filled(text, rules=found.rules.name, sentence=sentence)
        complain(f"handfoot {command}: {told}")
    return found.rules


def no_moves_told(error: SaveError) -> str:
    """That the file of *error* holds a game with real cards, where that is what is wrong."""
    if not error.fault.is_in_content or kind_of(error.path) is not FileKind.KEPT:
        return ""
    text = translate(
        "CommandLine",
        "The file {file} holds the score of a game with real cards, which has no moves.",
    )
    return filled(text, file=str(error.path))


def written(path: Path, content: bytes) -> str:
    """That *content* was written to *path*, and how much it is."""
    size = len(content)
    text = translate("CommandLine", "{file}: {number} byte(s)", "", size)
    return plain(filled(text, file=str(path), number=household_words().number(size)))
