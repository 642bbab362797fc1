"""Going out: whether to ask, how a partner answers, and the moves after a yes."""

from __future__ import annotations

from typing import Final

from handfoot_gui.core.cards import Rank
from handfoot_gui.games.hand_and_foot.bots.kernel.agreements import may_go_out_as_agreed
from handfoot_gui.games.hand_and_foot.bots.kernel.deal import (
    DISCARD,
    LAY,
    Act,
    Deal,
    turn_of,
)
from handfoot_gui.games.hand_and_foot.bots.kernel.reading import (
    AVERAGE_CARD,
    are_opponents_close,
    cards_left,
    loss_of,
)
from handfoot_gui.games.hand_and_foot.bots.kernel.terms import Terms
from handfoot_gui.games.hand_and_foot.rules import judge
from handfoot_gui.games.hand_and_foot.rules.counted import Meld, Part
from handfoot_gui.games.hand_and_foot.rules.melds import PILE_SIZE

_LITTLE: Final = 50
"""Points of a holding whose loss nobody minds."""
_CLEARLY: Final = 1.5
"""A loss clearly exceeds a gain when it is so many times as large."""
_AFTER_LAP: Final = 0.6
"""The share of the cards in hands that one more turn does not bring onto the table."""
_CHANCES: Final = (0.0, 0.0, 0.0, 0.15, 0.25, 0.4, 0.6)
"""By the size of a meld: how likely it becomes a pile if the deal goes on for some turns."""


def _prospects(deal: Deal, side: int) -> float:
    """Points *side* may still gain from incomplete melds if the deal goes on for some turns."""
    terms = deal.terms
    turns = min(1.0, deal.stock() / (deal.draw_size * terms.players) / 6)
    hopes = 0.0
    pays, two = terms.pays, terms.two if terms.has_special_wilds else -1
    for meld in deal.melds[side]:
        rank, naturals, twos, jokers, _ = meld
        wilds = twos + jokers
        size = naturals + wilds
        if size < PILE_SIZE:
            hopes += _CHANCES[size] * (
                judge.bonus_of(terms, meld) if rank == two else pays[rank][wilds > 0]
            )
    return turns * hopes


def _gain_by_ending(deal: Deal, side: int) -> float:
    """What *side* wins against another if the deal ends now by its going out."""
    terms = deal.terms
    others = terms.other_sides[side]
    share = _AFTER_LAP if terms.last_lap else 1
    theirs = 0.0
    for other in others:
        rest = AVERAGE_CARD * cards_left(deal, terms.seats_of[other]) * share
        theirs += rest + _prospects(deal, other)
    return terms.options.going_out_bonus + theirs / len(others) - _prospects(deal, side)


def _cost_of_rest(deal: Deal, seats: tuple[int, ...]) -> float:
    """What the cards that *seats* still have cost on average if somebody goes out now."""
    return AVERAGE_CARD * cards_left(deal, seats) * (_AFTER_LAP if deal.terms.last_lap else 1)


def _lead(deal: Deal, side: int) -> float:
    """The lead of *side* over the best other one if the deal ends now by its going out."""
    terms = deal.terms
    own = deal.totals[side] + deal.table_points(side)
    best = max(
        [
            deal.totals[other]
            + deal.table_points(other)
            - _cost_of_rest(deal, terms.seats_of[other])
            for other in terms.other_sides[side]
        ]
    )
    return own + terms.options.going_out_bonus - best


def wants_out(deal: Deal, seat: int) -> bool:
    """Whether to ask for permission, if there is a way out at all.

    In the last deal the score of the game decides: who is ahead ends it, who is behind plays on.
    """
    terms = deal.terms
    if not deal.in_foot[seat] or deal.asked:
        return False
    if terms.is_agreed and not may_go_out_as_agreed(deal, terms.side_of[seat]):
        return False
    ours = _cost_of_rest(deal, terms.partners[seat])
    if deal.is_last:
        return _lead(deal, terms.side_of[seat]) > ours
    return _gain_by_ending(deal, terms.side_of[seat]) > ours


