"""What is wrong with a file or a folder, in a sentence for the screen."""

from __future__ import annotations

import re
from typing import Final, assert_never

from handfoot_gui.core.text.words import Words
from handfoot_gui.storage.faults import Fault, Harm, SaveError
from handfoot_gui.storage.files import GAME, KEPT

_STEP: Final = re.compile(r"\.([^.\[\]]+)(?:\[(\d{1,9})\])?")
"""A field in a place like ``$.moves[3][1].card``, and its number where it is a list."""
_LONGEST: Final = 200
"""Characters of a file's name or path."""


def fault(words: Words, error: SaveError) -> str:
    """The sentence for *error*, naming the file, and where it is kept when it was set aside."""
    translate = words.translate
    sentences = {
        Fault.MISSING: translate("Fault", "{file} does not exist any more."),
        Fault.NOT_A_FILE: translate("Fault", "{file} is a folder or a device, not a plain file."),
        Fault.LINK_LOOP: translate("Fault", "{file} is a link that leads back to itself."),
        Fault.UNREADABLE: translate("Fault", "{file} cannot be read: {detail}."),
        Fault.FOLDER_UNREADABLE: translate("Fault", "The folder {path} cannot be read: {detail}."),
        Fault.TOO_LARGE: translate("Fault", "{file} is too large to be a file of this program."),
        Fault.EMPTY: translate("Fault", "{file} is empty."),
        Fault.NOT_TEXT: translate("Fault", "{file} is damaged: {harm}."),
        Fault.FOREIGN: translate("Fault", "{file} is not a saved game."),
        Fault.DAMAGED: translate("Fault", "{file} is damaged: {harm}."),
        Fault.NEWER: translate("Fault", "{file} was saved by a newer version of this program."),
        Fault.BAD_OPTIONS: translate("Fault", "The rules in {file} cannot be played: {detail}."),
        Fault.ILLEGAL_MOVE: translate(
            "Fault", "{file} holds a move that is not allowed ({place})."
        ),
        Fault.OPEN_ELSEWHERE: translate("Fault", "This game is open in another window."),
        Fault.NO_LOCKS: translate("Fault", "The folder of {file} cannot lock games: {detail}."),
        Fault.DISK_FULL: _full(words, error),
        Fault.READ_ONLY: translate("Fault", "The folder {folder} does not allow writing."),
        Fault.FOLDER_GONE: translate("Fault", "The folder {folder} is gone."),
        Fault.NOT_A_FOLDER: translate(
            "Fault", "Nothing can be kept in {path}, which is not a folder."
        ),
        Fault.UNWRITABLE: translate("Fault", "{file} cannot be written: {detail}."),
        Fault.READ_ONLY_GAME: translate(
            "Fault", "The rules have changed since, so this game can only be looked at."
        ),
        Fault.UNWRITABLE_GAME: translate(
            "Fault", "No move can be saved in {folder}, so this game can only be looked at."
        ),
    }
    detail = error.detail or translate("Fault", "no reason was given")
    text = sentences[error.fault].format(
        # The topmost folder has no name, nor has the one that people are in.
        file=printable(error.path.name or str(error.path)),
        folder=printable(str(error.path.parent)),
        path=printable(str(error.path)),
        detail=printable(detail),
        harm=printable(harm(words, error)),
        place=printable(place(words, error)),
    )
    if error.set_aside is not None:
        kept = translate("Fault", "It is kept as {file}.")
        text = f"{text} {kept.format(file=printable(error.set_aside.name))}"
    return text


def harm(words: Words, error: SaveError) -> str:
    """What is wrong in the damaged file of *error*, without a full stop, as in "its end is
    missing"; the decoder's own words stay on the command line."""
    translate = words.translate
    garbled = translate("Fault", "what stands in it makes no sense to this program")
    if error.fault is Fault.NOT_TEXT:
        return garbled
    where = place(words, error)
    match error.harm:
        case Harm.CUT_OFF:
            return translate("Fault", "its end is missing")
        case Harm.GARBLED:
            return garbled
        case Harm.LACKING:
            text = translate("Fault", "something is missing in it")
        case Harm.EXTRA:
            text = translate("Fault", "it holds something that does not belong there")
        case Harm.WRONG:
            text = translate("Fault", "something in it cannot be right")
        case _:
            assert_never(error.harm)
    return f"{text} ({where})" if where else text


def place(words: Words, error: SaveError) -> str:
    """Where in the file, as in "player 1, level"; empty for the whole of it."""
    translate = words.translate
    numbered = {
        "seats": translate("Fault", "player {number}"),
        "names": translate("Fault", "name {number}"),
        "moves": translate("Fault", "move {number}"),
        "deals": translate("Fault", "deal {number}"),
        "sides": translate("Fault", "side {number}"),
        "fair": translate("Fault", "deal code {number}"),
    }
    plain = {
        "seats": translate("Fault", "players"),
        "options": translate("Fault", "rules"),
        "fair": translate("Fault", "deal codes"),
        "check": translate("Fault", "score"),
        "totals": translate("Fault", "score"),
    }
    parts: list[str] = []
    for name, number in _STEP.findall(error.place):
        if number and name in numbered:
            parts.append(numbered[name].format(number=words.number(int(number) + 1)))
        elif name:
            parts.append(plain.get(name, name.replace("_", " ")))
    return ", ".join(parts)


def _full(words: Words, error: SaveError) -> str:
    path = error.path
    if error.is_first:
        return words.translate("Fault", "The disk is full, so this game is not saved yet.")
    if path.name.endswith(GAME):
        return words.translate("Fault", "The disk is full, so the last move is not saved yet.")
    if path.name.endswith(KEPT):
        return words.translate("Fault", "The disk is full, so the last entry is not saved yet.")
    return words.translate("Fault", "The disk is full, so {file} is not saved.")


def printable(name: str) -> str:
    """A name or a field of any file in one line, and not longer than people read."""
    signs = (sign if sign.isprintable() else f"\\u{ord(sign):04x}" for sign in name)
    shown = "".join(signs)
    return shown if len(shown) <= _LONGEST else f"{shown[:_LONGEST]}…"
