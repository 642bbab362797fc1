"""What is wrong with a file or a folder, in a sentence for the screen."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from handfoot_gui.model.storage.faults import Fault, SaveError
from handfoot_gui.model.storage.files import GAME, KEPT
from handfoot_gui.model.wording.words import Words

_LONGEST: Final = 200
"""Characters of a file's name or path."""


def fault(words: Words, error: SaveError) -> str:
    """The sentence for *error*, naming the file, and where it is kept when it was set aside."""
    translate = words.translate
    sentences = {
        Fault.MISSING: translate("Fault", "{file} does not exist any more."),
        Fault.NOT_A_FILE: translate("Fault", "{file} is a folder or a device, not a saved game."),
        Fault.LINK_LOOP: translate("Fault", "{file} is a link that leads back to itself."),
        Fault.UNREADABLE: translate("Fault", "{file} cannot be read: {detail}."),
        Fault.TOO_LARGE: translate("Fault", "{file} is too large to be a saved game."),
        Fault.EMPTY: translate("Fault", "{file} is empty."),
        Fault.NOT_TEXT: translate("Fault", "{file} is damaged: it is not text."),
        Fault.FOREIGN: translate("Fault", "{file} is not a saved game."),
        Fault.DAMAGED: translate("Fault", "{file} is damaged: {detail}."),
        Fault.NEWER: translate("Fault", "{file} was saved by a newer version of this program."),
        Fault.BAD_OPTIONS: translate("Fault", "The rules in {file} cannot be played: {detail}."),
        Fault.ILLEGAL_MOVE: translate(
            "Fault", "{file} holds a move that is not allowed: {detail}."
        ),
        Fault.OPEN_ELSEWHERE: translate("Fault", "This game is open in another window."),
        Fault.NO_LOCKS: translate("Fault", "The folder of {file} cannot lock games: {detail}."),
        Fault.DISK_FULL: _full(words, error.path),
        Fault.READ_ONLY: translate("Fault", "The folder {folder} does not allow writing."),
        Fault.FOLDER_GONE: translate("Fault", "The folder {folder} is gone."),
        Fault.NOT_A_FOLDER: translate(
            "Fault", "Nothing can be kept in {path}, which is not a folder."
        ),
        Fault.UNWRITABLE: translate("Fault", "{file} cannot be written: {detail}."),
        Fault.READ_ONLY_GAME: translate(
            "Fault", "The rules have changed since, so this game can only be looked at."
        ),
    }
    detail = error.detail or translate("Fault", "no reason was given")
    if error.place:
        detail = f"{detail} ({error.place})"
    text = sentences[error.fault].format(
        file=_printable(error.path.name),
        folder=_printable(str(error.path.parent)),
        path=_printable(str(error.path)),
        detail=_printable(detail),
    )
    if error.set_aside is not None:
        kept = translate("Fault", "It is kept as {file}.")
        text = f"{text} {kept.format(file=_printable(error.set_aside.name))}"
    return text


def _full(words: Words, path: Path) -> str:
    if path.name.endswith(GAME):
        return words.translate("Fault", "The disk is full, so the last move is not saved yet.")
    if path.name.endswith(KEPT):
        return words.translate("Fault", "The disk is full, so the last entry is not saved yet.")
    return words.translate("Fault", "The disk is full, so {file} is not saved.")


def _printable(name: str) -> str:
    """A name of any file in one line, and not longer than people read."""
    signs = (sign if sign.isprintable() else f"\\u{ord(sign):04x}" for sign in name)
    shown = "".join(signs)
    return shown if len(shown) <= _LONGEST else f"{shown[:_LONGEST]}…"
