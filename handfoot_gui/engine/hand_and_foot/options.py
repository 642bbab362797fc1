"""The rule set of Hand and Foot as one checked value; page "Hand and Foot", section 3."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Final, Literal, assert_never

from msgspec import Meta, Struct

from handfoot_gui.engine.cards import Card, Rank, packs_of_cards, special_deck

Count = Annotated[int, Meta(ge=0, le=20)]
Points = Annotated[int, Meta(ge=-10_000, le=10_000)]
Score = Annotated[int, Meta(ge=-100_000, le=100_000)]

MOST_DEALS: Final = 100
"""A game to a score that nobody reaches ends after so many deals."""

CLASS_OF_RANK: Final = {
    Rank.JOKER: "joker",
    Rank.TWO: "two",
    Rank.ACE: "ace",
    Rank.THREE: "black_three",
    Rank.JESTER: "two",
    Rank.LORD: "ace",
    Rank.VILLAIN: "black_three",
    Rank.LADY: "lady",
    **dict.fromkeys((Rank.N12, Rank.N11, Rank.N10, Rank.N9, Rank.N8, Rank.N7), "high"),
    **dict.fromkeys((Rank.N6, Rank.N5, Rank.N4, Rank.N3, Rank.N2, Rank.N1), "low"),
    **dict.fromkeys((Rank.KING, Rank.QUEEN, Rank.JACK, Rank.TEN, Rank.NINE, Rank.EIGHT), "high"),
    **dict.fromkeys((Rank.SEVEN, Rank.SIX, Rank.FIVE, Rank.FOUR), "low"),
}
"""The field of `CardValues` by which a rank counts; red threes and ladies count by themselves."""


class CardValues(Struct, frozen=True, forbid_unknown_fields=True):
    """Points of the cards; black threes only ever count against."""

    joker: Points = 50
    two: Points = 20
    ace: Points = 20
    high: Points = 10
    """Eight to king; seven to twelve of the special deck."""
    low: Points = 5
    """Four to seven; one to six of the special deck."""
    black_three: Points = 5

    def of(self, card: Card) -> int:
        """The value of *card*; red threes and ladies have none, they are counted by themselves."""
        if card.is_red_three or card.is_lady:
            return 0
        value: int = getattr(self, CLASS_OF_RANK[card.rank])
        return value


class Quota(Struct, frozen=True, forbid_unknown_fields=True):
    """The complete piles a side needs before it may go out."""

    clean: Count = 2
    dirty: Count = 2
    wild: Count = 1
    sevens: Count = 0
    """Piles of sevens, clean or dirty, where they are a kind of their own."""
    any: Count = 0
    """Piles of any kind, the ones above included."""


class Sides(StrEnum):
    """Who shares melds."""

    ALONE = "alone"
    PAIRS = "pairs"
    """Of seats that sit opposite: two of four players, three of six."""
    TEAMS = "teams"
    """Two teams of three, in alternate seats."""


class Deck(StrEnum):
    """The cards a pack is made of."""

    STANDARD = "standard"
    SPECIAL = "special"
    """The commercial deck of 262 cards, one set for any number of players (section 4)."""


class Passing(StrEnum):
    """What happens to the second packet before play."""

    NONE = "none"
    RIGHT = "right"
    """It goes to the right-hand neighbour as foot."""


class Upcard(StrEnum):
    """How the discard pile begins."""

    NONE = "none"
    BURIED = "buried"
    """The top card of the stock is turned; one that cannot begin a pile is buried."""
    LEFT = "left"
    """The top card of the stock is turned and left in place, whatever it is."""


class Take(StrEnum):
    """How much of the discard pile a take brings."""

    UP_TO = "up to"
    EXACTLY = "exactly"
    """The pile must have so many."""
    WHOLE = "whole"


class PileCondition(StrEnum):
    """What the holding must have to take the pile."""

    NATURAL_PAIR = "natural pair"
    PAIR_OR_WILD = "pair or wild"
    """A natural pair, or one natural and one wild."""
    ONE_CARD = "one card"
    """One card of the top card's rank (decisions 23 and 29)."""


class WildOnTop(StrEnum):
    """What a wild on top of the discard pile means."""

    MATCHING_PAIR = "matching pair"
    """It is taken with two of the same wild."""
    BLOCKS = "blocks"
    FREEZES = "freezes"
    """A discarded wild leaves the table together with the whole pile."""


class AfterSeven(StrEnum):
    """Which complete piles still take cards."""

    CLOSED = "closed"
    NATURALS = "naturals"
    """All take naturals, wild piles take wilds."""
    ALL = "all"
    """All, within the limit of the whole meld."""
    DIRTY = "dirty"
    """Dirty ones take anything within the limit; clean and wild ones are closed."""


class SecondMeld(StrEnum):
    """When a side may begin another meld of a rank."""

    AFTER_COMPLETE = "after complete"
    NEVER = "never"


class WildLimit(StrEnum):
    """How many wilds a meld with naturals may have."""

    TWICE = "twice"
    """Naturals at least twice the wilds."""
    MORE = "more"
    """More naturals than wilds."""
    AS_MANY = "as many"
    """At least as many naturals as wilds."""
    AT_MOST = "at most"
    """At most `Options.most_wilds`, and at least two naturals."""


