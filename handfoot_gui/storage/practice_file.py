"""What own games teach one person as a file that goes to another computer; formats.md describes
it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from handfoot_gui.core.preferences import LONGEST_NAME
from handfoot_gui.core.text.words import person_key
from handfoot_gui.games import GAMES
from handfoot_gui.storage.faults import Fault, SaveError
from handfoot_gui.storage.files import read_file, save_file
from handfoot_gui.storage.formats import FileKind, GameId, check_text, decoded, encoded
from handfoot_gui.storage.practice_games import check_game
from handfoot_gui.storage.practice_lines import GameLine

FORMAT: Final = 1
LARGEST: Final = 16 * 2**20
"""Bytes of the largest file that is read."""
Person = Annotated[str, Meta(max_length=600)]
_Name = Annotated[str, Meta(max_length=LONGEST_NAME)]


class PracticeFile(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The whole file, here and elsewhere."""

    kind: str = FileKind.PRACTICE
    format: int = FORMAT
    person: Person
    name: _Name = ""
    """As it was written last; empty where nobody has told."""
    games: dict[GameId, GameLine]


class _Head(Struct, frozen=True):
    """What can be asked of any file."""

    kind: str = ""
    format: int = 0
    person: str | None = None


class Brought(Struct, frozen=True):
    """What a file holds of one person."""

    person: str
    name: str
    games: Mapping[str, GameLine]
    left_out: int
    """Mistakes in games of which something cannot be read."""


def write_practice(path: Path, person: str, name: str, games: Mapping[str, GameLine]) -> None:
    """Write all of *games* to *path*. Raises `SaveError`."""
    file = PracticeFile(person=person, name=name, games=dict(games))
    save_file(path, encoded(file))


def read_practice(path: Path) -> Brought:
    """Read and check what was written to *path*; games of which something cannot be read are left
    out. Raises `SaveError`."""
    content = read_file(path, LARGEST)
    _check_head(content, path)
    # Moves are compared as they are written, and whoever looks into a file may break its lines.
    content = msgspec.json.format(content, indent=-1)
    file = decoded(msgspec.json.Decoder(PracticeFile), content, path)
    if not file.person or file.person != person_key(file.person):
        raise SaveError(Fault.DAMAGED, path, "nobody is known so", "$.person")
    name = file.name if person_key(file.name) == file.person else ""
    if len(name or file.person) > LONGEST_NAME:
        raise SaveError(Fault.DAMAGED, path, "nobody has so long a name", "$.person")
    games, left_out = dict[str, GameLine](), 0
    for game_id, game in file.games.items():
        try:
            if game.game in GAMES:
                check_game(game, path)
        except SaveError:
            left_out += len(list(game.every))
        else:
            games[game_id] = game
    return Brought(file.person, name, games, left_out)


def _check_head(content: bytes, path: Path) -> None:
    """Raise `SaveError` where *content* is that of no such file, or of one from a newer program."""
    check_text(content, path)
    try:
        head = decoded(msgspec.json.Decoder(_Head), content, path)
    except SaveError as error:
        if isinstance(error.__cause__, msgspec.ValidationError):
            raise SaveError(Fault.FOREIGN, path, error.detail, error.place) from error
        raise
    # What was exported before there were kinds has none, and a game played here has none either.
    if head.kind not in ("", FileKind.PRACTICE) or (not head.kind and head.person is None):
        raise SaveError(Fault.FOREIGN, path, f"it is {head.kind[:40]!r}", "$.kind")
    if head.format < 1:
        raise SaveError(Fault.FOREIGN, path, f"there is no format {head.format}", "$.format")
    if head.format > FORMAT:
        raise SaveError(Fault.NEWER, path, f"format {head.format}"[:40], "$.format")
