"""The rule set of Hand and Foot as one checked value; page "Hand and Foot", section 3."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from handfoot_gui.engine.cards import Card, Rank
from handfoot_gui.engine.errors import OptionsError

Count = Annotated[int, Meta(ge=0, le=20)]
Points = Annotated[int, Meta(ge=-10_000, le=10_000)]

CLASS_OF_RANK: Final = {
    Rank.JOKER: "joker",
    Rank.TWO: "two",
    Rank.ACE: "ace",
    Rank.THREE: "black_three",
    **dict.fromkeys((Rank.KING, Rank.QUEEN, Rank.JACK, Rank.TEN, Rank.NINE, Rank.EIGHT), "high"),
    **dict.fromkeys((Rank.SEVEN, Rank.SIX, Rank.FIVE, Rank.FOUR), "low"),
}
"""The field of `CardValues` by which a rank counts; red threes are counted by themselves."""


class CardValues(Struct, frozen=True, forbid_unknown_fields=True):
    """Points of the cards; black threes only ever count against."""

    joker: Points = 50
    two: Points = 20
    ace: Points = 20
    high: Points = 10
    """Eight to king."""
    low: Points = 5
    """Four to seven."""
    black_three: Points = 5

    def of(self, card: Card) -> int:
        """The value of *card*; a red three has none, it is counted by itself."""
        value: int = 0 if card.is_red_three else getattr(self, CLASS_OF_RANK[card.rank])
        return value


class Quota(Struct, frozen=True, forbid_unknown_fields=True):
    """The complete piles a side needs before it may go out."""

    clean: Count = 2
    dirty: Count = 2
    wild: Count = 1


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """One house's rules. The defaults are the preset ``classic``.

    Ranges of single fields are checked when a rule set is read from a file; `check` finds
    fields that disagree with one another.
    """

    players: Annotated[int, Meta(ge=4, le=4)] = 4
    """Players around the table, in two partnerships of seats that sit opposite."""
    packs: Annotated[int, Meta(ge=2, le=8)] = 5
    jokers_per_pack: Annotated[int, Meta(ge=0, le=4)] = 2
    hand_size: Annotated[int, Meta(ge=7, le=15)] = 13
    foot_size: Annotated[int, Meta(ge=7, le=15)] = 13
    draw: Annotated[int, Meta(ge=1, le=4)] = 2
    """Cards of a draw from the stock."""
    take_up_to: Annotated[int, Meta(ge=1, le=20)] = 7
    """Cards of the discard pile a take brings, the top one included."""
    naturals_per_wild: Annotated[int, Meta(ge=1, le=2)] = 2
    """A meld needs this many naturals for every wild."""
    minima: Annotated[tuple[Points, ...], Meta(min_length=1, max_length=20)] = (50, 90, 120, 150)
    """Points of the first meld by deal; the last one repeats."""
    quota: Quota = Quota()
    partner_in_foot: bool = True
    """The partner must have played from the foot before one may go out."""
    permission: bool = True
    """Going out needs the partner's yes, and a yes binds."""
    clean_bonus: Points = 500
    dirty_bonus: Points = 300
    wild_bonus: Points = 1500
    going_out_bonus: Points = 100
    red_three_laid: Points = 100
    red_three_left: Points = -100
    values: CardValues = CardValues()
    deals: Annotated[int, Meta(ge=1, le=20)] = 4

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats of every side."""
        return tuple(tuple(range(side, self.players, 2)) for side in range(2))

    def side_of(self, seat: int) -> int:
        """The number of the side *seat* plays for."""
        return seat % 2

    def partners_of(self, seat: int) -> tuple[int, ...]:
        """The other seats of the side, in playing order from *seat*."""
        return tuple((seat + step) % self.players for step in range(2, self.players, 2))

    def minimum(self, deal: int) -> int:
        """Points the first meld of a side needs in *deal* (counted from 1)."""
        return self.minima[min(deal, len(self.minima)) - 1]

    def check(self) -> None:
        """Raise `OptionsError`, naming two fields, when the rules cannot be dealt or finished."""
        cards = self.packs * (52 + self.jokers_per_pack)
        dealt = self.players * (self.hand_size + self.foot_size)
        if dealt + self.draw >= cards:
            raise OptionsError(
                ("packs", "hand_size"), f"{dealt} cards are dealt, but the packs hold {cards}"
            )
        wilds = self.packs * (4 + self.jokers_per_pack)
        if dealt + wilds + 2 * self.packs >= cards:
            raise OptionsError(
                ("packs", "hand_size"),
                f"of {cards} cards {cards - dealt} are left for the stock; none may be an upcard",
            )
        if self.quota.wild * 7 > wilds:
            raise OptionsError(
                ("quota", "packs"),
                f"{self.quota.wild} wild piles need {self.quota.wild * 7} wilds, "
                f"but the packs hold {wilds}",
            )
        natural_piles = 11 * (self.packs * 4 // 7)
        if self.quota.clean > natural_piles:
            raise OptionsError(
                ("quota", "packs"),
                f"{self.quota.clean} clean piles cannot be made from {self.packs} packs",
            )
