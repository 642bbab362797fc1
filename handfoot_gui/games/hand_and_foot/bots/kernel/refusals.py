"""What the rules refuse of a discard, on counts, as `rules.legality`."""

from __future__ import annotations

from handfoot_gui.games.hand_and_foot.bots.kernel.deal import Deal, turn_of
from handfoot_gui.games.hand_and_foot.bots.kernel.going_out import leads_out
from handfoot_gui.games.hand_and_foot.rules import judge


def may_discard(deal: Deal, seat: int, code: int) -> bool:
    """Whether the rules let *seat* discard a card of a class now."""
    terms = deal.terms
    is_seven = code == terms.seven
    if is_seven and terms.bans_sevens:
        side = terms.side_of[seat]
        if judge.is_seven_banned(turn_of(deal, seat, side), deal.melds[side]):
            return False
    is_last = deal.held[seat] == 1
    if not deal.in_foot[seat]:
        return not (is_last and terms.opens_by_pile)
    if is_last and deal.may_end_out(seat):
        return not is_seven or terms.seven_last_discard
    return not (is_last or _must_go_out(deal, seat))


def _must_go_out(deal: Deal, seat: int) -> bool:
    """Whether *seat*, which is in the foot, has to end its turn by going out (decision 13)."""
    side = deal.terms.side_of[seat]
    melds = deal.melds[side]
    is_bound = judge.is_bound(turn_of(deal, seat, side))
    return is_bound and leads_out(deal, side, melds, deal.hands[seat], 0)


def may_end_turn(deal: Deal, seat: int) -> bool:
    """Whether the rules let *seat* end its turn without a discard."""
    if deal.in_foot[seat] and _must_go_out(deal, seat):
        return False
    hand = deal.hands[seat]
    return not any([may_discard(deal, seat, code) for code in range(len(hand)) if hand[code]])


def may_ask(deal: Deal, seat: int) -> bool:
    """Whether *seat* may ask, after its draw, whether it may go out (rule 11)."""
    if not deal.terms.asks or deal.asked:
        return False
    if not deal.in_foot[seat] or not deal.are_partners_ready(seat):
        return False
    side = deal.terms.side_of[seat]
    return leads_out(deal, side, deal.melds[side], deal.hands[seat], 0)
