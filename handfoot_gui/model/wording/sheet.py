"""The printed score sheet in words: what the sheets of all games say alike."""

from __future__ import annotations

from collections.abc import Sequence

from handfoot_gui.engine.agreements import MemoryAid, TakeBack
from handfoot_gui.engine.sheet import Item, Sheet
from handfoot_gui.model.sheet.facts import Origin, SheetFacts
from handfoot_gui.model.sheet.model import Caption, Cell, Result, Side
from handfoot_gui.model.wording.partners import together
from handfoot_gui.model.wording.words import MINUS, Words

NONE = "\u2013"
"""Stands where nothing is counted."""
_LONGEST = 24
"""Characters of a name beside others."""


def date_line(words: Words, facts: SheetFacts) -> Caption:
    """The date, or a line for it."""
    return Caption(facts.date) if facts.date else Caption(words.translate("Sheet", "Date"), True)


def place_line(words: Words, facts: SheetFacts) -> Caption:
    """The place, or a line for it."""
    return Caption(facts.place) if facts.place else Caption(words.translate("Sheet", "Place"), True)


def rules_line(words: Words, facts: SheetFacts, more: str) -> str:
    """ "Rules: Classic. Four deals, five packs."."""
    text = words.translate("Sheet", "Rules: {rules}. {more}.")
    return text.replace("{more}", more).replace("{rules}", facts.rules)


def order_line(words: Words, facts: SheetFacts) -> Caption:
    """Who deals after whom, from the first dealer on."""
    text = words.translate("Sheet", "Dealers in order:")
    count = len(facts.names)
    if not facts.dealer_name(1):
        return Caption(text, True)
    named = ", ".join(short_name(facts.dealer_name(deal)) for deal in range(1, count + 1))
    return Caption(f"{text} {named}")


def dealer(words: Words, name: str) -> Caption:
    """ "dealer Karl", or a line for the name."""
    if not name:
        return Caption(words.translate("Sheet", "dealer"), True)
    return Caption(words.translate("Sheet", "dealer {name}").replace("{name}", name))


def side_names(words: Words, facts: SheetFacts) -> tuple[Side, ...]:
    """The sides by their players' names."""
    return tuple(
        Side(
            _beside(words, together(facts.names[seat] for seat in seats)) if facts.names else "",
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


def figure(words: Words, items: tuple[Item, ...], whole: str = "") -> Cell:
    """What *items* come to, with the sum they make; *whole* is said instead of one product."""
    if not items:
        return Cell(NONE)
    points = words.number(sum(item.points for item in items))
    if whole:
        return Cell(points, (whole,))
    return Cell(points, (products(words, items), _counts(words, items)))


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


def _counts(words: Words, items: Sequence[Item]) -> str:
    """The same without the points: "3 ×", "3 − 1"."""
    if len(items) == 1:
        return f"{words.number(items[0].count)} ×"
    counts = words.number(items[0].count)
    for item in items[1:]:
        counts += f" {MINUS if item.each < 0 else '+'} {words.number(item.count)}"
    return counts


def behind(words: Words, sheet: Sheet, totals: Sequence[int]) -> tuple[Cell, ...]:
    """How far every side is behind the best of *totals*."""
    best = min(totals) if sheet.is_lowest_best else max(totals)
    leads = words.translate("Sheet", "leads")
    return tuple(
        Cell(leads if total == best else words.number(abs(total - best))) for total in totals
    )


def behind_name(words: Words) -> str:
    return words.translate("Sheet", "Behind the leader")


def result(words: Words, sheet: Sheet | None, sides: Sequence[Side], *, is_over: bool) -> Result:
    """Who won; lines to write on before the end."""
    translate = words.translate
    winner = translate("Sheet", "Winner")
    if sheet is None or not is_over:
        return Result(winner, "", translate("Sheet", "by"), "", translate("Sheet", "points"))
    leaders = sheet.leaders
    if len(leaders) > 1:
        names = [sides[side].name for side in leaders]
        return Result(translate("Sheet", "Shared win"), words.listed(names))
    totals, own = sheet.totals, sheet.totals[leaders[0]]
    rest = [total for side, total in enumerate(totals) if side != leaders[0]]
    ahead = min(rest) - own if sheet.is_lowest_best else own - max(rest)
    who = sides[leaders[0]].name
    if ahead <= 0:
        # Points alone did not decide.
        return Result(winner, who)
    unit = translate("Sheet", "point") if ahead == 1 else translate("Sheet", "points")
    return Result(winner, who, translate("Sheet", "by"), words.number(ahead), unit)


def notes(words: Words, facts: SheetFacts) -> tuple[str, ...]:
    """Where the figures come from, and what the players agreed on."""
    translate = words.translate
    said = {
        Origin.PLAYED: translate("Sheet", "Filled from the game played on this computer."),
        Origin.KEPT: translate("Sheet", "Filled from a game with real cards."),
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
    whole = " ".join(filter(None, (said, agreed, aided)))
    return (whole,) if whole else ()


def page_label(words: Words) -> str:
    return words.translate("Sheet", "Page {page} of {pages}")


def capital(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]
