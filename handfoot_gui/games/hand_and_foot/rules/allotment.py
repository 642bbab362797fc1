"""Going out on counts: what goes where, and which card, if any, is discarded last.

Going out is a small allotment problem: every natural has only one rank to go to, so the only
choice is where the wilds go and which card, if any, is discarded last. Ranks are worked through
one after the other, keeping for every number of wilds spent the piles completed so far.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple, TypeAlias

from msgspec import Struct

from handfoot_gui.core.cards import Rank
from handfoot_gui.games.hand_and_foot.rules.laying import LayTargets, MissingPiles, Steps
from handfoot_gui.games.hand_and_foot.rules.melds import PILE_SIZE
from handfoot_gui.games.hand_and_foot.rules.option_values import Openness
from handfoot_gui.games.hand_and_foot.rules.options import Options

_LADY: Final = Rank.LADY
ONLY: Final = "unmeldable"
LastDiscard: TypeAlias = Rank | str | None
"""Rank of the last discard; a joker's stands for any wild, `ONLY` for what cannot be melded."""
_Path: TypeAlias = tuple[tuple[Rank, Steps], ...]
Solution: TypeAlias = tuple[_Path, Steps, LastDiscard]
"""What goes where by rank, the same for wild melds, and the discard."""


class FirstMeld(NamedTuple):
    """What the first lay-down of a side that is not down needs (rule 8, decision 18)."""

    points: int
    is_pile: bool
    """A concealed pile, whatever it is worth."""


class HeldCounts(NamedTuple):
    """How many cards a player holds that can be melded."""

    naturals: dict[Rank, int]
    wilds: int
    ladies: int


class Position(Struct, frozen=True):
    """A side's melds and a player's cards as numbers."""

    held: HeldCounts
    targets: dict[Rank | None, LayTargets]
    """For every rank held or melded, in the usual order, and for wild melds."""
    missing: MissingPiles
    ranks: dict[Rank, tuple[int, bool]]
    """Piles of certain ranks that are missing (below nothing: to spare), and whether they have to
    be clean."""
    cleans: int
    """Complete clean piles, onto which ladies can be laid."""
    only_discards: int
    """Cards that cannot be melded: black threes, and replacements nobody has seen yet."""
    throws: Mapping[LastDiscard, bool]
    """Ranks (the joker's for wilds) that may not be the last discard, and whether they may once a
    pile of them is completed; all others may."""
    spare: int | None
    """Points that may go by the last discard, so that the rest is enough for a first meld; None
    where nothing depends on it."""
    points: dict[LastDiscard, int]
    """What every discard takes from the points of the rest, where that matters."""


_Key: TypeAlias = tuple[int, LastDiscard, int, int, int, int]
"""Wilds laid with naturals, the discard, clean, dirty and all piles still missing (clean ones below
nothing where that many may turn dirty later), and complete clean piles where there are ladies to
lay (more than one only where such a pile may turn dirty later)."""
_Choice: TypeAlias = tuple[int, int, int, int, int, Steps]
"""Wilds laid with the naturals of a rank, the clean and the dirty piles this makes of those that
are missing, clean ones and all, and how."""


def solve(options: Options, position: Position) -> Solution | None:
    """How *position* is got rid of; None: there is no way out."""
    if position.only_discards > 1:
        return None
    missing, held = position.missing, position.held
    for asked, (count, _) in position.ranks.items():
        is_laid = asked in position.targets and (held.wilds > 0 or asked in held.naturals)
        if count > 0 and not is_laid:
            return None
    discard = ONLY if position.only_discards else None
    turning = _turning(position) if _may_turn_dirty(options) else {}
    later = sum(turning.values())
    cleans = min(1 + later, position.cleans)
    reached: dict[_Key, _Path] = {
        (0, discard, max(-later, missing.clean), missing.dirty, missing.any, cleans): ()
    }
    for rank in position.targets:
        if rank is None or not (held.wilds or rank in held.naturals):
            continue
        later -= turning.get(rank, 0)
        reached = _after_rank(options, position, reached, rank, later)
    for key, path in reached.items():
        found = _finished(options, position, key)
        if found is not None:
            return (path, *found)
    return None


