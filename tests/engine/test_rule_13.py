"""Rule 13 and its switches: the score, as the page says and from its examples."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from setting_out import CLEAN, DIRTY, DRAW, QUOTA, Play, ended, goer

from handfoot_gui.core.cards import Rank
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.games.hand_and_foot.rules.moves import EndDeal
from handfoot_gui.games.hand_and_foot.rules.option_values import (
    FIELD_OF_RANK,
    BlackThrees,
    CardValues,
    Deck,
    Quota,
    RedThreesNeed,
    RedThreeTotal,
    SpecialPile,
)
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.scoring import card_items, deal_score, table_points
from handfoot_gui.games.hand_and_foot.rules.state import Phase

# 13. Score -----------------------------------------------------------------------------------


def scored(play: Play, side: int = 0) -> dict[str, int]:
    """The lines of a deal ended by the stock, or by going out, for *side*."""
    if play.phase is not Phase.DEAL_OVER:
        play.draw()
    return {line.kind: line.points(side) for line in ended(play).lines}


def over(holding: str = "", **more: object) -> Play:
    """A deal that ends with the next draw; the partner holds nothing."""
    others = {2: "", **more.pop("others", {})}  # type: ignore[dict-item]
    return Play(holding, others=others, stock_size=0, phase=DRAW, in_foot=(0, 2), **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("rank", "value"),
    [
        *(("*", 50), ("2", 20), ("A", 20)),
        *((rank, 10) for rank in ["K", "Q", "J", "T", "9", "8"]),
        *((rank, 5) for rank in ["7", "6", "5", "4"]),
    ],
)
def test_values_of_all_melded_cards_and_minus_all_cards_left(rank: str, value: int) -> None:
    three = " ".join([rank] * 3)
    assert scored(over("9", melds={0: [three]})) == {
        "clean_piles": 0,
        "dirty_piles": 0,
        "wild_piles": 0,
        "red_threes": 0,
        "going_out": 0,
        "cards_melded": 3 * value,
        "cards_left": -10,
    }
    assert scored(over(three))["cards_left"] == -3 * value


@pytest.mark.parametrize(
    ("pile", "kind", "bonus"),
    [
        ("4 4 4 4 4 4 4", "clean_piles", 500),
        ("4 4 4 4 4 4 2", "dirty_piles", 300),
        ("4 4 4 4 4 2 *", "dirty_piles", 300),
        ("* * * * 2 2 2", "wild_piles", 1500),
    ],
)
def test_500_for_each_clean_300_dirty_1500_wild_pile(pile: str, kind: str, bonus: int) -> None:
    lines = scored(over("9", melds={0: [pile]}))
    found = {name: points for name, points in lines.items() if name.endswith("piles")}
    assert found == {"clean_piles": 0, "dirty_piles": 0, "wild_piles": 0, kind: bonus}
    incomplete = scored(over("9", melds={0: [pile[2:]]}))
    assert incomplete[kind] == 0


def test_two_piles_of_a_kind_pay_twice() -> None:
    assert scored(over("9", melds={0: CLEAN}))["clean_piles"] == 1000


def test_100_for_going_out_for_that_side_only() -> None:
    for side, points in ((0, 100), (1, 0)):
        play = goer("8 8 8", *QUOTA).ask(True).lays("8 8 8")
        assert scored(play, side)["going_out"] == points


def test_100_for_each_red_three_on_the_table() -> None:
    assert scored(over("9", red_threes={0: "3H 3D 3H"}))["red_threes"] == 300


def test_minus_values_of_all_cards_left_in_hands_and_feet_an_unopened_foot_included() -> None:
    play = Play("A 3S", others={2: "K 4"}, feet={0: "* 2", 2: "9 3C"}, stock_size=0, phase=DRAW)
    assert scored(play)["cards_left"] == -(20 + 5 + 10 + 5 + 50 + 20 + 10 + 5)


def test_minus_100_for_each_red_three_not_laid_wherever_it_lies() -> None:
    play = Play(
        "9",
        others={2: "K 3H"},
        feet={0: "4 3D", 2: "9 3H"},
        red_threes={0: "3D"},
        stock_size=0,
        phase=DRAW,
    )
    lines = scored(play)
    assert lines["red_threes"] == 100 - 300
    assert lines["cards_left"] == -(10 + 10 + 5 + 10)


def test_what_the_other_side_has_is_its_own() -> None:
    play = over("9", melds={0: [CLEAN[0]], 1: [DIRTY[0]]}, red_threes={1: "3H"})
    assert scored(play, 1)["dirty_piles"] == 300
    play = over("9", melds={0: [CLEAN[0]], 1: [DIRTY[0]]}, red_threes={1: "3H"})
    assert scored(play, 0)["dirty_piles"] == 0


def test_highest_total_after_four_deals_wins_a_tie_is_shared_totals_may_be_negative() -> None:
    def sheet_of(first: str, second: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
        # The spare cards are nowhere in this count: they lie in a foot of side 1.
        play = Play(
            first,
            others={1: second, 2: "", 3: ""},
            in_foot=(0, 1, 2, 3),
            phase=Phase.DEAL_OVER,
            deal=4,
        )
        state = play.rules.apply(play.state, TABLE, EndDeal())
        assert play.rules.actor(state) is None
        sheet = play.rules.sheet(state)
        return sheet.totals, sheet.leaders

    assert sheet_of("9", "A") == ((-10, -20), (0,))
    assert sheet_of("9 K", "8") == ((-20, -10), (1,))
    assert sheet_of("9 K", "A") == ((-20, -20), (0, 1))


ONE_CLEAN, ONE_DIRTY, ONE_WILD = "4 4 4 4 4 4 4", "6 6 6 6 6 6 2", "2 2 2 2 * * *"
ALL_RED_THREES = " ".join(("3H 3D",) * 5)
SEVENS = "7 7 7 7 7 7 7"
SPECIAL = {"deck": Deck.SPECIAL}
TWO_LADIES = {"melds": {0: ["e e e e e e e w w"]}}


def row(points: int) -> tuple[SpecialPile, ...]:
    return (SpecialPile(Rank.SEVEN, points, points, own_kind=True),)


NO_QUOTA = ((Quota(0, 0, 0),),)
TOTAL = (RedThreeTotal(0, 1200),)
LOW = CardValues(seven=7, six=7, five=7, four=7)
CASES: list[tuple[dict[str, Any], dict[str, Any], str, int, int]] = [
    ({"clean_bonus": 400}, {"melds": {0: [ONE_CLEAN]}}, "clean_piles", 500, 400),
    ({"dirty_bonus": 200}, {"melds": {0: [ONE_DIRTY]}}, "dirty_piles", 300, 200),
    ({"wild_bonus": 1000}, {"melds": {0: [ONE_WILD]}}, "wild_piles", 1500, 1000),
    ({"red_three_laid": 50}, {"red_threes": {0: "3H 3D"}}, "red_threes", 200, 100),
    ({"red_three_left": -300}, {"holding": "3H"}, "red_threes", -100, -300),
    ({"red_three_totals": TOTAL}, {"red_threes": {0: ALL_RED_THREES}}, "red_threes", 1000, 1200),
    ({"red_three_totals": TOTAL}, {"red_threes": {0: "3H 3D"}}, "red_threes", 200, 200),
    ({"red_threes_need": RedThreesNeed.SEVEN}, {"red_threes": {0: "3H 3D"}}, "red_threes", 200,
     -200),
    ({"going_out_bonus": 200}, {"public": {"out": Seat(0)}}, "going_out", 100, 200),
    ({"going_out_bonus": 200}, {"public": {"out": Seat(1)}}, "going_out", 0, 0),
    ({"special_piles": row(1500)}, {"melds": {0: [SEVENS]}}, "clean_piles", 500, 0),
    ({"special_piles": row(1000)}, {"base": {"special_piles": row(1500)}, "melds": {0: [SEVENS]}},
     "special_piles", 1500, 1000),
    ({"special_piles": row(1000)},
     {"base": {"special_piles": row(1500)}, "melds": {0: [ONE_CLEAN]}},
     "clean_piles", 500, 500),
    ({"extra_pile_bonus": 70}, {"base": {"extra_pile_bonus": 100, "quotas": NO_QUOTA},
                                "melds": {0: [SEVENS, ONE_CLEAN]}}, "extra_piles", 200, 140),
    ({"unopened_fine": -300}, {"base": {"unopened_fine": -200}, "feet": {0: "K K"},
                               "in_foot": (2,)}, "fines", -200, -300),
    ({"concealed_out_bonus": 50},
     {"base": {"concealed_out_bonus": 500}, "public": {"out": 0, "first_lays": (0,) * 4}},
     "going_out", 600, 150),
    ({"exact_cut_bonus": 250}, {"base": {"exact_cut_bonus": 100},
                                "public": {"lifted": (26, 26, 25, 26)}}, "exact_cut", 100, 250),
    ({"extra_pile_bonus": 70}, {"base": {"extra_pile_bonus": 100, "quotas": NO_QUOTA},
                                "melds": {0: [SEVENS, ONE_CLEAN]}}, "extra_piles", 200, 140),
    ({"unopened_fine": -300}, {"base": {"unopened_fine": -200}, "feet": {0: "K K"},
                               "in_foot": (2,)}, "fines", -200, -300),
    ({"concealed_out_bonus": 50},
     {"base": {"concealed_out_bonus": 500}, "public": {"out": 0, "first_lays": (0,) * 4}},
     "going_out", 600, 150),
    ({"exact_cut_bonus": 250}, {"base": {"exact_cut_bonus": 100},
                                "public": {"lifted": (27, 26, 25, 26)}}, "exact_cut", 0, 0),
    ({"lady_bonus": 40}, {"base": SPECIAL, **TWO_LADIES}, "ladies", 200, 80),
    ({"lady_left": -300}, {"base": SPECIAL, **TWO_LADIES}, "ladies", 200, 200),
    ({"lady_left": -300}, {"base": SPECIAL, "holding": "w"}, "ladies", -500, -300),
    ({"lady_bonus": 40}, {"base": SPECIAL, "holding": "w"}, "ladies", -500, -500),
    ({"lady_left": 0}, {"base": SPECIAL, "holding": "w"}, "ladies", -500, 0),
    ({"values": CardValues(joker=25)}, {"holding": "* 4"}, "cards_left", -55, -30),
    ({"values": CardValues(two=25)}, {"holding": "2 4"}, "cards_left", -25, -30),
    ({"values": CardValues(ace=15)}, {"holding": "A 4"}, "cards_left", -25, -20),
    ({"values": CardValues(eight=12, king=12)}, {"holding": "8 K 4"}, "cards_left", -25, -29),
    ({"values": LOW}, {"holding": "4 7 8"}, "cards_left", -20, -24),
    ({"black_three_left": 50}, {"holding": "3S 4"}, "cards_left", -10, -55),
    ({"black_three_melded": 50}, {"holding": "3S 4"}, "cards_left", -10, -10),
    ({"black_three_melded": 50},
     {"base": {"black_threes": BlackThrees.CLEAN_MELD}, "melds": {0: ["3S 3S 3C"]}},
     "cards_melded", -15, 150),
    ({"black_three_left": 50},
     {"base": {"black_threes": BlackThrees.CLEAN_MELD}, "melds": {0: ["3S 3S 3C"]}},
     "cards_melded", -15, -15),
    ({"values": LOW}, {"melds": {0: [ONE_DIRTY]}}, "cards_melded", 50, 62),
]  # fmt: skip
NUMBERS = [name for name, kind in Options.__annotations__.items() if kind == "Points"]


def line(play: Play, kind: str) -> int:
    lines = deal_score(play.rules.options, play.state).lines
    return next(line.points(0) for line in lines if line.kind == kind)


@pytest.mark.parametrize("case", CASES, ids=[f"{next(iter(c[0]))}-{c[2]}-{c[4]}" for c in CASES])
def test_points_are_those_of_the_rules(case: tuple[Any, ...]) -> None:
    changes, where, kind, before, changed = case
    where = {"others": {2: ""}, "in_foot": (0, 2), **where}
    base = replace(Options(), **where.pop("base", {}))
    public = where.pop("public", {})
    for options, points in ((base, before), (replace(base, **changes), changed)):
        play = Play(options=options, **where)
        play.state = replace(play.state, public=replace(play.public, **public))
        assert line(play, kind) == points


def test_no_number_of_points_is_left_out() -> None:
    changed = {name for changes, *_ in CASES for name in changes}
    assert changed >= {*NUMBERS, "values"}


@pytest.mark.parametrize("deck", Deck)
def test_the_value_of_every_rank_counts_melded_and_left(deck: Deck) -> None:
    plain = Options(deck=deck)
    for card in plain.cards():
        if card.rank not in FIELD_OF_RANK:
            continue
        other = replace(CardValues(), **{FIELD_OF_RANK[card.rank]: 77})
        options = replace(plain, values=other)
        left = options.values.by_face(options.black_three_left)
        melded = options.values.by_face(options.black_three_melded)
        same = {one.rank for one in plain.cards() if left[one.face] == 77}
        assert same == {card.rank}
        for values, sign in ((melded, 1), (left, -1)):
            assert values[card.face] == 77
            (item,) = card_items(options, [card] * 3, sign)
            assert (item.count, item.each) == (3, 77 * sign)


def lines(play: Play) -> dict[str, int]:
    """Points of side 0 by line."""
    return {line.kind: line.points(0) for line in deal_score(play.rules.options, play.state).lines}


def test_two_clean_one_dirty_pile_three_red_threes_laid_bonuses_only() -> None:
    play = Play(
        melds={0: ["4 4 4 4 4 4 4", "5 5 5 5 5 5 5", "6 6 6 6 6 6 2"]},
        red_threes={0: "3H 3H 3D"},
        others={2: ""},
        in_foot=(0, 2),
    )
    found = lines(play)
    assert found["clean_piles"] == 1000
    assert found["dirty_piles"] == 300
    assert found["red_threes"] == 300
    bonuses = {name: points for name, points in found.items() if name != "cards_melded"}
    assert sum(bonuses.values()) == 1600
    melded = 14 * 5 + 6 * 5 + 20
    assert table_points(play.rules.options, play.public.tables[0], 1) == 1600 + melded


def test_two_red_threes_in_an_unopened_foot() -> None:
    play = Play(feet={0: "3H 3D"}, others={2: ""}, in_foot=(2,))
    assert sum(lines(play).values()) == -200


def test_two_jokers_and_an_ace_in_melds_four_black_threes_left_one_clean_pile() -> None:
    pile = "4 4 4 4 4 4 4"
    play = Play("3S 3S 3C 3C", melds={0: [pile, "* * A"]}, others={2: ""}, in_foot=(0, 2))
    its_cards_apart = 7 * 5
    assert sum(lines(play).values()) - its_cards_apart == 120 - 20 + 500 == 600


def test_the_sheet_adds_up_to_the_same() -> None:
    play = Play(
        "3S 3S 3C 3C",
        melds={0: ["4 4 4 4 4 4 4"]},
        others={2: ""},
        in_foot=(0, 2),
        phase=Phase.DEAL_OVER,
    )
    sheet = play.rules.sheet(play.rules.apply(play.state, TABLE, EndDeal()))
    assert sheet.totals[0] == sheet.deals[0].points(0) == 35 + 500 - 20
    items = [item for line in sheet.deals[0].lines for item in line.items[0]]
    assert {(item.what, item.count, item.each) for item in items} == {
        ("clean_pile", 1, 500),
        ("7654", 7, 5),
        ("black_three", 4, -5),
    }
