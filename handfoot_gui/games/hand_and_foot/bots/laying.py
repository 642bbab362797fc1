"""What a steady player melds: melds are laid out in thought, wilds where they are worth most."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from handfoot_gui.core.cards import Card, Rank
from handfoot_gui.games.hand_and_foot.bots.reading import Reading
from handfoot_gui.games.hand_and_foot.rules.laying import fits, kind_of, shape_of
from handfoot_gui.games.hand_and_foot.rules.melds import (
    LEAST_MELD,
    PILE_SIZE,
    SEVENS,
    Kind,
    Meld,
    meld_of,
)
from handfoot_gui.games.hand_and_foot.rules.moves import Placement
from handfoot_gui.games.hand_and_foot.rules.option_values import (
    BlackThrees,
    FootOpened,
    PileCondition,
    SecondMeld,
)


@dataclass(slots=True)
class Spot:
    """A meld that was or would be on the table, and the cards this move would put there."""

    index: int | None
    """Its number among the side's melds; None for a new meld."""
    before: Meld | None
    """As it is on the table; None for a new meld."""
    meld: Meld
    """With the added cards."""
    added: list[Card] = field(default_factory=list)

    @property
    def is_completed(self) -> bool:
        """Whether this move makes a pile of it."""
        return self.meld.is_complete and (self.before is None or not self.before.is_complete)


class LayOut:
    """The own side's melds as one move would leave them, and the cards not laid."""

    def __init__(self, reading: Reading, holding: Sequence[Card] | None = None) -> None:
        self._options = reading.options
        self.spots = [Spot(index, meld, meld) for index, meld in enumerate(reading.table.melds)]
        """Melds on the table, complete ones too, then the new ones."""
        cards = reading.view.holding if holding is None else holding
        self.left = sorted(cards, key=lambda card: (reading.options.values.of(card), card.order))
        """Cards not laid, the cheapest first."""

    def of_rank(self, rank: Rank) -> list[Card]:
        """The cards of *rank* not laid."""
        return [card for card in self.left if card.rank is rank]

    def wilds(self) -> list[Card]:
        """The wilds not laid, the cheapest first."""
        return [card for card in self.left if card.is_wild]

    def spot_of(self, rank: Rank | None) -> Spot | None:
        """The incomplete meld of *rank* (None: the wild one), if there is one."""
        spots = (spot for spot in self.spots if spot.meld.rank is rank)
        return next((spot for spot in spots if not spot.meld.is_complete), None)

    def incomplete(self) -> list[Spot]:
        """Melds of naturals that are no piles yet."""
        some = [spot for spot in self.spots if spot.meld.rank is not None]
        return [spot for spot in some if not spot.meld.is_complete]

    def nearest(self) -> list[Spot]:
        """The same, those nearest to seven first."""
        return sorted(self.incomplete(), key=lambda spot: spot.meld.room)

    def complete_spot_of(self, rank: Rank | None) -> Spot | None:
        """A complete pile of *rank* (None: of wilds) that takes one more, if there is one."""
        spots = (spot for spot in self.spots if spot.meld.rank is rank and spot.meld.is_complete)
        return next((spot for spot in spots if self.fits(spot, 1, 0)), None)

    def may_begin(self, rank: Rank | None) -> bool:
        """Whether a new meld of *rank* (None: of wilds) may be begun now."""
        if rank is None and not self._options.wild_melds:
            return False
        is_once = self._options.second_meld is SecondMeld.NEVER
        return not any(
            spot.meld.rank is rank and (is_once or not spot.meld.is_complete) for spot in self.spots
        )

    def kind(self, spot: Spot) -> Kind:
        """What the meld counts as once it is complete."""
        return kind_of(self._options, spot.meld)

    def count(self, kind: Kind, *, complete: bool | None = None) -> int:
        """The melds of *kind*: all of them, or only complete or incomplete ones."""
        return sum(
            self.kind(spot) is kind and complete in (None, spot.meld.is_complete)
            for spot in self.spots
        )

    def fits(self, spot: Spot, naturals: int, wilds: int) -> bool:
        """Whether the meld takes so many cards more; of a wild meld wilds count as naturals."""
        shape = shape_of(self._options, spot.meld.rank)
        a, w = spot.before.sizes if spot.before else (0, 0)
        b, v = spot.meld.sizes
        return fits(shape, a, w, b - a + naturals, v - w + wilds)

    def room(self, spot: Spot, held: int, *, of_wilds: bool = False) -> int:
        """How many of *held* naturals, or wilds, the meld takes."""
        for count in range(held, 0, -1):
            is_wild = of_wilds and spot.meld.rank is not None
            if self.fits(spot, 0, count) if is_wild else self.fits(spot, count, 0):
                return count
        return 0

    def wild_room(self, spot: Spot, held: int | None = None) -> int:
        """How many of *held* wilds the meld takes, by default of those not laid."""
        return self.room(spot, len(self.wilds()) if held is None else held, of_wilds=True)

    def wild_room_to_seven(self, spot: Spot) -> int:
        """How many of the wilds not laid the meld takes before it is complete."""
        return min(spot.meld.room, self.wild_room(spot, min(spot.meld.room, len(self.wilds()))))

    def may_begin_with_wild(self, rank: Rank) -> bool:
        """Whether two naturals of *rank* and a wild are a meld that may be begun."""
        return self.may_begin(rank) and fits(shape_of(self._options, rank), 0, 0, 2, 1)

    def put(self, spot: Spot, cards: Iterable[Card]) -> None:
        """Add *cards* to the meld."""
        some = tuple(cards)
        spot.meld = spot.meld.with_cards(some)
        spot.added.extend(some)
        self.left = [card for card in self.left if card not in some]

    def begin(self, cards: Iterable[Card]) -> Spot:
        """Begin a new meld with *cards*."""
        some = tuple(cards)
        spot = Spot(None, None, meld_of(some), list(some))
        self.spots.append(spot)
        self.left = [card for card in self.left if card not in some]
        return spot

    def take_back(self, spot: Spot, card: Card) -> None:
        """Take one added card off the meld again; the rest of a new meld that gets too short."""
        gone = [card]
        if spot.index is None and len(spot.meld.cards) <= LEAST_MELD:
            gone = spot.added
            self.spots.remove(spot)
        spot.added = [one for one in spot.added if one not in gone]
        spot.meld = (spot.before or Meld(spot.meld.rank, (), 0)).with_cards(spot.added)
        self.left.extend(gone)

    def completes_pile(self) -> bool:
        """Whether this move makes a pile of some meld."""
        return any(spot.is_completed for spot in self.spots)

    def keep(self, least: int) -> None:
        """Take cards back until *least* are left; what completes a pile stays longest."""
        while len(self.left) < least:
            spots = [spot for spot in self.spots if spot.added]
            if not spots:
                return
            spot = min(
                spots,
                key=lambda spot: (
                    spot.is_completed,
                    spot.index is None and len(spot.meld.cards) == LEAST_MELD,
                    spot.meld.rank is None,
                ),
            )
            self.take_back(spot, spot.added[-1])

    def placements(self) -> tuple[Placement, ...]:
        """What the move would say: additions to melds on the table first, then new melds."""
        return tuple(Placement(tuple(spot.added), spot.index) for spot in self.spots if spot.added)


