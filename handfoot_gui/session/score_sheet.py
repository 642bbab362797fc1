"""A score sheet of any game: its heading around the rows and columns that the game makes."""

from __future__ import annotations

from unicodedata import bidirectional

from msgspec.structs import replace

from handfoot_gui.core.score_facts import SheetFacts
from handfoot_gui.core.score_sheet import SheetModel
from handfoot_gui.core.text import score_sheet as said
from handfoot_gui.core.text.words import Words, shown_name
from handfoot_gui.games import GAMES


def sheet_of(facts: SheetFacts, words: Words) -> SheetModel:
    """The score sheet for *facts*; KeyError for a game that is not known here."""
    names = tuple(_isolated(shown_name(name)) for name in facts.names)
    facts = replace(facts, names=names)
    body = GAMES[facts.game].score_sheet(facts, words)
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
