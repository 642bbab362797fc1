"""All sensible ways to lay the first meld of a side (rule 8)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final

from msgspec.structs import replace

from handfoot_gui.core.cards import Card
from handfoot_gui.core.errors import Problem
from handfoot_gui.games.hand_and_foot.rules.allotment import FirstMeld
from handfoot_gui.games.hand_and_foot.rules.counted import (
    PAIR,
    Meld,
    Parts,
    counted,
    counts_of,
    melds_on_counts,
    placements_of,
)
from handfoot_gui.games.hand_and_foot.rules.first_melds import lean_ways, most_points
from handfoot_gui.games.hand_and_foot.rules.legality import (
    first_meld,
    first_meld_in_reach,
    own_table,
)
from handfoot_gui.games.hand_and_foot.rules.moves import Lay, Placement, TakePile
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.problems import (
    CleanMeldNeeded,
    PileNeeded,
    TooFewPoints,
)
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.state import Phase, View
from handfoot_gui.games.hand_and_foot.rules.taking import match_needed

MOST: Final = 12
"""Ways that are told; nobody reads more."""
_JOKER: Final = 3
_TWO: Final = 2
"""What a wild is worth beside a natural card when ways are put in order."""


def openings(options: Options, view: View) -> list[Lay | TakePile]:
    """First melds for the viewing seat, which is to move, the cheapest first; none where its side
    is down.

    Before the draw those that take the pile come first, and the others are what the hand allows
    after it. Of every rank all naturals are laid that fit, or none; no way has a meld or a wild
    that it could do without.
    """
    first = first_meld(options, view)
    if first is None or view.public.phase not in (Phase.DRAW, Phase.PLAY):
        return []
    found: list[Lay | TakePile] = []
    own = melds_on_counts(counted(options), own_table(options, view))
    rules, hand = HandAndFoot(options), sorted(view.holding, key=lambda card: card.order)
    if view.public.phase is Phase.DRAW and view.public.pile:
        top = view.public.pile[-1]
        match = match_needed(options, view.public)
        takes = map(TakePile, _melds(options, first, hand, own, top, match))
        found += islice((move for move in takes if rules.problem(view, move) is None), MOST)
    if options.lays_red_threes:
        # They will lie on the table by then.
        hand = [card for card in hand if not card.is_red_three]
    public = replace(view.public, phase=Phase.PLAY)
    in_play = replace(view, public=public, holding=tuple(hand))
    lays = map(Lay, _melds(options, first, hand, own, None))
    found += islice((move for move in lays if rules.problem(in_play, move) is None), MOST)
    return found


def missing_for_opening(options: Options, view: View) -> Problem | None:
    """What the viewing seat lacks for a first meld where there is no way to lay one; None where
    what is lacking are not points, but, say, a card to discard after it."""
    reach = first_meld_in_reach(options, view)
    if reach is None:
        return PileNeeded()
    have, need = reach
    if have >= need:
        # That is with a card of the pile, which may not be taken.
        have = most_points(
            options, view.holding, melds_on_counts(counted(options), own_table(options, view))
        )
    if have < need:
        return TooFewPoints(have, need)
    return CleanMeldNeeded() if counted(options).first_clean else None


def _melds(
    options: Options,
    first: FirstMeld,
    hand: Sequence[Card],
    own: Sequence[Meld],
    top: Card | None,
    match: int = PAIR,
) -> Iterator[tuple[Placement, ...]]:
    """First melds out of *hand*, maybe onto melds that are the side's *own*, with *top* where it is
    given, which needs *match*, the cheapest first."""
    rules, cards, code = counted(options), hand, -1
    if top is not None:
        cards, code = (top, *hand), rules.code(top)
    ways = lean_ways(
        rules, counts_of(rules, hand), first.points, top=code, match=match,
        is_concealed=first.is_pile, melds=own,
    )  # fmt: skip
    for way in sorted(ways, key=_price):
        yield placements_of(rules, way, cards)


def _price(way: Parts) -> tuple[int, int]:
    """Wilds that are spent, and cards that leave the hand; wilds in a meld of their own are not
    lost to others."""
    wilds = sum(
        _TWO * twos + _JOKER * jokers if naturals else twos + jokers
        for _, _, naturals, twos, jokers, _ in way
    )
    return wilds, sum(sum(part[2:]) for part in way)