def _turning(position: Position) -> dict[Rank, int]:
    """By rank: the complete clean piles, which may turn dirty."""
    return {
        rank: sum([naturals >= PILE_SIZE and not wilds for naturals, wilds in targets.sizes])
        for rank, targets in position.targets.items()
        if rank is not None
    }


def _after_rank(
    options: Options, position: Position, reached: dict[_Key, _Path], rank: Rank, later: int
) -> dict[_Key, _Path]:
    """What the naturals of *rank*, with wilds or a discard of one, can make of what is *reached*,
    and how; so many clean piles may turn dirty *later*, and no larger surplus of them matters."""
    after: dict[_Key, _Path] = {}
    kept = _choices(options, position, rank, 0)
    thrown: list[_Choice] | None = None
    most, has_ladies = position.held.wilds, position.held.ladies > 0
    for (spent, discard, clean, dirty, total, cleans), path in reached.items():
        ways = [(discard, kept)]
        if discard is None and rank in position.held.naturals:
            thrown = _choices(options, position, rank, 1) if thrown is None else thrown
            ways.append((rank, thrown))
        for now, choices in ways:
            for wilds, c, d, pure, made, steps in choices:
                if spent + wilds > most:
                    break
                key = (
                    spent + wilds, now, max(-later, clean - c), max(0, dirty - d),
                    max(0, total - made), min(1 + later, cleans + pure) if has_ladies else 0,
                )  # fmt: skip
                if key not in after:
                    after[key] = (*path, (rank, steps)) if steps else path
    return after


def _choices(options: Options, position: Position, rank: Rank, thrown: int) -> list[_Choice]:
    """What all naturals of *rank* but those *thrown* may be laid as, with few wilds first."""
    targets, left = position.targets[rank], position.held.naturals.get(rank, 0) - thrown
    found: list[_Choice] = [
        (wilds, c, d, c, c + d, steps)
        for wilds in range(position.held.wilds + 1)
        for (c, d), steps in targets.fillings(left, wilds).items()
    ]
    if thrown and rank in position.throws:
        found = [choice for choice in found if _may_throw(position, rank, choice[4])]
    if rank in position.ranks:
        missed, is_pure = position.ranks[rank]
        found = [choice for choice in found if (choice[3] if is_pure else choice[4]) >= missed]
    if rank in options.own_kinds:
        found = [(wilds, 0, 0, pure, made, steps) for wilds, _, _, pure, made, steps in found]
    return found


def _may_turn_dirty(options: Options) -> bool:
    """Whether a complete clean pile may turn dirty."""
    return options.open_clean is Openness.ALL


def _may_throw(position: Position, rank: LastDiscard, completed: int) -> bool:
    """Whether a card of *rank* may be the last discard when so many piles of it are completed."""
    return rank not in position.throws or (position.throws[rank] and completed > 0)


def _finished(options: Options, position: Position, key: _Key) -> tuple[Steps, LastDiscard] | None:
    """What becomes of the wilds and ladies left over, if that meets the quota."""
    spent, thrown_before, clean, dirty, every, cleans = key
    if clean > 0 or dirty > 0:
        return None
    left = position.held.wilds - spent
    ladies = position.held.ladies
    stuck = 0 if cleans else ladies
    discards: list[LastDiscard] = [thrown_before]
    if thrown_before is None:
        discards = [] if options.must_discard_last else [None]
        discards += [Rank.JOKER] * bool(left) + [_LADY] * bool(ladies)
    for discard in discards:
        if stuck > (discard is _LADY):
            continue
        thrown = discard is Rank.JOKER and thrown_before is None
        for (wild, _), steps in position.targets[None].fillings(left - thrown, 0).items():
            if thrown and not _may_throw(position, discard, wild):
                continue
            if wild >= position.missing.wild and wild >= every:
                if position.spare is not None and position.points.get(discard, 0) > position.spare:
                    break
                return steps, discard
    return None
