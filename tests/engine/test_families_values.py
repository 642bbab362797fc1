"""The switches of families about what cards and piles count: page "Families' switches", S14 to S17
and S22, each example of the page by its sentence."""

from __future__ import annotations

from typing import Any, Final

import pytest
from setting_out import Play, under

from handfoot_gui.games.hand_and_foot.rules import problems as no
from handfoot_gui.games.hand_and_foot.rules.option_values import BlackThrees, CardValues
from handfoot_gui.games.hand_and_foot.rules.scoring import card_items, deal_score

FOUR_TO_NINE: Final = CardValues(nine=5, eight=5)


def lines(play: Play, side: int = 0) -> dict[str, int]:
    """Points of *side* by line, as if the deal were over."""
    found = deal_score(play.rules.options, play.state).lines
    return {line.kind: line.points(side) for line in found}


def alone(holding: str = "", **more: Any) -> Play:
    """A position in which the own side is left with *holding* only."""
    return Play(holding, **{"others": {2: ""}, "in_foot": (0, 2), **more})


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
