"""All sensible ways to lay the first meld of a side (rule 8)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Final, TypeAlias

from msgspec.structs import replace

from handfoot_gui.core.cards import Card, Rank
from handfoot_gui.core.errors import Problem
from handfoot_gui.games.hand_and_foot.rules.allotment import FirstMeld
from handfoot_gui.games.hand_and_foot.rules.laying import most_points, points_of_cards
from handfoot_gui.games.hand_and_foot.rules.legality import first_meld, first_meld_in_reach
from handfoot_gui.games.hand_and_foot.rules.melds import LEAST_MELD, PILE_SIZE
from handfoot_gui.games.hand_and_foot.rules.moves import Lay, Placement, TakePile
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.problems import PileNeeded, TooFewPoints
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.state import Phase, View

MOST: Final = 12
"""Ways that are told; nobody reads more."""
_MOST_FOUND: Final = 600
_JOKER: Final = 3
_TWO: Final = 2
"""What a wild is worth beside a natural card when ways are put in order."""

_NO_RANK: Final = object()
"""In place of a rank that has to be melded: any will do."""

_Group: TypeAlias = tuple[Rank | None, int, int, int]
"""One meld: its rank (None: wilds alone), naturals, twos (or jesters), jokers."""


def openings(options: Options, view: View) -> list[Lay | TakePile]:
    """First melds for the viewing seat, which is to move, the cheapest first; none where its side
    is down.

    Before the draw those that take the pile come first, and the others are what the hand allows
    after it. Of every rank all naturals are laid, or none; no way has a meld or a wild that it
    could do without.
    """
    first = first_meld(options, view)
    if first is None or view.public.phase not in (Phase.DRAW, Phase.PLAY):
        return []
    found: list[Lay | TakePile] = []
    rules, hand = HandAndFoot(options), sorted(view.holding, key=lambda card: card.order)
    if view.public.phase is Phase.DRAW and view.public.pile:
        top = view.public.pile[-1]
        takes = map(TakePile, _melds(options, first, (top, *hand), top))
        found += islice((move for move in takes if rules.problem(view, move) is None), MOST)
    if options.lays_red_threes:
        # They will lie on the table by then.
        hand = [card for card in hand if not card.is_red_three]
    public = replace(view.public, phase=Phase.PLAY)
    in_play = replace(view, public=public, holding=tuple(hand))
    lays = map(Lay, _melds(options, first, hand, None))
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
        have = most_points(options, view.holding)
    return TooFewPoints(have, need) if have < need else None


def _melds(
    options: Options, first: FirstMeld, cards: Sequence[Card], top: Card | None
) -> Iterator[tuple[Placement, ...]]:
    """First melds out of *cards*, with *top* where it is given, the cheapest first."""
    must: Rank | object | None = _NO_RANK
    if top is not None:
        must = None if top.is_wild else top.rank
    for way in sorted(_Openings(options, cards, first).ways(must), key=_price):
        yield _placed(way, cards)


def _price(way: Sequence[_Group]) -> tuple[int, int]:
    """Wilds that are spent, and cards that leave the hand; wilds in a meld of their own are not
    lost to others."""
    wilds = sum(
        _TWO * twos + _JOKER * jokers for rank, _, twos, jokers in way if rank is not None
    ) + sum(twos + jokers for rank, _, twos, jokers in way if rank is None)
    return wilds, sum(sum(group[1:]) for group in way)


def _placed(way: Iterable[_Group], cards: Sequence[Card]) -> tuple[Placement, ...]:
    """*way* with the first of *cards* that are like its own."""
    left = list(cards)

    def taken(count: int, some: Iterable[Card]) -> list[Card]:
        found = list(some)[:count]
        for card in found:
            left.remove(card)
        return found

    placed = []
    for rank, naturals, twos, jokers in way:
        found = taken(naturals, (card for card in left if _is_natural(card, rank)))
        found += taken(twos, (card for card in left if card.is_wild and not card.is_joker))
        found += taken(jokers, (card for card in left if card.is_joker))
        placed.append(Placement(tuple(found)))
    return tuple(placed)


def _is_natural(card: Card, rank: Rank | None) -> bool:
    return card.rank is rank and not card.is_wild and not card.is_red_three


class _Openings:
    """The search for the ways to lay a first meld out of *cards*."""

    def __init__(self, options: Options, cards: Sequence[Card], first: FirstMeld) -> None:
        self._options = options
        self._first = first
        naturals: dict[Rank, list[Card]] = {}
        for card in cards:
            if not (card.is_wild or card.is_red_three or card.is_lady):
                naturals.setdefault(card.rank, []).append(card)
        self._naturals = naturals
        jokers = [card for card in cards if card.is_joker]
        twos = [card for card in cards if card.is_wild and not card.is_joker]
        self._wilds = len(twos), len(jokers)
        self._values = {rank: points_of_cards(options, some[:1]) for rank, some in naturals.items()}
        self._wild_values = (
            points_of_cards(options, twos[:1]),
            points_of_cards(options, jokers[:1]),
        )
        self._groups = [self._groups_of(rank) for rank in naturals]
        if options.wild_melds:
            self._groups.append(list(self._wild_groups()))
        self._naturals_from = [0]
        """By place among the groups: what the naturals from there on are worth at most."""
        for own in reversed(self._groups):
            most = max(
                (naturals * self._values[rank] for rank, naturals, _, _ in own if rank is not None),
                default=0,
            )
            self._naturals_from.insert(0, self._naturals_from[0] + max(0, most))

    def ways(self, must: Rank | object | None) -> Iterator[tuple[_Group, ...]]:
        """The ways, each with a meld of the rank *must*, unless that is `_NO_RANK`."""
        count = 0
        for way in self._extended((), 0, *self._wilds):
            has_top = must is _NO_RANK or any(group[0] is must for group in way)
            if has_top and self._is_lean(way, must):
                yield way
                count += 1
                if count == _MOST_FOUND:
                    return

    def _groups_of(self, rank: Rank) -> list[_Group]:
        """Melds of *rank*: all naturals that fit, with no wild up to as many as are allowed."""
        held = min(len(self._naturals[rank]), PILE_SIZE)
        twos, jokers = self._wilds
        most = min(self._options.wilds_allowed(held), PILE_SIZE - held, twos + jokers)
        least = max(0, LEAST_MELD - held)
        if held < 2:
            return []
        return [
            (rank, held, wilds - joker, joker)
            for wilds in range(least, most + 1)
            for joker in range(max(0, wilds - twos), min(wilds, jokers) + 1)
        ]

    def _wild_groups(self) -> Iterator[_Group]:
        twos, jokers = self._wilds
        for wilds in range(LEAST_MELD, min(PILE_SIZE, twos + jokers) + 1):
            for joker in range(max(0, wilds - twos), min(wilds, jokers) + 1):
                yield (None, 0, wilds - joker, joker)

    def _extended(
        self, way: tuple[_Group, ...], place: int, twos: int, jokers: int
    ) -> Iterator[tuple[_Group, ...]]:
        """*way* itself where it is enough, else with melds from *place* on."""
        if way and self._is_enough(way):
            yield way
            return
        if not self._may_be_enough(way, place, twos, jokers):
            return
        for later in range(place, len(self._groups)):
            for group in self._groups[later]:
                if group[2] <= twos and group[3] <= jokers:
                    left = twos - group[2], jokers - group[3]
                    yield from self._extended((*way, group), later + 1, *left)

    def _may_be_enough(self, way: tuple[_Group, ...], place: int, twos: int, jokers: int) -> bool:
        """Whether more melds, from *place* on and with so many wilds, may make *way* enough."""
        if self._first.is_pile:
            # The pile, and one to use the top card; any other meld could be left out.
            return len(way) < 2
        two, joker = self._wild_values
        most = self._naturals_from[place] + twos * max(0, two) + jokers * max(0, joker)
        return sum(map(self._points, way)) + most >= self._first.points

    def _points(self, group: _Group) -> int:
        rank, naturals, twos, jokers = group
        value = 0 if rank is None else self._values[rank]
        two, joker = self._wild_values
        return naturals * value + twos * two + jokers * joker

    def _is_enough(self, way: Sequence[_Group]) -> bool:
        if self._first.is_pile:
            return any(sum(group[1:]) >= PILE_SIZE for group in way)
        return sum(map(self._points, way)) >= self._first.points

    def _is_lean(self, way: tuple[_Group, ...], must: Rank | object | None) -> bool:
        """Whether *way* is too little without any of its melds or wilds."""
        for place, group in enumerate(way):
            rest = (*way[:place], *way[place + 1 :])
            if group[0] is not must and rest and self._is_enough(rest):
                return False
            rank, naturals, twos, jokers = group
            if naturals + twos + jokers > LEAST_MELD:
                for two, joker in ((twos - 1, jokers), (twos, jokers - 1)):
                    less = (*rest, (rank, naturals, two, joker))
                    if min(two, joker) >= 0 and self._is_enough(less):
                        return False
        return True