_FEW: Final = 5
"""With no more cards than these, getting rid of them is worth more than taking the pile."""
_HOARD: Final = 2
"""More wilds than these are not kept where nothing but dirty melds takes them."""


def lay_down(reading: Reading) -> tuple[Placement, ...]:
    """What to meld now with a side that is down; empty when it is better to wait."""
    out = LayOut(reading)
    _lay_ladies(out)
    _lay_naturals(out, reading)
    _lay_black_threes(out, reading)
    _lay_wilds(out, reading)
    if reading.is_in_foot or reading.is_pile_sought:
        if not (reading.is_pile_sought and out.completes_pile()):
            out.keep(2)
    else:
        _empty_hand(out, reading)
    return out.placements()


def _lay_ladies(out: LayOut) -> None:
    """Ladies go onto the first complete clean pile: each is worth points there."""
    for spot in out.spots:
        if spot.meld.is_complete and spot.meld.kind is Kind.CLEAN:
            out.put(spot, out.of_rank(Rank.LADY))
            return


def _lay_naturals(out: LayOut, reading: Reading) -> None:
    """Naturals go to their melds; three and more begin a new one.

    A pair is kept while there are other cards: it may take the pile. In the foot before the
    partner, piles are left open for the partner's last cards.
    """
    is_pair_useful = (
        reading.options.pile_condition is not PileCondition.ONE_CARD and not reading.is_late
    )
    is_waiting = _is_waiting(reading)
    for rank in reading.naturals:
        spot = out.spot_of(rank)
        if spot is not None:
            held = out.of_rank(rank)
            room = spot.meld.room
            is_pair_kept = is_pair_useful and 2 <= len(held) < room and len(out.left) > _FEW
            room -= 1 if is_waiting else 0
            out.put(spot, held[:room][2 if is_pair_kept else 0 :])
        held = out.of_rank(rank)
        if len(held) >= LEAST_MELD and out.may_begin(rank):
            out.begin(held[:PILE_SIZE])
        _lay_beyond_seven(out, rank, is_pair_useful=is_pair_useful)


