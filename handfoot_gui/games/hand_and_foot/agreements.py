"""What partners can agree on before a game: no rule of the game, bots keep it all the same."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import Final

from handfoot_gui.games.hand_and_foot.rules.melds import PILE_SIZE, Meld
from handfoot_gui.games.hand_and_foot.rules.option_values import PartnersInFoot
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.scoring import table_points
from handfoot_gui.games.hand_and_foot.rules.state import Public

NEARLY: Final = PILE_SIZE - 2
"""Cards from which on a meld is nearly a pile."""


class Agreement(StrEnum):
    """By the word that stands in a record."""

    CLEAN_MELDS = "clean melds"
    """No wild goes onto a clean meld, but to go out or at the very end."""
    WILD_PILE = "wild pile"
    """After the first meld, wilds go to the wild pile until it is complete."""
    FOOT_FIRST = "foot first"
    """Whoever plays from the hand plays to get into the foot."""
    OUT_IN_FOOT = "out in foot"
    """Nobody goes out before all partners are in the foot; so are the next two."""
    OUT_CLOSED = "out closed"
    """... while the side has an incomplete meld of `NEARLY` cards or more."""
    OUT_AHEAD = "out ahead"
    """... while the side, with what lies on the table, is not ahead in points."""


def offered(options: Options) -> tuple[Agreement, ...]:
    """What can be agreed on under *options*: nothing where nobody has a partner."""
    if not options.partners_of(0):
        return ()
    is_idle = {
        Agreement.WILD_PILE: not options.wild_melds,
        Agreement.OUT_IN_FOOT: options.partners_in_foot is not PartnersInFoot.NO,
    }
    return tuple(agreement for agreement in Agreement if not is_idle.get(agreement, False))


def is_nearly_a_pile(meld: Meld) -> bool:
    """Whether *meld* lacks a card or two."""
    return not meld.is_complete and len(meld.cards) >= NEARLY


def conditions_of_going_out(
    options: Options, public: Public, side: int, agreed: tuple[str, ...]
) -> Iterator[tuple[Agreement, bool]]:
    """On what the players of *side*, who have *agreed*, go out, and whether it is so now."""
    possible = offered(options)
    for name in (Agreement.OUT_IN_FOOT, Agreement.OUT_CLOSED, Agreement.OUT_AHEAD):
        if name not in agreed or name not in possible:
            continue
        match name:
            case Agreement.OUT_IN_FOOT:
                yield name, all(public.in_foot[s] for s in options.seats_of_sides[side])
            case Agreement.OUT_CLOSED:
                yield name, not any(map(is_nearly_a_pile, public.tables[side].melds))
            case _:
                totals = [
                    table_points(options, table, public.deal) + public.score(n)
                    for n, table in enumerate(public.tables)
                ]
                yield name, totals[side] > max(t for n, t in enumerate(totals) if n != side)
