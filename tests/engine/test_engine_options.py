"""Rule sets that cannot be dealt or finished are refused, naming the fields that disagree."""

from __future__ import annotations

import pytest

from handfoot_gui.engine.errors import OptionsError
from handfoot_gui.engine.hand_and_foot.options import (
    AfterSeven,
    Deck,
    Options,
    Quota,
    SecondMeld,
    Sides,
    StockOut,
    WildOnTop,
)
from handfoot_gui.engine.hand_and_foot.presets import PRESETS
from handfoot_gui.engine.hand_and_foot.rules import HandAndFoot


def test_the_classic_preset_is_the_default() -> None:
    assert PRESETS["classic"] == Options()
    PRESETS["classic"].check()


@pytest.mark.parametrize(
    ("options", "fields"),
    [
        (Options(packs=2, hand_size=15, foot_size=15), ("packs", "hand_size")),
        (Options(packs=2), ("packs", "hand_size")),
        (Options(packs=2, hand_size=7, foot_size=7, quotas=(Quota(wild=2),)), ("quotas", "packs")),
        (
            Options(packs=2, hand_size=7, foot_size=7, quotas=(Quota(clean=20),)),
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
    Options(packs=2, hand_size=10, foot_size=10).check()


def test_the_last_minimum_repeats() -> None:
    options = Options(minima=(50, 90))
    assert [options.minimum(deal) for deal in (1, 2, 3, 9)] == [50, 90, 90, 90]


@pytest.mark.parametrize(
    "options",
    [
        Options(players=3, sides=Sides.ALONE, packs=4),
        Options(players=6, sides=Sides.PAIRS, packs=7),
        Options(wild_melds=False, wild_on_top=WildOnTop.BLOCKS, quotas=(Quota(2, 2, 0),)),
        Options(sevens_bonus=1500, quotas=(Quota(2, 2, 1, 1),)),
        Options(second_meld=SecondMeld.NEVER, quotas=(Quota(5, 5, 1),)),
        Options(deals=0, target=1),
        Options(draw=1),
        Options(draw=2, stock_out=StockOut.ALL_BUT_TOP),
        Options(sides=Sides.ALONE, permission=True, partner_in_foot=True),
        Options(deck=Deck.SPECIAL, players=6, sides=Sides.TEAMS),
    ],
)
def test_fields_that_agree_pass(options: Options) -> None:
    options.check()


def test_the_rules_others_play_by_can_be_reached() -> None:
    """DeMeritt: naturals closed and dirty open, quota 2, 1, 0, out 200, game to 10,000."""
    options = Options(
        after_seven=AfterSeven.DIRTY,
        quotas=(Quota(2, 1, 0),),
        going_out_bonus=200,
        deals=0,
        target=10_000,
    )
    options.check()