def _lay_beyond_seven(out: LayOut, rank: Rank, *, is_pair_useful: bool) -> None:
    """Naturals that are no new meld go onto an open pile, a pair only with few cards left."""
    spot = out.complete_spot_of(rank)
    held = out.of_rank(rank)
    if spot is None or (is_pair_useful and len(held) == 2 and len(out.left) > _FEW):
        return
    out.put(spot, held[: out.room(spot, len(held))])


def _is_waiting(reading: Reading) -> bool:
    """Whether a partner, who is not in the foot, is helped by room on the table."""
    options = reading.options
    return (
        reading.is_in_foot
        and not reading.is_partner_in_foot
        and not reading.are_opponents_close
        and (options.partner_in_foot or options.foot_opened is FootOpened.PILE)
    )


def _lay_black_threes(out: LayOut, reading: Reading) -> None:
    """Where black threes are melded, they make a pile of the quota and get rid of cards."""
    if reading.options.black_threes is not BlackThrees.CLEAN_MELD:
        return
    threes = [card for card in out.left if card.is_black_three]
    if not threes:
        return
    rank = threes[0].rank
    spot = out.spot_of(rank) or out.complete_spot_of(rank)
    if spot is not None:
        out.put(spot, threes[: out.room(spot, len(threes))])
    elif len(threes) >= LEAST_MELD and out.may_begin(rank):
        out.begin(threes[:PILE_SIZE])


def _is_clean_supply_enough(out: LayOut, reading: Reading, spoilt: Spot | None) -> bool:
    """Whether the clean piles of the quota are still likely once *spoilt* is dirty."""
    likely = out.count(Kind.CLEAN, complete=True) + sum(
        spot is not spoilt and out.kind(spot) is Kind.CLEAN for spot in out.incomplete()
    )
    return likely >= reading.options.quota(reading.public.deal).clean


def _dirty_lacking(out: LayOut, reading: Reading) -> int:
    """Dirty piles the quota still needs after this move; where any kind will do, those too."""
    quota = reading.options.quota(reading.public.deal)
    complete = sum(spot.meld.is_complete for spot in out.spots)
    return max(quota.dirty - out.count(Kind.DIRTY, complete=True), quota.any - complete)


def _lay_wilds(out: LayOut, reading: Reading) -> None:
    """The wild pile first, then piles that are needed or finished by it, then the rest."""
    _fill_wild_pile(out)
    _finish(out, reading)
    wild = out.spot_of(None)
    is_keeping = reading.is_any_pile_wanted and not (reading.is_in_foot or reading.is_pile_sought)
    if is_keeping and wild is None:
        return
    if (
        reading.is_late
        and not reading.is_in_foot
        and not is_keeping
        and not _is_saving_wilds(out, reading)
    ):
        _lay_pairs(out, reading)
    wilds = out.wilds()
    spare = len(wilds) - _reserve(out, reading)
    if _is_wild_pile_wanted(out, reading):
        if wild is not None and spare > 0:
            out.put(wild, wilds[-spare:])
        elif wild is None and len(wilds) >= LEAST_MELD and out.may_begin(None):
            out.begin(wilds[-PILE_SIZE:])
        return
    for _ in range(spare):
        if not _spend_one(out, reading):
            return


def _is_wild_pile_wanted(out: LayOut, reading: Reading) -> bool:
    """Whether wilds are collected for a pile of their own."""
    options = reading.options
    if out.spot_of(None) is not None:
        return True
    is_needed = options.quota(reading.public.deal).wild > out.count(Kind.WILD, complete=True)
    is_dear = options.wild_bonus > 2 * options.dirty_bonus and not reading.is_late
    return out.may_begin(None) and (is_needed or is_dear)


def _fill_wild_pile(out: LayOut) -> None:
    wild = out.spot_of(None)
    wilds = out.wilds()
    if wild is not None and wild.meld.room <= len(wilds):
        out.put(wild, wilds[: wild.meld.room])


def _finish(out: LayOut, reading: Reading) -> None:
    """Complete piles; a clean meld is made dirty only where the quota needs it."""
    lacking = _dirty_lacking(out, reading)
    begun = out.count(Kind.DIRTY, complete=False)
    for spot in out.nearest():
        room, wilds = spot.meld.room, out.wilds()
        if room > out.wild_room(spot):
            continue
        kind = out.kind(spot)
        if reading.is_any_pile_wanted:
            # One that is further from seven is no reason to wait.
            begun = sum(
                other.meld.room <= room and out.kind(other) is Kind.DIRTY
                for other in out.incomplete()
            )
        if kind is Kind.SEVENS or reading.is_pile_sought:
            is_done = kind is not Kind.CLEAN or _is_clean_supply_enough(out, reading, spot)
        elif kind is Kind.DIRTY:
            is_done = room == 1 or not reading.options.wild_melds
            is_done = is_done or (lacking > 0 and not _is_saving_wilds(out, reading))
        else:
            is_done = lacking - begun > 0 and _is_clean_supply_enough(out, reading, spot)
            is_done = is_done and (room == 1 or not _is_saving_wilds(out, reading))
        if is_done:
            out.put(spot, wilds[:room])
            if kind is Kind.DIRTY:
                begun -= 1
            lacking -= kind is not Kind.SEVENS


