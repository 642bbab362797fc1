"""JSON of the program's own files: typed, with cards as text, and faults that name the place."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import msgspec

from handfoot_gui.engine.cards import Card
from handfoot_gui.model.storage.faults import Fault, SaveError

FileT = TypeVar("FileT")


def decoded(decoder: msgspec.json.Decoder[FileT], content: bytes, path: Path) -> FileT:
    """What *content*, read from *path*, holds; raises `SaveError`, caused by msgspec's own."""
    try:
        return decoder.decode(content)
    except RecursionError as error:
        raise SaveError(Fault.DAMAGED, path, "it is nested too deeply") from error
    except msgspec.DecodeError as error:
        detail, _, place = str(error).partition(" - at `")
        detail = detail.removeprefix("JSON is malformed: ")
        # Of a key msgspec says "key` in `$.place".
        place = place.removesuffix("`").rpartition("`")[2]
        raise SaveError(Fault.DAMAGED, path, detail, place) from error


def written_card(value: object) -> str:
    """A card as text, for an encoder's ``enc_hook``."""
    if isinstance(value, Card):
        return value.code
    raise TypeError(f"{type(value).__name__} has no place in a file")


def read_card(kind: type, value: object) -> Card:
    """A card from its text, for a decoder's ``dec_hook``."""
    if kind is Card and isinstance(value, str):
        return Card.parse(value)
    raise ValueError(f"expected a card as text, got {type(value).__name__}")
