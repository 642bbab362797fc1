"""Cards, ranks, numbers and names in words, through whatever translates for the program."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from copy import copy
from functools import lru_cache
from typing import Final, Generic, Self, TypeAlias, TypeVar

from handfoot_gui.core.cards import NUMBERS, Card, Rank, Suit

OptionsT = TypeVar("OptionsT")
Translate: TypeAlias = Callable[[str, str], str]
"""Gives the translation of a text in a context: ``translate(context, text)``."""

MINUS: Final = "\u2212"
_SUIT_SIGNS: Final = {
    Suit.SPADES: "\u2660",
    Suit.HEARTS: "\u2665",
    Suit.DIAMONDS: "\u2666",
    Suit.CLUBS: "\u2663",
}
_TURNING: Final = "\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\x7f"


_WRITTEN_OUT: Final = (Rank.JOKER, Rank.LORD, Rank.JESTER, Rank.VILLAIN, Rank.LADY)


def untranslated(context: str, text: str) -> str:  # noqa: ARG001  (the signature of Translate)
    """The text as written, for the command line."""
    return text


def plain_number(number: int) -> str:
    """A number with thousands grouped by commas and a true minus sign."""
    return f"{number:,}".replace("-", MINUS)


def shown_name(name: str) -> str:
    """A player's *name* in one line that obeys no sign for turning the text around it.

    Names are typed by people, but a saved game may come from anywhere.
    """
    signs = ("" if sign in _TURNING else sign if sign >= " " else " " for sign in name)
    return " ".join("".join(signs).split()) or "?"


def together(names: Iterable[str]) -> tuple[str, ...]:
    """The players of a side by *names*, in one order wherever they sit and whoever looks.

    Seats change from game to game, and the family book tells of one pair in many games.
    """
    return tuple(sorted(names, key=person_key))


@lru_cache(maxsize=4096)
def person_key(name: str) -> str:
    """The same for every way of writing one name.

    Upper and lower case, spaces at the ends and doubled ones, and the ways Unicode has to write
    one letter (NFC) make no difference; accents do.
    """
    plain = " ".join(unicodedata.normalize("NFC", name).split()).casefold()
    return unicodedata.normalize("NFC", plain)


def capital(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]


class Words:
    """The vocabulary the sentences are made of.

    *translate* is called at the moment a text is needed, so a change of language shows at once;
    *number* writes figures the way the reader's country does.
    """

    is_spoken = False
    """For the ear: cards are named in words, where the eye is shown their signs."""

    def __init__(
        self, translate: Translate = untranslated, number: Callable[[int], str] = plain_number
    ) -> None:
        self.translate = translate
        self.number = number

    def spoken(self) -> Self:
        """The same vocabulary for the ear."""
        made = copy(self)
        made.is_spoken = True
        return made

    def count(self, number: int) -> str:
        """A number below thirteen as a word, any other in figures."""
        translate = self.translate
        words = (
            translate("Words", "no"),
            translate("Words", "one"),
            translate("Words", "two"),
            translate("Words", "three"),
            translate("Words", "four"),
            translate("Words", "five"),
            translate("Words", "six"),
            translate("Words", "seven"),
            translate("Words", "eight"),
            translate("Words", "nine"),
            translate("Words", "ten"),
            translate("Words", "eleven"),
            translate("Words", "twelve"),
        )
        return words[number] if 0 <= number < len(words) else self.number(number)

    def signed(self, points: int) -> str:
        """ "+4" or "−1"."""
        return f"+{self.number(points)}" if points > 0 else self.number(points)

    def cards_counted(self, number: int) -> str:
        """ "one card", "two cards"."""
        if number == 1:
            return self.translate("Words", "one card")
        return self.translate("Words", "{count} cards").format(count=self.count(number))

    def points_counted(self, number: int) -> str:
        """ "1 point", "45 points"."""
        if number == 1:
            return self.translate("Words", "1 point")
        return self.translate("Words", "{count} points").format(count=self.number(number))

    def suit(self, suit: Suit) -> str:
        translate = self.translate
        return {
            Suit.SPADES: translate("Words", "spades"),
            Suit.HEARTS: translate("Words", "hearts"),
            Suit.DIAMONDS: translate("Words", "diamonds"),
            Suit.CLUBS: translate("Words", "clubs"),
        }[suit]

    def rank(self, rank: Rank) -> str:
        """The rank of one card: "nine"."""
        if rank in NUMBERS:
            return self.count(NUMBERS[rank])
        translate = self.translate
        return {
            Rank.ACE: translate("Words", "ace"),
            Rank.KING: translate("Words", "king"),
            Rank.QUEEN: translate("Words", "queen"),
            Rank.JACK: translate("Words", "jack"),
            Rank.TEN: translate("Words", "ten"),
            Rank.NINE: translate("Words", "nine"),
            Rank.EIGHT: translate("Words", "eight"),
            Rank.SEVEN: translate("Words", "seven"),
            Rank.SIX: translate("Words", "six"),
            Rank.FIVE: translate("Words", "five"),
            Rank.FOUR: translate("Words", "four"),
            Rank.THREE: translate("Words", "three"),
            Rank.TWO: translate("Words", "two"),
            Rank.JOKER: translate("Words", "joker"),
            Rank.LORD: translate("Words", "lord"),
            Rank.JESTER: translate("Words", "jester"),
            Rank.VILLAIN: translate("Words", "villain"),
            Rank.LADY: translate("Words", "lady"),
        }[rank]

    def ranks(self, rank: Rank | None) -> str:
        """Several cards of a rank: "nines"; None is the wild meld: "wilds"."""
        translate = self.translate
        if rank is None:
            return translate("Words", "wilds")
        return {
            Rank.ACE: translate("Words", "aces"),
            Rank.KING: translate("Words", "kings"),
            Rank.QUEEN: translate("Words", "queens"),
            Rank.JACK: translate("Words", "jacks"),
            Rank.TEN: translate("Words", "tens"),
            Rank.NINE: translate("Words", "nines"),
            Rank.EIGHT: translate("Words", "eights"),
            Rank.SEVEN: translate("Words", "sevens"),
            Rank.SIX: translate("Words", "sixes"),
            Rank.FIVE: translate("Words", "fives"),
            Rank.FOUR: translate("Words", "fours"),
            Rank.THREE: translate("Words", "threes"),
            Rank.TWO: translate("Words", "twos"),
            Rank.JOKER: translate("Words", "jokers"),
            Rank.LORD: translate("Words", "lords"),
            Rank.JESTER: translate("Words", "jesters"),
            Rank.VILLAIN: translate("Words", "villains"),
            Rank.LADY: translate("Words", "ladies"),
            Rank.N12: translate("Words", "twelves"),
            Rank.N11: translate("Words", "elevens"),
            Rank.N10: translate("Words", "tens"),
            Rank.N9: translate("Words", "nines"),
            Rank.N8: translate("Words", "eights"),
            Rank.N7: translate("Words", "sevens"),
            Rank.N6: translate("Words", "sixes"),
            Rank.N5: translate("Words", "fives"),
            Rank.N4: translate("Words", "fours"),
            Rank.N3: translate("Words", "threes"),
            Rank.N2: translate("Words", "twos"),
            Rank.N1: translate("Words", "ones"),
        }[rank]

    def of_rank(self, rank: Rank, count: int) -> str:
        """ "a nine", "three nines"."""
        if count != 1:
            text = self.translate("Words", "{count} {ranks}")
            return text.format(count=self.count(count), ranks=self.ranks(rank))
        translate = self.translate
        own = {
            Rank.ACE: translate("Words", "an ace"),
            Rank.EIGHT: translate("Words", "an eight"),
            Rank.N8: translate("Words", "an eight"),
            Rank.N11: translate("Words", "an eleven"),
        }
        return own.get(rank) or translate("Words", "a {rank}").format(rank=self.rank(rank))

    def card(self, card: Card) -> str:
        """One card: "nine of diamonds", "red joker"."""
        if card.suit is Suit.NONE:
            return self.rank(card.rank)
        if card.is_joker:
            if card.suit.is_red:
                return self.translate("Words", "red joker")
            return self.translate("Words", "black joker")
        return self.translate("Words", "{rank} of {suit}").format(
            rank=self.rank(card.rank), suit=self.suit(card.suit)
        )

    def the_card(self, card: Card) -> str:
        """The card with its article: "the nine of diamonds"."""
        return self.translate("Words", "the {card}").format(card=self.card(card))

    def symbol(self, rank: Rank) -> str:
        """The rank as it stands on the card: "9", "10", "K"; a joker is written out."""
        if rank in NUMBERS:
            return self.number(NUMBERS[rank])
        if rank in _WRITTEN_OUT:
            return self.rank(rank)
        return "10" if rank is Rank.TEN else rank.value

    def sign(self, card: Card) -> str:
        """The card as it stands in its corner: "9♦"; a joker is written out.

        Cards of the special deck have no suit.
        """
        if card.is_joker or self.is_spoken:
            return self.card(card)
        return self.symbol(card.rank) + _SUIT_SIGNS.get(card.suit, "")

    def suit_sign(self, suit: Suit) -> str:
        """The suit as it stands on the card: "♦"."""
        return _SUIT_SIGNS[suit]

    def ranks_counted(self, some: Iterable[Card]) -> str:
        """ "two nines and a two", in the order given."""
        counts = Counter(card.rank for card in some)
        return self.listed([self.of_rank(rank, count) for rank, count in counts.items()])

    def listed(self, parts: Sequence[str]) -> str:
        """ "a", "a and b", "a, b and c"."""
        if len(parts) < 2:
            return "".join(parts)
        return self.translate("Words", "{first} and {last}").format(
            first=", ".join(parts[:-1]), last=parts[-1]
        )

    def did(self, name: str, deeds: Sequence[str]) -> str:
        """The sentence of all that one player did: "Marta drew two cards and laid K♥ K♠."."""
        text = self.translate("Words", "{name} {deeds}.")
        return text.format(name=name, deeds=self.listed(deeds))


class Sentences:
    """Texts whose context is the class they stand in, as lupdate reads ``self.tr("…")``.

    So a class that says something is not derived from again.
    """

    def __init__(self, words: Words) -> None:
        self.words = words

    def tr(self, text: str, **facts: str) -> str:
        """*text*, a literal, translated; with *facts* in its slots, where there are any."""
        said = self.words.translate(type(self).__name__, text)
        return said.format(**facts) if facts else said


class RuleSentences(Sentences, Generic[OptionsT]):
    """Sentences about a game under *options*."""

    def __init__(self, words: Words, options: OptionsT) -> None:
        super().__init__(words)
        self.options = options
