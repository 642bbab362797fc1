"""JSON of the program's own files: typed, with cards as text, and faults that name the place."""

from __future__ import annotations

import re
from collections.abc import Container
from pathlib import Path
from typing import Final, TypeVar

import msgspec
from msgspec import Struct

from handfoot_gui.core.cards import Card
from handfoot_gui.core.errors import OptionsError
from handfoot_gui.core.game import GameOptions
from handfoot_gui.storage.faults import Fault, Harm, SaveError

FileT = TypeVar("FileT")

_LONG_NUMBER: Final = 10**9


class Envelope(Struct, frozen=True):
    """What can be asked of a file of any kind and format."""

    format: int
    kind: str
    game: str


def check_text(content: bytes, path: Path) -> None:
    """Raise `SaveError` where *content*, read from *path*, is empty or not UTF-8."""
    if not content.strip():
        raise SaveError(Fault.EMPTY, path)
    try:
        content.decode("utf-8")
    except UnicodeDecodeError as error:
        raise SaveError(Fault.NOT_TEXT, path, f"byte {error.start}") from error


def envelope_in(
    content: bytes, path: Path, *, kind: str, newest: int, games: Container[str]
) -> Envelope:
    """The envelope of a file of *kind*, in a format up to *newest* and of one of *games*.

    Raises `SaveError`: FOREIGN for another kind of file, NEWER for a format or game not known.
    """
    try:
        envelope: Envelope = decoded(_ENVELOPE, content, path)
    except SaveError as error:
        if isinstance(error.__cause__, msgspec.ValidationError):
            raise SaveError(Fault.FOREIGN, path, error.detail, error.place) from error
        raise
    if envelope.kind != kind or envelope.format < 1:
        raise SaveError(Fault.FOREIGN, path, f"it is {envelope.kind[:40]!r}", "$.kind")
    if envelope.format > newest:
        raise newer_format(path, envelope.format, f"known is {newest}")
    if envelope.game not in games:
        detail = f"the game {envelope.game[:40]!r} is not known"
        raise SaveError(Fault.NEWER, path, detail, "$.game")
    return envelope


def newer_format(path: Path, number: int, known: str) -> SaveError:
    """The fault of a file in format *number*, which is after what is *known*."""
    shown = str(number) if number < _LONG_NUMBER else "of very many digits"
    return SaveError(Fault.NEWER, path, f"format {shown}, {known}", "$.format")


def decoded(decoder: msgspec.json.Decoder[FileT], content: bytes, path: Path) -> FileT:
    """What *content*, read from *path*, holds; raises `SaveError`, caused by msgspec's own."""
    try:
        return decoder.decode(content)
    except RecursionError as error:
        detail = "it is nested too deeply"
        raise SaveError(Fault.DAMAGED, path, detail, harm=Harm.GARBLED) from error
    except msgspec.DecodeError as error:
        detail, _, place = str(error).partition(" - at `")
        detail = detail.removeprefix("JSON is malformed: ")
        # Of a key msgspec says "key` in `$.place".
        place = place.removesuffix("`").rpartition("`")[2]
        harm, field = _harm(error, detail)
        if field:
            place = f"{place or '$'}.{field}"
        raise SaveError(Fault.DAMAGED, path, detail, place, harm) from error


def _harm(error: msgspec.DecodeError, detail: str) -> tuple[Harm, str]:
    """What is wrong by the decoder's words, and the field that is missing or too many."""
    if not isinstance(error, msgspec.ValidationError):
        return (Harm.CUT_OFF if "truncated" in detail else Harm.GARBLED), ""
    for start, harm in _OF_A_FIELD:
        if found := re.fullmatch(rf"{start} `(.*)`", detail, re.DOTALL):
            return harm, found[1]
    return Harm.WRONG, ""


def check_options(options: GameOptions, path: Path) -> None:
    """Raise `SaveError` where the rules in the file at *path* contradict themselves."""
    try:
        options.check()
    except OptionsError as error:
        raise SaveError(Fault.BAD_OPTIONS, path, str(error), "$.options") from error


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


_OF_A_FIELD: Final = (
    ("Object missing required field", Harm.LACKING),
    ("Object contains unknown field", Harm.EXTRA),
)
_ENVELOPE: Final = msgspec.json.Decoder(Envelope)
