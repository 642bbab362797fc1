"""Whether the rules let a player discard, end the turn or ask: the judge asked about a deal."""

from __future__ import annotations

from collections.abc import Iterable

from handfoot_gui.games.hand_and_foot.bots.kernel.deal import Deal, turn_of
from handfoot_gui.games.hand_and_foot.rules import judge


def discards_allowed(deal: Deal, seat: int, codes: Iterable[int]) -> list[int]:
    """Those of *codes*, classes of cards, that *seat* may discard now."""
    turn = turn_of(deal, seat, deal.terms.side_of[seat])
    return [code for code in codes if judge.discard_fault(turn, code) is None]


def may_end_turn(deal: Deal, seat: int) -> bool:
    """Whether *seat* may end its turn without a discard."""
    return judge.end_turn_fault(turn_of(deal, seat, deal.terms.side_of[seat])) is None


def may_ask(deal: Deal, seat: int) -> bool:
    """Whether *seat* may ask, after its draw, whether it may go out."""
    turn = turn_of(deal, seat, deal.terms.side_of[seat])
    if judge.ask_fault(turn, asked=deal.asked) is not None:
        return False
    return judge.leads_out(turn, turn.melds, turn.hand, 0)
