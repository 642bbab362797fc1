"""Every switch that is a number of points moves just its line of the score."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from setting_out import Play

from handfoot_gui.engine.hand_and_foot.options import CardValues, Options
from handfoot_gui.engine.hand_and_foot.scoring import deal_score

CLEAN, DIRTY, WILD = "4 4 4 4 4 4 4", "6 6 6 6 6 6 2", "2 2 2 2 * * *"
ALL_RED_THREES = " ".join(("3H 3D",) * 5)
CASES: list[tuple[dict[str, Any], dict[str, Any], str, int, int]] = [
    ({"clean_bonus": 400}, {"melds": {0: [CLEAN]}}, "clean_piles", 500, 400),
    ({"dirty_bonus": 200}, {"melds": {0: [DIRTY]}}, "dirty_piles", 300, 200),
    ({"wild_bonus": 1000}, {"melds": {0: [WILD]}}, "wild_piles", 1500, 1000),
    ({"red_three_laid": 50}, {"red_threes": {0: "3H 3D"}}, "red_threes", 200, 100),
    ({"red_three_left": -300}, {"holding": "3H"}, "red_threes", -100, -300),
    ({"all_red_threes": 1200}, {"red_threes": {0: ALL_RED_THREES}}, "red_threes", 1000, 1200),
    ({"all_red_threes": 1200}, {"red_threes": {0: "3H 3D"}}, "red_threes", 200, 200),
    ({"red_threes_by_sevens": True}, {"red_threes": {0: "3H 3D"}}, "red_threes", 200, -200),
    ({"values": CardValues(joker=25)}, {"holding": "* 4"}, "cards_left", -55, -30),
]  # fmt: skip


def line(play: Play, kind: str) -> int:
    lines = deal_score(play.rules.options, play.state).lines
    return next(line.points(0) for line in lines if line.kind == kind)


@pytest.mark.parametrize("case", CASES, ids=[f"{next(iter(c[0]))}-{c[4]}" for c in CASES])
def test_points_are_those_of_the_rules(case: tuple[Any, ...]) -> None:
    changes, where, kind, classic, changed = case
    where = {"others": {2: ""}, "in_foot": (0, 2), **where}
    assert line(Play(**where), kind) == classic
    assert line(Play(options=replace(Options(), **changes), **where), kind) == changed
