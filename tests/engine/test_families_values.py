"""The switches of families about what cards and piles count: page "Families' switches", S14 to S17
and S22, each example of the page by its sentence."""

from __future__ import annotations

from typing import Any, Final

import pytest
from msgspec.structs import replace
from setting_out import Play, under

from handfoot_gui.core.cards import Rank
from handfoot_gui.core.errors import OptionsError
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.hand_and_foot.rules import problems as no
from handfoot_gui.games.hand_and_foot.rules.moves import Ask
from handfoot_gui.games.hand_and_foot.rules.option_values import (
    Banned,
    BlackThrees,
    CardValues,
    MeldsElse,
    MeldsNeed,
    Quota,
    QuotaRank,
    RedThrees,
    RedThreesElse,
    RedThreesNeed,
    RedThreeTotal,
    Sides,
    SpecialPile,
    UnfinishedFine,
    WildOnTop,
    only,
)
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.scoring import card_items, deal_score
from handfoot_gui.games.hand_and_foot.text.options import option_texts

FOUR_TO_NINE: Final = CardValues(nine=5, eight=5)


def lines(play: Play, side: int = 0) -> dict[str, int]:
    """Points of *side* by line, as if the deal were over."""
    found = deal_score(play.rules.options, play.state).lines
    return {line.kind: line.points(side) for line in found}


def alone(holding: str = "", **more: Any) -> Play:
    """A position in which the own side is left with *holding* only."""
    return Play(holding, **{"others": {2: ""}, "in_foot": (0, 2), **more})


def reds(count: int) -> str:
    """So many red threes."""
    return " ".join(["3H", "3D"] * count)[: 3 * count - 1]


# --- S14 Special piles --------------------------------------------------------------------------

DEAR_SEVENS: Final = (SpecialPile(Rank.SEVEN, 5000, 2500),)
SEVEN_SEVENS: Final = "7 7 7 7 7 7 7"


def test_sevens_5000_and_2500_seven_sevens_and_five_with_two_twos() -> None:
    options = under(special_piles=DEAR_SEVENS)
    found = lines(alone(options=options, melds={0: [SEVEN_SEVENS, "7 7 7 7 7 2 2"]}))
    assert found["special_piles"] == 7500
    assert found["cards_melded"] == 35 + 65
    assert found["clean_piles"] == found["dirty_piles"] == 0
    assert sum(found.values()) == 7600


def test_row_joker_4000_seven_jokers_and_four_jokers_with_three_twos() -> None:
    options = under(special_piles=(SpecialPile(Rank.JOKER, 4000),))
    found = lines(alone(options=options, melds={0: ["* * * * * * *"]}))
    assert (found["special_piles"], found["cards_melded"]) == (4000, 350)
    found = lines(alone(options=options, melds={0: ["* * * * 2 2 2"]}))
    assert (found["special_piles"], found["wild_piles"], found["cards_melded"]) == (0, 1500, 260)
    twos = under(special_piles=(SpecialPile(Rank.TWO, 900),))
    assert lines(alone(options=twos, melds={0: ["2 2 2 2 2 2 2"]}))["special_piles"] == 900


def test_null_leaves_the_general_bonus() -> None:
    options = under(special_piles=(SpecialPile(Rank.ACE, 2000, None),))
    found = lines(alone(options=options, melds={0: ["A A A A A 2 2", "A A A A A A A"]}))
    assert (found["dirty_piles"], found["special_piles"], found["clean_piles"]) == (300, 2000, 0)


def test_row_three_is_the_clean_pile_of_black_threes() -> None:
    pile = {"melds": {0: ["3S 3S 3S 3C 3C 3C 3C"]}}
    options = under(black_threes=BlackThrees.CLEAN_MELD)
    assert lines(alone(options=options, **pile))["clean_piles"] == 300
    options = under(
        black_threes=BlackThrees.CLEAN_MELD, special_piles=(SpecialPile(Rank.THREE, 1000),)
    )
    found = lines(alone(options=options, **pile))
    assert (found["special_piles"], found["clean_piles"]) == (1000, 0)


