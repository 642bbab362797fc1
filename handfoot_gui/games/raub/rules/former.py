"""Rules of Raub as older versions wrote them, read as they are now; page "Raub", section 8."""

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
    found = dict(options)
    if "swap_in_exchange_only" in found:
        is_early = found.pop("swap_in_exchange_only")
        found["seven_swap"] = "in the exchange" if is_early else "until the lead"
    return found
