"""The scoring vectors of the rules page that concern the classic game."""

from __future__ import annotations

from setting_out import Play

from handfoot_gui.core.seats import TABLE
from handfoot_gui.games.hand_and_foot.rules.moves import EndDeal
from handfoot_gui.games.hand_and_foot.rules.scoring import deal_score, table_points
from handfoot_gui.games.hand_and_foot.rules.state import Phase


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
    assert table_points(play.rules.options, play.public.tables[0]) == 1600 + melded


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
        ("low", 7, 5),
        ("black_three", 4, -5),
    }
