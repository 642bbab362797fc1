"""Format numbers of saved games, and what brings an older file up to the present format."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Any, Final, TypeAlias

from handfoot_gui.storage.written import microseconds

Migration: TypeAlias = Callable[[dict[str, Any]], dict[str, Any]]
"""Makes a document of format n into one of format n + 1; ``format`` itself is taken care of."""


def _switches(document: dict[str, Any]) -> dict[str, Any]:
    """Format 2: a rule set has more fields, and three of format 1 got other names."""
    options = dict(document["options"])
    if "take_up_to" in options:
        options["take_count"] = options.pop("take_up_to")
    if "quota" in options:
        options["quotas"] = [options.pop("quota")]
    if "naturals_per_wild" in options:
        options["wild_limit"] = {1: "as many", 2: "twice"}[options.pop("naturals_per_wild")]
    return {**document, "options": options}


_NEW_IN_3: Final[dict[str, dict[str, Any]]] = {"hand-and-foot": {"answer_reasons": True}}
"""What the options of a game got in format 3, as it was until then."""


def _answer_reasons(document: dict[str, Any]) -> dict[str, Any]:
    """Format 3: whether an answer may have a reason is a switch; until then every one might."""
    added = _NEW_IN_3.get(str(document["game"]), {})
    return {**document, "options": {**added, **document["options"]}}


def _agreements_and_codes(document: dict[str, Any]) -> dict[str, Any]:
    """Format 4: what was agreed on, and the codes of fair deals, of which there were none."""
    agreements = {"take_back": "rules", "memory_aid": "off"}
    return {**document, "agreements": agreements, "fair": []}


def _order_and_origin(document: dict[str, Any]) -> dict[str, Any]:
    """Format 5: the order in which games were written, and whether a deal is dealt again."""
    written = microseconds(datetime.fromisoformat(document["saved"]))
    return {**document, "written": written, "dealt_again": False}


def _score_lines(document: dict[str, Any]) -> dict[str, Any]:
    """Format 6: the check may have the lines of the score sheet, which no older file has."""
    return document


MIGRATIONS: tuple[Migration, ...] = (
    _switches,
    _answer_reasons,
    _agreements_and_codes,
    _order_and_origin,
    _score_lines,
)
"""The first entry leads from format 1 to format 2, and so on."""


SAME_HEAD: Final = 5
"""Since this format a file's head is read as it stands."""


def current_format() -> int:
    """The format this program writes."""
    return len(MIGRATIONS) + 1


def migrated(document: dict[str, Any]) -> dict[str, Any]:
    """*document*, whose format is known and not newer than the present one, in that format."""
    for number in range(document["format"], current_format()):
        document = {**MIGRATIONS[number - 1](document), "format": number + 1}
    return document
