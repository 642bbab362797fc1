"""What is said about the code of a deal: before it, beside the table, and when it is checked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from handfoot_gui.core.fair import FairDeal
from handfoot_gui.core.messages import Prompt
from handfoot_gui.core.record import CheckedDeal
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.core.text.words import Words

_NO_BREAK: Final = "\u00a0"


def code_prompt(words: Words, deal: FairDeal) -> Prompt:
    """What the strip says while the code is shown and no card is dealt yet."""
    facts = filled(words.translate("Fair", "Deal code {code}"), code=deal.shown)
    return Prompt("", words.translate("Fair", "The cards are shuffled."), facts)


def code_note(words: Words, deal: FairDeal) -> str:
    """The code among the facts of its deal; a line breaks before the code, never in it."""
    code = deal.shown.replace(" ", _NO_BREAK)
    return filled(words.translate("Fair", "Code {code}"), code=code)


def explained(words: Words) -> str:
    """What a deal code is for, in two sentences."""
    return words.translate(
        "Fair",
        "The cards are shuffled before anybody sees one. A code is made from their order and a "
        "secret number. The order and the number are shown once the deal is over. If they give the "
        "same code again, nobody has moved a card.",
    )


def verdict(words: Words, checked: CheckedDeal) -> str:
    """What checking a code came to."""
    if checked.is_true:
        return words.translate(
            "Fair", "The code is correct: the cards came in the order they were shuffled into."
        )
    if not checked.order:
        return words.translate("Fair", "The code is wrong: it belongs to no deal of this game.")
    return words.translate(
        "Fair", "The code is wrong: the cards did not come in the order they were shuffled into."
    )


def codeless(words: Words, deals: Sequence[str], *, are_all: bool, is_gap: bool) -> str:
    """What is said of *deals* without a code: "Deal 1", "Deal 2"."""
    if is_gap:
        text = words.translate(
            "Fair", "{deals}: the deal code is missing, so it was taken out of the file."
        )
        return filled(text, deals=words.listed(deals))
    if are_all:
        return words.translate(
            "Fair",
            "The deals of this game have no codes: they were dealt without them, or the codes were "
            "taken out of the file.",
        )
    text = words.translate(
        "Fair", "{deals}: dealt without a code, or the code was taken out of the file."
    )
    return filled(text, deals=words.listed(deals))


def warning(words: Words, deal: str) -> str:
    """Said at the table when a file has a code that is false; *deal* is "Deal 2"."""
    text = words.translate("Fair", "{deal}: the deal code is wrong, so cards were changed.")
    return filled(text, deal=deal)
