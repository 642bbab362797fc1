"""Who may go out, and what melds must leave for it; page "Hand and Foot", rule 11."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Final

from handfoot_gui.core.cards import Card
from handfoot_gui.core.errors import Problem
from handfoot_gui.core.seats import Seat
from handfoot_gui.games.hand_and_foot.rules import problems as no
from handfoot_gui.games.hand_and_foot.rules.fitting import BLACK_THREES, shape_of, ways
from handfoot_gui.games.hand_and_foot.rules.laying import table_after
from handfoot_gui.games.hand_and_foot.rules.melds import SEVENS, SideTable
from handfoot_gui.games.hand_and_foot.rules.moves import Placement
from handfoot_gui.games.hand_and_foot.rules.option_values import BlackThrees, FootOpened, SevensBan
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.piles import has_quota, is_seven_banned
from handfoot_gui.games.hand_and_foot.rules.state import Phase, Public
from handfoot_gui.games.hand_and_foot.rules.view import View
from handfoot_gui.games.hand_and_foot.rules.way_out import leads_out, melds_taking, sizes_of

# Up to Python 3.11 a member of an enum is slow to look up, and these are asked at every move.
_HAND_EMPTY: Final = FootOpened.HAND_EMPTY
_GOING_OUT: Final = BlackThrees.GOING_OUT
_NO_BAN: Final = SevensBan.OFF
_DRAW: Final = Phase.DRAW


def is_granted(public: Public) -> bool:
    """Whether the player to move has the partner's yes in this turn."""
    return public.question is not None and public.question.answer is True


def is_bound(options: Options, public: Public, table: SideTable) -> bool:
    """Whether the player to move, whose side has *table*, has said that the deal ends now.

    By the partner's yes (decision 13), or by black threes that are melded in no other turn.
    """
    if options.black_threes is _GOING_OUT and any(m.rank in BLACK_THREES for m in table.melds):
        return True
    return is_granted(public)


def must_go_out(options: Options, view: View) -> bool:
    """Whether the viewing seat, in its turn, has to end it by going out.

    A replacement that nobody could foresee may have closed the last way; then the duty is over.
    """
    table = own_table(options, view)
    return is_bound(options, view.public, table) and leads_out(
        options, view.public, table, view.holding
    )


def own_table(options: Options, view: View) -> SideTable:
    """The melds of the viewing seat's side."""
    return view.public.tables[options.side_of(view.seat)]


def unready_partner(options: Options, public: Public, seat: Seat) -> Problem | None:
    """The partner who has not played from the foot yet, as a problem (rule 11, decision 9)."""
    if options.partner_in_foot:
        for partner in options.partners_of(seat):
            if not public.played_foot[partner]:
                return no.PartnerNotReady(Seat(partner), public.in_foot[partner])
    return None


def may_end_out(options: Options, public: Public, seat: Seat, table: SideTable) -> bool:
    """Whether *seat* goes out when its last card leaves now and its side has *table*."""
    return (
        public.in_foot[seat]
        and (not options.asks_permission or is_granted(public))
        and has_quota(options, public.deal, table)
        and unready_partner(options, public, seat) is None
    )


def problem_left(
    options: Options,
    view: View,
    table: SideTable,
    placements: Sequence[Placement],
    left: Sequence[Card],
    unseen: int,
) -> Problem | None:
    """Why *placements*, after which the side has *table*, may not leave *left* and as many
    *unseen* cards in the hand."""
    return (
        _problem_cards_left(options, view, table, left, unseen)
        or _problem_threes(options, view, table, placements, left, unseen)
        or _problem_only_sevens(options, view, table, left, unseen)
    )


def _problem_cards_left(
    options: Options, view: View, table: SideTable, left: Sequence[Card], unseen: int
) -> Problem | None:
    """The two-card rule, and the duty that comes with a yes (rule 11, decision 13)."""
    public = view.public
    have = len(left) + unseen
    if not public.in_foot[view.seat]:
        if options.foot_opened is _HAND_EMPTY or have >= 2:
            return None
        is_opened = _completes(own_table(options, view), table)
        return None if is_opened else no.KeepCards(have, 2)
    asks = options.asks_permission
    if is_bound(options, public, own_table(options, view)):
        if leads_out(options, public, table, left, unseen):
            return None
        if public.phase is _DRAW or must_go_out(options, view):
            return no.MustGoOut(is_granted(public))
    if have >= 2:
        return None
    if (
        not asks
        and unready_partner(options, public, view.seat) is None
        and leads_out(options, public, table, left, unseen)
    ):
        return None
    return no.KeepCards(have, 2)


def _completes(before: SideTable, after: SideTable) -> bool:
    """Whether a pile was completed between the two."""
    return before.complete_piles < after.complete_piles


def _problem_threes(
    options: Options,
    view: View,
    table: SideTable,
    placements: Sequence[Placement],
    left: Sequence[Card],
    unseen: int,
) -> Problem | None:
    """Black threes that may only be melded in the turn that goes out."""
    if options.black_threes is not _GOING_OUT:
        return None
    three = next((c for part in placements for c in part.cards if c.is_black_three), None)
    if three is None:
        return None
    public = view.public
    goes_out = (
        public.in_foot[view.seat]
        and (not options.asks_permission or is_granted(public))
        and unready_partner(options, public, view.seat) is None
        and leads_out(options, public, table, left, unseen)
    )
    return None if goes_out else no.ThreesOnlyGoingOut(three)


def _problem_only_sevens(
    options: Options, view: View, table: SideTable, left: Sequence[Card], unseen: int
) -> Problem | None:
    """A meld that leaves nothing that may be discarded (decisions 16 and 33)."""
    if options.sevens_ban is _NO_BAN or unseen or not left:
        return None
    public = view.public
    if any(card.rank not in SEVENS for card in left):
        return None
    if not is_seven_banned(options, public, options.side_of(view.seat), table):
        return None
    if all(card.rank in SEVENS for card in view.holding):
        return None
    if (
        options.foot_opened is FootOpened.PILE
        and not public.in_foot[view.seat]
        and _completes(own_table(options, view), table)
    ):
        return None
    return None if _melds_out(options, view, table, left) else no.OnlySevensLeft()


def _melds_out(options: Options, view: View, table: SideTable, left: Sequence[Card]) -> bool:
    """Whether *left*, all of one rank, can be melded at once, onto any of the own melds."""
    public = view.public
    rank = left[0].rank
    targets = melds_taking(options, table, rank)
    shape = shape_of(options, rank)
    may_begin = not (shape.is_once and any(meld.rank is rank for meld in table.melds))
    for steps in ways(shape, sizes_of(targets), len(left), 0, may_begin=may_begin):
        cards = iter(left)
        places = [*(index for index, _ in targets), *(None for _ in steps)]
        parts = [
            Placement(tuple(islice(cards, count)), onto)
            for (count, _), onto in zip(steps, places, strict=False)
            if count
        ]
        after = table_after(options, table, parts)
        if isinstance(after, Problem):
            continue
        if not public.in_foot[view.seat]:
            if options.foot_opened is _HAND_EMPTY or _completes(table, after):
                return True
        elif not options.must_discard_last and may_end_out(options, public, view.seat, after):
            return True
    return False
