"""How cards may look: forms, designs, themes and their colours, as plain values without Qt."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from msgspec import Struct

from handfoot_gui.core.cards import NUMBERS, Card, Rank, Suit
from handfoot_gui.core.preferences import CardBack, CardDesign, SuitColours, SuitSigns, ThemeChoice
from handfoot_gui.core.text.letters import ENGLISH, HUNGARIAN

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


class Back(StrEnum):
    """The colours of card backs: blue for hands and the stock, wine for feet, green to spare."""

    BLUE = "blue"
    WINE = "wine"
    GREEN = "green"


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


_MARGINS: Final = {Shadow.NONE: 0, Shadow.RESTING: 5, Shadow.LIFTED: 18}


def _soft(
    lower: float, soft: float, dark: float, steps: int
) -> tuple[tuple[float, float, float], ...]:
    """The fills of one shadow that lies *lower* and fades over *soft* units, *dark* within."""
    wider = (soft * (0.5 - (step + 0.5) / steps) for step in range(steps))
    return tuple((lower, wide, dark / steps) for wide in wider)


_SHADOWS: Final[dict[Shadow, tuple[tuple[float, float, float], ...]]] = {
    Shadow.NONE: (),
    Shadow.RESTING: (*_soft(2.0, 5.0, 0.20, 4), *_soft(1.0, 1.5, 0.30, 2)),
    Shadow.LIFTED: (*_soft(9.0, 18.0, 0.30, 9), *_soft(2.0, 3.0, 0.25, 3)),
}


def _suits(hearts: str, diamonds: str, spades: str, clubs: str) -> dict[Suit, str]:
    return dict(zip((Suit.HEARTS, Suit.DIAMONDS, Suit.SPADES, Suit.CLUBS),
                    (hearts, diamonds, spades, clubs), strict=True))  # fmt: skip


_FOUR: Final = _suits("#AC142C", "#C4560A", "#1C2330", "#1A5CA8")
_TWO: Final = _suits("#C21F30", "#C21F30", "#1C2330", "#1C2330")
_CLEAR: Final = _suits("#7A1000", "#CA5000", "#000000", "#0B4A94")
_HUNGARIAN: Final = _suits("#AC142C", "#B25D08", "#2B6E33", "#6B4320")
_HUNGARIAN_CLEAR: Final = _suits("#931110", "#AE631A", "#237C65", "#1E0F06")
_SECOND: Final = _suits("#D2455A", "#DBA53C", "#6FA35C", "#4F7A3A")
"""The part of a Hungarian sign that has a colour of its own."""


class CardPaper(Struct, frozen=True):
    """What a face is printed on: the sheet, its edge and the tint behind courts."""

    face: str
    edge: str
    tint: str


_PAPERS: Final = {
    ThemeChoice.LIGHT: CardPaper("#FFFDF7", "#928977", "#F5ECDD"),
    ThemeChoice.DARK: CardPaper("#F4EEE2", "#928977", "#E8DDC8"),
    ThemeChoice.HIGH_CONTRAST: CardPaper("#FFFFFF", "#000000", "#F3F1EC"),
}

_CLOTHS: Final = {
    Suit.SPADES: ("#7188A0", "#5B422B", "#3D2B1B"),
    Suit.HEARTS: ("#2F4F8C", "#BC7C2C", "#8E591A"),
    Suit.DIAMONDS: ("#2C7A70", "#8F5A2B", "#683D19"),
    Suit.CLUBS: ("#B5402F", "#4A382D", "#2E211A"),
}
"""What a suit's family wears besides its own colour, their hair, and the strands in it."""

_HUNGARIAN_RANKS: Final = (
    Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.TEN, Rank.NINE, Rank.EIGHT, Rank.SEVEN,
)  # fmt: skip

LAST_LOW: Final = 6
"""The last of the low numbers of the special deck; high ones count more."""
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


BACKS: Final = {
    Back.BLUE: Inks(field="#26467F", pips="#4468A8"),
    Back.WINE: Inks(field="#78263A", pips="#9E4C61"),
    Back.GREEN: Inks(field="#335A3F", pips="#55805F"),
}


class CardStyle(Struct, frozen=True):
    """What a player chose for the cards; equal looks draw equal cards."""

    suits: SuitColours = SuitColours.FOUR
    design: CardDesign = CardDesign.STANDARD
    theme: ThemeChoice = ThemeChoice.LIGHT
    signs: SuitSigns = SuitSigns.FRENCH
    back: CardBack = CardBack.SUITS
    letters: str = ENGLISH
    """Of ace, king, queen and jack; a Hungarian pack has its own, see `index_letters`."""

    @property
    def is_clear(self) -> bool:
        """Whether four colours are so dark that they stand out from white most of all."""
        return self.theme is ThemeChoice.HIGH_CONTRAST and self.suits is SuitColours.FOUR

    def suit_colour(self, suit: Suit) -> str:
        if self.suits is SuitColours.TWO:
            return _TWO[suit]
        if self.signs is SuitSigns.HUNGARIAN:
            return (_HUNGARIAN_CLEAR if self.is_clear else _HUNGARIAN)[suit]
        return (_CLEAR if self.is_clear else _FOUR)[suit]

    def is_hungarian(self, card: Card) -> bool:
        """Whether the card is drawn as one of the 32 of the Hungarian pack."""
        is_in_pack = card.rank in _HUNGARIAN_RANKS and card.suit is not Suit.NONE
        return is_in_pack and self.signs is SuitSigns.HUNGARIAN

    @property
    def index_letters(self) -> str:
        """The letters that the faces show."""
        return HUNGARIAN if self.signs is SuitSigns.HUNGARIAN else self.letters

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
        is_second = self.suits is SuitColours.FOUR and not self.is_clear and not is_plain
        return Inks(colour, _SECOND[suit] if is_second else colour, face=self.paper.face)

    @property
    def paper(self) -> CardPaper:
        return _PAPERS[self.theme]


def family(card: Card) -> Suit:
    """The suit whose colours a card wears: low numbers are blue, high ones black."""
    if card.suit is not Suit.NONE:
        return card.suit
    by_number = Suit.CLUBS if NUMBERS.get(card.rank, 12) <= LAST_LOW else Suit.SPADES
    return _SPECIAL_SUITS.get(card.rank, by_number)


def form_for(width: float) -> Form:
    """The form of a card that nobody chose a form for: small cards are drawn as rows."""
    return Form.FULL if width >= FULL_FROM else Form.ROW


FULL_FROM: Final = 72.0
"""Width in units from which a card shows its full face."""
