"""Bytes of files as no program writes them."""

from __future__ import annotations

import random
from typing import Final

TOKENS: Final = (
    b"{", b"}", b"[", b"]", b",", b":", b'"', b"null", b"true", b"-1", b"1e999", b"9" * 400, b"{}",
    b"[]", b'""', b'"\\ud800"', b"\\", b"\x00", b"\xff", b"\xef\xbb\xbf", b"[" * 2000, b"0.5",
    "\u202e".encode(), b'{"a":' * 900, b"\n", b" " * 500, b"NaN", b'"\xed\xa0\x80"',
)  # fmt: skip
"""What is put into a file, or in the place of something in it."""


def bent(content: bytes, chance: random.Random) -> bytes:
    """*content* with one to three things wrong in its bytes."""
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        start = chance.randrange(len(content) + 1)
        end = min(len(content), start + chance.choice((0, 1, 1, 2, 8, 100)))
        match chance.randrange(6):
            case 0:
                content = content[:start]
            case 1:
                content = content[:start] + chance.choice(TOKENS) + content[end:]
            case 2:
                content = content[:start] + content[end:]
            case 3:
                content = content[:end] + content[start:]
            case 4:
                content = content[:start] + chance.randbytes(end - start) + content[end:]
            case _ if start < len(content):
                flipped = content[start] ^ 1 << chance.randrange(8)
                content = content[:start] + bytes([flipped]) + content[start + 1 :]
    return content
