"""Cards, names of jokers and melds of Manipulation Rummy in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from handfoot_gui.core.cards import Card
from handfoot_gui.core.text.phrases import Phrase, filled
from handfoot_gui.core.text.words import RuleSentences, Words
from handfoot_gui.games.manipulation.rules.melds import Laid, Name
from handfoot_gui.games.manipulation.rules.option_values import Ace
from handfoot_gui.games.manipulation.rules.options import Options
from handfoot_gui.games.manipulation.rules.shapes import PLACE, meld_problem

_FEW: Final = 3
"""Cards of a sequence that are said one by one where there is little room."""


def card_named(name: Name) -> Card:
    """A card that looks like what a joker stands for."""
    return Card(name.rank, name.suit)


def name_said(words: Words, name: Name) -> Phrase:
    """ "five of spades"."""
    return words.card(card_named(name))


def name_sign(words: Words, name: Name) -> str:
    """ "5♠"."""
    return words.sign(card_named(name))


def laid_sign(words: Words, laid: Laid) -> str:
    """A card as it counts on the table: "5♠", also where a joker stands for it."""
    return words.sign(laid.card) if laid.name is None else name_sign(words, laid.name)


def laid_said(words: Words, laid: Laid) -> Phrase:
    """One card on the table for a screen reader."""
    joker = words.card(laid.card)
    if laid.name is not None:
        text = words.translate("ManipulationWords", "{joker} as {card}")
        return Phrase.of(text, joker=joker, card=name_said(words, laid.name))
    if laid.card.is_joker:
        return Phrase.of(
            words.translate("ManipulationWords", "{joker} without a name"), joker=joker
        )
    return joker


def meld_said(words: Words, meld: Sequence[Laid]) -> str:
    """ "5 6 8 of spades", "sevens, spades, hearts and clubs", or the signs of mixed cards; for the
    ear "five, six and eight of spades"."""
    named = [laid for laid in meld if laid.rank in PLACE]
    suits = {laid.suit for laid in named}
    ranks = {laid.rank for laid in named}
    if len(named) < len(meld) or len(named) < 2 or (len(suits) > 1 and len(ranks) > 1):
        return _row(words, [laid_sign(words, laid) for laid in meld])
    if len(suits) == 1:
        text = words.translate("ManipulationWords", "{ranks} of {suit}")
        name = words.rank if words.is_spoken else words.symbol
        ranks_said = _row(words, [name(laid.rank) for laid in meld])
        return Phrase.of(text, ranks=ranks_said, suit=words.suit(named[0].suit))
    text = words.translate("ManipulationWords", "{ranks}, {suits}")
    said = words.listed([words.suit(laid.suit) for laid in meld])
    return Phrase.of(text, ranks=words.ranks(named[0].rank), suits=said)


def _row(words: Words, names: Sequence[str]) -> str:
    """Signs stand side by side; of words, which are heard, each is set apart."""
    return words.listed(names) if words.is_spoken else words.side_by_side(names)


def meld_brief(words: Words, meld: Sequence[Laid], ace: Ace = Ace.BOTH) -> str:
    """The signs of the cards, a long sequence by its ends: "4♥ 5♥ 6♥", "4♠–10♠"; for the ear the
    whole meld in words."""
    if words.is_spoken:
        return meld_said(words, meld)
    signs = [laid_sign(words, laid) for laid in meld]
    is_long = len(meld) > _FEW and len({laid.suit for laid in meld}) == 1
    if is_long and meld_problem(tuple(meld), ace) is None:
        return filled(
            words.translate("Manipulation", "{first}–{last}"), first=signs[0], last=signs[-1]
        )
    return words.side_by_side(signs)


def round_title(words: Words, number: int) -> str:
    """ "Round 3"."""
    text = words.translate("ManipulationScore", "Round {number}")
    return filled(text, number=words.number(number))


class ManipulationSentences(RuleSentences[Options]):
    """What is said of Manipulation Rummy under *options*; *names* are the players by seat."""

    def __init__(self, words: Words, names: Sequence[str], options: Options) -> None:
        super().__init__(words, options)
        self.names = words.people(names)
