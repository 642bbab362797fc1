"""Rule sets that cannot be dealt or finished are refused, naming the fields that disagree."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from handfoot_gui.core.cards import Rank
from handfoot_gui.core.errors import OptionsError
from handfoot_gui.games.hand_and_foot.rules.option_values import (
    Deck,
    Openness,
    PartnersInFoot,
    Quota,
    QuotaRank,
    SecondMeld,
    Sides,
    SpecialPile,
    StockOut,
    Upcard,
    WildOnTop,
    only,
)
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.presets import PRESETS
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot


def test_the_classic_preset_is_the_default() -> None:
    assert PRESETS["classic"] == Options()
    PRESETS["classic"].check()


@pytest.mark.parametrize(
    ("options", "fields"),
    [
        (Options(packs=2, packets=(15, 15)), ("packs", "packets")),
        (Options(packs=2), ("packs", "packets")),
        (Options(packs=2, packets=(7, 7), quotas=((Quota(wild=2),),)), ("quotas", "packs")),
        (
            Options(packs=2, packets=(7, 7), quotas=((Quota(clean=20),),)),
            ("quotas", "packs"),
        ),
    ],
)
def test_fields_that_disagree_are_named(options: Options, fields: tuple[str, ...]) -> None:
    with pytest.raises(OptionsError) as caught:
        HandAndFoot(options)
    assert caught.value.fields == fields
    assert str(caught.value)


def test_a_stock_that_may_have_no_upcard_is_refused() -> None:
    """104 of 108 cards dealt would leave four, perhaps all wild: none could ever be turned."""
    with pytest.raises(OptionsError, match="none may be an upcard"):
        Options(packs=2).check()
    Options(packs=2, packets=(10, 10)).check()


TWO_PACKS = replace(Options(), packs=2, packets=(7, 7))
"""108 cards: eight of every rank that is melded, twelve wilds."""
SEVENS = (SpecialPile(Rank.SEVEN, 1500, 1500, own_kind=True),)
NO_WILD_MELDS = replace(TWO_PACKS, wild_melds=False, wild_on_top=WildOnTop.BLOCKS)


@pytest.mark.parametrize(
    ("base", "most", "needed"),
    [
        (TWO_PACKS, Quota(0, 0, 1), (Quota(0, 0, 2), "2 wild piles")),
        (TWO_PACKS, Quota(11, 0, 0), (Quota(12, 0, 0), "12 clean piles")),
        (TWO_PACKS, Quota(0, 11, 0), (Quota(0, 12, 0), "12 dirty piles")),
        # Seven of the wilds are in the wild pile.
        (TWO_PACKS, Quota(0, 5, 1), (Quota(0, 6, 1), "6 dirty piles")),
        (TWO_PACKS, Quota(6, 5, 0), (Quota(6, 6, 0), "12 clean and dirty piles")),
        (
            replace(NO_WILD_MELDS, jokers_per_pack=0),
            Quota(0, 0, 0, 19),
            (Quota(0, 0, 0, 20), "20 piles"),
        ),
        (
            replace(TWO_PACKS, special_piles=SEVENS),
            Quota(0, 0, 0, 0, (QuotaRank(Rank.SEVEN),)),
            (Quota(0, 0, 0, 0, (QuotaRank(Rank.SEVEN, 2),)), "2 piles of 7"),
        ),
        (Options(second_meld=SecondMeld.NEVER), Quota(0, 0, 1), (Quota(0, 0, 2), "2 wild piles")),
        (Options(deck=Deck.SPECIAL), Quota(0, 0, 4), (Quota(0, 0, 5), "5 wild piles")),
    ],
)
def test_no_more_piles_of_a_kind_are_needed_than_the_cards_allow(
    base: Options, most: Quota, needed: tuple[Quota, str]
) -> None:
    replace(base, quotas=only(most)).check()
    quota, words = needed
    with pytest.raises(OptionsError, match=f"^{words} are needed") as caught:
        replace(base, quotas=only(most, quota)).check()
    reason = "packs" if base.deck is Deck.STANDARD else "deck"
    reason = "second_meld" if base.second_meld is SecondMeld.NEVER else reason
    assert caught.value.fields == ("quotas", reason)


def test_the_stock_must_hold_more_than_the_first_draw() -> None:
    dealt = Options(packs=2, upcard=Upcard.NONE)
    replace(dealt, draws=(3,)).check()
    with pytest.raises(OptionsError, match="104 cards are dealt, but the packs hold 108"):
        replace(dealt, draws=(4,)).check()


def test_the_last_minimum_repeats() -> None:
    options = Options(minima=(50, 90))
    assert [options.minimum(deal) for deal in (1, 2, 3, 9)] == [50, 90, 90, 90]


@pytest.mark.parametrize(
    "options",
    [
        Options(players=3, sides=Sides.ALONE, packs=4),
        Options(players=6, sides=Sides.PAIRS, packs=7),
        Options(wild_melds=False, wild_on_top=WildOnTop.BLOCKS, quotas=((Quota(2, 2, 0),),)),
        Options(special_piles=SEVENS, quotas=only(Quota(2, 2, 1, 0, (QuotaRank(Rank.SEVEN),)))),
        Options(second_meld=SecondMeld.NEVER, quotas=((Quota(5, 5, 1),),)),
        Options(deals=0, target=1),
        Options(draws=(1,)),
        Options(draws=(2,), stock_out=StockOut.ALL_BUT_TOP),
        Options(sides=Sides.ALONE, permission=True, partners_in_foot=PartnersInFoot.PLAYED),
        Options(deck=Deck.SPECIAL, players=6, sides=Sides.TEAMS),
    ],
)
def test_fields_that_agree_pass(options: Options) -> None:
    options.check()


def test_the_rules_others_play_by_can_be_reached() -> None:
    """DeMeritt: naturals closed and dirty open, quota 2, 1, 0, out 200, game to 10,000."""
    options = Options(
        open_clean=Openness.CLOSED,
        open_dirty=Openness.ALL,
        open_wild=False,
        quotas=((Quota(2, 1, 0),),),
        going_out_bonus=200,
        deals=0,
        target=10_000,
    )
    options.check()
