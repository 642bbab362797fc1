"""How cards may look: forms, designs, themes and their colours, as plain values without Qt."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from msgspec import Struct

from handfoot_gui.core.cards import NUMBERS, Card, Rank, Suit

WIDTH: Final = 1000.0
"""Width of a card in the units all card drawings use."""
HEIGHT: Final = 1400.0
"""Height of a card in those units; cards are 5 : 7."""
CORNER: Final = 72.0
"""Radius of a card's corner in those units."""


class Form(StrEnum):
    """How much of a face is drawn, and where its index stands."""

    FULL = "full"
    """Index in two corners, pips or picture: from 72 wide."""
    ROW = "row"
    """Rank left and suit right in one line: small cards in columns and squared piles."""
    STACK = "stack"
    """Rank over suit at the left: small cards in sideways fans."""


class CardDesign(StrEnum):
    """The two drawings of the same pack."""

    STANDARD = "standard"
    LARGE_INDEX = "large-index"


class SuitColours(StrEnum):
    """How suits are told apart by colour."""

    FOUR = "four"
    TWO = "two"
    HIGH_CONTRAST = "high-contrast"


class SuitSigns(StrEnum):
    """Which pack the 32 cards of a trick-taking game are drawn as."""

    FRENCH = "french"
    HUNGARIAN = "hungarian"
    """Acorn for club, leaf for spade, heart, bell for diamond; king, Ober and Unter."""


class CardTheme(StrEnum):
    """The paper the faces are drawn on."""

    LIGHT = "light"
    DARK = "dark"
    HIGH_CONTRAST = "high-contrast"


class Back(StrEnum):
    """The colours of card backs: blue for hands and the stock, wine for feet, green to spare."""

    BLUE = "blue"
    WINE = "wine"
    GREEN = "green"


class BackDesign(StrEnum):
    """What is drawn on the backs."""

    SUITS = "suits"
    LATTICE = "lattice"
    WAVES = "waves"
    STAR = "star"


class Shadow(StrEnum):
    """What a card throws on the table; painted into its picture."""

    NONE = "none"
    RESTING = "resting"
    LIFTED = "lifted"

    @property
    def margin(self) -> int:
        """Empty border around the card inside a picture with this shadow, in its own units.

        Put the picture at ``(x - margin, y - margin)`` to have the card's corner at ``(x, y)``.
        """
        return _MARGINS[self]

    @property
    def fills(self) -> tuple[tuple[float, float, float], ...]:
        """The stacked fills, deepest first: how far lower, how much wider, how opaque."""
        return _SHADOWS[self]


_MARGINS: Final = {Shadow.NONE: 0, Shadow.RESTING: 4, Shadow.LIFTED: 12}
_SHADOWS: Final[dict[Shadow, tuple[tuple[float, float, float], ...]]] = {
    Shadow.NONE: (),
    Shadow.RESTING: ((2.4, 0.6, 0.10), (1.0, 0.3, 0.18)),
    Shadow.LIFTED: ((9.0, 1.0, 0.10), (5.5, 0.8, 0.12), (2.0, 0.4, 0.16)),
}

_SUITS: Final = {
    SuitColours.FOUR: {
        Suit.HEARTS: "#AC142C",
        Suit.DIAMONDS: "#C4560A",
        Suit.SPADES: "#1C2330",
        Suit.CLUBS: "#1A5CA8",
    },
    SuitColours.TWO: {
        Suit.HEARTS: "#C21F30",
        Suit.DIAMONDS: "#C21F30",
        Suit.SPADES: "#1C2330",
        Suit.CLUBS: "#1C2330",
    },
    SuitColours.HIGH_CONTRAST: {
        Suit.HEARTS: "#A3001E",
        Suit.DIAMONDS: "#A34300",
        Suit.SPADES: "#000000",
        Suit.CLUBS: "#0B4A94",
    },
}

_HUNGARIAN_SUITS: Final = {
    SuitColours.FOUR: {
        Suit.HEARTS: "#AC142C",
        Suit.DIAMONDS: "#B25D08",
        Suit.SPADES: "#2B6E33",
        Suit.CLUBS: "#6B4320",
    },
    SuitColours.TWO: _SUITS[SuitColours.TWO],
    SuitColours.HIGH_CONTRAST: {
        Suit.HEARTS: "#A3001E",
        Suit.DIAMONDS: "#8A4300",
        Suit.SPADES: "#14501C",
        Suit.CLUBS: "#3A2410",
    },
}


class Paper(Struct, frozen=True):
    """What a face is printed on: the sheet, its edge and the tint behind courts."""

    face: str
    edge: str
    tint: str


