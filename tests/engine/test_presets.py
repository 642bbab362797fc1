"""Every preset has the numbers of section 4 of the rules page and plays at every table."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from random_play import match

from handfoot_gui.core.cards import Rank
from handfoot_gui.core.errors import OptionsError
from handfoot_gui.games import GAMES
from handfoot_gui.games.hand_and_foot.rules.option_values import (
    Banned,
    BanUntil,
    CardValues,
    DiscardBan,
    Quota,
    QuotaRank,
    RedThreeTotal,
    ScoreStep,
    Sides,
    SpecialPile,
    only,
)
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.presets import ALL_PRESETS, PRESETS, preset
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.state import Phase

SIMPSON: dict[str, Any] = {
    "sides": "alone", "packets": (11, 11), "stock_piles": 2, "upcard": "none",
    "passing": ("right",), "exact_cut_bonus": 100, "draws": (2,), "take_least": 7, "take_most": 7,
    "pile_condition": "natural pair", "wild_on_top": "blocks", "wild_limit": "more",
    "wild_melds": False, "second_meld": "never", "open_clean": "all", "open_dirty": "all",
    "red_threes": "penalty", "red_three_left": -500, "clean_bonus": 300, "dirty_bonus": 100,
    "quotas": ((Quota(1, 1, 0),),), "must_discard_last": True, "permission": False,
}  # fmt: skip
BROUILLETTE: dict[str, Any] = {
    **SIMPSON, "quotas": only(*[Quota(1, 1, 0)] * 3, Quota(2, 2, 0)),
    "must_discard_last": False, "wild_on_top": "removes", "stock_out": "removed",
    "black_threes": "clean meld",
}  # fmt: skip
PARTNERS: dict[str, Any] = {
    **BROUILLETTE, "sides": "pairs", "permission": True, "partners_in_foot": "no",
    "answer_reasons": False,
    "quotas": ((Quota(2, 2, 0),), (Quota(2, 2, 0),), (Quota(2, 2, 0),), (Quota(4, 4, 0),)),
}  # fmt: skip
HIGH: dict[str, Any] = {"clean_bonus": 500, "dirty_bonus": 300}

NUMBERS: dict[str, dict[str, Any]] = {
    "classic": {},
    "classic-upcard": {"upcard": "left"},
    "saskatchewan": {
        "packets": (11, 13), "wild_limit": "more", "open_clean": "naturals",
        "open_dirty": "naturals", "open_wild": True, "concealed_deals": (4,), "take_most": 0,
        "quotas": ((Quota(1, 1, 1),),),
        "pile_word": "canasta",
    },
    "simpson": SIMPSON,
    "brouillette-low": BROUILLETTE,
    "brouillette-high": {**BROUILLETTE, **HIGH},
    "brouillette-partners-low": PARTNERS,
    "brouillette-partners-high": {**PARTNERS, **HIGH},
    "pennies": {
        "players": 6, "sides": "teams", "packs": 4, "packets": (13, 11),
        "foot_opened": "pile", "take_most": 0, "wild_on_top": "blocks", "wild_limit": "free",
        "most_wilds": 3, "open_clean": "closed", "open_dirty": "closed", "open_wild": False,
        "clean_bonus": 500, "dirty_bonus": 300,
        "wild_bonus": 1000,
        "special_piles": (SpecialPile(Rank.SEVEN, 1500, 1500, own_kind=True),),
        "discard_bans": (
            DiscardBan(Banned.SEVEN, BanUntil.EVERY_SIDE), DiscardBan(Banned.SEVEN, BanUntil.LAST),
        ), "black_threes": "going out",
        "minima_by_score": tuple(
            map(ScoreStep, (500, 1000, 1500, 20_000), (50, 90, 120, 150))
        ),
        "quotas": only(Quota(1, 1, 1, 0, (QuotaRank(Rank.SEVEN),))), "red_three_laid": 100,
        "red_three_totals": (RedThreeTotal(0, 1000),),
        "red_threes_need": "7", "deals": 0, "target": 20_000, "pile_word": "canasta",
    },
    "special-deck": {
        "deck": "special", "packets": (11, 11), "exact_cut_bonus": 100,
        "quotas": ((Quota(0, 0, 0, 3),),), "lady_bonus": 100, "lady_left": -500,
        "values": CardValues(jester=25), "black_three_left": 0, "black_three_melded": 0,
    },
    "bain": {
        "packets": (15, 13), "foot_opened": "pile", "wild_limit": "more", "most_wilds": 3,
        "wild_bonus": 1000,
        "special_piles": (SpecialPile(Rank.SEVEN, 1500, 1500, own_kind=True),),
        "discard_bans": (
            DiscardBan(Banned.SEVEN, BanUntil.EVERY_SIDE), DiscardBan(Banned.SEVEN, BanUntil.LAST),
        ),
        "minima_by_score": tuple(
            map(ScoreStep, (500, 1000, 1500, 20_000), (50, 90, 120, 150))
        ),
        "quotas": only(Quota(1, 1, 1, 0, (QuotaRank(Rank.SEVEN),))),
        "red_three_totals": (RedThreeTotal(0, 1000),), "red_threes_need": "7",
        "deals": 0, "target": 20_000,
    },
    "demeritt": {
        "packs": 4, "packets": (13, 13), "passing": ("left",), "take_most": 0,
        "pile_condition": "natural pair", "wild_on_top": "blocks", "wild_melds": False,
        "wild_limit": "more", "open_clean": "closed", "open_dirty": "all",
        "quotas": only(Quota(2, 1, 0)), "clean_bonus": 500, "dirty_bonus": 300,
        "going_out_bonus": 200, "deals": 0, "target": 10_000, "red_threes": "penalty",
        "red_three_left": -100,
    },
    "california": {
        "upcard": "none", "packets": (11, 11), "take_least": 3, "take_most": 7,
        "wild_on_top": "blocks", "wild_melds": False, "red_three_laid": 100,
        "quotas": only(Quota(2, 2, 0)), "deals": 4,
    },
    "rasa": {
        "packets": (13, 13), "red_threes": "penalty", "red_three_left": -500,
        "clean_bonus": 500, "dirty_bonus": 300, "wild_bonus": 1500,
        "quotas": only(Quota(1, 1, 1)), "deals": 0, "target": 20_000, "pile_word": "book",
    },
    "tanglewood": {
        "packs": 4, "packets": (11, 11), "exact_cut_bonus": 100,
        "values": CardValues(nine=5, eight=5), "take_least": 3, "take_most": 3,
        "pile_condition": "pair or wild", "pile_open": False, "wilds_freeze": True,
        "wild_on_top": "blocks", "wild_limit": "more", "wild_melds": False,
        "red_threes": "penalty", "red_three_left": -500, "quotas": only(Quota(1, 1, 0)),
    },
    "hand-knee-foot": {
        "packs": 6, "packets": (15, 13, 11), "take_most": 0, "red_three_laid": 100,
        "red_three_totals": (RedThreeTotal(7, 1000),), "red_three_left": -500,
        "quotas": only(Quota(1, 1, 1)),
    },
}  # fmt: skip

NOT_ASKED_ALONE = {"partners_in_foot"}
"""Fields without a meaning where everybody plays alone."""


def test_every_preset_of_the_page_is_there_and_no_other() -> None:
    assert list(PRESETS) == list(NUMBERS)


@pytest.mark.parametrize("name", NUMBERS)
def test_fields_are_as_the_page_says_and_those_not_named_are_as_in_classic(name: str) -> None:
    options, classic = PRESETS[name], Options()
    named = NUMBERS[name]
    for field, value in named.items():
        assert getattr(options, field) == value, field
    for field in set(Options.__struct_fields__) - set(named):
        if options.sides is Sides.ALONE and field in NOT_ASKED_ALONE:
            continue
        assert getattr(options, field) == getattr(classic, field), field


ANY_NUMBER = {
    (2, "alone"), (3, "alone"), (4, "pairs"), (4, "alone"), (5, "alone"),
    (6, "teams"), (6, "pairs"), (6, "alone"), (7, "alone"),
    (8, "pairs"), (8, "teams"), (8, "alone"),
}  # fmt: skip
UP_TO_SIX = {(players, sides) for players, sides in ANY_NUMBER if players <= 6}
ALONE = {(players, "alone") for players in range(2, 9)}
PAIRS_OR_ALONE = ALONE | {(4, "pairs"), (6, "pairs"), (8, "pairs")}
ALLOWED = {
    "classic": ANY_NUMBER,
    "classic-upcard": ANY_NUMBER,
    "saskatchewan": ANY_NUMBER,
    "special-deck": UP_TO_SIX,
    "simpson": ALONE,
    "brouillette-low": ALONE,
    "brouillette-high": ALONE,
    "brouillette-partners-low": {(4, "pairs")},
    "brouillette-partners-high": {(4, "pairs")},
    "pennies": {(6, "teams")},
    "bain": {(4, "pairs")},
    "demeritt": {(4, "pairs"), (6, "teams"), (2, "alone")},
    "california": PAIRS_OR_ALONE | {(6, "teams")},
    "rasa": ANY_NUMBER,
    "tanglewood": PAIRS_OR_ALONE,
    "hand-knee-foot": {(4, "pairs"), (3, "alone"), (6, "teams")},
}


def tables() -> list[tuple[str, int, Sides]]:
    return [
        (name, players, sides)
        for name, made in ALL_PRESETS.items()
        for players, allowed in made.seats.items()
        for sides in allowed
    ]


@pytest.mark.parametrize("name", NUMBERS)
def test_the_numbers_of_players_and_sides_are_those_of_the_page(name: str) -> None:
    found = {(players, sides.value) for preset, players, sides in tables() if preset == name}
    assert found == ALLOWED[name]


def test_what_a_preset_does_not_allow_is_refused() -> None:
    with pytest.raises(ValueError, match="pennies is not played by 4"):
        preset("pennies", 4)
    with pytest.raises(ValueError, match="as pairs"):
        preset("simpson", 4, Sides.PAIRS)
    with pytest.raises(KeyError):
        preset("bridge")


def test_usual_sides_come_first() -> None:
    usual = {players: preset("classic", players).sides for players in range(2, 9)}
    assert usual == {
        2: Sides.ALONE, 3: Sides.ALONE, 4: Sides.PAIRS, 5: Sides.ALONE, 6: Sides.TEAMS,
        7: Sides.ALONE, 8: Sides.PAIRS,
    }  # fmt: skip
    for name, made in ALL_PRESETS.items():
        assert preset(name) == made.options


def test_packs_are_players_and_one_more_but_where_the_page_says_otherwise() -> None:
    others = {
        "pennies": {6: 4},
        "demeritt": {2: 2, 4: 4, 6: 6},
        "tanglewood": {players: players for players in range(2, 9)},
        "hand-knee-foot": {3: 7, 4: 6, 6: 7},
    }
    for name, players, sides in tables():
        packs = preset(name, players, sides).packs
        assert packs == others.get(name, {}).get(players, players + 1)


def test_the_registry_knows_every_preset() -> None:
    game = GAMES["hand-and-foot"]
    assert set(game.presets) == set(game.preset_seats) == set(NUMBERS)
    assert game.preset_options("classic", 6, Sides.PAIRS).players == 6


ALIKE_BY_SEVEN_AND_EIGHT = ("classic-upcard", "saskatchewan", "brouillette-high", "rasa")
"""Larger tables of these play nothing that others do not."""


@pytest.mark.sampled(8)
@pytest.mark.parametrize(
    ("name", "players", "sides"),
    [one for one in tables() if one[1] <= 6 or one[0] not in ALIKE_BY_SEVEN_AND_EIGHT],
)
def test_every_preset_plays_to_its_end_for_every_table(
    name: str, players: int, sides: Sides
) -> None:
    options = preset(name, players, sides)
    options.check()
    rules = HandAndFoot(options)
    state = rules.start()
    for now, seat, move in match(rules, Random(players), 20_000):
        state = rules.apply(now, seat, move)
    assert state.public.phase is Phase.OVER
    sheet = rules.sheet(state)
    assert len(sheet.totals) == options.side_count
    assert len(sheet.deals) == options.deals or max(sheet.totals) >= options.target > 0


def test_seats_of_sides() -> None:
    def seats(players: int, sides: Sides) -> tuple[tuple[int, ...], ...]:
        return Options(players=players, sides=sides, packs=players + 1).seats_of_sides

    assert seats(4, Sides.PAIRS) == ((0, 2), (1, 3))
    assert seats(6, Sides.PAIRS) == ((0, 3), (1, 4), (2, 5))
    assert seats(6, Sides.TEAMS) == ((0, 2, 4), (1, 3, 5))
    assert seats(8, Sides.PAIRS) == ((0, 4), (1, 5), (2, 6), (3, 7))
    assert seats(8, Sides.TEAMS) == ((0, 2, 4, 6), (1, 3, 5, 7))
    assert seats(3, Sides.ALONE) == ((0,), (1,), (2,))
    teams = Options(players=6, sides=Sides.TEAMS, packs=7)
    assert [teams.partners_of(seat) for seat in (0, 3)] == [(2, 4), (5, 1)]
    assert Options(players=6, sides=Sides.PAIRS, packs=7).partners_of(4) == (1,)
    assert Options(players=2, sides=Sides.ALONE, packs=3).partners_of(1) == ()


@pytest.mark.parametrize(
    ("players", "sides"),
    [(5, Sides.PAIRS), (4, Sides.TEAMS), (2, Sides.PAIRS), (3, Sides.TEAMS), (7, Sides.PAIRS)],
)
def test_sides_that_do_not_fit_the_number_of_players_are_refused(
    players: int, sides: Sides
) -> None:
    with pytest.raises(OptionsError) as caught:
        Options(players=players, sides=sides, packs=players + 1).check()
    assert caught.value.fields == ("sides", "players")
