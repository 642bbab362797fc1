"""The cheapest first meld, and taking the pile: what justifies it, what it is worth."""

from __future__ import annotations

from typing import Final

from handfoot_gui.games.hand_and_foot.bots.kernel.deal import Deal, is_down, size_of, turn_of
from handfoot_gui.games.hand_and_foot.bots.kernel.laying import LayOut, Spot
from handfoot_gui.games.hand_and_foot.bots.kernel.reading import (
    MANY,
    are_opponents_close,
    is_dead,
    is_late_in,
    is_short,
    open_meld,
    takes_more,
    wild_budget,
)
from handfoot_gui.games.hand_and_foot.bots.kernel.terms import Terms
from handfoot_gui.games.hand_and_foot.rules import judge
from handfoot_gui.games.hand_and_foot.rules.counted import PAIR, Meld, Part, Parts, Prices
from handfoot_gui.games.hand_and_foot.rules.first_melds import first_melds
from handfoot_gui.games.hand_and_foot.rules.melds import LEAST_MELD, PILE_SIZE

_COST_TWO: Final = 20
_COST_JOKER: Final = 34
"""A wild in a natural meld is a wild less for a better pile."""
_COST_SPOILT: Final = 12
"""For each natural beyond two that a wild makes dirty: it might have become a clean pile."""
_COST_WILD_MELD: Final = 2
"""A wild in a wild meld lies where it should; it only shows early."""
_WORTH_OF_SEVEN: Final = 1.0
"""What a take of seven cards must be worth, in cards drawn: much of it is of use later."""
_STAKE: Final = 300
"""For so many points of red threes that need a first meld, nobody waits for a better one."""
_LAID: Final = 1.5
"""What a take is worth beside the cards it brings, as it lays some."""
_HIDDEN: Final = 0.5
"""What a card that nobody may look at is worth: it was thrown by somebody."""
_PRICES: Final[Prices] = (_COST_TWO, _COST_JOKER, _COST_SPOILT, _COST_WILD_MELD)


def first_meld_of(deal: Deal, seat: int, top: int = -1, *, waits: bool = True) -> Parts | None:
    """The first meld of the side that costs least, or None; with *top* it takes the pile, and
    where nobody *waits* for a better one it is any that can be laid."""
    cheapest: Parts = ()
    least = 1 << 30
    terms = deal.terms
    need = deal.need[terms.side_of[seat]]
    budget = MANY if is_late_in(deal) else wild_budget(deal, terms.side_of[seat])
    if not waits or deal.terms.is_lap:
        budget = MANY
    elif _waits(deal, seat, is_short=budget < MANY, is_take=top >= 0):
        budget = 0
    match = PAIR
    if top >= 0:
        match = judge.match_needed(terms, top, is_down=False, is_frozen=deal.frozen)
    found = first_melds(
        terms, deal.hands[seat], need, _PRICES, top=top, match=match, is_concealed=deal.concealed,
        melds=deal.melds[terms.side_of[seat]],
    )  # fmt: skip
    for cost, parts in found:
        if cost < least and _wilds_of(terms, parts) <= budget:
            cheapest, least = parts, cost
    return cheapest or None


def _waits(deal: Deal, seat: int, *, is_short: bool, is_take: bool) -> bool:
    """Whether *seat* waits for a first meld without wilds: a player alone who *is_short* of them,
    and partners while as much of the stock is left as their patience says, unless somebody may soon
    go out. They let the pile go for it only where wilds make a pile of their own."""
    terms = deal.terms
    if terms.worth.red_need == "down":
        laid = deal.red_threes[terms.side_of[seat]]
        without, worth = terms.worth.red_worth
        if worth[laid] - without[laid] >= _STAKE:
            return False
    if not terms.partners[seat]:
        return is_short and 3 * deal.stock() > terms.all_cards
    if is_take and not deal.quota[2]:
        return False
    return deal.stock() > terms.patience and not are_opponents_close(deal, seat)


def _wilds_of(terms: Terms, parts: Parts) -> int:
    """The wilds that *parts* do not put into a wild meld."""
    return sum([part[3] + part[4] for part in parts if part[1] != terms.two])


def may_take(deal: Deal, seat: int) -> bool:
    """Whether *seat* can take the pile at all, by what lies on top and what it holds (rule 5)."""
    terms, pile, hand = deal.terms, deal.pile, deal.hands[seat]
    if not pile:
        return False
    melds = deal.melds[terms.side_of[seat]]
    fault = judge.pair_fault(
        terms, melds, pile[-1], len(pile), hand[pile[-1]], hand[terms.two] + hand[terms.joker],
        is_down=deal.down[seat] if deal.down else bool(melds), is_concealed=deal.concealed,
        is_frozen=deal.frozen,
    )  # fmt: skip
    return fault is None


