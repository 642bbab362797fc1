"""Hints of Manipulation Rummy in words: how many cards can be laid, which, and what else to do."""

from __future__ import annotations

from collections.abc import Iterable

from handfoot_gui.engine.cards import Card
from handfoot_gui.engine.manipulation.moves import Draw, EndTurn, Knock, Move
from handfoot_gui.model.wording.words import Words


def number_hint(words: Words, count: int) -> str:
    """The faintest degree: "Hint: three cards can be laid."."""
    if count == 1:
        return words.translate("ManipulationHint", "Hint: one card can be laid.")
    text = words.translate("ManipulationHint", "Hint: {cards} can be laid, not more.")
    return text.format(cards=words.cards_counted(count))


def cards_hint(words: Words, cards: Iterable[Card]) -> str:
    """Which cards: "Hint: 7♠, 8♠ and 9♦ can be laid."."""
    text = words.translate("ManipulationHint", "Hint: {cards} can be laid.")
    return text.format(cards=words.listed([words.sign(card) for card in cards]))


def steps_hint(words: Words, steps: int) -> str:
    """While the steps are shown."""
    if steps == 1:
        return words.translate("ManipulationHint", "Hint: this is the one step.")
    text = words.translate("ManipulationHint", "Hint: these are the {count} steps.")
    return text.format(count=words.count(steps))


def move_hint(words: Words, move: Move, drawn: int) -> str:
    """Anything but a play, as a proposal."""
    translate = words.translate
    match move:
        case Draw():
            return (
                translate("ManipulationHint", "Hint: draw a card."),
                translate("ManipulationHint", "Hint: draw a second card."),
                translate("ManipulationHint", "Hint: draw a third card."),
            )[drawn]
        case Knock():
            return translate("ManipulationHint", "Hint: knock.")
        case EndTurn():
            return translate("ManipulationHint", "Hint: end the turn.")
        case _:
            return translate("ManipulationHint", "Hint: play to the table.")
