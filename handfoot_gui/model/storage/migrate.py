"""Format numbers of saved games, and what brings an older file up to the present format."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

Migration: TypeAlias = Callable[[dict[str, Any]], dict[str, Any]]
"""Makes a document of format n into one of format n + 1; ``format`` itself is taken care of."""

MIGRATIONS: tuple[Migration, ...] = ()
"""The first entry leads from format 1 to format 2, and so on."""


def current_format() -> int:
    """The format this program writes."""
    return len(MIGRATIONS) + 1


def migrated(document: dict[str, Any]) -> dict[str, Any]:
    """*document*, whose format is known and not newer than the present one, in that format."""
    for number in range(document["format"], current_format()):
        document = {**MIGRATIONS[number - 1](document), "format": number + 1}
    return document
