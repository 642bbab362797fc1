"""What is known of phones from evening to evening."""

from __future__ import annotations

from collections.abc import Mapping

from handfoot_gui.storage.phones import PhoneKeys


class KnownPhones:
    """What is known of phones from evening to evening, and from game to game of one evening."""

    def __init__(self, keys: PhoneKeys) -> None:
        self.keys = keys
        """Those of each game."""
        self.names: Mapping[str, str] = {}
        """By the keys of the game before, the names of those whose phones were there: theirs get
        other keys without a code. Kept nowhere."""
        self.tunnel = ""
        """The host by which family far away comes, until the program ends; empty: by none."""
