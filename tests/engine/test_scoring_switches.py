"""Every switch that is a number of points moves just its line of the score."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from setting_out import Play

from handfoot_gui.core.seats import Seat
from handfoot_gui.games.hand_and_foot.rules.option_values import CardValues, Deck
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.scoring import deal_score

CLEAN, DIRTY, WILD = "4 4 4 4 4 4 4", "6 6 6 6 6 6 2", "2 2 2 2 * * *"
ALL_RED_THREES = " ".join(("3H 3D",) * 5)
SEVENS = "7 7 7 7 7 7 7"
SPECIAL = {"deck": Deck.SPECIAL}
TWO_LADIES = {"melds": {0: ["e e e e e e e w w"]}}
CASES: list[tuple[dict[str, Any], dict[str, Any], str, int, int]] = [
    ({"clean_bonus": 400}, {"melds": {0: [CLEAN]}}, "clean_piles", 500, 400),
    ({"dirty_bonus": 200}, {"melds": {0: [DIRTY]}}, "dirty_piles", 300, 200),
    ({"wild_bonus": 1000}, {"melds": {0: [WILD]}}, "wild_piles", 1500, 1000),
    ({"red_three_laid": 50}, {"red_threes": {0: "3H 3D"}}, "red_threes", 200, 100),
    ({"red_three_left": -300}, {"holding": "3H"}, "red_threes", -100, -300),
    ({"all_red_threes": 1200}, {"red_threes": {0: ALL_RED_THREES}}, "red_threes", 1000, 1200),
    ({"all_red_threes": 1200}, {"red_threes": {0: "3H 3D"}}, "red_threes", 200, 200),
    ({"red_threes_by_sevens": True}, {"red_threes": {0: "3H 3D"}}, "red_threes", 200, -200),
    ({"going_out_bonus": 200}, {"public": {"out": Seat(0)}}, "going_out", 100, 200),
    ({"going_out_bonus": 200}, {"public": {"out": Seat(1)}}, "going_out", 0, 0),
    ({"sevens_bonus": 1500}, {"melds": {0: [SEVENS]}}, "clean_piles", 500, 0),
    ({"sevens_bonus": 1000}, {"base": {"sevens_bonus": 1500}, "melds": {0: [SEVENS]}},
     "sevens_piles", 1500, 1000),
    ({"sevens_bonus": 1000}, {"base": {"sevens_bonus": 1500}, "melds": {0: [CLEAN]}},
     "clean_piles", 500, 500),
    ({"exact_cut_bonus": 250}, {"base": {"exact_cut_bonus": 100},
                                "public": {"lifted": (26, 26, 25, 26)}}, "exact_cut", 100, 250),
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
    ({"values": CardValues(high=12)}, {"holding": "8 K 4"}, "cards_left", -25, -29),
    ({"values": CardValues(low=7)}, {"holding": "4 7 8"}, "cards_left", -20, -24),
    ({"values": CardValues(black_three=50)}, {"holding": "3S 4"}, "cards_left", -10, -55),
    ({"values": CardValues(low=7)}, {"melds": {0: [DIRTY]}}, "cards_melded", 50, 62),
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
    values = [changes["values"] for changes, *_ in CASES if "values" in changes]
    for name in CardValues.__struct_fields__:
        assert any(getattr(some, name) != getattr(CardValues(), name) for some in values)
