"""What a player reads from a `Deal` before it thinks about a move."""

from __future__ import annotations

from typing import Final

from handfoot_gui.games.hand_and_foot.bots.kernel.deal import Deal
from handfoot_gui.games.hand_and_foot.rules import judge
from handfoot_gui.games.hand_and_foot.rules.counted import Meld
from handfoot_gui.games.hand_and_foot.rules.melds import PILE_SIZE

AVERAGE_CARD: Final = 11
"""Points an unseen card costs its holder on average."""
_LATE: Final = 6
"""Rounds before the end in which nothing is saved up any more."""
_CLOSE: Final = 4
"""Opponents who lack no more cards than these for their quota may be out in a turn or two."""


def is_late_in(deal: Deal) -> bool:
    """Whether the deal is likely to end before much more can be collected."""
    terms = deal.terms
    return deal.stock() / (deal.draw_size * terms.players) < _LATE


def is_short(deal: Deal) -> bool:
    """Whether a draw from what the stock has now ends the deal or fills the stock up."""
    have = deal.stock()
    return have < deal.draw_size and not (have and deal.terms.short_draw)


def is_last_round(deal: Deal) -> bool:
    """Whether the stock ends before everybody has had another turn, or somebody is out."""
    if deal.terms.is_lap:
        return True
    turns = deal.terms.players - deal.terms.short_draw
    return deal.stock() < deal.draw_size * turns + deal.terms.short_draw


def is_going_out_rare(deal: Deal) -> bool:
    """Whether it takes long, and often longer than the stock lasts, until somebody goes out: single
    players need a wild pile, or the stock is short. Until then cards in a hand cost nothing."""
    terms = deal.terms
    is_alone = terms.sides == terms.players
    return not terms.opens_by_pile and (terms.is_short or (is_alone and deal.quota[2] > 0))


def open_meld(melds: list[Meld], rank: int) -> int:
    """The number of the incomplete meld of *rank*, or -1."""
    for index, meld in enumerate(melds):
        if meld[0] == rank and meld[1] + meld[2] + meld[3] < PILE_SIZE:
            return index
    return -1


def open_ranks(melds: list[Meld]) -> int:
    """The ranks of incomplete melds, as bits."""
    ranks = 0
    for rank, naturals, twos, jokers, _ in melds:
        if naturals + twos + jokers < PILE_SIZE:
            ranks |= 1 << rank
    return ranks


def unseen_of(deal: Deal, seat: int, code: int) -> int:
    """How many cards of a class *seat* cannot account for."""
    return (
        deal.terms.total[code] - deal.seen[code] - deal.hands[seat][code] + deal.known[seat][code]
    )


def takes_more(deal: Deal, melds: list[Meld], rank: int) -> bool:
    """Whether a complete pile of *rank* still takes cards."""
    terms = deal.terms
    if not terms.is_open:
        return False
    for meld in melds:
        if meld[0] == rank and meld[1] + meld[2] + meld[3] >= PILE_SIZE:
            if rank == terms.two:
                is_open = terms.is_wild_open
            else:
                is_open = terms.is_dirty_open if meld[2] + meld[3] else terms.is_clean_open
            if is_open:
                return True
    return False


def is_dead(deal: Deal, melds: list[Meld], rank: int) -> bool:
    """Whether the side of *melds* can never lay cards of *rank* again in this deal."""
    return (
        deal.terms.is_once
        and any([meld[0] == rank for meld in melds])
        and open_meld(melds, rank) < 0
        and not takes_more(deal, melds, rank)
    )


def is_short_of_wilds(deal: Deal) -> bool:
    """Whether a side's share of the wilds hardly makes the wild and dirty piles it needs."""
    terms = deal.terms
    _, dirty, wild, own, _, _ = deal.quota
    if not wild:
        return False
    wilds = terms.total[terms.two] + terms.total[terms.joker]
    return wilds < (PILE_SIZE * wild + 2 * (dirty + own + 1)) * terms.sides


MANY: Final = 64
"""More cards than anybody lays at once."""


def wild_budget(deal: Deal, side: int) -> int:
    """How many wilds *side* may still lay elsewhere than on the wild pile its quota lacks."""
    terms = deal.terms
    if not deal.quota[2] or not is_short_of_wilds(deal):
        return MANY
    spent = 0
    for meld in deal.melds[side]:
        size = meld[1] + meld[2] + meld[3]
        if meld[0] != terms.two:
            spent += meld[2] + meld[3]
        elif size >= PILE_SIZE:
            return MANY
    return deal.quota[1] + deal.quota[3] - spent


def wanted_ranks(deal: Deal, side: int) -> int:
    """The classes of which the quota of *side* still needs piles, as bits."""
    if not deal.quota[5]:
        return 0
    found, melds = 0, deal.melds[side]
    if len(deal.needed) == 1:
        for rank, count, clean_only in deal.quota[5]:
            if rank >= 0 and judge.piles_of(melds, rank, clean_only=clean_only) < count:
                found |= 1 << rank
        return found
    for rank, _, _ in judge.lacking(deal.terms, deal.needed, melds)[5]:
        if rank >= 0:
            found |= 1 << rank
    return found


def is_any_pile_wanted(deal: Deal, seat: int) -> bool:
    """Whether a single player needs piles of any kind: wilds then wait for what they finish."""
    return not deal.terms.partners[seat] and deal.quota[4] > 0


def cards_left(deal: Deal, seats: tuple[int, ...]) -> int:
    """Cards in hands and unopened feet of *seats*."""
    return sum([deal.held[seat] + deal.feet_left[seat] for seat in seats])


def are_opponents_close(deal: Deal, seat: int) -> bool:
    """Whether some opponent may go out within a turn or two."""
    terms = deal.terms
    for side in terms.other_sides[terms.side_of[seat]]:
        is_in_foot = all([deal.in_foot[other] for other in terms.seats_of[side]])
        if is_in_foot and _cards_lacking(deal, side) <= _CLOSE:
            return True
    return False


def _cards_lacking(deal: Deal, side: int) -> int:
    """About how many cards *side* must still lay for its quota."""
    rooms: list[list[int]] = [[], [], [], []]
    for meld in deal.melds[side]:
        size = meld[1] + meld[2] + meld[3]
        if size < PILE_SIZE:
            rooms[deal.kind(meld)].append(PILE_SIZE - size)
    missing = deal.missing(side)
    lacking = counted = 0
    spare: list[int] = []
    for kind in range(4):
        need = missing[kind]
        begun = sorted(rooms[kind])
        lacking += sum(begun[:need]) + PILE_SIZE * max(0, need - len(begun))
        counted += need
        spare += begun[need:]
    more = max(0, missing[4] - counted)
    spare.sort()
    return lacking + sum(spare[:more]) + PILE_SIZE * max(0, more - len(spare))


def loss_of(deal: Deal, hand: list[int]) -> int:
    """What *hand* costs when it is left at the end of the deal."""
    return sum([count * cost for count, cost in zip(hand, deal.terms.worth.left_cost, strict=True)])
