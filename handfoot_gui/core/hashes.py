"""Sums by what Python has of its own: its `hashlib` brings a whole library of ciphers, 4 MiB."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final, Protocol


class Sum(Protocol):
    """What a text or a file comes to."""

    def digest(self) -> bytes: ...

    def hexdigest(self) -> str: ...


class _Sha256(Protocol):
    def __call__(self, content: bytes, /) -> Sum: ...


class _Blake2b(Protocol):
    def __call__(self, content: bytes, /, *, digest_size: int) -> Sum: ...


def _found(name: str, *homes: str) -> Any:
    """What is called *name* in the first of *homes* that this Python has."""
    for home in homes:
        try:
            return getattr(import_module(home), name)
        except ImportError:
            continue
    return getattr(import_module("hashlib"), name)


# The first are those of Python 3.12 and later, and of 3.11.
sha256: Final[_Sha256] = _found("sha256", "_sha2", "_sha256")
blake2b: Final[_Blake2b] = _found("blake2b", "_blake2")
