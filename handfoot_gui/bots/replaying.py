"""The cards of a deal that is over played again by equal bots, to say what they are worth."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from random import Random
from statistics import fmean, pstdev
from typing import Any, Final

from handfoot_gui.bots.reviewing import deals_over
from handfoot_gui.core.bot import derived_seed
from handfoot_gui.core.brought_forward import BroughtForward
from handfoot_gui.core.deal_report import CardsPlayed
from handfoot_gui.core.record import states
from handfoot_gui.core.seats import Seat
from handfoot_gui.games import GAMES

_TIMES: Final = 150
"""The mean is then as sure as a twelfth of the spread, and the work of a second."""


def cards_played(
    game: str,
    options: Any,
    moves: Sequence[tuple[Seat, Any]],
    brought: BroughtForward | None = None,
    times: int = _TIMES,
) -> CardsPlayed:
    """What bots make of the cards of the last deal that is over within *moves* of a game that can
    be reported on, played so many *times*; the same moves give the same figures. *brought* is what
    the game started from."""
    reports = GAMES[game].reports
    assert reports is not None, f"no bot plays deals of {game} again"
    rules, play = GAMES[game].rules(options).begun_with(brought), reports.replayer(options)
    *_, (first, number) = deals_over(rules, moves)
    dealt = next(islice(states(rules, moves[:first]), first, None))
    found = [play(dealt, Random(derived_seed("cards played", again))) for again in range(times)]
    by_side = list(zip(*found, strict=True))
    sheet = rules.sheet([*states(rules, moves)][-1])
    deal = next(deal for deal in sheet.deals if deal.number == number)
    return CardsPlayed(
        number,
        tuple(map(deal.points_by_rules, range(len(sheet.sides)))),
        tuple(map(fmean, by_side)),
        tuple(map(pstdev, by_side)),
        times,
    )
