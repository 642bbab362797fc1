"""The rows and columns of a score sheet, by game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias
from unicodedata import bidirectional

from msgspec.structs import replace

from handfoot_gui.model.sheet.facts import SheetFacts
from handfoot_gui.model.sheet.model import SheetModel
from handfoot_gui.model.wording.words import Words, shown_name

MakeSheet: TypeAlias = Callable[[SheetFacts, Words], SheetModel]


def _hand_and_foot(facts: SheetFacts, words: Words) -> SheetModel:
    from handfoot_gui.model.sheet.hand_and_foot import sheet_model

    return sheet_model(facts, words)


def _raub(facts: SheetFacts, words: Words) -> SheetModel:
    from handfoot_gui.model.sheet.raub import sheet_model

    return sheet_model(facts, words)


def _manipulation(facts: SheetFacts, words: Words) -> SheetModel:
    from handfoot_gui.model.sheet.manipulation import sheet_model

    return sheet_model(facts, words)


MAKERS: Final[Mapping[str, MakeSheet]] = {
    "hand-and-foot": _hand_and_foot,
    "raub": _raub,
    "manipulation": _manipulation,
}


def sheet_of(facts: SheetFacts, words: Words) -> SheetModel:
    """The score sheet for *facts*; KeyError for a game that is not known here."""
    names = tuple(_isolated(shown_name(name)) for name in facts.names)
    return MAKERS[facts.game](replace(facts, names=names), words)


def _isolated(name: str) -> str:
    """*name* so that one written from right to left turns nothing around it."""
    if any(bidirectional(sign) in ("R", "AL") for sign in name):
        return f"\u2068{name}\u2069"
    return name
