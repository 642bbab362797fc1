"""Which kind of pile a complete meld is, and which piles a side still needs.

Page "Hand and Foot", rules 6 and 11.
"""

from __future__ import annotations

from typing import NamedTuple

from handfoot_gui.games.hand_and_foot.rules.melds import SEVENS, Kind, Meld, SideTable
from handfoot_gui.games.hand_and_foot.rules.option_values import SevensBan
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.state import Public


class Missing(NamedTuple):
    """Piles a side still needs for its quota, by kind; *any* counts all kinds together."""

    clean: int
    dirty: int
    wild: int
    sevens: int
    any: int


def kind_of(options: Options, meld: Meld) -> Kind:
    """What *meld*, once complete, counts as in the quota and in the score."""
    return Kind.SEVENS if options.has_sevens and meld.rank in SEVENS else meld.kind


def pile_count(options: Options, table: SideTable, kind: Kind) -> int:
    """The number of complete piles of *kind*."""
    return sum(meld.is_complete and kind_of(options, meld) is kind for meld in table.melds)


def has_sevens_pile(table: SideTable) -> bool:
    """Whether the side has completed a pile of sevens, clean or dirty."""
    return any(meld.rank in SEVENS and meld.is_complete for meld in table.melds)


def missing_piles(options: Options, deal: int, table: SideTable) -> Missing:
    """The piles a side still needs before it may go out in *deal*."""
    return Missing._make(max(0, count) for count in pile_balance(options, deal, table))


def pile_balance(options: Options, deal: int, table: SideTable) -> Missing:
    """The same, below nothing where the side has more than it needs."""
    quota = options.quota(deal)
    counts = dict.fromkeys(Kind, 0)
    for meld in table.melds:
        if meld.is_complete:
            counts[kind_of(options, meld)] += 1
    return Missing(
        quota.clean - counts[Kind.CLEAN],
        quota.dirty - counts[Kind.DIRTY],
        quota.wild - counts[Kind.WILD],
        quota.sevens - counts[Kind.SEVENS],
        quota.any - sum(counts.values()),
    )


def has_quota(options: Options, deal: int, table: SideTable) -> bool:
    """Whether the side has the piles it needs to go out."""
    return not any(missing_piles(options, deal, table))


def is_seven_banned(options: Options, public: Public, side: int, own: SideTable) -> bool:
    """Whether *side*, having *own* on the table, may not discard sevens."""
    match options.sevens_ban:
        case SevensBan.OFF:
            return False
        case SevensBan.OWN_SIDE:
            return not has_sevens_pile(own)
        case _:
            return not all(
                has_sevens_pile(own if number == side else table)
                for number, table in enumerate(public.tables)
            )
