"""How the first dealer of a game came about, for the log."""

from __future__ import annotations

from handfoot_gui.core.messages import LogLine
from handfoot_gui.core.seats import TABLE
from handfoot_gui.core.text.words import Words


def lot_line(words: Words, name: str, *, is_dealt_again: bool) -> LogLine:
    """*name* deals first; *is_dealt_again*: because an earlier deal is played once more."""
    if is_dealt_again:
        text = words.translate(
            "Log", "The cards of an earlier deal are played again; {name} deals first."
        )
    else:
        text = words.translate("Log", "{name} was chosen by lot to deal first.")
    return LogLine(TABLE, text.format(name=name), is_before_play=True)
