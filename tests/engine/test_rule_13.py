"""Rule 13 of classic Hand and Foot: the score."""

from __future__ import annotations

import pytest
from setting_out import CLEAN, DIRTY, DRAW, QUOTA, Play, ended, goer

from handfoot_gui.core.seats import TABLE
from handfoot_gui.games.hand_and_foot.rules.moves import EndDeal
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
