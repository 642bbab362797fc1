"""Going out: the moves after a yes, whether to ask, and how a partner answers."""

from __future__ import annotations

from statistics import fmean
from typing import Final

from handfoot_gui.games.hand_and_foot.bots.reading import AVERAGE_CARD, Reading
from handfoot_gui.games.hand_and_foot.rules.laying import BLACK_THREES, kind_of
from handfoot_gui.games.hand_and_foot.rules.legality import first_meld, is_granted
from handfoot_gui.games.hand_and_foot.rules.melds import Meld, SideTable
from handfoot_gui.games.hand_and_foot.rules.moves import Answer, PlayerMove, Reason
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.scoring import pile_bonus, table_points
from handfoot_gui.games.hand_and_foot.rules.way_out import move_out

_LITTLE: Final = 50
"""Points of a holding whose loss nobody minds."""
_CLEARLY: Final = 1.5
"""A loss clearly exceeds a gain when it is so many times as large."""


def out_move(reading: Reading) -> PlayerMove | None:
    """The next move of a way out that needs no further question, or None."""
    options, public = reading.options, reading.public
    if not reading.is_in_foot:
        return None
    if options.asks_permission:
        if not is_granted(public):
            return None
    elif options.partner_in_foot and not all(public.played_foot[seat] for seat in reading.partners):
        return None
    first = first_meld(options, reading.view)
    return move_out(options, public, reading.table, reading.view.holding, first)


def bonus(options: Options, meld: Meld) -> int:
    """What *meld* pays when it is complete."""
    if meld.rank in BLACK_THREES:
        return options.dirty_bonus
    return pile_bonus(options, kind_of(options, meld))


def prospects(reading: Reading, table: SideTable) -> float:
    """Points *table* may still gain from incomplete melds if the deal goes on for some turns."""
    turns = min(1.0, reading.rounds_left / 6)
    chances = {6: 0.6, 5: 0.4, 4: 0.25, 3: 0.15}
    return turns * sum(
        chances[len(meld.cards)] * bonus(reading.options, meld)
        for meld in table.melds
        if not meld.is_complete
    )


def gain_by_ending(reading: Reading) -> float:
    """What the own side wins against another if the deal ends now by its going out."""
    own = prospects(reading, reading.table)
    tables = reading.public.tables
    theirs = fmean(
        _left(reading, side) + prospects(reading, tables[side]) for side in reading.other_sides
    )
    return reading.options.going_out_bonus + theirs - own


def _left(reading: Reading, side: int) -> float:
    """Points the cards in hands and feet of *side* cost about."""
    return AVERAGE_CARD * reading.cards_left(reading.options.seats_of_sides[side])


def lead(reading: Reading) -> float:
    """The own side's lead over the best other one if the deal ends now by its going out."""
    options, tables = reading.options, reading.public.tables
    own = reading.totals[reading.side] + table_points(options, reading.table)
    best = max(
        reading.totals[side] + table_points(options, tables[side]) - _left(reading, side)
        for side in reading.other_sides
    )
    return own + options.going_out_bonus - best


def wants_out(reading: Reading) -> bool:
    """Whether to ask for permission, if there is a way out at all.

    In the last deal the score of the game decides: who is ahead ends it, who is behind plays on.
    """
    if not reading.is_in_foot or reading.public.question is not None:
        return False
    ours = AVERAGE_CARD * reading.cards_left(reading.partners)
    if reading.is_last_deal:
        return lead(reading) > ours
    return gain_by_ending(reading) > ours


def answer(reading: Reading) -> Answer:
    """Yes, unless the own loss clearly exceeds what the end wins (decision 12)."""
    loss = reading.loss(reading.view.holding)
    if loss <= _LITTLE:
        return Answer(True, Reason.LITTLE_LEFT)
    if reading.is_last_deal and lead(reading) > loss:
        return Answer(True, Reason.AHEAD)
    if reading.are_opponents_close:
        return Answer(True, Reason.OPPONENTS_CLOSE)
    gain = _CLEARLY * max(0.0, gain_by_ending(reading))
    if loss > gain:
        return Answer(False, Reason.TOO_MUCH_LEFT)
    if loss + _bonus_in_hand(reading) > gain:
        return Answer(False, Reason.NEARLY_A_PILE)
    return Answer(True, Reason.AHEAD)


def _bonus_in_hand(reading: Reading) -> int:
    """The bonus of the piles that the viewing seat could complete in its own next turn."""
    wilds = len(reading.wilds)
    return sum(
        bonus(reading.options, meld)
        for meld in reading.table.melds
        if not meld.is_complete
        and meld.room <= (wilds if meld.rank is None else len(reading.naturals.get(meld.rank, ())))
    )
