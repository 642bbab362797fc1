"""The order a player gave the own hand, kept for the last few games."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from handfoot_gui.core.cards import Card
from handfoot_gui.storage.faults import SaveError
from handfoot_gui.storage.files import home_folder, make_home, read_file, replace_file

_LARGEST: Final = 2**20
_ORDERS: Final = 60
"""Orders that are kept: of every player who shares a screen, or one for the whole game."""

_Codes = Annotated[list[str], Meta(max_length=1000)]


class OwnOrders:
    """The file ``own-order.json`` of the home folder: card codes by the game's id.

    Nothing but comfort is in it, so a file that cannot be read counts as empty.
    """

    def __init__(self, home: Path | None = None) -> None:
        """*home* defaults to `home_folder`."""
        self.path = (home or home_folder()) / "own-order.json"

    def order_of(self, game_id: str) -> tuple[Card, ...]:
        """The order kept for a game; empty where there is none. Never raises."""
        try:
            return tuple(dict.fromkeys(map(Card.parse, self._orders().get(game_id, ()))))
        except ValueError:
            return ()

    def keep(self, game_id: str, cards: Iterable[Card]) -> None:
        """Keep *cards* as the order of a game, and forget the games of long ago.

        Raises `SaveError`; then the file holds what it held before.
        """
        orders = self._orders()
        orders.pop(game_id, None)
        orders[game_id] = [card.code for card in cards]
        for old in list(orders)[:-_ORDERS]:
            del orders[old]
        make_home(self.path.parent)
        replace_file(self.path, msgspec.json.encode(orders) + b"\n")

    def _orders(self) -> dict[str, list[str]]:
        """What the file holds, the game kept last at the end."""
        try:
            content = read_file(self.path, _LARGEST)
            return dict(msgspec.json.decode(content, type=dict[str, _Codes]))
        except (SaveError, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return {}
