"""Laying as much as one sees without taking anything apart: new melds and cards laid off."""

from __future__ import annotations

from collections.abc import Sequence

from handfoot_gui.core.cards import Card
from handfoot_gui.games.manipulation.rules.melds import Meld
from handfoot_gui.games.manipulation.rules.simple import lay_offs, own_melds


def plain_play(
    table: tuple[Meld, ...], hand: Sequence[Card]
) -> tuple[tuple[Meld, ...], tuple[Card, ...]]:
    """The table after laying, and what is left of the hand; jokers go last."""
    melds = list(table)
    left = [card for card in hand if not card.is_joker]
    jokers = [card for card in hand if card.is_joker]
    _lay_melds(melds, left)
    _lay_off(melds, left)
    for joker in jokers:
        left.append(joker)
        _lay_melds(melds, left)
        _lay_off(melds, left)
    return tuple(melds), tuple(left)


def _lay_melds(melds: list[Meld], left: list[Card]) -> None:
    """Lay melds out of *left*, the longest first, while there are any."""
    while made := max(own_melds(left), key=len, default=None):
        melds.append(made)
        for laid in made:
            left.remove(laid.card)


def _lay_off(melds: list[Meld], left: list[Card]) -> None:
    """Lay off cards of *left* while any fits."""
    is_found = True
    while is_found:
        is_found = False
        for card in tuple(left):
            place = next(lay_offs(tuple(melds), card), None)
            if place is not None:
                number, grown = place
                melds[number] = grown
                left.remove(card)
                is_found = True
