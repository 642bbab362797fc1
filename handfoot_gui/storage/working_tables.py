"""Turns being put together and hands put in order when the program closed, of the last games."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Generic, TypeVar

import msgspec
from msgspec import Meta, Struct

from handfoot_gui.core.cards import Card
from handfoot_gui.storage.faults import SaveError
from handfoot_gui.storage.files import home_folder, make_home, read_file, replace_file
from handfoot_gui.storage.formats import encoded, read_card

DraftT = TypeVar("DraftT")
T = TypeVar("T")


_GAMES: Final = msgspec.json.Decoder(dict[str, msgspec.Raw])
_NOTHING: Final = (msgspec.DecodeError, RecursionError, ValueError)
"""What a decoder raises that cannot read a file, or a part of it."""


class _LastGames(Generic[T]):
    """A small file of the home folder: something of each of the last few games, by its id.

    Nothing but comfort is in it, so a file that cannot be read counts as empty.
    """

    def __init__(self, home: Path | None, name: str, kind: Any, most: int, largest: int) -> None:
        """*home* defaults to `home_folder`; *kind* is the type of what is kept of a game."""
        self.path = (home or home_folder()) / name
        self._kind, self._most, self._largest = kind, most, largest

    def _all(self) -> dict[str, msgspec.Raw]:
        """What the file holds, the game kept last at the end."""
        try:
            return _GAMES.decode(read_file(self.path, self._largest))
        except (SaveError, *_NOTHING):
            return {}

    def _of(self, game_id: str) -> T | None:
        """What is kept of a game; None where that is nothing this version can read."""
        try:
            found: T = msgspec.json.decode(self._all()[game_id], type=self._kind)
        except (KeyError, *_NOTHING):
            return None
        return found

    def _write(self, kept: Mapping[str, msgspec.Raw | T]) -> None:
        """Write the last of *kept*; those that cannot be read stay as they are. Raises `SaveError`;
        then the file holds what it held before."""
        make_home(self.path.parent)
        replace_file(self.path, encoded(dict(list(kept.items())[-self._most :])))


class OwnOrders(_LastGames[list[str]]):
    """The file ``own-order.json``: the order a player gave the own hand, as card codes.

    One is kept of every player who shares a screen, or one for the whole game.
    """

    def __init__(self, home: Path | None = None) -> None:
        codes = Annotated[list[str], Meta(max_length=1000)]
        super().__init__(home, "own-order.json", codes, most=60, largest=2**20)

    def order_of(self, game_id: str) -> tuple[Card, ...]:
        """The order kept for a game; empty where there is none. Never raises."""
        try:
            return tuple(dict.fromkeys(map(Card.parse, self._of(game_id) or ())))
        except ValueError:
            return ()

    def keep(self, game_id: str, cards: Iterable[Card]) -> None:
        """Keep *cards* as the order of a game, and forget the games of long ago, see `_write`."""
        orders = self._all()
        orders.pop(game_id, None)
        self._write({**orders, game_id: [card.code for card in cards]})


class _Kept(Struct, frozen=True, forbid_unknown_fields=True):
    """What was laid out in one game, and after how many moves."""

    moves: Annotated[int, Meta(ge=0)]
    draft: msgspec.Raw


class WorkingTables(_LastGames[_Kept]):
    """The file ``working-table.json``: what lay laid out in mid-turn.

    Whether a draft that is read can be laid out is for the game's table to say.
    """

    def __init__(self, home: Path | None = None) -> None:
        super().__init__(home, "working-table.json", _Kept, most=20, largest=4 * 2**20)

    def draft_of(self, game_id: str, moves: int, kind: type[DraftT]) -> DraftT | None:
        """What was laid out in a game after *moves* moves; None where nothing is kept of that.

        Never raises.
        """
        kept = self._of(game_id)
        if kept is None or kept.moves != moves:
            return None
        try:
            return msgspec.json.decode(kept.draft, type=kind, dec_hook=read_card)
        except _NOTHING:
            return None

    def keep(self, game_id: str, moves: int, draft: object) -> None:
        """Keep *draft*, and forget the games of long ago, see `_write`."""
        kept = self._all()
        kept.pop(game_id, None)
        self._write({**kept, game_id: _Kept(moves, msgspec.Raw(encoded(draft).rstrip()))})

    def forget(self, game_id: str) -> None:
        """Nothing is laid out any more. Raises `SaveError`."""
        kept = self._all()
        if kept.pop(game_id, None) is not None:
            self._write(kept)