class RedThrees(StrEnum):
    """What red threes are."""

    BONUS = "bonus"
    """Laid and replaced at once; they count for or against."""
    PENALTY = "penalty"
    """Plain cards, kept and discardable; they count against when left."""


class BlackThrees(StrEnum):
    """Whether black threes are ever melded; each melded one counts -5 (decision 26)."""

    NEVER = "never"
    CLEAN_MELD = "clean meld"
    """Three or more without wilds; seven are a clean pile that pays the dirty bonus."""
    GOING_OUT = "going out"
    """Three or more without wilds, in the turn that goes out."""


class SevensBan(StrEnum):
    """Until when sevens may not be discarded."""

    OFF = "off"
    EVERY_SIDE = "every side"
    """Until every side has a pile of sevens."""
    OWN_SIDE = "own side"
    """Until the own side has one."""


class FootOpened(StrEnum):
    """When the foot is picked up."""

    HAND_EMPTY = "hand empty"
    PILE = "pile"
    """When the player completes a pile; the foot joins the hand."""


class StockOut(StrEnum):
    """What happens when the stock cannot give a draw."""

    ENDS = "ends"
    """The deal ends."""
    REMOVED = "removed"
    """Cards that left the table with a frozen pile are shuffled under the stock."""
    ALL_BUT_TOP = "all but top"
    """Those and all discards but the top one are."""


class PileWord(StrEnum):
    """What a complete meld is called on the screen and on paper."""

    PILE = "pile"
    CANASTA = "canasta"
    BOOK = "book"


class ScoreStep(Struct, frozen=True, forbid_unknown_fields=True):
    """First-meld points for a side that stands below *below* at the deal's start."""

    below: Score
    points: Points


DealNumber = Annotated[int, Meta(ge=1, le=20)]

