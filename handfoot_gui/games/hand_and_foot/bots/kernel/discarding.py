"""Which class of card to discard: what is needed least, and helps the next player least."""

from __future__ import annotations

from math import exp
from typing import Final

from handfoot_gui.games.hand_and_foot.bots.kernel.deal import Deal
from handfoot_gui.games.hand_and_foot.bots.kernel.reading import (
    is_dead,
    open_ranks,
    takes_more,
    wanted_ranks,
)
from handfoot_gui.games.hand_and_foot.bots.kernel.terms import DRAWN
from handfoot_gui.games.hand_and_foot.rules.counted import PAIR, Meld
from handfoot_gui.games.hand_and_foot.rules.melds import LEAST_MELD

_WILD_NEED: Final = 14.0
"""Discarding a wild is rare."""
_CARD_GIVEN: Final = 3.0
"""What each card of the pile costs the own side when its only opponents take it.

Among several opponents what one of them gains is a loss of all the others too.
"""
_BLOCK: Final = 0.3
"""A black three lost: it would have blocked later as well."""
_COLLECTED: Final = 0.1
"""What it costs beside that to throw what the next side collects."""
_RANK_NEED: Final = 4.0
"""What a card is worth beside other naturals while a pile of its rank is wanted."""


def discards_of(deal: Deal, seat: int) -> list[int]:
    """The classes of the hand, the best to discard first."""
    terms, hand = deal.terms, deal.hands[seat]
    side = terms.side_of[seat]
    melds, total, seen, own_known = deal.melds[side], terms.total, deal.seen, deal.known[seat]
    taker = (seat + 1) % terms.players
    next_melds = deal.melds[terms.side_of[taker]]
    given = _given(deal, side, next_melds)
    own_open, next_open = open_ranks(melds), open_ranks(next_melds)
    hidden = max(1, terms.all_cards - deal.seen_count - deal.held[seat] + deal.known_count[seat])
    share = deal.held[taker] / hidden
    known, thrown = deal.known[taker], deal.thrown[taker]
    known = _as_known(deal, known, next_melds) if terms.takes_onto else known
    is_down = len(next_melds) > 0
    match = terms.match if is_down else terms.match_before
    is_one_enough = match != PAIR and not deal.frozen
    wanted = _wanted_of(deal, side, hand) if deal.quota[5] else 0
    found: list[tuple[float, int]] = []
    for code, held in enumerate(hand):
        if not held:
            continue
        unseen = total[code] - seen[code] - held + own_known[code]
        danger = 0.0
        if code < terms.n:
            need = _need(
                deal,
                side,
                code,
                held,
                unseen,
                is_open=own_open >> code & 1 == 1,
                is_wanted=wanted > 0 and wanted >> code & 1 == 1,
            )
            if given:
                danger = given * _chance(
                    unseen * share,
                    known[code],
                    is_one_enough=is_one_enough,
                    is_thrown=thrown >> code & 1 == 1,
                    is_down=is_down,
                )
        elif code >= terms.two:
            need = _WILD_NEED
            if given and terms.takes_wilds:
                danger = given * _chance(
                    unseen * share,
                    known[code],
                    is_one_enough=False,
                    is_thrown=thrown >> code & 1 == 1,
                    is_down=is_down,
                )
        elif code == terms.black:
            need = 2.0 if terms.melds_threes and held >= 3 else _BLOCK
            need -= terms.black_urge
        else:
            need = -terms.worth.left_cost[code] / DRAWN
        if code < terms.n and next_open >> code & 1:
            danger += _COLLECTED
        found.append((need + danger, code))
    found.sort()
    codes = [code for _, code in found]
    cheap, dear = terms.wilds
    if hand[cheap] and hand[dear]:
        # Whatever the next player holds, the dearer wild stays longer.
        first, last = sorted((codes.index(cheap), codes.index(dear)))
        codes[first], codes[last] = cheap, dear
    return codes


def kinder_discard(deal: Deal, seat: int, code: int) -> int:
    """The class of the single that no side collects which *seat* would best throw in place of one
    of two or more cards of *code* that another side collects, or -1.

    A single that others collect is thrown with reason: they lay such cards as they come, so they
    hardly hold a pair of them to take the pile.
    """
    terms, hand = deal.terms, deal.hands[seat]
    side = terms.side_of[seat]
    collected = 0
    for other in terms.other_sides[side]:
        collected |= open_ranks(deal.melds[other])
    if code >= terms.n or hand[code] < 2 or not collected >> code & 1:
        return -1
    collected |= open_ranks(deal.melds[side])
    for single in discards_of(deal, seat):
        if single < terms.n and hand[single] == 1 and not collected >> single & 1:
            return single
    return -1


def _need(
    deal: Deal, side: int, code: int, held: int, unseen: int, *, is_open: bool, is_wanted: bool
) -> float:
    """What the own side loses with a natural, in cards drawn; its meld may be *is_open*, and a pile
    of it *is_wanted*."""
    terms = deal.terms
    worth = terms.worth.values[code] / 40
    if not is_open and terms.is_once and is_dead(deal, deal.melds[side], code):
        return -worth
    if is_wanted:
        worth += _RANK_NEED
    if terms.lures:
        worth += terms.lures[code]
    if is_open:
        return 4.0 + worth
    chance = unseen / max(1, terms.total[code])
    alone = 0.6 if held == 1 else 3.0 if held == 2 else 4.5
    need = alone * (0.4 + 0.8 * chance) + worth
    if terms.is_open and takes_more(deal, deal.melds[side], code):
        return max(need, 1.5 + worth)
    return need


def _wanted_of(deal: Deal, side: int, hand: list[int]) -> int:
    """The classes of *hand* of which the quota of *side* still needs piles, as bits."""
    found = 0
    for rank, _, _ in deal.quota[5]:
        if rank >= 0 and hand[rank]:
            found |= 1 << rank
    return found & wanted_ranks(deal, side) if found else 0


def _as_known(deal: Deal, known: list[int], melds: list[Meld]) -> list[int]:
    """*known* cards of the next player, and as many as a take needs of every class that goes onto
    one of its *melds* with nothing else, where cards are taken so."""
    if not melds or deal.frozen:
        return known
    terms, sure = deal.terms, known[:]
    for rank, naturals, twos, jokers, _ in melds:
        if rank < terms.n and terms.fits(rank, naturals, twos + jokers, 1, 0):
            sure[rank] = LEAST_MELD
    return sure


def _given(deal: Deal, side: int, next_melds: list[Meld]) -> float:
    """What it costs when the next player takes the pile, or 0 where nobody can."""
    terms = deal.terms
    size = len(deal.pile) + 1
    if size < terms.least_pile:
        return 0.0
    if not next_melds and (terms.waits_for_meld or deal.concealed):
        return 0.0
    given: float = _CARD_GIVEN / len(terms.other_sides[side]) ** 2 * terms.taken(size)
    return given


def _chance(
    expected: float,
    known: int,
    *,
    is_one_enough: bool,
    is_thrown: bool,
    is_down: bool,
) -> float:
    """The chance that the next player can take a pile with a card of a class on top.

    *expected* is how many of them the player may hold beside the *known* ones.
    """
    if known >= (1 if is_one_enough else 2):
        return 0.95
    none = exp(-expected)
    chance = 1 - none - (0.0 if known or is_one_enough else none * expected)
    if is_thrown:
        chance *= 0.5
    return chance if is_down else chance * 0.6
