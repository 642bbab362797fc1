"""Which codes of a game may be checked: those of deals that are over, and how they turn out."""

from __future__ import annotations

from msgspec import Struct

from handfoot_gui.engine.fair import CheckedDeal, checked
from handfoot_gui.engine.record import states
from handfoot_gui.engine.registry import AnyRecord, AnyRules


class DealCheck(Struct, frozen=True):
    """The code of one deal that has been made."""

    number: int
    """Of the deal, counted from 1."""
    checked: CheckedDeal
    is_over: bool
    """Otherwise salt and order are still nobody's business: they tell every hand."""


def deal_checks(rules: AnyRules, record: AnyRecord) -> tuple[DealCheck, ...]:
    """Every deal of *record* with a code. Replays the game, whose moves must be legal."""
    found = {code.deal.move: code for code in checked(rules, record)}
    begun: list[tuple[int, CheckedDeal]] = []
    state = rules.start()
    for number, state in enumerate(states(rules, record.moves)):
        if number + 1 in found:
            begun.append((len(rules.sheet(state).deals) + 1, found[number + 1]))
    ended = len(rules.sheet(state).deals)
    return tuple(DealCheck(number, code, number <= ended) for number, code in begun)