def test_melds_of_a_rank_without_wilds_take_none() -> None:
    options = under(special_piles=(SpecialPile(Rank.SEVEN, 5000, no_wilds=True),))
    play = Play("7 7 7 2 K K K", melds={0: ["A A A"]}, options=options)
    play.no_lay(no.RankWithoutWilds(Rank.SEVEN), "7 7 7 2")
    play.no_lay(no.RankWithoutWilds(Rank.SEVEN), "7 7 2")
    play.lays("K K K 2").lays("7 7 7")


REFUSED_PILES = [
    ({"special_piles": (SpecialPile(Rank.SEVEN, 1), SpecialPile(Rank.SEVEN, 2))},
     {"special_piles"}),
    ({"special_piles": (SpecialPile(Rank.SEVEN, 1, 2, no_wilds=True),)}, {"special_piles"}),
    ({"special_piles": (SpecialPile(Rank.JOKER, 1, 2),)}, {"special_piles"}),
    ({"special_piles": (SpecialPile(Rank.TWO, 1, own_kind=True),)}, {"special_piles"}),
    ({"special_piles": (SpecialPile(Rank.THREE, 1),)}, {"special_piles", "black_threes"}),
    ({"quotas": ((Quota(0, 0, 0), Quota(0, 0, 9)),)}, {"quotas", "packs"}),
    ({"quotas": only(Quota(0, 0, 0, 0, (QuotaRank(Rank.ACE, 3, clean_only=True),)))},
     {"quotas", "packs"}),
    ({"quotas": only(Quota(0, 0, 0, 0, (QuotaRank(Rank.THREE, 1),)))}, {"quotas", "packs"}),
    ({"quotas": ((Quota(1, 1, 0), Quota(1, 1, 1)),), "wild_melds": False,
      "wild_on_top": WildOnTop.BLOCKS}, {"quotas", "wild_melds"}),
]  # fmt: skip


@pytest.mark.parametrize(("changes", "fields"), REFUSED_PILES)
def test_piles_that_disagree_are_refused_with_both_fields_named(
    changes: dict[str, Any], fields: set[str]
) -> None:
    with pytest.raises(OptionsError) as found:
        under(**changes).check()
    assert set(found.value.fields) == fields
    assert option_texts(Words(), under(**changes)).contradiction(under(**changes), found.value)


# --- S15 Quotas ---------------------------------------------------------------------------------

KINGS: Final = "K K K K K K K"
QUEENS: Final = "Q Q Q Q Q Q Q"
JACKS: Final = "J J J J J J J"
DIRTY_KINGS: Final = "K K K K K 2 2"
CLEAN_ACES: Final = "A A A A A A A"
DIRTY_ACES: Final = "A A A A A 2 2"


def may_go_out(options: Options, *melds: str) -> bool:
    """Whether a player with one card and such melds may discard it and go out."""
    play = Play(
        "4", options=options, melds={0: melds}, in_foot=(0, 2), played_foot=(0, 2), others={2: "5"}
    )
    return play.problem(play.discard("4")) is None


def test_alternatives_2_and_2_or_3_clean() -> None:
    quotas = ((Quota(2, 2, 0), Quota(3, 0, 0)),)
    options = under(quotas=quotas, permission=False)
    assert may_go_out(options, KINGS, QUEENS, JACKS)
    assert not may_go_out(options, KINGS, QUEENS, DIRTY_ACES)
    assert may_go_out(options, KINGS, QUEENS, DIRTY_ACES, "9 9 9 9 9 2 2")


def test_clean_1_dirty_1_aces_1_clean_clean_aces_and_dirty_kings_are_enough() -> None:
    aces = (QuotaRank(Rank.ACE, 1, clean_only=True),)
    options = under(quotas=only(Quota(1, 1, 0, 0, aces)), permission=False)
    assert may_go_out(options, CLEAN_ACES, DIRTY_KINGS)
    assert not may_go_out(options, KINGS, DIRTY_ACES)
    assert not may_go_out(options, KINGS, "Q Q Q Q Q 2 2")


