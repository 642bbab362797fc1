"""What partners agreed on before the game, as every player of the kernel keeps it."""

from __future__ import annotations

from handfoot_gui.games.hand_and_foot.agreements import NEARLY
from handfoot_gui.games.hand_and_foot.bots.kernel.deal import DISCARD, Act, Deal, is_down
from handfoot_gui.games.hand_and_foot.bots.kernel.reading import is_last_round
from handfoot_gui.games.hand_and_foot.rules.melds import PILE_SIZE


def keeps_clean(deal: Deal, side: int) -> bool:
    """Whether *side* lays no wilds on clean melds now."""
    return deal.terms.keeps_clean[side] and not _is_ending(deal)


def keeps_wilds(deal: Deal, side: int) -> bool:
    """Whether *side* lays wilds on nothing but wild melds now."""
    terms = deal.terms
    if not terms.keeps_wilds[side] or _is_ending(deal):
        return False
    for rank, naturals, twos, jokers, _ in deal.melds[side]:
        if rank == terms.two and naturals + twos + jokers >= PILE_SIZE:
            return False
    return True


def _is_ending(deal: Deal) -> bool:
    """Whether somebody goes out, or the stock does not last for another round."""
    return deal.granted or is_last_round(deal)


def may_go_out_as_agreed(deal: Deal, side: int) -> bool:
    """Whether what *side* made a condition of going out is met."""
    terms = deal.terms
    if terms.out_in_foot[side] and not all([deal.in_foot[seat] for seat in terms.seats_of[side]]):
        return False
    if terms.out_closed[side]:
        for _, naturals, twos, jokers, _ in deal.melds[side]:
            if NEARLY <= naturals + twos + jokers < PILE_SIZE:
                return False
    if terms.out_ahead[side]:
        totals = [deal.totals[other] + deal.table_points(other) for other in range(terms.sides)]
        own = totals[side]
        return own > max([totals[other] for other in terms.other_sides[side]])
    return True


def breaks_agreement(deal: Deal, seat: int, act: Act) -> bool:
    """Whether *act*, with which *seat* melds, takes the pile or discards, is against what its side
    agreed on; a first meld never is."""
    kind, parts, code = act
    terms = deal.terms
    if not terms.is_agreed:
        return False
    side = terms.side_of[seat]
    melds = deal.melds[side]
    if kind == DISCARD:
        return code >= terms.two and keeps_wilds(deal, side)
    if not is_down(deal, seat):
        return False
    spends, spoils = keeps_wilds(deal, side), keeps_clean(deal, side)
    for onto, rank, _, twos, jokers, _ in parts:
        if rank == terms.two or not twos + jokers:
            continue
        if spends or (spoils and onto >= 0 and not melds[onto][2] + melds[onto][3]):
            return True
    return False
