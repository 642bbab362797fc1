"""Rules of Manipulation Rummy as older versions wrote them, read as they are now.

Page "Manipulation Rummy", section 7.
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
    """*options* of any version by their names of today.

    While there was no `draw_first`, with one card drawn at most it was drawn instead of playing. As
    they are now, options that say so and neither `draw_first` nor `play_after_last` allow no play.
    """
    made = dict(options)
    is_old = "draw_first" not in made and not made.get("play_after_last")
    if made.get("draw_limit") == 1 and is_old:
        made["draw_first"] = False
    return made