def _is_saving_wilds(out: LayOut, reading: Reading) -> bool:
    """Whether every wild is needed for the wild pile of the quota."""
    is_needed = reading.missing.wild > 0 and out.count(Kind.WILD, complete=True) == 0
    return reading.is_short_of_wilds and is_needed


def _spend_one(out: LayOut, reading: Reading) -> bool:
    """Lay one wild where it does most good; whether there was a place for it."""
    wild, is_hoard = out.wilds()[0], len(out.wilds()) > _HOARD
    # Incomplete melds that lose nothing by a wild.
    kinds = (Kind.DIRTY, Kind.SEVENS if reading.options.has_sevens else None)
    spots = [spot for spot in out.nearest() if out.wild_room(spot, 1)]
    found = [spot for spot in spots if out.kind(spot) in kinds]
    lacking = _dirty_lacking(out, reading) - out.count(Kind.DIRTY, complete=False)
    if not found and (lacking > 0 or is_hoard):
        pair = _pair_to_spend(out, reading)
        if pair:
            out.begin((*pair, wild))
            return True
        found = [spot for spot in spots if _is_clean_supply_enough(out, reading, spot)]
    if not found and is_hoard:
        found = [
            spot
            for spot in out.spots
            if spot.meld.is_complete and spot.meld.kind is not Kind.CLEAN and out.wild_room(spot, 1)
        ]
    if found:
        out.put(found[0], (wild,))
    return bool(found)


def _lay_pairs(out: LayOut, reading: Reading) -> None:
    """Begin dirty melds to come nearer to the foot while there is still time for it."""
    while out.wilds():
        pair = _pair_to_spend(out, reading)
        if not pair:
            return
        out.begin((*pair, out.wilds()[0]))


def _pair_to_spend(out: LayOut, reading: Reading) -> list[Card]:
    """Two naturals that begin a dirty meld with a wild: sevens first, then what is still about."""
    wanted = reading.missing.sevens > 0
    pairs = [
        rank
        for rank in reading.naturals
        if len(out.of_rank(rank)) == 2 and out.may_begin_with_wild(rank)
    ]
    if not pairs:
        return []
    best = max(pairs, key=lambda rank: (wanted and rank in SEVENS, reading.unseen(rank)))
    return out.of_rank(best)


def _reserve(out: LayOut, reading: Reading) -> int:
    """Wilds to keep back: one to get into the foot, some for dirty piles."""
    if reading.is_pile_sought:
        return 0
    if not reading.is_in_foot:
        return 1
    if not reading.options.wild_melds:
        return 0
    quota = reading.options.quota(reading.public.deal)
    lacking = quota.dirty - out.count(Kind.DIRTY)
    return max(0, min(lacking, 2)) if reading.is_partner_in_foot else 0


def _empty_hand(out: LayOut, reading: Reading) -> None:
    """Get into the foot by kept pairs and wilds, if at most one card is left by that."""
    kept = [
        rank
        for rank in reading.naturals
        if out.of_rank(rank) and (out.spot_of(rank) or out.complete_spot_of(rank))
    ]
    pairs = [
        rank
        for rank in reading.naturals
        if rank not in kept and len(out.of_rank(rank)) == 2 and out.may_begin_with_wild(rank)
    ]
    spots = sorted(out.spots, key=lambda spot: spot.meld.kind is Kind.CLEAN)
    if _is_saving_wilds(out, reading):
        pairs = []
        spots = [spot for spot in spots if spot.meld.rank is None]
    wilds = len(out.wilds())
    placeable = sum(len(out.of_rank(rank)) for rank in (*kept, *pairs))
    lonely = len(out.left) - wilds - placeable
    places = len(pairs) + sum(map(out.wild_room, spots))
    if lonely > 1 or len(pairs) > wilds or wilds > places + 1 - lonely:
        return
    for rank in kept:
        spot = out.spot_of(rank) or out.complete_spot_of(rank)
        if spot is not None:
            held = out.of_rank(rank)
            out.put(spot, held[: out.room(spot, min(len(held), spot.meld.room or len(held)))])
    for rank in pairs:
        spots.append(out.begin((*out.of_rank(rank), out.wilds()[0])))
    for spot in spots:
        out.put(spot, out.wilds()[: out.wild_room(spot)])
