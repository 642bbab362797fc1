"""What a decision of Hand and Foot was about, from the move that was made and a better one."""

from __future__ import annotations

from enum import StrEnum

from handfoot_gui.core.cards import Card
from handfoot_gui.games.hand_and_foot.rules.legality import is_down
from handfoot_gui.games.hand_and_foot.rules.moves import (
    Answer,
    Ask,
    Discard,
    Draw,
    EndTurn,
    Lay,
    PlayerMove,
    TakePile,
)
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.state import View


class Themed(StrEnum):
    """What it may be."""

    FIRST_MELD = "first meld"
    WILDS = "wilds"
    PILE = "pile"
    """To take the discard pile or to draw."""
    DISCARDS = "discards"
    FOOT = "foot"
    """To get into it, or not yet."""
    OUT = "going out"
    MELDS = "melds"
    """To lay cards or to keep them, where it is nothing of the above."""


def theme_of(options: Options, view: View, move: PlayerMove, other: PlayerMove) -> str:
    """What the choice between *move* and *other* was about."""
    both = move, other
    if any(isinstance(one, Ask | Answer) for one in both):
        return Themed.OUT
    if any(isinstance(one, Draw | TakePile) for one in both):
        return Themed.PILE
    # A choice between two moves that do the same with the packet is about something else.
    is_ended = [_is_packet_ended(view, one) for one in both]
    if is_ended[0] is not is_ended[1]:
        return Themed.OUT if view.public.in_foot[view.seat] else Themed.FOOT
    if any(isinstance(one, Lay) for one in both) and not is_down(options, view):
        return Themed.FIRST_MELD
    wilds = [sum(card.is_wild for card in _leaving(one)) for one in both]
    if wilds[0] != wilds[1]:
        return Themed.WILDS
    is_discard = all(isinstance(one, Discard | EndTurn) for one in both)
    return Themed.DISCARDS if is_discard else Themed.MELDS


def _leaving(move: PlayerMove) -> tuple[Card, ...]:
    """The cards that leave the holding with *move*."""
    match move:
        case Lay(melds):
            return tuple(card for placement in melds for card in placement.cards)
        case Discard(card):
            return (card,)
        case _:
            return ()


def _is_packet_ended(view: View, move: PlayerMove) -> bool:
    """Whether *move* leaves no card in the holding, or the one to be discarded."""
    left = len(view.holding) - len(_leaving(move))
    return not left or (left == 1 and isinstance(move, Lay))