_PAPERS: Final = {
    CardTheme.LIGHT: Paper("#FFFDF7", "#928977", "#F5ECDD"),
    CardTheme.DARK: Paper("#F4EEE2", "#928977", "#E8DDC8"),
    CardTheme.HIGH_CONTRAST: Paper("#FFFFFF", "#000000", "#F3F1EC"),
}


_CLOTHS: Final = {
    Suit.SPADES: ("#7188A0", "#5B422B", "#3D2B1B"),
    Suit.HEARTS: ("#2F4F8C", "#BC7C2C", "#8E591A"),
    Suit.DIAMONDS: ("#2C7A70", "#8F5A2B", "#683D19"),
    Suit.CLUBS: ("#B5402F", "#4A382D", "#2E211A"),
}
"""What a suit's family wears besides its own colour, their hair, and the strands in it."""

_SECOND: Final = {
    Suit.CLUBS: "#4F7A3A",
    Suit.SPADES: "#6FA35C",
    Suit.HEARTS: "#D2455A",
    Suit.DIAMONDS: "#DBA53C",
}
"""The part of a Hungarian sign that has a colour of its own."""

_HUNGARIAN_RANKS: Final = (
    Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.TEN, Rank.NINE, Rank.EIGHT, Rank.SEVEN,
)  # fmt: skip

_SPECIAL_SUITS: Final = {
    Rank.JOKER: Suit.HEARTS,
    Rank.LORD: Suit.HEARTS,
    Rank.LADY: Suit.HEARTS,
    Rank.JESTER: Suit.DIAMONDS,
    Rank.VILLAIN: Suit.SPADES,
}
"""The suit whose colour a picture card wears."""


class Inks(Struct, frozen=True):
    """The colours of the classes in a picture of ``assets``; the empty ones stay as drawn."""

    suit: str = ""
    second: str = ""
    hair: str = ""
    strand: str = ""
    """Lines in the hair."""
    face: str = ""
    """The paper."""
    tint: str = ""
    """The ground behind figures."""
    contour: str = ""
    """The line inside an ace."""
    field: str = ""
    """The ground of a back."""
    pips: str = ""
    """What is strewn over it."""
    ink: str = ""
    """The one colour of an icon."""


class BackInks(Struct, frozen=True):
    """The field of a back and the pips strewn over it."""

    field: str
    pips: str


BACKS: Final = {
    Back.BLUE: BackInks("#26467F", "#4468A8"),
    Back.WINE: BackInks("#78263A", "#9E4C61"),
    Back.GREEN: BackInks("#335A3F", "#55805F"),
}


class CardStyle(Struct, frozen=True):
    """What a player chose for the cards; equal looks draw equal cards."""

    suits: SuitColours = SuitColours.FOUR
    design: CardDesign = CardDesign.STANDARD
    theme: CardTheme = CardTheme.LIGHT
    signs: SuitSigns = SuitSigns.FRENCH
    back: BackDesign = BackDesign.SUITS

    def suit_colour(self, suit: Suit) -> str:
        colours = _HUNGARIAN_SUITS if self.signs is SuitSigns.HUNGARIAN else _SUITS
        return colours[self.suits][suit]

    def is_hungarian(self, card: Card) -> bool:
        """Whether the card is drawn as one of the 32 of the Hungarian pack."""
        is_in_pack = card.rank in _HUNGARIAN_RANKS and card.suit is not Suit.NONE
        return is_in_pack and self.signs is SuitSigns.HUNGARIAN

    def ink(self, card: Card) -> str:
        """The colour of the card's index."""
        return self.suit_colour(family(card))

    def figure_inks(self, suit: Suit) -> Inks:
        """The colours of a figure of that suit's family."""
        second, hair, strand = _CLOTHS[suit]
        paper = self.paper
        return Inks(
            self.suit_colour(suit), second, hair, strand, paper.face, paper.tint, paper.face
        )

    def sign_inks(self, suit: Suit, *, is_plain: bool) -> Inks:
        """The colours of a sign; a plain one has no second, as small ones and those of two."""
        colour = self.suit_colour(suit)
        is_second = self.suits is SuitColours.FOUR and not is_plain
        return Inks(colour, _SECOND[suit] if is_second else colour, face=self.paper.face)

    @property
    def paper(self) -> Paper:
        return _PAPERS[self.theme]


def family(card: Card) -> Suit:
    """The suit whose colours a card wears: low numbers are blue, high ones black."""
    if card.suit is not Suit.NONE:
        return card.suit
    by_number = Suit.CLUBS if NUMBERS.get(card.rank, 12) <= 6 else Suit.SPADES
    return _SPECIAL_SUITS.get(card.rank, by_number)


def form_for(width: float) -> Form:
    """The form of a card that nobody chose a form for: small cards are drawn as rows."""
    return Form.FULL if width >= FULL_FROM else Form.ROW


FULL_FROM: Final = 72.0
"""Width in units from which a card shows its full face."""
