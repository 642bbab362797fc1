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


_LINES: Final = {"sevens_piles": "special_piles"}
"""Lines of a score that were called otherwise."""


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
    if isinstance(document.get("check"), dict):
        entries["check"] = _renamed(document["check"])
    return {**document, **entries, "options": options}


def _renamed(check: Any) -> Any:
    """The lines of a score by their names of today."""
    if isinstance(check, dict):
        return {_LINES.get(name, name): _renamed(one) for name, one in check.items()}
    if isinstance(check, list):
        return list(map(_renamed, check))
    return _LINES.get(check, check) if isinstance(check, str) else check


def former_options(options: dict[str, Any]) -> dict[str, Any]:
    """*options* of any version by their names of today.

    Where only some are old, as in changes of a rule set, the others say what they are changes of.
    """
    found = dict(options)
    _values(found)
    _red_threes(found)
    _piles(found)
    _packets_and_partners(found)
    _taking(found)
    _melds(found)
    _bans(found)
    _words(found)
    return found


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


def _red_threes(options: dict[str, Any]) -> None:
    """A total for all of them, and that they need a pile of sevens."""
    if "all_red_threes" in options:
        total = options.pop("all_red_threes")
        options["red_three_totals"] = [{"count": 0, "total": total}] if total else []
    if "red_threes_by_sevens" in options:
        options["red_threes_need"] = "7" if options.pop("red_threes_by_sevens") else "nothing"


def _piles(options: dict[str, Any]) -> None:
    """Sevens as a kind of their own, and quotas without alternatives."""
    seven = "g" if options.get("deck") == "special" else "7"
    if "sevens_bonus" in options:
        bonus = options.pop("sevens_bonus")
        row = {"rank": seven, "clean": bonus, "dirty": bonus, "no_wilds": False, "own_kind": True}
        options["special_piles"] = [row] if bonus else []
    if isinstance(options.get("quotas"), list):
        options["quotas"] = [
            quota if isinstance(quota, list) else [_quota(quota, seven)]
            for quota in options["quotas"]
        ]


def _quota(old: Any, seven: str) -> Any:
    if not isinstance(old, dict) or "sevens" not in old:
        return old
    new = dict(old)
    count = new.pop("sevens")
    rows = [{"rank": seven, "count": count, "clean_only": False}] if count else []
    return {**new, "ranks": [*new.get("ranks", []), *rows]}


def _entries(options: Mapping[str, Any], entries: Any) -> Any:
    """What was entered of one or several deals of a kept game, where counted cards had bands."""
    if isinstance(entries, list):
        return [_entries(options, one) for one in entries]
    sides = entries.get("sides")
    if not isinstance(sides, list):
        return entries
    made = {**entries, "sides": [_counted_by_rank(options, side) for side in sides]}
    if "accepted" in made:
        new = {"too many sevens": "too many of rank"}
        made["accepted"] = [new.get(name, name) for name in made["accepted"]]
    return made


def _counted_by_rank(options: Mapping[str, Any], side: Mapping[str, Any]) -> dict[str, Any]:
    made = dict(side)
    if "sevens_piles" in made:
        made["needed_piles"] = made.pop("sevens_piles")
    if "sevens" in made:
        seven = "g" if options.get("deck") == "special" else "7"
        made["special"] = {f"{seven}-clean": made.pop("sevens")}
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


def _taking(found: dict[str, Any]) -> None:
    least, most = found.get("take_least", 1), found.get("take_most", 7)
    usual = "exactly" if least == most > 1 else "up to" if most else "whole"
    if "take" in found or "take_count" in found:
        how, count = found.pop("take", usual), found.pop("take_count", most or 7)
        found["take_least"] = count if how == "exactly" else 1
        found["take_most"] = 0 if how == "whole" else count
    if "down_before_take" in found:
        found["take_before_down"] = "never" if found.pop("down_before_take") else "as later"
    if found.get("wild_on_top") == "freezes":
        found["wild_on_top"] = "removes"


_AFTER_SEVEN: Final = {
    "closed": ("closed", "closed", False),
    "naturals": ("naturals", "naturals", True),
    "all": ("naturals", "all", True),
    "dirty": ("closed", "all", False),
}
"""What is open: clean, dirty and wild piles."""


def _melds(found: dict[str, Any]) -> None:
    most = found.get("most_wilds")
    if found.get("wild_limit") == "at most":
        found |= {"wild_limit": "free", "most_wilds": 3 if most is None else most}
    elif "after_seven" in found and most is not None:
        # It was there and not used.
        found["most_wilds"] = None
    if "after_seven" in found:
        clean, dirty, wild = _AFTER_SEVEN[found.pop("after_seven")]
        found |= {"open_clean": clean, "open_dirty": dirty, "open_wild": wild}
    is_open_to_all = (found.get("open_clean"), found.get("open_dirty")) == ("naturals", "all")
    if found.pop("wilds_on_clean", False) and is_open_to_all:
        found["open_clean"] = "all"


_EVERY_SET: Final = {"players", "deck", "target"}
"""Of changes of a rule set, hardly ever all of these are there."""


def _words(found: dict[str, Any]) -> None:
    """The word for a complete meld that nobody chose, as it stood in every rule set."""
    is_former = found.keys() >= _EVERY_SET and "clean_word" not in found
    if is_former and found.get("pile_word") == "pile":
        found["pile_word"] = "usual"


def _bans(found: dict[str, Any]) -> None:
    if not found.keys() & {"sevens_ban", "seven_last_discard"}:
        return
    seven = "g" if found.get("deck") == "special" else "7"
    replaced = {"every side", "own side"} if "sevens_ban" in found else set[str]()
    replaced |= {"last"} if "seven_last_discard" in found else set()
    until, may_be_last = found.pop("sevens_ban", "off"), found.pop("seven_last_discard", True)
    kept = found.get("discard_bans", ())
    bans = [ban for ban in kept if ban["cards"] != seven or ban["until"] not in replaced]
    bans += [{"cards": seven, "until": until}] if until != "off" else []
    bans += [] if may_be_last else [{"cards": seven, "until": "last"}]
    found["discard_bans"] = bans