def test_a_kind_of_its_own_counts_only_under_its_rank_and_in_any() -> None:
    rows = (SpecialPile(Rank.ACE, 2000, own_kind=True),)
    for quota, enough in (
        (Quota(1, 1, 0), False),
        (Quota(0, 1, 0, 2), True),
        (Quota(0, 1, 0, 0, (QuotaRank(Rank.ACE),)), True),
        (Quota(0, 1, 0, 0, (QuotaRank(Rank.ACE, 2),)), False),
    ):
        options = under(quotas=only(quota), special_piles=rows, permission=False)
        assert may_go_out(options, CLEAN_ACES, DIRTY_KINGS) is enough, quota


def test_a_way_out_is_found_for_any_alternative_and_every_rank() -> None:
    aces = (QuotaRank(Rank.ACE, 1, clean_only=True),)
    options = under(
        quotas=((Quota(5, 0, 0), Quota(0, 1, 0, 0, aces)),), permission=False, sides=Sides.ALONE
    )
    where: dict[str, Any] = {"options": options, "in_foot": (0, 1, 2, 3)}
    short = {"melds": {0: [DIRTY_KINGS, "A A A A A"]}}
    Play("A A 4", **short, **where).lays("1: A A").discards("4").went_out()
    # With a two the aces are dirty, and nothing is left to go on with.
    Play("A 2 4", **short, **where).no_lay(no.KeepCards(1, 2), "1: A 2")


def test_what_is_missing_is_that_of_the_nearest_alternative() -> None:
    quotas = ((Quota(5, 0, 0), Quota(1, 1, 0, 0, (QuotaRank(Rank.ACE),))),)
    play = Play(
        "4 5 6", options=under(quotas=quotas), melds={0: [KINGS, DIRTY_KINGS]},
        in_foot=(0, 2), played_foot=(0, 2),
    )  # fmt: skip
    play.refused(Ask(), no.NoWayOut(0, 0, 0, 0, ((Rank.ACE, 1, False),)))


# --- S17 Red threes -----------------------------------------------------------------------------

FOUR_800: Final = (RedThreeTotal(4, 800),)


def red_threes(laid: int, **more: Any) -> int:
    """What the line of red threes comes to for a side that has laid so many."""
    return lines(alone(red_threes={0: reds(laid)}, **more))["red_threes"]


def test_need_down_side_not_down_three_laid_one_in_an_unopened_foot_is_400_off() -> None:
    options = under(red_threes_need=RedThreesNeed.DOWN)
    play = Play(
        options=options, red_threes={0: reds(3)}, feet={0: "3H"}, in_foot=(2,), others={2: ""}
    )
    assert lines(play)["red_threes"] == -300 - 100


def test_total_of_four_is_800_five_laid_are_900_without_the_need_900_off() -> None:
    options = under(red_three_totals=FOUR_800)
    assert red_threes(5, options=options) == 900
    options = under(red_three_totals=FOUR_800, red_threes_need=RedThreesNeed.DOWN)
    assert red_threes(5, options=options) == -900
    assert red_threes(5, options=options, melds={0: ["K K K"]}) == 900


@pytest.mark.parametrize(
    ("laid", "points"), [(0, 0), (1, 100), (3, 300), (4, 800), (6, 1000), (7, 1500), (10, 3000)]
)
def test_the_total_of_the_largest_count_not_above_and_each_beyond_it(
    laid: int, points: int
) -> None:
    totals = (RedThreeTotal(0, 3000), RedThreeTotal(4, 800), RedThreeTotal(7, 1500))
    assert red_threes(laid, options=under(red_three_totals=totals)) == points


@pytest.mark.parametrize("way", RedThreesElse)
def test_without_what_they_need_they_count_against_or_nothing(way: RedThreesElse) -> None:
    for totals, against in (((), -200), ((RedThreeTotal(2, -70),), -70)):
        options = under(
            red_three_totals=totals, red_threes_need=RedThreesNeed.PILE, red_threes_else=way
        )
        expected = against if way is RedThreesElse.AGAINST else 0
        assert red_threes(2, options=options, melds={0: ["K K K"]}) == expected
        # Minus the sum without its sign, so what is below nothing stays so.
        whole = 200 if not totals else -70
        assert red_threes(2, options=options, melds={0: ["K K K K K K K"]}) == whole


