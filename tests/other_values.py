"""Other values for each field of a rule set, found from the field's type."""

from __future__ import annotations

from enum import StrEnum

from msgspec.structs import replace

from handfoot_gui.core.cards import Rank
from handfoot_gui.games.hand_and_foot.rules.option_values import (
    FIELD_OF_RANK,
    Banned,
    BanUntil,
    CardValues,
    DiscardBan,
    Passing,
    PileWord,
    Quota,
    QuotaRank,
    RedThreeTotal,
    ScoreStep,
    SpecialPile,
    UnfinishedFine,
    only,
)
from handfoot_gui.games.hand_and_foot.rules.options import Options

_OTHER_TUPLES: dict[str, tuple[tuple[object, ...], ...]] = {
    "red_three_totals": ((RedThreeTotal(0, 1000),), (RedThreeTotal(3, 900),)),
    "packets": ((15, 13), (11, 11), (15, 13, 11)),
    "passing": ((Passing.LEFT,), (Passing.RIGHT, Passing.ACROSS)),
    "draws": ((3,), (2, 3, 4)),
    "minima": ((0,), (50, 90)),
    "minima_by_score": ((ScoreStep(500, 50), ScoreStep(1500, 90)),),
    "discard_bans": (
        (DiscardBan(Banned.SEVEN, BanUntil.EVERY_SIDE),),
        (DiscardBan(Banned.WILD, BanUntil.ALWAYS), DiscardBan(Banned.ACE, BanUntil.LAST)),
    ),
    "concealed_deals": ((4,), (1, 2)),
    "unfinished_fines": ((UnfinishedFine(Banned.WILD, -1000),),),
    "special_piles": (
        (SpecialPile(Rank.ACE, 2000),),
        (SpecialPile(Rank.SEVEN, 5000, 2500, own_kind=True), SpecialPile(Rank.KING, no_wilds=True)),
    ),
    "quotas": (
        only(Quota(1, 1, 1)),
        only(Quota(2, 2, 0)),
        only(Quota(0, 0, 0, 3)),
        only(Quota(1, 1, 1, 0, (QuotaRank(Rank.ACE, 1, clean_only=True),))),
        only(Quota(2, 2, 1), Quota(4, 4, 1)),
        ((Quota(2, 2, 0), Quota(3, 0, 0)),),
    ),
}


def other_values(options: Options, field: str) -> tuple[object, ...]:
    """Values of *field* that differ from the one in *options*, each allowed by itself."""
    value = getattr(options, field)
    if field == "red_three_left_unopened":
        return (-50,) if value is None else (None,)
    if isinstance(value, bool):
        return (not value,)
    if isinstance(value, PileWord):
        # The usual word of English is "book".
        alike = (PileWord.USUAL, PileWord.BOOK)
        others = tuple(word for word in PileWord if word not in alike)
        return others if value in alike else (*(one for one in others if one != value), alike[0])
    if isinstance(value, StrEnum):
        return tuple(other for other in type(value) if other is not value)
    if isinstance(value, CardValues):
        ranks = dict.fromkeys(card.rank for card in options.cards() if card.rank in FIELD_OF_RANK)
        return tuple(replace(value, **{FIELD_OF_RANK[rank]: 7}) for rank in ranks)
    if isinstance(value, tuple):
        return _OTHER_TUPLES[field]
    return {
        "jokers_per_pack": (0, 4),
        "stock_piles": (2,),
        "deals": (0, 6),
        "target": (5000,),
        "exact_cut_bonus": (100,),
        "most_wilds": (2, 3) if value is None else (None,),
    }.get(field) or (value + 1 if value < 0 else value - 1 if value > 2 else value + 1,)
