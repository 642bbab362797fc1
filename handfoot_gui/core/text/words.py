"""Cards, ranks, numbers and names in words, through whatever translates for the program."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from copy import copy
from functools import lru_cache
from typing import TYPE_CHECKING, Final, Generic, Self, TypeAlias, TypeVar

from msgspec import Struct

from handfoot_gui.core.cards import NUMBERS, Card, Rank, Suit
from handfoot_gui.core.preferences import CardLetters, SpokenNews
from handfoot_gui.core.text.letters import letter_of, letters_in_use
from handfoot_gui.core.text.phrases import (
    Gender,
    Person,
    Phrase,
    Translate,
    filled,
    several,
    untranslated,
)
from handfoot_gui.core.typed import shown_line

if TYPE_CHECKING:
    from _typeshed import SupportsRichComparison

OptionsT = TypeVar("OptionsT")
NameT = TypeVar("NameT", bound=str)

MINUS: Final = "\u2212"
_SUIT_SIGNS: Final = {
    Suit.SPADES: "\u2660",
    Suit.HEARTS: "\u2665",
    Suit.DIAMONDS: "\u2666",
    Suit.CLUBS: "\u2663",
}

_WRITTEN_OUT: Final = (Rank.JOKER, Rank.LORD, Rank.JESTER, Rank.VILLAIN, Rank.LADY)


def plain_number(number: int) -> str:
    """A number with thousands grouped by commas and a true minus sign."""
    return f"{number:,}".replace("-", MINUS)


def unsaid(name: str) -> Gender:  # noqa: ARG001  (nothing is known of anybody)
    """No verb agrees with a player of whom nothing is said."""
    return Gender.UNSAID


def shown_name(name: str) -> str:
    """A player's *name* in one line that obeys no sign for turning the text around it.

    Names are typed by people, but a saved game may come from anywhere.
    """
    return shown_line(name)


def around(sentence: str, names: Iterable[str]) -> tuple[str, str, str]:
    """What stands before the first of *names* in *sentence*, that name, and what follows.

    A language may name a player anywhere. The name is empty where nobody is named.
    """
    every = "|".join(map(re.escape, sorted(filter(None, names), key=len, reverse=True)))
    found = re.search(rf"(?<!\w)(?:{every})(?!\w)", sentence) if every else None
    if found is None:
        return "", "", sentence
    return sentence[: found.start()], found[0], sentence[found.end() :]


@lru_cache(maxsize=4096)
@lru_cache(maxsize=1024)
def person_key(name: str) -> str:
    """The same for every way of writing one name.

    Upper and lower case, spaces at the ends and doubled ones, and the ways Unicode has to write
    one letter (NFC) make no difference; accents do.
    """
    plain = " ".join(unicodedata.normalize("NFC", name).split()).casefold()
    return unicodedata.normalize("NFC", plain)


Alphabet: TypeAlias = "Callable[[str], SupportsRichComparison]"
"""What names are sorted by, in the order of a language; no two names have the same."""


@lru_cache(maxsize=4096)
def plain_alphabet(name: str) -> tuple[str, str]:
    """The English order: letters with accents stand beside those without."""
    key = person_key(name)
    letters = unicodedata.normalize("NFD", key)
    return "".join(sign for sign in letters if not unicodedata.combining(sign)), key


def searchable(text: str) -> str:
    """*text* in small letters without accents, its words parted by spaces."""
    split = unicodedata.normalize("NFD", text.casefold()).replace("đ", "d").replace("ß", "ss")
    return "".join(
        sign if sign.isalnum() else " " for sign in split if not unicodedata.combining(sign)
    )


class Reader(Struct, frozen=True):
    """Who reads, as household, language and country have it."""

    gender_of: Callable[[str], Gender] = unsaid
    """By a player's name how verbs agree with them."""
    letters: Callable[[], CardLetters] = lambda: CardLetters.LANGUAGE
    """Which letters stand on the cards."""
    alphabet: Alphabet = plain_alphabet
    """What names are sorted by."""
    decimal: Callable[[float], str] = "{:.1f}".format
    """Writes a number with one digit behind the point."""
    key: Callable[[str, str], str] = lambda usual, _game: usual
    """The key that the usual one has become, in a game where one is named, as keyboards call it."""
    news: Callable[[], SpokenNews] = lambda: SpokenNews.NORMAL
    """How much is told to people who do not look."""


