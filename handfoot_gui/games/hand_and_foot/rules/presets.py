"""Named rule sets of Hand and Foot; page "Hand and Foot", section 4."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from msgspec.structs import replace

from handfoot_gui.core.cards import Rank
from handfoot_gui.games.hand_and_foot.rules.option_values import (
    Banned,
    BanUntil,
    BlackThrees,
    CardValues,
    Deck,
    DiscardBan,
    FootOpened,
    Openness,
    PartnersInFoot,
    Passing,
    PileCondition,
    PileWord,
    Quota,
    QuotaRank,
    RedThrees,
    RedThreesNeed,
    RedThreeTotal,
    ScoreStep,
    SecondMeld,
    Sides,
    SpecialPile,
    StockOut,
    Upcard,
    WildLimit,
    WildOnTop,
    only,
)
from handfoot_gui.games.hand_and_foot.rules.options import Options

_ANY_NUMBER: Final[dict[int, tuple[Sides, ...]]] = {
    4: (Sides.PAIRS, Sides.ALONE),
    2: (Sides.ALONE,),
    3: (Sides.ALONE,),
    5: (Sides.ALONE,),
    6: (Sides.TEAMS, Sides.PAIRS, Sides.ALONE),
    7: (Sides.ALONE,),
    8: (Sides.PAIRS, Sides.TEAMS, Sides.ALONE),
}
_UP_TO_SIX: Final = {players: sides for players, sides in _ANY_NUMBER.items() if players <= 6}
_ALONE: Final[dict[int, tuple[Sides, ...]]] = dict.fromkeys((4, 2, 3, 5, 6, 7, 8), (Sides.ALONE,))
_PAIRS_OR_ALONE: Final[dict[int, tuple[Sides, ...]]] = {
    **_ANY_NUMBER,
    6: (Sides.PAIRS, Sides.ALONE),
    8: (Sides.PAIRS, Sides.ALONE),
}


@dataclass(frozen=True, slots=True)
class Preset:
    """A named rule set for each number of players it allows."""

    options: Options
    """For the usual number of players and sides."""
    seats: Mapping[int, tuple[Sides, ...]]
    """Sides by number of players; the usual ones come first in both."""
    packs: Mapping[int, int] | None = None
    """By number of players; None: as in the classic game, one more than players, where there is a
    choice of them."""


def _classic(seats: Mapping[int, tuple[Sides, ...]] = _ANY_NUMBER, **changes: object) -> Preset:
    return Preset(replace(Options(), **changes), seats)


def _simpson(seats: dict[int, tuple[Sides, ...]] | None = None, **changes: object) -> Preset:
    base = Options(
        sides=Sides.ALONE,
        packets=(11, 11),
        passing=(Passing.RIGHT,),
        exact_cut_bonus=100,
        stock_piles=2,
        upcard=Upcard.NONE,
        take_least=7,
        wild_on_top=WildOnTop.BLOCKS,
        open_clean=Openness.ALL,
        open_dirty=Openness.ALL,
        second_meld=SecondMeld.NEVER,
        wild_limit=WildLimit.MORE,
        wild_melds=False,
        red_threes=RedThrees.PENALTY,
        red_three_left=-500,
        clean_bonus=300,
        dirty_bonus=100,
        quotas=only(Quota(1, 1, 0)),
        partners_in_foot=PartnersInFoot.NO,
        permission=False,
        must_discard_last=True,
    )
    return Preset(replace(base, **changes), _ALONE if seats is None else seats)


def _brouillette(
    *, is_high: bool, seats: dict[int, tuple[Sides, ...]] | None = None, **changes: object
) -> Preset:
    return _simpson(
        seats,
        **{
            "wild_on_top": WildOnTop.REMOVES,
            "stock_out": StockOut.REMOVED,
            "black_threes": BlackThrees.CLEAN_MELD,
            "must_discard_last": False,
            "clean_bonus": 500 if is_high else 300,
            "dirty_bonus": 300 if is_high else 100,
            "quotas": only(*(Quota(1, 1, 0),) * 3, Quota(2, 2, 0)),
            **changes,
        },
    )


def _brouillette_partners(*, is_high: bool) -> Preset:
    return _brouillette(
        is_high=is_high,
        seats={4: (Sides.PAIRS,)},
        sides=Sides.PAIRS,
        permission=True,
        answer_reasons=False,
        quotas=only(*(Quota(2, 2, 0),) * 3, Quota(4, 4, 0)),
    )


def _pennies() -> Preset:
    options = Options(
        players=6,
        sides=Sides.TEAMS,
        packs=4,
        packets=(13, 11),
        take_most=0,
        wild_on_top=WildOnTop.BLOCKS,
        wild_limit=WildLimit.FREE,
        most_wilds=3,
        red_three_totals=(RedThreeTotal(0, 1000),),
        red_threes_need=RedThreesNeed.SEVEN,
        black_threes=BlackThrees.GOING_OUT,
        minima_by_score=(
            ScoreStep(below=500, points=50),
            ScoreStep(below=1000, points=90),
            ScoreStep(below=1500, points=120),
            ScoreStep(below=20_000, points=150),
        ),
        wild_bonus=1000,
        special_piles=(SpecialPile(Rank.SEVEN, 1500, 1500, own_kind=True),),
        discard_bans=(
            DiscardBan(Banned.SEVEN, BanUntil.EVERY_SIDE),
            DiscardBan(Banned.SEVEN, BanUntil.LAST),
        ),
        quotas=only(Quota(1, 1, 1, 0, (QuotaRank(Rank.SEVEN),))),
        foot_opened=FootOpened.PILE,
        deals=0,
        target=20_000,
        pile_word=PileWord.CANASTA,
    )
    return Preset(options, {6: (Sides.TEAMS,)})


_AS_MANY_PACKS: Final = {players: players for players in range(2, 9)}
_FOUR_TO_NINE_ARE_FIVE: Final = CardValues(eight=5, nine=5)


def _demeritt() -> Preset:
    options = Options(
        packs=4,
        passing=(Passing.LEFT,),
        take_most=0,
        wild_on_top=WildOnTop.BLOCKS,
        open_dirty=Openness.ALL,
        wild_limit=WildLimit.MORE,
        wild_melds=False,
        red_threes=RedThrees.PENALTY,
        going_out_bonus=200,
        quotas=only(Quota(2, 1, 0)),
        deals=0,
        target=10_000,
    )
    seats = {4: (Sides.PAIRS,), 6: (Sides.TEAMS,), 2: (Sides.ALONE,)}
    return Preset(options, seats, _AS_MANY_PACKS)


def _bain() -> Preset:
    # What its source does not show is as in its family, pennies from heaven.
    options = replace(
        _pennies().options,
        players=4,
        sides=Sides.PAIRS,
        packs=5,
        packets=(15, 13),
        take_most=7,
        wild_on_top=WildOnTop.MATCHING_PAIR,
        wild_limit=WildLimit.MORE,
        black_threes=BlackThrees.NEVER,
        pile_word=PileWord.USUAL,
    )
    return Preset(options, {4: (Sides.PAIRS,)})


def _california() -> Preset:
    options = Options(
        packets=(11, 11),
        upcard=Upcard.NONE,
        take_least=3,
        wild_on_top=WildOnTop.BLOCKS,
        wild_melds=False,
        quotas=only(Quota(2, 2, 0)),
    )
    return Preset(options, {**_PAIRS_OR_ALONE, 6: _ANY_NUMBER[6]})


def _rasa() -> Preset:
    return _classic(
        red_threes=RedThrees.PENALTY,
        red_three_left=-500,
        quotas=only(Quota(1, 1, 1)),
        deals=0,
        target=20_000,
        pile_word=PileWord.BOOK,
    )


def _tanglewood() -> Preset:
    options = Options(
        packs=4,
        packets=(11, 11),
        exact_cut_bonus=100,
        take_least=3,
        take_most=3,
        pile_condition=PileCondition.PAIR_OR_WILD,
        wild_on_top=WildOnTop.BLOCKS,
        wilds_freeze=True,
        pile_open=False,
        wild_limit=WildLimit.MORE,
        wild_melds=False,
        red_threes=RedThrees.PENALTY,
        red_three_left=-500,
        quotas=only(Quota(1, 1, 0)),
        values=_FOUR_TO_NINE_ARE_FIVE,
    )
    return Preset(options, _PAIRS_OR_ALONE, _AS_MANY_PACKS)


def _hand_knee_foot() -> Preset:
    options = Options(
        packs=6,
        packets=(15, 13, 11),
        take_most=0,
        red_three_left=-500,
        red_three_totals=(RedThreeTotal(7, 1000),),
        quotas=only(Quota(1, 1, 1)),
    )
    seats = {4: (Sides.PAIRS,), 3: (Sides.ALONE,), 6: (Sides.TEAMS,)}
    return Preset(options, seats, {3: 7, 4: 6, 6: 7})


ALL_PRESETS: Final[dict[str, Preset]] = {
    "classic": _classic(),
    "classic-upcard": _classic(upcard=Upcard.LEFT),
    "saskatchewan": _classic(
        packets=(11, 13),
        wild_limit=WildLimit.MORE,
        open_clean=Openness.NATURALS,
        open_dirty=Openness.NATURALS,
        open_wild=True,
        concealed_deals=(4,),
        take_most=0,
        quotas=only(Quota(1, 1, 1)),
        pile_word=PileWord.CANASTA,
    ),
    "simpson": _simpson(),
    "brouillette-low": _brouillette(is_high=False),
    "brouillette-high": _brouillette(is_high=True),
    "brouillette-partners-low": _brouillette_partners(is_high=False),
    "brouillette-partners-high": _brouillette_partners(is_high=True),
    "pennies": _pennies(),
    "special-deck": _classic(
        _UP_TO_SIX,
        deck=Deck.SPECIAL,
        packets=(11, 11),
        exact_cut_bonus=100,
        quotas=only(Quota(0, 0, 0, 3)),
        values=CardValues(jester=25),
        black_three_left=0,
        black_three_melded=0,
    ),
    "bain": _bain(),
    "demeritt": _demeritt(),
    "california": _california(),
    "rasa": _rasa(),
    "tanglewood": _tanglewood(),
    "hand-knee-foot": _hand_knee_foot(),
}
"""Every preset by its name, as used in files and on the command line."""

PRESETS: Final[dict[str, Options]] = {name: made.options for name, made in ALL_PRESETS.items()}
"""The rules of every preset for its usual number of players."""

PRESET_SEATS: Final = {name: made.seats for name, made in ALL_PRESETS.items()}
"""The sides each preset allows, by number of players; the usual ones come first."""


def preset(name: str, players: int | None = None, sides: Sides | None = None) -> Options:
    """The preset *name* for so many players; KeyError or ValueError where it does not allow them.

    Without *players* or *sides* they are the usual ones.
    """
    made = ALL_PRESETS[name]
    if players is None:
        players = made.options.players
    if players not in made.seats:
        raise ValueError(f"{name} is not played by {players}")
    if sides is None:
        sides = made.seats[players][0]
    elif sides not in made.seats[players]:
        raise ValueError(f"{name} is not played by {players} as {sides.value}")
    if made.packs is not None:
        packs = made.packs[players]
    else:
        packs = players + 1 if len(made.seats) > 1 else made.options.packs
    return replace(made.options, players=players, sides=sides, packs=packs)
