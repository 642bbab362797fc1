"""The score sheet of Raub in words."""

from __future__ import annotations

from handfoot_gui.core.score_sheet import Block
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.raub.rules.options import Options
from handfoot_gui.games.raub.rules.scoring import OPENING


def title(words: Words) -> str:
    return words.translate("Games", "Raub")


def about(words: Words, options: Options) -> str:
    """ "From 21 down to 0, dealt to the right"."""
    text = words.translate("RaubSheet", "From {start} down to 0, dealt to the left")
    if options.runs_right:
        text = words.translate("RaubSheet", "From {start} down to 0, dealt to the right")
    return text.format(start=words.number(OPENING))


def deal(words: Words) -> str:
    return words.translate("RaubSheet", "Deal")


def dealer(words: Words) -> str:
    return words.translate("RaubSheet", "Dealer")


def entry(words: Words) -> str:
    """Over the points of one deal."""
    return words.translate("RaubSheet", "deal")


def stands(words: Words) -> str:
    """Over the score after the deal."""
    return words.translate("RaubSheet", "now")


def trumps(words: Words) -> str:
    return words.translate("RaubSheet", "Trumps by")


def start(words: Words) -> str:
    return words.translate("RaubSheet", "Start")


def signed(words: Words, points: int) -> str:
    """ "+4" or "−1"."""
    return f"+{words.number(points)}" if points > 0 else words.number(points)


def doubled(words: Words, name: str) -> str:
    """Who made trumps in a deal that counts double."""
    return words.translate("RaubSheet", "{name} × 2").replace("{name}", name).strip()


def refe(words: Words, name: str, *, is_passed_on: bool) -> str:
    """Why a Refe is written."""
    translate = words.translate
    if is_passed_on:
        text = translate("RaubSheet", "Refe: {name} passed the deal on")
        if not name:
            text = translate("RaubSheet", "Refe: the deal was passed on")
    else:
        text = translate("RaubSheet", "Refe: dealt by {name}, thrown in")
        if not name:
            text = translate("RaubSheet", "Refe: thrown in")
    return text.replace("{name}", name)


def blocks(words: Words) -> tuple[Block, ...]:
    """The lists under the table: what a deal counts, the Refe, the end."""
    translate = words.translate

    def points(text: str, number: int) -> str:
        return f"{text} {signed(words, number)}"

    return (
        Block(
            translate("RaubSheet", "A deal"),
            (
                points(translate("RaubSheet", "Each trick"), -1),
                points(translate("RaubSheet", "No trick"), 2),
                points(translate("RaubSheet", "Dealer by the seven, no trick"), 3),
                points(translate("RaubSheet", "Raub, one trick only"), 3),
                points(translate("RaubSheet", "Raub, no trick"), 4),
            ),
        ),
        Block(
            translate("RaubSheet", "Refe"),
            (
                translate("RaubSheet", "A line under all results"),
                translate("RaubSheet", "One for each deal thrown in or passed on"),
                translate("RaubSheet", "The next deal played counts double"),
            ),
        ),
        Block(
            translate("RaubSheet", "The end"),
            (
                translate("RaubSheet", "Somebody stands at 0 or below"),
                translate("RaubSheet", "The lowest score wins"),
                translate("RaubSheet", "In a tie, who made trumps"),
            ),
        ),
    )
