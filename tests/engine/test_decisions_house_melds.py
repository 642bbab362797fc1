"""The decisions of section 5 about open melds and black threes, each named after its sentence."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from setting_out import DRAW, EIGHTS, Play, position, under

from handfoot_gui.games.hand_and_foot.rules import problems as no
from handfoot_gui.games.hand_and_foot.rules.option_values import (
    AfterSeven,
    BlackThrees,
    PileCondition,
)
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.presets import PRESETS
from handfoot_gui.games.hand_and_foot.rules.scoring import deal_score

# 17: open melds ----------------------------------------------------------------------------------

OPEN = under(after_seven=AfterSeven.NATURALS)


def test_17_a_card_goes_to_the_incomplete_meld_a_complete_open_one_or_a_new_one() -> None:
    for part in ("0: 8", "1: 8"):
        play = position(OPEN, "8 J J", melds={0: (EIGHTS, "8 8 8")})
        play.allowed(play.lay(part))
    play = position(OPEN, "8 8 8 J J", melds={0: (EIGHTS,)}).lays("8 8 8")


def test_17_overflow_does_not_exist_in_open_games() -> None:
    """Top card and pair fit any meld of the rank, here beyond its seventh card."""
    where: dict[str, Any] = {
        "holding": "8 8 J J", "melds": {0: ("8 8 8 8 8 8",)}, "pile": "8", "phase": DRAW,
    }  # fmt: skip
    play = position(OPEN, **where).takes("0: top 8 8")
    assert play.public.tables[0].complete_piles == 1
    closed = position(Options(), **where)
    assert closed.problem(closed.take("0: top 8 8")) == no.OverflowTooShort(closed.pile[0].rank, 1)


# 23 and 29: one matching card --------------------------------------------------------------------

ONE = under(pile_condition=PileCondition.ONE_CARD)


def test_23_top_and_it_extend_an_own_incomplete_meld_or_start_one() -> None:
    where: dict[str, Any] = {"pile": "8", "phase": DRAW}
    play = position(ONE, "8 J J", melds={0: ("8 8 8",)}, **where).takes("0: top 8")
    play = position(ONE, "8 2 J J", **where).takes("top 8 2")
    play = position(ONE, "8 8 J J", **where).takes("top 8 8")
    play = position(ONE, "8 J J", **where)
    play.refused(play.take("top 8"), no.TooFewCards(play.pile[0].rank, 2, 3))
    play = position(ONE, "2 2 J J", **where)
    play.refused(play.take("top 2 2"), no.MatchMissing(play.pile[0], is_pair=False))


def test_29_in_an_open_game_it_may_also_extend_a_complete_open_meld() -> None:
    where: dict[str, Any] = {
        "holding": "8 J J", "melds": {0: (EIGHTS,)}, "pile": "8", "phase": DRAW,
    }  # fmt: skip
    position(replace(ONE, after_seven=AfterSeven.NATURALS), **where).takes("0: top 8")
    closed = position(ONE, **where)
    closed.refused(closed.take("0: top 8"), no.MeldComplete(closed.pile[0].rank))


# 26 to 28 ----------------------------------------------------------------------------------------

THREES = under(black_threes=BlackThrees.CLEAN_MELD)


def test_26_melded_black_threes_count_five_against_also_towards_a_minimum() -> None:
    play = Play("A A A 3S 3S 3C J J", options=THREES)
    play.no_lay(no.TooFewPoints(45, 50), "A A A", "3S 3S 3C")
    down = position(THREES, "J J", melds={0: ("3S 3S 3C",)})
    score = deal_score(THREES, down.state)
    assert next(line for line in score.lines if line.kind == "cards_melded").points(0) == -15


def test_26_no_wilds_with_them() -> None:
    play = position(THREES, "3S 3C 2 J J")
    play.refused(play.lay("3S 3C 2"), no.WildWithThrees(play.held("2")[0]))


@pytest.mark.parametrize(
    ("name", "bonus"), [("brouillette-low", 100), ("brouillette-high", 300), ("pennies", 500)]
)
def test_26_seven_are_a_clean_pile(name: str, bonus: int) -> None:
    """For the quota in every variant; in `brouillette` it pays the dirty amount."""
    options = PRESETS[name]
    play = Play("J J", melds={0: ("3S 3S 3S 3S 3C 3C 3C",)}, options=options)
    score = deal_score(options, play.state)
    assert next(line for line in score.lines if line.kind == "clean_piles").points(0) == bonus


def test_26_a_pair_of_black_threes_never_takes_the_pile() -> None:
    play = position(THREES, "3S 3S J J", pile="4 3C", phase=DRAW)
    play.refused(play.take("top 3S 3S"), no.PileBlocked(play.pile[-1]))


def test_27_dirty_piles_take_anything_within_the_limit_clean_and_wild_piles_are_closed() -> None:
    options = under(after_seven=AfterSeven.DIRTY)
    melds = {0: ("8 8 8 8 8 8 2", "9 9 9 9 9 9 9", "2 2 2 2 * * *")}
    play = position(options, "8 8 2 9 * J J", melds=melds)
    play.refused(play.lay("1: 9"), no.MeldComplete(play.held("9")[0].rank))
    play.no_lay(no.MeldComplete(None), "2: *").lays("0: 8 8 2").lays("0: *")
    assert play.public.tables[0].melds[0].wilds == 3


def test_28_applies_only_where_melds_are_open_to_all() -> None:
    for after, allowed in ((AfterSeven.ALL, True), (AfterSeven.NATURALS, False)):
        options = under(after_seven=after, wilds_on_clean=True)
        play = position(options, "2 J J", melds={0: (EIGHTS,)})
        assert (play.problem(play.lay("0: 2")) is None) is allowed


def test_28_a_clean_pile_with_a_wild_turns_dirty() -> None:
    options = under(after_seven=AfterSeven.ALL, wilds_on_clean=True)
    play = position(options, "2 J J", melds={0: (EIGHTS,)}).lays("0: 2")
    assert play.public.tables[0].melds[0].kind == "dirty"
