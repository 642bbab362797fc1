"""The printed score sheet in words: what the sheets of all games say alike."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from handfoot_gui.core.other_points import OTHER_POINTS
from handfoot_gui.core.record import MemoryAid, TakeBack
from handfoot_gui.core.score_sheet import Caption, Cell, Origin, ResultLine, SheetFacts, Side
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.sheet import DealScore, Item, Sheet
from handfoot_gui.core.text.other_points import other_points_title as title_of_lines
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.core.text.words import MINUS, Words

NONE = "\u2013"
"""Stands where nothing is counted."""
_LONGEST = 60
"""Characters of a name beside others."""


def date_line(words: Words, facts: SheetFacts) -> Caption:
    """The date, or a line for it."""
    return Caption(facts.date) if facts.date else Caption(words.translate("Common", "Date"), True)


def place_line(words: Words, facts: SheetFacts) -> Caption:
    """The place, or a line for it."""
    return (
        Caption(facts.place) if facts.place else Caption(words.translate("Common", "Place"), True)
    )


def rules_line(words: Words, facts: SheetFacts, more: str) -> str:
    """ "Rules: Classic. Four deals, five packs."."""
    text = words.translate("Sheet", "Rules: {rules}. {more}.")
    return filled(text, more=more, rules=facts.rules)


def order_line(words: Words, facts: SheetFacts) -> Caption:
    """Who deals after whom, from the first dealer on."""
    begun = facts.first_deal
    if facts.dealer(begun) is None:
        return Caption(words.translate("Sheet", "Dealers in order:"), True)
    every = range(begun, begun + len(facts.names))
    names = words.row([short_name(facts.named(facts.dealer(deal))) for deal in every])
    return Caption(filled(words.translate("Sheet", "Dealers in order: {names}"), names=names))


def dealer(words: Words, facts: SheetFacts, seat: Seat | None) -> Caption:
    """ "dealer Karl", or a line for the name."""
    if not facts.named(seat):
        return Caption(words.translate("Common", "dealer"), True)
    text = words.translate("Sheet", "dealer {name}")
    name, call = words.people((facts.named(seat), facts.called(seat)))
    return Caption(filled(text, name=name), short=filled(text, name=call))


def side_names(words: Words, facts: SheetFacts) -> tuple[Side, ...]:
    """The sides by their players' names."""
    return tuple(
        Side(
            _beside(words, words.together(facts.names[seat] for seat in seats))
            if facts.names
            else "",
            len(seats),
        )
        for seats in facts.options.seats_of_sides
    )


def short_name(name: str) -> str:
    """*name* where others stand beside it, so that none of them is lost."""
    return name if len(name) <= _LONGEST else f"{name[: _LONGEST - 1].rstrip()}…"


def _beside(words: Words, names: Sequence[str]) -> str:
    """The players of a side; one alone has all the room."""
    return names[0] if len(names) == 1 else words.listed([short_name(name) for name in names])


def each(words: Words, points: int) -> Caption:
    """ "500 each"."""
    number = words.number(points)
    text = words.translate("Sheet", "{points} each")
    return Caption(filled(text, points=number), short=f"× {number}")


def figure(words: Words, items: tuple[Item, ...], remarks: tuple[str, ...] = ()) -> Cell:
    """What *items* come to, with *remarks* or else the sum they make."""
    if not items:
        return Cell(NONE)
    points = words.number(sum(item.points for item in items))
    return Cell(points, remarks or (products(words, items),))


def other_points_title(words: Words, deals: Sequence[DealScore]) -> str:
    """What the lines beside the rules are headed by: the family's word, if it is the only one."""
    lines = [line for deal in deals for line in deal.lines if line.kind == OTHER_POINTS]
    return title_of_lines(words, *lines)


def other_points(words: Words, deal: DealScore, side: int) -> Cell:
    """What *side* got besides in *deal*."""
    lines = [line for line in deal.others if line.side == side]
    return Cell(words.number(sum(line.points for line in lines)) if lines else NONE)


