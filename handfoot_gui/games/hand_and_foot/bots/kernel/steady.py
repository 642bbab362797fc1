"""The player on counts, what it does next in a `Deal`: the steady one, or one with other tactics.

Whose tactics it has its `Terms` say. All that looks ahead calls it the steady player.
"""

from __future__ import annotations

from random import Random
from typing import Final

from handfoot_gui.games.hand_and_foot.bots.kernel.agreements import breaks_agreement
from handfoot_gui.games.hand_and_foot.bots.kernel.deal import (
    ANSWER,
    ASK,
    DISCARD,
    DRAW,
    DRAW_CARDS,
    END_TURN,
    LAY,
    NO,
    OVER,
    TAKE_PILE,
    YES,
    Act,
    Deal,
    turn_of,
)
from handfoot_gui.games.hand_and_foot.bots.kernel.discarding import discards_of
from handfoot_gui.games.hand_and_foot.bots.kernel.going_out import (
    may_go_out,
    out_move,
    wants_out,
)
from handfoot_gui.games.hand_and_foot.bots.kernel.laying import lay_down
from handfoot_gui.games.hand_and_foot.bots.kernel.taking import first_meld_of, take_with
from handfoot_gui.games.hand_and_foot.rules import judge
from handfoot_gui.games.hand_and_foot.rules.counted import Parts

_DRAWS: Final[Act] = (DRAW_CARDS, (), -1)
_ENDS: Final[Act] = (END_TURN, (), -1)
_ASKS: Final[Act] = (ASK, (), -1)
_SAYS_YES: Final[Act] = (YES, (), -1)
_SAYS_NO: Final[Act] = (NO, (), -1)


def decide(deal: Deal) -> Act:
    """What the steady player to move does."""
    if deal.phase == DRAW:
        parts = take_with(deal)
        if parts is None or breaks_agreement(deal, deal.turn, (TAKE_PILE, parts, -1)):
            return _DRAWS
        return TAKE_PILE, parts, -1
    if deal.phase == ANSWER:
        return _SAYS_YES if may_go_out(deal, deal.waiting[0]) else _SAYS_NO
    return _play(deal)


def play_on(deal: Deal, rng: Random, turns: int = 10_000) -> None:
    """Play *deal* on until it is over or so many turns have ended."""
    turn = deal.turn
    while deal.phase != OVER:
        deal.perform(decide(deal), rng)
        if deal.turn != turn:
            turn = deal.turn
            turns -= 1
            if not turns:
                return


def _play(deal: Deal) -> Act:
    """What to do after the draw."""
    terms, seat = deal.terms, deal.turn
    turn = turn_of(deal, seat, terms.side_of[seat])
    melds = turn.melds
    out = out_move(deal, turn)
    if out is not None:
        return out
    if (
        terms.asks
        and judge.ask_fault(turn, asked=deal.asked) is None
        and wants_out(deal, seat)
        and judge.leads_out(turn, melds, turn.hand, 0)
    ):
        return _ASKS
    if turn.is_down:
        parts = lay_down(deal, seat)
        if parts:
            for some in (parts, *[(part,) for part in parts]) if len(parts) > 1 else (parts,):
                if judge.lay_fault(turn, some) is None:
                    return LAY, some, -1
    else:
        first = first_meld_of(deal, seat)
        if first is not None and judge.lay_fault(turn, first) is None:
            return LAY, first, -1
    last = _ENDS
    for code in discards_of(deal, seat):
        if judge.discard_fault(turn, code) is None:
            last = (DISCARD, (), code)
            if not breaks_agreement(deal, seat, last):
                break
    return last


def is_lay_refused(deal: Deal, seat: int, parts: Parts) -> bool:
    """Whether the rules refuse a lay-down of *parts* from the hand."""
    turn = turn_of(deal, seat, deal.terms.side_of[seat])
    return judge.lay_fault(turn, parts) is not None
