"""Cards, ranks, numbers and names in words, through whatever translates for the program."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeAlias

from handfoot_gui.engine.cards import Card, Rank, Suit

Translate: TypeAlias = Callable[[str, str], str]
"""Gives the translation of a text in a context: ``translate(context, text)``."""

MINUS: Final = "\u2212"


def untranslated(context: str, text: str) -> str:  # noqa: ARG001  (the signature of Translate)
    """The text as written, for the command line."""
    return text


def plain_number(number: int) -> str:
    """A number with thousands grouped by commas and a true minus sign."""
    return f"{number:,}".replace("-", MINUS)


class Words:
    """The vocabulary the sentences are made of.

    *translate* is called at the moment a text is needed, so a change of language shows at once;
    *number* writes figures the way the reader's country does.
    """

    def __init__(
        self, translate: Translate = untranslated, number: Callable[[int], str] = plain_number
    ) -> None:
        self.translate = translate
        self.number = number

    def count(self, number: int) -> str:
        """A number below thirteen as a word, any other in figures."""
        t = self.translate
        words = (
            t("Words", "no"),
            t("Words", "one"),
            t("Words", "two"),
            t("Words", "three"),
            t("Words", "four"),
            t("Words", "five"),
            t("Words", "six"),
            t("Words", "seven"),
            t("Words", "eight"),
            t("Words", "nine"),
            t("Words", "ten"),
            t("Words", "eleven"),
            t("Words", "twelve"),
        )
        return words[number] if 0 <= number < len(words) else self.number(number)

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
        t = self.translate
        return {
            Suit.SPADES: t("Words", "spades"),
            Suit.HEARTS: t("Words", "hearts"),
            Suit.DIAMONDS: t("Words", "diamonds"),
            Suit.CLUBS: t("Words", "clubs"),
        }[suit]

    def rank(self, rank: Rank) -> str:
        """The rank of one card: "nine"."""
        t = self.translate
        return {
            Rank.ACE: t("Words", "ace"),
            Rank.KING: t("Words", "king"),
            Rank.QUEEN: t("Words", "queen"),
            Rank.JACK: t("Words", "jack"),
            Rank.TEN: t("Words", "ten"),
            Rank.NINE: t("Words", "nine"),
            Rank.EIGHT: t("Words", "eight"),
            Rank.SEVEN: t("Words", "seven"),
            Rank.SIX: t("Words", "six"),
            Rank.FIVE: t("Words", "five"),
            Rank.FOUR: t("Words", "four"),
            Rank.THREE: t("Words", "three"),
            Rank.TWO: t("Words", "two"),
            Rank.JOKER: t("Words", "joker"),
        }[rank]

    def ranks(self, rank: Rank | None) -> str:
        """Several cards of a rank: "nines"; None is the wild meld: "wilds"."""
        t = self.translate
        if rank is None:
            return t("Words", "wilds")
        return {
            Rank.ACE: t("Words", "aces"),
            Rank.KING: t("Words", "kings"),
            Rank.QUEEN: t("Words", "queens"),
            Rank.JACK: t("Words", "jacks"),
            Rank.TEN: t("Words", "tens"),
            Rank.NINE: t("Words", "nines"),
            Rank.EIGHT: t("Words", "eights"),
            Rank.SEVEN: t("Words", "sevens"),
            Rank.SIX: t("Words", "sixes"),
            Rank.FIVE: t("Words", "fives"),
            Rank.FOUR: t("Words", "fours"),
            Rank.THREE: t("Words", "threes"),
            Rank.TWO: t("Words", "twos"),
            Rank.JOKER: t("Words", "jokers"),
        }[rank]

    def card(self, card: Card) -> str:
        """One card: "nine of diamonds", "red joker"."""
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
        if rank is Rank.JOKER:
            return self.rank(rank)
        return "10" if rank is Rank.TEN else rank.value

    def symbols(self, some: Iterable[Card]) -> str:
        """Ranks in the order given: "9 9 2"."""
        return " ".join(self.symbol(card.rank) for card in some)

    def listed(self, parts: Sequence[str]) -> str:
        """ "a", "a and b", "a, b and c"."""
        if len(parts) < 2:
            return "".join(parts)
        return self.translate("Words", "{first} and {last}").format(
            first=", ".join(parts[:-1]), last=parts[-1]
        )