def _plan(deal: Deal, *, waits: bool = True) -> Parts | None:
    """The melds of a take for the player to move, if the rules do not refuse it, or None."""
    seat = deal.turn
    if not may_take(deal, seat):
        return None
    top = deal.pile[-1]
    melds = deal.melds[deal.terms.side_of[seat]]
    if is_down(deal, seat):
        return _plain_take(deal, seat, melds, top)
    if top >= deal.terms.two:
        return _first_wild_meld(deal, seat, top)
    return first_meld_of(deal, seat, top, waits=waits)


def take_with(deal: Deal) -> Parts | None:
    """The melds with which the steady player to move takes the pile, or None."""
    parts = _plan(deal)
    if parts is None:
        return None
    terms, seat = deal.terms, deal.turn
    least = _WORTH_OF_SEVEN if terms.taken(len(deal.pile)) >= PILE_SIZE else deal.draw_size
    if not is_short(deal) and _worth_of_take(deal, seat, parts) <= least:
        return None
    return None if is_take_refused(deal, seat, parts, deal.pile[-1]) else parts


def possible_take(deal: Deal, *, waits: bool = True) -> Parts | None:
    """The same, whether it is worth a draw or not."""
    parts = _plan(deal, waits=waits)
    if parts is None or is_take_refused(deal, deal.turn, parts, deal.pile[-1]):
        return None
    return parts


def is_take_refused(deal: Deal, seat: int, parts: Parts, top: int) -> bool:
    """Whether the rules refuse a take with *parts* (rules 5, 7 and 8)."""
    terms = deal.terms
    # Of equal cards the first in order is meant, so the top card lies in the first part with one.
    top_at = 0
    for part in parts:
        if (top >= terms.two or part[1] == top) and judge.cards_like(terms, part, top):
            break
        top_at += 1
    if top_at == len(parts):
        return True
    below = deal.pile[-terms.taken(len(deal.pile)) : -1]
    unseen = 0
    if not terms.is_pile_open:
        below, unseen = [], len(below)
    elif terms.lays_red_threes and terms.red in below:
        unseen = min(below.count(terms.red), deal.stock())
        below = [code for code in below if code != terms.red]
    turn = turn_of(deal, seat, terms.side_of[seat])
    return judge.take_fault(turn, parts, top, top_at, below, unseen) is not None


def remove_parts(terms: Terms, left: list[int], parts: Parts) -> None:
    for _, rank, naturals, twos, jokers, ladies in parts:
        if naturals:
            left[rank] -= naturals
        left[terms.two] -= twos
        left[terms.joker] -= jokers
        left[terms.lady] -= ladies


def _plain_take(deal: Deal, seat: int, melds: list[Meld], top: int) -> Parts | None:
    """The melds of a take for a side that is down, which spend no wild they need not spend."""
    terms = deal.terms
    match = judge.match_needed(terms, top, is_down=True, is_frozen=deal.frozen)
    parts = _matched_take(deal, seat, melds, top, match)
    if parts is None and judge.may_go_alone(terms, top, is_down=True, is_frozen=deal.frozen):
        for index, (rank, naturals, twos, jokers, _) in enumerate(melds):
            if rank == top and terms.fits(rank, naturals, twos + jokers, 1, 0):
                return ((index, rank, 1, 0, 0, 0),)
    return parts


def _matched_take(deal: Deal, seat: int, melds: list[Meld], top: int, match: int) -> Parts | None:
    """The same with the *match* that the top card needs."""
    terms, hand = deal.terms, deal.hands[seat]
    is_wild = top >= terms.two
    rank = terms.two if is_wild else top
    index = open_meld(melds, rank)
    room = PILE_SIZE - size_of(melds[index]) if index >= 0 else PILE_SIZE
    if judge.overflows(terms, match, room):
        return _overflow(deal, seat, rank, top, index, room)
    left = hand[:]
    left[top] += 1
    out = LayOut(deal, melds, left)
    spots: list[Spot | None] = []
    if index >= 0 and not terms.spreads:
        spots += [spot for spot in out.spots if spot.index == index]
    else:
        spots += [spot for spot in out.spots if spot.rank == rank]
        if out.may_begin(rank):
            spots.insert(0, None)
    for spot in spots:
        part = _onto(deal, out, spot, hand, top, match)
        if part is not None:
            wilds = 0 if is_wild else part[3] + part[4]
            if judge.is_match(match, judge.cards_like(terms, part, top), wilds):
                return (part,)
    return _overflow(deal, seat, rank, top, index, room) if terms.spreads else None


