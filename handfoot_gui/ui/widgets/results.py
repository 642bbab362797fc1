"""Who won a game and by how much, in words."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from handfoot_gui.core.sheet import Sheet
from handfoot_gui.ui.widgets.figures import filled, joined


class Result(Struct, frozen=True):
    """The result of a game that is over."""

    title: str
    """ "Josip and Marta win", or "A tie"."""
    about: str
    """By how much, or who shares the win; empty where points alone did not decide."""
    is_tie: bool = False


def result_of(sheet: Sheet, players: Callable[[int], tuple[str, ...]]) -> Result:
    """The result of *sheet*; *players* are the names of a side."""
    translate = QCoreApplication.translate
    leaders, totals = sheet.leaders, sheet.totals
    names = joined(tuple(name for side in leaders for name in players(side)))
    if len(leaders) > 1:
        about = filled(translate("Result", "{names} share the win."), names=names)
        return Result(translate("Result", "A tie"), about, is_tie=True)
    wins = translate("Result", "{names} win")
    if len(players(leaders[0])) == 1:
        wins = translate("Result", "{names} wins")
    rest = [total for side, total in enumerate(totals) if side != leaders[0]]
    own = totals[leaders[0]]
    ahead = min(rest) - own if sheet.is_lowest_best else own - max(rest)
    by = translate("Result", "By {points} points.")
    if ahead == 1:
        by = translate("Result", "By one point.")
    about = filled(by, points=ahead) if ahead > 0 else ""
    return Result(filled(wins, names=names), about)
