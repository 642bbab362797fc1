"""Rules of Hand and Foot as older versions wrote them, read as they are now.

Page "Families' switches", section 4, *Old options*.
"""

from __future__ import annotations

from typing import Any


def former(document: dict[str, Any]) -> dict[str, Any]:
    """*document*, a file of any kind, with the options of today, which mean what the old ones did.

    Names and shapes of fields decide, so that a second time changes nothing; fields that are
    missing stay missing.
    """
    return {**document, "options": former_options(document["options"])}


def former_options(options: dict[str, Any]) -> dict[str, Any]:
    """*options* of any version by their names of today."""
    options = dict(options)
    _packets_and_partners(options)
    return options


def _packets_and_partners(options: dict[str, Any]) -> None:
    """What is dealt, and when partners go out."""
    if "partner_in_foot" in options:
        options["partners_in_foot"] = "played" if options.pop("partner_in_foot") else "no"