NEEDS = [
    (RedThreesNeed.DOWN, (), ("K K K",)),
    (RedThreesNeed.PILE, ("K K K K K K",), ("K K K K K 2 2",)),
    (RedThreesNeed.CLEAN_PILE, ("K K K K K 2 2", "* * * * 2 2 2"), ("K K K K K K K",)),
    (RedThreesNeed.QUOTA, ("K K K K K K K",), ("K K K K K K K", "Q Q Q Q Q 2 2")),
    (RedThreesNeed.SEVEN, ("K K K K K K K", "7 7 7 7 7 7"), ("7 7 7 7 7 2 2",)),
    (RedThreesNeed.ACE, ("7 7 7 7 7 2 2",), ("A A A A A A A",)),
    (RedThreesNeed.THREE, ("K K K K K K K",), ("3S 3S 3S 3C 3C 3C 3C",)),
]


@pytest.mark.parametrize(("need", "short", "enough"), NEEDS, ids=[need for need, *_ in NEEDS])
def test_what_red_threes_need_is_asked_at_the_end_of_the_deal(
    need: RedThreesNeed, short: tuple[str, ...], enough: tuple[str, ...]
) -> None:
    options = under(
        red_threes_need=need,
        quotas=((Quota(1, 1, 0),),),
        black_threes=BlackThrees.CLEAN_MELD,
    )
    assert red_threes(2, options=options, melds={0: short}) == -200
    assert red_threes(2, options=options, melds={0: enough}) == 200


def test_in_packets_not_picked_up_they_count_otherwise_whatever_the_need() -> None:
    for is_laid in RedThrees:
        options = under(
            red_three_left_unopened=-30, red_threes=is_laid, red_threes_need=RedThreesNeed.QUOTA
        )
        play = Play("3D", options=options, feet={0: "3H 3H"}, in_foot=(2,), others={2: ""})
        assert lines(play)["red_threes"] == -100 - 2 * 30


def test_two_totals_for_the_same_number_are_refused() -> None:
    for totals in ((4, 800), (4, 900)), ((0, 800), (10, 900)):
        made = tuple(RedThreeTotal(*step) for step in totals)
        with pytest.raises(OptionsError) as found:
            under(red_three_totals=made).check()
        assert set(found.value.fields) == {"red_three_totals"}


# --- S16 Card values ----------------------------------------------------------------------------


def test_where_four_to_nine_are_five_9_9_9_2_is_35_not_enough_for_50() -> None:
    options = under(values=FOUR_TO_NINE)
    Play("9 9 9 2 K K", options=options).no_lay(no.TooFewPoints(35, 50), "9 9 9 2")
    Play("9 9 9 2 K K").lays("9 9 9 2")


def test_left_9_k_and_a_black_three_at_300_is_315_off() -> None:
    options = under(values=FOUR_TO_NINE, black_three_left=300)
    assert lines(alone("9 K 3S", options=options))["cards_left"] == -315


@pytest.mark.parametrize("each", [-5, 0, 10])
def test_a_black_three_in_a_meld_counts_as_it_is(each: int) -> None:
    options = under(black_threes=BlackThrees.CLEAN_MELD, black_three_melded=each)
    melds = {0: ["3S 3S 3C", "K K K"]}
    assert lines(alone(options=options, melds=melds))["cards_melded"] == 30 + 3 * each
    if each > 0:
        # Towards the first meld, too.
        Play("3S 3S 3C A A A K", options=under(
            black_threes=BlackThrees.CLEAN_MELD, black_three_melded=each, minima=(90,)
        )).lays("3S 3S 3C", "A A A")  # fmt: skip


