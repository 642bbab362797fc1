"""Imagined worlds: deals that look the same to one seat, their hidden cards dealt anew."""

from __future__ import annotations

from random import Random
from typing import Final

from handfoot_gui.games.hand_and_foot.bots.kernel.deal import Deal, packets_left, size_of_packet

_HELD_BACK: Final = 0.5
"""How often a class that somebody has discarded before is not put into that hand again."""


class Unseen:
    """What one seat cannot see in a deal.

    Players hold the cards they took from the pile, and rarely one of a class they have discarded.
    """

    def __init__(self, deal: Deal, seat: int) -> None:
        terms = deal.terms
        self._deal = deal
        self._seat = seat
        self._cards: list[int] = []
        self._red_threes: list[int] = []
        """They lie in the stock or a foot where they would have been laid."""
        own, own_known = deal.hands[seat], deal.known[seat]
        for code in range(terms.classes):
            count = terms.total[code] - deal.seen[code] - own[code] + own_known[code]
            if code == terms.red and terms.lays_red_threes:
                self._red_threes = [code] * count
            else:
                self._cards += [code] * count

    def world(self, rng: Random) -> Deal:
        """A deal of its own with what the seat cannot see dealt at random."""
        deal = self._deal
        terms = deal.terms
        new = deal.copy()
        unseen = self._cards[:]
        rng.shuffle(unseen)
        hands: list[list[int]] = []
        for other in range(terms.players):
            if other == self._seat:
                hands.append(deal.hands[other][:])
            else:
                hand = deal.known[other][:]
                need = deal.held[other] - deal.known_count[other]
                unseen = _dealt(hand, need, unseen, deal.thrown[other], terms.two, rng)
                hands.append(hand)
        new.hands = hands
        unseen += self._red_threes
        rng.shuffle(unseen)
        feet: list[list[list[int]]] = []
        for other in range(terms.players):
            packets: list[list[int]] = []
            for left in range(packets_left(deal, other)):
                packet = [0] * terms.classes
                for _ in range(size_of_packet(deal, other, left)):
                    packet[unseen.pop()] += 1
                packets.append(packet)
            feet.append(packets)
        new.feet = feet
        stocks: list[list[int]] = []
        for stock in deal.stocks:
            stocks.append(unseen[: len(stock)])
            del unseen[: len(stock)]
        new.stocks = stocks
        if not terms.is_pile_open:
            _fill_pile(new, unseen)
        return new


def _fill_pile(deal: Deal, unseen: list[int]) -> None:
    """Put some of the *unseen* cards where the pile, or what left the table, is not known."""
    for cards in (deal.pile, deal.removed):
        for place, code in enumerate(cards):
            if code < 0:
                cards[place] = unseen.pop()
                deal.seen[cards[place]] += 1
                deal.seen_count += 1


def _dealt(
    hand: list[int], need: int, unseen: list[int], thrown: int, wild: int, rng: Random
) -> list[int]:
    """Put *need* of the *unseen* cards into *hand*; gives the others."""
    back: list[int] = []
    while need:
        if not unseen:
            unseen, back, thrown = back, [], 0
        code = unseen.pop()
        if thrown >> code & 1 and code < wild and rng.random() < _HELD_BACK:
            back.append(code)
        else:
            hand[code] += 1
            need -= 1
    return back + unseen
