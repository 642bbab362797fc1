"""Hints of Manipulation Rummy in words: how many cards can be laid, which, and what else to do."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, assert_never

from handfoot_gui.core.cards import Card
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.manipulation.rules.melds import Laid
from handfoot_gui.games.manipulation.rules.moves import Draw, EndTurn, Knock, Move
from handfoot_gui.games.manipulation.solver import Join, Put, Rename, Split, Step, Swap
from handfoot_gui.games.manipulation.text.names import laid_sign, meld_brief

_FEW: Final = 3
"""Cards that are listed with an "and"."""


def number_hint(words: Words, count: int) -> str:
    """The faintest degree: "Hint: three cards can be laid, not more; H says which."."""
    if count == 1:
        return words.translate("ManipulationHint", "Hint: one card can be laid; H says which.")
    text = words.translate("ManipulationHint", "Hint: {cards} can be laid, not more; H says which.")
    return text.format(cards=words.cards_counted(count))


def cards_hint(words: Words, cards: Iterable[Card]) -> str:
    """Which cards: "Hint: 7♠, 8♠ and 9♦ can be laid."."""
    text = words.translate("ManipulationHint", "Hint: {cards} can be laid.")
    return text.format(cards=words.listed([words.sign(card) for card in cards]))


def step_hint(words: Words, number: int, count: int, said: str) -> str:
    """ "Step 2 of 5: 7♠ out of 5♠–8♠."."""
    text = words.translate("ManipulationHint", "Step {number} of {count}: {said}.")
    return text.format(number=words.number(number), count=words.number(count), said=said)


def step_said(words: Words, step: Step) -> str:
    """One step on the way to the table that the hint proposes."""
    translate = words.translate
    match step:
        case Put(cards, source, onto, _):
            text = translate("ManipulationHint", "{cards} from {source} to {onto}")
            if not source and not onto:
                text = translate("ManipulationHint", "{cards} from the hand")
            elif not source:
                text = translate("ManipulationHint", "{cards} from the hand to {onto}")
            elif not onto:
                text = translate("ManipulationHint", "{cards} out of {source}")
            return text.format(
                cards=_cards(words, cards),
                source=meld_brief(words, source),
                onto=meld_brief(words, onto),
            )
        case Swap(card, _, _, meld, _):
            text = translate("ManipulationHint", "{card} in place of the joker in {meld}")
            return text.format(card=laid_sign(words, card), meld=meld_brief(words, meld))
        case Split(meld, first, _):
            text = translate("ManipulationHint", "{meld} split after {card}")
            return text.format(meld=meld_brief(words, meld), card=laid_sign(words, first[-1]))
        case Join(first, second, _):
            text = translate("ManipulationHint", "{second} to {first}")
            return text.format(first=meld_brief(words, first), second=meld_brief(words, second))
        case Rename(_, joker, _):
            text = translate("ManipulationHint", "the joker becomes {card}")
            return text.format(card=laid_sign(words, joker))
        case _:
            assert_never(step)


def _cards(words: Words, cards: Sequence[Laid]) -> str:
    if len(cards) > _FEW:
        return meld_brief(words, cards)
    return words.listed([laid_sign(words, laid) for laid in cards])


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


def move_after_reset(words: Words, move: Move, drawn: int) -> str:
    """Anything but a play, where the cards laid so far have to be taken back for it."""
    translate = words.translate
    match move:
        case Draw():
            return (
                translate("ManipulationHint", "Hint: reset the turn, then draw a card."),
                translate("ManipulationHint", "Hint: reset the turn, then draw a second card."),
                translate("ManipulationHint", "Hint: reset the turn, then draw a third card."),
            )[drawn]
        case Knock():
            return translate("ManipulationHint", "Hint: reset the turn, then knock.")
        case _:
            return translate("ManipulationHint", "Hint: reset the turn, then end it.")
