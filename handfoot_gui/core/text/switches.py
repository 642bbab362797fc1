"""The shape of an option as it is offered before a game."""

from __future__ import annotations

from msgspec import Struct


class Switch(Struct, frozen=True):
    """One option, its label, and its values with their words, as many as can be chosen."""

    field: str
    label: str
    values: tuple[tuple[int | bool | str, str], ...]
    is_rare: bool = False
    """Whether few households ask for another value, so that it is shown only when wished."""
