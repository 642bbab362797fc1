"""Rules of Hand and Foot as older versions wrote them, read as they are now.

Page "Families' switches", section 4, *Old options*.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

_HIGH: Final = {"standard": "KQJT98", "special": "lkjihg"}
_LOW: Final = {"standard": "7654", "special": "fedcba"}
"""The ranks of the two bands in which values were, by deck."""
_LETTERS: Final[dict[str, dict[str, str]]] = {
    deck: {"joker": "*", "two": two, "ace": ace, "high": _HIGH[deck], "low": _LOW[deck]}
    for deck, two, ace in (("standard", "2", "A"), ("special", "s", "r"))
}


def former(document: dict[str, Any]) -> dict[str, Any]:
    """*document*, a file of any kind, with the options of today, which mean what the old ones did.

    Names and shapes of fields decide, so that a second time changes nothing; fields that are
    missing stay missing.
    """
    options = former_options(document["options"])
    entries = {
        field: _entries(options, document[field])
        for field in ("deals", "entry")
        if isinstance(document.get(field), (list, dict))
    }
    return {**document, **entries, "options": options}


def former_options(options: dict[str, Any]) -> dict[str, Any]:
    """*options* of any version by their names of today."""
    options = dict(options)
    _values(options)
    _packets_and_partners(options)
    return options


def _packets_and_partners(options: dict[str, Any]) -> None:
    """What is dealt, and when partners go out."""
    if "hand_size" in options or "foot_size" in options:
        options["packets"] = [options.pop("hand_size", 13), options.pop("foot_size", 13)]
    if "draw" in options:
        options["draws"] = [options.pop("draw")]
    if isinstance(options.get("passing"), str):
        options["passing"] = [options["passing"]]
    if "partner_in_foot" in options:
        options["partners_in_foot"] = "played" if options.pop("partner_in_foot") else "no"


def _values(options: dict[str, Any]) -> None:
    """Values of cards, which were those of bands."""
    old = options.get("values")
    if not isinstance(old, dict):
        return
    letters = _LETTERS[options.get("deck", "standard")]
    new: dict[str, Any] = {}
    for name, points in old.items():
        if name == "black_three":
            options |= {"black_three_left": points, "black_three_melded": -points}
        else:
            new |= dict.fromkeys(letters.get(str(name), str(name)), points)
    options["values"] = new


def _entries(options: Mapping[str, Any], entries: Any) -> Any:
    """What was entered of one or several deals of a kept game, where counted cards had bands."""
    if isinstance(entries, list):
        return [_entries(options, one) for one in entries]
    sides = entries.get("sides")
    if not isinstance(sides, list):
        return entries
    return {**entries, "sides": [_counted_by_rank(options, side) for side in sides]}


def _counted_by_rank(options: Mapping[str, Any], side: Mapping[str, Any]) -> dict[str, Any]:
    made = dict(side)
    deck, values = str(options.get("deck", "standard")), options.get("values", {})
    bands = {"high": _HIGH[deck], "low": _LOW[deck]}
    if values.get(_HIGH[deck][-1], 10) == values.get(_LOW[deck][0], 5):
        bands = dict.fromkeys(bands, _HIGH[deck] + _LOW[deck])
    for field in ("melded", "left"):
        counts = made.get(field)
        if isinstance(counts, dict):
            found: dict[str, Any] = {}
            for name, count in counts.items():
                by_rank = bands.get(str(name), str(name))
                found[by_rank] = found.get(by_rank, 0) + count
            made[field] = found
    return made
