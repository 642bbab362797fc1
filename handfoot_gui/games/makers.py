"""The rows and columns of a score sheet, by game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias
from unicodedata import bidirectional

from msgspec.structs import replace

from handfoot_gui.core.score_facts import SheetFacts
from handfoot_gui.core.score_sheet import SheetBody, SheetModel
from handfoot_gui.core.text import score_sheet as said
from handfoot_gui.core.text.words import Words, shown_name

MakeBody: TypeAlias = Callable[[SheetFacts, Words], SheetBody]


def _hand_and_foot(facts: SheetFacts, words: Words) -> SheetBody:
    from handfoot_gui.games.hand_and_foot.score_sheet import sheet_body

    return sheet_body(facts, words)


def _raub(facts: SheetFacts, words: Words) -> SheetBody:
    from handfoot_gui.games.raub.score_sheet import sheet_body

    return sheet_body(facts, words)


def _manipulation(facts: SheetFacts, words: Words) -> SheetBody:
    from handfoot_gui.games.manipulation.score_sheet import sheet_body

    return sheet_body(facts, words)


MAKERS: Final[Mapping[str, MakeBody]] = {
    "hand-and-foot": _hand_and_foot,
    "raub": _raub,
    "manipulation": _manipulation,
}


def sheet_of(facts: SheetFacts, words: Words) -> SheetModel:
    """The score sheet for *facts*; KeyError for a game that is not known here."""
    names = tuple(_isolated(shown_name(name)) for name in facts.names)
    facts = replace(facts, names=names)
    body = MAKERS[facts.game](facts, words)
    sides = said.side_names(words, facts)
    return SheetModel(
        title=body.title,
        rules=said.rules_line(words, facts, body.about),
        family=facts.family,
        date=said.date_line(words, facts),
        place=said.place_line(words, facts),
        order=said.order_line(words, facts),
        sides=sides,
        growth=body.growth,
        corner=body.corner,
        groups=body.groups,
        rows=body.rows,
        closing=body.closing,
        spare_groups=body.spare_groups,
        spare_rows=body.spare_rows,
        whole_game=body.whole_game,
        carried=said.carried(words),
        result=said.result(words, facts.sheet, sides, is_over=body.is_over),
        blocks=body.blocks,
        notes=said.notes(words, facts),
        page_label=said.page_label(words),
        is_blank=facts.sheet is None or not facts.sheet.deals,
    )


def _isolated(name: str) -> str:
    """*name* so that one written from right to left turns nothing around it."""
    if any(bidirectional(sign) in ("R", "AL") for sign in name):
        return f"\u2068{name}\u2069"
    return name
