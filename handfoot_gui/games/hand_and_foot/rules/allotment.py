"""Going out on counts: what goes where, and which card, if any, is discarded last.

Going out is a small allotment problem: every natural has only one rank to go to, so the only
choice is where the wilds go and which card, if any, is discarded last. Ranks are worked through
one after the other, keeping for every number of wilds spent the piles completed so far.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple, TypeAlias

from msgspec import Struct

from handfoot_gui.core.cards import Rank
from handfoot_gui.games.hand_and_foot.rules.laying import LayTargets, MissingPiles, Steps
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


class _Key(NamedTuple):
    spent: int
    """Wilds laid with naturals."""
    discard: LastDiscard
    clean: int
    dirty: int
    any: int
    """Piles still missing; below nothing only where a clean pile may turn dirty again."""
    cleans: int
    """Complete clean piles, where there are ladies to lay; more than one only where such a pile
    may turn dirty again."""


def solve(options: Options, position: Position) -> Solution | None:
    """How *position* is got rid of; None: there is no way out."""
    if position.only_discards > 1:
        return None
    missing, cleans, held = position.missing, position.cleans, position.held
    turns_dirty = _may_turn_dirty(options)
    first = _Key(
        0,
        ONLY if position.only_discards else None,
        missing.clean,
        missing.dirty,
        missing.any,
        cleans if turns_dirty else min(1, cleans),
    )
    for asked, (count, _) in position.ranks.items():
        is_laid = asked in position.targets and (held.wilds > 0 or asked in held.naturals)
        if count > 0 and not is_laid:
            return None
    reached: dict[_Key, _Path] = {first: ()}
    for rank in position.targets:
        if rank is None or not (held.wilds or rank in held.naturals):
            continue
        after: dict[_Key, _Path] = {}
        for key, path in reached.items():
            for reached_key, steps in _after_rank(
                options, position, key, rank, turns_dirty=turns_dirty
            ):
                after.setdefault(reached_key, (*path, (rank, steps)) if steps else path)
        reached = after
    for key, path in reached.items():
        found = _finished(options, position, key)
        if found is not None:
            return (path, *found)
    return None


def _after_rank(
    options: Options, position: Position, key: _Key, rank: Rank, *, turns_dirty: bool
) -> Iterator[tuple[_Key, Steps]]:
    """What the naturals of *rank*, with wilds or a discard of one, can make of *key*."""
    # Only where a clean pile may turn dirty is a surplus of piles worth remembering.
    least, most_cleans = (-99, 99) if turns_dirty else (0, 1)
    held = position.held.naturals.get(rank, 0)
    targets = position.targets[rank]
    is_kind = rank in options.own_kinds
    missed, is_pure = -99, False
    if rank in position.ranks:
        missed, is_pure = position.ranks[rank]
    spent, discard, clean, dirty, total, cleans = key
    for thrown in range(2 if held and discard is None else 1):
        for wilds in range(position.held.wilds - spent + 1):
            for (c, d), steps in targets.fillings(held - thrown, wilds).items():
                if thrown and position.throws and not _may_throw(position, rank, c + d):
                    continue
                if (c if is_pure else c + d) < missed:
                    continue
                needs = clean, dirty
                if not is_kind:
                    needs = max(least, clean - c), max(least, dirty - d)
                made = min(most_cleans, cleans + c) if position.held.ladies else 0
                thrown_rank = rank if thrown else discard
                yield _Key(spent + wilds, thrown_rank, *needs, max(0, total - c - d), made), steps


def _may_turn_dirty(options: Options) -> bool:
    """Whether a complete clean pile may turn dirty."""
    return options.open_clean is Openness.ALL


def _may_throw(position: Position, rank: LastDiscard, completed: int) -> bool:
    """Whether a card of *rank* may be the last discard when so many piles of it are completed."""
    return rank not in position.throws or (position.throws[rank] and completed > 0)


def _finished(options: Options, position: Position, key: _Key) -> tuple[Steps, LastDiscard] | None:
    """What becomes of the wilds and ladies left over, if that meets the quota."""
    if key.clean > 0 or key.dirty > 0:
        return None
    left = position.held.wilds - key.spent
    ladies = position.held.ladies
    stuck = 0 if key.cleans else ladies
    discards: list[LastDiscard] = [key.discard]
    if key.discard is None:
        discards = [] if options.must_discard_last else [None]
        discards += [Rank.JOKER] * bool(left) + [_LADY] * bool(ladies)
    for discard in discards:
        if stuck > (discard is _LADY):
            continue
        thrown = discard is Rank.JOKER and key.discard is None
        for (wild, _), steps in position.targets[None].fillings(left - thrown, 0).items():
            if thrown and not _may_throw(position, discard, wild):
                continue
            if wild >= position.missing.wild and wild >= key.any:
                if position.spare is not None and position.points.get(discard, 0) > position.spare:
                    break
                return steps, discard
    return None
