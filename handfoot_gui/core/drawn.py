"""Chance that everybody draws alike: made of a text alone, on every machine and for ever."""

from __future__ import annotations

from random import Random
from typing import Final

_BLOCK: Final = 256
"""Bits of a SHA-256."""


class Drawn(Random):
    """Chance that is made of *text*: the SHA-256 of it with 0, 1, 2 … behind it, bit by bit."""

    def __init__(self, text: str) -> None:
        super().__init__(0)
        self._text, self._number, self._bits, self._left = text, 0, 0, 0

    def getrandbits(self, k: int, /) -> int:
        from handfoot_gui.core.hashes import sha256

        while self._left < k:
            block = sha256(f"{self._text} {self._number}".encode()).digest()
            self._bits = self._bits << _BLOCK | int.from_bytes(block)
            self._number, self._left = self._number + 1, self._left + _BLOCK
        self._left -= k
        drawn = self._bits >> self._left
        self._bits &= (1 << self._left) - 1
        return drawn

    def random(self) -> float:
        return self.getrandbits(53) / 2**53