def products(words: Words, items: Sequence[Item]) -> str:
    """ "3 × 500", "3 × 100 − 1 × 100"."""
    text = ""
    for place, item in enumerate(items):
        product = f"{words.number(item.count)} × {words.number(abs(item.each))}"
        if not place:
            text = product if item.each >= 0 else f"{MINUS}{product}"
        else:
            text += f" {MINUS if item.each < 0 else '+'} {product}"
    return text


def behind(words: Words, sheet: Sheet, totals: Sequence[int]) -> tuple[Cell, ...]:
    """How far every side is behind the best of *totals*."""
    best = min(totals) if sheet.is_lowest_best else max(totals)
    leads = words.translate("Sheet", "leads")
    return tuple(
        Cell(leads if total == best else words.number(abs(total - best))) for total in totals
    )


def behind_name(words: Words) -> str:
    return words.translate("Sheet", "Behind the leader")


def result(
    words: Words, sheet: Sheet | None, sides: Sequence[Side], *, is_over: bool
) -> ResultLine:
    """Who won; lines to write on before the end."""
    translate = words.translate
    winner = translate("Sheet", "Winner")
    if sheet is None or not is_over:
        return ResultLine(winner, "", translate("Sheet", "by"), "", translate("Sheet", "points"))
    leaders = sheet.leaders
    if len(leaders) > 1:
        names = [sides[side].name for side in leaders]
        return ResultLine(translate("Sheet", "Shared win"), words.listed(names))
    totals, own = sheet.totals, sheet.totals[leaders[0]]
    rest = [total for side, total in enumerate(totals) if side != leaders[0]]
    ahead = min(rest) - own if sheet.is_lowest_best else own - max(rest)
    who = sides[leaders[0]].name
    if ahead <= 0:
        # Points alone did not decide.
        return ResultLine(winner, who)
    unit = translate("Options", "point(s)", "", ahead)
    return ResultLine(winner, who, translate("Sheet", "by"), words.number(ahead), unit)


def notes(words: Words, facts: SheetFacts) -> tuple[str, ...]:
    """Where the figures come from, and what the players agreed on."""
    translate = words.translate
    said = {
        Origin.PLAYED: translate("Sheet", "Filled in from the game played on this computer."),
        Origin.KEPT: translate("Sheet", "Filled in from a game with real cards."),
        Origin.BLANK: "",
    }[facts.origin]
    agreed = {
        TakeBack.RULES: "",
        TakeBack.ANYTHING: translate("Sheet", "Played for practice: any move could be taken back."),
    }[facts.agreements.take_back]
    aided = {
        MemoryAid.OFF: "",
        MemoryAid.DISCARDS: translate("Sheet", "Memory aid: the last discards."),
        MemoryAid.UNSEEN: translate(
            "Sheet", "Memory aid: the last discards and the unseen cards of each rank."
        ),
    }[facts.agreements.memory_aid]
    deals = facts.sheet.deals if facts.sheet is not None else ()
    marks = marked_note(words) if any(deal.is_as_written for deal in deals) else ""
    whole = " ".join(filter(None, (said, agreed, aided, facts.partners_agreed)))
    return tuple(filter(None, (whole, marks)))


class Marked(Protocol):
    """A deal of a score, wherever it is kept."""

    @property
    def is_as_written(self) -> bool:
        """Whether it was written down whatever its keeper doubted."""


def marked(name: str, deal: Marked | None) -> str:
    """*name* of *deal*, with a mark where `marked_note` is about it."""
    return f"{name} *" if deal is not None and deal.is_as_written else name


def marked_note(words: Words) -> str:
    """What the mark on a deal means that was written down whatever its keeper doubted."""
    return words.translate("Common", "* as written down at the table")


def carried(words: Words) -> str:
    """What the first row of a page is called that goes on with the sums of the page before."""
    return words.translate("Sheet", "Carried over")


def page_label(words: Words) -> str:
    return words.translate("Common", "Page {page} of {pages}")