def _onto(
    deal: Deal, out: LayOut, spot: Spot | None, hand: list[int], top: int, match: int
) -> Part | None:
    """The top card and as many like it as fit into one meld, with a wild where the *match* needs
    one."""
    terms = deal.terms
    same = hand[top] + 1
    twos, jokers = hand[terms.two], hand[terms.joker]
    if top >= terms.two:
        others = jokers if top == terms.two else twos
        count = same + others
        if spot is None:
            count = min(count, PILE_SIZE)
            if count < LEAST_MELD:
                return None
        else:
            room = PILE_SIZE - spot.naturals
            most = min(count, room) if room > 0 else count
            count = spot.room(out.terms, max(most, min(count, LEAST_MELD)))
            if not count:
                return None
        like = min(count, same)
        counts = (like, count - like) if top == terms.two else (count - like, like)
        return (-1 if spot is None else spot.index, terms.two, 0, *counts, 0)
    cheap = terms.wilds[0] if hand[terms.wilds[0]] else terms.wilds[1]
    wild = (1, 0) if cheap == terms.two else (0, 1)
    if spot is None:
        count = min(same, PILE_SIZE)
        if count == LEAST_MELD - 1 and twos + jokers and terms.wilds_allowed[2]:
            return (-1, top, count, *wild, 0)
        return (-1, top, count, 0, 0, 0) if count >= LEAST_MELD else None
    room = PILE_SIZE - spot.naturals - spot.wilds
    most = min(same, room) if room > 0 else same
    count = spot.room(out.terms, max(most, min(same, LEAST_MELD)))
    if not count:
        return None
    if not judge.is_match(match, count, 0) and twos + jokers and spot.fits(out.terms, count, 1):
        return (spot.index, top, count, *wild, 0)
    return (spot.index, top, count, 0, 0, 0)


def _first_wild_meld(deal: Deal, seat: int, top: int) -> Parts | None:
    """A wild meld with the wild on top, where it is worth enough for a first meld."""
    terms, hand = deal.terms, deal.hands[seat]
    same = hand[top] + 1
    others = hand[terms.joker if top == terms.two else terms.two]
    same = min(same, PILE_SIZE)
    others = min(others, PILE_SIZE - same)
    counts = (same, others) if top == terms.two else (others, same)
    part: Part = (-1, terms.two, 0, *counts, 0)
    return (part,) if judge.points_of(terms, (part,)) >= deal.need[terms.side_of[seat]] else None


def _overflow(deal: Deal, seat: int, rank: int, top: int, index: int, room: int) -> Parts | None:
    """Complete the pile and begin a new meld with what is over (rule 7)."""
    if index < 0:
        return None
    terms, hand = deal.terms, deal.hands[seat]
    left = [hand[terms.two], hand[terms.joker]]
    same = hand[top] + 1
    if rank == terms.two:
        # The cards like the top one come first, then the other wilds, the cheapest first.
        like, other = (0, 1) if top == terms.two else (1, 0)
        others = left[other]
        if same + others - room < LEAST_MELD:
            return None
        first = [0, 0]
        first[like] = min(same, room)
        first[other] = room - first[like]
        rest = [0, 0]
        rest[like] = min(same - first[like], PILE_SIZE)
        rest[other] = min(others - first[other], PILE_SIZE - rest[like])
        return (index, rank, 0, first[0], first[1], 0), (-1, rank, 0, rest[0], rest[1], 0)
    over = same - room
    wilds = [0, 0]
    if over == 2 and left[0] + left[1]:
        cheap = terms.wilds[0] if hand[terms.wilds[0]] else terms.wilds[1]
        wilds[cheap != terms.two] = 1
    if over + sum(wilds) < LEAST_MELD:
        return None
    return (
        (index, rank, room, 0, 0, 0),
        (-1, rank, min(over, PILE_SIZE), wilds[0], wilds[1], 0),
    )


def _worth_of_take(deal: Deal, seat: int, parts: Parts) -> float:
    """What a take brings, in cards drawn from the stock."""
    terms, hand, pile = deal.terms, deal.hands[seat], deal.pile
    melds = deal.melds[terms.side_of[seat]]
    top = pile[-1]
    below = [0] * terms.classes
    hidden = 0
    for code in pile[-terms.taken(len(pile)) : -1]:
        if terms.is_pile_open:
            below[code] += 1
        else:
            hidden += 1
    left = hand[:]
    left[top] += 1
    remove_parts(terms, left, parts)
    worth = (_LAID if melds else terms.opens) + _HIDDEN * hidden
    for rank in range(terms.n):
        found = below[rank]
        if not found:
            continue
        held = left[rank]
        if rank == top or open_meld(melds, rank) >= 0:
            worth += 1.2 * found
        elif held + found >= LEAST_MELD and not is_dead(deal, melds, rank):
            worth += 1.2 * found + 0.4 * held
        elif takes_more(deal, melds, rank):
            worth += 0.6 * found
        else:
            worth += (0.5 if held + found == 2 else -0.1) * found
    worth += 3.0 * (below[terms.two] + below[terms.joker])
    red = below[terms.red]
    worth -= 0.3 * (below[terms.black] + below[terms.lady])
    worth += red if terms.lays_red_threes else -1.5 * red
    if terms.opens_by_pile and not deal.in_foot[seat] and _completes(melds, parts):
        worth += 2 * deal.feet_left[seat] / deal.draw_size
    return worth


def _completes(melds: list[Meld], parts: Parts) -> bool:
    """Whether some of *parts* make a pile."""
    for onto, _, naturals, twos, jokers, _ in parts:
        room = PILE_SIZE if onto < 0 else max(1, PILE_SIZE - size_of(melds[onto]))
        if naturals + twos + jokers >= room:
            return True
    return False