def test_ranks_of_one_value_are_counted_together_and_named_by_their_ranks() -> None:
    options = under(values=FOUR_TO_NINE)
    cards = Play("K Q 9 8 4 A 2 * 3S", options=options).holding
    found = {(item.what, item.count, item.each) for item in card_items(options, cards, -1)}
    assert found == {
        ("joker", 1, -50), ("two", 1, -20), ("ace", 1, -20), ("KQJT", 2, -10), ("987654", 3, -5),
        ("black_three", 1, -5),
    }  # fmt: skip


# --- S22 Extras ---------------------------------------------------------------------------------


def test_unopened_fine_200_foot_of_eleven_kings_310_off() -> None:
    play = Play(
        options=under(unopened_fine=-200),
        feet={0: " ".join("K" * 11)},
        in_foot=(2,),
        others={2: ""},
    )
    found = lines(play)
    assert (found["cards_left"], found["fines"]) == (-110, -200)


def test_quota_2_and_2_five_piles_extra_pile_bonus_100_is_100() -> None:
    options = under(quotas=only(Quota(2, 2, 0)), extra_pile_bonus=100)
    piles = [KINGS, QUEENS, JACKS, DIRTY_ACES, "9 9 9 9 9 2 2"]
    assert lines(alone(options=options, melds={0: piles}))["extra_piles"] == 100
    assert lines(alone(options=options, melds={0: piles[:4]}))["extra_piles"] == 0


def test_clean_1_dirty_1_aces_2_clean_without_a_kind_of_their_own_are_three() -> None:
    aces = (QuotaRank(Rank.ACE, 2, clean_only=True),)
    options = under(quotas=only(Quota(1, 1, 0, 0, aces)), extra_pile_bonus=100)
    piles = [CLEAN_ACES, CLEAN_ACES, DIRTY_KINGS, QUEENS]
    assert lines(alone(options=options, melds={0: piles}))["extra_piles"] == 100
    # None fulfilled: nothing.
    assert lines(alone(options=options, melds={0: piles[1:]}))["extra_piles"] == 0


def test_melded_240_no_pile_against_is_240_off() -> None:
    melds = {0: ["A A A A A A", "2 2 2 2 2 2"]}
    for way, points in ((MeldsElse.AGAINST, -240), (MeldsElse.NOTHING, 0)):
        options = under(melds_need=MeldsNeed.PILE, melds_else=way)
        assert lines(alone(options=options, melds=melds))["cards_melded"] == points
    with_pile = {0: [KINGS]}
    options = under(melds_need=MeldsNeed.QUOTA, quotas=only(Quota(1, 0, 0)))
    found = lines(alone(options=options, melds=with_pile))
    assert (found["cards_melded"], found["clean_piles"]) == (70, 500)


def test_fines_wild_1000_sevens_500_three_jokers_and_four_sevens() -> None:
    fines = (UnfinishedFine(Banned.WILD, -1000), UnfinishedFine(Banned.SEVEN, -500))
    found = lines(alone(options=under(unfinished_fines=fines), melds={0: ["* * *", "7 7 7 7"]}))
    assert (found["fines"], found["cards_melded"]) == (-1500, 170)
    whole = {0: ["* * * * * * *", SEVEN_SEVENS]}
    assert lines(alone(options=under(unfinished_fines=fines), melds=whole))["fines"] == 0


def test_concealed_is_going_out_having_laid_nothing_in_an_earlier_turn() -> None:
    options = under(concealed_out_bonus=500, quotas=only(Quota(0, 0, 0)), permission=False)
    where: dict[str, Any] = {
        "options": options, "in_foot": (0, 2), "played_foot": (0, 2), "others": {2: "5"},
    }  # fmt: skip
    for first, points in (((0, 0, 0, 0), 600), ((0, 1, 1, 1), 600), ((1, 0, 0, 0), 100)):
        play = Play("K K K 4", melds={0: ["A A A"]}, **where)
        play.state = replace(
            play.state, public=replace(play.public, first_lays=first, turns=9)
        )  # fmt: skip
        play.lays("K K K").discards("4").went_out()
        assert lines(play)["going_out"] == points
