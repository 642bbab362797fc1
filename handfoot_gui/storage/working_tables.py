"""Turns that were being put together when the program closed, kept for the last few games."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final, TypeVar

import msgspec
from msgspec import Meta, Struct

from handfoot_gui.storage.faults import SaveError
from handfoot_gui.storage.files import home_folder, make_home, read_file, replace_file
from handfoot_gui.storage.typed_json import read_card, written_card

_LARGEST: Final = 4 * 2**20
_GAMES: Final = 20

DraftT = TypeVar("DraftT")


class _Kept(Struct, frozen=True, forbid_unknown_fields=True):
    """What was laid out in one game, and after how many moves."""

    moves: Annotated[int, Meta(ge=0)]
    draft: msgspec.Raw


class WorkingTables:
    """The file ``working-table.json`` of the home folder: drafts by the game's id.

    Nothing but comfort is in it, so a file that cannot be read counts as empty. Whether a draft
    that is read can be laid out is for the game's table to say.
    """

    def __init__(self, home: Path | None = None) -> None:
        """*home* defaults to `home_folder`."""
        self.path = (home or home_folder()) / "working-table.json"

    def draft_of(self, game_id: str, moves: int, kind: type[DraftT]) -> DraftT | None:
        """What was laid out in a game after *moves* moves; None where nothing is kept of that.

        Never raises.
        """
        kept = self._all().get(game_id)
        if kept is None or kept.moves != moves:
            return None
        try:
            return msgspec.json.decode(kept.draft, type=kind, dec_hook=read_card)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, ValueError):
            return None

    def keep(self, game_id: str, moves: int, draft: object) -> None:
        """Keep *draft*, and forget the games of long ago.

        Raises `SaveError`; then the file holds what it held before.
        """
        kept = self._all()
        kept.pop(game_id, None)
        content = msgspec.json.encode(draft, enc_hook=written_card)
        kept[game_id] = _Kept(moves, msgspec.Raw(content))
        for old in list(kept)[:-_GAMES]:
            del kept[old]
        self._write(kept)

    def forget(self, game_id: str) -> None:
        """Nothing is laid out any more. Raises `SaveError`."""
        kept = self._all()
        if kept.pop(game_id, None) is not None:
            self._write(kept)

    def _write(self, kept: dict[str, _Kept]) -> None:
        make_home(self.path.parent)
        replace_file(self.path, msgspec.json.encode(kept) + b"\n")

    def _all(self) -> dict[str, _Kept]:
        """What the file holds, the game kept last at the end."""
        try:
            content = read_file(self.path, _LARGEST)
            return msgspec.json.decode(content, type=dict[str, _Kept])
        except (SaveError, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return {}