def may_go_out(deal: Deal, seat: int) -> bool:
    """Whether *seat* says yes where there is no time for `answering`: unless the own loss clearly
    exceeds what the end wins (decision 12)."""
    hand, side = deal.hands[seat], deal.terms.side_of[seat]
    if deal.terms.is_agreed and not may_go_out_as_agreed(deal, side):
        return False
    loss = loss_of(deal, hand) * (_AFTER_LAP if deal.terms.last_lap else 1)
    if loss <= _LITTLE or (deal.is_last and _lead(deal, side) > loss):
        return True
    if are_opponents_close(deal, seat):
        return True
    return loss + bonus_in_hand(deal, seat) <= _CLEARLY * max(0.0, _gain_by_ending(deal, side))


def bonus_in_hand(deal: Deal, seat: int) -> int:
    """The bonus of the piles that *seat* could complete in its own next turn."""
    terms, hand = deal.terms, deal.hands[seat]
    wilds = hand[terms.two] + hand[terms.joker]
    bonus = 0
    for meld in deal.melds[terms.side_of[seat]]:
        room = PILE_SIZE - meld[1] - meld[2] - meld[3]
        rank = meld[0]
        held = wilds if rank == terms.two else hand[rank] if rank < terms.n else 0
        if room > 0 and room <= held:
            bonus += judge.bonus_of(terms, meld)
    return bonus


def leads_out(deal: Deal, side: int, melds: list[Meld], hand: list[int], unseen: int) -> bool:
    """Whether *hand*, and so many cards more that cannot be seen yet, can all be got rid of."""
    return judge.leads_out(turn_of(deal, deal.turn, side), melds, hand, unseen)


def out_move(deal: Deal, turn: judge.Turn) -> Act | None:
    """The next move of a way out of the player to move that needs no further question, or None."""
    terms = deal.terms
    if not turn.in_foot:
        return None
    if terms.asks:
        if not turn.granted:
            return None
    elif not turn.is_ready or (
        terms.is_agreed and not may_go_out_as_agreed(deal, terms.side_of[deal.turn])
    ):
        return None
    melds, hand = turn.melds, turn.hand
    found = judge.way_out(terms, turn.quota, melds, hand, 0, turn.others_piles)
    if found is None:
        return None
    position, (path, wild_steps, thrown) = found
    left = hand[:]
    code = -1
    if thrown == Rank.JOKER:
        code = terms.wilds[0] if left[terms.wilds[0]] else terms.wilds[1]
    elif isinstance(thrown, Rank):
        code = terms.lady if thrown is Rank.LADY else terms.ranks.index(thrown)
    elif thrown is not None:
        code = terms.red if left[terms.red] else terms.black
    if code >= 0:
        left[code] -= 1
    parts: list[Part] = []
    for rank, steps in (*path, (None, wild_steps)):
        own = terms.two if rank is None else terms.ranks.index(rank)
        onto = position.targets[rank].onto
        for place, (x, y) in enumerate(steps):
            if x or y:
                wilds = x if rank is None else y
                twos = min(wilds, left[terms.two])
                left[terms.two] -= twos
                left[terms.joker] -= wilds - twos
                naturals = 0 if rank is None else x
                index = onto[place] if place < len(onto) else -1
                parts.append((index, own, naturals, twos, wilds - twos, 0))
    if left[terms.lady]:
        _add_ladies(terms, melds, parts, left[terms.lady])
    if parts:
        return LAY, tuple(parts), -1
    return (DISCARD, (), code) if code >= 0 else None


def _add_ladies(terms: Terms, melds: list[Meld], parts: list[Part], ladies: int) -> None:
    """Put ladies onto a clean pile, there already or made by *parts*."""
    for place, (onto, rank, naturals, twos, jokers, _) in enumerate(parts):
        before = melds[onto] if onto >= 0 else (rank, 0, 0, 0, 0)
        is_clean = rank != terms.two and not (before[2] + before[3] + twos + jokers)
        if is_clean and before[1] + naturals >= PILE_SIZE:
            parts[place] = (onto, rank, naturals, twos, jokers, ladies)
            return
    used = [part[0] for part in parts]
    for index, meld in enumerate(melds):
        if index not in used and _is_clean_pile(terms, meld):
            parts.append((index, meld[0], 0, 0, 0, ladies))
            return


def _is_clean_pile(terms: Terms, meld: Meld) -> bool:
    return meld[0] != terms.two and not meld[2] + meld[3] and meld[1] >= PILE_SIZE
