"""What a steady player melds: naturals freely, wilds where they are worth most."""

from __future__ import annotations

from typing import Final

from handfoot_gui.bots.hand_and_foot.layout import LayOut, Spot
from handfoot_gui.bots.hand_and_foot.reading import Reading
from handfoot_gui.engine.hand_and_foot.melds import LEAST_MELD, PILE_SIZE, Kind
from handfoot_gui.engine.hand_and_foot.moves import Placement

_FEW: Final = 5
"""With no more cards than these, getting rid of them is worth more than taking the pile."""


def lay_down(reading: Reading) -> tuple[Placement, ...]:
    """What to meld now with a side that is down; empty when it is better to wait."""
    out = LayOut(reading)
    _lay_naturals(out, reading)
    _lay_wilds(out, reading)
    if not reading.is_in_foot:
        _empty_hand(out, reading)
    else:
        out.keep(2)
    return out.placements()


def _lay_naturals(out: LayOut, reading: Reading) -> None:
    """Naturals go to their melds; three and more begin a new one.

    A pair is kept while there are other cards: it may take the pile. In the foot before the
    partner, piles are left open for the partner's last cards.
    """
    is_waiting = (
        reading.is_in_foot and not reading.is_partner_in_foot and not reading.are_opponents_close
    )
    for rank in reading.naturals:
        spot = out.spot_of(rank)
        if spot is not None:
            held = out.of_rank(rank)
            is_pair_kept = 2 <= len(held) < spot.meld.room and len(out.left) > _FEW
            room = spot.meld.room - (1 if is_waiting else 0)
            out.put(spot, held[:room][2 if is_pair_kept else 0 :])
        held = out.of_rank(rank)
        if len(held) >= LEAST_MELD and out.spot_of(rank) is None:
            out.begin(held[:PILE_SIZE])


def _is_clean_supply_enough(out: LayOut, reading: Reading, spoilt: Spot) -> bool:
    """Whether the clean piles of the quota are still likely once *spoilt* is dirty."""
    likely = out.count(Kind.CLEAN, complete=True)
    for spot in out.spots:
        meld = spot.meld
        if spot is not spoilt and meld.kind is Kind.CLEAN and not meld.is_complete:
            likely += 1
    return likely >= reading.options.quota(reading.public.deal).clean


def _lay_wilds(out: LayOut, reading: Reading) -> None:
    """The wild pile first, then dirty piles that are needed or finished by it."""
    _fill_wild_pile(out)
    _finish_dirty(out, reading)
    wild = out.spot_of(None)
    wilds = out.wilds()
    if wild is not None:
        spare = len(wilds) - _reserve(out, reading)
        if spare > 0:
            out.put(wild, wilds[-spare:])
    elif len(wilds) >= LEAST_MELD:
        out.begin(wilds[-PILE_SIZE:])


def _fill_wild_pile(out: LayOut) -> None:
    wild = out.spot_of(None)
    wilds = out.wilds()
    if wild is not None and wild.meld.room <= len(wilds):
        out.put(wild, wilds[: wild.meld.room])


def _finish_dirty(out: LayOut, reading: Reading) -> None:
    """Complete dirty piles; a clean meld is made dirty only where the quota needs it."""
    lacking = reading.options.quota(reading.public.deal).dirty - out.count(
        Kind.DIRTY, complete=True
    )
    begun = out.count(Kind.DIRTY, complete=False)
    for spot in sorted(out.spots, key=lambda spot: spot.meld.room):
        meld, wilds = spot.meld, out.wilds()
        if (
            meld.rank is None
            or meld.is_complete
            or meld.room > min(len(wilds), out.wild_room(spot))
        ):
            continue
        if meld.wilds:
            if meld.room == 1 or lacking > 0:
                out.put(spot, wilds[: meld.room])
                lacking -= 1
                begun -= 1
        elif lacking - begun > 0 and _is_clean_supply_enough(out, reading, spot):
            out.put(spot, wilds[: meld.room])
            lacking -= 1


def _reserve(out: LayOut, reading: Reading) -> int:
    """Wilds to keep back from the wild meld: one to get into the foot, some for dirty piles."""
    if not reading.is_in_foot:
        return 1
    lacking = reading.options.quota(reading.public.deal).dirty - out.count(Kind.DIRTY)
    return max(0, min(lacking, 2)) if reading.is_partner_in_foot else 0


def _empty_hand(out: LayOut, reading: Reading) -> None:
    """Get into the foot by kept pairs and wilds, if at most one card is left by that."""
    kept = [rank for rank in reading.naturals if out.of_rank(rank) and out.spot_of(rank)]
    pairs = [rank for rank in reading.naturals if len(out.of_rank(rank)) == 2 and rank not in kept]
    wilds = len(out.wilds())
    placeable = sum(len(out.of_rank(rank)) for rank in (*kept, *pairs))
    lonely = len(out.left) - wilds - placeable
    places = len(pairs) + sum(map(out.wild_room, out.spots))
    if lonely > 1 or len(pairs) > wilds or wilds > places + 1 - lonely:
        return
    for rank in kept:
        spot = out.spot_of(rank)
        assert spot is not None
        out.put(spot, out.of_rank(rank)[: spot.meld.room])
    for rank in pairs:
        out.begin((*out.of_rank(rank), out.wilds()[0]))
    for spot in sorted(out.spots, key=lambda spot: spot.meld.kind is Kind.CLEAN):
        out.put(spot, out.wilds()[: out.wild_room(spot)])