# Up to Python 3.11 a member of an enum is slow to look up, and this is asked at every move.
_PAIRS: Final = Sides.PAIRS


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """One house's rules. The defaults are the preset ``classic``.

    Ranges of single fields are checked when a rule set is read from a file; `check` finds
    fields that disagree with one another.
    """

    players: Annotated[int, Meta(ge=2, le=6)] = 4
    sides: Sides = Sides.PAIRS
    deck: Deck = Deck.STANDARD
    packs: Annotated[int, Meta(ge=2, le=8)] = 5
    """Not counted for the special deck, which is one set."""
    jokers_per_pack: Literal[0, 2, 4] = 2
    hand_size: Annotated[int, Meta(ge=7, le=15)] = 13
    foot_size: Annotated[int, Meta(ge=7, le=15)] = 13
    passing: Passing = Passing.NONE
    exact_cut_bonus: Points = 0
    """For lifting exactly hand and foot at the first try; 0 where packets are dealt."""
    stock_piles: Annotated[int, Meta(ge=1, le=2)] = 1
    draw: Annotated[int, Meta(ge=1, le=4)] = 2
    """Cards of a draw from the stock."""
    upcard: Upcard = Upcard.BURIED
    take: Take = Take.UP_TO
    take_count: Annotated[int, Meta(ge=1, le=20)] = 7
    """Cards of a take, the top one included; not used where the whole pile is taken."""
    pile_condition: PileCondition = PileCondition.NATURAL_PAIR
    down_before_take: bool = False
    """A side must be down before it may take the pile."""
    wild_on_top: WildOnTop = WildOnTop.MATCHING_PAIR
    after_seven: AfterSeven = AfterSeven.CLOSED
    wilds_on_clean: bool = False
    """Wilds may go onto a complete clean pile, which turns dirty (decision 28)."""
    second_meld: SecondMeld = SecondMeld.AFTER_COMPLETE
    wild_limit: WildLimit = WildLimit.TWICE
    most_wilds: Annotated[int, Meta(ge=0, le=6)] = 3
    """Used where `wild_limit` is `WildLimit.AT_MOST`."""
    wild_melds: bool = True
    red_threes: RedThrees = RedThrees.BONUS
    red_three_laid: Points = 100
    red_three_left: Points = -100
    all_red_threes: Points = 0
    """Total for a side that has laid all of them, instead of each; 0: off."""
    red_threes_by_sevens: bool = False
    """Laid red threes count against a side without a pile of sevens."""
    black_threes: BlackThrees = BlackThrees.NEVER
    minima: Annotated[tuple[Points, ...], Meta(min_length=1, max_length=20)] = (50, 90, 120, 150)
    """Points of the first meld by deal; the last one repeats."""
    minima_by_score: Annotated[tuple[ScoreStep, ...], Meta(max_length=10)] = ()
    """Points by the side's score instead, lowest step first; the last step holds from there on."""
    concealed_deals: Annotated[tuple[DealNumber, ...], Meta(max_length=20)] = ()
    """Deals whose first meld is a concealed pile (decision 18)."""
    clean_bonus: Points = 500
    dirty_bonus: Points = 300
    wild_bonus: Points = 1500
    going_out_bonus: Points = 100
    sevens_bonus: Points = 0
    """Bonus of a pile of sevens instead of clean or dirty, which makes it a kind; 0: off."""
    sevens_ban: SevensBan = SevensBan.OFF
    seven_last_discard: bool = True
    quotas: Annotated[tuple[Quota, ...], Meta(min_length=1, max_length=20)] = (Quota(),)
    """By deal; the last one repeats."""
    partner_in_foot: bool = True
    """Every partner must have played from the foot before one may go out."""
    permission: bool = True
    """Going out needs the partners' yes, and a yes binds."""
    answer_reasons: bool = True
    """A partner's answer may say why; without, it is a yes or a no and nothing else."""
    must_discard_last: bool = False
    """The last card must be a discard."""
    foot_opened: FootOpened = FootOpened.HAND_EMPTY
    stock_out: StockOut = StockOut.ENDS
    lady_bonus: Points = 100
    """A lady on a complete clean pile (special deck)."""
    lady_left: Points = -500
    """A lady left in hand or foot (special deck)."""
    values: CardValues = CardValues()
    deals: Annotated[int, Meta(ge=0, le=20)] = 4
    """Deals of a game; 0 where the game goes to `target`."""
    target: Score = 0
    """The game ends after the deal in which a side reaches this; 0 where it goes by `deals`."""
    pile_word: PileWord = PileWord.PILE

    @property
    def side_count(self) -> int:
        """How many sides there are; seat s plays for side ``s % side_count``."""
        if self.sides is Sides.TEAMS:
            return 2
        return self.players if self.sides is Sides.ALONE else self.players // 2

    @property
    def runs_right(self) -> bool:
        return False

    @property
    def seats_of_sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats of every side."""
        count = self.side_count
        return tuple(tuple(range(side, self.players, count)) for side in range(count))

    def side_of(self, seat: int) -> int:
        """The number of the side *seat* plays for."""
        # Asked at every move, so the usual case comes first.
        if self.sides is _PAIRS:
            return seat % (self.players // 2)
        return seat % self.side_count

    def partners_of(self, seat: int) -> tuple[int, ...]:
        """The other seats of the side, in playing order from *seat*."""
        count = self.side_count
        return tuple((seat + step) % self.players for step in range(count, self.players, count))

    @property
    def asks_permission(self) -> bool:
        """Whether going out needs a yes: where everybody plays alone there is nobody to ask."""
        return self.permission and self.sides is not Sides.ALONE

    @property
    def is_cut(self) -> bool:
        """Whether players lift their packets off the deck instead of being dealt them."""
        return self.exact_cut_bonus != 0

    @property
    def lays_red_threes(self) -> bool:
        """Whether red threes are laid and replaced, instead of being plain cards."""
        return self.red_threes is RedThrees.BONUS

    @property
    def has_sevens(self) -> bool:
        """Whether piles of sevens are a kind of their own."""
        return self.sevens_bonus != 0

    @property
    def is_open(self) -> bool:
        """Whether some complete piles still take cards."""
        return self.after_seven is not AfterSeven.CLOSED

    @property
    def turns_up(self) -> bool:
        """Whether a card of the stock begins the discard pile."""
        return self.upcard is not Upcard.NONE

    def cards(self) -> tuple[Card, ...]:
        """Every card of the game, in order."""
        if self.deck is Deck.SPECIAL:
            return special_deck()
        return packs_of_cards(self.packs, self.jokers_per_pack)

    def minimum(self, deal: int, score: int = 0) -> int:
        """Points the first meld needs in *deal* (from 1) of a side with *score* at its start."""
        if self.minima_by_score:
            for step in self.minima_by_score:
                if score < step.below:
                    return step.points
            return self.minima_by_score[-1].points
        return self.minima[min(deal, len(self.minima)) - 1]

    def quota(self, deal: int) -> Quota:
        """The piles a side needs before it may go out in *deal* (counted from 1)."""
        return self.quotas[min(deal, len(self.quotas)) - 1]

    def taken(self, pile: int) -> int:
        """How many cards of a discard pile of *pile* cards a take brings, the top one included."""
        return pile if self.take is Take.WHOLE else min(pile, self.take_count)

    def wilds_allowed(self, naturals: int) -> int:
        """The most wilds a meld with *naturals* natural cards may have."""
        match self.wild_limit:
            case WildLimit.TWICE:
                return naturals // 2
            case WildLimit.MORE:
                return max(0, naturals - 1)
            case WildLimit.AS_MANY:
                return naturals
            case WildLimit.AT_MOST:
                return self.most_wilds if naturals >= 2 else 0
            case _:
                assert_never(self.wild_limit)

    def is_over(self, deal: int, best: int) -> bool:
        """Whether the game ends after *deal*, in which the best side has come to *best*."""
        if self.deals and deal >= self.deals:
            return True
        return self.target > 0 and (best >= self.target or deal >= MOST_DEALS)

    def check(self) -> None:
        """Raise `OptionsError`, naming two fields, when the rules cannot be dealt or finished."""
        # Imported here because it asks about these very fields.
        from handfoot_gui.engine.hand_and_foot.contradictions import check

        check(self)