class Words:
    """The vocabulary the sentences are made of.

    *translate* is called at the moment a text is needed, so a change of language shows at once;
    *number* writes figures the way the *reader*'s country does. Every word is a phrase that a
    sentence may ask for in another form.
    """

    is_spoken = False
    """For the ear: cards are named in words, where the eye is shown their signs."""
    has_keys = True
    """Whoever reads has keys and a mouse; without them buttons and places are touched."""

    def __init__(
        self,
        translate: Translate = untranslated,
        number: Callable[[int], str] = plain_number,
        reader: Reader = Reader(),  # noqa: B008  (it never changes)
    ) -> None:
        self.translate = translate
        self.number = number
        self.reader = reader

    def spoken(self) -> Self:
        """The same vocabulary for the ear."""
        made = copy(self)
        made.is_spoken = True
        return made

    def for_touch(self) -> Self:
        """The same vocabulary for a device without keys and mouse, such as a phone."""
        made = copy(self)
        made.has_keys = False
        return made

    @property
    def news(self) -> SpokenNews:
        """How much is told to people who do not look."""
        return self.reader.news()

    def key(self, usual: str, game: str = "") -> str:
        """The key that has the *usual* one as a rule, of a command of the window or of every table,
        or of an act of *game*."""
        return self.reader.key(usual, game)

    @property
    def is_brief(self) -> bool:
        """Whether it is for the ear, and as little is told as can be."""
        return self.is_spoken and self.news is SpokenNews.BRIEF

    def stock_pressed(self) -> Phrase:
        """What somebody does to the stock to draw from it."""
        if self.has_keys:
            return Phrase.of(self.translate("Words", "a click on the stock"))
        return Phrase.of(self.translate("Words", "a tap on the stock"))

    def person(self, name: str) -> Person:
        """The player called *name*, with whom verbs agree."""
        return name if isinstance(name, Person) else Person(name, self.reader.gender_of(name))

    def people(self, names: Iterable[str]) -> tuple[Person, ...]:
        """Players by *names*, in their order."""
        # Most of them are known already: this is asked for with every word that names somebody.
        return tuple([name if type(name) is Person else self.person(name) for name in names])

    def together(self, names: Iterable[NameT]) -> tuple[NameT, ...]:
        """The players of a side by *names*, in one order wherever they sit and whoever looks.

        Seats change from game to game, and the family book tells of one pair in many games.
        """
        return tuple(sorted(names, key=self.reader.alphabet))

    def count(self, number: int) -> Phrase:
        """A number below thirteen as a word, any other in figures."""
        translate = self.translate
        words = (
            translate("Words", "no", "number"),
            translate("Words", "one", "number"),
            translate("Words", "two", "number"),
            translate("Words", "three", "number"),
            translate("Words", "four", "number"),
            translate("Words", "five", "number"),
            translate("Words", "six", "number"),
            translate("Words", "seven", "number"),
            translate("Words", "eight", "number"),
            translate("Words", "nine", "number"),
            translate("Words", "ten", "number"),
            translate("Words", "eleven", "number"),
            translate("Words", "twelve", "number"),
        )
        return Phrase.of(words[number] if 0 <= number < len(words) else self.number(number))

    def signed(self, points: int) -> str:
        """ "+4" or "−1"."""
        return f"+{self.number(points)}" if points > 0 else self.number(points)

    def cards_counted(self, number: int, *, in_figures: bool = False) -> Phrase:
        """ "one card", "two cards", "45 cards"; the figure *in_figures* only: "1 card"."""
        if in_figures:
            text = self.translate("Words", "{number} card(s)", "", number)
            return Phrase.of(text, number=self.number(number))
        text = self.translate("Words", "{count} card(s)", "", number)
        return Phrase.of(text, count=self.count(number))

    def points_counted(self, number: int) -> Phrase:
        """ "1 point", "45 points"."""
        n = abs(number)
        text = self.translate("Words", "{number} point(s)", "", n)
        return Phrase.of(text, number=self.number(number))

    def suit(self, suit: Suit) -> Phrase:
        translate = self.translate
        return Phrase.of(
            {
                Suit.SPADES: translate("Words", "spades"),
                Suit.HEARTS: translate("Words", "hearts"),
                Suit.DIAMONDS: translate("Words", "diamonds"),
                Suit.CLUBS: translate("Words", "clubs"),
            }[suit]
        )

    def rank(self, rank: Rank) -> Phrase:
        """The rank of one card: "nine"."""
        translate = self.translate
        words = {
            Rank.ACE: translate("Words", "ace", "rank"),
            Rank.KING: translate("Words", "king", "rank"),
            Rank.QUEEN: translate("Words", "queen", "rank"),
            Rank.JACK: translate("Words", "jack", "rank"),
            Rank.TEN: translate("Words", "ten", "rank"),
            Rank.NINE: translate("Words", "nine", "rank"),
            Rank.EIGHT: translate("Words", "eight", "rank"),
            Rank.SEVEN: translate("Words", "seven", "rank"),
            Rank.SIX: translate("Words", "six", "rank"),
            Rank.FIVE: translate("Words", "five", "rank"),
            Rank.FOUR: translate("Words", "four", "rank"),
            Rank.THREE: translate("Words", "three", "rank"),
            Rank.TWO: translate("Words", "two", "rank"),
            Rank.JOKER: translate("Words", "joker", "rank"),
            Rank.LORD: translate("Words", "lord", "rank"),
            Rank.JESTER: translate("Words", "jester", "rank"),
            Rank.VILLAIN: translate("Words", "villain", "rank"),
            Rank.LADY: translate("Words", "lady", "rank"),
            Rank.N12: translate("Words", "twelve", "rank"),
            Rank.N11: translate("Words", "eleven", "rank"),
            Rank.N10: translate("Words", "ten", "rank"),
            Rank.N9: translate("Words", "nine", "rank"),
            Rank.N8: translate("Words", "eight", "rank"),
            Rank.N7: translate("Words", "seven", "rank"),
            Rank.N6: translate("Words", "six", "rank"),
            Rank.N5: translate("Words", "five", "rank"),
            Rank.N4: translate("Words", "four", "rank"),
            Rank.N3: translate("Words", "three", "rank"),
            Rank.N2: translate("Words", "two", "rank"),
            Rank.N1: translate("Words", "one", "rank"),
        }
        return Phrase.of(words[rank])

    def ranks(self, rank: Rank | None) -> Phrase:
        """Several cards of a rank: "nines"; None is the wild meld: "wilds"."""
        translate = self.translate
        words = {
            None: translate("Words", "wilds"),
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
        }
        return Phrase.of(words[rank])

    def of_rank(self, rank: Rank, count: int) -> Phrase:
        """ "a nine", "three nines"."""
        translate, n = self.translate, count
        words = {
            Rank.ACE: translate("Words", "(an ace|{count} aces)", "", n),
            Rank.KING: translate("Words", "(a king|{count} kings)", "", n),
            Rank.QUEEN: translate("Words", "(a queen|{count} queens)", "", n),
            Rank.JACK: translate("Words", "(a jack|{count} jacks)", "", n),
            Rank.TEN: translate("Words", "(a ten|{count} tens)", "", n),
            Rank.NINE: translate("Words", "(a nine|{count} nines)", "", n),
            Rank.EIGHT: translate("Words", "(an eight|{count} eights)", "", n),
            Rank.SEVEN: translate("Words", "(a seven|{count} sevens)", "", n),
            Rank.SIX: translate("Words", "(a six|{count} sixes)", "", n),
            Rank.FIVE: translate("Words", "(a five|{count} fives)", "", n),
            Rank.FOUR: translate("Words", "(a four|{count} fours)", "", n),
            Rank.THREE: translate("Words", "(a three|{count} threes)", "", n),
            Rank.TWO: translate("Words", "(a two|{count} twos)", "", n),
            Rank.JOKER: translate("Words", "(a joker|{count} jokers)", "", n),
            Rank.LORD: translate("Words", "(a lord|{count} lords)", "", n),
            Rank.JESTER: translate("Words", "(a jester|{count} jesters)", "", n),
            Rank.VILLAIN: translate("Words", "(a villain|{count} villains)", "", n),
            Rank.LADY: translate("Words", "(a lady|{count} ladies)", "", n),
            Rank.N12: translate("Words", "(a twelve|{count} twelves)", "", n),
            Rank.N11: translate("Words", "(an eleven|{count} elevens)", "", n),
            Rank.N10: translate("Words", "(a ten|{count} tens)", "", n),
            Rank.N9: translate("Words", "(a nine|{count} nines)", "", n),
            Rank.N8: translate("Words", "(an eight|{count} eights)", "", n),
            Rank.N7: translate("Words", "(a seven|{count} sevens)", "", n),
            Rank.N6: translate("Words", "(a six|{count} sixes)", "", n),
            Rank.N5: translate("Words", "(a five|{count} fives)", "", n),
            Rank.N4: translate("Words", "(a four|{count} fours)", "", n),
            Rank.N3: translate("Words", "(a three|{count} threes)", "", n),
            Rank.N2: translate("Words", "(a two|{count} twos)", "", n),
            Rank.N1: translate("Words", "(a one|{count} ones)", "", n),
        }
        return Phrase.of(words[rank], count=self.count(count))

    def card(self, card: Card) -> Phrase:
        """One card: "nine of diamonds", "red joker"."""
        if card.suit is Suit.NONE:
            return self.rank(card.rank)
        if card.is_joker:
            if card.suit.is_red:
                return Phrase.of(self.translate("Words", "red joker"))
            return Phrase.of(self.translate("Words", "black joker"))
        return Phrase.of(
            self.translate("Words", "{rank} of {suit}"),
            rank=self.rank(card.rank),
            suit=self.suit(card.suit),
        )

    def the_card(self, card: Card) -> Phrase:
        """The card with its article: "the nine of diamonds"."""
        return Phrase.of(self.translate("Words", "the {card}"), card=self.card(card))

    def symbol(self, rank: Rank) -> str:
        """The rank as it stands on the card: "9", "10", "K"; a joker is written out."""
        if rank in NUMBERS:
            return self.number(NUMBERS[rank])
        if rank in _WRITTEN_OUT:
            return self.rank(rank)
        if rank is Rank.TEN:
            return "10"
        return letter_of(rank, letters_in_use(self.reader.letters(), self.translate))

    def sign(self, card: Card) -> str:
        """The card as it stands in its corner: "9♦"; a joker is written out.

        Cards of the special deck have no suit.
        """
        if card.is_joker or self.is_spoken:
            return self.card(card)
        symbol, suit = self.symbol(card.rank), _SUIT_SIGNS.get(card.suit, "")
        return f"{symbol}{suit}" if suit else symbol

    def suit_sign(self, suit: Suit) -> str:
        """The suit as it stands on the card: "♦"."""
        return _SUIT_SIGNS[suit]

    def listed(self, parts: Sequence[str]) -> str:
        """ "a", "a and b", "a, b and c": a phrase, or several persons."""
        if len(parts) < 2:
            return self.row(parts)
        text = self.translate("Words", "{first} and {last}")
        whole = Phrase.of(text, first=self.row(parts[:-1]), last=parts[-1])
        persons = [part for part in parts if isinstance(part, Person)]
        return several(whole, persons) if len(persons) == len(parts) else whole

    def row(self, parts: Sequence[str]) -> str:
        """ "a", "a, b", "a, b, c": a phrase; one alone stays as it is."""
        if not parts:
            return ""
        return _folded(self.translate("Words", "{first}, {following}"), parts)

    def side_by_side(self, signs: Sequence[str]) -> str:
        """ "K♥ K♠ black joker": what lies there, without a word between."""
        if not signs:
            return ""
        return _folded(self.translate("Words", "{first} {following}"), signs)

    def labelled(self, label: str, text: str) -> str:
        """ "Nines: 4"."""
        return filled(self.translate("Common", "{label}: {text}"), label=label, text=text)


def _folded(text: str, parts: Sequence[str]) -> str:
    """*parts* put together two by two: a phrase where one of them is, to any depth."""
    first = parts[0]
    are_plain = all(type(part) is str for part in parts)
    for following in parts[1:]:
        first = Phrase.of(text, first=first, following=following)
        # What has no forms needs none of the whole, and a long list would be a deep one.
        first = str(first) if are_plain else first
    return first


class Sentences:
    """Texts whose context is the class they stand in, as lupdate reads ``self.tr("…")``.

    So a class that says something is not derived from again.
    """

    def __init__(self, words: Words) -> None:
        self.words = words

    def tr(self, text: str, disambiguation: str = "", n: int = -1, /, **facts: str) -> str:
        """*text*, a literal, translated; with *facts* in its slots, where there are any.

        *n* is the number on which the plural form of the text depends.
        """
        said = self.words.translate(type(self).__name__, text, disambiguation, n)
        return filled(said, **facts) if facts else said


class RuleSentences(Sentences, Generic[OptionsT]):
    """Sentences about a game under *options*."""

    def __init__(self, words: Words, options: OptionsT) -> None:
        super().__init__(words)
        self.options = options
