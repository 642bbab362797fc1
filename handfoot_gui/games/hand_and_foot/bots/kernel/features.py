"""What an evaluation of a `Deal` weighs: numbers that say how far each side has come."""

from __future__ import annotations

from typing import Final

from handfoot_gui.games.hand_and_foot.bots.kernel.deal import OWN, WILD, Deal
from handfoot_gui.games.hand_and_foot.rules.melds import LEAST_MELD, PILE_SIZE

_KINDS: Final = 4
_SIZES: Final = PILE_SIZE - LEAST_MELD
_MELDS: Final = _KINDS * _SIZES
_OTHERS: Final = 24
COUNT: Final = 2 * (_MELDS + _OTHERS)
"""How many numbers there are: every one by itself, and again times the share of time left."""


def features_of(deal: Deal, side: int) -> list[float]:
    """The numbers of one side, the first half by themselves, then times the rounds left / 20."""
    terms = deal.terms
    found = [0.0] * (_MELDS + _OTHERS)
    melds = deal.melds[side]
    opened = 0
    for meld in melds:
        size = meld[1] + meld[2] + meld[3]
        if size < PILE_SIZE:
            found[deal.kind(meld) * _SIZES + size - LEAST_MELD] += 1.0
            opened |= 1 << meld[0]
        elif terms.is_open:
            opened |= 1 << meld[0]
    singles = pairs = more = fitting = cards = wilds = 0
    loss = 0
    out_of_foot = unplayed = feet = 0
    n = terms.n
    costs = terms.worth.left_cost
    for seat in terms.seats_of[side]:
        hand = deal.hands[seat]
        cards += deal.held[seat]
        for code in range(terms.classes):
            held = hand[code]
            if held:
                loss += held * costs[code]
                if code < n:
                    if opened >> code & 1:
                        fitting += held
                    elif held == 1:
                        singles += 1
                    elif held == 2:
                        pairs += 1
                    else:
                        more += held
        wilds += hand[terms.two] + hand[terms.joker]
        if not deal.in_foot[seat]:
            out_of_foot += 1
            feet += deal.feet_left[seat]
        elif not deal.played[seat]:
            unplayed += 1
    missing = deal.missing(side)
    lacking = missing[0] + missing[1] + missing[2] + missing[3]
    lacking = max(lacking, missing[4])
    place = _MELDS
    seats = len(terms.seats_of[side])
    is_ready = lacking == 0
    found[place] = 1.0 if melds else 0.0
    found[place + 1] = 0.0 if melds else deal.need[side] / 100
    found[place + 2] = singles
    found[place + 3] = pairs
    found[place + 4] = more
    found[place + 5] = fitting
    found[place + 6] = wilds
    found[place + 7] = hand_jokers(deal, side)
    found[place + 8] = loss / 100
    found[place + 9] = cards / 10
    found[place + 10] = out_of_foot / seats
    found[place + 11] = unplayed / seats
    found[place + 12] = feet / 10
    found[place + 13] = missing[0]
    found[place + 14] = missing[1]
    found[place + 15] = missing[WILD]
    found[place + 16] = missing[OWN]
    found[place + 17] = missing[4]
    found[place + 18] = 1.0 if is_ready else 0.0
    found[place + 19] = 1.0 if is_ready and not out_of_foot else 0.0
    found[place + 20] = cards / 10 if is_ready and not out_of_foot else 0.0
    found[place + 21] = 1.0 if lacking == 1 else 0.0
    found[place + 22] = 1.0 if terms.side_of[deal.turn] == side else 0.0
    found[place + 23] = len(deal.pile) / 10 if terms.side_of[deal.turn] == side else 0.0
    time = deal.stock() / (deal.draw_size * terms.players * 20)
    return found + [value * time for value in found]


def hand_jokers(deal: Deal, side: int) -> float:
    """The jokers in the hands of a side."""
    joker = deal.terms.joker
    return float(sum([deal.hands[seat][joker] for seat in deal.terms.seats_of[side]]))
